import type { SeatId } from '#engine';

/**
 * How a position is looked at: for whose chance, and whether with open cards. With open cards each player is judged by what that player knows, the
 * player's own cards included. That is for worlds that somebody has imagined, where the others' cards are guesses anyway and only who holds what
 * there tells how it goes on; never for a table at which somebody sits.
 */
export interface Sight {
  readonly viewer: SeatId;
  readonly isOpen: boolean;
}

/** As whom a player is looked at. */
export const knower = ({ viewer, isOpen }: Sight, seat: SeatId): SeatId => (isOpen ? seat : viewer);
