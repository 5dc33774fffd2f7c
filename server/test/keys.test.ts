import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Signer } from '@fastify/cookie';
import { expect, test } from 'vitest';
import { keysFrom, openKeys } from '../keys.ts';
import { dayAt } from '../lobby/day.ts';
import { openPlace } from '../store/place.ts';
import { matchIdFrom } from '../words.ts';
import { SECRET, startServer } from './kit.ts';

const before = {
  seed: (secret: string, challenge: string) => createHmac('sha256', secret).update(`daily ${challenge}`).digest('hex'),
  table: (secret: string, challenge: string, me: string) => matchIdFrom(`${secret} daily ${challenge} ${me}`),
};
const days = { at: (now: number) => dayAt([{ zone: 'UTC', hour: 0 }], now), isOver: () => false, close: () => undefined };

test('each purpose has a key of its own, and the secret itself is none of them', () => {
  const keys = keysFrom('secret');
  const cookie = keys.cookies.sign('ann');
  expect(new Signer('secret').unsign(cookie).valid).toBe(false);
  expect(keys.dailySeed('fluxx/2026-11-18', '2026-11-18')).not.toBe(before.seed('secret', 'fluxx/2026-11-18'));
  expect(keys.dailyTable('fluxx/2026-11-18', '2026-11-18', 'ann')).not.toBe(before.table('secret', 'fluxx/2026-11-18', 'ann'));
  expect(keys.dailySeed('x', '2026-11-18')).not.toBe(createHmac('sha256', 'secret').update('x').digest('hex'));
  // The same text under each of the four keys.
  const [seed, table] = [keys.dailySeed('x ann', '2026-11-18'), keys.dailyTable('x', '2026-11-18', 'ann')];
  expect(keys.chance('x ann')).not.toBe(Number.parseInt(seed.slice(0, 12), 16) / (2 ** 48 - 1));
  expect(table).not.toBe(matchIdFrom(seed));
  expect(keys.cookies.sign('x ann')).not.toContain(Buffer.from(seed, 'hex').toString('base64').slice(0, 40));
  const chances = Array.from({ length: 200 }, (_, i) => keys.chance(`m:${i}:0`));
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...chances)).toBeLessThanOrEqual(1);
  expect(new Set(chances).size).toBe(200);
  expect(keysFrom('other').chance('m:1:0')).not.toBe(keys.chance('m:1:0'));
});

test('cookies of before stay good, and tables of the days of before keep their ids', async () => {
  const keys = keysFrom('secret', { since: 100, after: '2026-11-18' }, () => 50);
  expect(keys.cookies.unsign(new Signer('secret').sign('ann'))).toMatchObject({ valid: true, value: 'ann' });
  // Until then nodes of before understand what is signed here.
  expect(new Signer('secret').unsign(keys.cookies.sign('ann')).valid).toBe(true);
  const later = keysFrom('secret', { since: 100, after: '2026-11-18' }, () => 100);
  expect(new Signer('secret').unsign(later.cookies.sign('ann')).valid).toBe(false);
  for (const one of [keys, later]) expect(one.cookies.unsign(later.cookies.sign('ann'))).toMatchObject({ valid: true, value: 'ann' });
  expect(keys.cookies.unsign(new Signer('other').sign('ann')).valid).toBe(false);
  const [old, next] = ['pickle/2026-11-18', 'pickle/2026-11-19'];
  expect(keys.dailySeed(old, '2026-11-18')).toBe(before.seed('secret', old));
  expect(keys.dailyTable(old, '2026-11-18', 'ann')).toBe(before.table('secret', old, 'ann'));
  expect(keys.dailySeed(next, '2026-11-19')).not.toBe(before.seed('secret', next));
  expect(keys.dailyTable(next, '2026-11-19', 'ann')).not.toBe(before.table('secret', next, 'ann'));

  const server = await startServer();
  const ann = await server.guest('Ann');
  const device = ann.cookie.slice(ann.cookie.indexOf('=') + 1).split('.')[0];
  ann.cookie = `zastolye=${encodeURIComponent(new Signer(SECRET).sign(device))}`;
  expect((await ann.get<{ me: { name: string } | null }>('/api/me')).body.me?.name).toBe('Ann');
  ann.cookie = `zastolye=${encodeURIComponent(new Signer('another').sign(device))}`;
  expect((await ann.get<{ me: null }>('/api/me')).body.me).toBeNull();
  await server.close();
});

test('where people have been, today stays as it is; a new house has nothing to keep', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-keys-'));
  const { store } = await openPlace(folder);
  const today = days.at(store.clock()).name;
  const tomorrow = days.at(store.clock() + 24 * 3600_000).name;
  const challenge = `fluxx/${today}`;
  await store.saveIdentity({ id: 'ann', name: 'Ann', avatar: '', createdAt: 1 });
  for (let i = 0; i < 2; i++) {
    const keys = await openKeys(store, 'secret', days);
    expect(keys.dailyTable(challenge, today, 'ann')).toBe(before.table('secret', challenge, 'ann'));
    expect(keys.dailySeed(`fluxx/${tomorrow}`, tomorrow)).not.toBe(before.seed('secret', `fluxx/${tomorrow}`));
    expect(new Signer('secret').unsign(keys.cookies.sign('ann')).valid).toBe(false);
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });

  const other = mkdtempSync(join(tmpdir(), 'zastolye-keys-'));
  const fresh = (await openPlace(other)).store;
  expect((await openKeys(fresh, 'secret', days)).dailySeed(challenge, today)).not.toBe(before.seed('secret', challenge));
  await fresh.close();
  rmSync(other, { recursive: true, force: true });
});

test('with several nodes those of before have a day to go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-keys-'));
  const { store } = await openPlace(folder);
  await store.saveIdentity({ id: 'ann', name: 'Ann', avatar: '', createdAt: 1 });
  const bus = { tell: () => undefined, listen: () => undefined };
  const keys = await openKeys({ ...store, bus } as unknown as typeof store, 'secret', days);
  expect(new Signer('secret').unsign(keys.cookies.sign('ann')).valid).toBe(true);
  const soon = days.at(store.clock() + 24 * 3600_000).name;
  expect(keys.dailySeed(`fluxx/${soon}`, soon)).toBe(before.seed('secret', `fluxx/${soon}`));
  const later = days.at(store.clock() + 48 * 3600_000).name;
  expect(keys.dailySeed(`fluxx/${later}`, later)).not.toBe(before.seed('secret', `fluxx/${later}`));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
