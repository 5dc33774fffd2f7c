import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { Showing } from '../match/showing.ts';
import { type Guest, type Server, type Stream, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

describe('how long bots wait for the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Tells whether it is still waited. */
  function waits(showing: Showing, at: number): () => Promise<boolean> {
    let over = false;
    void showing.until(at).then(() => {
      over = true;
    });
    return async () => {
      await vi.advanceTimersByTimeAsync(0);
      return !over;
    };
  }

  test('a page that never said what it has shown is not waited for', async () => {
    const showing = new Showing();
    expect(showing.patience).toBe(0);
    expect(await waits(showing, 3)()).toBe(false);
    // Answering is not saying so: scripts answer, too.
    showing.answered(3);
    expect(await waits(showing, 4)()).toBe(false);
  });

  test('one that did is waited for until it has shown everything, and no longer', async () => {
    const showing = new Showing();
    showing.shown(3);
    expect(await waits(showing, 3)()).toBe(false);
    const waiting = waits(showing, 5);
    await vi.advanceTimersByTimeAsync(2_000);
    showing.shown(4);
    expect(await waiting()).toBe(true);
    showing.shown(5);
    expect(await waiting()).toBe(false);
  });

  test('eight seconds in all until the person answers again; several bots that wait together count once', async () => {
    const showing = new Showing();
    showing.shown(1);
    const together = [waits(showing, 2), waits(showing, 2)];
    await vi.advanceTimersByTimeAsync(5_000);
    showing.shown(2);
    expect(await Promise.all(together.map((one) => one()))).toEqual([false, false]);
    expect(showing.patience).toBe(3_000);
    const last = waits(showing, 3);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await last()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await last()).toBe(false);
    showing.shown(3);
    expect(await waits(showing, 4)()).toBe(false);
    showing.answered(4);
    const anew = waits(showing, 5);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(await anew()).toBe(true);
    showing.close();
    expect(await anew()).toBe(false);
  });

  test('a page that has fallen silent is waited for once', async () => {
    const showing = new Showing();
    showing.shown(1);
    const waiting = waits(showing, 2);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await waiting()).toBe(false);
    showing.answered(2);
    expect(await waits(showing, 3)()).toBe(false);
    showing.shown(3);
    expect(await waits(showing, 4)()).toBe(true);
  });
});

const never = () => new Promise<never>(() => undefined);
/** Bots that let their turn pass: the last of what they are offered, behind four cards. A card that one plays would ask others whether they answer it. */
const waiting: Bots = {
  choose: async () => [4],
  advise: never,
  lookBack: never,
  isFull: () => false,
  waiting: 0,
  close: async () => undefined,
};
/** A busy machine takes its time. Whoever did not wait for the page would still be seen too early. */
const PATIENCE_MS = 7_000;

describe('at a table', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ bots: waiting });
  });
  afterAll(async () => {
    await server.close();
  });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const bot = { kind: 'bot' as const, level: 'random' as const };
  const shown = async (guest: Guest, id: string, at: number): Promise<number> =>
    (await guest.post(`/api/matches/${id}/shown`, { at })).status;
  /** Plays nothing, so that the two bots play one after the other. */
  const wait = async (guest: Guest, id: string): Promise<void> => {
    const n = (await guest.state(id, '?seat=0')).view?.decision?.n;
    expect((await guest.act(id, 'answer', { n, seat: 0, options: ['wait'] })).status).toBe(200);
  };

  async function table(seats: readonly object[]): Promise<{ ann: Guest; id: string; stream: Stream }> {
    const ann = await server.guest('Ann');
    const id = await ann.create({ game: 'closed', seats: seats as never, options: { length: '100000' } });
    const stream = ann.listen(id, { query: '?seat=0' });
    await stream.until((heard) => heard.length > 0);
    return { ann, id, stream };
  }

  test.each([
    { who: 'one person', seats: [{ kind: 'me' }, bot, bot] },
    { who: 'two people at one device', seats: [{ kind: 'me' }, bot, bot, { kind: 'hotseat', name: 'Dad' }] },
  ])('$who: a bot answers when the page has shown what the last one did', async ({ seats }) => {
    const { ann, id, stream } = await table(seats);
    expect(await shown(ann, id, (await ann.state(id)).at)).toBe(204);
    await wait(ann, id);
    // The first to think comes in its own time.
    await waitFor(async () => (await ann.state(id)).at >= 2, PATIENCE_MS);
    await pause(300);
    expect((await ann.state(id)).at).toBe(2);
    await shown(ann, id, 2);
    await waitFor(async () => (await ann.state(id)).at >= 3, PATIENCE_MS);
    await pause(300);
    expect((await ann.state(id)).at).toBe(3);
    // Whoever lays the page down is not waited for any more.
    await stream.close();
    await waitFor(async () => (await ann.state(id)).at >= 4, PATIENCE_MS);
  });

  test('a page that says nothing, and a table with other people, wait for nobody', async () => {
    const { ann, id, stream } = await table([{ kind: 'me' }, bot, bot]);
    await wait(ann, id);
    await waitFor(async () => (await ann.state(id)).view?.decision?.mine !== null, PATIENCE_MS);
    await stream.close();

    const { ann: cid, id: other, stream: listening } = await table([{ kind: 'me' }, bot, { kind: 'open' }]);
    const bob = await server.guest('Bob');
    await bob.act(other, 'join');
    await cid.act(other, 'start');
    await shown(cid, other, 1);
    await wait(cid, other);
    await waitFor(async () => (await bob.state(other)).view?.decision?.mine !== null, PATIENCE_MS);
    await listening.close();
  });

  test('only who sits there can say it', async () => {
    const { id, stream } = await table([{ kind: 'me' }, bot]);
    const stranger = await server.guest('Eve');
    expect((await stranger.post(`/api/matches/${id}/shown`, { at: 1 })).body.code).toBe('not-seated');
    expect((await stranger.post(`/api/matches/${id}/shown`, { at: -1 })).status).toBe(400);
    await stream.close();
  });
});
