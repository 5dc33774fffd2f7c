import { describe, expect, test } from 'vitest';
import { deal, many, tokens } from './table.ts';

describe('Ricks', () => {
  test('security-specialist-rick stays in play and is discarded from there to avoid an Attack', () => {
    const { ann, bob } = deal({ ann: { hand: ['lizard-rick'] }, bob: { play: ['security-specialist-rick'], hand: ['jerry'] } });
    ann.plays('lizard-rick');
    bob.mayPick('security-specialist-rick');
    bob.picks('security-specialist-rick');
    expect([bob.play, bob.discard, bob.hand]).toEqual([[], ['security-specialist-rick'], ['jerry']]);
  });

  test('RSR-258 security-specialist-rick in hand is no Defense', () => {
    const { ann, bob } = deal({ ann: { hand: ['lizard-rick'] }, bob: { hand: ['security-specialist-rick', 'beth'] } });
    ann.plays('lizard-rick');
    bob.mayPick();
    bob.passes();
    bob.picks('beth');
    expect(bob.hand).toEqual(['security-specialist-rick']);
  });

  test('black-rick draws if another Rick is controlled, an Ongoing one too', () => {
    const { ann, table } = deal({ ann: { hand: ['black-rick'], play: ['security-specialist-rick'], deck: ['beth'] }, bob: {} });
    ann.plays('black-rick');
    expect([table.vars.power, ann.hand]).toEqual([2, ['beth']]);
  });

  test('RSR-040 black-rick alone draws nothing; a character is no Rick', () => {
    const { ann, table } = deal({ ann: { hand: ['black-rick'], character: ['transcendent-rick'], deck: ['beth'] }, bob: {} });
    ann.plays('black-rick');
    expect([table.vars.power, ann.hand]).toEqual([2, []]);
  });

  test('future-rick plays a Location from the discard pile, which stays', () => {
    const { ann, table } = deal({ ann: { hand: ['future-rick'], discard: ['garage', 'beth'] }, bob: { hand: ['jerry'] } });
    ann.plays('future-rick');
    ann.mayPick('garage');
    ann.picks('garage');
    ann.plays('end');
    expect([table.zone('play:0'), table.zone('placesGone')]).toEqual([['garage'], []]);
  });

  test('future-rick declined, and without a Location', () => {
    const { ann, table } = deal({ ann: { hand: ['future-rick#1', 'future-rick#2'], discard: ['garage'] }, bob: {} });
    ann.plays('future-rick#1');
    ann.passes();
    expect([table.vars.power, ann.discard]).toEqual([2, ['garage']]);
    const none = deal({ ann: { hand: ['future-rick'], discard: ['beth'] }, bob: {} });
    none.ann.plays('future-rick');
    none.ann.isAskedFor('main');
  });

  test('aqua-rick discarded from hand in a turn draws 2 cards; played it only gives Power', () => {
    const { ann, table } = deal({
      ann: { hand: ['butt-in-a-cup', 'aqua-rick#1', 'aqua-rick#2'], deck: ['beth', 'jerry', 'summer'] },
      bob: {},
    });
    ann.plays('aqua-rick#2');
    expect([table.vars.power, ann.hand.length]).toEqual([2, 2]);
    ann.plays('butt-in-a-cup', 'aqua-rick#1');
    expect([ann.hand, table.vars.tokens[0]]).toEqual([['beth', 'jerry'], 1]);
  });

  test('young-rick shows the top card; with cost 0 it may be destroyed', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['young-rick'], deck: ['jerry', 'beth'] }, bob: {} });
    ann.plays('young-rick');
    expect(bob.knows('jerry')).toBe(true);
    ann.picks('yes');
    expect([table.zone('deck:0'), table.zone('destroyed'), table.vars.power]).toEqual([['beth'], ['jerry'], 2]);
  });

  test('young-rick: the card may stay, a dear one must, and with no card at all there is only the Power', () => {
    const kept = deal({ ann: { hand: ['young-rick'], deck: ['jerry'] }, bob: {} });
    kept.ann.plays('young-rick');
    kept.ann.passes();
    expect(kept.table.zone('deck:0')).toEqual(['jerry']);
    const dear = deal({ ann: { hand: ['young-rick'], deck: ['kickback'] }, bob: {} });
    dear.ann.plays('young-rick');
    dear.ann.isAskedFor('main');
    expect(dear.bob.knows('kickback')).toBe(true);
    const none = deal({ ann: { hand: ['young-rick'] }, bob: {} });
    none.ann.plays('young-rick');
    expect(none.table.vars.power).toBe(2);
  });

  test('lizard-rick: each foe discards a card or a token of their choice; who has one of the two must, who has neither need not', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['lizard-rick'] },
      bob: { hand: ['beth'] },
      cat: {},
      dan: {},
      vars: { tokens: tokens(0, 1, 1, 0) },
    });
    ann.plays('lizard-rick');
    bob.passes();
    bob.mustPick('token', 'beth');
    bob.picks('beth');
    expect([bob.discard, table.vars.tokens, dan.discard, cat.discard]).toEqual([['beth'], tokens(0, 1, 0, 0), [], []]);
    expect(table.vars.power).toBe(3);
  });

  test('commander-rick counts other Ricks and may fetch one', () => {
    const { ann, table } = deal({
      ann: { hand: ['commander-rick'], play: ['security-specialist-rick', 'black-rick'], discard: ['young-rick', 'beth'] },
      bob: {},
    });
    ann.plays('commander-rick');
    expect(table.vars.power).toBe(5);
    ann.mayPick('young-rick');
    ann.picks('young-rick');
    expect(ann.hand).toEqual(['young-rick']);
    const none = deal({ ann: { hand: ['commander-rick'], discard: ['beth'] }, bob: {} });
    none.ann.plays('commander-rick');
    none.ann.isAskedFor('main');
    expect(none.table.vars.power).toBe(3);
  });

  test('rick-c-137 fetches a Genius Waves, or does not', () => {
    const { ann, table } = deal({ ann: { hand: ['rick-c-137'], discard: ['genius-waves', 'beth'] }, bob: {} });
    ann.plays('rick-c-137');
    ann.mayPick('genius-waves');
    ann.picks('genius-waves');
    expect([ann.hand, table.vars.power]).toEqual([['genius-waves'], 2]);
    const declined = deal({ ann: { hand: ['rick-c-137'], discard: ['genius-waves'] }, bob: {} });
    declined.ann.plays('rick-c-137');
    declined.ann.passes();
    expect(declined.ann.hand).toEqual([]);
    const none = deal({ ann: { hand: ['rick-c-137'] }, bob: {} });
    none.ann.plays('rick-c-137');
    none.ann.isAskedFor('main');
  });
});

describe('starters and stacks', () => {
  test('RSR-042 RSR-043 genius-waves give 1 Power; jerry, beth, summer and morty-waves do nothing', () => {
    const { ann, table } = deal({ ann: { hand: ['genius-waves', 'jerry', 'beth', 'summer', 'morty-waves'] }, bob: {} });
    ann.plays('genius-waves');
    expect(table.vars.power).toBe(1);
    ann.plays('jerry', 'beth', 'summer', 'morty-waves');
    expect([table.vars.power, ann.play.length]).toEqual([1, 5]);
  });

  test('portal-gun: a discarded card opens the way to a Location', () => {
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry'] }, bob: {}, places: ['garage'] });
    ann.plays('portal-gun');
    ann.mayPick('jerry');
    ann.picks('jerry');
    expect([table.vars.power, ann.play, ann.discard]).toEqual([2, ['portal-gun', 'garage'], ['jerry']]);
  });

  test('RSR-270 portal-gun: nothing need be discarded, and without a card nothing is asked', () => {
    const { ann, table } = deal({ ann: { hand: ['portal-gun#1', 'portal-gun#2'] }, bob: {}, places: ['garage'] });
    ann.plays('portal-gun#1');
    ann.passes();
    ann.plays('portal-gun#2');
    ann.isAskedFor('main');
    expect([table.vars.power, ann.copies('play')]).toEqual([4, ['portal-gun#1', 'portal-gun#2']]);
  });

  test('RSR-149 RSR-150 portal-gun: with no Location left the discard is made all the same', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'location' ? 'away' : face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry'] }, bob: {}, rest });
    ann.plays('portal-gun', 'jerry');
    expect([ann.discard, ann.play]).toEqual([['jerry'], ['portal-gun']]);
    expect(table.logKeys).toContain('no-location');
  });
});

describe('nemeses from hand', () => {
  test('RSR-097 cornvelious-daniel gives 3 Power and a token', () => {
    const { ann, table } = deal({ ann: { hand: ['cornvelious-daniel'] }, bob: {}, nemesis: ['headband-rick'] });
    ann.plays('cornvelious-daniel');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([3, 1]);
  });

  test('RSR-097 headband-rick draws 1, earring-rick 2; nobody is attacked', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['headband-rick', 'earring-rick'], deck: many(4, 'genius-waves') },
      bob: { hand: ['beth'] },
    });
    ann.plays('headband-rick', 'earring-rick');
    expect([table.vars.power, ann.hand.length, bob.hand, bob.discard]).toEqual([5, 3, ['beth'], []]);
  });

  test('eye-patch-rick may destroy up to 2 cards of hand and discard pile', () => {
    const { ann, table } = deal({ ann: { hand: ['eye-patch-rick', 'jerry'], discard: ['morty-waves', 'beth'] }, bob: {} });
    ann.plays('eye-patch-rick');
    ann.mayPick('jerry', 'morty-waves', 'beth');
    ann.picks('jerry', 'morty-waves');
    expect([table.zone('destroyed').sort(), table.vars.power]).toEqual([['jerry', 'morty-waves'], 3]);
    const declined = deal({ ann: { hand: ['eye-patch-rick', 'jerry'] }, bob: {} });
    declined.ann.plays('eye-patch-rick');
    declined.ann.passes();
    expect(declined.ann.hand).toEqual(['jerry']);
  });

  test('cornrow-rick gains 2 tokens; rick-d-99 counts the other Ricks', () => {
    const { ann, table } = deal({ ann: { hand: ['cornrow-rick', 'rick-d-99'] }, bob: {} });
    ann.plays('cornrow-rick');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([3, 2]);
    ann.plays('rick-d-99');
    expect(table.vars.power).toBe(7);
  });

  test('RSR-253 rick-d-99 counts Seal Team Ricks, and not itself', () => {
    const { ann, table } = deal({ ann: { hand: ['rick-d-99'], play: ['headband-rick', 'jerry'] }, bob: {} });
    ann.plays('rick-d-99');
    expect(table.vars.power).toBe(4);
  });
});
