import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAll, anyPicks } from '#bots/index.ts';
import { fastRng, fittingOptions, journalHash, Match } from '#engine';
import type { CarriedRequest, CreatedReply, ErrorReply, RecordReply, ReplayReply } from '../schema.ts';
import { newMatchId } from '../words.ts';
import { freshKey, type Guest, type Server, startServer } from './kit.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A match of two that was played to its end somewhere without a network. */
function played(more: Partial<CarriedRequest> = {}): CarriedRequest {
  const game = server.house.library.gameById('closed');
  if (game === undefined) throw new Error('there is no such game');
  const options = fittingOptions(game, 2);
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed: '5a'.repeat(32) };
  const match = Match.start(game, header);
  const rng = fastRng(5);
  while (!match.over) answerAll(match, anyPicks, rng);
  return {
    key: freshKey(),
    id: newMatchId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options },
    seats: [
      { kind: 'me', name: 'On the way', avatar: 'fox-1' },
      { kind: 'bot', name: 'Otto', avatar: 'robot-1', level: 'easy' },
    ],
    players: 2,
    seed: header.seed,
    createdAt: 1000,
    journal: match.journal.map((entry, i) => ({ at: 1000 + i, entry })),
    ...more,
  };
}

const carry = (guest: Guest, request: CarriedRequest) => guest.post<CreatedReply & ErrorReply>('/api/matches/carried', request);
const recordOf = async (guest: Guest) => (await guest.get<RecordReply>('/api/my/record')).body;

test('a match that was played without the network comes to the own record with its course, and counts for nothing', async () => {
  const ann = await server.guest('Ann');
  const match = played();
  expect(await carry(ann, match)).toMatchObject({ status: 201, body: { id: match.id } });
  // The word of it was lost: the same again.
  expect(await carry(ann, { ...match, key: freshKey() })).toMatchObject({ status: 201, body: { id: match.id } });
  const { totals, history } = await recordOf(ann);
  expect(totals).toMatchObject({ matches: 1, counted: 0, won: 0, share: null });
  expect(history.matches).toMatchObject([{ id: match.id, offline: true, counts: false }]);
  expect(history.matches[0].seats.map(({ name, you }) => [name, you])).toEqual([
    ['Ann', true],
    ['Otto', false],
  ]);
  const replay = (await ann.get<ReplayReply>(`/api/matches/${match.id}/replay`)).body;
  expect(replay.journal).toEqual(match.journal);
  expect(replay.hash).toBe(
    journalHash(
      replay.header,
      match.journal.map(({ entry }) => entry),
    ),
  );
  expect(replay.events.length).toBe(match.journal.length + 1);
});

test('what does not follow from the rules, or was played by others, is not taken', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const match = played();
  const { journal } = match;
  const wrong: readonly (readonly [Partial<CarriedRequest>, string])[] = [
    [{ journal: journal.slice(0, -1) }, 'does-not-follow'],
    [{ journal: [journal[1], ...journal] }, 'does-not-follow'],
    [{ journal: [{ at: 1, entry: { kind: 'gift' } }] as never }, 'does-not-follow'],
    [{ seed: '5b'.repeat(32) }, 'does-not-follow'],
    [{ rulesVersion: match.rulesVersion + 1 }, 'old-rules'],
    [{ seats: match.seats.slice(0, 1) }, 'wrong-seats'],
  ];
  for (const [changed, code] of wrong) expect((await carry(ann, { ...match, ...changed, key: freshKey() })).body).toMatchObject({ code });
  expect((await recordOf(ann)).totals.matches).toBe(0);
  expect((await carry(ann, match)).status).toBe(201);
  expect(await carry(eve, { ...match, key: freshKey() })).toMatchObject({ status: 409, body: { code: 'carried-elsewhere' } });
  const running = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect((await carry(ann, played({ id: running }))).body).toMatchObject({ code: 'carried-elsewhere' });
});

test('a long journal is taken here and nowhere else', async () => {
  const ann = await server.guest('Ann');
  const long = played({ journal: Array.from({ length: 5000 }, () => ({ at: 1, entry: { kind: 'human', seat: 0 } as const })) });
  expect(JSON.stringify(long).length).toBeGreaterThan(100_000);
  expect((await carry(ann, long)).body).toMatchObject({ code: 'does-not-follow' });
  expect((await ann.post('/api/matches', { ...long })).status).toBe(413);
});
