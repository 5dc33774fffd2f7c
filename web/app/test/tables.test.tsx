import { expect, test, vi } from 'vitest';
import type { MyTable } from '#server/schema.ts';
import { refreshTables } from '../tables.ts';

test('the installed page wears the number of tables that wait on its sign, and none when nobody waits', async () => {
  const worn: (number | null)[] = [];
  Object.assign(navigator, {
    setAppBadge: async (n: number) => void worn.push(n),
    clearAppBadge: async () => void worn.push(null),
  });
  let states: readonly MyTable['state'][] = [];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/me'
        ? { me: { name: 'Ann', avatar: 'fox-1', createdAt: 1 } }
        : { tables: states.map((state, i) => ({ id: `t${i}`, state, slow: true })), holiday: null, now: Date.now() },
    ),
  );
  for (const now of [['mine', 'others', 'mine', 'live'], ['others'], ['mine']] as const) {
    states = now;
    await refreshTables();
  }
  expect(worn).toEqual([2, null, 1]);
});
