import { test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { playedToTheEnd, unicornsTable } from './lib/unicorns.ts';

test('two people play a whole match in Russian by clicking, one of them on a phone', { timeout: 600_000 }, async () => {
  const [ann, cat] = await unicornsTable(browser, house, [
    { name: 'Ann', lang: 'ru' },
    { name: 'Cat', lang: 'ru', phone: true },
  ]);
  await ann.seesNoBarriers('the table of Unstable Unicorns');
  await cat.seesNoBarriers('the table of Unstable Unicorns on a phone');
  await playedToTheEnd([ann, cat]);
});
