import { expect, test } from 'vitest';
import { BATCH_MS, FLY_MS, type Place, paceFor, planFlights, type Snapshot } from '../kit/flight/plan.ts';

const at = (x: number, zone?: string, face: 'up' | 'down' = 'up'): Place => ({ x, y: 0, width: 96, turn: 0, face, zone });
const seen = (cards: Record<string, Place>, zones: Record<string, Place> = {}): Snapshot => ({
  cards: new Map(Object.entries(cards)),
  zones: new Map(Object.entries(zones)),
});

test('a card that changed its zone flies', () => {
  const flights = planFlights(seen({ a: at(0, 'hand') }), seen({ a: at(500, 'table') }));
  expect(flights).toMatchObject([{ card: 'a', look: 'after', from: { x: 0 }, to: { x: 500 }, delay: 0 }]);
});

test('cards that only close ranks stay still', () => {
  expect(planFlights(seen({ a: at(0, 'hand'), b: at(200, 'hand') }), seen({ b: at(60, 'hand') }))).toEqual([]);
});

test('a card that appears comes from the zone that the move names', () => {
  const flights = planFlights(seen({}), seen({ a: at(500, 'hand') }, { deck: at(10, undefined, 'down') }), [
    { card: 'a', from: 'deck', to: 'hand' },
  ]);
  expect(flights).toMatchObject([{ card: 'a', look: 'after', from: { x: 10, face: 'down' }, to: { face: 'up' } }]);
});

test('a card that disappears goes to the zone that the move names', () => {
  const flights = planFlights(seen({ a: at(500, 'hand') }), seen({}, { 'hand:2': at(900) }), [{ card: 'a', to: 'hand:2' }]);
  expect(flights).toMatchObject([{ card: 'a', look: 'before', to: { x: 900 } }]);
});

test('a card that nobody here sees flies face down between its zones', () => {
  const zones = { deck: at(10), 'hand:2': at(900) };
  expect(planFlights(seen({}, zones), seen({}, zones), [{ card: 'x', from: 'deck', to: 'hand:2' }])).toMatchObject([
    { look: 'back', from: { face: 'down' }, to: { face: 'down' } },
  ]);
});

test('a big batch is staggered and still lands in time', () => {
  const many = Array.from({ length: 40 }, (_, n) => `c${n}`);
  const flights = planFlights(
    seen(Object.fromEntries(many.map((c) => [c, at(0, 'a')]))),
    seen(Object.fromEntries(many.map((c) => [c, at(400, 'b')]))),
  );
  expect(flights).toHaveLength(40);
  expect(Math.max(...flights.map((f) => f.delay)) + FLY_MS).toBeLessThanOrEqual(BATCH_MS);
});

test('a table that is behind hurries, and jumps when it is far behind', () => {
  expect([paceFor(0), paceFor(3000), paceFor(7000)]).toEqual([1, 2.5, 'jump']);
});
