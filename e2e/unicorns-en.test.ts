import { test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { playedToTheEnd, unicornsTable } from './lib/unicorns.ts';

test('two people play a whole match in English by clicking, one of them in the light scheme', { timeout: 600_000 }, async () => {
  const [bob, dan] = await unicornsTable(browser, house, [
    { name: 'Bob', lang: 'en', theme: 'light' },
    { name: 'Dan', lang: 'en' },
  ]);
  await bob.seesNoBarriers('the table of Unstable Unicorns in the light scheme');
  await playedToTheEnd([bob, dan]);
});
