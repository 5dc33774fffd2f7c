import { beforeEach, expect, test, vi } from 'vitest';
import { act, draws, pass } from '../../test/seated.tsx';
import { useAnalysis } from '../useAnalysis.ts';
import { analysis } from './looked.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));

/** What the server says, in this order; the last is said again and again. */
function server(...replies: readonly (object | null)[]) {
  let asked = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const reply = replies[Math.min(asked++, replies.length - 1)];
    if (reply === null) throw new TypeError('offline');
    return new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } });
  });
}

function Looked({ id }: { readonly id: string | null }) {
  const { state, progress, analysis: found } = useAnalysis(id);
  return <p data-looked="">{`${state} ${progress} ${found === null ? 'nothing' : found.moments.length}`}</p>;
}
const seen = () => document.querySelector('[data-looked]')?.textContent;

test('it is asked for again until it is done, and then no more', async () => {
  const asked = server(
    { state: 'waiting', progress: 0, analysis: null },
    { state: 'working', progress: 0.5, analysis: null },
    { state: 'done', progress: 1, analysis },
  );
  await draws(<Looked id="m1" />);
  await pass(0);
  expect([seen(), asked.mock.calls.length]).toEqual(['waiting 0 nothing', 1]);
  expect(asked.mock.calls[0][0]).toBe('/api/matches/m1/analysis');
  await pass(1100);
  expect(asked.mock.calls).toHaveLength(1);
  await pass(110);
  expect(seen()).toBe('working 0.5 nothing');
  await pass(1250);
  expect(seen()).toBe('done 1 7');
  await pass(60_000);
  expect(asked.mock.calls).toHaveLength(3);
});

test('where the rules have changed there is nothing to wait for', async () => {
  const asked = server({ state: 'none', progress: 0, analysis: null });
  await draws(<Looked id="m1" />);
  await pass(60_000);
  expect([seen(), asked.mock.calls.length]).toEqual(['none 0 nothing', 1]);
});

test('a server that is away is tried five times; one answer between makes up for all before', async () => {
  const working = { state: 'working', progress: 0.25, analysis: null };
  const asked = server(null, null, null, null, working, null, null, null, null, null);
  await draws(<Looked id="m1" />);
  for (let i = 0; i < 4; i++) await pass(1250);
  expect(seen()).toBe('working 0.25 nothing');
  for (let i = 0; i < 4; i++) await pass(1250);
  expect(seen()).toBe('working 0.25 nothing');
  await pass(1250);
  expect([seen(), asked.mock.calls.length]).toEqual(['failed 0 nothing', 10]);
  await pass(60_000);
  expect(asked.mock.calls).toHaveLength(10);
});

test('nothing is asked without a match, or by a page that is gone', async () => {
  const asked = server({ state: 'waiting', progress: 0, analysis: null });
  const page = await draws(<Looked id={null} />);
  await pass(5000);
  expect([seen(), asked.mock.calls.length]).toEqual(['waiting 0 nothing', 0]);
  await page.again(<Looked id="m2" />);
  await pass(0);
  await act(async () => page.again(null));
  await pass(5000);
  expect(asked.mock.calls).toHaveLength(1);
});
