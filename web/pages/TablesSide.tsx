import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { MyTable, MyTablesReply } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { answerCall, useCalls } from '../app/calls.ts';
import { refreshTables } from '../app/tables.ts';
import { Avatar, Button, Dialog, Emoji, Segmented } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import { dayWords, othersAt, resultWords, spanWords, whoWords } from '../table/slow/times.ts';
import { tablesTexts } from '../text/tables.ts';
import { GameLine } from './GameLine.tsx';
import { readChoice } from './kept.ts';
import css from './Tables.module.css';
import { gameWords } from './titles.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

interface PaneProps {
  readonly title: string;
  readonly group: string;
  readonly children: ReactNode;
}

function Pane({ title, group, children }: PaneProps) {
  return (
    <section className={css.pane} aria-label={title} data-group={group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const ITEM = { line: css.item, emblem: css.emblem, acts: css.acts };

/** Under way now: live tables, and those where a bot holds my seat. */
export function LivePane({ tables }: { readonly tables: readonly MyTable[] }) {
  const { lang } = useWords();
  const w = tablesTexts[lang];
  if (tables.length === 0) return null;
  return (
    <Pane title={w.live} group="live">
      <ul>
        {tables.map((table) => {
          const title = gameWords(lang, table.game).title;
          return (
            <GameLine
              css={ITEM}
              key={table.id}
              game={table.game}
              title={title}
              text={table.state === 'standIn' ? w.standIn : whoWords(lang, table, 0)}
            >
              <Link href={`/m/${table.id}`} className={css.go} aria-label={`${w.comeBack}: ${title}`}>
                {w.comeBack}
              </Link>
            </GameLine>
          );
        })}
      </ul>
    </Pane>
  );
}

/** Who wants to play another one. */
export function InvitedPane() {
  const { lang, say } = useWords();
  const w = tablesTexts[lang];
  const calls = useCalls();
  const [, go] = useLocation();
  if (calls.length === 0) return null;
  const answer = async (match: string, sit: boolean): Promise<void> => {
    if ((await answerCall(match, sit)) && sit) go(`/m/${match}`);
  };
  return (
    <Pane title={w.invited} group="invited">
      <ul>
        {calls.map((call) => (
          <GameLine
            css={ITEM}
            key={call.match}
            game={call.game}
            lead={<Avatar seed={call.avatar} />}
            title={say(w.calls, { name: call.name })}
            text={gameWords(lang, call.game).title}
          >
            <Button size="sm" kind="quiet" onClick={() => void answer(call.match, false)}>
              {w.no}
            </Button>
            <Button size="sm" onClick={() => void answer(call.match, true)}>
              {w.sit}
            </Button>
          </GameLine>
        ))}
      </ul>
    </Pane>
  );
}

/** What ended within the last week, until it was looked at. */
export function EndedPane({ tables, onLooked }: { readonly tables: readonly MyTable[]; readonly onLooked: (id: string) => void }) {
  const { lang } = useWords();
  const w = tablesTexts[lang];
  const words = useProblemWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const slow = tables.filter((table) => table.slow || table.seats.some(({ you, kind }) => !you && kind === 'human'));
  if (slow.length === 0) return null;
  const again = async (id: string): Promise<void> => {
    try {
      const { match } = await command(`/api/matches/${id}/rematch`, {});
      if (match !== undefined) go(`/m/${match}`);
    } catch (error) {
      setProblem(words(error));
    }
  };
  return (
    <Pane title={w.over} group="over">
      {problem !== null && <p role="alert">{problem}</p>}
      <ul>
        {slow.slice(0, 5).map((table) => (
          <GameLine
            css={ITEM}
            key={table.id}
            game={table.game}
            title={resultWords(lang, table)}
            text={[gameWords(lang, table.game).title, whoWords(lang, table, 0)].join(' · ')}
          >
            <Link href={`/m/${table.id}/replay`} className={css.plain} onClick={() => onLooked(table.id)} data-action="look-back">
              {w.lookBack}
            </Link>
            {othersAt(table).length > 0 && (
              <button type="button" className={css.plain} onClick={() => void again(table.id)}>
                {w.again}
              </button>
            )}
          </GameLine>
        ))}
      </ul>
    </Pane>
  );
}

/** Something to do while the others think. */
export function MeanwhilePane() {
  const { lang, say } = useWords();
  const w = tablesTexts[lang];
  const { game } = readChoice();
  const daily = playable.includes(game) ? game : playable[0];
  return (
    <Pane title={w.meanwhile} group="meanwhile">
      <ul>
        <GameLine css={ITEM} game={daily} title={w.daily} text={say(w.dailyText, { game: gameWords(lang, daily).title })}>
          <Link href={`/daily/${daily}`} className={css.go} aria-label={`${w.play}: ${w.daily}`}>
            {w.play}
          </Link>
        </GameLine>
      </ul>
    </Pane>
  );
}

const DAYS = ['1', '3', '5', '7'] as const;
const DAY_MS = 86_400_000;

/** Holidays: the clocks of all slow tables stand. */
export function HolidayPane({ holiday, skew }: { readonly holiday: NonNullable<MyTablesReply['holiday']>; readonly skew: number }) {
  const { lang, say } = useWords();
  const w = tablesTexts[lang];
  const words = useProblemWords();
  const [asking, setAsking] = useState(false);
  const [days, setDays] = useState<(typeof DAYS)[number]>('3');
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (many: number): Promise<void> => {
    setAsking(false);
    try {
      await command('/api/me/holiday', { days: many });
      await refreshTables();
    } catch (error) {
      setProblem(words(error));
    }
  };
  const away = holiday.until;
  return (
    <section className={css.pane} data-group="holiday" aria-label={w.holidayName}>
      <div className={css.item}>
        <Emoji name="beach-with-umbrella" size={28} />
        <div>
          <b>
            {away === null ? say(w.holiday, { left: spanWords(lang, holiday.left) }) : say(w.isAway, { day: dayWords(lang, away + skew) })}
          </b>
          <p>{away !== null ? w.isAwayText : holiday.left > 0 ? w.holidayText : w.holidayNone}</p>
          {problem !== null && <p role="alert">{problem}</p>}
        </div>
        {away !== null ? (
          <Button onClick={() => void take(0)} data-action="back-from-holiday">
            {w.back}
          </Button>
        ) : (
          holiday.left > 0 && (
            <Button onClick={() => setAsking(true)} data-action="go-away">
              {w.goAway}
            </Button>
          )
        )}
      </div>
      <Dialog
        open={asking}
        label={w.goAwayTitle}
        title={w.goAwayTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{w.cancel}</Button>
            <Button kind="act" onClick={() => void take(Number(days))} data-action="take-holiday">
              {w.go}
            </Button>
          </>
        }
      >
        <p>{w.goAwayText}</p>
        <Segmented
          label={w.goAwayTitle}
          value={days}
          options={DAYS.filter((one) => Number(one) * DAY_MS <= holiday.left || one === '1').map((value) => ({
            value,
            label: say(w.days, { n: Number(value) }),
          }))}
          onChange={setDays}
        />
      </Dialog>
    </section>
  );
}
