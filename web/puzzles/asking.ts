import { proofWorker } from 'virtual:page-house';
import type { Move, Puzzle } from '#puzzles/puzzle.ts';
import type { Explained, Ruling, Told } from '#puzzles/referee.ts';

/** What the page asks the search beside it. */
export type Question =
  | { readonly kind: 'mine'; readonly moves: readonly Move[]; readonly keys: readonly string[] }
  | { readonly kind: 'other' | 'bot'; readonly moves: readonly Move[] }
  | { readonly kind: 'told'; readonly moves: readonly Move[]; readonly from: number }
  | { readonly kind: 'solution' }
  | { readonly kind: 'check'; readonly keys: readonly string[] };

export interface Answers {
  mine: Ruling;
  other: Ruling;
  bot: Move;
  /** What was done from a move on, as advice would say it. */
  told: readonly Told[];
  solution: Explained;
  check: boolean | null;
}

export interface Asked {
  readonly id: number;
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly question: Question;
}

export type Answered =
  | { readonly id: number; readonly answer: Answers[Question['kind']] }
  | { readonly id: number; readonly failed: string };

/** The search beside the page: it thinks, and the page goes on drawing. */
export interface Searcher {
  readonly ask: <K extends Question['kind']>(question: Question & { readonly kind: K }) => Promise<Answers[K]>;
  readonly close: () => void;
}

export function openSearcher(game: string, puzzle: Puzzle): Searcher {
  const worker = new Worker(proofWorker, { type: 'module' });
  const waiting = new Map<number, { readonly done: (answer: never) => void; readonly fail: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) one?.fail(new Error(data.failed));
    else one?.done(data.answer as never);
  });
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('the search could not be loaded'));
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((done, fail) => {
        const asked: Asked = { id: ++last, game, puzzle, question };
        waiting.set(asked.id, { done, fail });
        worker.postMessage(asked, []);
      }),
    close: () => worker.terminate(),
  };
}
