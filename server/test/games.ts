import {
  askAll,
  askFirst,
  askRound,
  button,
  type CardDef,
  type CardId,
  defineZones,
  defOf,
  type Flow,
  finish,
  type Game,
  isNone,
  log,
  maybeOneOf,
  move,
  nextSeat,
  oneOf,
  othersFrom,
  pick,
  place,
  seatsFrom,
  shuffle,
  type Table,
  topOf,
} from '#engine';

/**
 * A game made for testing the server: hands that nobody else may see, a race window after each play, a secret simultaneous choice every few
 * turns, newcomers and leavers, a move that can be taken back freely. The names of its cards occur nowhere else, so any leak shows.
 */

export interface Vars {
  turn: number;
  active: number;
  plays: number[];
}

const SEATS = 4;
const CARDS = 72;
/** Every third card can be used in a window. */
export const canaryName = (i: number): string => `canary-${((i + 1) * 7919).toString(36)}-q`;
const defs: CardDef<Vars>[] = Array.from({ length: CARDS }, (_, i) => ({ id: canaryName(i), kind: i % 3 === 0 ? 'reply' : 'plain' }));

const zones = defineZones(SEATS, {
  deck: { sees: 'none', pool: 'all' },
  hand: { per: 'seat', sees: 'owner', pool: 'all' },
  discard: { sees: 'all' },
});
const { deck, hand, discard } = zones.at;
const isReply = (t: Table<Vars>, card: CardId): boolean => defOf(t, card).kind === 'reply';
const handOf = (t: Table<Vars>, seat: number): CardId[] => t.zones[hand + seat];

function draw(t: Table<Vars>, seat: number): void {
  if (t.zones[deck].length === 0) {
    for (const card of t.zones[discard].slice()) move(t, card, deck);
    shuffle(t, deck);
  }
  const card = topOf(t, deck);
  if (card === undefined) return;
  move(t, card, hand + seat);
  log(t, 'draw', 'T-1', { seat: { seat }, card: { card } });
}

function* step(t: Table<Vars>): Flow {
  const { vars } = t;
  if (vars.turn >= Number(t.options.length)) {
    const best = Math.max(...t.ring.map((seat) => vars.plays[seat]));
    finish(t, { winners: t.ring.filter((seat) => vars.plays[seat] === best), reason: 'plays', rule: 'T-9' });
  }
  const seat = vars.active;
  const choice = yield* pick(t, seat, { key: 'main', rule: 'T-2', quiet: true }, () => [...handOf(t, seat), button('wait', -1)]);
  const next = (): void => {
    vars.turn++;
    vars.active = nextSeat(t, t.ring.includes(seat) ? seat : t.ring[0]);
  };
  if (isNone(choice) || choice < 0) return next();
  move(t, choice, discard);
  vars.plays[seat]++;
  log(t, 'play', 'T-3', { seat: { seat }, card: { card: choice } });
  const replies = (other: number) => () => handOf(t, other).filter((card) => isReply(t, card));
  const reply = (other: number, [card]: readonly CardId[]): void => {
    move(t, card, discard);
    log(t, 'reply', 'T-4', { seat: { seat: other }, card: { card } });
  };
  if (t.options.replies === 'in-turn')
    yield* askRound(
      t,
      nextSeat(t, seat),
      (other) => (other === seat ? undefined : maybeOneOf({ key: 'reply', rule: 'T-4', window: true }, replies(other))),
      reply,
    );
  else {
    const answer = yield* askFirst(t, othersFrom(t, seat), (other) => maybeOneOf({ key: 'reply', rule: 'T-4' }, replies(other)));
    if (answer !== undefined) reply(answer.seat, answer.picked);
  }
  if (vars.turn % 4 === 3) {
    const seats = seatsFrom(t, seat);
    const laid = yield* askAll(t, seats, (other) => oneOf({ key: 'lay', rule: 'T-5' }, () => [...handOf(t, other)]));
    seats.forEach((_, i) => {
      for (const card of laid[i] ?? []) move(t, card, discard);
    });
  }
  for (const other of t.ring) while (handOf(t, other).length < 4) draw(t, other);
  next();
}

export const canary: Game<Vars> = {
  id: 'canary',
  rulesVersion: 1,
  seats: { min: 2, max: SEATS },
  options: [
    { key: 'length', values: ['6', '20', '200', '100000'], default: '20' },
    { key: 'window', values: ['0', '1', '15'], default: '0', live: true },
    // Four people who answer in turn would take too long.
    { key: 'replies', values: ['race', 'in-turn'], default: 'race', fits: (value, seats) => value === 'race' || seats < 4 },
  ],
  zones: zones.list,
  defs,
  cap: 200_000,
  vars: () => ({ turn: 0, active: 0, plays: [0, 0, 0, 0] }),
  cloneVars: ({ turn, active, plays }) => ({ turn, active, plays: [...plays] }),
  // biome-ignore lint/correctness/useYield: there is nothing to ask here
  *setup(t) {
    for (let card = 0; card < t.def.length; card++) place(t, card, deck);
    shuffle(t, deck);
    for (const seat of t.ring) for (let i = 0; i < 4; i++) draw(t, seat);
  },
  step,
  // biome-ignore lint/correctness/useYield: there is nothing to ask here
  *join(t, seat) {
    for (let i = 0; i < 4; i++) draw(t, seat);
  },
  leave(t, seat) {
    for (const card of handOf(t, seat).slice()) move(t, card, discard);
    if (t.ring.length <= 2) finish(t, { winners: t.ring.filter((one) => one !== seat), reason: 'alone', rule: 'T-8' });
    const wasActive = t.vars.active === seat;
    if (wasActive) t.vars.active = nextSeat(t, seat);
    t.ring = t.ring.filter((one) => one !== seat);
    return wasActive ? 'drop-step' : 'go-on';
  },
  pages: {
    whyNot: (t, seat, card) => (t.vars.active === seat ? undefined : { key: 'not-your-turn', rule: 'T-2', params: { card: { card } } }),
  },
};

/** The same without coming and going. */
const closed: Game<Vars> = { ...canary, id: 'closed', join: undefined, leave: undefined };

export const games: readonly Game[] = [canary as unknown as Game, closed as unknown as Game];

/** The same games, and how many steps of their rules were taken so far. */
export function countedGames(): { readonly games: readonly Game[]; readonly count: { steps: number } } {
  const count = { steps: 0 };
  const counted = games.map(
    (game): Game => ({
      ...game,
      step: (t) => {
        count.steps++;
        return game.step(t);
      },
    }),
  );
  return { games: counted, count };
}
