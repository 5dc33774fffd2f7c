import { beforeEach, expect, test, vi } from 'vitest';
import { RESIGNED } from '#engine';
import { asks, at, has, metaFor, pass, press, pressAt, read, said, says, sits, viewFor } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});

const mine = viewFor({ decision: asks(askFor('play', [onCardOption(0)])) });
const bubbles = (): string[] => [...document.querySelectorAll('[data-bubble], [data-side]')].map((one) => one.textContent ?? '');
const field = () => at<HTMLInputElement>('aside input, aside textarea');

test('what was said before is in the chat, and no bubble; what is said now is both for a while', async () => {
  const { tell } = await sits({ view: mine, chat: [said(1, 1, 'hello')] });
  expect(bubbles()).toEqual([]);
  await tell({ chat: [said(1, 1, 'hello'), said(2, 1, 'one'), said(3, 1, 'two'), said(4, 2, 'three')] });
  expect(bubbles().sort()).toEqual(expect.arrayContaining([expect.stringContaining('three'), expect.stringContaining('two')]));
  expect(bubbles().some((words) => words.includes('one'))).toBe(false);
  await pass(4100);
  expect(bubbles()).toEqual([]);
  await press('Chat');
  expect(read('aside')).toContain('three');
});

test('a reaction is a face with its word, and stays half as long', async () => {
  const { tell } = await sits({ view: mine });
  await tell({ chat: [said(1, 1, 'wow', 'reaction')] });
  expect(bubbles()).toHaveLength(1);
  await pass(2100);
  expect(bubbles()).toEqual([]);
});

test('somebody who is muted is not heard any more, at once', async () => {
  const { sent } = await sits({ view: mine, chat: [said(1, 1, 'noise'), said(2, 2, 'music'), said(3, null, 'from outside')] });
  await press('Chat');
  expect(read('aside')).toContain('Guest');
  await press('Do not hear Bob');
  expect(sent).toEqual([['mute', { line: 1 }]]);
  expect(read('aside')).not.toContain('noise');
  expect(read('aside')).toContain('music');
});

test('those who look on may write only where they are let', async () => {
  const watching = { view: viewFor({ seat: null }), seat: null } as const;
  const writes = async (more: Parameters<typeof metaFor>[0]) => {
    await sits({ ...watching, meta: metaFor({ yours: [], host: false, ...more }) });
    await press('Chat');
    return !field().disabled;
  };
  expect([await writes({}), await writes({ spectatorChat: true }), await writes({ host: true })]).toEqual([false, true, true]);
  await sits({ view: mine, replay: { controls: null } });
  await press('Chat');
  expect(field().disabled).toBe(true);
});

test('a card named in the log is read where it is pressed; so is a rule', async () => {
  const told = [{ at: 1, events: [says('play', { seat: { seat: 1 }, card: { card: 4, def: 'rug' } }, 'T-3')] }];
  await sits({ view: mine, told });
  expect(read('aside')).toContain('Rug');
  await press('Rule T-3');
  expect(has('dialog[open]')).toBe(true);
  await sits({ view: mine, told, layout: 'phone' });
  await press('Course of play');
  await pressAt('[role="log"] button');
  expect(has('[data-reader]')).toBe(true);
});

test('of a long match the newest four hundred lines are shown', async () => {
  const told = Array.from({ length: 405 }, (_, i) => ({ at: i + 1, events: [says('quiet', {})] }));
  await sits({ view: mine, told, at: 405 });
  expect(read('[role="log"]').match(/Nothing happens/g)).toHaveLength(400);
});

test('the last word of the log is who has won, and why; whoever gave up is no reason', async () => {
  const told = [{ at: 1, events: [says('quiet', {})] }];
  const over = (reason: string) => viewFor({ outcome: { winners: [1], ranking: [[1], [0], [2]], reason, params: {} } as never });
  const log = () => [...document.querySelectorAll('[role="log"] li')].map((line) => line.textContent ?? '');
  await sits({ view: mine, told });
  const running = log();
  await sits({ view: over('done'), told });
  expect(log().slice(running.length)).toEqual([expect.stringContaining('Bob'), expect.stringMatching(/\w/)]);
  await sits({ view: over(RESIGNED), told });
  expect(log().slice(running.length)).toEqual([expect.stringContaining('Bob')]);
});
