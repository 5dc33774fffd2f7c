import { describe } from 'vitest';
import { examples, full } from './examples.ts';
import { SCORE } from './table.ts';

describe('bases with several players', () => {
  examples({
    'SMU-192 the-mothership: both winners may take one back': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'the-mothership', ann: ['king-rex', 'invader'], bob: [{ card: 'nukebot', counters: 2 }, 'nana'] },
          { base: 'tortuga' },
        ],
        vars: SCORE,
      },
      until: 'draw',
      course: [
        ['ann', 'invader'],
        ['bob', 'nana'],
      ],
      seen: { 'ann hand': ['invader'], 'bob hand': ['nana'], vp: [4, 4] },
    },
    'SMU-192 ninja-dojo: the second winner chooses after the first, also though his own minion is gone': {
      table: {
        ann: {},
        bob: {},
        cat: {},
        bases: [
          { base: 'ninja-dojo', ann: [full(9)], bob: [{ card: 'nukebot', counters: 4 }], cat: ['zapbot'] },
          { base: 'tortuga', cat: ['nana'] },
        ],
        vars: { ...SCORE, active: 1 },
      },
      course: [
        ['bob', 'king-rex'],
        ['ann', 'nana'],
      ],
      seen: { vp: [2, 2, 2], 'cat discard': ['zapbot', 'nana'] },
    },
    'SMU-193 the-grey-opal: two winners stay, the third player sails': {
      table: {
        ann: {},
        bob: {},
        cat: {},
        bases: [{ base: 'the-grey-opal', ann: [full(9)], bob: [{ card: 'nukebot', counters: 4 }], cat: ['zapbot'] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      course: [['cat', 'zapbot']],
      seen: { 'at tortuga': ['zapbot'], vp: [3, 3, 1] },
    },
    'SMU-192 factory-436-1337: both winners get their bonus': {
      table: {
        ann: {},
        bob: {},
        bases: [{ base: 'factory-436-1337', ann: [full(14)], bob: [{ card: 'nukebot', counters: 9 }] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      seen: { vp: [4, 4] },
    },
    'SMU-192 evans-city-cemetery: both winners start afresh': {
      table: {
        ann: { hand: ['howl'], deck: ['scry', 'summon', 'portal', 'mall-crawl', 'sacrifice', 'nana'] },
        bob: { hand: ['collector'], deck: ['zapbot', 'walker', 'grandma', 'outbreak', 'invader', 'scout'] },
        bases: [{ base: 'evans-city-cemetery', ann: [full(10)], bob: [{ card: 'nukebot', counters: 5 }] }, { base: 'tortuga' }],
        vars: SCORE,
      },
      until: 'draw',
      seen: { 'ann hand': 5, 'bob hand': 5, 'ann discard': ['king-rex', 'howl'], 'bob discard': ['nukebot', 'collector'] },
    },
    'SMU-195 school-of-wizardry: the second winner looks at what the first has left on top': {
      table: {
        ann: {},
        bob: {},
        bases: [{ base: 'school-of-wizardry', ann: [full(10)], bob: [{ card: 'nukebot', counters: 5 }] }, { base: 'tar-pits' }],
        baseDeck: ['palooza', 'tortuga', 'the-mothership', 'the-homeworld', 'jungle-oasis'],
        vars: SCORE,
      },
      course: [
        ['ann', 'tortuga', ['the-mothership', 'palooza']],
        ['bob', 'the-homeworld', ['palooza', 'the-mothership']],
        ['ann', 'the-homeworld'],
      ],
      seen: { bases: ['the-homeworld', 'tar-pits'] },
    },
    'SMU-195 SMU-343 two Lost Cities: one base comes, both play a minion on it': {
      table: {
        ann: { hand: ['lost-city#a', 'granny'] },
        bob: { hand: ['lost-city#b', 'invader'] },
        bases: [{ base: 'jungle-oasis', ann: [full(12)] }, { base: 'tortuga' }],
        baseDeck: ['palooza', 'tar-pits', 'the-mothership', 'the-central-brain'],
        vars: SCORE,
      },
      until: 'draw',
      course: [
        ['ann', 'lost-city#a', 'palooza'],
        ['bob', 'lost-city#b', 'the-central-brain'],
        ['ann', 'the-central-brain', ['t0', 't1'], 'granny@the-central-brain'],
        ['bob', 'invader@the-central-brain'],
      ],
      seen: { 'at the-central-brain': ['granny', 'invader'], vp: [2, 1] },
    },
    'SMU-143 the-great-library among four: clockwise from the active player, each for themselves': {
      table: {
        ann: { hand: [] },
        bob: { hand: [] },
        cat: { hand: [] },
        dan: { hand: [] },
        bases: [{ base: 'the-great-library', bob: [full(22)], cat: ['zapbot'], dan: ['nana'] }, { base: 'tortuga' }],
        vars: { ...SCORE, active: 2 },
      },
      until: 'draw',
      course: [
        ['cat', 'draw'],
        ['dan', []],
        ['bob', 'draw'],
      ],
      seen: { 'ann hand': 0, 'bob hand': 1, 'cat hand': 1, 'dan hand': 0, vp: [0, 4, 1, 2] },
    },
    'SMU-225 palooza: what lies on a minion comes along, and is discarded with it': {
      table: {
        ann: {},
        bob: {},
        cat: {},
        bases: [
          { base: 'palooza', bob: [full(27)] },
          { base: 'tortuga', ann: [{ card: 'granny', on: ['upgrade'] }], cat: ['nana'] },
        ],
        vars: { ...SCORE, active: 1 },
      },
      course: [
        ['cat', 'nana'],
        ['ann', 'granny'],
      ],
      seen: { vp: [4, 6, 3], 'ann discard': ['granny', 'upgrade'] },
    },
    'SMU-261 shinobi is not offered at an overrun base, a Pirate King is: moving is not playing': {
      table: {
        ann: { hand: ['shinobi'] },
        bob: {},
        bases: [
          { base: 'jungle-oasis', bob: [full(12)], on: [{ card: 'overrun', of: 'bob' }] },
          { base: 'tortuga', ann: ['pirate-king'] },
        ],
        vars: SCORE,
        unfinished: true,
      },
      seen: { 'ann may pick': ['special pirate-king'] },
    },
    'SMU-414 mark-of-sleep in the own scoring: no Full Sail, but Shinobi': {
      table: {
        ann: {},
        bob: { hand: ['full-sail', 'shinobi'] },
        bases: [{ base: 'jungle-oasis', bob: [full(12)] }, { base: 'tortuga' }],
        vars: { ...SCORE, active: 1, asleep: [{ seat: 1, from: 1 }] },
        unfinished: true,
      },
      seen: { 'bob may pick': ['shinobi'] },
    },
    'SMU-408 infiltrate: bob brings nobody of ann’s to Mushroom Kingdom; at her own start it is over': {
      table: {
        ann: { hand: ['infiltrate'] },
        bob: { hand: [] },
        bases: [{ base: 'mushroom-kingdom' }, { base: 'tortuga', ann: ['zapbot'], bob: ['nana'] }],
      },
      course: [
        ['ann', 'infiltrate@mushroom-kingdom', 'ignore', 'end'],
        ['bob', 'end'],
        ['ann', 'nana'],
      ],
      seen: { 'at mushroom-kingdom': ['infiltrate', 'nana'] },
    },
    'SMU-398 out-in-the-woods: a Pirate King comes too late for the bonus': {
      table: {
        ann: {},
        bob: {},
        bases: [
          { base: 'out-in-the-woods', bob: [full(18)] },
          { base: 'tortuga', ann: ['pirate-king'] },
        ],
        vars: SCORE,
      },
      course: [['ann', 'special pirate-king']],
      seen: { vp: [2, 3] },
    },
  });
});
