import { isLang, type Lang } from '#engine';
import type { CallKind, ChannelKind } from '../store/calling.ts';

/** What somebody wishes to be called for, by which ways, and when not. */
export type CallEvent = Exclude<CallKind, 'past'>;

export interface CallWishes {
  readonly events: { readonly [event in CallEvent]: readonly ChannelKind[] };
  /** Minutes since midnight where the person is; null: at any hour. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** The zone of the device that said so last. */
  readonly zone: string;
  readonly lang: Lang | null;
}

const EVERYWHERE: readonly ChannelKind[] = ['push', 'mail', 'telegram', 'webhook'];

const DEFAULTS: CallWishes = {
  events: {
    turn: ['push', 'telegram', 'webhook'],
    asked: ['push', 'telegram'],
    quarter: EVERYWHERE,
    invited: ['push', 'webhook'],
    over: ['mail', 'webhook'],
  },
  quiet: { from: 23 * 60, to: 8 * 60 },
  zone: 'UTC',
  lang: null,
};

export function wishesFrom(text: string | null): CallWishes {
  if (text === null) return DEFAULTS;
  const said = JSON.parse(text) as Partial<CallWishes>;
  const { lang = null } = said;
  return { ...DEFAULTS, ...said, events: { ...DEFAULTS.events, ...said.events }, lang: lang !== null && isLang(lang) ? lang : null };
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Which minute of the day it is in that zone. */
export function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    at,
  );
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}

/** When the quiet hours end that it is now; null: it is none of them. */
export function quietUntil({ quiet, zone }: Pick<CallWishes, 'quiet' | 'zone'>, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const minute = minuteIn(zone, now);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
}
