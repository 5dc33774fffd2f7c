import { type CardText, filled, type Glossary, isWhole, type Lang } from '#engine';
import { loadArt } from '../kit/index.ts';
import type { Board } from '../table/board.ts';
import { loadFace } from '../table/games.ts';

/** What the book needs of a game's words: in one language, without the rules and without what only a table says. */
export interface CardTexts extends CardText {
  readonly zones: { readonly [zone: string]: string };
  readonly glossary: Glossary;
  /** Where cards belong to factions. */
  readonly factions?: { readonly [id: string]: { readonly name: string } };
}

export interface Pages {
  readonly game: string;
  readonly lang: Lang;
  readonly texts: CardTexts;
  readonly face: Board['face'];
}

const words = import.meta.glob<{ readonly [name: string]: object }>('../../games/*/text/*/{cards,ui,glossary}.ts');
const rulings = import.meta.glob<Rulings>('../../games/*/book/rulings.json', { import: 'default' });

/** By card the rules that speak of it. */
export type Rulings = { readonly [card: string]: readonly string[] };

async function written(game: string, lang: Lang): Promise<object> {
  const [cards, ui, glossary] = await Promise.all(
    ['cards', 'ui', 'glossary'].map(async (file) => (await words[`../../games/${game}/text/${lang}/${file}.ts`]?.()) ?? {}),
  );
  return { ...ui.ui, ...cards, ...glossary };
}

export async function loadCardTexts(game: string, lang: Lang): Promise<CardTexts> {
  const [own, en] = await Promise.all([written(game, lang), isWhole(lang) ? null : written(game, 'en')]);
  return (en === null ? own : filled(en, own)) as CardTexts;
}

export async function loadPages(game: string, lang: Lang): Promise<Pages> {
  // A card without its picture is still a card.
  const pictures = Promise.allSettled([loadArt(game), loadArt('lobby')]);
  const [texts, face] = await Promise.all([loadCardTexts(game, lang), loadFace(game)]);
  await pictures;
  return { game, lang, texts, face };
}

export const loadRulings = async (game: string): Promise<Rulings> => (await rulings[`../../games/${game}/book/rulings.json`]?.()) ?? {};
