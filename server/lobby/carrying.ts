import { BotsBusy } from '../bots/bots.ts';
import type { Course } from '../bots/follow.ts';
import type { House } from '../house.ts';
import { turn } from '../match/pieces.ts';
import { botSeat, humanSeat, OPEN_SEAT } from '../match/seats.ts';
import { shownText } from '../people/shown-text.ts';
import type { CarriedRequest, CreatedReply } from '../schema.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { checkSeats } from './checks.ts';
import { chained, createdReply, newRow } from './opening.ts';

/** A match that was played to its end without the network comes to its person's own record. */

function seatOf(wish: CarriedRequest['seats'][number], seat: number, me: IdentityRow): SeatRow {
  const name = shownText(wish.name);
  if (wish.kind === 'bot') return { ...botSeat(wish.level ?? 'normal', seat, 'en'), name };
  if (wish.kind === 'hotseat') return { ...OPEN_SEAT, kind: 'hotseat', identity: me.id, name, avatar: wish.avatar };
  return humanSeat(me);
}

/** The journal once more, in the threads of the bots; null: it does not follow, or leads to no end. */
async function courseOf(house: House, me: IdentityRow, request: CarriedRequest): Promise<Course | null> {
  const { id, game, rulesVersion, players, options, seed, journal } = request;
  const header = { game, rulesVersion, seats: players, options, seed };
  try {
    return (await house.bots.follow?.({ game, header, entries: journal.map(({ entry }) => entry) }, { person: me.id, match: id })) ?? null;
  } catch (error) {
    if (error instanceof BotsBusy) throw trouble('bots-busy');
    throw error;
  }
}

export async function carryHome(house: House, me: IdentityRow, request: CarriedRequest): Promise<CreatedReply> {
  const game = house.library.gameById(request.game);
  if (game === undefined) throw trouble('unknown-game');
  checkSeats(game, request.players, game.seats.min);
  if (request.seats.length < request.players || request.seats.filter(({ kind }) => kind === 'me').length !== 1)
    throw trouble('wrong-seats', { min: game.seats.min, max: game.seats.max });
  const before = await house.store.match(request.id);
  if (before !== null) {
    // It came already, and the word of that was lost.
    if (before.host === me.id && before.offline === true) return createdReply(before.id);
    throw trouble('carried-elsewhere');
  }
  if (game.rulesVersion !== request.rulesVersion) throw trouble('old-rules');
  const course = await courseOf(house, me, request);
  if (course === null) throw trouble('does-not-follow');
  await turn();
  const now = house.now();
  // Clocks of devices go wrong; nothing happens after now, or before what came before.
  let last = Math.min(request.createdAt, now);
  const createdAt = last;
  const times = request.journal.map(({ at }) => {
    last = Math.min(now, Math.max(last, at));
    return last;
  });
  const row: MatchRow = {
    ...newRow(game, me, now, { seats: request.seats.map((seat, i) => seatOf(seat, i, me)), options: request.options }),
    id: request.id,
    players: request.players,
    seed: request.seed,
    status: 'finished',
    outcome: course.outcome,
    // Whoever played it knew its cards, as at a table that went on from a known position.
    from: { match: request.id, at: 1 },
    offline: true,
    createdAt,
    startedAt: createdAt,
    finishedAt: last,
  };
  const entries = chained(row.id, times, course.journal);
  const result = await house.store.commit({ match: row.id, row, entries, course: course.events, due: null, asked: [], updatedAt: last });
  if (result === 'conflict') throw trouble('busy');
  return createdReply(row.id);
}
