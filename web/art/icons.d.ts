declare module 'virtual:icons/ui' {
  export const icons: import('./types.ts').IconSet;
}
declare module 'virtual:icons/urls' {
  /** Set name to the address of its icons. */
  export const urls: Readonly<Record<string, string>>;
}
