import { useEffect } from 'react';
import type { DailyReply } from '#server/schema.ts';
import { usePoll } from '../../app/usePoll.ts';
import type { TableModel } from '../model.ts';
import type { Ghosts } from './ghosts.ts';

const EVERY_MS = 60_000;

/** Others at the deal of the day, while one plays it; null elsewhere. */
export function useGhosts({ view, meta, me, ask }: TableModel): Ghosts | null {
  const isRunning = meta?.daily === true && me !== null && meta.status === 'playing';
  const { data, refresh } = usePoll<DailyReply>(isRunning ? `/api/daily/${view.game}` : null, EVERY_MS);
  const asked = ask === null ? null : (view.decision?.n ?? null);
  // Another question: one has answered since.
  useEffect(() => {
    if (asked !== null) refresh();
  }, [asked, refresh]);
  // A table of yesterday may be played on today.
  const own = data?.table ?? null;
  if (!isRunning || data === null || own === null || own.id !== meta.id) return null;
  return { answers: own.answers, others: data.lengths.filter((one) => !one.me) };
}
