import { Link } from 'wouter';
import type { Basis, CardFigures, CardReply } from '#server/schema.ts';
import { Card } from '../kit/index.ts';
import { useWords, type Words } from '../pages/words.ts';
import { type BookText, bookTexts } from '../text/book.ts';
import css from './CardPage.module.css';
import { Columns, Figure, Forest, percent } from './Plots.tsx';
import type { Book } from './useBook.ts';

const TENTHS = 10;

/** Who played, how strong, how many matches, under which rules. */
export function basisWords(w: BookText, say: Words['say'], { who, players, bots, games, rulesVersion }: Basis): string {
  if (who === 'people') return say(w.basisPeople, { players, games, version: rulesVersion });
  const names: { readonly [level: string]: string } = w.levels;
  return say(w.basis, {
    players,
    bots: names[bots[0]?.level] ?? bots[0]?.level ?? '',
    playouts: bots[0]?.playouts ?? 0,
    games,
    version: rulesVersion,
  });
}

/** When a card is played, how its players fare, and where it ends: with the caution that belongs to it. */
export function Figures({ reply, zones }: { readonly reply: CardReply; readonly zones: { readonly [zone: string]: string } }) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const { bots, people } = reply;
  if (bots === null) return <p className={css.note}>{w.few}</p>;
  const rows = [
    ...(people === null ? [] : [{ key: 'people', name: w.people, ...people.all }]),
    { key: 'all', name: w.who.all, ...bots.all },
    { key: 'early', name: w.who.early, ...bots.early },
    { key: 'late', name: w.who.late, ...bots.late },
  ].filter(({ games }) => games > 0);
  const c = w.column;
  return (
    <>
      <Figure
        title={w.wins}
        head={[c.what, c.share, c.from, c.to, c.games]}
        rows={rows.map((one) => [one.name, percent(one.share), percent(one.low), percent(one.high), String(one.games)])}
        note={
          <>
            {basisWords(w, say, bots.basis)}
            <br />
            {say(w.caution, { share: percent(bots.even) })}
          </>
        }
      >
        <Forest rows={rows} even={bots.even} label={w.wins} />
      </Figure>
      {bots.plays > 0 && <When figures={bots} />}
      <Figure
        title={w.ends}
        head={[c.what, c.share, c.from, c.to]}
        rows={bots.ends.map((one) => [zones[one.zone] ?? one.zone, percent(one.share), percent(one.low), percent(one.high)])}
      >
        <dl className={css.ends}>
          {bots.ends.map((one) => (
            <div key={one.zone}>
              <dd>{percent(one.share)} %</dd>
              <dt>{zones[one.zone] ?? one.zone}</dt>
            </div>
          ))}
        </dl>
      </Figure>
    </>
  );
}

function When({ figures: { times, plays } }: { readonly figures: CardFigures }) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const half = times.findIndex((_, i) => times.slice(0, i + 1).reduce((sum, n) => sum + n, 0) * 2 >= plays);
  const shares = times.map((n) => n / plays);
  return (
    <Figure
      title={w.when}
      head={[w.whenAxis.begin, w.column.share]}
      rows={shares.map((one, i) => [say(w.tenth, { n: i + 1 }), `${percent(one)} %`])}
      note={`${say(w.plays, { n: plays })} · ${say(w.half, { share: half * TENTHS })}`}
    >
      <Columns values={shares} label={say(w.half, { share: half * TENTHS })} shown={(one) => percent(one)} />
      <p className={css.axis} aria-hidden="true">
        <span>{w.whenAxis.begin}</span>
        <span>{w.whenAxis.middle}</span>
        <span>{w.whenAxis.end}</span>
      </p>
    </Figure>
  );
}

const points = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(Math.round(n * 100))}`;

/** Good and bad company: never more than was measured. */
export function Company({ figures, book: { pages } }: { readonly figures: CardFigures; readonly book: Book }) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const verdictOf = ({ low, high }: { readonly low: number; readonly high: number }): keyof BookText['verdict'] =>
    low > 0 ? 'good' : high < 0 ? 'bad' : 'unclear';
  const signs = { good: '▲', unclear: '○', bad: '▼' } as const;
  return (
    <section className={css.company}>
      <h2>
        {w.company} <small>{w.companyUnit}</small>
      </h2>
      <ul>
        {figures.company.map((one) => {
          const verdict = verdictOf(one);
          return (
            <li key={one.card} data-verdict={verdict}>
              <Link href={`/cards/${pages.game}/${one.card}`}>
                <Card face={pages.face(one.card, pages.texts, lang)} size="s" />
              </Link>
              <b>
                {signs[verdict]} {points(one.gain)}
              </b>
              <small>
                {points(one.low)}…{points(one.high)} · {w.verdict[verdict]} · {one.games}
              </small>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{w.companyNote}</p>
    </section>
  );
}
