import type { Ask, CardId, Choice, SeatId } from '#engine';
import { keyOf, refOf, shareOfHopes } from '#engine';
import { components } from '../cards/data.ts';
import type { T } from '../state.ts';
import { AGAINST, cardOf, deckZone, discardZone, FOR, faceAt, handOf, handZone, MAIN, NEMESIS, ongoingOf, playZone } from '../state.ts';
import type { Commitment } from '../vote.ts';
import { tally } from '../vote.ts';
import { ASSEMBLE, C137, CHARACTERS, CURRENCY, eachTurn, GENIUS, isLocation, points, SAUCE, WAVES, worth } from './worth.ts';

// ── What a position is worth ──────────────────────────────────────────────────────────────────────────────────────

/** Cards that a turn takes out of the main deck, and VP that a point of Power brings. */
const PACE = 1.3;
const VP_PER_POWER = 0.2;
const TOKEN = 0.5;
const HAND = 5;

interface Estate {
  vp: number;
  /** Power that an average turn brings. */
  income: number;
}

const NO_COUNTS: readonly number[] = components.map(() => 0);

/** All that a seat owns in deck, hand, discard pile and play; what is lent counts where it lies. */
export function estateOf(t: T, seat: SeatId): Estate {
  const counts = NO_COUNTS.slice();
  let cards = 0;
  let strength = 0;
  let vp = 0;
  let standing = 0;
  const { def } = t;
  for (const zone of [deckZone(seat), handZone(seat), discardZone(seat), playZone(seat)]) {
    const list = t.zones[zone];
    for (let i = 0; i < list.length; i++) {
      const d = def[list[i]];
      counts[d]++;
      vp += points[d];
      // What stays in play is no longer in the way of the rest.
      if (zone === playZone(seat) && eachTurn[d] > 0) standing += eachTurn[d];
      else {
        cards++;
        strength += worth[d];
      }
    }
  }
  for (const { card, home } of t.vars.held)
    if (home < 0 && t.zone[card] === playZone(seat)) {
      vp -= points[def[card]];
      standing -= eachTurn[def[card]];
    }
  const locations = isLocation.reduce((sum, is, d) => (is ? sum + counts[d] : sum), 0);
  vp += counts[C137] * counts[GENIUS] + counts[SAUCE] * locations + counts[CURRENCY] * t.vars.tokens[seat] + counts[ASSEMBLE] * 1.5;
  vp -= Math.max(0, counts[WAVES] - counts[GENIUS]);
  return { vp, income: (HAND * strength) / Math.max(HAND, cards) + standing };
}

function meanWorth(t: T, seat: SeatId): number {
  const [hand, deck] = [t.zones[handZone(seat)], t.zones[deckZone(seat)]];
  let sum = 0;
  for (const id of hand) sum += worth[t.def[id]];
  for (const id of deck) sum += worth[t.def[id]];
  return sum / Math.max(1, hand.length + deck.length);
}

/** Power in the hand; somebody else's hand is so many cards out of that deck. */
function heldBy(t: T, seat: SeatId, viewer: SeatId): number {
  const hand = t.zones[handZone(seat)];
  if (seat !== viewer) return hand.length * meanWorth(t, seat);
  let held = 0;
  for (const id of hand) held += worth[t.def[id]];
  return held;
}

/** VP that the seat may hope for: what it has, what its deck will bring, what it holds. */
function hopes(t: T, seat: SeatId, viewer: SeatId): number {
  const { vars } = t;
  const { vp, income } = estateOf(t, seat);
  const turns = t.zones[MAIN].length / (PACE * t.ring.length);
  const isActive = seat === vars.active && vars.phase === 'play';
  const held = heldBy(t, seat, viewer) + (isActive ? vars.power : 0);
  return vp + turns * income * VP_PER_POWER + held * VP_PER_POWER + vars.tokens[seat] * TOKEN;
}

export function evaluate(t: T, seat: SeatId): number {
  const late = 1 - t.zones[MAIN].length / 80;
  return shareOfHopes(t, seat, 0.09 + 0.16 * late, (one) => hopes(t, one, seat));
}

// ── Priors ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Judge = (t: T, seat: SeatId, choice: Choice, ask: Ask) => number;

/** Larger is better; below zero: rather nothing. */
export function priors(t: T, ask: Ask): readonly number[] {
  const judge = judges[ask.prompt.key];
  const { options, seat } = ask;
  const values: number[] = new Array(options.length);
  for (let i = 0; i < options.length; i++) values[i] = judge === undefined ? 0 : judge(t, seat, options[i], ask);
  return values;
}

const aboutCard =
  (judge: (t: T, seat: SeatId, id: CardId) => number, other = 0): Judge =>
  (t, seat, choice) => {
    if (typeof choice === 'number') return judge(t, seat, choice);
    return choice.ref.kind === 'card' ? judge(t, seat, choice.ref.card) : other;
  };

const aboutSeat =
  (judge: (t: T, seat: SeatId, other: SeatId) => number): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'seat' ? judge(t, seat, ref.seat) : 0;
  };

/** How little the deck would miss the card: Morty Waves and family first. */
function junk(t: T, id: CardId): number {
  const d = t.def[id];
  if (d === WAVES) return 1.4;
  const { isFamily, cost } = faceAt(t, d);
  if (isFamily) return 1.2;
  if (d === GENIUS) return 0.25;
  return worth[d] < 0 ? 1.5 : -0.3 - 0.2 * cost;
}

const keepable = (t: T, id: CardId): number => worth[t.def[id]] + 0.3 * points[t.def[id]];

/** How far ahead another seat is. */
const lead = (t: T, other: SeatId): number => estateOf(t, other).vp * 0.05 + estateOf(t, other).income * 0.1;

const againstLeader = aboutSeat((t, seat, other) => (other === seat ? -2 : lead(t, other)));
const bestCard = aboutCard((t, _, id) => keepable(t, id));
const worstCard = aboutCard((t, _, id) => 2 - keepable(t, id), 0.6);
const junkFirst = aboutCard((t, _, id) => junk(t, id));
const likely: Judge = () => 0.5;

/** Buying with a plan: what makes the deck stronger early, points late. */
function purchase(t: T, id: CardId): number {
  const d = t.def[id];
  const late = 1 - t.zones[MAIN].length / 80;
  if (t.zone[id] === NEMESIS) return cardOf(t, id).isLast ? (isAhead(t) ? 4 : -2) : 2.2;
  return 0.2 + 0.25 * worth[d] * (1 - 0.6 * late) + points[d] * (0.1 + 0.3 * late) + (isLocation[d] ? 0.2 : 0);
}

function isAhead(t: T): boolean {
  const { active } = t.vars;
  const mine = estateOf(t, active).vp + 7;
  return t.ring.every((seat) => seat === active || estateOf(t, seat).vp < mine);
}

/** Draws before Power before Attacks before buying; what does nothing comes last. */
function worthPlaying(t: T, seat: SeatId, id: CardId): number {
  const face = cardOf(t, id);
  if (face.isPlain) return 2.1;
  if (face.tags.includes('mandatory-destroy')) return handOf(t, seat).some((one) => one !== id && junk(t, one) > 0) ? 2.2 : -0.5;
  if (face.tags.includes('moves-ownership')) return 2;
  if (face.tags.includes('discard-cost')) return 2.3;
  if (face.tags.includes('draw')) return 2.5;
  if (face.isOngoing) return 2.6;
  // The family may still pay for something.
  if (worth[t.def[id]] <= 0) return 0.6;
  return face.tags.includes('conditional') || face.tags.includes('counts-ricks') || face.tags.includes('counts-types') ? 1.8 : 2;
}

const BUTTONS: { readonly [label: string]: number | undefined } = {
  'button.plain': 2.4,
  'button.end': -0.2,
  'button.buy-token': 0.35,
  'button.spend-token': 0.2,
};

const main: Judge = (t, seat, choice) => {
  if (typeof choice === 'number') return worthPlaying(t, seat, choice);
  if (choice.label === 'buy' || choice.label === 'defeat') return purchase(t, (choice.value as { readonly buy: CardId }).buy);
  return BUTTONS[choice.label ?? ''] ?? 1.9;
};

/** How good it is for the seat if the vote being held comes to pass. */
function wish(t: T, seat: SeatId, def: string): number {
  const mine = t.vars.tokens[seat];
  switch (def) {
    case 'taxation':
      return mine === 0 ? 0.6 : mine === 1 ? 0.1 : -0.5;
    case 'rezone': {
      const own = ongoingOf(t, seat).length;
      const others = t.ring.reduce((sum, one) => (one === seat ? sum : sum + ongoingOf(t, one).length), 0) / (t.ring.length - 1);
      return own === 0 ? 0.5 : others - own - 0.3;
    }
    default:
      return 0.4;
  }
}

function effectOf(ask: Ask): string {
  const effect = ask.prompt.params?.effect;
  return typeof effect === 'object' && 'def' in effect ? effect.def : '';
}

/** A token is worth about a card: mostly none is committed. */
const commit: Judge = (t, seat, choice, ask) => {
  const { side, tokens } = (choice as { readonly value: Commitment }).value;
  const price = 0.35 * tokens;
  if (side === FOR) return wish(t, seat, effectOf(ask)) - price;
  if (side === AGAINST) return -wish(t, seat, effectOf(ask)) - price;
  if (side === seat) return tokens === 1 ? -0.1 : -price;
  return 0.5 + lead(t, side) - price;
};

/** Only where one more vote changes who leads. */
function worthRevealing(t: T, seat: SeatId): number {
  const { vote } = t.vars;
  if (vote === null) return -1;
  const counts = tally(t, vote);
  const mine = counts.find(({ side }) => side === vote.side[seat])?.votes ?? 0;
  const best = Math.max(...counts.filter(({ side }) => side !== vote.side[seat]).map(({ votes }) => votes));
  const decides = seat === t.vars.active ? mine < best : mine <= best;
  return decides && mine + 1 >= best ? 0.3 : -1;
}

/** A Defense from hand is worth it where it brings something back or the loss is larger. */
function worthDefending(t: T, seat: SeatId, id: CardId): number {
  if (t.zone[id] !== handZone(seat)) return 0.05;
  return cardOf(t, id).defense?.reward === undefined ? 0.1 : 0.6 - 0.1 * worth[t.def[id]];
}

const give = aboutCard((t, _, id) => junk(t, id));

const judges: { readonly [prompt: string]: Judge | undefined } = {
  main,
  character: aboutCard((t, _, id) => CHARACTERS[cardOf(t, id).id] ?? 0),
  'character.two': aboutCard((t, _, id) => CHARACTERS[cardOf(t, id).id] ?? 0),
  president: (t) => (isAhead(t) ? 0.5 : -0.5),
  'add-to-market': likely,
  target: againstLeader,
  defend: aboutCard(worthDefending),
  'defend.group': aboutCard(worthDefending),
  discard: worstCard,
  'card-or-token': worstCard,
  'token-or-cards': (_, __, choice) => (keyOf(choice) === 'cards' ? 0.4 : 0.5),
  'token-or-gromflamite': worstCard,
  'token-or-rick': worstCard,
  'lose-ongoing': aboutCard((t, _, id) => 1 - eachTurn[t.def[id]]),
  'put-on-deck': worstCard,
  'discard.location': aboutCard((t, _, id) => 1.2 - keepable(t, id)),
  'discard.draw': aboutCard((t, _, id) => 1.6 - keepable(t, id)),
  'discard.power': aboutCard((t, _, id) => 1.2 - keepable(t, id)),
  'discard.token': aboutCard((t, _, id) => 0.8 - keepable(t, id)),
  'pay.draw': likely,
  'pay.recover': (t, seat) => (t.zones[discardZone(seat)].some((id) => t.def[id] === GENIUS) ? 0.3 : -0.5),
  recover: bestCard,
  destroy: aboutCard((t, _, id) => (t.zone[id] === handZone(t.vars.active) || t.zone[id] >= discardZone(0) ? junk(t, id) : -0.2)),
  'destroy.must': junkFirst,
  'destroy.self': (t) => (t.zones[MAIN].length > 50 ? 0.1 : -0.5),
  'destroy.top': likely,
  'play-location': bestCard,
  'choose-location': aboutCard((t, _, id) => eachTurn[t.def[id]]),
  copy: bestCard,
  mode: (t, seat, choice) => (keyOf(choice) === 'mode.destroy' ? (hasJunk(t, seat) ? 1 : -1) : 0.5),
  borrow: againstLeader,
  give,
  'hand-over': againstLeader,
  topdeck: likely,
  reveal: (t, seat) => worthRevealing(t, seat),
  tie: (t, seat, choice) => {
    const side = (choice as { readonly value: number }).value;
    if (side === FOR || side === AGAINST)
      return (side === FOR ? 1 : -1) * wish(t, seat, t.vars.vote === null ? '' : faceAt(t, t.vars.vote.def).id);
    return t.vars.vote?.kind === 'auction' ? (side === seat ? 1 : 0) : side === seat ? -1 : lead(t, side);
  },
  recycle: junkFirst,
  embezzle: aboutCard((t, _, id) => purchase(t, id)),
  'vote.auction': commit,
  'vote.sanctions': commit,
  'vote.referendum': commit,
};

function hasJunk(t: T, seat: SeatId): boolean {
  return [...t.zones[handZone(seat)], ...t.zones[discardZone(seat)]].some((id) => junk(t, id) > 1);
}
