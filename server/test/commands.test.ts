import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

async function table(game = 'canary'): Promise<{ ann: Guest; bob: Guest; eve: Guest; id: string }> {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  return { ann, bob, eve, id };
}

test('the same key again: the same reply, and nothing changes', async () => {
  const { ann, id } = await table();
  const n = (await ann.state(id)).view?.decision?.n;
  const request = { key: freshKey(), n, picks: [0] };
  const replies = await Promise.all(Array.from({ length: 10 }, () => ann.post(`/api/matches/${id}/answer`, request)));
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies[0].body).toEqual({ ok: true, at: 2 });
  expect((await server.house.store.journal(id)).length).toBe(1);
  expect((await ann.act(id, 'chat', { key: 'once-only', text: 'a' })).status).toBe(200);
  await ann.act(id, 'chat', { key: 'once-only', text: 'a' });
  expect((await server.house.store.lines(id, 10)).length).toBe(1);
  const made = { key: freshKey(), game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const ids = await Promise.all([1, 2, 3].map(async () => (await ann.post<{ id: string }>('/api/matches', made)).body.id));
  expect(new Set(ids).size).toBe(1);
});

test('keys of different people do not meet', async () => {
  const { ann, bob, id } = await table();
  const n = (await ann.state(id)).view?.decision?.n;
  await ann.post(`/api/matches/${id}/answer`, { key: 'same-key', n, picks: [0] });
  const reply = await bob.post(`/api/matches/${id}/answer`, { key: 'same-key', n, picks: [] });
  expect(reply.status).toBe(409);
});

test('an answer for another decision is refused with the table as it is now', async () => {
  const { ann, bob, id } = await table();
  const n = (await ann.state(id)).view?.decision?.n ?? 0;
  for (const wrong of [n - 1, n + 1, 999]) {
    const reply = await ann.act(id, 'answer', { n: wrong, picks: [0] });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('stale-decision');
    expect(reply.body.message.ru).toMatch(/посмотрите ещё раз/);
    expect(reply.body.state?.seat).toBe(0);
    expect(reply.body.state?.view?.decision?.mine?.options.length).toBeGreaterThan(0);
  }
  const other = await bob.act(id, 'answer', { n, picks: [0] });
  expect([other.status, other.body.code]).toEqual([409, 'not-asked']);
  expect(other.body.state?.seat).toBe(1);
  expect((await ann.act(id, 'answer', { n, picks: [] })).body).toMatchObject({ code: 'too-few', params: { min: 1 } });
  expect((await ann.act(id, 'answer', { n, picks: [0, 1] })).body.code).toBe('too-many');
  expect((await ann.act(id, 'answer', { n, picks: [77] })).body.code).toBe('out-of-range');
  expect((await ann.act(id, 'answer', { n, options: ['nonsense'] })).body.code).toBe('unknown-option');
  expect((await ann.act(id, 'answer', { n, options: ['wait'], picks: [0] })).body.code).toBe('bad-request');
  expect((await server.house.store.journal(id)).length).toBe(0);
  expect((await ann.act(id, 'answer', { n, options: ['wait'] })).status).toBe(200);
});

test('nobody acts for another seat or sees its cards', async () => {
  const { ann, bob, eve, id } = await table();
  const n = (await ann.state(id)).view?.decision?.n;
  const thief = await server.guest();
  for (const [who, code] of [
    [bob, 'not-your-seat'],
    [eve, 'not-your-seat'],
    [thief, 'no-identity'],
  ] as const) {
    for (const [name, body] of [
      ['answer', { n, seat: 0, picks: [0] }],
      ['undo', { seat: 0 }],
      ['redo', { seat: 0 }],
      ['leave', { seat: 0 }],
      ['resign', { seat: 0 }],
      ['preferences', { seat: 0, passUntilTurn: true }],
    ] as const)
      expect((await who.act(id, name, body)).body.code).toBe(code);
    for (const path of ['', '/events', '/why/3'])
      expect((await who.get<{ code: string }>(`/api/matches/${id}${path}?seat=0`)).body.code).toBe('not-your-seat');
  }
  expect((await bob.act(id, 'takeover', { seat: 0, control: 'human' })).body.code).toBe('not-your-seat');
  expect((await bob.act(id, 'takeover', { seat: 0, control: 'bot' })).body.code).toBe('not-away');
  expect((await eve.act(id, 'takeover', { seat: 0, control: 'bot' })).body.code).toBe('not-seated');
  expect((await eve.act(id, 'answer', { n, picks: [0] })).body.code).toBe('not-seated');
  // A cookie with another identity's id, unsigned or signed by somebody else, is no identity.
  const annId = (await server.house.store.match(id))?.host ?? '';
  for (const forged of [annId, `${annId}.AAAA`, `${annId}.${'a'.repeat(43)}`]) {
    thief.cookie = `zastolye=${encodeURIComponent(forged)}`;
    expect((await thief.get<{ me: null }>('/api/me')).body.me).toBeNull();
  }
  expect((await server.house.store.journal(id)).length).toBe(0);
});

test('commands from pages of other sites are refused', async () => {
  const { ann, id } = await table();
  const send = (headers: { [name: string]: string }) =>
    ann.send<{ code: string }>('POST', `/api/matches/${id}/chat`, { key: freshKey(), text: 'x' }, headers);
  const foreign: { [name: string]: string }[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const reply = await send(headers);
    expect([reply.status, reply.body.code]).toEqual([403, 'cross-site']);
  }
  expect((await send({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('a shared device: one identity holds several seats and says for which it acts', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Mum' }, { kind: 'hotseat', name: 'Dad' }],
    options: { length: '6' },
  });
  const between = await ann.state(id);
  expect(between.seat).toBeNull();
  expect(between.meta.yours).toEqual([0, 1, 2]);
  expect(
    Object.entries(between.view?.zones ?? {}).filter(([key, cards]) => key.startsWith('hand') && cards.some((card) => card.def !== null)),
  ).toEqual([]);
  expect((await ann.act(id, 'answer', { n: between.view?.decision?.n, picks: [0] })).body.code).toBe('which-seat');
  const mum = await ann.state(id, '?seat=1');
  expect(mum.view?.zones['hand:1'].every((card) => card.def !== null)).toBe(true);
  expect(mum.view?.zones['hand:0'].every((card) => card.def === null)).toBe(true);
  expect((await eve.get(`/api/matches/${id}?seat=1`)).status).toBe(403);
  for (let i = 0; i < 60 && (await ann.state(id)).meta.status === 'playing'; i++)
    for (const seat of [0, 1, 2]) await answerAnyhow(ann, id, seat);
  expect((await ann.state(id)).meta.status).toBe('finished');
});

test('undo: free by oneself, otherwise by vote of the other people', async () => {
  const { ann, bob, eve, id } = await table();
  const first = await ann.state(id);
  await ann.act(id, 'answer', { n: first.view?.decision?.n, options: ['wait'] });
  expect((await ann.state(id)).meta.undo).toMatchObject({ mine: 'free', request: null });
  expect((await ann.act(id, 'undo')).status).toBe(200);
  const back = await ann.state(id);
  expect(back.view?.decision?.mine).not.toBeNull();
  expect(back.meta.undo.redo).toBe(true);
  expect((await bob.act(id, 'redo')).body.code).toBe('nothing-to-redo');
  expect((await ann.act(id, 'redo')).status).toBe(200);
  await bob.act(id, 'answer', { n: (await bob.state(id)).view?.decision?.n, options: ['wait'] });

  expect((await ann.state(id)).meta.undo.mine).toBe('by-consent');
  const at = (await ann.state(id)).at;
  const asked = await ann.act(id, 'undo');
  expect(asked.body.at).toBe(at);
  expect((await bob.state(id)).meta.undo.request).toEqual({ number: expect.any(Number), seat: 0, agreed: [], waiting: [1] });
  expect((await ann.vote(id, 'undo', true)).body.code).toBe('no-vote');
  expect((await eve.vote(id, 'undo', true)).body.code).toBe('not-seated');
  await bob.vote(id, 'undo', false);
  expect((await bob.state(id)).meta.undo.request).toBeNull();
  expect((await bob.vote(id, 'undo', true)).body.code).toBe('no-vote');
  await ann.act(id, 'undo');
  await bob.vote(id, 'undo', true);
  const after = await ann.state(id);
  expect(after.view?.decision?.asked).toEqual([0]);
  expect(after.view?.vars).toMatchObject({ turn: 0 });
});

test('against bots alone nobody has to agree', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, options: ['wait'] });
  // The bot may have played something that has to be let pass first.
  await waitFor(async () => {
    const decision = (await ann.state(id)).view?.decision;
    if (decision?.mode === 'first') await answerAnyhow(ann, id);
    return decision?.mode === 'one' && decision.asked[0] === 0;
  });
  const before = await ann.state(id);
  expect(before.meta.undo.mine).toBe('by-consent');
  expect((await ann.act(id, 'undo')).body.at).toBe(before.at + 1);
});

test('why a card cannot be used, and a nudge for whom the table waits', async () => {
  const { ann, bob, id } = await table();
  const card = (await bob.state(id)).view?.zones['hand:1'][0].id;
  expect((await bob.get<{ reason: unknown }>(`/api/matches/${id}/why/${card}`)).body.reason).toMatchObject({
    key: 'not-your-turn',
    rule: 'T-2',
  });
  const theirs = (await bob.state(id)).view?.zones['hand:0'][0].id;
  expect((await bob.get<{ reason: unknown }>(`/api/matches/${id}/why/${theirs}`)).body.reason).toBeNull();
  const stream = ann.listen(id);
  await stream.until((heard) => heard.length > 0);
  expect((await bob.act(id, 'nudge', { seat: 0 })).status).toBe(200);
  expect((await stream.until((heard) => heard.find((one) => one.event === 'nudge'))).data).toEqual({ from: 1, to: 0 });
  expect((await bob.act(id, 'nudge', { seat: 0 })).body.code).toBe('too-often');
  expect((await ann.act(id, 'nudge', { seat: 1 })).body.code).toBe('not-waiting');
  await stream.close();
});

test('which answers end the match is told to whoever is asked, and to nobody else', async () => {
  const { ann, bob, id } = await table();
  const n = (await ann.state(id)).view?.decision?.n;
  expect((await ann.get(`/api/matches/${id}/endings`)).body).toEqual({ n, endings: [], ahead: [] });
  expect((await bob.get(`/api/matches/${id}/endings`)).body).toEqual({ n, endings: [], ahead: [] });
  expect((await bob.get<{ code: string }>(`/api/matches/${id}/endings?seat=0`)).body.code).toBe('not-your-seat');
});
