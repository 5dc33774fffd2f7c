import type { EventView } from '#engine';
import type { Json } from './pack.ts';

/** A course names the face of a card each time the card is spoken of. Where it is the one that was named last, this stands for it. */
const AS_BEFORE = false;

type Faces = Map<number, Json>;
type Faced = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is Faced => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Goes through everything in an event that has a face, in order: the card itself, cards named in a line of the log. */
function eachFace(event: Json, change: (card: number, def: Json) => Json): Json {
  if (!isObject(event)) return event;
  const named = (one: Json, id: string): Json => {
    if (!isObject(one)) return one;
    const card = one[id];
    return typeof card === 'number' && one.def !== undefined ? { ...one, def: change(card, one.def) } : one;
  };
  const { params } = event;
  if (!isObject(params)) return named(event, 'card');
  const changed = Object.entries(params).map(([key, value]): [string, Json] => {
    const cards = isObject(value) ? value.cards : undefined;
    return [key, Array.isArray(cards) ? { ...(value as Faced), cards: cards.map((one: Json) => named(one, 'id')) } : named(value, 'card')];
  });
  return { ...event, params: Object.fromEntries(changed) };
}

export function withoutKnownFaces(course: readonly (readonly EventView[])[]): Json[][] {
  const faces: Faces = new Map();
  const left = (card: number, def: Json): Json => {
    if (faces.get(card) === def) return AS_BEFORE;
    faces.set(card, def);
    return def;
  };
  return course.map((events) => events.map((event) => eachFace(event as unknown as Json, left)));
}

export function withFaces(course: readonly (readonly Json[])[]): EventView[][] {
  const faces: Faces = new Map();
  const found = (card: number, def: Json): Json => {
    if (def !== AS_BEFORE) faces.set(card, def);
    return faces.get(card) ?? null;
  };
  return course.map((events) => events.map((event) => eachFace(event, found) as unknown as EventView));
}
