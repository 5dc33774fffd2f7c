import type { Table } from '#engine';
import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { PickleDerived } from '../derived.ts';
import { GUN, MOVE, TOOLS, WILD } from '../dice.ts';
import { type PickleVars, RICK } from '../state.ts';
import { texts } from '../text/index.ts';

/** Rick has rolled these, and spends them. */
const rolled =
  (...dice: number[]) =>
  ({ vars }: Table<PickleVars>): void => {
    vars.side = 'rick';
    vars.phase = 'spend';
    vars.dice = dice;
    vars.spent = 0;
  };

const FIGURE_OF_RICK = `[data-figure="${RICK}"]`;

const DEAL = { seats: 2, options: { sides: 'rick-first', corridor: 'right' }, rest: 'deck:0' };

export const lessons: Lessons<PickleVars, PickleDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  side: ({ me, vars }) => (me === vars.russians ? 'russians' : 'rick'),
  signs: [
    { sign: 'pistol-gun', colour: 'fight' },
    { sign: 'run', colour: 'move' },
    { sign: 'tinker', colour: 'craft' },
    { sign: 'star-formation', colour: 'jaguar' },
  ],
  hints: [
    { key: 'dice', prompts: ['reroll'], at: '[data-dice]' },
    { key: 'reroll', prompts: ['reroll'], when: ({ derived }) => derived.watchers.length > 0, at: `${FIGURE_OF_RICK}, [data-dice]` },
    { key: 'cells', side: 'rick', prompts: ['spend-rick'], at: '[data-target], [data-map]' },
    { key: 'weapon', side: 'rick', prompts: ['spend-rick', 'hit'], at: '[data-hand], [data-zone^="hand:"]' },
    { key: 'agents', side: 'rick', when: ({ vars }) => vars.turn > 2, at: `[data-figure]:not(${FIGURE_OF_RICK}), [data-map]` },
    { key: 'orders', side: 'russians', prompts: ['spend-russians'], at: `[data-target], [data-figure]:not(${FIGURE_OF_RICK}), [data-map]` },
    { key: 'cards', side: 'russians', prompts: ['spend-russians'], at: '[data-hand], [data-zone^="hand:"]' },
    { key: 'summons', side: 'russians', when: ({ vars }) => vars.turn > 2, at: `[data-figure]:not(${FIGURE_OF_RICK}), [data-map]` },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [
    [{ sign: 'run' }, { sign: 'pistol-gun' }, { sign: 'tinker' }],
    [{ sign: 'clockwise-rotation' }, { sign: 'star-formation' }],
    [{ card: 'screw-shooter' }, { sign: 'boot-prints' }],
    [{ card: 'character-agents' }],
  ],
  kinds: ['razor-launchers', 'jetpack', 'mousetrap', 'reinforcements', 'tile-rooftop'],
  tries: [
    {
      ...DEAL,
      key: 'step',
      seed: 5,
      cards: {},
      arrange: rolled(MOVE, MOVE, GUN, WILD),
      solved: ({ keys }) => keys.some((key) => key.startsWith('rick>')),
      rule: 'PKL-091',
    },
    {
      ...DEAL,
      key: 'price',
      seed: 5,
      cards: { 'hand:0': ['jetpack', 'tripwire', 'take-cover'] },
      arrange: rolled(TOOLS, GUN, GUN, GUN),
      solved: ({ cards }) => cards[0] === 'jetpack',
      rule: 'PKL-140',
    },
  ],
};
