import { describe, expect, test } from 'vitest';
import { at, bankOf, deal, START } from './table.ts';

describe('Wizards', () => {
  test('SMU-423 archmage: an extra action in each of your phases 2, also when it comes into play', () => {
    const { ann, table } = deal({ ann: { hand: ['archmage'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('archmage@tortuga');
    expect(bankOf(table)).toEqual(['action:regular', 'action:extra']);
  });
  test('archmage: not while cancelled', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'archmage', on: [{ card: 'cuddle', of: 'bob' }] }] }],
      vars: START,
    });
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular']);
  });
  test('SMU-123 chronomage: the extra action is kept when it leaves', () => {
    const { ann, table } = deal({ ann: { hand: ['chronomage', 'beam-up', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('chronomage@tortuga', 'beam-up');
    expect(bankOf(table)).toEqual(['action:regular']);
    ann.isOffered('howl');
  });
  test('enchantress: draws a card', () => {
    const { ann } = deal({ ann: { hand: ['enchantress'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('enchantress@tortuga');
    expect(ann.hand).toEqual(['howl']);
  });
  test('SMU-078 enchantress: with no card anywhere nothing is drawn', () => {
    const { ann } = deal({ ann: { hand: ['enchantress'], deck: [] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('enchantress@tortuga');
    expect(ann.hand).toEqual([]);
  });
  test('SMU-122 neophyte: a revealed action goes to the hand, is played now, or stays', () => {
    const { ann } = deal({
      ann: { hand: ['neophyte'], deck: ['mystic-studies', 'howl', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('neophyte@tortuga');
    ann.mustPick('top', 'hand', 'mystic-studies');
    ann.picks('mystic-studies');
    expect(ann.hand).toEqual(['howl', 'summon']);
  });
  test('SMU-444 neophyte: silence leaves it on top; a minion stays there anyway', () => {
    const { ann } = deal({ ann: { hand: ['neophyte'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('neophyte@tortuga');
    ann.timesOut();
    expect(ann.deck).toEqual(['howl']);
  });
  test('SMU-410 SMU-224 SMU-226 mass-enchantment: an opponent’s action is yours to play; leaving, it goes to its owner', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mass-enchantment', 'knitting-circle', 'time-loop'] },
      bob: { deck: ['tea-party', 'summon'] },
      cat: { deck: ['nana'] },
      bases: [{ base: 'tortuga', ann: ['granny', 'king-rex'] }],
    });
    ann.plays('time-loop', 'mass-enchantment');
    ann.mayPick('tea-party@tortuga');
    ann.picks('tea-party@tortuga');
    ann.isOffered('talent tea-party');
    expect(at(table, 'tortuga')).toEqual(['granny', 'king-rex', 'tea-party']);
    ann.plays('knitting-circle', 'tea-party');
    expect(bob.discard).toEqual(['tea-party']);
  });
  test('SMU-410 mass-enchantment: declined, the cards stay on top', () => {
    const { ann, bob } = deal({ ann: { hand: ['mass-enchantment'] }, bob: { deck: ['howl', 'summon'] }, bases: [{ base: 'tortuga' }] });
    ann.plays('mass-enchantment');
    ann.passes();
    expect(bob.deck).toEqual(['howl', 'summon']);
  });
  test('SMU-410 mass-enchantment: one that could not be played is not offered', () => {
    const { ann, bob } = deal({ ann: { hand: ['mass-enchantment'] }, bob: { deck: ['upgrade'] }, bases: [{ base: 'tortuga' }] });
    ann.picks('mass-enchantment');
    ann.isAskedFor('main');
    expect(bob.deck).toEqual(['upgrade']);
  });
  test('mystic-studies: two cards', () => {
    const { ann } = deal({ ann: { hand: ['mystic-studies'], deck: ['howl', 'summon'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('mystic-studies');
    expect(ann.hand).toEqual(['howl', 'summon']);
  });
  test('portal: minions of the five top cards may be taken, the rest goes back in any order', () => {
    const { ann } = deal({
      ann: { hand: ['portal'], deck: ['nana', 'howl', 'granny', 'summon', 'augmentation', 'zapbot'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('portal');
    ann.mayPick('nana', 'granny');
    ann.picks('granny');
    ann.picks('summon', 'nana', 'augmentation', 'howl');
    expect(ann.hand).toEqual(['granny']);
    expect(ann.deck).toEqual(['summon', 'nana', 'augmentation', 'howl', 'zapbot']);
  });
  test('SMU-442 portal: silence takes none and keeps the order', () => {
    const { ann } = deal({ ann: { hand: ['portal'], deck: ['nana', 'howl', 'granny'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('portal');
    ann.timesOut();
    ann.timesOut();
    expect(ann.deck).toEqual(['nana', 'howl', 'granny']);
  });
  test('SMU-411 sacrifice: cards by current power, then it is destroyed', () => {
    const { ann, table } = deal({
      ann: { hand: ['sacrifice'], deck: ['howl', 'summon', 'nana', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'zapbot', counters: 1 }] }],
    });
    ann.picks('sacrifice');
    expect(ann.hand).toEqual(['howl', 'summon', 'nana']);
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('SMU-411 sacrifice: one that cannot be destroyed stays, the cards are drawn', () => {
    const { ann, table } = deal({ ann: { hand: ['sacrifice'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['warbot'] }] });
    ann.picks('sacrifice');
    expect([ann.hand, at(table, 'tortuga')]).toEqual([['howl'], ['warbot']]);
  });
  test('SMU-240 SMU-241 scry: an action of the deck, shown and taken; or none', () => {
    const { ann, bob } = deal({ ann: { hand: ['scry'], deck: ['nana', 'howl', 'summon'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('scry');
    ann.mayPick('howl', 'summon');
    expect([ann.knows('nana'), bob.knows('nana')]).toEqual([true, false]);
    ann.picks('howl');
    expect([ann.hand, bob.knows('howl'), ann.deck.length]).toEqual([['howl'], true, 2]);
  });
  test('summon: an extra minion', () => {
    const { ann, table } = deal({ ann: { hand: ['summon'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('summon');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:extra']);
  });
  test('time-loop: two extra actions', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'howl', 'augmentation', 'upgrade'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'] }],
    });
    ann.plays('time-loop', 'howl', 'augmentation');
    expect(bankOf(table)).toEqual(['minion:regular']);
    ann.mustPick('end');
  });
  test('winds-of-change: the hand is shuffled into the deck, five cards are drawn, and an extra action', () => {
    const { ann, table } = deal({
      ann: { hand: ['winds-of-change', 'nana', 'granny'], deck: ['howl', 'summon', 'augmentation', 'grandma'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('winds-of-change');
    expect([ann.hand.length, ann.deck.length]).toEqual([5, 1]);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:extra']);
  });
});
