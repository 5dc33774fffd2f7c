import type { OptionView } from '#engine';
import { JAGUAR, RICK } from '../state.ts';
import type { Point } from './geometry.ts';
import { keyOf } from './scene.ts';
import { figureNamed } from './state.ts';

const figure = (number: number): string => `[data-figure="${number}"]`;
const die = (number: number): string => `[data-die][data-nth="${number}"]`;
const cell = (point: Point): string => `[data-cell="${keyOf(point)}"]`;
/** Where the card lies whose effect asks. */
const PLAYED = '[data-zone="play"]';
/** North first, then clockwise; rows of the board grow northwards. */
const NEXT: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/** What an option moves or aims at: figures are no cards that go from zone to zone. */
export function points({ ref, label, params }: OptionView): { readonly from: string; readonly to: string } | undefined {
  const named = figureNamed(params?.figure);
  const mover = named ?? (label?.startsWith('go.') ? RICK : label === 'cross' ? JAGUAR : null);
  if (ref.kind === 'cell') return { from: mover === null ? PLAYED : figure(mover), to: cell(ref) };
  if (ref.kind === 'edge') return { from: figure(RICK), to: cell({ x: ref.x + NEXT[ref.side].x, y: ref.y + NEXT[ref.side].y }) };
  // A die is thrown again where it lies.
  if (label === 'die' && typeof params?.n === 'number') return { from: die(params.n), to: die(params.n) };
  if (label === 'shoot' && named !== null) return { from: figure(named), to: figure(RICK) };
  if (label === 'talk-down') return { from: figure(RICK), to: figure(JAGUAR) };
  return label === 'figure' && named !== null ? { from: PLAYED, to: figure(named) } : undefined;
}
