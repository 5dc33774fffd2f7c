import '../Hint.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdvisedPlan, Claim, PlanStep } from '#engine';
import type { Advice, HintReply } from '#server/schema.ts';
import { act, asks, at, has, hits, metaFor, pass, press, pressAt, read, type SeatedParts, sits, viewFor } from '../../test/seated.tsx';
import { askFor, buttonOption, onCardOption } from '../../test/words.ts';

beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));

const step = (card: number, prompt = 'play'): PlanStep => ({
  prompt,
  params: {},
  options: [onCardOption(card)],
  faces: { [card]: card === 0 ? 'lamp' : 'rug' },
});
const claim = (more: Partial<Claim> = {}): Claim => ({
  sign: { key: 'wins-soon', seat: 0 },
  when: 'round',
  kind: 'win',
  role: 'merit',
  with: 0.5,
  without: 0.2,
  of: 200,
  error: 0.03,
  effect: 0.3,
  ...more,
});
const plan = (card: number, low: number, high: number, more: Partial<AdvisedPlan> = {}): AdvisedPlan => ({
  steps: [step(card)],
  keys: [`c${card}`],
  same: [],
  chance: (low + high) / 2,
  low,
  high,
  claims: [],
  ...more,
});
const advice = (more: Partial<Advice> = {}): Advice => ({
  plans: [
    plan(0, 0.5, 0.7, { claims: [claim(), claim({ sign: { key: 'wins-soon', seat: 1 }, role: 'risk', with: 0.3, without: 0.1 })] }),
    plan(1, 0.3, 0.5),
  ],
  verdict: 'little',
  standing: 'ahead',
  matches: 40,
  n: 7,
  seat: 0,
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
const plans = () => [...document.querySelectorAll('[data-plan] p:first-child')].map((one) => one.textContent);

test('plans come in words, the best first; the first words soon, more of them later', async () => {
  const asked = server({ advice: advice(), used: 1 });
  await asksForAdvice();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array(2).fill('/api/matches/test-match/hint'));
  const bodies = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(bodies[0]).toMatchObject({ n: 7, seat: 0 });
  expect(bodies[1]).toMatchObject({ n: 7, seat: 0, more: true });
  expect(plans()).toEqual(['“Lamp”.', 'Or: “Rug”.']);
  expect([read('[data-verdict]'), read('[data-standing]')]).toEqual(['A little better than anything else.', 'You are ahead.']);
  expect(at('[data-hint-panel]').dataset.hintPanel).toBe('first');
  expect(panel()).toContain('Still thinking; what is here is a first estimate.');
  expect(panel()).toContain('Hints in this match: 1.');
  expect(panel()).not.toContain('%');
});

test('a plan of several steps is one sentence', async () => {
  server({ advice: advice({ plans: [plan(0, 0.5, 0.7, { steps: [step(0), step(1)] })] }), used: 1 });
  await asksForAdvice();
  expect(plans()).toEqual(['“Lamp”, then “Rug”.']);
});

test('a second plan that reads the same is no other idea', async () => {
  server({ advice: advice({ plans: [plan(0, 0.5, 0.7), { ...plan(0, 0.4, 0.6), keys: ['c1'] }] }), used: 1 });
  await asksForAdvice();
  expect(plans()).toEqual(['“Lamp”.']);
});

test('the second answer of the server takes the place of the first', async () => {
  server({ advice: advice(), used: 1 }, { advice: advice({ plans: [plan(1, 0.6, 0.8)], verdict: 'same', simple: 'plain' }), used: 1 });
  await asksForAdvice();
  expect(at('[data-hint-panel]').dataset.hintPanel).toBe('whole');
  expect(plans()).toEqual(['“Rug”.']);
  expect(read('[data-verdict]')).toBe('Whatever comes first, it comes to the same.');
  expect(panel()).not.toContain('first estimate');
  expect(panel()).not.toContain('Why');
});

test('a reason shows the count behind it when it is pressed, and hides it again; a risk is called one', async () => {
  server({ advice: advice(), used: 1 });
  await asksForAdvice();
  const [merit, risk] = [...document.querySelectorAll<HTMLElement>('[data-claim]')];
  expect(merit.textContent).toMatch(/^You .*\.$/);
  expect([risk.textContent?.startsWith('The risk:'), risk.closest('li')?.dataset.role]).toEqual([true, 'risk']);
  expect(has('[data-numbers]')).toBe(false);
  await act(async () => merit.click());
  expect(read('[data-numbers]')).toMatch(/200.*100.*40/);
  expect(merit.getAttribute('aria-expanded')).toBe('true');
  await act(async () => risk.click());
  expect(read('[data-numbers]')).toMatch(/60.*20/);
  await act(async () => risk.click());
  expect(has('[data-numbers]')).toBe(false);
});

test('where the next plan is as good, the reasons say against what they are held', async () => {
  server({ advice: advice({ plans: [plan(0, 0.5, 0.7, { claims: [claim()], unlike: step(1) })] }), used: 1 });
  await asksForAdvice();
  expect(panel()).toContain('Why not: “Rug”');
});

test('numbers are for whoever wants them, and this is remembered', async () => {
  server({ advice: advice({ learned: false }), used: 1 });
  await asksForAdvice();
  expect(has('[data-chance]')).toBe(false);
  await pressAt('[data-action="hint-numbers"]');
  // Not more exactly than it is known.
  expect(read('[data-chance]')).toBe('Chance to win: 50–70%.');
  expect(panel()).toContain('40 imagined matches');
  expect(panel()).toContain('rules of thumb');
  expect(JSON.parse(localStorage.getItem('zastolye') ?? '{}')).toMatchObject({ hintNumbers: true });
  await pressAt('[data-action="hint-numbers"]');
  expect(has('[data-chance]')).toBe(false);
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
  expect(plans()).toHaveLength(2);
  expect(panel()).not.toContain('No hint this time');
});

test('where only the second answer fails, the first stays and is all there is', async () => {
  server({ advice: advice(), used: 1 }, { refused: 409 });
  await asksForAdvice();
  expect([plans().length, at('[data-hint-panel]').dataset.hintPanel]).toEqual([2, 'whole']);
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
  // It stands where the question was.
  expect(read('[data-hint-panel] h2 small')).not.toBe('');
  const looked = vi.spyOn(Element.prototype, 'scrollIntoView');
  await pressAt('[data-action="hint-show"]');
  expect(has('[data-hint-panel]')).toBe(false);
  expect(looked.mock.contexts.map((one) => (one as HTMLElement).dataset.card)).toEqual(['0']);
  await pressAt('[data-action="hint-unfold"]');
  expect(has('[data-hint-panel]')).toBe(true);
});
