import type { ReactNode } from 'react';
import type { LabSet } from '#server/schema.ts';
import { useWords } from '../pages/words.ts';
import { bookTexts } from '../text/book.ts';
import { labTexts } from '../text/lab.ts';
import css from './Lab.module.css';
import { Figure, percent } from './Plots.tsx';

/** A pair that was there less often says little. */
const LEAST = 10;
const SHOWN = 3;

type Pair = LabSet['facts'][string][number];

export interface MatrixProps {
  readonly pairs: readonly Pair[];
  readonly nameOf: (name: string) => string;
  readonly foot: ReactNode;
}

/** Every two factions as one deck: the share of wins, and how many decks it rests on. */
export function Matrix({ pairs, nameOf, foot }: MatrixProps) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const c = bookTexts[lang].column;
  const by = new Map(pairs.map((one) => [one.name, one]));
  const names = [...new Set(pairs.flatMap(({ name }) => name.split(' + ')))].sort((a, b) => nameOf(a).localeCompare(nameOf(b), lang));
  const pairOf = (a: string, b: string): Pair | undefined => by.get([a, b].sort().join(' + '));
  const words = (name: string): string => name.split(' + ').map(nameOf).join(' + ');
  const sure = pairs.filter(({ games }) => games >= LEAST).sort((a, b) => b.share - a.share);
  return (
    <div className={css.wide}>
      <Figure
        title={`${w.pairs}, %`}
        head={[c.what, c.share, c.from, c.to, c.games]}
        rows={[...pairs]
          .sort((a, b) => b.share - a.share)
          .map((one) => [words(one.name), percent(one.share), percent(one.low), percent(one.high), String(one.games)])}
        note={
          <>
            {say(w.pairsNote, { n: LEAST })}
            <br />
            {foot}
          </>
        }
      >
        <div className={css.scroll}>
          <table className={css.matrix} aria-label={w.pairs}>
            <thead>
              <tr>
                <td />
                {names.slice(0, -1).map((name) => (
                  <th key={name} scope="col">
                    <span>{nameOf(name)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.slice(1).map((row, i) => (
                <tr key={row}>
                  <th scope="row">{nameOf(row)}</th>
                  {names.slice(0, i + 1).map((column) => (
                    <Cell key={column} pair={pairOf(row, column)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={css.extremes} hidden={sure.length < 2 * SHOWN}>
          {(
            [
              [w.best, sure.slice(0, SHOWN)],
              [w.worst, sure.slice(-SHOWN).reverse()],
            ] as const
          ).map(([title, list]) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {list.map((one) => (
                  <li key={one.name}>
                    {words(one.name)} <b>{percent(one.share)}</b>{' '}
                    <small>
                      {percent(one.low)}–{percent(one.high)}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Figure>
    </div>
  );
}

function Cell({ pair }: { readonly pair: Pair | undefined }) {
  if (pair === undefined) return <td data-level="few">·</td>;
  const level = pair.games < LEAST ? 'few' : pair.share >= 0.62 ? 'high' : pair.share <= 0.38 ? 'low' : 'even';
  return (
    <td data-level={level}>
      {percent(pair.share)}
      <small>{pair.games}</small>
    </td>
  );
}
