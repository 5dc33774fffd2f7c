import { type Entry, fittingOptions, type Game, type Options, refuseOptions, type SeatId } from '#engine';
import type { Draft, Room } from '../match/room.ts';
import { peopleBut } from '../match/state.ts';
import type { SettingsRequest, SettingsVoteRequest } from '../schema.ts';
import type { IdentityRow, MatchRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { asHost, noState } from './checks.ts';
import { notDealing } from './dealing.ts';

/** What the host sets, and what everybody at the table has to agree to. */

/** Every option of the game with a value that goes with so many seats; what was wished in so many words must go. */
export function fullOptions(game: Game, seats: number, wished: Options, now: Options = {}): Options {
  const refusal = refuseOptions(game, seats, wished);
  if (refusal !== null) throw refused(refusal, noState);
  const options = fittingOptions(game, seats, { ...now, ...wished });
  // What was chosen before gives way to what is wished now, not the other way round.
  return Object.keys(wished).every((key) => options[key] === wished[key]) ? options : fittingOptions(game, seats, wished);
}

export function settings({ row, match }: Room, game: Game, me: IdentityRow, request: SettingsRequest, now: number): Draft {
  asHost(row, me);
  const { clock, windowTime, visibility, spectatorChat, hints } = request;
  // Whoever sits down agrees: from then on it can only be taken back.
  if (
    hints === true &&
    row.hintsAllowed !== true &&
    (row.status !== 'lobby' || row.seats.some(({ identity }) => identity !== null && identity !== me.id))
  )
    throw trouble('hints-late');
  // Whoever made it knows the cards that are to come.
  if (visibility === 'open' && row.from !== null) throw trouble('practice-private');
  if (row.daily !== undefined && (visibility === 'open' || request.options !== undefined)) throw trouble('daily-alone');
  const rest = {
    ...(visibility === undefined ? {} : { visibility }),
    ...(spectatorChat === undefined ? {} : { spectatorChat }),
    ...(hints === undefined ? {} : { hintsAllowed: hints }),
  };
  if (row.status === 'lobby') {
    notDealing(row);
    const options = fullOptions(game, row.seats.length, request.options ?? {}, row.options);
    return { row: { ...rest, ...(clock === undefined ? {} : { clock }), ...(windowTime === undefined ? {} : { windowTime }), options } };
  }
  const wished = Object.entries(request.options ?? {}).filter(([key, value]) => match?.table.options[key] !== value);
  if (wished.length > 8) throw trouble('bad-request');
  // To wish for the clock that there is takes back what was proposed.
  if (match === null || (wished.length === 0 && (clock === undefined || clock === row.clock)))
    return { row: clock === undefined || request.options !== undefined ? rest : { ...rest, proposal: null } };
  // It concerns the time of all: everybody has to agree.
  const proposal = {
    number: row.version + 1,
    by: me.id,
    ...(clock === undefined ? {} : { clock }),
    options: Object.fromEntries(wished),
    agreed: [],
  };
  if (peopleBut(row, match, me.id).length > 0) return { row: { ...rest, proposal } };
  return carriedOut(proposal, rest, now);
}

function carriedOut({ clock, options }: NonNullable<MatchRow['proposal']>, rest: Partial<MatchRow>, now: number): Draft {
  return {
    row: { ...rest, proposal: null, ...(clock === undefined ? {} : { clock, clockSince: now }) },
    entries: Object.entries(options ?? {}).map(([key, value]): Entry => ({ kind: 'option', key, value })),
  };
}

/** One no closes the proposal, the last yes carries it out. */
export function settingsVote({ row, match }: Room, seat: SeatId, { number, agree }: SettingsVoteRequest, now: number): Draft {
  const { proposal } = row;
  if (proposal === null || match === null || match.over) throw trouble('no-vote');
  const voters = peopleBut(row, match, proposal.by);
  if (!voters.includes(seat)) throw trouble('no-vote');
  if ((proposal.number ?? 0) !== number) throw trouble('other-vote');
  if (!agree) return { row: { proposal: null } };
  const agreed = proposal.agreed.includes(seat) ? proposal.agreed : [...proposal.agreed, seat];
  if (voters.some((voter) => !agreed.includes(voter))) return { row: { proposal: { ...proposal, agreed } } };
  return carriedOut(proposal, {}, now);
}
