import { expect } from 'vitest';
import { keyOf } from '../ask.ts';
import type { Reason } from '../game.ts';
import type { Match } from '../match.ts';
import type { View } from '../see.ts';
import { sees } from '../table.ts';
import type { Ask, Entry, Refusal, RefusalCode, SeatId } from '../types.ts';
import type { Course } from './course.ts';
import { theOnly } from './layout.ts';
import type { Names } from './names.ts';
import { SEAT_NAMES } from './names.ts';

/** A seat that acts and looks; `hand` and the like are the printed names of the cards in the zones of this seat, piles from the top. */
export type Seat<Own extends string> = SeatVerbs & { readonly [Z in Own]: string[] } & {
  /** What lies in one of the seat's zones, with the marks by which a test tells cards of one name apart. */
  copies(zone: Own): string[];
};

/** What a seat can try besides answering. */
export type Attempt = 'undo' | 'redo' | 'leave' | 'join' | 'time-out';

export interface SeatVerbs {
  readonly seat: SeatId;
  /** What is offered, exactly, in any order: card names, seat names, verbs with names (`talent granny`) or option keys. */
  mustPick(...names: string[]): void;
  /** The same, and declining is possible. */
  mayPick(...names: string[]): void;
  /** These are among what is offered. */
  isOffered(...names: string[]): void;
  /** These are not offered, and naming them is refused without any change. Fails for a name that nothing has. */
  cannotPick(...names: string[]): void;
  picks(...names: string[]): void;
  /** One pick a decision: the card, then its targets. */
  plays(...names: string[]): void;
  passes(): void;
  /** What is offered now, in the words that `picks` takes; nothing while the seat is not asked. */
  readonly offered: string[];
  /** The question that is open for this seat, by its key. */
  readonly prompt: string | undefined;
  isAskedFor(prompt: string): void;
  isToAct(): void;
  isNotAsked(): void;
  /** The answer, or the attempt, is refused with this code and changes nothing. */
  isRefused(code: RefusalCode, tried: readonly string[] | Attempt, n?: number): void;
  timesOut(): void;
  leaves(): void;
  joins(): void;
  undoes(agreed?: 'agreed'): void;
  redoes(): void;
  /** The seat's view shows the face of that card, wherever it lies. */
  knows(card: string): boolean;
  whyNot(card: string): Reason | undefined;
  readonly view: View;
  /** Log lines that this seat has seen, as text keys. */
  readonly logKeys: string[];
}

const entryOf = <V>(match: Match<V>, seat: SeatId, attempt: Attempt): Entry =>
  attempt === 'time-out' ? { kind: attempt, n: match.n, seat } : { kind: attempt, seat };

/** What a seat does besides answering. */
function changesOf<V>(
  match: Match<V>,
  seat: SeatId,
  course: Course<V>,
): Pick<SeatVerbs, 'timesOut' | 'leaves' | 'joins' | 'undoes' | 'redoes'> {
  const apply = (entry: Entry): void => {
    const words = `${SEAT_NAMES[seat]}: ${entry.kind}`;
    const refused = course.does(words, () => match.apply(entry));
    if (refused !== null) throw new Error(`${words} was refused as ${refused.code}`);
  };
  return {
    timesOut: () => apply(entryOf(match, seat, 'time-out')),
    leaves: () => apply(entryOf(match, seat, 'leave')),
    joins: () => apply(entryOf(match, seat, 'join')),
    undoes: (agreed) => apply({ kind: 'undo', seat, ...(agreed === undefined ? {} : { agreed: true }) }),
    redoes: () => apply(entryOf(match, seat, 'redo')),
  };
}

export function seatAt<V>(match: Match<V>, seat: SeatId, names: Names<V>, course: Course<V>): SeatVerbs {
  const name = SEAT_NAMES[seat];
  const asked = (): Ask => {
    const ask = match.askOf(seat);
    if (ask === null) throw new Error(`${name} is not asked anything; open: ${course.open}`);
    return ask;
  };
  const called = (ask: Ask): string[] => ask.options.map((choice) => names.option(match.table, choice));
  /** The wanted names as the options call themselves, so that a difference shows well. */
  const inTheirWords = (ask: Ask, wanted: readonly string[]): string[] => {
    const all = called(ask);
    return names.find(match.table, ask.options, wanted).map((at, i) => (at < 0 ? wanted[i] : all[at]));
  };
  const offersExactly = (wanted: readonly string[]): Ask => {
    const ask = asked();
    expect(called(ask).sort(), `what ${name} is offered by ${ask.prompt.key}`).toEqual(inTheirWords(ask, wanted).sort());
    return ask;
  };
  const indexes = (ask: Ask, wanted: readonly string[]): number[] =>
    names.find(match.table, ask.options, wanted).map((at, i) => {
      if (at < 0) throw new Error(`${name} is not offered ${wanted[i]} by ${ask.prompt.key}; offered: ${called(ask).join(', ')}`);
      names.mustBeClear(match.table, ask.options, wanted[i]);
      return at;
    });
  const picks = (...wanted: string[]): void => {
    const ask = asked();
    const words = `${name} answers ${ask.prompt.key}: ${wanted.length === 0 ? 'pass' : wanted.join(', ')}`;
    const refused = course.does(words, () => match.answer(seat, match.n, indexes(ask, wanted)));
    if (refused !== null) throw new Error(`${words}, refused as ${refused.code} ${JSON.stringify(refused.params ?? {})}`);
  };
  /** Tries something that must change nothing. */
  const unchanged = (what: string, attempt: () => Refusal | null): RefusalCode | undefined => {
    const before = match.journal.length;
    const code = attempt()?.code;
    expect(match.journal.length, `${what} changes nothing`).toBe(before);
    return code;
  };
  return {
    seat,
    mustPick(...wanted) {
      expect(offersExactly(wanted).min, 'declining is not possible').toBeGreaterThan(0);
    },
    mayPick(...wanted) {
      expect(offersExactly(wanted).min, 'declining is possible').toBe(0);
    },
    isOffered(...wanted) {
      const ask = asked();
      for (const one of inTheirWords(ask, wanted)) expect(called(ask), `what ${name} is offered by ${ask.prompt.key}`).toContain(one);
    },
    cannotPick(...unwanted) {
      for (const one of unwanted) {
        const ask = match.askOf(seat);
        const at = ask === null ? -1 : names.find(match.table, ask.options, [one])[0];
        expect(at < 0 ? 'not offered' : 'offered', `${one} for ${name}; open: ${course.open}`).toBe('not offered');
        if (!names.isKnown(match.table, one)) throw new Error(`cannotPick('${one}'): nothing is ever called so; is it misspelt?`);
        for (const key of names.keys(match.table, one))
          expect(
            unchanged(one, () => match.answerKeys(seat, match.n, [key])),
            `${one} named by ${name}`,
          ).toMatch(/unknown-option|not-asked|match-over|already-answered/);
      }
    },
    picks,
    plays(...wanted) {
      for (const one of wanted) picks(one);
    },
    passes() {
      picks();
    },
    get offered() {
      const ask = match.askOf(seat);
      return ask === null ? [] : called(ask);
    },
    get prompt() {
      return match.askOf(seat)?.prompt.key;
    },
    isAskedFor(prompt) {
      expect(asked().prompt.key, `what ${name} is asked`).toBe(prompt);
    },
    isToAct() {
      expect(match.askOf(seat) !== null, `${name} is to act; open: ${course.open}`).toBe(true);
    },
    isNotAsked() {
      expect(match.askOf(seat)?.prompt.key, `${name} is asked nothing`).toBeUndefined();
    },
    isRefused(code, tried, n) {
      const ask = match.askOf(seat);
      const attempt = (): Refusal | null => {
        if (typeof tried === 'string') return match.apply(entryOf(match, seat, tried));
        const found = ask === null ? tried.map(() => -1) : names.find(match.table, ask.options, tried);
        const keys = found.map((at, i) =>
          at < 0 || ask === null ? (names.keys(match.table, tried[i])[0] ?? tried[i]) : keyOf(ask.options[at]),
        );
        return match.answerKeys(seat, n ?? match.n, keys);
      };
      const words = `${name} tries ${typeof tried === 'string' ? tried : tried.join(', ')}`;
      const got = unchanged(words, attempt);
      expect({ words, code: got }).toEqual({ words, code });
    },
    ...changesOf(match, seat, course),
    knows(card) {
      const copies = names.meant(match.table, card);
      const known = copies.filter((id) => sees(match.table, seat, id));
      if (known.length > 0 && known.length < copies.length)
        throw new Error(`${name} knows one ${card} and not another: tell them apart as ${card}#1`);
      const shown = Object.values(match.view(seat).zones).flat();
      return theOnly(copies, card) >= 0 && copies.every((id) => shown.some((one) => one.id === id && one.def !== null));
    },
    whyNot: (card) => match.whyNot(seat, theOnly(names.meant(match.table, card), card)),
    get view() {
      return match.view(seat) as View;
    },
    get logKeys() {
      return logKeysOf(match, seat);
    },
  };
}

export function logKeysOf<V>(match: Match<V>, seat: SeatId): string[] {
  return match
    .events(seat)
    .flat()
    .flatMap((event) => (event.e === 'log' ? [event.key] : []));
}
