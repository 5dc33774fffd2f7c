import type { EventView, SeatId } from '#engine';

/** By how many cards a place of a seat has grown or shrunk. */
export interface Sum {
  readonly seat: SeatId;
  /** Name of the zone without its seat: `hand`. */
  readonly zone: string;
  readonly by: number;
}

export type Moved = Extract<EventView, { e: 'move' }>;

/** Face-down piles come and go by themselves: nobody counts them. */
const UNCOUNTED: readonly string[] = ['deck', 'discard'];

/** What the moves come to, place by place; what went and came back is left out. */
export function sumsOf(moves: readonly Moved[], ownerOf: (zone: string) => SeatId | null): Sum[] {
  const counts = new Map<string, Sum>();
  const count = (zone: string, by: number): void => {
    const seat = ownerOf(zone);
    const [name = zone] = zone.split(':');
    if (seat === null || UNCOUNTED.includes(name)) return;
    counts.set(zone, { seat, zone: name, by: (counts.get(zone)?.by ?? 0) + by });
  };
  for (const { from, to } of moves) {
    if (from === to) continue;
    count(from, -1);
    count(to, 1);
  }
  return [...counts.values()].filter(({ by }) => by !== 0).sort((a, b) => a.seat - b.seat || a.zone.localeCompare(b.zone));
}

/** «+2», «−1»: with a sign that is read as such. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
