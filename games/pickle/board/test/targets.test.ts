import { describe, expect, test } from 'vitest';
import type { AskView, OptionView } from '#engine';
import { figureCard } from '../../options.ts';
import { newVars } from '../../state.ts';
import { dieFor, droppedOn, EMPTY_GRIP, nextOf, optionsFor, type Place, targetsOf, walkerOn, waysOf } from '../targets.ts';

const walk = (figure: number | string, x: number, y: number, sign: string): OptionView => ({
  key: `${figure}>${x},${y}:${sign}`,
  ref: { kind: 'cell', x, y },
  label: 'walk',
  params: { figure, with: sign },
});
const options: OptionView[] = [
  walk(1, 0, 1, 'move'),
  walk(3, 0, 1, 'move'),
  walk(1, 0, 1, 'wild'),
  walk(1, 1, 1, 'move'),
  { key: 'jaguar>>2,2', ref: { kind: 'cell', x: 2, y: 2 }, label: 'cross', params: {} },
  { key: 'a1!:gun', ref: { kind: 'card', card: 90 }, label: 'shoot', params: { figure: 1, with: 'gun' } },
  { key: 'N', ref: { kind: 'edge', x: 0, y: 0, side: 0 }, label: 'edge', params: {} },
  { key: 'end', ref: { kind: 'button' }, label: 'button.end' },
];
const ask: AskView = { prompt: 'spend-russians', params: {}, rule: '', min: 1, max: 1, ordered: false, options };

describe('what can be chosen on the map', () => {
  test('options are gathered by cell, side and card', () => {
    const { cells, edges, cards } = targetsOf(ask, EMPTY_GRIP);
    expect(cells.map(({ x, y, options: at }) => [x, y, at.length])).toEqual([
      [0, 1, 3],
      [1, 1, 1],
      [2, 2, 1],
    ]);
    expect(edges).toHaveLength(1);
    expect([...cards.keys()]).toEqual([90]);
  });

  test('a symbol in hand leaves what it can be spent on', () => {
    expect(targetsOf(ask, { sign: 'wild', figure: null }).cells.map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(targetsOf(ask, { sign: 'gun', figure: null }).cells).toEqual([]);
    expect(optionsFor(ask, 'gun')).toHaveLength(1);
    expect(optionsFor(ask, 'tools')).toHaveLength(0);
  });

  test('a figure in hand leaves where it can go', () => {
    expect(targetsOf(ask, { sign: null, figure: 3 }).cells.map(({ options: at }) => at.map((option) => option.key))).toEqual([
      ['3>0,1:move'],
    ]);
    expect(targetsOf(ask, { sign: null, figure: 'jaguar' }).cells.map(({ x, y }) => [x, y])).toEqual([[2, 2]]);
  });

  test('clicking again goes on to the next figure', () => {
    const [cell] = targetsOf(ask, EMPTY_GRIP).cells;
    const first = nextOf(cell.options, []);
    expect(first?.key).toBe('1>0,1:move');
    expect(nextOf(cell.options, [first?.key ?? ''])?.key).toBe('3>0,1:move');
    expect(nextOf(cell.options, ['3>0,1:move'])?.key).toBe('1>0,1:move');
    expect(nextOf([options[3]], [options[3].key])?.key).toBe(options[3].key);
  });

  test('the other ways to do the same are known', () => {
    expect(waysOf(ask, ['1>0,1:wild']).map((option) => option.key)).toEqual(['1>0,1:move', '3>0,1:move', '1>0,1:wild']);
    expect(waysOf(ask, ['1>1,1:move'])).toEqual([]);
    expect(waysOf(ask, ['a1!:gun'])).toEqual([]);
    const wild: OptionView = { ...options[5], key: 'a1!:wild', params: { figure: 1, with: 'wild' } };
    const talk: OptionView = { key: 'talk-down', ref: { kind: 'card', card: 90 }, label: 'talk-down' };
    const both = { ...ask, options: [...options, wild, talk] };
    expect(waysOf(both, ['a1!:gun']).map((option) => option.key)).toEqual(['a1!:gun', 'a1!:wild']);
    expect(waysOf(ask, [])).toEqual([]);
  });

  test('the die that would be spent is the first that shows the symbol', () => {
    const v = { ...newVars(), dice: [3, 0, 0, 4], spent: 2 };
    expect(dieFor(v, options[0])).toBe(2);
    expect(dieFor(v, options[2])).toBe(3);
    expect(dieFor(v, options[4])).toBe(null);
  });

  test('a die is spent on the uppermost thing under it that takes it', () => {
    const place = (element: string, more: Partial<Place<string>>): Place<string> => ({
      element,
      target: null,
      zone: null,
      figure: null,
      ...more,
    });
    const cell = place('cell', { target: '0,1' });
    const moves = optionsFor(ask, 'move');
    expect(droppedOn(moves, [place('pile', { zone: 'deck:0' }), cell])).toEqual({ element: 'cell', options: [options[0], options[1]] });
    expect(droppedOn(moves, [place('pile', { zone: 'deck:0' })])).toBe(null);
    expect(walkerOn(moves, [place('figure', { figure: 2 })], 'move')).toEqual({ sign: 'move', figure: 3 });
    expect(walkerOn(moves, [place('figure', { figure: 5 }), cell], 'move')).toBe(EMPTY_GRIP);
    const shot: OptionView = {
      key: 'a1!:gun',
      ref: { kind: 'card', card: figureCard(0) },
      label: 'shoot',
      params: { figure: 1, with: 'gun' },
    };
    expect(droppedOn([shot], [place('figure', { figure: 0, target: '' }), cell])?.element).toBe('figure');
    expect(droppedOn([shot], [place('other figure', { figure: 1, target: '' }), cell])).toBe(null);
  });
});
