import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, copiesAt, counters, deal, foreign, full, power, SCORE, START } from './table.ts';

describe('a card played in an unusual way', () => {
  test('SMU-119 sir-squeezes by Hidden Ninja on another turn: his friends come at once, within the budget', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'sir-squeezes', 'invader', 'lovey-bear', 'nana', 'granny'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
      unfinished: true,
    });
    act(table, 'bob', 'hidden-ninja', 'sir-squeezes@jungle-oasis', 'invader@jungle-oasis');
    // 5 less 3 leaves 2: nobody in hand is that small, but others cannot know.
    bob.isAskedFor('extra.minion');
    bob.mayPick();
    expect(at(table, 'jungle-oasis')).toEqual(['king-rex', 'sir-squeezes', 'invader']);
  });
  test('SMU-119 sir-squeezes on another turn: with the budget used up nobody is asked for a third', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'sir-squeezes', 'invader', 'enchantress', 'granny'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'sir-squeezes@jungle-oasis', 'invader@jungle-oasis', 'enchantress@jungle-oasis');
    allPass(table);
    bob.isAskedFor('main');
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 1]);
  });
  test('SMU-119 groupie on another turn: the next one now or never', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'groupie#1', 'groupie#2', 'granny'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'groupie#1@jungle-oasis', []);
    allPass(table);
    bob.mustPick('end', 'groupie#2@the-great-library', 'groupie#2@tortuga', 'granny@the-great-library', 'granny@tortuga');
  });
  test('SMU-119 microbot-fixer as the first minion of another turn: its extra minion at once', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'microbot-fixer', 'granny'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
      unfinished: true,
    });
    act(table, 'bob', 'hidden-ninja', 'microbot-fixer@jungle-oasis');
    bob.mayPick('granny@jungle-oasis', 'granny@tortuga');
  });
  test('SMU-119 archmage on another turn gives nothing: it is not bob’s phase 2', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'archmage', 'howl'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'archmage@jungle-oasis');
    allPass(table);
    expect(bob.hand).toEqual(['howl']);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular']);
  });
  test('SMU-119 nana on another turn shows Time Loop: both actions at once', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'nana', 'mystic-studies', 'howl'], deck: ['time-loop', 'scry', 'summon'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'nana@jungle-oasis', 'time-loop', 'mystic-studies', 'howl');
    allPass(table);
    expect(bob.hand).toEqual(['scry', 'summon']);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular']);
  });
  test('SMU-450 zombie-lord on another turn raises at once', () => {
    const { table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'zombie-lord'], discard: ['collector', 'granny'] },
      bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'zombie-lord@jungle-oasis', 'collector@tortuga', []);
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['collector']);
  });
  test('SMU-081 swashbuckling on another turn ends with that turn', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['hidden-ninja', 'chronomage', 'swashbuckling'] },
      bases: [
        { base: 'jungle-oasis', ann: [full(12)] },
        { base: 'tortuga', bob: ['zapbot'] },
      ],
      vars: SCORE,
    });
    act(table, 'bob', 'hidden-ninja', 'chronomage@jungle-oasis', 'swashbuckling');
    allPass(table);
    expect(power(table, 'zapbot')).toBe(2);
    bob.isAskedFor('main');
  });
  test('SMU-346 snuggly-bear as the first minion: other bears answer it, not with the budget of a play', () => {
    const { ann, table } = deal({
      ann: { hand: ['snuggly-bear#1', 'snuggly-bear#2'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      unfinished: true,
    });
    act(table, 'ann', 'snuggly-bear#1@tortuga');
    ann.isAskedFor('react');
    ann.mayPick('snuggly-bear#2@tortuga');
  });
  test('SMU-379 snuggly-bear follows a Collector that took itself back', () => {
    const { ann, table } = deal({
      ann: { hand: ['collector', 'snuggly-bear'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'collector@tortuga', 'collector', 'snuggly-bear@tortuga');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['snuggly-bear']);
    expect(ann.hand).toEqual(['collector']);
  });
  test('SMU-129 snuggly-bear follows a minion that Leprechaun has destroyed, and falls as well', () => {
    const { table } = deal({ ann: { hand: ['granny', 'snuggly-bear'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['leprechaun'] }] });
    act(table, 'ann', 'granny@tortuga', 'snuggly-bear@tortuga');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['leprechaun']);
  });
  test('SMU-417 snuggly-bear does not answer where a picnic forbids it', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny', 'snuggly-bear'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'bear-picnic', of: 'bob' }] }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'granny@tar-pits');
    allPass(table);
    ann.isAskedFor('main');
  });
  test('SMU-417 zombie-lord and tenacious-z: a picnic binds those that rise too', () => {
    const { ann, table } = deal({
      ann: { hand: ['zombie-lord'], discard: ['tenacious-z', 'walker'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'bear-picnic', of: 'bob' }] }, { base: 'tar-pits' }, { base: 'palooza' }],
      unfinished: true,
    });
    act(table, 'ann', 'zombie-lord@tar-pits');
    ann.mayPick('tenacious-z@tortuga', 'walker@tortuga');
  });
  test('SMU-105 guest-star: a Groupie that may be played nowhere goes to the hand', () => {
    const { ann, table } = deal({
      ann: { hand: ['guest-star'], deck: ['groupie', 'howl'] },
      bob: {},
      bases: [
        {
          base: 'tar-pits',
          on: [
            { card: 'bear-picnic', of: 'bob' },
            { card: 'overrun', of: 'bob' },
          ],
        },
        { base: 'tortuga' },
      ],
    });
    act(table, 'ann', 'guest-star', 'groupie');
    allPass(table);
    expect(ann.hand).toEqual(['groupie']);
  });
  test('SMU-076 the-monarch: an empty deck is made of the discard pile, then searched', () => {
    const { ann, table } = deal({
      ann: { deck: [], discard: ['groupie', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['the-monarch'] }],
    });
    act(table, 'ann', 'talent the-monarch', 'deck', 'groupie');
    allPass(table);
    expect(ann.hand).toEqual(['groupie']);
    expect(ann.deck).toEqual(['howl']);
    expect(ann.discard).toEqual([]);
  });
  test('SMU-109 matriarch: taken back and played again, her talent is fresh', () => {
    const { ann, table } = deal({
      ann: { hand: ['beam-up'], deck: ['zapbot', 'granny', 'nana', 'howl', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['matriarch'] }],
    });
    act(table, 'ann', 'talent matriarch', 'beam-up', 'matriarch@tortuga', 'talent matriarch');
    allPass(table);
    expect(ann.hand).toHaveLength(2);
    expect(ann.deck).toEqual(['zapbot']);
  });
  test('SMU-423 archmage: taken back and played again, it gives a second action', () => {
    const { table } = deal({
      ann: { hand: ['beam-up', 'howl', 'scry'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['archmage'] }],
      vars: START,
    });
    act(table, 'ann', 'beam-up', 'archmage@tortuga');
    allPass(table);
    expect(bankOf(table)).toEqual(['action:regular', 'action:extra']);
  });
  test('SMU-424 ninja-acolyte: it may come back itself; then the second one has no part', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'ninja-acolyte#1', on: ['upgrade'], counters: 1 }, 'ninja-acolyte#2'] }],
    });
    act(table, 'ann', 'special ninja-acolyte#1', 'ninja-acolyte#1@tortuga');
    allPass(table);
    expect(ann.discard).toEqual(['upgrade']);
    expect(counters(table, 'ninja-acolyte#1')).toBe(0);
    ann.mustPick('end');
  });
  test('SMU-424 ninja-acolyte: too small for its own base, it lets a greater one come', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [
        { base: 'tar-pits', ann: ['ninja-acolyte'] },
        { base: 'palooza', on: [{ card: 'bear-picnic', of: 'bob' }] },
      ],
    });
    act(table, 'ann', 'special ninja-acolyte', 'granny@tar-pits');
    allPass(table);
    expect(at(table, 'tar-pits')).toEqual(['granny']);
    ann.isOffered('ninja-acolyte@palooza');
  });
  test('SMU-238 ninja-acolyte under Tooth and Claw: neither return nor play, and it may be tried again', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'ninja-acolyte', on: ['tooth-and-claw-and-guns'] }] }],
    });
    act(table, 'ann', 'special ninja-acolyte');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['ninja-acolyte']);
    expect(ann.hand).toEqual(['granny']);
    ann.isOffered('special ninja-acolyte');
  });
  test('SMU-424 disguise: what lay on the one that goes home is discarded to its owner', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['disguise', 'invader'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'granny', counters: 2, on: [foreign('poison')] }] }],
    });
    act(table, 'ann', 'disguise', 'granny', 'invader@tortuga');
    allPass(table);
    expect(ann.hand).toEqual(['granny']);
    expect(bob.discard).toEqual(['poison']);
    expect(table.vars.vp.slice(0, 2)).toEqual([1, 0]);
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-382 tenacious-z: raised by They Keep Coming it has not risen by itself', () => {
    const { table } = deal({
      ann: { hand: ['they-keep-coming'], discard: ['tenacious-z#1', 'tenacious-z#2'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'they-keep-coming', 'tenacious-z#2@tortuga', 'tenacious-z#1@tortuga+rises');
    allPass(table);
    expect(copiesAt(table, 'tortuga')).toEqual(['tenacious-z#2', 'tenacious-z#1']);
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-298 hoverbot shows a Hoverbot, which shows the next card', () => {
    const { ann, table } = deal({
      ann: { hand: ['hoverbot#1'], deck: ['hoverbot#2', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'hoverbot#1@tortuga', 'hoverbot#2@tar-pits');
    allPass(table);
    expect(copiesAt(table, 'tar-pits')).toEqual(['hoverbot#2']);
    expect(ann.deck).toEqual(['howl']);
    expect(bankOf(table)).toEqual(['action:regular']);
  });
});

describe('whose card it is', () => {
  test('SMU-410 mass-enchantment: Overrun keeps its owner out, falls at the start of ann’s turn and goes home', () => {
    const { bob, table } = deal({
      ann: { hand: ['mass-enchantment'] },
      bob: { hand: ['zapbot'], deck: ['overrun', 'howl'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'mass-enchantment', 'overrun@tortuga', 'end');
    act(table, 'bob', 'zapbot@tar-pits', 'end');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual([]);
    expect(bob.discard).toEqual(['overrun']);
  });
  test('SMU-076 SMU-410 mass-enchantment: an empty deck is made anew first; the card works for ann and goes to its owner', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['mass-enchantment'], deck: ['howl', 'scry', 'summon'] },
      bob: { deck: [], discard: ['mystic-studies'] },
      cat: { deck: ['granny', 'portal'] },
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'mass-enchantment', 'mystic-studies');
    allPass(table);
    expect(ann.hand).toEqual(['howl', 'scry']);
    expect(bob.discard).toEqual(['mystic-studies']);
    expect(cat.deck).toEqual(['granny', 'portal']);
  });
  test('SMU-410 mass-enchantment: Winds of Change is about the hand and deck of who plays it', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mass-enchantment', 'zapbot', 'granny'], deck: ['howl', 'scry', 'summon', 'nana'] },
      bob: { hand: ['collector'], deck: ['winds-of-change'] },
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'mass-enchantment', 'winds-of-change');
    allPass(table);
    expect(ann.hand).toHaveLength(5);
    expect(ann.deck).toHaveLength(1);
    expect(bob.hand).toEqual(['collector']);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:extra']);
  });
  test('SMU-410 mass-enchantment: They Keep Coming takes out of the own discard pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['mass-enchantment'], discard: ['granny'] },
      bob: { deck: ['they-keep-coming'], discard: ['walker'] },
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'mass-enchantment', 'they-keep-coming');
    allPass(table);
    ann.mustPick('end', 'granny@tortuga');
  });
  test('SMU-225 upgrade on an opponent’s minion: the power is theirs, the card its player’s', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['upgrade', 'time-loop', 'seeing-stars'] },
      bob: { deck: ['howl', 'scry'] },
      bases: [{ base: 'tortuga', bob: ['microbot-archive'] }],
    });
    act(table, 'ann', 'time-loop', 'upgrade@microbot-archive', 'seeing-stars');
    allPass(table);
    expect(bob.discard).toEqual(['microbot-archive']);
    expect(bob.hand).toEqual(['howl']);
    expect(ann.discard).toEqual(['time-loop', 'upgrade', 'seeing-stars'].reverse());
  });
  test('SMU-270 scout goes home without what lay on it', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: { hand: [] },
      bases: [
        { base: 'jungle-oasis', ann: [full(12)], bob: [{ card: 'scout', counters: 2, on: [{ card: 'upgrade', of: 'ann' }] }] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    act(table, 'bob', 'special scout');
    allPass(table);
    expect(bob.hand).toEqual(['scout']);
    expect(ann.discard).toEqual(['king-rex', 'upgrade']);
  });
  test('SMU-404 the-homeworld under a Crypt Looter of bob on ann’s turn: his play at once', () => {
    const { bob, table } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter', 'invader', 'collector'] },
      bases: [{ base: 'tar-pits', ann: ['zapbot'] }, { base: 'tortuga' }],
      baseDeck: ['the-homeworld'],
      unfinished: true,
    });
    act(table, 'ann', 'terraforming', 'the-homeworld', 'tar-pits');
    act(table, 'bob', 'crypt-looter@the-homeworld');
    bob.isAskedFor('extra.minion');
    bob.mayPick('collector@the-homeworld', 'collector@tortuga');
  });
  test('SMU-126 microbot-fixer raised by Zombie Lord is not the first minion', () => {
    const { table } = deal({
      ann: { hand: ['zombie-lord'], discard: ['microbot-fixer'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    act(table, 'ann', 'zombie-lord@tortuga', 'microbot-fixer@tar-pits');
    allPass(table);
    expect(bankOf(table)).toEqual(['action:regular']);
  });
  test('SMU-119 ninja-acolyte lets a Zapbot come: the play that it gives is kept', () => {
    const { table } = deal({ ann: { hand: ['zapbot', 'collector'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['ninja-acolyte'] }] });
    act(table, 'ann', 'special ninja-acolyte', 'zapbot@tortuga');
    allPass(table);
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular', 'minion:power']);
  });
  test('SMU-382 walker discards a Tenacious Z, which rises at once', () => {
    const { ann, table } = deal({ ann: { hand: ['walker'], deck: ['tenacious-z', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    act(table, 'ann', 'walker@tortuga', 'discard', 'tenacious-z@tortuga+rises');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual(['walker', 'tenacious-z']);
    ann.mustPick('end');
  });
  test('SMU-123 they-keep-coming waits for somebody to lie in the discard pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'they-keep-coming', 'seeing-stars'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['collector'] }],
    });
    act(table, 'ann', 'time-loop', 'they-keep-coming', 'seeing-stars');
    allPass(table);
    ann.mustPick('end', 'collector@tortuga');
  });
  test('SMU-123 enshrouding-mist destroyed: the play of this turn stays', () => {
    const { table } = deal({
      ann: { hand: ['disenchant', 'granny', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga', on: ['enshrouding-mist'] }],
      vars: START,
    });
    act(table, 'ann', 'disenchant');
    allPass(table);
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:site']);
  });
});
