import type { CardId, CardView, OptionView, ParamView, SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { type Component, components, FACTIONS, type FactionName } from '../cards/data.ts';
import type { MinionDerived, SiteDerived, SmashDerived } from '../derived.ts';
import type { SmashVars } from '../state.ts';

// The engine hands vars and derived values on as plain data; here they are what the rules made them.
export const derivedOf = (model: Pick<TableModel, 'view'>): SmashDerived => model.view.derived as SmashDerived;
export const varsOf = (model: Pick<TableModel, 'view'>): SmashVars => model.view.vars as SmashVars;

const byId = new Map<string, Component>(components.map((one) => [one.id, one]));
export const printed = (def: string | null | undefined): Component | undefined => byId.get(def ?? '');

/** Sign of each faction, and the card that stands for it in the draft. */
export const LOOKS: { readonly [faction in FactionName]: { readonly sign: string; readonly main: string } } = {
  'teddy-bears': { sign: 'bear-face', main: 'sir-squeezes' },
  grannies: { sign: 'rocking-chair', main: 'matriarch' },
  'rock-stars': { sign: 'guitar', main: 'the-monarch' },
  explorers: { sign: 'compass', main: 'idaho-smith' },
  aliens: { sign: 'alien-stare', main: 'supreme-overlord' },
  dinosaurs: { sign: 'dinosaur-rex', main: 'king-rex' },
  ninjas: { sign: 'ninja-head', main: 'ninja-master' },
  pirates: { sign: 'pirate-hat', main: 'pirate-king' },
  robots: { sign: 'robot-antennas', main: 'nukebot' },
  tricksters: { sign: 'magick-trick', main: 'leprechaun' },
  wizards: { sign: 'wizard-face', main: 'archmage' },
  zombies: { sign: 'shambling-zombie', main: 'zombie-lord' },
};

export const factionsOf = (model: Pick<TableModel, 'view'>, seat: SeatId): FactionName[] =>
  (varsOf(model).factions[seat] ?? []).map((place) => FACTIONS[place].id);

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The others in turn order, from my left; everybody for a spectator. */
export function othersOf({ view, me }: Pick<TableModel, 'view' | 'me'>): SeatId[] {
  const at = me === null ? -1 : view.ring.indexOf(me);
  return at < 0 ? [...view.ring] : [...view.ring.slice(at + 1), ...view.ring.slice(0, at)];
}

/** Whose lane lies nearest: my own, or for a spectator the last one's. */
export const nearSeat = (model: Pick<TableModel, 'view' | 'me'>): SeatId => model.me ?? model.view.ring.at(-1) ?? 0;
/** The lanes above the base, in the same order in every column. */
export const farSeats = (model: Pick<TableModel, 'view' | 'me'>): SeatId[] => othersOf(model).filter((seat) => seat !== nearSeat(model));

// ── Bases ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const minionsOf = (site: SiteDerived, seat: SeatId): readonly MinionDerived[] => site.minions.filter(({ ctrl }) => ctrl === seat);
export const powerOf = (site: SiteDerived, seat: SeatId): number => site.seats.find((one) => one.seat === seat)?.power ?? 0;
export const isReady = (site: SiteDerived): boolean => site.total >= site.breakpoint;

/** By how much a seat is ahead of the next one; 0 if it is not alone in front. */
export function leadOf(site: SiteDerived, seat: SeatId): number {
  const own = powerOf(site, seat);
  const best = Math.max(0, ...site.seats.filter((one) => one.seat !== seat).map((one) => one.power));
  return Math.max(0, own - best);
}

/** In front, alone or with others. */
export const isFirst = (site: SiteDerived, seat: SeatId): boolean =>
  powerOf(site, seat) > 0 && site.seats.every((one) => one.power <= powerOf(site, seat));

export const siteOf = (model: Pick<TableModel, 'view'>, base: CardId): SiteDerived | undefined =>
  derivedOf(model).sites.find((site) => site.base === base);
export const siteAt = (model: Pick<TableModel, 'view'>, place: number): SiteDerived | undefined =>
  derivedOf(model).sites.find(({ site }) => site === place);

export const viewOf = (model: Pick<TableModel, 'cardOf'>, card: CardId): CardView => model.cardOf(card) ?? { id: card, def: null };
export const nameOf = (model: Pick<TableModel, 'cardOf' | 'text'>, card: CardId): string => {
  const { def } = viewOf(model, card);
  return def === null ? '' : (model.text.cards[def]?.name ?? def);
};
/** A card as a parameter of a message: it brings its quotes along. */
export const asParam = (model: Pick<TableModel, 'cardOf'>, card: CardId): ParamView => ({ card, def: viewOf(model, card).def });

// ── Scoring ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const STEPS = ['before', 'award', 'after', 'new'] as const;
export type Step = (typeof STEPS)[number];
const STEP_OF: { readonly [stage in NonNullable<SmashVars['scoring']>['stage']]: Step } = {
  before: 'before',
  specials: 'before',
  award: 'award',
  after: 'after',
  rescue: 'after',
  clear: 'new',
  fill: 'new',
};

/** The place that is being scored, and how far it is. */
export function scoringOf(model: Pick<TableModel, 'view'>): { readonly place: number; readonly step: Step } | null {
  const { scoring } = varsOf(model);
  return scoring === null ? null : { place: scoring.site, step: STEP_OF[scoring.stage] };
}

// ── Choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Own hand, bases with all that lies there: pressed where they lie. Piles and cards set aside are offered in a tray. */
export function lays(zone: string, { me }: Pick<TableModel, 'me'>): boolean {
  const [name, index] = zone.split(':');
  return name === 'site' || (name === 'hand' && me !== null && index === String(me));
}

const cardParam = (option: OptionView, name: string): CardId | undefined => {
  const value = option.params?.[name];
  return typeof value === 'object' && 'card' in value ? value.card : undefined;
};

/** The base or minion that an option plays its card on, if it names one. */
export const targetOf = (option: OptionView): CardId | undefined => cardParam(option, 'on') ?? cardParam(option, 'base');

/** Where the chosen hand card could go: by base or minion, the options that say so (several if there are several plays to spend). */
export function placesFor({ ask, chosen }: Pick<TableModel, 'ask' | 'chosen'>): ReadonlyMap<CardId, readonly OptionView[]> {
  const places = new Map<CardId, OptionView[]>();
  const picked = ask?.options.find((option) => option.key === chosen[0]);
  if (ask === null || ask.max !== 1 || picked === undefined || picked.ref.kind !== 'card') return places;
  const { card } = picked.ref;
  for (const option of ask.options) {
    const target = targetOf(option);
    if (target === undefined || option.ref.kind !== 'card' || option.ref.card !== card) continue;
    places.set(target, [...(places.get(target) ?? []), option]);
  }
  return places;
}

/** What a press on a place does for the chosen card: takes it, or the next way to pay for it. */
export function nextWay(options: readonly OptionView[], chosen: readonly string[]): OptionView | undefined {
  const at = options.findIndex((option) => chosen.includes(option.key));
  return options[(at + 1) % options.length];
}

/**
 * What a press on a hand card chooses where it could go to several places: the base that is nearest to being scored, as that is where power counts
 * most; a press on another base changes it.
 */
export function firstChoice(options: readonly OptionView[], derived: SmashDerived): OptionView | undefined {
  const near = (option: OptionView): number => {
    const target = targetOf(option);
    const site = derived.sites.find((one) => one.base === target || one.minions.some(({ card }) => card === target));
    return site === undefined ? 0 : site.total / Math.max(1, site.breakpoint);
  };
  return [...options].sort((a, b) => near(b) - near(a))[0];
}

/** The faction that an option of the draft stands for. */
export function factionOf(option: OptionView): FactionName | undefined {
  const named = option.params?.faction;
  return FACTIONS.find(({ id }) => id === named || id === option.key)?.id;
}
