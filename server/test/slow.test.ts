import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Match } from '#engine';
import { afterHolidays, cameBack, DAY_MS, goneAway, holidayLeft, withStandIns } from '../match/slow.ts';
import type { MatchRow } from '../store/types.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const HOUR_MS = 3_600_000;

let server: Server;
beforeAll(async () => {
  server = await startServer({ config: { botPauseMs: 0 } });
});
afterAll(async () => {
  await server.close();
});

interface Table {
  readonly id: string;
  readonly people: readonly Guest[];
}

async function table(more: { windowTime?: 'same' | 'half-day' | 'prepared'; seats?: number } = {}): Promise<Table> {
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].slice(0, more.seats ?? 3).map((name) => server.guest(name)));
  const id = await people[0].create({
    game: 'canary',
    seats: [{ kind: 'me' }, ...people.slice(1).map(() => ({ kind: 'open' as const }))],
    clock: 'day',
    options: { length: '200' },
    ...(more.windowTime === undefined ? {} : { windowTime: more.windowTime }),
  });
  for (const one of people.slice(1)) await one.act(id, 'join');
  await people[0].act(id, 'start');
  return { id, people };
}

const entriesOf = async (id: string): Promise<readonly { readonly kind: string }[]> =>
  (await server.house.store.journal(id)).map(({ entry }) => entry);

/** Ann plays the first card that is offered: a window is open for the others. */
async function opened({ id, people: [ann] }: Table): Promise<void> {
  const decision = (await ann.state(id)).view?.decision;
  await ann.act(id, 'answer', { n: decision?.n, picks: [0] });
  expect((await ann.state(id)).view?.decision?.mode).toBe('first');
}

/** A table with an open window that Bob holds an answer to. */
async function withReply(): Promise<Table & { readonly wanted: string }> {
  for (let tries = 0; tries < 20; tries++) {
    const here = await table({ seats: 2 });
    await opened(here);
    const { view } = await here.people[1].state(here.id);
    const options = view?.decision?.mine?.options ?? [];
    const card = options.map((option) => ('ref' in option && option.ref.kind === 'card' ? option.ref.card : -1)).find((id) => id >= 0);
    const wanted = Object.values(view?.zones ?? {})
      .flat()
      .find(({ id }) => id === card)?.def;
    if (wanted !== undefined && wanted !== null) return { ...here, wanted };
  }
  throw new Error('nobody ever holds an answer');
}

describe('a day for each decision', () => {
  test('nobody is replaced for being away: when a day is over a bot answers that one question, after two in a row it plays on', async () => {
    const { id, people } = await table({ seats: 2 });
    const [ann] = people;
    const { meta } = await ann.state(id);
    expect(meta.clock.deadline).toBe((meta.clock.since ?? 0) + DAY_MS);
    server.pass(DAY_MS - 60_000);
    await new Promise((done) => setTimeout(done, 1500));
    expect(await entriesOf(id)).toEqual([]);
    server.pass(70_000);
    const [first] = await waitFor(async () => {
      const entries = await entriesOf(id);
      return entries.length > 0 && entries;
    });
    expect(first).toMatchObject({ kind: 'answer', seat: 0, by: 'bot' });
    const after = await ann.state(id);
    expect([after.meta.seats[0].control, after.meta.slow?.standIns]).toEqual(['self', [0]]);
    // Day by day nobody comes: the second miss of a seat gives it to the bot.
    for (let days = 0; days < 8 && (await ann.state(id)).meta.seats[0].control === 'self'; days++) {
      server.pass(DAY_MS + 10_000);
      await new Promise((done) => setTimeout(done, 2500));
    }
    expect((await ann.state(id)).meta.seats[0].control).toBe('bot');
    // Looking in is not coming back; saying so is.
    const stream = ann.listen(id);
    await stream.until((heard) => heard.length > 0);
    await stream.close();
    expect((await ann.state(id)).meta.seats[0].control).toBe('bot');
    await ann.act(id, 'takeover', { control: 'human' });
    expect((await ann.state(id)).meta.seats[0].control).toBe('self');
  });

  test('others cannot give away the seat of somebody who is only not there', async () => {
    const { id, people } = await table({ seats: 2 });
    server.pass(HOUR_MS);
    expect((await people[0].act(id, 'takeover', { seat: 1, control: 'bot' })).body.code).toBe('not-away');
  });

  test('one more day, once in a match', async () => {
    const { id, people } = await table({ seats: 2 });
    const before = (await people[0].state(id)).meta.clock;
    expect(before.more).toBe(1);
    expect((await people[0].act(id, 'more-time')).status).toBe(200);
    const after = (await people[0].state(id)).meta.clock;
    expect([after.deadline, after.more]).toEqual([(before.deadline ?? 0) + DAY_MS, 0]);
    expect((await people[0].act(id, 'more-time')).body.code).toBe('no-more-time');
  });

  test('far moments are known to the store alone: an hour later nothing of the match is in memory, and it is still due', async () => {
    const { id, people } = await table({ seats: 2 });
    const deadline = (await people[0].state(id)).meta.clock.deadline ?? 0;
    expect(await server.house.store.claimDue(deadline - 1, server.house.now(), server.house.now() + 1, 50)).not.toContain(id);
    expect(await server.house.store.claimDue(deadline, server.house.now(), server.house.now() + 1, 50)).toContain(id);
  });
});

test('for whom a bot gave more than a quarter of the answers is kept with the result', () => {
  const person = (identity: string | null) => ({
    kind: 'human' as const,
    identity,
    name: null,
    avatar: null,
    level: null,
    away: null,
    since: 0,
  });
  const row = { seats: [person('ann'), person('bob'), { ...person(null), kind: 'bot' as const }] } as unknown as MatchRow;
  const answers = (seat: number, own: number, bots: number) => [
    ...Array.from({ length: own }, () => ({ kind: 'answer', seat, by: 'human' })),
    ...Array.from({ length: bots }, () => ({ kind: 'answer', seat, by: 'bot' })),
  ];
  const match = (...journal: readonly object[][]) => ({ journal: journal.flat() }) as unknown as Match;
  // A bot that sits there by right stands in for nobody, and a quarter is not more than a quarter.
  expect(withStandIns(row, match(answers(0, 2, 1), answers(1, 3, 1), answers(2, 0, 4)))).toEqual({ standIns: { 0: 0.33 } });
  expect(withStandIns(row, match(answers(0, 4, 1), answers(1, 4, 0)))).toEqual({});
});

describe('windows over days', () => {
  test('a pass is told to nobody, and the window closes at the first of its moments by which all have passed', async () => {
    const here = await table();
    const { id, people } = here;
    const [ann, bob, cid] = people;
    await opened(here);
    const open = await bob.state(id);
    expect(open.meta.clock.windowEnds).toBe((open.meta.clock.since ?? 0) + 12 * HOUR_MS);
    const n = open.view?.decision?.n;
    const [others, own] = [ann.listen(id), bob.listen(id)];
    for (const stream of [others, own]) await stream.until((heard) => heard.some(({ event }) => event === 'update'));
    const before = await ann.state(id);
    const told = others.heard.length;
    await bob.act(id, 'answer', { n, picks: [] });
    // His own open page is told that he is not asked any more; nobody else's hears anything.
    await own.until((heard) => heard.some((one) => one.event === 'update' && one.data.state.view?.decision?.mine === null));
    expect(others.heard.slice(told).filter(({ event }) => event === 'update')).toEqual([]);
    const passed = await bob.state(id);
    expect([passed.meta.clock.passed, passed.view?.decision?.mine]).toEqual([true, null]);
    const seen = await ann.state(id);
    expect({ ...seen, meta: { ...seen.meta, now: 0 } }).toEqual({ ...before, meta: { ...before.meta, now: 0 } });
    expect((await cid.state(id)).meta.clock.passed).toBeUndefined();
    // Bob has passed in the first minute, Cid passes after three hours: it closes after four, for both at once.
    server.pass(3 * HOUR_MS);
    await cid.act(id, 'answer', { n, picks: [] });
    await new Promise((done) => setTimeout(done, 1500));
    expect((await entriesOf(id)).length).toBe(1);
    server.pass(HOUR_MS);
    const entries = await waitFor(async () => {
      const all = await entriesOf(id);
      return all.length > 2 && all;
    });
    expect(entries.slice(1, 3)).toMatchObject([
      { kind: 'time-out', seat: 1 },
      { kind: 'time-out', seat: 2 },
    ]);
  });

  test('while somebody has not passed it stays open to its end, whoever could answer', async () => {
    const here = await table();
    const { id, people } = here;
    await opened(here);
    const n = (await people[1].state(id)).view?.decision?.n;
    await people[1].act(id, 'answer', { n, picks: [] });
    server.pass(11 * HOUR_MS);
    await new Promise((done) => setTimeout(done, 1500));
    expect((await entriesOf(id)).length).toBe(1);
    server.pass(HOUR_MS + 5_000);
    await waitFor(async () => (await entriesOf(id)).length > 2);
  });

  test('a wish counts from when it is said: windows that are not about me are passed, at the next moment of the window', async () => {
    const here = await table({ seats: 2 });
    const { id, people } = here;
    await opened(here);
    server.pass(90 * 60_000);
    await people[1].act(id, 'preferences', { passUntouched: true });
    await new Promise((done) => setTimeout(done, 1500));
    expect((await entriesOf(id)).length).toBe(1);
    server.pass(31 * 60_000);
    await waitFor(async () => (await entriesOf(id)).length > 1);
    // The next window closes after its first hour.
    expect((await people[1].state(id)).meta.preferences?.passUntouched).toBe(true);
  });

  test('a window lasts as long as the table has agreed: as a decision does, half a day, or only for what was prepared', async () => {
    for (const [windowTime, hours] of [
      ['same', 24],
      ['half-day', 12],
      ['prepared', 1.5],
    ] as const) {
      const here = await table({ seats: 2, windowTime });
      await opened(here);
      const { clock } = (await here.people[1].state(here.id)).meta;
      expect([windowTime, (clock.windowEnds ?? 0) - (clock.since ?? 0)]).toEqual([windowTime, hours * HOUR_MS]);
    }
  });

  test('passing until my turn holds over days: window after window closes at its first moment', async () => {
    const { id, people } = await table();
    const [ann, bob, cid] = people;
    await cid.act(id, 'preferences', { passUntilTurn: true });
    for (const [plays, passes] of [
      [ann, bob],
      [bob, ann],
    ]) {
      await plays.act(id, 'answer', { n: (await plays.state(id)).view?.decision?.n, picks: [0] });
      const { view, meta } = await passes.state(id);
      expect([view?.decision?.window, (await cid.state(id)).meta.preferences?.passUntilTurn]).toEqual([true, true]);
      await passes.act(id, 'answer', { n: view?.decision?.n, picks: [] });
      const before = (await entriesOf(id)).length;
      server.pass((meta.clock.since ?? 0) + HOUR_MS + 5_000 - server.house.now());
      await waitFor(async () => (await entriesOf(id)).length > before);
    }
  });

  test('a prepared answer is given once, between twenty and ninety minutes, and nobody else sees it', async () => {
    const { id, people, wanted } = await withReply();
    const [ann, bob] = people;
    const stream = ann.listen(id);
    await stream.until((heard) => heard.some(({ data }) => (JSON.stringify(data).match(/"connected":true/g) ?? []).length === 1));
    expect((await bob.act(id, 'prepare', { answers: [{ card: 'no-such-card', when: 'any' }] })).body.code).toBe('bad-request');
    const told = stream.heard.filter(({ event }) => event !== 'beat').length;
    expect((await bob.act(id, 'prepare', { answers: [{ card: wanted, when: 'any' }] })).status).toBe(200);
    // The next that Ann hears is what she says herself.
    await ann.act(id, 'chat', { text: 'still there?' });
    await stream.until((heard) => heard.some(({ event }) => event === 'chat'));
    expect(stream.heard.filter(({ event }) => event !== 'beat').length).toBe(told + 1);
    await stream.close();
    expect((await bob.state(id)).meta.slow?.prepared).toEqual([{ card: wanted, when: 'any' }]);
    expect((await ann.state(id)).meta.slow?.prepared).toEqual([]);
    server.pass(19 * 60_000);
    await new Promise((done) => setTimeout(done, 1500));
    expect((await entriesOf(id)).length).toBe(1);
    server.pass(71 * 60_000 + 5_000);
    const entries = await waitFor(async () => {
      const all = await entriesOf(id);
      return all.length > 1 && all;
    });
    expect(entries[1]).toMatchObject({ kind: 'answer', seat: 1 });
    expect((await bob.state(id)).meta.slow?.prepared).toEqual([]);
  });
});

describe('holidays', () => {
  const holiday = (guest: Guest, days: number) =>
    guest.post<{ until: number | null; tables: number }>('/api/me/holiday', { key: freshKey(), days });

  test('while one is away the clocks of all own slow tables stand, and others see it', async () => {
    const here = await table({ seats: 2 });
    const { id, people } = here;
    const [ann, bob] = people;
    const before = (await ann.state(id)).meta.clock.deadline ?? 0;
    const left = server.house.now();
    const reply = await holiday(bob, 3);
    expect(reply.body.tables).toBe(1);
    const after = await ann.state(id);
    expect(after.meta.slow?.away).toEqual([{ seat: 1, until: reply.body.until }]);
    // Ann has the rest of her day after Bob's three.
    expect(after.meta.clock.deadline).toBe(before + 3 * DAY_MS);
    server.pass(DAY_MS);
    await holiday(bob, 0);
    const back = await ann.state(id);
    expect(back.meta.slow?.away).toEqual([]);
    // As long as Bob was away: a day, and what these requests took.
    const away = (back.meta.clock.deadline ?? 0) - before;
    expect(away).toBeGreaterThanOrEqual(DAY_MS);
    expect(away).toBeLessThanOrEqual(server.house.now() - left);
    // Six of seven days are left.
    expect(Math.round(((await bob.state(id)).meta.slow?.holidayLeft ?? 0) / HOUR_MS)).toBe(6 * 24);
    await answerAnyhow(ann, id);
  });

  test('time that nobody is away counts, whichever holidays meet', () => {
    const days = (...list: readonly [seat: number, from: number, until: number][]) => ({
      holidays: list.map(([seat, from, until]) => ({ seat, from: from * DAY_MS, until: until * DAY_MS })),
    });
    expect(afterHolidays({}, 0, DAY_MS)).toBe(DAY_MS);
    expect(afterHolidays(days([0, 2, 4]), 0, DAY_MS)).toBe(DAY_MS);
    expect(afterHolidays(days([0, 0.5, 2]), 0, DAY_MS)).toBe(2.5 * DAY_MS);
    // Two who are away at the same time stop the clock once.
    expect(afterHolidays(days([0, 0.5, 2], [1, 1, 3]), 0, DAY_MS)).toBe(3.5 * DAY_MS);
    expect(afterHolidays(days([0, 0.5, 1], [1, 1.25, 2]), 0, DAY_MS)).toBe(2.25 * DAY_MS);
    // What was before counts for nothing.
    expect(afterHolidays(days([0, 0, 2]), 3 * DAY_MS, DAY_MS)).toBe(4 * DAY_MS);
  });

  test('the stock of a seat lasts seven days of a match; what is not used stays', () => {
    const away = { holidays: goneAway({}, [1], 0, 30 * DAY_MS) };
    expect(away.holidays).toEqual([{ seat: 1, from: 0, until: 7 * DAY_MS }]);
    expect(holidayLeft(away, 1)).toBe(0);
    const back = { holidays: cameBack(away, [1], 2 * DAY_MS) };
    expect([holidayLeft(back, 1), holidayLeft(back, 0)]).toEqual([5 * DAY_MS, 7 * DAY_MS]);
    // Going away again while away begins anew from now.
    expect(goneAway(away, [1], DAY_MS, 3 * DAY_MS)).toEqual([
      { seat: 1, from: 0, until: DAY_MS },
      { seat: 1, from: DAY_MS, until: 3 * DAY_MS },
    ]);
  });
});
