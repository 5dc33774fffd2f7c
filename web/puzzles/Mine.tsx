import { KINDS } from '#puzzles/puzzle.ts';
import { Emoji } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { type PuzzlesText, puzzleTexts } from '../text/puzzles.ts';
import { keyOfPuzzle, type Listed } from './data.ts';
import { dayNumber } from './day.ts';
import { difficulty } from './PuzzlePanel.tsx';
import css from './Puzzles.module.css';
import { type Progress, SETTLED } from './progress.ts';

export type Theme = keyof PuzzlesText['themeNames'];
export const THEMES: readonly Theme[] = [...KINDS, 'order', 'short', 'only'];
const SIGNS: Readonly<Record<Theme, string>> = {
  win: 'trophy',
  block: 'shield',
  best: 'bullseye',
  tokens: 'ballot-box-with-ballot',
  dice: 'game-die',
  order: 'joker',
  short: 'high-voltage',
  only: 'key',
};
/** Fewer tell nothing. */
const ENOUGH = 10;

const LEVELS = 5;

/** How hard a puzzle is: as bars, in words for whoever listens, and by its number. */
export function Difficulty({ rating }: { readonly rating: number }) {
  const { lang } = useWords();
  const level = difficulty(rating);
  return (
    <>
      <span className={css.bars} role="img" aria-label={puzzleTexts[lang].levels[level]} title={puzzleTexts[lang].levels[level]}>
        {Array.from({ length: LEVELS }, (_, i) => (
          <i key={i} data-on={i <= level || undefined} />
        ))}
      </span>{' '}
      {rating}
    </>
  );
}

/** How it goes with each kind of puzzle that there is. */
export function Themes({ all, results }: { readonly all: readonly Listed[]; readonly results: Progress['results'] }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  return (
    <section>
      <h2>{w.themes}</h2>
      <ul className={css.themes}>
        {THEMES.filter((theme) => all.some((one) => one.puzzle.themes.includes(theme))).map((theme) => {
          const tried = all.filter((one) => one.puzzle.themes.includes(theme)).flatMap((one) => results[keyOfPuzzle(one)] ?? []);
          const right = tried.filter(({ first }) => first === 'right').length;
          const percent = tried.length === 0 ? 0 : Math.round((100 * right) / tried.length);
          return (
            <li key={theme}>
              <a href={`/puzzles?theme=${theme}`}>
                <Emoji name={SIGNS[theme]} />
                <span>
                  <b>{w.themeNames[theme]}</b>
                  <small>{say(tried.length < ENOUGH ? w.fewData : w.share, { right, all: tried.length, percent })}</small>
                </span>
                {tried.length >= ENOUGH && (
                  <i className={css.share} aria-hidden="true">
                    <i style={{ height: `${percent}%` }} />
                  </i>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 110;

/** The level with its band over time; before five puzzles only a range. */
export function MyLevel({ mine }: { readonly mine: Progress }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const { rating, band } = mine.level;
  const many = Object.values(mine.results).filter((one) => one !== undefined && one.first !== 'hinted').length;
  const points = mine.history;
  const low = Math.min(...points.map((one) => one.rating - one.band), rating - band);
  const high = Math.max(...points.map((one) => one.rating + one.band), rating + band);
  const x = (i: number): number => (points.length < 2 ? 0 : (i / (points.length - 1)) * WIDTH);
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  return (
    <section className={`${css.box} ${css.level}`}>
      <h2>{w.myLevel}</h2>
      {many < SETTLED ? (
        <>
          <b>
            {rating - band}–{rating + band}
          </b>
          <p>{say(w.levelRange, { n: SETTLED - many })}</p>
        </>
      ) : (
        <b>
          {rating} ± {band}
        </b>
      )}
      {points.length > 1 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <polygon
            points={[
              ...points.map((one, i) => `${x(i)},${y(one.rating + one.band)}`),
              ...points.map((one, i) => `${x(i)},${y(one.rating - one.band)}`).reverse(),
            ].join(' ')}
          />
          <polyline points={points.map((one, i) => `${x(i)},${y(one.rating)}`).join(' ')} />
        </svg>
      )}
      <p>{w.levelBand}</p>
    </section>
  );
}

/** Two weeks, one square a day. */
export function Weeks({
  days,
  skipped,
  today,
}: {
  readonly days: Progress['days'];
  readonly skipped: readonly string[];
  readonly today: string;
}) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const last = dayNumber(today);
  const names = Array.from({ length: 14 }, (_, i) => new Date((last - 13 + i) * 86_400_000).toISOString().slice(0, 10));
  const count = (what: 'solved' | 'tried'): number => names.filter((name) => days[name] === what).length;
  return (
    <section className={css.box}>
      <h2>{w.weeks}</h2>
      <ul className={css.days} aria-hidden="true">
        {names.map((name) => {
          const state = days[name] ?? (skipped.includes(name) ? 'skip' : 'none');
          return (
            <li key={name} data-day={state} data-today={name === today ? '' : undefined}>
              {state === 'solved' ? '✓' : state === 'tried' ? '·' : ''}
            </li>
          );
        })}
      </ul>
      <p className="sr">{say(w.weeksWords, { solved: count('solved'), tried: count('tried') })}</p>
      <p aria-hidden="true">{w.weeksKey}</p>
    </section>
  );
}
