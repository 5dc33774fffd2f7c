import type { Ask, CardId, Choice, Features, SeatId } from '#engine';
import { refOf, shareOfHopes } from '#engine';
import type { Wanted } from '../goals.ts';
import { countBits, creeperBits, filledBits, hasWanted, keeperBits, shareOf, WANTED } from '../goals.ts';
import type { FluxxVars, T } from '../state.ts';
import {
  CENTRE,
  CREEPER_BIT,
  CREEPERS,
  goalsInPlay,
  HAND,
  hasMark,
  holderOf,
  isHindranceLifted,
  KEEPER_BIT,
  KEEPERS,
  KIND,
  playsOwed,
  rulesInForce,
} from '../state.ts';
import { CHANCES, measureChances } from './chances.ts';
import { measureTerms, TERMS } from './terms.ts';
import { holdsWin, isFree, isWinning } from './wins.ts';

const ALL_GOALS = WANTED.filter((wanted) => wanted !== null);

// ── How good a position is ────────────────────────────────────────────────────────────────────────────────────────

/** The chance to win as a share: everybody's prospects against each other. */
export const evaluate = (t: T, seat: SeatId): number => shareOfHopes(t, seat, 4, (one) => prospects(t, one, seat));

const NUMBERS = [
  'turn',
  'plays',
  'keepers',
  'hand',
  'creepers',
  'goals-met',
  'goal',
  'goal-hindered',
  'ready',
  'unknown',
  'again',
] as const;
/** What each of the numbers counts at a guess; nobody asks only whose turn it is and how much may be played. */
const WEIGHTS: readonly number[] = [0, 0, 0.02, 0.012, -0.05, 0.025, 0.3, 0.12, 0.55, 0.55, 0.08];

const numbers: number[] = [];

/** Between 0 and about 1: how near a player is to winning. */
function prospects(t: T, seat: SeatId, viewer: SeatId): number {
  measure(t, seat, viewer, numbers);
  let value = 0;
  for (let i = 0; i < numbers.length; i++) value += WEIGHTS[i] * numbers[i];
  return value;
}

function measure(t: T, seat: SeatId, viewer: SeatId, into: number[]): void {
  const { active, again } = t.vars;
  const keepers = keeperBits(t, seat);
  const creepers = creeperBits(t, seat);
  const lifted = isHindranceLifted(t);
  const hand = t.zones[HAND + seat].length;
  let met = 0;
  // Every Goal that is met already wins as soon as somebody plays it.
  for (let i = 0; i < ALL_GOALS.length; i++) {
    const wanted = ALL_GOALS[i];
    if (wanted.most === null && isFree(wanted, creepers, lifted) && hasWanted(wanted, keepers, creepers)) met++;
  }
  let free = 0;
  let hindered = 0;
  const centre = t.zones[CENTRE];
  for (let i = 0; i < centre.length; i++) {
    const wanted = WANTED[t.def[centre[i]]];
    if (wanted === null) continue;
    const share = shareOf(t, wanted, seat, keepers, creepers);
    if (isFree(wanted, creepers, lifted)) free += share * share;
    else hindered += share * share;
  }
  into[0] = active === seat ? 1 : 0;
  into[1] = active === seat ? Math.min(4, playsOwed(t)) : 0;
  into[2] = Math.min(8, t.zones[KEEPERS + seat].length);
  into[3] = Math.min(10, hand);
  into[4] = lifted ? 0 : countBits(creepers);
  into[5] = met;
  into[6] = free;
  into[7] = hindered;
  // Of somebody else's hand only its size is known.
  into[8] = seat === viewer && holdsWin(t, seat, keepers, creepers, lifted) ? readiness(t, seat) : 0;
  into[9] = seat === viewer ? 0 : Math.min(0.3, 0.03 * hand) * readiness(t, seat);
  into[10] = again && active === seat ? 1 : 0;
}

/** What matters about a player besides which cards lie where. */
export const features: Features<FluxxVars> = {
  keys: [...NUMBERS, ...CHANCES, ...TERMS],
  measure(t, seat, viewer, into) {
    measure(t, seat, viewer, into);
    measureChances(t, seat, viewer, into, NUMBERS.length);
    measureTerms(t, seat, viewer, into, NUMBERS.length + CHANCES.length);
  },
};

/** How likely the player still comes to play that card: every turn before theirs may spoil it. */
function readiness(t: T, seat: SeatId): number {
  const v = t.vars;
  if (v.active === seat) return playsOwed(t) > 0 || v.phase === 'start' || v.phase === 'open' || v.phase === 'draw' ? 1 : 0.35;
  const turns = (t.ring.indexOf(seat) - t.ring.indexOf(v.active) + t.ring.length) % t.ring.length;
  return 0.75 ** turns;
}

// ── What looks promising ──────────────────────────────────────────────────────────────────────────────────────────

/** How each option looks at first sight; the search corrects it. */
export function priors(t: T, ask: Ask): readonly number[] {
  const judge = JUDGES[ask.prompt.key];
  return ask.options.map((choice) => (judge === undefined ? 0 : judge(t, ask.seat, choice)));
}

type Judge = (t: T, seat: SeatId, choice: Choice) => number;

const onCard =
  (worth: (t: T, seat: SeatId, card: CardId) => number, otherwise = 0): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'card' ? worth(t, seat, ref.card) : otherwise;
  };

const onSeat =
  (worth: (t: T, seat: SeatId, other: SeatId) => number): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'seat' ? worth(t, seat, ref.seat) : 0;
  };

/** How much a card in front of a player helps that player; negative for most Creepers. */
function layoutWorth(t: T, seat: SeatId, card: CardId): number {
  const def = t.def[card];
  let worth = KEEPER_BIT[def] !== 0 ? 1 : isHindranceLifted(t) ? -0.2 : -2;
  for (const goal of goalsInPlay(t)) {
    const wanted = WANTED[t.def[goal]];
    if (wanted === null) continue;
    const bit = KEEPER_BIT[def];
    if (
      (filledBits(wanted.keepers, bit) | (wanted.marked & bit)) !== 0 ||
      (wanted.harmless & CREEPER_BIT[def]) !== 0 ||
      (bit !== 0 && wanted.most === 'keepers')
    ) {
      worth += 1 + 3 * shareOf(t, wanted, seat, keeperBits(t, seat), creeperBits(t, seat));
    }
  }
  return worth;
}

/** How much playing a card promises. */
function playWorth(t: T, seat: SeatId, card: CardId): number {
  const keepers = keeperBits(t, seat);
  const creepers = creeperBits(t, seat);
  const lifted = isHindranceLifted(t);
  if (isWinning(t, seat, card, keepers, creepers, lifted)) return 12;
  switch (KIND[t.def[card]]) {
    case 'keeper':
      return 2 + layoutWorth(t, seat, card);
    case 'goal':
      return goalWorth(t, seat, card);
    case 'new-rule':
      return 2;
    case 'action':
      return 2.5;
    case 'creeper':
    case 'basic-rules':
      return 0;
  }
}

/** A Goal that brings its player nearer, takes a good one away from rivals and does not crown one of them. */
function goalWorth(t: T, seat: SeatId, card: CardId): number {
  const lifted = isHindranceLifted(t);
  let worth = 0;
  const judge = (wanted: Wanted, sign: number): void => {
    for (const one of t.ring) {
      const creepers = creeperBits(t, one);
      const share = shareOf(t, wanted, one, keeperBits(t, one), creepers) * (isFree(wanted, creepers, lifted) ? 1 : 0.4);
      worth += one === seat ? sign * 3 * share * share : (-sign * 3 * share ** 4) / (t.ring.length - 1);
      if (one !== seat && sign > 0 && share === 1) worth -= 6;
    }
  };
  const wanted = WANTED[t.def[card]];
  if (wanted !== null) judge(wanted, 1);
  const goals = goalsInPlay(t);
  if (goals.length < rulesInForce(t).goalsAllowed) return 1 + worth;
  for (const goal of goals) {
    const old = WANTED[t.def[goal]];
    if (old !== null) judge(old, -1 / goals.length);
  }
  return 1 + worth;
}

/** Cards in front of others are worth taking or destroying by what they mean to their holder. */
function harm(t: T, seat: SeatId, card: CardId): number {
  const holder = holderOf(t, card);
  if (holder === undefined) return WANTED[t.def[card]] === null ? 0.5 : -goalWorth(t, seat, card);
  const worth = layoutWorth(t, holder, card);
  return holder === seat ? -1.5 * worth : worth;
}

function gain(t: T, seat: SeatId, card: CardId): number {
  const holder = holderOf(t, card);
  if (holder === undefined) return harm(t, seat, card);
  const creeper = KIND[t.def[card]] === 'creeper';
  if (holder === seat) return creeper ? 0 : -1;
  return layoutWorth(t, seat, card) + layoutWorth(t, holder, card);
}

/** The rival who is best off. */
const danger = (t: T, seat: SeatId, other: SeatId): number => (other === seat ? -1 : prospects(t, other, seat));

const playing: Judge = onCard(
  (t, seat, card) => (t.zone[card] === HAND + seat || holderOf(t, card) === undefined ? playOrUse(t, seat, card) : 2.2),
  1.5,
);

/** In the main question a card in the centre means its free action. */
const playOrUse = (t: T, seat: SeatId, card: CardId): number => (t.zone[card] === CENTRE ? 2.2 : playWorth(t, seat, card));

const keeping = onCard((t, seat, card) => -(t.zone[card] === HAND + seat ? playWorth(t, seat, card) : layoutWorth(t, seat, card)));

const JUDGES: { readonly [prompt: string]: Judge | undefined } = {
  play: playing,
  'play-random': playing,
  'before-drawing': playing,
  'after-plays': playing,
  'play-from-side': playing,
  'lets-do-that-again': playing,
  'show-me-take': onCard(playWorth),
  'discard-hand': keeping,
  'discard-keepers': keeping,
  recycling: keeping,
  'galactic-federation': keeping,
  'evil-morty': keeping,
  'exchange-mine': keeping,
  'butter-robot-card': keeping,
  'show-me-pick': keeping,
  'blame-jerry': keeping,
  'replace-goal': onCard((t, seat, card) => -goalWorth(t, seat, card)),
  'drop-goal': onCard((t, seat, card) => -goalWorth(t, seat, card)),
  'steal-something': onCard(gain),
  'exchange-theirs': onCard(gain),
  'zap-a-card': onCard(gain),
  'trash-something': onCard(harm),
  'not-my-dimension-card': onCard((t, seat, card) =>
    holderOf(t, card) === seat ? -layoutWorth(t, seat, card) : layoutWorth(t, seat, card) - 1,
  ),
  'not-my-dimension-seat': onSeat(danger),
  'portal-gun': onSeat(danger),
  'trade-hands': onSeat((t, seat, other) => t.zones[HAND + other].length - t.zones[HAND + seat].length),
  'use-what-you-take': onSeat((t, _seat, other) => t.zones[HAND + other].length),
  'parasite-check': onSeat((t, seat, other) => {
    const friends = t.zones[KEEPERS + other].filter((card) => hasMark(t, card, 'friend')).length;
    return other === seat ? -friends : friends + danger(t, seat, other);
  }),
  'butter-robot-seat': onSeat((t, seat, other) => -danger(t, seat, other) - 0.02 * t.zones[CREEPERS + other].length),
};
