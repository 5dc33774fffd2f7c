import type { CardId, SeatId } from '#engine';
import { isPresent, seatsFrom } from '#engine';
import type { AheadDerived, Outlook } from './ahead.ts';
import { aheadFor, outlook } from './ahead.ts';
import type { CardName, FactionName } from './cards/data.ts';
import { FACTIONS } from './cards/data.ts';
import { playsFor } from './plays/bank.ts';
import { placesAt } from './scoring.ts';
import { copiesOf } from './setup.ts';
import type { Phase, Play, Scoring, ScoringStage, Slot, T } from './state.ts';
import { DECK, factionName, GOAL, HAND_LIMIT, MAX_SEATS, NO_MAX, NONE } from './state.ts';
import { breakpointAt, powersExplained, powersNow } from './table/layers.ts';
import {
  baseAt,
  cardOf,
  cardsAt,
  chief,
  defAt,
  discardOf,
  handOf,
  isIgnoring,
  isJammed,
  minionsAt,
  siteOf,
  sitesInPlay,
} from './table/select.ts';

/** Power of a minion in play, layer by layer (SMU-152). */
export interface MinionDerived {
  readonly card: CardId;
  readonly site: number;
  readonly seat: SeatId;
  readonly printed: number;
  /** Starting power: printed, unless an ability sets it. */
  readonly start: number;
  readonly power: number;
  readonly counters: number;
  /** What is added and subtracted; `source` null: its counters. */
  readonly changes: readonly { readonly source: CardName | null; readonly n: number }[];
}

/** A base in play; lists by seat have one entry for each seat number. */
export interface SiteDerived {
  readonly site: number;
  readonly base: CardId;
  readonly name: CardName;
  readonly vp: readonly number[];
  readonly printed: number;
  readonly breakpoint: number;
  readonly total: number;
  /** Power still missing to the breakpoint; 0: it will score. */
  readonly missing: number;
  readonly powers: readonly number[];
  readonly minions: readonly number[];
  /** What would happen if it scored now: place (0: none) and VP, with what the base itself gives. */
  readonly places: readonly number[];
  readonly gains: readonly number[];
  readonly isJammed: boolean;
  readonly ignoredBy: readonly SeatId[];
  /** Faction that nobody can play minions of here. */
  readonly barred: readonly FactionName[];
}

export interface PlayDerived {
  readonly kind: Play['kind'];
  readonly slot: Slot;
  readonly left: number;
  /** Limits; null where there is none. */
  readonly max: number | null;
  readonly budget: number | null;
  readonly base: CardId | null;
  readonly name: CardName | null;
  readonly card: CardId | null;
  readonly from: Play['from'];
  /** Card that gave it; null: the regular play. */
  readonly source: CardName | null;
}

export interface SeatDerived {
  readonly seat: SeatId;
  readonly vp: number;
  readonly missing: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly factions: readonly FactionName[];
  readonly minions: number;
  readonly power: number;
  /** VP that all bases full now would bring, as things stand. */
  readonly soon: number;
}

export interface ScoringDerived {
  readonly site: number;
  readonly base: CardName;
  readonly stage: ScoringStage;
  readonly step: 1 | 2 | 3 | 4;
  readonly at: SeatId;
  readonly places: readonly number[];
  readonly gains: readonly number[];
}

export interface DraftDerived {
  /** Who picks, in order, from the first pick to the last; and how many have been made. */
  readonly order: readonly SeatId[];
  readonly made: number;
  readonly left: readonly { readonly faction: FactionName; readonly copies: number; readonly takenBy: readonly SeatId[] }[];
}

export interface SmashDerived {
  readonly turn: number;
  readonly active: SeatId;
  readonly phase: Phase;
  readonly goal: number;
  readonly limit: number;
  readonly sites: readonly SiteDerived[];
  readonly minions: readonly MinionDerived[];
  readonly bank: readonly PlayDerived[];
  readonly seats: readonly SeatDerived[];
  readonly scoring: ScoringDerived | null;
  readonly draft: DraftDerived | null;
  /** For the seat that is asked what to play, by option. */
  readonly ahead: readonly AheadDerived[];
}

const nameAt = (t: T, def: number): CardName => defAt(t, def).id as CardName;

/** Public numbers for the table, and for the seat that is asked what its answers would bring. */
export function derived(t: T, seat: SeatId): SmashDerived {
  const { vars } = t;
  const sites = sitesInPlay(t).map((site) => siteView(t, site));
  return {
    turn: vars.turn,
    active: vars.active,
    phase: vars.phase,
    goal: GOAL,
    limit: HAND_LIMIT,
    sites,
    minions: minionViews(t),
    bank: (vars.phase === 'play' ? playsFor(t, vars.active) : vars.bank).map((play) => playView(t, play)),
    seats: t.ring.map((one) => seatView(t, one, sites)),
    scoring: vars.scoring === null ? null : scoringView(t, vars.scoring, sites),
    draft: vars.phase === 'factions' ? draftView(t) : null,
    ahead: aheadFor(t, seat, sites, siteView),
  };
}

export const ahead = (t: T, seat: SeatId): ((then: T) => Outlook | undefined) | undefined => outlook(t, seat, siteView);

function minionViews(t: T): MinionDerived[] {
  const { seen, changes } = powersExplained(t);
  return seen.minions.slice(0, seen.many).map((card) => ({
    card,
    site: siteOf(t, card),
    seat: t.vars.ctrl[card],
    printed: cardOf(t, card).power,
    start: seen.start(card),
    power: seen.power(card),
    counters: t.vars.counters[card],
    changes: changes.filter((one) => one.card === card).map(({ source, n }) => ({ source: source === NONE ? null : nameAt(t, source), n })),
  }));
}

/** What each seat would gain if the base scored as things stand. */
function forecast(t: T, site: number): { places: number[]; gains: number[]; powers: number[] } {
  const places: number[] = new Array(MAX_SEATS).fill(0);
  const powers: number[] = new Array(MAX_SEATS).fill(0);
  placesAt(t, site, places, powers);
  const def = t.def[baseAt(t, site)];
  const card = defAt(t, def);
  const gains = places.map((place, seat) => (place > 0 && isPresent(t, seat) ? (card.vp[place - 1] ?? 0) : 0));
  const s: Scoring = {
    site,
    base: def,
    stage: 'award',
    at: 0,
    passed: 0,
    used: [],
    limited: [],
    places,
    powers,
    gains,
    bp: 0,
    waiting: [],
  };
  if (!isJammed(t, site)) card.award?.(t, s);
  return { places, gains, powers };
}

function siteView(t: T, site: number): SiteDerived {
  const base = baseAt(t, site);
  const card = cardOf(t, base);
  const { places, gains, powers } = forecast(t, site);
  const seen = powersNow(t);
  const total = seen.sum(site);
  const breakpoint = breakpointAt(t, site);
  const minions: number[] = new Array(MAX_SEATS).fill(0);
  for (const id of minionsAt(t, site)) minions[t.vars.ctrl[id]]++;
  return {
    site,
    base,
    name: card.id as CardName,
    vp: card.vp,
    printed: card.breakpoint,
    breakpoint,
    total,
    missing: Math.max(0, breakpoint - total),
    powers,
    minions,
    places,
    gains,
    isJammed: isJammed(t, site),
    ignoredBy: t.ring.filter((seat) => isIgnoring(t, site, seat)),
    barred: t.vars.named.filter((one) => siteOf(t, one.card) === site).map((one) => factionName(one.faction)),
  };
}

const playView = (t: T, play: Play): PlayDerived => ({
  kind: play.kind,
  slot: play.slot,
  left: play.left,
  max: play.max === NO_MAX ? null : play.max,
  budget: play.budget >= NO_MAX - MAX_SEATS ? null : play.budget,
  base: play.site === NONE || cardsAt(t, play.site).length === 0 ? null : baseAt(t, play.site),
  name: play.name === NONE ? null : nameAt(t, play.name),
  card: play.card === NONE ? null : play.card,
  from: play.from,
  source: play.source === NONE ? null : nameAt(t, play.source),
});

function seatView(t: T, seat: SeatId, sites: readonly SiteDerived[]): SeatDerived {
  const { vp, factions } = t.vars;
  let minions = 0;
  let power = 0;
  let soon = 0;
  const seen = powersNow(t);
  for (const one of sites) {
    minions += one.minions[seat];
    power += seen.total(one.site, seat);
    if (one.missing === 0) soon += one.gains[seat];
  }
  return {
    seat,
    vp: vp[seat],
    missing: Math.max(0, GOAL - vp[seat]),
    hand: handOf(t, seat).length,
    deck: t.zones[DECK + seat].length,
    discard: discardOf(t, seat).length,
    factions: factions[seat].map(factionName),
    minions,
    power,
    soon,
  };
}

const STEPS: { readonly [stage in ScoringStage]: ScoringDerived['step'] } = {
  before: 1,
  specials: 1,
  award: 2,
  after: 3,
  rescue: 3,
  clear: 4,
  fill: 4,
  welcome: 4,
};

/** Before the award the places as they would be now, afterwards those that were awarded (SMU-193). */
function scoringView(t: T, s: Scoring, sites: readonly SiteDerived[]): ScoringDerived {
  const now = STEPS[s.stage] <= 2 ? sites.find((one) => one.site === s.site) : undefined;
  return {
    site: s.site,
    base: nameAt(t, s.base),
    stage: s.stage,
    step: STEPS[s.stage],
    at: s.at,
    places: now?.places ?? s.places.slice(),
    gains: now?.gains ?? s.gains.slice(),
  };
}

function draftView(t: T): DraftDerived {
  const seats = seatsFrom(t, isPresent(t, t.vars.first) ? t.vars.first : chief(t));
  const order = t.options.factions === 'draft' ? [...seats, ...seats.slice().reverse()] : seats.flatMap((seat) => [seat, seat]);
  return {
    order,
    made: t.vars.factions.reduce((sum, pair) => sum + pair.length, 0),
    left: FACTIONS.map(({ id }, faction) => ({
      faction: id,
      copies: copiesOf(t, faction),
      takenBy: t.ring.filter((seat) => t.vars.factions[seat].includes(faction)),
    })).filter((one) => one.copies > 0),
  };
}
