import { describe, expect, test } from 'vitest';
import { components } from '#games/fluxx/cards/data.ts';
import { titles } from '#games/registry.ts';
import { titlesIn } from '../../engine/testing/titles.ts';
import type { CardRow } from '../cards.ts';
import type { RuleRow } from '../rules.ts';
import { ruleRows } from '../rules.ts';
import { commands } from '../run.ts';
import { json, lab } from './io.ts';

describe('help', () => {
  test.each(commands.map((command) => command.name))('%s explains itself', async (name) => {
    for (const line of [`help ${name}`, `${name} --help`]) {
      const { code, out } = await lab(line);
      expect(code).toBe(0);
      expect(out).toContain(`npm run -s lab -- ${name}`);
      expect(out).toContain('Options');
    }
  });

  test('all commands are listed', async () => {
    const { code, out } = await lab('help');
    expect(code).toBe(0);
    for (const command of commands) expect(out).toContain(command.summary);
  });
});

test.each([
  [[], ''],
  [['frob'], 'there is no command "frob"'],
  [['simulate', '--gam', 'x'], "Unknown option '--gam'"],
  [['simulate', '--game', 'chess'], 'there is no game "chess"; there are: '],
  [['simulate', '--game', 'fluxx', '--players', '7'], 'a whole number from 2 to 6'],
  [['simulate', '--game', 'fluxx', '--games', '1.5'], 'a whole number'],
  [['simulate', '--game', 'fluxx', '--games', 'many'], 'a whole number'],
  [['simulate', '--game', 'fluxx', '--bots', 'clever'], 'there are: random, easy, normal'],
  [['simulate', '--game', 'fluxx', '--players', '4', '--bots', 'easy,easy'], 'names 2 for 4 seats'],
  [['simulate', '--game', 'fluxx', '--bots', 'easy,easy,easy,easy,easy,easy,easy'], 'fluxx is for 2 to 6'],
  [['simulate', '--game', 'fluxx', '--options', 'weather=fine'], 'no setting "weather"'],
  [['simulate', '--game', 'fluxx', 'twice'], '«twice» is not understood'],
  [['play', '--game', 'fluxx', '--lang', 'elvish'], 'one of ru, en, de'],
  [['play', '--game', 'fluxx', '--bots', ''], 'fluxx is for 2 to 6'],
  [['replay'], 'which file?'],
  [['replay', 'no-such-file'], 'no-such-file cannot be read'],
  [['replay', 'package.json'], 'is not a journal'],
  [['load', '--store', 'paper'], 'one of sqlite, postgres'],
  [['cards', '--game', 'fluxx', '--json=yes'], '--json'],
] as const)('%j is refused', async (line, why) => {
  const { code, out, err } = await lab(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
  if (line.length > 0) expect(out).toBe('');
});

test('cards are the components with their numbers', async () => {
  const rows = await json<CardRow[]>('cards --game fluxx');
  expect(rows).toHaveLength(components.length);
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(components.reduce((sum, one) => sum + one.count, 0));
  for (const [i, row] of rows.entries()) {
    expect(row).toMatchObject(JSON.parse(JSON.stringify(components[i])));
    for (const lang of ['en', 'ru'] as const) {
      expect(row.name[lang]).not.toBe('');
      expect(row.text[lang]).not.toBe('');
    }
  }
});

test('rules come in both languages with the tests that name them', async () => {
  const rows = await json<RuleRow[]>('rules --game fluxx');
  expect(rows.map((row) => row.id)).toEqual(Object.keys(titles.fluxx.texts.en.rules.text));
  for (const row of rows) {
    expect(row.text.en).not.toBe('');
    expect(row.text.ru).not.toBe('');
  }
  const named = rows.filter((row) => row.tests.length > 0);
  expect(named.length).toBeGreaterThan(0);
  for (const row of named) for (const title of row.tests) expect(title).toContain(row.id);
});

test('cards and rules can be read by people', async () => {
  expect((await lab('cards --game fluxx --lang ru')).out).toContain(`${components.length} in ${components.length} kinds`);
  expect((await lab('rules --game fluxx --lang ru')).out).toMatch(/\d+ of \d+ rules are named by a test/);
});

test('titles of tests are found however they are written', () => {
  const source = `
    test('FLX-001 plain', () => {});
    it("FLX-002 with \\"quotes\\"", () => {});
    describe(\`FLX-003 group\`, () => {});
    test.each([['a', (x) => f(x)], ['b']])('FLX-004 %s, FLX-005', () => {});
    test.concurrent('FLX-006 long', async () => {});
    test(
      'FLX-007 on its own line',
      () => {},
    );
    latest('FLX-008 no test', 1);
    const table = [
      ['FLX-009', 'a row'],
    ];
  `;
  const found = titlesIn(source);
  expect(found).toEqual([
    'FLX-001 plain',
    'FLX-002 with "quotes"',
    'FLX-003 group',
    'FLX-004 %s, FLX-005',
    'FLX-006 long',
    'FLX-007 on its own line',
    'FLX-009 a row',
  ]);
  const rows = ruleRows(titles.fluxx, found);
  expect(rows.find((row) => row.id === 'FLX-005')?.tests).toEqual(['FLX-004 %s, FLX-005']);
  expect(rows.find((row) => row.id === 'FLX-008')?.tests).toEqual([]);
});

test('bench measures every figure', async () => {
  const result = await json<{ games: { fluxx: { [figure: string]: number } }; peer: { name: string; decisionsPerSecond: number } }>(
    'bench --game fluxx --ms 5',
  );
  expect(result.peer.name).toBe('boardgame.io');
  expect(result.peer.decisionsPerSecond).toBeGreaterThan(0);
  const figures = [
    'decisionsPerSecond',
    'ratio',
    'forksPerSecond',
    'replayMs',
    'replayMsWorst',
    'viewMicros',
    'sampleMicros',
    'searchIterationsPerSecond',
  ];
  for (const figure of figures) expect(result.games.fluxx[figure]).toBeGreaterThan(0);
});
