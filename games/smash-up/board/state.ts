import type { CardId, CardView, OptionView, ParamView, SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { othersOf } from '#web/table/seats.ts';
import type { Ahead, Outlook } from '../ahead.ts';
import { type Component, components, FACTIONS, type FactionName } from '../cards/data.ts';
import type { SiteDerived, SmashDerived } from '../derived.ts';
import { NONE, type SmashVars } from '../state.ts';

export type Model = TableModel<SmashVars, SmashDerived>;

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

export const factionsOf = ({ vars }: Pick<Model, 'vars'>, seat: SeatId): FactionName[] =>
  (vars.factions[seat] ?? []).map((place) => FACTIONS[place].id);

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whose lane lies nearest: my own, or for a spectator the last one's. */
export const nearSeat = (model: Pick<Model, 'view' | 'me'>): SeatId => model.me ?? model.view.ring.at(-1) ?? 0;
/** The lanes above the base, in the same order in every column. */
export const farSeats = (model: Pick<Model, 'view' | 'me'>): SeatId[] => othersOf(model).filter((seat) => seat !== nearSeat(model));

// ── Bases ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What leads from a printed number to the present one. `def` names the card that does it; null: power counters, or everything else. */
export interface Change {
  readonly def: string | null;
  readonly n: number;
  /** The starting value is set to this instead of changed by it. */
  readonly set?: true;
}

/** An action that lies on a base or a minion. */
export interface Attached {
  readonly card: CardId;
  readonly ctrl: SeatId;
  readonly numb: boolean;
  /** Faction that it was named for. */
  readonly faction: FactionName | undefined;
}

export interface MinionInfo {
  readonly card: CardId;
  readonly ctrl: SeatId;
  readonly power: number;
  readonly printed: number;
  readonly counters: number;
  readonly why: readonly Change[];
  readonly actions: readonly Attached[];
  readonly talentUsed: boolean;
}

/** A base with everything on it, put together from what the rules tell. */
export interface Site extends Omit<SiteDerived, 'minions'> {
  readonly minions: readonly MinionInfo[];
  readonly actions: readonly Attached[];
  /** The breakpoint is changed until the end of the turn by so much. */
  readonly forTurn: number;
}

type Data = Pick<Model, 'vars' | 'derived' | 'cards'>;

function sitesFrom({ vars, derived, cards }: Data): Site[] {
  return derived.sites.map((one): Site => {
    const here = cards(`site:${one.site}`);
    const attachedTo = (host: CardId): Attached[] =>
      here
        .filter(({ id, def }) => printed(def)?.kind === 'action' && vars.on[id] === host)
        .map(({ id }) => {
          const faction = vars.named.find(({ card }) => card === id)?.faction;
          return {
            card: id,
            ctrl: vars.ctrl[id],
            numb: vars.numb.includes(id),
            faction: faction === undefined ? undefined : FACTIONS[faction].id,
          };
        });
    const minions = derived.minions
      .filter(({ site }) => site === one.site)
      .map(
        (minion): MinionInfo => ({
          card: minion.card,
          ctrl: minion.seat,
          power: minion.power,
          printed: minion.printed,
          counters: minion.counters,
          why: [
            ...(minion.start === minion.printed ? [] : [{ def: null, n: minion.start, set: true as const }]),
            ...minion.changes.map(({ source, n }) => ({ def: source, n })),
          ],
          actions: attachedTo(minion.card),
          talentUsed: vars.talents.includes(minion.card),
        }),
      );
    const forTurn = vars.bpBoosts.filter(({ base }) => components[base]?.id === one.name).reduce((sum, { n }) => sum + n, 0);
    return { ...one, minions, actions: attachedTo(NONE), forTurn };
  });
}

// One picture of the table serves all parts that draw it.
const remembered = new WeakMap<object, Site[]>();

export function sitesOf(model: Data): readonly Site[] {
  const known = remembered.get(model.derived);
  if (known !== undefined) return known;
  const made = sitesFrom(model);
  remembered.set(model.derived, made);
  return made;
}

export const minionsOf = (site: Site, seat: SeatId): readonly MinionInfo[] => site.minions.filter(({ ctrl }) => ctrl === seat);
export const powerOf = (site: Site, seat: SeatId): number => site.powers[seat] ?? 0;
export const isReady = (site: Site): boolean => site.missing === 0;

/** By how much a seat is ahead of the next one; 0 if it is not alone in front. */
export const leadOf = (site: Site, seat: SeatId): number =>
  Math.max(0, powerOf(site, seat) - Math.max(0, ...site.powers.filter((_, other) => other !== seat)));

/** In front, alone or with others. */
export const isFirst = (site: Site, seat: SeatId): boolean => powerOf(site, seat) > 0 && powerOf(site, seat) === Math.max(...site.powers);

export interface Gain {
  readonly seat: SeatId;
  readonly place: number;
  readonly power: number;
  readonly vp: number;
}

/** Who would gain what if the base were scored as it stands, the best place first. */
export const forecastOf = (model: Pick<Model, 'view'>, { places, gains, powers }: Pick<Site, 'places' | 'gains' | 'powers'>): Gain[] =>
  model.view.ring
    .map((seat): Gain => ({ seat, place: places[seat] ?? 0, power: powers[seat] ?? 0, vp: gains[seat] ?? 0 }))
    .filter(({ place, vp }) => place > 0 || vp > 0)
    .sort((a, b) => a.place - b.place);

export const siteOf = (model: Data, base: CardId): Site | undefined => sitesOf(model).find((site) => site.base === base);
export const siteAt = (model: Data, place: number): Site | undefined => sitesOf(model).find(({ site }) => site === place);

export const viewOf = (model: Pick<Model, 'cardOf'>, card: CardId): CardView => model.cardOf(card) ?? { id: card, def: null };
export const nameOf = (model: Pick<Model, 'cardOf' | 'text'>, card: CardId): string => {
  const { def } = viewOf(model, card);
  return def === null ? '' : (model.text.cards[def]?.name ?? def);
};
/** A card as a parameter of a message: it brings its quotes along. */
export const asParam = (model: Pick<Model, 'cardOf'>, card: CardId): ParamView => ({ card, def: viewOf(model, card).def });

/** How the base at a place would stand after an answer, where that is certain. */
export const aheadAt = (model: Pick<Model, 'derived' | 'ahead'>, option: OptionView, place: number): Ahead | undefined =>
  outlookOf(model, option.key)?.sites.find(({ site }) => site === place);

/** What an answer would bring: of the main question the view tells it, of others the match has tried them. */
export const outlookOf = ({ derived, ahead }: Pick<Model, 'derived' | 'ahead'>, option: string): Outlook | undefined =>
  derived.ahead.find(({ key }) => key === option) ?? (ahead.find(({ key }) => key === option)?.brings as Outlook | undefined);

/** How a base would stand with the chosen card on it, or after what is chosen. */
export function aheadOf(model: Pick<Model, 'derived' | 'ahead' | 'ask' | 'chosen' | 'held'>, { site, base }: Site): Ahead | undefined {
  const picked = model.ask?.options.find(({ key }) => key === model.chosen[0]);
  if (picked === undefined) return undefined;
  const there = placesFor(model).get(base)?.[0];
  return aheadAt(model, there ?? picked, site);
}

// ── Scoring ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const STEPS = ['before', 'award', 'after', 'new'] as const;
export type Step = (typeof STEPS)[number];

/** The place that is being scored, and how far it is. */
export function scoringOf({ derived: { scoring } }: Pick<Model, 'derived'>): { readonly place: number; readonly step: Step } | null {
  return scoring === null ? null : { place: scoring.site, step: STEPS[scoring.step - 1] };
}

// ── Choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether the open question is about playing cards, so that those of the own discard pile are offered beside the hand. */
export const isPlaying = ({ ask }: Pick<Model, 'ask'>): boolean => ask?.prompt === 'main';

/** Own hand, bases with all that lies there: pressed where they lie. Piles and cards set aside are offered in a tray. */
export function lays(zone: string, model: Pick<Model, 'me' | 'ask'>): boolean {
  const [name, index] = zone.split(':');
  if (name === 'site') return true;
  return model.me !== null && index === String(model.me) && (name === 'hand' || (name === 'discard' && isPlaying(model)));
}

/** Cards of the own discard pile that can be played now. */
export function risingOf(model: Pick<Model, 'me' | 'ask' | 'cards'>): CardView[] {
  if (model.me === null || !isPlaying(model)) return [];
  return model
    .cards(`discard:${model.me}`)
    .filter(({ id }) => model.ask?.options.some(({ ref }) => ref.kind === 'card' && ref.card === id) === true);
}

/** The base or minion that an option plays its card on, if it names one. */
export function targetOf(option: OptionView): CardId | undefined {
  const to = option.params?.to;
  return typeof to === 'object' && 'card' in to ? to.card : undefined;
}

/** Where the chosen or raised hand card could go: by base or minion, the options that say so (several if there are several plays to spend). */
export function placesFor({ ask, chosen, held }: Pick<Model, 'ask' | 'chosen' | 'held'>): ReadonlyMap<CardId, readonly OptionView[]> {
  const places = new Map<CardId, OptionView[]>();
  const picked = ask?.options.find((option) => option.key === chosen[0]);
  const card = picked === undefined ? held : picked.ref.kind === 'card' ? picked.ref.card : null;
  if (ask === null || ask.max !== 1 || card === null) return places;
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

/** What a press on a hand card chooses: the only place it could go to. Of several none is chosen for anybody. */
export const firstChoice = (options: readonly OptionView[]): OptionView | undefined =>
  new Set(options.map(targetOf)).size === 1 ? options[0] : undefined;

/** The faction that an option of the draft stands for. */
export function factionOf(option: OptionView): FactionName | undefined {
  return option.label === `faction.${option.key}` ? FACTIONS.find(({ id }) => id === option.key)?.id : undefined;
}
