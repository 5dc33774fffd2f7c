import type { Features } from '#engine';
import { DICE, FACES, GUN, MOVE, type Sign, WILD } from '../dice.ts';
import { ROOFTOP_SPOT } from '../map/board.ts';
import { NONE } from '../map/grid.ts';
import { agentDistances, jaguarCost, movesToRooftop } from '../map/paths.ts';
import { AGENTS, agentsOnBoard, at, deckOf, type PickleVars, sideOf, stackSize, type T, watchers } from '../state.ts';
import { wayOut } from './evaluate.ts';
import { FEATURES, isBeginning, tell } from './outlook.ts';

/** What is learned from besides what the outlook reckons with. */
const FURTHER = [
  /** How likely Rick's dice bring him to the Rooftop, as the way is guessed and if no wall lies in it. */
  'escape',
  'luckyEscape',
  /** How likely those in range kill him, and the share of his health that they take on average, without and with those a step away. */
  'kill',
  'toll',
  'tollSoon',
  'watchers',
  'agents',
  'agentsCutOff',
  'agentsNear',
  'jaguarHere',
  'jaguarHealth',
  'jaguarFollows',
  'lastStep',
  'halfWay',
  'fewTiles',
  'tilesMissing',
  'fewCards',
  'traps',
] as const;
type Further = (typeof FURTHER)[number];

const NAMES: readonly string[] = [...FEATURES, ...FURTHER];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i]));

/**
 * What is learned about positions where a turn begins: with Rick and with the Russians about to roll. All of it is about Rick: the other side has what
 * he lacks.
 */
export const features: Features<PickleVars> = {
  keys: ['rick', 'russians'].flatMap((roller) => NAMES.map((name) => `${roller}:${name}`)),
  measure(t, seat, _, into) {
    into.length = 2 * NAMES.length;
    into.fill(0);
    if (sideOf(t.vars, seat) !== 'rick' || !isBeginning(t)) return;
    const from = t.vars.side === 'rick' ? 0 : NAMES.length;
    const add = (name: string, value: number): void => {
      into[from + AT[name]] = value;
    };
    tell(t, add);
    const way = wayOut(t);
    tellChances(t, way, add);
    tellRest(t, way, add);
  },
};

type Add = (name: Further, value: number) => void;

// ── What four dice may bring ──────────────────────────────────────────────────────────────────────────────────────

/** By how many dice may be rolled again, then by number: how likely at least so many dice end up showing the sign or a wild one. */
type Odds = readonly (readonly number[])[];

function oddsOf(sign: Sign): Odds {
  const hit = FACES.filter((face) => face === sign || face === WILD).length / FACES.length;
  const exactly = (many: number, of: number): number => {
    let chance = (1 - hit) ** (of - many);
    for (let i = 0; i < many; i++) chance *= (hit * (of - i)) / (i + 1);
    return chance;
  };
  return Array.from({ length: DICE + 1 }, (_, again) => {
    const atLeast = new Array<number>(DICE + 2).fill(0);
    for (let first = 0; first <= DICE; first++) {
      const rolled = Math.min(again, DICE - first);
      for (let second = 0; second <= rolled; second++)
        for (let many = 0; many <= first + second; many++) atLeast[many] += exactly(first, DICE) * exactly(second, rolled);
    }
    return atLeast;
  });
}

const MOVES = oddsOf(MOVE);
const GUNS = oddsOf(GUN);

/** Of a way in parts of moves. */
function chanceOf(odds: readonly number[], moves: number): number {
  const least = Math.min(DICE + 1, Math.floor(moves));
  const part = moves - least;
  return least > DICE ? 0 : odds[least] * (1 - part) + odds[least + 1] * part;
}

function tellChances(t: T, way: number, add: Add): void {
  const v = t.vars;
  const { board, rickAt, rickHealth: health } = v;
  const seen = watchers(v);
  const moves = MOVES[Math.max(0, DICE - seen)];
  const straight = movesToRooftop(board, rickAt, ROOFTOP_SPOT, { stack: stackSize(t), unknown: 1 });
  add('watchers', seen / 4);
  add('escape', chanceOf(moves, way));
  if (straight !== NONE) add('luckyEscape', chanceOf(moves, straight));
  const distances = agentDistances(board, rickAt);
  let shots = 0;
  let soon = 0;
  let near = 0;
  let cutOff = 0;
  for (let agent = 0; agent < AGENTS; agent++) {
    const spot = v.agents[agent];
    if (spot === NONE) continue;
    const steps = distances[spot];
    if (steps === NONE) cutOff++;
    else if (steps <= 1) shots++;
    else if (steps === 2) soon++;
    else if (steps === 3) near++;
  }
  const cost = v.jaguarAt === NONE ? NONE : jaguarCost(board, v.jaguarAt, rickAt);
  if (cost === 0 || cost === 1) shots += 2;
  else if (cost === 2 || cost === 3) soon += 2;
  if (cost !== NONE && cost <= 6) add('jaguarFollows', 1);
  const guns = GUNS[Math.min(DICE, agentsOnBoard(v))];
  if (Math.min(DICE, shots) >= health) add('kill', guns[health]);
  add('toll', tollOf(guns, shots) / health);
  add('tollSoon', tollOf(guns, shots + soon) / health);
  add('agentsCutOff', cutOff / 5);
  add('agentsNear', near / 5);
}

/** Shots to be expected where so many could be fired. */
function tollOf(guns: readonly number[], most: number): number {
  let toll = 0;
  for (let shot = 1; shot <= Math.min(DICE, most); shot++) toll += guns[shot];
  return toll;
}

function tellRest(t: T, way: number, add: Add): void {
  const v = t.vars;
  const stack = stackSize(t);
  add('agents', agentsOnBoard(v) / 10);
  if (v.jaguar === 'board') {
    add('jaguarHere', 1);
    add('jaguarHealth', v.jaguarHealth / 10);
  }
  if (way <= 1.5) add('lastStep', 1);
  if (way <= 7) add('halfWay', 1);
  if (stack <= 4) add('fewTiles', 1);
  add('tilesMissing', Math.max(0, way - stack) / 5);
  if (deckOf(t, 'rick').length <= 10) add('fewCards', 1);
  add('traps', t.zones[at.traps].length / 2);
}
