// What decks will bring until the match ends: what strong bots judge positions by. How much a card brings was measured: the Power of some 30,000 turns by what was in
// hand, and the final points of 600 matches by what was in the decks.

import type { SeatId } from '#engine';
import { shareOfHopes } from '#engine';
import type { CardName, CardType } from '../cards/data.ts';
import { components } from '../cards/data.ts';
import type { T } from '../state.ts';
import { characterZone, deckZone, discardZone, HAND_SIZE, handZone, isUnbought, MAIN, NEMESES, NEMESIS, playZone } from '../state.ts';
import { ASSEMBLE, C137, CURRENCY, GENIUS, isLocation, points, SAUCE, WAVES } from './worth.ts';

type PerCard = { readonly [name in CardName]?: number };

/** What playing a card brings besides its printed Power and the cards it draws, in Power: conditions, tokens, what it does to others and to the deck. */
const BESIDES: PerCard = {
  'portal-gun': -0.4,
  'cornvelious-daniel': 1.2,
  'eye-patch-rick': 0.7,
  'cornrow-rick': 1.4,
  'rick-d-99': 0.6,
  'security-specialist-rick': 0.4,
  'future-rick': -0.2,
  'young-rick': 0.4,
  'lizard-rick': 0.4,
  'commander-rick': 1,
  'rick-c-137': 0.3,
  'bugged-out-morty': 0.1,
  'lawyer-morty': 0.2,
  'hammerhead-morty': 0.5,
  'scientist-morty': 2.2,
  'morty-c-137': 0.5,
  terminate: 0.6,
  'daddys-little-girl': 0.5,
  'diane-sanchez': 1,
  'totally-fabricated-origin-story': 2.5,
  'currency-manipulation': 0.9,
  'fake-gun': 0.6,
  'butt-in-a-cup': 0.2,
  conroy: 0.8,
  'brainalyzer-9000': 1.1,
  'dead-flies': 0.4,
  'freeze-gun': 0.5,
  'jury-rigged-portal-gun': 1.2,
  'portal-bomb': 0.6,
  'gromflamite-technician': 0.2,
  'gromflamite-employee-of-the-month': 0.7,
  'communications-gromflamite': 0.3,
  'gromflamite-officer': 0.7,
  'greedy-gromflamite': 0.8,
  'gromflamite-general': 1,
  persecute: 0.8,
  rezone: 0.2,
  kickback: -0.5,
  recycle: 0.6,
  taxation: 1,
  embezzle: 1.1,
  gentrify: 0.6,
};

/** Cards that playing a card brings into hand; those that put one back draw as many less. */
const DRAWS: PerCard = {
  'headband-rick': 1,
  'earring-rick': 2,
  'black-rick': 0.3,
  'commander-rick': 0.8,
  'aqua-morty': 0.9,
  'big-head-morty': 2,
  'scientist-morty': 1,
  'fold-yourself': 1.2,
  'diane-sanchez': 0.8,
  'dead-flies': 0.7,
  'honorable-gromflamite': 0.4,
  assemble: 0.6,
  kickback: 1.1,
};

/** What a character or an Ongoing card in play brings in a turn in which such a card comes to hand; without `when`, in every turn. */
interface Bonus {
  readonly when?: CardType | CardName | 'family' | 'junk';
  readonly power?: number;
  readonly draws?: number;
}

const BONUSES: { readonly [name in CardName]?: Bonus } = {
  'transcendent-rick': { when: 'council', power: 1, draws: 1 },
  'moron-morty': { when: 'morty', power: 2 },
  'bluffing-rick': { when: 'council', power: 2.3 },
  'defiant-summer': { when: 'summer', power: 0.3, draws: 1 },
  'heroic-summer': { when: 'equipment', draws: 1 },
  'promotion-jerry': { when: 'gromflamite', power: 1 },
  'rational-morty': { when: 'junk', power: 0.8 },
  'assworld-2-0': { when: 'morty', power: 2 },
  'citadel-militia-hq': { when: 'rick', draws: 1 },
  'cronenberg-world-2-0': { when: 'junk', power: 0.8 },
  'family-restaurant': { when: 'family', draws: 2 },
  'jerrys-office': { when: 'jerry', power: 3 },
  'mission-control': { when: 'gromflamite', draws: 1 },
  'presidential-palace': { power: 0.4 },
  'space-prison': { power: 0.2 },
  'citadel-of-ricks': { power: 0.1 },
  'dinner-table': { when: 'family', power: 1.3 },
  'drive-thru': { power: 0.3 },
  garage: { when: 'equipment', power: 1 },
  grave: { power: 0.7 },
  neighborhood: { when: 'genius-waves', power: 1 },
  underground: { power: 0.4 },
  'security-specialist-rick': { power: 0.4 },
};
/** A Location that still has to be drawn and played. */
const LOCATION = 0.5;

const FAMILY: readonly string[] = ['jerry', 'beth', 'summer'];

function fits(card: { readonly id: string; readonly type: string }, when: string): boolean {
  if (when === 'family') return FAMILY.includes(card.id);
  if (when === 'junk') return card.id === 'morty-waves' || FAMILY.includes(card.id);
  return card.id === when || card.type === when;
}

const brings = components.map(({ id, power, kind }) => power + (BESIDES[id] ?? 0) + (kind === 'location' ? LOCATION : 0));
const draws = components.map(({ id }) => DRAWS[id] ?? 0);
const bonuses = components.map(({ id }) => BONUSES[id]);
const kinds = bonuses.flatMap((bonus) => bonus?.when ?? []).filter((when, i, all) => all.indexOf(when) === i);
/** By definition: of which of these kinds it is, and which kind its own bonus waits for. */
const kindsOf = components.map((card) => kinds.flatMap((when, k) => (fits(card, when) ? [k] : [])));
const kindOf = bonuses.map((bonus) => (bonus?.when === undefined ? -1 : kinds.indexOf(bonus.when)));

interface Deck {
  readonly vp: number;
  /** Power that an average turn brings, and an average card. */
  readonly income: number;
  readonly mean: number;
}

const NO_COUNTS: readonly number[] = components.map(() => 0);
const NO_KINDS: readonly number[] = kinds.map(() => 0);

/** All that a seat owns, wherever it lies. Cards that draw replace themselves. A deck therefore brings as much as it would without them. */
function measureDeck(t: T, seat: SeatId): Deck {
  const counts = NO_COUNTS.slice();
  const kindCounts = NO_KINDS.slice();
  const standing: number[] = [];
  let [vp, cards, power, drawn] = [0, 0, 0, 0];
  const play = playZone(seat);
  for (const zone of [deckZone(seat), handZone(seat), discardZone(seat), play]) {
    const list = t.zones[zone];
    for (let i = 0; i < list.length; i++) {
      const d = t.def[list[i]];
      if (zone === play && bonuses[d] !== undefined) {
        standing.push(d);
        if (isUnbought(t, list[i])) continue;
      } else {
        cards++;
        power += brings[d];
        drawn += draws[d];
        for (const kind of kindsOf[d]) kindCounts[kind]++;
      }
      counts[d]++;
      vp += points[d];
    }
  }
  const character = t.zones[characterZone(seat)][0];
  if (character !== undefined) standing.push(t.def[character]);
  cards = Math.max(cards, HAND_SIZE);
  const living = cards - Math.min(drawn, cards / 2);
  const mean = power / living;
  let income = HAND_SIZE * mean;
  const seen = (HAND_SIZE * cards) / living;
  for (const d of standing) income += bonusOf(d, kindCounts[kindOf[d]] / cards, seen, mean);
  return { vp: vp + variablePoints(t, seat, counts), income, mean };
}

/** `part` is the part of the cards that its bonus waits for. */
function bonusOf(def: number, part: number, seen: number, mean: number): number {
  const bonus = bonuses[def];
  if (bonus === undefined) return 0;
  const share = kindOf[def] < 0 ? 1 : Math.min(1, part);
  return (1 - (1 - share) ** seen) * ((bonus.power ?? 0) + (bonus.draws ?? 0) * mean);
}

/** RSR-234, RSR-235, with what a lead in Council cards may be worth. */
function variablePoints(t: T, seat: SeatId, counts: readonly number[]): number {
  let locations = 0;
  for (let d = 0; d < counts.length; d++) if (isLocation[d]) locations += counts[d];
  const paid = counts[C137] * counts[GENIUS] + counts[SAUCE] * locations + counts[CURRENCY] * t.vars.tokens[seat] + counts[ASSEMBLE] * 1.5;
  return paid - Math.max(0, counts[WAVES] - counts[GENIUS]);
}

/** Power to spend in the turn that is under way; of others' hands only the number is known. */
function heldBy(t: T, seat: SeatId, viewer: SeatId, { income, mean }: Deck): number {
  const hand = t.zones[handZone(seat)];
  if (seat !== viewer) return t.vars.power + (hand.length / HAND_SIZE) * income;
  let held = t.vars.power;
  for (const id of hand) held += brings[t.def[id]] + draws[t.def[id]] * mean;
  return held;
}

/** Turns until the President falls or the main deck runs out: the stronger the decks, the sooner. */
function turnsLeft(t: T, decks: readonly Deck[]): number {
  let income = 0;
  for (const deck of decks) income += deck.income / t.ring.length;
  const main = t.zones[MAIN].length;
  const nemeses = t.zones[NEMESES].length + t.zones[NEMESIS].length;
  return Math.max(2, Math.min(33 + 0.15 * main + 2 * nemeses - 3 * income, 1 + main / (0.55 + 0.1 * income)));
}

/** VP that a point of Power buys in the end, and that a token is worth for each turn to come. */
const VP_PER_POWER = 0.43;
const TOKEN = 0.02;

/** VP that the seat may hope for: what it has, what its deck will bring, what is in hand in the turn that is under way. */
function hopes(t: T, deck: Deck, seat: SeatId, viewer: SeatId, left: number): number {
  const { vars, ring } = t;
  const isActive = seat === vars.active;
  const isPlaying = isActive && vars.phase === 'play';
  const turns = left / ring.length + (isActive ? 0.5 : 0) - 0.5 / ring.length - (isPlaying ? 1 : 0);
  const power = Math.max(0, turns) * deck.income + (isPlaying ? heldBy(t, seat, viewer, deck) : 0);
  return deck.vp + VP_PER_POWER * power + TOKEN * left * vars.tokens[seat];
}

/** Final points scatter little near the end and much in the beginning; so certain a lead is. */
export function outlook(t: T, seat: SeatId): number {
  const decks = t.ring.map((one) => measureDeck(t, one));
  const left = turnsLeft(t, decks);
  return shareOfHopes(t, seat, 1.7 / (3.4 + 0.38 * left), (one) => hopes(t, decks[t.ring.indexOf(one)], one, seat, left));
}
