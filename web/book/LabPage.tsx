import { type ReactNode, useEffect, useState } from 'react';
import type { LabReply, LabSet } from '#server/schema.ts';
import { get } from '../app/api.ts';
import { EmptyState, LineSkeletons, loadArt, Notice } from '../kit/index.ts';
import { MissingPage } from '../pages/Missing.tsx';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { playable } from '../table/playable.ts';
import { bookTexts } from '../text/book.ts';
import { labTexts } from '../text/lab.ts';
import bookCss from './Book.module.css';
import { BookFrame, GameShelf } from './BookFrame.tsx';
import { basisWords } from './CardFigures.tsx';
import css from './Lab.module.css';
import { Matrix } from './Matrix.tsx';
import { Columns, Figure, Forest, type ForestRow, percent } from './Plots.tsx';
import { type CardTexts, loadCardTexts } from './texts.ts';

/** Is a game fair? What bots have played, counted. */
export function LabPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <Lab id={id} /> : <MissingPage />;
}

function Lab({ id }: { readonly id: string }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const [loaded, setLoaded] = useState<{ readonly reply: LabReply; readonly texts: CardTexts } | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    setLoaded(null);
    void loadArt('lobby').catch(() => undefined);
    Promise.all([get<LabReply>(`/api/lab/${id}`), loadCardTexts(id, lang)]).then(
      ([reply, texts]) => gone || setLoaded({ reply, texts }),
      () => gone || setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [id, lang]);
  return (
    <BookFrame part="lab" game={id} title={say(w.name, { game: gameWords(lang, id).title })}>
      <div className={bookCss.book} data-game={id}>
        <header className={bookCss.head}>
          <div>
            <h1>{w.title}</h1>
            <p>{w.lead}</p>
          </div>
        </header>
        <GameShelf part="lab" game={id} />
        {loaded === null ? (
          <LineSkeletons count={6} />
        ) : loaded === 'failed' ? (
          <Notice tone="bad" role="alert" title={w.failed} />
        ) : loaded.reply.sets.length === 0 ? (
          <EmptyState emoji="eyes" title={w.nothing} />
        ) : (
          <Measured {...loaded} />
        )}
      </div>
    </BookFrame>
  );
}

const isTokens = ({ basis }: LabSet): boolean => 'tokens' in basis.options && basis.options.tokens !== 'none';

function Measured({ reply, texts }: { readonly reply: LabReply; readonly texts: CardTexts }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const plain = reply.sets.filter((one) => one.first === null && !isTokens(one));
  const main = plain.find(({ basis }) => basis.players === 2) ?? plain[0];
  const tokens = reply.sets.find(isTokens);
  const thought = reply.sets.filter(({ first }) => first !== null);
  const nameOf = (name: string): string => texts.factions?.[name]?.name ?? sideOf(w.sides, name) ?? texts.cards[name]?.name ?? name;
  if (main === undefined) return <EmptyState emoji="eyes" title={w.nothing} />;
  return (
    <div className={css.lab} data-lab={reply.game}>
      {main.basis.rulesVersion !== reply.rulesVersion && (
        <Notice tone="info" title={say(w.old, { version: main.basis.rulesVersion, now: reply.rulesVersion })} />
      )}
      {(['faction', 'character', 'side'] as const).flatMap((kind) => {
        const names = main.facts[kind];
        if (names === undefined) return [];
        const rows = names.map(({ name, ...share }) => ({ key: name, name: nameOf(name), ...share }));
        return [<Shares key={kind} title={w.kinds[kind]} rows={rows} set={main} />];
      })}
      <Shares
        title={w.seats}
        rows={main.seats.map((share, i) => ({ key: String(i), name: say(w.seat, { n: i + 1 }), ...share }))}
        set={main}
      />
      {plain.length > 1 && (
        <Shares
          title={w.lead1}
          rows={plain.map((one) => ({ key: String(one.basis.players), name: say(w.seatsOf, { n: one.basis.players }), ...one.seats[0] }))}
          set={main}
        />
      )}
      <Length set={main} />
      {tokens !== undefined && (
        <Shares
          title={w.tokens}
          note={w.tokensNote}
          set={tokens}
          rows={[
            { key: 'none', name: w.tokensWithout, ...main.seats[0] },
            { key: 'two', name: w.tokensWith, ...tokens.seats[0] },
          ]}
        />
      )}
      {thought.map((one) => (
        <Shares
          key={one.basis.command}
          title={w.luck}
          note={w.luckNote}
          set={one}
          rows={
            one.first === null
              ? []
              : [
                  {
                    key: 'more',
                    name: say(w.luckRow, { more: one.basis.bots[0]?.playouts ?? 0, less: one.basis.bots[1]?.playouts ?? 0 }),
                    ...one.first,
                  },
                ]
          }
        />
      ))}
      {main.facts.pair !== undefined && <Matrix pairs={main.facts.pair} nameOf={nameOf} foot={<Foot set={main} />} />}
      <section className={css.ours}>
        <h2>{w.shares}</h2>
        <p>{w.ours}</p>
        <h2>{w.full}</h2>
        <p>{w.fullNote}</p>
        <code>{fullCommand(main)}</code>
      </section>
    </div>
  );
}

const sideOf = (sides: { readonly [side: string]: string }, name: string): string | undefined => sides[name];

/** What plays so many matches that the intervals are narrow, with as much thought as the figures deserve. */
const fullCommand = ({ basis }: LabSet): string =>
  (basis.command ?? '').replace(/--games \d+/, '--games 3000').replace(/--iterations \d+/, '--iterations 120');

/** Who played, and the command that repeats it. */
function Foot({ set: { basis }, note }: { readonly set: LabSet; readonly note?: string }) {
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

interface SharesProps {
  readonly title: string;
  readonly rows: readonly (ForestRow & { readonly name: string })[];
  readonly set: LabSet;
  readonly note?: string;
}

function Shares({ title, rows, set, note }: SharesProps): ReactNode {
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

function Length({ set }: { readonly set: LabSet }) {
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
