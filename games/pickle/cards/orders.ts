import { button, isNone, mayPick, pick } from '#engine';
import { cellBeyond, corridorSpots, faceUpSpots, type Spot, spotAt, tileOn, turnOf } from '../map/board.ts';
import { dirsOf, lineDir, NONE } from '../map/grid.ts';
import { russianSteps, twistTurns } from '../map/moves.ts';
import { canShoot, sees } from '../map/sight.ts';
import { GUARD_A, GUARD_B } from '../map/tiles.ts';
import { cellOption, figureOption, spaceOption } from '../options.ts';
import { AGENTS, type Figure, stackSize, type T } from '../state.ts';
import {
  banVents,
  canSummon,
  discardTiles,
  gainWild,
  hurtRick,
  millRick,
  rotate,
  shotAtRick,
  summon,
  turnOptions,
  walk,
} from '../verbs.ts';
import { type Behaviour, printed } from './behaviour.ts';

const agentsWhere = (t: T, holds: (spot: Spot) => boolean): Figure[] => {
  const found: Figure[] = [];
  for (let agent = 0; agent < AGENTS; agent++) if (t.vars.agents[agent] !== NONE && holds(t.vars.agents[agent])) found.push(agent);
  return found;
};

const cellsOf = (t: T, spots: readonly Spot[]) => spots.map((spot) => cellOption(t.vars.board.cell[spot]));

const BRIBE = [button('bribe-discard', true, { rule: 'PKL-216' }), button('bribe-wild', false, { rule: 'PKL-200' })];

const offer = printed('bribe');
/**
 * Rick's player must choose one: discard the top 5 cards of Rick's deck (all of them if fewer), or let the Russian player gain 1 wild symbol that
 * lasts until the end of this turn.
 */
const bribe: Behaviour = {
  *play(t) {
    const discards = yield* pick(t, t.vars.rick, { key: 'bribe', rule: 'PKL-195', params: { n: offer.millCards } }, BRIBE);
    if (discards === true) millRick(t, offer.millCards);
    else gainWild(t, 'russians', offer.gainWild);
  },
};

/** Choose X from 1 to 4 and pay X tools symbols. Discard the top X tiles of the corridor stack face up (all of them if fewer). */
const isHeDoneFor: Behaviour = {
  obstacle: (t) => (stackSize(t) > 0 ? undefined : 'stack-empty'),
  play: (t, _, x) => discardTiles(t, x),
};

/** Rotate 1 face-up tile, but not a start tile, by 90, 180 or 270 degrees. Everything on it stays on it. */
const whatATwist: Behaviour = {
  obstacle: (t) => (corridorSpots(t.vars.board).length > 0 ? undefined : 'no-corridor'),
  *play(t) {
    const { board, russians } = t.vars;
    const cell = yield* pick(t, russians, { key: 'twist', rule: 'PKL-203' }, cellsOf(t, corridorSpots(board)));
    if (isNone(cell)) return;
    const spot = spotAt(board, cell);
    const prompt = { key: 'twist-to', rule: 'PKL-203', params: { card: { card: t.vars.tiles[spot] } } };
    const turn = yield* pick(t, russians, prompt, turnOptions(twistTurns(turnOf(board, spot))));
    if (!isNone(turn)) rotate(t, spot, turn);
  },
};

const stations = (t: T): Spot[] =>
  faceUpSpots(t.vars.board).filter((spot) => {
    const tile = tileOn(t.vars.board, spot);
    return (tile === GUARD_A || tile === GUARD_B) && canSummon(t, spot);
  });

/** Choose one Guard Station. Summon 2 agents on it. */
const reinforcements: Behaviour = {
  obstacle: (t) => (stations(t).length > 0 ? undefined : 'no-agent-to-summon'),
  *play(t) {
    const cell = yield* pick(t, t.vars.russians, { key: 'reinforce', rule: 'PKL-120' }, cellsOf(t, stations(t)));
    if (!isNone(cell)) yield* summon(t, spotAt(t.vars.board, cell), printed('reinforcements').summon);
  },
};

const ambushTiles = (t: T): Spot[] => faceUpSpots(t.vars.board).filter((spot) => spot !== t.vars.rickAt && canSummon(t, spot));

/** Summon 1 agent on any face-up tile except the one Rick stands on. */
const ambush: Behaviour = {
  obstacle: (t) => (ambushTiles(t).length > 0 ? undefined : 'no-agent-to-summon'),
  *play(t) {
    const cell = yield* pick(t, t.vars.russians, { key: 'ambush', rule: 'PKL-120' }, cellsOf(t, ambushTiles(t)));
    if (!isNone(cell)) yield* summon(t, spotAt(t.vars.board, cell), printed('ambush').summon);
  },
};

const agentsInRange = (t: T): Figure[] => agentsWhere(t, (spot) => canShoot(t.vars.board, spot, t.vars.rickAt));

/** Every agent that has Rick at range 0-1 shoots him once: Rick loses 1 health per such agent. */
const fireAtWill: Behaviour = {
  obstacle: (t) => (agentsInRange(t).length > 0 ? undefined : 'no-agent-in-range'),
  play(t) {
    const agents = agentsInRange(t);
    for (const agent of agents) shotAtRick(t, agent);
    hurtRick(t, agents.length * printed('fire-at-will').damage);
  },
};

/** Steps of agents that have not been moved by this card. */
function marches(t: T, done: number) {
  const { board, agents } = t.vars;
  return agentsWhere(t, (spot) => russianSteps(board, spot) !== 0)
    .filter((agent) => !((done >> agent) & 1))
    .flatMap((agent) => dirsOf(russianSteps(board, agents[agent])).map((dir) => spaceOption(agent, cellBeyond(board, agents[agent], dir))));
}

const DOUBLE = printed('on-the-double').maxTargets;

/** Move 1 to 3 different agents 1 space each, one after another. */
const onTheDouble: Behaviour = {
  obstacle: (t) => (marches(t, 0).length > 0 ? undefined : 'no-agent-can-move'),
  *play(t) {
    const { russians } = t.vars;
    let done = 0;
    for (let left = DOUBLE; left > 0; left--) {
      const prompt = { key: 'march', rule: 'PKL-092', params: { n: left }, decline: 'halt' };
      const options = marches(t, done);
      const step = done === 0 ? yield* pick(t, russians, prompt, options) : yield* mayPick(t, russians, prompt, options);
      if (isNone(step)) return;
      done |= 1 << step.figure;
      const dir = lineDir(t.vars.board.cell[t.vars.agents[step.figure]], step.cell);
      if (dir !== NONE) walk(t, step.figure, dir);
    }
  },
};

const agentsThatSee = (t: T): Figure[] => agentsWhere(t, (spot) => sees(t.vars.board, spot, t.vars.rickAt));

/** Choose an agent that sees Rick, at any distance. It shoots him: Rick loses 3 health. */
const sniper: Behaviour = {
  obstacle: (t) => (agentsThatSee(t).length > 0 ? undefined : 'no-agent-sees'),
  *play(t) {
    const agent = yield* pick(t, t.vars.russians, { key: 'snipe', rule: 'PKL-196' }, agentsThatSee(t).map(figureOption));
    if (isNone(agent)) return;
    shotAtRick(t, agent);
    hurtRick(t, printed('sniper').damage);
  },
};

/** Until the end of Rick's next turn he cannot move through vents in any way. */
const hesInTheVents: Behaviour = {
  play: (t) => banVents(t),
};

export const orders = {
  bribe,
  'is-he-done-for': isHeDoneFor,
  'what-a-twist': whatATwist,
  reinforcements,
  ambush,
  'fire-at-will': fireAtWill,
  'on-the-double': onTheDouble,
  sniper,
  'hes-in-the-vents': hesInTheVents,
};
