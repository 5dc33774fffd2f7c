import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CreatedReply, DailyReply } from '#server/schema.ts';
import { ApiError, post } from '../app/api.ts';
import { nameOf } from '../app/nameOf.ts';
import { ensureMe } from '../app/session.ts';
import { timeOf } from '../app/timeOf.ts';
import { usePoll } from '../app/usePoll.ts';
import { Avatar, Button, LinkButton, Notice } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import css from './Daily.module.css';
import { Frame } from './Frame.tsx';
import { MissingPage } from './Missing.tsx';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

const EVERY_MS = 20_000;

/** The deal of the day: the same for everybody on this server; who did it best, and how long the others took. */
export function DailyPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <Daily id={id} /> : <MissingPage />;
}

function Daily({ id }: { readonly id: string }) {
  const { p, say, lang } = useWords();
  const w = p.daily;
  const [, go] = useLocation();
  const wished = new URLSearchParams(useSearch()).get('day');
  const { data, failed, refresh } = usePoll<DailyReply>(`/api/daily/${id}${wished === null ? '' : `?day=${wished}`}`, EVERY_MS);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const title = say(w.title, { game: gameWords(lang, id).title });

  async function play(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      const made = await post<CreatedReply>(`/api/daily/${id}`, {});
      go(`/m/${made.id}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.texts[lang] : String(error));
      setBusy(false);
      refresh();
    }
  }

  function noteOf({ over, table, endsAt }: DailyReply): string {
    const finished = table?.finished === true;
    if (over) return finished ? w.past : w.missed;
    const next = say(finished ? w.next : w.counts, { time: timeOf(endsAt, lang) });
    return finished ? `${next} ${w.sealed}` : next;
  }

  return (
    <Frame title={title}>
      <div className={css.panel} data-game={id} data-daily="panel">
        <section className={css.card}>
          <div>
            <h1>{title}</h1>
            {data !== null && <p className={css.date}>{dateWords(data.day, lang)}</p>}
            <p>{data?.alone ? w.aboutAlone : w.about}</p>
            {data !== null && <p className={css.note}>{noteOf(data)}</p>}
            {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
            {failed && data === null && <Notice tone="bad" role="alert" title={p.home.failed} text={w.unreachable} />}
            <p className={css.actions}>
              {data?.over === true ? (
                <>
                  {data.table?.finished === true && (
                    <LinkButton kind="act" size="big" href={`/m/${data.table.id}/replay`}>
                      {w.replay}
                    </LinkButton>
                  )}
                  <LinkButton size="big" href={`/daily/${id}`} data-daily="today">
                    {w.today}
                  </LinkButton>
                </>
              ) : (
                data?.table?.finished !== true && (
                  <Button kind="act" size="big" disabled={busy || data === null} onClick={() => void play()}>
                    {data?.table === null || data === null ? w.play : w.goOn}
                  </Button>
                )
              )}
              {data !== null && (
                <LinkButton size="big" href={`/daily/${id}?day=${data.before}`} data-daily="before">
                  {w.dayBefore}
                </LinkButton>
              )}
              <LinkButton size="big" href="/">
                {w.toGames}
              </LinkButton>
            </p>
          </div>
        </section>
        {data !== null && <Results data={data} />}
        <nav className={css.others} aria-label={w.others}>
          {playable
            .filter((game) => game !== id)
            .map((game) => (
              <LinkButton key={game} size="sm" href={`/daily/${game}`}>
                {gameWords(lang, game).title}
              </LinkButton>
            ))}
        </nav>
      </div>
    </Frame>
  );
}

function Results({ data }: { readonly data: DailyReply }) {
  const { p, say } = useWords();
  const w = p.daily;
  const { mine, players, newcomers } = data;
  return (
    <section className={css.card}>
      <div className={css.wide}>
        <header>
          <h2>{data.over ? w.resultsPast : w.results}</h2>
          {data.place !== null && (
            <span className={css.streak}>{say(data.apart ? w.placeNew : w.place, { place: data.place, n: players })}</span>
          )}
        </header>
        {mine !== null && <p>{say(mine.won ? w.youWon : mine.gaveUp ? w.youGaveUp : w.youLost, { n: mine.length })}</p>}
        {players + newcomers.players === 0 && <p className={css.note}>{data.over ? w.nonePast : w.none}</p>}
        {players > 0 && (
          <>
            <p>{say(w.share, { n: players, won: data.won, percent: Math.round((100 * data.won) / players) })}</p>
            <Best list={data.best} own={data.apart ? null : data} />
          </>
        )}
        <Lengths data={data} />
        {newcomers.players > 0 && (
          <>
            <h3>{w.newcomers}</h3>
            <p className={css.note}>{w.newcomersNote}</p>
            <Best list={newcomers.best} own={data.apart ? data : null} />
          </>
        )}
      </div>
    </section>
  );
}

interface BestProps {
  readonly list: DailyReply['best'];
  /** Where the viewer stands, if it is in this list. */
  readonly own: Pick<DailyReply, 'mine' | 'place'> | null;
}

function Best({ list, own }: BestProps) {
  const { p } = useWords();
  const w = p.daily;
  return (
    <table>
      <thead className="sr">
        <tr>
          <th scope="col">{w.placeHead}</th>
          <th scope="col">{w.who}</th>
          <th scope="col">{w.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((one, i) => (
          <Row key={`${i}/${one.name}`} place={i + 1} one={one} />
        ))}
        {own !== null && own.mine !== null && own.place !== null && !list.some(({ me }) => me) && <Row place={own.place} one={own.mine} />}
      </tbody>
    </table>
  );
}

function Row({ place, one }: { readonly place: number; readonly one: DailyReply['best'][number] }) {
  const { p, ui, say } = useWords();
  const w = p.daily;
  return (
    <tr data-won={one.won} data-me={one.me || undefined}>
      <td className={css.place}>{place}</td>
      <th scope="row">
        <span className={css.who}>
          <Avatar seed={one.avatar} size="sm" />
          {nameOf({ name: one.name, seat: 0 }, ui.common.aPlayer)}
          {one.me && <small>{w.you}</small>}
        </span>
      </th>
      <td>
        <b>{say(one.won ? w.won : one.gaveUp ? w.gaveUp : w.lost, { n: one.length })}</b>
        {one.match !== null && !one.me && <a href={`/m/${one.match}/replay`}>{w.watch}</a>}
      </td>
    </tr>
  );
}

const WIDTH = 640;
const HEIGHT = 78;
const LINE = 27;

/** How long everybody took: a mark for each, one's own among them. */
function Lengths({ data: { lengths } }: { readonly data: DailyReply }) {
  const { p, say } = useWords();
  const w = p.daily;
  if (lengths.length < 2) return null;
  const most = Math.max(...lengths.map(({ length }) => length), 1);
  const x = (length: number): number => 10 + ((WIDTH - 20) * length) / most;
  const sorted = lengths.map(({ length }) => length).sort((a, b) => a - b);
  return (
    <figure className={css.lengths}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(w.lengths, { least: sorted[0], most })}>
        <line x1="10" x2={WIDTH - 10} y1={LINE} y2={LINE} />
        {[...new Set([0, Math.round(most / 2), most])].map((n) => (
          <text key={n} x={x(n)} y={HEIGHT - 6} textAnchor={n === 0 ? 'start' : n === most ? 'end' : 'middle'}>
            {n}
          </text>
        ))}
        {lengths.map((one, i) => (
          <circle
            // Several people may have taken equally long.
            key={i}
            cx={x(one.length)}
            cy={LINE + (one.me ? 0 : ((i % 3) - 1) * 9)}
            r={one.me ? 9 : 5}
            data-won={one.won}
            data-me={one.me || undefined}
          />
        ))}
      </svg>
      <figcaption>{w.lengthsNote}</figcaption>
    </figure>
  );
}

const dateWords = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
