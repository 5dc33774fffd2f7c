import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerAnyhow, Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let one: Server;
let two: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-nodes-'));
  one = await startServer({ dataDir: folder });
  two = await startServer({ dataDir: folder });
});
afterAll(async () => {
  await one.close();
  await two.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (server: Server, guest: Guest): Guest => {
  const same = new Guest(server.url);
  same.cookie = guest.cookie;
  return same;
};

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
