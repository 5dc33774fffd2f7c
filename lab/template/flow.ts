import type { Flow, Prompt } from '#engine';
import { finish, isNone, nextSeat, pick, winnersByScore } from '#engine';
import type { T } from './state.ts';
import { cardOf, GOAL, HAND, MAX_SEATS, weightOf } from './state.ts';
import { draw, lay } from './verbs.ts';

// Nothing is under way when it is asked: undo and newcomers go by that.
const PLAY: Prompt = { key: 'play', rule: 'CRN-004', quiet: true };

/** One turn. A step starts from the table alone, so it can be begun anew at any time. */
export function* step(t: T): Flow {
  const seat = t.vars.active;
  const card = yield* pick(t, seat, PLAY, () => t.zones[HAND + seat].slice());
  if (!isNone(card)) {
    lay(t, seat, card);
    yield* cardOf(t, card).run?.(t, seat) ?? nothing();
  }
  if (weightOf(t, seat) >= GOAL) finish(t, { winners: [seat], reason: 'goal', rule: 'CRN-009', scores: scores(t) });
  draw(t, seat);
  if (t.ring.every((one) => t.zones[HAND + one].length === 0))
    finish(t, { winners: winnersByScore(t.ring, scores(t)), reason: 'empty', rule: 'CRN-010', scores: scores(t) });
  t.vars.active = nextSeat(t, seat);
  t.vars.turn++;
}

const scores = (t: T): number[] => Array.from({ length: MAX_SEATS }, (_, seat) => weightOf(t, seat));

function* nothing(): Flow {}
