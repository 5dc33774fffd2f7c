import { cardOption, keyOf } from './ask.ts';
import { decoded } from './codes.ts';
import { aheadOf, endingsOf } from './endings.ts';
import { canonical } from './journal.ts';
import { Match } from './match.ts';
import type { Playable, Snapshot } from './playable.ts';
import type { Rng } from './random.ts';
import { fastRng } from './random.ts';
import { checkPicks } from './refuse.ts';
import type { Run } from './run.ts';
import type { Tally } from './secrecy.ts';
import { firstDifference, interference } from './secrecy.ts';
import { cloneTable, defOf, sees, tableData } from './table.ts';
import type { Ask, CardId, Refusal, SeatId, Table } from './types.ts';
import { SPECTATOR } from './types.ts';

/** A law of the engine does not hold. The message says which one and where. */
export class LawBroken extends Error {}

function must(holds: boolean, law: string, match: Playable, detail = ''): void {
  if (!holds) throw new LawBroken(`law «${law}» is broken in ${match.game.id} at decision ${match.n}${detail === '' ? '' : `: ${detail}`}`);
}

const stateOf = (match: Playable): string => canonical(tableData(match.table));
const openOf = (match: Playable): string =>
  canonical(match.open?.asks.map((ask) => [ask.seat, ask.prompt.key, ask.options.map(keyOf), ask.min, ask.max]) ?? null);

// Longer stories leave too few worlds in which everybody could have answered as they did.
const STORY = 60;

/**
 * Everything that must hold of a match at any decision, and of what was shown since a quiet point: the position that a scenario began with,
 * or the last one. Leaves the match as it was.
 */
export function checkLaws(match: Match, since: Snapshot = scenarioStart(match) ?? match.snapshot(), tally?: Tally): void {
  cardsConserved(match);
  goneOwnNothing(match);
  tableInOrder(match, match.table);
  plainData(match);
  forkEqual(match);
  for (const seat of [...match.table.ring, SPECTATOR]) nonInterference(match, seat);
  nonInterferenceSince(match, since, tally);
  noDeadEnd(match);
  offersOwnLists(match);
  quietMeansQuiet(match);
}

const scenarioStart = (match: Match): Snapshot | null => (match.journal.length > STORY ? null : match.beginning());

/** Each card is in exactly one zone, and the box holds what it held. */
export function cardsConserved(match: Playable): void {
  const t = match.table;
  const seenIn: number[] = t.def.map(() => 0);
  t.zones.forEach((zone, z) => {
    for (const id of zone) {
      seenIn[id]++;
      must(t.zone[id] === z, 'cards conserved', match, `card ${id} lies in zone ${z} but thinks it is in ${t.zone[id]}`);
    }
  });
  must(
    seenIn.every((times) => times === 1),
    'cards conserved',
    match,
    `card ${seenIn.findIndex((times) => times !== 1)} lies in ${seenIn.find((times) => times !== 1)} zones`,
  );
}

/** A seat that is not at the table owns nothing while the match goes on: what it had went where the rules say, and nothing has come since. */
export function goneOwnNothing(match: Playable): void {
  const t = match.table;
  if (match.over) return;
  match.game.zones.forEach(({ owner, key }, z) => {
    if (owner === null || t.zones[z].length === 0 || t.ring.includes(owner)) return;
    const card = t.zones[z][0];
    must(false, 'a removed seat owns nothing', match, `card ${card} (${defOf(t, card).id}) lies in ${key}, and seat ${owner} is not there`);
  });
}

/** The same definitions as at the start, in any order. */
export function sameBox(match: Match, startDefs: readonly number[]): void {
  const sorted = (defs: readonly number[]): string => [...defs].sort((a, b) => a - b).join();
  must(sorted(match.table.def) === sorted(startDefs), 'cards conserved', match, 'a card has become another one');
}

/** The state is JSON, a clone equals it and shares nothing with it. */
function plainData(match: Match): void {
  const data = tableData(match.table);
  must(canonical(JSON.parse(JSON.stringify(data))) === canonical(data), 'JSON round trip', match);
  const clone = cloneTable(match.table);
  must(canonical(tableData(clone)) === canonical(data), 'clone equals original', match);
  must(!sharesAny(match.table, clone), 'clone shares nothing', match);
}

function sharesAny(a: Table, b: Table): boolean {
  const parts = (t: Table): object[] => {
    const found: object[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      found.push(value);
      for (const member of Object.values(value)) visit(member);
    };
    // Options and outcome are never changed in place.
    for (const part of [t.def, t.zone, t.seen, t.zones, t.sight, t.ring, t.waiting, t.vars, t.rng]) visit(part);
    return found;
  };
  const mine = new Set(parts(a));
  return parts(b).some((part) => mine.has(part));
}

function forkEqual(match: Match): void {
  const fork = match.fork();
  must(stateOf(fork) === stateOf(match), 'fork equals original', match);
  must(openOf(fork) === openOf(match), 'fork asks the same', match);
}

/** What the game itself says must hold, of the match and of every imagined world. */
export function tableInOrder(match: Playable, table: Table, where = 'the match'): void {
  const wrong = match.game.check?.(table);
  must(wrong === undefined, 'the table is in order', match, `${wrong} (in ${where})`);
}

/** What a seat sees does not change when what it cannot see does: view, decision, own options and reasons why not included. */
export function nonInterference(match: Match, seat: SeatId): void {
  const fork = match.fork();
  const before = match.view(seat);
  const reasons = reasonsFor(match.table, seat);
  fork.sample(seat, fastRng(match.n * 31 + seat));
  tableInOrder(match, fork.table, `a world imagined by seat ${seat}`);
  same(match, before, fork.view(seat), `the view of seat ${seat}`, 'view');
  same(match, reasons, reasonsFor(fork.table, seat), `why seat ${seat} cannot use a card`, 'reasons');
  const world = match.fork();
  world.sample(seat, fastRng(match.n * 37 + seat));
  world.askAgain();
  same(match, before, world.view(seat), `what seat ${seat} is asked`, 'view');
  const elsewhere = (rng: Rng): Run => {
    const one = match.fork();
    one.sample(seat, fastRng(match.n * 41 + seat));
    one.sample(seat, rng);
    return one;
  };
  same(match, endingsOf(match, seat), endingsOf(match, seat, elsewhere), `which answers of seat ${seat} end the match`, 'endings');
  same(match, aheadOf(match, seat), aheadOf(match, seat, elsewhere), `what answers of seat ${seat} would bring`, 'ahead');
}

/** Fails with the first thing that differs, by its path. */
function same(match: Match, here: unknown, there: unknown, what: string, path: string): void {
  const [now, other] = [canonical(here), canonical(there)];
  if (now === other) return;
  const found = firstDifference(JSON.parse(now), JSON.parse(other), path);
  must(false, 'non-interference', match, `${what} depends on hidden cards: ${found}`);
}

function reasonsFor(t: Table, seat: SeatId): unknown[] {
  const reasons: unknown[] = [];
  if (t.game.pages?.whyNot === undefined || !t.ring.includes(seat)) return reasons;
  for (let id = 0; id < t.def.length; id++) if (sees(t, seat, id)) reasons.push([id, t.game.pages.whyNot(t, seat, id) ?? null]);
  return reasons;
}

/** The same over what happened since a quiet point: questions, who was asked, events and log lines and how many there were. */
export function nonInterferenceSince(match: Match, start: Snapshot, tally?: Tally): void {
  const found = interference(match, start, match.n, tally);
  if (found === undefined) return;
  const who = found.seat === SPECTATOR ? 'a spectator' : `seat ${found.seat}`;
  const where = found.at === 0 ? 'before the first answer' : `after answer ${found.at}`;
  must(
    false,
    'non-interference',
    match,
    `what ${who} was shown since entry ${start.entries} depends on hidden cards: ${where}, ${found.what}`,
  );
}

/** Somebody who is there is asked, and can answer. */
export function noDeadEnd(match: Playable): void {
  if (match.over) return;
  const open = match.open;
  must(open !== null && open.asks.length > 0, 'no dead end', match);
  for (const ask of open?.asks ?? []) {
    must(ask.min <= ask.max && ask.max <= ask.options.length, 'no dead end', match, `${ask.prompt.key} cannot be answered`);
    const keys = ask.options.map(keyOf);
    must(
      keys.every((key, i) => keys.indexOf(key) === i),
      'option keys unique',
      match,
      keys.join(' '),
    );
    must(match.table.ring.includes(ask.seat), 'only present seats are asked', match);
    must(ask.prompt.window !== true || (ask.min === 0 && ask.prompt.quiet !== true), 'a window can be declined and is not quiet', match);
    if (ask.silence === undefined) continue;
    const refused = checkPicks(ask, ask.silence(ask.options));
    must(refused === null, 'what silence answers is legal', match, `${ask.prompt.key}: ${refused?.code}`);
  }
}

/**
 * What is offered is a list of its own, never that of a zone: it would change under the open question. It also costs speed: options are numbers here
 * and objects there, and code compiled for both turns the lists it meets into lists of objects, one after the other, for good.
 */
function offersOwnLists(match: Playable): void {
  const { zones } = match.table;
  for (const { options, prompt } of match.open?.asks ?? [])
    must(
      !(zones as readonly unknown[]).includes(options),
      'what is offered is no zone',
      match,
      `${prompt.key} offers a zone's own list: copy it`,
    );
}

/** A question marked quiet is asked before the step has changed anything. */
function quietMeansQuiet(match: Match): void {
  const open = match.open;
  if (open === null || !open.asks.every((ask) => ask.prompt.quiet === true)) return;
  must(canonical(match.snapshot().table) === canonical(tableData(match.table)), 'a quiet question comes first in its step', match);
}

/** Every option offered is accepted; a world is forked for each. */
export function offersAccepted(match: Match): void {
  for (const ask of match.open?.asks ?? []) {
    if (match.askOf(ask.seat) === null) continue;
    if (ask.min > 1) continue;
    for (let i = 0; i < ask.options.length; i++) {
      const fork = match.fork();
      const refused = fork.answer(ask.seat, match.n, [i].slice(0, ask.max));
      must(refused === null, 'every option offered is accepted', match, `${keyOf(ask.options[i])}: ${refused?.code}`);
    }
  }
}

/** Where several may be picked, no two options point at one card: by pressing it nobody could say which of them is meant. */
export function pointsApart({ prompt, max, options }: Ask): void {
  if (max < 2) return;
  const cards = new Set<CardId>();
  for (const choice of options) {
    const option = decoded(choice);
    const card = typeof option === 'number' ? option : option.ref.kind === 'card' ? option.ref.card : null;
    if (card === null) continue;
    if (cards.has(card)) throw new LawBroken(`${prompt.key}: two options point at card ${card}; make them buttons`);
    cards.add(card);
  }
}

/** What was not offered is refused with a reason and changes nothing. */
export function restRefused(match: Match): void {
  const before = stateOf(match) + openOf(match) + canonical(match.picks);
  const entries = match.journal.length;
  const expect = (code: string, refused: Refusal | null): void =>
    must(refused?.code === code, 'what is not offered is refused', match, `${code} expected, got ${refused?.code ?? 'acceptance'}`);
  for (const ask of match.open?.asks ?? []) {
    if (match.askOf(ask.seat) === null) continue;
    const enough = ask.options.map((_, i) => i).slice(0, ask.min);
    expect('stale-decision', match.answer(ask.seat, match.n + 1, enough));
    expect('stale-decision', match.answer(ask.seat, match.n - 1, enough));
    if (ask.min > 0) expect('too-few', match.answer(ask.seat, match.n, enough.slice(1)));
    expect(
      'too-many',
      match.answer(
        ask.seat,
        match.n,
        Array.from({ length: ask.max + 1 }, (_, i) => i),
      ),
    );
    if (ask.max > 1)
      expect(
        'duplicate',
        match.answer(
          ask.seat,
          match.n,
          Array.from({ length: Math.max(2, ask.min) }, () => 0),
        ),
      );
    if (ask.max > 0) expect('out-of-range', match.answer(ask.seat, match.n, filled(ask, ask.options.length)));
    if (ask.max > 0) expect('out-of-range', match.answer(ask.seat, match.n, filled(ask, 0.5)));
    const foreign = cardOption(match.table.def.length).key;
    expect('unknown-option', match.answerKeys(ask.seat, match.n, [foreign]));
    const other = match.table.ring.find((seat) => match.open?.asks.every((one) => one.seat !== seat));
    if (other !== undefined) expect('not-asked', match.answer(other, match.n, enough));
  }
  if (match.over) expect('match-over', match.answer(0, match.n, []));
  must(
    stateOf(match) + openOf(match) + canonical(match.picks) === before && match.journal.length === entries,
    'a refusal changes nothing',
    match,
  );
}

const filled = (ask: Ask, wrong: number): number[] => [wrong, ...ask.options.map((_, i) => i).slice(0, Math.max(0, ask.min - 1))];

/** The journal run again, from the start and from a quiet snapshot, gives the same match. */
export function replayEqual(match: Match, snapshots: readonly ReturnType<Match['snapshot']>[] = []): void {
  const again = match.replayed();
  must(stateOf(again) === stateOf(match) && again.n === match.n, 'replay equal', match);
  must(openOf(again) === openOf(match), 'replay asks the same', match);
  must(canonical(again.batches) === canonical(match.batches), 'replay tells the same', match);
  for (const snapshot of snapshots) {
    const resumed = Match.load(match.game, match.header, match.journal, JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
    must(
      stateOf(resumed) === stateOf(match) && openOf(resumed) === openOf(match) && resumed.n === match.n,
      'restart from a quiet snapshot',
      match,
      `entry ${snapshot.entries}`,
    );
  }
}
