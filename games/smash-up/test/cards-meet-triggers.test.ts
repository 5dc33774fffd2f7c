import { describe } from 'vitest';
import { examples, foreign } from './examples.ts';
import { SCORE } from './table.ts';

describe('two triggers, two rescues', () => {
  examples({
    'SMU-117 leprechaun and the-homeworld: the looter falls first, the play comes all the same': {
      table: {
        ann: { hand: ['terraforming'] },
        bob: { hand: ['crypt-looter', 'collector'] },
        bases: [{ base: 'tar-pits', ann: ['leprechaun'] }, { base: 'tortuga' }],
        baseDeck: ['the-homeworld'],
        unfinished: true,
      },
      course: [
        ['ann', 'terraforming', 'the-homeworld', 'tar-pits'],
        ['bob', 'crypt-looter@the-homeworld'],
        ['ann', ['t1', 't0']],
      ],
      seen: { 'bob discard': ['crypt-looter'], asked: 'extra.minion' },
    },
    'SMU-129 nana finds Cuddle and silences Leprechaun before it can answer her': {
      table: { ann: { hand: ['nana'], deck: ['cuddle'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['leprechaun'] }] },
      course: [['ann', 'nana@tortuga', 'cuddle@leprechaun']],
      seen: { 'at tortuga': ['leprechaun', 'nana', 'cuddle'] },
    },
    'SMU-129 nana finds Jammed Signal: The Homeworld she was played on gives nothing': {
      table: { ann: { hand: ['nana'], deck: ['jammed-signal'] }, bob: {}, bases: [{ base: 'the-homeworld' }] },
      course: [['ann', 'nana@the-homeworld', 'jammed-signal@the-homeworld']],
      seen: { bank: ['action:regular'] },
    },
    'SMU-129 nana finds Terraforming: a Homeworld that is gone gives nothing': {
      table: {
        ann: { hand: ['nana'], deck: ['terraforming'] },
        bob: {},
        bases: [{ base: 'the-homeworld' }, { base: 'tortuga' }],
        baseDeck: ['palooza'],
      },
      course: [['ann', 'nana@the-homeworld', 'terraforming', 'palooza', 'the-homeworld']],
      seen: { bank: ['action:regular', 'minion:site'] },
    },
    'SMU-129 family-reunion does not see the Nana that brought it': {
      table: { ann: { hand: ['nana'], deck: ['family-reunion', 'howl', 'granny'] }, bob: {}, bases: [{ base: 'tortuga' }] },
      course: [['ann', 'nana@tortuga', 'family-reunion@tortuga']],
      seen: { 'ann hand': [], 'ann deck': ['howl', 'granny'] },
    },
    'SMU-402 family-reunion and grandmas-house: the order decides what comes to light': {
      table: {
        ann: { hand: ['granny'], deck: ['howl', 'zapbot'] },
        bob: {},
        bases: [{ base: 'grandmas-house', on: ['family-reunion'] }],
      },
      course: [['ann', 'granny@grandmas-house', ['t0', 't1'], 'bottom']],
      // Howl went under, was revealed there and came on top.
      seen: { 'ann deck': ['howl', 'zapbot'], 'ann hand': [] },
    },
    'SMU-426 flame-trap against hideout: the minion stays, both actions are gone': {
      table: { ann: { hand: ['granny'] }, bob: {}, bases: [{ base: 'tortuga', on: ['hideout', { card: 'flame-trap', of: 'bob' }] }] },
      course: [['ann', 'granny@tortuga']],
      seen: { 'at tortuga': ['granny'], 'ann discard': ['hideout'], 'bob discard': ['flame-trap'] },
    },
    'SMU-375 buccaneer, Tooth and Claw, Hideout: its player chooses one of three': {
      table: {
        ann: { hand: ['seeing-stars'] },
        bob: {},
        bases: [
          {
            base: 'tortuga',
            bob: [{ card: 'buccaneer', on: ['tooth-and-claw-and-guns', { card: 'poison', of: 'ann' }] }],
            on: [{ card: 'hideout', of: 'bob' }],
          },
          { base: 'tar-pits' },
        ],
      },
      course: [
        ['ann', 'seeing-stars'],
        ['bob', 'buccaneer'],
      ],
      seen: { 'at tar-pits': ['buccaneer', 'tooth-and-claw-and-guns', 'poison'], 'at tortuga': ['hideout'] },
    },
    'SMU-375 two Buccaneers flee one Powderkeg, clockwise; who fled was not destroyed': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: { deck: ['howl', 'scry'] },
        bases: [
          { base: 'cave-of-shinies', ann: ['buccaneer#a'], bob: ['buccaneer#b', 'gremlin'] },
          { base: 'tortuga' },
          { base: 'tar-pits' },
        ],
      },
      course: [
        ['ann', 'powderkeg', 'tortuga'],
        ['bob', 'tar-pits'],
        ['ann', ['t0', 't1']],
      ],
      seen: { 'at tortuga': ['buccaneer#a'], 'at tar-pits': ['buccaneer#b'], vp: [0, 1], 'bob hand': ['howl'] },
    },
    'SMU-378 buccaneer flees to the lake and a Fun Bear: its own player moved it': {
      table: {
        ann: { hand: ['ninja-master'] },
        bob: {},
        bases: [
          { base: 'tortuga', bob: ['buccaneer'] },
          { base: 'lake-minnetonka', ann: ['fun-bear#a'], bob: ['fun-bear#b'] },
        ],
      },
      course: [['ann', 'ninja-master@tortuga', 'buccaneer']],
      seen: { 'power buccaneer': 5, 'counters fun-bear#a': 1, 'counters fun-bear#b': 0 },
    },
    'SMU-407 assassination hunts a Buccaneer turn after turn': {
      table: {
        ann: { hand: ['assassination'] },
        bob: { hand: ['howl'] },
        bases: [{ base: 'tortuga', bob: ['buccaneer'] }, { base: 'tar-pits' }],
      },
      course: [
        ['ann', 'assassination@buccaneer', 'end'],
        ['bob', 'end'],
      ],
      seen: { 'at tortuga': ['buccaneer', 'assassination'], 'at tar-pits': [] },
    },
    'SMU-419 assassination laid before the Hideout: stopped once, not twice': {
      table: {
        ann: { hand: ['howl'] },
        bob: { hand: ['howl'] },
        bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('assassination')] }], on: ['hideout'] }],
      },
      course: [
        ['ann', 'end'],
        ['bob', 'end'],
      ],
      seen: { 'at tortuga': [], 'ann discard': ['granny', 'hideout'] },
    },
    'SMU-411 sacrifice of a Buccaneer: four cards, and it sails away': {
      table: {
        ann: { hand: ['sacrifice'], deck: ['howl', 'scry', 'summon', 'portal', 'dinghy'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['buccaneer'] }, { base: 'tar-pits' }],
      },
      course: [['ann', 'sacrifice']],
      seen: { 'ann hand': 4, 'at tar-pits': ['buccaneer'] },
    },
    'SMU-425 nukebot at the tar pits takes its murderer along, and both go under their decks': {
      table: {
        ann: { hand: ['ninja-master'], deck: ['scry'] },
        bob: { deck: ['howl'] },
        bases: [{ base: 'tar-pits', bob: ['nukebot'] }],
      },
      course: [['ann', 'ninja-master@tar-pits', 'nukebot', ['t0', 't1']]],
      seen: { 'at tar-pits': [], 'bob deck': ['howl', 'nukebot'], 'ann deck': ['scry', 'ninja-master'] },
    },
    'SMU-130 microbot-archive: Alpha dies in the same moment, all three were Microbots': {
      table: {
        ann: { hand: ['powderkeg'], deck: ['howl', 'scry', 'summon', 'portal'] },
        bob: {},
        bases: [
          { base: 'tortuga', ann: ['microbot-alpha', 'granny', 'microbot-archive'] },
          { base: 'tar-pits', ann: ['microbot-fixer'] },
        ],
      },
      course: [['ann', 'powderkeg', 'granny']],
      seen: { 'at tortuga': [], 'ann hand': ['howl', 'scry', 'summon'] },
    },
    'SMU-377 love-overload strikes a Buccaneer and a Nukebot: one flees, one takes the rest along': {
      table: {
        ann: { hand: ['love-overload'] },
        bob: {},
        bases: [
          { base: 'jungle-oasis', ann: ['granny', { card: 'nukebot', counters: 1 }], bob: [{ card: 'buccaneer', counters: 2 }, 'zapbot'] },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      course: [['ann', 'love-overload']],
      seen: { vp: [2, 0], 'at tortuga': ['buccaneer'], 'bob discard': ['zapbot'] },
    },
  });
});
