import type { Ask, Choice, Decision, Playable, Rng, SeatId, Table } from '#engine';
import { decoded, single } from '#engine';
import { considered, written } from './judge.ts';
import type { SearchStyle } from './normal.ts';
import { answerAll } from './policy.ts';

/**
 * Own answers that follow the one being weighed, and how playouts went that gave them. What is weighed is then worth what the rest of the turn makes of it
 * when it is played well, not as anybody might play it: the better an answer goes, the more often it is given again, and what looks promising is tried
 * first. Other seats answer as they are imagined to.
 */
export class Plan {
  visits = 0;
  sum = 0;
  readonly next = new Map<string | number, Plan>();
}

/** How long an answer that looks promising is believed in against how it went. */
const CURIOSITY = 0.5;
const NOTHING: readonly number[] = Object.freeze([]);
const DECLINE = 'none';

/** How much a seat leans to each option of a question for one, and to declining (last), as logarithms of odds. */
export type Leaning = <V>(t: Table<V>, ask: Ask) => readonly number[];

/** The answer to try next, and where its own following answers are kept. */
export function follow<V>(plan: Plan, t: Table<V>, ask: Ask, lean: Leaning): { readonly picks: readonly number[]; readonly plan: Plan } {
  const { options } = ask;
  const many = ask.min === 0 ? options.length + 1 : options.length;
  const leanings = lean(t, ask);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) if (leanings[i] > top) top = leanings[i];
  let all = 0;
  for (let i = 0; i < many; i++) all += Math.exp(leanings[i] - top);
  const mean = plan.visits === 0 ? 0.5 : plan.sum / plan.visits;
  const reach = (CURIOSITY * Math.sqrt(plan.visits + 1)) / all;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) {
    const known = plan.next.get(i === options.length ? DECLINE : nameOf(t, options[i]));
    const visits = known?.visits ?? 0;
    const value = (known === undefined || visits === 0 ? mean : known.sum / visits) + (reach * Math.exp(leanings[i] - top)) / (1 + visits);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  const name = best === options.length ? DECLINE : nameOf(t, options[best]);
  let next = plan.next.get(name);
  if (next === undefined) {
    next = new Plan();
    plan.next.set(name, next);
  }
  return { picks: best === options.length ? NOTHING : single(best), plan: next };
}

/** The same in every imagined world: behind a number that nobody has seen lies another card each time. */
function nameOf<V>(t: Table<V>, given: Choice): string | number {
  const choice = decoded(given);
  if (typeof choice === 'number') return t.def[choice];
  return choice.key.includes('c') ? choice.key.replaceAll(/c(\d+)/g, (_, card) => `c${t.def[Number(card)] ?? card}`) : choice.key;
}

/** A turn may take so many decisions, where a course ends with turns. */
const LONGEST = 40;
const NOBODY: SeatId = -1;

/** A match carried on in an imagined world: the seat by its plan while nobody else decides, everybody else as they are imagined to answer. */
export class Course<V> {
  private readonly game: Playable<V>;
  private readonly seat: SeatId;
  private readonly style: SearchStyle;
  private readonly rng: Rng;
  private readonly path: Plan[];
  private isPlanned = true;
  /** Turns and decisions that are still looked at. */
  private turns: number;
  private left: number;
  private mover: SeatId;

  /** `isMover`: the turn is the seat's own. */
  constructor(game: Playable<V>, seat: SeatId, style: SearchStyle, plan: Plan, rng: Rng, isMover: boolean) {
    this.game = game;
    this.seat = seat;
    this.style = style;
    this.rng = rng;
    this.path = [plan];
    this.mover = isMover ? seat : NOBODY;
    // Alone a turn is never handed over.
    this.turns = style.byTurns && game.table.ring.length > 1 ? (game.game.bot?.foresight ?? 0) : 0;
    // Without an estimate only the end of a match says what it came to.
    const isBlind = game.game.bot?.evaluate === undefined && (style.judge === written || style.judge === considered);
    this.left = this.turns > 0 ? LONGEST : isBlind ? game.game.cap : style.depth;
  }

  /** One decision more. False: the match is over, or so much of it has been played as is looked ahead. */
  goOn(): boolean {
    const { open } = this.game;
    if (open === null || this.left === 0) return false;
    const [ask] = open.asks;
    if (this.turns > 0 && ask.prompt.quiet === true && ask.seat !== this.mover) {
      if (this.mover !== NOBODY && --this.turns === 0) {
        this.left = 0;
        return false;
      }
      this.mover = ask.seat;
    }
    this.left--;
    this.answer(open);
    return true;
  }

  private answer({ mode, asks }: Decision): void {
    const { game, seat, style, rng, path } = this;
    const { planning } = style;
    const [ask] = asks;
    // Once somebody else decides alone, or much has been decided, worlds differ too much for one plan.
    if (path.length > (planning?.answers ?? 0) || (mode === 'one' && ask.seat !== seat)) this.isPlanned = false;
    if (planning === null || !this.isPlanned || asks.length > 1 || ask.seat !== seat || ask.max !== 1 || ask.options.length === 0) {
      answerAll(game, style.policy, rng);
      return;
    }
    const next = follow(path[path.length - 1], game.table, ask, planning.lean);
    path.push(next.plan);
    game.answer(seat, game.n, next.picks);
  }

  /** What it came to, for whoever goes the same way again. */
  learn(value: number): void {
    for (const one of this.path) {
      one.visits++;
      one.sum += value;
    }
  }
}
