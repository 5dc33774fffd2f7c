import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameInfo, MatchSummary, TablesReply } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { nameOf } from '../app/nameOf.ts';
import { ensureMe } from '../app/session.ts';
import { usePoll } from '../app/usePoll.ts';
import { Button, Chip, Emoji, LineSkeletons, Notice, Segmented, Sign } from '../kit/index.ts';
import { matchFor, opponentsOf } from './choices.ts';
import type { ChangeChoice } from './Home.tsx';
import type { TableChoice } from './kept.ts';
import css from './Lists.module.css';
import { Go, MatchLine } from './MatchLine.tsx';
import { Pace } from './Pace.tsx';
import { companyOf, known, type MyMatches, POLL_MS } from './Running.tsx';
import { useProblemWords } from './useAct.ts';
import { useOpenTable } from './useOpenTable.ts';
import { ago } from './when.ts';
import { useWords } from './words.ts';

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

function Continue({ matches, loading, failed }: MyMatches) {
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
      text={`${match.practice ? `${ui.common.practice} · ` : ''}${companyOf(match, { p, ui, say })} · ${ago(match.updatedAt, lang)}`}
    >
      <Chip tone={tone} {...(match.yourTurn ? { icon: <Sign name="hourglass" /> } : {})}>
        {state}
      </Chip>
      <Go href={over ? `/m/${match.id}/replay` : `/m/${match.id}`}>{over ? p.home.watchReplay : p.home.toTable}</Go>
    </MatchLine>
  );
}

/** Tables that anybody may join; the list asks anew by itself. */
function OpenTables({ games }: { readonly games: readonly GameInfo[] }) {
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
function Own({ game, choice, change }: { readonly game: GameInfo | null; readonly choice: TableChoice; readonly change: ChangeChoice }) {
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
        <Pace
          game={choice.game}
          seats={game === null ? 2 : Math.max(1, opponentsOf(choice, game)) + 1}
          clock={choice.clock}
          windowTime={choice.windowTime}
          onChange={change}
          className={css.field}
        />
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

/** What lies below the shelf: what one has played, tables of others, a table of one's own. */
export function Columns({
  mine,
  games,
  chosen,
  choice,
  change,
}: {
  readonly mine: MyMatches;
  readonly games: readonly GameInfo[];
  readonly chosen: GameInfo;
  readonly choice: TableChoice;
  readonly change: ChangeChoice;
}) {
  return (
    <>
      <Continue {...mine} />
      <OpenTables games={games} />
      <Own game={chosen} choice={choice} change={change} />
    </>
  );
}
