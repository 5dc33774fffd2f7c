import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { at, bankOf, breakpoint, counters, deal, on, power } from './table.ts';

describe('extra plays that nobody can use', () => {
  test.each([
    ['outbreak', 'minion:empty'],
    ['they-keep-coming', 'minion:zone'],
  ] as const)('%s: kept in the bank, and nothing is offered by it', (card, slot) => {
    const { ann, table } = deal({
      ann: { hand: [card, 'granny'], discard: [] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['grandma'] }],
      vars: {
        bank: [{ kind: 'action', slot: 'regular', left: 1, max: 99, budget: 99, site: -1, name: -1, card: -1, from: 'hand', source: -1 }],
      },
    });
    ann.picks(card);
    expect(bankOf(table)).toEqual([slot]);
    ann.mustPick('end');
  });
  test('zapbot: the extra play is for printed power 2 or less, whatever a minion could get there', () => {
    const { ann } = deal({
      ann: { hand: ['zapbot', 'nana', 'grandma'] },
      bob: {},
      bases: [{ base: 'the-central-brain' }],
    });
    ann.picks('zapbot@the-central-brain');
    ann.mustPick('end', 'grandma@the-central-brain');
  });
  test('summon: any minion anywhere; without one there is only the play', () => {
    const { ann, table } = deal({
      ann: { hand: ['summon', 'king-rex', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'palooza' }],
    });
    ann.plays('summon', 'king-rex@tortuga');
    expect(bankOf(table)).toHaveLength(1);
    ann.mustPick('end', 'granny@tortuga', 'granny@palooza');
    ann.picks('granny@palooza');
    expect([at(table, 'tortuga'), at(table, 'palooza')]).toEqual([['king-rex'], ['granny']]);
  });
  test('time-loop: two actions, and no third', () => {
    const { ann } = deal({ ann: { hand: ['time-loop', 'howl', 'howl', 'swashbuckling'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('time-loop', 'howl', 'howl');
    ann.mustPick('end');
  });
  test('mystic-studies: one card if there is only one', () => {
    const { ann } = deal({ ann: { hand: ['mystic-studies'], deck: ['howl'], discard: [] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('mystic-studies');
    expect(ann.hand).toEqual(['howl']);
  });
  test('care-package and grannys-purse: the play comes also without a card', () => {
    for (const [card, play] of [
      ['care-package', 'minion:extra'],
      ['grannys-purse', 'action:extra'],
    ] as const) {
      const { ann, table } = deal({ ann: { hand: [card], deck: [], discard: [] }, bob: {}, bases: [{ base: 'tortuga' }] });
      ann.picks(card);
      expect(bankOf(table)).toContain(play);
    }
  });
  test('winds-of-change: an empty hand is no obstacle', () => {
    const { ann, table } = deal({
      ann: { hand: ['winds-of-change'], deck: ['howl', 'nana', 'granny', 'zapbot', 'summon', 'portal'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('winds-of-change');
    expect(ann.hand).toHaveLength(5);
    expect(bankOf(table)).toContain('action:extra');
  });
});

describe('what ends or does not begin', () => {
  const cuddled = (card: CardName) => ({ card, on: [{ card: 'cuddle' as const, of: 'ann' as const }] });
  test.each([
    ['armor-stego', [], 3],
    ['war-raptor', ['war-raptor#b'], 2],
    ['microbot-alpha', ['nana'], 1],
    ['lovey-bear', [], 3],
  ] as const)('SMU-229 %s: while cuddled there is nothing but the printed power', (card, more, printed) => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga', ann: ['king-rex'], bob: [cuddled(card), ...more] }] });
    expect(power(table, card)).toBe(printed);
    // It still counts for the others (SMU-421).
    if (card === 'war-raptor') expect(power(table, 'war-raptor#b')).toBe(4);
  });
  test('turn-up-to-11: destroyed, the printed breakpoint is back', () => {
    const { ann, table } = deal({
      ann: { hand: ['disenchant'] },
      bob: {},
      bases: [{ base: 'tar-pits', on: [{ card: 'turn-up-to-11', of: 'bob' }] }],
    });
    expect(breakpoint(table, 'tar-pits')).toBe(21);
    ann.picks('disenchant');
    expect(breakpoint(table, 'tar-pits')).toBe(16);
  });
  test('block-the-path: destroyed, the way is free', () => {
    const { ann } = deal({
      ann: { hand: ['block-the-path', 'time-loop', 'disenchant', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('time-loop', 'block-the-path@tortuga', 'grannies');
    ann.cannotPick('nana@tortuga');
    ann.picks('disenchant');
    ann.mustPick('end', 'nana@tortuga');
  });
  test('microbot-reclaimer: as the second minion no extra one, and nothing shuffled in if she does not want to', () => {
    const { ann, table } = deal({
      ann: { hand: ['king-rex', 'summon', 'microbot-reclaimer'], deck: ['howl'], discard: ['microbot-guard'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('summon', 'king-rex@tortuga', 'microbot-reclaimer@tortuga');
    ann.passes();
    expect([ann.deck, ann.discard.sort(), bankOf(table)]).toEqual([['howl'], ['microbot-guard', 'summon'], []]);
  });
  test('groupie: an extra play for a Groupie, on her base and for nobody else', () => {
    const { ann } = deal({ ann: { hand: ['groupie', 'nana', 'zapbot'] }, bob: {}, bases: [{ base: 'tortuga' }, { base: 'palooza' }] });
    ann.picks('groupie@tortuga');
    ann.mustPick('end');
  });
  test('chronomage: moved or returned it gives nothing more', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['chronomage'] }, { base: 'palooza' }],
    });
    ann.picks('way-of-deception');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-418 tenacious-z: no place where opponents may play nobody', () => {
    const { ann } = deal({
      ann: { discard: ['tenacious-z'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'overrun', of: 'bob' }] }],
    });
    ann.mustPick('end');
  });
  test('theyre-coming-to-get-you: of no use to anybody else', () => {
    const { ann } = deal({
      ann: { discard: ['walker'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'theyre-coming-to-get-you', of: 'bob' }] }],
    });
    ann.mustPick('end');
  });
});

describe('why a card cannot be used', () => {
  test('there is no reason for what can be, nor for what belongs to somebody else or has no talent', () => {
    const { ann } = deal({
      ann: { hand: ['king-rex', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny', 'zapbot'], bob: ['matriarch'] }],
    });
    for (const card of ['king-rex', 'howl', 'granny', 'zapbot', 'matriarch']) expect(ann.whyNot(card)).toBe(undefined);
  });
  test('SMU-065 an action without a play is told apart from one without a target', () => {
    const { ann } = deal({ ann: { hand: ['howl', 'swashbuckling', 'upgrade'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    expect([ann.whyNot('howl'), ann.whyNot('upgrade')?.key]).toEqual([undefined, 'no-target']);
    ann.picks('howl');
    expect([ann.whyNot('swashbuckling')?.key, ann.whyNot('upgrade')?.key]).toEqual(['no-action-play', 'no-action-play']);
  });
  test('SMU-067 a talent of mine waits for my turn, SMU-229 and does not work while cancelled', () => {
    const { ann, bob } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [{ card: 'cuddle', of: 'bob' }] }], bob: ['matriarch'] }],
    });
    expect([ann.whyNot('granny')?.key, bob.whyNot('matriarch')?.key]).toEqual(['cancelled', 'not-your-turn']);
  });
});

describe('what abilities do not answer to', () => {
  test('SMU-237 nukebot, gremlin and the Archive: returned is not destroyed', () => {
    for (const card of ['nukebot', 'gremlin', 'microbot-archive'] as const) {
      const { ann, bob, table } = deal({
        ann: { hand: ['beam-up', 'howl'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['nana'], bob: [card] }],
      });
      ann.plays('beam-up', card);
      expect([ann.hand, bob.hand, at(table, 'tortuga')]).toEqual([['howl'], [card], ['nana']]);
    }
  });
  test('SMU-237 tar-pits and cave-of-shinies: returned is not destroyed', () => {
    for (const base of ['tar-pits', 'cave-of-shinies'] as const) {
      const { ann, bob, table } = deal({ ann: { hand: ['beam-up'] }, bob: {}, bases: [{ base, bob: ['nana'] }] });
      ann.picks('beam-up');
      expect([bob.hand, table.vars.vp[1]]).toEqual([['nana'], 0]);
    }
  });
  test('microbot-archive: a Microbot of somebody else draws nothing', () => {
    const { ann, bob } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: {},
      cat: {},
      bases: [{ base: 'tortuga', bob: ['microbot-archive'], cat: ['microbot-guard'] }],
    });
    ann.plays('seeing-stars', 'microbot-guard');
    expect(bob.hand).toEqual([]);
  });
  test.each(['leprechaun', 'flame-trap', 'pay-the-piper'] as const)('%s: its own player may play minions there', (card) => {
    const isMinion = card === 'leprechaun';
    const { ann, table } = deal({
      ann: { hand: ['zapbot', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: isMinion ? [card] : [], on: isMinion ? [] : [card] }],
    });
    ann.picks('zapbot@tortuga');
    expect([at(table, 'tortuga').sort(), ann.hand]).toEqual([[card, 'zapbot'].sort(), ['howl']]);
  });
  test.each(['leprechaun', 'flame-trap', 'pay-the-piper'] as const)(
    'SMU-230 %s: a minion that moves there was not played there',
    (card) => {
      const isMinion = card === 'leprechaun';
      const { ann, table } = deal({
        ann: { hand: ['way-of-deception', 'howl'] },
        bob: {},
        bases: [
          { base: 'tortuga', bob: isMinion ? [card] : [], on: isMinion ? [] : [{ card, of: 'bob' }] },
          { base: 'palooza', ann: ['zapbot'] },
        ],
      });
      ann.picks('way-of-deception');
      expect([at(table, 'tortuga').sort(), ann.hand]).toEqual([[card, 'zapbot'].sort(), ['howl']]);
    },
  );
  test('pay-the-piper: an empty hand pays nothing', () => {
    const { ann, table } = deal({
      ann: { hand: ['king-rex'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'pay-the-piper', of: 'bob' }] }],
    });
    ann.picks('king-rex@tortuga');
    ann.isAskedFor('main');
    expect(at(table, 'tortuga').sort()).toEqual(['king-rex', 'pay-the-piper']);
  });
  test('brownie: the own cards cost nothing', () => {
    const { ann } = deal({ ann: { hand: ['augmentation', 'howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['brownie'] }] });
    ann.picks('augmentation');
    expect(ann.hand).toEqual(['howl', 'nana']);
  });
  test('hideout: the own actions pass it by', () => {
    const { ann, table } = deal({ ann: { hand: ['augmentation'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'], on: ['hideout'] }] });
    ann.picks('augmentation');
    expect([power(table, 'nana'), at(table, 'tortuga')]).toEqual([7, ['nana', 'hideout']]);
  });
  test('hot-venue: nothing for minions of others', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'], bob: ['granny'], on: ['hot-venue'] }] });
    expect([power(table, 'nana'), power(table, 'granny')]).toEqual([4, 4]);
  });
  test('invader: moving it brings no point', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['invader'] }, { base: 'palooza' }],
    });
    ann.picks('way-of-deception');
    expect([at(table, 'palooza'), table.vars.vp[0]]).toEqual([['invader'], 0]);
  });
  test('SMU-158 howl: not for minions that come later, and gone at the end of the turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['howl', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['king-rex'], bob: ['nana'] }],
    });
    ann.plays('howl', 'granny@tortuga');
    expect(['king-rex', 'granny', 'nana'].map((name) => power(table, name))).toEqual([8, 4, 3]);
    ann.picks('end');
    expect(power(table, 'king-rex')).toBe(7);
  });
  test('king-rex: no talent, no trigger, no question; only his power counts', () => {
    const { ann, table } = deal({ ann: { hand: ['king-rex'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['zapbot', 'granny'] }] });
    ann.picks('king-rex@tortuga');
    ann.mustPick('end');
    expect([power(table, 'king-rex'), at(table, 'tortuga'), counters(table, 'king-rex'), on(table, 'king-rex')]).toEqual([
      7,
      ['zapbot', 'granny', 'king-rex'],
      0,
      [],
    ]);
  });
});
