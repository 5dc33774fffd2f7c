import { createHmac } from 'node:crypto';
import type { Game, Lang } from '#engine';
import type { House } from '../house.ts';
import type { DailyReply } from '../schema.ts';
import type { IdentityRow, MatchRow, ResultRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { matchIdFrom } from '../words.ts';
import { openDaily } from './opening.ts';

/**
 * The deal of the day: the same cards for everybody on this server, alone where the game can be played alone, otherwise against bots that answer alike in
 * the same position. One table a day and person; its result counts.
 */

const SHOWN = 10;

/** By Greenwich, so that the day is the same for everybody. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const challengeOf = (game: string, day: string): string => `${game}/${day}`;

/** Nobody can know it before, and everybody gets the same. */
const seedOf = (secret: string, challenge: string): string => createHmac('sha256', secret).update(`daily ${challenge}`).digest('hex');

const tableOf = (secret: string, challenge: string, me: IdentityRow): string => matchIdFrom(`${secret} daily ${challenge} ${me.id}`);

function gameFor(house: House, id: string): Game {
  const game = house.library.gameById(id);
  if (game === undefined) throw trouble('unknown-game');
  return game;
}

/** The caller's table of today, made if it is not there yet. */
export async function playDaily(house: House, secret: string, me: IdentityRow, lang: Lang, id: string): Promise<string> {
  const game = gameFor(house, id);
  const challenge = challengeOf(id, dayOf(house.now()));
  const table = tableOf(secret, challenge, me);
  if ((await house.store.match(table)) !== null) return table;
  await openDaily(house, me, lang, game, { id: table, seed: seedOf(secret, challenge), daily: challenge });
  return table;
}

type Entries = readonly { readonly entry: { readonly kind: string; seat?: number; by?: string } }[];

/** What was answered for the person whose table it is. */
function answersOf(row: MatchRow, journal: Entries): Entries {
  const seat = row.seats.findIndex((one) => one.identity === row.host);
  return journal.filter(({ entry }) => entry.kind === 'answer' && entry.seat === seat);
}

/** What a finished table of a day is worth. Null: somebody else answered for the person, so it does not count. */
export function resultOf(row: MatchRow, journal: Entries): ResultRow | null {
  const seat = row.seats.findIndex((one) => one.identity === row.host);
  const { outcome } = row;
  if (row.daily === undefined || outcome === null || seat < 0) return null;
  const mine = answersOf(row, journal);
  if (mine.some(({ entry }) => entry.by !== undefined)) return null;
  const others = (outcome.scores ?? []).filter((_, i) => i !== seat && row.seats[i] !== undefined);
  const won = outcome.winners.includes(seat);
  const gaveUp = journal.some(({ entry }) => entry.kind === 'resign');
  const lead = outcome.scores === undefined ? 0 : outcome.scores[seat] - Math.max(0, ...others);
  return {
    challenge: row.daily,
    identity: row.host,
    name: row.seats[seat].name ?? '',
    avatar: row.seats[seat].avatar ?? '',
    won,
    score: scoreOf(won, gaveUp, lead, mine.length),
    points: lead,
    gaveUp,
    length: mine.length,
    match: row.id,
    at: row.finishedAt ?? 0,
  };
}

/**
 * Whoever won is before whoever did not, whatever the points; among equals a short win is better (the store sees to that), a loss the longer it
 * was held off, and whoever gave up comes last.
 */
const scoreOf = (won: boolean, gaveUp: boolean, lead: number, length: number): number =>
  won ? 1_000_000 + lead : lead - (gaveUp ? 1_000_000 : 0) + Math.min(length, 9_999) / 100_000;

export async function noteResult(house: House, row: MatchRow): Promise<ResultRow | null> {
  const result = resultOf(row, await house.store.journal(row.id));
  if (result !== null) await house.store.saveResult(result);
  return result;
}

/** How the day stands: the best, one's own place, and how long others took. Nothing about the cards. */
export async function dailyOf(house: House, secret: string, me: IdentityRow | null, id: string): Promise<DailyReply> {
  const game = gameFor(house, id);
  const day = dayOf(house.now());
  const challenge = challengeOf(id, day);
  const row = me === null ? null : await house.store.match(tableOf(secret, challenge, me));
  // A node may have died between the end and its note.
  const own = row?.status === 'finished' ? await noteResult(house, row) : null;
  const [best, standing] = await Promise.all([house.store.results(challenge, 200), house.store.standing(challenge, me?.id ?? null)]);
  const shown = (one: ResultRow): DailyReply['best'][number] => ({
    name: one.name,
    avatar: one.avatar,
    won: one.won,
    points: one.points ?? Math.round(one.score - (one.won ? 1_000_000 : 0)),
    gaveUp: one.gaveUp === true,
    length: one.length,
    me: one.identity === me?.id,
    // Others' tables may be watched only by those who have played the same cards.
    match: row?.status === 'finished' ? one.match : null,
  });
  // Also whoever is far down the list has a place in it.
  const mine = best.find((one) => one.identity === me?.id) ?? own ?? undefined;
  return {
    day,
    endsAt: Date.parse(`${day}T00:00:00Z`) + 86_400_000,
    alone: game.seats.min === 1,
    table:
      row === null
        ? null
        : { id: row.id, finished: row.status === 'finished', answers: answersOf(row, await house.store.journal(row.id)).length },
    mine: mine === undefined ? null : shown(mine),
    players: standing.players,
    won: standing.won,
    place: standing.place,
    best: best.slice(0, SHOWN).map(shown),
    lengths: best.map(({ won, length, identity }) => ({ won, length, me: identity === me?.id })),
  };
}
