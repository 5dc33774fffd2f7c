import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';
import type { GameInfo, Level } from '#server/schema.ts';
import { useCourses } from '../app/coach.ts';
import { useMe } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { Avatar, Button, Chip, Emoji, LinkButton, Notice, Segmented, Sign, Sticker, soften } from '../kit/index.ts';
import { coachedMatch, forNewcomer, isChosenFor, levelOf, matchFor, opponentsOf } from './choices.ts';
import css from './Home.module.css';
import type { ChangeChoice } from './Home.tsx';
import type { TableChoice } from './kept.ts';
import { PosterPicture } from './PosterPictures.tsx';
import { gameWords } from './titles.ts';
import { useOpenTable } from './useOpenTable.ts';
import { useWords } from './words.ts';

const GameSettings = lazy(() => import('./GameSettings.tsx').then((m) => ({ default: m.GameSettings })));
const HotSeat = lazy(() => import('./HotSeat.tsx').then((m) => ({ default: m.HotSeat })));

/** A game that waits to be chosen. */
export function Poster({ game, flag, onPress }: { readonly game: GameInfo; readonly flag: ReactNode; readonly onPress: () => void }) {
  const { p, lang, say } = useWords();
  const words = gameWords(lang, game.id);
  return (
    <button type="button" className={css.poster} data-game={game.id} onClick={onPress}>
      <PosterPicture game={game.id} sticker={Sticker} />
      {flag}
      <span className={css.posterText}>
        <b>{soften(words.title)}</b>
        <small>
          {say(p.home.players, game.seats)} · {words.minutes}
        </small>
      </span>
    </button>
  );
}

/** Fetched while the pointer is still on its way to the button. */
const preload = (game: string): void => {
  void import('./MatchPage.tsx').catch(() => undefined);
  void import('../table/games.ts').then(({ loadGame }) => loadGame(game)).catch(() => undefined);
};

/** The chosen game: how many, how strong, and three ways to begin. */
export function Featured({
  game,
  calm,
  flag,
  choice,
  change,
}: {
  readonly game: GameInfo;
  /** Something else on the page is to be done first. */
  readonly calm: boolean;
  /** Tables of this game that wait or are under way. */
  readonly flag: ReactNode;
  readonly choice: TableChoice;
  readonly change: ChangeChoice;
}) {
  const { p, lang, say } = useWords();
  const words = gameWords(lang, game.id);
  const { busy, problem, open } = useOpenTable();
  /** Null until it was wanted once: then its code is fetched. */
  const [hot, setHot] = useState<boolean | null>(null);
  const title = useId();
  // Nobody has played this game here yet: an easy beginning, unless they choose.
  const isNew = useCourses()[game.id] === undefined;
  const isFirst = useSettings().coach && isNew;
  const taken = isFirst ? forNewcomer(choice, game) : choice;
  return (
    <>
      <article className={css.featured} data-game={game.id} aria-labelledby={title}>
        <PosterPicture game={game.id} sticker={Sticker} wide />
        {flag}
        <div className={css.body}>
          <h2 id={title}>{words.title}</h2>
          <p>{words.tagline}</p>
          <div className={css.tags}>
            <Chip icon={<Sign name="person" />} title={say(p.home.playersWords, game.seats)}>
              {say(p.home.players, game.seats)}
            </Chip>
            <Chip icon={<Sign name="hourglass" />}>{words.minutes}</Chip>
            <Link href={`/rules/${game.id}`} className={css.chipLink}>
              <Sign name="rule-book" />
              {p.home.howTo}
            </Link>
            <Link href={`/daily/${game.id}`} className={css.chipLink}>
              <Sign name="hourglass" />
              {p.home.daily}
            </Link>
            {game.options.length > 0 && <Settings game={game} choice={choice} change={change} />}
          </div>
          <Setup game={game} choice={taken} change={change} />
          {isFirst && !isChosenFor(choice, game) && (
            <p className={css.first} data-first="">
              <Sign name="hourglass" />
              {game.options.some(({ key }) => key === 'sides')
                ? p.home.firstAsRick
                : game.options.some(({ key }) => key === 'factions')
                  ? p.home.firstRandom
                  : p.home.first}
            </p>
          )}
          {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
          <div className={css.buttons}>
            <Button
              kind={calm ? 'plain' : 'act'}
              size="big"
              icon={<Emoji name="robot" />}
              disabled={busy}
              data-action="play-now"
              aria-describedby={title}
              onPointerEnter={() => preload(game.id)}
              onFocus={() => preload(game.id)}
              onClick={() => void open(isFirst ? coachedMatch(taken, game) : matchFor(taken, game, 'bots'))}
            >
              {busy ? p.home.starting : p.home.playNow}
            </Button>
            {isNew && (
              <LinkButton href={`/learn/${game.id}`} size="big" data-action="learn" aria-describedby={title}>
                {p.home.learn}
              </LinkButton>
            )}
            {game.seats.max > 1 && (
              <>
                <Button
                  size="big"
                  disabled={busy}
                  data-action="invite"
                  aria-describedby={title}
                  onClick={() => void open(matchFor(choice, game, 'friends'))}
                >
                  {p.home.invite}
                </Button>
                <Button
                  size="big"
                  disabled={busy}
                  data-action="hot-seat"
                  aria-describedby={title}
                  aria-haspopup="dialog"
                  onClick={() => setHot(true)}
                >
                  {p.home.hotSeat}
                </Button>
              </>
            )}
          </div>
        </div>
      </article>
      {hot !== null && (
        <Suspense fallback={null}>
          <HotSeat
            open={hot}
            game={game}
            busy={busy}
            problem={problem}
            onClose={() => setHot(false)}
            onStart={(names) => void open(matchFor(choice, game, { names }))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opponents one by one, and their level. */
function Setup({ game, choice, change }: { readonly game: GameInfo; readonly choice: TableChoice; readonly change: ChangeChoice }) {
  const { p, say } = useWords();
  const me = useMe();
  const label = useId();
  const many = opponentsOf(choice, game);
  const setMany = (n: number): void => change({ opponents: { ...choice.opponents, [game.id]: n } });
  return (
    <div className={css.setup}>
      <div className={css.field}>
        <span id={label} role="status">
          {say(p.home.opponents, { n: many })}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in all browsers */}
        <div className={css.seats} role="group" aria-labelledby={label}>
          <Avatar seed={me?.avatar ?? 'guest'} seat={0} size="sm" />
          {Array.from({ length: many }, (_, i) => (
            <Avatar key={`bot-${String(i)}`} seed={`bot-${String(i)}`} emoji="robot" seat={i + 1} size="sm" />
          ))}
          <button
            type="button"
            className={css.round}
            data-action="fewer"
            aria-label={p.home.removeSeat}
            disabled={many <= game.seats.min - 1}
            onClick={() => setMany(many - 1)}
          >
            −
          </button>
          <button
            type="button"
            className={css.round}
            aria-label={p.home.addSeat}
            disabled={many >= game.seats.max - 1}
            onClick={() => setMany(many + 1)}
          >
            +
          </button>
        </div>
      </div>
      {game.levels.length > 1 && (
        <div className={css.field}>
          <span>{p.home.bots}</span>
          <Segmented<Level>
            label={p.home.bots}
            value={levelOf(choice, game)}
            options={game.levels.map((level) => ({ value: level, label: p.home.levels[level] }))}
            onChange={(level) => change({ level, levels: { ...choice.levels, [game.id]: level } })}
          />
        </div>
      )}
    </div>
  );
}

/** The game's own settings, kept for next time. */
function Settings({ game, choice, change }: { readonly game: GameInfo; readonly choice: TableChoice; readonly change: ChangeChoice }) {
  const { p } = useWords();
  /** Null until it was wanted once: then its code is fetched. */
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={css.chipLink} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sign name="cog" />
        {p.home.options}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <GameSettings open={open} game={game} choice={choice} change={change} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
