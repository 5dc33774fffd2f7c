import type { Art, Ground, Small, Spot } from './types.ts';

/** A small sticker at its place. */
export const at = (name: string, spot: Spot, size?: number): Small => [name, spot, size];

/** The short way to write a family of pictures down: the big sticker, then one or two small ones. */
export type Sketch = readonly [big: string, first?: string, second?: string];

/** Small stickers go to the upper right and lower left, in every second picture mirrored, so that a row of cards is lively. */
export function draw(pat: readonly Ground[], sketches: Readonly<Record<string, Sketch>>, size?: number): Record<string, Art> {
  return Object.fromEntries(
    Object.entries(sketches).map(([id, [big, first, second]], n) => {
      const [upper, lower] = n % 2 === 0 ? (['tr', 'bl'] as const) : (['tl', 'br'] as const);
      const small = [first === undefined ? [] : [at(first, upper, 5)], second === undefined ? [] : [at(second, lower, 5)]].flat();
      return [id, size === undefined ? { big, small, pat } : { big, small, pat, size }];
    }),
  );
}
