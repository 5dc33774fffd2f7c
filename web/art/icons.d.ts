declare module 'virtual:icons/*' {
  export const icons: import('./types.ts').IconSet;
}
