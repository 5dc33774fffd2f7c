// Section 9: Attacks, group attacks and Defenses.

import type { CardId, Flow, Gone, Prompt, SeatId } from '#engine';
import { askOne, flowOf, GONE, isGone, isNone, isPresent, log, maybeOneOf, othersFrom } from '#engine';
import { chooseFoe } from './questions.ts';
import type { AttackState, Context, Defense, Hit, T } from './state.ts';
import { cardOf, characterFace, faceAt, handOf, inPlay, mightDefend, nameOf } from './state.ts';
import { discard, leavePlay } from './verbs.ts';

/** The attacker of a group attack (RSR-096). */
export const NO_ATTACKER = -1;

type IsTarget = (t: T, seat: SeatId) => boolean;

/** RSR-114: player by player, clockwise from the attacker. `isTarget` excludes those whom the text excludes (RSR-310). */
export function attackAll(hit: Hit, isTarget?: IsTarget) {
  return (t: T, c: Context): Flow => attack(t, c.def, c.seat, othersFrom(t, c.seat), hit, isTarget);
}

/** RSR-115: the foe is named before Defenses. */
export function attackOne(hit: (t: T, seat: SeatId, c: Context) => Flow | void) {
  return function* (t: T, c: Context): Flow {
    const foe = yield* chooseFoe(t, c.seat, { key: 'target', rule: 'RSR-272', params: { effect: nameOf(t, c.def) } });
    if (!isNone(foe)) yield* attack(t, c.def, c.seat, [foe], (_, seat) => hit(t, seat, c));
  };
}

export function* attack(t: T, def: number, attacker: SeatId, seats: readonly SeatId[], hit: Hit, isTarget?: IsTarget): Flow {
  const { vars } = t;
  const state: AttackState = { def, attacker, seats: seats.slice(), done: [] };
  vars.attack = state;
  for (const seat of seats) {
    if (!isPresent(t, seat) || (isTarget !== undefined && !isTarget(t, seat))) state.done.push('none');
    else {
      const isOff = yield* isAvoided(t, def, attacker, seat);
      if (isGone(isOff)) state.done.push('none');
      else if (isOff) state.done.push('avoided');
      else yield* suffer(t, state, seat, hit);
    }
  }
  vars.attack = null;
}

/** RSR-110, RSR-310. */
function* suffer(t: T, { def, attacker, done }: AttackState, seat: SeatId, hit: Hit): Flow {
  if (!t.vars.hit.includes(seat)) t.vars.hit.push(seat);
  if (t.sink !== null) log(t, 'hit', 'RSR-110', { seat: { seat }, effect: nameOf(t, def) });
  yield* flowOf(hit(t, seat, attacker));
  done.push('hit');
}

/** RSR-106 to RSR-109. Whoever could have a Defense by public knowledge is asked, and nobody else (RSR-315). */
function* isAvoided(t: T, def: number, attacker: SeatId, seat: SeatId): Flow<boolean | Gone> {
  if (!mightDefend(t, seat)) return false;
  const card = yield* askOne(
    t,
    seat,
    maybeOneOf(defendPrompt(t, def, attacker), () => defensesOf(t, seat)),
  );
  if (isGone(card)) return GONE;
  if (card === undefined) return false;
  yield* defend(t, seat, card, def, attacker);
  return true;
}

function defendPrompt(t: T, def: number, attacker: SeatId): Prompt {
  const more = { always: true, window: true, decline: 'decline.suffer' } as const;
  return attacker === NO_ATTACKER
    ? { key: 'defend.group', rule: 'RSR-094', params: { effect: nameOf(t, def) }, ...more }
    : { key: 'defend', rule: 'RSR-106', params: { effect: nameOf(t, def), seat: { seat: attacker } }, ...more };
}

/** Cards by which the seat may avoid an Attack now. */
export function defensesOf(t: T, seat: SeatId): CardId[] {
  const byCharacter = characterFace(t, seat)?.defense;
  const cards: CardId[] = [];
  for (const id of handOf(t, seat)) {
    const face = cardOf(t, id);
    if (face.defense?.from === 'hand' || byCharacter?.with?.(face) === true) cards.push(id);
  }
  for (const id of inPlay(t, seat)) if (cardOf(t, id).defense?.from === 'play') cards.push(id);
  return cards;
}

/** RSR-118: what follows «if you do» comes at once. */
function* defend(t: T, seat: SeatId, card: CardId, def: number, attacker: SeatId): Flow {
  const used = t.def[card];
  const own: Defense | undefined = faceAt(t, used).defense;
  if (own?.from === 'play') leavePlay(t, card);
  else discard(t, seat, card);
  // Told once the card lies openly: who reads it knows its name.
  log(t, 'avoids', 'RSR-106', { seat: { seat }, card: { card }, effect: nameOf(t, def) });
  yield* flowOf((own ?? characterFace(t, seat)?.defense)?.reward?.(t, seat, attacker, used));
}
