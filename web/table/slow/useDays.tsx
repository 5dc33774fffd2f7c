import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { refreshTables } from '../../app/tables.ts';
import { useSkew } from '../../app/useSkew.ts';
import type { PromptAction } from '../../kit/index.ts';
import { tablesTexts } from '../../text/tables.ts';
import { useTableKeys } from '../attention/focus.ts';
import type { Board } from '../board.ts';
import type { TableState } from '../useTable.ts';
import { NextTable, useNext } from './NextTable.tsx';
import { Prepare } from './Prepare.tsx';
import { dayWords, momentWords } from './times.ts';

/** What a match over days adds to the prompt while others think. */
export interface Days {
  readonly hint: string | undefined;
  readonly actions: readonly PromptAction[];
  readonly below: ReactNode;
}

/** Windows are a matter of games that have them. */
export const hasWindows = ({ model: { meta } }: Pick<TableState, 'model'>): boolean => meta?.options.window !== undefined;

/**
 * In a match over days nobody sits and waits. This says until when the others have time and that one will be called, offers to answer in advance, and leads to
 * the next table that waits. Null: the match is live, or the person is asked.
 */
export function useDays(table: TableState, board: Pick<Board, 'prepares'>): Days | null {
  const { model } = table;
  const { lang, say, meta, view, me } = model;
  const w = tablesTexts[lang];
  const slow = meta?.slow ?? null;
  const { notify } = useSettings();
  const skew = useSkew(meta?.now ?? null);
  const waits = slow !== null && me !== null && model.ask === null && view.outcome === null && meta?.status === 'playing';
  const next = useNext(waits ? (meta?.id ?? null) : null, view.decision?.n ?? 0);
  const [, go] = useLocation();
  const [preparing, setPreparing] = useState(false);
  const toNext = next.first === undefined ? undefined : `/m/${next.first.id}`;
  useTableKeys({ KeyN: () => waits && toNext !== undefined && go(toNext) });
  if (!waits || slow === null) return null;
  const isCalled = notify && 'Notification' in window && Notification.permission === 'granted';
  const away = slow.away.find(({ seat }) => view.decision?.asked.includes(seat) === true);
  const end = meta?.clock.windowEnds ?? meta?.clock.deadline ?? null;
  const hint =
    away !== undefined
      ? say(w.away, { name: model.name(away.seat), day: dayWords(lang, away.until + skew) })
      : end === null
        ? undefined
        : [say(w.untilThen, { when: momentWords(lang, end + skew) }), next.isDone ? w.done : isCalled ? w.called : w.looked].join(' ');
  const canPrepare = hasWindows(table) && board.prepares !== undefined;
  return {
    hint,
    actions: [
      ...(canPrepare
        ? [
            {
              key: 'prepare',
              label: slow.prepared.length === 0 ? w.prepare : `${w.prepare}: ${slow.prepared.length}`,
              onPress: () => setPreparing(true),
            },
          ]
        : []),
      ...(next.first === undefined
        ? [
            {
              key: 'my-tables',
              label: w.title,
              onPress: () => {
                void refreshTables();
                go('/tables');
              },
            },
          ]
        : []),
    ],
    below: (
      <>
        <NextTable next={next} />
        {canPrepare && <Prepare table={table} prepares={board.prepares} open={preparing} onClose={() => setPreparing(false)} />}
      </>
    ),
  };
}
