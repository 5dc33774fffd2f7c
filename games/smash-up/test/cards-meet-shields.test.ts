import { describe } from 'vitest';
import { examples, foreign, full } from './examples.ts';
import { SCORE } from './table.ts';

describe('protection and its limits', () => {
  examples({
    'SMU-275 too-cute: Nukebot’s blast, an Assassination and a Powderkeg pass it by': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: { hand: [] },
        bases: [
          {
            base: 'tortuga',
            ann: ['nukebot', 'zapbot'],
            bob: ['granny', { card: 'nana', on: [{ card: 'assassination', of: 'ann' }] }],
            on: [{ card: 'too-cute', of: 'bob' }],
          },
        ],
      },
      until: 'turn',
      course: [['ann', 'powderkeg', 'nukebot', 'end']],
      seen: { 'at tortuga': ['granny', 'nana', 'assassination', 'too-cute'] },
    },
    'SMU-374 too-cute: the own Powderkeg goes through': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['nana', 'zapbot'], on: ['too-cute'] }],
      },
      course: [['ann', 'powderkeg', 'nana']],
      seen: { 'at tortuga': ['too-cute'] },
    },
    'SMU-370 SMU-426 dont-mess-with-my-babies: Leprechaun looks on, Flame Trap burns for nothing': {
      table: {
        ann: { hand: ['granny'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: ['leprechaun'], on: ['dont-mess-with-my-babies', { card: 'flame-trap', of: 'bob' }] }],
      },
      course: [['ann', 'granny@tortuga', ['t0', 't1']]],
      seen: { 'at tortuga': ['leprechaun', 'dont-mess-with-my-babies', 'granny'], 'bob discard': ['flame-trap'] },
    },
    'SMU-373 dont-mess-with-my-babies: who moves there throws off what is foreign and keeps what is not': {
      table: {
        ann: { hand: ['way-of-deception'] },
        bob: {},
        bases: [
          { base: 'tortuga', on: ['dont-mess-with-my-babies'] },
          { base: 'tar-pits', ann: [{ card: 'granny', on: ['upgrade', foreign('poison')] }] },
        ],
      },
      course: [['ann', 'way-of-deception']],
      seen: { 'on granny': ['upgrade'], 'power granny': 6, 'bob discard': ['poison'] },
    },
    'SMU-373 smoke-bomb throws an opponent’s Cuddle off': {
      table: {
        ann: { hand: ['smoke-bomb'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: [foreign('cuddle')] }] }],
      },
      course: [['ann', 'smoke-bomb@granny']],
      seen: { 'on granny': ['smoke-bomb'], 'bob discard': ['cuddle'], 'ann is offered': ['talent granny'] },
    },
    'SMU-141 dont-mess-with-my-babies: Temple of Goju reaches in': {
      table: {
        ann: { deck: ['howl', 'scry', 'summon'] },
        bob: { deck: ['portal'] },
        bases: [
          {
            base: 'temple-of-goju',
            ann: [full(18)],
            bob: ['warbot', 'zapbot'],
            on: [{ card: 'dont-mess-with-my-babies', of: 'bob' }],
          },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      seen: { 'bob deck': ['portal', 'warbot'], 'ann deck': ['summon', 'king-rex'] },
    },
    'SMU-405 temple-of-goju: Tooth and Claw keeps the strongest, which is then cleared with the base': {
      table: {
        ann: { deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [
          { base: 'temple-of-goju', ann: [{ card: 'king-rex', counters: 11, on: ['tooth-and-claw-and-guns'] }] },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      seen: { 'ann deck': ['summon'], 'ann discard': ['king-rex', 'tooth-and-claw-and-guns'] },
    },
    'SMU-172 temple-of-goju takes the strongest before a Scout can go home': {
      table: {
        ann: { deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [{ base: 'temple-of-goju', ann: [{ card: 'scout', counters: 15 }] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      seen: { 'ann deck': ['summon', 'scout'] },
    },
    'SMU-229 cuddle takes toughness and flight away': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: {},
        bases: [
          {
            base: 'tortuga',
            ann: ['king-rex'],
            bob: [
              { card: 'warbot', on: [{ card: 'cuddle#1', of: 'ann' }] },
              { card: 'buccaneer', on: [{ card: 'cuddle#2', of: 'ann' }] },
            ],
          },
          { base: 'tar-pits' },
        ],
      },
      course: [['ann', 'powderkeg']],
      seen: { 'at tortuga': [], 'bob discard': 2, 'ann discard': 4 },
    },
    'SMU-275 a Warbot of power 0 is still no choice': {
      table: { ann: { hand: ['seeing-stars'] }, bob: {}, bases: [{ base: 'tortuga', bob: [{ card: 'warbot', on: ['poison'] }] }] },
      course: [['ann', 'seeing-stars']],
      seen: { 'power warbot': 0, 'at tortuga': ['warbot', 'poison'] },
    },
    'SMU-427 survival-of-the-fittest: the weakest is a Warbot, nobody dies for it': {
      table: {
        ann: { hand: ['survival-of-the-fittest'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['king-rex'], bob: ['warbot', 'nukebot'] }],
      },
      course: [['ann', 'survival-of-the-fittest']],
      seen: { 'at tortuga': ['king-rex', 'warbot', 'nukebot'] },
    },
    'SMU-419 hideout stops Survival of the Fittest on its base only': {
      table: {
        ann: { hand: ['survival-of-the-fittest'] },
        bob: {},
        bases: [
          { base: 'tortuga', ann: ['granny'], bob: ['zapbot', 'nana'], on: [{ card: 'hideout', of: 'bob' }] },
          { base: 'palooza', ann: ['king-rex'], bob: ['collector'] },
        ],
      },
      course: [['ann', 'survival-of-the-fittest']],
      seen: { 'at tortuga': ['granny', 'zapbot', 'nana'], 'at palooza': ['king-rex'], 'bob discard': ['collector', 'hideout'] },
    },
    'SMU-405 howl: Tooth and Claw stops the first bonus, not the second': {
      table: {
        ann: { hand: ['howl', 'time-loop', 'augmentation'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'zapbot', on: ['tooth-and-claw-and-guns'] }, 'granny'] }],
      },
      course: [['ann', 'time-loop', 'howl', 'augmentation', 'zapbot']],
      seen: { 'power zapbot': 6, 'power granny': 5 },
    },
    'SMU-275 powderkeg: Tooth and Claw saves the chosen one, the others go': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }], bob: ['nana'] }],
      },
      course: [['ann', 'powderkeg']],
      seen: { 'at tortuga': ['granny'] },
    },
    'SMU-416 brownie: Tooth and Claw kept it untouched, so nothing is paid': {
      table: {
        ann: { hand: ['beam-up', 'howl', 'scry'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: [{ card: 'brownie', on: ['tooth-and-claw-and-guns'] }] }],
      },
      course: [['ann', 'beam-up']],
      seen: { 'ann hand': ['howl', 'scry'] },
    },
    'SMU-416 two Brownies under one card: four cards; an action already in play costs nothing': {
      table: {
        ann: { hand: ['crop-circles', 'howl', 'scry', 'summon', 'portal', 'dinghy'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: ['brownie#1', 'brownie#2'] }],
      },
      course: [['ann', 'crop-circles']],
      seen: { 'ann hand': 1 },
    },
    'SMU-405 out-in-the-woods: Tooth and Claw takes the bonus off': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'out-in-the-woods', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }], bob: [full(14)] },
          { base: 'tortuga', ann: ['pirate-king'] },
        ],
        vars: SCORE,
        unfinished: true,
      },
      seen: { 'power granny': 4, 'on granny': [], 'power king-rex': 15 },
    },
    'SMU-405 palooza: whoever is chosen under Tooth and Claw stays where it is': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'palooza', bob: [full(27)] },
          { base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
        ],
        vars: SCORE,
      },
      course: [['ann', 'granny']],
      seen: { 'at tortuga': ['granny'], vp: [0, 6] },
    },
    'SMU-405 retirement-community: kept on the base by Tooth and Claw, it is cleared with it': {
      table: {
        ann: { deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [
          { base: 'retirement-community', bob: [full(20)], ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      until: 'draw',
      course: [
        ['ann', 'granny', 'top'],
        ['bob', []],
      ],
      seen: { 'ann discard': ['granny', 'tooth-and-claw-and-guns'], 'ann deck': ['howl', 'scry', 'summon'] },
    },
    'SMU-405 ninja-dojo: Tooth and Claw holds against bases too': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'ninja-dojo', bob: [full(18)] },
          { base: 'tortuga', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
        ],
        vars: SCORE,
      },
      course: [['bob', 'granny']],
      seen: { 'at tortuga': ['granny'] },
    },
    'SMU-405 tortuga: the runner-up’s choice stays where it is': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'tortuga', bob: [full(21)], ann: ['nana'] },
          { base: 'tar-pits', ann: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
        ],
        baseDeck: ['palooza'],
        vars: SCORE,
      },
      until: 'draw',
      course: [['ann', 'granny']],
      seen: { 'at tar-pits': ['granny'], 'at palooza': [] },
    },
    'SMU-419 fortune-and-glory: Hideout keeps bob’s minion, ann’s goes': {
      table: {
        ann: { hand: ['fortune-and-glory'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['zapbot'], bob: ['nana'], on: [{ card: 'hideout', of: 'bob' }] }, { base: 'tar-pits' }],
      },
      course: [['ann', 'fortune-and-glory', 'tortuga', ['zapbot', 'nana']]],
      seen: { 'at tortuga': ['nana'], 'at tar-pits': ['zapbot'] },
    },
    'SMU-397 dr-livingstone-i-presume: nothing happens to one that is not alone, so nothing guards it': {
      table: {
        ann: { hand: ['dr-livingstone-i-presume'] },
        bob: {},
        bases: [
          { base: 'tortuga', bob: ['zapbot', { card: 'nana', on: ['tooth-and-claw-and-guns'] }], on: [{ card: 'hideout', of: 'bob' }] },
        ],
      },
      course: [['ann', 'dr-livingstone-i-presume', 'nana']],
      seen: { 'at tortuga': ['zapbot', 'nana', 'tooth-and-claw-and-guns', 'hideout'] },
    },
    'SMU-405 group-hug: a bonus of 0 is no effect': {
      table: {
        ann: { hand: ['group-hug'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [{ card: 'nana', on: ['tooth-and-claw-and-guns'] }] }],
      },
      course: [['ann', 'group-hug']],
      seen: { 'on nana': ['tooth-and-claw-and-guns'] },
    },
    'SMU-419 cuddle on a minion behind a Hideout works from the next turn on': {
      table: {
        ann: { hand: ['cuddle'] },
        bob: { hand: ['howl'] },
        bases: [{ base: 'tortuga', bob: ['granny'], on: [{ card: 'hideout', of: 'bob' }] }],
      },
      course: [['ann', 'cuddle@granny', 'end']],
      seen: { 'bob cannot pick': ['talent granny'], 'on granny': ['cuddle'] },
    },
    'SMU-116 nukebot given up beside Too Cute: only opponents fall, a Warbot does not': {
      table: {
        ann: { hand: ['sacrifice'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['nukebot', 'zapbot'], bob: ['nana', 'warbot'], on: ['too-cute'] }],
      },
      course: [['ann', 'sacrifice', 'nukebot']],
      seen: { 'at tortuga': ['zapbot', 'warbot', 'too-cute'] },
    },
  });
});
