import { describe } from 'vitest';
import { examples, foreign, full } from './examples.ts';
import { SCORE, START } from './table.ts';

describe('a card played in an unusual way', () => {
  examples({
    'SMU-119 sir-squeezes by Hidden Ninja on another turn: his friends come at once, within the budget': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'sir-squeezes', 'invader', 'lovey-bear', 'nana', 'granny'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
        unfinished: true,
      },
      course: [['bob', 'hidden-ninja', 'sir-squeezes@jungle-oasis', 'invader@jungle-oasis']],
      // 5 less 3 leaves 2: nobody in hand is that small, but others cannot know.
      seen: { asked: 'extra.minion', 'bob may pick': [], 'at jungle-oasis': ['king-rex', 'sir-squeezes', 'invader'] },
    },
    'SMU-119 sir-squeezes on another turn: with the budget used up nobody is asked for a third': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'sir-squeezes', 'invader', 'enchantress', 'granny'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'sir-squeezes@jungle-oasis', 'invader@jungle-oasis', 'enchantress@jungle-oasis']],
      seen: { asked: 'main', vp: [2, 1] },
    },
    'SMU-119 groupie on another turn: the next one now or never': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'groupie#1', 'groupie#2', 'granny'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'groupie#1@jungle-oasis', []]],
      seen: { 'bob must pick': ['end', 'groupie#2@the-great-library', 'groupie#2@tortuga', 'granny@the-great-library', 'granny@tortuga'] },
    },
    'SMU-119 microbot-fixer as the first minion of another turn: its extra minion at once': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'microbot-fixer', 'granny'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
        unfinished: true,
      },
      course: [['bob', 'hidden-ninja', 'microbot-fixer@jungle-oasis']],
      seen: { 'bob may pick': ['granny@jungle-oasis', 'granny@tortuga'] },
    },
    'SMU-119 archmage on another turn gives nothing: it is not bob’s phase 2': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'archmage', 'howl'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'archmage@jungle-oasis']],
      seen: { 'bob hand': ['howl'], bank: ['minion:regular', 'action:regular'] },
    },
    'SMU-119 nana on another turn shows Time Loop: both actions at once': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'nana', 'mystic-studies', 'howl'], deck: ['time-loop', 'scry', 'summon'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'nana@jungle-oasis', 'time-loop', 'mystic-studies', 'howl']],
      seen: { 'bob hand': ['scry', 'summon'], bank: ['minion:regular', 'action:regular'] },
    },
    'SMU-450 zombie-lord on another turn raises at once': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'zombie-lord'], discard: ['collector', 'granny'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'zombie-lord@jungle-oasis', 'collector@tortuga', []]],
      seen: { 'at tortuga': ['collector'] },
    },
    'SMU-081 swashbuckling on another turn ends with that turn': {
      table: {
        ann: {},
        bob: { hand: ['hidden-ninja', 'chronomage', 'swashbuckling'] },
        bases: [
          { base: 'jungle-oasis', ann: [full(12)] },
          { base: 'tortuga', bob: ['zapbot'] },
        ],
        vars: SCORE,
      },
      course: [['bob', 'hidden-ninja', 'chronomage@jungle-oasis', 'swashbuckling']],
      seen: { 'power zapbot': 2, asked: 'main' },
    },
    'SMU-346 snuggly-bear as the first minion: other bears answer it, not with the budget of a play': {
      table: {
        ann: { hand: ['snuggly-bear#1', 'snuggly-bear#2'] },
        bob: {},
        bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
        unfinished: true,
      },
      course: [['ann', 'snuggly-bear#1@tortuga']],
      seen: { asked: 'react', 'ann may pick': ['snuggly-bear#2@tortuga'] },
    },
    'SMU-379 snuggly-bear follows a Collector that took itself back': {
      table: { ann: { hand: ['collector', 'snuggly-bear'] }, bob: {}, bases: [{ base: 'tortuga' }, { base: 'tar-pits' }] },
      course: [['ann', 'collector@tortuga', 'collector', 'snuggly-bear@tortuga']],
      seen: { 'at tortuga': ['snuggly-bear'], 'ann hand': ['collector'] },
    },
    'SMU-129 snuggly-bear follows a minion that Leprechaun has destroyed, and falls as well': {
      table: { ann: { hand: ['granny', 'snuggly-bear'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['leprechaun'] }] },
      course: [['ann', 'granny@tortuga', 'snuggly-bear@tortuga']],
      seen: { 'at tortuga': ['leprechaun'] },
    },
    'SMU-417 snuggly-bear does not answer where a picnic forbids it': {
      table: {
        ann: { hand: ['granny', 'snuggly-bear'] },
        bob: {},
        bases: [{ base: 'tortuga', on: [{ card: 'bear-picnic', of: 'bob' }] }, { base: 'tar-pits' }],
      },
      course: [['ann', 'granny@tar-pits']],
      seen: { asked: 'main' },
    },
    'SMU-417 zombie-lord and tenacious-z: a picnic binds those that rise too': {
      table: {
        ann: { hand: ['zombie-lord'], discard: ['tenacious-z', 'walker'] },
        bob: {},
        bases: [{ base: 'tortuga', on: [{ card: 'bear-picnic', of: 'bob' }] }, { base: 'tar-pits' }, { base: 'palooza' }],
        unfinished: true,
      },
      course: [['ann', 'zombie-lord@tar-pits']],
      seen: { 'ann may pick': ['tenacious-z@tortuga', 'walker@tortuga'] },
    },
    'SMU-105 guest-star: a Groupie that may be played nowhere goes to the hand': {
      table: {
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
      },
      course: [['ann', 'guest-star', 'groupie']],
      seen: { 'ann hand': ['groupie'] },
    },
    'SMU-076 the-monarch: an empty deck is made of the discard pile, then searched': {
      table: { ann: { deck: [], discard: ['groupie', 'howl'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['the-monarch'] }] },
      course: [['ann', 'talent the-monarch', 'deck', 'groupie']],
      seen: { 'ann hand': ['groupie'], 'ann deck': ['howl'], 'ann discard': [] },
    },
    'SMU-109 matriarch: taken back and played again, her talent is fresh': {
      table: {
        ann: { hand: ['beam-up'], deck: ['zapbot', 'granny', 'nana', 'howl', 'summon'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['matriarch'] }],
      },
      course: [['ann', 'talent matriarch', 'beam-up', 'matriarch@tortuga', 'talent matriarch']],
      seen: { 'ann hand': 2, 'ann deck': ['zapbot'] },
    },
    'SMU-423 archmage: taken back and played again, it gives a second action': {
      table: { ann: { hand: ['beam-up', 'howl', 'scry'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['archmage'] }], vars: START },
      course: [['ann', 'beam-up', 'archmage@tortuga']],
      seen: { bank: ['action:regular', 'action:extra'] },
    },
    'SMU-424 ninja-acolyte: it may come back itself; then the second one has no part': {
      table: {
        ann: {},
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'ninja-acolyte#1', on: ['upgrade'], counters: 1 }, 'ninja-acolyte#2'] }],
      },
      course: [['ann', 'special ninja-acolyte#1', 'ninja-acolyte#1@tortuga']],
      seen: { 'ann discard': ['upgrade'], 'counters ninja-acolyte#1': 0, 'ann must pick': ['end'] },
    },
    'SMU-424 ninja-acolyte: too small for its own base, it lets a greater one come': {
      table: {
        ann: { hand: ['granny'] },
        bob: {},
        bases: [
          { base: 'tar-pits', ann: ['ninja-acolyte'] },
          { base: 'palooza', on: [{ card: 'bear-picnic', of: 'bob' }] },
        ],
      },
      course: [['ann', 'special ninja-acolyte', 'granny@tar-pits']],
      seen: { 'at tar-pits': ['granny'], 'ann is offered': ['ninja-acolyte@palooza'] },
    },
    'SMU-238 ninja-acolyte under Tooth and Claw: neither return nor play, and it may be tried again': {
      table: {
        ann: { hand: ['granny'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'ninja-acolyte', on: ['tooth-and-claw-and-guns'] }] }],
      },
      course: [['ann', 'special ninja-acolyte']],
      seen: { 'at tortuga': ['ninja-acolyte'], 'ann hand': ['granny'], 'ann is offered': ['special ninja-acolyte'] },
    },
    'SMU-424 disguise: what lay on the one that goes home is discarded to its owner': {
      table: {
        ann: { hand: ['disguise', 'invader'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'granny', counters: 2, on: [foreign('poison')] }] }],
      },
      course: [['ann', 'disguise', 'granny', 'invader@tortuga']],
      seen: { 'ann hand': ['granny'], 'bob discard': ['poison'], vp: [1, 0], bank: ['minion:regular'] },
    },
    'SMU-382 tenacious-z: raised by They Keep Coming it has not risen by itself': {
      table: {
        ann: { hand: ['they-keep-coming'], discard: ['tenacious-z#1', 'tenacious-z#2'] },
        bob: {},
        bases: [{ base: 'tortuga' }],
      },
      course: [['ann', 'they-keep-coming', 'tenacious-z#2@tortuga', 'tenacious-z#1@tortuga+rises']],
      seen: { 'at tortuga': ['tenacious-z#2', 'tenacious-z#1'], bank: ['minion:regular'] },
    },
    'SMU-298 hoverbot shows a Hoverbot, which shows the next card': {
      table: {
        ann: { hand: ['hoverbot#1'], deck: ['hoverbot#2', 'howl'] },
        bob: {},
        bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      },
      course: [['ann', 'hoverbot#1@tortuga', 'hoverbot#2@tar-pits']],
      seen: { 'at tar-pits': ['hoverbot#2'], 'ann deck': ['howl'], bank: ['action:regular'] },
    },
  });
});

describe('whose card it is', () => {
  examples({
    'SMU-410 mass-enchantment: Overrun keeps its owner out, falls at the start of ann’s turn and goes home': {
      table: {
        ann: { hand: ['mass-enchantment'] },
        bob: { hand: ['zapbot'], deck: ['overrun', 'howl'] },
        bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      },
      course: [
        ['ann', 'mass-enchantment', 'overrun@tortuga', 'end'],
        ['bob', 'zapbot@tar-pits', 'end'],
      ],
      seen: { 'at tortuga': [], 'bob discard': ['overrun'] },
    },
    'SMU-076 SMU-410 mass-enchantment: an empty deck is made anew first; the card works for ann and goes to its owner': {
      table: {
        ann: { hand: ['mass-enchantment'], deck: ['howl', 'scry', 'summon'] },
        bob: { deck: [], discard: ['mystic-studies'] },
        cat: { deck: ['granny', 'portal'] },
        bases: [{ base: 'tortuga' }],
      },
      course: [['ann', 'mass-enchantment', 'mystic-studies']],
      seen: { 'ann hand': ['howl', 'scry'], 'bob discard': ['mystic-studies'], 'cat deck': ['granny', 'portal'] },
    },
    'SMU-410 mass-enchantment: Winds of Change is about the hand and deck of who plays it': {
      table: {
        ann: { hand: ['mass-enchantment', 'zapbot', 'granny'], deck: ['howl', 'scry', 'summon', 'nana'] },
        bob: { hand: ['collector'], deck: ['winds-of-change'] },
        bases: [{ base: 'tortuga' }],
      },
      course: [['ann', 'mass-enchantment', 'winds-of-change']],
      seen: { 'ann hand': 5, 'ann deck': 1, 'bob hand': ['collector'], bank: ['minion:regular', 'action:extra'] },
    },
    'SMU-410 mass-enchantment: They Keep Coming takes out of the own discard pile': {
      table: {
        ann: { hand: ['mass-enchantment'], discard: ['granny'] },
        bob: { deck: ['they-keep-coming'], discard: ['walker'] },
        bases: [{ base: 'tortuga' }],
      },
      course: [['ann', 'mass-enchantment', 'they-keep-coming']],
      seen: { 'ann must pick': ['end', 'granny@tortuga'] },
    },
    'SMU-225 upgrade on an opponent’s minion: the power is theirs, the card its player’s': {
      table: {
        ann: { hand: ['upgrade', 'time-loop', 'seeing-stars'] },
        bob: { deck: ['howl', 'scry'] },
        bases: [{ base: 'tortuga', bob: ['microbot-archive'] }],
      },
      course: [['ann', 'time-loop', 'upgrade@microbot-archive', 'seeing-stars']],
      seen: {
        'bob discard': ['microbot-archive'],
        'bob hand': ['howl'],
        'ann discard': ['time-loop', 'upgrade', 'seeing-stars'].reverse(),
      },
    },
    'SMU-270 scout goes home without what lay on it': {
      table: {
        ann: {},
        bob: { hand: [] },
        bases: [
          { base: 'jungle-oasis', ann: [full(12)], bob: [{ card: 'scout', counters: 2, on: [{ card: 'upgrade', of: 'ann' }] }] },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      course: [['bob', 'special scout']],
      seen: { 'bob hand': ['scout'], 'ann discard': ['king-rex', 'upgrade'] },
    },
    'SMU-404 the-homeworld under a Crypt Looter of bob on ann’s turn: his play at once': {
      table: {
        ann: { hand: ['terraforming'] },
        bob: { hand: ['crypt-looter', 'invader', 'collector'] },
        bases: [{ base: 'tar-pits', ann: ['zapbot'] }, { base: 'tortuga' }],
        baseDeck: ['the-homeworld'],
        unfinished: true,
      },
      course: [
        ['ann', 'terraforming', 'the-homeworld', 'tar-pits'],
        ['bob', 'crypt-looter@the-homeworld'],
      ],
      seen: { asked: 'extra.minion', 'bob may pick': ['collector@the-homeworld', 'collector@tortuga'] },
    },
    'SMU-126 microbot-fixer raised by Zombie Lord is not the first minion': {
      table: { ann: { hand: ['zombie-lord'], discard: ['microbot-fixer'] }, bob: {}, bases: [{ base: 'tortuga' }, { base: 'tar-pits' }] },
      course: [['ann', 'zombie-lord@tortuga', 'microbot-fixer@tar-pits']],
      seen: { bank: ['action:regular'] },
    },
    'SMU-119 ninja-acolyte lets a Zapbot come: the play that it gives is kept': {
      table: { ann: { hand: ['zapbot', 'collector'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['ninja-acolyte'] }] },
      course: [['ann', 'special ninja-acolyte', 'zapbot@tortuga']],
      seen: { bank: ['minion:regular', 'action:regular', 'minion:power'] },
    },
    'SMU-382 walker discards a Tenacious Z, which rises at once': {
      table: { ann: { hand: ['walker'], deck: ['tenacious-z', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }] },
      course: [['ann', 'walker@tortuga', 'discard', 'tenacious-z@tortuga+rises']],
      seen: { 'at tortuga': ['walker', 'tenacious-z'], 'ann must pick': ['end'] },
    },
    'SMU-123 they-keep-coming waits for somebody to lie in the discard pile': {
      table: {
        ann: { hand: ['time-loop', 'they-keep-coming', 'seeing-stars'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['collector'] }],
      },
      course: [['ann', 'time-loop', 'they-keep-coming', 'seeing-stars']],
      seen: { 'ann must pick': ['end', 'collector@tortuga'] },
    },
    'SMU-123 enshrouding-mist destroyed: the play of this turn stays': {
      table: {
        ann: { hand: ['disenchant', 'granny', 'nana'] },
        bob: {},
        bases: [{ base: 'tortuga', on: ['enshrouding-mist'] }],
        vars: START,
      },
      course: [['ann', 'disenchant']],
      seen: { bank: ['minion:regular', 'minion:site'] },
    },
  });
});
