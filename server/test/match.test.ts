import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Match, seedCommitment } from '#engine';
import type { GamesReply, MeReply, StateReply, TablesReply } from '../schema.ts';
import { canary } from './games.ts';
import { answerAnyhow, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

test('a stranger introduces herself, changes her name and is recognised', async () => {
  const ann = await server.guest();
  expect((await ann.get<MeReply>('/api/me')).body).toEqual({ me: null });
  expect((await ann.post('/api/matches', { key: 'abcdef', game: 'canary', seats: [{ kind: 'me' }] })).status).toBe(401);
  const first = await ann.post<MeReply>('/api/me');
  expect(first.body.me?.name).toMatch(/^Guest \d+$/);
  const cookie = first.headers.getSetCookie()[0];
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  await ann.post('/api/me', { name: '  Анна\u202e\n ', avatar: 'fox-1' });
  expect((await ann.get<MeReply>('/api/me')).body.me).toMatchObject({ name: 'Анна', avatar: 'fox-1' });
  expect((await ann.post('/api/me', { name: ' \u200b ' })).body.code).toBe('empty-text');
});

test('a recovery link moves an identity to another device, and only the latest one does', async () => {
  const ann = await server.guest('Ann');
  const old = (await ann.post<{ token: string }>('/api/me/recovery')).body.token;
  const { token, path } = (await ann.post<{ token: string; path: string }>('/api/me/recovery')).body;
  expect(path).toBe(`/recover#${token}`);
  const phone = await server.guest();
  expect((await phone.post('/api/me/recover', { token: old })).body.code).toBe('recovery-invalid');
  expect((await phone.post<MeReply>('/api/me/recover', { token })).body.me?.name).toBe('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect((await phone.state(id)).seat).toBe(0);
});

test('a whole match: two people by invitation and a bot, from the open table to the replay', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  const games = (await ann.get<GamesReply>('/api/games')).body.games;
  expect(games.map((game) => game.id)).toEqual(['canary', 'closed']);
  expect(games[0].joinable).toBe(true);
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
    visibility: 'open',
    options: { length: '6' },
  });
  const lobby = await bob.state(id);
  expect(lobby.meta.status).toBe('lobby');
  expect(lobby.view).toBeNull();
  expect(lobby.at).toBe(0);
  const tables = (await bob.get<TablesReply>('/api/tables?game=canary')).body.matches;
  expect(tables.map((table) => table.id)).toContain(id);

  expect((await bob.act(id, 'start')).body.code).toBe('not-host');
  expect((await bob.act(id, 'join')).status).toBe(200);
  expect((await bob.act(id, 'join')).body.code).toBe('already-seated');
  expect((await bob.act(id, 'answer', { n: 1 })).body.code).toBe('not-started');
  expect((await ann.act(id, 'start')).body).toEqual({ ok: true, at: 1 });
  expect((await eve.act(id, 'start')).status).toBe(403);

  const begun = await ann.state(id);
  expect(begun.meta.seats.map((seat) => [seat.kind, seat.name, seat.you])).toEqual([
    ['human', 'Ann', true],
    ['human', 'Bob', false],
    ['bot', expect.any(String), false],
  ]);
  expect(begun.meta.seed).toBeNull();
  expect((await eve.get(`/api/matches/${id}/replay`)).status).toBe(409);
  const mine = (await ann.get<TablesReply>('/api/my/matches')).body.matches.find((match) => match.id === id);
  expect(mine?.yourTurn).toBe(true);

  await waitFor(async () => {
    await answerAnyhow(ann, id);
    await answerAnyhow(bob, id);
    return (await ann.state(id)).meta.status === 'finished';
  });
  const end = await eve.state(id);
  expect(end.view?.outcome?.reason).toBe('plays');
  expect(end.meta.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedCommitment(end.meta.seed ?? '')).toBe(begun.meta.seedHash);

  const replay = await eve.replay(id);
  const again = Match.load(
    canary,
    replay.header,
    replay.journal.map((one) => one.entry),
  );
  expect(again.table.outcome).toEqual(end.view?.outcome);
  expect(replay.events.length).toBe(replay.journal.length + 1);
  expect(replay.events[0].some((event) => event.e === 'move' && event.def !== null)).toBe(true);
  expect((await ann.act(id, 'answer', { n: 1 })).body.code).toBe('match-over');
});

test('a rematch seats the same people at one new table, whoever asks first', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '6' } });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  expect((await ann.act(id, 'rematch')).body.code).toBe('not-finished');
  const stream = bob.listen(id);
  await bob.act(id, 'resign');
  expect((await ann.state(id)).meta.status).toBe('finished');
  await stream.close();

  const second = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '6' } });
  await bob.act(second, 'join');
  await ann.act(second, 'start');
  await waitFor(async () => {
    await answerAnyhow(ann, second);
    await answerAnyhow(bob, second);
    return (await ann.state(second)).meta.status === 'finished';
  });
  const listening = bob.listen(second);
  await listening.until((heard) => heard.length > 0);
  expect((await eve.act(second, 'rematch')).body.code).toBe('not-seated');
  const [one, two] = await Promise.all([ann.act(second, 'rematch'), bob.act(second, 'rematch')]);
  expect(one.body.match).toBe(two.body.match);
  const told = await listening.until((heard) => heard.find((message) => message.event === 'rematch'));
  expect(told.data).toEqual({ match: one.body.match });
  const next = await bob.state(one.body.match ?? '');
  expect(next.meta.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob']);
  expect((await ann.state(second)).meta.rematch).toBe(one.body.match);
  await listening.close();
});

test('a finished match is taken up at any moment against bots', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], options: { length: '6' } });
  expect((await ann.post('/api/matches/from-position', { key: 'abcdef', match: id, at: 1, seat: 0, level: 'random' })).body.code).toBe(
    'not-finished',
  );
  await waitFor(async () => {
    await answerAnyhow(ann, id);
    return (await ann.state(id)).meta.status === 'finished';
  });
  const bob = await server.guest('Bob');
  const request = { key: 'position-1', match: id, at: 3, seat: 1, level: 'random' };
  const made = await bob.post<{ id: string }>('/api/matches/from-position', request);
  expect(made.status).toBe(201);
  expect((await bob.post<{ id: string }>('/api/matches/from-position', request)).body.id).toBe(made.body.id);
  const state = await bob.state(made.body.id);
  expect(state.meta.from).toEqual({ match: id, at: 3 });
  expect(state.meta.yours).toEqual([1]);
  expect(state.meta.seats[0].kind).toBe('bot');
  await waitFor(async () => {
    await answerAnyhow(bob, made.body.id);
    return (await bob.state(made.body.id)).meta.status === 'finished';
  });
  expect((await bob.post('/api/matches/from-position', { ...request, key: 'position-2', at: 10_000 })).body.code).toBe('no-such-entry');
});

test('chat and reactions reach everybody, spectators too, who take part if the host wants it, and are kept', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const listening = ann.listen(id);
  await listening.until((heard) => heard.length > 0);
  await ann.act(id, 'chat', { text: ' hello\u0007 there ' });
  await ann.act(id, 'settings', { spectatorChat: true });
  await eve.act(id, 'react', { reaction: 'wow' });
  const lines = await listening.until((heard) => {
    const found = heard.filter((message) => message.event === 'chat');
    return found.length === 2 && found;
  });
  expect(lines.map((message) => message.data.line)).toMatchObject([
    { n: 0, name: 'Ann', seat: 0, kind: 'chat', text: 'hello there' },
    { n: 1, name: 'Eve', seat: null, kind: 'reaction', text: 'wow' },
  ]);
  expect((await eve.get<StateReply>(`/api/matches/${id}`)).body.chat.length).toBe(2);
  expect((await eve.act(id, 'chat', { text: 'x'.repeat(301) })).status).toBe(400);
  expect((await eve.act(id, 'react', { reaction: 'rude' })).status).toBe(400);
  await listening.close();
});

test('newcomers sit down while the match runs, and leavers go', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '200' } });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  expect((await eve.act(id, 'join')).status).toBe(200);
  const joined = await eve.state(id);
  expect(joined.seat).toBe(2);
  expect(joined.view?.ring).toEqual([0, 1, 2]);
  expect((await bob.act(id, 'leave')).status).toBe(200);
  const after = await ann.state(id);
  expect(after.view?.ring).toEqual([0, 2]);
  expect(after.meta.seats[1].kind).toBe('left');
  expect((await bob.state(id)).seat).toBeNull();

  const fixed = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect((await eve.act(fixed, 'join')).body.code).toBe('cannot-join');
  await ann.act(fixed, 'leave');
  const left = await ann.state(fixed);
  expect(left.meta.seats[0].control).toBe('bot');
  expect(left.meta.yours).toEqual([0]);
});

test('the host arranges the seats before the start', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  expect((await bob.act(id, 'seat', { seat: 1, set: { kind: 'bot', level: 'easy' } })).body.code).toBe('not-host');
  await ann.act(id, 'seat', { seat: 1, set: { kind: 'bot', level: 'easy' } });
  await ann.act(id, 'seat', { seat: 3, set: { kind: 'hotseat', name: 'Zoe' } });
  await ann.act(id, 'seat', { seat: 2, set: { kind: 'remove' } });
  expect((await ann.act(id, 'seat', { seat: 7, set: { kind: 'open' } })).body.code).toBe('no-such-seat');
  await ann.act(id, 'settings', { options: { length: '6' }, clock: 'quick', visibility: 'open' });
  expect((await ann.act(id, 'settings', { options: { length: '7' } })).body.code).toBe('no-such-option');
  const { meta } = await ann.state(id);
  expect(meta.seats.map((seat) => [seat.kind, seat.name])).toEqual([
    ['human', 'Ann'],
    ['bot', 'Otto'],
    ['hotseat', 'Zoe'],
  ]);
  expect(meta).toMatchObject({ options: { length: '6', window: '0' }, clock: { kind: 'quick' }, visibility: 'open' });
  // What does not go with the number of seats is refused, and gives way when a seat is added.
  await ann.act(id, 'settings', { options: { replies: 'in-turn' } });
  await ann.act(id, 'seat', { seat: 3, set: { kind: 'bot', level: 'easy' } });
  expect((await ann.state(id)).meta.options.replies).toBe('race');
  expect((await ann.act(id, 'settings', { options: { replies: 'in-turn' } })).body.code).toBe('option-does-not-fit');
  await ann.act(id, 'start');
  expect((await ann.act(id, 'settings', { options: { window: '15' } })).status).toBe(200);
  expect((await ann.state(id)).meta.options.window).toBe('15');
  expect((await ann.act(id, 'settings', { options: { length: '20' } })).body.code).toBe('no-such-option');
});
