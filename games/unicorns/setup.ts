// Section 2, and section 19 for two players.

import type { CardId, Flow, Prompt, SeatId } from '#engine';
import { askFirst, drawCards, EVERYBODY, log, maybeOneOf, move, place, randomOf, roll, show, shuffle } from '#engine';
import type { T } from './state.ts';
import { cardOf, DECK, handZone, NURSERY, stableZone, zones } from './state.ts';

const STARTING_HAND = 5;

export function* setup(t: T): Flow {
  const isDuel = t.ring.length === 2;
  let aids = 0;
  for (let id = 0; id < t.def.length; id++) {
    const card = cardOf(t, id);
    if (card.kind === 'reference') place(t, id, aids++ < t.ring.length ? zones.at.aids : zones.at.box);
    else if (card.isBaby) place(t, id, NURSERY);
    else place(t, id, isDuel && card.tags.includes('two-player-removed') ? zones.at.box : DECK);
  }
  if (isDuel) for (const seat of t.ring) giveNeigh(t, seat);
  shuffle(t, DECK);
  for (const seat of t.ring) drawCards(t, DECK, handZone(seat), STARTING_HAND);
  t.vars.active = firstPlayer(t);
  log(t, 'first', 'UUN-021', { seat: { seat: t.vars.active } });
  yield* chooseBabies(t);
}

/** UUN-307: out of the deck before it is shuffled, so everybody knows what it is. */
function giveNeigh(t: T, seat: SeatId): void {
  const neigh = t.zones[DECK].find((id) => cardOf(t, id).id === 'neigh');
  if (neigh === undefined) return;
  show(t, neigh, EVERYBODY);
  move(t, neigh, handZone(seat));
}

/** UUN-021. */
function firstPlayer(t: T): SeatId {
  const named = Number(t.options.first) - 1;
  return t.ring.includes(named) ? named : t.ring[roll(t, t.ring.length)];
}

/** UUN-013, UUN-014: first come, first served; who does not pick gets a random one. It is no effect and triggers nothing (UUN-023). */
function* chooseBabies(t: T): Flow {
  const waiting = t.ring.slice();
  const give = (seat: SeatId, baby: CardId): void => {
    waiting.splice(waiting.indexOf(seat), 1);
    move(t, baby, stableZone(seat));
    log(t, 'baby', 'UUN-013', { seat: { seat }, card: { card: baby } });
  };
  const prompt: Prompt = { key: 'baby', rule: 'UUN-320', calm: true, decline: 'decline.baby' };
  while (waiting.length > 0) {
    const request = maybeOneOf(prompt, t.zones[NURSERY].slice());
    const answer = yield* askFirst(t, waiting, () => request);
    if (answer !== undefined) give(answer.seat, answer.picked[0]);
    else for (const seat of waiting.slice()) give(seat, randomOf(t, t.zones[NURSERY]));
  }
}
