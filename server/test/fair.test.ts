import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Match } from '#engine';
import type { Bots } from '../bots/bots.ts';
import { configFrom } from '../config.ts';
import { keysFrom } from '../keys.ts';
import { duties } from '../match/clock.ts';
import type { DevicesReply, MeReply, MutesReply } from '../schema.ts';
import { MATCH_DEFAULTS, type MatchRow } from '../store/types.ts';
import { cleanText } from '../words.ts';
import { canary } from './games.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

/** Bots that never come to an end: whatever happens at these tables was not done by them. */
const never = () => new Promise<never>(() => undefined);
const bots: Bots = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
let server: Server;
beforeAll(async () => {
  server = await startServer({ bots, config: { clockMs: { relaxed: 60_000, quick: 400 }, absentMs: 60_000 } });
});
afterAll(async () => {
  await server.close();
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function table(options: { game?: string; clock?: 'quick' } = {}): Promise<{ id: string; people: Guest[] }> {
  const people = await Promise.all(['Ann', 'Bob', 'Cy'].map((name) => server.guest(name)));
  const id = await people[0].create({
    game: options.game ?? 'canary',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    options: { length: '200', window: '0' },
    clock: options.clock ?? 'none',
  });
  for (const one of people.slice(1)) await one.act(id, 'join');
  await people[0].act(id, 'start');
  return { id, people };
}

describe('who has passed in an open window', () => {
  /** What Ann can know of the match after each step, when Bob has passed in secret and when he has not. */
  async function seen(passes: boolean): Promise<unknown[]> {
    const { id, people } = await table({ game: 'closed' });
    const [ann, bob, cy] = people;
    await answerAnyhow(ann, id);
    const n = (await ann.state(id)).view?.decision?.n;
    if (passes) expect((await bob.act(id, 'answer', { n, picks: [] })).status).toBe(200);
    const looks: unknown[] = [];
    const look = async (): Promise<void> => {
      const { at, view, meta } = await ann.state(id);
      looks.push([at, view?.decision, meta.seats.map((seat) => seat.control), meta.undo]);
    };
    await look();
    // Somebody else's bot comes and goes meanwhile.
    for (const control of ['bot', 'human', 'bot'] as const) {
      await cy.act(id, 'takeover', { control });
      await look();
    }
    // Who is played for by a bot passes nevertheless, and nobody is told that it was not the bot.
    const stream = ann.listen(id);
    await stream.until((heard) => heard.length > 0);
    await pause(150);
    const heard = stream.heard.length;
    if (!passes) expect((await cy.act(id, 'answer', { n, picks: [] })).status).toBe(200);
    await pause(50);
    expect(stream.heard.length).toBe(heard);
    await stream.close();
    await look();
    return looks;
  }

  test('does not show when others come and go, nor when a bot-held seat passes by hand', async () => {
    expect(await seen(true)).toEqual(await seen(false));
  });

  test('does not show in figures: they are closed without a token', async () => {
    expect((await (await server.guest()).get('/metrics')).status).toBe(404);
  });

  test('is not told by how long a stand-in takes: silence is a pass at the very end of the time', async () => {
    const { id, people } = await table({ clock: 'quick' });
    await answerAnyhow(people[0], id);
    const rows = await waitFor(async () => {
      const found = await server.house.store.journal(id);
      return found.length >= 3 && found;
    });
    // The bots here never answer, so whoever waited for them would wait for ever.
    for (const row of rows.slice(1, 3)) {
      expect(row.entry.kind).toBe('time-out');
      expect(row.at - rows[0].at).toBeGreaterThanOrEqual(400);
    }
  });

  test('pauses cannot be worked out: the secret of the match goes into them', () => {
    const match = Match.start(canary, {
      game: 'canary',
      rulesVersion: 1,
      seats: 3,
      options: { length: '20', window: '0' },
      seed: 'ab'.repeat(32),
    });
    match.answer(0, match.n, [0]);
    const seat = { kind: 'bot', identity: null, name: 'Ada', avatar: '', level: 'easy', away: null, since: 0 } as const;
    const row = {
      ...MATCH_DEFAULTS,
      id: 'm',
      status: 'playing',
      seats: [seat, seat, seat],
      preferences: {},
      startedAt: 0,
      clock: 'none',
    } as unknown as MatchRow;
    const config = { ...configFrom({}), botPauseMs: null };
    const times = (secret: string, seed = 'ab') =>
      duties({ row: { ...row, seed }, match: match as unknown as Match, times: [5] }, { config, keys: keysFrom(secret) }).map(
        ({ at }) => at,
      );
    expect(times('one')).toEqual(times('one'));
    expect(times('one')).not.toEqual(times('other'));
    // The seed is told when the match is over: nothing follows from it.
    expect(times('one')).toEqual(times('one', 'cd'));
  });

  test('a bot answers no sooner than its longest thought, so that nobody learns when it was sure at once', () => {
    const options = { length: '20', window: '0' };
    const match = Match.start(canary, { game: 'canary', rulesVersion: 1, seats: 3, options, seed: 'ab'.repeat(32) });
    const config = { ...configFrom({}), botPauseMs: null };
    for (const [level, thought] of [
      ['easy', 400],
      ['normal', 400],
      ['hard', 1000],
    ] as const) {
      const seat = { kind: 'bot', identity: null, name: 'Ada', avatar: '', level, away: null, since: 0 } as const;
      for (const seed of ['ab', 'cd', 'ef', '01', '23', '45']) {
        const row = { ...MATCH_DEFAULTS, status: 'playing', seats: [seat, seat, seat], preferences: {}, startedAt: 0, clock: 'none', seed };
        const [duty] = duties(
          { row: row as unknown as MatchRow, match: match as unknown as Match, times: [] },
          { config, keys: keysFrom(seed) },
        );
        expect(duty.at).toBeGreaterThan(thought);
        expect(duty.at).toBeLessThan(thought + 1100);
      }
    }
  });
});

test('whoever is away keeps the vote on taking back', async () => {
  const { id, people } = await table({ game: 'closed' });
  const [ann, bob, cy] = people;
  await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, options: ['wait'] });
  await bob.act(id, 'answer', { n: (await bob.state(id)).view?.decision?.n, options: ['wait'] });
  server.pass(61_000);
  // Bob is away; Ann has a bot put on his seat and wants to go back behind his answer.
  expect((await ann.act(id, 'takeover', { seat: 1, control: 'bot' })).status).toBe(200);
  const at = (await ann.state(id)).at;
  expect((await ann.act(id, 'undo')).body.at).toBe(at);
  expect((await ann.state(id)).meta.undo.request).toMatchObject({ seat: 0, waiting: [1, 2] });
  await cy.vote(id, 'undo', true);
  expect((await ann.state(id)).at).toBe(at);
  await bob.vote(id, 'undo', true);
  expect((await ann.state(id)).at).toBe(at + 1);
});

test('a vote on taking back counts only for what was read', async () => {
  const { id, people } = await table({ game: 'closed' });
  const [ann, bob, cy] = people;
  await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, options: ['wait'] });
  await bob.act(id, 'answer', { n: (await bob.state(id)).view?.decision?.n, options: ['wait'] });
  await ann.act(id, 'undo');
  const read = (await cy.state(id)).meta.undo.request?.number;
  // It is turned down and asked for anew while the yes of Cy is under way.
  await bob.vote(id, 'undo', false);
  await ann.act(id, 'undo');
  expect((await cy.state(id)).meta.undo.request?.number).not.toBe(read);
  const late = await cy.act(id, 'undo-vote', { number: read, agree: true });
  expect([late.status, late.body.code]).toEqual([409, 'other-vote']);
  expect((await cy.state(id)).meta.undo.request).toMatchObject({ seat: 0, waiting: [1, 2] });
  expect((await cy.vote(id, 'undo', true)).status).toBe(200);
  expect((await cy.state(id)).meta.undo.request).toMatchObject({ waiting: [1] });
});

test('a practice table is never open to strangers, and says what it is', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '6' } });
  for (let i = 0; i < 60 && (await ann.state(id)).meta.status === 'playing'; i++)
    for (const seat of [0, 1]) await answerAnyhow(ann, id, seat);
  const made = await ann.post<{ id: string }>('/api/matches/from-position', {
    key: freshKey(),
    match: id,
    at: 1,
    seat: 0,
    level: 'random',
  });
  expect(made.status).toBe(201);
  const refused = await ann.act(made.body.id, 'settings', { visibility: 'open' });
  expect([refused.status, refused.body.code]).toEqual([409, 'practice-private']);
  expect((await ann.state(made.body.id)).meta).toMatchObject({ visibility: 'private', from: { match: id, at: 1 } });
  const mine = (await ann.get<{ matches: { id: string; practice: boolean }[] }>('/api/my/matches')).body.matches;
  expect(mine.map((one) => [one.id, one.practice])).toEqual(
    expect.arrayContaining([
      [made.body.id, true],
      [id, false],
    ]),
  );
});

describe('changes that concern everybody’s time', () => {
  test('a vote counts only for what was read', async () => {
    const { id, people } = await table();
    const [ann, bob] = people;
    await ann.act(id, 'settings', { clock: 'quick' });
    const read = (await bob.state(id)).meta.proposal?.number;
    // The host puts something else in its place while Bob's yes is under way.
    await ann.act(id, 'settings', { options: { window: '40' } });
    const late = await bob.act(id, 'settings-vote', { number: read, agree: true });
    expect([late.status, late.body.code]).toEqual([409, 'other-vote']);
    expect((await bob.state(id)).meta.proposal).toMatchObject({ options: { window: '40' }, agreed: [] });
    expect((await bob.vote(id, 'settings', true)).status).toBe(200);
    expect((await bob.state(id)).meta.proposal).toMatchObject({ agreed: [1] });
  });

  test('need the consent of all, and count from then on', async () => {
    const { id, people } = await table();
    const [ann, bob, cy] = people;
    await pause(500);
    expect((await ann.act(id, 'settings', { clock: 'quick' })).status).toBe(200);
    expect((await bob.state(id)).meta).toMatchObject({
      clock: { kind: 'none', deadline: null },
      proposal: { seat: 0, clock: 'quick', agreed: [], waiting: [1, 2] },
    });
    expect((await ann.vote(id, 'settings', true)).body.code).toBe('no-vote');
    await bob.vote(id, 'settings', true);
    await cy.vote(id, 'settings', false);
    expect((await bob.state(id)).meta).toMatchObject({ clock: { kind: 'none' }, proposal: null });
    // Whoever proposed something may withdraw it; nobody can agree to it any more.
    await ann.act(id, 'settings', { options: { window: '10' } });
    expect((await bob.state(id)).meta.proposal).toMatchObject({ options: { window: '10' } });
    await ann.act(id, 'settings', { spectatorChat: true });
    expect((await bob.state(id)).meta.proposal).not.toBeNull();
    await ann.act(id, 'settings', { clock: 'none' });
    expect((await bob.state(id)).meta.proposal).toBeNull();
    expect((await bob.vote(id, 'settings', true)).body.code).toBe('no-vote');
    await ann.act(id, 'settings', { options: { window: '15' } });
    for (const one of [bob, cy]) await one.vote(id, 'settings', true);
    expect((await ann.state(id)).meta).toMatchObject({ proposal: null, options: { window: '15' }, clock: { kind: 'none' } });
    await pause(500);
    await ann.act(id, 'settings', { clock: 'quick' });
    await bob.vote(id, 'settings', true);
    const before = Date.now();
    await cy.vote(id, 'settings', true);
    const { meta } = await ann.state(id);
    expect(meta).toMatchObject({ proposal: null, clock: { kind: 'quick' } });
    // The question is half a second old already, longer than there is time from now on.
    expect(meta.clock.deadline ?? 0).toBeGreaterThanOrEqual(before + 390);
  });

  test('are made at once where nobody else is concerned', async () => {
    const ann = await server.guest('Ann');
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await ann.act(id, 'settings', { clock: 'relaxed' });
    expect((await ann.state(id)).meta).toMatchObject({ clock: { kind: 'relaxed' }, proposal: null });
  });

  test('a host who leaves has no say any more', async () => {
    for (const game of ['canary', 'closed']) {
      const { id, people } = await table({ game });
      const [ann, bob] = people;
      await ann.act(id, 'leave');
      expect((await ann.act(id, 'settings', { clock: 'quick' })).body.code).toBe('not-host');
      expect((await bob.state(id)).meta.host).toBe(true);
      expect((await bob.act(id, 'settings', { clock: 'relaxed' })).status).toBe(200);
    }
  });
});

test('a link to another device is good once and for a week; devices are listed and signed out', async () => {
  const ann = await server.guest('Ann');
  const link = async (): Promise<string> => (await ann.post<{ token: string }>('/api/me/recovery')).body.token;
  const [phone, thief, late] = await Promise.all([server.guest(), server.guest(), server.guest()]);
  const token = await link();
  expect((await phone.post<MeReply>('/api/me/recover', { token })).body.me?.name).toBe('Ann');
  expect((await thief.post('/api/me/recover', { token })).body.code).toBe('recovery-invalid');
  const old = await link();
  server.pass(8 * 24 * 3600_000);
  expect((await late.post('/api/me/recover', { token: old })).body.code).toBe('recovery-invalid');

  const list = (await ann.get<DevicesReply>('/api/me/devices')).body.devices;
  expect(list.filter((one) => one.current).length).toBe(1);
  expect(list.length).toBe(2);
  // This one is in use, the other one has not been for a week.
  const [ours, phones] = await waitFor(async () => {
    const { devices } = (await ann.get<DevicesReply>('/api/me/devices')).body;
    return devices[0].current && devices;
  });
  expect(server.house.now() - ours.seenAt).toBeLessThan(3600_000);
  expect(ours.seenAt - phones.seenAt).toBeGreaterThan(7 * 24 * 3600_000);
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const stream = phone.listen(id);
  await stream.until((heard) => heard.length > 0);
  const open = await link();
  expect((await ann.post<DevicesReply>('/api/me/sign-out', {})).body.devices.map((one) => one.current)).toEqual([true]);
  await waitFor(() => stream.ended);
  expect((await phone.get<MeReply>('/api/me')).body.me).toBeNull();
  expect((await phone.act(id, 'chat', { text: 'still me?' })).body.code).toBe('no-identity');
  expect((await thief.post('/api/me/recover', { token: open })).body.code).toBe('recovery-invalid');
  expect((await ann.get<MeReply>('/api/me')).body.me?.name).toBe('Ann');
});

test('a key that was used is good for the same request only', async () => {
  const { id, people } = await table();
  const [ann] = people;
  const key = freshKey();
  expect((await ann.act(id, 'chat', { key, text: 'one' })).status).toBe(200);
  expect((await ann.act(id, 'chat', { key, text: 'one' })).status).toBe(200);
  for (const [name, body] of [
    ['chat', { text: 'two' }],
    ['react', { reaction: 'wow' }],
  ] as const) {
    const reply = await ann.act(id, name, { key, ...body });
    expect([reply.status, reply.body.code]).toEqual([409, 'key-reused']);
  }
  const made = { key: freshKey(), game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] };
  expect((await ann.post('/api/matches', made)).status).toBe(201);
  expect((await ann.post('/api/matches', { ...made, clock: 'quick' })).body.code).toBe('key-reused');
  expect((await server.house.store.lines(id, 10)).length).toBe(1);
});

test('spectators chat only if the host wants it, and nobody has to hear everybody', async () => {
  const { id, people } = await table();
  const [ann, bob] = people;
  const eve = await server.guest('Eve');
  expect((await eve.act(id, 'chat', { text: 'let me in' })).body.code).toBe('no-chat');
  expect((await eve.act(id, 'react', { reaction: 'wow' })).body.code).toBe('no-chat');
  await ann.act(id, 'settings', { spectatorChat: true });
  expect((await eve.act(id, 'chat', { text: 'spam' })).status).toBe(200);
  const [anns, bobs] = [ann.listen(id), bob.listen(id)];
  await Promise.all([anns, bobs].map((stream) => stream.until((heard) => heard.length > 0)));
  const muted = await bob.post<MutesReply>(`/api/matches/${id}/mute`, { key: freshKey(), line: 0 });
  expect(muted.body.people.map((one) => one.name)).toEqual(['Eve']);
  await eve.act(id, 'chat', { text: 'more spam' });
  await ann.act(id, 'chat', { text: 'hello' });
  const texts = (stream: typeof bobs) => stream.heard.flatMap((one) => (one.event === 'chat' ? [one.data.line.text] : []));
  await bobs.until(() => texts(bobs).includes('hello'));
  await anns.until(() => texts(anns).includes('hello'));
  expect([texts(bobs), texts(anns)]).toEqual([['hello'], ['more spam', 'hello']]);
  const shown = await bob.get<{ chat: { text: string }[] }>(`/api/matches/${id}`);
  expect(shown.body.chat.map((line) => line.text)).toEqual(['hello']);
  await bob.post('/api/me/unmute', { person: muted.body.people[0].person });
  const again = await bob.get<{ chat: { text: string }[] }>(`/api/matches/${id}`);
  expect(again.body.chat.length).toBe(3);
  await Promise.all([anns.close(), bobs.close()]);
});

test('names show what they are: nothing invisible, no piles of accents', () => {
  for (const [typed, shown] of [
    ['Анна', 'Анна'],
    ['Йозеф Ё', 'Йозеф Ё'],
    ['A\u200bn\u200dn\u2060a', 'Ann a'.replace(' ', '')],
    ['\u202eevil\u202c', 'evil'],
    ['Z\u0300\u0301\u0302\u0303\u0304\u0305', 'Z\u0300\u0301'],
    ['\u3164\u2800\u115f', ''],
    ['\u0301Bob', 'Bob'],
    ['👩‍🚀 Eva ❤️', '👩‍🚀 Eva ❤️'],
    ['\u{e0041}tag', 'tag'],
    ['नमस्ते', 'नमस्ते'],
  ])
    expect(cleanText(typed).replaceAll(typed.includes('\u200b') ? ' ' : '\0', '')).toBe(shown);
});
