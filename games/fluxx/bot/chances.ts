import type { SeatId } from '#engine';
import type { Wanted } from '../goals.ts';
import { countBits, creeperBits, keeperBits, WANTED } from '../goals.ts';
import type { T } from '../state.ts';
import { CENTRE, DECK, DISCARD, HAND, isHindranceLifted, KEEPER_BIT, KEEPERS, playsOwed, rulesInForce, STACK } from '../state.ts';
import { missingMarked, missingNamed, useful } from './wins.ts';

/** What can be reckoned about how a player may come to win: by cards that nobody has shown yet, and by those that the player holds. */
export const CHANCES = [
  'turns-away',
  'keepers-that-win',
  'wins-by-theft',
  'goals-that-win',
  'goals-that-win-soon',
  'wins-by-two-cards',
  'wins-by-three-cards',
  'wins-in-a-turn',
] as const;

/** What «most» Goals want depends on the others; here it counts which Keepers are missing. */
const GOALS: readonly { readonly def: number; readonly wanted: Wanted }[] = WANTED.flatMap((wanted, def) =>
  wanted === null || wanted.most !== null ? [] : [{ def, wanted }],
);
const GOAL_BIT = new Int32Array(WANTED.length);
for (const [i, { def }] of GOALS.entries()) GOAL_BIT[def] = 1 << i;

/** Keepers and Goals in some zones, as bits. */
class Cards {
  keepers = 0;
  goals = 0;

  add(t: T, zone: number): void {
    const cards = t.zones[zone];
    for (let i = 0; i < cards.length; i++) {
      const def = t.def[cards[i]];
      this.keepers |= KEEPER_BIT[def];
      this.goals |= GOAL_BIT[def];
    }
  }
}

/** What somebody sees of the deck's cards. */
interface Seen {
  readonly hand: Cards;
  readonly centre: Cards;
  readonly laid: Cards;
  readonly away: Cards;
}

function lookAround(t: T, viewer: SeatId): Seen {
  const [hand, centre, laid, away] = [new Cards(), new Cards(), new Cards(), new Cards()];
  hand.add(t, HAND + viewer);
  centre.add(t, CENTRE);
  for (let i = 0; i < t.ring.length; i++) laid.add(t, KEEPERS + t.ring[i]);
  away.add(t, DISCARD);
  away.add(t, STACK);
  return { hand, centre, laid, away };
}

/** Keepers, hidden and laid, and the number of hidden Goals by which a player wins; and how many cards of the own hand it takes. */
interface Wins {
  keepers: number;
  stolen: number;
  goals: number;
  plays: number;
}

/** How many Keepers a player lacks for a Goal; Creepers that it wants and that are missing come by no play. */
function lacking(wanted: Wanted, keepers: number, creepers: number): number {
  if ((creepers & wanted.creepers) !== wanted.creepers || countBits(creepers) < wanted.creeperMin) return Number.POSITIVE_INFINITY;
  return missingNamed(wanted, keepers) + missingMarked(wanted, keepers);
}

function winsOf(t: T, { hand, centre, laid, away }: Seen, seat: SeatId, isViewer: boolean): Wins {
  const keepers = keeperBits(t, seat);
  const creepers = creeperBits(t, seat);
  const lifted = isHindranceLifted(t);
  const seen = hand.keepers | laid.keepers | away.keepers;
  const shown = hand.goals | centre.goals | away.goals;
  const found: Wins = { keepers: 0, stolen: 0, goals: 0, plays: Number.POSITIVE_INFINITY };
  for (let i = 0; i < GOALS.length; i++) {
    const { wanted } = GOALS[i];
    if (!lifted && (creepers & ~wanted.harmless) !== 0) continue;
    const lack = lacking(wanted, keepers, creepers);
    const isInPlay = (centre.goals & (1 << i)) !== 0;
    if (isViewer && (isInPlay || (hand.goals & (1 << i)) !== 0) && lacking(wanted, keepers | hand.keepers, creepers) === 0)
      found.plays = Math.min(found.plays, lack + (isInPlay ? 0 : 1));
    if (lack === 0 && (shown & (1 << i)) === 0) found.goals++;
    if (lack !== 1 || !isInPlay) continue;
    const help = useful(wanted, keepers, missingNamed(wanted, keepers), missingMarked(wanted, keepers));
    found.keepers |= help & ~seen;
    found.stolen |= help & laid.keepers;
  }
  return found;
}

/** Every turn before the player's may spoil what is ready. */
const LASTING = 0.8;

/** Writes down the numbers about a player, as far as `viewer` may know them, from `at` on. */
export function measureChances(t: T, seat: SeatId, viewer: SeatId, into: number[], at: number): void {
  const found = winsOf(t, lookAround(t, viewer), seat, seat === viewer);
  const { ring, zones, vars } = t;
  const rules = rulesInForce(t);
  const isPlaying = vars.active === seat && vars.phase === 'play';
  const draws = isPlaying ? 0 : rules.draw;
  const held = zones[HAND + seat].length;
  let unknown = zones[DECK].length;
  for (let i = 0; i < ring.length; i++) if (ring[i] !== viewer) unknown += zones[HAND + ring[i]].length;
  const chance = (draws + (seat === viewer ? 0 : held)) / Math.max(1, unknown);
  const turns = (ring.indexOf(seat) - ring.indexOf(vars.active) + ring.length) % ring.length;
  const ready = LASTING ** turns;
  const plays = isPlaying ? playsOwed(t) : typeof rules.play === 'number' ? rules.play : held + draws;
  into[at] = turns / ring.length;
  into[at + 1] = Math.min(1, countBits(found.keepers) * chance) * ready;
  into[at + 2] = countBits(found.stolen);
  into[at + 3] = found.goals;
  into[at + 4] = Math.min(1, found.goals * chance) * ready;
  into[at + 5] = found.plays === 2 ? 1 : 0;
  into[at + 6] = found.plays === 3 ? 1 : 0;
  into[at + 7] = found.plays <= plays ? ready : 0;
}
