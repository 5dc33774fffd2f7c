import type { Game } from '#engine';
import type { IdentityRow, MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { isDealing } from './dealing.ts';

/** What has to hold before anything is changed around a table. */

/** For refusals that no look at the table would cure. */
export const noState = (): never => {
  throw new Error('this refusal carries no state');
};

export const checkSeats = (game: Game, seats: number, least: number): void => {
  if (seats < least || seats > game.seats.max) throw trouble('wrong-seats', { min: game.seats.min, max: game.seats.max });
};

export function asHost(row: MatchRow, me: IdentityRow): void {
  if (row.host !== me.id) throw trouble('not-host');
}

export function inLobby(row: MatchRow): void {
  if (row.status !== 'lobby' || isDealing(row)) throw trouble('already-started');
}
