import { contextFor, format, type GameText, type Lang, logText, type SeatId } from '#engine';
import type { House } from '../house.ts';
import { endsAfter, moreOf } from '../match/clock.ts';
import { awayUntil, holidayLeft, isSlow, slowMs, slowWindowMs } from '../match/slow.ts';
import { seatInfos, seatsOf } from '../match/state.ts';
import type { MyTable, MyTablesReply } from '../schema.ts';
import type { Glance, IdentityRow, ListedRow, MatchRow } from '../store/types.ts';

/** More than anybody plays at a time. */
const MOST = 500;
const DAY_MS = 86_400_000;
const ENDED_MS = 7 * DAY_MS;

/** One order everywhere: what waits for me, by time left; then what is live, what others think about, what gathers, what ended. */
const ORDER: readonly MyTable['state'][] = ['mine', 'standIn', 'live', 'others', 'gathering', 'over'];

/** All tables of somebody, told from their rows: no match is opened. */
export async function tablesOf(house: House, me: IdentityRow, lang: Lang): Promise<MyTablesReply> {
  const now = house.now();
  const tables = (await house.store.tablesOf(me.id, now - ENDED_MS, MOST)).map((one) => tableOf(house, one, me.id, lang, now));
  const slow = tables.flatMap(({ holiday }) => holiday ?? []);
  const rank = (one: MyTable): number => ORDER.indexOf(one.state);
  // Where a clock of minutes runs, now is the time.
  const end = (one: MyTable): number => one.until ?? (one.slow || one.clock === 'none' ? Number.POSITIVE_INFINITY : 0);
  return {
    tables: tables
      .map(({ table }) => table)
      .sort((a, b) => rank(a) - rank(b) || (a.state === 'mine' && end(a) !== end(b) ? end(a) - end(b) : b.updatedAt - a.updatedAt)),
    holiday:
      slow.length === 0
        ? null
        : { left: Math.min(...slow.map(({ left }) => left)), until: slow.reduce<number | null>((last, { until }) => until ?? last, null) },
    now,
  };
}

interface Told {
  readonly table: MyTable;
  readonly holiday: { readonly left: number; readonly until: number | null } | null;
}

function tableOf(house: House, { row, updatedAt, asked }: ListedRow, me: string, lang: Lang, now: number): Told {
  const slow = isSlow(row);
  const mine = seatsOf(row, me);
  const playing = row.status === 'playing';
  // Whoever has passed a window that is still open has answered.
  const hasPassed = (seat: SeatId): boolean => row.passed?.[seat] !== undefined && row.passed[seat].n === row.glance?.n;
  const waits = playing ? mine.filter((seat) => asked.includes(seat) && !hasPassed(seat)) : [];
  const isAmongPeople = row.seats.some(({ identity, kind }) => identity !== null && identity !== me && kind !== 'left');
  const glance = playing && slow ? (row.glance ?? null) : null;
  const isStoodIn = playing && mine.some((seat) => row.seats[seat].away !== null);
  const total = glance === null || glance.time === null ? null : glance.time === 'window' ? slowWindowMs(row) : (slowMs(row.clock) ?? 0);
  const asks = waits[0] as SeatId | undefined;
  const text = house.library.wordsOf(row.game)?.[lang];
  return {
    table: {
      id: row.id,
      game: row.game,
      state:
        row.status === 'finished'
          ? 'over'
          : row.status === 'lobby'
            ? 'gathering'
            : isStoodIn
              ? 'standIn'
              : waits.length > 0 && isAmongPeople
                ? 'mine'
                : slow
                  ? 'others'
                  : 'live',
      clock: row.clock,
      slow,
      seats: seatInfos(row, null, me, null).map((seat) => ({ ...seat, control: row.seats[seat.seat].away === null ? 'self' : 'bot' })),
      asked: playing ? [...asked] : [],
      question: text === undefined || asks === undefined ? null : inWords(() => questionIn(text, lang, row, glance, asks)),
      last: text === undefined ? null : inWords(() => lastIn(text, lang, row, glance, mine[0] ?? null)),
      since: glance?.since ?? null,
      until: glance === null || total === null ? null : endsAfter(row, glance.n, glance.since, total),
      total,
      away:
        !slow || !playing
          ? []
          : row.seats.flatMap((_, seat) => {
              const until = awayUntil(row, seat, now);
              return until === null ? [] : [{ seat, until }];
            }),
      more: total !== null && asks !== undefined && (row.more?.used[asks] ?? 0) < moreOf(row).times,
      pos: glance?.pos ?? null,
      winners: row.outcome === null ? null : [...row.outcome.winners],
      practice: row.from !== null,
      updatedAt,
    },
    holiday: !slow || !playing || mine.length === 0 ? null : { left: holidayLeft(row, mine[0]), until: awayUntil(row, mine[0], now) },
  };
}

/** A table whose words are missing is still a table. */
function inWords(say: () => string | null): string | null {
  try {
    return say();
  } catch {
    return null;
  }
}

const namesOf = (row: MatchRow): string[] => row.seats.map(({ name }, seat) => name ?? `${seat + 1}`);

function questionIn(text: GameText, lang: Lang, row: MatchRow, glance: Glance | null, seat: SeatId): string | null {
  const ask = glance?.asks[seat];
  const message = ask === undefined ? undefined : text.prompts[ask.prompt];
  return ask === undefined || message === undefined ? null : format(message, ask.params, contextFor(text, lang, namesOf(row), seat));
}

function lastIn(text: GameText, lang: Lang, row: MatchRow, glance: Glance | null, me: SeatId | null): string | null {
  const last = glance?.last ?? null;
  if (last === null) return null;
  return format(logText(text, lang, last.key), last.params, contextFor(text, lang, namesOf(row), me));
}
