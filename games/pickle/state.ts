import type { CardDef, CardId, Flow, SeatId, Table, Zone } from '#engine';
import { defineZones } from '#engine';
import { type Cost, components } from './cards/data.ts';
import type { Price } from './dice.ts';
import { type Board, copyBoard, emptyBoard, type Spot, tileOn } from './map/board.ts';
import { NONE } from './map/grid.ts';
import { sees } from './map/sight.ts';
import { ROOFTOP, type TileNo } from './map/tiles.ts';

export type Side = 'rick' | 'russians';
export type Phase = 'roll' | 'reroll' | 'spend';

/** Agents are 0 to 9 (printed 1 to 10, PKL-015), then the Jaguar, then Rick. */
export type Figure = number;
export const AGENTS = 10;
export const JAGUAR: Figure = 10;
export const RICK: Figure = 11;
export const FULL_HEALTH = 10;

export interface PickleVars {
  /** Who plays which side; NONE for the Russians alone (PKL-239). */
  rick: SeatId;
  russians: SeatId;
  side: Side;
  phase: Phase;
  turn: number;
  board: Board;
  /** By spot: the card of the tile lying there, and the trap on it or NONE. */
  tiles: CardId[];
  traps: CardId[];
  rickAt: Spot;
  rickHealth: number;
  jaguar: 'waiting' | 'board' | 'gone';
  jaguarAt: Spot;
  jaguarHealth: number;
  /** By agent: where it stands, or NONE in the supply. */
  agents: Spot[];
  /** Agents on which a move or a gun symbol was spent this turn, as bits; symbols spent on the Jaguar (PKL-094, PKL-095, PKL-132, PKL-133). */
  moved: number;
  shot: number;
  jaguarMoves: number;
  jaguarShots: number;
  /** Faces of the four dice, those already spent as bits, bonus wild symbols, and how many dice may be rerolled. */
  dice: number[];
  spent: number;
  bonus: number;
  allowance: number;
  /** He's in the Vents! is in force (PKL-212). */
  ventBan: boolean;
}

export type T = Table<PickleVars>;

/** A card of a deck or a tile with what it does. */
export interface PickleDef extends CardDef<PickleVars> {
  readonly cost?: Cost;
  /** What has to be payable for it to be played; X stands for its least. */
  readonly price?: Price;
  readonly xMin?: number;
  readonly xMax?: number;
  /** Why the effect could do nothing now, as a text key (PKL-144, PKL-251); undefined if it could. */
  obstacle?(t: T): string | undefined;
  play?(t: T, self: CardId, x: number): Flow | void;
  /** What a trap does to the enemy that has just arrived (PKL-148). */
  spring?(t: T, self: CardId, victim: Figure): void;
}

const declared = defineZones(2, {
  // The two decks are different sets of cards, so what one seat holds can never be what the other one draws.
  hand: { per: 'seat', sees: 'owner', pool: (seat) => `cards of ${seat}` },
  deck: { per: 'seat', sees: 'none', pool: (seat) => `cards of ${seat}` },
  discard: { per: 'seat', sees: 'all' },
  /** The card that is being resolved. */
  play: { sees: 'all' },
  traps: { sees: 'all' },
  stack: { sees: 'none', pool: 'tiles' },
  /** Tiles lying face down on the board; where, is in `vars.tiles`. */
  corridor: { sees: 'none', pool: 'tiles' },
  map: { sees: 'all' },
  'tile-discard': { sees: 'all' },
  /** Dice, figures, tokens and character cards. */
  pieces: { sees: 'all' },
  /** What is not used at this table. */
  aside: { sees: 'all' },
});

export const at = declared.at;
export const zones: readonly Zone[] = declared.list;

export function newVars(): PickleVars {
  return {
    rick: 0,
    russians: NONE,
    side: 'rick',
    phase: 'roll',
    turn: 1,
    board: emptyBoard(),
    tiles: [],
    traps: [],
    rickAt: 0,
    rickHealth: FULL_HEALTH,
    jaguar: 'waiting',
    jaguarAt: NONE,
    jaguarHealth: FULL_HEALTH,
    agents: Array.from({ length: AGENTS }, () => NONE),
    moved: 0,
    shot: 0,
    jaguarMoves: 0,
    jaguarShots: 0,
    dice: [0, 0, 0, 0],
    spent: 15,
    bonus: 0,
    allowance: 0,
    ventBan: false,
  };
}

export function cloneVars(v: PickleVars): PickleVars {
  return {
    rick: v.rick,
    russians: v.russians,
    side: v.side,
    phase: v.phase,
    turn: v.turn,
    board: copyBoard(v.board),
    tiles: v.tiles.slice(),
    traps: v.traps.slice(),
    rickAt: v.rickAt,
    rickHealth: v.rickHealth,
    jaguar: v.jaguar,
    jaguarAt: v.jaguarAt,
    jaguarHealth: v.jaguarHealth,
    agents: v.agents.slice(),
    moved: v.moved,
    shot: v.shot,
    jaguarMoves: v.jaguarMoves,
    jaguarShots: v.jaguarShots,
    dice: v.dice.slice(),
    spent: v.spent,
    bonus: v.bonus,
    allowance: v.allowance,
    ventBan: v.ventBan,
  };
}

// ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const seatOf = (v: PickleVars, side: Side): SeatId => (side === 'rick' ? v.rick : v.russians);
export const sideOf = (v: PickleVars, seat: SeatId): Side => (seat === v.rick ? 'rick' : 'russians');
export const isSolo = (v: PickleVars): boolean => v.russians === NONE;

export const handOf = (t: T, side: Side): CardId[] => t.zones[at.hand + seatOf(t.vars, side)];
export const deckOf = (t: T, side: Side): CardId[] => t.zones[at.deck + seatOf(t.vars, side)];
export const stackSize = (t: T): number => t.zones[at.stack].length;

export const cardOf = (t: T, card: CardId): PickleDef => t.game.defs[t.def[card]];

/** Where an enemy stands, or NONE. */
export const enemyAt = (v: PickleVars, figure: Figure): Spot => (figure === JAGUAR ? v.jaguarAt : v.agents[figure]);
export const isOnBoard = (v: PickleVars, figure: Figure): boolean => enemyAt(v, figure) !== NONE;

/** Enemies on the tile, agents by number, then the Jaguar. */
export function enemiesOn(v: PickleVars, spot: Spot): Figure[] {
  const found: Figure[] = [];
  for (let figure = 0; figure <= JAGUAR; figure++) if (enemyAt(v, figure) === spot) found.push(figure);
  return found;
}

export function hasEnemy(v: PickleVars, spot: Spot): boolean {
  return v.jaguarAt === spot || v.agents.includes(spot);
}

/** The spots of all enemies on the board. */
export function enemySpots(v: PickleVars): Spot[] {
  const spots: Spot[] = [];
  for (let figure = 0; figure <= JAGUAR; figure++) if (isOnBoard(v, figure)) spots.push(enemyAt(v, figure));
  return spots;
}

/** How many enemies see Rick (PKL-051, PKL-065). */
export function watchers(v: PickleVars): number {
  let count = 0;
  for (let figure = 0; figure <= JAGUAR; figure++) {
    const spot = enemyAt(v, figure);
    if (spot !== NONE && sees(v.board, spot, v.rickAt)) count++;
  }
  return count;
}

export function agentsOnBoard(v: PickleVars): number {
  let count = 0;
  for (let agent = 0; agent < AGENTS; agent++) if (v.agents[agent] !== NONE) count++;
  return count;
}

/** The supply always gives the lowest number (PKL-126); NONE if it is empty. */
export const firstInSupply = (v: PickleVars): Figure => v.agents.indexOf(NONE);

export const isRooftop = (board: Board, spot: Spot): boolean => tileOn(board, spot) === ROOFTOP;

// The game's definitions are the component list, in which the tiles follow each other as they do in TILES.
const FIRST_TILE = components.findIndex((component) => component.kind === 'start-tile');

/** The face of a tile card. */
export const tileOf = (t: T, card: CardId): TileNo => t.def[card] - FIRST_TILE;
