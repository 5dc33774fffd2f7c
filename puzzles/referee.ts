import { stepOf } from '#bots/imagine.ts';
import { chooseMove } from '#bots/index.ts';
import type { Ask, Game, Match, PlanStep, Run, SeatId } from '#engine';
import { fastRng, keyOf } from '#engine';
import { type Aim, aimOf, settled, whoAnswers } from './aim.ts';
import { outcomesOf, repliesOf } from './branches.ts';
import { AT_TABLE, mainLine, moveOf, Prover, refutation, worstOutcome } from './prove.ts';
import { isProved, type Move, openPuzzle, type Puzzle, sameKeys } from './puzzle.ts';

/** How the others think once it is over. */
const BOT = { iterations: 80, ms: 600 };

/** What came of an answer of the person who solves. */
export interface Ruling {
  readonly move: Move;
  /** The aim can still be reached, whatever comes. */
  readonly holds: boolean;
  /** With other cards or dice it would have held. */
  readonly byChance?: boolean;
}

/** An answer, as advice says it. */
export interface Told {
  readonly step: PlanStep;
  readonly seat: SeatId;
}

/** All that is to be said about a puzzle before anybody has tried it. */
export interface Explained {
  readonly seat: SeatId;
  readonly moves: readonly Move[];
  readonly steps: readonly Told[];
  /** A wrong first answer that looks well; null: none does. */
  readonly tempting: PlanStep | null;
  readonly played: PlanStep;
  readonly values: readonly { readonly step: PlanStep; readonly value: number; readonly error: number; readonly right: boolean }[];
}

/** Plays against whoever solves a puzzle that was proved, as well as can be played, and says which step gave the solution away. */
export class Referee {
  readonly puzzle: Puzzle;
  private readonly match: Match;
  private readonly aim: Aim;

  constructor(game: Game, puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.match = openPuzzle(game, puzzle);
    this.aim = aimOf(this.match, puzzle.seat, isProved(puzzle.kind) ? puzzle.kind : 'win');
  }

  private at(moves: readonly Move[]): Run {
    const run = this.match.fork({ keep: true });
    for (const move of moves) play(run, move, this.puzzle.seat);
    return run;
  }

  /** Reached, missed for good, or open. */
  settled(moves: readonly Move[]): boolean | null {
    return settled(this.at(moves), this.aim);
  }

  /** Whose answer is next. */
  next(moves: readonly Move[]): number {
    return whoAnswers(this.at(moves), this.puzzle.seat);
  }

  /** An answer of the person, and the worst that can come of it. */
  mine(moves: readonly Move[], keys: readonly string[]): Ruling {
    const run = this.at(moves);
    const worst = worstOutcome(run, this.aim, keys, AT_TABLE);
    if (worst === null) throw new Error(`${this.puzzle.id}: nothing comes of ${keys.join(' ')}`);
    return { move: moveOf(worst.outcome.branch), holds: worst.holds, byChance: worst.byChance };
  }

  /** What somebody else does: what spoils it, or as little as can be. */
  other(moves: readonly Move[]): Ruling {
    const run = this.at(moves);
    const spoils = refutation(run, this.aim, AT_TABLE);
    if (spoils !== null) return { move: moveOf(spoils.branch), holds: false };
    const seat = whoAnswers(run, this.puzzle.seat);
    const [reply] = repliesOf(run, this.puzzle.seat, run.askOf(seat) as Ask);
    const [calm] = outcomesOf(run, this.puzzle.seat, seat, reply.keys, reply.faces);
    return { move: moveOf(calm.branch), holds: true };
  }

  /** Once it is over: the others go on as bots do. */
  bot(moves: readonly Move[], seed: number): Move {
    const run = this.at(moves);
    const seat = run.open?.asks.find((ask) => ask.seat !== this.puzzle.seat && run.askOf(ask.seat) !== null)?.seat ?? -1;
    const ask = run.askOf(seat) as Ask;
    const picks = chooseMove(run, seat, 'normal', BOT, fastRng(seed));
    return { seat, keys: picks.map((i) => keyOf(ask.options[i])) };
  }

  /** A way to go on, answer by answer, as advice would say it. */
  steps(moves: readonly Move[], line: readonly Move[]): Told[] {
    const run = this.at(moves);
    return line.map((move) => {
      const { seat, keys, faces = [], rolls = [], again } = move;
      // What a card is that somebody else shows is known by then.
      const tried = run.fork({ keep: true });
      tried.ordain({ seat: this.puzzle.seat, faces, rolls }, again === true);
      const ask = tried.askOf(seat);
      const picks = keys.map((key) => ask?.options.findIndex((option) => keyOf(option) === key) ?? -1);
      const step = stepOf(tried, seat, picks);
      play(run, move, this.puzzle.seat);
      return { step, seat };
    });
  }

  explained(): Explained {
    const { seat, line, wrong, right, played, values = [] } = this.puzzle;
    const stepFor = (keys: readonly string[]): PlanStep => this.steps([], [{ seat, keys }])[0].step;
    return {
      seat,
      moves: line,
      steps: this.steps([], line),
      tempting: wrong.length === 0 ? null : stepFor(wrong[0]),
      played: stepFor(played),
      values: values.map(({ keys, value, error }) => ({
        step: stepFor(keys),
        value,
        error,
        right: right.some((one) => sameKeys(one, keys)),
      })),
    };
  }

  /** Whether a first answer that nobody had in mind is right too. */
  check(keys: readonly string[]): boolean | null {
    return new Prover(this.aim).proveAnswer(this.at([]), keys, AT_TABLE * 5);
  }

  /** How it goes on from here, as long as nobody does anything against it; null where the aim cannot be reached any more. */
  solution(moves: readonly Move[], first: readonly string[] | null = null): readonly Move[] | null {
    return mainLine(this.at(moves), this.aim, first, AT_TABLE)?.line ?? null;
  }
}

/** Carries out one answer with all that was fixed for it. */
export function play(
  run: Pick<Run, 'ordain' | 'askOf' | 'answer' | 'n' | 'game'>,
  { seat, keys, faces = [], rolls = [], again }: Move,
  viewer: number,
): void {
  run.ordain({ seat: viewer, faces, rolls }, again === true);
  const ask = run.askOf(seat);
  const picks = keys.map((key) => ask?.options.findIndex((option) => keyOf(option) === key) ?? -1);
  const refused = run.answer(seat, run.n, picks);
  if (refused !== null) throw new Error(`${run.game.id}: ${refused.code} for ${keys.join(' ')}`);
}
