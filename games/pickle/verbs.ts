import type { CardId, Flow } from '#engine';
import { finish, isNone, log, mayPick, move, pick, topOf } from '#engine';
import type { Payment } from './dice.ts';
import { beside, callsJaguar, cellBeyond, flipTile, layTile, type Spot, turnTile } from './map/board.ts';
import { type Dir, NONE, type Turn } from './map/grid.ts';
import { arrives, type Passage, placementTurns } from './map/moves.ts';
import { isStuck } from './map/paths.ts';
import { TILES } from './map/tiles.ts';
import { figureName, figureOption, paymentParams, placeName } from './options.ts';
import {
  AGENTS,
  agentsOnBoard,
  at,
  cardOf,
  deckOf,
  enemiesOn,
  enemyAt,
  type Figure,
  FULL_HEALTH,
  firstInSupply,
  isOnBoard,
  isRooftop,
  isSolo,
  JAGUAR,
  type Side,
  seatOf,
  stackSize,
  type T,
  tileOf,
} from './state.ts';

const placeOf = (t: T, spot: Spot): string => placeName(t.vars.board.cell[spot]);

// ── The end (section 10) ──────────────────────────────────────────────────────────────────────────────────────────

const LOSSES = { health: 'PKL-162', stuck: 'PKL-166', agents: 'PKL-233', deck: 'PKL-161', stack: 'PKL-161' } as const;
type Loss = keyof typeof LOSSES;

/** The Russians win once, and every reason that holds is shown (PKL-170). */
function russiansWin(t: T, loss: Loss): never {
  const v = t.vars;
  const params = {
    health: v.rickHealth === 0 ? 'yes' : 'no',
    deck: deckOf(t, 'rick').length === 0 ? 'yes' : 'no',
    stack: stackSize(t) === 0 ? 'yes' : 'no',
  };
  return finish(t, { winners: isSolo(v) ? [] : [v.russians], reason: loss, rule: LOSSES[loss], params });
}

/** At the end of any turn (PKL-161); health has been looked at before (PKL-162). */
export function checkEnd(t: T): void {
  if (deckOf(t, 'rick').length === 0) russiansWin(t, 'deck');
  if (stackSize(t) === 0) russiansWin(t, 'stack');
}

export function checkStuck(t: T): void {
  if (isStuck(t.vars.board, t.vars.rickAt)) russiansWin(t, 'stuck');
}

// ── Symbols and cards ─────────────────────────────────────────────────────────────────────────────────────────────

export function tellPaid(t: T, side: Side, payment: Payment): void {
  log(t, 'pays', 'PKL-140', () => ({ seat: { seat: seatOf(t.vars, side) }, ...paymentParams(payment) }));
}

/** Takes cards from the top of the own deck; from an empty one nothing (PKL-146). */
export function drawCards(t: T, side: Side, many: number): void {
  const seat = seatOf(t.vars, side);
  for (let i = 0; i < many; i++) {
    const card = topOf(t, at.deck + seat);
    if (card === undefined) return;
    move(t, card, at.hand + seat);
    log(t, 'draws', 'PKL-146', () => ({ seat: { seat }, card: { card } }));
  }
}

export function discardCard(t: T, side: Side, card: CardId): void {
  move(t, card, at.discard + seatOf(t.vars, side));
}

/** The top cards of Rick's deck go to his discard pile (Bribe). */
export function millRick(t: T, many: number): void {
  const deck = deckOf(t, 'rick');
  const cards: CardId[] = [];
  while (cards.length < many && deck.length > 0) {
    cards.push(deck[deck.length - 1]);
    discardCard(t, 'rick', deck[deck.length - 1]);
  }
  log(t, 'bribe-cards', 'PKL-200', () => ({ seat: { seat: t.vars.rick }, n: cards.length, cards: { cards } }));
}

export function gainWild(t: T, side: Side, many: number): void {
  t.vars.bonus += many;
  log(t, 'gains-wild', 'PKL-083', () => ({ seat: { seat: seatOf(t.vars, side) }, n: many }));
}

/** The top tiles of the stack never come back (PKL-185). */
export function discardTiles(t: T, many: number): void {
  const stack = t.zones[at.stack];
  const cards: CardId[] = [];
  while (cards.length < many && stack.length > 0) {
    cards.push(stack[stack.length - 1]);
    move(t, stack[stack.length - 1], at['tile-discard']);
  }
  log(t, 'tiles-discarded', 'PKL-201', () => ({ n: cards.length, left: stack.length, cards: { cards } }));
}

export function banVents(t: T): void {
  t.vars.ventBan = true;
  log(t, 'vents-closed', 'PKL-212');
}

// ── Health ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Says who fires; what the shot does is said next. */
export function shotAtRick(t: T, figure: Figure): void {
  const { vars } = t;
  log(t, 'shoots', 'PKL-130', () => ({
    figure: figureName(figure),
    from: placeOf(t, enemyAt(vars, figure)),
    ...(isSolo(vars) ? {} : { seat: { seat: vars.russians } }),
  }));
}

export function hurtRick(t: T, many: number): void {
  const v = t.vars;
  v.rickHealth = Math.max(0, v.rickHealth - many);
  log(t, 'rick-hurt', 'PKL-131', () => ({ n: many, health: v.rickHealth }));
  if (v.rickHealth === 0) russiansWin(t, 'health');
}

export function healRick(t: T, many: number): void {
  const v = t.vars;
  v.rickHealth = Math.min(FULL_HEALTH, v.rickHealth + many);
  log(t, 'rick-heals', 'PKL-139', () => ({ health: v.rickHealth }));
}

export function healJaguar(t: T, many: number): void {
  const v = t.vars;
  v.jaguarHealth = Math.min(FULL_HEALTH, v.jaguarHealth + many);
  log(t, 'jaguar-heals', 'PKL-139', () => ({ health: v.jaguarHealth }));
}

/** All targets of one effect at the same time (PKL-138): any damage kills an agent, the Jaguar loses health (PKL-137). */
export function hurtEnemies(t: T, targets: readonly Figure[], many: number): void {
  const v = t.vars;
  for (const figure of targets) {
    if (figure === JAGUAR) {
      v.jaguarHealth = Math.max(0, v.jaguarHealth - many);
      log(t, 'jaguar-hurt', 'PKL-137', () => ({ n: many, health: v.jaguarHealth }));
      if (v.jaguarHealth === 0) removeJaguar(t, 'jaguar-dies', 'PKL-155');
    } else {
      log(t, 'agent-dies', 'PKL-125', () => ({ figure: figure + 1, cell: placeOf(t, v.agents[figure]) }));
      v.agents[figure] = NONE;
    }
  }
}

/** He leaves the game for good (PKL-155, PKL-157). */
export function removeJaguar(t: T, key: 'jaguar-dies' | 'talked-down', rule: string): void {
  const v = t.vars;
  v.jaguar = 'gone';
  v.jaguarAt = NONE;
  log(t, key, rule, () => ({ seat: { seat: v.rick } }));
}

// ── Figures of the Russians ───────────────────────────────────────────────────────────────────────────────────────

/** An enemy comes to stand on a tile in any way; a trap there is sprung (PKL-148). Whether it lives on. */
function arrive(t: T, figure: Figure, spot: Spot): boolean {
  const v = t.vars;
  if (figure === JAGUAR) v.jaguarAt = spot;
  else v.agents[figure] = spot;
  const trap = v.traps[spot];
  if (trap === NONE) return true;
  v.traps[spot] = NONE;
  log(t, 'trap-springs', 'PKL-148', () => ({ card: { card: trap }, figure: figureName(figure), cell: placeOf(t, spot) }));
  cardOf(t, trap).spring?.(t, trap, figure);
  discardCard(t, 'rick', trap);
  return isOnBoard(v, figure);
}

/** One space. Whether the figure lives on: if a trap kills it, the rest of its movement is lost (PKL-149). */
export function walk(t: T, figure: Figure, dir: Dir, key: 'walks' | 'crosses' = 'walks'): boolean {
  const from = enemyAt(t.vars, figure);
  const to = beside(t.vars.board, from, dir);
  log(t, key, key === 'crosses' ? 'PKL-096' : 'PKL-093', () => ({
    figure: figureName(figure),
    from: placeOf(t, from),
    to: placeOf(t, to),
  }));
  return arrive(t, figure, to);
}

export function bringJaguar(t: T, spot: Spot, rule: string): void {
  t.vars.jaguar = 'board';
  log(t, 'jaguar-appears', rule, () => ({ cell: placeOf(t, spot) }));
  arrive(t, JAGUAR, spot);
}

/** From the supply as long as there is one, then by moving agents from elsewhere, if the Russian player likes (PKL-120 to PKL-127). */
export function* summon(t: T, spot: Spot, many: number): Flow {
  const v = t.vars;
  for (let left = many; left > 0; left--) {
    const fresh = firstInSupply(v);
    if (fresh !== NONE) {
      // A figure from the supply has nothing spent on it (PKL-126).
      v.moved &= ~(1 << fresh);
      v.shot &= ~(1 << fresh);
      log(t, 'summoned', 'PKL-120', () => ({ figure: fresh + 1, cell: placeOf(t, spot) }));
      arrive(t, fresh, spot);
      continue;
    }
    if (isSolo(v)) return; // PKL-236
    const prompt = { key: 'relocate', rule: 'PKL-194', params: { cell: placeOf(t, spot), n: left }, decline: 'relocate' };
    const agent = yield* mayPick(t, v.russians, prompt, agentsElsewhere(t, spot).map(figureOption));
    if (isNone(agent)) return;
    log(t, 'relocated', 'PKL-121', () => ({ figure: agent + 1, from: placeOf(t, v.agents[agent]), to: placeOf(t, spot) }));
    arrive(t, agent, spot);
  }
}

function agentsElsewhere(t: T, spot: Spot): Figure[] {
  const found: Figure[] = [];
  for (let agent = 0; agent < AGENTS; agent++) {
    const here = t.vars.agents[agent];
    if (here !== NONE && here !== spot) found.push(agent);
  }
  return found;
}

/** Whether a summons there could do anything (PKL-251). */
export function canSummon(t: T, spot: Spot): boolean {
  return firstInSupply(t.vars) !== NONE || agentsElsewhere(t, spot).length > 0;
}

// ── Rick ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function putRick(t: T, spot: Spot): void {
  const v = t.vars;
  v.rickAt = spot;
  if (isRooftop(v.board, spot)) finish(t, { winners: [v.rick], reason: 'rooftop', rule: 'PKL-160' });
}

/** One space for Rick, in whatever way. A flow if a tile is revealed by it. */
export function moveRick(t: T, dir: Dir, passage: Passage): Flow | undefined {
  const v = t.vars;
  const from = v.rickAt;
  const spot = beside(v.board, from, dir);
  const cell = cellBeyond(v.board, from, dir);
  log(t, passage === 'step' ? 'rick-moves' : 'rick-vents', passage === 'step' ? 'PKL-100' : 'PKL-105', () => ({
    from: placeOf(t, from),
    to: placeName(cell),
  }));
  if (spot !== NONE && v.board.face[spot] !== NONE) {
    putRick(t, spot);
    if (passage === 'parkour') checkStuck(t);
    return undefined;
  }
  return reveal(t, dir, passage);
}

/** The order of PKL-114. */
function* reveal(t: T, dir: Dir, passage: Passage): Flow {
  const v = t.vars;
  const cell = cellBeyond(v.board, v.rickAt, dir);
  let spot = beside(v.board, v.rickAt, dir);
  const card = spot === NONE ? topOf(t, at.stack) : v.tiles[spot];
  if (card === undefined) throw new Error('no tile is left to lay');
  move(t, card, at.map);
  const tile = tileOf(t, card);
  const turn = yield* chooseTurn(t, card, placementTurns(tile, dir, passage), placeName(cell));
  if (spot === NONE) {
    spot = layTile(v.board, cell, tile, turn);
    v.tiles.push(card);
    v.traps.push(NONE);
    log(t, 'laid', 'PKL-103', () => ({ card: { card }, cell: placeName(cell), turn, left: stackSize(t) }));
  } else {
    flipTile(v.board, spot, tile, turn);
    log(t, 'flipped', 'PKL-102', () => ({ card: { card }, cell: placeName(cell), turn }));
  }
  yield* summon(t, spot, TILES[tile].summon);
  if (isSolo(v) && agentsOnBoard(v) === AGENTS) russiansWin(t, 'agents');
  if (v.jaguar === 'waiting' && callsJaguar(v.board, spot)) bringJaguar(t, spot, 'PKL-150');
  if (arrives(tile, passage)) putRick(t, spot);
  else log(t, 'vent-fails', 'PKL-110', () => ({ cell: placeName(cell) }));
  checkStuck(t);
}

/** A tile with several vents is turned as Rick's player likes (PKL-109, PKL-193). */
function* chooseTurn(t: T, card: CardId, turns: readonly Turn[], cell: string): Flow<Turn> {
  if (turns.length === 1) return turns[0];
  const prompt = { key: 'turn-tile', rule: 'PKL-109', params: { card: { card }, cell } };
  const turn = yield* pick(t, t.vars.rick, prompt, turnOptions(turns));
  return turn ?? turns[0];
}

const TURN_OPTIONS = ([0, 1, 2, 3] as const).map((turn) => ({
  key: `turn${turn}`,
  ref: { kind: 'button' } as const,
  value: turn,
  label: 'turn',
  params: { turn },
}));
export const turnOptions = (turns: readonly Turn[]) => turns.map((turn) => TURN_OPTIONS[turn]);

/** What a Twist!: everything on the tile stays on it (PKL-047, PKL-168). */
export function rotate(t: T, spot: Spot, turn: Turn): void {
  const v = t.vars;
  turnTile(v.board, spot, turn);
  log(t, 'twisted', 'PKL-203', () => ({ card: { card: v.tiles[spot] }, cell: placeOf(t, spot), turn }));
  checkStuck(t);
}

/** A trap goes from the play area onto a tile, face up. */
export function layTrap(t: T, trap: CardId, spot: Spot): void {
  t.vars.traps[spot] = trap;
  move(t, trap, at.traps);
  log(t, 'trap-laid', 'PKL-148', () => ({ card: { card: trap }, cell: placeOf(t, spot) }));
}

/** Everybody on a tile, for effects that hit all of them. */
export const hurtAllOn = (t: T, spot: Spot, many: number): void => hurtEnemies(t, enemiesOn(t.vars, spot), many);
