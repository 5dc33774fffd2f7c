import type { CSSProperties } from 'react';
import css from './Picture.module.css';
import { EMPTY } from './store.ts';

export interface StickerProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** In em of the surrounding font size. */
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly cut?: 'big' | 'small';
}

/** A sticker whose picture is known already. The image is 36/32 of the emoji: the outline needs room. */
export function StillSticker({ url, x, y, size, turn = 0, flip = false }: StickerProps & { readonly url: string | undefined }) {
  const style = { '--x': x, '--y': `${y}%`, '--k': (size * 1.125).toFixed(2), '--r': `${turn}deg`, '--fx': flip ? -1 : 1 } as CSSProperties;
  return <img className={css.sticker} style={style} src={url ?? EMPTY} alt="" draggable={false} />;
}
