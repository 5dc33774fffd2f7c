import { beforeEach, expect, test, vi } from 'vitest';
import type { View } from '#engine';
import type { MatchMeta } from '#server/schema.ts';
import { forgetCourse } from '../../../app/coach.ts';
import { asks, at, has, metaFor, pass, press, pressAt, sits, viewFor } from '../../test/seated.tsx';
import { askFor } from '../../test/words.ts';
// It comes when it is needed; here it is there.
import '../Coach.tsx';
import type { Lessons } from '../lessons.ts';
import { SHOWN_MS } from '../tips.ts';

const words = {
  sides: { any: { who: 'You collect things', goal: 'Have five', end: 'Then you win.', turn: 'Play one.' } },
  signs: [],
  hints: { hand: 'This is your hand.', rug: 'A rug of Bob.', farewell: 'That is all.' },
};
const lessons = {
  text: { en: words, ru: words },
  signs: [],
  hints: [
    { key: 'hand', prompts: ['play'], at: '[data-hand]' },
    { key: 'rug', at: '[data-zone="table:1"]' },
    { key: 'farewell', at: '[data-prompt]' },
  ],
} as unknown as Lessons;
vi.mock('../../games.ts', async (original) => ({ ...(await original<object>()), loadLessons: async () => lessons }));

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
  forgetCourse('test');
  // Everything on the table is in sight.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 300, 100, 80));
});

const bots = (more: Partial<MatchMeta> = {}): MatchMeta => {
  const meta = metaFor(more);
  return { ...meta, seats: meta.seats.map((seat, i) => ({ ...seat, you: i === 0, kind: i === 0 ? 'human' : 'bot' })) };
};
const asked = (n = 7): View => viewFor({ decision: asks(askFor('play', []), { n }) });
const tip = (): string | null => (has('[data-coach="hint"]') ? (at('[data-coach="hint"]').dataset.hint ?? null) : null);

/** A first match, up to the moment when the card with the signs has been put away. */
async function begins() {
  const table = await sits({ meta: bots(), view: asked(), settings: { coach: true } });
  for (let i = 0; i < 5; i++) await pass(60);
  return table;
}
async function reads() {
  const table = await begins();
  await press('Got it');
  await table.tell({ state: { meta: bots(), at: 3, seat: 0, view: asked() } });
  await pass(1000);
  return table;
}

test('the bots wait under the first card, from the moment the table opens; read, they go on', async () => {
  const { sent, tell } = await begins();
  expect(has('[data-coach="first"]')).toBe(true);
  expect(sent).toEqual([['wait', { on: true, seat: 0 }]]);
  await tell({ state: { meta: bots({ waits: true }), at: 3, seat: 0, view: viewFor() } });
  await press('Got it');
  expect(sent.at(-1)).toEqual(['wait', { on: false, seat: 0 }]);
});

test('a table that waits already is not asked to; whoever needs no coach lets it go on', async () => {
  const { sent } = await sits({ meta: bots({ waits: true }), view: asked(), settings: { coach: true } });
  for (let i = 0; i < 5; i++) await pass(60);
  expect(sent).toEqual([]);
  await pressAt('[data-coach="first"] [data-action="coach-off"]');
  expect(sent).toEqual([['wait', { on: false, seat: 0 }]]);
});

test('among people nobody is made to wait', async () => {
  const { sent } = await sits({ meta: metaFor(), view: asked(), settings: { coach: true } });
  await pass(2000);
  expect(sent).toEqual([]);
});

test('a tip stays while it is read, and the bots wait for it; «Next» brings the next one', async () => {
  const { sent } = await reads();
  expect([tip(), sent.at(-1)]).toEqual(['hand', ['wait', { on: true, seat: 0 }]]);
  await pass(15_000);
  expect(tip()).toBe('hand');
  await press('Next');
  expect(tip()).toBeNull();
  await pass(1000);
  expect(tip()).toBe('rug');
});

test('it goes after twenty seconds in sight, and with the move itself', async () => {
  const { goesOn } = await reads();
  await pass(SHOWN_MS);
  expect(tip()).toBeNull();
  // Another one comes with another question.
  await goesOn(asked(9));
  await pass(1000);
  expect(tip()).toBe('rug');
  await pass(2000);
  await goesOn(viewFor({ decision: asks(null, { n: 10 }) }));
  expect(tip()).toBeNull();
});

test('none comes up while an answer is on its way: it would go with it, unread', async () => {
  const sent: string[] = [];
  // The server takes its time with answers.
  const send = (action: string): Promise<void> => {
    sent.push(action);
    return action === 'answer' ? new Promise(() => undefined) : Promise.resolve();
  };
  const view = viewFor({ decision: asks(askFor('play', [], { min: 0 })) });
  const { goesOn } = await sits({ meta: bots(), view, settings: { coach: true }, live: { send } });
  for (let i = 0; i < 5; i++) await pass(60);
  await press('Got it');
  await pressAt('[data-prompt="act"] button[data-kind="act"]');
  expect(sent).toContain('answer');
  await pass(3000);
  expect(tip()).toBeNull();
  await goesOn(asked(9));
  await pass(1000);
  expect(tip()).toBe('hand');
});

test('advice and the coach are never there together: the tip comes back when the advice is closed', async () => {
  await reads();
  const panel = document.createElement('section');
  panel.dataset.hintPanel = 'whole';
  document.body.append(panel);
  await pass(SHOWN_MS * 2);
  expect([tip(), at('[data-coach="hint"]').dataset.side]).toEqual(['hand', undefined]);
  panel.remove();
  await pass(500);
  expect([tip(), at('[data-coach="hint"]').dataset.side]).not.toContain(undefined);
});
