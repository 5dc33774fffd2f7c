import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../app/settings.ts';
import { useTables, waitingIn } from '../app/tables.ts';
import { useNow } from '../app/useNow.ts';
import { Button, LinkButton } from '../kit/index.ts';
import { Position } from '../table/pos/Position.tsx';
import { timeOf } from '../table/slow/times.ts';
import { sayIn } from '../text/index.ts';
import { tablesTexts } from '../text/tables.ts';
import css from './Reminder.module.css';
import { gameWords } from './titles.ts';

/** One bar over any page when a quarter of the time is left at a table, until it is gone to or put away. */
export function Reminder() {
  const { lang } = useSettings();
  const w = tablesTexts[lang];
  const tables = useTables();
  const now = useNow(30_000) - tables.skew;
  const [path] = useLocation();
  const [put, setPut] = useState<readonly string[]>([]);
  const late = waitingIn(tables).find(
    (table) => timeOf(lang, table, now)?.hot === true && !put.includes(`${table.id} ${table.since}`) && !path.startsWith(`/m/${table.id}`),
  );
  // The list tells it itself.
  if (late === undefined || path === '/tables') return null;
  const left = timeOf(lang, late, now)?.left ?? '';
  return (
    <section className={css.reminder} role="alert" data-reminder={late.id}>
      {late.pos !== null && (
        <Position game={late.game} pos={late.pos} me={late.seats.find(({ you }) => you)?.seat ?? null} className={css.picture} />
      )}
      <p>
        <b>{sayIn(lang, w.quarter, { game: gameWords(lang, late.game).short, left })}</b>
        <span>{w.quarterText}</span>
      </p>
      <Button size="sm" kind="quiet" onClick={() => setPut([...put, `${late.id} ${late.since}`])}>
        {w.cancel}
      </Button>
      <LinkButton size="sm" kind="act" href={`/m/${late.id}`} data-action="to-late">
        {w.toTable}
      </LinkButton>
    </section>
  );
}
