import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resultOf } from '../lobby/daily.ts';
import type { DailyReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { answerAnyhow, type Guest, type Server, startServer, waitFor } from './kit.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const sit = async (guest: Guest): Promise<string> => (await guest.post<{ id: string }>('/api/daily/canary')).body.id;
const day = async (guest: Guest): Promise<DailyReply> => (await guest.get<DailyReply>('/api/daily/canary')).body;
const playOut = (guest: Guest, id: string): Promise<true> =>
  waitFor(async () => {
    await answerAnyhow(guest, id);
    return (await guest.state(id)).meta.status === 'finished' ? true : undefined;
  });

test('everybody gets the same cards, one table a day, and a place in the list', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
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
  // Who has not finished sees the list, but not the way into somebody's match with the same cards.
  expect((await day(bob)).best).toMatchObject([{ name: 'Ann', me: false, match: null }]);
  await playOut(bob, other);
  expect((await day(bob)).best.map((one) => one.match)).toEqual(expect.arrayContaining([table, other]));
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
  const mia = await server.guest('Mia');
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
