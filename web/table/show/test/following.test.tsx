import { beforeEach, expect, test, vi } from 'vitest';
import { asks, at, dialog, has, hits, metaFor, pass, press, pressAt, read, says, seatInfo, sits, viewFor } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});

const plays = (seat: number, card: number, def: string, rule = '') => says('play', { seat: { seat }, card: { card, def } }, rule);
const bots = metaFor({ seats: [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })] });
const told = [
  { at: 1, events: [plays(0, 0, 'lamp')] },
  { at: 2, events: [plays(1, 4, 'rug', 'T-8'), { e: 'move' as const, card: 3, def: null, from: 'hand:0', to: 'hand:1' }] },
  { at: 3, events: [plays(2, 5, 'vase')] },
];
const mine = viewFor({ decision: asks(askFor('play', [onCardOption(0)])) });

test('what a bot plays is shown large for as long as it takes to read, then the table goes on', async () => {
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true });
  await goesOn(viewFor({ decision: asks(null) }), [plays(1, 4, 'rug')]);
  await pass(130);
  expect(read('[data-theatre]')).toContain('Bob plays “Rug”'.replaceAll(/[“”]/g, '').slice(0, 9));
  await pass(1100);
  expect(has('[data-theatre]')).toBe(true);
  await pass(200);
  expect(has('[data-theatre]')).toBe(false);
});

test('what bots think about counts: after eight seconds their single plays are not put on the stage any more', async () => {
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true });
  let staged = 0;
  for (let n = 0; n < 8; n++) {
    await goesOn(viewFor({ decision: asks(null, { n: 8 + n }) }), [plays(1, 4, 'rug')]);
    await pass(130);
    if (has('[data-theatre]')) staged++;
    await pass(2600);
  }
  expect(staged).toBeGreaterThan(1);
  expect(staged).toBeLessThan(5);
});

test('of the places that a moment speaks of the last is lit: it happens there', async () => {
  const places: { readonly [value: string]: string } = { garden: 'the garden', cellar: 'the cellar' };
  const board = { place: (value: string) => places[value] };
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true, board });
  expect(has('[data-lit]')).toBe(false);
  await goesOn(viewFor({ decision: asks(null) }), [says('walk', { seat: { seat: 1 }, from: 'garden', to: 'cellar' })]);
  await pass(130);
  expect(read('[data-theatre]')).toContain('from the garden to the cellar');
  expect(at('[data-lit]').dataset.lit).toBe('cellar');
});

test('a moment can be held and let go; Space goes on at once', async () => {
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true });
  await goesOn(viewFor({ decision: asks(null) }), [plays(1, 4, 'rug')]);
  await pass(130);
  await pressAt('[data-action="hold-scene"]');
  expect(at('[data-action="hold-scene"]').getAttribute('aria-pressed')).toBe('true');
  await pass(10_000);
  expect(has('[data-theatre]')).toBe(true);
  await pressAt('[data-action="hold-scene"]');
  await hits('Space', { key: ' ' });
  expect(has('[data-theatre]')).toBe(false);
});

test('at the pace «at once» nothing is put on the stage', async () => {
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true, settings: { pace: 'now' } });
  await goesOn(viewFor({ decision: asks(null) }), [plays(1, 4, 'rug')]);
  await pass(130);
  expect(has('[data-theatre]')).toBe(false);
});

test('the last thing somebody did stays as a line, and opens step by step', async () => {
  await sits({ view: mine, told, layout: 'tablet' });
  expect(read('[data-last]')).toContain('Cid plays');
  await pressAt('[data-last]');
  expect(dialog()).toContain('Cid plays');
  await press('Later');
  expect(dialog()).toContain('Cid plays');
  await press('‹ Earlier');
  expect(dialog()).toContain('Bob plays');
  await press('‹ Earlier');
  expect(dialog()).toContain('Bob plays');
  await press('Rule T-8');
  expect(has('[data-rule], dialog[open]')).toBe(true);
});

test('on a wide screen, and in a replay, that line is not needed', async () => {
  await sits({ view: mine, told });
  expect(has('[data-last]')).toBe(false);
  await sits({ view: mine, told, layout: 'tablet', replay: { controls: null } });
  expect(has('[data-last]')).toBe(false);
});

test('what happened since the own turn is summed up, and each moment opens', async () => {
  await sits({ view: viewFor({ decision: asks(null) }), told });
  await pressAt('[data-action="since"]');
  const lines = [...document.querySelectorAll('[data-since] li')].map((line) => line.textContent ?? '');
  expect(lines).toHaveLength(2);
  expect([lines[0].includes('Bob plays'), lines[1].includes('Cid plays')]).toEqual([true, true]);
  expect(lines[0]).toContain('Hand −1');
  const sums = [...document.querySelectorAll('[data-sums] > div')].map((row) => row.textContent ?? '');
  expect(sums[0]).toContain('Hand −1');
  expect(sums[1]).toContain('Hand +1');
  expect(sums[2]).not.toContain('Hand');
  await pressAt('[data-since] li button');
  expect(dialog()).toContain('Bob plays');
  expect(has('[data-since]')).toBe(false);
});

test('one thing alone needs no summary', async () => {
  await sits({ view: viewFor({ decision: asks(null) }), told: told.slice(0, 2) });
  expect(has('[data-action="since"]')).toBe(false);
});

test('whoever comes back to a phone after three moments is told them first, unless that is switched off', async () => {
  const many = [...told, { at: 4, events: [plays(1, 4, 'rug')] }];
  const seen = { view: mine, told: many, at: 4, layout: 'phone' } as const;
  await sits(seen);
  expect(document.querySelectorAll('[data-since] li')).toHaveLength(3);
  await pressAt('[data-action="close-since"]');
  expect(has('[data-since]')).toBe(false);
  await sits({ ...seen, settings: { summary: false } });
  expect(has('[data-since]')).toBe(false);
  await sits({ ...seen, layout: 'wide' });
  expect(has('[data-since]')).toBe(false);
  await sits({ ...seen, told, at: 3 });
  expect(has('[data-since]')).toBe(false);
});

test('what passed in haste before one’s eyes was not missed: no summary stands between it and the own turn', async () => {
  const { goesOn } = await sits({ view: viewFor({ decision: asks(null) }), meta: bots, pacing: true, layout: 'phone' });
  for (let n = 0; n < 12; n++) await goesOn(viewFor({ decision: asks(null, { n: 8 + n }) }), [plays(1, 4, 'rug')]);
  await goesOn(mine);
  await pass(40_000);
  expect([has('[data-prompt="act"]'), has('[data-since]')]).toEqual([true, false]);
});
