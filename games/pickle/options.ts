import type { CardId, Option } from '#engine';
import { button, cardOption } from '#engine';
import { components } from './cards/data.ts';
import { BONUS, type Payment, paidOf, paymentKey, type Sign, SYMBOLS } from './dice.ts';
import { type Cell, cellKey, DIR_NAMES, type Dir, xOf, yOf } from './map/grid.ts';
import type { Passage } from './map/moves.ts';
import { type Figure, JAGUAR, RICK } from './state.ts';

// Options are interned: the same few are offered millions of times in a search.

/** What a symbol is spent on, besides cards. */
export type Action =
  | { readonly do: 'go'; readonly cell: Cell; readonly with: Sign }
  | { readonly do: 'walk'; readonly figure: Figure; readonly cell: Cell; readonly with: Sign }
  | { readonly do: 'cross'; readonly cell: Cell }
  | { readonly do: 'shoot'; readonly figure: Figure; readonly with: Sign }
  | { readonly do: 'draw'; readonly with: Sign }
  | { readonly do: 'talk-down' }
  | { readonly do: 'end' };

/** How a figure is called in texts: agents by number, the Jaguar by name. */
export const figureName = (figure: Figure): number | string => (figure === JAGUAR ? 'jaguar' : figure === RICK ? 'rick' : figure + 1);
const figureKey = (figure: Figure): string => (figure === JAGUAR ? 'jaguar' : figure === RICK ? 'rick' : `a${figure + 1}`);

const cardsOf = (id: string): CardId => {
  let first = 0;
  for (const component of components) {
    if (component.id === id) return first;
    first += component.count;
  }
  throw new Error(`no component ${id}`);
};
const FIRST_AGENT = cardsOf('agent');
const JAGUAR_CARD = cardsOf('figure-jaguar');
const RICK_CARD = cardsOf('figure-rick');
const FIRST_DIE = cardsOf('action-die');

/** The card of a figure; pieces are never shuffled, so it is the same at every table. */
export const figureCard = (figure: Figure): CardId =>
  figure === JAGUAR ? JAGUAR_CARD : figure === RICK ? RICK_CARD : FIRST_AGENT + figure;

/** How a cell is called in texts. */
export const placeName = (cell: Cell): string => `${xOf(cell)}, ${yOf(cell)}`;

const cellRef = (cell: Cell) => ({ kind: 'cell', x: xOf(cell), y: yOf(cell) }) as const;

type Make<T> = (a: number, b: number) => Option<T>;

/** Makes each option once; `a` and `b` are small numbers. */
function interned<T>(make: Make<T>, slot: (b: number) => number = same): Make<T> {
  const shelves: (Option<T> | undefined)[][] = [];
  return (a, b) => {
    shelves[a] ??= [];
    const shelf = shelves[a];
    const at = slot(b);
    const known = shelf[at];
    if (known !== undefined) return known;
    const option = make(a, b);
    shelf[at] = option;
    return option;
  };
}

const same = (n: number): number => n;
/** Cells lie far apart as numbers; the rows and columns that tiles can reach are few. */
const NEAR = 32;
const cellSlot = (cell: Cell): number => (yOf(cell) + NEAR) * 2 * NEAR + xOf(cell) + NEAR;
const internedByCell = <T>(make: Make<T>): Make<T> => interned(make, cellSlot);

const WAYS = [
  { label: 'go.step', rule: 'PKL-101' },
  { label: 'go.flip', rule: 'PKL-102' },
  { label: 'go.lay', rule: 'PKL-103' },
  { label: 'go.vent', rule: 'PKL-106' },
  { label: 'go.attempt', rule: 'PKL-107' },
] as const;

/** Which of Rick's ways to move it is, for the label. */
export const wayOf = (passage: Passage, reveal: 'flip' | 'lay' | 'none'): number =>
  passage === 'step' ? (reveal === 'none' ? 0 : reveal === 'flip' ? 1 : 2) : reveal === 'none' ? 3 : 4;

const SIGNS = SYMBOLS.length;

/** A bonus symbol may stay unspent (PKL-079), so silence leaves it. */
const isExtra = (sign: Sign): boolean => sign === BONUS;

const goes = internedByCell<Action>((code, cell) => {
  const sign = code % SIGNS;
  return {
    key: `rick>${cellKey(cell)}:${SYMBOLS[sign]}`,
    ref: cellRef(cell),
    value: { do: 'go', cell, with: sign },
    voluntary: isExtra(sign),
    params: { cell: placeName(cell), with: SYMBOLS[sign] },
    ...WAYS[(code - sign) / SIGNS],
  };
});
export const goOption = (way: number, cell: Cell, sign: Sign): Option<Action> => goes(way * SIGNS + sign, cell);

const walks = internedByCell<Action>((code, cell) => {
  const sign = code % SIGNS;
  const figure: Figure = (code - sign) / SIGNS;
  return {
    key: `${figureKey(figure)}>${cellKey(cell)}:${SYMBOLS[sign]}`,
    ref: cellRef(cell),
    value: { do: 'walk', figure, cell, with: sign },
    voluntary: isExtra(sign),
    label: 'walk',
    params: { figure: figureName(figure), cell: placeName(cell), with: SYMBOLS[sign] },
    rule: figure === JAGUAR ? 'PKL-095' : 'PKL-094',
  };
});
export const walkOption = (figure: Figure, cell: Cell, sign: Sign): Option<Action> => walks(figure * SIGNS + sign, cell);

const crossings = internedByCell<Action>((extra, cell) => ({
  key: `jaguar>>${cellKey(cell)}`,
  ref: cellRef(cell),
  value: { do: 'cross', cell },
  voluntary: extra === 1,
  label: 'cross',
  params: { cell: placeName(cell) },
  rule: 'PKL-096',
}));
/** `duty`: two dice could pay for it, so that the turn cannot end before (PKL-078). */
export const crossOption = (cell: Cell, { duty }: { readonly duty: boolean }): Option<Action> => crossings(duty ? 0 : 1, cell);

export const shootOption = interned<Action>((figure, sign) => ({
  key: `${figureKey(figure)}!:${SYMBOLS[sign]}`,
  ref: { kind: 'card', card: figureCard(figure) },
  value: { do: 'shoot', figure, with: sign },
  voluntary: isExtra(sign),
  label: 'shoot',
  params: { figure: figureName(figure), with: SYMBOLS[sign] },
  rule: figure === JAGUAR ? 'PKL-133' : 'PKL-132',
}));

export const drawOption = interned<Action>((seat, sign) => ({
  key: `draw:${SYMBOLS[sign]}`,
  ref: { kind: 'zone', zone: `deck:${seat}` },
  value: { do: 'draw', with: sign },
  voluntary: isExtra(sign),
  label: 'draw',
  params: { with: SYMBOLS[sign] },
  rule: 'PKL-072',
}));

const plays = interned<CardId>((_, card) => ({ ...cardOption(card), voluntary: true, rule: 'PKL-250' }));
/** A card of the hand. Nobody is ever obliged to play one (PKL-075), so silence does not. */
export const playOption = (card: CardId): Option<CardId> => plays(0, card);

export const TALK_DOWN: Option<Action> = {
  key: 'talk-down',
  ref: { kind: 'card', card: JAGUAR_CARD },
  value: { do: 'talk-down' },
  label: 'talk-down',
  voluntary: true,
  rule: 'PKL-156',
};
export const END: Option<Action> = button('end', { do: 'end' }, { rule: 'PKL-073' });

// ── Targets ───────────────────────────────────────────────────────────────────────────────────────────────────────

const figures = interned<Figure>((_, figure) => ({
  key: figureKey(figure),
  ref: { kind: 'card', card: figureCard(figure) },
  value: figure,
  label: 'figure',
  params: { figure: figureName(figure) },
}));
/** A figure as a target, by its piece. */
export const figureOption = (figure: Figure): Option<Figure> => figures(0, figure);

const cells = internedByCell<Cell>((_, cell) => ({
  key: cellKey(cell),
  ref: cellRef(cell),
  value: cell,
  label: 'cell',
  params: { cell: placeName(cell) },
}));
/** A cell or the tile on it as a target. */
export const cellOption = (cell: Cell): Option<Cell> => cells(0, cell);

/** A space that a card gives to a figure. */
export interface Space {
  readonly figure: Figure;
  readonly cell: Cell;
}
export const spaceOption = internedByCell<Space>((figure, cell) => ({
  key: `${figureKey(figure)}>${cellKey(cell)}`,
  ref: cellRef(cell),
  value: { figure, cell },
  label: 'space',
  params: { figure: figureName(figure), cell: placeName(cell) },
}));

const edges = internedByCell<Dir>((side, cell) => ({
  key: DIR_NAMES[side],
  ref: { kind: 'edge', x: xOf(cell), y: yOf(cell), side },
  value: side as Dir,
  label: 'edge',
  params: { side: DIR_NAMES[side] },
}));
/** An edge of the tile on a cell: a vent, or the direction of a beam. */
export const edgeOption = (cell: Cell, dir: Dir): Option<Dir> => edges(dir, cell);

export const dieOption = interned<number>((die, sign) => ({
  key: `die${die + 1}`,
  ref: { kind: 'card', card: FIRST_DIE + die },
  value: die,
  label: 'die',
  params: { n: die + 1, face: SYMBOLS[sign] },
  rule: 'PKL-064',
}));

const bills = interned<Payment>((_, payment) =>
  button(paymentKey(payment), payment, { label: 'pay', params: paymentParams(payment), rule: 'PKL-252' }),
);
export const paymentOption = (payment: Payment): Option<Payment> => bills(0, payment);

export function paymentParams(payment: Payment): { [symbol: string]: number } {
  const params: { [symbol: string]: number } = {};
  for (let sign = 0; sign <= BONUS; sign++) params[SYMBOLS[sign]] = paidOf(payment, sign);
  return params;
}
