import { describe } from 'vitest';
import { examples, foreign, full } from './examples.ts';
import { SCORE, START } from './table.ts';

describe('powers and limits', () => {
  examples({
    'SMU-376 lovey-bear looks at starting power: not at an Armor Stego on guard, and a Poison comes off the raised value': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'tortuga', ann: ['lovey-bear#a'], bob: ['armor-stego'] },
          { base: 'tar-pits', ann: [{ card: 'lovey-bear#b', on: [foreign('poison')] }], bob: ['king-rex'] },
          { base: 'palooza', ann: [{ card: 'lovey-bear#c', on: [foreign('cuddle')] }], bob: ['nukebot'] },
        ],
      },
      seen: { 'power armor-stego': 5, 'power lovey-bear#a': 3, 'power lovey-bear#b': 3, 'power lovey-bear#c': 3 },
    },
    'SMU-160 disintegrator: a Lovey Bear beside King Rex is too strong': {
      table: {
        ann: { hand: ['disintegrator'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['king-rex', 'zapbot'], bob: ['lovey-bear', 'nana'] }],
        unfinished: true,
      },
      course: [['ann', 'disintegrator']],
      seen: { 'ann must pick': ['zapbot', 'nana'] },
    },
    'SMU-160 collector: a poisoned King Rex is weak enough, an Armor Stego on ann’s turn is not': {
      table: {
        ann: { hand: ['collector'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: [{ card: 'king-rex', on: ['poison'] }, 'armor-stego'] }],
      },
      course: [['ann', 'collector@tortuga', 'king-rex']],
      seen: { 'bob hand': ['king-rex'], 'at tortuga': ['armor-stego', 'collector'] },
    },
    'SMU-068 armor-stego: the own five phases, scoring included': {
      table: {
        ann: {},
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: ['armor-stego#a', 'granny'], bob: ['armor-stego#b'] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      // 3 + 4 + 5 on ann's turn.
      seen: { vp: [2, 0] },
    },
    'SMU-159 classic-rocker: Rampage has taken the base below 21': {
      table: { ann: { hand: ['rampage'] }, bob: {}, bases: [{ base: 'under-the-bed', ann: ['classic-rocker', 'zapbot'] }] },
      course: [['ann', 'rampage', 'zapbot']],
      seen: { 'breakpoint under-the-bed': 20, 'ann must pick': ['end'] },
    },
    'SMU-385 total-sellout: a base raised to 21 is worth three cards': {
      table: {
        ann: {},
        bob: { hand: ['total-sellout'], deck: ['howl', 'summon', 'scry', 'portal'] },
        bases: [{ base: 'jungle-oasis', ann: [full(21)], bob: ['zapbot'], on: ['turn-up-to-11'] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['bob', 'total-sellout']],
      seen: { 'bob hand': ['howl', 'summon', 'scry'] },
    },
    'SMU-428 total-sellout: no more after the only minion was moved away': {
      table: {
        ann: { hand: ['you-call-this-archaeology', 'total-sellout'] },
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        vars: SCORE,
        unfinished: true,
      },
      course: [
        ['ann', []],
        ['ann', 'you-call-this-archaeology'],
      ],
      seen: { 'ann cannot pick': ['total-sellout'], vp: [2, 0] },
    },
    'SMU-072 turn-up-to-11 destroyed: the base is full now': {
      table: {
        ann: { hand: ['disenchant'] },
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: [full(12)], on: [{ card: 'turn-up-to-11', of: 'bob' }] }, { base: 'tortuga' }],
      },
      course: [['ann', 'disenchant', 'end']],
      seen: { vp: [2, 0] },
    },
    'SMU-386 hot-venue: a minion that The Homeworld lets ann play on bob’s turn counts at its end': {
      table: {
        ann: { hand: ['shinobi', 'zapbot'], deck: ['howl', 'summon'] },
        bob: { hand: [] },
        bases: [
          { base: 'the-homeworld', bob: [full(23)] },
          { base: 'tortuga', on: ['hot-venue'] },
        ],
        vars: { ...SCORE, active: 1 },
      },
      until: 'turn',
      course: [['ann', 'shinobi', 'zapbot@tortuga']],
      seen: { 'ann hand': ['howl'], 'power zapbot': 3, vp: [2, 4] },
    },
    'SMU-411 sacrifice of a minion of power 0: no card, and it dies': {
      table: {
        ann: { hand: ['sacrifice'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('poison')] }] }],
      },
      course: [['ann', 'sacrifice']],
      seen: { 'ann hand': [], 'at tortuga': [] },
    },
    'SMU-194 rhodes-plaza-mall: a minion of power 0 is one': {
      table: {
        ann: {},
        bob: {},
        cat: {},
        bases: [{ base: 'rhodes-plaza-mall', ann: [full(24)], bob: ['nana', { card: 'granny', on: ['poison'] }] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      seen: { vp: [1, 2, 0] },
    },
    'SMU-392 ancient-temple: a second minion changes nothing; leaving ends it for good': {
      table: {
        ann: { hand: ['granny', 'time-loop', 'way-of-deception', 'invasion'] },
        bob: {},
        bases: [{ base: 'ancient-temple', ann: ['zapbot'], bob: ['nana', 'grandma'] }, { base: 'tortuga' }],
        vars: START,
      },
      course: [['ann', 'granny@ancient-temple', 'time-loop', 'way-of-deception', 'zapbot', 'invasion', 'zapbot']],
      seen: { 'at ancient-temple': ['nana', 'grandma', 'granny', 'zapbot'], 'power zapbot': 2 },
    },
    'SMU-421 microbot-alpha cuddled is a Microbot of power 1 like the others': {
      table: {
        ann: {},
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'microbot-alpha', on: [foreign('cuddle')] }, 'microbot-fixer', 'granny'] }],
      },
      seen: { 'power microbot-alpha': 2, 'power microbot-fixer': 2, 'power granny': 4 },
    },
    'SMU-408 infiltrate destroyed: the base is minded again': {
      table: {
        ann: { hand: ['infiltrate'] },
        bob: { hand: ['disenchant'] },
        bases: [{ base: 'the-central-brain', ann: ['granny'], bob: ['nana'] }],
      },
      course: [
        ['ann', 'infiltrate@the-central-brain', 'ignore', 'end'],
        ['bob', 'disenchant'],
      ],
      seen: { 'power granny': 5, 'power nana': 4 },
    },
    'SMU-152 swashbuckling: the floor of 0 comes after all changes': {
      table: {
        ann: { hand: ['swashbuckling'] },
        bob: {},
        bases: [
          {
            base: 'tortuga',
            ann: [
              { card: 'zapbot', on: [foreign('poison')] },
              { card: 'collector', counters: 3 },
            ],
          },
        ],
      },
      course: [['ann', 'swashbuckling']],
      seen: { 'power zapbot': 0, 'power collector': 6 },
    },
    'SMU-129 war-raptor: the third one is as strong as Leprechaun by then': {
      table: {
        ann: { hand: ['war-raptor#3'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['war-raptor#1', 'war-raptor#2'], bob: ['leprechaun'] }],
      },
      course: [['ann', 'war-raptor#3@tortuga']],
      seen: { 'at tortuga': ['war-raptor#1', 'war-raptor#2', 'leprechaun', 'war-raptor#3'] },
    },
    'SMU-271 howl: a minion that left and came back has lost it': {
      table: { ann: { hand: ['time-loop', 'howl', 'beam-up'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['collector'] }] },
      course: [['ann', 'time-loop', 'howl', 'beam-up', 'collector@tortuga', []]],
      seen: { 'power collector': 2 },
    },
  });
});
