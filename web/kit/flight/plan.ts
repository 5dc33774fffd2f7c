/** Where a card or a zone is on the screen: centre, width, turn, side that is up, and the zone around it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  readonly face: 'up' | 'down';
  readonly zone?: string;
}

export interface Snapshot {
  readonly cards: ReadonlyMap<string, Place>;
  readonly zones: ReadonlyMap<string, Place>;
}

/** What the events say about a card: the zones it left and reached. Needed only where one end shows no card. */
export interface Move {
  readonly card: string | number;
  readonly from?: string;
  readonly to?: string;
}

export interface Flight {
  readonly card: string;
  readonly from: Place;
  readonly to: Place;
  /** Whose look it has: the card where it is now, the card where it was, or just a back. */
  readonly look: 'after' | 'before' | 'back';
  readonly delay: number;
}

export const FLY_MS = 360;
export const BATCH_MS = 900;
const STAGGER_MS = 60;
/** Shifts smaller than this are layout, not movement. */
const NEAR_PX = 40;

/**
 * Which cards fly. A card seen on both sides flies if it changed its zone: what only moved up because a neighbour left
 * stays still. A card seen on one side flies from or to the zone that the moves name. A card seen on neither side, such
 * as one drawn by an opponent, flies face down between its zones.
 */
export function planFlights(before: Snapshot, after: Snapshot, moves: readonly Move[] = []): Flight[] {
  const told = new Map(moves.map((move) => [String(move.card), move]));
  const flights: Omit<Flight, 'delay'>[] = [];
  const zone = (name: string | undefined): Place | undefined =>
    name === undefined ? undefined : (after.zones.get(name) ?? before.zones.get(name));
  for (const [card, to] of after.cards) {
    const from = before.cards.get(card);
    if (from !== undefined) {
      const far = Math.hypot(from.x - to.x, from.y - to.y) > NEAR_PX;
      const left = from.zone === undefined && to.zone === undefined ? true : from.zone !== to.zone;
      if (far && (left || told.has(card))) flights.push({ card, from, to, look: 'after' });
      continue;
    }
    const start = zone(told.get(card)?.from);
    if (start !== undefined) flights.push({ card, from: { ...start, face: start.face }, to, look: 'after' });
  }
  for (const [card, from] of before.cards) {
    if (after.cards.has(card)) continue;
    const end = zone(told.get(card)?.to);
    if (end !== undefined) flights.push({ card, from, to: end, look: 'before' });
  }
  for (const [card, move] of told) {
    if (after.cards.has(card) || before.cards.has(card)) continue;
    const [from, to] = [zone(move.from), zone(move.to)];
    if (from !== undefined && to !== undefined && move.from !== move.to) {
      flights.push({ card, from: { ...from, face: 'down' }, to: { ...to, face: 'down' }, look: 'back' });
    }
  }
  const step = flights.length < 2 ? 0 : Math.min(STAGGER_MS, (BATCH_MS - FLY_MS) / (flights.length - 1));
  return flights.map((flight, n) => ({ ...flight, delay: n * step }));
}

/** How to play when the table is behind the match: normal, faster, or straight to the present. */
export function paceFor(behindMs: number): number | 'jump' {
  if (behindMs > 6000) return 'jump';
  return behindMs > 2500 ? 2.5 : 1;
}
