import { useEffect, useState } from 'react';
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
import css from './Lab.module.css';
import { Facts, Foot, factNames, Length, Shares, seatRows } from './LabPlots.tsx';
import { Matrix } from './Matrix.tsx';
import { Figure, Forest, percent } from './Plots.tsx';
import { TrialForm } from './TrialForm.tsx';
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
  const ofBots = reply.sets.filter(({ basis }) => basis.who === 'bots');
  const plain = ofBots.filter((one) => one.first === null && !isTokens(one));
  const main = plain.find(({ basis }) => basis.players === 2) ?? plain[0];
  const tokens = ofBots.find(isTokens);
  const thought = ofBots.filter(({ first }) => first !== null);
  const nameOf = factNames(texts, w);
  if (main === undefined) return <EmptyState emoji="eyes" title={w.nothing} />;
  return (
    <div className={css.lab} data-lab={reply.game}>
      {main.basis.rulesVersion !== reply.rulesVersion && (
        <Notice tone="info" title={say(w.old, { version: main.basis.rulesVersion, now: reply.rulesVersion })} />
      )}
      <Facts set={main} texts={texts} />
      <Shares title={w.seats} rows={seatRows(main, w, say)} set={main} />
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
      <PeopleFigures reply={reply} />
      {reply.trials > 0 && <TrialForm reply={reply} />}
      <section className={css.ours}>
        <h2>{w.shares}</h2>
        <p>{w.ours}</p>
        {main.facts.pair !== undefined && <p data-even="">{w.even}</p>}
        <h2>{w.full}</h2>
        <p>{w.fullNote}</p>
        <code>{fullCommand(main)}</code>
      </section>
    </div>
  );
}

/** What plays so many matches that the intervals are narrow, with as much thought as the figures deserve. */
const fullCommand = ({ basis }: LabSet): string =>
  (basis.command ?? '').replace(/--games \d+/, '--games 3000').replace(/--iterations \d+/, '--iterations 120');

/** What people have played here, apart from what bots have. */
function PeopleFigures({ reply }: { readonly reply: LabReply }) {
  const { lang, say } = useWords();
  const w = labTexts[lang];
  const { against } = reply;
  const own = reply.sets.filter(({ basis }) => basis.who === 'people');
  const c = bookTexts[lang].column;
  return (
    <>
      {against !== null && (
        <Figure
          title={`${w.against}, %`}
          head={[c.what, c.share, c.from, c.to, c.games]}
          rows={[[w.againstRow, percent(against.share), percent(against.low), percent(against.high), String(against.games)]]}
          note={w.againstNote}
        >
          <Forest rows={[{ key: 'people', name: w.againstRow, ...against }]} even={0.5} label={w.against} />
        </Figure>
      )}
      {own.map((set) => (
        <Shares
          key={set.basis.players}
          title={`${w.here}: ${say(w.seatsOf, { n: set.basis.players })}`}
          rows={seatRows(set, w, say)}
          set={set}
        />
      ))}
      {against === null && own.length === 0 && <p className={css.few}>{w.hereFew}</p>}
    </>
  );
}
