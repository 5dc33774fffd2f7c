import { useState } from 'react';
import { Link } from 'wouter';
import type { MyTable } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { refreshTables } from '../app/tables.ts';
import { Avatar, Button, Chip, Emoji, LinkButton } from '../kit/index.ts';
import { Position } from '../table/pos/Position.tsx';
import { othersAt, seatOfMe, timeOf, whoWords } from '../table/slow/times.ts';
import { tablesTexts } from '../text/tables.ts';
import { emblem } from './posters.ts';
import css from './Tables.module.css';
import { gameWords } from './titles.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

interface TableProps {
  readonly table: MyTable;
  readonly now: number;
}

/** The little picture of a table; a table that tells none shows the emblem of its game. */
export function TablePicture({ table, className }: { readonly table: MyTable; readonly className?: string | undefined }) {
  return table.pos === null ? (
    <span className={`${css.emblem} ${className ?? ''}`} data-game={table.game} aria-hidden="true">
      <Emoji name={emblem(table.game)} />
    </span>
  ) : (
    <Position game={table.game} pos={table.pos} me={seatOfMe(table)} className={className} />
  );
}

/** Words first, a bar second; under a quarter a bell. */
function TimeLeft({ table, now }: TableProps) {
  const { lang } = useWords();
  const time = timeOf(lang, table, now);
  if (time === null) return null;
  return (
    <span className={css.time} data-hot={time.hot || undefined}>
      <Emoji name={time.hot ? 'bell' : 'hourglass-not-done'} />
      <span>{time.words}</span>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round(time.share * 100)}%` }} />
      </i>
    </span>
  );
}

function Who({ table, now }: TableProps) {
  const { lang } = useWords();
  const words = whoWords(lang, table, now);
  if (words === '') return null;
  return (
    <p className={css.who}>
      <span className={css.faces}>
        {othersAt(table)
          .slice(0, 4)
          .map((seat) => (
            <Avatar
              key={seat.seat}
              seed={seat.avatar ?? seat.name ?? ''}
              seat={seat.seat}
              size="sm"
              {...(seat.kind === 'bot' ? { emoji: 'robot' } : {})}
            />
          ))}
      </span>
      {words}
    </p>
  );
}

/** The table that is most urgent, large. */
export function FirstTable({ table, now, many, onSkip }: TableProps & { readonly many: boolean; readonly onSkip: () => void }) {
  const { lang } = useWords();
  const w = tablesTexts[lang];
  const words = useProblemWords();
  const [told, setTold] = useState<string | null>(null);
  const more = async (): Promise<void> => {
    try {
      await command(`/api/matches/${table.id}/more-time`, {});
      setTold(w.moreDayDone);
      await refreshTables();
    } catch (error) {
      setTold(words(error));
    }
  };
  return (
    <article className={css.first} data-game={table.game} data-table-of={table.id} data-mine="">
      <TablePicture table={table} className={css.large} />
      <div className={css.body}>
        <div className={css.line}>
          <h3>{gameWords(lang, table.game).title}</h3>
          <TimeLeft table={table} now={now} />
        </div>
        <p className={css.question}>{table.question ?? w.yourMove}</p>
        {table.last !== null && <p className={css.event}>{table.last}</p>}
        <Who table={table} now={now} />
        <div className={css.does}>
          <LinkButton kind="act" size="big" href={`/m/${table.id}`} data-action="to-first">
            {w.toTable}
          </LinkButton>
          {many && (
            <Button onClick={onSkip} data-action="skip">
              {w.skip}
            </Button>
          )}
          {table.more && told === null && (
            <Button kind="quiet" onClick={() => void more()} data-action="more-day">
              {w.moreDay}
            </Button>
          )}
          {told !== null && <span role="status">{told}</span>}
        </div>
      </div>
    </article>
  );
}

/** Another table: gold around what waits for me. */
export function TableRow({ table, now }: TableProps) {
  const { lang, say, p } = useWords();
  const w = tablesTexts[lang];
  const title = gameWords(lang, table.game).title;
  const mine = table.state === 'mine';
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const line = mine ? (table.question ?? w.yourMove) : table.state === 'gathering' ? w.gathering : (table.last ?? '');
  return (
    <li className={css.row} data-mine={mine || undefined}>
      <article data-game={table.game} data-table-of={table.id}>
        <TablePicture table={table} className={mine ? css.middle : css.small} />
        <div className={css.words}>
          <h3>{title}</h3>
          {line !== '' && <p className={mine ? css.ask : css.event}>{line}</p>}
          <Who table={table} now={now} />
        </div>
        {mine ? <TimeLeft table={table} now={now} /> : free > 0 ? <Chip tone="good">{say(p.home.free, { n: free })}</Chip> : null}
        <Link href={`/m/${table.id}`} className={css.go} aria-label={`${mine ? w.toTable : w.watch}: ${title}`}>
          {mine ? w.toTable : w.watch}
        </Link>
      </article>
    </li>
  );
}
