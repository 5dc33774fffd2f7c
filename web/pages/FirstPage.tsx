import type { Lang } from '#engine';
import { paint } from '../app/paint.ts';
import { type StickerProps, StillSticker } from '../art/StillSticker.tsx';
import { stickerUrl } from '../art/store.ts';
import { Logo } from '../kit/Logo.tsx';
import { first } from '../text/first.ts';
import frame from './Frame.module.css';
import css from './Home.module.css';
import { hadRunning, readChoice } from './kept.ts';
import lists from './Lists.module.css';
import { PosterStickers, PostersSkeleton } from './PosterPictures.tsx';
import { posters } from './posters.ts';

const sticker = (props: StickerProps) => <StillSticker {...props} url={stickerUrl(props.name, props.cut ?? 'big')} />;

const games = Object.keys(posters);

function chosenGame(): string {
  const { game } = readChoice();
  return games.includes(game) ? game : games[0];
}

/** The home page as it looks before its code is there: same places, nothing to press. The chosen game alone has its stickers at once: each is a picture to be read. */
export function FirstPage({ lang }: { readonly lang: Lang }) {
  const words = first[lang];
  return (
    <div className={frame.page} aria-busy="true">
      <header className={frame.top}>
        <span className={frame.logo}>
          <Logo className={frame.mark} />
          <span>{words.brand}</span>
        </span>
      </header>
      <main className={frame.content}>
        {hadRunning() && <div className={lists.running} data-running="soon" />}
        <section className={css.hello}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </section>
        <section className={css.posters} data-many={games.length}>
          <PostersSkeleton lang={lang} games={games} chosen={chosenGame()} sticker={sticker} bare />
        </section>
      </main>
    </div>
  );
}

/** What the small posters still lack. */
export function addSmallPosters(page: Element): void {
  const chosen = chosenGame();
  for (const game of games) {
    const picture = game === chosen ? null : page.querySelector(`[data-game="${game}"] > :first-child`);
    if (picture !== null) paint(<PosterStickers game={game} sticker={sticker} />, picture);
  }
}
