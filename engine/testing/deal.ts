import { expect, onTestFinished } from 'vitest';
import { keyOf, refOf } from '../ask.ts';
import { checkLaws, LawBroken, replayEqual, restRefused } from '../laws.ts';
import { Match } from '../match.ts';
import { scriptRng } from '../random.ts';
import type { View } from '../see.ts';
import { defOf, newTable } from '../table.ts';
import type { Ask, CardId, Choice, Entry, Game, Options, Outcome, Reason, RefusalCode, SeatId, Table } from '../types.ts';
import { SPECTATOR } from '../types.ts';

/** Seats have names in tests, in seating order. */
export const SEAT_NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gil', 'hal'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** A position as data: seats with their own zones, shared zones, variables, chance. Piles are listed from the top. */
export type Scenario<V, Card extends string, Shared extends string, Own extends string> = {
  readonly [S in SeatName]?: { readonly [Z in Own]?: readonly Card[] };
} & {
  readonly [Z in Shared]?: readonly Card[];
} & {
  readonly vars?: Partial<V>;
  readonly options?: Options;
  /** Results of the first random draws, each what `below` returns. */
  readonly chance?: readonly number[];
  /** Zone for the cards that the scenario does not name; `box` leaves them out of the match. */
  readonly rest?: Shared | 'box';
  readonly seed?: number;
  /** The test ends in the middle of an effect on purpose. */
  readonly unfinished?: boolean;
};

export interface TableSettings<V, Shared extends string> {
  /** Where unnamed cards go unless the scenario says otherwise. */
  readonly rest: Shared | 'box';
  /** Zones listed and read from the top (draw pile, discard pile). */
  readonly piles: readonly Shared[];
  /** Brings the position to the point where scenarios start (for instance: it is ann's turn, main phase), before the scenario's `vars`. */
  start(t: Table<V>): void;
  /** After everything is in place: sets what follows from it (an opened hand, marks). */
  ready?(t: Table<V>): void;
}

/** A seat that acts and looks; `hand` and the like are the printed names of the cards in the zones of this seat. */
export type Seat<Own extends string> = SeatVerbs & { readonly [Z in Own]: string[] };

export interface SeatVerbs {
  readonly seat: SeatId;
  /** What is offered, exactly, in any order: card names, seat names or option keys. */
  mustPick(...names: string[]): void;
  /** The same, and declining is possible. */
  mayPick(...names: string[]): void;
  /** These are among what is offered. */
  isOffered(...names: string[]): void;
  /** These are not offered, and naming them is refused without any change. */
  cannotPick(...names: string[]): void;
  picks(...names: string[]): void;
  /** One pick a decision: the card, then its targets. */
  plays(...names: string[]): void;
  passes(): void;
  isAskedFor(prompt: string): void;
  isToAct(): void;
  isNotAsked(): void;
  /** The answer is refused with this code and changes nothing. */
  isRefused(code: RefusalCode, answer: readonly string[], n?: number): void;
  timesOut(): void;
  leaves(): void;
  joins(): void;
  undoes(agreed?: 'agreed'): void;
  /** The seat's view shows the face of that card, wherever it lies. */
  knows(card: string): boolean;
  whyNot(card: string): Reason | undefined;
  readonly view: View;
  /** Log lines that this seat has seen, as text keys. */
  readonly logKeys: string[];
}

export interface TestTable<V, Own extends string> {
  readonly match: Match<V>;
  readonly t: Table<V>;
  /** Printed names in a zone, piles from the top. */
  zone(key: string): string[];
  readonly vars: V;
  readonly outcome: Outcome | null;
  /** Names of the winners; empty while nobody has won. */
  readonly winners: string[];
  /** The card with that printed name. */
  card(name: string): CardId;
  seat(name: SeatName): Seat<Own>;
  readonly spectator: View;
  readonly logKeys: string[];
}

/** The scenario table of a game: `const deal = scenarioTable<Vars, CardName, 'deck', 'hand'>(game, {...})`, made once in its test folder. */
export function scenarioTable<V, Card extends string, Shared extends string, Own extends string>(
  game: Game<V>,
  settings: TableSettings<V, Shared>,
) {
  return (scenario: Scenario<V, Card, Shared, Own>): { [S in SeatName]: Seat<Own> } & { table: TestTable<V, Own> } => {
    const seats = seatCount(game, scenario as { [name: string]: unknown });
    const table = layOut(game, settings, scenario as LooseScenario<V>, seats);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options: table.options, seed: scenario.seed ?? 1 };
    const match = Match.from(header, table);
    onTestFinished(() => lawsAtTheEnd(match, scenario.unfinished === true));
    const seatObjects: { [name: string]: Seat<Own> } = {};
    SEAT_NAMES.forEach((name, seat) => {
      if (seat < game.seats.max) seatObjects[name] = seatAt<V, Own>(match, seat);
    });
    const zone = (key: string): string[] => namesIn(match, key, settings.piles as readonly string[]);
    const testTable: TestTable<V, Own> = {
      match,
      get t() {
        return match.table;
      },
      zone,
      get vars() {
        return match.table.vars;
      },
      get outcome() {
        return match.table.outcome;
      },
      get winners() {
        return (match.table.outcome?.winners ?? []).map((seat) => SEAT_NAMES[seat]);
      },
      card: (name) => findCard(match.table, name),
      seat: (name) => seatObjects[name],
      get spectator() {
        return match.view(SPECTATOR) as View;
      },
      get logKeys() {
        return logKeysOf(match, SPECTATOR);
      },
    };
    return { ...(seatObjects as { [S in SeatName]: Seat<Own> }), table: testTable };
  };
}

type LooseScenario<V> = Omit<Scenario<V, string, never, never>, SeatName> & { readonly [key: string]: unknown };

function seatCount<V>(game: Game<V>, scenario: { readonly [name: string]: unknown }): number {
  const named = SEAT_NAMES.filter((name) => scenario[name] !== undefined);
  const count = named.length;
  named.forEach((name, i) => {
    if (name !== SEAT_NAMES[i]) throw new Error(`seats are named in order; ${SEAT_NAMES[i]} is missing`);
  });
  if (count < game.seats.min || count > game.seats.max) throw new Error(`${game.id} is not for ${count} seats`);
  return count;
}

function layOut<V, Shared extends string>(
  game: Game<V>,
  settings: TableSettings<V, Shared>,
  scenario: LooseScenario<V>,
  seats: number,
): Table<V> {
  const options: { [key: string]: string } = {};
  for (const option of game.options) options[option.key] = option.default;
  const t = newTable(game, seats, { ...options, ...scenario.options }, scriptRng(scenario.chance ?? [], scenario.seed ?? 1));
  const left: (CardId | null)[] = t.def.map((_, id) => id);
  const placed: { zone: number; card: CardId }[] = [];
  game.zones.forEach((zone, z) => {
    const own = zone.owner === null ? undefined : (scenario[SEAT_NAMES[zone.owner]] as { [zone: string]: readonly string[] } | undefined);
    const names = (zone.owner !== null ? own?.[zone.name] : (scenario[zone.key] ?? (zone.index === 0 ? scenario[zone.name] : undefined))) as
      | readonly string[]
      | undefined;
    const listed = settings.piles.includes(zone.name as Shared) ? [...(names ?? [])].reverse() : (names ?? []);
    for (const name of listed) {
      const card = left.findIndex((id) => id !== null && game.defs[t.def[id]].id === name);
      if (card < 0) throw new Error(`${game.id} has no (further) card ${name}`);
      left[card] = null;
      placed.push({ zone: z, card });
    }
  });
  const rest = (scenario.rest as string | undefined) ?? settings.rest;
  const unnamed = left.filter((id) => id !== null);
  if (rest === 'box') return boxed(t, settings, scenario, placed);
  const restZone = game.zones.findIndex((zone) => zone.key === rest);
  // The rest lies below what is named, so that «the top card» is what the scenario says.
  for (const card of unnamed) put(t, card, restZone);
  for (const { zone, card } of placed) put(t, card, zone);
  return finishLayout(t, settings, scenario);
}

/** A match with only the named cards: ids are given anew. */
function boxed<V, Shared extends string>(
  t: Table<V>,
  settings: TableSettings<V, Shared>,
  scenario: LooseScenario<V>,
  placed: readonly { zone: number; card: CardId }[],
): Table<V> {
  t.def = placed.map(({ card }) => t.def[card]);
  t.zone = placed.map(() => -1);
  t.seen = placed.map(() => 0);
  placed.forEach(({ zone }, id) => {
    put(t, id, zone);
  });
  return finishLayout(t, settings, scenario);
}

function finishLayout<V, Shared extends string>(t: Table<V>, settings: TableSettings<V, Shared>, scenario: LooseScenario<V>): Table<V> {
  settings.start(t);
  Object.assign(t.vars as object, scenario.vars);
  settings.ready?.(t);
  return t;
}

function put<V>(t: Table<V>, card: CardId, zone: number): void {
  t.zone[card] = zone;
  t.zones[zone].push(card);
}

function findCard<V>(t: Table<V>, name: string): CardId {
  const id = t.def.findIndex((d) => t.game.defs[d].id === name);
  if (id < 0) throw new Error(`no card ${name} at this table`);
  return id;
}

function namesIn<V>(match: Match<V>, key: string, piles: readonly string[]): string[] {
  const zones = match.game.zones;
  const z = zones.findIndex((zone) => zone.key === key);
  if (z < 0) throw new Error(`${match.game.id} has no zone ${key}`);
  const names = match.table.zones[z].map((id) => defOf(match.table, id).id);
  return piles.includes(zones[z].name) ? names.reverse() : names;
}

/** What a test calls an option: a card by its printed name, a seat by its name, everything else by its key. */
function nameOf<V>(t: Table<V>, choice: Choice): string {
  const ref = refOf(choice);
  if (typeof choice === 'number') return defOf(t, choice).id;
  if (ref.kind === 'seat' && choice.key === `s${ref.seat}`) return SEAT_NAMES[ref.seat];
  if (ref.kind === 'card' && choice.key === `c${ref.card}`) return defOf(t, ref.card).id;
  return keyOf(choice);
}

function seatAt<V, Own extends string>(match: Match<V>, seat: SeatId): Seat<Own> {
  const name = SEAT_NAMES[seat];
  const asked = (): Ask => {
    const ask = match.askOf(seat);
    if (ask === null) throw new Error(`${name} is not asked anything; open: ${describe(match)}`);
    return ask;
  };
  const offered = (): string[] => asked().options.map((choice) => nameOf(match.table, choice));
  const indexes = (ask: Ask, names: readonly string[]): number[] => {
    const all = ask.options.map((choice) => nameOf(match.table, choice));
    const used: number[] = [];
    for (const wanted of names) {
      const at = all.findIndex((given, i) => given === wanted && !used.includes(i));
      if (at < 0) throw new Error(`${name} is not offered ${wanted} by ${ask.prompt.key}; offered: ${all.join(', ')}`);
      used.push(at);
    }
    return used;
  };
  const picks = (...names: string[]): void => {
    const ask = asked();
    const refused = match.answer(seat, match.n, indexes(ask, names));
    if (refused !== null)
      throw new Error(`${name}: ${ask.prompt.key} refused ${names.join(', ')} as ${refused.code} ${JSON.stringify(refused.params ?? {})}`);
  };
  const apply = (entry: Entry): void => {
    const refused = match.apply(entry);
    if (refused !== null) throw new Error(`${name}: ${entry.kind} was refused as ${refused.code}`);
  };
  const verbs: SeatVerbs = {
    seat,
    mustPick(...names) {
      expect([...offered()].sort(), `what ${name} is offered`).toEqual([...names].sort());
      expect(asked().min, 'declining is not possible').toBeGreaterThan(0);
    },
    mayPick(...names) {
      expect([...offered()].sort(), `what ${name} is offered`).toEqual([...names].sort());
      expect(asked().min, 'declining is possible').toBe(0);
    },
    isOffered(...names) {
      for (const wanted of names) expect(offered(), `what ${name} is offered`).toContain(wanted);
    },
    cannotPick(...names) {
      const given = match.askOf(seat) === null ? [] : offered();
      for (const unwanted of names) {
        expect(given, `what ${name} is offered`).not.toContain(unwanted);
        const known = match.table.def.findIndex((d) => match.game.defs[d].id === unwanted);
        const key = known >= 0 ? `c${known}` : unwanted;
        const before = match.journal.length;
        const refused = match.answerKeys(seat, match.n, [key]);
        expect(refused?.code, `${unwanted} named by ${name}`).toMatch(/unknown-option|not-asked|match-over|already-answered/);
        expect(match.journal.length).toBe(before);
      }
    },
    picks,
    plays(...names) {
      for (const one of names) picks(one);
    },
    passes() {
      picks();
    },
    isAskedFor(prompt) {
      expect(asked().prompt.key, `what ${name} is asked`).toBe(prompt);
    },
    isToAct() {
      expect(match.askOf(seat) !== null, `${name} is to act; open: ${describe(match)}`).toBe(true);
    },
    isNotAsked() {
      expect(match.askOf(seat)?.prompt.key, `${name} is asked nothing`).toBeUndefined();
    },
    isRefused(code, answer, n) {
      const before = match.journal.length;
      const ask = match.askOf(seat);
      const keys = answer.map((wanted) => {
        const choice = ask?.options.find((one) => nameOf(match.table, one) === wanted);
        return choice === undefined ? wanted : keyOf(choice);
      });
      expect(match.answerKeys(seat, n ?? match.n, keys)?.code, `${name} answers ${answer.join(', ')}`).toBe(code);
      expect(match.journal.length).toBe(before);
    },
    timesOut() {
      apply({ kind: 'time-out', n: match.n, seat });
    },
    leaves() {
      apply({ kind: 'leave', seat });
    },
    joins() {
      apply({ kind: 'join', seat });
    },
    undoes(agreed) {
      apply({ kind: 'undo', seat, ...(agreed === undefined ? {} : { agreed: true }) });
    },
    knows(card) {
      const id = findCard(match.table, card);
      return Object.values(match.view(seat).zones).some((zone) => zone.some((one) => one.id === id && one.def === card));
    },
    whyNot: (card) => match.whyNot(seat, findCard(match.table, card)),
    get view() {
      return match.view(seat) as View;
    },
    get logKeys() {
      return logKeysOf(match, seat);
    },
  };
  match.game.zones.forEach((zone) => {
    if (zone.owner === seat) Object.defineProperty(verbs, zone.name, { get: () => namesIn(match, zone.key, []) });
  });
  return verbs as Seat<Own>;
}

function logKeysOf<V>(match: Match<V>, seat: SeatId): string[] {
  return match
    .events(seat)
    .flat()
    .flatMap((event) => (event.e === 'log' ? [event.key] : []));
}

function describe<V>(match: Match<V>): string {
  if (match.open === null) return 'the match is over';
  return match.open.asks
    .map((ask) => `${SEAT_NAMES[ask.seat]}: ${ask.prompt.key} (${ask.options.map((choice) => nameOf(match.table, choice)).join(', ')})`)
    .join('; ');
}

function lawsAtTheEnd<V>(match: Match<V>, unfinished: boolean): void {
  const bare = match as unknown as Match;
  const quiet = match.open === null || match.open.asks.every((ask) => ask.prompt.quiet === true);
  if (!quiet && !unfinished)
    throw new LawBroken(`the example ends in the middle of an effect; open: ${describe(match)} (finish it, or say unfinished: true)`);
  checkLaws(bare);
  restRefused(bare);
  replayEqual(bare);
}
