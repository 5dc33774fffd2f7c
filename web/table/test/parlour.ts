import {
  type CardDef,
  defineZones,
  everyLanguage,
  type Flow,
  finish,
  type Game,
  type GameText,
  isNone,
  type LeaveResult,
  log,
  type Match,
  move,
  nextSeat,
  pick,
  place,
  removeSeat,
  type SeatId,
  type Table,
} from '#engine';
import type { GameParts } from '../board.ts';
import { testBoard } from './seated.tsx';
import { text } from './words.ts';

/**
 * A game that fits into a test: everybody holds a lamp (1), a rug (2) and a vase (3), one is put on the table a turn, and whoever has 5 first
 * wins. The last card of a hand plays itself. Ann holds the cards 0, 3 and 6, Bob 1, 4 and 7, Cid 2, 5 and 8.
 */
interface ParlourVars {
  active: SeatId;
  turn: number;
}
type T = Table<ParlourVars>;

const zones = defineZones(3, { hand: { per: 'seat', sees: 'owner', pool: 'cards' }, table: { per: 'seat', sees: 'all' } });
const Z = zones.at;
const GOAL = 5;
const defs: readonly CardDef<ParlourVars>[] = ['lamp', 'rug', 'vase'].map((id) => ({ id, kind: 'thing', count: 3 }));
const worth = (t: T, seat: SeatId): number => t.zones[Z.table + seat].reduce((sum, card) => sum + t.def[card] + 1, 0);

const parlour: Game<ParlourVars> = {
  id: 'test',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [],
  zones: zones.list,
  defs,
  cap: 100,
  vars: () => ({ active: 0, turn: 1 }),
  cloneVars: (vars) => ({ ...vars }),
  setup(t) {
    for (const seat of [0, 1, 2]) for (const first of [0, 3, 6]) place(t, first + seat, Z.hand + seat);
  },
  *step(t): Flow {
    const seat = t.vars.active;
    const hand = t.zones[Z.hand + seat].slice();
    const card = yield* pick(t, seat, { key: 'play', rule: 'T-1', quiet: true, params: { n: hand.length } }, hand);
    if (!isNone(card)) {
      move(t, card, Z.table + seat);
      log(t, 'play', 'T-2', { seat: { seat }, card: { card } });
    }
    if (worth(t, seat) >= GOAL) finish(t, { winners: [seat], reason: 'done', rule: 'T-9' });
    t.vars.active = nextSeat(t, seat);
    t.vars.turn++;
  },
  leave(t, seat): LeaveResult {
    const wasActive = t.vars.active === seat;
    if (wasActive) t.vars.active = nextSeat(t, seat);
    removeSeat(t, seat);
    for (const card of t.zones[Z.hand + seat].slice()) move(t, card, Z.table + seat);
    if (t.ring.length === 1) finish(t, { winners: t.ring.slice(), reason: 'forfeit', rule: 'T-10' });
    return wasActive ? 'drop-step' : 'go-on';
  },
  pages: {
    derived: (t) => [0, 1, 2].map((seat) => worth(t, seat)),
    whyNot: (t, seat) => (t.vars.active === seat ? undefined : { key: 'not-your-turn', rule: 'T-1' }),
  },
};

export const parlourGame = parlour as unknown as Game;

/** With a board that counts turns and shows what lies before whom. */
export const parlourParts: GameParts = {
  game: parlourGame,
  texts: everyLanguage<GameText>({ en: text, ru: text }),
  board: {
    ...testBoard,
    plays: ['play'],
    turnNumber: (vars) => (vars as ParlourVars).turn,
    progress: (_vars, derived, seat) => (derived as readonly number[] | null)?.[seat] ?? 0,
  },
};

export const parlourSeats = (...kinds: readonly ('human' | 'hotseat' | 'bot')[]) =>
  kinds.map((kind, i) => ({ name: ['Ann', 'Bob', 'Cid'][i], avatar: `face-${i}`, kind }));

/** Everybody plays the cards that are named, in this order; after that the first they have. */
export function playing(...cards: readonly number[]): (match: Match, seat: SeatId) => number[] {
  return (match, seat) => {
    const keys = match.view(seat).decision?.mine?.options.map(({ key }) => key) ?? [];
    const wanted = cards.map((card) => keys.indexOf(`c${card}`)).find((at) => at >= 0);
    return [wanted ?? 0];
  };
}
