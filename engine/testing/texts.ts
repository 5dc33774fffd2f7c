import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../game.ts';
import { type InEvery, LANGS, type Lang, WHOLE } from '../languages.ts';
import type { Match } from '../match.ts';
import type { AskView, ParamsView } from '../see.ts';
import { paramsView } from '../see.ts';
import type { GameText } from '../text.ts';
import { contextFor, engineText, format, logText, parameterNames, refusalText } from '../text.ts';
import type { Refusal, SeatId } from '../types.ts';
import { SPECTATOR } from '../types.ts';

export type Texts = InEvery<GameText>;

const SPOKEN = ['prompts', 'labels', 'log', 'reasons', 'outcomes'] as const;
type Part = (typeof SPOKEN)[number];

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** What no reader should see: marks of a message, and values that are none. */
const RAW = /[{}#]|undefined|NaN|\[object/;
/** Signs that hold on to nothing: at the beginning or the end of what is said, doubled, or with nothing between them. */
const LOOSE = /^[\s,.;:!?)\]»”–—·-]|[\s,;:([«„–—·-]$|\s[,.;:!?)\]]|[,;:][,.;:]|[([]\s|\s\s|\(\)|«»/;

/**
 * The law of texts: whatever a match says (prompt, way to decline, label, log line, reason, refusal, outcome) has words in every language and for
 * every reader, gets the parameters that they name, and rests on a rule that exists. One listener may hear many matches.
 */
export class TextLaw {
  readonly complaints: string[] = [];
  private readonly texts: Texts;
  /** What was read once in this form need not be read again. */
  private readonly read = new Set<string>();
  private readonly heard = new WeakMap<object, number>();

  constructor(texts: Texts) {
    this.texts = texts;
  }

  /** Everything that the match says at this moment, and what it has told since it was last listened to. */
  hear<V>(match: Match<V>): void {
    const from = this.heard.get(match) ?? 0;
    this.heard.set(match, match.batches.length);
    for (const reader of [...match.table.ring, SPECTATOR]) {
      this.hearEvents(match, reader, from);
      this.hearQuestions(match, reader);
      if (reader !== SPECTATOR) this.hearReasons(match, reader);
      this.hearOutcome(match, reader);
    }
    this.hearRefusals(match);
  }

  /** A stale answer, one too long and one too short: none of them changes anything. */
  private hearRefusals<V>(match: Match<V>): void {
    const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
    const seat = ask?.seat ?? 0;
    this.hearRefusal(match.answer(seat, match.n + 1, []));
    if (ask === undefined) return;
    this.hearRefusal(match.answer(seat, match.n, new Array(ask.max + 1).fill(0)));
    if (ask.min > 0) this.hearRefusal(match.answer(seat, match.n, []));
  }

  private hearRefusal(refused: Refusal | null): void {
    if (refused === null) return;
    for (const lang of WHOLE) {
      try {
        this.look(refusalText(refused.code, (refused.params ?? {}) as ParamsView, lang), `refusal ${refused.code}`, lang);
      } catch (error) {
        this.complain(`refusal ${refused.code} in ${lang}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  private hearEvents<V>(match: Match<V>, reader: SeatId, from: number): void {
    for (const event of match.events(reader, from).flat()) {
      if (event.e !== 'log') continue;
      const isOwn = !event.key.startsWith('match.');
      this.words('log', event.key, event.params, reader, isOwn ? event.rule : null);
    }
  }

  private hearQuestions<V>(match: Match<V>, reader: SeatId): void {
    const { decision } = match.view(reader);
    if (decision === null) return;
    if (decision.mine !== null) this.hearAsk(decision.mine, reader);
    for (const other of decision.prompts) this.words('prompts', other.prompt, other.params, reader, other.rule);
  }

  private hearAsk(ask: AskView, reader: SeatId): void {
    this.words('prompts', ask.prompt, ask.params, reader, ask.rule);
    if (ask.decline !== undefined && ask.min === 0) this.words('labels', ask.decline, ask.params, reader, ask.rule);
    for (const option of ask.options)
      if (option.label !== undefined) this.words('labels', option.label, option.params ?? {}, reader, option.rule ?? ask.rule);
  }

  private hearReasons<V>(match: Match<V>, reader: SeatId): void {
    for (let card = 0; card < match.table.def.length; card++) {
      const reason = match.whyNot(reader, card);
      if (reason !== undefined) this.words('reasons', reason.key, paramsView(match.table, reader, reason.params), reader, reason.rule);
    }
  }

  private hearOutcome<V>(match: Match<V>, reader: SeatId): void {
    const { outcome } = match.table;
    if (outcome !== null) this.words('outcomes', outcome.reason, paramsView(match.table, reader, outcome.params), reader, outcome.rule);
  }

  private words(part: Part, key: string, params: ParamsView, reader: SeatId, rule: string | null): void {
    const form = [
      part,
      key,
      rule,
      reader === SPECTATOR,
      ...Object.entries(params).map(([name, value]) => formOf(name, value, reader)),
    ].join();
    if (this.read.has(form)) return;
    this.read.add(form);
    const name = `${part}.${key}`;
    if (rule !== null && this.texts.en.rules.text[rule] === undefined) this.complain(`${name} rests on ${rule === '' ? 'no rule' : rule}`);
    for (const lang of LANGS) {
      const text = this.texts[lang];
      const message = part === 'log' ? knownLog(text, lang, key) : text[part][key];
      if (message === undefined) this.complain(`${name} has no text in ${lang}`);
      else this.readOut(message, params, reader, name, lang);
    }
  }

  private readOut(message: string, params: ParamsView, reader: SeatId, name: string, lang: Lang): void {
    const missing = parameterNames(message).filter((one) => params[one] === undefined);
    if (missing.length > 0) this.complain(`${name} in ${lang} is not given ${missing.join(', ')}`);
    else this.look(format(message, params, contextFor(this.texts[lang], lang, NAMES, reader === SPECTATOR ? null : reader)), name, lang);
  }

  private look(words: string, name: string, lang: Lang): void {
    if (words.trim() === '' || RAW.test(words)) this.complain(`${name} in ${lang} reads «${words}»`);
    if (LOOSE.test(words)) this.complain(`${name} in ${lang} has a loose sign: «${words}»`);
    // A sentence about a card whose face its reader does not know has words for that: it does not bend a name that stands for none.
    if (name.startsWith('log.') && words.includes(engineText[lang].hiddenCard))
      this.complain(`${name} in ${lang} names no card: «${words}»`);
  }

  private complain(complaint: string): void {
    if (!this.complaints.includes(complaint)) this.complaints.push(complaint);
  }
}

function formOf(name: string, value: ParamsView[string], reader: SeatId): string {
  if (typeof value === 'number') return `${name}:${Math.min(value, 5)}`;
  if (typeof value === 'string') return `${name}:${value}`;
  if ('seat' in value) return `${name}:${value.seat === reader}`;
  if ('cards' in value) return `${name}:${value.cards.every((card) => card.def !== null)}`;
  return `${name}:${'def' in value ? value.def : ''}`;
}

function knownLog(text: GameText, lang: Lang, key: string): string | undefined {
  const message = logText(text, lang, key);
  return message === key ? undefined : message;
}

/** Every sign of the game has words in each language, with the same names in all; and no words are about a sign that it does not know. */
function signTexts<V>(game: Game<V>, texts: Texts): string[] {
  const wrong: string[] = [];
  const kinds = game.bot?.signs?.kinds ?? {};
  for (const lang of WHOLE)
    for (const key of new Set([...Object.keys(kinds), ...Object.keys(texts[lang].advice?.signs ?? {})])) {
      const words = texts[lang].advice?.signs[key];
      const numbers = kinds[key]?.isNumber === true ? ['n', 'm'] : ['a', 'b'];
      if (words === undefined) wrong.push(`advice.signs.${key} is missing in ${lang}`);
      else if (kinds[key] === undefined) wrong.push(`advice.signs.${key} is about nothing in the game`);
      else
        for (const form of ['more', 'less'] as const)
          if (!numbers.every((name) => parameterNames(words[form]).includes(name)))
            wrong.push(`advice.signs.${key}.${form} in ${lang} must name {${numbers.join('} and {')}}`);
    }
  return wrong;
}

/** What is wrong with the texts as they are written, whether play says them or not. */
export function writtenTexts<V>(game: Game<V>, texts: Texts): string[] {
  const wrong: string[] = [];
  for (const part of SPOKEN)
    for (const key of new Set([...Object.keys(texts.en[part]), ...Object.keys(texts.ru[part])])) {
      const [en, ru] = [texts.en[part][key], texts.ru[part][key]];
      if (en === undefined || ru === undefined) wrong.push(`${part}.${key} is missing in ${en === undefined ? 'en' : 'ru'}`);
      else if (parameterNames(en).join() !== parameterNames(ru).join())
        wrong.push(`${part}.${key} names other parameters in ru than in en`);
    }
  const aspects = (game.bot?.aspects ?? []).map(({ key }) => key);
  for (const key of new Set([...aspects, ...WHOLE.flatMap((lang) => Object.keys(texts[lang].aspects ?? {}))]))
    for (const lang of WHOLE) {
      const message = texts[lang].aspects?.[key];
      if (message === undefined) wrong.push(`aspects.${key} is missing in ${lang}`);
      else if (!aspects.includes(key)) wrong.push(`aspects.${key} is about nothing in the game`);
      else if (parameterNames(message).join() !== 'm,n,seat') wrong.push(`aspects.${key} in ${lang} must name {seat}, {n} and {m}`);
    }
  for (const one of signTexts(game, texts)) wrong.push(one);
  for (const lang of WHOLE) {
    const { kinds, zones, options, cards } = texts[lang];
    const lacks = (what: string, text: string | undefined): void => {
      if (text === undefined || text.trim() === '') wrong.push(`${what} has no name in ${lang}`);
    };
    for (const def of game.defs) {
      lacks(`kind ${def.kind}`, kinds[def.kind]);
      lacks(`card ${def.id}`, cards[def.id]?.name);
    }
    for (const zone of game.zones) lacks(`zone ${zone.name}`, zones[zone.name]);
    for (const option of game.options) {
      lacks(`setting ${option.key}`, options[option.key]?.name);
      for (const value of option.values) lacks(`setting ${option.key}=${value}`, options[option.key]?.values[value]);
    }
  }
  return [...new Set(wrong)];
}

/** Where texts still speak in these words: `ru.about: …`. */
export function wordsLeft(texts: Texts, words: RegExp): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (words.test(value)) found.push(`${path}: ${value}`);
    } else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  for (const lang of WHOLE) walk(texts[lang], lang);
  return found;
}

/** Rule ids that the code of a game cites though there is no such rule. */
export function unknownRules(folder: string, texts: Texts): string[] {
  const rules = texts.en.rules.text;
  const prefix = Object.keys(rules)[0].split('-')[0];
  const cited = new Set(codeIn(folder).match(new RegExp(`${prefix}-E?\\d+`, 'g')) ?? []);
  return [...cited].filter((id) => rules[id] === undefined);
}

/** Texts that the code of a game never names, whole or put together from the parts between dots: `log.draw`. */
export function unsaidTexts(folder: string, texts: Texts): string[] {
  const code = codeIn(folder);
  const words = new Set(code.match(/[\w-]+/g) ?? []);
  const isNamed = (key: string): boolean =>
    code.includes(`'${key}'`) || (key.includes('.') && key.split('.').every((one) => words.has(one)));
  return SPOKEN.flatMap((part) => Object.keys(texts.en[part]).flatMap((key) => (isNamed(key) ? [] : [`${part}.${key}`])));
}

function codeIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\W)(text|test)\W/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
