import { describe, expect, test } from 'vitest';
import type { Level } from '#bots/index.ts';
import { chooseMove } from '#bots/index.ts';
import type { SeatId } from '#engine';
import { fastRng, Match } from '#engine';
import { priors } from '../bot/evaluate.ts';
import { unicorns } from '../index.ts';
import { basics, deal } from './table.ts';

const ITERATIONS = 40;

/** How often the one seat of that level wins against random ones; it sits on every place in turn. */
function wins(seats: number, games: number, level: Level): number {
  let won = 0;
  for (let game = 1; game <= games; game++) {
    const mine: SeatId = game % seats;
    const options = Object.fromEntries(unicorns.options.map((option) => [option.key, option.default]));
    const match = Match.start(
      unicorns,
      { game: 'unicorns', rulesVersion: unicorns.rulesVersion, seats, options, seed: game },
      { record: false },
    );
    const rng = fastRng(game);
    while (match.open !== null) {
      const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) break;
      match.answer(ask.seat, match.n, chooseMove(match, ask.seat, ask.seat === mine ? level : 'random', { iterations: ITERATIONS }, rng));
    }
    if (match.table.outcome?.winners.includes(mine) === true) won++;
  }
  return won;
}

describe('bots', () => {
  test('normal wins against a random player', () => {
    expect(wins(2, 8, 'normal')).toBeGreaterThanOrEqual(7);
  }, 60_000);

  test('normal wins at least half against three random players', () => {
    expect(wins(4, 6, 'normal')).toBeGreaterThanOrEqual(3);
  }, 60_000);
});

describe('Neighs are used with sense', () => {
  const valueOfNeigh = (unicornsThere: number): number => {
    const { ann, table } = deal({ ann: { hand: ['narwhal'], stable: basics(unicornsThere) }, bob: { hand: ['neigh'] }, unfinished: true });
    ann.plays('narwhal');
    const ask = table.match.askOf(1);
    if (ask === null) throw new Error('bob is not asked');
    return priors(table.t, ask)[0];
  };

  test('not on the first card seen, but on the one that would win', () => {
    expect(valueOfNeigh(1)).toBeLessThan(0);
    expect(valueOfNeigh(6)).toBeGreaterThan(1);
  });

  test('a Neigh against the own winning card is answered', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['narwhal', 'neigh'], stable: basics(6) }, bob: { hand: ['neigh'] } });
    ann.plays('narwhal');
    bob.picks('neigh');
    const ask = table.match.askOf(0);
    if (ask === null) throw new Error('ann is not asked');
    expect(priors(table.t, ask)[0]).toBeGreaterThan(1);
    expect(chooseMove(table.match, 0, 'normal', { iterations: ITERATIONS }, fastRng(1))).toEqual([0]);
    ann.picks('neigh');
    expect(table.winners).toEqual(['ann']);
  });
});
