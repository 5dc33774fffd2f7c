import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games, titles } from '#games/registry.ts';
import type { MyTablesReply } from '../schema.ts';
import { databases, noPostgres } from './databases.ts';
import { type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const postgres = databases();
test.runIf(noPostgres !== null)(`left out: ${noPostgres}`, () => undefined);

let server: Server;
/** The tests of a block have a server of their own. */
function serverOn(store: 'sqlite' | 'postgres'): void {
  beforeAll(async () => {
    server = await startServer({
      config: { gamesModule: fileURLToPath(new URL('../../games/registry.ts', import.meta.url)) },
      games,
      wordsOf: (id) => titles[id]?.texts,
      ...(store === 'postgres' ? { databaseUrl: await postgres.urlFor('my-tables') } : {}),
    });
  });
  afterAll(async () => {
    await server.close();
  });
}

const tablesOf = async (guest: Guest, lang = 'en'): Promise<MyTablesReply> =>
  (await guest.send<MyTablesReply>('GET', '/api/my/tables', undefined, { 'accept-language': lang })).body;

async function slowTable(game: string, people: readonly Guest[], clock: 'day' | 'three-days' | 'week', options = {}): Promise<string> {
  const id = await people[0].create({
    game,
    seats: [{ kind: 'me' }, ...people.slice(1).map(() => ({ kind: 'open' as const }))],
    clock,
    options,
  });
  for (const one of people.slice(1)) await one.act(id, 'join');
  await people[0].act(id, 'start');
  return id;
}

/** Whoever is asked gives the first answer that is offered, so many times. */
async function goOn(id: string, people: readonly Guest[], times: number): Promise<void> {
  for (let i = 0; i < times; i++)
    for (const one of people) {
      const decision = (await one.state(id)).view?.decision;
      if (!decision?.mine) continue;
      await one.act(id, 'answer', { n: decision.n, picks: Array.from({ length: decision.mine.min }, (_, pick) => pick) });
    }
}

describe('little pictures', () => {
  serverOn('sqlite');

  test('the little picture shows what lies open and no hand: it is the same whatever anybody holds', async () => {
    const people = await Promise.all([server.guest('Ann'), server.guest('Bob')]);
    for (const { id: game } of games) {
      // A match may be over by then: another one is.
      let id = '';
      do {
        id = await slowTable(game, people, 'day');
        await goOn(id, people, 8);
      } while ((await people[0].state(id)).meta.status !== 'playing');
      const tables = await Promise.all(people.map((one) => tablesOf(one)));
      const [ann, bob] = tables.map((reply) => reply.tables.find((table) => table.id === id));
      expect([game, (ann?.pos?.seats.length ?? 0) > 0]).toEqual([game, true]);
      expect(bob?.pos).toEqual(ann?.pos);
      // Each card in it lies face up for a stranger.
      const { view } = await (await server.guest()).state(id);
      const open = Object.values(view?.zones ?? {}).flatMap((cards) => cards.flatMap(({ def }) => def ?? []));
      const shown = [
        ...(ann?.pos?.seats.flatMap(({ cards }) => cards.map(({ def }) => def)) ?? []),
        ...(ann?.pos?.middle.flatMap((thing) => ('def' in thing ? [thing.def] : [])) ?? []),
      ];
      expect([game, ...shown.filter((def) => !open.includes(def))]).toEqual([game]);
      expect(JSON.stringify(ann).length).toBeLessThan(6000);
    }
  });
});

test('a table whose words are missing is still a table', async () => {
  const broken = { ...titles.fluxx.texts, en: { ...titles.fluxx.texts.en, prompts: null as never, log: null as never } };
  const house = await startServer({
    config: { gamesModule: fileURLToPath(new URL('../../games/registry.ts', import.meta.url)) },
    games,
    wordsOf: (id) => (id === 'fluxx' ? broken : titles[id]?.texts),
  });
  const [ann, bob] = await Promise.all([house.guest('Ann'), house.guest('Bob')]);
  const id = await slowTable('fluxx', [ann, bob], 'day', { first: 'host' });
  expect((await tablesOf(ann)).tables).toMatchObject([{ id, state: 'mine', question: null, last: null }]);
  expect((await tablesOf(ann, 'ru')).tables[0].question).toEqual(expect.any(String));
  await house.close();
});

describe.each(noPostgres === null ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))('my tables in %s', (store) => {
  serverOn(store);

  test('what waits for me comes first, by time left; it says what is asked, who waits and until when', async () => {
    const [ann, bob] = await Promise.all([server.guest('Ann'), server.guest('Bob')]);
    const week = await slowTable('fluxx', [ann, bob], 'week', { first: 'host' });
    const day = await slowTable('fluxx', [ann, bob], 'day', { first: 'host' });
    const others = await slowTable('fluxx', [bob, ann], 'day', { first: 'host' });
    const { tables, now } = await tablesOf(ann);
    expect(tables.map(({ id, state }) => [id, state])).toEqual([
      [day, 'mine'],
      [week, 'mine'],
      [others, 'others'],
    ]);
    const [first] = tables;
    expect([first.question, first.total, first.more]).toEqual(['Play a card', DAY_MS, true]);
    expect((first.until ?? 0) - now).toBeGreaterThan(DAY_MS - HOUR_MS);
    expect((await tablesOf(ann, 'ru')).tables[0].question).toBe('Сыграйте карту');
    // Of what Bob is asked nothing is told to Ann but that he is.
    expect([tables[2].question, tables[2].asked, tables[2].more]).toEqual([null, [0], false]);
  });

  test('one more day and a holiday move the end of the time; away are told to the others', async () => {
    const [ann, bob] = await Promise.all([server.guest('Ann'), server.guest('Bob')]);
    const id = await slowTable('fluxx', [ann, bob], 'day', { first: 'host' });
    const before = (await tablesOf(ann)).tables[0];
    await ann.act(id, 'more-time');
    const after = (await tablesOf(ann)).tables[0];
    expect([(after.until ?? 0) - (before.until ?? 0), after.more]).toEqual([DAY_MS, false]);
    await bob.post('/api/me/holiday', { key: 'holiday-of-bob', days: 3 });
    const [away] = (await tablesOf(ann)).tables;
    expect(away.away.map(({ seat }) => seat)).toEqual([1]);
    expect(Math.round(((away.until ?? 0) - (after.until ?? 0)) / HOUR_MS)).toBe(72);
    expect((await tablesOf(bob)).holiday).toMatchObject({ left: 4 * DAY_MS });
  });

  test('a pass in a window that is open shows in no list of anybody else', async () => {
    const people = await Promise.all([server.guest('Ann'), server.guest('Bob'), server.guest('Cid')]);
    const id = await slowTable('unicorns', people, 'day', { first: '1' });
    // Whoever never chooses a Baby does not hold the others up for ever, though nobody is hurried over it.
    expect((await people[0].state(id)).meta.clock.windowEnds).not.toBeNull();
    // Until a card is played that the two others could answer.
    let asked: readonly Guest[] = [];
    for (let tries = 0; tries < 60 && asked.length < 2; tries++) {
      for (const one of people) {
        const { view } = await one.state(id);
        if (view?.decision?.window || !view?.decision?.mine) continue;
        await one.act(id, 'answer', { n: view.decision.n, picks: [0] });
      }
      const states = await Promise.all(people.map((one) => one.state(id)));
      asked = people.filter((_, i) => states[i].view?.decision?.mode === 'first' && states[i].view?.decision?.mine);
    }
    const [passes, looks] = asked;
    const before = await tablesOf(looks);
    const { n } = (await passes.state(id)).view?.decision ?? { n: 0 };
    expect((await passes.act(id, 'answer', { n, picks: [] })).status).toBe(200);
    expect({ ...(await tablesOf(looks)), now: 0 }).toEqual({ ...before, now: 0 });
    expect((await tablesOf(passes)).tables[0].state).toBe('others');
  });

  test('a live match against bots waits for nobody; what ended stays for a week', async () => {
    const ann = await server.guest('Ann');
    const id = await ann.create({ game: 'pickle', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    expect((await tablesOf(ann)).tables.map(({ state, question }) => [state, question])).toEqual([['live', null]]);
    await ann.act(id, 'resign');
    await waitFor(async () => (await tablesOf(ann)).tables[0]?.state === 'over');
    server.pass(8 * DAY_MS);
    expect((await tablesOf(ann)).tables).toEqual([]);
  });

  test('two hundred tables are told within a tenth of a second', async () => {
    const [ann, bob] = await Promise.all([server.guest('Ann'), server.guest('Bob')]);
    const first = await slowTable('unicorns', [ann, bob], 'day');
    await goOn(first, [ann, bob], 4);
    const row = await server.house.store.match(first);
    if (row === null) throw new Error('no such match');
    for (let i = 0; i < 199; i++) {
      const id = `many${String(i).padStart(16, '0')}`;
      await server.house.store.commit({
        match: id,
        row: { ...row, id, version: 1 },
        version: 0,
        asked: [0],
        updatedAt: server.house.now(),
      });
    }
    expect((await tablesOf(ann)).tables).toHaveLength(200);
    const took: number[] = [];
    for (let i = 0; i < 5; i++) {
      // Time of the processor: other work may share the machine.
      const begun = process.cpuUsage();
      await tablesOf(ann);
      const { user, system } = process.cpuUsage(begun);
      took.push((user + system) / 1000);
    }
    expect(Math.min(...took)).toBeLessThanOrEqual(100);
  });
});
