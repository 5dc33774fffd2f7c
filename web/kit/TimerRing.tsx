import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import css from './TimerRing.module.css';

export interface TimerRingProps {
  /** Moment in milliseconds of Date.now at which the time is over. */
  readonly deadline: number;
  /** Whole time in milliseconds: the full ring. */
  readonly total: number;
  /** Read aloud, such as "time left". */
  readonly label: string;
  /** Called once when the last five seconds begin. */
  readonly onLast?: () => void;
}

const LAST_MS = 5000;

export function TimerRing({ deadline, total, label, onLast }: TimerRingProps) {
  const left = useTimeLeft(deadline);
  const last = left <= LAST_MS;
  useEffect(() => {
    if (last) onLast?.();
  }, [last, onLast]);
  const seconds = Math.ceil(left / 1000);
  return (
    <div
      className={cx(css.ring, last && css.last)}
      style={{ '--t': Math.max(0, Math.min(100, (left / total) * 100)) } as CSSProperties}
      role="timer"
      aria-label={label}
    >
      <span>{shortTime(seconds)}</span>
    </div>
  );
}

/** Fits into the ring: seconds, minutes, hours and days, in the signs of the page's language. */
function shortTime(seconds: number): string {
  if (seconds < 100) return `${seconds}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${minutes}′`;
  const hours = Math.ceil(minutes / 60);
  const [many, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(many);
}

/** Over days a look every half a minute is enough. */
const FAR_MS = 600_000;

/** Milliseconds until a moment, refreshed four times a second when it is near, never below zero. */
export function useTimeLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), deadline - Date.now() > FAR_MS ? 30_000 : 250);
    return () => window.clearInterval(timer);
  }, [deadline]);
  return Math.max(0, deadline - now);
}
