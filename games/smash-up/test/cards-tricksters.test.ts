import { describe, expect, test } from 'vitest';
import { smashUp } from '../index.ts';
import { allPass, at, bankOf, deal, on, power, START } from './table.ts';

const cardAt = (def: number): string | undefined => smashUp.defs[def]?.id;

describe('Tricksters', () => {
  test('SMU-129 SMU-E23 leprechaun: a weaker minion played here dies in step 2', () => {
    const { ann, table } = deal({ ann: { hand: ['tiger-assassin'] }, bob: {}, bases: [{ base: 'palooza', bob: ['leprechaun'] }] });
    ann.picks('tiger-assassin@palooza');
    expect(at(table, 'palooza')).toEqual(['leprechaun']);
  });
  test('SMU-129 SMU-E23 leprechaun: destroyed by the played minion it does nothing; equal power neither', () => {
    const { ann, table } = deal({ ann: { hand: ['ninja-master'] }, bob: {}, bases: [{ base: 'palooza', bob: ['leprechaun'] }] });
    ann.plays('ninja-master@palooza', 'leprechaun');
    expect(at(table, 'palooza')).toEqual(['ninja-master']);
  });
  test('SMU-E23 leprechaun: declining, powers are equal and nothing happens', () => {
    const { ann, table } = deal({ ann: { hand: ['ninja-master'] }, bob: {}, bases: [{ base: 'palooza', bob: ['leprechaun'] }] });
    ann.picks('ninja-master@palooza');
    ann.passes();
    expect(at(table, 'palooza')).toEqual(['leprechaun', 'ninja-master']);
  });
  test('SMU-416 brownie: an opponent whose played card affected it discards two at random, once a card', () => {
    const { ann, bob } = deal({
      ann: { hand: ['beam-up', 'howl', 'nana', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['brownie'] }],
    });
    ann.picks('beam-up');
    expect(bob.hand).toEqual(['brownie']);
    expect(ann.hand.length).toBe(1);
  });
  test('SMU-223 SMU-416 brownie: a move affects it', () => {
    const { ann } = deal({
      ann: { hand: ['invasion', 'howl', 'nana', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['brownie'] }, { base: 'tar-pits' }],
    });
    ann.picks('invasion');
    expect(ann.hand.length).toBe(1);
  });
  test('SMU-223 SMU-416 brownie: not if the effect was prevented', () => {
    const { ann } = deal({
      ann: { hand: ['crop-circles', 'nana', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['brownie'], on: [{ card: 'wildlife-preserve', of: 'bob' }] }],
    });
    ann.picks('crop-circles');
    expect(ann.hand).toEqual(['nana', 'granny']);
  });
  test('SMU-130 brownie: what Cuddle takes away it still had when Cuddle was laid on it', () => {
    const { ann } = deal({ ann: { hand: ['cuddle', 'howl', 'nana', 'granny'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['brownie'] }] });
    ann.picks('cuddle@brownie');
    expect(ann.hand.length).toBe(1);
  });
  test('gnome: one weaker than the number of your minions here may be destroyed', () => {
    const { ann, table } = deal({
      ann: { hand: ['gnome'] },
      bob: {},
      bases: [{ base: 'palooza', ann: ['granny', 'king-rex'], bob: ['zapbot', 'nana'] }],
    });
    ann.picks('gnome@palooza');
    ann.mayPick('zapbot');
    ann.passes();
    expect(at(table, 'palooza')).toContain('zapbot');
  });
  test('SMU-274 gremlin: destroyed, its player draws and every opponent discards one at random', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['seeing-stars', 'nana'] },
      bob: { deck: ['howl'] },
      cat: { hand: [] },
      bases: [{ base: 'tortuga', bob: ['gremlin'] }],
    });
    ann.picks('seeing-stars');
    expect([ann.hand, bob.hand, cat.hand]).toEqual([[], ['howl'], []]);
  });
  test('SMU-409 SMU-418 block-the-path: nobody plays minions of the named faction here; moving is allowed', () => {
    const { ann, table } = deal({
      ann: { hand: ['block-the-path', 'nana', 'zapbot', 'time-loop', 'way-of-deception'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits', ann: ['granny'] }],
    });
    ann.plays('time-loop', 'block-the-path@tortuga');
    ann.isOffered('grannies', 'robots');
    ann.picks('grannies');
    ann.isOffered('nana@tar-pits', 'zapbot@tortuga');
    ann.cannotPick('nana@tortuga');
    ann.picks('way-of-deception');
    expect(at(table, 'tortuga')).toEqual(['block-the-path', 'granny']);
  });
  test('disenchant: an attached action is destroyed', () => {
    const { ann, bob } = deal({
      ann: { hand: ['disenchant'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['upgrade'] }] }],
    });
    ann.picks('disenchant');
    expect(bob.discard).toEqual(['upgrade']);
  });
  test('SMU-423 enshrouding-mist: an extra minion here, on the turn it is played and in each phase 2', () => {
    const { ann, table } = deal({
      ann: { hand: ['enshrouding-mist', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.picks('enshrouding-mist@tortuga');
    ann.mustPick('end', 'nana@tortuga', 'nana@tortuga+regular', 'nana@tar-pits');
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:site']);
    expect(cardAt(table.vars.bank[1].source)).toBe('enshrouding-mist');
  });
  test('SMU-423 enshrouding-mist: at the start of phase 2', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga', on: [{ card: 'enshrouding-mist', of: 'ann' }] }], vars: START });
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular', 'minion:site']);
  });
  test('SMU-426 flame-trap: the minion and the trap are destroyed', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'flame-trap', of: 'bob' }] }],
    });
    ann.picks('granny@tortuga');
    expect([at(table, 'tortuga'), bob.discard]).toEqual([[], ['flame-trap']]);
  });
  test('SMU-426 flame-trap: also when the minion cannot be destroyed', () => {
    const { ann, table } = deal({
      ann: { hand: ['warbot'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'flame-trap', of: 'bob' }] }],
    });
    ann.picks('warbot@tortuga');
    expect(at(table, 'tortuga')).toEqual(['warbot']);
  });
  test('SMU-419 SMU-E25 hideout: destroyed instead; the attached action works from the next turn on', () => {
    const { ann, table } = deal({
      ann: { hand: ['poison'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['granny', 'nana'], on: [{ card: 'hideout', of: 'bob' }] }],
    });
    ann.picks('poison@granny');
    expect([on(table, 'granny'), power(table, 'granny')]).toEqual([['poison'], 4]);
    expect(at(table, 'tortuga')).not.toContain('hideout');
    table.until('turn');
    ann.picks('end');
    expect(power(table, 'granny')).toBe(0);
  });
  test('SMU-419 SMU-E25 hideout: it saves all minions of its player there', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['crop-circles'] },
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga', bob: ['granny', 'nana'], cat: ['zapbot'], on: [{ card: 'hideout', of: 'bob' }] }],
    });
    ann.picks('crop-circles');
    expect(at(table, 'tortuga')).toEqual(['granny', 'nana']);
    expect(bob.discard).toEqual(['hideout']);
  });
  test('hideout: minions’ abilities pass it by', () => {
    const { ann, table } = deal({
      ann: { hand: ['ninja-master'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['nana'], on: [{ card: 'hideout', of: 'bob' }] }],
    });
    ann.plays('ninja-master@tortuga', 'nana');
    expect(at(table, 'tortuga')).toEqual(['hideout', 'ninja-master']);
  });
  test('SMU-414 mark-of-sleep: no actions in the whole of that player’s next turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['mark-of-sleep'] },
      bob: { hand: ['howl', 'nana'] },
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('mark-of-sleep', 'bob', 'end');
    bob.mustPick('end', 'nana@tortuga');
    expect(bob.whyNot('howl')?.rule).toBe('SMU-414');
    bob.picks('end');
    ann.picks('end');
    bob.isOffered('howl');
  });
  test('SMU-414 mark-of-sleep: Specials on the turns before it are not stopped', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['mark-of-sleep'] },
      bob: { hand: ['nukebot'] },
      cat: { hand: ['full-sail'] },
      bases: [{ base: 'jungle-oasis', bob: ['king-rex'] }, { base: 'tortuga' }],
    });
    ann.plays('mark-of-sleep', 'cat', 'end');
    bob.plays('nukebot@jungle-oasis', 'end');
    cat.mayPick('full-sail');
    allPass(table);
  });
  test('SMU-414 mark-of-sleep: on oneself it means the next turn, not this one', () => {
    const { ann, bob } = deal({ ann: { hand: ['mark-of-sleep', 'howl', 'time-loop'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('time-loop', 'mark-of-sleep', 'ann');
    ann.isOffered('howl');
    ann.picks('end');
    bob.picks('end');
    ann.cannotPick('howl');
    ann.picks('end');
    bob.picks('end');
    ann.isOffered('howl');
  });
  test('SMU-115 SMU-129 SMU-E24 pay-the-piper: destroyed within step 1 it takes nothing', () => {
    const { ann } = deal({
      ann: { hand: ['nana', 'howl'], deck: ['knitting-circle', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'pay-the-piper', of: 'bob' }] }],
    });
    ann.plays('nana@tortuga', 'knitting-circle', 'pay-the-piper');
    expect(ann.hand).toEqual(['howl', 'summon']);
  });
  test('SMU-E24 pay-the-piper: otherwise a card of her choice is discarded', () => {
    const { ann } = deal({
      ann: { hand: ['nana', 'howl'], deck: ['knitting-circle', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'pay-the-piper', of: 'bob' }] }],
    });
    ann.plays('nana@tortuga', 'hand');
    ann.mustPick('howl', 'knitting-circle');
    ann.picks('howl');
    expect(ann.discard).toEqual(['howl']);
  });
  test('take-the-shinies: each opponent discards two at random, fewer if there are fewer', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['take-the-shinies'] },
      bob: { hand: ['nana', 'granny', 'grandma'] },
      cat: { hand: ['zapbot'] },
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('take-the-shinies');
    expect([bob.hand.length, cat.hand.length]).toEqual([1, 0]);
    allPass(table);
  });
});
