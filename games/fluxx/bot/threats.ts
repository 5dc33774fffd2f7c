import type { SeatId, Threats } from '#engine';
import type { Wanted } from '../goals.ts';
import { amountOf, countBits, creeperBits, keeperBits, WANTED } from '../goals.ts';
import type { FluxxVars, InForce, T } from '../state.ts';
import { CENTRE, DECK, DISCARD, HAND, indexOf, isHindranceLifted, KEEPER_BIT, KEEPERS, playsOwed, rulesInForce, STACK } from '../state.ts';
import { isFree, missingMarked, missingNamed, useful } from './wins.ts';

/** A Goal, and the Keepers that it may take, by definition. */
interface Aim {
  readonly def: number;
  readonly wanted: Wanted;
  readonly named: readonly number[];
  readonly marked: readonly number[];
}
const inBits = (bits: number): number[] => KEEPER_BIT.flatMap((bit, def) => ((bit & bits) === 0 ? [] : [def]));
const AIMS: readonly Aim[] = WANTED.flatMap((wanted, def) =>
  wanted === null ? [] : [{ def, wanted, named: inBits(wanted.keepers), marked: inBits(wanted.marked & ~wanted.keepers) }],
);
/** Who has one of these takes the Keeper that is missing from somebody else. */
const TAKING = [indexOf('steal-something'), indexOf('exchange-keepers')];
/** With these a turn becomes longer. */
const LENGTHENING = (
  [
    'take-another-turn',
    'play-all',
    'play-all-but-1',
    'play-4',
    'play-3',
    'play-2',
    'draw-3-play-2',
    'jackpot',
    'lets-do-that-again',
  ] as const
).map(indexOf);

// Where a definition lies, as far as the viewer knows.
const UNSEEN = 0;
const HELD = 1;
const IN_CENTRE = 2;
const LAID = 3;
const AWAY = 4;
const NOTHING_SEEN: readonly number[] = WANTED.map(() => UNSEEN);

/** By definition. */
type Places = readonly number[];

function mark(t: T, place: number[], zone: number, where: number): void {
  const cards = t.zones[zone];
  for (let i = 0; i < cards.length; i++) place[t.def[cards[i]]] = where;
}

function lookAround(t: T, viewer: SeatId): Places {
  const place = NOTHING_SEEN.slice();
  mark(t, place, DISCARD, AWAY);
  mark(t, place, STACK, AWAY);
  for (let i = 0; i < t.ring.length; i++) mark(t, place, KEEPERS + t.ring[i], LAID);
  mark(t, place, CENTRE, IN_CENTRE);
  mark(t, place, HAND + viewer, HELD);
  return place;
}

function countAt(place: Places, defs: readonly number[], where: number): number {
  let many = 0;
  for (let i = 0; i < defs.length; i++) if (place[defs[i]] === where) many++;
  return many;
}

/** How likely at least so many of these Keepers come: each that is unseen by itself with that chance, those of the own hand for certain. */
function chanceOfSome({ place, chance, isViewer }: Turn, defs: readonly number[], bits: number, need: number): number {
  if (need === 0) return 1;
  let unseen = 0;
  let left = need;
  for (let i = 0; i < defs.length; i++) {
    if ((KEEPER_BIT[defs[i]] & bits) === 0) continue;
    if (place[defs[i]] === UNSEEN) unseen++;
    else if (isViewer && place[defs[i]] === HELD) left--;
  }
  if (left <= 0) return 1;
  // One less the chance that fewer come.
  let exactly = (1 - chance) ** unseen;
  let fewer = 0;
  for (let many = 0; many < left && many <= unseen; many++) {
    fewer += exactly;
    exactly *= (chance / Math.max(1e-9, 1 - chance)) * ((unseen - many) / (many + 1));
  }
  return Math.max(0, 1 - fewer);
}

/** The player's prospects of the coming turn, each as the chance that none of its kind comes true. */
interface None {
  enough: number;
  short: number;
  taking: number;
  hindered: number;
  ready: number;
}

/** What a turn allows. */
interface Turn {
  readonly place: Places;
  readonly isViewer: boolean;
  readonly plays: number;
  readonly draws: number;
  /** How likely the player has a certain unseen card then, and a card that takes a Keeper. */
  readonly chance: number;
  readonly taking: number;
}

function weighGoals(t: T, turn: Turn, seat: SeatId, lifted: boolean): None {
  const keepers = keeperBits(t, seat);
  const creepers = creeperBits(t, seat);
  const none: None = { enough: 1, short: 1, taking: 1, hindered: 1, ready: 1 };
  for (let i = 0; i < AIMS.length; i++) weighGoal(t, turn, none, seat, AIMS[i], keepers, creepers, lifted);
  return none;
}

function weighGoal(t: T, turn: Turn, none: None, seat: SeatId, aim: Aim, keepers: number, creepers: number, lifted: boolean): void {
  const { wanted } = aim;
  const { place, isViewer, plays, chance } = turn;
  const where = place[aim.def];
  const isKnown = where === IN_CENTRE || (where === HELD && isViewer);
  if (!isKnown && where !== UNSEEN) return;
  if ((creepers & wanted.creepers) !== wanted.creepers || (wanted.creeperMin > 0 && countBits(creepers) < wanted.creeperMin)) return;
  const goal = isKnown ? 1 : chance;
  let price = where === IN_CENTRE ? 0 : 1;
  let rest = 1;
  let isTakeable = false;
  if (wanted.most !== null) {
    const gain = wanted.most === 'keepers' ? 1 : wanted.most === 'hand' ? Math.max(0, turn.draws - 1) : 0;
    const lead = leadOf(t, seat, wanted);
    if (lead < 1 - gain) return;
    if (lead < 1) rest = wanted.most === 'hand' ? 0.7 : 0.5;
    if (lead < 1 && wanted.most === 'keepers') price++;
  } else {
    const named = missingNamed(wanted, keepers);
    const marked = missingMarked(wanted, keepers);
    price += named + marked;
    // So many plays nobody has.
    if (price > plays + 1) return;
    if (price === 1 && where !== IN_CENTRE) none.ready *= 1 - goal;
    if (named + marked > 0) {
      const use = useful(wanted, keepers, named, marked);
      rest = chanceOfSome(turn, aim.named, use, named) * chanceOfSome(turn, aim.marked, use, marked);
      isTakeable = named + marked === 1 && (isAnyLaid(place, aim.named, use) || isAnyLaid(place, aim.marked, use));
    }
  }
  if (!isFree(wanted, creepers, lifted)) {
    if (price <= plays) none.hindered *= 1 - goal * rest;
    return;
  }
  if (price <= plays) none.enough *= 1 - goal * rest;
  else if (price === plays + 1) none.short *= 1 - goal * rest;
  if (isTakeable && price <= plays) none.taking *= 1 - goal * turn.taking * 0.8;
}

/** By how much the player has more than enough and more than anybody else, from 1 on. */
function leadOf(t: T, seat: SeatId, wanted: Wanted): number {
  let most = wanted.mostMin - 1;
  for (let i = 0; i < t.ring.length; i++) if (t.ring[i] !== seat) most = Math.max(most, amountOf(t, wanted, t.ring[i]));
  return amountOf(t, wanted, seat) - most;
}

function isAnyLaid(place: Places, defs: readonly number[], use: number): boolean {
  for (let i = 0; i < defs.length; i++) if ((KEEPER_BIT[defs[i]] & use) !== 0 && place[defs[i]] === LAID) return true;
  return false;
}

/** What foretells that a player wins in the coming turn, who is at turn in this one. */
export const threats: Threats<FluxxVars> = {
  keys: [
    'any',
    'own',
    'now',
    'wins',
    'own-wins',
    'now-wins',
    'wins-with-one-play-more',
    'own-wins-with-one-play-more',
    'plays',
    'cards',
    'wins-by-taking',
    'own-wins-by-taking',
    'keepers',
    'hindered',
    'goals',
    'longer',
    'own-longer',
    'ready',
    'unseen',
    'over',
  ],
  atTurn: (t) => t.vars.active,
  measure(t, seat, viewer, into) {
    const place = lookAround(t, viewer);
    const { ring, zones } = t;
    let unseen = zones[DECK].length;
    for (let i = 0; i < ring.length; i++) if (ring[i] !== viewer) unseen += zones[HAND + ring[i]].length;
    measureSeat(t, place, seat, seat === viewer, rulesInForce(t), Math.max(1, unseen), isHindranceLifted(t), into);
  },
};

function measureSeat(
  t: T,
  place: Places,
  seat: SeatId,
  isViewer: boolean,
  rules: InForce,
  unseen: number,
  lifted: boolean,
  into: number[],
): void {
  const { active, phase } = t.vars;
  const isNow = active === seat;
  const isPlaying = isNow && phase === 'play';
  const isOver = isNow && (phase === 'hand-limit' || phase === 'keeper-limit');
  const held = t.zones[HAND + seat].length;
  const draws = isPlaying || isOver ? 0 : rules.draw;
  const cards = held + draws;
  const byRule = rules.play === 'all' ? cards : rules.play === 'all-but-1' ? Math.max(0, cards - 1) : Math.min(cards, rules.play);
  const plays = isOver ? 0 : isPlaying ? playsOwed(t) : byRule;
  const chance = Math.min(1, (isViewer ? draws : cards) / unseen);
  const taking = isViewer && countAt(place, TAKING, HELD) > 0 ? 1 : 1 - (1 - chance) ** countAt(place, TAKING, UNSEEN);
  const none = weighGoals(t, { place, isViewer, plays, draws, chance, taking }, seat, lifted);
  const own = isViewer ? 1 : 0;
  const wins = Math.log(0.01 + 1 - none.enough);
  const longer = isOver
    ? 0
    : isViewer && countAt(place, LENGTHENING, HELD) > 0
      ? 1
      : Math.min(1, chance * countAt(place, LENGTHENING, UNSEEN));
  into[0] = 1;
  into[1] = own;
  into[2] = isNow ? 1 : 0;
  into[3] = wins;
  into[4] = own * wins;
  into[5] = isNow ? wins : 0;
  into[6] = 1 - none.short;
  into[7] = own * into[6];
  into[8] = Math.min(6, plays);
  into[9] = Math.log(1 + cards);
  into[10] = 1 - none.taking;
  into[11] = own * into[10];
  into[12] = Math.min(8, t.zones[KEEPERS + seat].length);
  into[13] = 1 - none.hindered;
  into[14] = rules.goals;
  into[15] = longer;
  into[16] = own * longer;
  into[17] = 1 - none.ready;
  into[18] = unseen / 80;
  into[19] = isOver ? 1 : 0;
}
