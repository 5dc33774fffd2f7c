import { useEffect, useRef, useState } from 'react';
import type { MyTable } from '#server/schema.ts';
import { useGames } from '../app/games.ts';
import { useMe, useMeAsked } from '../app/session.ts';
import { refreshTables, skipTable, useTables, waitingIn } from '../app/tables.ts';
import { useNow } from '../app/useNow.ts';
import { Button, Emoji, LineSkeletons, LinkButton, LiveRegion, loadArt, Notice, Sign, usePhone } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import { momentWords, timeOf } from '../table/slow/times.ts';
import { tablesTexts } from '../text/tables.ts';
import { matchFor } from './choices.ts';
import { Frame } from './Frame.tsx';
import { readChoice } from './kept.ts';
import { looked, wasLookedAt } from './lookedAt.ts';
import css from './Tables.module.css';
import { FirstTable, TableRow } from './TablesList.tsx';
import { EndedPane, HolidayPane, InvitedPane, LivePane, MeanwhilePane } from './TablesSide.tsx';
import { gameWords } from './titles.ts';
import { useOpenTable } from './useOpenTable.ts';
import { useTablesKeys } from './useTablesKeys.ts';
import { useWords } from './words.ts';

/** Everything that waits for somebody, in one order: what waits for me by time left, what is live, what others think about, what ended. */
export function TablesPage() {
  const { lang, say } = useWords();
  const w = tablesTexts[lang];
  const me = useMe();
  const asked = useMeAsked();
  const phone = usePhone();
  const all = useTables();
  const now = useNow(30_000) - all.skew;
  const [ended, setEnded] = useState(wasLookedAt);
  useEffect(() => void loadArt('lobby').catch(() => undefined), []);
  // Words of the list are in the language of whoever asked.
  useEffect(() => void refreshTables(), [lang]);
  const tables = (all.reply?.tables ?? []).filter(({ game, id }) => playable.includes(game) && !ended.includes(id));
  const mine = waitingIn(all).filter(({ game }) => playable.includes(game));
  const of = (...states: readonly MyTable['state'][]): MyTable[] => tables.filter(({ state }) => states.includes(state));
  const [first, ...rest] = mine;
  const waiting = of('others', 'gathering');
  const known = all.reply !== null || (asked && me === null);
  useTablesKeys(mine, waiting);
  const nearest = mine.find(({ until }) => until !== null)?.until ?? null;
  const lead =
    first !== undefined
      ? `${say(w.waiting, { n: mine.length })}${nearest === null ? '' : ` ${say(w.nearest, { when: momentWords(lang, nearest + all.skew) })}`}`
      : waiting.length > 0
        ? say(w.allDone, { n: waiting.length })
        : '';
  return (
    <Frame title={w.title}>
      <div className={css.head}>
        <h1>{w.title}</h1>
        <p>{lead}</p>
        <LinkButton href="/" icon={<Sign name="table" />} className={css.fresh}>
          {w.newTable}
        </LinkButton>
      </div>
      {all.failed && (
        <div className={css.failed}>
          <Notice tone="bad" role="alert" sign="unplugged" title={w.failed} />
        </div>
      )}
      <div className={css.inbox} data-tables={mine.length} aria-busy={!known}>
        <div className={css.main}>
          {!known ? (
            <LineSkeletons count={4} />
          ) : first === undefined ? (
            <Nothing />
          ) : (
            <section aria-label={w.mine} data-group="mine">
              <div className={css.title}>
                <h2>{w.mine}</h2>
                <b className={css.badge}>{mine.length}</b>
                <small className={css.keys}>{w.keys}</small>
              </div>
              <FirstTable key={first.id} table={first} now={now} many={mine.length > 1} onSkip={() => skipTable(first.id)} />
              {rest.length > 0 && (
                <ul className={css.rows}>
                  {rest.map((table) => (
                    <TableRow key={table.id} table={table} now={now} />
                  ))}
                </ul>
              )}
            </section>
          )}
          {waiting.length > 0 && (
            <section aria-label={w.others} data-group="others">
              <div className={css.title}>
                <h2>{w.others}</h2>
                <small>{w.othersNote}</small>
              </div>
              <ul className={css.rows}>
                {waiting.map((table) => (
                  <TableRow key={table.id} table={table} now={now} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={css.side}>
          <LivePane tables={of('standIn', 'live')} />
          <InvitedPane />
          <EndedPane tables={of('over')} onLooked={(id) => setEnded(looked(id))} />
          {known && first === undefined && <MeanwhilePane />}
          {all.reply?.holiday && <HolidayPane holiday={all.reply.holiday} skew={all.skew} />}
        </div>
      </div>
      {phone && first !== undefined && (
        <div className={css.thumb}>
          <LinkButton kind="act" size="big" href={`/m/${first.id}`} data-action="first-table">
            {[say(w.toGame, { game: gameWords(lang, first.game).short }), timeOf(lang, first, now)?.left].filter(Boolean).join(', ')}
          </LinkButton>
        </div>
      )}
      <Told mine={mine} />
    </Frame>
  );
}

/** A table that becomes mine while the list is open is told to those who listen. */
function Told({ mine }: { readonly mine: readonly MyTable[] }) {
  const { lang } = useWords();
  const w = tablesTexts[lang];
  const before = useRef<readonly string[] | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = before.current === null ? [] : mine.filter(({ id }) => before.current?.includes(id) !== true);
    before.current = mine.map(({ id }) => id);
    if (fresh.length > 0) setNews(fresh.map(({ game }) => `${w.mine}: ${gameWords(lang, game).title}`).join('. '));
  }, [mine, lang, w]);
  return <LiveRegion text={news} />;
}

/** Nobody waits: a picture, a sentence, one gold button. */
function Nothing() {
  const { lang } = useWords();
  const w = tablesTexts[lang];
  const games = useGames();
  const { busy, open, problem } = useOpenTable();
  const choice = readChoice();
  const game = games?.find(({ id }) => id === choice.game) ?? games?.find(({ id }) => playable.includes(id));
  return (
    <section className={css.empty} data-empty="">
      <span className={css.sleeper} aria-hidden="true">
        <Emoji name="hot-beverage" />
        <Emoji name="cat-face" />
        <Emoji name="zzz" />
      </span>
      <h2>{w.emptyTitle}</h2>
      <p>{w.emptyText}</p>
      {problem !== null && <Notice tone="bad" role="alert" title={problem} />}
      <div>
        <Button
          kind="act"
          size="big"
          disabled={busy || game === undefined}
          data-action="lay-slow"
          onClick={() => game !== undefined && void open(matchFor({ ...choice, clock: 'three-days' }, game, 'friends'))}
        >
          {w.laySlow}
        </Button>
        <LinkButton size="big" href="/">
          {w.playNow}
        </LinkButton>
      </div>
    </section>
  );
}
