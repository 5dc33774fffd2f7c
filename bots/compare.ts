import type { BotMatch, Choice, Playable, SeatId, Table } from '#engine';
import { fastRng, isCode, keyOf, sees, uint32 } from '#engine';
import { Plan } from './plan.ts';
import { type Estimate, estimate, type Trial, tryOut, type Viewpoint } from './trial.ts';

const LEAST_WORLDS = 12;
const MOST = 3;

/** An answer with what came of it, in the same worlds as the others. */
export interface Compared {
  readonly picks: readonly number[];
  readonly trials: Trial[];
  /** How the own turn goes on after it. */
  readonly plan: Plan;
}

/** The first few answers that differ: one that comes to the same (another copy of a card) is left out. */
export function contenders<V>(view: Viewpoint<V>, found: readonly (readonly number[])[]): Compared[] {
  const { match, seat, rng } = view;
  const worlds = Array.from({ length: LEAST_WORLDS }, () => uint32(rng));
  const { table } = imagined(match, seat);
  const ask = match.askOf(seat);
  const list: (Compared & { readonly face: string })[] = [];
  for (const picks of found.slice(0, MOST * 3)) {
    const plan = new Plan();
    const trials = worlds.map((world) => tryOut(view, picks, world, plan));
    const face = picks.map((at) => faceOf(table, seat, ask?.options[at])).join(' ');
    if (!list.some((one) => areAlike(one.trials, trials) || (one.face === face && areClose(one.trials, trials))))
      list.push({ picks, trials, plan, face });
    if (list.length === MOST) break;
  }
  return list;
}

/** Every answer once more, all in the same world. */
export function tryAgain<V>(view: Viewpoint<V>, answers: readonly Compared[]): void {
  const world = uint32(view.rng);
  for (const { picks, trials, plan } of answers) trials.push(tryOut(view, picks, world, plan));
}

/** Copies of a card that lie together have the same face; counters on them may still make a difference. */
function faceOf<V>(t: Table<V>, seat: SeatId, choice: Choice | undefined): string {
  if (choice === undefined) return '';
  if (typeof choice === 'number' && !isCode(choice) && sees(t, seat, choice)) return `${t.def[choice]} in ${t.zone[choice]}`;
  return keyOf(choice);
}

const areAlike = (a: readonly Trial[], b: readonly Trial[]): boolean => a.every(({ value }, i) => value === b[i].value);

function areClose(a: readonly Trial[], b: readonly Trial[]): boolean {
  const { mean, error } = paired(a, b);
  return Math.abs(mean) <= 2 * error;
}

const imagined = <V>(match: BotMatch<V>, seat: SeatId): Playable<V> => match.forkFor(seat, fastRng(1));

export const meanOf = (trials: readonly Trial[]): number => trials.reduce((sum, one) => sum + one.value, 0) / Math.max(1, trials.length);

/** Mean of the differences, world by world. */
const paired = (a: readonly Trial[], b: readonly Trial[]): Estimate => estimate(a.map(({ value }, i) => value - b[i].value));
