declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): unknown;
  export const ZZFX: { volume: number; readonly audioContext: { resume(): Promise<void>; suspend(): Promise<void> } };
}
