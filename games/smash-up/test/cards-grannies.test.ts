import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, deal, power, SCORE } from './table.ts';

describe('Grannies', () => {
  test('matriarch: the two bottom cards; minions to the hand, the rest is discarded', () => {
    const { ann } = deal({
      ann: { hand: [], deck: ['howl', 'grandma', 'chicken-soup'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['matriarch'] }],
    });
    ann.picks('talent matriarch');
    expect(ann.hand).toEqual(['grandma']);
    expect(ann.discard).toEqual(['chicken-soup']);
    expect(ann.deck).toEqual(['howl']);
  });
  test('SMU-077 SMU-079 matriarch: a deck that runs out is made anew without the card revealed before', () => {
    const { ann } = deal({
      ann: { hand: [], deck: ['grandma'], discard: ['howl'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['matriarch'] }],
    });
    ann.picks('talent matriarch');
    expect(ann.hand).toEqual(['grandma']);
    expect(ann.discard).toEqual(['howl']);
  });

  test('SMU-239 SMU-302 granny: only she sees the top card; it stays or goes under the deck', () => {
    const { ann, bob } = deal({
      ann: { hand: [], deck: ['howl', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'] }],
    });
    ann.picks('talent granny');
    expect([ann.knows('howl'), bob.knows('howl')]).toEqual([true, false]);
    ann.mustPick('top', 'bottom');
    ann.picks('bottom');
    expect(ann.deck).toEqual(['nana', 'howl']);
  });
  test('SMU-444 granny: silence leaves the card where it was', () => {
    const { ann } = deal({ ann: { hand: [], deck: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['granny'] }] });
    ann.picks('talent granny');
    ann.timesOut();
    expect(ann.deck).toEqual(['howl', 'nana']);
  });
  test('SMU-301 granny: others are told that she looked, not what at', () => {
    const { ann, bob } = deal({ ann: { hand: [], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['granny'] }] });
    ann.plays('talent granny', 'top');
    expect(bob.logKeys).toContain('looks');
    expect(bob.knows('howl')).toBe(false);
  });

  test('nana: a revealed action goes to the hand or is played at once; anything else goes under the deck', () => {
    const { ann } = deal({ ann: { hand: ['nana'], deck: ['mystic-studies', 'howl', 'grandma'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('nana@tortuga');
    ann.mustPick('hand', 'mystic-studies');
    ann.picks('mystic-studies');
    expect(ann.hand).toEqual(['howl', 'grandma']);
    expect(ann.discard).toEqual(['mystic-studies']);
  });
  test('nana: taking the action; silence takes it too (SMU-444)', () => {
    const { ann } = deal({ ann: { hand: ['nana'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('nana@tortuga');
    ann.timesOut();
    expect(ann.hand).toEqual(['howl']);
  });
  test('nana: a minion goes under the deck', () => {
    const { ann } = deal({ ann: { hand: ['nana'], deck: ['grandma', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('nana@tortuga');
    expect(ann.deck).toEqual(['howl', 'grandma']);
  });

  test('grandma: looks at the top card when played', () => {
    const { ann } = deal({ ann: { hand: ['grandma'], deck: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('grandma@tortuga', 'bottom');
    expect(ann.deck).toEqual(['nana', 'howl']);
  });
  test('grandma: without any card to look at nothing is asked', () => {
    const { ann } = deal({ ann: { hand: ['grandma'], deck: [] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('grandma@tortuga');
    ann.isAskedFor('main');
  });

  test('SMU-393 always-room-at-grannys: up to three own minions off the scored base, each to an end of the deck', () => {
    const { ann, table } = deal({
      ann: { hand: ['always-room-at-grannys'], deck: ['howl'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [{ card: 'granny', on: ['upgrade'] }, 'nana', 'king-rex'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'ann', 'always-room-at-grannys', ['granny', 'nana'], ['nana', 'granny'], 'bottom', 'top');
    expect(ann.discard).toEqual(expect.arrayContaining(['upgrade', 'king-rex']));
    expect([...ann.hand, ...ann.deck]).toEqual(['granny', 'howl', 'nana']);
  });
  test('always-room-at-grannys: declined, nobody is saved', () => {
    const { ann, table } = deal({
      ann: { hand: ['always-room-at-grannys'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['granny', 'nana', 'king-rex'] }],
      vars: SCORE,
    });
    allPass(table);
    expect(ann.discard).toEqual(expect.arrayContaining(['granny', 'nana', 'king-rex']));
    expect(ann.hand).toContain('always-room-at-grannys');
  });

  test('SMU-351 SMU-E10 attic-treasures: with two other cards both go under the deck, and three are drawn', () => {
    const { ann } = deal({
      ann: { hand: ['attic-treasures', 'granny', 'howl'], deck: ['nana', 'grandma', 'summon', 'augmentation'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('attic-treasures');
    ann.isAskedFor('order.cards');
    ann.picks('howl', 'granny');
    expect(ann.hand).toEqual(['nana', 'grandma', 'summon']);
    expect(ann.deck).toEqual(['augmentation', 'howl', 'granny']);
  });
  test('attic-treasures: exactly three of more', () => {
    const { ann, bob } = deal({
      ann: { hand: ['attic-treasures', 'granny', 'howl', 'zapbot', 'augmentation'], deck: ['nana', 'grandma', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('attic-treasures');
    ann.isRefused('too-few', ['granny', 'howl']);
    ann.picks('granny', 'howl', 'zapbot');
    ann.picks('granny', 'howl', 'zapbot');
    expect(ann.hand).toEqual(expect.arrayContaining(['augmentation', 'nana', 'grandma', 'summon']));
    expect(bob.knows('granny')).toBe(false);
  });

  test('chicken-soup: up to two cards of the discard pile to the ends of the deck', () => {
    const { ann } = deal({
      ann: { hand: ['chicken-soup'], deck: ['howl'], discard: ['granny', 'nana', 'grandma'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('chicken-soup');
    ann.mayPick('granny', 'nana', 'grandma');
    ann.picks('granny', 'nana');
    ann.plays('top', 'top');
    ann.picks('granny', 'nana');
    expect(ann.deck).toEqual(['nana', 'granny', 'howl']);
  });
  test('chicken-soup: none', () => {
    const { ann } = deal({ ann: { hand: ['chicken-soup'], discard: ['granny'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('chicken-soup');
    ann.passes();
    expect(ann.discard).toEqual(['chicken-soup', 'granny']);
  });

  test('SMU-141 SMU-370 SMU-373 SMU-374 dont-mess-with-my-babies: played, it throws the poison off; bases still work', () => {
    const { ann, table } = deal({
      ann: { hand: ['dont-mess-with-my-babies'] },
      bob: { hand: [] },
      bases: [{ base: 'the-central-brain', ann: [{ card: 'nana', on: [{ card: 'poison', of: 'bob' }] }] }],
    });
    ann.picks('dont-mess-with-my-babies@the-central-brain');
    expect(at(table, 'the-central-brain')).toEqual(['nana', 'dont-mess-with-my-babies']);
    expect(power(table, 'nana')).toBe(4);
  });
  test('SMU-370 dont-mess-with-my-babies: what an opponent’s card had taken or given stops counting there', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'augmentation', 'invasion'] },
      bob: {},
      bases: [
        { base: 'tortuga', bob: ['nana'] },
        { base: 'tar-pits', on: [{ card: 'dont-mess-with-my-babies', of: 'bob' }] },
      ],
    });
    ann.plays('time-loop', 'augmentation');
    expect(power(table, 'nana')).toBe(7);
    ann.picks('invasion');
    expect(power(table, 'nana')).toBe(3);
  });
  test('dont-mess-with-my-babies: an opponent has nobody to choose there', () => {
    const { ann, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['zapbot'], on: [{ card: 'dont-mess-with-my-babies', of: 'bob' }] }],
    });
    ann.picks('beam-up');
    expect(at(table, 'tortuga')).toContain('zapbot');
  });

  test('SMU-394 family-reunion: after each minion you play here the bottom card is revealed', () => {
    const { ann } = deal({
      ann: { hand: ['granny', 'summon', 'grandma'], deck: ['howl', 'zapbot', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'family-reunion', of: 'ann' }] }, { base: 'tar-pits' }],
    });
    ann.plays('summon', 'granny@tortuga');
    expect(ann.hand).toEqual(['grandma', 'nana']);
    ann.plays('grandma@tortuga', 'top');
    expect(ann.hand).toEqual(['nana', 'zapbot']);
    expect(ann.deck).toEqual(['howl']);
  });
  test('family-reunion: not for minions of others', () => {
    const { ann, bob } = deal({
      ann: { hand: ['granny'] },
      bob: { deck: ['nana'] },
      bases: [{ base: 'tortuga', on: [{ card: 'family-reunion', of: 'bob' }] }],
    });
    ann.picks('granny@tortuga');
    expect(bob.deck).toEqual(['nana']);
  });

  test('grannys-purse: an action is taken or left, and an extra action either way', () => {
    const { ann, table } = deal({ ann: { hand: ['grannys-purse'], deck: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('grannys-purse');
    ann.mustPick('top', 'hand');
    ann.picks('hand');
    expect(ann.hand).toEqual(['howl']);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:extra']);
  });
  test('grannys-purse: a minion goes under the deck; left, the action stays on top', () => {
    const { ann } = deal({
      ann: { hand: ['grannys-purse#1', 'grannys-purse#2'], deck: ['nana', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('grannys-purse#1');
    expect(ann.deck).toEqual(['howl', 'nana']);
    ann.plays('grannys-purse#2', 'top');
    expect(ann.deck).toEqual(['howl', 'nana']);
  });

  test('SMU-122 hush-my-stories-are-on: the bottom card comes to the hand, a minion with a play of its own', () => {
    const { ann, table } = deal({
      ann: { hand: ['hush-my-stories-are-on', 'grandma'], deck: ['howl', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('hush-my-stories-are-on');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:card']);
    ann.mustPick('end', 'grandma@tortuga', 'nana@tortuga', 'nana@tortuga+regular');
    ann.picks('nana@tortuga');
    expect(bankOf(table)).toEqual(['minion:regular']);
    ann.picks('hand');
  });
  test('SMU-122 hush-my-stories-are-on: the play is lost when that card leaves the hand in another way', () => {
    const { ann, table } = deal({
      ann: { hand: ['hush-my-stories-are-on', 'winds-of-change', 'time-loop'], deck: ['howl', 'grandma'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('time-loop', 'hush-my-stories-are-on');
    expect(bankOf(table)).toContain('minion:card');
    ann.picks('winds-of-change');
    expect(bankOf(table)).not.toContain('minion:card');
  });
  test('SMU-122 attic-treasures: with the whole hand under the deck the play kept for one card is lost, also for another card of that name', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'hush-my-stories-are-on', 'attic-treasures'], deck: ['nana#2', 'howl', 'grandma', 'nana#1'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('time-loop', 'hush-my-stories-are-on');
    expect(bankOf(table)).toContain('minion:card');
    ann.plays('attic-treasures');
    expect(bankOf(table)).toEqual(['minion:regular']);
    ann.mustPick('end', 'nana#2@tortuga', 'grandma@tortuga');
  });
  test('SMU-122 attic-treasures: with cards left in hand nobody can know, so the play goes by the name', () => {
    const { ann, table } = deal({
      ann: {
        hand: ['time-loop', 'hush-my-stories-are-on', 'attic-treasures', 'howl', 'zapbot', 'beam-up'],
        deck: ['nana#2', 'grandma', 'king-rex', 'nana#1'],
      },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('time-loop', 'hush-my-stories-are-on', 'attic-treasures');
    ann.picks('nana#1', 'howl', 'zapbot');
    ann.picks('nana#1', 'howl', 'zapbot');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:card']);
    ann.isOffered('nana#2@tortuga');
  });
  test('hush-my-stories-are-on: an action brings no play', () => {
    const { ann, table } = deal({ ann: { hand: ['hush-my-stories-are-on'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('hush-my-stories-are-on');
    expect([ann.hand, bankOf(table)]).toEqual([['howl'], ['minion:regular']]);
  });

  test('knitting-circle: a card for each destroyed action, own ones included', () => {
    const { ann, bob } = deal({
      ann: { hand: ['knitting-circle'], deck: ['howl', 'nana', 'grandma'] },
      bob: {},
      bases: [
        {
          base: 'tortuga',
          bob: [{ card: 'zapbot', on: ['upgrade'] }],
          on: [
            { card: 'tea-party', of: 'ann' },
            { card: 'hideout', of: 'bob' },
          ],
        },
      ],
    });
    ann.picks('knitting-circle');
    ann.mayPick('upgrade', 'tea-party', 'hideout');
    ann.picks('upgrade', 'tea-party');
    expect(ann.hand).toEqual(['howl', 'nana']);
    expect(bob.discard).toEqual(['upgrade']);
  });
  test('SMU-265 SMU-266 knitting-circle: none', () => {
    const { ann } = deal({
      ann: { hand: ['knitting-circle'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'hideout', of: 'bob' }] }],
    });
    ann.plays('knitting-circle');
    ann.passes();
    expect(ann.hand).toEqual([]);
  });
});
