import type { Match, SeatId } from '#engine';
import { aimOf, settled, whoAnswers } from '#puzzles/aim.ts';
import { isProved, type Move, openPuzzle, type Puzzle, sameKeys } from '#puzzles/puzzle.ts';
import type { GameParts } from '../table/board.ts';
import { type LocalLive, openLocal } from '../table/local/local.ts';
import type { Searcher } from './asking.ts';

/** How a try stands. */
export interface Try {
  readonly moves: readonly Move[];
  /** Own answers that left a choice, by their place among the moves. */
  readonly steps: readonly number[];
  /** The search looks for what the others do. */
  readonly thinking: boolean;
  /** The place among the moves at which the solution was lost. */
  readonly lost: number | null;
  /** Other cards or dice would have saved it. */
  readonly byChance: boolean;
  readonly result: 'solved' | 'failed' | null;
  /** It goes on with bots, and counts for nothing. */
  readonly playingOn: boolean;
  readonly broken: boolean;
}

export interface Session {
  readonly live: LocalLive;
  readonly match: Match;
  readonly getState: () => Try;
  readonly subscribe: (listener: () => void) => () => void;
  readonly playOn: () => void;
  readonly close: () => void;
}

const BEGUN: Try = { moves: [], steps: [], thinking: false, lost: null, byChance: false, result: null, playingOn: false, broken: false };
/** What others do comes at the pace of the table. */
const PACE_MS = 650;

interface Wanted {
  readonly parts: GameParts;
  readonly puzzle: Puzzle;
  readonly names: readonly string[];
  readonly you: string;
  readonly searcher: Searcher;
  /** Each try has a table of its own. */
  readonly round: number;
}

const FACES = ['panda', 'owl', 'fox-2', 'cat', 'bear', 'frog', 'koala'];

/** A table at a position of a puzzle, after some answers; nobody answers by itself there. */
export function tableAt(
  { parts, puzzle, names, you }: Omit<Wanted, 'searcher' | 'round'>,
  moves: readonly Move[],
): { readonly live: LocalLive; readonly match: Match } {
  const match = openPuzzle(parts.game, puzzle);
  const live = openLocal(parts.game, {
    match,
    seed: `${puzzle.seed}`.padStart(64, '0'),
    seats: Array.from({ length: puzzle.seats }, (_, seat) =>
      seat === puzzle.seat
        ? { name: you, avatar: 'fox', kind: 'human' as const }
        : { name: nameOf(names, puzzle, seat), avatar: FACES[seat % FACES.length], kind: 'bot' as const },
    ),
    think: () => [],
    outside: true,
  });
  for (const move of moves) carryOut(match, move, puzzle.seat);
  if (moves.length > 0) live.refresh();
  return { live, match };
}

/** Others go by the same names at every look at a puzzle. */
export const nameOf = (names: readonly string[], { seat: mine }: Pick<Puzzle, 'seat'>, seat: SeatId): string =>
  names[(seat < mine ? seat : seat - 1) % names.length];

function carryOut(match: Match, { seat, keys, faces = [], rolls = [], again }: Move, viewer: SeatId): void {
  match.ordain({ seat: viewer, faces, rolls }, again === true);
  const refused = match.answerKeys(seat, match.n, keys);
  if (refused !== null) throw new Error(refused.code);
}

export function openSession(wanted: Wanted): Session {
  const { puzzle, searcher } = wanted;
  const { live, match } = tableAt(wanted, []);
  const aim = aimOf(match, puzzle.seat, isProved(puzzle.kind) ? puzzle.kind : 'win');
  const listeners = new Set<() => void>();
  let now = BEGUN;
  const door = { closed: false };
  const set = (change: Partial<Try>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };

  function done(move: Move): void {
    carryOut(match, move, puzzle.seat);
    set({ moves: [...now.moves, move] });
    live.refresh();
  }

  function judge(): void {
    if (now.result !== null) return;
    const reached = settled(match, aim);
    // A win that somebody could have stopped is luck.
    if (reached !== null)
      set({ result: reached && now.lost === null ? 'solved' : 'failed', lost: reached ? now.lost : (now.lost ?? now.steps.at(-1) ?? 0) });
  }

  async function mine(keys: readonly string[]): Promise<void> {
    const ask = match.askOf(puzzle.seat);
    if (ask === null || now.thinking) return;
    const at = now.moves.length;
    if (ask.options.length + (ask.min === 0 ? 1 : 0) > 1) set({ steps: [...now.steps, at] });
    if (!isProved(puzzle.kind) && now.result === null) {
      const right = puzzle.right.some((one) => sameKeys(one, keys));
      done({ seat: puzzle.seat, keys });
      set({ result: right ? 'solved' : 'failed', lost: right ? null : at });
      return;
    }
    if (now.playingOn || now.result !== null) {
      done({ seat: puzzle.seat, keys });
      return others();
    }
    set({ thinking: true });
    const { move, holds, byChance = false } = await searcher.ask({ kind: 'mine', moves: now.moves, keys });
    if (door.closed) return;
    if (!holds && now.lost === null) set({ lost: at, byChance });
    done(move);
    judge();
    await others();
  }

  /** Everybody else answers, until the seat is asked again or it is over. */
  async function others(): Promise<void> {
    while (!door.closed && match.open !== null && (now.result === null || now.playingOn)) {
      const bots = match.open.asks.filter(({ seat }) => seat !== puzzle.seat && match.askOf(seat) !== null);
      const isNext = now.playingOn ? bots.length > 0 : whoAnswers(match, puzzle.seat) !== puzzle.seat;
      if (!isNext) break;
      set({ thinking: true });
      const [move] = await Promise.all([theirs(), wait(PACE_MS)]);
      if (door.closed) return;
      done(move);
      judge();
    }
    set({ thinking: false });
  }

  async function theirs(): Promise<Move> {
    if (now.playingOn) return searcher.ask({ kind: 'bot', moves: now.moves });
    const { move, holds } = await searcher.ask({ kind: 'other', moves: now.moves });
    if (!holds && now.lost === null) set({ lost: now.steps.at(-1) ?? 0 });
    return move;
  }

  const guarded = (what: Promise<void>): Promise<void> => what.catch(() => set({ broken: true, thinking: false }));
  const session: LocalLive = {
    ...live,
    async send(action: string, body: object = {}) {
      if (action !== 'answer') return;
      const { n, options } = body as { readonly n: number; readonly options: readonly string[] };
      if (n !== match.n) throw new Error('stale-decision');
      await guarded(mine(options));
    },
  };
  void guarded(others());
  return {
    live: session,
    match,
    getState: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    playOn() {
      set({ playingOn: true });
      void guarded(others());
    },
    close() {
      door.closed = true;
      live.close();
      listeners.clear();
    },
  };
}

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    window.setTimeout(done, ms);
  });

/** Printed names of the cards that an answer picks, as far as the seat sees them. */
export function cardsOf(match: Match, seat: SeatId, keys: readonly string[]): { readonly id: number; readonly def: string }[] {
  const options = match.view(seat).decision?.mine?.options ?? [];
  const faces = new Map(Object.values(match.view(seat).zones).flatMap((cards) => cards.map(({ id, def }) => [id, def] as const)));
  return options.flatMap(({ key, ref }) => {
    const def = ref.kind === 'card' && keys.includes(key) ? faces.get(ref.card) : undefined;
    return def === undefined || def === null || ref.kind !== 'card' ? [] : [{ id: ref.card, def }];
  });
}
