import type { Config } from '../config.ts';
import type { MatchRow, Store } from '../store/types.ts';

/**
 * What a day is, for everything that is daily. The host says in which zone and at which hour it begins. It lies in the store, so that all nodes agree, and
 * days of 23 and 25 hours come from the zone itself.
 */

/** In which zone and at which hour of it days begin. */
export interface DayRule {
  readonly zone: string;
  readonly hour: number;
}

/** From the day after `after` on it is by this rule. The first rule holds from the beginning of time. */
interface RuleSince extends DayRule {
  readonly after: string;
}

/** Days are named by date, so that later ones come later by name, too. */
export interface Day {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Days {
  at(now: number): Day;
  /** Nothing of that day has to be hidden any more. */
  isOver(name: string, now: number): boolean;
  close(): void;
}

/** The day whose challenge a match is. */
export const dayOf = (challenge: string): string => challenge.slice(challenge.indexOf('/') + 1, challenge.indexOf('/') + 11);

/** Until when nobody may know the cards of a match, even if it is over: others may still play with the same ones. Null: they are not hidden any more. */
export function sealedUntil(days: Pick<Days, 'at' | 'isOver'>, { daily }: Pick<MatchRow, 'daily'>, now: number): number | null {
  return daily === undefined || days.isOver(dayOf(daily), now) ? null : days.at(now).end;
}

const HOUR_MS = 3_600_000;
const SETTING = 'day';
/** So often each node looks whether another one was told otherwise. */
const LOOK_MS = 60_000;
/** A change that comes so shortly before midnight waits for another day: not every node would know of it. */
const NOTICE_MS = 5 * LOOK_MS;
export const BY_GREENWICH: DayRule = { zone: 'UTC', hour: 0 };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The wall-clock time of that zone, written as if it were UTC. */
function wallAt(zone: string, now: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
const dayAfter = (name: string, days = 1): string => dateOf(Date.parse(`${name}T00:00:00Z`) + days * 24 * HOUR_MS);

/** The first moment at which clocks of the zone show that date and hour, or later where they leap over it. */
function startOf({ zone, hour }: DayRule, name: string): number {
  const wall = Date.parse(`${name}T00:00:00Z`) + hour * HOUR_MS;
  // Zones change by whole minutes, at most once in a few days: both sides of a change are tried.
  const around = [-30, 30].map((hours) => wall - (wallAt(zone, wall + hours * HOUR_MS) - (wall + hours * HOUR_MS)));
  const found = around.filter((moment) => wallAt(zone, moment) === wall);
  // Where the hour does not exist the later offset gives the moment of the leap or shortly after it.
  return found.length === 0 ? Math.max(...around) : Math.min(...found);
}

function nameAt(rule: DayRule, now: number): string {
  const name = dateOf(wallAt(rule.zone, now) - rule.hour * HOUR_MS);
  // Around a change of clocks the wall-clock time may be ahead of the beginning, or behind it.
  if (now < startOf(rule, name)) return dayAfter(name, -1);
  const next = dayAfter(name);
  return now >= startOf(rule, next) ? next : name;
}

export const dayBefore = (name: string): string => dayAfter(name, -1);

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * The day of a moment. Where the rule changes, the day before lasts until the next one begins by the new rule, or the next one is shorter: no day comes
 * twice, since its cards would be known.
 */
export function dayAt(rules: readonly [DayRule, ...RuleSince[]], now: number): Day {
  let [rule]: readonly [DayRule, ...RuleSince[]] = rules;
  let since = Number.NEGATIVE_INFINITY;
  let first = '';
  for (const next of rules.slice(1) as RuleSince[]) {
    const begins = Math.max(startOf(rule, dayAfter(next.after)), startOf(next, dayAfter(next.after)), since);
    if (now < begins) {
      const name = nameAt(rule, now);
      if (name >= next.after) return { name: next.after, start: Math.max(since, startOf(rule, next.after)), end: begins };
      break;
    }
    [rule, since, first] = [next, begins, dayAfter(next.after)];
  }
  const name = later(nameAt(rule, now), first);
  return { name, start: Math.max(since, startOf(rule, name)), end: startOf(rule, dayAfter(name)) };
}

type Rules = readonly [DayRule, ...RuleSince[]];

const rulesIn = (text: string | null): Rules => (text === null ? [BY_GREENWICH] : (JSON.parse(text) as Rules));

/** The rules once the host wishes another one; the same, if it holds already or will tomorrow. */
export function rulesWith(rules: Rules, wish: Partial<DayRule>, now: number): Rules {
  const last = rules[rules.length - 1];
  const { zone, hour } = { zone: last.zone, hour: last.hour, ...wish };
  if (zone === last.zone && hour === last.hour) return rules;
  const today = dayAt(rules, now);
  const after = today.end - now < NOTICE_MS ? dayAfter(today.name) : today.name;
  // What was wished before and does not hold yet will never hold.
  const [first, ...others] = rules;
  const kept = others.filter((one) => one.after < today.name);
  return [first, ...kept, { zone, hour, after }];
}

/** What days there are, without a wish of one's own. */
export async function daysOf(store: Pick<Store, 'setting'>): Promise<Pick<Days, 'at' | 'isOver'>> {
  const rules = rulesIn(await store.setting(SETTING));
  const at = (now: number): Day => dayAt(rules, now);
  return { at, isOver: (name, now) => name < at(now).name };
}

/** Reads what days there are, and says what the host wishes of them. */
export async function openDays(
  store: Pick<Store, 'setting' | 'setSetting' | 'clock' | 'dump'>,
  config: Pick<Config, 'day'>,
  report: (where: string, error: unknown) => void,
): Promise<Days> {
  const wish = {
    ...(config.day.zone === null ? {} : { zone: config.day.zone }),
    ...(config.day.hour === null ? {} : { hour: config.day.hour }),
  };
  let rules: Rules = [BY_GREENWICH];
  for (;;) {
    const text = await store.setting(SETTING);
    rules = rulesIn(text);
    // Where nobody has ever been, no day has begun yet.
    const isNew = text === null && (await store.dump('identities', null, 1)).length === 0;
    const wished: Rules = isNew ? [{ ...BY_GREENWICH, ...wish }] : rulesWith(rules, wish, store.clock());
    if (wished === rules) break;
    if (await store.setSetting(SETTING, JSON.stringify(wished), text)) {
      rules = wished;
      break;
    }
  }
  const look = (): void => {
    store.setting(SETTING).then(
      (text) => {
        rules = rulesIn(text);
      },
      (error: unknown) => report('day', error),
    );
  };
  const timer = setInterval(look, LOOK_MS).unref();
  const at = (now: number): Day => dayAt(rules, now);
  return { at, isOver: (name, now) => name < at(now).name, close: () => clearInterval(timer) };
}
