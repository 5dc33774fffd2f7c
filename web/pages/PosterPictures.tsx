import type { ReactNode } from 'react';
import type { Lang } from '#engine';
import type { StickerProps } from '../art/StillSticker.tsx';
import { cx } from '../kit/cx.ts';
import { LineSkeletons } from '../kit/LineSkeletons.tsx';
import { soften } from '../kit/soften.ts';
import css from './Home.module.css';
import { posters } from './posters.ts';
import { gameWords } from './titles.ts';

// Nothing here has a state or asks for anything: `FirstPage.tsx` draws the same before React is there.

/** How a sticker is drawn. */
type DrawSticker = (props: StickerProps) => ReactNode;

interface PictureProps {
  readonly game: string;
  readonly sticker: DrawSticker;
  readonly wide?: boolean;
  /** The ground alone, with its stickers to come. */
  readonly bare?: boolean;
}

export function PosterPicture({ game, sticker, wide = false, bare = false }: PictureProps) {
  const art = posters[game];
  return (
    <span
      className={cx(wide ? css.wideArt : css.art, art?.ground === 'hills' && css.hills, art?.ground === 'portal' && css.portal)}
      aria-hidden="true"
    >
      <span className={css.rays} />
      {!bare && <PosterStickers game={game} sticker={sticker} wide={wide} />}
    </span>
  );
}

export function PosterStickers({ game, sticker: Sticker, wide = false }: PictureProps) {
  const art = posters[game];
  return (wide ? art?.wide : art?.tall)?.map(([name, x, y, size, turn]) => (
    <Sticker key={name} name={name} x={x} y={y} size={size} turn={turn ?? 0} cut={size < 8 ? 'small' : 'big'} />
  ));
}

interface SkeletonProps {
  readonly lang: Lang;
  readonly games: readonly string[];
  readonly chosen: string;
  readonly sticker: DrawSticker;
  /** The small posters get their stickers later. */
  readonly bare?: boolean;
}

/** The posters before the server has told what is played: the same places, so that nothing moves when it has. */
export function PostersSkeleton({ lang, games, chosen, sticker, bare = false }: SkeletonProps) {
  return games.map((game) => {
    const words = gameWords(lang, game);
    return game === chosen ? (
      <article key={game} className={css.featured} data-game={game}>
        <PosterPicture game={game} sticker={sticker} wide />
        <div className={css.body}>
          <h2>{words.title}</h2>
          <p>{words.tagline}</p>
          <div className={css.blank}>
            <LineSkeletons count={3} />
          </div>
        </div>
      </article>
    ) : (
      <div key={game} className={css.poster} data-game={game}>
        <PosterPicture game={game} sticker={sticker} bare={bare} />
        <span className={css.posterText}>
          <b>{soften(words.title)}</b>
          <small>{words.minutes}</small>
        </span>
      </div>
    );
  });
}
