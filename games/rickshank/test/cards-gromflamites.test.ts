import { describe, expect, test } from 'vitest';
import { deal, many, tokens } from './table.ts';

describe('Gromflamites', () => {
  test('gromflamite-technician gains a token only for who has none', () => {
    const { ann, table } = deal({ ann: { hand: ['gromflamite-technician#1', 'gromflamite-technician#2'] }, bob: {} });
    ann.plays('gromflamite-technician#1', 'gromflamite-technician#2');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([2, 1]);
    const rich = deal({ ann: { hand: ['gromflamite-technician'] }, bob: {}, vars: { tokens: tokens(2) } });
    rich.ann.plays('gromflamite-technician');
    expect(rich.table.vars.tokens[0]).toBe(2);
  });

  test('gromflamite-employee-of-the-month: +1 Power with a token; as a Defense it brings one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['gromflamite-employee-of-the-month#1', 'morty-c-137'] },
      bob: { hand: ['gromflamite-employee-of-the-month#2'] },
      vars: { tokens: tokens(1) },
    });
    ann.plays('gromflamite-employee-of-the-month#1');
    expect(table.vars.power).toBe(2);
    ann.plays('morty-c-137');
    bob.picks('gromflamite-employee-of-the-month');
    expect(table.vars.tokens).toEqual(tokens(1, 1));
    const poor = deal({ ann: { hand: ['gromflamite-employee-of-the-month'] }, bob: {} });
    poor.ann.plays('gromflamite-employee-of-the-month');
    expect(poor.table.vars.power).toBe(1);
  });

  test('RSR-310 mission-control-gromflamite reaches only foes without tokens; the others are no targets and cannot defend', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['mission-control-gromflamite'] },
      bob: { hand: ['lawyer-morty'] },
      cat: { hand: ['jerry'] },
      vars: { tokens: tokens(0, 1, 0) },
    });
    ann.plays('mission-control-gromflamite');
    bob.isNotAsked();
    cat.passes();
    expect([bob.discard, cat.discard, table.vars.power, table.vars.hit]).toEqual([[], ['morty-waves'], 2, [2]]);
  });

  test('communications-gromflamite: a token for up to 2 cards with cost 0', () => {
    const { ann, table } = deal({
      ann: { hand: ['communications-gromflamite'], discard: ['genius-waves', 'jerry', 'kickback', 'morty-waves'] },
      bob: {},
      vars: { tokens: tokens(2) },
    });
    ann.plays('communications-gromflamite');
    ann.picks('yes');
    ann.mayPick('genius-waves', 'jerry', 'morty-waves');
    ann.picks('genius-waves', 'jerry');
    ann.isAskedFor('main');
    expect([ann.hand.sort(), table.vars.tokens[0], table.vars.power]).toEqual([['genius-waves', 'jerry'], 1, 2]);
  });

  test('communications-gromflamite: the token may be kept; without one nothing is asked', () => {
    const { ann, table } = deal({
      ann: { hand: ['communications-gromflamite'], discard: ['jerry'] },
      bob: {},
      vars: { tokens: tokens(1) },
    });
    ann.plays('communications-gromflamite');
    ann.passes();
    expect([ann.hand, table.vars.tokens[0]]).toEqual([[], 1]);
    const none = deal({ ann: { hand: ['communications-gromflamite'], discard: ['jerry'] }, bob: {} });
    none.ann.plays('communications-gromflamite');
    none.ann.isAskedFor('main');
  });

  test('honorable-gromflamite draws with 2 tokens, not with 1', () => {
    const rich = deal({ ann: { hand: ['honorable-gromflamite'], deck: ['beth'] }, bob: {}, vars: { tokens: tokens(2) } });
    rich.ann.plays('honorable-gromflamite');
    expect([rich.ann.hand, rich.table.vars.power]).toEqual([['beth'], 2]);
    const poor = deal({ ann: { hand: ['honorable-gromflamite'], deck: ['beth'] }, bob: {}, vars: { tokens: tokens(1) } });
    poor.ann.plays('honorable-gromflamite');
    expect(poor.ann.hand).toEqual([]);
  });

  test('gromflamite-officer gains a token; from an empty supply none', () => {
    const { ann, table } = deal({ ann: { hand: ['gromflamite-officer'] }, bob: {} });
    ann.plays('gromflamite-officer');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([2, 1]);
    const dry = deal({ ann: { hand: ['gromflamite-officer'] }, bob: {}, vars: { tokens: tokens(0, 9) } });
    dry.ann.plays('gromflamite-officer');
    expect(dry.table.vars.tokens[0]).toBe(0);
  });

  test('RSR-E18 RSR-252 greedy-gromflamite: tokens for Power at any time of the turn, one token for 2 however often it is played', () => {
    const { ann, table } = deal({ ann: { hand: ['greedy-gromflamite'] }, bob: {}, market: ['pill-brulee'], vars: { tokens: tokens(3) } });
    ann.cannotPick('spend-token');
    ann.plays('greedy-gromflamite', 'spend-token');
    expect(table.vars.power).toBe(4);
    ann.plays('pill-brulee', 'buy-token');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([0, 3]);
    ann.plays('spend-token', 'spend-token');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([4, 1]);
    ann.plays('end');
    expect(table.vars.tokenPower).toBe(false);
  });

  test('RSR-275 gromflamite-general: a token or 2 cards; with a token and fewer cards the token; without a token all there is', () => {
    const { ann, bob, cat, dan, eve, table } = deal({
      ann: { hand: ['gromflamite-general'] },
      bob: { hand: many(3, 'genius-waves') },
      cat: { hand: ['beth'] },
      dan: { hand: ['jerry'] },
      eve: {},
      vars: { tokens: tokens(0, 1, 1, 0, 0) },
    });
    ann.plays('gromflamite-general');
    bob.passes();
    bob.mustPick('token', 'cards');
    bob.picks('cards');
    bob.picks('genius-waves', 'genius-waves');
    cat.passes();
    dan.passes();
    eve.isNotAsked();
    expect([bob.hand.length, cat.hand, dan.hand, table.vars.tokens]).toEqual([1, ['beth'], [], tokens(0, 1, 0, 0, 0)]);
    expect(table.vars.power).toBe(3);
  });
});
