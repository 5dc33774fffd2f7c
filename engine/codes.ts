import type { CardId, Choice, Code, Option } from './types.ts';

/** Numbers that one book has; those below the first book are cards. */
const BITS = 26;
const NUMBERS = 1 << BITS;
const books: Book[] = [];

/**
 * Options as numbers: a search offers many and looks at one. What an option is called and what it points at is made when somebody looks, by the
 * book that its number belongs to.
 */
export class Book<T = unknown> {
  /** The code of number `n` is `from + n`. */
  readonly from: number;
  readonly option: (n: number) => Option<T>;
  readonly value: (n: number) => T;

  /** Books are made once, with the module that holds them. */
  constructor(option: (n: number) => Option<T>, value: (n: number) => T) {
    books.push(this);
    this.from = books.length * NUMBERS;
    this.option = option;
    this.value = value;
  }
}

/** Whether a choice is a code; other numbers are cards. */
export const isCode = (choice: Choice): choice is Code => typeof choice === 'number' && choice >= NUMBERS;

function bookOf(code: number): Book {
  const at = (code >> BITS) - 1;
  if (at >= books.length) throw new Error(`no book has the code ${code}`);
  return books[at];
}

/** What a choice says, for whoever looks: a code becomes its option. */
export const decoded = (choice: Choice): CardId | Option => (isCode(choice) ? bookOf(choice).option(choice & (NUMBERS - 1)) : choice);

export const valueOfCode = (code: number): unknown => bookOf(code).value(code & (NUMBERS - 1));
