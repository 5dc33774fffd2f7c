import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeRooms } from '../match/rooms.ts';
import { type Server, startServer } from './kit.ts';

const DAY_MS = 24 * 3600_000;

/** Rooms of their own on a server's store, so that a test may move their clock. */
let server: Server;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

async function aTable(): Promise<string> {
  const ann = await server.guest('Ann');
  return ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
}

describe('every minute', () => {
  test('what only guards against repetition goes after a week', async () => {
    const prune = vi.spyOn(server.house.store, 'prune').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rooms = makeRooms(server.house);
    rooms.start();
    vi.advanceTimersByTime(59_000);
    expect(prune).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(prune).toHaveBeenCalledTimes(1);
    expect(server.house.now() - prune.mock.calls[0][0] - 7 * DAY_MS).toBeLessThan(60_000);
    expect(server.house.now() - prune.mock.calls[0][0]).toBeGreaterThanOrEqual(7 * DAY_MS);
    await rooms.close();
  });

  test('a match that nobody looks at is forgotten after ten minutes, not before, and is read anew', async () => {
    const id = await aTable();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rooms = makeRooms(server.house);
    rooms.start();
    const room = await rooms.get(id);
    expect(await rooms.get(id)).toBe(room);
    server.pass(9 * 60_000);
    vi.advanceTimersByTime(60_000);
    expect(rooms.all()).toEqual([room]);
    server.pass(60_000);
    vi.advanceTimersByTime(60_000);
    expect(rooms.all()).toEqual([]);
    expect((await server.house.metrics.rooms.get()).values).toMatchObject([{ value: 0 }]);
    const again = await rooms.get(id);
    expect(again).not.toBe(room);
    expect(again.row).toEqual(room.row);
    await rooms.close();
  });
});

test('a match is opened once, however many ask for it at the same time', async () => {
  const id = await aTable();
  const rooms = makeRooms(server.house);
  const read = vi.spyOn(server.house.store, 'whole');
  const found = await Promise.all([rooms.get(id), rooms.get(id), rooms.get(id)]);
  expect(new Set(found).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  await expect(rooms.get('nothing-of-that-name')).rejects.toMatchObject({ reply: { code: 'not-found' } });
  await rooms.close();
});

test('a match that is overdue is taken up, and what is to be done for it is done', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const other = makeRooms(server.house);
  const claimed: string[] = [];
  vi.spyOn(server.house.store, 'claimDue').mockImplementation(async () => {
    if (claimed.length > 0) return [];
    claimed.push(id);
    return [id];
  });
  other.start();
  await vi.waitFor(() => expect(other.all().map((room) => room.row.id)).toEqual([id]));
  await other.close();
});
