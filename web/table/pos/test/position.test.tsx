import { expect, test, vi } from 'vitest';
import type { Pos } from '#engine';
import { act, draws } from '../../test/seated.tsx';
import { Position } from '../Position.tsx';

const { pictures } = vi.hoisted(() => ({ pictures: { fails: false } }));
vi.mock('../../games.ts', async (original) => ({
  ...(await original<object>()),
  loadPictures: async () => {
    if (pictures.fails) throw new Error('no pictures');
    return {
      art: { pictures: { lamp: { big: 'bulb' }, rug: { big: ['carpet', 2] } } },
      face: (def: string) => ({ type: def === 'rug' ? 'cloth' : 'thing' }),
      texts: { en: {}, ru: {} },
    };
  },
}));

async function drawn(pos: Pos, me: number | null = 0): Promise<HTMLElement> {
  document.body.innerHTML = '';
  await draws(<Position game="test" pos={pos} me={me} />);
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  const box = document.querySelector<HTMLElement>('[data-pos="test"]');
  if (box === null) throw new Error('nothing is drawn');
  return box;
}
const part = (box: Element, name: string): Element => box.querySelector(`[class*="${name}"]`) as Element;
const seat = (n: number, count: number | null = n, cards: Pos['seats'][number]['cards'] = []) => ({ seat: n, count, cards });
const types = (box: Element): (string | null)[] => [...box.querySelectorAll('i[data-type]')].map((one) => one.getAttribute('data-type'));

test('one’s own things lie below, those of the others above; a spectator has none', async () => {
  const pos: Pos = { seats: [seat(0, 3, [{ def: 'rug' }]), { ...seat(1, 2), of: 5 }, seat(2, null)], middle: [] };
  const box = await drawn(pos, 1);
  expect(part(box, 'near').textContent).toContain('2/5');
  expect(part(box, 'far').textContent).toContain('3');
  expect(types(part(box, 'far'))).toEqual(['cloth']);
  expect(part(box, 'far').hasAttribute('data-many')).toBe(false);
  const others = await drawn(pos, null);
  expect(part(others, 'near').childElementCount).toBe(0);
  expect(part(others, 'far').getAttribute('data-many')).toBe('true');
});

test('the middle shows its cards with their numbers, rules, what is to be gathered', async () => {
  const box = await drawn({
    seats: [],
    middle: [
      { kind: 'card', def: 'lamp', n: 7 },
      { kind: 'rules', lines: [{ sign: 'hand', n: 2 }] },
      { kind: 'goal', defs: ['rug', 'lamp'] },
    ],
  });
  expect(types(box)).toEqual(['thing', 'cloth', 'thing']);
  expect(box.querySelector('i[data-type] b')?.textContent).toBe('7');
  expect(part(box, 'rules').textContent).toContain('2');
  expect(part(box, 'middle').hasAttribute('data-bases')).toBe(false);
});

test('a base has the cards of the others above and one’s own below, and a meter with the share of each that has one', async () => {
  const shares = [
    { seat: 0, power: 5, cards: ['rug', 'rug', 'rug', 'rug', 'rug'] },
    { seat: 1, power: 30, cards: ['lamp', 'lamp', 'lamp'] },
    { seat: 2, power: 0, cards: [] },
  ];
  const box = await drawn({ seats: [], middle: [{ kind: 'base', def: 'lamp', n: 20, shares }] });
  const [above, below] = [...box.querySelectorAll('[class*="minions"]')];
  expect([types(above), types(below)]).toEqual([
    ['thing', 'thing'],
    ['cloth', 'cloth', 'cloth', 'cloth'],
  ]);
  const meter = [...part(box, 'meter').querySelectorAll<HTMLElement>('i')].map((one) => one.style.flexBasis);
  expect(meter).toEqual(['25%', '100%']);
  expect(part(box, 'middle').getAttribute('data-bases')).toBe('true');
});

test('a map lies there instead of the middle: each tile its ground, and who stands on it', async () => {
  const map = [[{ ground: 'sand', on: ['camel', 'palm'] }, { ground: 'none' }], [{ ground: 'back', on: [] }]];
  const box = await drawn({ seats: [], middle: [{ kind: 'card', def: 'lamp' }], map });
  const tiles = [...box.querySelectorAll('i[data-ground]')];
  expect(tiles.map((one) => [one.getAttribute('data-ground'), one.querySelectorAll('img').length])).toEqual([
    ['sand', 1],
    ['none', 0],
    ['back', 0],
  ]);
  expect(types(box)).toEqual([]);
});

test('without pictures the ground of the game is there, and nothing on it', async () => {
  pictures.fails = true;
  const box = await drawn({ seats: [seat(0, 3)], middle: [{ kind: 'card', def: 'lamp' }] });
  expect([types(box), box.textContent]).toEqual([[], '']);
  pictures.fails = false;
});
