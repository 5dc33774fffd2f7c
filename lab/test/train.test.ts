import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ModelData } from '#bots/judgement/model.ts';
import { decodeModel } from '#bots/judgement/model.ts';
import { gameById } from '#games/registry.ts';
import type { Strength } from '../strength.ts';
import { json, lab } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Generation {
  readonly positions: number;
  readonly judgement: { readonly heldLogLoss: number };
  readonly duels: readonly { readonly plays: readonly string[]; readonly share: { readonly share: number } }[];
  readonly kept: readonly string[] | null;
}

test('training plays, learns, compares, keeps what wins, and goes on where it stopped', async () => {
  const [work, out, plot] = ['work', 'weights.json', 'plot.svg'].map((name) => join(folder, name));
  const line = 'train --game unicorns --generations 1 --iterations 2 --duels 4 --playouts 3 --hidden 3 --threads 1'.split(' ');
  const run = async (matches: number): Promise<Generation[]> => {
    const { code, out: text } = await lab([...line, '--matches', `${matches}`, '--work', work, '--out', out, '--plot', plot, '--json']);
    expect(code).toBe(0);
    return JSON.parse(text) as Generation[];
  };
  const [first] = await run(5);
  expect(first.positions).toBeGreaterThan(50);
  expect(first.duels.map(({ plays }) => plays)).toEqual([['judgement', 'habits'], ['open', 'habits'], ['judgement'], ['habits']]);
  const most = Math.max(...first.duels.map(({ share }) => share.share));
  expect(first.kept).toEqual(most > 0.5 ? first.duels.find(({ share }) => share.share === most)?.plays : null);
  expect(existsSync(out)).toBe(first.kept !== null);
  const game = gameById('unicorns');
  if (first.kept !== null && game !== undefined) decodeModel(game, JSON.parse(readFileSync(out, 'utf8')) as ModelData);
  expect(readFileSync(plot, 'utf8')).toContain('<svg');
  // The first five are read again, the sixth is played on top, as if there had been no break.
  const played = readFileSync(join(work, 'generation-1.jsonl'), 'utf8');
  const [more] = await run(6);
  expect(more.positions).toBeGreaterThan(first.positions);
  expect(readFileSync(join(work, 'generation-1.jsonl'), 'utf8').startsWith(played)).toBe(true);
  rmSync(work, { recursive: true });
  expect(await run(6)).toEqual([more]);
}, 120_000);

test('habits can be found by trying, matches to learn from played by habit alone; what was practised is not practised again', async () => {
  const work = join(folder, 'practice');
  const line =
    'train --game pickle --practice 2000 --iterations 0 --matches 30 --generations 1 --duels 2 --playouts 2 --threads 1 --json'.split(' ');
  const run = async (): Promise<unknown> => JSON.parse((await lab([...line, '--work', work, '--out', join(folder, 'practised.json')])).out);
  const first = await run();
  expect(first).toEqual([expect.objectContaining({ habits: null })]);
  const practised = JSON.parse(readFileSync(join(work, 'practice.json'), 'utf8')) as { drilled: { rounds: number; names: string[] } };
  expect(practised.drilled.rounds).toBe(1);
  expect(practised.drilled.names).toContain('spend-rick|=prior');
  expect(JSON.parse(readFileSync(join(work, 'generation-1.jsonl'), 'utf8').split('\n')[0]).model.plays).toEqual(['habits']);
  writeFileSync(join(work, 'practice.json'), JSON.stringify(practised));
  expect(await run()).toEqual(first);
}, 120_000);

test('strength says who won how often, and puts the table where it belongs', async () => {
  const file = join(folder, 'README.md');
  writeFileSync(file, 'before\n<!-- strength -->\nold\n<!-- /strength -->\nafter\n');
  const [row] = await json<Strength[]>(`strength --game fluxx --pairs easy/random --games 4 --threads 1 --write ${file}`);
  expect(row).toMatchObject({ game: 'fluxx', seats: 2, one: 'easy', others: 'random', games: 4, stalemates: 0 });
  expect(row.won.low).toBeLessThanOrEqual(row.won.share);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('| fluxx | 2 | easy against random |');
  expect(text).not.toContain('old');
  expect([text.slice(0, 7), text.slice(-7)]).toEqual(['before\n', '\nafter\n']);
});

test('strength goes on where it was stopped, with a budget for each level, as if there had been no break', async () => {
  const [whole, pieces] = ['whole.jsonl', 'pieces.jsonl'].map((name) => join(folder, name));
  const line = 'strength --game fluxx --pairs hard@6/classic@3 --threads 1';
  const run = (games: number, file: string): Promise<Strength[]> => json(`${line} --games ${games} --results ${file}`);
  const [all] = await run(6, whole);
  expect(all).toMatchObject({ one: 'hard@6', others: 'classic@3', games: 6 });
  await run(2, pieces);
  // Stopped in the middle of writing the next match.
  writeFileSync(pieces, `${readFileSync(pieces, 'utf8')}{"game":"flu`);
  const [rest] = await run(6, pieces);
  const won = (file: string): unknown[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => text.endsWith('}'))
      .map((text) => JSON.parse(text) as { match: number; won: number })
      .map((result) => [result.match, result.won]);
  expect(won(pieces)).toEqual(won(whole));
  expect(rest.won).toEqual(all.won);
  const kept = readFileSync(pieces, 'utf8');
  expect((await json<Strength[]>(`strength --table --results ${pieces}`)).map(({ one, games }) => [one, games])).toEqual([['hard@6', 6]]);
  expect(await run(6, pieces)).toEqual([rest]);
  expect(readFileSync(pieces, 'utf8')).toBe(kept);
});

test('strength refuses what is no pair, and a file without a place for the table', async () => {
  expect((await lab('strength --pairs hard')).err).toContain('is no pair of levels');
  expect((await lab('strength --pairs hard/clever')).err).toContain('is no pair of levels');
  expect((await lab('strength --pairs hard@0/easy')).err).toContain('is no pair of levels');
  expect((await lab(`strength --table --results ${join(folder, 'nothing')}`)).err).toContain('--results');
  const file = join(folder, 'empty.md');
  writeFileSync(file, '');
  const { code, err } = await lab(`strength --game fluxx --pairs random/random --games 1 --threads 1 --write ${file}`);
  expect(code).toBe(2);
  expect(err).toContain('<!-- strength -->');
});
