import type { Ask, CardId, Choice, SeatId } from '#engine';
import { BONUS, CARD, countOf, GUN, MOVE, SYMBOLS, TOOLS, WILD } from '../dice.ts';
import { ROOFTOP_SPOT, spotAt } from '../map/board.ts';
import { type Cell, NONE, stepsApart } from '../map/grid.ts';
import { agentDistances, jaguarCost, waysOut } from '../map/paths.ts';
import { canShoot, sees } from '../map/sight.ts';
import type { Action, Space } from '../options.ts';
import {
  AGENTS,
  agentsOnBoard,
  cardOf,
  deckOf,
  enemyAt,
  handOf,
  isSolo,
  JAGUAR,
  type PickleVars,
  type Side,
  sideOf,
  stackSize,
  type T,
} from '../state.ts';

// ── How good a position is ────────────────────────────────────────────────────────────────────────────────────────

const SHUT_IN = 30;

/** Rick's way to the Rooftop in moves, at a guess. */
export function wayOut(t: T): number {
  const { board, rickAt } = t.vars;
  return Math.min(SHUT_IN, waysOut(board, ROOFTOP_SPOT, stackSize(t), [board.cell[rickAt]])[0]);
}

/**
 * What speaks for and against Rick, and how much, with two players and alone. Found from many matches between bots, by logistic regression
 * on whether Rick got away.
 */
const WEIGHTS = {
  /** Always. */
  always: [0.78, -0.5],
  /** Moves to the Rooftop, less those on the dice. */
  wayLeft: [-0.7, -1.1],
  /** The Rooftop is near. */
  rooftopNear: [2.31, 1],
  /** Tiles in the stack. */
  stack: [0.03, 1],
  /** The stack runs out. */
  stackRunsOut: [-2.32, -0.5],
  /** Cards in Rick's deck. */
  deck: [-0.05, 0.25],
  /** The deck runs out. */
  deckRunsOut: [-2.85, -1],
  /** Rick's health. */
  health: [0.67, 0.4],
  /** Rick is nearly dead. */
  nearlyDead: [-0.47, -0.4],
  /** Agents in range. */
  inRange: [-0.04, 0],
  /** Agents that see him. */
  watching: [-0.14, -0.1],
  /** Agents on the board. */
  agents: [-0.31, -0.2],
  /** Agents near him. */
  agentsNear: [0.1, -0.25],
  /** The Jaguar's health. */
  jaguarHealth: [0.26, -0.3],
  /** The Jaguar is near. */
  jaguarNear: [-0.54, -0.3],
  /** The Jaguar is gone. */
  jaguarGone: [0.03, 0.4],
  /** Cards in Rick's hand. */
  rickHand: [0.24, 0.44],
  /** Cards in the Russians' hand. */
  russianHand: [0.02, 0],
  /** Rick is to spend. */
  rickSpends: [-0.44, -0.4],
  /** Other symbols he has left. */
  otherSymbols: [0.17, 0.1],
  /** Guns the Russians have left. */
  russianGuns: [-0.17, 0],
  /** Other symbols they have left. */
  russianSymbols: [-0.06, 0],
  /** Weak and under fire. */
  weakUnderFire: [-0.24, -0.35],
  /** Too few tiles for the way. */
  tooFewTiles: [-0.45, 0],
} as const satisfies { readonly [feature: string]: readonly [two: number, solo: number] };

type Feature = keyof typeof WEIGHTS;
const FEATURES = Object.keys(WEIGHTS) as Feature[];
const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [F in Feature]: number };
const TWO: readonly number[] = FEATURES.map((name) => WEIGHTS[name][0]);
const SOLO: readonly number[] = FEATURES.map((name) => WEIGHTS[name][1]);

/** The features as numbers of about the same size. Only what everybody sees. */
function speaksForRick(t: T): readonly number[] {
  const v = t.vars;
  const { board, rickAt } = v;
  const mine = v.side === 'rick' && v.phase !== 'roll';
  const moves = mine ? countOf(v, MOVE) + countOf(v, WILD) + v.bonus : 0;
  const way = wayOut(t);
  const left = Math.max(0, way - 0.9 * moves);
  const stack = stackSize(t);
  const deck = deckOf(t, 'rick').length;
  const distances = agentDistances(board, rickAt);
  let near = 0;
  let range = 0;
  let watching = 0;
  for (let agent = 0; agent < AGENTS; agent++) {
    const spot = v.agents[agent];
    if (spot === NONE) continue;
    if (distances[spot] !== NONE) near += 1 / (1 + distances[spot]);
    if (canShoot(board, spot, rickAt)) range++;
    if (sees(board, spot, rickAt)) watching++;
  }
  const jaguar = v.jaguarAt !== NONE;
  const cost = jaguar ? jaguarCost(board, v.jaguarAt, rickAt) : NONE;
  const hostile = v.side === 'russians' && v.phase !== 'roll';
  const found: number[] = [];
  found[AT.always] = 1;
  found[AT.wayLeft] = left / 5;
  found[AT.rooftopNear] = Math.max(0, 4 - left) / 4;
  found[AT.stack] = Math.min(stack, 12) / 5;
  found[AT.stackRunsOut] = 1 / (1 + stack);
  found[AT.deck] = Math.min(deck, 14) / 5;
  found[AT.deckRunsOut] = 1 / (1 + deck);
  found[AT.health] = v.rickHealth / 5;
  found[AT.nearlyDead] = 1 / v.rickHealth;
  found[AT.inRange] = range;
  found[AT.watching] = watching / 2;
  found[AT.agents] = agentsOnBoard(v) / 5;
  found[AT.agentsNear] = near;
  found[AT.jaguarHealth] = jaguar ? v.jaguarHealth / 10 : 0;
  found[AT.jaguarNear] = jaguar && cost !== NONE ? 1 / (1 + cost) : 0;
  found[AT.jaguarGone] = v.jaguar === 'gone' ? 1 : 0;
  found[AT.rickHand] = handOf(t, 'rick').length / 5;
  found[AT.russianHand] = isSolo(v) ? 0 : handOf(t, 'russians').length / 5;
  found[AT.rickSpends] = mine ? 1 : 0;
  found[AT.otherSymbols] = mine ? (countOf(v, CARD) + countOf(v, TOOLS) + countOf(v, GUN)) / 2 : 0;
  found[AT.russianGuns] = hostile ? (countOf(v, GUN) + countOf(v, WILD) + v.bonus) / 2 : 0;
  found[AT.russianSymbols] = hostile ? (countOf(v, MOVE) + countOf(v, CARD) + countOf(v, TOOLS)) / 2 : 0;
  found[AT.weakUnderFire] = v.rickHealth <= 3 ? range + (jaguar ? 1 : 0) : 0;
  found[AT.tooFewTiles] = left > stack + 2 ? 1 : 0;
  return found;
}

/** What a card is worth in the own hand; the other side only knows how many there are. */
const WORTH: { readonly [id: string]: number } = {
  'screw-shooter': 0.6,
  'razor-launchers': 0.8,
  'shoulder-laser': 0.7,
  'quick-draw': 0.8,
  'battery-bomb': 0.7,
  jetpack: 1.6,
  parkour: 1.2,
  'take-cover': 1,
  solenya: 1.4,
  'mustard-plaster': 1.1,
  mousetrap: 0.5,
  tripwire: 0.4,
  bribe: 1,
  'is-he-done-for': 1.1,
  'what-a-twist': 0.9,
  'nothing-personal': 1,
  'gunpowder-dusting': 0.6,
  reinforcements: 0.9,
  ambush: 1,
  'fire-at-will': 0.9,
  'on-the-double': 0.8,
  sniper: 1.1,
  'hes-in-the-vents': 0.5,
  'jaguars-leap': 0.8,
};
const HAND_WEIGHT = 0.08;

export function evaluate(t: T, seat: SeatId): number {
  const v = t.vars;
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0;
  const side = sideOf(v, seat);
  const weights = isSolo(v) ? SOLO : TWO;
  const values = speaksForRick(t);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += weights[i] * values[i];
  let hand = 0;
  const cards = handOf(t, side);
  for (let i = 0; i < cards.length; i++) hand += WORTH[cardOf(t, cards[i]).id] - 0.8;
  sum += side === 'rick' ? HAND_WEIGHT * hand : -HAND_WEIGHT * hand;
  const rick = 1 / (1 + Math.exp(-sum));
  return side === 'rick' ? rick : 1 - rick;
}

const chosen = (choice: Choice): unknown => (typeof choice === 'number' ? choice : choice.value);

// ── How promising an option looks ─────────────────────────────────────────────────────────────────────────────────

export function priors(t: T, ask: Ask): readonly number[] {
  const side = sideOf(t.vars, ask.seat);
  switch (ask.prompt.key) {
    case 'reroll':
      return ask.options.map((choice) => 1.5 - faceWorth(t, side, t.vars.dice[chosen(choice) as number]));
    case 'spend-rick':
    case 'spend-russians':
      return spendPriors(t, side, ask.options);
    case 'pay':
      // The least flexible symbols come first.
      return ask.options.map((_, i) => -i);
    case 'fly':
    case 'take-cover':
      return goPriors(
        t,
        ask.options.map((choice) => (chosen(choice) as Space).cell),
      );
    case 'march':
    case 'prowl': {
      const distances = agentDistances(t.vars.board, t.vars.rickAt);
      return ask.options.map((choice) => {
        const space = chosen(choice) as Space;
        return walkPrior(t, distances, space.figure, space.cell);
      });
    }
    case 'relocate':
      return ask.options.map((choice) => (canShoot(t.vars.board, t.vars.agents[chosen(choice) as number], t.vars.rickAt) ? -1 : 1));
    case 'hit':
    case 'hit-several':
    case 'hit-again':
      return ask.options.map((choice) => targetPrior(t, chosen(choice) as number));
    case 'ambush':
    case 'enter':
    case 'reinforce':
      return ask.options.map((choice) => -stepsApart(chosen(choice) as Cell, t.vars.board.cell[t.vars.rickAt]));
    case 'bribe':
      return ask.options.map((choice) => (chosen(choice) === true ? (deckOf(t, 'rick').length > 11 ? 1 : -2) : 0));
    case 'choose-x':
      return ask.options.map((choice) => chosen(choice) as number);
    default:
      return ask.options.map(() => 0);
  }
}

/** What a side wants of its dice. */
function faceWorth(t: T, side: Side, sign: number): number {
  if (sign === WILD) return 4;
  const wanted = handOf(t, side).some((card) => {
    const cost = cardOf(t, card).cost;
    return cost !== undefined && cost[SYMBOLS[sign] as 'move'] !== 0;
  });
  if (side === 'rick') return sign === MOVE ? 3 : sign === CARD ? (deckOf(t, 'rick').length > 8 ? 1.4 : 0.5) : wanted ? 1.4 : 0;
  if (sign === GUN) return inRange(t.vars) > 0 ? 3 : wanted ? 1.2 : 0.2;
  if (sign === MOVE) return 1.8;
  return sign === CARD ? 1.6 : wanted ? 1.8 : 0.2;
}

function inRange(v: PickleVars): number {
  let count = 0;
  for (let figure = 0; figure <= JAGUAR; figure++) {
    const spot = enemyAt(v, figure);
    if (spot !== NONE && canShoot(v.board, spot, v.rickAt)) count++;
  }
  return count;
}

function spendPriors(t: T, side: Side, options: readonly Choice[]): number[] {
  const goals: Cell[] = [];
  if (side === 'rick') {
    for (const choice of options) {
      const action = chosen(choice) as Action | CardId;
      if (typeof action !== 'number' && action.do === 'go') goals.push(action.cell);
    }
  }
  const distances = side === 'rick' ? [] : agentDistances(t.vars.board, t.vars.rickAt);
  const steps = goPriors(t, goals);
  return options.map((choice) => {
    const action = chosen(choice) as Action | CardId;
    if (typeof action === 'number') return 1.5 + WORTH[cardOf(t, action).id];
    // Rick's steps come first and in the same order.
    return action.do === 'go' ? (steps.shift() ?? 0) - thrift(t.vars, MOVE, action.with) : actionPrior(t, distances, side, action);
  });
}

function actionPrior(t: T, distances: readonly number[], side: Side, action: Action): number {
  const v = t.vars;
  switch (action.do) {
    case 'go':
    case 'end':
      return 0;
    case 'walk':
      return walkPrior(t, distances, action.figure, action.cell) - thrift(v, MOVE, action.with);
    case 'cross':
      return walkPrior(t, distances, JAGUAR, action.cell) - 1;
    case 'shoot':
      return 5 - thrift(v, GUN, action.with);
    case 'draw':
      return (side === 'rick' ? (deckOf(t, 'rick').length > 8 ? 1 : -2) : 2) - thrift(v, CARD, action.with);
    case 'talk-down':
      return 3;
  }
}

/** Flexible symbols are kept where a plain one would do. */
const thrift = (v: PickleVars, sign: number, paid: number): number =>
  paid === sign ? 0 : countOf(v, sign) > 0 || (paid === BONUS && countOf(v, WILD) > 0) ? 2 : 0.3;

/** Nearer to the Rooftop, and rather not under fire. */
function goPriors(t: T, cells: readonly Cell[]): number[] {
  const { board, rickAt } = t.vars;
  if (cells.length === 0) return [];
  const ways = waysOut(board, ROOFTOP_SPOT, stackSize(t), [board.cell[rickAt], ...cells]);
  return cells.map((cell, i) => {
    const spot = spotAt(board, cell);
    if (spot === ROOFTOP_SPOT) return 20;
    const gain = Math.max(-3, Math.min(3, Math.min(SHUT_IN, ways[0]) - Math.min(SHUT_IN, ways[i + 1])));
    let value = 1.5 + 1.5 * gain;
    if (spot === NONE || board.face[spot] === NONE) return value;
    for (let figure = 0; figure <= JAGUAR; figure++) {
      const enemy = enemyAt(t.vars, figure);
      if (enemy !== NONE && canShoot(board, enemy, spot)) value -= 0.3;
    }
    return value;
  });
}

/** Nearer to Rick; into range is best. `distances` are those to Rick. */
function walkPrior(t: T, distances: readonly number[], figure: number, cell: Cell): number {
  const v = t.vars;
  const from = enemyAt(v, figure);
  const to = spotAt(v.board, cell);
  const was = canShoot(v.board, from, v.rickAt);
  const is = canShoot(v.board, to, v.rickAt);
  if (was !== is) return is ? 4 : -2;
  if (distances[to] === NONE || distances[from] === NONE)
    return stepsApart(v.board.cell[from], v.board.cell[v.rickAt]) > stepsApart(cell, v.board.cell[v.rickAt]) ? 1 : 0;
  return 1 + 0.8 * (distances[from] - distances[to]);
}

function targetPrior(t: T, figure: number): number {
  const v = t.vars;
  const threat = canShoot(v.board, enemyAt(v, figure), v.rickAt) ? 1 : 0;
  return figure === JAGUAR ? (v.jaguarHealth <= 7 ? 1.5 : 0.5) : 1 + threat;
}
