import { expect, test } from 'vitest';
import { signsAfter } from '../../../bots/test/signs.ts';
import { allPass, deal } from './table.ts';

test('points by base and player, and how many cards were played', () => {
  const { ann, table } = deal({
    ann: { hand: ['king-rex'] },
    bob: {},
    bases: [{ base: 'tar-pits', ann: ['granny'], bob: ['supreme-overlord'] }, { base: 'tortuga' }],
  });
  const told = signsAfter(table.match, 0, 'turn', () => {
    ann.picks('king-rex@tar-pits');
    ann.picks('end');
    allPass(table);
  });
  expect(told).toContainEqual({ key: 'points-now', seat: 0, place: 'tar-pits', n: 4 });
  expect(told).toContainEqual({ key: 'they-points-now', seat: 1, place: 'tar-pits', n: 3 });
  expect(told).toContainEqual({ key: 'plays', seat: 0, n: 1 });
});

test('who is the strongest, and whose minion is gone', () => {
  const { ann, table } = deal({
    ann: { hand: ['ninja-master', 'shinobi'] },
    bob: {},
    bases: [
      { base: 'tortuga', bob: ['king-rex'] },
      { base: 'the-mothership', bob: ['granny'] },
    ],
  });
  const told = signsAfter(table.match, 0, 'round', () => {
    ann.picks('ninja-master@tortuga');
    ann.picks('king-rex');
  });
  expect(told).toContainEqual({ key: 'leads', seat: 0, place: 'tortuga' });
  expect(told).toContainEqual({ key: 'they-lead', seat: 1, place: 'the-mothership' });
  expect(told).toContainEqual({ key: 'they-lose', seat: 1, card: 'king-rex' });
  expect(signsAfter(table.match, 0, 'turn', () => {})).toContainEqual({ key: 'kept', seat: 0, card: 'shinobi' });
});
