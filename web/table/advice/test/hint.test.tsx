import '../Hint.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Advice, HintReply } from '#server/schema.ts';
import { act, asks, at, has, hits, metaFor, pass, press, pressAt, read, type SeatedParts, sits, viewFor } from '../../test/seated.tsx';
import { askFor, buttonOption, onCardOption } from '../../test/words.ts';

beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));

const answer = (key: string, chance: number, low: number, high: number) => ({ keys: [key], chance, low, high });
const advice = (more: Partial<Advice> = {}): Advice => ({
  answers: [answer('c0', 0.62, 0.6, 0.64), answer('c1', 0.41, 0.38, 0.44)],
  why: [
    { kind: 'wins-soon', with: 0.5, without: 0.2, effect: 0.3, than: 1 },
    { kind: 'better', with: 0.62, without: 0.41, effect: 0.21, than: 1 },
  ],
  n: 7,
  seat: 0,
  worlds: 40,
  learned: true,
  ...more,
});

type Reply = HintReply | { readonly refused: number };

/** What the server answers, in this order; what has no answer yet is waited for. */
function server(...replies: readonly Reply[]) {
  let asked = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const reply = replies[asked++];
    if (reply === undefined) return new Promise<Response>(() => undefined);
    const headers = { 'content-type': 'application/json' };
    if (!('refused' in reply)) return new Response(JSON.stringify(reply), { headers });
    const message = { en: 'No more hints.', ru: 'Подсказок больше нет.' };
    return new Response(JSON.stringify({ code: 'no', message }), { status: reply.refused, headers });
  });
}

const decision = asks(askFor('play', [onCardOption(0), onCardOption(1), buttonOption('stop')]));
const hinted = metaFor({ hints: { allowed: true, mine: true, used: [0, 0, 0] } });
const asksForAdvice = async (more: SeatedParts = {}) => {
  const seated = await sits({ view: viewFor({ decision }), meta: hinted, ...more });
  await hits('KeyH');
  await pass(0);
  await pass(0);
  return seated;
};
const panel = () => read('[data-hint-panel]');
const lines = () =>
  [...document.querySelectorAll('[data-answer]')].map((one) => [...one.querySelectorAll('b, strong')].map((part) => part.textContent));

test('answers come with their chance, the best first; the first words soon, more of them later', async () => {
  const asked = server({ advice: advice(), used: 1 });
  await asksForAdvice();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array(2).fill('/api/matches/test-match/hint'));
  const bodies = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(bodies[0]).toMatchObject({ n: 7, seat: 0 });
  expect(bodies[1]).toMatchObject({ n: 7, seat: 0, more: true });
  expect(lines()).toEqual([
    ['Choose “Lamp”', '62%'],
    ['Choose “Rug”', '41%'],
  ]);
  expect(at('[data-hint-panel]').dataset.hintPanel).toBe('first');
  expect(panel()).toContain('Still thinking; what is here is a first estimate.');
  expect(panel()).toContain('40 deals tried.');
  expect(panel()).toContain('Hints in this match: 1.');
  expect(panel()).not.toContain('rules of thumb');
});

test('each bar is as long as the chance, its notches as far apart as it is unsure; it is read out in one go', async () => {
  server({ advice: advice({ answers: [answer('c0', 0.62, 0.6, 0.64), answer('c1', 0.41, 0.412, 0.408)] }), used: 1 });
  await asksForAdvice();
  const bar = at('[data-answer="1"] [aria-hidden] > span');
  const notches = at('[data-answer="1"] u');
  expect([bar.style.width, notches.style.left, notches.style.width]).toEqual(['62%', '60%', '4%']);
  expect(at('[data-answer="2"] u').style.width).toBe('1%');
  expect(read('[data-answer="1"] .sr')).toBe('1. Choose “Lamp”: 62%, between 60 and 64%');
  expect(read('[data-answer="2"] .sr')).toBe('2. Choose “Rug”: 41%, exact to about one per cent');
});

test('the second answer of the server takes the place of the first', async () => {
  server({ advice: advice(), used: 1 }, { advice: advice({ answers: [answer('c1', 0.7, 0.6, 0.8)], learned: false, why: [] }), used: 1 });
  await asksForAdvice();
  expect(at('[data-hint-panel]').dataset.hintPanel).toBe('whole');
  expect(lines()).toEqual([['Choose “Rug”', '70%']]);
  expect(panel()).not.toContain('first estimate');
  expect(panel()).toContain('an estimate by its own rules of thumb');
  // One is left of several: the others come to the same.
  expect(panel()).toContain('The other answers that were tried come to the same.');
  expect(panel()).not.toContain('Why');
});

test('a reason shows its numbers when it is pressed, and hides them again', async () => {
  server({ advice: advice(), used: 1 });
  await asksForAdvice();
  expect([...document.querySelectorAll('[data-clause]')].map((one) => one.getAttribute('data-clause'))).toEqual(['wins-soon', 'better']);
  expect(read('[data-clause="wins-soon"]')).toMatch(/^[A-Z].*\.$/);
  expect(has('[data-numbers]')).toBe(false);
  await pressAt('[data-clause="better"]');
  expect(read('[data-numbers]')).toBe('With answer 1: 62%. With answer 2: 41%. The difference is 21 percentage points.');
  expect(at('[data-clause="better"]').getAttribute('aria-expanded')).toBe('true');
  await pressAt('[data-clause="wins-soon"]');
  expect(read('[data-numbers]')).toContain('The difference is 30 percentage points.');
  await pressAt('[data-clause="wins-soon"]');
  expect(has('[data-numbers]')).toBe(false);
});

test('while it thinks that is said; after a while that it still does, and one may give up waiting', async () => {
  server();
  await asksForAdvice();
  expect(at('[data-hint-panel]').dataset.hintPanel).toBe('thinking');
  expect(panel()).toContain('Thinking…');
  await pass(2900);
  expect(panel()).not.toContain('Still thinking…');
  await pass(200);
  expect(panel()).toContain('Still thinking…');
  await press('Cancel');
  expect(has('[data-hint-panel]')).toBe(false);
});

test('what the server refuses is said in its words', async () => {
  server({ refused: 409 });
  await asksForAdvice();
  expect(panel()).toContain('No more hints.');
  expect(has('[data-action="hint-again"]')).toBe(false);
  expect(panel()).not.toContain('Thinking…');
});

test('a server that is away is asked five times; then one may try again', async () => {
  const asked = server(
    { refused: 503 },
    { refused: 503 },
    { refused: 503 },
    { refused: 503 },
    { refused: 503 },
    { advice: advice(), used: 2 },
  );
  await asksForAdvice();
  await pass(20_000);
  expect([panel().includes('No hint this time'), asked.mock.calls.length]).toEqual([true, 5]);
  await pressAt('[data-action="hint-again"]');
  await pass(0);
  expect(lines()).toHaveLength(2);
  expect(panel()).not.toContain('No hint this time');
});

test('where only the second answer fails, the first stays and is all there is', async () => {
  server({ advice: advice(), used: 1 }, { refused: 409 });
  await asksForAdvice();
  expect([lines().length, at('[data-hint-panel]').dataset.hintPanel]).toEqual([2, 'whole']);
  expect(panel()).not.toContain('No more hints.');
});

test('it is put away with its button, with Escape, with its key, and by the next question', async () => {
  server();
  const { goesOn } = await asksForAdvice();
  await pressAt('[data-action="hint-close"]');
  expect(has('[data-hint-panel]')).toBe(false);
  await hits('KeyH');
  await act(async () => at('[data-hint-panel]').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
  expect(has('[data-hint-panel]')).toBe(true);
  await act(async () => at('[data-hint-panel]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(has('[data-hint-panel]')).toBe(false);
  await hits('KeyH');
  await hits('KeyH');
  expect(has('[data-hint-panel]')).toBe(false);
  await hits('KeyH');
  expect(has('[data-hint-panel]')).toBe(true);
  await goesOn(viewFor({ decision: decision === null ? null : { ...decision, n: 8 } }));
  expect(has('[data-hint-panel]')).toBe(false);
});

test('who may not have advice, or is not asked, gets none', async () => {
  const asked = server({ advice: advice(), used: 1 });
  await asksForAdvice({ meta: metaFor() });
  await asksForAdvice({ view: viewFor({ decision: asks(null) }) });
  await asksForAdvice({ replay: { controls: null } });
  expect([has('[data-hint-panel]'), asked.mock.calls.length]).toEqual([false, 0]);
});

test('on a phone it can be folded away to see what it is about, and unfolded', async () => {
  server({ advice: advice(), used: 1 });
  await asksForAdvice({ layout: 'phone' });
  const looked = vi.spyOn(Element.prototype, 'scrollIntoView');
  await pressAt('[data-action="hint-show"]');
  expect(has('[data-hint-panel]')).toBe(false);
  expect(looked.mock.contexts.map((one) => (one as HTMLElement).dataset.card)).toEqual(['0']);
  await pressAt('[data-action="hint-unfold"]');
  expect(has('[data-hint-panel]')).toBe(true);
});
