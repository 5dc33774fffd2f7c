import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { fastRng, type Game, Match } from '#engine';
import { games } from '#games/registry.ts';
import { openPuzzle, type Puzzle } from '#puzzles/puzzle.ts';
import { databaseFile } from '#server/store/place.ts';
import { openSqlite } from '#server/store/sqlite/open.ts';
import { keepMatch, sits } from '#server/test/kept-match.ts';
import { lab } from './io.ts';

const game = games.find(({ id }) => id === 'unicorns') as Game;
const shipped: Puzzle[] = JSON.parse(readFileSync(new URL('../../games/unicorns/puzzles.json', import.meta.url), 'utf8'));
/** Quickly proved, between two, and won in the match. */
const puzzle = shipped
  .filter(({ kind, seats, won }) => kind === 'win' && seats === 2 && won)
  .sort((a, b) => (a.nodes ?? 0) - (b.nodes ?? 0))[0];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-mine-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The match of a puzzle played on to its end. */
function whole(): Match {
  const opened = openPuzzle(game, puzzle);
  const match = Match.load(game, opened.header, opened.journal);
  const rng = fastRng(1);
  while (match.open !== null && match.journal.length < game.cap) {
    const ask = match.open.asks.find(({ seat }) => match.askOf(seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, chooseMove(match, ask.seat, 'easy', { iterations: 20 }, rng));
  }
  return match;
}

test('what people have played becomes a puzzle if everybody at the table allows it, and not otherwise', { timeout: 120_000 }, async () => {
  const allow = (id: string) => ({ id, name: id, avatar: 'fox-1', createdAt: 1, puzzles: true as const });
  const store = openSqlite(databaseFile(folder));
  await store.saveIdentity(allow('ann'));
  await store.saveIdentity({ id: 'bob', name: 'bob', avatar: 'fox-1', createdAt: 1 });
  await keepMatch(store, 'm', whole(), [sits('ann'), sits('bob')]);
  const out = join(folder, 'puzzles.json');
  const mine = () => lab(['mine', '--game', 'unicorns', '--store', folder, '--kinds', 'win', '--nodes', '3000', '--out', out]);
  expect((await mine()).out).toContain('unicorns: 0 matches');
  expect(existsSync(out)).toBe(false);

  await store.saveIdentity(allow('bob'));
  await store.close();
  expect((await mine()).out).toContain('unicorns: 1 matches');
  const found = JSON.parse(readFileSync(out, 'utf8')) as Puzzle[];
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ seed }) => seed === puzzle.seed)).toBe(true);
  expect((await lab('mine --store /nowhere')).code).not.toBe(0);
});
