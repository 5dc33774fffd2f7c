import { Button, Card, Sign } from '../kit/index.ts';
import { useWords } from '../pages/words.ts';
import { bookTexts } from '../text/book.ts';
import { sayIn } from '../text/index.ts';
import css from './Examples.module.css';
import type { Example, Rows } from './examples.ts';
import type { Pages } from './texts.ts';

interface ExamplesProps {
  readonly examples: readonly Example[];
  /** The card that is read. */
  readonly card: string;
  readonly pages: Omit<Pages, 'game'>;
  /** Not at a table: there is one already. */
  readonly onPlay?: (example: Example) => void;
}

/** What lies where before and after, as the tests of the game hold it. */
export function Examples({ examples, card, pages, onPlay }: ExamplesProps) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const nameOf = (id: string): string => pages.texts.cards[id]?.name ?? id;
  return examples.map((one) => (
    <figure key={`${one.card} ${one.rule}`} className={css.example} data-example-of={one.rule}>
      <div className={css.sides}>
        <Side title={w.beforeIt} rows={one.before} others={one.after} card={one.card} pages={pages} />
        <Sign name="plain-arrow" className={css.arrow} />
        <Side title={w.afterIt} rows={one.after} others={one.before} card={one.card} pages={pages} />
      </div>
      <figcaption>
        <span>
          {sayIn(lang, w.exampleFor, { rule: one.rule })}
          {one.card !== card && ` · ${sayIn(lang, w.exampleFrom, { name: nameOf(one.card) })}`}
        </span>
        {onPlay !== undefined && (
          <Button size="sm" data-action="play-example" onClick={() => onPlay(one)}>
            {w.playIt}
          </Button>
        )}
      </figcaption>
    </figure>
  ));
}

interface SideProps {
  readonly title: string;
  readonly rows: Rows;
  readonly others: Rows;
  readonly card: string;
  readonly pages: Omit<Pages, 'game'>;
}

function Side({ title, rows, others, card, pages: { texts, face, lang } }: SideProps) {
  const w = bookTexts[lang];
  const zoneWords = (zone: string): string => {
    const [name, seat] = zone.split(':');
    const words = texts.zones[name] ?? name;
    return seat === undefined || rows.filter(([one]) => one.startsWith(`${name}:`)).length < 2
      ? words
      : `${words} · ${sayIn(lang, w.seat, { n: Number(seat) + 1 })}`;
  };
  return (
    <div>
      <b className={css.title}>{title}</b>
      {rows.map(([zone, cards]) => {
        const there = [...(others.find(([one]) => one === zone)?.[1] ?? [])];
        return (
          <div key={zone} className={css.zone}>
            <small>{zoneWords(zone)}</small>
            <ul>
              {cards.length === 0 && <li className={css.empty}>{w.empty}</li>}
              {cards.map((id, i) => {
                const at = there.indexOf(id);
                if (at >= 0) there.splice(at, 1);
                return (
                  <li key={`${id}-${String(i)}`} data-moved={at < 0 || undefined} data-this={id === card || undefined}>
                    <Card face={face(id, texts, lang)} size="xs" width={56} />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
