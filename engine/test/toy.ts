import type { CardDef, CardId, Flow, Game, LeaveResult, SeatId, Table } from '#engine';
import {
  announce,
  arrangeSecretly,
  askAll,
  askFirst,
  button,
  defineZones,
  defOf,
  finish,
  flowOf,
  isGone,
  isNone,
  log,
  maskOf,
  maybeOneOf,
  mayPick,
  modified,
  move,
  nextSeat,
  oneOf,
  order,
  othersFrom,
  pick,
  pickNumber,
  pickSome,
  place,
  randomOf,
  removeSeat,
  roll,
  seatOption,
  setSight,
  show,
  shuffle,
  topOf,
  yesNo,
} from '#engine';

/** A small game that uses every word of the engine: play a card a turn, the first with three stones in front wins. */
export interface ToyVars {
  active: SeatId;
  turn: number;
  said: string[];
}

const MAX = 4;
const zones = defineZones(MAX, {
  deck: { sees: 'none', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards', accepts: (def) => def.kind !== 'thorn' },
  front: { per: 'seat', sees: 'all' },
  discard: { sees: 'all' },
  aside: { count: 2, sees: 'owner', pool: 'cards' },
});
export const Z = zones.at;

interface ToyDef extends CardDef<ToyVars> {
  readonly play: (t: Table<ToyVars>, seat: SeatId, self: CardId) => Flow | undefined;
}
type T = Table<ToyVars>;
const P = (key: string, more: object = {}) => ({ key, rule: `TOY-${key}`, ...more });

function draw(t: T, seat: SeatId): void {
  const top = topOf(t, Z.deck);
  if (top === undefined) return;
  move(t, top, defOf(t, top).kind === 'thorn' ? Z.front + seat : Z.hand + seat);
  log(t, 'drew', 'TOY-1', { seat: { seat }, card: { card: top } });
}

function card(id: string, kind: string, count: number, play: ToyDef['play'], more: Partial<ToyDef> = {}): ToyDef {
  return { id, kind, count, play, ...more };
}

const defs: readonly ToyDef[] = [
  card('stone', 'stone', 6, () => undefined, { modify: { weight: (_t, _self, value) => value + 1 } }),
  card('thorn', 'thorn', 2, () => undefined),
  card('bell', 'trick', 2, function* bell(t, seat) {
    const others = othersFrom(t, seat);
    const given = yield* askAll(t, others, (s) => oneOf(P('give'), () => t.zones[Z.hand + s].slice()));
    others.forEach((_, i) => {
      for (const gift of given[i] ?? []) move(t, gift, Z.hand + seat);
    });
  }),
  card('horn', 'trick', 2, function* horn(t, seat) {
    const first = yield* askFirst(t, othersFrom(t, seat), (s) => maybeOneOf(P('answer'), t.zones[Z.hand + s].slice()));
    if (first !== undefined) move(t, first.picked[0], Z.discard);
  }),
  card('scroll', 'trick', 2, function* scroll(t, seat) {
    const top = t.zones[Z.deck].slice(-3).reverse();
    for (const id of top) show(t, id, maskOf(seat));
    const wanted = yield* order(t, seat, P('arrange'), top);
    if (!isGone(wanted) && wanted.length > 1) arrangeSecretly(t, wanted, seat);
  }),
  card('lens', 'trick', 2, function* lens(t, seat) {
    const whom = yield* pick(t, seat, P('whom'), othersFrom(t, seat).map(seatOption));
    if (isNone(whom)) return;
    setSight(t, Z.hand + whom, maskOf(whom) | maskOf(seat));
    yield* pickSome(t, seat, P('look'), t.zones[Z.hand + whom].slice(), 0, 2);
    setSight(t, Z.hand + whom, maskOf(whom));
  }),
  card('coin', 'trick', 2, function* coin(t, seat) {
    const bet = yield* pickNumber(t, seat, P('bet'), 1, 3);
    if (roll(t, 3) + 1 === bet) draw(t, seat);
    if (yield* yesNo(t, seat, P('again'))) draw(t, seat);
  }),
  card('hook', 'trick', 2, function* hook(t, seat) {
    const target = yield* mayPick(t, seat, P('hook'), () => othersFrom(t, seat).flatMap((s) => t.zones[Z.front + s]));
    if (!isNone(target)) move(t, target, Z.front + seat);
    const victim = nextSeat(t, seat);
    const hand = t.zones[Z.hand + victim];
    if (hand.length > 0) move(t, randomOf(t, hand), Z.discard);
  }),
  card('drum', 'trick', 2, (t) => {
    t.vars.said = [];
    return announce(t, 'drum', t.vars.turn, t.zones[Z.front + t.vars.active].slice(), { seat: t.vars.active, prompt: P('who-first') });
  }),
  card('echo', 'stone', 2, () => undefined, {
    on: { drum: { when: (_t, _self, turn: number) => turn > 0, run: (t, self) => void t.vars.said.push(`echo ${self}`) } },
  }),
];

export const weight = (t: T, seat: SeatId): number => modified(t, 'weight', 0, seat, t.zones[Z.front + seat]);

function check(t: T): void {
  for (const seat of t.ring) if (weight(t, seat) >= 3) finish(t, { winners: [seat], reason: 'stones', rule: 'TOY-WIN' });
}

const DRAW = button('draw', -1);

export const toy: Game<ToyVars> = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: MAX },
  options: [{ key: 'pace', values: ['slow', 'fast'], default: 'slow', live: true }],
  zones: zones.list,
  defs,
  cap: 4000,
  vars: () => ({ active: 0, turn: 0, said: [] }),
  cloneVars: (v) => ({ active: v.active, turn: v.turn, said: v.said.slice() }),
  setup(t) {
    for (let id = 0; id < t.def.length; id++) place(t, id, Z.deck);
    shuffle(t, Z.deck);
    for (const seat of t.ring) for (let i = 0; i < 3; i++) draw(t, seat);
  },
  *step(t) {
    const seat = t.vars.active;
    const hand = t.zones[Z.hand + seat].slice();
    const chosen = yield* pick(t, seat, P('main', { quiet: true }), [...hand, DRAW]);
    if (isNone(chosen) || chosen === -1) draw(t, seat);
    else {
      const def = defOf(t, chosen) as ToyDef;
      move(t, chosen, def.kind === 'stone' ? Z.front + seat : Z.discard);
      log(t, 'played', 'TOY-2', { seat: { seat }, card: { card: chosen } });
      yield* flowOf(def.play(t, seat, chosen));
    }
    check(t);
    if (t.zones[Z.deck].length === 0) {
      for (const id of t.zones[Z.discard].slice()) move(t, id, Z.deck);
      shuffle(t, Z.deck);
    }
    t.vars.active = nextSeat(t, seat);
    t.vars.turn++;
  },
  join(t, seat) {
    for (let i = 0; i < 3; i++) draw(t, seat);
  },
  joinAt: (t) => t.ring.indexOf(t.vars.active),
  leave(t, seat): LeaveResult {
    const wasActive = t.vars.active === seat;
    if (wasActive) t.vars.active = nextSeat(t, seat);
    removeSeat(t, seat);
    for (const zone of [Z.hand + seat, Z.front + seat]) for (const id of t.zones[zone].slice()) move(t, id, Z.discard);
    if (t.ring.length === 1) finish(t, { winners: t.ring.slice(), reason: 'forfeit', rule: 'TOY-LAST' });
    return wasActive ? 'drop-step' : 'go-on';
  },
  pages: { whyNot: (t, seat) => (t.vars.active === seat ? undefined : { key: 'not-your-turn', rule: 'TOY-main' }) },
};
