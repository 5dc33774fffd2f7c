import { keyOf, refOf } from './ask.ts';
import { canonical } from './journal.ts';
import type { Match } from './match.ts';
import type { Snapshot } from './playable.ts';
import type { Rng } from './random.ts';
import { cloneRng, fastRng } from './random.ts';
import { picksOfKeys } from './refuse.ts';
import { Run } from './run.ts';
import type { Limits } from './sample.ts';
import { sampleTable } from './sample.ts';
import { eventView } from './see.ts';
import { cloneTable, tableFromData } from './table.ts';
import type { CardId, Entry, GameEvent, SeatId, SeatMask, Table, ZoneId } from './types.ts';
import { maskOf, SPECTATOR } from './types.ts';

// What a seat has been shown must be the same in every world that it cannot tell from the real one. To check this, the match goes back to a quiet
// point. There, everything that the seat cannot know even now is dealt anew, and what has happened since is repeated.

/** One journal entry as it can be repeated in another world: answers by option keys, with the chance that silence used up. */
interface Act {
  readonly entry: Entry;
  readonly keys: readonly string[];
  readonly rng: Rng | null;
  /** Cards that the answer pointed at, by where their faces lay at the beginning. */
  readonly about: readonly CardId[];
}

/** What was told and shown up to a question: after the start, and after each act. */
interface Stage {
  readonly events: readonly GameEvent[];
  readonly views: { readonly [seat: SeatId]: string };
}

interface Trace {
  readonly start: Snapshot;
  readonly seats: readonly SeatId[];
  readonly acts: readonly Act[];
  readonly stages: readonly Stage[];
  /** Faces that somebody saw, and zones that cards came to, by where the face lay at the beginning. */
  readonly shown: readonly { readonly card: CardId; readonly mask: SeatMask; readonly to: ZoneId | null }[];
}

export interface Interference {
  readonly seat: SeatId;
  /** How many entries after the quiet point it shows. */
  readonly at: number;
  readonly what: string;
}

/** How often worlds were compared, and how often none could be found in which the others could have answered as they did. */
export interface Tally {
  compared: number;
  unfit: number;
}

const ATTEMPTS = 4;

const isRepeatable = (entry: Entry): boolean => entry.kind !== 'undo' && entry.kind !== 'redo';

/**
 * Compares what each seat was shown since a quiet point of the match with what it would have been shown in other worlds. Undefined: nothing
 * differs. Worlds in which somebody could not have given the recorded answer are no such worlds and are dealt again, a few times.
 */
export function interference(match: Match, start: Snapshot, seed: number, tally?: Tally): Interference | undefined {
  const entries = match.journal.slice(start.entries);
  if (start.stage === 'setup' || !entries.every(isRepeatable)) return undefined;
  const trace = traceOf(match, start, entries);
  for (const seat of trace.seats) {
    for (let attempt = 0; ; attempt++) {
      if (attempt === ATTEMPTS) {
        if (tally !== undefined) tally.unfit++;
        break;
      }
      const found = compareWorld(match, trace, seat, fastRng(seed * 8 + attempt + seat * 1009), attempt);
      if (found === 'unfit') continue;
      if (tally !== undefined) tally.compared++;
      if (found !== undefined) return found;
      break;
    }
  }
  return undefined;
}

const runFrom = (game: Match['game'], start: Snapshot): Run => {
  const table = cloneTable(tableFromData(game, start.table));
  return new Run(table, start.stage, start.n, false);
};

/** Repeats what really happened, and notes what everybody saw and where the cards went. */
function traceOf(match: Match, start: Snapshot, entries: readonly Entry[]): Trace {
  const run = runFrom(match.game, start);
  const t = run.table;
  const gone = entries.flatMap((entry) => (entry.kind === 'leave' || entry.kind === 'resign' || entry.kind === 'join' ? [entry.seat] : []));
  const seats = [...t.ring.filter((seat) => !gone.includes(seat)), SPECTATOR];
  const shown: { card: CardId; mask: SeatMask; to: ZoneId | null }[] = [];
  const origin = t.def.map((_, id) => id);
  t.origin = origin;
  let events: GameEvent[] = [];
  t.sink = {
    push(event) {
      events.push(event);
      if (event.e === 'move') shown.push({ card: origin[event.card], mask: event.mask, to: event.to });
      else if (event.e === 'show') shown.push({ card: origin[event.card], mask: event.mask, to: null });
    },
  };
  const stages: Stage[] = [];
  const look = (): void => {
    const views: { [seat: SeatId]: string } = {};
    for (const seat of seats) views[seat] = JSON.stringify(run.view(seat));
    stages.push({ events, views });
    events = [];
  };
  const acts: Act[] = [];
  run.start();
  look();
  for (const entry of entries) {
    acts.push(repeat(run, entry));
    look();
  }
  return { start, seats, acts, stages, shown };
}

function repeat(run: Run, entry: Entry): Act {
  if (entry.kind !== 'answer' && entry.kind !== 'time-out') {
    happen(run, entry);
    return { entry, keys: [], rng: null, about: [] };
  }
  const options = run.askOf(entry.seat)?.options ?? [];
  const picks = entry.kind === 'answer' ? entry.picks : run.defaultPicks(entry.seat);
  const rng = entry.kind === 'answer' ? null : cloneRng(run.table.rng);
  const chosen = picks.map((pick) => options[pick]);
  const about = chosen.flatMap((choice) => {
    const ref = refOf(choice);
    return ref.kind === 'card' ? [run.table.origin?.[ref.card] ?? ref.card] : [];
  });
  run.answer(entry.seat, run.n, picks);
  return { entry, keys: chosen.map(keyOf), rng, about };
}

/** What can happen to a table besides answers. */
function happen(run: Run, entry: Entry): void {
  if (entry.kind === 'resign' && entry.last === true) run.concede(entry.seat);
  else if (entry.kind === 'leave' || entry.kind === 'resign') {
    if (run.table.waiting.includes(entry.seat)) run.unqueue(entry.seat);
    else run.depart(entry.seat);
  } else if (entry.kind === 'join') run.queue(entry.seat);
  else if (entry.kind === 'option') run.setOptions({ ...run.table.options, [entry.key]: entry.value });
}

/** False: the answer could not have been given in this world. */
function canRepeat(run: Run, act: Act): boolean {
  const { entry } = act;
  if (entry.kind !== 'answer' && entry.kind !== 'time-out') {
    happen(run, entry);
    return true;
  }
  const ask = run.askOf(entry.seat);
  if (ask === null) return false;
  const picks = picksOfKeys(ask, act.keys);
  if ('code' in picks) return false;
  if (act.rng !== null) run.table.rng = cloneRng(act.rng);
  return run.answer(entry.seat, run.n, picks) === null;
}

function compareWorld(match: Match, trace: Trace, seat: SeatId, rng: Rng, attempt: number): Interference | 'unfit' | undefined {
  const run = runFrom(match.game, trace.start);
  const t = run.table;
  const chance = cloneRng(t.rng);
  sampleTable(t, seat, rng, limitsOf(t, trace, seat, attempt > 1));
  // Chance has fallen as it has: what it decided openly the seat knows, and the rest is dealt anew behind it.
  t.rng = chance;
  const wrong = match.game.check?.(t);
  if (wrong !== undefined) return { seat, at: 0, what: `the table is not in order in an imagined world: ${wrong}` };
  let events: GameEvent[] = [];
  t.sink = { push: (event) => void events.push(event) };
  for (let i = 0; i < trace.stages.length; i++) {
    try {
      if (i === 0) run.start();
      else if (!canRepeat(run, trace.acts[i - 1])) return 'unfit';
    } catch (error) {
      return {
        seat,
        at: i,
        what: `the game fails in an imagined world: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      };
    }
    const what = differenceAt(trace.stages[i], events, run, seat);
    if (what !== undefined) return { seat, at: i, what };
    events = [];
  }
  return undefined;
}

/** What the seat has come to know by now, and what others' answers say about the cards they pointed at. */
function limitsOf(t: Table, { shown, acts }: Trace, seat: SeatId, keepsHands: boolean): Limits {
  const known: boolean[] = [];
  const later: ZoneId[][] = [];
  for (const { card, mask, to } of shown) {
    if ((mask & maskOf(seat)) !== 0) known[card] = true;
    if (to === null) continue;
    later[card] ??= [];
    later[card].push(to);
  }
  for (const { entry, about } of acts) {
    for (const card of about) known[card] = true;
    // Where no world was found, whoever answered keeps their cards.
    if (!keepsHands || (entry.kind !== 'answer' && entry.kind !== 'time-out')) continue;
    t.game.zones.forEach((zone, z) => {
      if (zone.owner === entry.seat) for (const card of t.zones[z]) known[card] = true;
    });
  }
  return { known, later };
}

function differenceAt(real: Stage, events: readonly GameEvent[], run: Run, seat: SeatId): string | undefined {
  const told = (list: readonly GameEvent[]): unknown[] => list.map((event) => eventView(run.table, seat, event)).filter((e) => e !== null);
  const before = told(real.events);
  const now = told(events);
  if (JSON.stringify(before) !== JSON.stringify(now)) return firstDifference(before, now, 'events');
  const view = run.view(seat);
  if (JSON.stringify(view) === real.views[seat]) return undefined;
  return firstDifference(JSON.parse(real.views[seat]), JSON.parse(JSON.stringify(view)), 'view');
}

/** Where two values part ways, in words for a developer. */
export function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (canonical(a) === canonical(b)) return undefined;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of Object.keys({ ...a, ...b })) {
      const found = firstDifference((a as { [key: string]: unknown })[key], (b as { [key: string]: unknown })[key], `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return `${path} is ${canonical(a)}, elsewhere ${canonical(b)}`;
}
