import { describe, expect, test } from 'vitest';
import { deal, tokens } from './table.ts';

describe('Specials', () => {
  test('pill-brulee gives 2 Power', () => {
    const { ann, table } = deal({ ann: { hand: ['pill-brulee'] }, bob: {} });
    ann.plays('pill-brulee');
    expect(table.vars.power).toBe(2);
  });

  test('RSR-180 fold-yourself draws 2 and puts 1 card back, which the others do not see', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['fold-yourself'], deck: ['beth', 'scientist-morty', 'summer'] }, bob: {} });
    ann.plays('fold-yourself');
    ann.mustPick('beth', 'scientist-morty');
    ann.picks('scientist-morty');
    expect([ann.hand, table.zone('deck:0')]).toEqual([['beth'], ['scientist-morty', 'summer']]);
    expect([ann.knows('scientist-morty'), bob.knows('scientist-morty')]).toEqual([true, false]);
  });

  test('fold-yourself: a single card goes back without a question, with none there is nothing to do', () => {
    const { ann, table } = deal({ ann: { hand: ['fold-yourself#1', 'fold-yourself#2'], deck: [] }, bob: {} });
    ann.plays('fold-yourself#1');
    expect([ann.copies('hand'), table.copies('deck:0')]).toEqual([[], ['fold-yourself#2']]);
    const none = deal({ ann: { hand: ['fold-yourself'] }, bob: {} });
    none.ann.plays('fold-yourself');
    none.ann.isAskedFor('main');
  });

  test('RSR-062 RSR-158 terminate may destroy a card of the hand, the discard pile or the market, whose place stays empty', () => {
    const { ann, table } = deal({ ann: { hand: ['terminate', 'jerry'], discard: ['beth'] }, bob: {}, market: ['kickback', 'rezone'] });
    ann.plays('terminate');
    ann.mayPick('jerry', 'beth', 'kickback', 'rezone');
    ann.picks('kickback');
    expect([table.zone('destroyed'), table.zone('market'), table.vars.slots[0], table.vars.power]).toEqual([
      ['kickback'],
      ['rezone'],
      -1,
      1,
    ]);
  });

  test('terminate declined, and with nothing to destroy', () => {
    const { ann, table } = deal({ ann: { hand: ['terminate#1', 'terminate#2'] }, bob: {} });
    ann.plays('terminate#1');
    ann.passes();
    ann.plays('terminate#2');
    ann.isAskedFor('main');
    expect(table.zone('destroyed')).toEqual([]);
  });

  test('daddys-little-girl: +2 Power more after a Beth, not before one', () => {
    const { ann, table } = deal({ ann: { hand: ['beth', 'daddys-little-girl#1', 'daddys-little-girl#2'] }, bob: {} });
    ann.plays('daddys-little-girl#1');
    expect(table.vars.power).toBe(1);
    ann.plays('beth', 'daddys-little-girl#2');
    expect(table.vars.power).toBe(4);
  });

  test('daddys-little-girl avoids an Attack and draws', () => {
    const { ann, bob } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['daddys-little-girl'], deck: ['jerry'] } });
    ann.plays('morty-c-137');
    bob.picks('daddys-little-girl');
    expect([bob.hand, bob.discard]).toEqual([['jerry'], ['daddys-little-girl']]);
  });

  test('szechuan-sauce: +1 Power more with a Location, an unbought one too', () => {
    const { ann, table } = deal({
      ann: { hand: ['szechuan-sauce#1', 'szechuan-sauce#2', 'portal-gun', 'jerry'] },
      bob: {},
      places: ['grave'],
    });
    ann.plays('szechuan-sauce#1');
    expect(table.vars.power).toBe(2);
    ann.plays('portal-gun', 'jerry', 'szechuan-sauce#2');
    expect(table.vars.power).toBe(7);
  });

  test('RSR-E16 RSR-033 RSR-263 RSR-264 RSR-075 szechuan-sauce in the market is offered for one turn, then destroyed by itself', () => {
    const { ann, bob, table } = deal({
      ann: { play: ['grave'], deck: ['jerry'] },
      bob: { hand: ['genius-waves'] },
      market: ['szechuan-sauce'],
      main: ['kickback'],
      vars: { power: 3 },
    });
    ann.cannotPick('szechuan-sauce');
    ann.plays('end');
    // Nobody destroyed it: The Grave drew nothing beyond the new hand.
    expect([table.zone('destroyed'), table.zone('market')[0], ann.hand]).toEqual([['szechuan-sauce'], 'kickback', ['jerry']]);
    bob.isToAct();
    const bought = deal({ ann: {}, bob: {}, market: ['szechuan-sauce'], vars: { power: 4 } });
    bought.ann.plays('szechuan-sauce');
    expect(bought.ann.discard).toEqual(['szechuan-sauce']);
  });

  test('diane-sanchez gains a token and exchanges a card for two', () => {
    const { ann, table } = deal({ ann: { hand: ['diane-sanchez', 'jerry'], deck: ['beth', 'summer'] }, bob: {} });
    ann.plays('diane-sanchez');
    ann.mayPick('jerry');
    ann.picks('jerry');
    expect([ann.hand, table.vars.tokens[0], table.vars.power]).toEqual([['beth', 'summer'], 1, 0]);
    const declined = deal({ ann: { hand: ['diane-sanchez', 'jerry'], deck: ['beth'] }, bob: {} });
    declined.ann.plays('diane-sanchez');
    declined.ann.passes();
    expect([declined.ann.hand, declined.table.vars.tokens[0]]).toEqual([['jerry'], 1]);
    const empty = deal({ ann: { hand: ['diane-sanchez'] }, bob: {} });
    empty.ann.plays('diane-sanchez');
    empty.ann.isAskedFor('main');
  });

  test('RSR-318 totally-fabricated-origin-story resolves a market card that is neither Council nor Ongoing nor dear', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['totally-fabricated-origin-story'] },
      bob: { hand: ['beth'] },
      market: ['lizard-rick', 'kickback', 'security-specialist-rick', 'morty-c-137'],
    });
    ann.plays('totally-fabricated-origin-story');
    ann.mayPick('lizard-rick');
    ann.picks('lizard-rick');
    bob.passes();
    expect([table.vars.power, bob.discard, table.zone('market').length]).toEqual([4, ['beth'], 4]);
  });

  test('totally-fabricated-origin-story declined, and with nothing to copy', () => {
    const { ann, table } = deal({ ann: { hand: ['totally-fabricated-origin-story'] }, bob: {}, market: ['pill-brulee'] });
    ann.plays('totally-fabricated-origin-story');
    ann.passes();
    expect(table.vars.power).toBe(1);
    const none = deal({ ann: { hand: ['totally-fabricated-origin-story'] }, bob: {}, market: ['kickback'] });
    none.ann.plays('totally-fabricated-origin-story');
    none.ann.isAskedFor('main');
  });

  test('RSR-322 RSR-329 a copied text is no play, and nothing moves «this card»: Fake Gun does nothing, Eye-Poppin’ Morty stays', () => {
    const copy = (
      card: 'fake-gun' | 'eye-poppin-morty' | 'scientist-morty' | 'black-rick' | 'greedy-gromflamite' | 'jury-rigged-portal-gun',
    ) => {
      const at = deal({
        ann: { hand: ['totally-fabricated-origin-story'], play: ['assworld-2-0', 'security-specialist-rick'], deck: ['jerry', 'beth'] },
        bob: { hand: ['beth'] },
        market: [card],
        vars: { tokens: tokens(1) },
        unfinished: card === 'jury-rigged-portal-gun',
      });
      at.ann.plays('totally-fabricated-origin-story', card);
      return at;
    };
    const fake = copy('fake-gun');
    fake.ann.isAskedFor('main');
    expect([fake.table.zone('market'), fake.table.vars.power]).toEqual([['fake-gun'], 1]);
    // A Morty that is only copied is not played: Assworld 2.0 hears nothing.
    const eye = copy('eye-poppin-morty');
    eye.ann.isAskedFor('main');
    expect([eye.table.zone('market'), eye.table.vars.power]).toEqual([['eye-poppin-morty'], 2]);
    // All cards played count for the copied scientist, the story itself too.
    expect(copy('scientist-morty').table.vars.power).toBe(2);
    // Every Rick is another Rick for a copied text.
    expect(copy('black-rick').ann.hand).toEqual(['jerry']);
    const greedy = copy('greedy-gromflamite');
    greedy.ann.plays('spend-token');
    expect(greedy.table.vars.power).toBe(5);
    const jury = copy('jury-rigged-portal-gun');
    jury.ann.isAskedFor('choose-location');
  });

  test('RSR-113 currency-manipulation takes a token from each foe and gains as many; who avoids it is not counted', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['currency-manipulation'] },
      bob: {},
      cat: { hand: ['daddys-little-girl'], deck: ['beth'] },
      dan: {},
      vars: { tokens: tokens(0, 2, 1, 0) },
    });
    ann.plays('currency-manipulation');
    bob.isNotAsked();
    cat.picks('daddys-little-girl');
    expect([table.vars.tokens, table.vars.power, dan.discard]).toEqual([tokens(1, 1, 1, 0), 3, []]);
  });
});
