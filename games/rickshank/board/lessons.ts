import type { Table } from '#engine';
import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { RickDerived } from '../derived.ts';
import { MARKET, type RickVars } from '../state.ts';
import { texts } from '../text/index.ts';

/** My turn, free play, with so much Power. */
const withPower =
  (power: number) =>
  (t: Table<RickVars>): void => {
    const { vars } = t;
    vars.active = 0;
    vars.phase = 'play';
    vars.turn = 1;
    vars.power = power;
    vars.slots = vars.slots.map((_, i) => t.zones[MARKET][i] ?? -1);
  };

const REST: { readonly [kind: string]: string } = { main: 'main', starter: 'deck:0' };
const DEAL = { seats: 2, options: { characters: 'random' }, rest: (kind: string) => REST[kind] ?? 'away' };
const market = ['lizard-rick', 'fake-gun', 'eye-poppin-morty', 'commander-rick', 'gromflamite-technician'];

export const lessons: Lessons<RickVars, RickDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  signs: [
    { word: '5', colour: 'equipment' },
    { sign: 'power-lightning', colour: 'special' },
    { sign: 'round-star', colour: 'council' },
    { sign: 'vote', colour: 'rick' },
  ],
  hints: [
    { key: 'power', prompts: ['main'], at: '[data-coach="power"]' },
    { key: 'price', prompts: ['main'], when: ({ vars }) => vars.power > 0, at: '[data-zone="market"]' },
    {
      key: 'bought',
      when: ({ me, cards }) => me !== null && cards(`discard:${me}`).length > 0,
      at: ({ me }) => `[data-zone="discard:${me}"], [data-piles="${me}"]`,
    },
    { key: 'attack', prompts: ['defend', 'defend.group'], at: '[data-hand]' },
    {
      key: 'vote',
      prompts: ['vote.auction', 'vote.referendum', 'vote.sanctions', 'reveal'],
      at: '[data-ballot], [data-hand]',
    },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [
    [{ card: 'genius-waves' }, { word: '→' }, { sign: 'power-lightning' }],
    [{ sign: 'power-lightning' }, { word: '→' }, { card: 'lizard-rick' }],
    [{ card: 'cornvelious-daniel' }],
    [{ word: '5' }, { back: true }],
  ],
  kinds: ['genius-waves', 'lizard-rick', 'freeze-gun', 'taxation', 'headband-rick', 'garage', 'morty-waves'],
  tries: [
    {
      ...DEAL,
      key: 'play',
      seed: 21,
      cards: { market, 'hand:0': ['genius-waves', 'genius-waves', 'genius-waves', 'jerry'] },
      arrange: withPower(0),
      solved: ({ keys, cards }) => cards[0] === 'genius-waves' || (keys[0] ?? '').startsWith('plain'),
      rule: 'RSR-047',
    },
    {
      ...DEAL,
      key: 'buy',
      seed: 22,
      cards: { market, 'hand:0': ['jerry'] },
      arrange: withPower(5),
      solved: ({ cards }) => cards[0] === 'lizard-rick',
      rule: 'RSR-048',
    },
  ],
};
