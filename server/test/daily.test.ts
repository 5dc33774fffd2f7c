import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { resultOf } from '../lobby/daily.ts';
import type { DailyReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

let server: Server;
const never = (): Promise<never> => new Promise(() => undefined);
/** They take the first of everything, at once. */
const bots: Bots = {
  choose: async ({ seat }, { match: id }) => {
    const ask = server.app.rooms
      .all()
      .find(({ row }) => row.id === id)
      ?.match?.askOf(seat);
    return Array.from({ length: ask?.min ?? 0 }, (_, i) => i);
  },
  advise: never,
  lookBack: never,
  isFull: () => false,
  waiting: 0,
  close: async () => undefined,
};
beforeAll(async () => {
  server = await startServer({ bots });
});
afterAll(() => server.close());

/** Somebody who was here before today. */
const regular = async (name: string): Promise<Guest> => {
  const guest = await server.guest(name);
  server.pass(24 * 3600_000);
  return guest;
};
const sit = async (guest: Guest): Promise<string> => (await guest.post<{ id: string }>('/api/daily/canary')).body.id;
const day = async (guest: Guest): Promise<DailyReply> => (await guest.get<DailyReply>('/api/daily/canary')).body;
const playOut = (guest: Guest, id: string): Promise<true> =>
  waitFor(async () => {
    await answerAnyhow(guest, id);
    return (await guest.state(id)).meta.status === 'finished' ? true : undefined;
  });

/** The quickest way to an end. */
const giveUp = async (guest: Guest, id: string): Promise<void> => {
  expect((await guest.act(id, 'resign')).status).toBe(200);
};

test('everybody gets the same cards, one table a day, and a place in the list', async () => {
  const [bob, ann] = [await server.guest('Bob'), await regular('Ann')];
  const table = await sit(ann);
  expect(await sit(ann)).toBe(table);
  const other = await sit(bob);
  expect(other).not.toBe(table);
  const hand = async (guest: Guest, id: string) => (await guest.state(id)).view?.zones['hand:0'].map((card) => card.def);
  expect(await hand(bob, other)).toEqual(await hand(ann, table));

  const unplayed = { id: table, finished: false, answers: 0 };
  expect(await day(ann)).toMatchObject({ table: unplayed, mine: null, players: 0, place: null, best: [] });
  await waitFor(async () => {
    await answerAnyhow(ann, table);
    return (await day(ann)).table?.answers === 1 ? true : undefined;
  });
  await playOut(ann, table);
  const standing = await waitFor(async () => {
    const now = await day(ann);
    return now.players === 1 ? now : undefined;
  });
  expect(standing).toMatchObject({ place: 1, mine: { name: 'Ann', me: true }, lengths: [{ me: true }] });
  expect(standing.mine?.length).toBeGreaterThan(3);
  // Nobody finds the way into somebody's match with the same cards, not even who has finished, until the day is over.
  expect((await day(bob)).best).toMatchObject([{ name: 'Ann', me: false, match: null }]);
  await playOut(bob, other);
  await waitFor(async () => (await day(bob)).players === 2);
  expect((await day(bob)).best.map((one) => one.match)).toEqual([null, null]);
  const { day: name } = await day(bob);
  const past = async (guest: Guest) => (await guest.get<DailyReply>(`/api/daily/canary?day=${name}`)).body;
  expect(await past(bob)).toMatchObject({ over: false, place: expect.any(Number) });
  server.pass(24 * 3600_000);
  expect((await day(bob)).before).toBe(name);
  expect(await past(bob)).toMatchObject({ day: name, over: true, players: 2, apart: false });
  expect((await past(bob)).best.map((one) => one.match)).toEqual(expect.arrayContaining([table, other]));
  // Who has not played it is told how it ended, and no more.
  expect((await past(await server.guest('Zoe'))).best.map((one) => one.match)).toEqual([null, null]);
  expect((await bob.get('/api/daily/canary?day=2999-01-01')).status).toBe(404);
  expect((await bob.get('/api/daily/canary?day=today')).status).toBe(400);
});

test('before the day is over nobody gets seed, replay, branch or look back, not even of the own finished try', async () => {
  const ann = await regular('Ann');
  const table = await sit(ann);
  await giveUp(ann, table);
  const branch = { key: freshKey(), match: table, at: 1, seat: 0, level: 'easy' };
  const asked = async () => [
    (await ann.state(table)).meta.seed,
    (await ann.get<{ code: string }>(`/api/matches/${table}/replay`)).body.code,
    (await ann.post<{ code: string }>('/api/matches/from-position', { ...branch, key: freshKey() })).body.code,
    (await ann.get<{ code: string }>(`/api/matches/${table}/analysis`)).body.code,
  ];
  expect(await asked()).toEqual([null, 'day-not-over', 'day-not-over', 'day-not-over']);
  const { endsAt } = await day(ann);
  expect((await ann.state(table)).meta.sealedUntil).toBe(endsAt);
  server.pass(endsAt - server.house.now() - 500);
  expect(await asked()).toEqual([null, 'day-not-over', 'day-not-over', 'day-not-over']);
  server.pass(500);
  expect(await asked()).toEqual([expect.any(String), undefined, undefined, undefined]);
  expect((await ann.state(table)).meta.sealedUntil).toBeNull();
});

test('at the table of the day nobody sits down, nothing is changed, and what was seen is not taken back', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const table = await sit(ann);
  expect((await bob.act(table, 'join', {})).body.code).toBe('daily-alone');
  expect((await ann.act(table, 'settings', { visibility: 'open' })).body.code).toBe('daily-alone');
  expect((await ann.act(table, 'settings', { options: { length: '12' } })).body.code).toBe('daily-alone');
  /** How the last answer could be taken back, answer after answer. */
  const undos = async (id: string): Promise<Set<string>> => {
    const found = new Set<string>();
    for (let answers = 0; answers < 8; ) {
      if (await answerAnyhow(ann, id)) answers++;
      found.add((await ann.state(id)).meta.undo.mine);
    }
    return found;
  };
  // The same moves alone at a table of one's own: there the person has only themselves to ask.
  const own = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect(await undos(own)).toContain('by-consent');
  expect(await undos(table)).not.toContain('by-consent');
});

test('whoever came only today is listed apart, and what ends after its day counts nowhere', async () => {
  const [eve, late] = [await regular('Eve'), await server.guest('Late')];
  const tables = [await sit(eve), await sit(late)];
  await giveUp(late, tables[1]);
  const list = await waitFor(async () => {
    const now = await day(late);
    return now.newcomers.players > 0 ? now : undefined;
  });
  expect(list).toMatchObject({
    players: 0,
    best: [],
    apart: true,
    place: 1,
    mine: { name: 'Late' },
    newcomers: { best: [{ name: 'Late', me: true }] },
  });
  const { day: name } = list;
  server.pass(24 * 3600_000);
  await giveUp(eve, tables[0]);
  const past = (await eve.get<DailyReply>(`/api/daily/canary?day=${name}`)).body;
  expect(past).toMatchObject({ table: { finished: true }, mine: null, players: 0, newcomers: { players: 1 } });
});

test('a loss held off longer is before a short one, and whoever gives up comes last', () => {
  const seats = [{ identity: 'ann' }, { identity: null }];
  const result = (winners: number[], answers: number, gaveUp = false) => {
    const row = { host: 'ann', seats, daily: 'canary/today', outcome: { winners, reason: 'x', rule: '' } } as unknown as MatchRow;
    const journal = Array.from({ length: answers }, () => ({ entry: { kind: 'answer', seat: 0 } }));
    return resultOf(row, gaveUp ? [...journal, { entry: { kind: 'resign', seat: 0 } }] : journal)?.score ?? Number.NaN;
  };
  const order = [result([0], 40), result([1], 90), result([1], 30), result([1], 60, true), result([1], 2, true)];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});

test('a result that nobody noted, since its node died, is noted when its person looks; a match that goes on has none', async () => {
  const mia = await regular('Mia');
  const { store } = server.house;
  const saved = vi.spyOn(store, 'saveResult');
  const table = await sit(mia);
  const before = await day(mia);
  expect(before).toMatchObject({ mine: null, place: null });
  expect(saved).not.toHaveBeenCalled();
  saved.mockResolvedValue(false);
  await playOut(mia, table);
  await waitFor(() => saved.mock.calls.length > 0);
  expect((await store.standing(saved.mock.calls[0][0].challenge, saved.mock.calls[0][0].identity)).place).toBeNull();
  saved.mockRestore();
  expect((await day(mia)).place).toBeGreaterThan(0);
});

test('tomorrow brings other cards and an empty list', async () => {
  const eve = await server.guest('Eve');
  const today = await sit(eve);
  const before = await eve.state(today);
  server.pass(24 * 3600_000);
  const tomorrow = await sit(eve);
  expect(tomorrow).not.toBe(today);
  expect((await eve.state(tomorrow)).meta.seedHash).not.toBe(before.meta.seedHash);
  expect((await day(eve)).players).toBe(0);
});

test('a table where a bot answered for the person does not count; unknown games and strangers are told so', async () => {
  const leo = await server.guest('Leo');
  const table = await sit(leo);
  // Bots think only for tables that somebody watches.
  const stream = leo.listen(table);
  await leo.act(table, 'takeover', { control: 'bot', level: 'random' });
  await waitFor(async () => (await leo.state(table)).meta.status === 'finished');
  await stream.close();
  expect(await day(leo)).toMatchObject({ mine: null, table: { finished: true } });
  expect((await leo.get('/api/daily/nothing')).status).toBe(422);
  const stranger = await server.guest();
  expect((await stranger.post('/api/daily/canary')).status).toBe(401);
});
