/** How well a seat is played. All levels see only what the seat may see. */
export const LEVELS = ['random', 'easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);

/** When to stop thinking: after so many milliseconds, after so many playouts, or at whichever comes first. Only playouts repeat exactly. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}
