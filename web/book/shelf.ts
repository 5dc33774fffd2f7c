import type { BookReply, Share } from '#server/schema.ts';
import { type CardFace, plainText } from '../kit/index.ts';
import { finder, type Stem, vocabularyOf } from '../table/menu/search.ts';
import type { CardTexts, Pages, Rulings } from './texts.ts';

/** A card of the book with all that it can be found and sorted by. */
export interface BookCard {
  readonly id: string;
  readonly name: string;
  readonly face: CardFace;
  readonly kind: string;
  readonly group: string;
  readonly count: number;
  readonly often: Often | null;
  readonly played: number | null;
  readonly wins: Share | null;
}

export type Often = 'often' | 'some' | 'seldom';
export type Order = 'deck' | 'power' | 'wins';

export interface Filter {
  readonly kind: string | null;
  readonly group: string | null;
  readonly often: Often | null;
  readonly order: Order;
  readonly query: string;
}

export interface Facet {
  readonly key: string;
  readonly name: string;
  readonly sign: string;
  readonly cards: number;
}

export interface Shelf {
  readonly cards: readonly BookCard[];
  readonly kinds: readonly Facet[];
  /** Empty where a card's kind says it all. */
  readonly groups: readonly Facet[];
}

const partsOf = (label: string): readonly string[] => plainText(label).split(' · ');

/** All cards in the order of the box. What lies in it besides cards that have a text or a name of their own is left out. */
export function shelve({ texts, face, lang }: Pages, reply: BookReply | null): Shelf {
  const known = new Map(reply?.cards.map((one) => [one.id, one]));
  const ids = Object.keys(texts.cards).filter((id) => reply === null || known.has(id));
  const faces = ids.map((id) => face(id, texts, lang));
  const shares = ids.map((id) => known.get(id)?.played ?? null);
  const sorted = shares.filter((one) => one !== null).sort((a, b) => b - a);
  const cards = ids.map((id, i): BookCard => {
    const one = faces[i];
    const played = shares[i];
    return {
      id,
      name: plainText(one.name),
      face: one,
      kind: plainText(one.typeShort ?? one.typeLabel),
      group: one.type,
      count: known.get(id)?.count ?? 1,
      often: played === null ? null : oftenOf(played, sorted),
      played,
      wins: known.get(id)?.wins ?? null,
    };
  });
  const groups = facets(cards, (one) => one.group, namesOfGroups(cards));
  const kinds = facets(cards, (one) => one.kind, new Map(cards.map((one) => [one.kind, one.kind])));
  // Kinds and groups that go together one to one are one filter.
  const pairs = new Set(cards.map((one) => `${one.kind}/${one.group}`)).size;
  return { cards, kinds: pairs === groups.length && pairs === kinds.length ? [] : kinds, groups };
}

/** The third of the cards that are played most, the next one, and the rest. */
function oftenOf(played: number, sorted: readonly number[]): Often {
  const third = sorted.length / 3;
  if (played >= sorted[Math.floor(third)]) return 'often';
  return played >= sorted[Math.floor(third * 2)] ? 'some' : 'seldom';
}

/** What the labels of all cards of a group have in common. */
function namesOfGroups(cards: readonly BookCard[]): Map<string, string> {
  const names = new Map<string, readonly string[]>();
  for (const { group, face } of cards) {
    const parts = partsOf(face.typeLabel);
    names.set(group, names.get(group)?.filter((one) => parts.includes(one)) ?? parts);
  }
  return new Map([...names].map(([group, parts]) => [group, parts.at(-1) ?? group]));
}

function facets(cards: readonly BookCard[], keyOf: (card: BookCard) => string, names: ReadonlyMap<string, string>): Facet[] {
  const found = new Map<string, { sign: string; cards: number }>();
  for (const card of cards) {
    const one = found.get(keyOf(card)) ?? { sign: card.face.typeSign, cards: 0 };
    one.cards++;
    found.set(keyOf(card), one);
  }
  return [...found].map(([key, one]) => ({ key, name: names.get(key) ?? key, ...one }));
}

/** Looks in names, texts and rules, in one language. */
export interface Index {
  readonly texts: ReadonlyMap<string, string>;
  readonly vocabulary: readonly string[];
  readonly stem: Stem;
}

export function indexOf({ cards }: Pick<CardTexts, 'cards'>, rulings: Rulings, stem: Stem): Index {
  const texts = new Map(
    Object.entries(cards).map(([id, card]) => [id, plainText(`${Object.values(card).join(' ')} ${(rulings[id] ?? []).join(' ')}`)]),
  );
  // The same words are asked about with every letter that is typed.
  const stems = new Map<string, string>();
  const remembered: Stem = (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const found = stem(word);
    stems.set(word, found);
    return found;
  };
  return { texts, vocabulary: vocabularyOf([...texts.values()]), stem: remembered };
}

/** Cards in which all that was typed stands, in one language or another; null: nothing was typed. */
export function foundIn(indexes: readonly Index[], query: string): ReadonlySet<string> | null {
  if (query.trim() === '') return null;
  const found = new Set<string>();
  for (const { texts, vocabulary, stem } of indexes) {
    const seeks = finder(query.trim(), vocabulary, stem);
    if (seeks === null) return null;
    for (const [id, text] of texts) if (!found.has(id) && seeks.finds(text)) found.add(id);
  }
  return found;
}

const numberOf = (card: BookCard): number => (Number.isFinite(Number(card.face.seal)) ? Number(card.face.seal) : -1);

export function select(cards: readonly BookCard[], filter: Filter, found: ReadonlySet<string> | null): readonly BookCard[] {
  const chosen = cards.filter(
    (card) =>
      (filter.kind === null || card.kind === filter.kind) &&
      (filter.group === null || card.group === filter.group) &&
      (filter.often === null || card.often === filter.often) &&
      (found === null || found.has(card.id)),
  );
  if (filter.order === 'power') return chosen.sort((a, b) => numberOf(b) - numberOf(a));
  if (filter.order === 'wins') return chosen.sort((a, b) => (b.wins?.share ?? -1) - (a.wins?.share ?? -1));
  return chosen;
}

const FIELDS = ['kind', 'group', 'often', 'order', 'query'] as const;

/** The filter as it stands in the address, so that a link shows the same cards. */
export function filterFrom(search: string): Filter {
  const given = new URLSearchParams(search);
  const often = given.get('often');
  const order = given.get('order');
  return {
    kind: given.get('kind'),
    group: given.get('group'),
    often: often === 'often' || often === 'some' || often === 'seldom' ? often : null,
    order: order === 'power' || order === 'wins' ? order : 'deck',
    query: given.get('query') ?? '',
  };
}

export function searchOf(filter: Filter): string {
  const given = new URLSearchParams();
  for (const field of FIELDS) {
    const value = filter[field];
    if (value !== null && value !== '' && value !== 'deck') given.set(field, value);
  }
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}
