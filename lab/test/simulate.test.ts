import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Series } from '#bots/series.ts';
import { playSeries } from '#bots/series.ts';
import type { Game } from '#engine';
import { decodeJournal, shareOf } from '#engine';
import { gameById } from '#games/registry.ts';
import type { Simulation } from '../simulate.ts';
import { json, lab } from './io.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fluxx = gameById('fluxx') as Game;
const series: Series = {
  game: 'fluxx',
  players: 2,
  games: 8,
  seed: 1,
  bots: ['random', 'random'],
  options: { first: 'random' },
  budget: { iterations: 30 },
  swap: false,
};

const withoutSpeed = ({ decisionsPerSecond: _, ...rest }: Simulation): unknown => rest;

describe('simulate', () => {
  test('says what was agreed, and nothing else', async () => {
    const result = await json<Simulation>('simulate --game fluxx --players 4 --games 60 --seed 1 --bots random --threads 1');
    expect(Object.keys(result)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'capped',
      'decisions',
      'decisionsPerSecond',
      'wins',
      'draws',
      'stalemates',
      'turns',
      'cardsNeverPlayed',
    ]);
    expect(result).toMatchObject({ game: 'fluxx', players: 4, games: 60, finished: 60, capped: 0, draws: 0 });
    expect(result.wins).toHaveLength(4);
    expect(result.wins.reduce((sum, n) => sum + n, 0)).toBe(60);
    expect(result.turns.median).toBeLessThanOrEqual(result.turns.p95);
    expect(result.decisions).toBeGreaterThan(60);
    expect(result.decisionsPerSecond).toBeGreaterThan(0);
  });

  test('gives the same for the same seed, on any number of threads', async () => {
    const line = 'simulate --game fluxx --players 3 --games 20 --bots easy,random,random';
    const one = await json<Simulation>(`${line} --seed 5 --threads 1`);
    const three = await json<Simulation>(`${line} --seed 5 --threads 3`);
    const other = await json<Simulation>(`${line} --seed 6 --threads 1`);
    expect(withoutSpeed(three)).toEqual(withoutSpeed(one));
    expect(withoutSpeed(other)).not.toEqual(withoutSpeed(one));
  });

  test('says with --balance how sure the shares are and why the matches ended', async () => {
    const result = await json<Simulation>('simulate --game fluxx --games 8 --bots random --threads 1 --balance');
    expect(result.shares?.map(({ share }) => share)).toEqual(result.wins.map((wins) => wins / 8));
    expect(Object.values(result.reasons ?? {}).reduce((sum, n) => sum + n, 0)).toBe(8);
    // The interval of Wilson as tables give it.
    expect(shareOf(50, 100)).toEqual({ share: 0.5, low: 0.404, high: 0.596 });
    expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: 0.278 });
    expect(shareOf(10, 10)).toEqual({ share: 1, low: 0.722, high: 1 });
  });

  test('--save keeps sums by card, length and turn order, and a series that was stopped goes on', async () => {
    const file = join(folder, 'sums.json');
    const whole = join(folder, 'whole.json');
    const line = 'simulate --game fluxx --bots easy,random --threads 1 --balance';
    for (const [games, to] of [
      ['4', file],
      ['9', file],
      ['9', whole],
    ])
      expect((await lab(`${line} --games ${games} --save ${to}`)).code).toBe(0);
    const read = (from: string) => JSON.parse(readFileSync(from, 'utf8').replaceAll(from, 'FILE'));
    const sums = read(file);
    expect(sums).toEqual(read(whole));
    expect(sums).toMatchObject({ game: 'fluxx', players: 2, bots: ['easy', 'random'], games: 9, seed: 1 });
    expect(sums.command).toContain('--games 9');
    const places: [number, number][] = sums.places;
    expect([places.map(([games]) => games), places[0][1] + places[1][1]]).toEqual([[9, 9], 9]);
    const cards: { games: [number, number]; times: number[]; ends: { [zone: string]: number } }[] = Object.values(sums.cards);
    const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
    // Every card of the box lies somewhere at the end of every match.
    expect(total(cards.flatMap(({ ends }) => Object.values(ends)))).toBe(9 * 100);
    expect(cards.every(({ games, times }) => games[0] <= total(times) && games[1] <= games[0])).toBe(true);
    expect((await lab(`${line} --games 9 --seed 2 --save ${file}`)).err).toContain('another seed');
  });

  test('can be read by people', async () => {
    const { code, out } = await lab('simulate --game fluxx --games 4 --bots random,easy --swap --threads 1');
    expect(code).toBe(0);
    expect(out).toMatch(/won by bot 2 +\d+ +\d+\.\d % \(\d+\.\d–\d+\.\d %\) +easy/);
    expect(out).toMatch(/ended by goal +4 +100\.0 %/);
  });

  test('with --swap every deal is played from every seat', async () => {
    const result = await json<Simulation>('simulate --game fluxx --games 20 --bots easy,random --swap --threads 1');
    expect(result.byBot?.map((one) => one.bot)).toEqual(['easy', 'random']);
    expect((result.byBot ?? []).reduce((sum, one) => sum + one.wins, 0)).toBe(20);
  });

  test('matches that go on too long are capped, and their journals open', () => {
    const tally = playSeries({ ...fluxx, cap: 5 }, series, 0, 4);
    expect(tally).toMatchObject({ games: 4, finished: 0, capped: 4, decisions: 20 });
    const { header, entries } = decodeJournal(tally.failed[0].journal);
    expect(header.game).toBe('fluxx');
    expect(entries).toHaveLength(5);
  });

  test('a match that breaks is reported with its journal, and the others go on', async () => {
    const broken: Game = {
      ...fluxx,
      step(t) {
        if ((t.vars as { turn: number }).turn === 3) throw new Error('out of cards');
        return fluxx.step(t);
      },
    };
    const tally = playSeries(broken, series, 0, 3);
    expect(tally.games).toBe(3);
    expect(tally.failed.map((one) => one.why)).toEqual(['out of cards', 'out of cards', 'out of cards']);
    const file = join(folder, 'broken.journal');
    writeFileSync(file, tally.failed.map((one) => `${one.journal}\n`).join('\n'));
    expect(decodeJournal(tally.failed[1].journal).entries.length).toBeGreaterThan(0);
    expect((await lab(['replay', file, '--match', '2'])).code).toBe(0);
    expect((await lab(['replay', file, '--match', '4'])).err).toContain('holds 3 journals');
  });

  test('--log writes a file even if nothing broke', async () => {
    const file = join(folder, 'none.journal');
    expect((await lab(['simulate', '--game', 'fluxx', '--games', '2', '--threads', '1', '--log', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});

// The bar is three wins of four over 400 matches; of 16 even matches 13 are won once in a hundred runs.
test('normal beats random at Fluxx', () => {
  const tally = playSeries(fluxx, { ...series, games: 16, bots: ['normal', 'random'], swap: true }, 0, 16);
  expect(tally.botWins[0]).toBeGreaterThanOrEqual(13);
});
