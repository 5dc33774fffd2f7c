import { SYMBOLS } from '../dice.ts';
import { isFaceUp, spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { agentOrder } from '../map/paths.ts';
import { canShoot, sees } from '../map/sight.ts';
import { AGENTS, type Figure, isSolo, JAGUAR, type PickleVars, RICK } from '../state.ts';
import { type Point, pathOf } from './geometry.ts';
import { FIGURES, pointOf, spotOf } from './state.ts';

// What happened between two states of the table, read off the states themselves, so that play, replay and looking on show the same.

interface Timed {
  /** Milliseconds after the state has come. */
  readonly delay: number;
}

export type Act = Timed &
  (
    | { readonly kind: 'walk'; readonly figure: Figure; readonly path: readonly Point[] }
    | { readonly kind: 'come'; readonly figure: Figure; readonly at: Point }
    | { readonly kind: 'fall'; readonly figure: Figure; readonly at: Point; readonly peaceful: boolean }
    | { readonly kind: 'shot'; readonly from: Point | null; readonly to: Point }
    | { readonly kind: 'health'; readonly at: Point; readonly by: number }
    | { readonly kind: 'reveal'; readonly spot: number }
    | { readonly kind: 'turn'; readonly spot: number; readonly quarters: number }
  );

export const STEP_MS = 280;
export const SHOT_MS = 260;
const BUSY_MS = 1700;

const WEAPONS: readonly string[] = ['screw-shooter', 'razor-launchers', 'shoulder-laser', 'quick-draw', 'battery-bomb'];

const place = (v: PickleVars, figure: Figure): Point | null => {
  const spot = spotOf(v, figure);
  return spot === null ? null : pointOf(v.board.cell[spot]);
};

/** `played`: the card that was being carried out, if one was. */
export function actsBetween(before: PickleVars, after: PickleVars, played: string | null): Act[] {
  const leap = Math.abs(after.turn - before.turn) > 1 || after.board.cell.length < before.board.cell.length;
  if (before === after || leap || before.board.cell.length === 0) return [];
  const acts: Act[] = [...tileActs(before, after)];
  const moving = movers(before, after);
  const gap = Math.min(STEP_MS, BUSY_MS / Math.max(1, moving.length));
  const reveals = acts.length > 0 ? STEP_MS : 0;
  const isTile = (cell: Point): boolean => {
    const spot = spotAt(after.board, cellAt(cell.x, cell.y));
    return spot !== NONE && isFaceUp(after.board, spot);
  };
  moving.forEach((figure, n) => {
    const from = place(before, figure);
    const to = place(after, figure) ?? trapUnder(before, after, from);
    const delay = reveals + n * gap;
    if (from === null && to !== null) acts.push({ kind: 'come', figure, at: to, delay });
    else if (from !== null && to !== null) acts.push({ kind: 'walk', figure, path: pathOf(from, to, isTile), delay });
  });
  const walked = reveals + (moving.length === 0 ? 0 : moving.length * gap);
  return [...acts, ...shotsAtRick(before, after, played, walked), ...shotsAtEnemies(before, after, played, walked)];
}

function* tileActs(before: PickleVars, after: PickleVars): Generator<Act> {
  for (let spot = 0; spot < after.board.face.length; spot++) {
    const was = before.board.face[spot] ?? NONE;
    const is = after.board.face[spot];
    if (is === was || is === NONE) continue;
    if (was === NONE) yield { kind: 'reveal', spot, delay: 0 };
    else yield { kind: 'turn', spot, quarters: (is - was) & 3, delay: 0 };
  }
}

/** Figures that stand elsewhere now, in the order in which they went. */
function movers(before: PickleVars, after: PickleVars): Figure[] {
  const moved = FIGURES.filter(
    (figure) =>
      spotOf(before, figure) !== spotOf(after, figure) &&
      (spotOf(after, figure) !== null || trapUnder(before, after, place(before, figure)) !== null),
  );
  if (!isAutomatic(before, after)) return moved.sort((a, b) => (a === RICK ? -1 : b === RICK ? 1 : a - b));
  const order = [...agentOrder(before.board, before.agents, before.rickAt), JAGUAR];
  return moved.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The Russians of the solo game have had their turn in between. */
const isAutomatic = (before: PickleVars, after: PickleVars): boolean => isSolo(after) && after.turn === before.turn + 1;

/** A trap that was sprung next to where a figure stood that is gone now. */
function trapUnder(before: PickleVars, after: PickleVars, from: Point | null): Point | null {
  if (from === null) return null;
  for (let spot = 0; spot < before.traps.length; spot++) {
    if (before.traps[spot] === NONE || after.traps[spot] !== NONE) continue;
    const at = pointOf(before.board.cell[spot]);
    if (Math.abs(at.x - from.x) + Math.abs(at.y - from.y) <= 2) return at;
  }
  return null;
}

function shotsAtRick(before: PickleVars, after: PickleVars, played: string | null, start: number): Act[] {
  const by = after.rickHealth - before.rickHealth;
  if (by === 0) return [];
  const to = pointOf(after.board.cell[after.rickAt]);
  const from = by < 0 ? shootersOf(before, after, played) : [];
  const gap = Math.min(140, 800 / Math.max(1, from.length));
  const shots = from.map(
    (figure, n): Act => ({ kind: 'shot', from: figure === null ? null : place(after, figure), to, delay: start + n * gap }),
  );
  return [...shots, { kind: 'health', at: to, by, delay: start + (from.length > 0 ? SHOT_MS : 0) }];
}

/** Who has shot; null where the states do not tell. */
function shootersOf(before: PickleVars, after: PickleVars, played: string | null): (Figure | null)[] {
  const inRange = FIGURES.filter((figure) => {
    const spot = figure === RICK ? null : spotOf(after, figure);
    return spot !== null && canShoot(after.board, spot, after.rickAt);
  });
  if (isAutomatic(before, after)) return inRange.flatMap((figure) => (figure === JAGUAR ? [figure, figure] : [figure]));
  const fired = FIGURES.filter((figure) =>
    figure < AGENTS ? ((after.shot & ~before.shot) >> figure) & 1 : figure === JAGUAR && after.jaguarShots > before.jaguarShots,
  );
  if (after.turn === before.turn && fired.length > 0) return fired;
  if (played === 'fire-at-will') return inRange.filter((figure) => figure < AGENTS);
  if (played === 'jaguars-leap') return inRange.filter((figure) => figure === JAGUAR);
  if (played !== 'sniper') return [];
  const watchers = FIGURES.filter(
    (figure) => figure < AGENTS && spotOf(after, figure) !== null && sees(after.board, after.agents[figure], after.rickAt),
  );
  return watchers.length === 1 ? watchers : [null];
}

function shotsAtEnemies(before: PickleVars, after: PickleVars, played: string | null, start: number): Act[] {
  const acts: Act[] = [];
  const rick = pointOf(after.board.cell[after.rickAt]);
  const armed = played !== null && WEAPONS.includes(played);
  let shots = 0;
  const hit = (to: Point, sprung: boolean): number => {
    if (!armed || sprung) return start + (sprung ? STEP_MS : 0);
    const delay = start + shots++ * 120;
    acts.push({ kind: 'shot', from: rick, to, delay });
    return delay + SHOT_MS;
  };
  for (const figure of FIGURES) {
    const was = place(before, figure);
    if (figure === RICK || was === null) continue;
    const trap = trapUnder(before, after, was);
    const gone = spotOf(after, figure) === null;
    const at = (gone ? trap : null) ?? place(after, figure) ?? was;
    const lost = figure === JAGUAR ? after.jaguarHealth - before.jaguarHealth : 0;
    if (!gone && lost === 0) continue;
    const delay = hit(at, trap !== null);
    if (lost !== 0) acts.push({ kind: 'health', at, by: lost, delay });
    if (gone) acts.push({ kind: 'fall', figure, at, peaceful: figure === JAGUAR && after.jaguarHealth > 0, delay });
  }
  return acts;
}

/** How long all of it takes. */
export const lengthOf = (acts: readonly Act[]): number =>
  acts.reduce(
    (most, act) =>
      Math.max(most, act.delay + (act.kind === 'walk' ? (act.path.length - 1) * STEP_MS : act.kind === 'shot' ? SHOT_MS : 900)),
    0,
  );

/** Dice thrown between two states, as bits. Of a reroll only what has changed is known; `chosen` are those the person picked. */
export function thrown(before: PickleVars, after: PickleVars, chosen: number): number {
  if (after.phase === 'roll') return 0;
  if (after.turn !== before.turn || after.side !== before.side || before.phase === 'roll') return 15;
  if (before.phase !== 'reroll' || after.phase !== 'spend') return 0;
  return after.dice.reduce((mask, sign, die) => (sign === before.dice[die] ? mask : mask | (1 << die)), chosen);
}

/** Faces a die shows while it tumbles, the true one last. */
export const tumble = (sign: number, die: number, steps: number): number[] =>
  Array.from({ length: steps }, (_, n) =>
    n === steps - 1 ? sign : (sign + (steps - 1 - n) * (1 + (die & 1)) + die) % (SYMBOLS.length - 1),
  );
