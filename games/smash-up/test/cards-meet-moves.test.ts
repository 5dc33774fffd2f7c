import { describe } from 'vitest';
import { examples, full } from './examples.ts';
import { SCORE, START } from './table.ts';

describe('on the move', () => {
  examples({
    'SMU-129 fun-bear: Idaho Smith was played here though he has left with his new base': {
      table: {
        ann: { hand: ['idaho-smith'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: ['fun-bear'] }],
        baseDeck: ['palooza'],
      },
      course: [['ann', 'idaho-smith@tortuga', 'use']],
      seen: { 'at palooza': ['idaho-smith'], 'counters fun-bear': 1 },
    },
    'SMU-272 fun-bear: Rick Roll and the three that he brings are four': {
      table: {
        ann: { hand: ['rick-roll'] },
        bob: {},
        bases: [
          { base: 'tortuga', bob: ['fun-bear'] },
          { base: 'tar-pits', ann: ['zapbot', 'collector', 'nana'] },
        ],
      },
      course: [['ann', 'rick-roll@tortuga', ['zapbot', 'collector', 'nana']]],
      seen: { 'counters fun-bear': 4 },
    },
    'SMU-378 fun-bear counts who is brought to Palooza before it scores': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'palooza', ann: [full(27), 'fun-bear'] },
          { base: 'tortuga', bob: ['granny'] },
        ],
        vars: { ...SCORE, active: 1 },
      },
      until: 'draw',
      course: [['bob', 'granny']],
      seen: { vp: [6, 4] },
    },
    'SMU-405 fun-bear: Tooth and Claw takes even the own counter off': {
      table: {
        ann: { hand: ['granny'] },
        bob: {},
        bases: [{ base: 'tortuga', bob: [{ card: 'fun-bear', on: ['tooth-and-claw-and-guns'] }] }],
      },
      course: [['ann', 'granny@tortuga']],
      seen: { 'on fun-bear': [], 'counters fun-bear': 0 },
    },
    'SMU-127 sir-squeezes: his base is swapped, his friends go to the new one': {
      table: {
        ann: { hand: ['sir-squeezes', 'terraforming', 'zapbot'] },
        bob: {},
        bases: [{ base: 'tar-pits' }, { base: 'tortuga' }],
        baseDeck: ['palooza'],
      },
      course: [['ann', 'sir-squeezes@tar-pits', 'terraforming', 'palooza', 'tar-pits']],
      seen: { 'ann must pick': ['end', 'zapbot@palooza', 'zapbot@palooza+site'] },
    },
    'SMU-127 enshrouding-mist goes with the swapped base, its play of this turn stays in the place': {
      table: {
        ann: { hand: ['terraforming', 'granny'] },
        bob: {},
        bases: [{ base: 'tortuga', on: ['enshrouding-mist'] }, { base: 'tar-pits' }],
        baseDeck: ['palooza'],
        vars: START,
      },
      course: [['ann', 'terraforming', 'palooza', 'tortuga']],
      seen: { 'at palooza': [], bank: ['minion:regular', 'minion:site', 'minion:site'] },
    },
    'SMU-158 rampage: a base that is swapped takes the lower breakpoint along': {
      table: {
        ann: { hand: ['terraforming', 'time-loop', 'rampage'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: [full(15)] }, { base: 'tar-pits' }],
        baseDeck: ['palooza'],
      },
      course: [['ann', 'time-loop', 'rampage', 'terraforming', 'palooza', 'tortuga']],
      seen: { 'breakpoint palooza': 27 },
    },
    'SMU-170 SMU-202 rampage: a breakpoint of 0 is reached by an empty base as well; it scores for nobody': {
      table: {
        ann: { hand: ['rampage', 'time-loop', 'way-of-deception'] },
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: [full(15)] }, { base: 'tortuga' }],
        baseDeck: ['palooza'],
      },
      course: [['ann', 'time-loop', 'rampage', 'way-of-deception', 'end']],
      seen: { bases: ['palooza', 'tortuga'], vp: [0, 0] },
    },
    'SMU-387 guide: whoever moves it, and once a turn': {
      table: {
        ann: { hand: ['time-loop', 'invasion', 'shanghai'] },
        bob: {},
        bases: [{ base: 'tar-pits', bob: ['guide'] }, { base: 'tortuga' }],
      },
      course: [['ann', 'time-loop', 'invasion', 'shanghai']],
      seen: { 'power guide': 5 },
    },
    'SMU-387 guide: too late for a minion that has moved before': {
      table: {
        ann: { hand: ['dinghy', 'time-loop', 'guide', 'way-of-deception'] },
        bob: {},
        bases: [{ base: 'tar-pits', ann: ['zapbot'] }, { base: 'tortuga' }],
      },
      course: [['ann', 'time-loop', 'dinghy', 'zapbot', 'guide@tar-pits', 'way-of-deception', 'zapbot']],
      seen: { 'power zapbot': 2 },
    },
    'SMU-387 guide sees First Mate off': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
          { base: 'tortuga', ann: ['guide'] },
        ],
        vars: SCORE,
      },
      until: 'draw',
      course: [['ann', 'special first-mate']],
      seen: { 'at tortuga': ['guide', 'first-mate'], 'power first-mate': 3 },
    },
    'SMU-205 first-mate: two bases score, and it leaves both': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
          { base: 'tar-pits', bob: [{ card: 'nukebot', counters: 11 }] },
          { base: 'palooza' },
        ],
        baseDeck: ['tortuga', 'the-mothership'],
        vars: SCORE,
      },
      course: [['ann', 'jungle-oasis', 'special first-mate', 'tar-pits', 'special first-mate', 'tortuga']],
      seen: { vp: [5, 4], 'at tortuga': ['first-mate'] },
    },
    'SMU-375 forgotten-horrors: a Buccaneer that flees here was not moved by the card that struck it': {
      table: {
        ann: { hand: ['powderkeg'] },
        bob: {},
        bases: [
          { base: 'tar-pits', on: ['forgotten-horrors'] },
          { base: 'tortuga', ann: ['buccaneer'] },
        ],
      },
      course: [['ann', 'powderkeg']],
      seen: { 'at tar-pits': ['forgotten-horrors', 'buccaneer'], 'ann hand': [] },
    },
    'forgotten-horrors: an opponent’s minion that ann moves here is none of hers': {
      table: {
        ann: { hand: ['invasion'] },
        bob: {},
        bases: [
          { base: 'tar-pits', on: ['forgotten-horrors'] },
          { base: 'tortuga', bob: ['granny'] },
        ],
      },
      course: [['ann', 'invasion']],
      seen: { 'at tar-pits': ['forgotten-horrors', 'granny'], 'ann hand': [] },
    },
    'SMU-395 forgotten-horrors: both minions of Disguise are cards played here': {
      table: {
        ann: { hand: ['disguise', 'collector', 'invader'], deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [{ base: 'tar-pits', ann: ['granny', 'grandma'], on: ['forgotten-horrors'] }, { base: 'tortuga' }, { base: 'palooza' }],
      },
      course: [['ann', 'disguise', 'granny', 'grandma', 'collector@tar-pits', [], 'invader@tar-pits', 'palooza', 'tortuga']],
      seen: { 'ann hand': ['granny', 'grandma', 'howl', 'scry'], 'at tortuga': ['forgotten-horrors'] },
    },
    'SMU-405 it-belongs-in-a-museum: the one under Tooth and Claw stays, the other moves': {
      table: {
        ann: { hand: ['it-belongs-in-a-museum'] },
        bob: {},
        bases: [
          { base: 'tar-pits', ann: ['zapbot'] },
          { base: 'tortuga', bob: [{ card: 'granny', on: ['tooth-and-claw-and-guns'] }] },
        ],
      },
      course: [['ann', 'it-belongs-in-a-museum', 'zapbot']],
      seen: { 'at tar-pits': [], 'at tortuga': ['granny', 'zapbot'] },
    },
    'SMU-405 x-never-marks-the-spot: all must move but the one under Tooth and Claw': {
      table: {
        ann: { hand: ['x-never-marks-the-spot'] },
        bob: {},
        bases: [
          { base: 'tar-pits', ann: ['zapbot', { card: 'nana', on: ['tooth-and-claw-and-guns'] }] },
          { base: 'tortuga', ann: ['granny'] },
        ],
      },
      course: [['ann', 'x-never-marks-the-spot']],
      seen: { 'at tar-pits': ['nana', 'granny'], 'at tortuga': ['zapbot'] },
    },
    'SMU-405 pirate-king: his own move is an effect too': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'jungle-oasis', bob: [full(12)] },
          { base: 'tortuga', ann: [{ card: 'pirate-king', on: ['tooth-and-claw-and-guns'] }] },
        ],
        vars: SCORE,
      },
      course: [['ann', 'special pirate-king']],
      seen: { 'at tortuga': ['pirate-king'], vp: [0, 2] },
    },
    'SMU-400 lake-minnetonka: Lost City plays there, Tortuga’s runner-up moves there': {
      table: {
        ann: { hand: ['lost-city', 'granny'] },
        bob: {},
        bases: [
          { base: 'tortuga', bob: [full(21)], ann: ['nana'] },
          { base: 'tar-pits', ann: ['zapbot'] },
        ],
        baseDeck: ['lake-minnetonka', 'palooza'],
        vars: SCORE,
      },
      until: 'draw',
      course: [['ann', 'lost-city', 'lake-minnetonka', ['t0', 't1'], 'zapbot', 'granny@lake-minnetonka']],
      seen: { 'power zapbot': 3, 'power granny': 5 },
    },
    'forgotten-horrors: bob’s Museum is no card of ann’s': {
      table: {
        ann: {},
        bob: { hand: ['it-belongs-in-a-museum'] },
        bases: [
          { base: 'tar-pits', bob: ['zapbot'], on: ['forgotten-horrors'] },
          { base: 'tortuga', ann: ['granny'] },
        ],
        vars: { active: 1 },
      },
      course: [['bob', 'it-belongs-in-a-museum', 'granny']],
      seen: { 'at tar-pits': ['forgotten-horrors', 'granny'] },
    },
    'SMU-389 forgotten-horrors: ann’s Museum brings her minion here': {
      table: {
        ann: { hand: ['it-belongs-in-a-museum'], deck: ['howl', 'scry'] },
        bob: {},
        bases: [
          { base: 'tar-pits', bob: ['zapbot'], on: ['forgotten-horrors'] },
          { base: 'tortuga', ann: ['granny'] },
        ],
      },
      course: [['ann', 'it-belongs-in-a-museum', 'granny']],
      seen: { 'at tortuga': ['zapbot', 'forgotten-horrors'], 'ann hand': ['howl'] },
    },
    'SMU-134 forgotten-horrors: You Call This Archaeology? is a card she plays, also as a Special': {
      table: {
        ann: { hand: ['you-call-this-archaeology'], deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga', on: ['forgotten-horrors'] }, { base: 'tar-pits' }],
        vars: SCORE,
      },
      until: 'draw',
      course: [
        ['ann', []],
        ['ann', 'you-call-this-archaeology', 'tortuga'],
      ],
      seen: { 'ann hand': ['howl'], 'at tar-pits': ['forgotten-horrors'] },
    },
    'forgotten-horrors: First Mate’s own move is none': {
      table: {
        ann: { deck: ['howl', 'scry', 'summon'] },
        bob: {},
        bases: [
          { base: 'jungle-oasis', ann: [full(12), 'first-mate'] },
          { base: 'tortuga', on: ['forgotten-horrors'] },
        ],
        vars: SCORE,
      },
      until: 'draw',
      course: [['ann', 'special first-mate']],
      seen: { 'ann hand': [], 'at tortuga': ['forgotten-horrors', 'first-mate'] },
    },
    'SMU-159 tour-bus: Rampage has made the base of departure the lower one': {
      table: {
        ann: { hand: ['time-loop', 'rampage', 'tour-bus'] },
        bob: {},
        bases: [{ base: 'tortuga', ann: ['granny'] }, { base: 'the-mothership' }],
      },
      course: [['ann', 'time-loop', 'rampage', 'tour-bus', 'the-mothership', ['granny']]],
      seen: { 'at the-mothership': ['granny'] },
    },
  });
});
