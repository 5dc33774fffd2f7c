import { useEffect, useState } from 'react';
import type { Lang } from '#engine';
import type { BookReply } from '#server/schema.ts';
import { get } from '../app/api.ts';
import { asWritten, loadStem } from '../table/menu/search.ts';
import { type Index, indexOf, type Shelf, shelve } from './shelf.ts';
import { loadCardTexts, loadPages, loadRulings, type Pages } from './texts.ts';

export interface Book {
  readonly pages: Pages;
  readonly shelf: Shelf;
  readonly reply: BookReply | null;
}

/** The cards of a game in one language, with their figures where the server tells them. */
export function useBook(game: string, lang: Lang): { readonly book: Book | null; readonly failed: boolean; readonly again: () => void } {
  const [book, setBook] = useState<Book | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    const figures = get<BookReply>(`/api/book/${game}`).catch(() => null);
    Promise.all([loadPages(game, lang), figures]).then(
      ([pages, reply]) => gone || setBook({ pages, reply, shelf: shelve(pages, reply) }),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [game, lang, round]);
  const isThis = book?.pages.game === game && book.pages.lang === lang;
  return { book: isThis ? book : null, failed, again: () => setRound(round + 1) };
}

const OTHER: { readonly [lang: string]: Lang } = { ru: 'en', en: 'ru' };

/** What a search looks in: the language that is read, and soon after it the other one. Nothing comes before somebody searches. */
export function useIndexes(pages: Pages | null, wanted: boolean): readonly Index[] {
  const [indexes, setIndexes] = useState<{ readonly of: Pages; readonly list: readonly Index[] } | null>(null);
  useEffect(() => {
    if (pages === null || !wanted) return;
    let gone = false;
    const { game, lang, texts } = pages;
    void (async () => {
      const [rulings, stem] = await Promise.all([loadRulings(game).catch(() => ({})), loadStem(lang)]);
      const own = indexOf(texts, rulings, stem);
      if (!gone) setIndexes({ of: pages, list: [own] });
      const second = OTHER[lang] ?? 'en';
      const [theirs, otherStem] = await Promise.all([loadCardTexts(game, second), loadStem(second)]);
      if (!gone) setIndexes({ of: pages, list: [own, indexOf(theirs, rulings, otherStem)] });
    })().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [pages, wanted]);
  if (pages === null) return [];
  return indexes?.of === pages ? indexes.list : wanted ? [indexOf(pages.texts, {}, asWritten)] : [];
}
