import type { AskView, CardId, OptionView } from '#engine';
import { SYMBOLS } from '../dice.ts';
import type { Dir } from '../map/grid.ts';
import { figureCard, figureName } from '../options.ts';
import type { Figure, PickleVars } from '../state.ts';
import type { Point } from './geometry.ts';
import { isSpent } from './state.ts';

/** What the person has taken in hand before saying what it is for: a symbol of a die, a figure. */
export interface Grip {
  /** Name of the symbol as options call it. */
  readonly sign: string | null;
  /** An agent's number or `jaguar`. */
  readonly figure: number | string | null;
}

export const EMPTY_GRIP: Grip = { sign: null, figure: null };

export interface CellTarget extends Point {
  readonly options: readonly OptionView[];
}

export interface EdgeTarget extends CellTarget {
  readonly side: Dir;
}

/** Everything on the map that can be chosen now. */
export interface Targets {
  readonly cells: readonly CellTarget[];
  readonly edges: readonly EdgeTarget[];
  readonly cards: ReadonlyMap<CardId, readonly OptionView[]>;
}

const PAIRS: { readonly [label: string]: readonly string[] | undefined } = {
  cross: ['move', 'wild', 'bonus'],
  'talk-down': ['card', 'wild', 'bonus'],
};

/** Whether a symbol in hand could be spent on the option. */
export function spends(option: OptionView, sign: string): boolean {
  const by = option.params?.with;
  if (by !== undefined) return by === sign;
  return PAIRS[option.label ?? '']?.includes(sign) ?? false;
}

const fits = (option: OptionView, grip: Grip): boolean => {
  if (grip.sign !== null && !spends(option, grip.sign)) return false;
  const figure = figureOf(option);
  return grip.figure === null || figure === undefined || figure === grip.figure;
};

/** The figure that an option is about; only the Jaguar goes through walls. */
export const figureOf = (option: OptionView) => (option.label === 'cross' ? 'jaguar' : option.params?.figure);

export function targetsOf(ask: AskView | null, grip: Grip): Targets {
  const cells = new Map<string, { x: number; y: number; options: OptionView[] }>();
  const edges: EdgeTarget[] = [];
  const cards = new Map<CardId, OptionView[]>();
  for (const option of ask?.options ?? []) {
    if (!fits(option, grip)) continue;
    const { ref } = option;
    if (ref.kind === 'cell') {
      const key = `${ref.x},${ref.y}`;
      const known = cells.get(key);
      if (known === undefined) cells.set(key, { x: ref.x, y: ref.y, options: [option] });
      else known.options.push(option);
    } else if (ref.kind === 'edge') edges.push({ x: ref.x, y: ref.y, side: ref.side as Dir, options: [option] });
    else if (ref.kind === 'card') cards.set(ref.card, [...(cards.get(ref.card) ?? []), option]);
  }
  return { cells: [...cells.values()], edges, cards };
}

/** A click on something that carries several options: the first of each figure, one after the other. */
export function nextOf(options: readonly OptionView[], chosen: readonly string[]): OptionView | undefined {
  const first = options.filter((option, n) => options.findIndex((other) => other.params?.figure === option.params?.figure) === n);
  const now = options.find((option) => chosen.includes(option.key));
  if (now === undefined) return first[0];
  const at = first.findIndex((option) => option.params?.figure === now.params?.figure);
  // A single one is dropped by choosing it again.
  return first.length === 1 ? now : first[(at + 1) % first.length];
}

/** The other ways to do what is chosen: with another symbol, by another figure. */
export function waysOf(ask: AskView | null, chosen: readonly string[]): readonly OptionView[] {
  const now = ask?.max === 1 ? ask.options.find((option) => option.key === chosen[0]) : undefined;
  if (now === undefined || ask === null || now.params?.with === undefined) return [];
  const same = ask.options.filter((option) => option.params?.with !== undefined && isSamePlace(option, now));
  return same.length > 1 ? same : [];
}

function isSamePlace({ ref: a }: OptionView, { ref: b }: OptionView): boolean {
  if (a.kind === 'cell') return b.kind === 'cell' && a.x === b.x && a.y === b.y;
  if (a.kind === 'zone') return b.kind === 'zone' && a.zone === b.zone;
  return a.kind === 'card' && b.kind === 'card' && a.card === b.card;
}

/** The die that an option would spend; null if none or if a bonus symbol pays. */
export function dieFor(v: PickleVars, option: OptionView | undefined): number | null {
  const sign = option?.params?.with;
  if (typeof sign !== 'string') return null;
  const die = v.dice.findIndex((face, n) => SYMBOLS[face] === sign && !isSpent(v, n));
  return die < 0 ? null : die;
}

/** What a symbol could be spent on now, besides cards. */
export const optionsFor = (ask: AskView | null, sign: string): readonly OptionView[] =>
  ask?.options.filter((option) => spends(option, sign)) ?? [];

/** Something on the screen that a die may be dropped on. */
export interface Place<T> {
  readonly element: T;
  /** `x,y` of a cell. */
  readonly target: string | null;
  readonly zone: string | null;
  readonly figure: Figure | null;
}

/** What a symbol could be spent on where it is dropped: at the uppermost place that takes it. */
export function droppedOn<T>(
  options: readonly OptionView[],
  places: Iterable<Place<T>>,
): { readonly element: T; readonly options: readonly OptionView[] } | null {
  for (const { element, target, zone, figure } of places) {
    const found = options.filter(
      ({ ref }) =>
        (ref.kind === 'cell' && target === `${ref.x},${ref.y}`) ||
        (ref.kind === 'zone' && zone === ref.zone) ||
        (ref.kind === 'card' && figure !== null && figureCard(figure) === ref.card),
    );
    if (found.length > 0) return { element, options: found };
  }
  return null;
}

/** A symbol dropped on a figure that it could move is in hand together with that figure. */
export function walkerOn<T>(options: readonly OptionView[], places: Iterable<Place<T>>, sign: string): Grip {
  for (const { figure } of places) {
    if (figure === null) continue;
    const name = figureName(figure);
    if (options.some((option) => option.ref.kind === 'cell' && figureOf(option) === name)) return { sign, figure: name };
  }
  return EMPTY_GRIP;
}
