import { expect, test } from 'vitest';
import { passageOf } from '#web/table/test/passage.ts';
import type { PickleDerived } from '../../derived.ts';
import type { PickleVars } from '../../state.ts';
import { scene } from '../../test/table.ts';
import { ending } from '../moments.ts';

test('PKL-160 Rick leaps onto the Rooftop', () => {
  const { ann, table } = scene({ board: 'T@(0,0) H@(0,1)', rick: '(0,0)', dice: 'TTTT', hand: ['jetpack'] });
  const end = ending?.(passageOf<PickleVars, PickleDerived>(table.match, 0, () => ann.plays('jetpack', 'rick>0,1')));
  expect(end?.picture).toMatchObject({ kind: 'leap', onto: { def: 'tile-rooftop' } });
});

test('PKL-241 whoever leaves is told in words', () => {
  const { ann, bob, table } = scene({ board: 'T@(0,0)', rick: '(0,0)', side: 'russians', dice: 'CTTT', russianHand: ['bribe'] });
  bob.picks('bribe');
  ann.isAskedFor('bribe');
  expect(ending?.(passageOf<PickleVars, PickleDerived>(table.match, 0, () => bob.leaves()))).toBeNull();
});

test('PKL-162 the hunters win: what they used in that turn is shown, nothing of an earlier one', () => {
  const { ann, bob, table } = scene({
    board: 'T@(0,0) H@(0,1)',
    rick: '(0,0)',
    side: 'russians',
    agents: { 1: '(0,0)', 2: '(0,0)' },
    dice: 'GTTT',
    rolls: 'TTTTGTTT',
    hand: [],
    russianHand: ['fire-at-will', 'fire-at-will'],
    vars: { rickHealth: 4 },
  });
  const end = ending?.(
    passageOf<PickleVars, PickleDerived>(table.match, 0, () => {
      bob.picks('fire-at-will');
      bob.picks('end');
      ann.passes();
      ann.picks('end');
      bob.passes();
      bob.picks('fire-at-will');
    }),
  );
  expect(end?.picture).toMatchObject({ kind: 'gather', cards: [{ def: 'fire-at-will' }] });
});
