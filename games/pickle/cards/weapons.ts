import { isGone, isNone, mayPick, pick, pickSome } from '#engine';
import { spotAt } from '../map/board.ts';
import { DIRS, type Dir } from '../map/grid.ts';
import { beam, rangeBetween, spotsInRange } from '../map/sight.ts';
import { cellOption, edgeOption, figureOption } from '../options.ts';
import { enemiesOn, enemyAt, type Figure, hasEnemy, isOnBoard, JAGUAR, type T } from '../state.ts';
import { hurtAllOn, hurtEnemies } from '../verbs.ts';
import { type Behaviour, printed } from './behaviour.ts';

interface Reach {
  readonly rangeMin: number;
  readonly rangeMax: number;
}

/** Enemies that Rick has in the weapon's range, agents by number, then the Jaguar. */
function enemiesInRange(t: T, { rangeMin, rangeMax }: Reach): Figure[] {
  const v = t.vars;
  const found: Figure[] = [];
  for (let figure = 0; figure <= JAGUAR; figure++) {
    if (!isOnBoard(v, figure)) continue;
    const range = rangeBetween(v.board, v.rickAt, enemyAt(v, figure));
    if (range >= rangeMin && range <= rangeMax) found.push(figure);
  }
  return found;
}

const needsEnemy = (reach: Reach) => (t: T) => (enemiesInRange(t, reach).length > 0 ? undefined : 'no-enemy-in-range');

const screws = printed('screw-shooter');
/** Deal 2 damage to 1 enemy on Rick's own tile (range 0). */
const screwShooter: Behaviour = {
  obstacle: needsEnemy(screws),
  *play(t) {
    const target = yield* pick(t, t.vars.rick, { key: 'hit', rule: 'PKL-209' }, enemiesInRange(t, screws).map(figureOption));
    if (!isNone(target)) hurtEnemies(t, [target], screws.damage);
  },
};

const razors = printed('razor-launchers');
/** Choose 1 or 2 different enemies, each at range 0-1. Deal 2 damage to each of them. */
const razorLaunchers: Behaviour = {
  obstacle: needsEnemy(razors),
  *play(t) {
    const options = enemiesInRange(t, razors).map(figureOption);
    const prompt = { key: 'hit-several', rule: 'PKL-210', params: { n: razors.maxTargets } };
    const hit = yield* pickSome(t, t.vars.rick, prompt, options, 1, razors.maxTargets);
    if (!isGone(hit)) hurtEnemies(t, hit, razors.damage);
  },
};

const laser = printed('shoulder-laser');

function enemiesOnBeam(t: T, dir: Dir): Figure[] {
  return beam(t.vars.board, t.vars.rickAt, dir, laser.rangeMax).flatMap((spot) => enemiesOn(t.vars, spot));
}

const beamDirs = (t: T): Dir[] => DIRS.filter((dir) => enemiesOnBeam(t, dir).length > 0);

/**
 * Choose one of the four directions. Deal 3 damage to every enemy at range 1-6 in that direction. The beam stops at the first wall, face-down tile or
 * empty cell.
 */
const shoulderLaser: Behaviour = {
  obstacle: (t) => (beamDirs(t).length > 0 ? undefined : 'no-enemy-in-line'),
  *play(t) {
    const cell = t.vars.board.cell[t.vars.rickAt];
    const options = beamDirs(t).map((dir) => edgeOption(cell, dir));
    const dir = yield* pick(t, t.vars.rick, { key: 'beam', rule: 'PKL-211' }, options);
    if (!isNone(dir)) hurtEnemies(t, enemiesOnBeam(t, dir), laser.damage);
  },
};

const quick = printed('quick-draw');
/** Fire 2 shots, one after the other. Each shot deals 1 damage to 1 enemy at range 0-2. Both shots may hit the same enemy. The second shot is optional. */
const quickDraw: Behaviour = {
  obstacle: needsEnemy(quick),
  *play(t) {
    const first = yield* pick(t, t.vars.rick, { key: 'hit', rule: 'PKL-215' }, enemiesInRange(t, quick).map(figureOption));
    if (!isNone(first)) hurtEnemies(t, [first], quick.damage);
    const prompt = { key: 'hit-again', rule: 'PKL-215', decline: 'no-shot' };
    const second = yield* mayPick(t, t.vars.rick, prompt, enemiesInRange(t, quick).map(figureOption));
    if (!isNone(second)) hurtEnemies(t, [second], quick.damage);
  },
};

const bomb = printed('battery-bomb');

const bombTiles = (t: T): number[] =>
  spotsInRange(t.vars.board, t.vars.rickAt, bomb.rangeMin, bomb.rangeMax).filter((spot) => hasEnemy(t.vars, spot));

/** Choose one face-up tile at range 1-2 that holds at least one enemy. Deal 3 damage to every enemy on it. */
const batteryBomb: Behaviour = {
  obstacle: (t) => (bombTiles(t).length > 0 ? undefined : 'no-enemy-in-range'),
  *play(t) {
    const options = bombTiles(t).map((spot) => cellOption(t.vars.board.cell[spot]));
    const cell = yield* pick(t, t.vars.rick, { key: 'bomb', rule: 'PKL-196' }, options);
    if (!isNone(cell)) hurtAllOn(t, spotAt(t.vars.board, cell), bomb.damage);
  },
};

export const weapons = {
  'screw-shooter': screwShooter,
  'razor-launchers': razorLaunchers,
  'shoulder-laser': shoulderLaser,
  'quick-draw': quickDraw,
  'battery-bomb': batteryBomb,
};
