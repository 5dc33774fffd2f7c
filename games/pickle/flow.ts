import type { CardId, Choice, Flow, Gone, Prompt, SeatId, Step } from '#engine';
import { flowOf, isGone, isNone, log, move, opening, pick, pickNumber, pickSome } from '#engine';
import {
  CROSSING,
  DICE,
  type Price,
  passDice,
  pay,
  payments,
  priceOf,
  rerollDice,
  rollAll,
  SYMBOLS,
  spendOne,
  TALKING_DOWN,
  worthOf,
} from './dice.ts';
import { type Cell, type Dir, lineDir, NONE } from './map/grid.ts';
import { type Action, dieOption, END, paymentOption } from './options.ts';
import { russiansAct } from './solo.ts';
import {
  agentsOnBoard,
  at,
  cardOf,
  enemyAt,
  isSolo,
  JAGUAR,
  type PickleDef,
  type PickleVars,
  type Side,
  seatOf,
  type T,
  watchers,
} from './state.ts';
import { spendOptions, stepMask } from './uses.ts';
import { checkEnd, discardCard, drawCards, hurtRick, moveRick, removeJaguar, shotAtRick, tellPaid, walk } from './verbs.ts';

// ── Turns (section 4) ─────────────────────────────────────────────────────────────────────────────────────────────

export function step(t: T): Step<PickleVars> {
  switch (t.vars.phase) {
    case 'roll':
      return beginTurn(t);
    case 'reroll':
      return reroll(t);
    case 'spend':
      return spend;
  }
}

function beginTurn(t: T): void {
  const v = t.vars;
  v.moved = 0;
  v.shot = 0;
  v.jaguarMoves = 0;
  v.jaguarShots = 0;
  if (v.side === 'russians' && isSolo(v)) {
    log(t, 'turn-automatic', 'PKL-223', () => ({ n: v.turn }));
    russiansAct(t);
    endTurn(t);
    return;
  }
  log(t, `turn-${v.side}`, 'PKL-060', () => ({ seat: { seat: seatOf(v, v.side) }, n: v.turn }));
  rollAll(t);
  // Counted once, right after the roll (PKL-065, PKL-066).
  v.allowance = v.side === 'rick' ? Math.max(0, DICE - watchers(v)) : Math.min(DICE, agentsOnBoard(v));
  log(t, 'rolls', 'PKL-061', () => ({ seat: { seat: seatOf(v, v.side) }, ...faces(t), n: v.allowance }));
  v.phase = v.allowance > 0 ? 'reroll' : 'spend';
}

const faces = (t: T) => {
  const [a, b, c, d] = t.vars.dice.map((sign) => SYMBOLS[sign]);
  return { a, b, c, d };
};

/** Once, all chosen dice together (PKL-063, PKL-191). */
function* reroll(t: T): Flow {
  const v = t.vars;
  const seat = seatOf(v, v.side);
  const prompt = { key: 'reroll', rule: 'PKL-063', params: { n: v.allowance }, decline: 'keep-all', quiet: true };
  const options = v.dice.map((sign, die) => dieOption(die, sign));
  const chosen = yield* pickSome(t, seat, prompt, options, 0, v.allowance);
  v.phase = 'spend';
  if (isGone(chosen) || chosen.length === 0) return;
  rerollDice(t, chosen);
  log(t, 'rerolls', 'PKL-063', () => ({ seat: { seat }, ...faces(t), n: chosen.length }));
}

/** Symbols do not last; cards that are not played do. */
const wastes = (options: readonly Choice[]): string | undefined =>
  options.some((one) => typeof one === 'object' && one !== END && typeof one.value === 'object') ? END.key : undefined;
const SPEND_RICK: Prompt = { key: 'spend-rick', rule: 'PKL-069', quiet: true, always: true, wastes };
const SPEND_RUSSIANS: Prompt = { key: 'spend-russians', rule: 'PKL-069', quiet: true, always: true, wastes };

/** One thing is done with symbols, or the turn ends. Asked even where only the end is left: a hand must not show by silence. */
const spend = opening<PickleVars, ReturnType<typeof spendOptions>[number]>({
  seat: ({ vars }) => seatOf(vars, vars.side),
  prompt: ({ vars }) => (vars.side === 'rick' ? SPEND_RICK : SPEND_RUSSIANS),
  options: spendOptions,
  optional: false,
  run(t, _, choice) {
    // Nothing would change, and the step would run for ever.
    if (isNone(choice)) throw new Error(`pickle, turn ${t.vars.turn}: nothing can be spent and the turn cannot end`);
    return typeof choice === 'number' ? playCard(t, choice) : perform(t, choice);
  },
});

/** A flow only where something may have to be asked. */
function perform(t: T, action: Action): Flow | void {
  const v = t.vars;
  switch (action.do) {
    case 'go': {
      spendOne(v, action.with);
      const dir = directionTo(t, v.rickAt, action.cell);
      return moveRick(t, dir, (stepMask(t) >> dir) & 1 ? 'step' : 'vent');
    }
    case 'walk':
      spendOne(v, action.with);
      if (action.figure === JAGUAR) v.jaguarMoves++;
      else v.moved |= 1 << action.figure;
      walk(t, action.figure, directionTo(t, enemyAt(v, action.figure), action.cell));
      return;
    case 'cross':
      return cross(t, action.cell);
    case 'shoot':
      spendOne(v, action.with);
      if (action.figure === JAGUAR) v.jaguarShots++;
      else v.shot |= 1 << action.figure;
      shotAtRick(t, action.figure);
      return hurtRick(t, 1);
    case 'draw':
      spendOne(v, action.with);
      return drawCards(t, v.side, 1);
    case 'talk-down':
      return talkDown(t);
    case 'end':
      log(t, 'ends-turn', 'PKL-070', () => ({ seat: { seat: seatOf(v, v.side) } }));
      return endTurn(t);
  }
}

function* cross(t: T, cell: Cell): Flow {
  yield* payPrice(t, 'russians', CROSSING);
  t.vars.jaguarMoves = 2;
  walk(t, JAGUAR, directionTo(t, t.vars.jaguarAt, cell), 'crosses');
}

function* talkDown(t: T): Flow {
  yield* payPrice(t, 'rick', TALKING_DOWN);
  removeJaguar(t, 'talked-down', 'PKL-156');
}

function directionTo(t: T, from: number, cell: Cell): Dir {
  const dir = lineDir(t.vars.board.cell[from], cell);
  if (dir === NONE) throw new Error('the figure does not stand in line with that cell');
  return dir;
}

/** The player of the card or ability chooses what pays for it (PKL-252). */
function* payPrice(t: T, side: Side, price: Price): Flow {
  const seat = seatOf(t.vars, side);
  const payment = yield* pick(t, seat, { key: 'pay', rule: 'PKL-252' }, payments(t.vars, price).map(paymentOption));
  if (isNone(payment)) throw new Error('nothing pays for it');
  pay(t.vars, payment);
  tellPaid(t, side, payment);
}

/** It leaves the hand, its cost is paid, it is carried out, it goes to the discard pile (PKL-250, PKL-143). */
function* playCard(t: T, card: CardId): Flow {
  const { side } = t.vars;
  const seat = seatOf(t.vars, side);
  const def = cardOf(t, card);
  if (def.cost === undefined) throw new Error(`${def.id} is not a card to play`);
  move(t, card, at.play);
  log(t, 'plays', 'PKL-250', () => ({ seat: { seat }, card: { card } }));
  const x = yield* chooseX(t, seat, def);
  if (isGone(x)) return;
  yield* payPrice(t, side, priceOf(def.cost, x));
  yield* flowOf(def.play?.(t, card, x));
  // A trap stays on the board instead.
  if (t.zone[card] === at.play) discardCard(t, side, card);
}

/** At least 1, at most what is printed and what the symbols allow (PKL-197). */
function* chooseX(t: T, seat: SeatId, { xMin = 0, xMax = 0 }: PickleDef): Flow<number | Gone> {
  if (xMax === 0) return 0;
  return yield* pickNumber(t, seat, { key: 'choose-x', rule: 'PKL-197' }, xMin, Math.min(xMax, worthOf(t.vars, 'tools')));
}

/** Unspent dice are passed on, the end of the game is checked, the other side follows (PKL-070, PKL-161, PKL-035). */
function endTurn(t: T): void {
  const v = t.vars;
  passDice(v);
  if (v.side === 'rick' && v.ventBan) {
    v.ventBan = false;
    log(t, 'vents-open', 'PKL-212');
  }
  checkEnd(t);
  if (v.side === 'russians') v.turn++;
  v.side = v.side === 'rick' ? 'russians' : 'rick';
  v.phase = 'roll';
}
