import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fittingOptions, type Game, Match, UNDO_DEPTH } from '#engine';
import { ENTRIES_AT_A_TIME, turn } from '../match/pieces.ts';
import { Room } from '../match/room.ts';
import type { CarriedRequest, CreatedReply, ErrorReply, ReplayReply } from '../schema.ts';
import { newMatchId } from '../words.ts';
import { countedGames, games } from './games.ts';
import { freshKey, type Guest, type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const { games: counted, count } = countedGames();
let server: Server;
beforeAll(async () => {
  server = await startServer({ games: counted });
});
afterAll(async () => {
  await server.close();
});

/** A long match that was played to its end somewhere without a network: here it is finished, and nothing but its journal is kept. */
const LONG = 1200;
function played(): CarriedRequest {
  const game = games.find(({ id }) => id === 'closed') as Game;
  const options = { ...fittingOptions(game, 2), length: '100000' };
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed: '5a'.repeat(32) };
  const match = Match.start(game, header);
  while (match.journal.length < LONG - 1) {
    const ask = match.open?.asks.find(({ seat }) => match.askOf(seat) !== null);
    match.answer(ask?.seat ?? 0, match.n, ask?.prompt.key === 'main' ? [ask.options.length - 1] : []);
  }
  match.apply({ kind: 'resign', seat: 0, last: true });
  const seats = ['me', 'hotseat'].map((kind) => ({ kind: kind as 'me', name: kind, avatar: 'fox-1' }));
  const journal = match.journal.map((entry, i) => ({ at: 1000 + i, entry }));
  return {
    key: freshKey(),
    id: newMatchId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    players: 2,
    seed: header.seed,
    createdAt: 1000,
    journal,
  };
}

async function carried(): Promise<{ ann: Guest; match: CarriedRequest }> {
  const ann = await server.guest('Ann');
  const match = played();
  expect((await ann.post('/api/matches/carried', match)).status).toBe(201);
  return { ann, match };
}

/** How many steps of the rules the event loop took while that was done, in all and at most in one round of it. */
async function counting<T>(work: () => Promise<T>): Promise<{ result: T; all: number; atOnce: number }> {
  count.steps = 0;
  let atOnce = 0;
  let before = 0;
  let isOver = false;
  const look = (): void => {
    atOnce = Math.max(atOnce, count.steps - before);
    before = count.steps;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  atOnce = Math.max(atOnce, count.steps - before);
  isOver = true;
  return { result, all: count.steps, atOnce };
}

test('a long match of which only the journal is kept is taken up in pieces', async () => {
  const { match } = await carried();
  const { result: room, all, atOnce } = await counting(() => Room.open(server.house, match.id));
  expect(room?.match?.journal).toEqual(match.journal.map(({ entry }) => entry));
  const perEntry = all / LONG;
  expect(all).toBeGreaterThan(LONG / 2);
  expect(atOnce).toBeLessThan(2 * perEntry * ENTRIES_AT_A_TIME);
  await room?.close();
});

test('forty who ask at once are forty pieces one after the other, with a round of the event loop between any two', async () => {
  let round = 0;
  let isOver = false;
  const look = (): void => {
    round++;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const rounds = await Promise.all(Array.from({ length: 40 }, () => turn().then(() => round)));
  isOver = true;
  expect(new Set(rounds).size).toBe(40);
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
});

test('the course of a match is told without running it', async () => {
  const { ann, match } = await carried();
  const { result, all } = await counting(() => ann.get<ReplayReply>(`/api/matches/${match.id}/replay`));
  expect(result.body.journal).toEqual(match.journal);
  expect(all).toBe(0);
});

test('going on from the end of a long match is found out in the threads of the bots, and costs no more than to take up any match', async () => {
  const { ann, match } = await carried();
  const request = { key: freshKey(), match: match.id, at: LONG, seat: 0, level: 'random' };
  const { result, all } = await counting(() => ann.post<CreatedReply & ErrorReply>('/api/matches/from-position', request));
  expect(result.status).toBe(201);
  expect(all).toBeLessThan(3 * UNDO_DEPTH);
  const room = await server.app.rooms.get(result.body.id);
  const game = server.house.library.gameById(match.game) as Game;
  const { players: seats, options, seed, rulesVersion } = match;
  const entries = match.journal.slice(0, LONG - 1).map(({ entry }) => entry);
  const whole = Match.load(game, { game: game.id, rulesVersion, seats, options, seed }, entries);
  // The bot at the other seat may have gone on already.
  expect(room.match?.journal.slice(0, LONG - 1)).toEqual(entries);
  expect(room.match?.batches.slice(0, LONG)).toEqual(whole.batches);
  expect(room.isWhole).toBe(true);
});
