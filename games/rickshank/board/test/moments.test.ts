import { expect, test } from 'vitest';
import { passageOf } from '#web/table/test/passage.ts';
import type { RickDerived } from '../../derived.ts';
import type { RickVars } from '../../state.ts';
import { deal } from '../../test/table.ts';
import { ending, moments } from '../moments.ts';

const passage = passageOf<RickVars, RickDerived>;

test('RSR-195 RSR-212 ballots are opened together and counted, tokens and all', () => {
  const { ann, bob, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, vars: { tokens: [1, 0, 0, 0, 0] }, unfinished: true });
  ann.plays('taxation');
  const one = passage(table.match, 0, () => {
    ann.picks('for.2');
    bob.picks('against.0');
  });
  const [moment] = (moments ?? []).flatMap(({ see }) => see(one));
  expect(moment.picture).toMatchObject({
    kind: 'ballots',
    ballots: [
      { seat: 0, votes: 3, tone: 'yes' },
      { seat: 1, votes: 1, tone: 'no' },
    ],
    tally: [
      { votes: 3, tone: 'yes' },
      { votes: 1, tone: 'no' },
    ],
  });
});

test('RSR-214 a tie is called a tie, and not the most votes', () => {
  const { ann, bob, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, vars: { tokens: [2, 0, 0, 0, 0] }, unfinished: true });
  ann.plays('taxation');
  const one = passage(table.match, 0, () => {
    ann.picks('for.0');
    bob.picks('against.0');
    ann.picks('for');
  });
  const [moment] = (moments ?? []).flatMap(({ see }) => see(one));
  expect(moment.line).toEqual({
    message: '{effect}: a tie, {n} to {m}, and it is passed',
    params: { effect: { def: 'taxation' }, n: 1, m: 1 },
  });
});

test('RSR-226 RSR-236 the President ends it, and everything is counted', () => {
  const { ann, table } = deal({
    ann: {},
    bob: {},
    nemesis: ['galactic-federation-president'],
    vars: { power: 14, presidentPaid: true },
  });
  const end = ending?.(passage(table.match, 0, () => ann.picks('galactic-federation-president')));
  expect(end?.picture).toMatchObject({ kind: 'gather', cards: [{ def: 'galactic-federation-president' }] });
  const scores = table.outcome?.scores ?? [];
  expect(end?.picture).toHaveProperty(
    'scores',
    [0, 1].map((seat) => ({ seat, now: scores[seat] })).sort((a, b) => b.now - a.now),
  );
});
