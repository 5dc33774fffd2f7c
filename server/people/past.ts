import { RESIGNED } from '#engine';
import type { House } from '../house.ts';
import type { Companion, PastMatch, RecordQuery, RecordReply } from '../schema.ts';
import type { CompanionRow, IdentityRow, MatchRow, PastRow, TallyRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { shortOf } from './identity.ts';

const PAGE = 20;
const MOST_PEOPLE = 50;

type Counted = Pick<TallyRow, 'matches' | 'counted' | 'won'>;
type Tally = Counted & { readonly share: number | null };

function tallyOf(rows: readonly Counted[]): Tally {
  const sum = (of: keyof Counted): number => rows.reduce((total, row) => total + row[of], 0);
  const [matches, counted, won] = [sum('matches'), sum('counted'), sum('won')];
  return { matches, counted, won, share: counted === 0 ? null : won / counted };
}

/** The most played game first. */
function gamesOf(tallies: readonly TallyRow[]): RecordReply['games'] {
  return Object.entries(Object.groupBy(tallies, ({ game }) => game))
    .map(([game, rows = []]) => ({ game, ...tallyOf(rows), months: rows.map((row) => ({ month: row.month, ...tallyOf([row]) })) }))
    .sort((a, b) => b.matches - a.matches);
}

/** The caller's record: nobody else's is told, and of others only what their common matches show anyway. */
export async function pastOf(house: House, me: IdentityRow, query: RecordQuery): Promise<RecordReply> {
  if (query.game !== undefined && house.library.gameById(query.game) === undefined) throw trouble('unknown-game');
  const people = await house.store.companions(me.id, MOST_PEOPLE);
  const companion =
    query.person === undefined ? null : (people.find(({ identity }) => shortOf(identity) === query.person)?.identity ?? null);
  if (query.person !== undefined && companion === null) throw trouble('not-found');
  const before = query.after === undefined ? null : placeIn(query.after);
  // One more than is shown tells whether there is another page.
  const wish = { game: query.game ?? null, companion, won: query.won === true, before, limit: PAGE + 1 };
  const [tallies, found] = await Promise.all([house.store.tallies(me.id), house.store.pastOf(me.id, wish)]);
  const games = gamesOf(tallies);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown[PAGE - 1].row : null;
  return {
    since: me.createdAt,
    totals: { ...tallyOf(tallies), games: games.length },
    games,
    history: { matches: shown.map((one) => matchOf(one, me)), next: last === null ? null : `${endOf(last)}-${last.id}` },
    people: people.map(companionOf),
  };
}

const endOf = ({ finishedAt, createdAt }: MatchRow): number => finishedAt ?? createdAt;

function placeIn(after: string): { at: number; match: string } {
  const [at, match] = after.split('-');
  return { at: Number(at), match };
}

const companionOf = ({ identity, name, avatar, matches, won, lost, match, seat, game, at }: CompanionRow): Companion => ({
  person: shortOf(identity),
  name,
  avatar,
  matches,
  won,
  lost,
  last: { match, seat, game, at },
});

function matchOf({ row, seat: own, counts }: PastRow, me: IdentityRow): PastMatch {
  const winners = row.outcome?.winners ?? [];
  const scores = row.outcome?.scores;
  const mine = scores?.[own];
  const better = mine === undefined ? 0 : (scores ?? []).filter((score) => score > mine).length;
  return {
    id: row.id,
    game: row.game,
    finishedAt: endOf(row),
    seats: row.seats.flatMap(({ name, kind, identity }, seat) =>
      name === null
        ? []
        : [{ name, kind, you: seat === own || identity === me.id, won: winners.includes(seat), score: scores?.[seat] ?? null }],
    ),
    result: resultOf(row, own, me),
    // Among equal points the rules have decided.
    place: mine === undefined || winners.length === 0 ? null : winners.includes(own) ? 1 : Math.max(2, 1 + better),
    counts,
    practice: row.from !== null,
    offline: row.offline === true,
    ...(row.unchecked === true ? { unchecked: true } : {}),
    replay: `/m/${row.id}/replay`,
  };
}

function resultOf({ seats, outcome }: MatchRow, own: number, me: IdentityRow): PastMatch['result'] {
  const winners = outcome?.winners ?? [];
  const isMine = seats[own].identity === me.id;
  if (!isMine || (outcome?.reason === RESIGNED && !winners.includes(own))) return 'gave-up';
  if (winners.includes(own)) return 'won';
  return winners.length === 0 && seats.length > 1 ? 'none' : 'lost';
}
