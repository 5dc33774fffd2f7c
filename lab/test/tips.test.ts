import { expect, test } from 'vitest';
import { games } from '#games/registry.ts';
import { titleOf } from '../catalog.ts';
import { heldAgainst } from '../tips.ts';

test.each(games)('the tips of $id are what the coach says', (game) => {
  const learn = titleOf(game).texts.en.learn;
  for (const { key, says } of game.bot?.tips ?? [])
    for (const where of says) {
      const [part, name] = where.split('.');
      expect(part === 'hints' ? learn?.hints[name] : learn?.mistakes[Number(name)], `${game.id} ${key}`).toBeDefined();
    }
});

test('hard keeps a tip in most of the positions that it is about', () => {
  const unicorns = games.find(({ id }) => id === 'unicorns');
  if (unicorns === undefined) throw new Error('no Unicorns');
  const hoarding = heldAgainst({ ...unicorns, bot: { ...unicorns.bot, tips: unicorns.bot?.tips?.slice(-1) ?? [] } }, 6, 1);
  expect(hoarding).toEqual([expect.objectContaining({ key: 'no-hoarding', positions: 6 })]);
  expect(hoarding[0].kept).toBeGreaterThanOrEqual(4);
});
