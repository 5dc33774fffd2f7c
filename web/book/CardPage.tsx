import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { isWhole, type Lang } from '#engine';
import type { CardReply } from '#server/schema.ts';
import { get } from '../app/api.ts';
import { Button, Card, plainText, RichText, Sign } from '../kit/index.ts';
import { CopyLink } from '../pages/CopyLink.tsx';
import { MissingPage } from '../pages/Missing.tsx';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { playable } from '../table/playable.ts';
import { termsIn } from '../table/reading/terms.ts';
import { bookTexts } from '../text/book.ts';
import bookCss from './Book.module.css';
import { BookFrame, NotThereYet } from './BookFrame.tsx';
import { Company, Figures } from './CardFigures.tsx';
import css from './CardPage.module.css';
import { Examples } from './Examples.tsx';
import { type Example, examplesFor, loadExamples } from './examples.ts';
import { type BookCard, filterFrom, select } from './shelf.ts';
import { loadCardTexts } from './texts.ts';
import { type Book, useBook } from './useBook.ts';

const ExampleTable = lazy(() => import('./ExampleTable.tsx').then((m) => ({ default: m.ExampleTable })));

/** All there is to know about a card: its text, how it is meant, examples to be played, and its figures. */
export function CardPage({ id, card }: { readonly id: string; readonly card: string }) {
  return playable.includes(id) ? <OneCard id={id} card={card} /> : <MissingPage />;
}

function OneCard({ id, card }: { readonly id: string; readonly card: string }) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const { book, failed, again } = useBook(id, lang);
  const found = book?.shelf.cards.find((one) => one.id === card);
  if (book !== null && found === undefined) return <MissingPage />;
  return (
    <BookFrame part="cards" game={id} title={`${found?.name ?? w.title}: ${gameWords(lang, id).title}`}>
      <div className={bookCss.book} data-game={id}>
        {book !== null && found !== undefined ? (
          <Read key={card} book={book} card={found} />
        ) : (
          <NotThereYet failed={failed} again={again} count={3} />
        )}
      </div>
    </BookFrame>
  );
}

/** Rulings and figures of a card, as the server tells them; null until it has. */
function useReply(game: string, card: string, lang: Lang): CardReply | 'failed' | null {
  const [reply, setReply] = useState<CardReply | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    setReply(null);
    get<CardReply>(`/api/book/${game}/${card}`).then(
      (found) => gone || setReply(found),
      () => gone || setReply('failed'),
    );
    return () => {
      gone = true;
    };
  }, [game, card, lang]);
  return reply;
}

function Read({ book, card }: { readonly book: Book; readonly card: BookCard }) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const { pages, shelf } = book;
  const reply = useReply(pages.game, card.id, lang);
  const [playing, setPlaying] = useState<Example | null>(null);
  const search = useSearch();
  const filter = filterFrom(search);
  // Neighbours are those of the list that one came from; a search has no order of its own.
  const row = select(shelf.cards, { ...filter, query: '' }, null);
  const group = shelf.groups.find(({ key }) => key === card.group);
  const mates = shelf.cards.filter(({ group: one }) => one === card.group);
  const known = reply === 'failed' ? null : reply;
  const bots = known?.bots ?? null;
  return (
    <>
      <nav className={css.way} aria-label={w.back}>
        <Link href={`/cards/${pages.game}${search === '' ? '' : `?${search}`}`}>{w.back}</Link>
        <span aria-hidden="true">›</span>
        <Link href={`/cards/${pages.game}`}>{gameWords(lang, pages.game).title}</Link>
        <span aria-hidden="true">›</span>
        <span>{say(w.place, { group: group?.name ?? card.kind, k: mates.indexOf(card) + 1, n: mates.length })}</span>
      </nav>
      <div className={css.card} data-card={card.id}>
        <div className={css.left}>
          <Card face={card.face} size="l" />
          <Facts book={book} card={card} />
          <CopyLink url={`${location.origin}/cards/${pages.game}/${card.id}`} label={w.link} />
          <WordList book={book} card={card} />
        </div>
        <article className={css.text}>
          <h1>{card.name}</h1>
          <p className={css.printed}>
            <RichText text={card.face.text ?? ''} />
          </p>
          <h2>{w.meant}</h2>
          <Rulings game={pages.game} rulings={known?.rulings ?? null} failed={reply === 'failed'} />
          <ExamplesOf book={book} card={card} rules={known?.rulings.map(({ id }) => id) ?? null} onPlay={setPlaying} />
          {bots !== null && bots.company.length > 0 && <Company figures={bots} book={book} />}
        </article>
        <div className={css.right}>
          {known !== null && <Figures reply={known} zones={pages.texts.zones} />}
          <Neighbours row={row} card={card} game={pages.game} search={search} />
        </div>
      </div>
      {playing !== null && (
        <Suspense fallback={null}>
          <ExampleTable game={pages.game} example={playing} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </>
  );
}

function Facts({ book, card }: { readonly book: Book; readonly card: BookCard }) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const other: Lang = isWhole(lang) && lang === 'ru' ? 'en' : 'ru';
  const [name, setName] = useState<string | null>(null);
  const { game } = book.pages;
  useEffect(() => {
    let gone = false;
    loadCardTexts(game, other).then(
      ({ cards }) => gone || setName(plainText(cards[card.id]?.name ?? '')),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, card.id, other]);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{w.inBox}</dt>
        <dd>{say(w.copies, { n: card.count })}</dd>
      </div>
      {card.played !== null && (
        <div>
          <dt>{w.inGames}</dt>
          <dd>{Math.round(card.played * 100)} %</dd>
        </div>
      )}
      {name !== null && name !== '' && (
        <div>
          <dt>{w.otherName}</dt>
          <dd lang={other}>{name}</dd>
        </div>
      )}
    </dl>
  );
}

/** Words of the glossary that stand on this card. */
function WordList({ book: { pages }, card }: { readonly book: Book; readonly card: BookCard }) {
  const { lang } = useWords();
  const terms = termsIn(pages.texts, card.face.text ?? '');
  if (terms.length === 0) return null;
  return (
    <section className={css.words}>
      <h2>{bookTexts[lang].words}</h2>
      <dl>
        {terms.map((key) => {
          const { word, text, rule } = pages.texts.glossary[key];
          return (
            <div key={key}>
              <dt>{word}</dt>
              <dd>
                {text} <RuleLink game={pages.game} id={rule} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const RuleLink = ({ game, id }: { readonly game: string; readonly id: string }) => (
  <a className={css.rule} href={`/rules/${game}#${id}`}>
    {id}
  </a>
);

const SHORT = 4;

interface RulingsProps {
  readonly game: string;
  readonly rulings: CardReply['rulings'] | null;
  readonly failed: boolean;
}

function Rulings({ game, rulings, failed }: RulingsProps) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const [all, setAll] = useState(false);
  if (rulings === null) return <p className={css.note}>{failed ? w.failed : '…'}</p>;
  if (rulings.length === 0) return <p className={css.note}>{w.noRulings}</p>;
  const shown = all ? rulings : rulings.slice(0, SHORT);
  return (
    <>
      <dl className={css.rulings}>
        {shown.map(({ id, text }) => (
          <div key={id} data-ruling={id}>
            <dt>
              <RuleLink game={game} id={id} />
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < rulings.length && (
        <Button size="sm" data-action="more-rulings" onClick={() => setAll(true)}>
          {say(w.moreRulings, { n: rulings.length - shown.length })}
        </Button>
      )}
    </>
  );
}

interface ExamplesOfProps {
  readonly book: Book;
  readonly card: BookCard;
  /** Null until they are known. */
  readonly rules: readonly string[] | null;
  readonly onPlay: (example: Example) => void;
}

function ExamplesOf({ book, card, rules, onPlay }: ExamplesOfProps) {
  const [all, setAll] = useState<readonly Example[]>([]);
  const { game } = book.pages;
  useEffect(() => {
    let gone = false;
    loadExamples(game).then(
      (list) => gone || setAll(list),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return <Examples examples={examplesFor(all, card.id, rules ?? [])} card={card.id} pages={book.pages} onPlay={onPlay} />;
}

interface NeighboursProps {
  readonly row: readonly BookCard[];
  readonly card: BookCard;
  readonly game: string;
  readonly search: string;
}

/** The cards before and after, by arrows too. */
function Neighbours({ row, card, game, search }: NeighboursProps) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const [, go] = useLocation();
  const at = row.findIndex(({ id }) => id === card.id);
  const before = at > 0 ? row[at - 1] : undefined;
  const after = at >= 0 ? row[at + 1] : undefined;
  const hrefOf = (one: BookCard): string => `/cards/${game}/${one.id}${search === '' ? '' : `?${search}`}`;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open], [data-example]') !== null) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="group"]') !== null) return;
      const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
      if (to !== undefined) go(hrefOf(to));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <nav className={css.neighbours} aria-label={w.neighbours}>
      {before === undefined ? (
        <span />
      ) : (
        <Link href={hrefOf(before)} aria-label={say(w.before, { name: before.name })} aria-keyshortcuts="ArrowLeft">
          <Sign name="plain-arrow" className={css.back} /> {before.name}
        </Link>
      )}
      {after !== undefined && (
        <Link href={hrefOf(after)} aria-label={say(w.after, { name: after.name })} aria-keyshortcuts="ArrowRight">
          {after.name} <Sign name="plain-arrow" />
        </Link>
      )}
    </nav>
  );
}
