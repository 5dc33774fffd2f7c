import { useEffect, useState } from 'react';
import type { Me, RecordReply } from '#server/schema.ts';
import { useMe, useMeAsked } from '../app/session.ts';
import { Avatar, Button, EmptyState, LineSkeletons, LinkButton, loadArt, Notice } from '../kit/index.ts';
import { callingTexts } from '../text/calling.ts';
import { recordTexts } from '../text/record.ts';
import { Frame } from './Frame.tsx';
import { percent } from './percent.ts';
import css from './Record.module.css';
import { RecordGame } from './RecordGame.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordPeople } from './RecordPeople.tsx';
import { gameWords } from './titles.ts';
import { type RecordFilter, useRecord } from './useRecord.ts';
import { useWords } from './words.ts';

const EVERYTHING: RecordFilter = { game: null, person: null, won: false };

/** Everything that somebody has played on this server: in sum, by game, one by one, and with whom. */
export function RecordPage() {
  const { lang } = useWords();
  const w = recordTexts[lang];
  const me = useMe();
  const asked = useMeAsked();
  const [filter, setFilter] = useState(EVERYTHING);
  const { loaded, failed, busy, more, again } = useRecord(filter, me !== null);
  useEffect(() => void loadArt('lobby').catch(() => undefined), []);
  const isNew = me === null ? asked : loaded?.record.totals.matches === 0;
  return (
    <Frame title={w.title}>
      <div className={css.page} data-record={isNew ? 'empty' : loaded === null ? 'loading' : 'full'}>
        <h1 className="sr">{w.title}</h1>
        {me !== null && <Head me={me} record={loaded?.record ?? null} />}
        {failed && (
          <Notice
            tone="bad"
            sign="unplugged"
            role="alert"
            title={w.failed}
            action={
              <Button size="sm" onClick={again}>
                {w.again}
              </Button>
            }
          />
        )}
        {isNew ? (
          <div className={css.empty}>
            <EmptyState
              emoji="fork-and-knife-with-plate"
              title={w.empty}
              text={w.emptyText}
              action={
                <LinkButton kind="act" size="big" href="/">
                  {w.play}
                </LinkButton>
              }
            />
          </div>
        ) : loaded === null ? (
          !failed && <LineSkeletons count={6} />
        ) : (
          <>
            <section>
              <div className={css.title}>
                <h2>{w.byGame}</h2>
                <LinkButton kind="act" href="/">
                  {w.play}
                </LinkButton>
              </div>
              <ul className={css.games}>
                {loaded.record.games.map((game) => (
                  <RecordGame key={game.game} record={game} />
                ))}
              </ul>
            </section>
            <div className={css.columns}>
              <RecordHistory
                record={loaded.record}
                matches={loaded.matches}
                more={loaded.next === null ? null : more}
                busy={busy}
                filter={filter}
                onFilter={(change) => setFilter({ ...filter, ...change })}
              />
              <RecordPeople people={loaded.record.people} />
            </div>
          </>
        )}
      </div>
    </Frame>
  );
}

function Head({ me, record }: { readonly me: Me; readonly record: RecordReply | null }) {
  const { lang, say } = useWords();
  const w = recordTexts[lang];
  const since = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(me.createdAt);
  const favourite = record?.games[0];
  const left = record === null ? 0 : record.totals.matches - record.totals.counted;
  return (
    <section className={css.me}>
      <Avatar seed={me.avatar} size="lg" />
      <div className={css.words}>
        <p className={css.name}>{me.name}</p>
        <p>
          {say(w.since, { date: since })} {favourite !== undefined && say(w.favourite, { game: gameWords(lang, favourite.game).title })}
        </p>
        {left > 0 && <p className={css.note}>{say(w.notCounted, { n: left })}</p>}
        <p>
          <LinkButton size="sm" href="/calling" data-action="calling">
            {callingTexts[lang].open}
          </LinkButton>
        </p>
      </div>
      {record !== null && record.totals.matches > 0 && <Totals totals={record.totals} />}
    </section>
  );
}

function Totals({ totals }: { readonly totals: RecordReply['totals'] }) {
  const { lang, say } = useWords();
  const w = recordTexts[lang];
  const figures = [
    [totals.matches, say(w.matches, { n: totals.matches })],
    [totals.won, say(w.wins, { n: totals.won })],
    [percent(totals.share, lang), w.share],
    [totals.games, say(w.games, { n: totals.games })],
  ] as const;
  return (
    <ul className={css.totals} aria-label={w.totals}>
      {figures.map(([figure, word]) => (
        <li key={word}>
          <b>{figure}</b> <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
