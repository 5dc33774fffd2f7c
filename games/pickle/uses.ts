import type { CardId, Option } from '#engine';
import {
  CARD,
  CROSSING,
  canPay,
  countIn,
  GUN,
  hasDie,
  MOVE,
  type Purse,
  purseOf,
  type Sign,
  TALKING_DOWN,
  WILD,
  waysToSpend,
} from './dice.ts';
import { beside, cellBeyond, isFaceUp } from './map/board.ts';
import { dirsOf, NONE } from './map/grid.ts';
import { rickSteps, rickVents, russianSteps, wallCrossings } from './map/moves.ts';
import { canShoot } from './map/sight.ts';
import { type Action, crossOption, drawOption, END, goOption, playOption, shootOption, TALK_DOWN, walkOption, wayOf } from './options.ts';
import { cardOf, deckOf, enemyAt, type Figure, handOf, JAGUAR, type PickleVars, seatOf, stackSize, type T } from './state.ts';

// What symbols can be spent on (sections 4, 5 and 7), what must be spent, and why a card cannot be played.

const JAGUAR_LIMIT = 2;
const TALKABLE = 5;

/** Directions in which a move symbol takes Rick, by a step and through a vent (PKL-100, PKL-212). */
export const stepMask = (t: T): number => rickSteps(t.vars.board, t.vars.rickAt, stackSize(t));
const ventMask = (t: T): number => (t.vars.ventBan ? 0 : rickVents(t.vars.board, t.vars.rickAt, stackSize(t)));

/** Directions in which a move symbol takes an agent or the Jaguar (PKL-093 to PKL-095). */
function walkMask(v: PickleVars, figure: Figure): number {
  if (figure === JAGUAR) return v.jaguarAt !== NONE && v.jaguarMoves < JAGUAR_LIMIT ? russianSteps(v.board, v.jaguarAt) : 0;
  return v.agents[figure] !== NONE && !((v.moved >> figure) & 1) ? russianSteps(v.board, v.agents[figure]) : 0;
}

/** Where two move symbols together take the Jaguar through a wall (PKL-096). */
const crossMask = (v: PickleVars): number => (v.jaguarAt !== NONE && v.jaguarMoves === 0 ? wallCrossings(v.board, v.jaguarAt) : 0);

/** Whether a gun symbol can be spent on the figure (PKL-130 to PKL-133). */
function mayShoot(v: PickleVars, figure: Figure): boolean {
  const spot = enemyAt(v, figure);
  if (spot === NONE) return false;
  if (figure === JAGUAR ? v.jaguarShots >= JAGUAR_LIMIT : (v.shot >> figure) & 1) return false;
  return canShoot(v.board, spot, v.rickAt);
}

const canTalkDown = (v: PickleVars): boolean => v.jaguar === 'board' && v.jaguarHealth <= TALKABLE;

// ── Duty (PKL-073 to PKL-079) ─────────────────────────────────────────────────────────────────────────────────────

function canMoveAnybody(t: T): boolean {
  if (t.vars.side === 'rick') return (stepMask(t) | ventMask(t)) !== 0;
  for (let figure = 0; figure <= JAGUAR; figure++) if (walkMask(t.vars, figure) !== 0) return true;
  return false;
}

function canShootAtAll(v: PickleVars): boolean {
  if (v.side === 'rick') return false;
  for (let figure = 0; figure <= JAGUAR; figure++) if (mayShoot(v, figure)) return true;
  return false;
}

/** The basic uses that dice of the active side have now: by symbol. A crossing needs two dice and counts for both (PKL-078). */
export function basicUses(t: T): { readonly move: boolean; readonly card: boolean; readonly gun: boolean } {
  const v = t.vars;
  return {
    move: canMoveAnybody(t) || mustCross(v, purseOf(v)),
    card: deckOf(t, v.side).length > 0,
    gun: canShootAtAll(v),
  };
}

/** Two dice are left that could take the Jaguar through a wall together (PKL-078). */
const mustCross = (v: PickleVars, purse: Purse): boolean =>
  v.side === 'russians' && countIn(purse, MOVE) + countIn(purse, WILD) >= 2 && crossMask(v) !== 0;

/** Whether a die is left that has a basic use: then the turn cannot end. */
export function mustSpend(t: T, purse: Purse = purseOf(t.vars)): boolean {
  const v = t.vars;
  if (hasDie(purse, CARD) && deckOf(t, v.side).length > 0) return true;
  if (hasDie(purse, GUN) && canShootAtAll(v)) return true;
  return hasDie(purse, MOVE) && (canMoveAnybody(t) || mustCross(v, purse));
}

// ── Options of the spend step ─────────────────────────────────────────────────────────────────────────────────────

export type Spending = Option<CardId> | Option<Action>;

/** Everything the active side may do now, basic uses first (PKL-069, PKL-192). */
export function spendOptions(t: T): Spending[] {
  const v = t.vars;
  const purse = purseOf(v);
  const options: Spending[] = [];
  if (v.side === 'rick') rickUses(t, purse, options);
  else russianUses(t, purse, options);
  if (deckOf(t, v.side).length > 0) for (const sign of waysToSpend(purse, CARD)) options.push(drawOption(seatOf(v, v.side), sign));
  if (v.side === 'rick' && canTalkDown(v) && canPay(purse, TALKING_DOWN)) options.push(TALK_DOWN);
  for (const card of handOf(t, v.side)) if (isPlayable(t, card, purse)) options.push(playOption(card));
  if (!mustSpend(t, purse)) options.push(END);
  return options;
}

function rickUses(t: T, purse: Purse, options: Spending[]): void {
  const { board, rickAt } = t.vars;
  const steps = stepMask(t);
  const mask = steps | ventMask(t);
  if (mask === 0) return;
  for (const sign of waysToSpend(purse, MOVE))
    for (const dir of dirsOf(mask)) {
      const there = beside(board, rickAt, dir);
      const reveal = there === NONE ? 'lay' : isFaceUp(board, there) ? 'none' : 'flip';
      options.push(goOption(wayOf((steps >> dir) & 1 ? 'step' : 'vent', reveal), cellBeyond(board, rickAt, dir), sign));
    }
}

function russianUses(t: T, purse: Purse, options: Spending[]): void {
  const v = t.vars;
  for (const sign of waysToSpend(purse, GUN))
    for (let figure = 0; figure <= JAGUAR; figure++) if (mayShoot(v, figure)) options.push(shootOption(figure, sign));
  for (const sign of waysToSpend(purse, MOVE)) {
    for (let figure = 0; figure <= JAGUAR; figure++) pushWalks(v, figure, sign, options);
  }
  if (crossMask(v) === 0 || !canPay(purse, CROSSING)) return;
  const duty = mustCross(v, purse);
  for (const dir of dirsOf(crossMask(v))) options.push(crossOption(cellBeyond(v.board, v.jaguarAt, dir), { duty }));
}

function pushWalks(v: PickleVars, figure: Figure, sign: Sign, options: Spending[]): void {
  const mask = walkMask(v, figure);
  if (mask === 0) return;
  const spot = enemyAt(v, figure);
  for (const dir of dirsOf(mask)) options.push(walkOption(figure, cellBeyond(v.board, spot, dir), sign));
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function isPlayable(t: T, card: CardId, purse: Purse): boolean {
  const def = cardOf(t, card);
  return def.price !== undefined && canPay(purse, def.price) && def.obstacle?.(t) === undefined;
}

/** Figures that have Rick at range 0-1. */
export function shooters(v: PickleVars): Figure[] {
  const found: Figure[] = [];
  for (let figure = 0; figure <= JAGUAR; figure++) {
    const spot = enemyAt(v, figure);
    if (spot !== NONE && canShoot(v.board, spot, v.rickAt)) found.push(figure);
  }
  return found;
}
