import type { CardDef, CardId, Idle, LeadingFlow, SeatId, Setup, Step, Table, ZoneId } from '#engine';
import { defineZones } from '#engine';
import type { Component, Tag } from './cards/data.ts';

export const MAX_SEATS = 8;
/** UUN-093. */
export const HAND_LIMIT = 7;

/** UUN-024. Cards left out of the match and unused Reference cards lie in the box. */
export const zones = defineZones(MAX_SEATS, {
  deck: { sees: 'none', pool: 'deck' },
  discard: { sees: 'all' },
  nursery: { sees: 'all' },
  play: { sees: 'all' },
  aids: { sees: 'all' },
  box: { sees: 'all' },
  hand: { per: 'seat', sees: 'owner', pool: 'deck' },
  stable: { per: 'seat', sees: 'all' },
});

export const DECK: ZoneId = zones.at.deck;
export const DISCARD: ZoneId = zones.at.discard;
export const NURSERY: ZoneId = zones.at.nursery;
export const PLAY: ZoneId = zones.at.play;
export const handZone = (seat: SeatId): ZoneId => zones.at.hand + seat;
export const stableZone = (seat: SeatId): ZoneId => zones.at.stable + seat;

// ── Variables ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** begin: the moment the turn begins (UUN-077); then the four phases of UUN-076. */
export type Phase = 'begin' | 'start' | 'draw' | 'action' | 'end';

/** What made an effect: the card was played as Magic, entered, … */
export type Slot = 'play' | 'enter' | 'start' | 'lost' | 'left' | 'traffic' | 'crowd' | 'begin' | 'end';

/** One effect of a link of the chain, as plain public data. */
export interface LinkEffect {
  readonly card: CardId;
  /** The definition behind the card when the effect triggered: the card itself may have been shuffled away since (UUN-155). */
  readonly def: number;
  readonly slot: Slot;
  /** «You»: the player for whom it triggered (UUN-039). */
  readonly seat: SeatId;
  /** Chosen cards and seats, by instruction. */
  readonly targets: number[][];
  /** An optional effect is open until its player has decided (UUN-344). */
  state: 'open' | 'used' | 'off';
  /** The instruction before was carried out completely (UUN-165). */
  done: boolean;
}

/** A stolen card that goes back: with the stay of the thief in its Stable, or at the end of the turn (UUN-260, UUN-264). */
export interface Tie {
  readonly kind: 'stay' | 'turn';
  readonly source: CardId;
  readonly holder: SeatId;
  readonly card: CardId;
  readonly home: SeatId;
}

/** The card being played and the Instants on it, first to latest (UUN-035). */
export interface Play {
  readonly card: CardId;
  readonly seat: SeatId;
  readonly into: SeatId | null;
  readonly instants: { readonly card: CardId; readonly seat: SeatId }[];
  /** Targets named with the card, if the table plays so (UUN-313). */
  readonly effect: LinkEffect | null;
}

export interface UnicornVars extends Idle {
  turn: number;
  active: SeatId;
  phase: Phase;
  /** Unicorns needed to win (UUN-218). */
  needed: number;
  /** Cards played as action this turn, and how many may be (UUN-091). */
  played: number;
  plays: number;
  /** Cards added to this turn's Draw phase (UUN-086). */
  extraDraws: number;
  extraTurns: number;
  /** The phases up to End of Turn are jumped over once the chain is over (UUN-099). */
  skip: boolean;
  ties: Tie[];
  play: Play | null;
  /** The link being resolved, and what it has triggered so far for the next one (UUN-143). */
  chain: { readonly link: number; step: number; readonly effects: LinkEffect[] } | null;
  triggered: LinkEffect[];
  /** Seats that are removed at the next quiet moment (UUN-317); absent: none. */
  gone?: readonly SeatId[];
}

export const newVars = ({ seats }: Setup): UnicornVars => ({
  turn: 1,
  active: 0,
  phase: 'begin',
  needed: seats <= 5 ? 7 : 6,
  played: 0,
  plays: 1,
  extraDraws: 0,
  extraTurns: 0,
  skip: false,
  idleRounds: 0,
  idleSeats: 0,
  ties: [],
  play: null,
  chain: null,
  triggered: [],
});

const cloneEffect = (e: LinkEffect): LinkEffect => ({ ...e, targets: e.targets.map((list) => list.slice()) });

export const cloneVars = (v: UnicornVars): UnicornVars => ({
  turn: v.turn,
  active: v.active,
  phase: v.phase,
  needed: v.needed,
  played: v.played,
  plays: v.plays,
  extraDraws: v.extraDraws,
  extraTurns: v.extraTurns,
  skip: v.skip,
  idleRounds: v.idleRounds,
  idleSeats: v.idleSeats,
  ties: v.ties.map((tie) => ({ ...tie })),
  play:
    v.play === null
      ? null
      : {
          ...v.play,
          instants: v.play.instants.map((one) => ({ ...one })),
          effect: v.play.effect === null ? null : cloneEffect(v.play.effect),
        },
  chain: v.chain === null ? null : { link: v.chain.link, step: v.chain.step, effects: v.chain.effects.map(cloneEffect) },
  triggered: v.triggered.map(cloneEffect),
  ...(v.gone === undefined ? {} : { gone: v.gone.slice() }),
});

export type T = Table<UnicornVars>;
export type UnicornStep = Step<UnicornVars>;
export type UnicornFlow = LeadingFlow<UnicornVars>;

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Continuous effects, as marks that selectors read. */
export const MARKS = {
  /** Its player cannot play Instants. */
  'no-instants': 1,
  /** Its player cannot play Upgrades. */
  'no-upgrades': 2,
  /** Cards its player plays cannot be stopped. */
  unstoppable: 4,
  'open-hand': 8,
  /** Unicorn cards of its Stable are Pandas. */
  pandas: 16,
  /** Triggered effects of Unicorn cards of its Stable do not happen. */
  blinding: 32,
  /** Basic Unicorn cards enter no other Stable. */
  'basics-only-here': 64,
  /** Unicorn cards of its Stable cannot be destroyed. */
  aura: 128,
  /** It watches Unicorn cards entering and leaving its Stable. */
  watching: 256,
  /** Its player may not have many Unicorns for long. */
  counting: 512,
  /** May be sacrificed instead of another Unicorn card being destroyed. */
  saving: 1024,
  /** This card cannot be sacrificed or destroyed. */
  tough: 2048,
  /** Magic does not affect this card. */
  'magic-proof': 4096,
  /** Sacrificed or destroyed, this card goes to the hand instead. */
  flying: 8192,
  /** As an Instant: no Instant answers it. */
  final: 16384,
  /** It may move when another player's turn begins; follows from what the card does. */
  moving: 32768,
} as const;
export type Mark = keyof typeof MARKS;

/** Which cards of a Stable a phrase names. */
export type What = 'card' | 'unicorn' | 'upgrade' | 'downgrade' | 'modifier';

export interface Target {
  /** card: in a Stable. seat: a player. hand: a card of the effect's player. self: this card. fixed: given by what triggered the effect. */
  readonly kind: 'card' | 'seat' | 'hand' | 'self' | 'fixed';
  /** Text key of the question. */
  readonly prompt: string;
  readonly rule: string;
  /** Whether it may be chosen now, given what the effect has chosen so far. */
  legal(t: T, e: LinkEffect, x: number): boolean;
}

/** What carrying out an instruction puts into its step (UUN-350 gives the order). */
export type Task =
  | { readonly do: 'move'; readonly e: LinkEffect | null; readonly move: Move }
  | { readonly do: 'discard'; readonly e: LinkEffect; readonly seat: SeatId; readonly count: number }
  | {
      readonly do: 'pile';
      readonly e: LinkEffect;
      readonly filter: (card: UnicornCard, id: CardId) => boolean;
      readonly to: 'hand' | 'stable';
    }
  | { readonly do: 'from-hand'; readonly e: LinkEffect; readonly filter: (card: UnicornCard) => boolean }
  | { readonly do: 'baby'; readonly e: LinkEffect; readonly seat: SeatId; readonly count: number }
  | { readonly do: 'look'; readonly e: LinkEffect; readonly of: SeatId }
  | { readonly do: 'pull'; readonly e: LinkEffect; readonly of: SeatId }
  | { readonly do: 'draw'; readonly e: LinkEffect; readonly count: number }
  | { readonly do: 'search'; readonly e: LinkEffect; readonly filter: (card: UnicornCard) => boolean }
  | { readonly do: 'shuffle'; readonly e: LinkEffect; readonly what: 'deck' | 'discard' | 'everything' }
  | { readonly do: 'act'; readonly e: LinkEffect; readonly run: (t: T) => void };

export type How = 'sacrifice' | 'destroy' | 'steal' | 'return' | 'move' | 'bring' | 'discard' | 'take' | 'remove';
export interface Move {
  readonly how: How;
  readonly card: CardId;
  readonly to: ZoneId;
  readonly tie?: Tie['kind'];
}

/** One instruction of a card (UUN-351), with the targets it needs. */
export interface Instruction {
  /**
   * «then»: only if the one before was carried out completely (UUN-164). «and»: a following «then» asks for this one and the one before (UUN-285).
   * Everything else is done as far as possible.
   */
  readonly after?: 'then' | 'and';
  readonly targets?: readonly Target[];
  /** One target in every Stable, chosen by the effect's player. */
  readonly perStable?: boolean;
  /** Each player chooses a card of their own Stable, unseen by the others (UUN-154). */
  readonly eachOwn?: boolean;
  plan(t: T, e: LinkEffect, at: number, tasks: Task[]): void;
}

export interface Effect {
  /** «may» (UUN-133). */
  readonly optional?: boolean;
  readonly steps: readonly Instruction[];
  /** Public condition for using it at all. */
  when?(t: T, e: LinkEffect): boolean;
  /** Condition that only the player of the effect can judge; the others cannot tell whether it holds. */
  secretly?(t: T, e: LinkEffect): boolean;
}

export interface UnicornCard extends CardDef<UnicornVars> {
  readonly kind: Component['kind'];
  readonly count: number;
  readonly tags: readonly Tag[];
  readonly unicorns: number;
  readonly letters: number;
  readonly isUnicorn: boolean;
  readonly isBasic: boolean;
  readonly isBaby: boolean;
  readonly marks: number;
  /** Enters only a Stable with a Basic Unicorn card (UUN-280). */
  readonly needsBasic: boolean;
  /** Magic: what its player must be able to do besides naming targets (UUN-352); `hand` is the hand without the card. */
  readonly playable?: (t: T, seat: SeatId, hand: number) => boolean;
  readonly play?: Effect;
  readonly enter?: Effect;
  readonly start?: Effect;
  /** Once it has been sacrificed or destroyed. */
  readonly lost?: Effect & { readonly needsHand?: boolean };
  /** When it leaves while a card is tied to its stay. */
  readonly left?: Effect;
  readonly traffic?: Effect;
  readonly crowd?: Effect & { readonly most: number };
  readonly begin?: Effect;
  readonly end?: Effect;
}

// ── Selectors ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const cardOf = (t: T, id: CardId): UnicornCard => t.game.defs[t.def[id]] as UnicornCard;
/** What there is in that slot. Written out: a look-up by a name that changes is slow, and this is looked up all the time. */
export function inSlot<X>(card: { readonly [slot in Slot]?: X | undefined }, slot: Slot): X | undefined {
  switch (slot) {
    case 'play':
      return card.play;
    case 'enter':
      return card.enter;
    case 'start':
      return card.start;
    case 'lost':
      return card.lost;
    case 'left':
      return card.left;
    case 'traffic':
      return card.traffic;
    case 'crowd':
      return card.crowd;
    case 'begin':
      return card.begin;
    case 'end':
      return card.end;
  }
}
export const effectOf = (t: T, e: LinkEffect): Effect => inSlot<Effect>(t.game.defs[e.def] as UnicornCard, e.slot) as Effect;
export const isMagic = (t: T, e: LinkEffect): boolean => t.game.defs[e.def].kind === 'magic';
export const nameOf = (t: T, e: LinkEffect): { readonly def: string } => ({ def: t.game.defs[e.def].id });

export const handOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[handZone(seat)];
export const stableOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[stableZone(seat)];

/** The player in whose Stable the card is; -1 if it is in none. */
export function holderOf(t: T, card: CardId): SeatId {
  const seat = t.zone[card] - zones.at.stable;
  return seat >= 0 && seat < MAX_SEATS ? seat : -1;
}

/** All marks in force in a Stable, or-ed. */
export function marksOf(t: T, seat: SeatId): number {
  let marks = 0;
  const { def } = t;
  const defs = t.game.defs as readonly UnicornCard[];
  const stable = t.zones[stableZone(seat)];
  for (let i = 0; i < stable.length; i++) marks |= defs[def[stable[i]]].marks;
  return marks;
}

/** Whether one of these marks is in force in a Stable. */
export const isMarked = (t: T, seat: SeatId, marks: number): boolean => (marksOf(t, seat) & marks) !== 0;

/** UUN-273, UUN-275: Blinding Light switches triggered effects off, except those of Pandas. */
export const triggersWork = (marks: number): boolean => (marks & MARKS.blinding) === 0 || (marks & MARKS.pandas) !== 0;

/** UUN-220, UUN-259, UUN-270. */
export function unicornsOf(t: T, seat: SeatId): number {
  let sum = 0;
  const { def } = t;
  const defs = t.game.defs as readonly UnicornCard[];
  const stable = t.zones[stableZone(seat)];
  for (let i = 0; i < stable.length; i++) {
    const card = defs[def[stable[i]]];
    if ((card.marks & MARKS.pandas) !== 0) return 0;
    sum += card.unicorns;
  }
  return sum;
}

/** UUN-231 to UUN-234. */
export function lettersOf(t: T, seat: SeatId): number {
  if (isMarked(t, seat, MARKS.pandas)) return 0;
  let sum = 0;
  for (const id of t.zones[stableZone(seat)]) sum += cardOf(t, id).letters;
  return sum;
}

/** Whether a phrase about that kind of card names this card of a Stable; Pandas are no Unicorn cards (UUN-267). */
export function isNamed(t: T, id: CardId, what: What): boolean {
  const card = cardOf(t, id);
  switch (what) {
    case 'card':
      return true;
    case 'unicorn':
      return card.isUnicorn && !isMarked(t, holderOf(t, id), MARKS.pandas);
    case 'modifier':
      return card.kind === 'upgrade' || card.kind === 'downgrade';
    case 'upgrade':
    case 'downgrade':
      return card.kind === what;
  }
}

/** UUN-253: whether the effect reaches that card at all. */
export const reaches = (t: T, e: LinkEffect, id: CardId): boolean => (cardOf(t, id).marks & MARKS['magic-proof']) === 0 || !isMagic(t, e);

export const isSacrificable = (t: T, id: CardId): boolean => (cardOf(t, id).marks & MARKS.tough) === 0;

export function isDestructible(t: T, id: CardId): boolean {
  const card = cardOf(t, id);
  if ((card.marks & MARKS.tough) !== 0) return false;
  if (!card.isUnicorn) return true;
  const marks = marksOf(t, holderOf(t, id));
  return (marks & MARKS.aura) === 0 || (marks & MARKS.pandas) !== 0;
}

/** UUN-257: the only Stable that Basic Unicorn cards may enter; -1: any, -2: none. */
export function homeOfBasics(t: T, gone: CardId = -1, goneTo: SeatId = -1): SeatId {
  let home = -1;
  const { def, ring } = t;
  const defs = t.game.defs as readonly UnicornCard[];
  for (let k = 0; k < ring.length; k++) {
    const stable = t.zones[stableZone(ring[k])];
    for (let i = 0; i < stable.length; i++) {
      if ((defs[def[stable[i]]].marks & MARKS['basics-only-here']) === 0) continue;
      const there = stable[i] === gone ? goneTo : ring[k];
      if (home !== -1 && home !== there) return -2;
      home = there;
    }
  }
  return home;
}

export function basicsMayEnter(t: T, seat: SeatId): boolean {
  const home = homeOfBasics(t);
  return home === -1 || home === seat;
}

/** UUN-280. */
export function hasBasic(t: T, seat: SeatId): boolean {
  for (const id of t.zones[stableZone(seat)]) if (cardOf(t, id).isBasic) return true;
  return false;
}

/** UUN-257, UUN-280: `gone` is a card thought to lie in the Stable of `goneTo` already. */
export function canEnter(t: T, id: CardId, seat: SeatId, gone: CardId = -1, goneTo: SeatId = -1): boolean {
  const card = cardOf(t, id);
  if (card.needsBasic) return hasBasic(t, seat);
  if (!card.isBasic) return true;
  const home = homeOfBasics(t, gone, goneTo);
  return home === -1 || home === seat;
}

/** Where a seat sits, counted from the active player clockwise. */
export function turnOrder(t: T, seat: SeatId): number {
  const n = t.ring.length;
  return (t.ring.indexOf(seat) - t.ring.indexOf(t.vars.active) + n) % n;
}

const NO_TARGET: number[] = [];

export const newEffect = (t: T, card: CardId, slot: Slot, seat: SeatId, fixed = NO_TARGET): LinkEffect => ({
  card,
  def: t.def[card],
  slot,
  seat,
  targets: fixed.length === 0 ? [] : [fixed],
  state: inSlot<Effect>(cardOf(t, card), slot)?.optional === true ? 'open' : 'used',
  done: true,
});
