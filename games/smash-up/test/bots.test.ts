import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import type { SeatId } from '#engine';
import { decoded, fastRng, Match } from '#engine';
import { priors } from '../bot/priors.ts';
import { smashUp } from '../index.ts';
import { DISCARD, HAND, SITE } from '../state.ts';
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

describe('SMU-304 what bots know', () => {
  const position = () =>
    deal({
      ann: { hand: ['nana', 'howl'], deck: ['zapbot', 'granny'] },
      bob: { hand: ['king-rex'], deck: ['hoverbot', 'summon', 'portal'], discard: ['warbot'] },
      bases: [{ base: 'tortuga', bob: ['collector'] }, { base: 'tar-pits' }],
    }).table.match;
  test('SMU-304 worlds that a bot imagines keep what its seat sees and deal the rest anew', () => {
    const match = position();
    const names = (cards: readonly number[]): string => cards.map((id) => match.game.defs[id].id).join();
    const imagined: { [hand: string]: number } = {};
    for (let seed = 1; seed <= 40; seed++) {
      const t = match.forkFor(0, fastRng(seed)).table;
      const at = (zone: number): string => names(t.zones[zone].map((id) => t.def[id]));
      expect([at(HAND), at(DISCARD + 1), at(SITE)]).toEqual(['nana,howl', 'warbot', 'tortuga,collector']);
      imagined[at(HAND + 1)] = (imagined[at(HAND + 1)] ?? 0) + 1;
    }
    expect(Object.keys(imagined).sort()).toEqual(['hoverbot', 'king-rex', 'portal', 'summon']);
    expect(Math.max(...Object.values(imagined))).toBeLessThan(25);
  });
  test.each(['easy', 'normal'] as const)('SMU-304 %s decides without a look at the table itself', (level) => {
    const match = position();
    const blind = new Proxy(match, {
      get(target, key) {
        if (['table', 'open', 'fork', 'run', 'events', 'journal'].includes(String(key))) throw new Error(`a bot looked at ${String(key)}`);
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(chooseMove(blind, 0, level, { iterations: 8 }, fastRng(5))).toHaveLength(1);
    expect(() => blind.table).toThrow('a bot looked at table');
  });
});

describe('priors', () => {
  const judged = (table: ReturnType<typeof deal>['table'], seat: SeatId): { [name: string]: number } => {
    const ask = table.match.askOf(seat);
    if (ask === null) throw new Error('nobody is asked');
    const values = priors(table.t, ask);
    return Object.fromEntries(
      ask.options
        .map(decoded)
        .map((choice, i) => [typeof choice === 'number' ? `c${choice}` : (choice.label ?? choice.key) + choice.key, values[i]]),
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
