import type { Lang } from '#engine';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const DAYS_AS_DATE = 7;

/** «5 minutes ago», «yesterday», and the date of what is older than a week. */
export function ago(moment: number, lang: Lang, now: number = Date.now()): string {
  const past = Math.max(0, now - moment);
  const [unit, ms] = STEPS.find(([, size]) => past >= size) ?? ['minute', 60_000];
  const many = Math.floor(past / ms);
  if (unit === 'day' && many >= DAYS_AS_DATE) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(moment);
  if (many === 0) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'second');
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-many, unit);
}
