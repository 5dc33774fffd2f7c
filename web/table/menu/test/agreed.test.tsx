import { expect, test } from 'vitest';
import { uiTexts } from '../../../text/test/both.ts';
import { at, has, isThere, metaFor, press, pressAt, read, type SeatedParts, withTable } from '../../test/seated.tsx';
import { TableSettings } from '../TableSettings.tsx';

const opens = (parts: SeatedParts = {}) => withTable(parts, (table) => <TableSettings table={table} />);
const chosen = (label: string): string | null => at(`[role="group"][aria-label="${label}"] [aria-pressed="true"]`).textContent;
const panel = (): string => read('section');

test('the host changes what is agreed, one thing at a time', async () => {
  const { sent } = await opens({ meta: metaFor({ clock: { kind: 'relaxed' }, visibility: 'open', spectatorChat: true }) });
  const groups = [...document.querySelectorAll('[role="group"]')].map((one) => one.getAttribute('aria-label') ?? '');
  expect(groups).toHaveLength(3);
  const [clock, visibility, chat] = groups;
  for (const group of groups) expect(chosen(group)).not.toBe('');
  await pressAt(`[role="group"][aria-label="${clock}"] button:first-child`);
  expect(sent.at(-1)).toEqual(['settings', { clock: 'none' }]);
  await pressAt(`[role="group"][aria-label="${visibility}"] button:first-child`);
  expect(sent.at(-1)).toEqual(['settings', { visibility: 'private' }]);
  expect(chosen(chat)).toBe('On');
  await pressAt(`[role="group"][aria-label="${chat}"] button:last-child`);
  expect(sent.at(-1)).toEqual(['settings', { spectatorChat: false }]);
});

test('everybody else reads it, and who may change it', async () => {
  await opens({ meta: metaFor({ host: false, spectatorChat: false }) });
  expect(has('[role="group"]')).toBe(false);
  expect(panel()).toContain('Off');
  const off = panel();
  await opens({ meta: metaFor({ host: false, spectatorChat: true }) });
  expect(panel()).toBe(off.replace('Off', 'On'));
  // The host needs no telling.
  expect(panel()).toContain(uiTexts.en.atTable.byHost);
  await opens();
  expect(panel()).not.toContain(uiTexts.en.atTable.byHost);
});

test('who may look is not asked where the table belongs to a group', async () => {
  await opens({ meta: metaFor({ from: 'evening' as never }) });
  expect(document.querySelectorAll('[role="group"]')).toHaveLength(2);
});

test('a change that waits says what and for whom; whoever is asked agrees or refuses', async () => {
  const proposal = { clock: 'quick' as const, options: { pace: 'slow' }, waiting: [0, 2] };
  const { sent } = await opens({ meta: metaFor({ proposal: proposal as never }) });
  expect(read('[role="status"]')).toContain('pace: slow');
  expect(read('[role="status"]')).toContain('Ann, Cid');
  expect(has('[data-action="withdraw"]')).toBe(false);
  await press('Agree');
  await press('Refuse');
  expect(sent).toEqual([
    ['settings-vote', { seat: 0, agree: true }],
    ['settings-vote', { seat: 0, agree: false }],
  ]);
});

test('the host who waits for others may withdraw it; others only wait', async () => {
  const proposal = { clock: 'quick' as const, options: {}, waiting: [1] };
  const { sent } = await opens({ meta: metaFor({ proposal: proposal as never, clock: { kind: 'relaxed' } }) });
  expect(isThere('Agree')).toBe(false);
  await pressAt('[data-action="withdraw"]');
  expect(sent).toEqual([['settings', { clock: 'relaxed' }]]);
  await opens({ meta: metaFor({ proposal: proposal as never, host: false }) });
  expect([isThere('Agree'), has('[data-action="withdraw"]')]).toEqual([false, false]);
});
