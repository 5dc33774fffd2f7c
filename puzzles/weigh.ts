import { answerAll, type Knowledge, learnedStyle, styleOf, weigh } from '#bots/index.ts';
import { type Judge, worth } from '#bots/judge.ts';
import type { Ask, Playable, Rng, SeatId } from '#engine';
import { fastRng, keyOf, uint32 } from '#engine';
import { answersOf } from './branches.ts';
import { sameKeys, type Valued } from './puzzle.ts';

/** Worlds in which every answer is tried. */
const WORLDS = 160;
/** Decisions that a short playout goes on; a long one goes to the end of the match, or to so many. */
const SHORT = 30;
const LONG = 600;
/** The best right answer is better than the best wrong one by so much. */
const GAP = 0.05;
const MOST_ANSWERS = 14;
/** Choices of dice this close are the same: two of them may show the same sign. */
const SAME_DICE = 0.015;

export interface Judged {
  readonly values: readonly Valued[];
  readonly right: readonly (readonly string[])[];
  readonly wrong: readonly (readonly string[])[];
}

export type Unclear = 'too many answers' | 'no clear gap' | 'judgements differ' | 'several are as good';

/**
 * The best answer by playouts: the same one under two judgements and two lengths, at least five points before the best of those that are wrong. All
 * answers are tried in the same worlds; whatever cannot be told from the best one is right.
 */
export function judgeAnswers(match: Playable, seat: SeatId, rng: Rng, knowledge?: Knowledge): Judged | Unclear {
  const ask = match.askOf(seat) as Ask;
  const answers = ask.max > 4 ? [] : answersOf(ask);
  if (answers.length < 2 || answers.length > MOST_ANSWERS) return 'too many answers';
  const seed = uint32(rng);
  const keysOf = (picks: readonly number[]): string[] => picks.map((i) => keyOf(ask.options[i]));
  const learned = learnedStyle(knowledge);
  // Two glances first: most positions end here.
  const quick = weigh(match, seat, { iterations: 250 }, fastRng(seed), learned);
  if (quick.length < 2 || quick[0].value - quick[1].value < GAP / 2) return 'no clear gap';
  const best = keysOf(quick[0].picks);
  const other = weigh(match, seat, { iterations: 250 }, fastRng(seed + 1), styleOf('classic'));
  if (!sameKeys(keysOf(other[0].picks), best)) return 'judgements differ';
  const tried: Tried[] = answers.map((keys) => ({ keys, short: [], written: [], long: [] }));
  for (let world = 0; world < WORLDS; world++)
    for (const one of tried) {
      const run = match.forkFor(seat, fastRng(seed + world));
      const luck = fastRng(seed + world + 0.5 * 2 ** 33);
      const open = run.askOf(seat) as Ask;
      run.answer(
        seat,
        run.n,
        one.keys.map((key) => open.options.findIndex((option) => keyOf(option) === key)),
      );
      for (let i = 0; i < SHORT && run.open !== null; i++) answerAll(run, learned.policy, luck);
      one.short.push(worth(run, seat, learned.judge));
      one.written.push(worth(run, seat, styleOf('classic').judge));
      for (let i = 0; i < LONG && run.open !== null; i++) answerAll(run, learned.policy, luck);
      one.long.push(worth(run, seat, learned.judge));
    }
  const top = tried.find(({ keys }) => sameKeys(keys, best));
  if (top === undefined || !tried.every((one) => isBehind(one, top))) return 'judgements differ';
  const values = tried
    .map(({ keys, short }) => ({ keys, value: mean(short), error: error(short, top.short) }))
    .sort((a, b) => b.value - a.value);
  const chance = mean(top.short);
  const isRight = ({ keys, value, error: e }: Valued): boolean => sameKeys(keys, top.keys) || chance - value <= e;
  const right = values.filter((one) => isRight(one)).map(({ keys }) => keys);
  const wrong = values.filter((one) => !isRight(one));
  if (wrong.length === 0 || right.length > Math.max(1, answers.length / 2)) return 'several are as good';
  if (chance - wrong[0].value < GAP) return 'no clear gap';
  const shown = values.map(({ keys, value, error: e }) => ({ keys, value: round(value), error: round(e) }));
  return {
    values: shown,
    right: [top.keys, ...right.filter((keys) => !sameKeys(keys, top.keys))],
    wrong: wrong.map(({ keys }) => keys),
  };
}

interface Tried {
  readonly keys: readonly string[];
  /** What came of it in each world, after some answers by what was learned and by what is written, and after many. */
  readonly short: number[];
  readonly written: number[];
  readonly long: number[];
}

/** No judgement and no length tells that it is better. */
const isBehind = (one: Tried, top: Tried): boolean =>
  (['short', 'written', 'long'] as const).every((way) => mean(one[way]) - mean(top[way]) <= error(one[way], top[way]));

/** Which dice to roll again: every face counts with its exact chance, and only what comes after it is tried out. */
export function judgeDice(match: Playable, seat: SeatId, rng: Rng, knowledge?: Knowledge): Judged | Unclear {
  const ask = match.askOf(seat) as Ask;
  const learned = learnedStyle(knowledge);
  const judges: Judge[] = [learned.judge, styleOf('classic').judge];
  const sums = new Map<string, { readonly keys: string[]; readonly values: number[] }>();
  const bests = new Set<string>();
  const seed = uint32(rng);
  for (const judge of judges)
    for (const iterations of [400, 1200]) {
      const weighed = weigh(match, seat, { iterations }, fastRng(seed + iterations), { ...learned, judge });
      if (weighed[0].value - (weighed.at(-1)?.value ?? 0) < GAP) return 'no clear gap';
      for (const [i, { picks, value }] of weighed.entries()) {
        const keys = picks.map((at) => keyOf(ask.options[at]));
        const name = keys.join(' ');
        if (i === 0) bests.add(name);
        if (!sums.has(name)) sums.set(name, { keys, values: [] });
        sums.get(name)?.values.push(value);
      }
    }
  const values = [...sums.values()]
    .map(({ keys, values: own }) => ({ keys, value: round(mean(own)), error: SAME_DICE }))
    .sort((a, b) => b.value - a.value);
  const [top] = values;
  const right = values.filter(({ value }) => top.value - value <= SAME_DICE).map(({ keys }) => keys);
  const wrong = values.slice(right.length);
  if ([...bests].some((name) => !right.some((keys) => keys.join(' ') === name))) return 'judgements differ';
  if (wrong.length === 0 || right.length > values.length / 2) return 'several are as good';
  if (top.value - wrong[0].value < GAP) return 'no clear gap';
  return { values, right, wrong: wrong.map(({ keys }) => keys) };
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
const round = (x: number): number => Math.round(x * 1000) / 1000;
const spreadOf = (list: readonly number[]): number => {
  const m = mean(list);
  return Math.sqrt(list.reduce((sum, x) => sum + (x - m) ** 2, 0) / list.length);
};

/** How far the difference of two may be off (95 %), tried in the same worlds. */
function error(a: readonly number[], b: readonly number[]): number {
  return (1.96 * spreadOf(a.map((x, i) => x - b[i]))) / Math.sqrt(a.length);
}
