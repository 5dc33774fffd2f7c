import { FIRST_CARD } from '../../app/coach.ts';
import type { TableModel } from '../model.ts';
import type { Hint, Lessons } from './lessons.ts';

/** So many of the others must have been told before the farewell. */
const ENOUGH = 4;

/** Those for the side that I play. */
export function hintsFor(lessons: Lessons, model: TableModel): readonly Hint[] {
  const side = lessons.side?.(model);
  return lessons.hints.filter((hint) => hint.side === undefined || hint.side === side);
}

/**
 * Hints that are true now and were not told yet, in the order of telling. While others move there is enough to look at: they come with a
 * question of mine, which waits. Whether their things are in sight is another matter.
 */
export function trueHints(lessons: Lessons, model: TableModel, told: readonly string[]): Hint[] {
  const { ask } = model;
  if (ask === null) return [];
  const hints = hintsFor(lessons, model);
  const last = hints.at(-1);
  const known = told.filter((key) => key !== FIRST_CARD).length;
  return hints.filter((hint) => {
    if (told.includes(hint.key)) return false;
    if (hint === last && known < Math.min(ENOUGH, hints.length - 1)) return false;
    if (hint.prompts !== undefined && !hint.prompts.includes(ask.prompt)) return false;
    return hint.when?.(model) ?? true;
  });
}

/** Where to look for the thing that a hint is about: the first of these that is in sight. */
export function selectorsOf({ at }: Hint, model: TableModel): readonly string[] {
  return (typeof at === 'string' ? at : at(model)).split(',').map((one) => one.trim());
}
