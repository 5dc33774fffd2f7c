import { describe, expect, test } from 'vitest';
import { allPass, at, bankOf, deal, SCORE, START } from './table.ts';

describe('Zombies', () => {
  test('SMU-450 zombie-lord: small minions of the discard pile for bases without one of yours, each base once', () => {
    const { ann, table } = deal({
      ann: { hand: ['zombie-lord'], discard: ['zapbot', 'grandma', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }, { base: 'palooza', ann: ['granny'] }, { base: 'jungle-oasis' }],
    });
    ann.picks('zombie-lord@tortuga');
    ann.mayPick('zapbot@tar-pits', 'zapbot@jungle-oasis', 'grandma@tar-pits', 'grandma@jungle-oasis');
    ann.picks('zapbot@tar-pits');
    ann.mayPick('grandma@jungle-oasis');
    ann.passes();
    expect(at(table, 'tar-pits')).toEqual(['zapbot']);
  });
  test('zombie-lord: nothing suitable', () => {
    const { ann } = deal({
      ann: { hand: ['zombie-lord'], discard: ['nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.picks('zombie-lord@tortuga');
    ann.isAskedFor('main');
  });
  test('grave-digger: a minion of the discard pile may be taken', () => {
    const { ann } = deal({ ann: { hand: ['grave-digger'], discard: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('grave-digger@tortuga');
    ann.mayPick('nana');
    ann.picks('nana');
    expect(ann.hand).toEqual(['nana']);
  });
  test('SMU-382 tenacious-z: out of the discard pile as an extra minion, one a turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], discard: ['tenacious-z', 'tenacious-z'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.mustPick('end', 'nana@tortuga', 'tenacious-z@tortuga+rises');
    ann.picks('tenacious-z@tortuga+rises');
    expect(at(table, 'tortuga')).toEqual(['tenacious-z']);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular']);
    ann.mustPick('end', 'nana@tortuga');
  });
  test('walker: the top card is looked at and stays or is discarded', () => {
    const { ann, bob } = deal({ ann: { hand: ['walker'], deck: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('walker@tortuga');
    ann.mustPick('top', 'discard');
    expect(bob.knows('nana')).toBe(false);
    ann.picks('discard');
    expect([ann.deck, ann.discard]).toEqual([['howl'], ['nana']]);
  });
  test('walker: left where it was', () => {
    const { ann } = deal({ ann: { hand: ['walker'], deck: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('walker@tortuga', 'top');
    expect(ann.deck).toEqual(['nana', 'howl']);
  });
  test('SMU-118 grave-robbing: any card of the discard pile, not itself', () => {
    const { ann } = deal({ ann: { hand: ['grave-robbing'], discard: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('grave-robbing');
    ann.mustPick('nana', 'howl');
    ann.picks('howl');
    expect([ann.hand, ann.discard]).toEqual([['howl'], ['grave-robbing', 'nana']]);
  });
  test('SMU-118 lend-a-hand: any cards of the discard pile are shuffled in, not itself', () => {
    const { ann } = deal({ ann: { hand: ['lend-a-hand'], deck: [], discard: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('lend-a-hand');
    ann.mayPick('nana', 'howl');
    ann.picks('nana', 'howl');
    expect([[...ann.deck].sort(), ann.discard]).toEqual([['howl', 'nana'], ['lend-a-hand']]);
  });
  test('SMU-276 lend-a-hand: with no card chosen the deck is not shuffled', () => {
    const deck = ['nana', 'granny', 'howl', 'summon', 'scry', 'upgrade'] as const;
    const { ann } = deal({ ann: { hand: ['lend-a-hand'], deck, discard: ['zapbot'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('lend-a-hand');
    ann.passes();
    expect(ann.deck).toEqual(deck);
  });
  test('SMU-451 mall-crawl: any number of cards of one name out of the deck', () => {
    const { ann } = deal({ ann: { hand: ['mall-crawl'], deck: ['walker', 'howl', 'walker'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('mall-crawl');
    ann.mayPick('walker', 'howl');
    ann.picks('walker');
    ann.picks('walker', 'walker');
    expect([ann.deck, ann.discard]).toEqual([['howl'], ['mall-crawl', 'walker', 'walker']]);
  });
  test('SMU-451 not-enough-bullets: any number of minions of one name out of the discard pile', () => {
    const { ann } = deal({
      ann: { hand: ['not-enough-bullets'], discard: ['walker', 'howl', 'walker', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('not-enough-bullets');
    ann.mayPick('walker', 'nana');
    ann.picks('walker');
    ann.picks('walker', 'walker');
    expect(ann.hand).toEqual(['walker', 'walker']);
  });
  test('not-enough-bullets: none', () => {
    const { ann } = deal({ ann: { hand: ['not-enough-bullets'], discard: ['walker'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('not-enough-bullets');
    ann.passes();
    expect(ann.hand).toEqual([]);
  });
  test('outbreak: an extra minion for a base without one of yours, looked at when it is played', () => {
    const { ann } = deal({
      ann: { hand: ['outbreak', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'] }, { base: 'tar-pits' }],
    });
    ann.picks('outbreak');
    ann.mustPick('end', 'talent granny', 'nana@tar-pits', 'nana@tar-pits+regular', 'nana@tortuga');
  });
  test('SMU-418 overrun: no opponent plays minions here, its player does', () => {
    const { ann } = deal({
      ann: { hand: ['nana'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'overrun', of: 'bob' }] }, { base: 'tar-pits' }],
    });
    ann.mustPick('end', 'nana@tar-pits');
    const own = deal({ ann: { hand: ['nana'] }, bob: {}, bases: [{ base: 'tortuga', on: ['overrun'] }] });
    own.ann.mustPick('end', 'nana@tortuga');
  });
  test('overrun: destroyed when its player’s turn starts', () => {
    const { ann } = deal({ ann: {}, bob: {}, bases: [{ base: 'tortuga', on: [{ card: 'overrun', of: 'ann' }] }], vars: START });
    expect(ann.discard).toEqual(['overrun']);
  });
  test('they-keep-coming: the extra minion comes out of the discard pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['they-keep-coming', 'granny'], discard: ['nana', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('they-keep-coming');
    ann.mustPick('end', 'granny@tortuga', 'nana@tortuga');
    ann.picks('nana@tortuga');
    ann.picks('hand');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-422 SMU-E34 theyre-coming-to-get-you: regular and unrestricted plays here may take from the discard pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['grandma'], discard: ['zapbot', 'walker'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'theyre-coming-to-get-you', of: 'ann' }] }, { base: 'tar-pits' }],
    });
    ann.isOffered('zapbot@tortuga');
    ann.cannotPick('zapbot@tar-pits');
    ann.picks('zapbot@tortuga');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:power']);
    ann.mustPick('end', 'grandma@tortuga', 'grandma@tar-pits');
  });
  test('SMU-422 theyre-coming-to-get-you: a limit to bases, such as that of Outbreak, is harmless', () => {
    const { ann, table } = deal({
      ann: { hand: ['outbreak', 'zapbot'], discard: ['walker'] },
      bob: {},
      bases: [{ base: 'tortuga', on: ['theyre-coming-to-get-you'] }, { base: 'tar-pits' }],
    });
    ann.plays('outbreak', 'zapbot@tar-pits+regular');
    ann.mustPick('end', 'walker@tortuga');
    ann.plays('walker@tortuga', 'top');
    expect(bankOf(table)).toEqual(['minion:power']);
  });
  test('SMU-424 theyre-coming-to-get-you: Ninja Acolyte and Disguise say «from your hand»', () => {
    const { ann } = deal({
      ann: { hand: ['disguise', 'granny', 'nana'], discard: ['collector'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['ninja-acolyte', 'zapbot'], on: ['theyre-coming-to-get-you'] }],
    });
    ann.picks('special ninja-acolyte');
    ann.mustPick('granny@tortuga', 'nana@tortuga', 'ninja-acolyte@tortuga');
    ann.plays('ninja-acolyte@tortuga', 'disguise', 'zapbot');
    ann.passes();
    ann.mustPick('granny@tortuga', 'nana@tortuga');
    ann.picks('granny@tortuga');
  });
  test('SMU-422 theyre-coming-to-get-you: only in the own phase 2', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'chronomage', 'summon', 'granny'], discard: ['walker'] },
      bases: [
        { base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 5 }], on: [{ card: 'theyre-coming-to-get-you', of: 'bob' }] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    bob.picks('hidden-ninja');
    bob.mayPick('chronomage@jungle-oasis', 'granny@jungle-oasis');
    bob.plays('chronomage@jungle-oasis', 'summon');
    bob.mayPick('granny@jungle-oasis', 'granny@tortuga');
    bob.passes();
    allPass(table);
  });
});
