import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Match } from '#engine';
import { headerOf } from '../match/checkpoints.ts';
import type { CallsReply, MeReply, MutesReply, RecoveryReply, StateReply } from '../schema.ts';
import { databases, noPostgres } from './databases.ts';
import { canary } from './games.ts';
import { answerAnyhow, crowding, freshKey, Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const HOUR_MS = 3_600_000;

const postgres = databases();
const at = (server: Server, guest: Guest): Guest => {
  const same = new Guest(server.url);
  same.cookie = guest.cookie;
  return same;
};

// Where npm has no PostgreSQL for a system, only the file is left.
const places = [
  { name: 'one file', where: async (folder: string) => ({ dataDir: folder }), missing: null },
  { name: 'one database', where: async (folder: string) => ({ databaseUrl: await postgres.urlFor(folder) }), missing: noPostgres },
];

describe.each(places.filter(({ missing }) => missing === null))('two servers on $name', ({ where }) => {
  let folder: string;
  let one: Server;
  let two: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-nodes-'));
    const place = await where(folder);
    [one, two] = await Promise.all([startServer(place), startServer(place)]);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no match belongs to a node: a table is played through two of them at once', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => one.guest(name)));
    const there = at(two, bob);
    const id = await ann.create({
      game: 'canary',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
      options: { length: '20' },
    });
    expect((await there.act(id, 'join')).status).toBe(200);
    await ann.act(id, 'start');
    await waitFor(async () => {
      await Promise.all([answerAnyhow(ann, id).catch(() => false), answerAnyhow(there, id).catch(() => false)]);
      return (await there.state(id)).meta.status === 'finished';
    }, 15_000);
    const [here, other] = [await ann.state(id, '?spectate=true'), await there.state(id, '?spectate=true')];
    expect(here.view).toEqual(other.view);
    const journal = await one.house.store.journal(id);
    expect(journal.map((row) => row.n)).toEqual(journal.map((_, i) => i));
  });

  test('over days a holiday that is said at one node moves what is due at all of them, and whichever is left does it', async () => {
    // Clocks that have gone on would make calls of later tests old: these two nodes are for this test alone.
    const own = mkdtempSync(join(tmpdir(), 'zastolye-days-'));
    const place = await where(own);
    const [one, two] = await Promise.all([startServer(place), startServer(place)]);
    onTestFinished(async () => {
      await Promise.all([one.close(), two.close()]);
      rmSync(own, { recursive: true, force: true });
    });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => one.guest(name)));
    const there = at(two, bob);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'day', options: { length: '200' } });
    await there.act(id, 'join');
    await ann.act(id, 'start');
    const before = (await ann.state(id)).meta.clock.deadline ?? 0;
    await there.post('/api/me/holiday', { key: freshKey(), days: 2 });
    await waitFor(async () => Math.abs(((await ann.state(id)).meta.clock.deadline ?? 0) - before - 48 * HOUR_MS) < 1000);
    const entries = async () => (await two.house.store.journal(id)).map(({ entry }) => entry);
    // The clock of the first node stays where it is, as if it were not there.
    two.pass(71 * HOUR_MS);
    await new Promise((done) => setTimeout(done, 1500));
    expect(await entries()).toEqual([]);
    two.pass(HOUR_MS + 10_000);
    await waitFor(async () => (await entries()).length > 0);
    expect((await entries())[0]).toMatchObject({ kind: 'answer', seat: 0, by: 'bot' });
    expect((await ann.state(id)).meta.slow?.standIns).toEqual([0]);
  });

  test('a hint, and how somebody wants windows answered, is told to nobody else, at the same node or at another', async () => {
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => one.guest(name)));
    const there = at(two, bob);
    const id = await ann.create({
      game: 'canary',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      hints: true,
      options: { length: '20' },
    });
    await there.act(id, 'join');
    await cid.act(id, 'join');
    await ann.act(id, 'start');
    const [beside, away] = [cid.listen(id), there.listen(id)];
    // Everybody has heard who is there: nothing more is to be told of that. On one file each process knows of its own people only.
    const known = one.house.store.bus === null ? 1 : 2;
    const allThere = (heard: readonly { event: string; data: unknown }[]): boolean =>
      heard.some(({ data }) => (JSON.stringify(data).match(/"connected":true/g) ?? []).length >= known);
    await waitFor(async () => {
      await there.state(id);
      return allThere(beside.heard) && allThere(away.heard);
    });
    const { decision } = (await ann.state(id)).view ?? {};
    // What both hear after the hint: only the line that Ann says then.
    await ann.act(id, 'chat', { text: 'before' });
    const heardOf = async (text: string): Promise<[number, number]> => {
      const found = (heard: readonly { event: string; data: unknown }[]): boolean => JSON.stringify(heard).includes(`"${text}"`);
      // One file tells other processes nothing by itself; whoever looks hears it.
      await there.state(id);
      await Promise.all([beside.until(found), away.until(found)]);
      const told = (heard: readonly { event: string }[]): number => heard.filter(({ event }) => event !== 'beat').length;
      return [told(beside.heard), told(away.heard)];
    };
    const before = await heardOf('before');
    expect((await ann.act(id, 'hint', { n: decision?.n })).status).toBe(200);
    for (const wish of [{ passWhenNone: true }, { passUntilTurn: true }, { passWhenNone: false }])
      expect((await ann.act(id, 'preferences', wish)).status).toBe(200);
    await there.state(id);
    await ann.act(id, 'chat', { text: 'after' });
    const after = await heardOf('after');
    expect(after).toEqual([before[0] + 1, before[1] + 1]);
    await Promise.all([beside.close(), away.close()]);
  });

  test('once more: whoever is at another node is called there, sits down there, and it begins for both', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => one.guest(name)));
    const there = at(two, bob);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '6' } });
    await there.act(id, 'join');
    await ann.act(id, 'start');
    // A canary may be left by its rules: Bob gives up at the other node, and may play again all the same.
    await there.act(id, 'resign');
    const next = (await ann.act(id, 'rematch')).body.match ?? '';
    const { calls } = (await there.get<CallsReply>('/api/my/calls')).body;
    expect(calls.map(({ match, name }) => [match, name])).toEqual([[next, 'Ann']]);
    const here = ann.listen(next);
    await here.until((heard) => heard.length > 0);
    expect((await there.act(next, 'join')).status).toBe(200);
    // One file tells other processes nothing by itself; whoever looks sees it.
    if (one.house.store.bus === null) expect((await ann.state(next)).meta.status).toBe('playing');
    else await here.until((heard) => heard.find((message) => message.event === 'update' && message.data.state.meta.status === 'playing'));
    await here.close();
  });

  test('the same request through two nodes counts once, with the same reply', async () => {
    const ann = await one.guest('Ann');
    const there = at(two, ann);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (let round = 0; round < 5; round++) {
      const said = { key: freshKey(), text: `line ${round}` };
      const replies = await Promise.all([ann, there].map((one) => one.post(`/api/matches/${id}/chat`, said)));
      expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
      expect(replies[0].body).toEqual(replies[1].body);
      const { chat } = (await there.get<StateReply>(`/api/matches/${id}`)).body;
      expect(chat.map((line) => line.text)).toEqual(Array.from({ length: round + 1 }, (_, i) => `line ${i}`));
    }
  });

  test('two nodes that answer the same decision at once: one wins, the other sees the new table', async () => {
    const ann = await one.guest('Ann');
    const there = at(two, ann);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '200' } });
    for (let round = 0; round < 15; round++) {
      const { view } = await there.state(id);
      await ann.state(id);
      const n = view?.decision?.n;
      const seat = view?.decision?.asked[0];
      const picks = view?.decision?.mode === 'first' ? [] : [0];
      const replies = await Promise.all([ann.act(id, 'answer', { n, seat, picks }), there.act(id, 'answer', { n, seat, picks })]);
      expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('a node whose store fell silent in the middle of an answer shows and decides nothing on it, even if another has answered instead', async () => {
    const ann = await one.guest('Ann');
    const there = at(two, ann);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '200' } });
    const { store } = one.house;
    const whole = { ...store };
    const silent = () => Promise.reject(new Error('connection lost'));
    const turn = async (guest: Guest) => {
      const { view } = await guest.state(id);
      const picks = view?.decision?.mode === 'first' ? [] : [0];
      return { n: view?.decision?.n, seat: view?.decision?.asked[0], picks };
    };
    const question = await turn(ann);
    Object.assign(store, { commit: silent, whole: silent });
    expect((await ann.act(id, 'answer', question)).status).toBeGreaterThanOrEqual(500);
    Object.assign(store, whole);
    one.forgive('request');
    expect((await there.act(id, 'answer', { ...question, picks: question.picks.length === 0 ? [] : [1] })).status).toBe(200);
    expect((await ann.state(id)).view).toEqual((await there.state(id)).view);
    expect((await ann.act(id, 'answer', await turn(there))).status).toBe(200);
    // Reading it checks each entry against the one before.
    expect((await two.house.store.journal(id)).length).toBe(2);
  });

  // From the 40th entry on something is kept from which the match can be taken up.
  test.each([37, 38, 40])('a match of %i entries that goes on while it is read is shown as it was at one moment', async (begun) => {
    const ann = await one.guest('Ann');
    const there = at(two, ann);
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '200' } });
    const waits = async (): Promise<void> => {
      const { decision } = (await ann.state(id)).view ?? {};
      // Four cards in the hand; the last option is to play none of them.
      expect((await ann.act(id, 'answer', { n: decision?.n, seat: decision?.asked[0], picks: [4] })).status).toBe(200);
    };
    for (let i = 1; i < begun; i++) await waits();
    await there.state(id);
    // The other node hears of nothing before it asks.
    const deaf = one.house.store.bus === null ? null : vi.spyOn(one.house.store.bus, 'tell').mockReturnValue();
    await waits();
    const { store } = two.house;
    const kept = { ...store };
    let left = 6;
    let last = Promise.resolve();
    const goesOn = (): Promise<void> => {
      if (left-- > 0) last = last.then(waits);
      return last;
    };
    // Whatever this node asks its store about the match, the other one answers a decision right after.
    for (const [name, ask] of Object.entries(kept)) {
      if (typeof ask !== 'function' || name === 'clock') continue;
      const asking = async (...args: never[]): Promise<unknown> => {
        const found: unknown = await (ask as (...given: never[]) => unknown)(...args);
        if ((args[0] as unknown) === id) await goesOn();
        return found;
      };
      Object.assign(store, { [name]: asking });
    }
    const shown = await there.state(id, '?seat=0');
    await last;
    Object.assign(store, kept);
    deaf?.mockRestore();
    const row = await store.match(id);
    if (row === null) throw new Error('gone');
    const entries = (await store.journal(id)).slice(0, shown.at - 1).map(({ entry }) => entry);
    expect(entries.length).toBe(shown.at - 1);
    expect(shown.view).toEqual(JSON.parse(JSON.stringify(Match.load(canary as never, headerOf(row), entries).view(0))));
  });
});

describe.skipIf(noPostgres !== null)('what nodes tell each other', () => {
  let folder: string;
  let one: Server;
  let two: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-words-'));
    const databaseUrl = await postgres.urlFor(folder);
    const config = { rateLimit: 200, streams: { match: 4, person: 10, address: 100, all: 100 } };
    one = await startServer({ databaseUrl, config });
    two = await startServer({ databaseUrl, config });
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('who is there, what is said, who is reminded and what is played through one node is heard at the other', async () => {
    const [ann, bob] = [await one.guest('Ann'), at(two, await one.guest('Bob'))];
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '200' } });
    await bob.act(id, 'join');
    await ann.act(id, 'start');
    const stream = ann.listen(id);
    const there = bob.listen(id);
    const connected = (yes: boolean) =>
      stream.until((heard) => {
        const last = heard.findLast((one) => one.event === 'meta' || one.event === 'update');
        const meta = last?.event === 'meta' ? last.data.meta : last?.event === 'update' ? last.data.state.meta : null;
        return meta?.seats[1].connected === yes;
      });
    await connected(true);
    await bob.act(id, 'chat', { text: 'слышно?' });
    await stream.until((heard) => heard.find((one) => one.event === 'chat' && one.data.line.text === 'слышно?'));
    const asked = (await ann.state(id)).view?.decision?.asked[0] ?? 0;
    const [waits, plays] = asked === 0 ? [bob, ann] : [ann, bob];
    expect((await waits.act(id, 'nudge', { seat: asked })).status).toBe(200);
    await stream.until((heard) => heard.find((one) => one.event === 'nudge'));
    expect((await waits.act(id, 'nudge', { seat: asked })).body.code).toBe('too-often');
    const before = (await bob.state(id)).at;
    await answerAnyhow(plays, id);
    await stream.until((heard) => heard.find((one) => one.event === 'update' && one.data.to > before));
    await there.until((heard) => heard.find((one) => one.event === 'update' && one.data.to > before));
    await there.close();
    await connected(false);
    await stream.close();
  });

  test('whoever is signed out at one node hears nothing more at the other, and whom somebody mutes is not heard there', async () => {
    const ann = await one.guest('Ann');
    const { body } = await ann.post<RecoveryReply>('/api/me/recovery');
    const phone = await two.guest();
    await phone.post('/api/me/recover', { token: body.token });
    const bob = await two.guest('Bob');
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '200' } });
    await bob.act(id, 'join');
    const there = phone.listen(id);
    await there.until((heard) => heard.length > 0);
    const chats = (): string[] => there.heard.flatMap((one) => (one.event === 'chat' ? [one.data.line.text] : []));
    await bob.act(id, 'chat', { text: 'first' });
    await waitFor(() => chats().includes('first'));

    const muted = await ann.post<MutesReply>(`/api/matches/${id}/mute`, { key: freshKey(), line: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await bob.act(id, 'chat', { text: 'second' });
    await ann.act(id, 'chat', { text: 'third' });
    await waitFor(() => chats().includes('third'));
    expect(chats()).toEqual(['first', 'third']);
    await ann.post('/api/me/unmute', { person: muted.body.people[0].person });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await bob.act(id, 'chat', { text: 'fourth' });
    await waitFor(() => chats().includes('fourth'));

    await ann.post('/api/me/sign-out', {});
    await waitFor(() => there.ended, 5000);
    expect((await phone.get<MeReply>('/api/me')).body.me).toBeNull();
    expect((await ann.get<MeReply>('/api/me')).body.me?.name).toBe('Ann');
  });

  test('the node that plays the bots waits for a page that another node serves', async () => {
    const ann = await one.guest('Ann');
    const page = at(two, ann);
    const bot = { kind: 'bot' as const, level: 'random' as const };
    const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, bot, bot], options: { length: '100000' } });
    const there = page.listen(id);
    await there.until((heard) => heard.length > 0);
    await waitFor(async () => (await ann.state(id)).meta.seats[0].connected);
    await page.post(`/api/matches/${id}/shown`, { at: 1 });
    const soon = () => new Promise((resolve) => setTimeout(resolve, 300));
    await soon();
    // Through this node: it does what has to be done from now on.
    await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, options: ['wait'] });
    // Longer than it takes until a match without a node is taken up by another.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect((await ann.state(id)).at).toBe(2);
    await page.post(`/api/matches/${id}/shown`, { at: 2 });
    await waitFor(async () => (await ann.state(id)).at === 3, 2000);
    await soon();
    expect((await ann.state(id)).at).toBe(3);
    await there.close();
  });

  test('a word about a match that is lost is made up for within two seconds', async () => {
    const [ann, bob] = [await one.guest('Ann'), at(two, await one.guest('Bob'))];
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], options: { length: '200' } });
    await bob.act(id, 'join');
    const there = bob.listen(id);
    await there.until((heard) => heard.length > 0);
    const mute = [one, two].map(({ house }) => vi.spyOn(house.store.bus ?? { tell: () => undefined }, 'tell').mockReturnValue());
    await ann.act(id, 'start');
    const begun = performance.now();
    await there.until((heard) => heard.find((one) => one.event === 'update' && one.data.state.meta.status === 'playing'));
    expect((performance.now() - begun) / crowding()).toBeLessThan(3000);
    for (const one of mute) one.mockRestore();
    await there.close();
  });

  test('a word about somebody who signed out that is lost is made up for', async () => {
    const ann = await one.guest('Ann');
    const { body } = await ann.post<RecoveryReply>('/api/me/recovery');
    const phone = await two.guest();
    await phone.post('/api/me/recover', { token: body.token });
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const there = phone.listen(id);
    await there.until((heard) => heard.length > 0);
    const deaf = vi.spyOn(one.house.store.bus ?? { tell: () => undefined }, 'tell').mockReturnValue();
    await ann.post('/api/me/sign-out', {});
    deaf.mockRestore();
    await waitFor(() => there.ended, 20_000);
  });

  test('streams are limited over all nodes, and everybody learns how many look on', async () => {
    const ann = await one.guest('Ann');
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const strangers = [await one.guest(), await two.guest(), await two.guest()];
    const mine = ann.listen(id);
    const looking = strangers.map((stranger) => stranger.listen(id));
    await Promise.all(looking.map((stream) => stream.until((heard) => heard.length > 0)));
    const spectators = (): number | undefined => {
      const last = mine.heard.findLast((one) => one.event === 'meta' || one.event === 'update');
      return last?.event === 'meta' ? last.data.meta.spectators : last?.event === 'update' ? last.data.state.meta.spectators : undefined;
    };
    await waitFor(() => spectators() === 3, 10_000);
    // Four may listen at a table: one more is one too many at either node, as soon as they have heard of each other.
    const extra = await one.guest();
    await waitFor(async () => {
      const late = extra.listen(id);
      await waitFor(() => late.heard.length > 0 || late.ended);
      await late.close();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return late.heard.length === 0;
    }, 10_000);
    await looking[1].close();
    await waitFor(() => spectators() === 2, 10_000);
    await Promise.all([mine, looking[0], looking[2]].map((stream) => stream.close()));
  });

  test('whoever goes from node to node is limited all the same', async () => {
    const ann = await one.guest('Ann');
    const same = at(two, ann);
    for (let i = 0; i < 130; i++) await ann.get('/api/me');
    for (let i = 0; i < 130; i++) await same.get('/api/me');
    await waitFor(async () => (await same.get('/api/me')).status === 429, 5000);
  });
});
