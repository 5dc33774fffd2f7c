import type { Sign, SignKind, Signs, SignTime } from '#engine';
import { decoded } from '#engine';
import { NONE } from '../map/grid.ts';
import { agentDistances } from '../map/paths.ts';
import type { PickleVars, T } from '../state.ts';
import { cardOf, handOf, seatOf, sideOf, watchers } from '../state.ts';
import { wayOut } from './evaluate.ts';
import { label } from './steps.ts';

/** How a match ends for Rick: at once, before my next turn, at some time. */
const ENDINGS = {
  'escapes-turn': { kind: 'win', good: 'more' },
  'escapes-round': { kind: 'win', good: 'more' },
  'escapes-end': { kind: 'win', good: 'more' },
  'dies-turn': { kind: 'safe', good: 'less' },
  'dies-round': { kind: 'safe', good: 'less' },
  'dies-end': { kind: 'safe', good: 'less' },
  'no-cards-turn': { kind: 'safe', good: 'less' },
  'no-cards-round': { kind: 'safe', good: 'less' },
  'no-cards-end': { kind: 'safe', good: 'less' },
  'no-tiles-turn': { kind: 'safe', good: 'less' },
  'no-tiles-round': { kind: 'safe', good: 'less' },
  'no-tiles-end': { kind: 'safe', good: 'less' },
  'stuck-turn': { kind: 'safe', good: 'less' },
  'stuck-round': { kind: 'safe', good: 'less' },
  'stuck-end': { kind: 'safe', good: 'less' },
} as const satisfies { readonly [key: string]: SignKind };

export const kinds = {
  ...ENDINGS,
  /** When Rick rolls next: his health, moves to the Rooftop, whether it is in reach of one roll, and how many enemies see him. */
  health: { kind: 'safe', good: 'more', isNumber: true },
  way: { kind: 'tempo', good: 'less', isNumber: true },
  near: { kind: 'tempo', good: 'more' },
  eyes: { kind: 'safe', good: 'less', isNumber: true },
  /** Agents that stand a step or two from him then. */
  around: { kind: 'safe', good: 'less', isNumber: true },
  /** For the Russians: how far he has come when they are to move again. */
  'way-after': { kind: 'stop', good: 'less', isNumber: true },
  /** The Jaguar is on the board. */
  jaguar: { kind: 'safe', good: 'less' },
  /** A card that stays in my hand. */
  kept: { kind: 'keep', good: 'more', isGain: true, isLast: true },
} as const satisfies { readonly [key: string]: SignKind };

type Say = (sign: Sign & { readonly key: keyof typeof kinds }) => void;

type Ending = 'escapes' | 'dies' | 'no-cards' | 'no-tiles' | 'stuck';
const ENDED: { readonly [reason: string]: Ending | undefined } = {
  rooftop: 'escapes',
  health: 'dies',
  agents: 'dies',
  deck: 'no-cards',
  stack: 'no-tiles',
  stuck: 'stuck',
};

/** Moves that four dice may well bring. */
const NEAR = 2;
/** From where an agent reaches him in a turn or two. */
const AROUND = 2;

export const signs: Signs<PickleVars> = {
  kinds,
  instead: ['way', 'health', 'in-range', 'agents', 'deck'],
  until: 'end',
  label,
  alike(_t, choice) {
    const die = decoded(choice);
    const face = typeof die === 'number' || die.label !== 'die' ? undefined : die.params?.face;
    return typeof face === 'string' ? `die ${face}` : undefined;
  },
  tell({ when, t, before, viewer }, say: Say) {
    const { vars: v, outcome } = t;
    const rick = v.rick;
    const ended = outcome === null ? undefined : ENDED[outcome.reason];
    if (ended !== undefined) say({ key: `${ended}-${when satisfies SignTime}`, seat: rick });
    if (when === 'turn' && outcome === null) {
      const side = sideOf(v, viewer);
      const held = handOf(before, side);
      for (const card of handOf(t, side)) if (held.includes(card)) say({ key: 'kept', seat: seatOf(v, side), card: cardOf(t, card).id });
    }
    const isRick = viewer === rick;
    if (when === 'round' && !isRick && outcome === null) say({ key: 'way-after', seat: rick, n: wayOut(t) });
    if (when === (isRick ? 'round' : 'turn') && ended !== 'escapes') tellRoll(t, say);
  },
};

/** What is so when Rick is to roll: after the Russians' turn. */
function tellRoll(t: T, say: Say): void {
  const { vars: v, outcome } = t;
  const seat = v.rick;
  say({ key: 'health', seat, n: v.rickHealth });
  if (outcome !== null) return;
  const way = wayOut(t);
  say({ key: 'way', seat, n: way });
  if (way <= NEAR) say({ key: 'near', seat });
  say({ key: 'eyes', seat, n: watchers(v) });
  const distances = agentDistances(v.board, v.rickAt);
  const isAround = (spot: number): boolean => spot !== NONE && distances[spot] !== NONE && distances[spot] <= AROUND;
  say({ key: 'around', seat, n: v.agents.filter(isAround).length });
  if (v.jaguar === 'board') say({ key: 'jaguar', seat });
}
