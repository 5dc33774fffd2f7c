import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { act, allPass, at, deal, SCORE, START } from './table.ts';

describe('Specials that are passed or have nowhere to go', () => {
  const full = { base: 'jungle-oasis', bob: [{ card: 'king-rex', counters: 5 }] } as const;
  test.each(['shinobi', 'hidden-ninja', 'full-sail', 'love-overload', 'you-call-this-archaeology'] as const)(
    'SMU-183 %s: passed, it stays in the hand',
    (card) => {
      const { ann, table } = deal({ ann: { hand: [card] }, bob: {}, bases: [full, { base: 'tortuga', ann: ['nana'] }], vars: SCORE });
      ann.mayPick(card);
      allPass(table);
      expect(ann.hand).toContain(card);
      expect(table.vars.vp.slice(0, 2)).toEqual([0, 2]);
    },
  );
  test('SMU-205 pirate-king: passed, he stays where he is', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, bases: [full, { base: 'tortuga', ann: ['pirate-king'] }], vars: SCORE });
    ann.passes();
    expect(at(table, 'tortuga')).toEqual(['pirate-king']);
  });
  test('SMU-205 first-mate: passed, it is discarded with the base; without another base it is not asked', () => {
    for (const more of [[{ base: 'tortuga' }], []] as const) {
      const { ann, table } = deal({
        ann: {},
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: ['first-mate', { card: 'king-rex', counters: 5 }] }, ...more],
        vars: SCORE,
      });
      if (more.length > 0) ann.passes();
      expect(table.logKeys).toContain('turn');
      expect(ann.discard).toContain('first-mate');
    }
  });
  test('SMU-229 scout, first-mate and pirate-king: not while cuddled', () => {
    const cuddled = (card: CardName) => ({ card, on: [{ card: 'cuddle' as const, of: 'bob' as const }] });
    for (const [card, there] of [
      ['scout', false],
      ['first-mate', false],
      ['pirate-king', true],
    ] as const) {
      const { table } = deal({
        ann: {},
        bob: {},
        bases: [
          { base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 5 }, ...(there ? [] : [cuddled(card)])] },
          { base: 'tortuga', ann: there ? [cuddled(card)] : [] },
        ],
        vars: SCORE,
      });
      expect(table.logKeys).not.toContain('special');
      expect(table.logKeys).toContain('turn');
    }
  });
  test('SMU-375 buccaneer: without another base it is destroyed', () => {
    const { ann, bob } = deal({ ann: { hand: ['ninja-master'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['buccaneer'] }] });
    ann.plays('ninja-master@tortuga', 'buccaneer');
    expect(bob.discard).toEqual(['buccaneer']);
  });
  test('hidden-ninja: without a minion in hand it is played in vain', () => {
    const { ann, table } = deal({ ann: { hand: ['hidden-ninja', 'howl'] }, bob: {}, bases: [full, { base: 'tortuga' }], vars: SCORE });
    ann.picks('hidden-ninja');
    ann.mayPick();
    ann.passes();
    allPass(table);
    expect(ann.discard).toContain('hidden-ninja');
  });
  test('lost-city: the scored base is all there is, so it comes back; the minion is declined', () => {
    const { ann, table } = deal({
      ann: { hand: ['lost-city', 'nana'] },
      bob: {},
      bases: [full, { base: 'tortuga' }],
      baseDeck: [],
      vars: SCORE,
    });
    act(table, 'ann', 'lost-city');
    allPass(table);
    expect(table.zone('site:0')[0]).toBe('jungle-oasis');
    ann.isAskedFor('extra.minion');
    ann.passes();
    allPass(table);
    expect(ann.hand).toContain('nana');
  });
});

describe('bases that are declined or find nobody', () => {
  const rex = { card: 'king-rex', counters: 15 } as const;
  test.each([
    ['the-mothership', 'nana'],
    ['the-grey-opal', 'zapbot'],
    ['retirement-community', 'nana'],
    ['ninja-dojo', 'zapbot'],
  ] as const)('%s: declined, all are discarded with the base', (base, card) => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base, ann: [rex, 'nana'], bob: ['zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    for (let asks = 0; table.vars.phase === 'score' && asks < 4; asks++) {
      const seat = table.match.open?.asks[0].seat === 0 ? ann : bob;
      seat.isOffered(seat === ann ? 'nana' : 'zapbot');
      seat.passes();
    }
    expect([...ann.discard, ...bob.discard]).toContain(card);
  });
  test('the-mothership: nobody weak enough; a runner-up has no part', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'the-mothership', ann: [rex], bob: ['zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    expect(table.logKeys).toContain('turn');
    expect(ann.discard).toContain('king-rex');
  });
  test('the-grey-opal: with no other base nobody sails', () => {
    const { bob } = deal({ ann: {}, bob: {}, bases: [{ base: 'the-grey-opal', ann: [rex], bob: ['zapbot'] }], vars: SCORE });
    if (bob.discard.length === 0) bob.picks('zapbot');
    expect(bob.discard).toContain('zapbot');
  });
  test('tortuga: declined; without another minion not asked', () => {
    for (const more of [['nana'], []] as const) {
      const { bob, table } = deal({
        ann: {},
        bob: {},
        bases: [
          { base: 'tortuga', ann: [rex], bob: ['zapbot'] },
          { base: 'jungle-oasis', bob: more },
        ],
        baseDeck: ['palooza'],
        vars: SCORE,
      });
      if (more.length > 0) bob.passes();
      expect([at(table, 'palooza'), at(table, 'jungle-oasis')]).toEqual([[], [...more]]);
      expect(table.logKeys).toContain('turn');
    }
  });
  test('mushroom-kingdom: declined; with nobody elsewhere not asked', () => {
    for (const bob of [['granny'], []] as const) {
      const { ann, table } = deal({
        ann: {},
        bob: {},
        bases: [{ base: 'mushroom-kingdom' }, { base: 'tortuga', ann: ['nana'], bob }],
        vars: START,
      });
      if (bob.length > 0) ann.passes();
      ann.isAskedFor('main');
      expect(at(table, 'mushroom-kingdom')).toEqual([]);
    }
  });
  test('palooza: who has nobody elsewhere is not asked', () => {
    const { bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'palooza', ann: [{ card: 'king-rex', counters: 20 }] },
        { base: 'tortuga', bob: ['granny'] },
      ],
      vars: SCORE,
    });
    bob.passes();
    expect(table.vars.vp.slice(0, 2)).toEqual([6, 0]);
  });
  test('grandmas-house: without a card to look at nothing is asked, and nothing for a minion that moves there', () => {
    const { ann } = deal({
      ann: { hand: ['king-rex', 'way-of-deception'], deck: [], discard: [] },
      bob: {},
      bases: [{ base: 'grandmas-house' }, { base: 'tortuga', ann: ['nana'] }],
    });
    ann.picks('king-rex@grandmas-house');
    ann.isAskedFor('main');
  });
  test('city-of-gold: nothing without a minion', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'city-of-gold', bob: ['nana'] }], vars: START });
    expect(table.vars.vp.slice(0, 2)).toEqual([0, 0]);
  });
  test('evans-city-cemetery: an empty hand is discarded as well, then five', () => {
    const { ann, table } = deal({
      ann: { deck: ['howl', 'summon', 'augmentation', 'granny', 'grandma', 'zapbot', 'portal'] },
      bob: { hand: ['nana'] },
      bases: [{ base: 'evans-city-cemetery', ann: [rex], bob: ['hoverbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    // Two more are drawn in phase 4.
    expect(ann.hand).toHaveLength(7);
  });
  test('under-the-bed: the play may be left', () => {
    const { ann, table } = deal({ ann: { hand: ['granny', 'zapbot'] }, bob: {}, bases: [{ base: 'under-the-bed' }, { base: 'tortuga' }] });
    ann.plays('granny@tortuga', 'end');
    expect(at(table, 'under-the-bed')).toEqual([]);
  });
});
