import type { SeatId, Table } from '#engine';
import { inEach } from '#engine';
import type { Lessons } from '#web/table/coach/lessons.ts';
import type { SmashDerived } from '../derived.ts';
import { newPlay } from '../plays/bank.ts';
import { SITE, SITES, type SmashVars, zones } from '../state.ts';
import { texts } from '../text/index.ts';

/** My plays are before me; at each base what lies behind the base belongs to the seats in this order. */
const playing =
  (...controls: readonly (readonly SeatId[])[]) =>
  (t: Table<SmashVars>): void => {
    const { vars } = t;
    vars.active = 0;
    vars.phase = 'play';
    vars.turn = 1;
    vars.bank = [newPlay('minion', 'regular'), newPlay('action', 'regular')];
    for (const seat of t.ring)
      for (const zone of ['deck', 'hand', 'discard'] as const) for (const id of t.zones[zones.at[zone] + seat]) vars.owner[id] = seat;
    for (let site = 0; site < SITES; site++)
      t.zones[SITE + site].slice(1).forEach((id, i) => {
        const seat = controls[site]?.[i] ?? 0;
        vars.owner[id] = seat;
        vars.ctrl[id] = seat;
      });
  };

const DEAL = { seats: 2, options: { factions: 'random', sets: 'core' }, rest: 'away' };

export const lessons: Lessons<SmashVars, SmashDerived> = {
  text: inEach(texts, ({ learn }) => learn),
  signs: [
    { word: '20', colour: 'base' },
    { word: '5', colour: 'pirates' },
    { sign: 'trophy', colour: 'wizards' },
    { sign: 'lightning-trio', colour: 'rock-stars' },
  ],
  hints: [
    { key: 'meter', prompts: ['main'], at: '[data-zone^="site:"]' },
    { key: 'tickets', prompts: ['main'], at: '[data-tickets]' },
    {
      key: 'leads',
      when: ({ derived }) => derived.sites.some(({ powers }) => powers.filter((power) => power > 0).length > 1),
      at: ({ derived }) => {
        const site = derived.sites.find(({ powers }) => powers.filter((power) => power > 0).length > 1);
        return `[data-zone="site:${site?.site ?? 0}"]`;
      },
    },
    { key: 'before', when: ({ derived }) => derived.scoring !== null, at: '[data-scoring], [data-zone^="site:"]' },
    { key: 'talent', when: ({ ask }) => ask?.options.some(({ label }) => label === 'talent') === true, at: '[data-zone^="site:"]' },
    { key: 'farewell', at: '[data-prompt]' },
  ],
  steps: [
    [{ card: 'pirate-king' }, { word: '+' }, { card: 'cannon' }],
    [{ card: 'tar-pits' }, { sign: 'trophy' }],
    [{ word: '+2' }, { back: true }],
    [{ word: '15' }, { sign: 'trophy' }],
  ],
  kinds: ['king-rex', 'howl', 'upgrade', 'hidden-ninja', 'matriarch', 'tar-pits'],
  tries: [
    {
      ...DEAL,
      key: 'fill',
      seed: 11,
      cards: {
        'site:0': ['tar-pits', 'king-rex', 'buccaneer'],
        'site:1': ['tortuga'],
        'hand:0': ['supreme-overlord', 'war-raptor', 'upgrade'],
        'hand:1': ['howl'],
      },
      arrange: playing([0, 1]),
      solved: ({ keys }) => keys.some((key) => key.startsWith('supreme-overlord@tar-pits')),
      rule: 'SMU-071',
    },
    {
      ...DEAL,
      key: 'elsewhere',
      seed: 12,
      cards: {
        'site:0': ['jungle-oasis', 'pirate-king', 'buccaneer'],
        'site:1': ['tortuga', 'cut-lass'],
        'hand:0': ['invader'],
        'hand:1': ['howl'],
      },
      arrange: playing([1, 1], [0]),
      solved: ({ keys }) => keys.some((key) => key.startsWith('invader@') && !key.includes('@jungle-oasis')),
      rule: 'SMU-187',
    },
  ],
};
