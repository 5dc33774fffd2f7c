import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGames, useGamesFailed } from '../app/games.ts';
import { hasAnyHere } from '../app/here.ts';
import { remembered } from '../app/remembered.ts';
import { isSlowClock, useHadSlow, useTables, waitingIn } from '../app/tables.ts';
import { loadArt, Notice, Sticker, usePhone } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import { Featured, Poster } from './Featured.tsx';
import { Flag } from './Flag.tsx';
import { Frame } from './Frame.tsx';
import css from './Home.module.css';
import { keepChoice, readChoice, type TableChoice } from './kept.ts';
import { PostersSkeleton } from './PosterPictures.tsx';
import { Running, useMyMatches } from './Running.tsx';
import { useWords } from './words.ts';

/** Resolves when the browser has nothing more urgent to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
/** What lies below the shelf comes when the shelf stands. */
const Columns = lazy(() =>
  idle()
    .then(() => import('./Lists.tsx'))
    .then((m) => ({ default: m.Columns })),
);
// Wanted by few, and not at once.
const KeepOffer = lazy(() => import('./KeepOffer.tsx').then((m) => ({ default: m.KeepOffer })));
/** Only who has played without the server has something brought home. */
const CameHome = lazy(() => import('./CameHome.tsx').then((m) => ({ default: m.CameHome })));
/** Only who has slow matches comes back to them. */
const Ribbon = lazy(() => import('./Ribbon.tsx').then((m) => ({ default: m.Ribbon })));

export type ChangeChoice = (next: Partial<TableChoice>) => void;

export function Home() {
  const { p, lang, ui } = useWords();
  const all = useGames();
  const failed = useGamesFailed();
  const phone = usePhone();
  const [choice, setChoice] = useState(readChoice);
  const mine = useMyMatches();
  // What goes over days has a line of its own.
  const live = { ...mine, matches: mine.matches.filter(({ clock }) => !isSlowClock(clock)) };
  const isLive = live.matches.some(({ status }) => status === 'playing');
  const hadSlow = useHadSlow();
  const tables = useTables(hadSlow);
  const waiting = waitingIn(tables);
  const posters = useRef<HTMLElement>(null);
  useEffect(() => void loadArt('lobby').catch(() => undefined), []);
  const change: ChangeChoice = (next) => {
    const whole = { ...choice, ...next };
    setChoice(whole);
    keepChoice(whole);
  };
  const games = all?.filter((game) => playable.includes(game.id)) ?? [];
  const chosen = games.find((game) => game.id === choice.game) ?? games[0];
  /** The pressed poster is no more; the keyboard goes on at what it became. */
  const choose = (game: string): void => {
    change({ game });
    requestAnimationFrame(() => {
      if (phone) posters.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      posters.current?.querySelector<HTMLElement>('[data-action="play-now"]')?.focus({ preventScroll: true });
    });
  };
  return (
    <Frame title={ui.common.brand}>
      <Running {...live} />
      {hadSlow && (
        <Suspense fallback={null}>
          <Ribbon game={chosen?.id ?? playable[0]} calm={isLive} />
        </Suspense>
      )}
      {(hasAnyHere() || remembered('news') !== null) && (
        <Suspense fallback={null}>
          <CameHome />
        </Suspense>
      )}
      {mine.matches.length > 0 && (
        <Suspense fallback={null}>
          <KeepOffer />
        </Suspense>
      )}
      <section className={css.hello}>
        <h1>{p.home.title}</h1>
        <p>{p.home.lead}</p>
      </section>
      {failed && all === null && (
        <div className={css.offline}>
          <Notice tone="bad" sign="unplugged" role="alert" title={p.home.offline} busy />
        </div>
      )}
      <section
        ref={posters}
        className={css.posters}
        aria-label={p.home.list}
        aria-busy={chosen === undefined}
        data-many={chosen === undefined ? playable.length : games.length}
      >
        {chosen === undefined ? (
          <PostersSkeleton
            lang={lang}
            games={playable}
            chosen={playable.includes(choice.game) ? choice.game : playable[0]}
            sticker={Sticker}
          />
        ) : (
          games.map((game) =>
            game.id === chosen.id ? (
              <Featured
                key={game.id}
                game={game}
                calm={isLive || waiting.length > 0}
                flag={<Flag game={game.id} tables={tables} />}
                choice={choice}
                change={change}
              />
            ) : (
              <Poster key={game.id} game={game} flag={<Flag game={game.id} tables={tables} />} onPress={() => choose(game.id)} />
            ),
          )
        )}
      </section>
      <div className={css.columns}>
        {chosen !== undefined && (
          <Suspense fallback={null}>
            <Columns mine={mine} games={games} chosen={chosen} choice={choice} change={change} />
          </Suspense>
        )}
      </div>
    </Frame>
  );
}
