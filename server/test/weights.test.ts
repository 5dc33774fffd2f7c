import { expect, test } from 'vitest';
import { Guest, startServer } from './kit.ts';

test('dear requests of several people count for several of their common address, cheap ones for one', async () => {
  const server = await startServer({ config: { rateLimit: 20, trustProxy: 1 } });
  const people = Array.from({ length: 6 }, () => new Guest(server.url));
  for (const [i, guest] of people.entries())
    expect((await guest.send('POST', '/api/me', { name: 'Ann' }, { 'x-forwarded-for': `198.51.100.${i}` })).status).toBe(200);
  const askAll = async (path: string, address: string): Promise<number[]> => {
    const found: number[] = [];
    for (const guest of people) found.push((await guest.send('GET', path, undefined, { 'x-forwarded-for': address })).status);
    return found;
  };
  const dear = '/api/matches/abcdefghijklmnopqrstuv/replay';
  // Four times as much as one of them may: eighty, and each of these counts for twenty.
  expect(await askAll(dear, '203.0.113.70')).toEqual([404, 404, 404, 404, 429, 429]);
  expect(await askAll('/api/me', '203.0.113.71')).toEqual(Array(6).fill(200));
  await server.close();
});
