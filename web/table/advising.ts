import type { AskView, CardId } from '#engine';
import type { Advice } from '#server/schema.ts';

export const percent = (share: number): number => Math.round(share * 100);

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
  readonly card: CardId;
  readonly label: string;
}

/** The cards that answers are about, by the number of the answer. */
export function marksFor(ask: AskView | null, answers: readonly { readonly keys: readonly string[] }[]): Mark[] {
  const marks: Mark[] = [];
  answers.forEach(({ keys }, i) => {
    for (const key of keys) {
      const ref = ask?.options.find((option) => option.key === key)?.ref;
      if (ref?.kind === 'card' && !marks.some(({ card }) => card === ref.card)) marks.push({ card: ref.card, label: `${i + 1}` });
    }
  });
  return marks;
}
