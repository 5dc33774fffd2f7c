import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Button, Card, cx, EmptyState, Notice, Sheet, Sign } from '../kit/index.ts';
import { MissingPage } from '../pages/Missing.tsx';
import { gameWords } from '../pages/titles.ts';
import { useWords } from '../pages/words.ts';
import { playable } from '../table/playable.ts';
import { bookTexts } from '../text/book.ts';
import css from './Book.module.css';
import { BookFrame, GameShelf, NotThereYet } from './BookFrame.tsx';
import {
  type BookCard,
  type Facet,
  type Filter,
  filterFrom,
  foundIn,
  type Often,
  type Order,
  type Shelf,
  searchOf,
  select,
} from './shelf.ts';
import { type Book, useBook, useIndexes } from './useBook.ts';

const OFTEN: readonly Often[] = ['often', 'some', 'seldom'];
const ORDERS: readonly Order[] = ['deck', 'power', 'wins'];

/** The book of cards: what is printed, to be found by anything that one remembers of it. */
export function CardsPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <Cards id={id} /> : <MissingPage />;
}

function Cards({ id }: { readonly id: string }) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const { book, failed, again } = useBook(id, lang);
  const [path, go] = useLocation();
  const filter = filterFrom(useSearch());
  const change = (next: Partial<Filter>): void => go(`${path}${searchOf({ ...filter, ...next })}`, { replace: true });
  return (
    <BookFrame part="cards" game={id} title={`${w.title}: ${gameWords(lang, id).title}`}>
      <div className={css.book} data-game={id}>
        <header className={css.head}>
          <div>
            <h1>{w.title}</h1>
            <p>{w.lead}</p>
          </div>
          <SearchField query={filter.query} onQuery={(query) => change({ query })} />
        </header>
        <GameShelf part="cards" game={id} />
        {book !== null ? <Listed book={book} filter={filter} change={change} /> : <NotThereYet failed={failed} again={again} count={6} />}
      </div>
    </BookFrame>
  );
}

function SearchField({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }) {
  const { lang } = useWords();
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(query), [query]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <input
      ref={field}
      type="search"
      className={css.search}
      value={typed}
      placeholder={bookTexts[lang].search}
      aria-label={bookTexts[lang].search}
      aria-keyshortcuts="/"
      onChange={(event) => {
        setTyped(event.target.value);
        onQuery(event.target.value);
      }}
    />
  );
}

interface ListedProps {
  readonly book: Book;
  readonly filter: Filter;
  readonly change: (next: Partial<Filter>) => void;
}

function Listed({ book, filter, change }: ListedProps) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const { shelf, pages, reply } = book;
  const basis = reply?.basis ?? null;
  const [open, setOpen] = useState(false);
  const wanted = useDeferredValue(filter.query);
  const indexes = useIndexes(pages, wanted.trim() !== '');
  const found = useMemo(() => foundIn(indexes, wanted), [indexes, wanted]);
  const cards = useMemo(() => select(shelf.cards, filter, found), [shelf, filter, found]);
  const facets = <Facets shelf={shelf} filter={filter} change={change} measured={basis !== null} />;
  return (
    <div className={css.columns}>
      <aside className={css.facets} aria-label={w.filters}>
        {facets}
      </aside>
      <div>
        <div className={css.chosen}>
          <Button size="sm" className={css.narrow} aria-haspopup="dialog" icon={<Sign name="cog" />} onClick={() => setOpen(true)}>
            {w.filters}
          </Button>
          <Chips shelf={shelf} filter={filter} change={change} />
          <span role="status">{say(w.counted, { n: cards.length, all: shelf.cards.length })}</span>
        </div>
        {reply === null && <Notice tone="info" title={w.failed} />}
        {cards.length === 0 ? (
          <EmptyState
            emoji="magnifying-glass-tilted-left"
            title={w.none}
            action={<Button onClick={() => change({ kind: null, group: null, often: null, query: '' })}>{w.clear}</Button>}
          />
        ) : (
          <Grid cards={cards} shelf={shelf} game={pages.game} grouped={filter.order === 'deck'} search={searchOf(filter)} />
        )}
        <p className={css.foot}>
          {basis === null ? w.noNumbers : say(w.foot, { share: '%', games: basis.games, version: basis.rulesVersion })}
        </p>
      </div>
      <Sheet open={open} label={w.filters} title={w.filters} closeLabel={say(w.show, { n: cards.length })} onClose={() => setOpen(false)}>
        {facets}
        <Button kind="act" onClick={() => setOpen(false)}>
          {say(w.show, { n: cards.length })}
        </Button>
      </Sheet>
    </div>
  );
}

/** What is chosen, each to be undone by a press. */
function Chips({ shelf, filter, change }: Omit<ListedProps, 'book'> & { readonly shelf: Shelf }) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  const nameIn = (all: readonly Facet[], key: string | null): string | undefined => all.find((one) => one.key === key)?.name;
  const chips: readonly (readonly [string | undefined, Partial<Filter>])[] = [
    [nameIn(shelf.kinds, filter.kind), { kind: null }],
    [nameIn(shelf.groups, filter.group), { group: null }],
    [filter.often === null ? undefined : w.oftenIs[filter.often], { often: null }],
    [filter.query.trim() === '' ? undefined : filter.query.trim(), { query: '' }],
  ];
  return chips.map(([name, undo]) =>
    name === undefined ? null : (
      <button key={name} type="button" className={css.chip} aria-label={say(w.without, { name })} onClick={() => change(undo)}>
        {name} <span aria-hidden="true">✕</span>
      </button>
    ),
  );
}

function Facets({ shelf, filter, change, measured }: Omit<ListedProps, 'book'> & { readonly shelf: Shelf; readonly measured: boolean }) {
  const { lang } = useWords();
  const w = bookTexts[lang];
  const many = (often: Often): number => shelf.cards.filter((card) => card.often === often).length;
  return (
    <>
      {shelf.kinds.length > 0 && (
        <FacetList
          title={w.kind}
          facets={shelf.kinds}
          all={shelf.cards.length}
          chosen={filter.kind}
          onChoose={(kind) => change({ kind })}
        />
      )}
      <FacetList
        title={shelf.kinds.length > 0 ? w.group : w.kind}
        facets={shelf.groups}
        all={shelf.cards.length}
        chosen={filter.group}
        onChoose={(group) => change({ group })}
      />
      {measured && (
        <FacetList
          title={w.often}
          facets={OFTEN.map((often) => ({ key: often, name: w.oftenIs[often], sign: '', cards: many(often) }))}
          chosen={filter.often}
          onChoose={(key) => change({ often: OFTEN.find((often) => often === key) ?? null })}
        />
      )}
      <label className={css.order}>
        <b>{w.order}</b>
        <select value={filter.order} onChange={(event) => change({ order: ORDERS.find((one) => one === event.target.value) ?? 'deck' })}>
          {ORDERS.filter((one) => one !== 'wins' || measured).map((one) => (
            <option key={one} value={one}>
              {w.orderIs[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface FacetListProps {
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly all?: number;
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

function FacetList({ title, facets, all, chosen, onChoose }: FacetListProps) {
  const { lang } = useWords();
  const row = (key: string | null, name: ReactNode, cards: number): ReactNode => (
    <li key={key ?? ''}>
      <button type="button" aria-pressed={chosen === key} data-facet={key ?? 'all'} onClick={() => onChoose(chosen === key ? null : key)}>
        <span>{name}</span>
        <small>{cards}</small>
      </button>
    </li>
  );
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {all !== undefined && row(null, bookTexts[lang].all, all)}
        {facets.map((one) =>
          row(
            one.key,
            <>
              {one.sign !== '' && <Sign name={one.sign} />} {one.name}
            </>,
            one.cards,
          ),
        )}
      </ul>
    </section>
  );
}

interface GridProps {
  readonly cards: readonly BookCard[];
  readonly shelf: Shelf;
  readonly game: string;
  readonly grouped: boolean;
  readonly search: string;
}

function Grid({ cards, shelf, grouped, ...rest }: GridProps) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  if (!grouped) return <Row cards={cards} {...rest} />;
  return shelf.groups.map(({ key, name, sign }) => {
    const mine = cards.filter((card) => card.group === key);
    if (mine.length === 0) return null;
    return (
      <section key={key} className={css.group} data-group={key}>
        <h2>
          <Sign name={sign} /> {name}
        </h2>
        <p>{say(w.groupCount, { n: mine.length, all: mine.reduce((sum, { count }) => sum + count, 0) })}</p>
        <Row cards={mine} {...rest} />
      </section>
    );
  });
}

function Row({ cards, game, search }: Pick<GridProps, 'cards' | 'game' | 'search'>) {
  const { lang, say } = useWords();
  const w = bookTexts[lang];
  return (
    <ul className={css.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <Link href={`/cards/${game}/${card.id}${search}`} className={css.cardLink} data-card-link={card.id}>
            <Card face={card.face} size="m" />
          </Link>
          <small>
            {card.count > 1 && <b>{say(w.copies, { n: card.count })} </b>}
            {card.played !== null && (
              <>
                <span className={cx(css.bars)} data-often={card.often ?? undefined} aria-hidden="true">
                  <i />
                  <i />
                  <i />
                </span>{' '}
                {say(w.playedBy, { share: Math.round(card.played * 100) })}
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
