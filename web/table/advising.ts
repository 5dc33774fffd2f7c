import type { AskView, OptionView } from '#engine';
import type { Advice } from '#server/schema.ts';
import type { AdviceText } from '../text/advice.ts';
import type { Board } from './board.ts';
import type { TableModel } from './model.ts';

export const percent = (share: number): number => Math.round(share * 100);

/** Nothing is called impossible or certain that only nearly is. */
export function shownNumber(chance: number): string {
  const n = percent(chance);
  return n === 0 && chance > 0 ? '<1' : n === 100 && chance < 1 ? '>99' : `${n}`;
}
export const shownPercent = (chance: number): string => `${shownNumber(chance)}%`;

/** What reads the same is the same to people: the best of them stands for all. */
export function distinct(advice: Advice, wordsFor: (keys: readonly string[]) => string): Advice {
  const words = advice.answers.map(({ keys }) => wordsFor(keys));
  const firsts = words.flatMap((one, i) => (words.indexOf(one) === i ? [i] : []));
  const placeOf = (i: number): number => firsts.indexOf(words.indexOf(words[i]));
  const answers = firsts.map((i) => advice.answers[i]);
  const why = advice.why.flatMap((clause) => (placeOf(clause.than) === 0 ? [] : [{ ...clause, than: placeOf(clause.than) }]));
  return { ...advice, answers, why: why.length === 0 && answers.length > 1 ? [plainly(answers[0], answers[1])] : why };
}

/** How the best stands beside the next, where there is no more to say. */
function plainly(best: Advice['answers'][number], next: Advice['answers'][number]): Advice['why'][number] {
  const kind = best.low > next.high ? 'better' : 'equal';
  return { kind, with: best.chance, without: next.chance, effect: best.chance - next.chance, than: 1 };
}

export interface Mark {
  /** What it lies on: a selector. */
  readonly on: string;
  readonly label: string;
}

/** What answers are about, by the number of the answer: cards, what else they name, and places. What several are about has the number of the best. */
export function marksFor(
  ask: AskView | null,
  answers: readonly { readonly keys: readonly string[] }[],
  board: Pick<Board, 'points'>,
): Mark[] {
  const marks: Mark[] = [];
  answers.forEach(({ keys }, i) => {
    for (const option of ask?.options.filter(({ key }) => keys.includes(key)) ?? [])
      for (const on of thingsOf(option, board)) if (!marks.some((mark) => mark.on === on)) marks.push({ on, label: `${i + 1}` });
  });
  return marks;
}

/** The card itself first, then where it goes. */
function thingsOf(option: OptionView, board: Pick<Board, 'points'>): string[] {
  const own = board.points?.(option);
  if (own !== undefined) return [own.to, own.from];
  return [option.ref, ...Object.values(option.params ?? {})].flatMap((thing) => {
    if (typeof thing !== 'object') return [];
    if ('card' in thing && thing.card !== null) return [`[data-card="${thing.card}"]`];
    return 'seat' in thing ? [`[data-seat="${thing.seat}"]`] : [];
  });
}

/** Answers that the trials cannot tell apart, although their chances differ by so much, are not called equal. */
const APART = 3;

/** A part of a sentence, in the words of the game where it is about one of its aspects. What is held against another answer than the second says so. */
export function clauseWords(model: Pick<TableModel, 'say' | 'text'>, clause: Advice['why'][number], w: AdviceText): string {
  const { kind, with: a, without: b, than } = clause;
  if (kind === 'better' || kind === 'equal')
    return model.say(w.clauses[plainKind(clause)], { a: shownNumber(a), b: shownNumber(b), than: than + 1 });
  const what = kind === 'aspect' ? aspectWords(model, clause, w) : happens(model, clause, w);
  return what === '' || than < 2 ? what : model.say(w.unlike, { what, than: than + 1 });
}

/** What is said of two answers that nothing with a name tells apart. */
function plainKind({ kind, with: a, without: b }: Advice['why'][number]): keyof AdviceText['clauses'] {
  if (kind !== 'equal') return 'better';
  if (a === b && (a === 1 || a === 0)) return a === 1 ? 'both-win' : 'both-lose';
  return Math.abs(percent(a) - percent(b)) >= APART ? 'unsure' : 'equal';
}

function happens(model: Pick<TableModel, 'say'>, { kind, with: a, without: b }: Advice['why'][number], w: AdviceText): string {
  const words = kind === 'wins-now' && a === 1 ? 'wins-for-sure' : kind;
  return words === 'aspect' ? '' : model.say(w.clauses[words], { a: shownNumber(a), b: shownNumber(b) });
}

function aspectWords(
  model: Pick<TableModel, 'say' | 'text'>,
  { key, seat, later, with: a, without: b }: Advice['why'][number],
  w: AdviceText,
): string {
  const message = model.text.aspects?.[key ?? ''];
  if (message === undefined) return '';
  const what = model.say(message, { seat: { seat: seat ?? 0 }, n: a, m: b });
  const average = Number.isInteger(a) && Number.isInteger(b) ? what : model.say(w.average, { what });
  return later === true ? model.say(w.later, { what: average }) : average;
}
