import type { CardId, CardView, OptionView, SeatId } from '#engine';
import type { TableModel } from '#web/table/model.ts';
import { defs } from '../cards/index.ts';
import type { SeatDerived, UnicornDerived } from '../derived.ts';
import type { LinkEffect, Mark, Play, Tie, UnicornCard, UnicornVars } from '../state.ts';
import { MARKS } from '../state.ts';
import type { ui as en } from '../text/en/ui.ts';

export type Model = TableModel<UnicornVars, UnicornDerived>;

export const seatOf = (model: Pick<Model, 'derived'>, seat: SeatId): SeatDerived | undefined =>
  model.derived.seats.find((one) => one.seat === seat);

const byId = new Map<string, UnicornCard>(defs.map((card) => [card.id, card]));
export const printed = (def: string | null | undefined): UnicornCard | undefined => byId.get(def ?? '');
export const defOfEffect = (e: LinkEffect): string => defs[e.def].id;
export const hasMark = (def: string | null | undefined, mark: Mark): boolean => ((printed(def)?.marks ?? 0) & MARKS[mark]) !== 0;

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A Stable by type, each part in the order in which the cards came. */
export interface Parts {
  readonly unicorns: readonly CardView[];
  readonly upgrades: readonly CardView[];
  readonly downgrades: readonly CardView[];
}

export function partsOf(stable: readonly CardView[]): Parts {
  const kindOf = (card: CardView): string | undefined => printed(card.def)?.kind;
  return {
    unicorns: stable.filter((card) => kindOf(card) !== 'upgrade' && kindOf(card) !== 'downgrade'),
    upgrades: stable.filter((card) => kindOf(card) === 'upgrade'),
    downgrades: stable.filter((card) => kindOf(card) === 'downgrade'),
  };
}

/** Cards of another hand whose faces I know: all of an opened hand, some of others. */
export const knownOf = (hand: readonly CardView[]): readonly CardView[] => hand.filter((card) => card.def !== null);

/** Whether pills with these names and so many round ones share one line of that width, by the average width of a letter. */
export function fitsInLine(names: readonly string[], rounds: number, width: number): boolean {
  const named = names.reduce((sum, name) => sum + 60 + name.length * 7, 0);
  return named + (rounds === 0 ? 0 : 38 + rounds * 35) <= width;
}

/** One short of victory. */
export const isClose = (seat: SeatDerived | undefined): boolean => seat !== undefined && seat.missing <= 1;

// ── The response chain ────────────────────────────────────────────────────────────────────────────────────────────

export interface Answered {
  readonly card: CardId;
  readonly seat: SeatId;
  /** False: cancelled by the one to its right, as things are now. */
  readonly stands: boolean;
}

/** The card being played and the Instants on it, first to latest; the latest stands, the one before it does not, and so on (UUN-115). */
export function stackOf(play: Play): Answered[] {
  const line = [{ card: play.card, seat: play.seat }, ...play.instants];
  return line.map(({ card, seat }, i) => ({ card, seat, stands: (line.length - 1 - i) % 2 === 0 }));
}

/** The card is announced and may be answered; once it takes effect the chain of effects is shown instead. */
export const openPlay = ({ play, chain }: UnicornVars): Play | null => (chain === null ? play : null);

export type Fate =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unicorns'; readonly into: SeatId; readonly have: number; readonly need: number }
  | { readonly kind: 'pandas' | 'lies'; readonly into: SeatId }
  | { readonly kind: 'acts' };

/** What certainly comes of a card of that kind if it is not stopped. */
export function fateOf(def: string | null, into: SeatId | null, derived: UnicornDerived): Fate {
  const card = printed(def);
  if (into === null || card === undefined) return { kind: 'acts' };
  const there = derived.seats.find((one) => one.seat === into);
  if (!card.isUnicorn || there === undefined) return { kind: 'lies', into };
  if (there.hasPandas) return { kind: 'pandas', into };
  return { kind: 'unicorns', into, have: there.unicorns + card.unicorns, need: derived.needed };
}

/** What comes of the announced card if so many Instants more answer. */
export function outcomeOf(play: Play, def: string | null, more: 0 | 1, derived: UnicornDerived): Fate {
  return (play.instants.length + more) % 2 === 1 ? { kind: 'stopped' } : fateOf(def, play.into, derived);
}

// ── The chain of effects ──────────────────────────────────────────────────────────────────────────────────────────

export type Verb =
  | 'sacrifice'
  | 'destroy'
  | 'steal'
  | 'return'
  | 'move'
  | 'give'
  | 'to'
  | 'discard'
  | 'bring'
  | 'pull'
  | 'look'
  | 'swap'
  | 'shrink'
  | 'back';

type PromptKey = keyof (typeof en)['prompts'];

/** One chosen target of an effect. */
export interface Aim {
  /** Number of the instruction. */
  readonly at: number;
  readonly verb: Verb;
  readonly on: { readonly card: CardId } | { readonly seat: SeatId };
}

/** What choosing does to what is chosen; null where nothing happens to it. A new question without an entry does not compile. */
const VERBS: { readonly [prompt in PromptKey]: Verb | null } = {
  baby: null,
  action: null,
  second: null,
  respond: null,
  effects: null,
  order: null,
  use: null,
  'sacrifice.card': 'sacrifice',
  'sacrifice.unicorn': 'sacrifice',
  'destroy.card': 'destroy',
  'destroy.unicorn': 'destroy',
  'break.modifier': 'destroy',
  'steal.unicorn': 'steal',
  'steal.upgrade': 'steal',
  return: 'return',
  'move.modifier': 'move',
  'player.move': 'to',
  'give.unicorn': 'give',
  'player.give': 'to',
  'player.discard': 'discard',
  'player.pull': 'pull',
  'player.look': 'look',
  'player.swap': 'swap',
  'player.shrink': 'shrink',
  'discard.named': 'discard',
  'discard.unicorn': 'discard',
  'bring.hand': 'bring',
  discard: null,
  'discard-pile.hand': null,
  'discard-pile.stable': null,
  nursery: null,
  save: null,
  look: null,
  'pull.open': null,
  search: null,
  limit: null,
};

export const verbOf = (prompt: string): Verb | undefined => VERBS[prompt as PromptKey] ?? undefined;

export const stepsOf = (e: LinkEffect): number => defs[e.def][e.slot as 'enter']?.steps.length ?? 0;

/** The targets chosen so far, in the order of the instructions. */
export function aimsOf(e: LinkEffect): Aim[] {
  const steps = defs[e.def][e.slot as 'enter']?.steps ?? [];
  return e.targets.flatMap((chosen, at) => {
    const { targets = [], perStable, eachOwn } = steps[at] ?? {};
    return chosen.flatMap((x, k): Aim[] => {
      // What is behind the targets was only noted down for a later instruction.
      const target = perStable === true || eachOwn === true ? targets[0] : targets[k];
      if (target === undefined) return [];
      if (target.kind === 'fixed') return x === e.card ? [] : [{ at, verb: 'back', on: { card: x } }];
      const verb = target.kind === 'self' ? 'sacrifice' : verbOf(target.prompt);
      if (verb === undefined) return [];
      return [{ at, verb, on: target.kind === 'seat' ? { seat: x } : { card: x } }];
    });
  });
}

/** What the effects under way are about to do to a card of a Stable. */
export function threatTo({ chain, play }: UnicornVars, card: CardId): Verb | undefined {
  const effects = chain?.effects ?? [play?.effect ?? []].flat();
  const step = chain?.step ?? -1;
  for (const e of effects) {
    if (e.state === 'off') continue;
    for (const { at, verb, on } of aimsOf(e)) if ('card' in on && on.card === card && at >= step) return verb;
  }
  return undefined;
}

export const isHarm = (verb: Verb | undefined): boolean => verb === 'destroy' || verb === 'sacrifice';

/** A stolen card that goes back. */
export const tieOf = ({ ties }: UnicornVars, card: CardId): Tie | undefined => ties.find((tie) => tie.card === card);

// ── Choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cards of the own hand and of all Stables are pressed where they lie; piles and other hands are offered in the tray. */
export function lays(zone: string, { me }: Pick<Model, 'me'>): boolean {
  const [name, index] = zone.split(':');
  return name === 'stable' || name === 'play' || (name === 'hand' && me !== null && index === String(me));
}

/** The Stable that an option plays its card into, if it names one. */
export function intoOf(option: OptionView): SeatId | undefined {
  const into = option.params?.into;
  return typeof into === 'object' && 'seat' in into ? into.seat : undefined;
}

/** What a press on a hand card chooses: to play it as it is, into the own Stable. Whose Stable a Downgrade goes to is chosen for nobody. */
export const firstChoice = (options: readonly OptionView[]): OptionView | undefined =>
  options.length === 1 ? options[0] : options.find((option) => option.label === undefined);

/** Where the chosen hand card could go instead: by seat, the option that says so. */
export function placesFor(model: Pick<Model, 'ask' | 'chosen' | 'held' | 'me'>): ReadonlyMap<SeatId, OptionView> {
  const { ask, chosen, held, me } = model;
  const places = new Map<SeatId, OptionView>();
  const picked = ask?.options.find((option) => option.key === chosen[0]);
  const card = picked === undefined ? held : picked.ref.kind === 'card' ? picked.ref.card : null;
  if (ask === null || card === null) return places;
  const same = ask.options.filter(({ ref }) => ref.kind === 'card' && ref.card === card);
  if (!same.some((option) => intoOf(option) !== undefined)) return places;
  for (const option of same) {
    const seat = intoOf(option) ?? me;
    if (seat !== null) places.set(seat, option);
  }
  return places;
}
