import type { ReactNode } from 'react';
import type { LabSet } from '#server/schema.ts';
import { useWords, type Words } from '../pages/words.ts';
import { bookTexts } from '../text/book.ts';
import { type LabText, labTexts } from '../text/lab.ts';
import { basisWords } from './CardFigures.tsx';
import { Columns, Figure, Forest, type ForestRow, percent } from './Plots.tsx';
import type { CardTexts } from './texts.ts';

/** Who played, and the command that repeats it. */
export function Foot({ set: { basis }, note }: { readonly set: LabSet; readonly note?: string }) {
  const { lang, say } = useWords();
  return (
    <>
      {note !== undefined && (
        <>
          {note}
          <br />
        </>
      )}
      {basisWords(bookTexts[lang], say, basis)}
      {basis.command !== null && (
        <details>
          <summary>{labTexts[lang].command}</summary>
          <code>{basis.command}</code>
        </details>
      )}
    </>
  );
}

export interface SharesProps {
  readonly title: string;
  readonly rows: readonly (ForestRow & { readonly name: string })[];
  readonly set: LabSet;
  readonly note?: string;
}

export function Shares({ title, rows, set, note }: SharesProps): ReactNode {
  const { lang, say } = useWords();
  const c = bookTexts[lang].column;
  const many = rows.length > 2 ? say(labTexts[lang].comparisons, { n: rows.length }) : undefined;
  return (
    <Figure
      title={`${title}, %`}
      head={[c.what, c.share, c.from, c.to, c.games]}
      rows={rows.map((one) => [one.name, percent(one.share), percent(one.low), percent(one.high), String(one.games)])}
      note={<Foot set={set} {...(note === undefined && many === undefined ? {} : { note: note ?? many ?? '' })} />}
    >
      <Forest rows={rows} even={set.even} label={title} />
    </Figure>
  );
}

const BARS = 12;

export function Length({ set }: { readonly set: LabSet }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const all = set.turns.flatMap(([turns, n]) => Array.from({ length: n }, () => turns)).sort((a, b) => a - b);
  if (all.length === 0) return null;
  const median = all[Math.floor(all.length / 2)];
  const most = all[Math.min(all.length - 1, Math.floor(all.length * 0.95))];
  const [from, to] = [all[0], all[all.length - 1]];
  const step = Math.max(1, Math.ceil((to - from + 1) / BARS));
  const bars = Array.from({ length: Math.ceil((to - from + 1) / step) }, (_, i) => ({
    from: from + i * step,
    many: all.filter((turns) => turns >= from + i * step && turns < from + (i + 1) * step).length,
  }));
  const label = say(w.median, { n: median, most });
  const name = (start: number): string => (step === 1 ? String(start) : `${start}–${start + step - 1}`);
  return (
    <Figure
      title={w.length}
      head={[say(w.turns, { n: 5 }).replace(/\d+\s*/, ''), bookTexts[lang].column.games]}
      rows={bars.map((one) => [name(one.from), String(one.many)])}
      note={<Foot set={set} note={label} />}
    >
      <Columns
        values={bars.map(({ many }) => many)}
        label={label}
        marks={[Math.floor((median - from) / step)]}
        shown={(_, i) => (i % 3 === 0 || i === bars.length - 1 ? String(bars[i].from) : undefined)}
      />
    </Figure>
  );
}

const sideOf = (sides: { readonly [side: string]: string }, name: string): string | undefined => sides[name];

/** What a faction, a character or a side is called. */
export const factNames =
  (texts: CardTexts, w: LabText) =>
  (name: string): string =>
    texts.factions?.[name]?.name ?? sideOf(w.sides, name) ?? texts.cards[name]?.name ?? name;

export const seatRows = (set: LabSet, w: LabText, say: Words['say']): SharesProps['rows'] =>
  set.seats.map((share, i) => ({ key: String(i), name: say(w.seat, { n: i + 1 }), ...share }));

/** By what the game counts its matches, besides seats. */
export function Facts({ set, texts }: { readonly set: LabSet; readonly texts: CardTexts }): ReactNode {
  const { lang } = useWords();
  const w = labTexts[lang];
  const nameOf = factNames(texts, w);
  return (['faction', 'character', 'side'] as const).flatMap((kind) => {
    const names = set.facts[kind];
    if (names === undefined) return [];
    const rows = names.map(({ name, ...share }) => ({ key: name, name: nameOf(name), ...share }));
    return [<Shares key={kind} title={w.kinds[kind]} rows={rows} set={set} />];
  });
}
