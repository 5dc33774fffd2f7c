import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { CairnDerived } from '../derived.ts';
import type { CairnVars } from '../state.ts';
import { texts } from '../text/index.ts';

/** The coach of a first match and the page «How to play». */
export const lessons: Lessons<CairnVars, CairnDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  signs: [
    { sign: 'stone-pile', colour: 'stone' },
    { sign: 'robber-hand', colour: 'trick' },
  ],
  hints: [
    { key: 'gold', prompts: ['play'], at: '[data-hand]' },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [[{ card: 'rock' }], [{ card: 'boulder' }], [{ card: 'magpie' }], [{ back: true }]],
  kinds: ['stone', 'magpie'],
  tries: [
    {
      key: 'ten',
      seats: 2,
      seed: 1,
      cards: { 'heap:0': ['boulder', 'boulder', 'stone'], 'hand:0': ['pebble', 'stone', 'magpie'], 'hand:1': ['rock'] },
      rest: 'deck',
      arrange({ vars }) {
        vars.active = 0;
      },
      solved: ({ cards }) => cards[0] === 'stone',
      rule: 'CRN-009',
    },
  ],
};
