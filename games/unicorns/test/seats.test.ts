import { describe, expect, test } from 'vitest';
import { conformance } from '#engine/testing';
import { unicorns } from '../index.ts';
import { babies, basics, deal, nobodyAnswers } from './table.ts';

const options = { leaving: 'removed' };

describe('a table that removes seats', () => {
  test('UUN-316 by default nobody can be removed: a bot plays on', () => {
    const { ann } = deal({ ann: {}, bob: {} });
    ann.isRefused('cannot-leave', 'leave');
  });

  test('UUN-317 hand and Stable go to the discard pile without triggering anything, Babies to the Nursery; the number needed stays', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['narwhal'] },
      bob: { hand: ['yay'], stable: ['stabby-the-unicorn', 'unicorn-phoenix', 'barbed-wire', ...babies(1)] },
      cat: { stable: basics(2) },
      options,
    });
    const nursery = table.zone('nursery').length;
    bob.leaves();
    expect(table.zone('discard').toSorted()).toEqual(['barbed-wire', 'stabby-the-unicorn', 'unicorn-phoenix', 'yay']);
    expect(table.zone('nursery')).toHaveLength(nursery + 1);
    expect([bob.hand, bob.stable, cat.stable]).toEqual([[], [], basics(2)]);
    expect(table.vars.needed).toBe(7);
    ann.isAskedFor('action');
    ann.passes();
    cat.isAskedFor('action');
  });

  test('UUN-317 a running turn of the seat ends at once', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['yay'] }, bob: {}, cat: {}, vars: { extraTurns: 1, plays: 2 }, options });
    ann.leaves();
    expect(table.vars).toMatchObject({ active: 1, turn: 2, extraTurns: 0, plays: 1, played: 0 });
    bob.isAskedFor('action');
    expect(bob.hand).toHaveLength(1);
  });

  test('UUN-317 UUN-319 not before the next quiet moment: until then silence answers, and what was begun is finished', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['two-for-one'], stable: ['slowdown'] },
      bob: { hand: ['neigh'], stable: ['black-knight-unicorn', 'narwhal'] },
      cat: { stable: ['yay'] },
      options,
    });
    ann.plays('two-for-one');
    bob.leaves();
    bob.isAskedFor('respond');
    bob.timesOut();
    ann.picks('narwhal');
    ann.picks('yay');
    bob.isAskedFor('save');
    expect(bob.stable).toEqual(['black-knight-unicorn', 'narwhal']);
    bob.timesOut();
    expect(bob.stable).toEqual([]);
    expect(table.zone('discard')).toEqual(expect.arrayContaining(['narwhal', 'black-knight-unicorn', 'neigh', 'two-for-one']));
    expect(table.t.ring).toEqual([0, 2]);
    cat.isAskedFor('action');
  });

  test('UUN-317 ties to that Stable are dropped: nothing goes back', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['unicorn-poison'], stable: [{ card: 'seductive-unicorn', on: [{ card: 'narwhal', from: 'bob' }] }] },
      bob: { stable: ['yay'] },
      cat: {},
      options,
    });
    expect(table.vars.ties).toHaveLength(1);
    bob.leaves();
    expect(table.vars.ties).toEqual([]);
    expect(ann.stable).toEqual(['seductive-unicorn', 'narwhal']);
    ann.leaves();
    expect(table.zone('discard')).toContain('narwhal');
    expect(table.winners).toEqual(['cat']);
    cat.isNotAsked();
  });

  test('UUN-318 the last one wins', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: {}, options });
    bob.leaves();
    expect(table.winners).toEqual(['ann']);
    expect(table.outcome).toMatchObject({ reason: 'last', rule: 'UUN-318' });
    ann.isNotAsked();
  });

  test('UUN-317 a seat that leaves in the window passes, and the window closes', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['narwhal'] }, bob: { hand: ['neigh'] }, cat: {}, options });
    ann.plays('narwhal');
    bob.leaves();
    nobodyAnswers(table);
    expect(ann.stable).toEqual(['narwhal']);
    expect(table.t.ring).toEqual([0, 2]);
  });

  test('whole matches with seats that go, under the laws', () => {
    const report = conformance({ game: unicorns, seats: 5, seeds: [3, 4, 5], restless: true, every: 15, options });
    expect(report.finished).toBe(report.matches);
  });
});
