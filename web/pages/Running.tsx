import { useEffect, useState } from 'react';
import type { MatchSummary, TablesReply } from '#server/schema.ts';
import { nameOf } from '../app/nameOf.ts';
import { useMe, useMeAsked } from '../app/session.ts';
import { usePoll } from '../app/usePoll.ts';
import { Emoji, LinkButton } from '../kit/index.ts';
import { playable } from '../table/playable.ts';
import { hadRunning, keepRunning } from './kept.ts';
import line from './MatchLine.module.css';
import { LineWords } from './MatchLine.tsx';
import { emblem } from './posters.ts';
import css from './Running.module.css';
import { gameWords } from './titles.ts';
import { ago } from './when.ts';
import { useWords, type Words } from './words.ts';

export const POLL_MS = 5000;

export const known = (reply: TablesReply | null): readonly MatchSummary[] =>
  reply?.matches.filter((match) => playable.includes(match.game)) ?? [];

export interface MyMatches {
  readonly matches: readonly MatchSummary[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/** The viewer's own matches: where something is asked first, then running ones, then those that can be watched again. */
export function useMyMatches(): MyMatches {
  const asked = useMeAsked();
  const me = useMe();
  const { data, failed } = usePoll<TablesReply>(me === null ? null : '/api/my/matches', POLL_MS);
  const matches = known(data).toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  return { matches, failed, loading: me === null ? !asked : data === null };
}

/** What is under way comes before everything else on the page: one press leads back to it. */
export function Running({ matches, loading }: MyMatches) {
  const { p, ui, lang, say } = useWords();
  const [wasRunning] = useState(hadRunning);
  const running = matches.filter(({ status }) => status === 'playing');
  const [first] = running;
  useEffect(() => {
    if (!loading) keepRunning(running.length > 0);
  }, [loading, running.length]);
  // Its place is kept until the server has said what is under way.
  if (first === undefined) return loading && wasRunning ? <div className={css.running} data-running="soon" aria-busy="true" /> : null;
  return (
    <section className={css.running} data-running={first.id} data-turn={first.yourTurn || undefined} data-game={first.game}>
      <span className={line.emblem} aria-hidden="true">
        <Emoji name={emblem(first.game)} />
      </span>
      <LineWords name={say(first.yourTurn ? p.home.goOn : p.home.goOnLater, { game: gameWords(lang, first.game).title })}>
        {companyOf(first, { p, ui, say })} · {ago(first.updatedAt, lang)}
      </LineWords>
      {running.length > 1 && (
        <a href="#my-matches" className={css.others}>
          {say(p.home.moreRunning, { n: running.length - 1 })}
        </a>
      )}
      <LinkButton kind="act" href={`/m/${first.id}`} data-action="go-on">
        {p.home.toTable}
      </LinkButton>
    </section>
  );
}

/** Who else is at the table. At one screen all seats are the viewer's own. */
export function companyOf(match: MatchSummary, { p, ui, say }: Pick<Words, 'p' | 'ui' | 'say'>): string {
  const shares = match.seats.some((seat) => seat.you && seat.kind === 'hotseat');
  const over = match.status === 'finished';
  const others = match.seats
    .filter((seat) => (!seat.you || seat.kind === 'hotseat') && seat.name !== null && (over || seat.kind !== 'left'))
    .map((seat) => nameOf(seat, ui.common.aPlayer));
  return others.length === 0 ? p.home.alone : shares ? say(p.home.oneScreen, { names: others.join(', ') }) : others.join(', ');
}
