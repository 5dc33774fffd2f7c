import { expect, test } from 'vitest';
import type { DecisionView } from '#engine';
import type { MatchState } from '#server/schema.ts';
import { askFor, wordsFor } from '../../test/words.ts';
import { handOver, NO_HANDOVER } from '../hotseat.ts';

const mine = askFor('play', []);

function stateOf(seat: number | null, decision: Partial<DecisionView> | null, yours = [0, 1]): MatchState {
  const open: DecisionView | null =
    decision === null ? null : { n: 1, mode: 'one', quiet: false, window: false, asked: [], prompts: [], mine: null, ...decision };
  return { meta: { yours } as unknown as MatchState['meta'], at: 1, seat, view: wordsFor({ decision: open }).view };
}

test('the curtain falls for the seat that is asked and not in front of the screen', () => {
  expect(handOver(NO_HANDOVER, stateOf(null, { asked: [1] })).due).toBe(1);
  expect(handOver(NO_HANDOVER, stateOf(0, { asked: [1] })).due).toBe(1);
  expect(handOver(NO_HANDOVER, stateOf(1, { asked: [1], mine })).due).toBeNull();
});

test('a bot at the table needs no curtain, and neither does a single person', () => {
  expect(handOver(NO_HANDOVER, stateOf(0, { asked: [2] })).due).toBeNull();
  expect(handOver(NO_HANDOVER, stateOf(0, { asked: [1] }, [0])).due).toBeNull();
});

test('the curtain stays while the next point of view is on its way', () => {
  const up = handOver(NO_HANDOVER, stateOf(0, { asked: [1] }));
  expect(handOver(up, { ...stateOf(null, null), view: null })).toBe(up);
});

test('in an open window each of ours is asked once, though all stay listed', () => {
  const window = { mode: 'first', asked: [0, 1, 2] } as const;
  const first = handOver(NO_HANDOVER, stateOf(0, { ...window, mine }));
  expect(first.due).toBeNull();
  const passed = handOver(first, stateOf(0, window));
  expect(passed.due).toBe(1);
  const second = handOver(passed, stateOf(1, { ...window, mine }));
  expect(second.due).toBeNull();
  expect(handOver(second, stateOf(1, window)).due).toBeNull();
});

test('nothing new gives the same object, so that the page does not draw itself for ever', () => {
  const state = stateOf(0, { asked: [1] });
  const once = handOver(NO_HANDOVER, state);
  expect(handOver(once, state)).toBe(once);
  expect(handOver(NO_HANDOVER, null)).toBe(NO_HANDOVER);
});
