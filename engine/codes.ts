import type { CardId, Choice, Code, Option } from './types.ts';

/** How many numbers each list of codes has; those below the first list are cards. */
const BITS = 26;
const NUMBERS = 1 << BITS;
const lists: OptionCodes[] = [];

/**
 * Options as numbers: a search offers many and looks at one. What an option is called and what it points at is made when somebody looks, by the
 * list that its number belongs to.
 */
export class OptionCodes<T = unknown> {
  /** The code of number `n` is `from + n`. */
  readonly from: number;
  readonly option: (n: number) => Option<T>;
  readonly value: (n: number) => T;

  /** Lists are made once, with the module that holds them. */
  constructor(option: (n: number) => Option<T>, value: (n: number) => T) {
    lists.push(this);
    this.from = lists.length * NUMBERS;
    this.option = option;
    this.value = value;
  }
}

/** Whether a choice is a code; other numbers are cards. */
export const isCode = (choice: Choice): choice is Code => typeof choice === 'number' && choice >= NUMBERS;

function listOf(code: number): OptionCodes {
  const at = (code >> BITS) - 1;
  if (at >= lists.length) throw new Error(`no list has the code ${code}`);
  return lists[at];
}

/** What a choice says, for whoever looks: a code becomes its option. */
export const decoded = (choice: Choice): CardId | Option => (isCode(choice) ? listOf(choice).option(choice & (NUMBERS - 1)) : choice);

export const valueOfCode = (code: number): unknown => listOf(code).value(code & (NUMBERS - 1));
