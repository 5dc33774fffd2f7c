import { expect, test } from 'vitest';
import { passageOf } from '#web/table/test/passage.ts';
import type { FluxxDerived } from '../../derived.ts';
import type { FluxxVars } from '../../state.ts';
import { deal } from '../../test/table.ts';
import { ending } from '../moments.ts';

test('FLX-260 the Goal stands between the Keepers that meet it; others stay where they are', () => {
  const { ann, table } = deal({
    ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith', 'plumbus'] },
    bob: { hand: ['draw-5'] },
    goals: ['goal-house-party'],
  });
  const end = ending?.(passageOf<FluxxVars, FluxxDerived>(table.match, 1, () => ann.plays('squanchy')));
  expect(end?.picture).toMatchObject({
    kind: 'gather',
    main: 1,
    cards: [{ def: 'summer-smith' }, { def: 'goal-house-party' }, { def: 'squanchy' }],
  });
});
