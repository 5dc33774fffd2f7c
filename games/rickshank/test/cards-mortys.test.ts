import { describe, expect, test } from 'vitest';
import { deal, tokens } from './table.ts';

describe('Mortys', () => {
  test('RSR-E14 RSR-261 RSR-262 eye-poppin-morty destroys a hand card, then itself if its player likes', () => {
    const { ann, table } = deal({ ann: { hand: ['eye-poppin-morty', 'rick-c-137'] }, bob: {} });
    ann.plays('eye-poppin-morty');
    expect(table.zone('destroyed')).toEqual(['rick-c-137']);
    ann.isAskedFor('destroy.self');
    ann.picks('yes');
    expect([table.zone('destroyed').sort(), ann.play, table.vars.power]).toEqual([['eye-poppin-morty', 'rick-c-137'], [], 1]);
  });

  test('eye-poppin-morty with an empty hand: only the second part remains, and may be declined', () => {
    const { ann, table } = deal({ ann: { hand: ['eye-poppin-morty'] }, bob: {} });
    ann.plays('eye-poppin-morty');
    ann.isAskedFor('destroy.self');
    ann.passes();
    expect([table.zone('destroyed'), ann.play]).toEqual([[], ['eye-poppin-morty']]);
  });

  test('aqua-morty draws when played; discarded in a turn it may destroy a card, itself included', () => {
    const { ann, table } = deal({
      ann: { hand: ['aqua-morty#1', 'aqua-morty#2', 'butt-in-a-cup'], deck: ['beth'], discard: ['jerry'] },
      bob: {},
    });
    ann.plays('aqua-morty#1');
    expect(ann.hand).toContain('beth');
    ann.plays('butt-in-a-cup', 'aqua-morty#2');
    expect(table.vars.tokens[0]).toBe(1);
    ann.mayPick('beth', 'jerry', 'aqua-morty');
    ann.picks('jerry');
    expect(table.zone('destroyed')).toEqual(['jerry']);
  });

  test('aqua-morty: destroying may be declined', () => {
    const { ann, table } = deal({ ann: { hand: ['aqua-morty', 'butt-in-a-cup'] }, bob: {} });
    ann.plays('butt-in-a-cup', 'aqua-morty');
    ann.passes();
    expect(table.zone('destroyed')).toEqual([]);
  });

  test('RSR-165 RSR-323 bugged-out-morty avoids an Attack and puts a card into the attacker’s discard pile; that is no discard', () => {
    const { ann, bob } = deal({
      ann: { hand: ['lizard-rick'] },
      bob: { hand: ['bugged-out-morty', 'aqua-rick'], discard: ['morty-waves'], deck: ['beth', 'jerry'] },
    });
    ann.plays('lizard-rick');
    bob.mayPick('bugged-out-morty');
    bob.picks('bugged-out-morty');
    bob.mayPick('aqua-rick', 'morty-waves', 'bugged-out-morty');
    bob.picks('aqua-rick');
    expect([ann.discard, bob.hand]).toEqual([['aqua-rick'], []]);
  });

  test('bugged-out-morty: the card may stay; played it gives 2 Power', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['lizard-rick', 'bugged-out-morty#1'] }, bob: { hand: ['bugged-out-morty#2'] } });
    ann.plays('bugged-out-morty#1');
    expect(table.vars.power).toBe(2);
    ann.plays('lizard-rick');
    bob.picks('bugged-out-morty');
    bob.passes();
    expect([ann.copies('discard'), bob.copies('discard')]).toEqual([[], ['bugged-out-morty#2']]);
  });

  test('RSR-244 big-head-morty draws 1, and 2 more for a single token', () => {
    const { ann, table } = deal({
      ann: { hand: ['big-head-morty'], deck: ['beth', 'jerry', 'summer', 'genius-waves'] },
      bob: {},
      vars: { tokens: tokens(3) },
    });
    ann.plays('big-head-morty');
    ann.picks('yes');
    ann.isAskedFor('main');
    expect([ann.hand.length, table.vars.tokens[0]]).toEqual([3, 2]);
  });

  test('big-head-morty: the token may be kept, and without one nothing is asked', () => {
    const { ann, table } = deal({
      ann: { hand: ['big-head-morty#1', 'big-head-morty#2'], deck: ['beth', 'jerry'] },
      bob: {},
      vars: { tokens: tokens(1) },
    });
    ann.plays('big-head-morty#1');
    ann.passes();
    expect([ann.hand.length, table.vars.tokens[0]]).toEqual([2, 1]);
    const none = deal({ ann: { hand: ['big-head-morty'], deck: ['beth'] }, bob: {} });
    none.ann.plays('big-head-morty');
    none.ann.isAskedFor('main');
  });

  test('RSR-189 lawyer-morty takes a token from the attacker, or gains one if the attacker has none', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['lawyer-morty'] }, vars: { tokens: tokens(2) } });
    ann.plays('morty-c-137');
    bob.picks('lawyer-morty');
    expect([table.vars.tokens, table.vars.supply]).toEqual([tokens(1, 1), 7]);
    const poor = deal({ ann: { hand: ['morty-c-137', 'lawyer-morty#1'] }, bob: { hand: ['lawyer-morty#2'] } });
    poor.ann.plays('lawyer-morty#1');
    expect(poor.table.vars.power).toBe(2);
    poor.ann.plays('morty-c-137');
    poor.bob.picks('lawyer-morty');
    expect([poor.table.vars.tokens, poor.table.vars.supply]).toEqual([tokens(0, 1), 8]);
  });

  test('RSR-115 hammerhead-morty: the named foe discards an Ongoing card of their choice from play', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hammerhead-morty'] },
      bob: { play: ['garage', 'grave'] },
      cat: { hand: ['beth'] },
    });
    ann.plays('hammerhead-morty');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    bob.mustPick('garage', 'grave');
    bob.picks('grave');
    expect([bob.play, bob.discard, cat.hand, table.vars.power]).toEqual([['garage'], ['grave'], ['beth'], 3]);
  });

  test('hammerhead-morty: without an Ongoing card a hand card goes; as a Defense it draws', () => {
    const { ann, bob } = deal({ ann: { hand: ['hammerhead-morty'] }, bob: { hand: ['beth', 'jerry'] } });
    ann.plays('hammerhead-morty');
    bob.passes();
    bob.mustPick('beth', 'jerry');
    bob.picks('jerry');
    expect(bob.hand).toEqual(['beth']);
    const avoided = deal({ ann: { hand: ['hammerhead-morty#1'] }, bob: { hand: ['hammerhead-morty#2'], deck: ['beth'] } });
    avoided.ann.plays('hammerhead-morty#1');
    avoided.bob.picks('hammerhead-morty');
    expect([avoided.bob.copies('hand'), avoided.bob.copies('discard')]).toEqual([['beth'], ['hammerhead-morty#2']]);
  });

  test('RSR-034 scientist-morty counts a played card that has left play meanwhile', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['fake-gun', 'pill-brulee', 'scientist-morty'] }, bob: {} });
    ann.plays('fake-gun', 'pill-brulee', 'scientist-morty');
    expect([bob.discard, table.vars.power]).toEqual([['fake-gun'], 4]);
  });

  test('scientist-morty counts itself not, another Morty yes, Morty Waves not; Ongoing cards of earlier turns not', () => {
    const { ann, table } = deal({
      ann: { hand: ['jerry', 'beth', 'morty-waves', 'aqua-morty', 'scientist-morty'], play: ['garage'], deck: ['summer', 'summer'] },
      bob: {},
    });
    ann.plays('jerry', 'beth', 'morty-waves', 'aqua-morty', 'scientist-morty');
    expect([table.vars.power, ann.hand]).toEqual([2, ['summer', 'summer']]);
    const alone = deal({ ann: { hand: ['scientist-morty'] }, bob: {} });
    alone.ann.plays('scientist-morty');
    expect(alone.table.vars.power).toBe(0);
  });

  test('scientist-morty: a Location from the stack counts as played', () => {
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry', 'scientist-morty'] }, bob: {}, places: ['grave'] });
    ann.plays('portal-gun', 'jerry', 'scientist-morty');
    // Equipment and Location.
    expect(table.vars.power).toBe(4);
  });

  test('morty-c-137: each foe gains Morty Waves', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: {},
      cat: { hand: ['daddys-little-girl'], deck: ['beth'] },
    });
    ann.plays('morty-c-137');
    cat.picks('daddys-little-girl');
    expect([bob.discard, cat.discard, table.vars.power]).toEqual([['morty-waves'], ['daddys-little-girl'], 3]);
  });
});
