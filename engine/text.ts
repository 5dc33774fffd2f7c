import type { GameAdviceText } from './advising.ts';
import { everyLanguage, type InEvery, LANGUAGES, type Lang, nested, quoted } from './languages.ts';
import type { LearnText } from './learn.ts';
import type { ParamsView, ParamView } from './see.ts';
import { words as de } from './text/de/words.ts';
import { type EngineText, words as en } from './text/en/words.ts';
import { words as ru } from './text/ru/words.ts';
import type { RefusalCode, SeatId } from './types.ts';

/**
 * Texts with parameters, in the notation of ICU messages: `{name}`, `{n, plural, one {# card} other {# cards}}`, `{x, select, a {…} other {…}}`.
 * Two selectors of our own: `{seat, who, me {You draw} other {{seat} draws}}` and `{cards, shown, yes {: {cards}} other {}}` (are the faces known?).
 */
export interface TextContext {
  readonly lang: Lang;
  /** The reader's seat, for `who`. */
  readonly me?: SeatId | null;
  seatName(seat: SeatId): string;
  cardName(def: string): string;
}

/** A formatted text in pieces, so that a client can make names into links. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly def: string | null; readonly card: number | null }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: SeatId };

type Node = string | { readonly name: string; readonly type: string; readonly cases: { readonly [key: string]: readonly Node[] } | null };

const parsed: { [message: string]: readonly Node[] } = {};
const plurals: { [lang in Lang]?: Intl.PluralRules } = {};
const numerals: { [lang in Lang]?: Intl.NumberFormat } = {};

function pluralOf(n: number, lang: Lang): string {
  plurals[lang] ??= new Intl.PluralRules(lang);
  return plurals[lang].select(n);
}

export function format(message: string, params: ParamsView, context: TextContext): string {
  const text = pieces(message, params, context)
    .map((piece) => piece.text)
    .join('');
  return nested(text, context.lang);
}

export function pieces(message: string, params: ParamsView, context: TextContext): Piece[] {
  parsed[message] ??= parse(message);
  const out: Piece[] = [];
  render(parsed[message], params, context, null, out);
  return out;
}

/** The names of the parameters that a message uses. */
export function parameterNames(message: string): string[] {
  const names: string[] = [];
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (!names.includes(node.name)) names.push(node.name);
      if (node.cases !== null) for (const key of Object.keys(node.cases)) visit(node.cases[key]);
    }
  };
  visit(parse(message));
  return names.sort();
}

function render(nodes: readonly Node[], params: ParamsView, context: TextContext, count: number | null, out: Piece[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      const text = count === null ? node : node.replaceAll('#', numeral(count, context.lang));
      if (text !== '') out.push({ kind: 'text', text });
      continue;
    }
    const value = params[node.name];
    if (value === undefined) throw new Error(`text needs the parameter ${node.name}`);
    if (node.cases === null) show(value, context, out);
    else {
      const key = caseKey(node.type, value, node.cases, context);
      const inner = node.type === 'plural' ? Number(value) : count;
      render(node.cases[key] ?? node.cases.other ?? [], params, context, inner, out);
    }
  }
}

/** Whole numbers as they are; others with the language's decimal sign. */
function numeral(n: number, lang: Lang): string {
  if (Number.isInteger(n)) return `${n}`;
  numerals[lang] ??= new Intl.NumberFormat(LANGUAGES[lang].locale, { useGrouping: false, maximumFractionDigits: 20 });
  return numerals[lang].format(n);
}

function caseKey(type: string, value: ParamView, cases: object, context: TextContext): string {
  if (type === 'plural') return `=${Number(value)}` in cases ? `=${Number(value)}` : pluralOf(Number(value), context.lang);
  if (type === 'who') return typeof value === 'object' && 'seat' in value && value.seat === (context.me ?? null) ? 'me' : 'other';
  if (type === 'shown') return isShown(value) ? 'yes' : 'other';
  if (typeof value !== 'object') return String(value);
  return 'def' in value ? String(value.def) : 'other';
}

function isShown(value: ParamView): boolean {
  if (typeof value !== 'object') return true;
  if ('cards' in value) return value.cards.length > 0 && value.cards.every((card) => card.def !== null);
  return !('card' in value) || value.def !== null;
}

function show(value: ParamView, context: TextContext, out: Piece[]): void {
  if (typeof value !== 'object') out.push({ kind: 'text', text: typeof value === 'number' ? numeral(value, context.lang) : value });
  else if ('seat' in value) out.push({ kind: 'seat', text: context.seatName(value.seat), seat: value.seat });
  else if ('cards' in value) {
    value.cards.forEach((card, i) => {
      if (i > 0) out.push({ kind: 'text', text: ', ' });
      out.push(cardPiece(card.def, card.id, context));
    });
  } else if ('card' in value) out.push(cardPiece(value.def, value.card, context));
  else out.push(cardPiece(value.def, null, context));
}

function cardPiece(def: string | null, card: number | null, context: TextContext): Piece {
  const text = def === null ? engineText[context.lang].hiddenCard : quoted(context.cardName(def), context.lang);
  return { kind: 'card', text, def, card };
}

function parse(message: string): Node[] {
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`bad message at ${at}: ${what}: ${message}`);
  };
  function nodes(nested: boolean): Node[] {
    const out: Node[] = [];
    let text = '';
    while (at < message.length) {
      const c = message[at];
      if (c === '}' && nested) break;
      if (c === '}') fail('} without {');
      if (c !== '{') {
        text += c;
        at++;
        continue;
      }
      if (text !== '') out.push(text);
      text = '';
      at++;
      out.push(argument());
    }
    if (text !== '') out.push(text);
    return out;
  }
  function word(): string {
    const match = /^\s*([=\w.-]+)\s*/.exec(message.slice(at));
    if (match === null) return fail('a word was expected');
    at += match[0].length;
    return match[1];
  }
  function argument(): Node {
    const name = word();
    if (message[at] === '}') {
      at++;
      return { name, type: '', cases: null };
    }
    if (message[at] !== ',') fail(', was expected');
    at++;
    const type = word();
    if (!['plural', 'select', 'who', 'shown'].includes(type)) fail(`unknown type ${type}`);
    if (message[at] !== ',') fail(', was expected');
    at++;
    const cases: { [key: string]: readonly Node[] } = {};
    for (;;) {
      while (message[at] === ' ' || message[at] === '\n') at++;
      if (message[at] === '}') break;
      const key = word();
      if (message[at] !== '{') fail('{ was expected');
      at++;
      cases[key] = nodes(true);
      if (message[at] !== '}') fail('} was expected');
      at++;
    }
    at++;
    if (!('other' in cases)) fail('the case «other» is missing');
    return { name, type, cases };
  }
  return nodes(false);
}

/** The engine's own few words, for every game alike. */
export const engineText: InEvery<EngineText> = everyLanguage<EngineText>({ en, ru, de });

/** A refusal in words. */
export function refusalText(code: RefusalCode, params: ParamsView, lang: Lang): string {
  return format(engineText[lang].refusals[code], params, { lang, seatName: (seat) => `${seat + 1}`, cardName: (def) => def });
}

// ── The texts of a game ───────────────────────────────────────────────────────────────────────────────────────────

interface RuleWords {
  readonly words?: readonly { readonly term: string; readonly text: string }[];
}

/** The rules of a game as they are written down: each in its section. */
export interface WrittenRules extends RuleWords {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly rules: { readonly [rule: string]: string } }[];
}

/** The same words, sections and rules with other texts. Mapped over a type parameter, a tuple stays a tuple: what is missing does not compile. */
export type SameBook<T> = T extends string ? string : { readonly [K in keyof T]: SameBook<T[K]> };

/** The same to be looked up in. */
export interface RuleBook extends RuleWords {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly rules: readonly string[] }[];
  readonly text: { readonly [rule: string]: string };
}

export function ruleBook({ sections, ...words }: WrittenRules): RuleBook {
  return {
    ...words,
    sections: sections.map((section) => ({ ...section, rules: Object.keys(section.rules) })),
    text: Object.assign({}, ...sections.map(({ rules }) => rules)) as RuleBook['text'],
  };
}

/** What every game says in every language. `prompts`, `log`, `labels`, `reasons` and `outcomes` are messages; the keys are the engine's. */
/** What a game is called, for pages that load nothing else of it. */
export interface GameTitle {
  readonly title: string;
  /** One or two words, for the narrow top of a phone. */
  readonly short: string;
  readonly tagline: string;
}

export interface GameText extends GameTitle {
  /** How a match goes, in a few sentences, for the lobby. */
  readonly about: string;
  readonly kinds: { readonly [kind: string]: string };
  readonly zones: { readonly [zone: string]: string };
  readonly options: { readonly [key: string]: { readonly name: string; readonly values: { readonly [value: string]: string } } };
  readonly cards: { readonly [card: string]: { readonly name: string; readonly text: string } };
  readonly prompts: { readonly [key: string]: string };
  /**
   * By prompt: what the button says once an option without a name of its own is chosen, such as «Play {card}», «To {seat}»; with `{n}` for several at
   * once. Write it as `satisfies Buttons<typeof prompts>`, so that the compiler asks for the words of a new prompt; null where every option is named.
   */
  readonly buttons: { readonly [prompt: string]: string | null };
  readonly labels: { readonly [key: string]: string };
  /** Names, besides those of cards, that words of a choice may begin with: within a sentence they keep their capital. */
  readonly proper?: readonly string[];
  readonly log: { readonly [key: string]: string };
  readonly reasons: { readonly [key: string]: string };
  readonly outcomes: { readonly [key: string]: string };
  /** By aspect of the game: what is so with one answer, unlike another: `{seat}` and the numbers `{n}` and `{m}` instead of which. */
  readonly aspects?: { readonly [key: string]: string };
  /** What advice says about imagined matches. */
  readonly advice?: GameAdviceText;
  /** Words of the cards that are explained where a card is read; by a key that all languages share. */
  readonly glossary?: Glossary;
  readonly rules: RuleBook;
  /** What teaches the game: the coach and the page «How to play». */
  readonly learn?: LearnText;
  /** What only the table of the game says, and what only its sketch for the terminal does. */
  readonly board?: object;
  readonly sketch?: object;
}

/** What is said on cards: all that is needed to show one. */
export type CardText = Pick<GameText, 'cards' | 'kinds'>;

/** A word of the cards and what it means. */
export interface Term {
  readonly word: string;
  /** How it begins in the texts of cards: the source of a regular expression, without regard to case. */
  readonly find: string;
  /** In one or two short sentences. */
  readonly text: string;
  readonly rule: string;
}

/** A game's `text/en/glossary.ts` exports it as `glossary`. */
export type Glossary = { readonly [key: string]: Term };

/** Words for the button of every prompt, or null. */
export type Buttons<Prompts> = { readonly [prompt in keyof Prompts]: string | null };

/** The same shape with any strings: a translation that lacks a key does not compile. */
export type Translation<T> = T extends string
  ? string
  : T extends RegExp | ((...args: never) => unknown)
    ? T
    : T extends readonly [string, string]
      ? readonly [string, string]
      : T extends readonly (infer U)[]
        ? readonly Translation<U>[]
        : { readonly [K in keyof T]: Translation<T[K]> };

export function contextFor(text: Pick<GameText, 'cards'>, lang: Lang, names: readonly string[], me: SeatId | null = null): TextContext {
  return { lang, me, seatName: (seat) => names[seat] ?? `${seat + 1}`, cardName: (def) => text.cards[def]?.name ?? def };
}

/** A log line of the game or of the engine. */
export function logText(text: GameText, lang: Lang, key: string): string {
  return text.log[key] ?? (engineText[lang].log as { readonly [key: string]: string })[key] ?? key;
}

/** Why the match is over, in the words of the game or of the engine; undefined where neither has any. */
export function outcomeText(text: GameText, lang: Lang, reason: string): string | undefined {
  return text.outcomes[reason] ?? (engineText[lang].outcomes as { readonly [reason: string]: string })[reason];
}
