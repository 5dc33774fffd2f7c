import { type ComponentType, lazy, type ReactNode } from 'react';
import { challenges } from '../table/games.ts';
import { Frame } from './Frame.tsx';
import { MissingPage } from './Missing.tsx';

type Challenge = Awaited<ReturnType<(typeof challenges)[string]>>['Daily'];

const pages: { readonly [id: string]: ComponentType<Parameters<Challenge>[0]> } = Object.fromEntries(
  Object.entries(challenges).map(([id, load]) => [id, lazy(() => load().then((m) => ({ default: m.Daily })))]),
);

const framed = (content: ReactNode, title: string): ReactNode => <Frame title={title}>{content}</Frame>;

/** The challenge of the day of a game that has one. */
export function DailyPage({ id }: { readonly id: string }) {
  const Daily = pages[id];
  if (Daily === undefined) return <MissingPage />;
  return <Daily path={`/daily/${id}`} frame={framed} />;
}
