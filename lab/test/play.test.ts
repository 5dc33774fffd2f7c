import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDINGS, standingText } from '#engine';
import { labText } from '../text/index.ts';
import { lab } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers whatever is asked: a line that does not fit is refused, and the next one is tried. */
function* persistent(): Generator<string> {
  const lines = ['1', '1 2', '1 2 3', '1 2 3 4', '1 2 3 4 5', '1 2 3 4 5 6', '1 2 3 4 5 6 7', '1 2 3 4 5 6 7 8'];
  for (let i = 0; i < 4000; i++) yield lines[i % lines.length];
}

describe('play', () => {
  test.each([
    ['en', 'The match is over. Winner: '],
    ['ru', 'Партия окончена. Победа: '],
  ])('a whole match can be played by lines: %s', async (lang, end) => {
    const file = join(folder, `${lang}.journal`);
    const { code, out } = await lab(
      ['play', '--game', 'fluxx', '--bots', 'random,random', '--lang', lang, '--seed', '5', '--save', file],
      persistent(),
    );
    expect(code).toBe(0);
    expect(out).toContain(end);
    expect(out).toContain('--seed 5');
    expect((await lab(['replay', file, '--lang', lang])).code).toBe(0);
  });

  test('the table, the rule behind the question and a card can be looked at', async () => {
    const { code, out } = await lab('play --game fluxx --bots easy --lang ru --seed 3', ['?', '?1', '?99', 't', 'х', '0', '99', 'q']);
    expect(code).toBe(0);
    expect(out).toMatch(/FLX-\d+ {2}\S/);
    // The hint: a plan in words, how it stands, and how many matches that rests on.
    expect(out).toMatch(/> → [А-Я].+\.\n/);
    expect(STANDINGS.some((standing) => out.includes(standingText(standing, 'ru')))).toBe(true);
    expect(out).toMatch(/партий представлено на каждый план: [1-9]/);
    expect(out).toContain('«?99» — непонятно');
    expect(out).toContain('«х» — непонятно');
    expect(out.split('Аня (вы)')).toHaveLength(3);
    expect(out).toContain('Этого выбрать нельзя');
    expect(out).toContain(labText.ru.left);
  });

  test('plans that read the same are one', async () => {
    // The first question of Unicorns: which of thirteen Babies, twelve of which read the same.
    const { out } = await lab('play --game unicorns --bots easy --seed 5', ['?', 'q']);
    expect(out).toContain('matches imagined with each plan');
    const plan = (/→ (.*)\./.exec(out) ?? [])[1];
    const other = (/Or: (.*)\./.exec(out) ?? [])[1];
    expect(plan).toMatch(/\S/);
    expect(other?.toLowerCase()).not.toBe(plan.toLowerCase());
  });

  test('the end of the input is the end of the evening', async () => {
    const { code, out } = await lab('play --game fluxx --bots easy --seed 3', ['1']);
    expect(code).toBe(0);
    expect(out).toContain(labText.en.left);
  });

  test('an answer can be taken back', async () => {
    const { out } = await lab('play --game fluxx --bots random --seed 3', ['u', '1', 'u', 'q']);
    expect(out).toContain(labText.en.noUndo);
    expect(out).toContain('You take the last answer back');
  });

  test('any seat can be mine', async () => {
    const { out } = await lab('play --game fluxx --bots random,random --seat 3 --seed 4', ['q']);
    expect(out).toContain('Cleo (you)');
    expect(out).toContain('Ann (random)');
  });
});
