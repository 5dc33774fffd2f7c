import type { ParamsView } from './see.ts';
import type { GameText, Lang } from './text.ts';
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

const en = {
  'wins-for-sure': 'it wins at once, in every deal that was tried',
  'wins-now': 'it wins at once in {a}% of the deals instead of {b}%',
  'wins-soon': 'you win soon in {a}% of the deals instead of {b}%',
  'loses-soon': 'you lose soon in {a}% of the deals instead of {b}%',
  better: 'no single reason stands out; played on, the chance is higher than with answer {than}: {a}% against {b}%',
  'both-win': 'answers 1 and 2 both win, in every deal that was tried',
  'both-lose': 'answers 1 and 2 both lose, in every deal that was tried',
  equal: 'answers 1 and 2 are about equally good: {a}% and {b}%',
  unsure: 'that answer 1 is better than 2 is not certain: {a}% against {b}%',
  average: 'on average {what}',
  /** Where one answer ends the turn and the other does not. */
  later: 'by the end of the turn {what}',
  /** Where the second answer is as good, and the reason is about another one. */
  unlike: 'unlike with answer {than}, {what}',
} as const;

type ClauseText = { readonly [key in keyof typeof en]: string };

const ru: ClauseText = {
  'wins-for-sure': 'это победа сразу — во всех проверенных раскладах',
  'wins-now': 'это победа сразу в {a}\u00a0% раскладов, а не в {b}\u00a0%',
  'wins-soon': 'вы скоро побеждаете в {a}\u00a0% раскладов, а не в {b}\u00a0%',
  'loses-soon': 'вы скоро проигрываете в {a}\u00a0% раскладов, а не в {b}\u00a0%',
  better: 'отдельной причины не видно, но в продолжении шансы выше, чем с ответом {than}: {a}\u00a0% против {b}\u00a0%',
  'both-win': 'ответы 1 и 2 оба ведут к победе — во всех проверенных раскладах',
  'both-lose': 'ответы 1 и 2 оба ведут к поражению — во всех проверенных раскладах',
  equal: 'ответы 1 и 2 примерно равны: {a}\u00a0% и {b}\u00a0%',
  unsure: 'что ответ 1 лучше ответа 2, ещё не наверняка: {a}\u00a0% против {b}\u00a0%',
  average: 'в среднем {what}',
  later: 'к концу хода {what}',
  unlike: 'в отличие от ответа {than} {what}',
};

const clauseTexts: { readonly [lang in Lang]: ClauseText } = { en, ru };

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
