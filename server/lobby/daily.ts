import type { Game, Lang } from '#engine';
import type { House, TableHouse } from '../house.ts';
import type { DailyReply } from '../schema.ts';
import type { IdentityRow, MatchRow, ResultRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { dayBefore, dayOf, sealedUntil } from './day.ts';
import { openDaily } from './opening.ts';

/**
 * The deal of the day: the same cards for everybody on this server, alone where the game can be played alone, otherwise against bots that answer alike in
 * the same position. One table a day and person; its result counts.
 */

const SHOWN = 10;

const challengeOf = (game: string, day: string): string => `${game}/${day}`;
/** Whoever came only today is listed apart: it costs nothing to be somebody else. */
const apartOf = (challenge: string): string => `${challenge}/new`;

function gameFor(house: House, id: string): Game {
  const game = house.library.gameById(id);
  if (game === undefined) throw trouble('unknown-game');
  return game;
}

/** The caller's table of today, made if it is not there yet. */
export async function playDaily(house: House, me: IdentityRow, lang: Lang, id: string): Promise<string> {
  const game = gameFor(house, id);
  const day = house.days.at(house.now()).name;
  const challenge = challengeOf(id, day);
  const table = house.keys.dailyTable(challenge, day, me.id);
  if ((await house.store.match(table)) !== null) return table;
  await openDaily(house, me, lang, game, { id: table, seed: house.keys.dailySeed(challenge, day), daily: challenge });
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
 * Whoever won is before whoever did not, whatever the points; a short win beats a long one (the store sees to that), a late loss beats an early one,
 * and whoever gave up comes last.
 */
const scoreOf = (won: boolean, gaveUp: boolean, lead: number, length: number): number =>
  won ? 1_000_000 + lead : lead - (gaveUp ? 1_000_000 : 0) + Math.min(length, 9_999) / 100_000;

/** Only what was ended on its own day counts: afterwards the cards are known. */
export async function noteResult(house: TableHouse, row: MatchRow): Promise<ResultRow | null> {
  const result = resultOf(row, await house.store.journal(row.id));
  if (result === null) return null;
  const day = house.days.at(result.at);
  if (day.name !== dayOf(result.challenge)) return null;
  const since = (await house.store.identity(row.host))?.createdAt ?? result.at;
  const noted = since < day.start ? result : { ...result, challenge: apartOf(result.challenge) };
  await house.store.saveResult(noted);
  return noted;
}

type Shown = DailyReply['best'][number];

/** How a day stands: the best, one's own place, and how long others took. While it lasts, nothing about the cards. */
export async function dailyOf(house: House, me: IdentityRow | null, id: string, wished?: string): Promise<DailyReply> {
  const game = gameFor(house, id);
  const { store } = house;
  const now = house.now();
  const today = house.days.at(now);
  const day = wished ?? today.name;
  if (day > today.name) throw trouble('not-found');
  const challenge = challengeOf(id, day);
  const row = me === null ? null : await store.match(house.keys.dailyTable(challenge, day, me.id));
  // A node may have died between the end and its note.
  const own = row?.status === 'finished' ? await noteResult(house, row) : null;
  const apart = own?.challenge === apartOf(challenge);
  const [best, standing, newcomers, newStanding] = await Promise.all([
    store.results(challenge, 200),
    store.standing(challenge, me?.id ?? null),
    store.results(apartOf(challenge), 200),
    store.standing(apartOf(challenge), me?.id ?? null),
  ]);
  // Whoever has played the same cards may see what others made of them, once nobody can play them any more.
  const mayLook = row?.status === 'finished' && sealedUntil(house.days, { daily: challenge }, now) === null;
  const shown = (one: ResultRow): Shown => ({
    name: one.name,
    avatar: one.avatar,
    won: one.won,
    points: one.points ?? Math.round(one.score - (one.won ? 1_000_000 : 0)),
    gaveUp: one.gaveUp === true,
    length: one.length,
    me: one.identity === me?.id,
    match: mayLook ? one.match : null,
  });
  const lists = apart ? newcomers : best;
  // Also whoever is far down the list has a place in it.
  const mine = lists.find((one) => one.identity === me?.id) ?? own ?? undefined;
  return {
    day,
    before: dayBefore(day),
    over: day < today.name,
    endsAt: today.end,
    alone: game.seats.min === 1,
    table:
      row === null
        ? null
        : { id: row.id, finished: row.status === 'finished', answers: answersOf(row, await store.journal(row.id)).length },
    mine: mine === undefined ? null : shown(mine),
    players: standing.players,
    won: standing.won,
    place: (apart ? newStanding : standing).place,
    apart,
    best: best.slice(0, SHOWN).map(shown),
    newcomers: { players: newStanding.players, best: newcomers.slice(0, SHOWN).map(shown) },
    lengths: [...best, ...newcomers].map(({ won, length, identity }) => ({ won, length, me: identity === me?.id })),
  };
}
