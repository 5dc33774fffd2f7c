import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorReply, RecordReply } from '../schema.ts';
import { answerAnyhow, type Guest, type Server, startServer, waitFor } from './kit.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const guests = (...names: string[]): Promise<Guest[]> => Promise.all(names.map((name) => server.guest(name)));
const recordOf = async (guest: Guest, query = '') => (await guest.get<RecordReply>(`/api/my/record${query}`)).body;
const idsOf = async (guest: Guest, query = '') => (await recordOf(guest, query)).history.matches.map(({ id }) => id);

/** A table of these people and a bot that has begun. */
async function begun([host, ...others]: readonly Guest[], game: string): Promise<string> {
  const open = others.map(() => ({ kind: 'open' as const }));
  const id = await host.create({ game, seats: [{ kind: 'me' }, ...open, { kind: 'bot', level: 'random' }], options: { length: '6' } });
  for (const guest of others) await guest.act(id, 'join');
  if (others.length > 0) await host.act(id, 'start');
  return id;
}

/** The first of them plays a card whenever it can and wins, the others wait. */
async function won(people: readonly Guest[], game = 'closed'): Promise<string> {
  const id = await begun(people, game);
  await waitFor(async () => {
    for (const [i, guest] of people.entries()) await answerAnyhow(guest, id, undefined, (options) => (i === 0 ? 0 : options - 1));
    return (await people[0].state(id)).meta.status === 'finished';
  });
  return id;
}

async function givenUp(guest: Guest, game = 'closed'): Promise<string> {
  const id = await begun([guest], game);
  expect((await guest.act(id, 'resign')).status).toBe(200);
  return id;
}

test('a newcomer has an empty record', async () => {
  const [ann] = await guests('Ann');
  expect(await recordOf(ann)).toEqual({
    since: expect.any(Number),
    totals: { matches: 0, counted: 0, won: 0, share: null, games: 0 },
    games: [],
    history: { matches: [], next: null },
    people: [],
  });
});

test('everybody is told the own record: sums, matches and people, by what the table showed', async () => {
  const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve');
  const together = await won([ann, bob]);
  const winners = (await ann.state(together)).view?.outcome?.winners ?? [];
  const alone = await givenUp(ann, 'canary');
  const running = await begun([ann], 'canary');
  const mine = await recordOf(ann);
  const first = winners.includes(0) ? 1 : 0;
  expect(mine.totals).toEqual({ matches: 2, counted: 2, won: first, share: first / 2, games: 2 });
  expect(mine.games.map(({ game, matches, won: wins, months }) => [game, matches, wins, months.length])).toEqual([
    ['canary', 1, 0, 1],
    ['closed', 1, first, 1],
  ]);
  expect(mine.history.matches.map(({ id, result, replay }) => [id, result, replay])).toEqual([
    [alone, 'gave-up', `/m/${alone}/replay`],
    [together, first === 1 ? 'won' : 'lost', `/m/${together}/replay`],
  ]);
  expect(mine.history.matches[1].seats.map(({ kind, you }) => [kind, you])).toEqual([
    ['human', true],
    ['human', false],
    ['bot', false],
  ]);
  expect(JSON.stringify(mine)).not.toContain(running);
  const second = winners.includes(1) ? 1 : 0;
  expect(mine.people).toMatchObject([
    { name: 'Bob', matches: 1, won: first, lost: second, last: { match: together, seat: 1, game: 'closed' } },
  ]);
  expect((await recordOf(bob)).people).toMatchObject([{ name: 'Ann', matches: 1, won: second, lost: first }]);
  expect((await recordOf(eve)).totals.matches).toBe(0);
  // Nobody is named but by what the table shows.
  const row = await server.house.store.match(together);
  for (const seat of row?.seats ?? []) if (seat.identity !== null) expect(JSON.stringify(mine)).not.toContain(seat.identity);
});

test('matches at one screen are told, and count for nobody', async () => {
  const [ann] = await guests('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Tom' }], options: { length: '6' } });
  await waitFor(async () => {
    for (const seat of [0, 1]) await answerAnyhow(ann, id, seat);
    return (await ann.state(id, '?seat=0')).meta.status === 'finished';
  });
  const { totals, history, people } = await recordOf(ann);
  expect(totals).toEqual({ matches: 1, counted: 0, won: 0, share: null, games: 1 });
  expect(history.matches).toMatchObject([
    {
      id,
      counts: false,
      practice: false,
      seats: [
        { name: 'Ann', you: true },
        { name: 'Tom', you: true },
      ],
    },
  ]);
  expect(people).toEqual([]);
  expect(await idsOf(ann, '?won=true')).toEqual([]);
});

test('the list is filtered by game, person and wins', async () => {
  const [ann, bob, cat] = await guests('Ann', 'Bob', 'Cat');
  const withBob = await won([ann, bob]);
  const withCat = await won([ann, cat], 'canary');
  const alone = await givenUp(ann);
  const { people, history } = await recordOf(ann);
  const personOf = (name: string): string => people.find((one) => one.name === name)?.person ?? '';
  expect(await idsOf(ann)).toEqual([alone, withCat, withBob]);
  expect(await idsOf(ann, '?game=closed')).toEqual([alone, withBob]);
  expect(await idsOf(ann, `?person=${personOf('Cat')}`)).toEqual([withCat]);
  expect(await idsOf(ann, `?person=${personOf('Cat')}&game=closed`)).toEqual([]);
  expect(await idsOf(ann, '?won=true')).toEqual(history.matches.filter(({ result }) => result === 'won').map(({ id }) => id));
  // What is asked for narrows the list, not the sums.
  expect((await recordOf(ann, '?game=canary')).totals.matches).toBe(3);
});

test('a long list comes in pages that neither repeat nor leave out anything', async () => {
  const [ann] = await guests('Ann');
  const all: string[] = [];
  for (let i = 0; i < 23; i++) all.unshift(await givenUp(ann));
  const first = (await recordOf(ann)).history;
  const second = (await recordOf(ann, `?after=${first.next}`)).history;
  expect([first.matches.length, second.matches.length, second.next]).toEqual([20, 3, null]);
  expect([...first.matches, ...second.matches].map(({ id }) => id).sort()).toEqual(all.sort());
});

test('strangers, people never met and what makes no sense are refused in both languages', async () => {
  const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve');
  await won([ann, bob]);
  const [{ person }] = (await recordOf(ann)).people;
  const refusals = [
    [await server.guest(), '', 401, 'no-identity'],
    [ann, '?game=chess', 422, 'unknown-game'],
    [eve, `?person=${person}`, 404, 'not-found'],
    [ann, '?person=Bob', 400, 'bad-request'],
    [ann, '?after=yesterday', 400, 'bad-request'],
    [ann, '?won=perhaps', 400, 'bad-request'],
    [ann, '?identity=bob', 400, 'bad-request'],
  ] as const;
  for (const [guest, query, status, code] of refusals) {
    const reply = await guest.get<ErrorReply>(`/api/my/record${query}`);
    expect([query, reply.status, reply.body.code]).toEqual([query, status, code]);
    expect(reply.body.message.ru).toMatch(/[а-я]/);
    expect(reply.body.message.en).toMatch(/^[A-Z]/);
  }
});
