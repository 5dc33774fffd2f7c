import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Game, Match, SeatId } from '#engine';
import { contextFor, format } from '#engine';
import type { Live } from '#web/app/live.ts';
import { useSettings } from '#web/app/settings.ts';
import { Button, Emoji, LinkButton } from '#web/kit/index.ts';
import { loadGame } from '#web/table/games.ts';
import { openLocal } from '#web/table/local.ts';
import { TablePage } from '#web/table/TablePage.tsx';
import { uiTexts } from '#web/text/index.ts';
import { pickle, texts } from '../index.ts';
import type { PickleVars } from '../state.ts';
import css from './daily.module.css';
import {
  begin,
  DAILY_OPTIONS,
  type DailyResult,
  dayOf,
  note,
  readGame,
  readResults,
  type SavedGame,
  seedOf,
  streakOf,
  writeGame,
  writeResults,
} from './daily.ts';
import { words } from './words.ts';

export interface DailyProps {
  /** Where this page is mounted. */
  readonly path?: string;
  readonly home?: string;
  /** Header and foot around the list of results; the table itself takes the whole page. */
  readonly frame?: (content: ReactNode, title: string) => ReactNode;
}

interface Playing {
  readonly live: Live;
  readonly day: string;
  readonly attempt: number;
}

const store = (): Storage => window.localStorage;

/** Solo against the rules-driven Russians, the same for everybody today. It runs in the page: no server is needed. */
export function Daily({ path = '/daily', home = '/', frame = (content) => content }: DailyProps) {
  const { lang } = useSettings();
  const w = words[lang].daily;
  const [results, setResults] = useState(() => readResults(store()));
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [game, setGame] = useState<Game | null>(null);
  const latest = useRef(results);
  const again = useRef<(saved: SavedGame | null) => void>(() => undefined);
  useEffect(() => {
    again.current = play;
  });
  useEffect(() => {
    let gone = false;
    // Pictures come with it; without them there is still a page.
    loadGame(pickle.id).then(
      (parts) => !gone && setGame(parts.game),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => () => playing?.live.close(), [playing]);

  const keep = (next: readonly DailyResult[]): void => {
    latest.current = next;
    setResults(next);
    writeResults(store(), next);
  };

  function play(saved: SavedGame | null): void {
    if (game === null) return;
    const day = dayOf(new Date());
    if (saved === null) keep(begin(latest.current, day));
    const attempt = saved?.attempt ?? latest.current[0].attempt;
    const live = openLocal(game, {
      seed: seedOf(day),
      options: DAILY_OPTIONS,
      seats: [{ name: uiTexts[lang].common.you, avatar: 'pickle', kind: 'human' }],
      think: anyAnswer,
    });
    for (const entry of saved?.journal ?? []) if (live.match.apply(entry) !== null) break;
    if (saved !== null) live.lookFrom(0);
    live.subscribe(() => {
      const { match } = live;
      const over = match.table.outcome !== null;
      writeGame(store(), over ? null : { day, attempt, rulesVersion: game.rulesVersion, journal: match.journal });
      const known = latest.current.find((one) => one.day === day && one.attempt === attempt);
      const vars = match.table.vars as PickleVars;
      if ((known?.won ?? null) !== null || (!over && known?.turn === vars.turn)) return;
      const tiles = live.getState().state?.view?.zones.stack?.length ?? 0;
      keep(note(latest.current, day, attempt, { vars, tiles, outcome: match.table.outcome }));
    });
    // «Once more» means the same day again.
    const send: Live['send'] = async (action, body) => (action === 'rematch' ? again.current(null) : live.send(action, body));
    setPlaying({ live: { ...live, send }, day, attempt });
  }

  useWayBack(playing === null ? null : path, () => setPlaying(null));
  if (playing !== null)
    return (
      <div className={css.play} data-daily="playing">
        <TablePage key={`${playing.day}/${playing.attempt}`} live={playing.live} home={path} />
      </div>
    );
  return frame(<Panel results={results} ready={game !== null} home={home} onPlay={() => play(null)} onGoOn={play} />, w.title);
}

interface PanelProps {
  readonly results: readonly DailyResult[];
  readonly ready: boolean;
  readonly home: string;
  readonly onPlay: () => void;
  readonly onGoOn: (saved: SavedGame) => void;
}

function Panel({ results, ready, home, onPlay, onGoOn }: PanelProps) {
  const { lang } = useSettings();
  const w = words[lang].daily;
  const say = useSay();
  const [today] = useState(() => dayOf(new Date()));
  const saved = readGame(store(), today, pickle.rulesVersion);
  const first = results.find((one) => one.day === today && one.attempt === 1);
  const streak = streakOf(results, today);
  return (
    <div className={css.panel} data-game="pickle" data-daily="panel">
      <section className={css.card}>
        <Emoji name="cucumber" size={72} className={css.hero} />
        <div>
          <h1>{w.title}</h1>
          <p className={css.date}>{dateWords(today, lang)}</p>
          <p>{w.about}</p>
          <p className={css.note}>{first === undefined ? w.next : w.practice}</p>
          <p className={css.actions}>
            {saved !== null && (
              <Button kind="act" size="big" disabled={!ready} onClick={() => onGoOn(saved)}>
                {w.goOn}
              </Button>
            )}
            <Button kind={saved === null ? 'act' : 'plain'} size="big" disabled={!ready} onClick={onPlay}>
              {first === undefined ? w.play : w.again}
            </Button>
            <LinkButton size="big" href={home}>
              {uiTexts[lang].common.toGames}
            </LinkButton>
          </p>
        </div>
      </section>
      <section className={css.card}>
        <div className={css.wide}>
          <header>
            <h2>{w.results}</h2>
            {streak > 0 && <span className={css.streak}>{say(w.streak, { n: streak })}</span>}
            {first !== undefined && first.won !== null && <Copy text={shareWords(first, say, w.title, w)} />}
          </header>
          {results.length === 0 ? (
            <p className={css.note}>{w.none}</p>
          ) : (
            <table>
              <thead className="sr">
                <tr>
                  <th scope="col">{w.date}</th>
                  <th scope="col">{w.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {results.slice(0, 60).map((one) => (
                  <tr key={`${one.day}/${one.attempt}`} data-won={one.won ?? 'open'} data-counts={one.attempt === 1}>
                    <th scope="row">
                      {one.day === today ? w.today : dateWords(one.day, lang)}
                      {one.attempt > 1 && <small>{say(w.attempt, { n: one.attempt })}</small>}
                    </th>
                    <td>
                      <b>{resultWords(one, say, w)}</b>
                      {one.won !== null && <small>{say(w.left, { health: one.health, tiles: one.tiles })}</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </section>
    </div>
  );
}

type Say = (message: string, params?: { readonly [name: string]: number | string }) => string;
type DailyWords = (typeof words)['en']['daily'];

function useSay(): Say {
  const { lang } = useSettings();
  return (message, params = {}) => format(message, params, contextFor(texts[lang], lang, []));
}

const resultWords = (one: DailyResult, say: Say, w: DailyWords): string =>
  one.won === null ? w.broken : say(one.won ? w.won : w.lost, { n: one.turn });

const shareWords = (one: DailyResult, say: Say, title: string, w: DailyWords): string =>
  `${title}, ${one.day}: ${resultWords(one, say, w)} (${say(w.left, { health: one.health, tiles: one.tiles })})`;

const dateWords = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });

function Copy({ text }: { readonly text: string }) {
  const { lang } = useSettings();
  const w = words[lang].daily;
  const [done, setDone] = useState(false);
  return (
    <Button size="sm" onClick={() => void navigator.clipboard?.writeText(text).then(() => setDone(true))}>
      <span aria-live="polite">{done ? w.copied : w.copy}</span>
    </Button>
  );
}

/** At the table, links to this page lead back to the list of results without loading anything anew. */
function useWayBack(path: string | null, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (path === null) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || link.pathname !== path) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [path]);
}

/** The first legal answer: only for somebody who lets a bot play the own seat. */
function anyAnswer(match: Match, seat: SeatId): readonly number[] {
  const ask = match.askOf(seat);
  return ask === null ? [] : ask.options.map((_, n) => n).slice(0, Math.max(ask.min, Math.min(1, ask.max)));
}
