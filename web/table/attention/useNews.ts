import { useEffect, useRef, useState } from 'react';
import { type LogLine, sentences } from '../../kit/index.ts';
import { linesAfter, spoken } from '../talk/log.ts';
import type { TableState } from '../useTable.ts';

/** New lines of the log as they are spoken. */
export function useNews(lines: readonly LogLine[]): string {
  const last = useRef<string | number | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = linesAfter(lines, last.current);
    last.current = lines.at(-1)?.key ?? last.current;
    if (fresh.length > 0) setNews(sentences(fresh.slice(-6).map(spoken)));
  }, [lines]);
  return news;
}

export function useUnread(total: number, open: boolean): number {
  const [read, setRead] = useState(total);
  useEffect(() => {
    if (open) setRead(total);
  }, [open, total]);
  return Math.max(0, total - read);
}

export function useNudge(nudges: number, table: TableState): void {
  const before = useRef(nudges);
  const { toast, model } = table;
  useEffect(() => {
    if (nudges > before.current) toast({ tone: 'info', emoji: 'eyes', title: model.ui.attention.nudge });
    before.current = nudges;
  }, [nudges, toast, model.ui]);
}
