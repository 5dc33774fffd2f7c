import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { UnicornDerived } from '../derived.ts';
import type { UnicornVars } from '../state.ts';
import { texts } from '../text/index.ts';

const SIX = ['baby-unicorn-red', 'basic-unicorn-orange', 'basic-unicorn-yellow', 'basic-unicorn-green', 'basic-unicorn-blue', 'narwhal'];

export const lessons: Lessons<UnicornVars, UnicornDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  signs: [
    { sign: 'horseshoe', colour: 'basic' },
    { sign: 'crystal-wand', colour: 'magic' },
    { sign: 'upgrade', colour: 'upgrade' },
    { sign: 'cancel', colour: 'instant' },
  ],
  hints: [
    { key: 'draw', prompts: ['action'], at: '[data-zone="deck"]' },
    { key: 'gold', prompts: ['action', 'second'], at: '[data-hand]' },
    {
      key: 'stable',
      when: ({ me, vars, cards }) => vars.turn > 0 && me !== null && cards(`stable:${me}`).length > 0,
      at: ({ me }) => `[data-zone="stable:${me}"]`,
    },
    { key: 'window', prompts: ['respond'], at: '[data-zone="play"]' },
    {
      key: 'effects',
      // One effect alone asks for its target at once.
      when: ({ me, vars, ask }) => ask !== null && vars.phase === 'start' && vars.active === me,
      at: ({ me }) => `[data-zone="stable:${me}"]`,
    },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [
    [{ card: 'rhinocorn' }],
    [{ back: true }, { word: '→' }, { sign: 'card-draw' }],
    [{ card: 'basic-unicorn-red' }, { word: '/' }, { back: true }],
    [{ word: '7' }, { sign: 'card-discard' }],
  ],
  kinds: ['baby-unicorn-red', 'basic-unicorn-red', 'americorn', 'good-deal', 'rainbow-aura', 'slowdown', 'neigh'],
  tries: [
    {
      key: 'seventh',
      seats: 2,
      seed: 7,
      cards: {
        'stable:0': SIX,
        'hand:0': ['basic-unicorn-red', 'good-deal', 'shake-up'],
        'stable:1': ['baby-unicorn-pink', 'basic-unicorn-indigo'],
        'hand:1': ['rainbow-mane', 'glitter-bomb'],
      },
      rest: (kind) => (kind === 'baby-unicorn' ? 'nursery' : 'deck'),
      arrange({ vars }) {
        vars.active = 0;
        vars.phase = 'action';
      },
      solved: ({ cards }) => cards[0] === 'basic-unicorn-red',
      rule: 'UUN-219',
    },
    {
      key: 'neigh',
      seats: 2,
      seed: 8,
      cards: {
        'stable:0': ['baby-unicorn-pink', 'basic-unicorn-indigo', 'americorn'],
        'hand:0': ['neigh', 'good-deal'],
        'stable:1': SIX,
        'hand:1': ['basic-unicorn-red'],
      },
      rest: (kind) => (kind === 'baby-unicorn' ? 'nursery' : 'deck'),
      arrange({ vars }) {
        vars.active = 1;
        vars.phase = 'action';
      },
      lead: 'basic-unicorn-red',
      solved: ({ cards }) => cards[0] === 'neigh',
      rule: 'UUN-113',
    },
  ],
};
