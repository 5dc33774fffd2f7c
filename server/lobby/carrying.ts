import { isDeepStrictEqual } from 'node:util';
import type { Entry, Game } from '#engine';
import { BotsBusy } from '../bots/bots.ts';
import type { Course } from '../bots/follow.ts';
import type { House } from '../house.ts';
import { turn } from '../match/pieces.ts';
import { isAway } from '../match/state.ts';
import type { CarriedRequest, CreatedReply } from '../schema.ts';
import { linked, rootOf } from '../store/chain.ts';
import type { IdentityRow, JournalRow, MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { checkSeats } from './checks.ts';
import { createdReply } from './opening.ts';
import { rowOf } from './parcel.ts';

/** A match that was played on a device comes to its person's own record, or goes on here. */

/** The journal once more, in the threads of the bots. What does not follow from the rules stays where it is. */
async function courseOf(house: House, me: IdentityRow, request: CarriedRequest): Promise<Course> {
  const { id, game, rulesVersion, players, options, seed, journal } = request;
  const header = { game, rulesVersion, seats: players, options, seed };
  try {
    const course = await house.bots.follow?.({ game, header, entries: journal.map(({ entry }) => entry) }, { person: me.id, match: id });
    if (course === null || course === undefined) throw trouble('does-not-follow');
    return course;
  } catch (error) {
    if (error instanceof BotsBusy) throw trouble('bots-busy');
    throw error;
  }
}

/** Of other rules only an end is taken, as it is told: nobody can check it, and nobody can play it on. */
function toldCourse({ journal, course, outcome }: CarriedRequest): Course {
  if (course === undefined || outcome === undefined) throw trouble('old-rules');
  return { journal: journal.map(({ entry }) => entry), events: course, outcome, asked: [] };
}

/** Clocks of devices go wrong; nothing happens after now, or before what came before. */
function timesOf({ createdAt, journal }: CarriedRequest, known: readonly JournalRow[], now: number): number[] {
  let last = Math.min(createdAt, now);
  return journal.map(({ at }, n) => {
    last = known[n]?.at ?? Math.min(now, Math.max(last, at));
    return last;
  });
}

/** Those that are known keep their hashes. */
function chainOf(id: string, known: readonly JournalRow[], times: readonly number[], entries: readonly Entry[]): JournalRow[] {
  const rows = [...known];
  for (let n = known.length; n < entries.length; n++) rows.push(linked(rows.at(-1)?.hash ?? rootOf(id), n, times[n], entries[n]));
  return rows;
}

/** What is known here already: null, never heard of it. Throws where it is another one, or has gone another way here. */
async function knownOf(
  house: House,
  me: IdentityRow,
  request: CarriedRequest,
): Promise<{ readonly row: MatchRow; readonly journal: readonly JournalRow[] } | null> {
  const row = await house.store.match(request.id);
  if (row === null) return null;
  if (row.host !== me.id || row.offline !== true) throw trouble('carried-elsewhere');
  const journal = await house.store.journal(request.id);
  const sent = request.journal.length;
  const together = Math.min(sent, journal.length);
  for (let n = 0; n < together; n++) if (!isDeepStrictEqual(journal[n].entry, request.journal[n].entry)) throw trouble('went-on-elsewhere');
  // What it has more can only come from where it is played.
  if (sent > journal.length && !isAway(row)) throw trouble('went-on-elsewhere');
  return { row, journal };
}

function checked(house: House, request: CarriedRequest): Game {
  const game = house.library.gameById(request.game);
  if (game === undefined) throw trouble('unknown-game');
  const { min, max } = game.seats;
  checkSeats(game, request.players, min);
  if (request.seats.length < request.players || request.seats.filter(({ kind }) => kind === 'me').length !== 1)
    throw trouble('wrong-seats', { min, max });
  return game;
}

export async function carryHome(house: House, me: IdentityRow, request: CarriedRequest): Promise<CreatedReply> {
  const game = checked(house, request);
  const known = await knownOf(house, me, request);
  const before = known?.row;
  const away = request.device ?? null;
  // It came already, and the word of that was lost; or it was fetched back meanwhile, and nothing happened there.
  if (before !== undefined && (before.status === 'finished' || (request.journal.length <= (known?.journal.length ?? 0) && !isAway(before))))
    return createdReply(before.id);
  if (before !== undefined && isAway(before) && away !== null && before.away !== away) throw trouble('went-on-elsewhere');
  const isOther = game.rulesVersion !== request.rulesVersion;
  const course = isOther ? toldCourse(request) : await courseOf(house, me, request);
  await turn();
  const now = house.now();
  const times = timesOf(request, known?.journal ?? [], now);
  const last = times.at(-1) ?? Math.min(request.createdAt, now);
  const { outcome } = course;
  const row: MatchRow = {
    ...(before ?? rowOf(game, me, { ...request, createdAt: Math.min(request.createdAt, now) })),
    ...(before === undefined ? {} : { version: before.version + 1 }),
    ...(isOther ? { unchecked: true } : {}),
    ...(outcome === null ? { away } : { status: 'finished', outcome, finishedAt: last, away: null }),
  };
  const journal = chainOf(row.id, known?.journal ?? [], times, course.journal);
  const entries = journal.slice(known?.journal.length ?? 0);
  await turn();
  const result = await house.store.commit({
    match: row.id,
    row,
    ...(before === undefined ? {} : { version: before.version, after: known?.journal.at(-1)?.hash ?? rootOf(row.id) }),
    ...(entries.length > 0 ? { entries } : {}),
    ...(outcome === null ? {} : { course: course.events }),
    // It goes on here by itself, if it goes on here.
    due: outcome === null && away === null ? now : null,
    asked: [...course.asked],
    updatedAt: last,
  });
  if (result === 'conflict') throw trouble('busy');
  return createdReply(row.id);
}
