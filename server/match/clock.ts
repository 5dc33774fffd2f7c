import { budgetOf } from '#bots/levels.ts';
import type { Ask, Entry, Match, SeatId } from '#engine';
import { isWindow } from '#engine';
import type { TableHouse } from '../house.ts';
import type { Level } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { afterHolidays, closesAt, isSlow, preparedPicks, SLOW_MORE, slowMs, slowWindowMs } from './slow.ts';
import { isAbout } from './wishes.ts';

/**
 * What the server itself has to do at a table, and when. Everything follows from the journal and its times, so any node that looks at the
 * match at that moment does the same; nothing here depends on cards that others cannot see.
 */
export interface Duty {
  /** `left`: the seat is still asked after its person has left, since the game removes it only at a quiet moment. `begin`: nobody is waited for any more. */
  readonly kind: 'bot' | 'clock' | 'window' | 'pass' | 'left' | 'begin' | 'prepared';
  readonly at: number;
  readonly seat: SeatId;
}

export interface Facts {
  readonly row: MatchRow;
  readonly match: Match;
  /** By journal entry. */
  readonly times: readonly number[];
}

/** What pauses and clocks go by. */
export type Timing = Pick<TableHouse, 'config'> & { readonly keys: Pick<TableHouse['keys'], 'chance'> };

const isAnswer = (entry: Entry): entry is Entry & { kind: 'answer' | 'time-out' } => entry.kind === 'answer' || entry.kind === 'time-out';
const isControl = (entry: Entry): boolean => entry.kind === 'bot' || entry.kind === 'human' || entry.kind === 'option';

/** Index of the first entry since the open decision was put: answers given to it and changes of control meanwhile. */
function openFrom(match: Match): number {
  const { journal, n } = match;
  let first = journal.length;
  while (first > 0) {
    const entry = journal[first - 1];
    if (!isControl(entry) && !(isAnswer(entry) && entry.n === n)) break;
    first--;
  }
  return first;
}

/** When the open decision was put. */
export function openedAt({ row, match, times }: Facts): number {
  const i = openFrom(match) - 1;
  return i < 0 ? (row.startedAt ?? 0) : times[i];
}

/** Since when the time for the open decision counts: no change of the rules about time makes it count backwards. */
function countedFrom(facts: Facts): number {
  const { row, match, times } = facts;
  let since = Math.max(openedAt(facts), row.clockSince ?? 0);
  for (let i = openFrom(match); i < match.journal.length; i++) if (match.journal[i].kind === 'option') since = Math.max(since, times[i]);
  return since;
}

/** When the time for a decision is up that waits since then: also told without the match, from the row. */
export function endsAfter(row: MatchRow, n: number, since: number, ms: number): number {
  return afterHolidays(row, Math.max(since, row.clockSince ?? 0), ms + (row.more?.n === n ? row.more.ms : 0));
}

/** When the open decision times out, and when the open window closes; null: never. */
export function deadlines(
  facts: Facts,
  { config }: Pick<Timing, 'config'>,
): { readonly decision: number | null; readonly window: number | null } {
  const { row, match } = facts;
  const window = windowMs(row, match);
  const clock = clockMs(row, match, config);
  const since = countedFrom(facts);
  const after = (ms: number): number => endsAfter(row, match.n, since, ms);
  return { decision: clock === null || window !== null ? null : after(clock), window: window === null ? null : after(window) };
}

/**
 * How far the match is as far as the others may know. While a window is open nobody learns that somebody has passed, not even from numbers, whatever else
 * happens meanwhile. 0 before the start, 1 after the setup, then one more for each journal entry.
 */
export function visibleAt(match: Match | null): number {
  if (match === null) return 0;
  return 1 + (match.open?.mode === 'first' ? openFrom(match) : match.journal.length);
}

/** A question over which nobody is hurried: everybody sees what could be answered, so waiting tells nothing. */
const isUnhurried = (match: Match): boolean => match.open?.asks.every(({ prompt }) => prompt.calm === true) === true;

/** No time runs: the table has no clock, only bots would wait, or the question is one over which nobody is hurried. Over days everybody is away: there it has a time, too. */
function isCalm(row: MatchRow, match: Match): boolean {
  return row.clock === 'none' || (isUnhurried(match) && !isSlow(row)) || isAlone(row, match);
}

/** Nobody but bots would wait for this person, or learn anything from how long something takes. */
const isAlone = (row: MatchRow, match: Match): boolean =>
  row.seats.filter(({ kind }, seat) => kind !== 'bot' && match.table.ring.includes(seat)).length < 2;

/** The only person at the table is reading, and everything else waits. */
export const isReading = (row: MatchRow, match: Match): boolean => row.waits === true && isAlone(row, match);

/** All people at the table sit at one device: what happens is shown on one page. */
export const isOnePage = (row: MatchRow, match: Match): boolean =>
  new Set(match.table.ring.flatMap((seat) => row.seats[seat]?.identity ?? [])).size === 1;

/** Milliseconds an open window stays open, where the game has such an option and time runs at all. */
function windowMs(row: MatchRow, match: Match): number | null {
  if (!isWindow(match.open) || isCalm(row, match)) return null;
  if (isSlow(row)) return slowWindowMs(row);
  const seconds = Number.parseInt(match.table.options.window ?? '', 10);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

function clockMs(row: MatchRow, match: Match, config: Timing['config']): number | null {
  if (row.clock === 'none' || isCalm(row, match)) return null;
  return row.clock === 'relaxed' || row.clock === 'quick' ? config.clockMs[row.clock] : slowMs(row.clock);
}

/** The level of the bot that plays this seat; null: a person does. */
export function botOf(row: MatchRow, match: Match, seat: SeatId): Level | null {
  const here = row.seats[seat];
  if (here?.kind === 'bot') return here.level ?? 'normal';
  return (match.control[seat] as Level | undefined) ?? null;
}

/** Between low and high, the same on every node, and the same whatever the bot holds. Nobody can work it out, since a key of the house goes into it. */
function pause({ keys }: Timing, row: MatchRow, n: number, seat: SeatId, low: number, high: number): number {
  return Math.round(low + (high - low) * keys.chance(`${row.id}:${n}:${seat}`));
}

/** Beyond the thought itself, for the way to the worker and back. */
const SPARE_MS = 100;

function botPause(timing: Timing, row: MatchRow, match: Match, seat: SeatId, level: Level): number {
  const { config } = timing;
  if (config.botPauseMs !== null) return config.botPauseMs;
  const budget = budgetOf(level, { ms: config.botBudgetMs }).ms ?? 0;
  if (isWindow(match.open)) {
    if (!isAlone(row, match)) return pause(timing, row, match.n, seat, 1200, 3000);
    // One person waits: no longer than the bots that are asked need one after the other, whatever they hold.
    const asked = match.open?.asks.filter((ask) => botOf(row, match, ask.seat) !== null).length ?? 1;
    const enough = Math.max(300, Math.ceil(asked / config.botThreads) * budget + SPARE_MS);
    return pause(timing, row, match.n, seat, enough, enough + 300);
  }
  // One person watches: the table shows at its own pace what was done, nobody waits to be believed.
  if (isAlone(row, match)) return pause(timing, row, match.n, seat, budget + SPARE_MS, budget + SPARE_MS + 150);
  // As long as the longest thought: a quick answer would tell that somebody was sure at once, or had only one card to play.
  const low = Math.max(500, budget + SPARE_MS);
  return pause(timing, row, match.n, seat, low, Math.max(1400, low + 400));
}

/** Alone with bots there is nobody to hide it from. */
const ALONE_PASS_MS = 150;

/** People at several devices play: what one of them is waited for, the others see. */
const isAmongPeople = (row: MatchRow, match: Match): boolean => !isAlone(row, match) && !isOnePage(row, match);

/**
 * When a window passes a seat that says nothing; null: it waits for the seat, or closes for all at its own end. Among people it is one moment for
 * everybody, whatever they hold and wish: a window that waited only for those who could answer would tell that somebody can. Whoever needs longer
 * holds it, with cards or without. Alone, or at one device, only those are passed who could do nothing else.
 */
export function passesAt(facts: Facts, timing: Timing, ask: Ask): number | null {
  const { row, match } = facts;
  const { seat, options } = ask;
  if (!isWindow(match.open) || windowMs(row, match) !== null || row.holds?.[seat] === match.n) return null;
  if (isAmongPeople(row, match) && !isUnhurried(match)) {
    const ms = timing.config.calmWindowMs;
    return openedAt(facts) + Math.round(ms * (1 + timing.keys.chance(`${row.id}:${match.n}:window`) / 2));
  }
  if (options.length > 0) return null;
  if (!isCalm(row, match) && !row.preferences[seat]?.passWhenNone) return null;
  return openedAt(facts) + (isAlone(row, match) ? ALONE_PASS_MS : pause(timing, row, match.n, seat, 3000, 8000));
}

/** How often each seat may ask for more time in a match, and how much it is. */
const MORE = { times: 2, ms: 15_000 } as const;
export const moreOf = (row: MatchRow): { readonly times: number; readonly ms: number } => (isSlow(row) ? SLOW_MORE : MORE);

/** How often this seat may still ask for more time; null: no time runs for it. */
export function moreTimes(facts: Facts, timing: Pick<Timing, 'config'>, seat: SeatId): number | null {
  const ends = deadlines(facts, timing);
  if ((ends.decision ?? ends.window) === null || facts.match.askOf(seat) === null) return null;
  return Math.max(0, moreOf(facts.row).times - (facts.row.more?.used[seat] ?? 0));
}

/** A prepared answer comes as late as if somebody had looked in by chance. */
const PREPARED_PAUSE = [20 * 60_000, 90 * 60_000] as const;

export function duties(facts: Facts, timing: Timing): Duty[] {
  const { row, match } = facts;
  const open = match.open;
  if (open === null || row.status !== 'playing' || isReading(row, match)) return [];
  const since = openedAt(facts);
  const isOpenWindow = isWindow(open);
  const window = windowMs(row, match);
  const ends = deadlines(facts, timing);
  const found: Duty[] = [];
  open.asks.forEach((ask, i) => {
    const { seat } = ask;
    if (match.picks[i] !== null) return;
    const level = botOf(row, match, seat);
    if (level !== null) {
      const wait = botPause(timing, row, match, seat, level);
      found.push({ kind: 'bot', seat, at: since + (window === null ? wait : Math.min(wait, window - 500)) });
    } else if (row.seats[seat]?.kind === 'left')
      found.push({ kind: 'left', seat, at: since + pause(timing, row, match.n, seat, 500, 1400) });
    else {
      const wishes = row.preferences[seat];
      const passes = wishes?.passUntilTurn || (wishes?.passUntouched === true && !isAbout(match, seat));
      if (isOpenWindow && isSlow(row)) {
        if (preparedPicks(row, match, seat) !== null)
          found.push({
            kind: 'prepared',
            seat,
            at: since + Math.min(pause(timing, row, match.n, seat, ...PREPARED_PAUSE), (window ?? 0) - 60_000),
          });
      } else if (isOpenWindow && passes && !isAmongPeople(row, match))
        found.push({ kind: 'pass', seat, at: since + pause(timing, row, match.n, seat, 800, 2000) });
      else {
        const at = passesAt(facts, timing, ask);
        if (at !== null) found.push({ kind: 'pass', seat, at });
      }
      if (ends.decision !== null) found.push({ kind: 'clock', seat, at: ends.decision });
    }
    if (ends.window !== null)
      found.push({ kind: 'window', seat, at: isSlow(row) ? closesAt(row, match, since, ends.window) : ends.window });
  });
  return found;
}

/** How often in a row the bot had to answer for this person. */
export function missesOf(match: Match, seat: SeatId): number {
  let misses = 0;
  for (let i = match.journal.length - 1; i >= 0; i--) {
    const entry = match.journal[i];
    if (entry.kind === 'human' && entry.seat === seat) return misses;
    if (!isAnswer(entry) || entry.seat !== seat) continue;
    if (entry.kind === 'time-out') continue;
    if (entry.by !== 'bot') return misses;
    misses++;
  }
  return misses;
}
