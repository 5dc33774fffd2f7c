/**
 * Lines in which no mistake that `lab mutate` makes could be seen from outside, with the reason. At most five: what cannot be tested is usually not needed.
 */
export const EQUIVALENT: readonly { readonly file: string; readonly line: string; readonly reason: string }[] = [
  {
    file: 'server/store/types.ts',
    line: "journal: { key: 2, columns: ['match', 'n', 'at', 'entry', 'hash'] },",
    reason: 'no two entries of a match have the same number: one column more in the key gives the same rows in the same order',
  },
  {
    file: 'engine/match.ts',
    line: 'const MARK_EVERY = 10;',
    reason: 'How often a quiet point is kept. Taking back runs again from the nearest one, so only its speed depends on it.',
  },
  {
    file: 'engine/match.ts',
    line: 'const MARKS = UNDO_DEPTH / MARK_EVERY + 1;',
    reason: 'How many quiet points are kept. Without one, taking back runs again from the beginning and comes to the same.',
  },
  {
    file: 'engine/match.ts',
    line: 'while (this.marks.length > 0 && this.marks[this.marks.length - 1].at > keep) this.marks.pop();',
    reason: 'From an earlier quiet point than the nearest one, running again comes to the same.',
  },
  {
    file: 'engine/sha256.ts',
    line: 'for (let i = 16; i < 64; i++) {',
    reason: 'A number written behind the end of a typed array goes nowhere.',
  },
];
