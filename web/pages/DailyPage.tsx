import { lazy, useMemo } from 'react';
import { challenges } from '../table/games.ts';
import { Frame } from './Frame.tsx';
import { MissingPage } from './Missing.tsx';

/** The challenge of the day of a game that has one. */
export function DailyPage({ id }: { readonly id: string }) {
  const load = challenges[id];
  const Daily = useMemo(() => (load === undefined ? null : lazy(() => load().then((m) => ({ default: m.Daily })))), [load]);
  if (Daily === null) return <MissingPage />;
  return <Daily path={`/daily/${id}`} frame={(content, title) => <Frame title={title}>{content}</Frame>} />;
}
