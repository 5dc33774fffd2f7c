import type { CardDef, CardId, Flow, SeatId, Table, ZoneId } from '#engine';
import { defineZones, topOf } from '#engine';
import type { CardType, Kind, Tag, VoteKind, VpRule } from './cards/data.ts';
import { TOKENS } from './cards/data.ts';

export const MAX_SEATS = 5;
/** RSR-031, RSR-070. */
export const HAND_SIZE = 5;
/** RSR-026, RSR-071; The Drive-Thru can add a sixth (RSR-304). */
export const MARKET_SIZE = 5;
export const MARKET_SLOTS = 6;
/** RSR-183. */
export const TOKEN_COST = 2;

const own = (seat: number): string => `own${seat}`;

/** RSR-167, RSR-168. A card changes its owner only through open zones, so each player's deck and hand are a pool of their own. */
export const zones = defineZones(MAX_SEATS, {
  /** What is not in the match: spare starters, characters that nobody took, cards of seats that were removed. */
  away: { sees: 'none', pool: 'away', offstage: true },
  main: { sees: 'none', pool: 'main' },
  market: { sees: 'all' },
  guns: { sees: 'all' },
  waves: { sees: 'all' },
  nemeses: { sees: 'none', pool: 'nemeses' },
  nemesis: { sees: 'all' },
  places: { sees: 'none', pool: 'places' },
  placesGone: { sees: 'all' },
  destroyed: { sees: 'all' },
  prison: { sees: 'all' },
  /** Cards turned up for a choice: Locations, characters before the match. */
  aside: { sees: 'all' },
  character: { per: 'seat', sees: 'all' },
  discard: { per: 'seat', sees: 'all' },
  /** Everything in front of a player, this turn's and Ongoing. */
  play: { per: 'seat', sees: 'all' },
  deck: { per: 'seat', sees: 'none', pool: own },
  hand: { per: 'seat', sees: 'owner', pool: own },
});

const { at } = zones;
export const AWAY: ZoneId = at.away;
export const MAIN: ZoneId = at.main;
export const MARKET: ZoneId = at.market;
export const GUNS: ZoneId = at.guns;
export const WAVES: ZoneId = at.waves;
export const NEMESES: ZoneId = at.nemeses;
export const NEMESIS: ZoneId = at.nemesis;
export const PLACES: ZoneId = at.places;
export const PLACES_GONE: ZoneId = at.placesGone;
export const DESTROYED: ZoneId = at.destroyed;
export const PRISON: ZoneId = at.prison;
export const ASIDE: ZoneId = at.aside;
export const characterZone = (seat: SeatId): ZoneId => at.character + seat;
export const discardZone = (seat: SeatId): ZoneId => at.discard + seat;
export const playZone = (seat: SeatId): ZoneId => at.play + seat;
export const deckZone = (seat: SeatId): ZoneId => at.deck + seat;
export const handZone = (seat: SeatId): ZoneId => at.hand + seat;

// ── Variables ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** refill: step 6 of the end; between: step 7. In both it is nobody's turn, and `active` is who comes next. */
export type Phase = 'setup' | 'start' | 'play' | 'refill' | 'between';

/** A card of somebody's that lies in front of another player (RSR-147, RSR-247), or under Space Prison. */
export interface Held {
  readonly card: CardId;
  /** Its owner; `NOBODYS`: an unbought Location; `LEFT`: its owner has been removed from the match. */
  home: number;
}
export const NOBODYS = -1;
export const LEFT = -2;

/** A secondary effect that waits until the card that set it off is resolved (RSR-132). */
export interface Wait {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly def: number;
  /** Which of the card's triggers; `OWN_DISCARD`: what it does when it is discarded; `AFTER_VOTE`: after a vote. */
  readonly trigger: number;
}
export const OWN_DISCARD = -1;
export const AFTER_VOTE = -2;

/** A price lowered for the active player this turn; `card` -1: every Location. */
export interface Discount {
  readonly card: CardId;
  readonly n: number;
}

/** What a seat votes for: a seat (Auction: itself), or one of these two. */
export const FOR = 10;
export const AGAINST = 11;
export const NO_SIDE = -1;

/** A vote whose commitments have been revealed (RSR-205); before that they are in the open question and nowhere else. */
export interface VoteState {
  readonly kind: VoteKind;
  readonly card: CardId;
  readonly def: number;
  /** By seat: a seat number, `FOR`, `AGAINST`, or `NO_SIDE` where the vote counts for nobody. */
  readonly side: number[];
  readonly tokens: number[];
  /** Council cards revealed from hand, by seat. */
  readonly cards: CardId[][];
  /** The option that won, once it is settled. */
  winner: number;
}

/** An Attack being carried out, target by target (RSR-114). */
export interface AttackState {
  readonly def: number;
  /** -1: a group attack (RSR-096). */
  readonly attacker: SeatId;
  readonly seats: SeatId[];
  /** Aligned with `seats`, as far as it has come. */
  readonly done: ('hit' | 'avoided' | 'none')[];
}

export interface RickVars {
  turn: number;
  active: SeatId;
  phase: Phase;
  power: number;
  /** Power spent this turn. */
  spent: number;
  tokenBought: boolean;
  presidentPaid: boolean;
  tokens: number[];
  supply: number;
  held: Held[];
  /** The market as it lies: six places, -1 where there is none. */
  slots: CardId[];
  /** What was played this turn, by definition: the cards themselves may have gone elsewhere since. */
  played: number[];
  /** Cards the active player has discarded from hand and destroyed this turn (RSR-131). */
  discards: number;
  destroys: number;
  /** Cards whose «once during each of your turns» was used in their present stay (RSR-312). */
  used: CardId[];
  discounts: Discount[];
  /** Tokens may be discarded for Power this turn (RSR-252). */
  tokenPower: boolean;
  /** Seats hit by an Attack since the end of their last turn. */
  hit: SeatId[];
  /** Seats that have had their token for a vote won without one this turn. */
  rewarded: SeatId[];
  waits: Wait[];
  /** How many cards or effects are being resolved inside each other. */
  depth: number;
  attack: AttackState | null;
  vote: VoteState | null;
  /** Turns in a row in which no card was bought, gained or destroyed (RSR-332). */
  idle: number;
}

export const newVars = (): RickVars => ({
  turn: 0,
  active: 0,
  phase: 'setup',
  power: 0,
  spent: 0,
  tokenBought: false,
  presidentPaid: false,
  tokens: [0, 0, 0, 0, 0],
  supply: TOKENS,
  held: [],
  slots: [-1, -1, -1, -1, -1, -1],
  played: [],
  discards: 0,
  destroys: 0,
  used: [],
  discounts: [],
  tokenPower: false,
  hit: [],
  rewarded: [],
  waits: [],
  depth: 0,
  attack: null,
  vote: null,
  idle: 0,
});

export const cloneVars = (v: RickVars): RickVars => ({
  turn: v.turn,
  active: v.active,
  phase: v.phase,
  power: v.power,
  spent: v.spent,
  tokenBought: v.tokenBought,
  presidentPaid: v.presidentPaid,
  tokens: v.tokens.slice(),
  supply: v.supply,
  held: v.held.map(({ card, home }) => ({ card, home })),
  slots: v.slots.slice(),
  played: v.played.slice(),
  discards: v.discards,
  destroys: v.destroys,
  used: v.used.slice(),
  discounts: v.discounts.map(({ card, n }) => ({ card, n })),
  tokenPower: v.tokenPower,
  hit: v.hit.slice(),
  rewarded: v.rewarded.slice(),
  waits: v.waits.map((wait) => ({ ...wait })),
  depth: v.depth,
  attack: v.attack === null ? null : { ...v.attack, seats: v.attack.seats.slice(), done: v.attack.done.slice() },
  vote:
    v.vote === null
      ? null
      : { ...v.vote, side: v.vote.side.slice(), tokens: v.vote.tokens.slice(), cards: v.vote.cards.map((cards) => cards.slice()) },
  idle: v.idle,
});

export type T = Table<RickVars>;

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a text needs to know: whose it is and which card it stands on; a copied text stands on no card (`self` -1). */
export interface Context {
  readonly seat: SeatId;
  readonly self: CardId;
  readonly def: number;
}

export type Text = (t: T, c: Context) => Flow | void;

/** What an Attack does to one player it hits; `attacker` -1 for a group attack (RSR-096). */
export type Hit = (t: T, seat: SeatId, attacker: SeatId) => Flow | void;

export interface Trigger {
  readonly on: 'play' | 'discard' | 'destroy';
  /** Only the first such event of the turn (RSR-131), or each. */
  readonly first: boolean;
  fits?(card: RickCard): boolean;
  /** Only gives Power, draws or gains tokens: its order among others changes nothing (RSR-133). */
  readonly isPlain: boolean;
  run(t: T, seat: SeatId): Flow | void;
}

/** What a card does when it is discarded from hand during a turn. */
export interface Discarded {
  readonly isPlain: boolean;
  run(t: T, seat: SeatId, def: number): Flow | void;
}

export interface Defense {
  /** By this card from hand, by this card in play (RSR-258), or through this character by a card of the hand. */
  readonly from: 'hand' | 'play' | 'character';
  /** The card of the hand that a character asks for. */
  readonly with?: (card: RickCard) => boolean;
  /** «If you do …»; `attacker` -1: a group attack. */
  readonly reward?: (t: T, seat: SeatId, attacker: SeatId, def: number) => Flow | void;
}

export interface Vote {
  readonly kind: VoteKind;
  /** Whether the effect could change anything, by public knowledge (RSR-306). */
  can(t: T): boolean;
  /** The effect, for the seat that won or was sanctioned; in a Referendum that was won by For, for all (`seat` is the active one). */
  apply(t: T, seat: SeatId): Flow | void;
}

/** «Once during each of your turns, you may …». */
export interface Activated {
  can(t: T, seat: SeatId): boolean;
  run(t: T, seat: SeatId, def: number): Flow | void;
}

/** What happens at the start of a turn, the compulsory things first (RSR-053). */
export interface Start {
  readonly isOptional: boolean;
  run(t: T, seat: SeatId, def: number): Flow | void;
}

/** Marks of cards that change what others do; read by the verbs. */
export interface Standing {
  /** How much less a card costs the player who controls this one. */
  readonly cheaper?: (t: T, seat: SeatId, card: RickCard) => number;
  /** Ricks that foes buy or gain go under this card (RSR-305). */
  readonly isPrison?: boolean;
  /** The vote of the first Council card of a turn may be cancelled (RSR-265). */
  readonly cancelsVotes?: boolean;
  /** Which cards bought or gained from the market may go on top of the deck (RSR-251). */
  readonly topdecks?: (card: RickCard) => boolean;
  /** Bought or gained, it goes to a foe (RSR-245). */
  readonly isHandedOver?: boolean;
  /** Lying in the market at the end of a turn, it is destroyed (RSR-264). */
  readonly isPerishable?: boolean;
  /** Once during each player's turn, after a vote won without tokens. */
  readonly afterBluff?: (t: T, seat: SeatId) => void;
}

export interface RickCard extends CardDef<RickVars> {
  readonly kind: Kind;
  readonly type: CardType;
  readonly count: number;
  readonly cost: number;
  readonly vp: number;
  readonly power: number;
  readonly tags: readonly Tag[];
  readonly vpRule: VpRule | undefined;
  readonly isOngoing: boolean;
  /** Its whole text is Power (RSR-321). */
  readonly isPlain: boolean;
  /** A Jerry, a Beth or a Summer. */
  readonly isFamily: boolean;
  readonly isRick: boolean;
  readonly isLocation: boolean;
  readonly isCouncil: boolean;
  /** Defeating it ends the game (RSR-226). */
  readonly isLast: boolean;
  /** What happens when it is played, after its Power. */
  readonly play: Text | undefined;
  readonly vote: Vote | undefined;
  readonly defense: Defense | undefined;
  readonly group: Hit | undefined;
  readonly triggers: readonly Trigger[];
  readonly activated: Activated | undefined;
  readonly start: Start | undefined;
  /** When it is discarded from hand during any player's turn. */
  readonly discarded: Discarded | undefined;
  readonly standing: Standing;
}

// ── Selectors ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const cardOf = (t: T, id: CardId): RickCard => t.game.defs[t.def[id]] as RickCard;
export const faceAt = (t: T, def: number): RickCard => t.game.defs[def] as RickCard;
/** The card that a question or a line of the log is about. */
export const nameOf = (t: T, def: number): { readonly def: string } => ({ def: t.game.defs[def].id });
export const handOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[handZone(seat)];
export const discardOf = (t: T, seat: SeatId): readonly CardId[] => t.zones[discardZone(seat)];
export const inPlay = (t: T, seat: SeatId): readonly CardId[] => t.zones[playZone(seat)];
export const characterOf = (t: T, seat: SeatId): CardId | undefined => t.zones[characterZone(seat)][0];

/** RSR-066, RSR-095: group attacks and the end of a turn are nobody's. */
export const isTurn = (t: T): boolean => t.vars.phase === 'play' || t.vars.phase === 'start';

/** The player in front of whom the card lies; -1 if it is not in play. */
export function controllerOf(t: T, card: CardId): SeatId {
  const seat = t.zone[card] - at.play;
  return seat >= 0 && seat < MAX_SEATS ? seat : -1;
}

const NOT_HELD = -3;
/** Where a card goes back to; `undefined` if it belongs to the player in front of whom it lies. */
export function homeOf(t: T, card: CardId): number | undefined {
  const home = homeIndex(t, card);
  return home === NOT_HELD ? undefined : home;
}

function homeIndex(t: T, card: CardId): number {
  const { held } = t.vars;
  for (let i = 0; i < held.length; i++) if (held[i].card === card) return held[i].home;
  return NOT_HELD;
}

export const isUnbought = (t: T, card: CardId): boolean => homeIndex(t, card) === NOBODYS;

/** The character of a seat; undefined only before it is settled. */
export function characterFace(t: T, seat: SeatId): RickCard | undefined {
  const card = t.zones[characterZone(seat)][0];
  return card === undefined ? undefined : cardOf(t, card);
}

/** RSR-063, RSR-309: what the card costs that seat now. */
export function costOf(t: T, seat: SeatId, card: CardId): number {
  const face = cardOf(t, card);
  const { discounts, active } = t.vars;
  let { cost } = face;
  for (const id of t.zones[playZone(seat)]) {
    const { cheaper } = cardOf(t, id).standing;
    if (cheaper !== undefined) cost -= cheaper(t, seat, face);
  }
  if (seat === active) for (const { card: what, n } of discounts) if (what === card || (what === -1 && face.isLocation)) cost -= n;
  return cost < 0 ? 0 : cost;
}

/** What the active player may buy if the Power is there (RSR-056). */
export function onOffer(t: T): CardId[] {
  const { slots, active, held } = t.vars;
  const cards: CardId[] = [];
  for (const id of slots) if (id >= 0) cards.push(id);
  const gun = topOf(t, GUNS);
  if (gun !== undefined) cards.push(gun);
  const nemesis = topOf(t, NEMESIS);
  if (nemesis !== undefined) cards.push(nemesis);
  for (const { card, home } of held) if (home === NOBODYS && t.zone[card] === playZone(active)) cards.push(card);
  return cards;
}

/** RSR-100: the President is out of reach without the token at the start of the turn. */
export const isBarred = (t: T, card: CardId): boolean => cardOf(t, card).isLast && !t.vars.presidentPaid;

/** Ongoing cards that the seat controls; unbought Locations are not among those that can be lost (RSR-166). */
export const ongoingOf = (t: T, seat: SeatId): CardId[] =>
  t.zones[playZone(seat)].filter((id) => cardOf(t, id).isOngoing && !isUnbought(t, id));

/** Whether a foe's prison takes the Ricks that this seat buys or gains. */
export const isJailed = (t: T, seat: SeatId): boolean =>
  t.ring.some((foe) => foe !== seat && t.zones[playZone(foe)].some((id) => cardOf(t, id).standing.isPrison === true));

/** How many of the cards played this turn fit. */
export function playedCount(t: T, fits: (card: RickCard) => boolean): number {
  let n = 0;
  for (const def of t.vars.played) if (fits(faceAt(t, def))) n++;
  return n;
}

/** RSR-315: whether a Defense is possible by what everybody can see. */
export function mightDefend(t: T, seat: SeatId): boolean {
  return t.zones[handZone(seat)].length > 0 || t.zones[playZone(seat)].some((id) => cardOf(t, id).defense?.from === 'play');
}

/** Which cards of that zone fit. */
export const among = (t: T, zone: ZoneId, fits: (card: RickCard) => boolean): CardId[] => t.zones[zone].filter((id) => fits(cardOf(t, id)));

export const isFree = (card: RickCard): boolean => card.cost === 0;
export const isAny = (): boolean => true;
