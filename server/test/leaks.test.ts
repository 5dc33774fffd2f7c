import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SPECTATOR } from '#engine';
import { games } from './games.ts';
import { answerAnyhow, type Guest, type Server, type Stream, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

const names = new Set(games[0].defs.map((def) => def.id));
const named = (text: string): string[] => [...new Set(text.match(/canary-[a-z0-9]+-q/g) ?? [])].filter((name) => names.has(name));

/** Every card whose face the seat has been allowed to know at some moment of the match so far, by name. */
const known = new Map<string, { batches: number; names: Set<string> }>();
function allowed(id: string, seat: number): Set<string> {
  const match = server.app.rooms.all().find((one) => one.row.id === id)?.match ?? null;
  const so = known.get(`${id}/${seat}`) ?? { batches: 0, names: new Set<string>() };
  if (match === null) return so.names;
  for (const batch of match.batches.slice(so.batches))
    for (const name of named(JSON.stringify(match.batchView(seat, batch)))) so.names.add(name);
  if (so.batches < match.batches.length) for (const name of named(JSON.stringify(match.view(seat)))) so.names.add(name);
  known.set(`${id}/${seat}`, { batches: match.batches.length, names: so.names });
  return so.names;
}

test('no reply, error or event names a card that its reader may not know', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cy', 'Eve'].map((name) => server.guest(name)));
  const [ann, bob, cy, eve] = people;
  const stranger = await server.guest();
  const id = await ann.create({
    game: 'closed',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    options: { length: '20' },
    visibility: 'open',
  });
  await bob.act(id, 'join');
  await cy.act(id, 'join');
  await ann.act(id, 'start');
  const readers: readonly (readonly [Guest, number])[] = [
    [ann, 0],
    [bob, 1],
    [cy, 2],
    [eve, SPECTATOR],
    [stranger, SPECTATOR],
  ];
  const streams: (readonly [Stream, number])[] = readers.flatMap(([guest, seat]) => [
    [guest.listen(id, { lastEventId: 0 }), seat] as const,
    [guest.listen(id, { query: '?spectate=true', lastEventId: 0 }), SPECTATOR] as const,
  ]);
  await Promise.all(streams.map(([stream]) => stream.until((heard) => heard.length > 0)));
  let looked = 0;
  let seen = 0;
  const check = (text: string, seat: number): void => {
    looked++;
    const may = allowed(id, seat);
    for (const name of named(text)) {
      seen++;
      if (!may.has(name)) throw new Error(`${name} in ${text.slice(0, 200)}`);
    }
  };
  const hiddenFrom = (seat: number): number[] => {
    const match = server.app.rooms.all().find((one) => one.row.id === id)?.match;
    return (
      match
        ?.view(seat)
        .zones.deck.slice(-2)
        .map((card) => card.id) ?? []
    );
  };

  for (let round = 0; round < 32; round++) {
    const state = await eve.state(id);
    if (state.meta.status !== 'playing') break;
    const n = state.view?.decision?.n ?? 0;
    for (const [guest, seat] of readers) {
      const paths = [
        '',
        '?spectate=true',
        '/replay',
        ...[0, 1, 2, 3].map((one) => `?seat=${one}`),
        ...[0, 1, 2].map((one) => `/events?seat=${one}`),
      ];
      const cards = [
        ...hiddenFrom(seat),
        ...Object.values(state.view?.zones ?? {})
          .flatMap((zone) => zone.map((card) => card.id))
          .slice(0, 4),
      ];
      for (const one of [0, 1, 2].filter((one) => one !== seat))
        for (const path of [`?seat=${one}`]) check((await guest.get(`/api/matches/${id}${path}`)).text, seat);
      if (round % 8 === 0) {
        for (const path of paths.filter((path) => !path.startsWith('/events') || path !== `/events?seat=${seat}`))
          check((await guest.get(`/api/matches/${id}${path}`)).text, path.includes('spectate') ? SPECTATOR : seat);
        for (const card of cards) check((await guest.get(`/api/matches/${id}/why/${card}`)).text, seat);
        check((await guest.get(`/api/matches/${id}/endings`)).text, seat);
        for (const list of ['/api/tables', '/api/my/matches', '/api/my/record', '/api/games', '/api/me', '/metrics', '/healthz'])
          check((await guest.get(list)).text, SPECTATOR);
        for (const [name, body] of [
          ['answer', { n: n - 1, picks: [] }],
          ['answer', { n, picks: [99] }],
          ['answer', { n, options: ['c1', 'c2', 'c3'] }],
          ['undo-vote', { number: 0, agree: true }],
          ['takeover', { seat: 0, control: 'bot' }],
          ['join', {}],
          ['start', {}],
          ['rematch', {}],
          ['decline', {}],
          ['more-time', {}],
          ['hold', {}],
          ['wait', { on: true }],
          ['answer', { n, seat: (seat + 1) % 3, picks: [0] }],
        ] as const)
          if (!(seat < 3 && name === 'answer' && 'picks' in body && body.picks.length === 0))
            check((await guest.act(id, name, body)).text, seat);
      }
    }
    for (const guest of [ann, bob, cy]) await answerAnyhow(guest, id, undefined, (options) => round % options);
  }
  await Promise.all(streams.map(([stream]) => stream.close()));
  for (const [stream, seat] of streams)
    for (const heard of stream.heard) if (heard.event !== 'update' || heard.data.state.meta.status === 'playing') check(heard.text, seat);
  expect(looked).toBeGreaterThan(300);
  expect(seen).toBeGreaterThan(1000);
}, 60_000);

test('whoever takes over the seat of a leaver does not learn what the leaver saw', async () => {
  const [ann, bob, cy, eve] = await Promise.all(['Ann', 'Bob', 'Cy', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    options: { length: '200' },
  });
  await bob.act(id, 'join');
  await cy.act(id, 'join');
  await ann.act(id, 'start');
  const bobs = (await bob.state(id)).view?.zones['hand:1'].map((card) => card.def);
  const [still, insisting] = [bob.listen(id), bob.listen(id, { query: '?seat=1' })];
  await Promise.all([still, insisting].map((stream) => stream.until((heard) => heard.length > 0)));
  await bob.act(id, 'leave');
  expect((await eve.act(id, 'join', { seat: 1 })).status).toBe(200);
  const eves = (await eve.state(id)).view?.zones['hand:1'].map((card) => card.def ?? '') ?? [];
  await answerAnyhow(ann, id);
  for (const stream of [still, insisting]) {
    // The leaver looks on from outside.
    const last = await stream.until((heard) =>
      heard
        .filter((one) => one.event === 'update')
        .find((one) => one.data.state.view?.ring.includes(1) === true && one.data.state.meta.seats[1].name === 'Eve'),
    );
    expect(last.data.state.seat).toBeNull();
    const texts = stream.heard
      .slice(1)
      .map((heard) => heard.text)
      .join();
    expect(eves.length).toBe(4);
    expect(eves.filter((name) => texts.includes(name))).toEqual([]);
    await stream.close();
  }
  const stream = eve.listen(id, { lastEventId: 0 });
  const first = await stream.until((heard) => heard.find((one) => one.event === 'update'));
  expect(first.event === 'update' && first.data.state.seat).toBe(1);
  const dealt = first.event === 'update' ? first.data.events[0] : [];
  expect(dealt.length).toBeGreaterThan(10);
  expect(named(JSON.stringify(dealt))).toEqual([]);
  expect(bobs?.length).toBe(4);
  await stream.close();
});

test('the seed and identities are told to nobody while the match runs', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], visibility: 'open' });
  const row = await server.house.store.match(id);
  const stream = ann.listen(id, { lastEventId: 0 });
  await stream.until((heard) => heard.length > 0);
  await answerAnyhow(ann, id);
  const texts = await Promise.all(
    [ann, eve].flatMap((guest) => ['', '?spectate=true'].map(async (query) => (await guest.get(`/api/matches/${id}${query}`)).text)),
  );
  texts.push(
    (await eve.get('/api/tables')).text,
    (await ann.get('/api/my/matches')).text,
    (await ann.get('/api/my/record')).text,
    (await ann.get('/api/me')).text,
    ...stream.heard.map((heard) => heard.text),
  );
  for (const text of texts) {
    expect(text.includes(row?.seed ?? 'none')).toBe(false);
    expect(text.includes(row?.host ?? 'none')).toBe(false);
  }
  await stream.close();
});
