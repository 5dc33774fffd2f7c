declare module 'virtual:page-house' {
  /** Addresses of the workers (`web/build/house.ts`). */
  export const houseWorker: string;
  export const mindWorker: string;
  export const proofWorker: string;
}
