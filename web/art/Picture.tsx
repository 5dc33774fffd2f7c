import type { CSSProperties } from 'react';
import css from './Picture.module.css';
import { useStickerUrl } from './registry.ts';
import { type StickerProps, StillSticker } from './StillSticker.tsx';
import type { Art, Spot } from './types.ts';

const spots: Readonly<Record<Spot, readonly [x: number, y: number, turn: number]>> = {
  tl: [19, 45, -9],
  t: [50, 37, 0],
  tr: [81, 44, 9],
  l: [15, 63, -6],
  c: [50, 64, 0],
  r: [85, 63, 6],
  bl: [18, 80, -9],
  b: [50, 86, 0],
  br: [82, 79, 9],
};

/** One sticker at a place of its box, in per cent. */
export function Sticker(props: StickerProps) {
  return <StillSticker {...props} url={useStickerUrl(props.name, props.cut ?? 'big')} />;
}

/** The collage of a card, filling its box. Purely decorative. */
export function Picture({ art, part, className }: { readonly art: Art; readonly part?: string; readonly className?: string }) {
  const { big, small = [], pat = ['rays'], sky, size, turn, flip } = art;
  const style = sky && ({ '--s1': sky[0], '--s2': sky[1] } as CSSProperties);
  return (
    <div className={className ? `${css.picture} ${className}` : css.picture} style={style} data-part={part} aria-hidden="true">
      {pat.map((ground) => (
        <span key={ground} className={css[ground]} />
      ))}
      {typeof big === 'string' ? (
        <Sticker name={big} x={50} y={61} size={size ?? 11} turn={turn} flip={flip} />
      ) : (
        <>
          <Sticker name={big[0]} x={30} y={59} size={size ?? 8.4} turn={-5} />
          <Sticker name={big[1]} x={70} y={63} size={size ?? 8.4} turn={5} />
        </>
      )}
      {small.map(([name, spot, k = 4.8]) => {
        const [x, y, r] = spots[spot];
        return <Sticker key={`${name}-${spot}`} name={name} x={x} y={y} size={k} turn={r} cut="small" />;
      })}
    </div>
  );
}
