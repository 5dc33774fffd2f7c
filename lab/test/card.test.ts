import { expect, test } from 'vitest';
import { usualLike, withCard } from '../card.ts';
import { withEntry, withMembers } from '../entries.ts';
import { lab } from './io.ts';

const components = [
  { id: 'maid', kind: 'guest', count: 4, tags: ['kind'] },
  { id: 'cook', kind: 'guest', count: 2, heat: 3, tags: ['kind', 'hot'] },
  { id: 'hat', kind: 'thing', count: 1, tags: [] },
];
const sources = {
  'cards/data.ts': `export const components = [
  { id: 'maid', kind: 'guest', count: 4, tags: ['kind'] },
  { id: 'cook', kind: 'guest', count: 2, heat: 3, tags: ['kind', 'hot'] },
  { id: 'hat', kind: 'thing', count: 1, tags: [] },
];
`,
  'cards/guests.ts': `export const guests = [\n  card('maid', { run: (t) => [1, ')'] }),\n  card('cook'),\n];\n`,
  'text/en/cards.ts': `export const cards = {\n  maid: { name: 'Maid', text: 'Sweeps, {n}.' },\n  hat: { name: 'Hat', text: '' },\n};\n`,
  'text/ru/cards.ts': `export const cards = {\n  maid: { name: 'Горничная', text: 'Метёт.' },\n};\n`,
  'board/art.ts': `export const art = {\n  maid: { big: 'broom' },\n};\n`,
  'test/cards-guests.test.ts': `import { expect, test } from 'vitest';\n\ntest('maid', () => {});\n`,
  'test/rules.test.ts': `test('maid, maid, maid', () => {});\n`,
};
const butler = { id: 'head-butler', like: 'maid', name: 'Head Butler', nameRu: 'Дворецкий' };

test('a card stands in every file that a card needs, and says there that it is not written yet', () => {
  const files = withCard(sources, butler, components);
  expect(Object.keys(files).sort()).toEqual([
    'board/art.ts',
    'cards/data.ts',
    'cards/guests.ts',
    'test/cards-guests.test.ts',
    'text/en/cards.ts',
    'text/ru/cards.ts',
  ]);
  expect(files['cards/data.ts']).toContain(`tags: [] },\n  { id: 'head-butler', kind: 'guest', count: 1, tags: ['kind'] },\n];`);
  expect(files['cards/guests.ts']).toContain(
    `[1, ')'] }),\n  /** head-butler is not written yet. */\n  card('head-butler'),\n  card('cook'),`,
  );
  expect(files['text/ru/cards.ts']).toContain(`'head-butler': { name: 'Дворецкий', text: 'head-butler is not written yet.' },\n};`);
  expect(files['test/cards-guests.test.ts']).toContain(`throw new Error('head-butler is not written yet.');`);
});

test('its test goes where those of its neighbours are, not where the other card is spoken of most', () => {
  const more = { ...sources, 'test/cards-things.test.ts': `test('maid, maid, maid', () => {});\n` };
  expect(Object.keys(withCard(more, butler, components))).toContain('test/cards-guests.test.ts');
});

test('a field or a tag that not every card of the kind has is not taken over', () => {
  expect(withCard(sources, { ...butler, like: 'maid' }, components)['cards/data.ts']).not.toMatch(/butler.*(heat|hot)/);
});

test('a file that has nothing of the other card is named', () => {
  expect(() => withCard(sources, { ...butler, like: 'hat' }, components)).toThrow('text/ru/cards.ts has no entry for hat');
});

test('without another card it is like the last one of the commonest kind with effects', () => {
  expect(usualLike({ defs: components }, sources)).toBe('cook');
});

test('entries end where they end, whatever strings, comments and brackets they hold', () => {
  const list = `[\n  a: 'it\\'s }', // ]\n  'b-c': [{ x: ')' }, /* , */ 1],\n]`;
  expect(withEntry(list, 'b-c', () => 'd: 1', 'behind')).toBe(`[\n  a: 'it\\'s }', // ]\n  'b-c': [{ x: ')' }, /* , */ 1],\n  d: 1,\n]`);
  expect(withEntry(list, 'b', () => 'd: 1', 'behind')).toBeUndefined();
  expect(withMembers(`{ a: [1, 2], b: 'x, y', c: 3 }`, (key, text) => (key === 'a' ? undefined : text))).toBe(`{ b: 'x, y', c: 3 }`);
});

test.each([
  [['card'], 'a card of which game?'],
  [['card', 'fluxx'], 'what is the card called?'],
  [['card', 'fluxx', 'Not So'], 'an id is made of small letters'],
  [['card', 'fluxx', 'a-card', '--like', 'nobody'], 'fluxx has no card "nobody" to stand behind'],
  [['card', 'fluxx', 'plumbus'], 'fluxx has a card plumbus already'],
])('%j is refused', async (argv, said) => {
  const { code, err } = await lab(argv);
  expect(code).not.toBe(0);
  expect(err).toContain(said);
});

test('where the other card has its picture in one list and its sky in another, the new one gets both, each in its form', () => {
  const art = `const skies = {\n  maid: ['#fff', '#eee'],\n};\nexport const art = {\n  cook: ['pot', 'fire'],\n  maid: ['broom', 'hat'],\n};\n`;
  const drawn = withCard({ ...sources, 'board/art.ts': art }, butler, components)['board/art.ts'];
  expect(drawn).toContain(`maid: ['#fff', '#eee'],\n  // head-butler is not written yet.\n  'head-butler': ['#fff', '#eee'],\n};`);
  expect(drawn).toContain(`'head-butler': ['red-question-mark', 'joker', 'pencil'],\n};\n`);
});
