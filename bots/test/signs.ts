import type { GameEvent, Heard, Match, SeatId, Sign, SignTime } from '#engine';

/** What a game tells about a match that goes on from here: `play` carries it on, then it is looked at. */
export function signsAfter<V>(match: Match<V>, viewer: SeatId, when: SignTime, play: () => void): Sign[] {
  const { signs } = match.game.bot ?? {};
  if (signs === undefined) throw new Error(`${match.game.id} tells no signs`);
  const before = match.fork().table;
  const from = match.batches.length;
  play();
  const isHeard = (event: GameEvent): event is Heard => event.e === 'log' && signs.hears?.includes(event.key) === true;
  const told: Sign[] = [];
  signs.tell({ when, t: match.table, before, viewer, heard: match.batches.slice(from).flat().filter(isHeard) }, (sign) => told.push(sign));
  return told;
}
