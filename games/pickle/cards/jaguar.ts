import type { Flow } from '#engine';
import { isNone, mayPick, pick } from '#engine';
import { blockedEdges, cellBeyond, openEdges, spotAt } from '../map/board.ts';
import { type Dir, dirsOf, lineDir, NONE } from '../map/grid.ts';
import { jaguarEntries, leapSteps } from '../map/moves.ts';
import { canShoot } from '../map/sight.ts';
import { cellOption, spaceOption } from '../options.ts';
import { JAGUAR, type T } from '../state.ts';
import { bringJaguar, drawCards, healJaguar, hurtRick, shotAtRick, walk } from '../verbs.ts';
import { type Behaviour, printed } from './behaviour.ts';

/** Lets the Russian player choose a space for the Jaguar, or none. */
function* chooseSpace(t: T, mask: number, left: number, rule: string): Flow<Dir | undefined> {
  const { board, jaguarAt, russians } = t.vars;
  const options = dirsOf(mask).map((dir) => spaceOption(JAGUAR, cellBeyond(board, jaguarAt, dir)));
  const to = yield* mayPick(t, russians, { key: 'prowl', rule, params: { n: left }, decline: 'halt' }, options);
  if (isNone(to)) return undefined;
  const dir = lineDir(board.cell[jaguarAt], to.cell);
  return dir === NONE ? undefined : dir;
}

/**
 * If the Jaguar has not entered play yet, put him on a Guard Station or on any face-up tile that holds an agent. If he is on the board, you
 * may move him up to 2 spaces (crossing a wall uses up both). If he has left the game, skip this. Then draw 1 card.
 */
const nothingPersonal: Behaviour = {
  *play(t) {
    const v = t.vars;
    if (v.jaguar === 'waiting') {
      const options = jaguarEntries(v.board, v.agents).map((spot) => cellOption(v.board.cell[spot]));
      const cell = yield* pick(t, v.russians, { key: 'enter', rule: 'PKL-213' }, options);
      if (!isNone(cell)) bringJaguar(t, spotAt(v.board, cell), 'PKL-154');
    } else if (v.jaguar === 'board') yield* prowl(t);
    drawCards(t, 'russians', printed('nothing-personal').draw);
  },
};

/** 0 to 2 spaces; a wall only as the first and only one (PKL-213). */
function* prowl(t: T): Flow {
  const v = t.vars;
  const first = yield* chooseSpace(t, openEdges(v.board, v.jaguarAt) | blockedEdges(v.board, v.jaguarAt), 2, 'PKL-213');
  if (first === undefined) return;
  const wall = (blockedEdges(v.board, v.jaguarAt) >> first) & 1;
  const alive = walk(t, JAGUAR, first, wall ? 'crosses' : 'walks');
  if (!alive || wall) return;
  const second = yield* chooseSpace(t, openEdges(v.board, v.jaguarAt), 1, 'PKL-213');
  if (second !== undefined) walk(t, JAGUAR, second);
}

const powder = printed('gunpowder-dusting');
/** If the Jaguar is on the board, he regains 3 health, to a maximum of 10. Then draw 1 card. */
const gunpowderDusting: Behaviour = {
  play(t) {
    if (t.vars.jaguar === 'board') healJaguar(t, powder.heal);
    drawCards(t, 'russians', powder.draw);
  },
};

const leap = printed('jaguars-leap');
/** The Jaguar moves up to 2 spaces over face-up tiles, ignoring walls. Then, if Rick is at range 0-1, the Jaguar shoots once: Rick loses 1 health. */
const jaguarsLeap: Behaviour = {
  obstacle: (t) => (t.vars.jaguar === 'board' ? undefined : 'jaguar-not-here'),
  *play(t) {
    const v = t.vars;
    for (let left: number = leap.spaces; left > 0; left--) {
      const dir = yield* chooseSpace(t, leapSteps(v.board, v.jaguarAt), left, 'PKL-214');
      if (dir === undefined) break;
      if (!walk(t, JAGUAR, dir)) return;
    }
    if (!canShoot(v.board, v.jaguarAt, v.rickAt)) return;
    shotAtRick(t, JAGUAR);
    hurtRick(t, leap.damage);
  },
};

export const jaguarCards = {
  'nothing-personal': nothingPersonal,
  'gunpowder-dusting': gunpowderDusting,
  'jaguars-leap': jaguarsLeap,
};
