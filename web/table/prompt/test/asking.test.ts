import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../test/browserless.ts';
import { ApiError, command, isAway, soon } from '../../../app/api.ts';

const CLOSING = { code: 'closing', message: { en: 'The server restarts.', ru: 'Сервер перезапускается.' }, params: {} };
const away = () => Promise.resolve(new Response(JSON.stringify(CLOSING), { status: 503 }));
const served = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', served);
  // Node's own clock cannot be turned.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), ms);
    return end.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  served.mockReset();
});

test('what is of use only soon is sent a few times with one key, then it is said that nobody is there', async () => {
  served.mockImplementation(away);
  const failed = soon('/api/hint', { n: 3 }, { again: 2, ms: 30_000 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  const error = await failed;
  expect(error).toBeInstanceOf(ApiError);
  expect([isAway(error), (error as ApiError).texts.en]).toEqual([true, CLOSING.message.en]);
  const keys = served.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { key: string }).key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a server that never answers is not waited for without end', async () => {
  served.mockImplementation(
    (_, init) => new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  let error: unknown;
  void soon('/api/hint', { n: 3 }, { again: 1, ms: 30_000 }).catch((one: unknown) => (error = one));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(error).toBeUndefined();
  served.mockImplementation(() => Promise.reject(new Error('aborted')));
  await vi.advanceTimersByTimeAsync(3000);
  expect(isAway(error)).toBe(true);
});

test('a refusal is not asked again; a command waits through a restart', async () => {
  served.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ...CLOSING, code: 'no-hints' }), { status: 403 })));
  const refused = await soon('/api/hint', {}, { again: 4, ms: 1000 }).catch((one: unknown) => one);
  expect([isAway(refused), served.mock.calls.length]).toEqual([false, 1]);
  served.mockImplementation(away);
  const played = command('/api/answer', {});
  await vi.advanceTimersByTimeAsync(15_000);
  served.mockImplementation(() => Promise.resolve(new Response('{"ok":true}', { status: 200 })));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await played).toEqual({ ok: true });
});
