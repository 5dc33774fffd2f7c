import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameInfo, MatchSummary, TablesReply } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { nameOf } from '../app/nameOf.ts';
import { ensureMe, useMe, useMeAsked } from '../app/session.ts';
import { usePoll } from '../app/usePoll.ts';
import { Button, Chip, Emoji, LineSkeletons, LinkButton, Notice, Segmented, Sign } from '../kit/index.ts';
import { playable } from '../table/games.ts';
import { matchFor } from './choices.ts';
import type { ChangeChoice } from './Home.tsx';
import { hadRunning, keepRunning, type TableChoice } from './kept.ts';
import css from './Lists.module.css';
import line from './MatchLine.module.css';
import { Go, LineWords, MatchLine } from './MatchLine.tsx';
import { Pace } from './Pace.tsx';
import { emblem } from './posters.ts';
import { gameWords } from './titles.ts';
import { useProblemWords } from './useAct.ts';
import { useOpenTable } from './useOpenTable.ts';
import { ago } from './when.ts';
import { useWords, type Words } from './words.ts';

const POLL_MS = 5000;
const FEW = 3;

interface PaneProps {
  readonly id?: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Pane({ id, title, note, children }: PaneProps) {
  return (
    <section id={id} className={css.pane} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </div>
      {children}
    </section>
  );
}

function Nothing({ emoji, title, text }: { readonly emoji: string; readonly title: string; readonly text: string }) {
  return (
    <div className={css.nothing}>
      <Emoji name={emoji} size={44} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** The first few, and all of them for whoever wants to see them. */
function Few({ children }: { readonly children: readonly ReactNode[] }) {
  const { p, say } = useWords();
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={css.list}>{all ? children : children.slice(0, FEW)}</ul>
      {!all && children.length > FEW && (
        <Button size="sm" kind="quiet" className={css.all} onClick={() => setAll(true)}>
          {say(p.home.all, { n: children.length })}
        </Button>
      )}
    </>
  );
}

const known = (reply: TablesReply | null): readonly MatchSummary[] => reply?.matches.filter((match) => playable.includes(match.game)) ?? [];

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
function companyOf(match: MatchSummary, { p, ui, say }: Pick<Words, 'p' | 'ui' | 'say'>): string {
  const shares = match.seats.some((seat) => seat.you && seat.kind === 'hotseat');
  const over = match.status === 'finished';
  const others = match.seats
    .filter((seat) => (!seat.you || seat.kind === 'hotseat') && seat.name !== null && (over || seat.kind !== 'left'))
    .map((seat) => nameOf(seat, ui.common.aPlayer));
  return others.length === 0 ? p.home.alone : shares ? say(p.home.oneScreen, { names: others.join(', ') }) : others.join(', ');
}

export function Continue({ matches, loading, failed }: MyMatches) {
  const { p, say } = useWords();
  return (
    <Pane id="my-matches" title={p.home.continue} note={matches.length === 0 ? undefined : say(p.home.matches, { n: matches.length })}>
      {failed && <p className={css.stale}>{p.home.stale}</p>}
      {loading ? (
        <LineSkeletons count={FEW} />
      ) : matches.length === 0 ? (
        <Nothing emoji="fork-and-knife-with-plate" title={p.home.continueEmpty} text={p.home.continueEmptyText} />
      ) : (
        <Few>
          {matches.map((match) => (
            <MyMatch key={match.id} match={match} />
          ))}
        </Few>
      )}
      {matches.some(({ status }) => status === 'finished') && (
        <Link href="/me" className={css.record} data-action="record">
          {p.home.record}
        </Link>
      )}
    </Pane>
  );
}

function MyMatch({ match }: { readonly match: MatchSummary }) {
  const { p, lang, ui, say } = useWords();
  const over = match.status === 'finished';
  const free = match.seats.filter((seat) => seat.kind === 'open').length;
  const won = match.winners?.some((winner) => match.seats[winner]?.you) ?? false;
  const state = over
    ? won
      ? p.home.won
      : p.home.finished
    : match.yourTurn
      ? p.home.yourTurn
      : match.status === 'lobby'
        ? free > 0
          ? say(p.home.free, { n: free })
          : p.home.notStarted
        : p.home.waiting;
  const tone = match.yourTurn ? 'turn' : won || (match.status === 'lobby' && free > 0) ? 'good' : 'plain';
  return (
    <MatchLine
      match={match}
      text={`${match.practice ? `${ui.table.practice} · ` : ''}${companyOf(match, { p, ui, say })} · ${ago(match.updatedAt, lang)}`}
    >
      <Chip tone={tone} {...(match.yourTurn ? { icon: <Sign name="hourglass" /> } : {})}>
        {state}
      </Chip>
      <Go href={over ? `/m/${match.id}/replay` : `/m/${match.id}`}>{over ? p.home.watchReplay : p.home.toTable}</Go>
    </MatchLine>
  );
}

/** Tables that anybody may join; the list asks anew by itself. */
export function OpenTables({ games }: { readonly games: readonly GameInfo[] }) {
  const { p } = useWords();
  const { data, failed } = usePoll<TablesReply>('/api/tables', POLL_MS);
  const [problem, setProblem] = useState<string | null>(null);
  const matches = known(data);
  return (
    <Pane title={p.home.tables} note={p.home.tablesNote}>
      {failed && <p className={css.stale}>{p.home.stale}</p>}
      {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
      {data === null ? (
        <LineSkeletons count={FEW} />
      ) : matches.length === 0 ? (
        <Nothing emoji="fork-and-knife-with-plate" title={p.home.tablesEmpty} text={p.home.tablesEmptyText} />
      ) : (
        <Few>
          {matches.map((match) => (
            <OpenTable key={match.id} match={match} game={games.find((game) => game.id === match.game)} onProblem={setProblem} />
          ))}
        </Few>
      )}
    </Pane>
  );
}

interface OpenTableProps {
  readonly match: MatchSummary;
  readonly game: GameInfo | undefined;
  readonly onProblem: (problem: string | null) => void;
}

function OpenTable({ match, game, onProblem }: OpenTableProps) {
  const { p, ui, say } = useWords();
  const words = useProblemWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const taken = match.seats.filter((seat) => seat.kind !== 'open' && seat.kind !== 'left');
  // A running match that newcomers may join has the seats that the box allows.
  const all = match.status === 'lobby' ? match.seats.length : (game?.seats.max ?? match.seats.length);
  const free = all - taken.length;
  const mine = match.seats.some((seat) => seat.you);
  const facts = [
    say(p.home.of, { taken: taken.length, all }),
    ...(match.clock === 'none' ? [] : [`${p.home.clock}: ${p.home.clocks[match.clock]}`]),
    taken.map((seat) => nameOf(seat, ui.common.aPlayer)).join(', '),
  ].filter((fact) => fact !== '');
  const sit = async (): Promise<void> => {
    setBusy(true);
    onProblem(null);
    try {
      await ensureMe();
      await command(`/api/matches/${match.id}/join`, {});
      go(`/m/${match.id}`);
    } catch (error) {
      onProblem(words(error));
      setBusy(false);
    }
  };
  return (
    <MatchLine match={match} text={facts.join(' · ')}>
      {free > 0 ? (
        <Chip tone="good" icon={<Sign name="check-mark" />}>
          {say(p.home.free, { n: free })}
        </Chip>
      ) : (
        <Chip icon={<Emoji name="eyes" />}>{match.status === 'lobby' ? p.home.notStarted : p.home.watch}</Chip>
      )}
      {mine || free <= 0 ? (
        <Go href={`/m/${match.id}`}>{mine ? p.home.toTable : p.home.watch}</Go>
      ) : (
        <Button size="sm" disabled={busy} data-action="sit" onClick={() => void sit()}>
          {p.home.sit}
        </Button>
      )}
    </MatchLine>
  );
}

const VISIBLE = ['private', 'open'] as const;

/** A table for friends, laid as they like it. */
export function Own({
  game,
  choice,
  change,
}: {
  readonly game: GameInfo | null;
  readonly choice: TableChoice;
  readonly change: ChangeChoice;
}) {
  const { p, say } = useWords();
  const { busy, problem, open } = useOpenTable();
  return (
    <Pane title={p.home.own} note={game === null ? undefined : say(p.home.ownNote, { n: game.seats.max })}>
      <p className={css.text}>{p.home.ownText}</p>
      <div className={css.fields}>
        <div className={css.field}>
          <span>{p.home.visibility}</span>
          <Segmented
            label={p.home.visibility}
            value={choice.visibility}
            options={VISIBLE.map((value) => ({ value, label: p.home.visible[value] }))}
            onChange={(visibility) => change({ visibility })}
          />
        </div>
        <Pace clock={choice.clock} windowTime={choice.windowTime} onChange={change} className={css.field} />
      </div>
      {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
      <Button
        className={css.lay}
        icon={<Sign name="table" />}
        disabled={busy || game === null}
        data-action="lay"
        onClick={() => game !== null && void open(matchFor(choice, game, 'friends'))}
      >
        {busy ? p.home.starting : p.home.lay}
      </Button>
    </Pane>
  );
}
