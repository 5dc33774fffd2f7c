import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { makeArrivals } from '../http/arrivals.ts';
import { startServer } from './kit.ts';

test('a few new people come at once from an address, the others one after the other', () => {
  let now = 5000;
  const mayCome = makeArrivals(3, () => now);
  const come = (network: string, many: number): boolean[] => Array.from({ length: many }, () => mayCome(network));
  expect(come('a', 5)).toEqual([true, true, true, false, false]);
  expect(come('b', 1)).toEqual([true]);
  now += 2000;
  expect(come('a', 2)).toEqual([true, false]);
  now += 3999;
  expect(come('a', 2)).toEqual([true, false]);
  now += 60_000;
  expect(come('a', 4)).toEqual([true, true, true, false]);
});

test('whoever is known already may say a new name as often as before; new people are told to come later', async () => {
  expect(configFrom({}).newPeople).toBe(20);
  expect(configFrom({ NEW_PEOPLE: '0' }).newPeople).toBe(1);
  const server = await startServer({ config: { rateLimit: 600, newPeople: 2, trustProxy: 1 } });
  const [ann, bob, cid] = await Promise.all([server.guest(), server.guest(), server.guest()]);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const become = (guest: typeof ann, address: string) => guest.send<{ code?: string }>('POST', '/api/me', { name: 'A' }, from(address));
  expect((await become(ann, '203.0.113.1')).status).toBe(200);
  expect((await become(bob, '203.0.113.1')).status).toBe(200);
  const late = await become(cid, '203.0.113.1');
  expect([late.status, late.body.code]).toEqual([429, 'too-often']);
  expect((await become(ann, '203.0.113.1')).status).toBe(200);
  expect((await become(cid, '203.0.113.2')).status).toBe(200);
  await server.close();
});

test('who has a whole IPv6 network is one of them, however many addresses it has', async () => {
  const server = await startServer({ config: { rateLimit: 600, newPeople: 2, trustProxy: 1, ipv6Prefix: 56 } });
  const arrives = async (address: string): Promise<number> =>
    (await server.guest()).send('POST', '/api/me', { name: 'A' }, { 'x-forwarded-for': address }).then(({ status }) => status);
  expect(await arrives('2001:db8::1')).toBe(200);
  expect(await arrives('2001:db8:0:ff::2')).toBe(200);
  expect(await arrives('2001:db8:0:7::3')).toBe(429);
  expect(await arrives('2001:db8:0:100::1')).toBe(200);
  await server.close();
});
