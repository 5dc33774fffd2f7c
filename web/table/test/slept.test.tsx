import { afterEach, expect, test } from 'vitest';
import { asks, at, metaFor, says, seatInfo, sits, viewFor } from './seated.tsx';
import { askFor, onCardOption } from './words.ts';

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(() => {
  page.IS_REACT_ACT_ENVIRONMENT = true;
});

const MANY = 200;
const bots = metaFor({ seats: [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })] });
const rug = says('play', { seat: { seat: 1 }, card: { card: 4, def: 'rug' } });
const asked = asks(askFor('play', [onCardOption(0)]));

test.each([
  ['now', 'bots', bots],
  ['normal', 'people', metaFor()],
] as const)('two hundred messages in one go do not stop the table, at pace «%s» among %s: it shows the last', async (pace, _, meta) => {
  const { live } = await sits({ view: viewFor({ decision: asks(null) }), meta, pacing: true, settings: { pace } });
  // Drawn when the page gets to it, as in a browser.
  page.IS_REACT_ACT_ENVIRONMENT = false;
  for (let i = 1; i <= MANY; i++) {
    const { state, told } = live.getState();
    if (state === null) throw new Error('nothing is shown');
    const next = state.at + 1;
    live.tell({
      state: { ...state, at: next, view: viewFor({ decision: i % 2 === 0 ? asked : asks(null) }) },
      told: [...told, { at: next, events: [rug] }],
    });
    // What is drawn at once is drawn here, before the next message.
    await Promise.resolve();
  }
  await expect.poll(() => at('[data-at]').dataset.at, { timeout: 5000 }).toBe(String(3 + MANY));
});
