import type { PastMatch, RecordReply } from '#server/schema.ts';
import { nameOf } from '../app/nameOf.ts';
import { Avatar, Button, Chip, LiveRegion } from '../kit/index.ts';
import { offlineTexts } from '../text/offline.ts';
import { recordTexts } from '../text/record.ts';
import { travelTexts } from '../text/travel.ts';
import { Go, MatchLine } from './MatchLine.tsx';
import css from './Record.module.css';
import { gameWords } from './titles.ts';
import type { RecordFilter } from './useRecord.ts';
import { ago } from './when.ts';
import { useWords } from './words.ts';

/** So many people have a chip of their own. */
const FEW = 4;

interface RecordHistoryProps {
  readonly record: RecordReply;
  readonly matches: readonly PastMatch[];
  /** Null: that is all. */
  readonly more: (() => void) | null;
  readonly busy: boolean;
  readonly filter: RecordFilter;
  readonly onFilter: (change: Partial<RecordFilter>) => void;
}

/** Match by match, latest first. */
export function RecordHistory({ record, matches, more, busy, filter, onFilter }: RecordHistoryProps) {
  const { lang, say } = useWords();
  const w = recordTexts[lang];
  return (
    <section aria-label={w.history}>
      <h2>{w.history}</h2>
      <Filters record={record} filter={filter} onFilter={onFilter} />
      {matches.length === 0 ? (
        <div className={css.nothing}>
          <b>{w.nothing}</b>
          <p>{w.nothingText}</p>
        </div>
      ) : (
        <ul className={css.history} aria-busy={busy}>
          {matches.map((match) => (
            <Past key={match.id} match={match} />
          ))}
        </ul>
      )}
      <LiveRegion text={busy ? '' : say(w.found, { n: matches.length })} />
      {more !== null && (
        <Button className={css.more} disabled={busy} data-action="more" onClick={more}>
          {w.more}
        </Button>
      )}
    </section>
  );
}

function Filters({ record, filter, onFilter }: Pick<RecordHistoryProps, 'record' | 'filter' | 'onFilter'>) {
  const { lang, say } = useWords();
  const w = recordTexts[lang];
  const isAll = filter.game === null && filter.person === null && !filter.won;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that wraps in all browsers
    <div className={css.filters} role="group" aria-label={w.filters}>
      <button type="button" aria-pressed={isAll} data-filter="all" onClick={() => onFilter({ game: null, person: null, won: false })}>
        {w.all}
      </button>
      <button type="button" aria-pressed={filter.won} data-filter="won" onClick={() => onFilter({ won: !filter.won })}>
        {w.won}
      </button>
      {record.games.length > 1 &&
        record.games.map(({ game }) => (
          <button
            key={game}
            type="button"
            aria-pressed={filter.game === game}
            data-filter={game}
            onClick={() => onFilter({ game: filter.game === game ? null : game })}
          >
            {gameWords(lang, game).short}
          </button>
        ))}
      {record.people.slice(0, FEW).map(({ person, name, avatar }) => (
        <button
          key={person}
          type="button"
          aria-pressed={filter.person === person}
          aria-label={say(w.person, { name })}
          data-filter="person"
          onClick={() => onFilter({ person: filter.person === person ? null : person })}
        >
          <Avatar seed={avatar} size="sm" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

function Past({ match }: { readonly match: PastMatch }) {
  const { p, ui, lang, say } = useWords();
  const w = recordTexts[lang];
  const { title } = gameWords(lang, match.game);
  const when = ago(match.finishedAt, lang);
  const isShared = !match.counts && !match.practice;
  const called = ({ name }: { readonly name: string }): string => nameOf({ name, seat: 0 }, ui.common.aPlayer);
  const people = match.seats.filter(({ you, kind }) => !you && kind !== 'bot').map(called);
  const bots = match.seats.filter(({ you, kind }) => !you && kind === 'bot').map(called);
  const mine = match.seats.filter(({ you }) => you).map(({ name }) => name);
  const who = isShared ? say(p.home.oneScreen, { names: [...mine, ...people].join(', ') }) : [w.you, ...people].join(', ');
  const company = [
    ...(match.unchecked === true ? [travelTexts[lang].unchecked] : []),
    ...(match.offline ? [offlineTexts[lang].played] : match.practice ? [ui.common.practice] : []),
    match.seats.length === 1 ? p.home.alone : who,
    ...(bots.length === 0 ? [] : [say(w.bots, { n: bots.length, names: bots.join(', ') })]),
  ].join(' · ');
  // One's own before those of the others.
  const scores = match.seats.toSorted((a, b) => Number(b.you) - Number(a.you)).flatMap(({ score }) => (score === null ? [] : [score]));
  return (
    <MatchLine match={match} text={company}>
      <div className={css.facts}>
        {scores.length === 0 ? (
          <span />
        ) : (
          <span className={css.points} title={say(w.scores, { scores: scores.join(' : ') })}>
            {scores.join(' : ')}
          </span>
        )}
        <Outcome match={match} isShared={isShared} />
        <time className={css.when} dateTime={new Date(match.finishedAt).toISOString()}>
          {when}
        </time>
      </div>
      <Go href={match.replay} label={say(w.replayOf, { game: title, date: when })}>
        {p.home.watchReplay}
      </Go>
    </MatchLine>
  );
}

function Outcome({ match, isShared }: { readonly match: PastMatch; readonly isShared: boolean }) {
  const { ui, lang, say } = useWords();
  const w = recordTexts[lang];
  const winners = match.seats.filter(({ won }) => won).map(({ name }) => nameOf({ name, seat: 0 }, ui.common.aPlayer));
  const words =
    isShared && winners.length > 0
      ? say(w.winner, { names: winners.join(', ') })
      : match.result === 'lost' && match.place !== null && match.seats.length > 2
        ? say(w.place, { n: match.place })
        : w.results[match.result];
  return <Chip tone={match.counts && match.result === 'won' ? 'good' : 'plain'}>{words}</Chip>;
}
