import type { Lang } from '#engine';
import { type StickerProps, StillSticker } from '../art/StillSticker.tsx';
import { stickerUrl } from '../art/store.ts';
import { Logo } from '../kit/Logo.tsx';
import { first } from '../text/first.ts';
import frame from './Frame.module.css';
import css from './Home.module.css';
import { readChoice } from './kept.ts';
import { PostersSkeleton } from './PosterPictures.tsx';
import { posters } from './posters.ts';

const sticker = (props: StickerProps) => <StillSticker {...props} url={stickerUrl(props.name, props.cut ?? 'big')} />;

/** The home page as it looks before its code is there: same places, nothing to press. */
export function FirstPage({ lang }: { readonly lang: Lang }) {
  const words = first[lang];
  const games = Object.keys(posters);
  const { game } = readChoice();
  return (
    <div className={frame.page} aria-busy="true">
      <header className={frame.top}>
        <span className={frame.logo}>
          <Logo className={frame.mark} />
          <span>{words.brand}</span>
        </span>
      </header>
      <main className={frame.content}>
        <section className={css.hello}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </section>
        <section className={css.posters} data-many={games.length}>
          <PostersSkeleton lang={lang} games={games} chosen={games.includes(game) ? game : games[0]} sticker={sticker} />
        </section>
      </main>
    </div>
  );
}
