import { type EventView, isWindow, type Match, type ParamsView, type SeatId, SPECTATOR } from '#engine';
import type { Glance, MatchRow } from '../store/types.ts';
import { deadlines, type Facts, openedAt, type Timing, visibleAt } from './clock.ts';
import { isSlow } from './slow.ts';

/** How many entries back something told is looked for. */
const BACK = 12;
type Line = Extract<EventView, { readonly e: 'log' }>;

/** Passes in an open window are told to nobody, here neither. */
function lastTold(match: Match): Glance['last'] {
  const end = visibleAt(match);
  for (let i = end - 1; i >= Math.max(0, end - BACK); i--) {
    const told = match.batchView(SPECTATOR, match.batches[i] ?? []).filter((event): event is Line => event.e === 'log');
    const last = told.findLast(({ key }) => !key.startsWith('match.'));
    if (last !== undefined) return { key: last.key, params: last.params };
  }
  return null;
}

function glanceOf(facts: Facts, timing: Pick<Timing, 'config'>): Glance {
  const { match } = facts;
  const asks: { [seat: SeatId]: { prompt: string; params: ParamsView } } = {};
  for (const { seat } of match.open?.asks ?? []) {
    const mine = match.view(seat).decision?.mine;
    if (mine) asks[seat] = { prompt: mine.prompt, params: mine.params };
  }
  const ends = deadlines(facts, timing);
  return {
    n: match.n,
    since: openedAt(facts),
    time: ends.window !== null ? 'window' : ends.decision !== null ? 'decision' : null,
    asks,
    last: lastTold(match),
    pos: match.game.pages?.pos?.(match.view(SPECTATOR)) ?? null,
  };
}

/** The row of a match over days with its glance. The same row, where nothing has changed that others may know. */
export function withGlance(facts: Facts, timing: Pick<Timing, 'config'>): MatchRow {
  const { row, match } = facts;
  if (!isSlow(row) || row.status !== 'playing') return row;
  // Who has passed an open window shows nowhere, not even by a row that was written again.
  if (row.glance?.n === match.n && isWindow(match.open)) return row;
  const glance = glanceOf(facts, timing);
  return JSON.stringify(glance) === JSON.stringify(row.glance) ? row : { ...row, glance };
}

/** An ended match is told by its result. */
export function withoutGlance({ glance: _, ...row }: MatchRow): MatchRow {
  return row;
}
