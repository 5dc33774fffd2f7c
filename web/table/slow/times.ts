import type { Lang, SeatId } from '#engine';
import type { MyTable } from '#server/schema.ts';
import { nameOf } from '../../app/nameOf.ts';
import { timeOf as clockOf } from '../../app/timeOf.ts';
import type { TablesText } from '../../text/en/tables.ts';
import { sayIn } from '../../text/index.ts';
import { wordsIn } from '../../text/load.ts';
import { tablesTexts } from '../../text/tables.ts';
import { listed } from '../words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From so much on days are told, not hours. */
const DAYS_FROM = 2;

/** So much time, as one says it: «3 days», «19 h», «3 h 40 min». */
export function spanWords(lang: Lang, ms: number): string {
  const w = tablesTexts[lang];
  const past = Math.max(0, ms);
  if (past >= DAYS_FROM * DAY_MS) return sayIn(lang, w.days, { n: Math.floor(past / DAY_MS) });
  const [h, m] = [Math.floor(past / HOUR_MS), Math.floor((past % HOUR_MS) / MINUTE_MS)];
  // Where there are many hours, minutes tell nothing.
  if (h >= 10 || (h > 0 && m === 0)) return sayIn(lang, w.hours, { n: h });
  return h > 0 ? sayIn(lang, w.hoursMinutes, { h, m }) : sayIn(lang, w.minutes, { n: Math.max(1, m) });
}

/** A moment in the zone of this device: «today at 21:40». */
export function momentWords(lang: Lang, at: number, now = Date.now()): string {
  const w = tablesTexts[lang];
  const time = clockOf(at, lang);
  const dayOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((dayOf(at) - dayOf(now)) / DAY_MS);
  if (days <= 0) return sayIn(lang, w.today, { time });
  if (days === 1) return sayIn(lang, w.tomorrow, { time });
  return sayIn(lang, w.onDay, { day: dayWords(lang, at), time });
}

/** A day: «29 November». */
export const dayWords = (lang: Lang, at: number): string => new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(at);

const TOTALS: { readonly [ms: number]: keyof TablesText['totals'] } = {
  [DAY_MS / 2]: 'halfDay',
  [DAY_MS]: 'day',
  [3 * DAY_MS]: 'threeDays',
  [7 * DAY_MS]: 'week',
};

interface TimeLeft {
  readonly words: string;
  /** Without what it is left of. */
  readonly left: string;
  readonly share: number;
  /** Less than a quarter. */
  readonly hot: boolean;
}

/** What is left of the time for a table. Null: nobody hurries. */
export function timeOf(lang: Lang, { until, total }: Pick<MyTable, 'until' | 'total'>, now: number): TimeLeft | null {
  if (until === null || total === null) return null;
  const w = tablesTexts[lang];
  const ms = Math.max(0, until - now);
  const left = spanWords(lang, ms);
  const of = TOTALS[total];
  const words = of === undefined || ms > total ? sayIn(lang, w.leftOnly, { left }) : sayIn(lang, w.left, { left, total: w.totals[of] });
  const share = Math.min(1, ms / total);
  return { words, left, share, hot: share < 1 / 4 };
}

const namesIn = (lang: Lang, seats: MyTable['seats']): string => {
  const { common } = wordsIn(lang).common;
  return listed(
    seats.map((seat) => nameOf(seat, common.aPlayer)),
    common.and,
  );
};

/** Whose faces stand beside the words: those who wait for me, or for whom we wait. */
export function othersAt({ seats, asked, state }: MyTable): MyTable['seats'] {
  const others = seats.filter((seat) => !seat.you && seat.name !== null && seat.kind !== 'left');
  const people = others.filter(({ kind }) => kind !== 'bot');
  if (state === 'others') return others.filter(({ seat }) => asked.includes(seat));
  return people.length > 0 ? people : others;
}

/** «Anna and Boris have been waiting for 5 h», «Katya has been thinking for 6 h», or who is away. */
export function whoWords(lang: Lang, table: MyTable, now: number): string {
  const w = tablesTexts[lang];
  const away = table.away[0];
  if (away !== undefined && !table.seats[away.seat]?.you)
    return sayIn(lang, w.away, { name: namesIn(lang, [table.seats[away.seat]]), day: dayWords(lang, away.until) });
  const seats = othersAt(table);
  const params = { names: namesIn(lang, seats), n: seats.length };
  if (seats.length === 0) return '';
  if (table.state === 'others') {
    if (table.since === null) return sayIn(lang, w.thinksNow, params);
    return sayIn(lang, w.thinks, { ...params, time: spanWords(lang, now - table.since) });
  }
  if (table.state !== 'mine') return params.names;
  if (table.since === null) return sayIn(lang, w.waitsOnly, params);
  return sayIn(lang, w.waits, { ...params, since: sayIn(lang, w.since, { time: spanWords(lang, now - table.since) }) });
}

/** Who has won. */
export function resultWords(lang: Lang, { winners, seats }: MyTable): string {
  const w = tablesTexts[lang];
  if (winners === null || winners.length === 0) return w.nobodyWon;
  if (winners.some((seat) => seats[seat]?.you)) return w.won;
  return sayIn(lang, w.winner, {
    names: namesIn(
      lang,
      winners.flatMap((seat) => seats[seat] ?? []),
    ),
    n: winners.length,
  });
}

export const seatOfMe = ({ seats }: Pick<MyTable, 'seats'>): SeatId | null => seats.find(({ you }) => you)?.seat ?? null;
