import { isWindow, type SeatId } from '#engine';
import type { TableHouse } from '../house.ts';
import type { CallChange, CallFacts, CallKind, CallRow } from '../store/calling.ts';
import type { MatchRow } from '../store/types.ts';
import { botOf, deadlines, type Facts, moreTimes } from './clock.ts';
import { awayUntil, hasPassed, isSlow, slowMs, slowWindowMs } from './slow.ts';

/**
 * Who is to be called to a table, and with which words. Everything follows from what the whole table may know: who is asked, in which mode, since when and until
 * when. Cards play no part, not even one's own: what a call says can be read over somebody's shoulder.
 */

/** Whoever has just answered is probably still there; others are told as soon as it is sure that nothing more comes at once. */
const HERE_MS = 10 * 60_000;
const SOON_MS = 15_000;

/** So much of the time is left when somebody is reminded. */
const LEFT = 0.25;

/** What every call of a table may have to be compared with. */
export interface Before {
  readonly row: MatchRow;
  readonly wanted: ReadonlyMap<string, Wanted>;
}
interface Wanted {
  readonly kind: CallKind;
  readonly facts: CallFacts;
}
const NOBODY: ReadonlyMap<string, Wanted> = new Map();

const isOwn = (row: MatchRow, seat: SeatId): boolean => row.seats[seat]?.kind === 'human' || row.seats[seat]?.kind === 'hotseat';

/** The moment of the reminder; null: no time runs. */
export const quarterOf = ({ until, time }: Pick<CallFacts, 'until' | 'time'>): number | null =>
  until === null || time === null ? null : until - time * LEFT;

function invited(row: MatchRow): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const until = row.call?.until ?? null;
  if (until === null) return NOBODY;
  const host = row.seats.find(({ identity, kind }) => identity === row.host && kind !== 'open')?.name ?? null;
  row.seats.forEach((one, seat) => {
    if (one.kind !== 'open' || one.kept === undefined || one.identity === null || wanted.has(one.identity)) return;
    const others = row.seats.filter(({ kind }) => kind === 'human' || kind === 'hotseat').length;
    const facts = { seat, n: 0, game: row.game, by: host, others, until, time: null, mayPass: false, mayMore: false, away: null };
    wanted.set(one.identity, { kind: 'invited', facts });
  });
  return wanted;
}

/** Whom the table waits for, by person. */
export function wantedCalls(
  row: MatchRow,
  facts: Omit<Facts, 'row'> | null,
  house: Pick<TableHouse, 'config' | 'now'>,
): ReadonlyMap<string, Wanted> {
  if (row.status === 'lobby') return invited(row);
  if (facts === null || row.status !== 'playing' || !isSlow(row) || facts.match.open === null) return NOBODY;
  const { match } = facts;
  const { open } = facts.match;
  if (open === null) return NOBODY;
  const all: Facts = { row, ...facts };
  const window = isWindow(open);
  const ends = deadlines(all, house);
  const time = window ? slowWindowMs(row) : slowMs(row.clock);
  const people = new Set(row.seats.flatMap((one, seat) => (isOwn(row, seat) && one.identity !== null ? [one.identity] : [])));
  const wanted = new Map<string, Wanted>();
  open.asks.forEach(({ seat }, i) => {
    const identity = row.seats[seat]?.identity ?? null;
    // In a window nobody learns who has answered; elsewhere whoever has is done.
    if (identity === null || wanted.has(identity) || !isOwn(row, seat) || botOf(row, match, seat) !== null) return;
    if (match.picks[i] !== null || (window && hasPassed(row, match, seat))) return;
    const facts: CallFacts = {
      seat,
      n: match.n,
      game: row.game,
      by: null,
      others: people.size - 1,
      until: ends.window ?? ends.decision,
      time,
      mayPass: window,
      mayMore: (moreTimes(all, house, seat) ?? 0) > 0,
      away: awayUntil(row, seat, house.now()),
    };
    wanted.set(identity, { kind: window || open.mode !== 'one' ? 'asked' : 'turn', facts });
  });
  return wanted;
}

/** Everybody who sat there is told how a match over days has ended. */
function ended(row: MatchRow): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const winners = (row.outcome?.winners ?? []).flatMap((seat) => row.seats[seat]?.name ?? []);
  row.seats.forEach((one, seat) => {
    if (one.identity === null || !isOwn(row, seat) || wanted.has(one.identity)) return;
    const won = (row.outcome?.winners ?? []).some((winner) => row.seats[winner]?.identity === one.identity);
    const none = { by: null, others: 0, until: null, time: null, mayPass: false, mayMore: false, away: null };
    wanted.set(one.identity, { kind: 'over', facts: { seat, n: 0, game: row.game, ...none, winners, won } });
  });
  return wanted;
}

/** What a change has to put into the outbox. `answered`: whose answer it was. */
export function callsAfter(
  before: Before,
  row: MatchRow,
  wanted: ReadonlyMap<string, Wanted>,
  now: number,
  answered: string | null,
): readonly CallChange[] {
  const isEnd = row.status === 'finished' && before.row.status === 'playing' && isSlow(row);
  const after = isEnd ? ended(row) : wanted;
  const changes: CallChange[] = [];
  const by = answered === null ? null : (row.seats.find(({ identity }) => identity === answered)?.name ?? null);
  for (const [identity, { kind, facts }] of after) {
    const was = before.wanted.get(identity);
    const same = was !== undefined && was.kind === kind && was.facts.n === facts.n && was.facts.seat === facts.seat;
    if (same && JSON.stringify(was.facts) === JSON.stringify(facts)) continue;
    if (same) {
      changes.push({ how: 'amend', call: { identity, match: row.id, kind, at: now, due: quarterOf(facts), facts } });
      continue;
    }
    const named: CallFacts = kind === 'turn' && identity !== answered ? { ...facts, by } : facts;
    const due = Math.max(now + (identity === answered ? HERE_MS : SOON_MS), facts.away ?? 0);
    changes.push({ how: 'put', call: { identity, match: row.id, kind, at: now, due, facts: named } });
  }
  for (const [identity, { kind, facts }] of before.wanted) {
    if (after.has(identity)) continue;
    const call: CallRow = { identity, match: row.id, kind, at: now, due: now, facts };
    changes.push({ how: 'end', call });
  }
  return changes;
}
