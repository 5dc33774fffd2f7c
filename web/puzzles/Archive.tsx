import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button, EmptyState } from '../kit/index.ts';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { puzzleTexts } from '../text/puzzles.ts';
import { hrefOf, keyOfPuzzle, type Listed, puzzled } from './data.ts';
import { THEMES } from './Mine.tsx';
import css from './Puzzles.module.css';
import type { Progress, Result } from './progress.ts';

const ROWS = 40;

/** How a puzzle stands with whoever looks. */
const stateOf = (result: Result | undefined): 'none' | 'right' | 'wrong' | 'hinted' | 'later' =>
  result === undefined
    ? 'none'
    : result.first === 'right'
      ? 'right'
      : result.solved
        ? result.first === 'hinted'
          ? 'hinted'
          : 'later'
        : 'wrong';

/** All puzzles; what is filtered by stays in the address. */
export function Archive({ all, results }: { readonly all: readonly Listed[]; readonly results: Progress['results'] }) {
  const { lang, say } = useWords();
  const w = puzzleTexts[lang];
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const [rows, setRows] = useState(ROWS);
  const search = useRef<HTMLInputElement>(null);
  const set = (key: string, value: string | null): void => {
    if (value === null || value === '') query.delete(key);
    else query.set(key, value);
    setRows(ROWS);
    go(query.size === 0 ? '/puzzles' : `/puzzles?${query}`, { replace: true });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || (event.target instanceof HTMLElement && event.target.matches('input, textarea'))) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const nameOf = ({ n, puzzle, game }: Listed): string => `${say(w.nth, { n })} ${w.kinds[puzzle.kind]} ${gameWords(lang, game).title}`;
  const words = (query.get('q') ?? '').toLowerCase();
  const shown = all.filter((one) => {
    const state = stateOf(results[keyOfPuzzle(one)]);
    const mine = query.get('mine');
    return (
      (query.get('game') ?? one.game) === one.game &&
      (query.get('theme') === null || one.puzzle.themes.includes(query.get('theme') ?? '')) &&
      (mine === null || (mine === 'none' ? state === 'none' : state !== 'none' && state !== 'right')) &&
      nameOf(one).toLowerCase().includes(words)
    );
  });
  const pressed = (key: string, value: string | null, label: string) => (
    <button
      key={`${key} ${value}`}
      type="button"
      aria-pressed={query.get(key) === value}
      onClick={() => set(key, query.get(key) === value ? null : value)}
    >
      {label}
    </button>
  );
  return (
    <section className={css.box} data-archive={shown.length}>
      <div className={css.row}>
        <h2>{w.archive}</h2>
        <span>{say(w.archiveCount, { n: shown.length })}</span>
      </div>
      <fieldset className={css.filters} aria-label={w.filters}>
        <button type="button" aria-pressed={query.size === 0} onClick={() => go('/puzzles', { replace: true })}>
          {w.all}
        </button>
        {pressed('mine', 'none', w.unsolved)}
        {pressed('mine', 'wrong', w.wrong)}
        {puzzled.map((game) => pressed('game', game, gameWords(lang, game).short))}
        {THEMES.map((theme) => pressed('theme', theme, w.themeNames[theme]))}
        <input
          ref={search}
          type="search"
          aria-label={w.search}
          placeholder={w.search}
          value={query.get('q') ?? ''}
          onChange={(event) => set('q', event.target.value)}
        />
      </fieldset>
      {shown.length === 0 ? (
        <EmptyState emoji="eyes" title={w.nothing} text={w.nothingText} />
      ) : (
        <table className={css.list}>
          <thead>
            <tr>
              <th scope="col">{w.columns.puzzle}</th>
              <th scope="col">{w.columns.game}</th>
              <th scope="col">{w.columns.theme}</th>
              <th scope="col">{w.columns.level}</th>
              <th scope="col">{w.columns.mine}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, rows).map((one) => (
              <tr key={keyOfPuzzle(one)}>
                <td>
                  <a href={hrefOf(one)}>
                    {say(w.nth, { n: one.n })} · {w.kinds[one.puzzle.kind]}
                  </a>
                </td>
                <td>{gameWords(lang, one.game).short}</td>
                <td>
                  {one.puzzle.themes
                    .flatMap((theme) => THEMES.find((known) => known === theme) ?? [])
                    .map((theme) => w.themeNames[theme])
                    .slice(0, 2)
                    .join(', ')}
                </td>
                <td>{one.puzzle.rating}</td>
                <td>{w.mine[stateOf(results[keyOfPuzzle(one)])]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length > rows && (
        <Button size="sm" onClick={() => setRows(rows + ROWS)}>
          {w.more}
        </Button>
      )}
    </section>
  );
}
