import type { SeatId } from '#engine';
import type { CardName } from '../cards/data.ts';
import { countFaceUp, ROOFTOP_SPOT } from '../map/board.ts';
import { NONE, stepsApart } from '../map/grid.ts';
import { agentDistances, jaguarCost } from '../map/paths.ts';
import { AGENTS, cardOf, deckOf, handOf, isSolo, type PickleVars, sideOf, stackSize, type T } from '../state.ts';
import { evaluate, wayOut } from './evaluate.ts';

/**
 * What speaks for and against Rick where a turn begins, and how much, with Rick and with the Russians about to roll. Found by logistic regression on
 * the beginnings of 24,000 turns, from each of which imagined players played eight matches to their end: what came of one match alone says too little.
 */
const WEIGHTS = {
  always: [0.29, 0.21],
  /** Moves to the Rooftop. */
  way: [-0.29, -0.27],
  rooftopNear: [5.59, 2.82],
  rooftopInReach: [1.52, 1.47],
  /** Spaces to the Rooftop, whatever lies between. */
  spaces: [-0.26, -0.26],
  health: [0.59, 0.57],
  weak: [-0.54, -0.6],
  /** The share of his health that those in range can take, and those a step away besides. */
  danger: [-0.15, -0.63],
  dangerSoon: [-0.06, -0.4],
  deadly: [-0.16, -0.54],
  stackRunsOut: [-5.16, -4.81],
  deckRunsOut: [-2.45, -2.66],
  tooFewTiles: [-0.42, -0.4],
  jaguarInRange: [-0.12, -0.05],
  jaguarNear: [-0.05, -0.02],
  /** The next red or blue tile brings him. */
  jaguarNext: [-0.13, -0.12],
  /** Agents nearer to the Rooftop than Rick. */
  agentsAhead: [-0.28, -0.3],
  rickHand: [0.29, 0.28],
  russianHand: [-0.1, -0.11],
} as const satisfies { readonly [feature: string]: readonly [rickRolls: number, russiansRoll: number] };

export type Feature = keyof typeof WEIGHTS;
export const FEATURES = Object.keys(WEIGHTS) as Feature[];

/** What a card in the own hand is worth to Rick besides being a card. */
const CARDS: { readonly [id in CardName]?: number } = {
  'razor-launchers': 0.03,
  'shoulder-laser': -0.05,
  'quick-draw': -0.04,
  'battery-bomb': -0.05,
  jetpack: 0.11,
  'take-cover': -0.12,
  solenya: 0.04,
  'mustard-plaster': 0.14,
  mousetrap: -0.04,
  tripwire: -0.08,
  'what-a-twist': 0.09,
  'nothing-personal': 0.08,
  'gunpowder-dusting': 0.03,
  'fire-at-will': -0.07,
  'on-the-double': 0.04,
  sniper: -0.23,
  'hes-in-the-vents': 0.03,
};

/** Four dice shoot at most four times. */
const MOST_SHOTS = 4;

/** Where a turn begins better than `evaluate`, which counts what is left of the dice in the middle of one. */
export function outlook(t: T, seat: SeatId): number {
  const v = t.vars;
  if (!isBeginning(t)) return evaluate(t, seat);
  const roller = v.side === 'rick' ? 0 : 1;
  let sum = 0;
  tell(t, (feature, value) => {
    sum += WEIGHTS[feature][roller] * value;
  });
  const side = sideOf(v, seat);
  for (const card of handOf(t, side)) sum += CARDS[cardOf(t, card).id as CardName] ?? 0;
  const rick = 1 / (1 + Math.exp(-sum));
  return side === 'rick' ? rick : 1 - rick;
}

/** Whether the dice are rolled and none of them is spent, with two players. */
export const isBeginning = ({ outcome, vars }: T): boolean => outcome === null && !isSolo(vars) && vars.spent === 0 && vars.bonus === 0;

type Add = (feature: Feature, value: number) => void;

/** Features that are not told are zero. */
export function tell(t: T, add: Add): void {
  add('always', 1);
  tellWay(t, add);
  tellEnemies(t.vars, add);
  add('rickHand', handOf(t, 'rick').length / 5);
  add('russianHand', handOf(t, 'russians').length / 5);
}

function tellWay(t: T, add: Add): void {
  const way = wayOut(t);
  const stack = stackSize(t);
  add('way', way / 5);
  add('rooftopNear', Math.max(0, 3 - way) / 3);
  add('rooftopInReach', Math.max(0, 9 - way) / 9);
  add('stackRunsOut', 1 / (1 + stack));
  add('deckRunsOut', 1 / (1 + deckOf(t, 'rick').length));
  if (way > stack + 2) add('tooFewTiles', 1);
}

function tellEnemies(v: PickleVars, add: Add): void {
  const { board, rickAt, rickHealth: health } = v;
  const rooftop = board.cell[ROOFTOP_SPOT];
  const spaces = stepsApart(board.cell[rickAt], rooftop);
  const distances = agentDistances(board, rickAt);
  let inRange = 0;
  let near = 0;
  let ahead = 0;
  for (let agent = 0; agent < AGENTS; agent++) {
    const spot = v.agents[agent];
    if (spot === NONE) continue;
    const steps = distances[spot];
    if (steps === 0 || steps === 1) inRange++;
    else if (steps === 2) near++;
    if (stepsApart(board.cell[spot], rooftop) < spaces) ahead++;
  }
  if (v.jaguar === 'waiting' && (countFaceUp(board, 'red') === 2 || countFaceUp(board, 'blue') === 2)) add('jaguarNext', 1);
  const cost = v.jaguarAt === NONE ? NONE : jaguarCost(board, v.jaguarAt, rickAt);
  if (cost === 0 || cost === 1) {
    add('jaguarInRange', 1);
    inRange += 2;
  } else if (cost === 2 || cost === 3) {
    add('jaguarNear', 1);
    near += 2;
  }
  const shots = Math.min(inRange, MOST_SHOTS);
  add('spaces', spaces / 5);
  add('health', health / 5);
  add('weak', Math.max(0, 6 - health) / 6);
  add('danger', shots / health);
  add('dangerSoon', Math.min(inRange + near, MOST_SHOTS) / health);
  if (shots >= health) add('deadly', 1);
  add('agentsAhead', ahead / 5);
}
