import { useSyncExternalStore } from 'react';

/** What the coach has told about a game on this device. */
interface Course {
  /** The match it goes with: a person's first of the game, or the one where it was asked for. */
  readonly match: string;
  readonly told: readonly string[];
  readonly off: boolean;
}
type Courses = { readonly [game: string]: Course };

const KEY = 'zastolye-coach';
/** Told before everything else: the card with the signs. */
export const FIRST_CARD = 'first-card';

function read(): Courses {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Courses;
  } catch {
    return {};
  }
}

let courses = read();
const listeners = new Set<() => void>();

function keep(next: Courses): void {
  courses = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private windows may refuse to store; it then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Begins anew with the given match. */
export const beginCourse = (game: string, match: string): void => keep({ ...courses, [game]: { match, told: [], off: false } });
/** The next match of the game has a coach again. */
export function forgetCourse(game: string): void {
  const { [game]: _, ...others } = courses;
  keep(others);
}
export function changeCourse(game: string, change: (course: Course) => Course): void {
  const course = courses[game];
  if (course !== undefined) keep({ ...courses, [game]: change(course) });
}

export function useCourses(): Courses {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => courses,
  );
}
