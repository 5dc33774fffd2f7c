import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import type { SeatId } from '#engine';
import { fastRng, Match } from '#engine';
import { priors } from '../bot.ts';
import { smashUp } from '../index.ts';
import { deal, SCORE } from './table.ts';

/** How often the one thoughtful seat wins against random ones; it sits on every place in turn. */
function wins(seats: number, games: number): number {
  let won = 0;
  for (let game = 1; game <= games; game++) {
    const mine: SeatId = game % seats;
    const options = { ...Object.fromEntries(smashUp.options.map((option) => [option.key, option.default])), factions: 'random' };
    const header = { game: smashUp.id, rulesVersion: smashUp.rulesVersion, seats, options, seed: game };
    const match = Match.start(smashUp, header, { record: false });
    const rng = fastRng(game);
    while (match.open !== null) {
      const { seat } = match.open.asks[0];
      match.answer(seat, match.n, chooseMove(match, seat, seat === mine ? 'normal' : 'random', { iterations: 24 }, rng));
    }
    if (match.table.outcome?.winners.includes(mine) === true) won++;
  }
  return won;
}

describe('bots', () => {
  test('normal wins against a random player', () => {
    expect(wins(2, 4)).toBeGreaterThanOrEqual(3);
  }, 60_000);
});

describe('priors', () => {
  const judged = (table: ReturnType<typeof deal>['table'], seat: SeatId): { [name: string]: number } => {
    const ask = table.match.askOf(seat);
    if (ask === null) throw new Error('nobody is asked');
    const values = priors(table.t, ask);
    return Object.fromEntries(
      ask.options.map((choice, i) => [typeof choice === 'number' ? `c${choice}` : (choice.label ?? choice.key) + choice.key, values[i]]),
    );
  };
  test('a base is not filled for somebody else', () => {
    const { table } = deal({
      ann: { hand: ['nana'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', bob: ['king-rex', 'grandma'] }, { base: 'tortuga' }],
    });
    const [, feeding, building] = Object.values(judged(table, 0));
    expect(feeding).toBeLessThan(0);
    expect(building).toBeGreaterThan(0);
  });
  test('a Special that only works while scoring is kept, and used when it changes a place', () => {
    const { table } = deal({ ann: { hand: ['hidden-ninja'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    expect(Object.values(judged(table, 0))[1]).toBeLessThan(0);
    const scoring = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: ['sir-squeezes'], bob: ['king-rex'] }, { base: 'tortuga' }],
      vars: SCORE,
      unfinished: true,
    });
    expect(Object.values(judged(scoring.table, 0))[0]).toBeGreaterThan(0);
  });
});
