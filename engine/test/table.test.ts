import { describe, expect, test } from 'vitest';
import type { Table } from '#engine';
import { below, fastRng, pick } from '#engine';
import { scenarioTable } from '#engine/testing';
import type { YardCard, YardVars } from './yard.ts';
import { yard } from './yard.ts';

const settings = {
  rest: 'deck',
  piles: ['deck', 'discard'],
  words: ['use', 'end'],
  start: () => undefined,
  tie(t: { vars: YardVars }, card: number, _given: object, host: number | undefined) {
    if (host !== undefined) t.vars.on[card] = host;
  },
};
const deal = scenarioTable<YardVars, YardCard, 'deck' | 'discard', 'hand' | 'yard'>(yard, settings);

describe('what things are called', () => {
  test('an option with a key of its own by verb and printed name, or by its key', () => {
    const { ann, table } = deal({ ann: { hand: ['cook'], yard: ['maid'] }, bob: {}, deck: ['crown'] });
    ann.mustPick('cook', 'use maid', 'end');
    ann.isOffered(`use:${table.card('maid')}`);
    ann.picks('use maid');
    expect(ann.hand).toEqual(['cook', 'crown']);
  });

  test('two cards of one name are told apart by a mark, in and out; lists of zones have plain names', () => {
    const { ann } = deal({ ann: { hand: ['maid#old'], yard: ['maid#new', 'maid'] }, bob: {} });
    ann.mustPick('maid#old', 'use maid#new', 'use maid', 'end');
    ann.picks('maid#old');
    expect(ann.copies('yard')).toEqual(['maid#new', 'maid', 'maid#old']);
    expect(ann.yard).toEqual(['maid', 'maid', 'maid']);
  });

  test('a name that could mean two places is refused by the table', () => {
    const anybody = {
      ...yard,
      *step(t: Table<YardVars>) {
        yield* pick(t, 0, { key: 'whom', rule: 'YARD-3', quiet: true }, [0, 1, 4]);
      },
    };
    const choose = scenarioTable<YardVars, YardCard, 'deck', 'hand' | 'yard'>(anybody, settings);
    const { ann } = choose({ ann: { yard: ['maid#hers', 'cook'] }, bob: { yard: ['maid'] } });
    ann.picks('maid#hers');
    const unclear = choose({ ann: { yard: ['maid', 'cook'] }, bob: { yard: ['maid'] } });
    expect(() => unclear.ann.picks('maid')).toThrow('maid lies in yard:0 and in yard:1');
  });

  test('what nothing is called is a mistake of the test, not a proof', () => {
    const { ann, bob } = deal({ ann: { hand: ['cook'] }, bob: {} });
    ann.cannotPick('maid', 'use maid', 'use cook', 'bob');
    for (const misspelt of ['mait', 'use mait', 'yuse maid', 'bop', 'maid#nobody'])
      expect(() => ann.cannotPick(misspelt)).toThrow(/is it misspelt/);
    expect(() => ann.cannotPick('cook')).toThrow('cook for ann');
    bob.cannotPick('cook', 'end');
  });

  test('the card that the scenario names is meant, not its copies in the deck', () => {
    const { ann, bob } = deal({ ann: { hand: ['cook'] }, bob: { hand: ['maid'] } });
    expect([ann.knows('cook'), bob.knows('cook'), ann.knows('maid')]).toEqual([true, false, false]);
  });
});

describe('positions', () => {
  test('top and bottom of a pile, the unnamed between them; read as they were listed', () => {
    const { table } = deal({ ann: {}, bob: {}, deck: { top: ['crown', 'hat'], bottom: ['maid', 'cook'] }, discard: ['hat', 'cook'] });
    expect(table.zone('deck').slice(0, 2)).toEqual(['crown', 'hat']);
    expect(table.zone('deck').slice(-2)).toEqual(['maid', 'cook']);
    expect(table.zone('deck')).toHaveLength(10);
    expect(table.zone('discard')).toEqual(['hat', 'cook']);
  });

  test('a bare list is the top; unnamed cards can be told where to lie, one by one', () => {
    const { table, bob } = deal({ ann: {}, bob: {}, deck: ['crown'], rest: (face) => (face.kind === 'guest' ? 'hand:1' : 'box') });
    expect(table.zone('deck')).toEqual(['crown']);
    expect(bob.hand).toHaveLength(8);
    expect(table.t.def).toHaveLength(9);
  });

  test('the order of unnamed cards has nothing to do with the order of definitions', () => {
    const rng = fastRng(4);
    const orders = [0, 1, 2].map(() => {
      const defs = [...yard.defs].sort(() => below(rng, 3) - 1);
      const other = scenarioTable<YardVars, YardCard, 'deck', 'hand'>({ ...yard, defs }, settings);
      return other({ ann: {}, bob: {} }).table.zone('deck');
    });
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
    const alphabet = [...orders[0]].sort();
    expect(orders[0]).not.toEqual(alphabet);
  });

  test('what hangs on what is data', () => {
    const { ann, table } = deal({ ann: { yard: [{ card: 'maid', on: ['hat'] }, 'cook'] }, bob: {} });
    expect(ann.yard).toEqual(['maid', 'hat', 'cook']);
    expect(table.vars.on[table.card('hat')]).toBe(table.card('maid'));
  });

  test('a position that the game calls impossible is not dealt', () => {
    const on = Array.from({ length: 12 }, () => -1);
    on[8] = 0;
    expect(() => deal({ ann: { yard: ['maid'] }, bob: { yard: ['hat'] }, vars: { on } })).toThrow(
      /impossible: .*hangs on a guest elsewhere/,
    );
  });
});

describe('time', () => {
  const idle = { ann: { hand: ['cook'] }, bob: {}, cat: { hand: ['maid'] }, deck: ['crown'] } as const;

  test('the match runs on through seats with nothing to decide', () => {
    const { ann, cat, table } = deal(idle);
    ann.picks('end');
    expect(table.vars.turn).toBe(2);
    cat.isToAct();
    expect(table.course.split('\n')).toEqual([
      'ann answers main: end',
      '  went ann',
      '  — the turn of bob begins —',
      '  went bob',
      '  bob was not asked main: end was the only answer',
      '  — the turn of cat begins —',
    ]);
  });

  test('it stops where a turn ends, and goes on', () => {
    const { ann, cat, table } = deal(idle);
    table.until('turn');
    ann.picks('end');
    expect(table.vars.turn).toBe(1);
    cat.isNotAsked();
    expect(() => cat.picks('end')).toThrow(/stopped between two turns/);
    table.goesOn();
    expect(table.vars.turn).toBe(2);
    table.goesOn();
    cat.isToAct();
  });

  test('it stops where the turn of a seat begins, or where the test says', () => {
    const { ann, cat, table } = deal(idle);
    table.until('cat');
    ann.picks('end');
    expect([table.vars.turn, table.vars.active]).toEqual([2, 2]);
    table.until((t) => t.vars.turn === 4);
    table.goesOn();
    cat.picks('maid');
    ann.picks('cook');
    expect(table.vars.turn).toBe(4);
  });

  test('undo, too, is refused with a reason', () => {
    const { ann, bob } = deal({ ann: { hand: ['cook', 'maid'] }, bob: { hand: ['cook'] } });
    bob.isRefused('nothing-to-undo', 'undo');
    ann.isRefused('nothing-to-redo', 'redo');
    ann.isRefused('cannot-leave', 'leave');
    ann.picks('cook');
    bob.picks('cook');
    ann.isRefused('undo-needs-consent', 'undo');
    ann.undoes('agreed');
    expect(ann.yard).toEqual([]);
  });
});

describe('what a scenario gives', () => {
  test('variables are copied: a match changes nothing in what another test deals from', () => {
    const on = Array.from({ length: 12 }, () => -1);
    const { table } = deal({ ann: { hand: ['cook'] }, bob: {}, vars: { on } });
    table.vars.on[0] = 7;
    expect(on[0]).toBe(-1);
    table.vars.on[0] = -1;
  });

  test('variables that speak of cards name them', () => {
    const { table } = deal({
      ann: { yard: ['maid', 'hat'] },
      bob: {},
      vars: (card, def) => ({ turn: def('hat'), on: Array.from({ length: 12 }, (_, id) => (id === card('hat') ? card('maid') : -1)) }),
    });
    expect(table.vars.on[table.card('hat')]).toBe(table.card('maid'));
    expect(yard.defs[table.vars.turn].id).toBe('hat');
  });

  test('a seat tells what it is offered and which question is open', () => {
    const { ann, bob } = deal({ ann: { hand: ['cook'], yard: ['maid'] }, bob: {} });
    expect([ann.prompt, ann.offered]).toEqual(['main', ['cook', 'use maid', 'end']]);
    expect([bob.prompt, bob.offered]).toEqual([undefined, []]);
  });
});
