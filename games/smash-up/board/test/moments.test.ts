import { expect, test } from 'vitest';
import { passageOf } from '#web/table/test/passage.ts';
import type { SmashDerived } from '../../derived.ts';
import type { SmashVars } from '../../state.ts';
import { deal } from '../../test/table.ts';
import { ending, moments } from '../moments.ts';

const passage = passageOf<SmashVars, SmashDerived>;

test('SMU-187 a base is taken: the first place first, with what everybody has then, and the next base', () => {
  const { ann, table } = deal({
    ann: { hand: ['king-rex'] },
    bob: {},
    cat: {},
    bases: [{ base: 'tortuga', ann: ['nana', 'granny', 'sir-squeezes'], bob: ['supreme-overlord'], cat: ['invader'] }, { base: 'palooza' }],
    vars: { vp: [4, 6, 3, 0] },
    unfinished: true,
  });
  const one = passage(table.match, 0, () => ann.plays('king-rex@tortuga', 'end'));
  const [moment] = (moments ?? []).flatMap(({ see }) => see(one));
  expect(moment.picture).toMatchObject({
    kind: 'points',
    card: { def: 'tortuga' },
    gains: [
      { seat: 0, by: 4, now: 8 },
      { seat: 1, by: 3, now: 9 },
      { seat: 2, by: 2, now: 5 },
    ],
  });
  expect(moment.concerns).toEqual([0, 1, 2]);
});

test('the last base ends it, with everybody’s points', () => {
  const { ann, table } = deal({
    ann: { hand: ['king-rex'] },
    bob: {},
    bases: [{ base: 'jungle-oasis', ann: ['nana'], bob: ['sir-squeezes'] }],
    vars: { vp: [14, 6, 0, 0] },
    unfinished: true,
  });
  const end = ending?.(passage(table.match, 1, () => ann.plays('king-rex@jungle-oasis', 'end')));
  expect(end?.picture).toMatchObject({ kind: 'gather', cards: [{ def: 'jungle-oasis' }], scores: [{ seat: 0, now: 16 }, { seat: 1 }] });
});
