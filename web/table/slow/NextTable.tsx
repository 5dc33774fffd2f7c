import { useEffect } from 'react';
import type { MyTable } from '#server/schema.ts';
import { useSettings } from '../../app/settings.ts';
import { refreshTables, useTables, waitingIn } from '../../app/tables.ts';
import { useNow } from '../../app/useNow.ts';
import { LinkButton } from '../../kit/index.ts';
import { sayIn } from '../../text/index.ts';
import { tablesTexts } from '../../text/tables.ts';
import { Position } from '../pos/Position.tsx';
import css from './Slow.module.css';
import { timeOf } from './times.ts';

export interface Next {
  /** The most urgent of the other tables that wait for this person. */
  readonly first: MyTable | undefined;
  readonly many: number;
  /** There are other matches over days, and none of them waits. */
  readonly isDone: boolean;
  readonly skew: number;
}

/** Which other tables wait; asked anew when the match `here` has got on to another decision. Null: not asked. */
export function useNext(here: string | null, n: number): Next {
  const tables = useTables(here !== null);
  useEffect(() => {
    if (here !== null) void refreshTables();
  }, [here, n]);
  const others = here === null ? [] : waitingIn(tables).filter(({ id }) => id !== here);
  const slow =
    here === null ? [] : (tables.reply?.tables ?? []).filter((table) => table.slow && table.state === 'others' && table.id !== here);
  return { first: others[0], many: others.length, isDone: others.length === 0 && slow.length > 0, skew: tables.skew };
}

/** «Two more tables wait for you», and the way to the first of them. */
export function NextTable({ next: { first, many, skew } }: { readonly next: Next }) {
  const { lang } = useSettings();
  const w = tablesTexts[lang];
  const now = useNow(30_000) - skew;
  if (first === undefined) return null;
  return (
    <div className={css.next} data-next-table={first.id}>
      {first.pos !== null && (
        <Position game={first.game} pos={first.pos} me={first.seats.find(({ you }) => you)?.seat ?? null} className={css.picture} />
      )}
      <p>
        <b>{sayIn(lang, w.moreWait, { n: many })}</b>
        <span>{[first.question ?? w.yourMove, timeOf(lang, first, now)?.words].filter((part) => part !== undefined).join(' · ')}</span>
      </p>
      <LinkButton href="/tables">{w.toList}</LinkButton>
      <LinkButton kind="act" href={`/m/${first.id}`} data-action="next-table">
        {w.nextTable} <kbd>N</kbd>
      </LinkButton>
    </div>
  );
}
