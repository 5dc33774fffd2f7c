import type { Lang } from '#engine';
import { cx, Logo, Sticker } from '../kit/index.ts';
import { posters } from '../pages/posters.ts';
import { gameWords } from '../pages/titles.ts';
import { first } from '../text/first.ts';
import css from './OgPage.module.css';

const SITE = 'home';
const PLACES = [
  [11, 44, 13, -8],
  [30, 56, 14, 6],
  [50, 46, 16, 0],
  [70, 56, 14, -4],
  [89, 44, 14, 8],
] as const;

/** What a messenger shows beside a link: 1200 × 630, one for each game and language, one for the site. Drawn by `scripts/og.mjs`. */
export function OgPage({ game, lang }: { readonly game: string; readonly lang: Lang }) {
  const art = posters[game];
  const { brand } = first[lang];
  const words = game === SITE ? null : gameWords(lang, game);
  return (
    <main className={css.page} data-game={game === SITE ? undefined : game} data-og={game}>
      <div className={cx(css.art, art?.ground === 'hills' && css.hills, art?.ground === 'portal' && css.portal)}>
        <span className={css.rays} />
        {game === SITE
          ? Object.values(posters).map((one, i) => {
              const [x, y, size, turn] = PLACES[i % PLACES.length];
              return one && <Sticker key={one.emblem} name={one.emblem} x={x} y={y} size={size} turn={turn} />;
            })
          : art?.wide.map(([name, x, y, size, turn]) => (
              <Sticker key={name} name={name} x={x} y={y * 0.92} size={size} turn={turn ?? 0} cut={size < 8 ? 'small' : 'big'} />
            ))}
      </div>
      <footer className={css.foot}>
        <div>
          <h1>{words?.title ?? brand}</h1>
          <p>
            {words?.tagline ??
              Object.keys(posters)
                .map((id) => gameWords(lang, id).short)
                .join(' · ')}
          </p>
        </div>
        {words !== null && (
          <span className={css.brand}>
            <Logo /> {brand}
          </span>
        )}
      </footer>
    </main>
  );
}
