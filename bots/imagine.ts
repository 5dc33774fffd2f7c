import type { Ask, Heard, PlanStep, Playable, Rng, SeatId, Sign, SignKind, Signs, SignTime, Table } from '#engine';
import { ASPECT, fastRng, isWindow } from '#engine';
import { type Judge, worth } from './judge.ts';
import { lineOf } from './lines.ts';
import { Course, nameOf, type Plan } from './plan.ts';
import { answerAll } from './policy.ts';
import type { Viewpoint } from './trial.ts';

/** An own answer of an imagined turn: what it is in all worlds alike. */
export interface Taken {
  readonly name: string;
  /** How it looks: answers that are the same to people have one name. */
  readonly look: string;
  /** It ends the turn, or says no more than that it goes on: a button. */
  readonly isButton: boolean;
  /** Nothing is chosen. */
  readonly isPass?: true;
  /** It helps somebody else. */
  readonly isGift?: true;
  /** It does nothing. */
  readonly isIdle?: true;
}

/** A plan as far as it is looked ahead. */
export interface Glanced {
  /** What the position is worth then, as answers are found by. */
  readonly merit: number;
  readonly steps: readonly Taken[];
  /** The match is lost within the turn, or by the answer itself. */
  readonly losesNow: boolean;
  /** What the seat has then of all that the game counts for its players, more of it being better. */
  readonly holds: readonly number[];
}

/** One plan carried out in one imagined world, and the match played on from there. */
export interface Imagined extends Glanced {
  /** What made the world and its luck. */
  readonly world: number;
  /** The worth as chances are told. */
  readonly value: number;
  /** What it came to as far as it was played on. */
  readonly result: number;
  /** By `columnOf`: 1 for what is so, or a number. */
  readonly signs: ReadonlyMap<string, number>;
  readonly winsNow: boolean;
  /** The match is lost before the seat is to move again. */
  readonly losesSoon: boolean;
}

interface Begun<V> {
  readonly game: Playable<V>;
  readonly rng: Rng;
  readonly course: Course<V>;
}

/** What a column of signs is about. */
export interface Column {
  readonly sign: Sign;
  readonly when: SignTime;
  readonly kind: SignKind;
}

/** Signs that every game has: how matches end. */
const ENDS: { readonly [key: string]: SignKind } = {
  'wins-now': { kind: 'win', good: 'more' },
  'loses-now': { kind: 'risk', good: 'less' },
  'wins-soon': { kind: 'win', good: 'more' },
  wins: { kind: 'win', good: 'more' },
};

/** A match is played on for so many decisions at most. */
const LONGEST = 1500;

/** From where plans are imagined: how positions are judged, what is seen now, and the words that were met on the way. */
export class Stage<V> {
  readonly view: Viewpoint<V>;
  readonly chance: Judge;
  readonly before: Table<V>;
  readonly columns = new Map<string, Column>();
  /** Steps by their name, as they looked when they were first met. */
  readonly steps = new Map<string, PlanStep>();
  /** What is so already. */
  readonly now = new Map<string, number>();
  private readonly signs: Signs<V> | undefined;
  private readonly isMover: boolean;
  /** The turn goes on after the answer: it is no window, in which somebody else's card waits. */
  private readonly isTurn: boolean;

  constructor(view: Viewpoint<V>, chance: Judge) {
    this.view = view;
    this.chance = chance;
    const { match, seat } = view;
    this.signs = match.game.bot?.signs;
    this.isMover = match.askOf(seat)?.prompt.quiet === true;
    const world = match.forkFor(seat, fastRng(1));
    this.isTurn = !isWindow(world.open);
    this.before = world.table;
    for (const when of ['turn', 'round'] as const) {
      const say = (sign: Sign): void => {
        this.now.set(this.columnOf(when, sign), sign.n ?? 1);
      };
      this.signs?.tell({ when, t: this.before, before: this.before, viewer: seat, heard: [] }, say);
    }
  }

  /** What a plan does: the next click as it is, and what follows in most worlds. */
  line(trials: readonly Glanced[]): PlanStep[] {
    return [trials[0].steps[0].look, ...lineOf(trials).slice(1)].flatMap((name) => this.steps.get(name) ?? []);
  }

  /** One plan as far as it is looked ahead, and no further. */
  glance(picks: readonly number[], world: number, plan: Plan): Glanced {
    const { seat, style } = this.view;
    const steps: Taken[] = [];
    const { game, course } = this.begin(picks, world, plan, steps, []);
    const clock = new Clock(seat, this.isTurn, turnOf(this.before));
    do clock.isTurnOver(game);
    while (this.goOn(game, course, clock, steps));
    return {
      merit: worth(game, seat, style.judge),
      steps,
      losesNow: !clock.isTurn && isLost(game.table, seat),
      holds: this.holds(game.table),
    };
  }

  private begin(picks: readonly number[], world: number, plan: Plan, steps: Taken[], heard: Heard[]): Begun<V> {
    const { match, seat, style } = this.view;
    const rng = fastRng(world);
    const game = match.forkFor(seat, rng);
    this.listen(game, heard);
    const ask = game.askOf(seat);
    if (ask !== null) steps.push(this.taken(game, ask, picks));
    const refused = game.answer(seat, game.n, picks);
    if (refused !== null) throw new Error(`${game.game.id}: ${refused.code} for [${picks.join(' ')}] at decision ${match.n}`);
    return { game, rng, course: new Course(game, seat, style, plan, rng, this.isMover, true) };
  }

  /** The same number makes the same world and the same luck for every plan, so that only their own merits differ. */
  play(picks: readonly number[], world: number, plan: Plan): Imagined {
    const { seat, style } = this.view;
    const heard: Heard[] = [];
    const steps: Taken[] = [];
    const { game, rng, course } = this.begin(picks, world, plan, steps, heard);
    const signs = new Map<string, number>();
    const clock = new Clock(seat, this.isTurn, turnOf(this.before));
    const look = (): void => {
      if (clock.isTurnOver(game)) this.tell('turn', game, heard, signs);
      if (clock.isRoundOver(game)) this.tell('round', game, heard, signs);
    };
    look();
    while (this.goOn(game, course, clock, steps)) look();
    const [merit, value] = [worth(game, seat, style.judge), worth(game, seat, this.chance)];
    const holds = this.holds(game.table);
    const isFar = this.signs !== undefined && this.signs.until !== 'round';
    for (let i = 0; i < LONGEST && game.open !== null; i++) {
      if (!isFar && clock.isRound) break;
      answerAll(game, style.policy, rng);
      look();
    }
    const losesSoon = !clock.isRound && isLost(game.table, seat);
    // A match that ends in mid-turn, or goes on for ever, is looked at where it stands.
    if (!clock.isTurn) this.tell('turn', game, heard, signs);
    if (!clock.isRound) this.tell('round', game, heard, signs);
    if (isFar) this.tell('end', game, heard, signs);
    return {
      world,
      merit,
      value,
      result: worth(game, seat, this.chance),
      steps,
      holds,
      signs,
      winsNow: signs.has(this.columnOf('turn', { key: 'wins-now', seat })),
      losesNow: signs.has(this.columnOf('turn', { key: 'loses-now', seat })),
      losesSoon,
    };
  }

  private holds(t: Table<V>): number[] {
    const { seat } = this.view;
    return (t.game.bot?.aspects ?? []).map((aspect) => {
      const n = t.outcome === null ? aspect.of(t, seat, seat) : 0;
      return Number.isNaN(n) ? 0 : aspect.good === 'more' ? n : -n;
    });
  }

  /** One decision more of what is looked ahead; own answers of this turn are written down. */
  private goOn(game: Playable<V>, course: Course<V>, clock: Clock, steps: Taken[]): boolean {
    const { seat } = this.view;
    const ask = clock.isTurn || game.open === null || game.open.asks.length > 1 ? null : game.askOf(seat);
    if (ask === null) return course.goOn();
    const note = (picks: readonly number[]): void => {
      steps.push(this.taken(game, ask, picks));
    };
    return course.goOn(note);
  }

  private listen(game: Playable<V>, heard: Heard[]): void {
    const hears = this.signs?.hears;
    if (hears === undefined) return;
    game.table.sink = {
      push(event) {
        if (event.e === 'log' && hears.includes(event.key)) heard.push(event);
      },
    };
  }

  private tell(when: SignTime, game: Playable<V>, heard: readonly Heard[], signs: Map<string, number>): void {
    const { seat: viewer } = this.view;
    const t = game.table;
    const say = (sign: Sign): void => {
      signs.set(this.columnOf(when, sign), this.kindOf(sign.key)?.isNumber === true ? (sign.n ?? 0) : 1);
    };
    this.signs?.tell({ when, t, before: this.before, viewer, heard }, say);
    if (t.outcome === null) {
      if (when !== 'end')
        for (const aspect of t.game.bot?.aspects ?? []) {
          if (this.signs?.instead?.includes(aspect.key) === true) continue;
          for (const seat of t.ring) {
            const n = aspect.of(t, seat, viewer);
            if (!Number.isNaN(n)) say({ key: `${ASPECT}${aspect.key}`, seat, n });
          }
        }
      return;
    }
    const { winners } = t.outcome;
    const isWon = winners.includes(viewer);
    if (when === 'turn' && isWon) say({ key: 'wins-now', seat: viewer });
    if (when === 'turn' && isLost(t, viewer)) say({ key: 'loses-now', seat: viewer });
    if (when === 'round') for (const seat of winners) say({ key: 'wins-soon', seat });
    if (when === 'end') for (const seat of winners) say({ key: 'wins', seat });
  }

  private kindOf(key: string): SignKind | undefined {
    if (!key.startsWith(ASPECT)) return this.signs?.kinds[key] ?? ENDS[key];
    const aspect = this.view.match.game.bot?.aspects?.find((one) => one.key === key.slice(ASPECT.length));
    return aspect === undefined ? undefined : { kind: aspect.kind ?? 'build', good: aspect.good, isNumber: true };
  }

  columnOf(when: SignTime, sign: Sign): string {
    const kind = this.kindOf(sign.key);
    const { n, ...rest } = sign;
    const about = kind?.isNumber === true ? rest : sign;
    const name = `${when} ${about.key} ${about.seat ?? ''} ${about.card ?? ''} ${about.place ?? ''} ${kind?.isNumber === true ? '' : (n ?? '')}`;
    if (kind !== undefined && !this.columns.has(name)) this.columns.set(name, { sign: about, when, kind });
    return name;
  }

  private taken(game: Playable<V>, ask: Ask, picks: readonly number[]): Taken {
    const options = picks.map((at) => ask.options[at]);
    const called = (names: string[]): string =>
      `${ask.prompt.key} ${(ask.ordered ? names : names.sort((a, b) => a.localeCompare(b))).join(' ')}`;
    const look = called(options.map((option) => `${nameOf(game.table, option)}`));
    const isIndifferent = this.signs?.indifferent?.includes(ask.prompt.key) === true;
    const name = isIndifferent
      ? ask.prompt.key
      : called(options.map((option) => this.signs?.alike?.(game.table, option) ?? `${nameOf(game.table, option)}`));
    const known = this.steps.get(look) ?? stepOf(game, this.view.seat, picks);
    this.steps.set(look, known);
    if (!this.steps.has(name)) this.steps.set(name, known);
    // What is not done later goes without saying.
    const isPass: boolean = options.length === 0;
    const isIdle = options.some((option) => this.signs?.isIdle?.(game.table, option) === true);
    const isGift = options.some((option) => this.signs?.isGift?.(game.table, this.view.seat, option) === true);
    return {
      name,
      look,
      ...(isGift ? { isGift } : {}),
      ...(isPass ? { isPass: true } : {}),
      isButton: isIdle || (known.options.length > 0 && known.options.every(({ ref }) => ref.kind === 'button')),
      ...(isIdle ? { isIdle } : {}),
    };
  }
}

/** Lost to somebody, or alone to the game; a match that nobody wins is no loss. */
const isLost = <V>({ outcome, ring }: Table<V>, seat: SeatId): boolean =>
  outcome !== null && !outcome.winners.includes(seat) && (outcome.winners.length > 0 || ring.length === 1);

/** As the seat would see it there. */
export function stepOf<V>(game: Playable<V>, seat: SeatId, picks: readonly number[]): PlanStep {
  const { zones, decision } = game.view(seat);
  const mine = decision?.mine;
  if (mine === null || mine === undefined) throw new Error(`${game.game.id}: seat ${seat} is not asked`);
  const choices = game.askOf(seat)?.options ?? [];
  const options = picks.map((at) => ({ ...mine.options[at], ...game.game.bot?.signs?.label?.(game.table, choices[at]) }));
  const faces: { [card: number]: string } = {};
  const wanted = new Set(options.flatMap(({ ref }) => (ref.kind === 'card' ? [ref.card] : [])));
  for (const cards of Object.values(zones)) for (const { id, def } of cards) if (def !== null && wanted.has(id)) faces[id] = def;
  return {
    prompt: mine.prompt,
    params: mine.params,
    options,
    faces,
    ...(mine.decline === undefined ? {} : { decline: mine.decline }),
    ...(isWindow(game.open) ? { window: true } : {}),
  };
}

/** The game's own count of turns, where it has one. */
const turnOf = <V>({ vars }: Table<V>): number =>
  typeof vars === 'object' && vars !== null && 'turn' in vars && typeof vars.turn === 'number' ? vars.turn : 0;

/** Where in its turns an imagined match is. */
export class Clock {
  isTurn = false;
  isRound = false;
  private readonly seat: SeatId;
  private readonly isMover: boolean;
  private readonly turn: number;
  private hasOther: boolean;

  constructor(seat: SeatId, isMover: boolean, turn: number) {
    this.seat = seat;
    this.isMover = isMover;
    this.turn = turn;
    this.hasOther = !isMover;
  }

  /** True once: when nothing is under way and somebody else is to move; in somebody else's turn, when what was answered is done. */
  isTurnOver<V>({ open, table }: Playable<V>): boolean {
    if (this.isTurn || open === null) return false;
    // Where turns are counted, the next one may begin with questions of its own, which are not part of this one.
    if (turnOf(table) !== this.turn) {
      this.isTurn = true;
      return true;
    }
    if (!open.asks.every((ask) => ask.prompt.quiet === true)) return false;
    if (this.isMover && open.asks.every((ask) => ask.seat === this.seat)) return false;
    this.isTurn = true;
    return true;
  }

  /** True once: when the seat is to move again. */
  isRoundOver<V>({ open }: Playable<V>): boolean {
    if (this.isRound || open === null || !open.asks.every((ask) => ask.prompt.quiet === true)) return false;
    const isOwn = open.asks.some((ask) => ask.seat === this.seat);
    if (!isOwn) this.hasOther = true;
    if (!isOwn || !this.hasOther || !this.isTurn) return false;
    this.isRound = true;
    return true;
  }
}
