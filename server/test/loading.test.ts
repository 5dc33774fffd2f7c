import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Room } from '../match/room.ts';
import type { UpdateMessage } from '../schema.ts';
import { Hole } from '../store/chain.ts';
import { countedGames } from './games.ts';
import { freshKey, type Guest, type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const { games: counted, count } = countedGames();
let server: Server;
beforeAll(async () => {
  server = await startServer({ games: counted });
});
afterAll(async () => {
  await server.close();
});

/** The match as another process would find it: how many steps of the rules it took, and what is told of it from the very beginning. */
async function cold(id: string): Promise<{ steps: number; room: Room; told: UpdateMessage }> {
  count.steps = 0;
  const room = await Room.open(server.house, id);
  if (room === null) throw new Error('no such match');
  const taken = count.steps;
  const messages: UpdateMessage[] = [];
  await room.enter(
    {
      identity: null,
      wish: {},
      at: 0,
      muted: new Set(),
      changes: false,
      known: null,
      isOpen: () => true,
      send: (_, message) => void messages.push(message as UpdateMessage),
    },
    async () => [],
  );
  await room.close();
  return { steps: taken, room, told: messages[0] };
}

/** Two on one device, without the way over the network. Taking back tells the code of a refusal. */
async function alone(): Promise<{ ann: Guest; id: string; answer: () => Promise<number>; undo: (seat: number) => Promise<string> }> {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '100000' } });
  const room = await server.app.rooms.get(id);
  const caller = () => ({ id: room.row.host, key: freshKey(), body: '' });
  return {
    ann,
    id,
    answer: async () => {
      const match = room.match;
      const ask = match?.open?.asks.find(({ seat }) => match.askOf(seat) !== null);
      const seat = ask?.seat ?? 0;
      const picks = ask?.prompt.key === 'main' ? [ask.options.length - 1] : [];
      await room.command(caller(), () => ({ entries: [{ kind: 'answer', n: match?.n ?? 0, seat, picks, keys: [] }] }));
      return seat;
    },
    undo: (seat) =>
      room
        .command(caller(), () => ({ entries: [{ kind: 'undo', seat, agreed: true }] }))
        .then(
          () => 'done',
          (error: Error) => error.message,
        ),
  };
}

test('a match is taken up from a checkpoint: long ones cost no more than short ones, and nothing that was told is missing', async () => {
  const { ann, id, answer } = await alone();
  for (let i = 0; i < 400; i++) await answer();
  const live = await server.app.rooms.get(id);
  const again = await cold(id);
  expect(again.steps).toBeLessThan(220);
  expect(again.room.match?.journal).toEqual(live.match?.journal);
  expect(again.room.match?.batches).toEqual(live.match?.batches);
  expect(again.told.events.length).toBe(401);
  expect(again.told.events.filter((list) => list.length > 0).length).toBeGreaterThan(0);
  expect(again.room.state(null, null).view).toEqual((await ann.state(id, '?spectate=true')).view);
  for (const seat of [0, 1]) expect(again.room.match?.undoable(seat)).toBe(live.match?.undoable(seat));
});

test('a match from whose record something is missing does not go on', async () => {
  const { id, answer } = await alone();
  for (let i = 0; i < 3; i++) await answer();
  const again = await startServer({ games: counted, dataDir: server.house.config.dataDir });
  Object.assign(again.house.store, { whole: () => Promise.reject(new Hole(id, 1, 'missing')) });
  const reply = await (await again.guest('Eve')).get<{ code: string }>(`/api/matches/${id}`);
  expect([reply.status, reply.body.code]).toEqual([500, 'damaged']);
  expect(reply.text).not.toContain(id);
  again.forgive('hole');
  await again.close();
});

test('taking back again and again has an end, and does not make a match slow to load', async () => {
  const { ann, id, answer, undo } = await alone();
  for (let i = 0; i < 150; i++) await answer();
  let undos = 0;
  for (; undos < 1000; undos++) {
    const seat = await answer();
    const result = await undo(seat);
    if (result !== 'done') {
      expect(result).toBe('too-many-changes');
      break;
    }
    // Several steps at a time as well.
    if (undos % 7 === 0) for (const one of [0, 1]) await undo(one);
  }
  expect(undos).toBeLessThan(400);
  const live = await server.app.rooms.get(id);
  const again = await cold(id);
  expect(again.steps).toBeLessThan(1500);
  expect(again.room.match?.batches).toEqual(live.match?.batches);
  expect(again.room.state(null, null).view).toEqual((await ann.state(id, '?spectate=true')).view);
  // The match itself goes on.
  await answer();
});
