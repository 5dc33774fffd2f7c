import type { Flow } from '#engine';
import { flowOf, isNone, mayPick, pick } from '#engine';
import { cellBeyond, type Spot, spotAt } from '../map/board.ts';
import { dirsOf, lineDir, NONE } from '../map/grid.ts';
import { type Cover, coverFirstSteps, coverSecondSteps, isCover, parkourVents, rickSteps, rickVents } from '../map/moves.ts';
import { spotsInRange } from '../map/sight.ts';
import { cellOption, edgeOption, spaceOption } from '../options.ts';
import { enemyAt, enemySpots, type Figure, RICK, stackSize, type T } from '../state.ts';
import { gainWild, healRick, hurtAllOn, hurtEnemies, layTrap, moveRick } from '../verbs.ts';
import { type Behaviour, printed } from './behaviour.ts';

const steps = (t: T): number => rickSteps(t.vars.board, t.vars.rickAt, stackSize(t));
const vents = (t: T): number => (t.vars.ventBan ? 0 : rickVents(t.vars.board, t.vars.rickAt, stackSize(t)));

/** Cells next to Rick's tile as spaces of a card. */
const spaces = (t: T, mask: number) => dirsOf(mask).map((dir) => spaceOption(RICK, cellBeyond(t.vars.board, t.vars.rickAt, dir)));

const dirTo = (t: T, cell: number) => {
  const dir = lineDir(t.vars.board.cell[t.vars.rickAt], cell);
  if (dir === NONE) throw new Error('the cell is not next to Rick');
  return dir;
};

const flight = printed('jetpack');
/**
 * Move Rick up to 3 spaces, one space at a time, each by the normal movement rules. The flight ends at once after a space during which a tile was
 * laid or flipped, even if Rick did not get onto it.
 */
const jetpack: Behaviour = {
  obstacle: (t) => ((steps(t) | vents(t)) !== 0 ? undefined : 'no-space'),
  *play(t) {
    for (let flown = 0; flown < flight.spaces; flown++) {
      const options = spaces(t, steps(t) | vents(t));
      const prompt = { key: 'fly', rule: 'PKL-202', params: { n: flight.spaces - flown }, decline: 'land' };
      const to = flown === 0 ? yield* pick(t, t.vars.rick, prompt, options) : yield* mayPick(t, t.vars.rick, prompt, options);
      if (isNone(to)) return;
      const dir = dirTo(t, to.cell);
      const revealing = moveRick(t, dir, (steps(t) >> dir) & 1 ? 'step' : 'vent');
      if (revealing !== undefined) return yield* revealing;
    }
  },
};

const parkourMask = (t: T): number => (t.vars.ventBan ? 0 : parkourVents(t.vars.board, t.vars.rickAt, stackSize(t)));

/**
 * Rick moves through a vent of his own tile to the cell beyond it, whatever lies there. A face-up tile: he moves onto it even if it has no vent on
 * that edge. A face-down tile or an empty cell: flip the tile or lay a new one from the stack; if it has a vent, turn it so that the two vents
 * adjoin, otherwise turn its arrow to Rick's tile; he moves onto it in either case.
 */
const parkour: Behaviour = {
  obstacle: (t) => (t.vars.ventBan ? 'vents-closed' : parkourMask(t) === 0 ? 'no-vent' : undefined),
  *play(t) {
    const cell = t.vars.board.cell[t.vars.rickAt];
    const options = dirsOf(parkourMask(t)).map((dir) => edgeOption(cell, dir));
    const dir = yield* pick(t, t.vars.rick, { key: 'parkour', rule: 'PKL-204' }, options);
    if (!isNone(dir)) yield* flowOf(moveRick(t, dir, 'parkour'));
  },
};

const coverFrom = (t: T, start: Spot): Cover => ({ start, enemies: enemySpots(t.vars), vents: !t.vars.ventBan });

/**
 * Move Rick 1 or 2 spaces over face-up tiles only, each through an edge without a wall or through adjoining vents. He must end on a tile where no
 * enemy sees him; the Rooftop is always a legal end.
 */
const takeCover: Behaviour = {
  obstacle: (t) => (coverFirstSteps(t.vars.board, coverFrom(t, t.vars.rickAt)) !== 0 ? undefined : 'no-cover'),
  *play(t) {
    const { board, rick, rickAt: start } = t.vars;
    const prompt = { key: 'take-cover', rule: 'PKL-217', decline: 'stay' };
    const first = yield* pick(t, rick, prompt, spaces(t, coverFirstSteps(board, coverFrom(t, start))));
    if (isNone(first)) return;
    yield* slip(t, first.cell);
    const cover = coverFrom(t, start);
    const options = spaces(t, coverSecondSteps(board, t.vars.rickAt, cover));
    const second = isCover(board, t.vars.rickAt, cover) ? yield* mayPick(t, rick, prompt, options) : yield* pick(t, rick, prompt, options);
    if (!isNone(second)) yield* slip(t, second.cell);
  },
};

function* slip(t: T, cell: number): Flow {
  const { board, rickAt } = t.vars;
  const dir = dirTo(t, cell);
  yield* flowOf(moveRick(t, dir, (rickSteps(board, rickAt, 0) >> dir) & 1 ? 'step' : 'vent'));
}

/** Gain 2 wild symbols that last until the end of this turn. */
const solenya: Behaviour = {
  play: (t) => gainWild(t, 'rick', printed('solenya').gainWild),
};

/** Rick regains 3 health, to a maximum of 10. */
const mustardPlaster: Behaviour = {
  play: (t) => healRick(t, printed('mustard-plaster').heal),
};

/** Where a trap may be laid: range 0-1 of Rick, at most one to a tile (PKL-148, PKL-251). */
const trapTiles = (t: T): Spot[] => spotsInRange(t.vars.board, t.vars.rickAt, 0, 1).filter((spot) => t.vars.traps[spot] === NONE);

const trap = (spring: (t: T, victim: Figure) => void): Behaviour => ({
  obstacle: (t) => (trapTiles(t).length > 0 ? undefined : 'no-place-for-trap'),
  *play(t, self) {
    const options = trapTiles(t).map((spot) => cellOption(t.vars.board.cell[spot]));
    const cell = yield* pick(t, t.vars.rick, { key: 'lay-trap', rule: 'PKL-148', params: { card: { card: self } } }, options);
    if (!isNone(cell)) layTrap(t, self, spotAt(t.vars.board, cell));
  },
  spring: (t, _, victim) => spring(t, victim),
});

/**
 * Trap. Lay this card on Rick's tile or on a neighbouring face-up tile with no wall between, if no trap is there yet. When an enemy enters the tile
 * with this trap, deal 2 damage to it, then discard this card.
 */
const mousetrap = trap((t, victim) => hurtEnemies(t, [victim], printed('mousetrap').damage));

/**
 * Trap. Lay this card on Rick's tile or on a neighbouring face-up tile with no wall between, if no trap is there yet. When an enemy enters the tile
 * with this trap, deal 3 damage to every enemy on that tile, then discard this card.
 */
const tripwire = trap((t, victim) => hurtAllOn(t, enemyAt(t.vars, victim), printed('tripwire').damage));

export const tricks = {
  jetpack,
  parkour,
  'take-cover': takeCover,
  solenya,
  'mustard-plaster': mustardPlaster,
  mousetrap,
  tripwire,
};
