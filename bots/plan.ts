import type { Ask, Choice, Decision, Playable, Rng, SeatId, Table } from '#engine';
import { decoded, single } from '#engine';
import { considered, written } from './judge.ts';
import type { SearchStyle } from './normal.ts';
import { answerAll } from './policy.ts';

/**
 * Own answers that follow the one being weighed, and how the playouts went that gave them. So an answer is worth what a well played turn makes of it. What
 * looks promising is tried first, and what goes well is given more often. Other seats answer as they are imagined to.
 */
export class Plan {
  visits = 0;
  sum = 0;
  readonly next = new Map<string | number, Plan>();
}

/** A win leads nowhere further. */
const WON = new Plan();

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

/** The answer that was given most often before among those that are possible now; null: none was. */
export function recall<V>(plan: Plan, t: Table<V>, ask: Ask): { readonly picks: readonly number[]; readonly plan: Plan } | null {
  const { options } = ask;
  let best: Plan | null = null;
  let at = -1;
  for (let i = 0; i < options.length + (ask.min === 0 ? 1 : 0); i++) {
    const known = plan.next.get(i === options.length ? DECLINE : nameOf(t, options[i]));
    if (known === undefined || known.visits <= (best?.visits ?? 0)) continue;
    best = known;
    at = i;
  }
  return best === null ? null : { picks: at === options.length ? NOTHING : single(at), plan: best };
}

/** The same in every imagined world: behind a number that nobody has seen lies another card each time. */
export function nameOf<V>(t: Table<V>, given: Choice): string | number {
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
  private readonly isFixed: boolean;

  /** `isMover`: the turn is the seat's own. `isFixed`: the plan is carried out as it stands, and nothing new is tried. */
  constructor(game: Playable<V>, seat: SeatId, style: SearchStyle, plan: Plan, rng: Rng, isMover: boolean, isFixed = false) {
    this.game = game;
    this.seat = seat;
    this.style = style;
    this.rng = rng;
    this.path = [plan];
    this.mover = isMover ? seat : NOBODY;
    this.isFixed = isFixed;
    // Alone a turn is never handed over.
    this.turns = style.byTurns && game.table.ring.length > 1 ? (game.game.bot?.foresight ?? 0) : 0;
    // Without an estimate only the end of a match says what it came to.
    const isBlind = game.game.bot?.evaluate === undefined && (style.judge === written || style.judge === considered);
    this.left = this.turns > 0 ? LONGEST : isBlind ? game.game.cap : style.depth;
  }

  /** One decision more. False: the match is over, or so much of it has been played as is looked ahead. `note` hears what the seat answers alone. */
  goOn(note?: (picks: readonly number[]) => void): boolean {
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
    this.answer(open, note);
    return true;
  }

  private answer({ mode, asks }: Decision, note?: (picks: readonly number[]) => void): void {
    const { game, seat, style, path } = this;
    const { planning } = style;
    const [ask] = asks;
    // Once somebody else decides alone, or much has been decided, worlds differ too much for one plan.
    if (path.length > (planning?.answers ?? 0) || (mode === 'one' && ask.seat !== seat)) this.isPlanned = false;
    if (planning === null || !this.isPlanned || asks.length > 1 || ask.seat !== seat || ask.max !== 1 || ask.options.length === 0) {
      this.byHabit(asks, note);
      return;
    }
    const plan = path[path.length - 1];
    const next = this.isFixed ? this.recalled(plan, ask) : follow(plan, game.table, ask, planning.lean);
    if (next === null) {
      this.isPlanned = false;
      this.byHabit(asks, note);
      return;
    }
    path.push(next.plan);
    note?.(next.picks);
    game.answer(seat, game.n, next.picks);
  }

  /** As the plan stands; but nobody lets a win lie. */
  private recalled(plan: Plan, ask: Ask): ReturnType<typeof recall> {
    const { table } = this.game;
    const won = table.game.bot?.wins?.(table, ask) ?? -1;
    return won < 0 ? recall(plan, table, ask) : { picks: single(won), plan: WON };
  }

  private byHabit(asks: readonly Ask[], note?: (picks: readonly number[]) => void): void {
    const { game, seat, style, rng } = this;
    const [ask] = asks;
    if (note === undefined || asks.length > 1 || ask.seat !== seat) {
      answerAll(game, style.policy, rng);
      return;
    }
    const picks = style.policy(game.table, ask, rng);
    note(picks);
    game.answer(seat, game.n, picks);
  }

  /** What it came to, for whoever goes the same way again. */
  learn(value: number): void {
    if (this.isFixed) return;
    for (const one of this.path) {
      one.visits++;
      one.sum += value;
    }
  }
}
