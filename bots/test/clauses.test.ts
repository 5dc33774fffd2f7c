import { describe, expect, test } from 'vitest';
import type { Playable, SeatId, SignTime, Table } from '#engine';
import { ASPECT, fastRng, fittingOptions, isWindow, Match, uint32 } from '#engine';
import { games } from '#games/registry.ts';
import { type Imagined, Stage } from '../imagine.ts';
import { learnedStyle } from '../index.ts';
import { weigh } from '../normal.ts';
import { Course, type Plan } from '../plan.ts';
import { answerAll, likelyPicks } from '../policy.ts';
import { tryOut, type Viewpoint } from '../trial.ts';

/** What the words of a reason are about, read from the table as people see it: piles are counted, numbers taken from what the board shows. */
type Reader = (table: Shown, seat: SeatId, place?: string) => number;
interface Shown {
  readonly t: Table;
  /** How many lie in a zone; which kinds they are of. */
  readonly many: (zone: string) => number;
  readonly kinds: (zone: string) => readonly string[];
  readonly vars: Vars;
  readonly shown: Derived;
  readonly viewer: SeatId;
}
/** Variables and shown numbers of the five games; each has some of them. */
interface Vars {
  readonly rick: SeatId;
  readonly rickHealth: number;
  readonly agents: readonly number[];
  readonly vp: readonly number[];
  readonly active: SeatId;
  readonly power: number;
  readonly tokens: readonly number[];
}
interface Derived {
  readonly seats: readonly { readonly seat: SeatId; readonly progress: number; readonly unicorns: number; readonly power: number }[];
  readonly sites: readonly {
    readonly name: string;
    readonly powers: readonly number[];
    readonly total: number;
    readonly breakpoint: number;
  }[];
  readonly shooters: readonly (number | string)[];
  readonly vp: number;
}

const of = ({ seats }: Derived, seat: SeatId) => seats.find((one) => one.seat === seat) ?? { progress: -1, unicorns: -1, power: -1 };
const inHand: Reader = ({ many }, seat) => many(`hand:${seat}`);
const rick =
  (read: (shown: Shown) => number): Reader =>
  (shown, seat) =>
    shown.vars.rick === seat ? read(shown) : 0;
const bases = ({ shown, t }: Shown, seat: SeatId) =>
  shown.sites.filter(({ powers }) => powers[seat] > 0 && t.ring.every((other) => other === seat || powers[other] < powers[seat]));

const derivedFor = (t: Table, seat: SeatId): Derived => t.game.pages?.derived?.(t, seat) as Derived;

const readers: { readonly [game: string]: { readonly [aspect: string]: Reader } } = {
  fluxx: {
    goal: ({ shown }, seat) => Math.round(of(shown, seat).progress * 100),
    keepers: ({ many }, seat) => many(`keepers:${seat}`),
    creepers: ({ many }, seat) => many(`creepers:${seat}`),
    hand: inHand,
  },
  unicorns: {
    unicorns: ({ shown }, seat) => of(shown, seat).unicorns,
    hand: inHand,
    instants: ({ kinds, viewer }, seat) => (seat === viewer ? kinds(`hand:${seat}`).filter((kind) => kind === 'instant').length : 0),
    upgrades: ({ kinds }, seat) => kinds(`stable:${seat}`).filter((kind) => kind === 'upgrade').length,
    downgrades: ({ kinds }, seat) => kinds(`stable:${seat}`).filter((kind) => kind === 'downgrade').length,
  },
  'smash-up': {
    points: ({ vars }, seat) => vars.vp[seat],
    leads: (shown, seat) => bases(shown, seat).length,
    near: (shown, seat) =>
      Math.round(100 * Math.max(0, ...bases(shown, seat).map(({ total, breakpoint }) => Math.min(1, total / Math.max(1, breakpoint))))),
    power: ({ shown }, seat) => of(shown, seat).power,
    at: ({ shown }, seat, place) => shown.sites.find(({ name }) => name === place)?.powers[seat] ?? 0,
    hand: inHand,
  },
  pickle: {
    health: rick(({ vars }) => vars.rickHealth),
    'in-range': rick(({ shown }) => shown.shooters.filter((one) => typeof one === 'number').length),
    agents: rick(({ vars }) => vars.agents.filter((spot) => spot >= 0 && spot < 255).length),
    deck: rick(({ many, vars }) => many(`deck:${vars.rick}`)),
    hand: inHand,
  },
  rickshank: {
    points: ({ t }, seat) => derivedFor(t, seat).vp,
    power: ({ vars }, seat) => (seat === vars.active ? vars.power : 0),
    tokens: ({ vars }, seat) => vars.tokens[seat],
    hand: inHand,
  },
};

function show<V>({ table }: Playable<V>, viewer: SeatId): Shown {
  const t = table as unknown as Table;
  const zone = (key: string): readonly number[] => t.zones[t.game.zones.findIndex((one) => one.key === key)];
  return {
    t,
    many: (key) => zone(key).length,
    kinds: (key) => zone(key).map((card) => t.game.defs[t.def[card]].kind),
    vars: t.vars as Vars,
    shown: derivedFor(t, viewer),
    viewer,
  };
}

const isQuiet = <V>(match: Playable<V>): boolean => match.open?.asks.every(({ prompt }) => prompt.quiet === true) ?? true;

/** What is seen when a plan is carried out once more in a world: when the turn is somebody else's, right before the next own turn, or at the end. */
function again<V>(
  { match, seat, style }: Viewpoint<V>,
  { picks, plan, world }: { readonly picks: readonly number[]; readonly plan: Plan; readonly world: number },
  until: SignTime,
  see: (game: Playable<V>) => number,
): number {
  const rng = fastRng(world);
  const game = match.forkFor(seat, rng);
  const isMover = match.askOf(seat)?.prompt.quiet === true;
  expect(game.answer(seat, game.n, picks)).toBeNull();
  const course = new Course(game, seat, style, plan, rng, isMover, true);
  const now = match.forkFor(seat, fastRng(1));
  const isTurn = !isWindow(now.open);
  const turnIn = (one: Playable<V>): number => (one.table.vars as { readonly turn?: number }).turn ?? 0;
  let isAhead = true;
  let hasTurned = false;
  let hasOthers = !isTurn;
  for (let i = 0; i < 1600 && game.open !== null; i++) {
    const isOwn = game.open.asks.some((ask) => ask.seat === seat);
    // The next turn may begin with questions of its own.
    if (turnIn(game) !== turnIn(now)) hasTurned = true;
    if (until === 'turn' && hasTurned) break;
    if (isQuiet(game)) {
      if (!isOwn) hasOthers = true;
      if (!isTurn || !game.open.asks.every((ask) => ask.seat === seat)) hasTurned = true;
      if (until === 'turn' && hasTurned) break;
      if (until === 'round' && hasTurned && isOwn && hasOthers) break;
    }
    isAhead = isAhead && course.goOn(() => undefined);
    if (!isAhead) answerAll(game, style.policy, rng);
  }
  return see(game);
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what is counted about a plan is what the engine gives when the plan is carried out once more', () => {
    const style = learnedStyle();
    const seats = Math.max(2, game.seats.min);
    let looked = 0;
    let held = 0;
    for (let seed = 1; seed <= 4 && looked < 5; seed++) {
      const header = { game: id, rulesVersion: game.rulesVersion, seats, options: fittingOptions(game, seats), seed };
      const match = Match.start(game, header);
      const rng = fastRng(seed);
      for (let i = 0; match.open !== null && i < 120 && looked < 5; i++) {
        const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
        if (ask !== undefined && ask.options.length > 1 && i % 11 === 5) {
          looked++;
          held += holds({ match, seat: ask.seat, style, rng: fastRng(uint32(rng)) });
        }
        answerAll(match, likelyPicks, rng);
      }
    }
    expect(looked).toBe(5);
    expect(held).toBeGreaterThan(10);
  });

  /** Every number that has a reader, for every player, at both times; and who wins. */
  function holds(view: Viewpoint<unknown>): number {
    const { match, seat, rng, style } = view;
    const stage = new Stage(view, style.judge);
    const [{ picks, plan }] = weigh(match, seat, { iterations: 40 }, rng, style);
    for (let i = 0; i < 10; i++) tryOut(view, picks, uint32(rng), plan);
    const trials: Imagined[] = Array.from({ length: 4 }, () => stage.play(picks, uint32(rng), plan));
    let held = 0;
    for (const [name, { sign, when, kind }] of stage.columns) {
      const read = readers[id][sign.key.startsWith(ASPECT) ? sign.key.slice(ASPECT.length) : sign.key];
      const isWin = sign.key === 'wins' || sign.key === 'wins-soon' || sign.key === 'wins-now';
      if (!isWin && (kind.isNumber !== true || read === undefined)) continue;
      const told = trials.filter(({ signs }) => isWin || signs.has(name));
      const see = (one: Playable<unknown>): number => {
        if (isWin) return one.table.outcome?.winners.includes(sign.seat ?? -1) === true ? 1 : 0;
        return read === undefined ? Number.NaN : read(show(one, seat), sign.seat ?? -1, sign.place);
      };
      const seen = mean(told.map(({ world }) => again(view, { picks, plan, world }, when, see)));
      const value = mean(told.map(({ signs }) => signs.get(name) ?? 0));
      // As it is shown: tenths, or whole numbers where these are large.
      expect(Math.abs(value - seen)).toBeLessThanOrEqual(kind.isNumber === true && Math.abs(seen) >= 20 ? 0.5 : 0.051);
      held++;
    }
    return held;
  }
});
