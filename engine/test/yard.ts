import type { CardDef, CardId, Game, Option, SeatId, Table } from '#engine';
import { button, defineZones, defOf, finish, log, move, nextSeat, opening, place, topOf } from '#engine';

/** A game as small as its tests need: guests stand in yards, hats hang on guests; a guest's use brings the top card of the deck. */
export interface YardVars {
  turn: number;
  active: SeatId;
  /** By card: the guest that a hat hangs on, or -1. */
  on: number[];
}
export type YardCard = 'maid' | 'cook' | 'hat' | 'crown';
type T = Table<YardVars>;

const zones = defineZones(3, {
  deck: { sees: 'none', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards' },
  yard: { per: 'seat', sees: 'all' },
  discard: { sees: 'all' },
});
const Z = zones.at;

const defs: readonly CardDef<YardVars>[] = [
  { id: 'maid', kind: 'guest', count: 4 },
  { id: 'cook', kind: 'guest', count: 4 },
  { id: 'hat', kind: 'thing', count: 3 },
  { id: 'crown', kind: 'thing', count: 1 },
];
const CARDS = 12;
const END = button('end', -1);
const use = (card: CardId): Option<number> => ({ key: `use:${card}`, ref: { kind: 'card', card }, value: card + CARDS });
const guests = (t: T, seat: SeatId): CardId[] => t.zones[Z.yard + seat].filter((id) => defOf(t, id).kind === 'guest');

const turn = opening<YardVars, CardId | Option<number>>({
  seat: (t) => t.vars.active,
  prompt: { key: 'main', rule: 'YARD-1', quiet: true },
  options: (t, seat) => [...t.zones[Z.hand + seat], ...guests(t, seat).map(use), END],
  optional: false,
  run(t, seat, picked) {
    const chosen = picked ?? -1;
    if (chosen >= CARDS) {
      const top = topOf(t, Z.deck);
      if (top !== undefined) move(t, top, Z.hand + seat);
    } else if (chosen >= 0) move(t, chosen, Z.yard + seat);
    log(t, 'went', 'YARD-1', { seat: { seat } });
    t.vars.active = nextSeat(t, seat);
    t.vars.turn++;
    if (t.vars.turn > 90) finish(t, { winners: [], reason: 'late', rule: 'YARD-2' });
  },
});

export const yard: Game<YardVars> = {
  id: 'yard',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [],
  zones: zones.list,
  defs,
  cap: 200,
  vars: () => ({ turn: 0, active: 0, on: Array.from({ length: CARDS }, () => -1) }),
  cloneVars: (v) => ({ turn: v.turn, active: v.active, on: v.on.slice() }),
  setup(t) {
    for (let id = 0; id < t.def.length; id++) place(t, id, Z.deck);
  },
  step: () => turn,
  check(t) {
    const astray = t.vars.on.findIndex((host, hat) => host >= 0 && t.zone[host] !== t.zone[hat]);
    return astray < 0 ? undefined : `the ${defOf(t, astray).id} hangs on a guest elsewhere`;
  },
};
