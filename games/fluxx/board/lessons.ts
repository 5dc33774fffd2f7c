import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { FluxxDerived } from '../derived.ts';
import type { FluxxVars } from '../state.ts';
import { texts } from '../text/index.ts';

/** My turn, drawn already, one card to be played. */
const toPlay = ({ vars }: { readonly vars: FluxxVars }): void => {
  vars.active = 0;
  vars.phase = 'play';
  vars.turn = 1;
  vars.drawn = 1;
  vars.plays = 0;
};

export const lessons: Lessons<FluxxVars, FluxxDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  signs: [
    { sign: 'hand', colour: 'keeper' },
    { sign: 'archery-target', colour: 'goal' },
    { sign: 'rule-book', colour: 'rule' },
    { sign: 'death-skull', colour: 'creeper' },
  ],
  hints: [
    { key: 'rules', prompts: ['play'], at: '[data-coach="rules"]' },
    { key: 'gold', prompts: ['play'], at: '[data-hand]' },
    { key: 'needs', when: ({ derived }) => derived.goals.length > 0, at: '[data-coach="needs"]' },
    {
      key: 'limits',
      when: ({ derived }) => derived.rules.handLimit !== null || derived.rules.keeperLimit !== null,
      at: '[data-coach="rules"]',
    },
    {
      key: 'creeper',
      when: ({ derived, me }) => derived.seats.some(({ seat, creepers }) => seat === me && creepers > 0),
      at: ({ me }) => `[data-zone="creepers:${me}"], [data-zone="keepers:${me}"]`,
    },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [
    [{ back: true }, { word: '→' }, { sign: 'card-draw' }],
    [{ card: 'rick-sanchez' }, { card: 'play-2' }],
    [{ card: 'hand-limit-2' }],
    [{ card: 'goal-rick-and-morty' }, { word: '=' }, { card: 'morty-smith' }],
  ],
  kinds: ['rick-sanchez', 'goal-rick-and-morty', 'draw-2', 'trash-something', 'evil-morty'],
  tries: [
    {
      key: 'complete',
      seats: 2,
      seed: 3,
      cards: {
        centre: ['basic-rules', 'goal-rick-and-morty'],
        'keepers:0': ['rick-sanchez'],
        'creepers:0': [],
        'hand:0': ['morty-smith', 'squanchy', 'jackpot'],
        'keepers:1': ['plumbus'],
        'creepers:1': [],
      },
      rest: 'deck',
      arrange: toPlay,
      solved: ({ cards }) => cards[0] === 'morty-smith',
      rule: 'FLX-260',
    },
    {
      key: 'creeper',
      seats: 2,
      seed: 4,
      cards: {
        centre: ['basic-rules', 'goal-rick-and-morty'],
        'keepers:0': ['rick-sanchez', 'morty-smith'],
        'creepers:0': ['cronenbergs'],
        'hand:0': ['trash-something', 'squanchy', 'jackpot'],
        'keepers:1': ['plumbus'],
        'creepers:1': [],
      },
      rest: 'deck',
      arrange: toPlay,
      solved: ({ cards }) => cards[0] === 'trash-something',
      rule: 'FLX-203',
    },
  ],
};
