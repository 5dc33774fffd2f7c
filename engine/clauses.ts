import { everyLanguage, type InEvery, type Lang } from './languages.ts';
import type { ParamsView } from './see.ts';
import { clauses as de } from './text/de/clauses.ts';
import { type ClauseText, clauses as en } from './text/en/clauses.ts';
import { clauses as ru } from './text/ru/clauses.ts';
import type { GameText } from './text.ts';
import type { SeatId } from './types.ts';

/**
 * Why one answer is better than another. Every clause stands for numbers that came up when both were tried in the same worlds: `with` the answer,
 * `without` it (with the other one), and `effect`, the part of the chance to win that goes with the difference, as far as the trials tell.
 */
export interface Clause {
  /**
   * wins-now: the answer itself wins, in so many worlds. wins-soon, loses-soon: the match ends within the trial. aspect: what is so when the answer
   * has been carried out. better: nothing that has a name stands out. equal: the trials cannot tell the two apart.
   */
  readonly kind: 'wins-now' | 'wins-soon' | 'loses-soon' | 'aspect' | 'better' | 'equal';
  readonly with: number;
  readonly without: number;
  readonly effect: number;
  /** The answer it is held against: its place in the list. */
  readonly than: number;
  /** Of an aspect: which, and whose. `later`: not at once, but when the turn is somebody else's, since after one of the two answers it goes on. */
  readonly key?: string;
  readonly seat?: SeatId;
  readonly later?: true;
}

const clauseTexts: InEvery<ClauseText> = everyLanguage<ClauseText>({ en, ru, de });

/** Who says it: in which language, with the words of which game. */
export interface ClauseVoice {
  readonly lang: Lang;
  readonly text: Pick<GameText, 'aspects'>;
  readonly say: (message: string, params: ParamsView) => string;
}

const percent = (share: number): number => Math.round(share * 100);

/** A share in whole per cent. Nothing is called impossible or certain that only nearly is. */
export function shownNumber(chance: number): string {
  const n = percent(chance);
  return n === 0 && chance > 0 ? '<1' : n === 100 && chance < 1 ? '>99' : `${n}`;
}

/** Answers that the trials cannot tell apart, although their chances differ by so much, are not called equal. */
const APART = 3;

/**
 * A reason as a sentence without capital and full stop, in the words of the game where it is about one of its aspects. What is held against another
 * answer than the second says so.
 */
export function clauseText(clause: Clause, voice: ClauseVoice): string {
  const { kind, with: a, without: b, than } = clause;
  const w = clauseTexts[voice.lang];
  const numbers = { a: shownNumber(a), b: shownNumber(b) };
  if (kind === 'better' || kind === 'equal') return voice.say(w[plainKind(clause)], { ...numbers, than: than + 1 });
  const isCertain = kind === 'wins-now' && a === 1;
  const what = kind === 'aspect' ? aspectText(clause, voice) : voice.say(w[isCertain ? 'wins-for-sure' : kind], numbers);
  return what === '' || than < 2 ? what : voice.say(w.unlike, { what, than: than + 1 });
}

/** What is said of two answers that nothing with a name tells apart. */
function plainKind({ kind, with: a, without: b }: Clause): keyof ClauseText {
  if (kind !== 'equal') return 'better';
  if (a === b && (a === 1 || a === 0)) return a === 1 ? 'both-win' : 'both-lose';
  return Math.abs(percent(a) - percent(b)) >= APART ? 'unsure' : 'equal';
}

function aspectText({ key, seat, later, with: a, without: b }: Clause, { lang, text, say }: ClauseVoice): string {
  const message = text.aspects?.[key ?? ''];
  if (message === undefined) return '';
  const what = say(message, { seat: { seat: seat ?? 0 }, n: a, m: b });
  const average = Number.isInteger(a) && Number.isInteger(b) ? what : say(clauseTexts[lang].average, { what });
  return later === true ? say(clauseTexts[lang].later, { what: average }) : average;
}

interface Chance {
  readonly keys: readonly string[];
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** What reads the same is the same to people: the best of them stands for all, and reasons are held against what is left. */
export function distinct<T extends { readonly answers: readonly Chance[]; readonly why: readonly Clause[] }>(
  advice: T,
  wordsFor: (keys: readonly string[]) => string,
): T {
  const words = advice.answers.map(({ keys }) => wordsFor(keys));
  const firsts = words.flatMap((one, i) => (words.indexOf(one) === i ? [i] : []));
  const placeOf = (i: number): number => firsts.indexOf(words.indexOf(words[i]));
  const answers = firsts.map((i) => advice.answers[i]);
  const why = advice.why.flatMap((clause) => (placeOf(clause.than) === 0 ? [] : [{ ...clause, than: placeOf(clause.than) }]));
  return { ...advice, answers, why: why.length === 0 && answers.length > 1 ? [plainly(answers[0], answers[1])] : why };
}

/** How the best stands beside the next, where there is no more to say. */
function plainly(best: Chance, next: Chance): Clause {
  const kind = best.low > next.high ? 'better' : 'equal';
  return { kind, with: best.chance, without: next.chance, effect: best.chance - next.chance, than: 1 };
}
