import type { Lang, Sketched } from '#engine';
import { type Board, beside, isFaceUp, type Spot, tileOn } from './map/board.ts';
import { cellKey, DIRS, type Dir, E, N, NONE, opposite, S, xOf, yOf } from './map/grid.ts';
import { TILES, VENTS, WALLS } from './map/tiles.ts';
import { AGENTS, type PickleVars } from './state.ts';
import { texts } from './text/index.ts';

const WIDE = 10;
const HIGH = 4;

/**
 * The map in characters, north above: `─` and `│` are walls, `▒` a vent in a wall, `▓` two vents that adjoin, `?` a tile face down, `*` a trap.
 * Figures stand under the name of their tile.
 */
export function sketch({ vars: v }: Pick<Sketched<PickleVars>, 'vars'>, lang: Lang): readonly string[] {
  const { board } = v;
  if (board.cell.length === 0) return [];
  const west = Math.min(...board.cell.map(xOf));
  const north = Math.max(...board.cell.map(yOf));
  const across = Math.max(...board.cell.map(xOf)) - west + 1;
  const down = north - Math.min(...board.cell.map(yOf)) + 1;
  const rows = Array.from({ length: down * HIGH + 1 }, () => new Array<string>(across * WIDE + 1).fill(' '));
  const write = (x: number, y: number, text: string): void => {
    for (let i = 0; i < text.length; i++) rows[y][x + i] = text[i];
  };
  board.cell.forEach((cell, spot) => {
    const x = (xOf(cell) - west) * WIDE;
    const y = (north - yOf(cell)) * HIGH;
    for (const [dx, dy] of [
      [0, 0],
      [WIDE, 0],
      [0, HIGH],
      [WIDE, HIGH],
    ])
      rows[y + dy][x + dx] = '+';
    for (const dir of DIRS) {
      const mark = edgeMark(board, spot, dir);
      if (mark === null) continue;
      const flat = `───${mark === 'wall' ? '───' : mark.repeat(3)}───`;
      if (dir === N) write(x + 1, y, flat);
      else if (dir === S) write(x + 1, y + HIGH, flat);
      else for (let i = 1; i < HIGH; i++) rows[y + i][x + (dir === E ? WIDE : 0)] = mark === 'wall' ? '│' : mark;
    }
    write(x + 1, y + 1, `${nameOf(board, spot, lang)}${v.traps[spot] === NONE ? '' : ' *'}`);
    write(x + 1, y + 2, figuresOn(v, spot, lang).slice(0, WIDE - 1));
    write(x + WIDE - cellKey(cell).length, y + 3, cellKey(cell));
  });
  const { rick, jaguar } = texts[lang].sketch;
  const health = `${rick} ♥${v.rickHealth}${v.jaguar === 'board' ? ` · ${jaguar} ♥${v.jaguarHealth}` : ''}`;
  return [health, '', ...rows.map((row) => row.join('').trimEnd())];
}

/** What lies on an edge: nothing, a wall, or what a vent looks like there. */
function edgeMark(board: Board, spot: Spot, dir: Dir): string | null {
  const other = beside(board, spot, dir);
  const own = board.face[spot];
  const face = other === NONE ? NONE : board.face[other];
  const vents = Number(own !== NONE && (VENTS[own] >> dir) & 1) + Number(face !== NONE && (VENTS[face] >> opposite(dir)) & 1);
  if (vents > 0) return vents === 2 ? '▓' : '▒';
  const wall = (own !== NONE && (WALLS[own] >> dir) & 1) || (face !== NONE && (WALLS[face] >> opposite(dir)) & 1);
  return wall ? 'wall' : null;
}

function nameOf(board: Board, spot: Spot, lang: Lang): string {
  if (!isFaceUp(board, spot)) return '?';
  const tile = tileOn(board, spot);
  const { colour, code } = TILES[tile];
  return colour === null ? texts[lang].sketch.start[tile] : `${texts[lang].sketch.letters[colour]}${code.slice(1)}`;
}

function figuresOn(v: PickleVars, spot: Spot, lang: Lang): string {
  const found: string[] = [];
  if (v.rickAt === spot) found.push(texts[lang].sketch.rick);
  for (let agent = 0; agent < AGENTS; agent++) if (v.agents[agent] === spot) found.push(String(agent + 1));
  if (v.jaguarAt === spot) found.push(texts[lang].sketch.jaguar);
  return found.join(' ');
}
