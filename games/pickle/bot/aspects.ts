import type { Aspect } from '#engine';
import { NONE } from '../map/grid.ts';
import { canShoot } from '../map/sight.ts';
import type { PickleVars, T } from '../state.ts';
import { AGENTS, agentsOnBoard, deckOf, handOf, sideOf } from '../state.ts';
import { wayOut } from './evaluate.ts';

function inRange({ vars: v }: T): number {
  let count = 0;
  for (let agent = 0; agent < AGENTS; agent++) if (v.agents[agent] !== NONE && canShoot(v.board, v.agents[agent], v.rickAt)) count++;
  return count;
}

const ofRick =
  (count: (t: T) => number): Aspect<PickleVars>['of'] =>
  (t, seat) =>
    sideOf(t.vars, seat) === 'rick' ? count(t) : 0;

/** What people would say about Rick's chances; all of it lies in the open. The Russians count only by their hand. */
export const aspects = [
  { key: 'way', good: 'less', of: ofRick((t) => wayOut(t)) },
  { key: 'health', good: 'more', of: ofRick((t) => t.vars.rickHealth) },
  { key: 'in-range', good: 'less', of: ofRick(inRange) },
  { key: 'agents', good: 'less', of: ofRick((t) => agentsOnBoard(t.vars)) },
  { key: 'deck', good: 'more', of: ofRick((t) => deckOf(t, 'rick').length) },
  { key: 'hand', good: 'more', of: (t, seat) => handOf(t, sideOf(t.vars, seat)).length },
] as const satisfies readonly Aspect<PickleVars>[];
