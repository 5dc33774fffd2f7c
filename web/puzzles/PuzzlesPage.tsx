import { useEffect, useState, useSyncExternalStore } from 'react';
import { Emoji, EmptyState, LineSkeletons, LinkButton, loadArt, Sticker } from '../kit/index.ts';
import { Frame } from '../pages/Frame.tsx';
import { PosterPicture } from '../pages/PosterPictures.tsx';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { puzzleTexts } from '../text/puzzles.ts';
import { Archive } from './Archive.tsx';
import { hrefOf, keyOfPuzzle, type Listed, loadAll, puzzled } from './data.ts';
import { puzzlesOfDay, type Today, today } from './day.ts';
import { Difficulty, MyLevel, Themes, Weeks } from './Mine.tsx';
import css from './Puzzles.module.css';
import { progress, streak, subscribe } from './progress.ts';

/** Five a day, the level, practice and the archive. */
export function PuzzlesPage() {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const all = useAll();
  const day = useToday();
  const mine = useSyncExternalStore(subscribe, progress);
  const daily = all === null || all === 'failed' || day === null ? [] : puzzlesOfDay(all, day.name);
  const row = streak(mine.days, day?.name ?? '1970-01-01');
  const isNew = Object.keys(mine.results).length === 0;
  const isAll = daily.length > 0 && daily.every((one) => mine.results[keyOfPuzzle(one)]?.solved === true);
  useDayKeys(daily);
  useEffect(() => {
    for (const set of ['lobby', 'puzzles']) void loadArt(set).catch(() => undefined);
  }, []);
  if (all === 'failed')
    return (
      <Frame title={w.title}>
        <EmptyState emoji="broken-heart" title={w.loadFailed} action={<LinkButton href="/puzzles">{w.tryAgain}</LinkButton>} />
      </Frame>
    );
  return (
    <Frame title={w.title}>
      <div className={css.page} data-puzzles={all === null ? 'loading' : 'full'}>
        <div className={css.head}>
          <div>
            <h1>{w.title}</h1>
            <p>{w.intro}</p>
          </div>
          <div className={css.streak}>
            <Emoji name="fire" />
            <div>
              <b>{row.days > 0 ? say(w.streak, { n: row.days }) : w.streakNone}</b>
              {row.best > 0 && (
                <p>
                  {say(w.record, { n: row.best })} · {say(w.skips, { n: row.skips })}
                </p>
              )}
            </div>
          </div>
        </div>
        {all === null || day === null ? (
          <LineSkeletons count={8} />
        ) : (
          <>
            <section>
              <div className={css.row}>
                <h2>
                  {say(w.today, {
                    date: new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day.name}T12:00:00Z`)),
                  })}
                </h2>
                {day.endsAt !== null && <Left endsAt={day.endsAt} />}
              </div>
              {isNew && (
                <p>
                  <b>{w.firstTitle}.</b> {w.firstText}
                </p>
              )}
              {isAll && (
                <p>
                  <b>{w.allDone}.</b> {w.allDoneText}
                </p>
              )}
              <ol className={css.today}>
                {daily.map((one, i) => (
                  <DayCard
                    key={keyOfPuzzle(one)}
                    one={one}
                    isGold={!isAll && i === daily.findIndex((each) => mine.results[keyOfPuzzle(each)]?.solved !== true)}
                  />
                ))}
              </ol>
              {isAll && (
                <div className={css.row}>
                  <LinkButton kind="act" href="/">
                    {w.play}
                  </LinkButton>
                </div>
              )}
            </section>
            <div className={css.columns}>
              <div className={css.stack}>
                <Practice day={day} />
                <Themes all={all} results={mine.results} />
              </div>
              <div className={css.stack}>
                <MyLevel mine={mine} />
                <Weeks days={mine.days} skipped={row.skipped} today={day.name} />
              </div>
            </div>
            <Archive all={all} results={mine.results} />
          </>
        )}
      </div>
    </Frame>
  );
}

function Left({ endsAt }: { readonly endsAt: number }) {
  const { lang, say } = useWords();
  const [now] = useState(() => Date.now());
  const minutes = Math.max(0, Math.floor((endsAt - now) / 60_000));
  return <span className={css.chip}>{say(puzzleTexts[lang].newIn, { h: Math.floor(minutes / 60), m: minutes % 60 })}</span>;
}

function DayCard({ one, isGold }: { readonly one: Listed; readonly isGold: boolean }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { puzzle, game } = one;
  const result = progress().results[keyOfPuzzle(one)];
  return (
    <li className={css.card} data-game={game}>
      <div className={css.poster}>
        <PosterPicture game={game} sticker={Sticker} wide />
        {result !== undefined && (
          <span className={css.done} data-solved={result.solved}>
            {result.solved ? `✓ ${w.done}` : w.begun}
          </span>
        )}
      </div>
      <p className={css.game}>{gameWords(lang, game).title}</p>
      <h3>{w.kinds[puzzle.kind]}</h3>
      <p className={css.facts}>
        {say(w.steps, { n: puzzle.steps })} · <Difficulty rating={puzzle.rating} />
      </p>
      <LinkButton kind={isGold ? 'act' : 'plain'} href={hrefOf(one)}>
        {result === undefined ? w.solve : result.solved ? w.review : w.go}
      </LinkButton>
    </li>
  );
}

function Practice({ day }: { readonly day: Today }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { storms } = progress();
  const best = storms.reduce((most, { solved }) => Math.max(most, solved), 0);
  const from = Date.parse(day.name) - 6 * 86_400_000;
  const week = storms.filter((one) => Date.parse(one.day) >= from).reduce((most, { solved }) => Math.max(most, solved), 0);
  return (
    <div className={css.pair}>
      <section className={css.practice}>
        <Emoji name="hot-beverage" />
        <div>
          <h2>{w.warmUp}</h2>
          <p>{w.warmUpText}</p>
        </div>
        <div className={css.row}>
          <span />
          <LinkButton href="/puzzles/warm-up">{w.start}</LinkButton>
        </div>
      </section>
      <section className={css.practice}>
        <Emoji name="high-voltage" />
        <div>
          <h2>{w.storm}</h2>
          <p>{w.stormText}</p>
        </div>
        <div className={css.row}>
          <span>{best > 0 && say(w.stormRecord, { n: best, week })}</span>
          <LinkButton href="/puzzles/storm">{w.start}</LinkButton>
        </div>
      </section>
    </div>
  );
}

export function useAll(): readonly Listed[] | 'failed' | null {
  const [all, setAll] = useState<readonly Listed[] | 'failed' | null>(null);
  useEffect(() => {
    loadAll().then(setAll, () => setAll('failed'));
  }, []);
  return all;
}

export function useToday(): Today | null {
  const [day, setDay] = useState<Today | null>(null);
  useEffect(() => {
    void today(puzzled[0]).then(setDay);
  }, []);
  return day;
}

/** 1 to 5 open the puzzles of the day. */
function useDayKeys(daily: readonly Listed[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const one = /^Digit[1-5]$/.test(event.code) ? daily[Number(event.code.slice(5)) - 1] : undefined;
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (one !== undefined && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey)
        document.querySelector<HTMLAnchorElement>(`a[href="${hrefOf(one)}"]`)?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [daily]);
}
