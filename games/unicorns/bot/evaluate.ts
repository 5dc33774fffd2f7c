import type { Ask, CardId, Choice, Features, SeatId } from '#engine';
import { refOf, shareOfHopes } from '#engine';
import type { CardName } from '../cards/data.ts';
import type { T, UnicornVars } from '../state.ts';
import { cardOf, HAND_LIMIT, handOf, handZone, holderOf, isMarked, MARKS, stableOf, unicornsOf } from '../state.ts';

/** What a card is worth to the player of the Stable it is in, in Unicorns, besides being one. */
const IN_STABLE: { readonly [name in CardName]?: number } = {
  'angel-unicorn': 0.3,
  'annoying-flying-unicorn': 0.15,
  'black-knight-unicorn': 0.4,
  'extremely-fertile-unicorn': 0.5,
  'ginormous-unicorn': -0.2,
  'greedy-flying-unicorn': 0.15,
  'magical-flying-unicorn': 0.15,
  'magical-kittencorn': 0.15,
  'majestic-flying-unicorn': 0.15,
  puppicorn: -0.5,
  'queen-bee-unicorn': 0.3,
  rhinocorn: 0.7,
  'seductive-unicorn': 0.2,
  'stabby-the-unicorn': 0.2,
  'swift-flying-unicorn': 0.15,
  'unicorn-phoenix': 0.15,
  'zombie-unicorn': 0.35,
  'double-dutch': 0.8,
  'extra-tail': 0.5,
  'glitter-bomb': 0.7,
  'rainbow-aura': 0.7,
  'rainbow-mane': 0.4,
  'summoning-ritual': 0.25,
  'unicorn-lasso': 0.8,
  yay: 0.8,
  'barbed-wire': -0.5,
  'blinding-light': -0.5,
  'broken-stable': -0.25,
  'nanny-cam': -0.35,
  pandamonium: -0.6,
  'sadistic-ritual': -1.2,
  slowdown: -0.5,
  'tiny-stable': -0.9,
};

/** What a card is worth in the hand of the player who knows it. */
const IN_HAND: { readonly [name in CardName]?: number } = {
  neigh: 0.7,
  'super-neigh': 0.8,
  'unicorn-poison': 0.35,
  'two-for-one': 0.4,
  'back-kick': 0.3,
  'unicorn-swap': 0.35,
  'seductive-unicorn': 0.45,
  'unicorn-lasso': 0.4,
  yay: 0.35,
  'ginormous-unicorn': 0.45,
};
const ANY_CARD = 0.24;
/** The first Instants of a hand are kept for threats and near wins: they are worth as much as a Unicorn in somebody's Stable. */
const INSTANTS = [1, 0.8, 0.5, 0.35];
/** Against a single opponent nobody else will stop the last Unicorn. */
const DUEL = 1.5;

/** How much more a Unicorn counts than the ones before: the last ones decide. */
const SHARPNESS = 0.75;
const NEAR = 0.6;

const named = (worth: { readonly [name: string]: number | undefined }, id: string, other: number): number => worth[id] ?? other;

const worthInStable = (t: T, id: CardId): number => {
  const card = cardOf(t, id);
  return named(IN_STABLE, card.id, 0) + card.unicorns * (card.isBaby ? 0.95 : 1);
};

const worthInHand = (t: T, id: CardId): number => named(IN_HAND, cardOf(t, id).id, cardOf(t, id).isUnicorn ? 0.28 : 0.2);

/** How far a player is, in Unicorns. Of hands only what `viewer` may know matters. */
function strength(t: T, seat: SeatId, viewer: SeatId): number {
  const { needed } = t.vars;
  const unicorns = unicornsOf(t, seat);
  let sum = unicorns;
  let asleep = 0;
  for (const id of stableOf(t, seat)) {
    const card = cardOf(t, id);
    sum += named(IN_STABLE, card.id, 0);
    asleep += card.unicorns;
  }
  // Pandas wake up again.
  if (unicorns === 0) sum += asleep * 0.4;
  sum += NEAR * Math.max(0, unicorns - needed + 3);
  const hand = handOf(t, seat);
  const kept = Math.min(hand.length, HAND_LIMIT);
  if (seat !== viewer) return sum + kept * ANY_CARD;
  let held = 0;
  let instants = 0;
  const alone = t.ring.length === 2 ? DUEL : 1;
  for (const id of hand) held += cardOf(t, id).kind === 'instant' ? (INSTANTS[instants++] ?? ANY_CARD) * alone : worthInHand(t, id);
  return sum + (hand.length > kept ? (held * kept) / hand.length : held);
}

/** The share of the seat in everybody's hopes. */
export const evaluate = (t: T, seat: SeatId): number => shareOfHopes(t, seat, SHARPNESS, (one) => strength(t, one, seat));

/** What matters about a player besides which cards lie where. The last Unicorns are worth more than the first. */
export const features: Features<UnicornVars> = {
  keys: ['turn', 'plays', 'unicorns', 'three-short', 'two-short', 'one-short', 'instants', 'spare-instants', 'full-hand'],
  measure(t, seat, viewer, into) {
    const { active, needed, phase, plays, played } = t.vars;
    const isActive = seat === active;
    const unicorns = unicornsOf(t, seat);
    const hand = handOf(t, seat);
    let instants = 0;
    if (seat === viewer) for (const id of hand) if (cardOf(t, id).kind === 'instant') instants++;
    into[0] = isActive ? 1 : 0;
    into[1] = isActive && phase !== 'end' && hand.length > 0 ? Math.max(0, plays - played) : 0;
    into[2] = unicorns;
    into[3] = unicorns >= needed - 3 ? 1 : 0;
    into[4] = unicorns >= needed - 2 ? 1 : 0;
    into[5] = unicorns >= needed - 1 ? 1 : 0;
    into[6] = instants > 0 ? 1 : 0;
    into[7] = instants > 1 ? 1 : 0;
    into[8] = hand.length >= HAND_LIMIT ? 1 : 0;
  },
};

// ── Priors ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** From 0 to 1 and above: how close a player is to winning. */
const danger = (t: T, seat: SeatId): number => unicornsOf(t, seat) / t.vars.needed;

/** Larger is better; below zero: rather nothing. */
export function priors(t: T, ask: Ask): readonly number[] {
  const judge = judges[ask.prompt.key];
  return ask.options.map((choice) => (judge === undefined ? 0 : judge(t, ask.seat, choice)));
}

type Judge = (t: T, seat: SeatId, choice: Choice) => number;

const aboutCard =
  (judge: (t: T, seat: SeatId, id: CardId) => number): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'card' ? judge(t, seat, ref.card) : 0;
  };

const aboutSeat =
  (judge: (t: T, seat: SeatId, other: SeatId) => number): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'seat' ? judge(t, seat, ref.seat) : 0;
  };

/** What it does for the seat if that card leaves its Stable. */
const goodRiddance = aboutCard((t, seat, id) => {
  const holder = holderOf(t, id);
  return holder === seat ? -worthInStable(t, id) : worthInStable(t, id) * (0.5 + danger(t, holder));
});

const leastInStable = aboutCard((t, _, id) => 2 - worthInStable(t, id));
const leastInHand = aboutCard((t, _, id) => 1 - worthInHand(t, id));
const bestForHand = aboutCard((t, _, id) => worthInHand(t, id));
const bestForStable = aboutCard((t, _, id) => worthInStable(t, id));
const againstLeader = aboutSeat((t, seat, other) => (other === seat ? -1 : danger(t, other) + handOf(t, other).length * 0.05));

const judges: { readonly [prompt: string]: Judge | undefined } = {
  action: worthPlaying,
  second: worthPlaying,
  respond: aboutCard(worthAnswering),
  effects: () => 0.5,
  use: () => 0.5,
  'sacrifice.card': leastInStable,
  'sacrifice.unicorn': leastInStable,
  'destroy.card': goodRiddance,
  'destroy.unicorn': goodRiddance,
  'break.modifier': goodRiddance,
  'steal.unicorn': goodRiddance,
  'steal.upgrade': goodRiddance,
  return: goodRiddance,
  'give.unicorn': leastInStable,
  'move.modifier': goodRiddance,
  'player.move': againstLeader,
  'player.give': aboutSeat((t, _, other) => 1 - danger(t, other)),
  'player.discard': againstLeader,
  'player.pull': againstLeader,
  'player.look': againstLeader,
  'player.swap': aboutSeat((t, seat, other) => handOf(t, other).length - handOf(t, seat).length),
  'player.shrink': againstLeader,
  'discard.named': leastInHand,
  'discard.unicorn': leastInHand,
  discard: leastInHand,
  limit: leastInHand,
  'discard-pile.hand': bestForHand,
  'discard-pile.stable': bestForStable,
  'bring.hand': () => 1,
  save: bestForStable,
  look: bestForHand,
  'pull.open': bestForHand,
  search: bestForHand,
};

function worthPlaying(t: T, seat: SeatId, choice: Choice): number {
  const ref = refOf(choice);
  if (ref.kind !== 'card') return 0;
  const card = cardOf(t, ref.card);
  const into = typeof choice === 'number' ? seat : (choice.value as { readonly into: SeatId }).into;
  if (card.kind === 'magic') return MAGIC[card.id as CardName] ?? 0.3;
  if (card.kind === 'downgrade') return into === seat ? -2 : 0.2 + danger(t, into) * -named(IN_STABLE, card.id, -0.3);
  if (into !== seat) return -1.5;
  if (card.kind === 'upgrade') return 0.4 + named(IN_STABLE, card.id, 0);
  const after = unicornsOf(t, seat) + card.unicorns;
  // One Unicorn too many for a small Stable is lost again.
  if (after > 5 && isMarked(t, seat, MARKS.counting)) return -0.2;
  return 0.7 + (after >= t.vars.needed ? 3 : 0.3 * card.unicorns);
}

const MAGIC: { readonly [name in CardName]?: number } = {
  'unicorn-poison': 0.7,
  'two-for-one': 0.6,
  'unicorn-swap': 0.6,
  'back-kick': 0.6,
  'good-deal': 0.7,
  'change-of-luck': 0.5,
  'blatant-thievery': 0.6,
  're-target': 0.4,
  'targeted-destruction': 0.4,
  'unfair-bargain': 0.3,
  'glitter-tornado': 0.2,
  'mystical-vortex': 0,
  'reset-button': 0.1,
  'shake-up': 0.2,
  'unicorn-shrinkray': 0.1,
};

/** Neighs are for threats and near wins, and for saving what matters of one's own. */
function worthAnswering(t: T, seat: SeatId, id: CardId): number {
  const { play } = t.vars;
  if (play === null || t.zone[id] !== handZone(seat)) return -1;
  const isStopping = play.instants.length % 2 === 0;
  const harm = harmOf(t, seat);
  // The strongest answer is kept for when it is needed.
  const price = cardOf(t, id).id === 'super-neigh' ? 0.75 : 0.55;
  return (isStopping ? harm : -harm) - price;
}

/** How bad it is for the seat if the card being played takes effect; negative if it is good. */
function harmOf(t: T, seat: SeatId): number {
  const { play, needed } = t.vars;
  if (play === null) return 0;
  const card = cardOf(t, play.card);
  if (play.into === null) return play.seat === seat ? -0.6 : (MAGIC_HARM[card.id as CardName] ?? 0.2) * (0.4 + danger(t, seat));
  const mine = play.into === seat;
  const after = unicornsOf(t, play.into) + card.unicorns;
  if (card.isUnicorn && after >= needed && !isMarked(t, play.into, MARKS.pandas)) return mine ? -4 : 4;
  const worth = card.unicorns * (after >= needed - 1 ? 0.9 : 0.35) + named(IN_STABLE, card.id, 0) * 0.6;
  return mine ? -worth : worth * Math.min(1, 0.5 + danger(t, play.into));
}

const MAGIC_HARM: { readonly [name in CardName]?: number } = {
  'two-for-one': 0.8,
  'unicorn-poison': 0.6,
  'unicorn-swap': 0.6,
  'glitter-tornado': 0.6,
  'unicorn-shrinkray': 0.5,
  'unfair-bargain': 0.6,
  'blatant-thievery': 0.5,
  'back-kick': 0.5,
};
