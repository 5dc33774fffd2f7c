import { blockedEdges } from './map/board.ts';
import { NONE } from './map/grid.ts';
import { agentOrder, agentStep, jaguarTurn } from './map/paths.ts';
import { canShoot } from './map/sight.ts';
import { enemyAt, type Figure, JAGUAR, type T } from './state.ts';
import { hurtRick, shotAtRick, walk } from './verbs.ts';

/** The Russians' turn of the solo game: agents nearest first, the Jaguar last; nobody decides anything (PKL-222 to PKL-238). */
export function russiansAct(t: T): void {
  const v = t.vars;
  for (const agent of agentOrder(v.board, v.agents, v.rickAt)) {
    // A tripwire may have killed it before its turn came.
    if (v.agents[agent] === NONE) continue;
    const dir = agentStep(v.board, v.agents[agent], v.rickAt);
    if (dir !== NONE && !walk(t, agent, dir)) continue;
    shootIfInRange(t, agent, 1);
  }
  if (v.jaguar !== 'board') return;
  for (const dir of jaguarTurn(v.board, v.jaguarAt, v.rickAt)) {
    const wall = (blockedEdges(v.board, v.jaguarAt) >> dir) & 1;
    if (!walk(t, JAGUAR, dir, wall ? 'crosses' : 'walks')) return;
  }
  shootIfInRange(t, JAGUAR, 2);
}

function shootIfInRange(t: T, figure: Figure, shots: number): void {
  const v = t.vars;
  if (!canShoot(v.board, enemyAt(v, figure), v.rickAt)) return;
  for (let shot = 0; shot < shots; shot++) {
    shotAtRick(t, figure);
    hurtRick(t, 1);
  }
}
