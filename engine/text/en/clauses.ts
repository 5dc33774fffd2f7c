/** Why one answer is better than another. */
export const clauses = {
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

export type ClauseText = { readonly [key in keyof typeof clauses]: string };
