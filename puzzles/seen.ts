import type { CardId, Run, SeatId, Table } from '#engine';
import { maskOf } from '#engine';

const spaces = (seed: number): { a: number; b: number } => ({ a: 0x9e3779b9 ^ seed, b: 0x41c6ce57 ^ seed });

/** A number for what a seat sees of a position, and for what is being asked: the same for positions that it cannot tell apart. */
export function seenKey(run: Run, seat: SeatId): number {
  const t = run.table;
  const hash = spaces(seat);
  const add = (n: number): void => {
    hash.a = Math.imul(hash.a ^ n, 2654435761);
    hash.b = Math.imul(hash.b ^ n, 1597334677);
    hash.a ^= hash.a >>> 15;
    hash.b ^= hash.b >>> 13;
  };
  const say = (text: string): void => {
    for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
    add(-7);
  };
  addZones(t, seat, add);
  say(JSON.stringify(unordered(t)));
  say(run.sinceQuiet());
  for (const ask of run.open?.asks ?? []) {
    say(ask.prompt.key);
    add(ask.seat);
    add(ask.options.length);
  }
  say(JSON.stringify(run.picks));
  return (hash.a >>> 0) * 2 ** 21 + ((hash.b >>> 0) & 0x1fffff);
}

function addZones(t: Table, seat: SeatId, add: (n: number) => void): void {
  const bit = maskOf(seat);
  for (let z = 0; z < t.zones.length; z++) {
    add(-1 - z);
    add(t.sight[z]);
    // In what order cards came into a hand or in front of somebody means nothing; in a pile it does.
    const { owner, name } = t.game.zones[z];
    const cards =
      owner === null && t.game.bot?.orderless?.zones.includes(name) !== true ? t.zones[z] : t.zones[z].slice().sort((a, b) => a - b);
    for (const card of cards) {
      add(card);
      add(((t.sight[z] | t.seen[card]) & bit) === 0 ? -1 : t.def[card]);
      add(t.seen[card]);
    }
  }
}

/** The variables, with lists whose order means nothing in one order. */
function unordered({ game, vars }: Table): unknown {
  const names = game.bot?.orderless?.vars ?? [];
  if (names.length === 0 || typeof vars !== 'object' || vars === null) return vars;
  const copy: { [name: string]: unknown } = { ...vars };
  for (const name of names) {
    const list = copy[name];
    if (Array.isArray(list) && list.length > 1) copy[name] = list.map((one: unknown) => JSON.stringify(one)).sort();
  }
  return copy;
}

/**
 * Cards of one hand that are the same card to everybody: nothing that is known of one is not known of the other. Each is called by the first of them, so
 * that a search tries one.
 */
export function twins(run: Run, seat: SeatId): ReadonlyMap<CardId, CardId> {
  const t = run.table;
  const found = new Map<CardId, CardId>();
  let vars: Vars | undefined;
  for (let z = 0; z < t.zones.length; z++) {
    const { owner, sight } = t.game.zones[z];
    if (owner !== seat || sight !== maskOf(seat) || t.sight[z] !== sight || t.zones[z].length < 2) continue;
    const first = new Map<string, CardId>();
    for (const card of t.zones[z].toSorted((a, b) => a - b)) {
      const face = `${t.def[card]} ${t.seen[card]}`;
      const twin = first.get(face);
      if (twin === undefined) first.set(face, card);
      else {
        vars ??= varsOf(t);
        if (isAlike(vars, twin, card)) found.set(card, twin);
      }
    }
  }
  return found;
}

interface Vars {
  /** Lists with a place for each card. */
  readonly byCard: readonly (readonly unknown[])[];
  /** Every number that stands anywhere else, and could be a card. */
  readonly named: ReadonlySet<number>;
}

function varsOf({ vars, def }: Table): Vars {
  const byCard: (readonly unknown[])[] = [];
  const named = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value === 'number') named.add(value);
    else if (Array.isArray(value)) {
      if (value.length === def.length) byCard.push(value as readonly unknown[]);
      else for (const one of value) look(one);
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one);
  };
  if (typeof vars === 'object' && vars !== null) for (const one of Object.values(vars)) look(one);
  return { byCard, named };
}

const isAlike = ({ byCard, named }: Vars, a: CardId, b: CardId): boolean =>
  !named.has(a) && !named.has(b) && byCard.every((list) => list[a] === list[b]);
