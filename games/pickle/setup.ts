import { move, place, randomOf, shuffle } from '#engine';
import { type Component, components } from './cards/data.ts';
import { GUARD_A_SPOT, GUARD_B_SPOT, setupBoard, TOILET_SPOT } from './map/board.ts';
import { NONE } from './map/grid.ts';
import { at, isSolo, type PickleVars, type Side, seatOf, type T } from './state.ts';

const FIRST_HAND = 5;
/** Two players; alone the table's setting says three or four (PKL-023, PKL-221). */
const BETWEEN = 2;

export function setup(t: T): void {
  const v = t.vars;
  if (t.ring.length === 2) seatSides(t);
  placeComponents(t);
  const side = t.options.corridor === 'random' ? randomOf(t, ['right', 'left'] as const) : t.options.corridor === 'left' ? 'left' : 'right';
  const between = isSolo(v) ? Number(t.options.distance) : BETWEEN;
  v.board = setupBoard(between, side);
  shuffle(t, at.stack);
  for (let spot = v.tiles.length; spot < v.board.cell.length; spot++) {
    const card = t.zones[at.stack][t.zones[at.stack].length - 1];
    move(t, card, at.corridor);
    v.tiles.push(card);
  }
  v.traps = v.tiles.map(() => NONE);
  v.rickAt = TOILET_SPOT;
  v.agents[0] = GUARD_A_SPOT;
  v.agents[1] = GUARD_A_SPOT;
  v.agents[2] = GUARD_B_SPOT;
  v.agents[3] = GUARD_B_SPOT;
  for (const seat of t.ring) shuffle(t, at.deck + seat);
  drawFirstHand(t, 'rick');
  if (!isSolo(v)) drawFirstHand(t, 'russians');
}

/** The table's setting says who plays which side (PKL-020). */
function seatSides(t: T): void {
  const v = t.vars;
  const { sides } = t.options;
  v.rick = sides === 'random' ? randomOf(t, t.ring) : sides === 'rick-second' ? t.ring[1] : t.ring[0];
  v.russians = t.ring[0] === v.rick ? t.ring[1] : t.ring[0];
}

/** Ids are given in the order of the component list. */
function placeComponents(t: T): void {
  const v = t.vars;
  for (let card = 0; card < t.def.length; card++) {
    const { kind } = components[t.def[card]];
    place(t, card, firstZone(v, kind));
    if (kind === 'start-tile') v.tiles.push(card);
  }
}

function firstZone(v: PickleVars, kind: Component['kind']): number {
  if (kind === 'rick-card') return at.deck + v.rick;
  if (kind === 'russian-card') return isSolo(v) ? at.aside : at.deck + v.russians;
  if (kind === 'start-tile') return at.map;
  return kind === 'corridor-tile' ? at.stack : at.pieces;
}

function drawFirstHand(t: T, side: Side): void {
  const seat = seatOf(t.vars, side);
  const deck = t.zones[at.deck + seat];
  for (let i = 0; i < FIRST_HAND; i++) move(t, deck[deck.length - 1], at.hand + seat);
}
