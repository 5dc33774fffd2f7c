import type { Ask, CardDef, Flow, Game, SeatId, Table } from '#engine';
import {
  askAll,
  askFirst,
  defineZones,
  defOf,
  finish,
  isNone,
  maybeOneOf,
  mayPick,
  move,
  nextSeat,
  oneOf,
  order,
  othersFrom,
  pick,
  pickSome,
  place,
  shuffle,
  topOf,
} from '#engine';

/**
 * A game made up for these tests: first to 16 bushels wins. It asks in every way the engine can: one of several, some, an order,
 * everybody at once, whoever is first.
 */
export interface Field extends CardDef<HarvestVars> {
  readonly bushels: number;
}
export interface HarvestVars {
  active: SeatId;
  turn: number;
}

export const zones = defineZones(4, {
  deck: { sees: 'none', pool: 'all' },
  hand: { per: 'seat', sees: 'owner', pool: 'all' },
  barn: { per: 'seat', sees: 'all' },
  heap: { sees: 'all' },
});
const { deck, hand, barn, heap } = zones.at;

const crop = (id: string, bushels: number, count: number): Field => ({ id, kind: 'crop', bushels, count });
const event = (id: string): Field => ({ id, kind: 'event', bushels: 0, count: 3 });
const defs: readonly Field[] = [
  crop('weeds', 0, 20),
  crop('oats', 2, 12),
  crop('wheat', 4, 6),
  event('hail'),
  event('fair'),
  event('swap'),
  event('crows'),
];

const rule = 'HRV-1';
const bushelsOf = (t: Table<HarvestVars>, card: number): number => (defOf(t, card) as Field).bushels;
export const barnOf = (t: Table<HarvestVars>, seat: SeatId): number =>
  t.zones[barn + seat].reduce((sum, card) => sum + bushelsOf(t, card), 0);

function draw(t: Table<HarvestVars>, seat: SeatId): void {
  if (t.zones[deck].length === 0) {
    for (const card of t.zones[heap].slice()) move(t, card, deck);
    shuffle(t, deck);
  }
  const top = topOf(t, deck);
  if (top !== undefined) move(t, top, hand + seat);
}

function* happen(t: Table<HarvestVars>, seat: SeatId, name: string): Flow {
  if (name === 'hail') {
    const others = othersFrom(t, seat);
    const lost = yield* askAll(t, others, (s) => oneOf({ key: 'lose', rule }, () => t.zones[hand + s].slice()));
    for (const cards of lost) for (const card of cards ?? []) move(t, card, heap);
  } else if (name === 'fair') {
    const taken = yield* askFirst(t, t.ring, (s) => maybeOneOf({ key: 'sell', rule, decline: 'keep' }, () => t.zones[hand + s].slice()));
    if (taken !== undefined) {
      for (const card of taken.picked) move(t, card, heap);
      draw(t, taken.seat);
      draw(t, taken.seat);
    }
  } else if (name === 'swap') {
    const given = yield* pickSome(t, seat, { key: 'swap', rule }, t.zones[hand + seat].slice(), 0, 3);
    if (isNone(given)) return;
    for (const card of given) move(t, card, heap);
    for (let i = 0; i < given.length; i++) draw(t, seat);
  } else if (name === 'crows') {
    const eaten = yield* order(t, seat, { key: 'crows', rule }, t.zones[barn + nextSeat(t, seat)].slice(-4));
    for (const card of eaten ?? []) move(t, card, heap);
  }
}

export const harvest: Game<HarvestVars> = {
  id: 'harvest',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  zones: zones.list,
  defs,
  cap: 2000,
  vars: () => ({ active: 0, turn: 1 }),
  cloneVars: ({ active, turn }) => ({ active, turn }),
  *setup(t) {
    for (let card = 0; card < t.def.length; card++) place(t, card, deck);
    shuffle(t, deck);
    for (const seat of t.ring) for (let i = 0; i < 3; i++) draw(t, seat);
    const refused = yield* mayPick(t, t.ring[0], { key: 'refuse', rule }, t.zones[hand + t.ring[0]].slice());
    if (!isNone(refused)) move(t, refused, heap);
  },
  *step(t) {
    const seat = t.vars.active;
    draw(t, seat);
    draw(t, seat);
    const played = yield* pick(t, seat, { key: 'play', rule }, t.zones[hand + seat].slice());
    if (!isNone(played)) {
      const { kind, id } = defOf(t, played);
      move(t, played, kind === 'crop' ? barn + seat : heap);
      if (kind === 'event') yield* happen(t, seat, id);
    }
    const spare = yield* mayPick(t, seat, { key: 'throw', rule }, t.zones[hand + seat].slice());
    if (!isNone(spare)) move(t, spare, heap);
    for (const s of t.ring) if (barnOf(t, s) >= 16) finish(t, { winners: [s], reason: 'full', rule });
    t.vars.active = nextSeat(t, seat);
    t.vars.turn++;
  },
  bot: {
    evaluate(t, seat) {
      const best = Math.max(...othersFrom(t, seat).map((s) => barnOf(t, s)));
      const held = t.zones[hand + seat].reduce((sum, card) => sum + bushelsOf(t, card), 0);
      return Math.min(0.95, Math.max(0.05, 0.5 + (barnOf(t, seat) - best) / 40 + held / 200));
    },
  },
};

/** The same game with an opinion on what to play. */
export const opinionated: Game<HarvestVars> = {
  ...harvest,
  bot: {
    ...harvest.bot,
    priors: (t: Table<HarvestVars>, ask: Ask) =>
      ask.options.map((choice) => (ask.prompt.key === 'play' ? 1 : -1) * bushelsOf(t, choice as number)),
  },
};
