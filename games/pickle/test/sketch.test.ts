import { expect, test } from 'vitest';
import { setupBoard } from '../map/board.ts';
import { sketch } from '../sketch.ts';
import { newVars } from '../state.ts';

test('PKL-027 the terminal shows the corridor with its start tiles, what lies face down, and who stands where', () => {
  const v = newVars();
  v.board = setupBoard(2, 'left');
  v.traps = v.board.cell.map(() => -1);
  v.agents[0] = 1;
  v.agents[1] = 1;
  const lines = sketch({ vars: v }, 'en').map((line) => line.trim());
  expect(lines[0]).toBe('Rick ♥10');
  const words = lines.filter((line) => /[A-Za-z?]/.test(line)).slice(1);
  expect(words).toEqual(['Rooftop', '?', '?', 'Post B    ?         ?         Post A', '?', '?', 'Toilet', 'Rick']);
  expect(lines.find((line) => line.includes('-3,3'))).toMatch(/^-3,3 +-2,3 +-1,3 +0,3$/);
  expect(lines.some((line) => line.trim() === '1 2')).toBe(true);
  expect(sketch({ vars: v }, 'ru').join('\n')).toMatch(/Пост Б[\s\S]*Сортир/);
});
