import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyPicks, fastRng, fittingOptions, type Game, Match } from '#engine';
import { games } from '#games/registry.ts';
import { allowedMatches } from '../book/allowed.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { MatchRow, SeatRow, Store } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';
import { keepMatch, sits } from './kept-match.ts';

const postgres = databases();
const stores = [
  { name: 'sqlite', missing: null, open: async (folder: string): Promise<Store> => openSqlite(join(folder, 'store.db')) },
  { name: 'postgres', missing: noPostgres, open: async (folder: string): Promise<Store> => openPostgres(await postgres.urlFor(folder)) },
];

const game = games.find(({ id }) => id === 'pickle') as Game;
/** A match between two, by chance, to its end. */
function played(seed: number): Match {
  const options = fittingOptions(game, 2, {});
  const match = Match.start(game, { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed });
  const rng = fastRng(seed);
  while (match.open !== null) {
    const ask = match.open.asks.find(({ seat }) => match.askOf(seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, anyPicks(ask, rng));
  }
  return match;
}

describe.each(stores.filter(({ missing }) => missing === null))('matches of which puzzles may be made, in $name', ({ open }) => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-allowed-'));
    store = await open(folder);
    for (const id of ['ann', 'bob', 'cy'])
      await store.saveIdentity({ id, name: id, avatar: 'fox-1', createdAt: 1, ...(id === 'cy' ? {} : { puzzles: true as const }) });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const keep = (id: string, seats: readonly SeatRow[], more: Partial<MatchRow> = {}): Promise<void> =>
    keepMatch(store, id, played(7), seats, more);
  const found = async (): Promise<number> => {
    let many = 0;
    for await (const { header, entries } of allowedMatches(store, game)) {
      many++;
      expect([header.seats, entries.length]).toEqual([2, played(7).journal.length]);
    }
    return many;
  };

  test('an open table at which everybody allows it, also with a bot; one word against it is enough', async () => {
    await keep('two', [sits('ann'), sits('bob')]);
    await keep('bot', [sits('ann'), sits(null)]);
    await keep('against', [sits('ann'), sits('cy')]);
    expect(await found()).toBe(2);
    await store.saveIdentity({ id: 'bob', name: 'bob', avatar: 'fox-1', createdAt: 1 });
    expect(await found()).toBe(1);
    await store.saveIdentity({ id: 'cy', name: 'cy', avatar: 'fox-1', createdAt: 1, puzzles: true });
    expect(await found()).toBe(2);
  });

  test('whoever gave up is asked too; who is deleted, or sat there without a seat of their own, cannot be asked', async () => {
    await keep('gave-up', [sits('ann'), sits(null, { kind: 'left', was: 'cy' })]);
    await keep('stood-in', [sits('ann'), sits(null, { was: 'cy' })]);
    await keep('deleted', [sits('ann'), sits(null, { kind: 'human', name: '' })]);
    await keep('one-screen', [sits('ann'), sits('ann', { kind: 'hotseat', name: 'a friend' })]);
    await keep('bots', [sits(null), sits(null)]);
    expect(await found()).toBe(0);
    await store.forget('bob');
    await keep('forgotten', [sits('ann'), sits('bob')]);
    expect(await found()).toBe(0);
  });

  test('never a private table, a running one, one from elsewhere, or the deal of a day that is not over', async () => {
    const two = [sits('ann'), sits('bob')];
    await keep('private', two, { visibility: 'private' });
    await keep('running', two, { status: 'playing', outcome: null, finishedAt: null });
    await keep('offline', two, { offline: true });
    await keep('branch', two, { from: { match: 'other', at: 3 } });
    await keep('old-rules', two, { rulesVersion: game.rulesVersion - 1 });
    await keep('today', two, { daily: `pickle/${new Date(store.clock()).toISOString().slice(0, 10)}` });
    expect(await found()).toBe(0);
    await keep('long-ago', two, { daily: 'pickle/2020-01-01' });
    expect(await found()).toBe(1);
  });
});
