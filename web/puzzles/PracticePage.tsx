import { useCallback, useEffect, useState } from 'react';
import { KINDS } from '#puzzles/puzzle.ts';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import { Frame } from '../pages/Frame.tsx';
import { useWords } from '../pages/words.ts';
import type { GameParts } from '../table/board.ts';
import { loadGame } from '../table/games.ts';
import { clockTime } from '../table/words.ts';
import { puzzleTexts } from '../text/puzzles.ts';
import { hrefOf, keyOfPuzzle, type Listed } from './data.ts';
import { Solving } from './PuzzlePage.tsx';
import css from './Puzzles.module.css';
import { useAll, useToday } from './PuzzlesPage.tsx';
import { noteStorm, progress } from './progress.ts';

const STORM_MS = 180_000;
const MISTAKES = 3;
/** A warm-up is a little easier than the person is good. */
const EASIER = 100;

/** Five in a row, or as many as can be done in three minutes. */
export function PracticePage({ kind }: { readonly kind: 'warm-up' | 'storm' }) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  const all = useAll();
  const [round, setRound] = useState(0);
  if (all !== null && all !== 'failed') return <Round key={round} kind={kind} all={all} onAgain={() => setRound(round + 1)} />;
  return (
    <Frame title={kind === 'storm' ? w.storm : w.warmUp}>
      {all === 'failed' ? (
        <EmptyState emoji="broken-heart" title={w.loadFailed} action={<LinkButton href="/puzzles">{w.toPuzzles}</LinkButton>} />
      ) : (
        <CardSkeletons count={3} text={w.checking} />
      )}
    </Frame>
  );
}

interface RoundProps {
  readonly kind: 'warm-up' | 'storm';
  readonly all: readonly Listed[];
  readonly onAgain: () => void;
}

function Round({ kind, all, onAgain }: RoundProps) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const day = useToday();
  const [list] = useState(() => (kind === 'storm' ? forStorm(all) : forWarmUp(all)));
  const [at, setAt] = useState(0);
  const [results, setResults] = useState<readonly boolean[]>([]);
  const [ends, setEnds] = useState<number | null>(null);
  const left = useLeft(ends);
  const parts = useParts(list[at]?.game);
  const wrong = results.filter((right) => !right).length;
  const isOver = list.length > 0 && (at >= list.length || (kind === 'storm' && (left === 0 || wrong >= MISTAKES)));
  useEffect(() => {
    if (kind === 'storm' && parts !== null && ends === null) setEnds(Date.now() + STORM_MS);
  }, [kind, parts, ends]);
  const solved = results.length - wrong;
  useEffect(() => {
    if (isOver && kind === 'storm' && day !== null) noteStorm(solved, day.name);
  }, [isOver, kind, day, solved]);
  const onResult = useCallback(
    (right: boolean): void => {
      setResults((before) => (before.length > at ? before : [...before, right]));
      // The next one slides in at once.
      if (kind === 'storm') window.setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), 900);
    },
    [at, kind],
  );
  if (isOver)
    return (
      <Frame title={kind === 'storm' ? w.stormOver : w.warmUpDone}>
        <EmptyState
          emoji="trophy"
          title={kind === 'storm' ? w.stormOver : w.warmUpDone}
          text={kind === 'storm' ? say(w.stormSolved, { n: solved, wrong }) : say(w.warmUpRight, { n: solved })}
          action={
            <>
              <Button kind="act" data-action="practice-again" onClick={onAgain}>
                {kind === 'storm' ? w.stormAgain : w.start}
              </Button>
              <LinkButton href="/puzzles">{w.toPuzzles}</LinkButton>
            </>
          }
        />
        {wrong > 0 && (
          <section className={css.box}>
            <h2>{w.mistakes}</h2>
            <ul>
              {list
                .filter((_, i) => results.at(i) === false)
                .map((one) => (
                  <li key={keyOfPuzzle(one)}>
                    <a href={hrefOf(one)}>
                      {say(w.nth, { n: one.n })} · {w.kinds[one.puzzle.kind]}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </Frame>
    );
  const one = list[at];
  if (one === undefined || parts === null || parts.game.id !== one.game)
    return (
      <Frame title={kind === 'storm' ? w.storm : w.warmUp}>
        <CardSkeletons count={3} text={w.checking} />
      </Frame>
    );
  return (
    <>
      <Solving
        key={keyOfPuzzle(one)}
        one={one}
        parts={parts}
        next={list[at + 1] ?? one}
        onNext={() => setAt(at + 1)}
        unrated
        onResult={onResult}
      />
      <div className={css.storm} role="timer" aria-live="off">
        {kind === 'storm' && left !== null
          ? `${say(w.left, { time: clockTime(left) })} · ${say(w.stormCount, { n: solved, wrong })}`
          : say(w.step, { n: at + 1, all: list.length })}
      </div>
    </>
  );
}

/** What is left until a moment, every second; null: it has not begun. */
function useLeft(ends: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);
  return ends === null ? null : Math.max(0, ends - now);
}

function useParts(game: string | undefined): GameParts | null {
  const [parts, setParts] = useState<GameParts | null>(null);
  useEffect(() => {
    if (game !== undefined) void loadGame(game).then(setParts, () => undefined);
  }, [game]);
  return parts;
}

const shuffled = (list: readonly Listed[]): Listed[] =>
  list
    .map((one) => ({ one, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one);

/** Short ones, the easiest first. */
const forStorm = (all: readonly Listed[]): Listed[] =>
  shuffled(all.filter(({ puzzle }) => puzzle.themes.includes('short')))
    .slice(0, 40)
    .sort((a, b) => a.puzzle.rating - b.puzzle.rating);

/** One of each kind that lies near the level, not seen before if there are any. */
function forWarmUp(all: readonly Listed[]): Listed[] {
  const { level, results } = progress();
  const near = ({ puzzle }: Listed): number => Math.abs(puzzle.rating - level.rating + EASIER);
  const fresh = (one: Listed): number => (results[keyOfPuzzle(one)] === undefined ? 0 : 1000);
  const sorted = shuffled(all).sort((a, b) => near(a) + fresh(a) - near(b) - fresh(b));
  const chosen = KINDS.flatMap((kind) => sorted.find(({ puzzle }) => puzzle.kind === kind) ?? []);
  return [...chosen, ...sorted.filter((one) => !chosen.includes(one))].slice(0, 5);
}
