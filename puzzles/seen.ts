import type { Run, SeatId, Table } from '#engine';
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
  say(JSON.stringify(t.vars));
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
    const cards = t.game.zones[z].owner === null ? t.zones[z] : t.zones[z].slice().sort((a, b) => a - b);
    for (const card of cards) {
      add(card);
      add(((t.sight[z] | t.seen[card]) & bit) === 0 ? -1 : t.def[card]);
      add(t.seen[card]);
    }
  }
}
