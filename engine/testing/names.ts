import { keyOf, refOf } from '../ask.ts';
import { decoded } from '../codes.ts';
import { defOf } from '../table.ts';
import type { CardId, Choice, Table } from '../types.ts';

/** Seats have names in tests, in seating order. */
export const SEAT_NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gil', 'hal'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

/** A card by its printed name; where two of one name must be told apart, with a mark of the test's own: `zombie#bobs`. */
export type Named<Card extends string> = Card | `${Card}#${string}`;

/** Option keys with names in place of card numbers (`c17`), for comparing what is offered with what a test expects. */
export const spelled = <V>(t: Table<V>, keys: readonly string[]): string[] =>
  keys.map((key) => key.replaceAll(/\bc(\d+)\b/g, (_, card: string) => defOf(t, Number(card)).id)).sort();

export const plainName = (name: string): string => name.split('#')[0];

export interface NameSettings<V> {
  /**
   * What options of the game's own are called besides cards and seats: buttons (`end-turn`) and verbs that stand before a card's name (`talent`).
   * Where it is given, `cannotPick` knows a misspelt verb from one that is not offered.
   */
  readonly words?: readonly (string | RegExp)[];
  /** How an option with a key of its own is called, where «verb, then printed name» does not say it. */
  call?(t: Table<V>, choice: Choice, names: Names<V>): string | undefined;
}

/** What everything at one table is called. */
export class Names<V> {
  private readonly marks: { readonly card: CardId; readonly def: number; readonly mark: string }[] = [];
  private readonly dealt: { readonly card: CardId; readonly def: number }[] = [];
  private readonly heard = new Set<string>();
  private readonly settings: NameSettings<V>;

  constructor(settings: NameSettings<V>) {
    this.settings = settings;
  }

  /** A card that the scenario names. Its mark stays with the physical card, until a shuffle puts another face behind it. */
  name(t: Table<V>, card: CardId, name: string): void {
    const [, mark] = name.split('#');
    const def = t.def[card];
    this.dealt.push({ card, def });
    if (mark === undefined) return;
    if (this.marks.some((one) => one.mark === mark && one.def === def)) throw new Error(`two cards are called ${name}`);
    this.marks.push({ card, def, mark });
  }

  card(t: Table<V>, card: CardId): string {
    const { id } = defOf(t, card);
    const marked = this.marks.find((one) => one.card === card && one.def === t.def[card]);
    return marked === undefined ? id : `${id}#${marked.mark}`;
  }

  /** A seat by its name, a card by its name, a card with something to be done by verb and name (`talent granny`), everything else by its key. */
  option(t: Table<V>, given: Choice): string {
    const choice = decoded(given);
    const own = typeof choice === 'number' ? undefined : this.settings.call?.(t, choice, this);
    if (own !== undefined) return own;
    const key = keyOf(choice);
    const ref = refOf(choice);
    if (ref.kind === 'seat' && key === `s${ref.seat}`) return SEAT_NAMES[ref.seat];
    if (ref.kind !== 'card') return key;
    return key.replace(new RegExp(`(^|[^0-9a-z])c?${ref.card}(?![0-9])`), `$1${this.card(t, ref.card)}`).replace(':', ' ');
  }

  /** Which options the names mean, each option once; -1 where none is left. A name without its mark and a bare key are understood too. */
  find(t: Table<V>, options: readonly Choice[], wanted: readonly string[]): number[] {
    const called = options.map((choice) => this.option(t, choice));
    for (const name of called) this.heard.add(name);
    const found = wanted.map(() => -1);
    const ways: ((name: string, i: number) => boolean)[] = [
      (name, i) => called[i] === name,
      (name, i) => keyOf(options[i]) === name || (!name.includes('#') && unmarked(called[i]) === name),
    ];
    for (const means of ways)
      wanted.forEach((name, w) => {
        if (found[w] < 0) found[w] = options.findIndex((_, i) => !found.includes(i) && means(name, i));
      });
    return found;
  }

  /** Fails where a plain name could mean cards that lie in different places: the test must say which one. */
  mustBeClear(t: Table<V>, options: readonly Choice[], name: string): void {
    const meant = options.filter((choice) => this.option(t, choice) === name && refOf(choice).kind === 'card');
    const places = new Set(meant.map((choice) => zoneOf(t, choice)));
    if (places.size > 1)
      throw new Error(
        `${name} lies in ${[...places].map((z) => t.game.zones[z].key).join(' and in ')}: tell them apart as ${name}#1, ${name}#2`,
      );
  }

  /** The cards of that name; with a mark just the one. */
  cards(t: Table<V>, name: string): CardId[] {
    const ids = t.def.flatMap((d, id) => (t.game.defs[d].id === plainName(name) ? [id] : []));
    return name.includes('#') ? ids.filter((id) => this.card(t, id) === name) : ids;
  }

  /** The card that a test means: one that the scenario named, where there is one. */
  meant(t: Table<V>, name: string): CardId[] {
    const all = this.cards(t, name);
    const dealt = all.filter((id) => this.dealt.some((one) => one.card === id && one.def === t.def[id]));
    return dealt.length > 0 ? dealt : all;
  }

  /** Keys under which a client might ask for what is called so. */
  keys(t: Table<V>, name: string): string[] {
    const [verb, card] = name.split(' ');
    if (card !== undefined) return [`${verb}:${card}`, ...this.cards(t, card).map((id) => `${verb}:${id}`)];
    const seat = SEAT_NAMES.indexOf(name as SeatName);
    const cards = this.cards(t, name);
    return cards.length > 0 ? cards.map((id) => `c${id}`) : [seat >= 0 ? `s${seat}` : name];
  }

  /** Whether anything could ever be called so: a misspelt name is never offered either, and proves nothing. */
  isKnown(t: Table<V>, name: string): boolean {
    if (this.heard.has(name) || SEAT_NAMES.slice(0, t.game.seats.max).includes(name as SeatName)) return true;
    if (this.cards(t, name).length > 0 || this.isWord(name)) return true;
    const [verb, card] = name.split(' ');
    return card !== undefined && this.isWord(verb) && this.isKnown(t, card);
  }

  private isWord(name: string): boolean {
    return (this.settings.words ?? []).some((word) => (typeof word === 'string' ? word === name : word.test(name)));
  }
}

const unmarked = (name: string): string => name.replace(/#\S+/g, '');

function zoneOf<V>(t: Table<V>, choice: Choice): number {
  const ref = refOf(choice);
  return ref.kind === 'card' ? t.zone[ref.card] : -1;
}
