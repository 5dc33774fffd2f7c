import { canonical } from '../journal.ts';
import { sha256 } from '../sha256.ts';

/** What is printed on a card, by field; `undefined` stands for a field that the card does not have. */
export interface Printed {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * A component list that was written apart from the game, as a digest: a number for each card and one for each field over all cards. So a slip in the game's own
 * data is noticed without a second copy of it, and named by card and field.
 */
export interface Digest {
  readonly fields: { readonly [field: string]: string };
  /** In the order of the list. */
  readonly cards: { readonly [id: string]: string };
}

const DIGITS = 8;
const short = (value: unknown): string => sha256(canonical(value)).slice(0, DIGITS);

export function digestOf(list: readonly Printed[]): Digest {
  const fields: { [field: string]: string } = {};
  for (const field of new Set(list.flatMap((card) => Object.keys(card))))
    if (field !== 'id') fields[field] = short(list.flatMap((card) => (card[field] === undefined ? [] : [[card.id, card[field]]])));
  return { fields, cards: Object.fromEntries(list.map((card) => [card.id, short(card)])) };
}

/** The cards that the list knows; what a game has added to its box is held by the tests of those cards alone. */
export const specified = <C extends { readonly id: string }>(cards: readonly C[], { cards: known }: Digest): C[] =>
  cards.filter((card) => known[card.id] !== undefined);

/** In words, how the cards of a game differ from the list. */
export function differencesFrom(digest: Digest, list: readonly Printed[]): string[] {
  const own = specified(list, digest);
  const wanted = Object.keys(digest.cards);
  const missing = wanted.filter((id) => !own.some((card) => card.id === id));
  if (missing.length > 0) return missing.map((id) => `${id} is on the component list, but not in the game`);
  const strayed = own.find((card, i) => card.id !== wanted[i]);
  if (strayed !== undefined) return [`${strayed.id} does not stand where the component list has it, after ${before(wanted, strayed.id)}`];
  const now = digestOf(own);
  const fields = Object.keys({ ...digest.fields, ...now.fields }).filter((field) => now.fields[field] !== digest.fields[field]);
  return own
    .filter(({ id }) => now.cards[id] !== digest.cards[id])
    .map((card) => {
      const values = fields.map((field) => `${field} ${canonical(card[field])}`).join(' or ');
      return `${card.id} is not as on the component list: ${values} (its digest is ${now.cards[card.id]} now)`;
    });
}

const before = (ids: readonly string[], id: string): string => ids[ids.indexOf(id) - 1] ?? 'nothing';
