import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type AdviceVoice, contextFor, format, type Lang } from '#engine';
import type { Puzzle } from '#puzzles/puzzle.ts';
import type { Explained } from '#puzzles/referee.ts';
import type { GameParts } from '../table/board.ts';
import type { PuzzlesText } from '../text/puzzles.ts';
import { openSearcher, type Searcher } from './asking.ts';
import { nameOf, openSession, type Session, type Try } from './session.ts';

export interface Played {
  readonly session: Session;
  readonly searcher: Searcher;
  readonly voice: AdviceVoice;
  readonly now: Try;
  /** The solution in steps, once it was wanted. */
  readonly solution: Explained | null;
}

/** One try at a puzzle: `round` begins another one. */
export function usePuzzle(parts: GameParts, puzzle: Puzzle, round: number, lang: Lang, w: PuzzlesText): Played {
  const searcher = useMemo(() => openSearcher(parts.game.id, puzzle), [parts, puzzle]);
  useEffect(() => () => searcher.close(), [searcher]);
  const session = useMemo(
    () => openSession({ parts, puzzle, names: w.names, you: w.you, searcher, round }),
    [parts, puzzle, w, searcher, round],
  );
  useEffect(() => () => session.close(), [session]);
  const now = useSyncExternalStore(session.subscribe, session.getState);
  const [solution, setSolution] = useState<Explained | null>(null);
  useEffect(() => {
    setSolution(null);
    searcher.ask({ kind: 'solution' }).then(setSolution, () => undefined);
  }, [searcher]);
  const voice = useMemo((): AdviceVoice => {
    const text = parts.texts[lang];
    const names = Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? w.you : nameOf(w.names, puzzle, seat)));
    const context = contextFor(text, lang, names, puzzle.seat);
    return { lang, text, names, say: (message, params) => format(message, params, context) };
  }, [parts, puzzle, lang, w]);
  return { session, searcher, voice, now, solution };
}
