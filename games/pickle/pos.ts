import type { Pos, PosTile, View } from '#engine';
import { isFaceUp, tileOn } from './map/board.ts';
import { NONE, xOf, yOf } from './map/grid.ts';
import { ROOFTOP, START_TILES } from './map/tiles.ts';
import type { PickleVars } from './state.ts';

/** The map shows so many tiles each way around Rick. */
const WIDE = 2;
const HIGH = 1;
/** By colour of the floor; the picture has three of them. */
const FLOORS = ['green', 'blue', 'red'] as const;

/** Rick's health, and the tiles around him with who stands there. */
export function pos({ vars: v }: View<PickleVars>): Pos {
  const { board, rickAt } = v;
  const [x0, y0] = [xOf(board.cell[rickAt]), yOf(board.cell[rickAt])];
  const tileAt = (x: number, y: number): PosTile => {
    const spot = board.cell.findIndex((cell) => xOf(cell) === x && yOf(cell) === y);
    if (spot < 0) return { ground: 'none' };
    const on = [
      ...(spot === rickAt ? ['cucumber'] : []),
      ...(v.jaguarAt === spot ? ['leopard'] : []),
      ...(v.agents.includes(spot) ? ['guard'] : []),
    ];
    if (!isFaceUp(board, spot)) return { ground: 'back', on };
    const tile = tileOn(board, spot);
    return { ground: tile === ROOFTOP ? 'roof' : tile < START_TILES ? 'start' : FLOORS[tile % FLOORS.length], on };
  };
  const map = Array.from({ length: 2 * HIGH + 1 }, (_, dy) =>
    Array.from({ length: 2 * WIDE + 1 }, (_, dx) => tileAt(x0 + dx - WIDE, y0 + dy - HIGH)),
  );
  return {
    seats: [
      { seat: v.rick, count: v.rickHealth, cards: [] },
      ...(v.russians === NONE ? [] : [{ seat: v.russians, count: v.agents.filter((at) => at !== NONE).length, cards: [] }]),
    ],
    middle: [],
    map,
  };
}
