import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isProved } from '#puzzles/puzzle.ts';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import { Frame } from '../pages/Frame.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { useWords } from '../pages/words.ts';
import type { GameParts } from '../table/board.ts';
import { loadGame } from '../table/games.ts';
import { TablePage } from '../table/TablePage.tsx';
import { puzzleTexts } from '../text/puzzles.ts';
import { hrefOf, keyOfPuzzle, type Listed, loadPuzzles, puzzled } from './data.ts';
import { today } from './day.ts';
import css from './Puzzle.module.css';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { type Level, note, progress } from './progress.ts';
import { cardsOf, tableAt } from './session.ts';
import { usePuzzle } from './usePuzzle.ts';

/** One puzzle at its table. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  const [, go] = useLocation();
  const [loaded, setLoaded] = useState<{ readonly parts: GameParts; readonly list: readonly Listed[] } | 'failed' | null>(null);
  const load = (): void => {
    setLoaded(null);
    Promise.all([loadGame(game), loadPuzzles(game)]).then(
      ([parts, list]) => setLoaded({ parts, list }),
      () => setLoaded('failed'),
    );
  };
  useEffect(load, [game]);
  const at = loaded instanceof Object ? loaded.list.findIndex(({ puzzle }) => puzzle.id === id) : -1;
  if (loaded instanceof Object && at >= 0) {
    const { list, parts } = loaded;
    const next =
      list.length < 2
        ? null
        : (list.find((one, i) => i > at && progress().results[keyOfPuzzle(one)] === undefined) ?? list[(at + 1) % list.length]);
    return <Solving key={id} one={list[at]} parts={parts} next={next} onNext={() => next !== null && go(hrefOf(next))} />;
  }
  const isMissing = loaded instanceof Object || !puzzled.includes(game);
  return (
    <Frame title={w.title}>
      {isMissing ? (
        <EmptyState emoji="eyes" title={w.missing} text={w.missingText} action={<LinkButton href="/puzzles">{w.toPuzzles}</LinkButton>} />
      ) : loaded === 'failed' ? (
        <EmptyState
          emoji="broken-heart"
          title={w.loadFailed}
          action={
            <Button kind="act" onClick={load}>
              {w.tryAgain}
            </Button>
          }
        />
      ) : (
        <CardSkeletons count={3} text={w.checking} />
      )}
    </Frame>
  );
}

export interface SolvingProps {
  readonly one: Listed;
  readonly parts: GameParts;
  readonly next: Listed | null;
  readonly onNext: () => void;
  /** Practice: the level stays. */
  readonly unrated?: boolean;
  /** Told once for each puzzle: whether the first try was right. */
  readonly onResult?: (right: boolean) => void;
}

export function Solving({ one, parts, next, onNext, unrated = false, onResult }: SolvingProps) {
  const { lang } = useWords();
  const w = puzzleTexts[lang];
  const { puzzle } = one;
  const [round, setRound] = useState(0);
  const [rungs, setRungs] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [before, setBefore] = useState<Level | null>(null);
  const played = usePuzzle(parts, puzzle, round, lang, w);
  const { now, session, solution } = played;
  const key = keyOfPuzzle(one);
  useTitle(`${w.kinds[puzzle.kind]} — ${w.title}`);

  const noted = useRef(-1);
  const result = now.result;
  useEffect(() => {
    if (result === null || noted.current === round) return;
    noted.current = round;
    const isFirst = progress().results[key] === undefined;
    setBefore(isFirst && !unrated ? progress().level : null);
    onResult?.(result === 'solved');
    void today(one.game).then(({ name }) => note(key, { solved: result === 'solved', hinted: rungs > 0 }, puzzle.rating, name, !unrated));
  }, [result, round, key, rungs, puzzle, unrated, onResult, one]);

  const again = (): void => {
    setShown(null);
    setRound(round + 1);
  };
  const onRung = (n: number): void => setRungs(Math.max(rungs, n));
  useKeys({
    KeyH: () => result === null && shown === null && onRung(Math.min(4, rungs + 1)),
    KeyR: again,
    KeyN: () => next !== null && onNext(),
    ArrowLeft: shown === null ? undefined : () => setShown(Math.max(0, shown - 1)),
    ArrowRight: shown === null ? undefined : () => setShown(Math.min(solution?.moves.length ?? 0, shown + 1)),
  });

  const looked = useMemo(
    () =>
      shown === null || solution === null
        ? null
        : tableAt({ parts, puzzle, names: w.names, you: w.you }, solution.moves.slice(0, shown)).live,
    [shown, solution, parts, puzzle, w],
  );
  useEffect(() => () => looked?.close(), [looked]);
  const table = useRef<HTMLDivElement>(null);
  const isHinting = result === null && rungs >= 2 && now.moves.length === 0;
  const first = solution?.moves[0];
  const marked = useMemo(
    () => (isHinting && first !== undefined ? cardsOf(session.match, puzzle.seat, first.keys).map((card) => card.id) : []),
    [isHinting, first, session, puzzle],
  );
  useMarks(table, marked);
  const live = looked ?? session.live;
  return (
    <div className={css.page}>
      <PuzzlePanel
        one={one}
        next={next}
        played={played}
        rungs={rungs}
        onRung={onRung}
        before={before}
        tries={progress().results[key]?.tries ?? 0}
        shown={shown}
        onShown={(n) => setShown(n === 0 && shown === null && !isProved(puzzle.kind) ? 1 : n)}
        onAgain={again}
        onNext={onNext}
        onRight={() => void today(one.game).then(({ name }) => note(key, { solved: true, hinted: rungs > 0 }, puzzle.rating, name, false))}
      />
      <div className={css.table} ref={table} inert={looked !== null}>
        <TablePage key={`${round} ${shown}`} live={live} home="/puzzles" exercise />
      </div>
    </div>
  );
}

/** Keys of the puzzle come before those of the table. */
function useKeys(keys: { readonly [code: string]: (() => unknown) | undefined }): void {
  const held = useRef(keys);
  useEffect(() => {
    held.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = held.current[event.code];
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (act === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

/** Cards that a hint speaks of are outlined, also when the table is drawn anew. */
function useMarks(table: { readonly current: HTMLDivElement | null }, cards: readonly number[]): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    const mark = (): void => {
      for (const old of root.querySelectorAll('[data-puzzle-mark]')) old.removeAttribute('data-puzzle-mark');
      for (const id of cards) for (const card of root.querySelectorAll(`[data-card="${id}"]`)) card.setAttribute('data-puzzle-mark', '');
    };
    mark();
    if (cards.length === 0) return;
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const old of root.querySelectorAll('[data-puzzle-mark]')) old.removeAttribute('data-puzzle-mark');
    };
  }, [table, cards]);
}
