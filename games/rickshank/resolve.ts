// Section 12: a card is resolved completely, then what it has set off.

import type { Flow, Gone, Option, Prompt, SeatId } from '#engine';
import { askOne, flowOf, isNone, oneOf, seatsFrom } from '#engine';
import { firstShown } from './questions.ts';
import type { T, Wait } from './state.ts';
import { AFTER_VOTE, characterZone, faceAt, nameOf, OWN_DISCARD, playZone } from './state.ts';

/** Runs an effect; when it is not part of another one, everything that waits comes after it (RSR-132, RSR-137). */
export function* whole(t: T, effect: () => Flow | void): Flow {
  t.vars.depth++;
  yield* flowOf(effect());
  t.vars.depth--;
  if (t.vars.depth === 0 && t.vars.waits.length > 0) yield* settle(t);
}

/** RSR-133: the active player's first, then clockwise. */
export function* settle(t: T): Flow {
  const { vars } = t;
  while (vars.waits.length > 0) {
    const seat = seatsFrom(t, vars.active).find((one) => vars.waits.some((wait) => wait.seat === one));
    if (seat === undefined) throw new Error('an effect waits for a seat that is not there');
    const wait = yield* nextWait(t, seat);
    if (isNone(wait)) continue;
    vars.waits.splice(vars.waits.indexOf(wait), 1);
    vars.depth++;
    yield* flowOf(carryOut(t, wait));
    vars.depth--;
  }
}

const ORDER: Prompt = { key: 'wait', rule: 'RSR-133' };

function* nextWait(t: T, seat: SeatId): Flow<Wait | undefined | Gone> {
  const mine = t.vars.waits.filter((wait) => wait.seat === seat);
  if (mine.length === 1 || mine.every((wait) => isPlain(t, wait))) return mine[0];
  const options = mine.map(
    (wait, i): Option<Wait> => ({
      key: `wait.${i}`,
      ref: { kind: 'card', card: wait.card },
      value: wait,
      label: 'wait',
      params: { effect: nameOf(t, wait.def) },
    }),
  );
  return yield* askOne(t, seat, { ...oneOf(ORDER, options), silence: firstShown });
}

function isPlain(t: T, { def, trigger }: Wait): boolean {
  if (trigger === AFTER_VOTE) return true;
  const face = faceAt(t, def);
  return trigger === OWN_DISCARD ? face.discarded?.isPlain === true : face.triggers[trigger].isPlain;
}

function carryOut(t: T, { seat, card, def, trigger }: Wait): Flow | void {
  const face = faceAt(t, def);
  if (trigger === OWN_DISCARD) return face.discarded?.run(t, seat, def);
  // RSR-312: a text works only while its card is there.
  if (t.zone[card] !== playZone(seat) && t.zone[card] !== characterZone(seat)) return;
  if (trigger === AFTER_VOTE) return face.standing.afterBluff?.(t, seat);
  return face.triggers[trigger].run(t, seat);
}
