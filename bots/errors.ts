import table from './calibration/errors.json' with { type: 'json' };

/**
 * How far off a chance told in the middle of a match is: what calibration says about the judgement, by game, number of seats and stage of the
 * match. `npm run -s lab -- calibrate` measures it.
 */
interface Known {
  /** Decisions at which the middle and the last third of a match begin, on average. */
  readonly stages: readonly [number, number];
  /** By stage: how far the shares of matches that are won lie from the chances told (root of the mean square over ten classes). */
  readonly errors: readonly [number, number, number];
}

/** Written by the lab; lists in it have the lengths above. */
const ERRORS = table as unknown as { readonly [game: string]: { readonly two?: Known; readonly many?: Known } };

/** What is said of a game that nobody has measured. */
const UNKNOWN = 0.08;

export function errorOf(game: string, seats: number, n: number): number {
  const rows = ERRORS[game];
  const known = rows === undefined ? undefined : seats > 2 ? (rows.many ?? rows.two) : rows.two;
  if (known === undefined) return UNKNOWN;
  const [middle, last] = known.stages;
  return known.errors[n < middle ? 0 : n < last ? 1 : 2];
}

/** Rounded to what is known: to whole per cent, fives or tens. */
export function roundedTo(error: number, chance: number): number {
  const step = error < 0.01 ? 0.01 : error < 0.06 ? 0.05 : 0.1;
  return Math.round(Math.round(chance / step) * step * 100) / 100;
}
