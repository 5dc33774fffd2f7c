import { describe, expect, test } from 'vitest';
import type { Level } from '#bots/index.ts';
import { chooseMove } from '#bots/index.ts';
import type { Ask, SeatId } from '#engine';
import { fastRng, fittingOptions, keyOf, Match } from '#engine';
import { evaluate, priors } from '../bot/evaluate.ts';
import { outlook } from '../bot/prospects.ts';
import type { CardName } from '../cards/data.ts';
import { rickshank } from '../index.ts';
import type { Table } from './table.ts';
import { deal, many, tokens } from './table.ts';

/** How often the one seat of that level wins against random ones; it sits on every place in turn. */
function wins(seats: number, games: number, level: Level): number {
  let won = 0;
  for (let game = 1; game <= games; game++) {
    const mine: SeatId = game % seats;
    const options = fittingOptions(rickshank, seats);
    const match = Match.start(
      rickshank,
      { game: 'rickshank', rulesVersion: rickshank.rulesVersion, seats, options, seed: game },
      { record: false },
    );
    const rng = fastRng(game);
    while (match.open !== null) {
      const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) break;
      match.answer(ask.seat, match.n, chooseMove(match, ask.seat, ask.seat === mine ? level : 'random', { iterations: 12 }, rng));
    }
    if (match.table.outcome?.winners.includes(mine) === true) won++;
  }
  return won;
}

describe('bots', () => {
  test('normal wins against a random player and against three', () => {
    expect(wins(2, 3, 'normal')).toBe(3);
    expect(wins(4, 2, 'normal')).toBe(2);
  }, 60_000);

  test('easy wins against a random player', () => {
    expect(wins(2, 4, 'easy')).toBeGreaterThanOrEqual(3);
  }, 60_000);
});

describe('what they like', () => {
  const askOf = (table: Table, seat: SeatId): Ask => {
    const ask = table.match.askOf(seat);
    if (ask === null) throw new Error(`seat ${seat} is not asked`);
    return ask;
  };
  /** Options by liking, the best first. */
  const liked = (table: Table, seat: SeatId): string[] => {
    const ask = askOf(table, seat);
    const values = priors(table.t, ask);
    return ask.options
      .map((choice, i) => ({ name: typeof choice === 'number' ? rickshank.defs[table.t.def[choice]].id : keyOf(choice), value: values[i] }))
      .sort((a, b) => b.value - a.value)
      .map(({ name }) => name);
  };

  test('they play what they have before they end the turn', () => {
    const { table } = deal({ ann: { hand: ['aqua-morty', 'lizard-rick', 'genius-waves', 'genius-waves', 'jerry'] }, bob: {} });
    const order = liked(table, 0);
    expect(order[0]).toBe('aqua-morty');
    expect(order.at(-1)).toBe('end');
  });

  test('they thin the deck: Morty Waves and family are destroyed before anything else', () => {
    const { ann, table } = deal({
      ann: { hand: ['terminate', 'genius-waves', 'jerry'], discard: ['morty-waves', 'kickback'] },
      bob: {},
      unfinished: true,
    });
    ann.plays('terminate');
    expect(liked(table, 0).slice(0, 2)).toEqual(['morty-waves', 'jerry']);
  });

  test('a thinner and a stronger deck is worth more', () => {
    const value = (deck: readonly ('jerry' | 'genius-waves' | 'lizard-rick')[]): number =>
      evaluate(deal({ ann: { deck: [...many(7, 'genius-waves'), ...deck] }, bob: { deck: many(7, 'genius-waves') } }).table.t, 0);
    expect(value([])).toBeGreaterThan(value(['jerry']));
    expect(value(['lizard-rick'])).toBeGreaterThan(value(['genius-waves']));
  });

  describe('hard', () => {
    const waves = many(7, 'genius-waves');
    /** How ann stands with these cards more than bob. */
    const value = (mine: readonly CardName[], character: readonly CardName[] = []): number =>
      outlook(deal({ ann: { deck: [...waves, ...mine], character }, bob: { deck: waves } }).table.t, 0);

    test('likes a thin deck, and a card that draws where what it draws is good', () => {
      expect(value([])).toBeGreaterThan(value(['jerry', 'beth']));
      const strong = ['commander-rick', 'embezzle', 'gentrify', 'gromflamite-general', 'hammerhead-morty', 'lizard-rick'] as const;
      const drawing = (others: readonly CardName[]): number => value([...others, 'fold-yourself']) - value([...others, 'pill-brulee']);
      expect(drawing(strong)).toBeGreaterThan(0);
      expect(drawing(['jerry', 'beth'])).toBeLessThan(0);
    });

    test('likes what goes with its character', () => {
      const gain = (character: CardName): number => value(['lawyer-morty'], [character]) - value(['aqua-rick'], [character]);
      expect(gain('moron-morty')).toBeGreaterThan(gain('rational-morty'));
    });

    test('knows what it holds, not what others hold', () => {
      const stands = (seat: SeatId, held: CardName, drawn: CardName): number =>
        outlook(deal({ ann: { hand: [held], deck: [drawn, ...waves] }, bob: { deck: waves } }).table.t, seat);
      expect(stands(0, 'lizard-rick', 'jerry')).toBeGreaterThan(stands(0, 'jerry', 'lizard-rick'));
      expect(stands(1, 'lizard-rick', 'jerry')).toBeCloseTo(stands(1, 'jerry', 'lizard-rick'), 10);
    });
  });

  test('they reveal a Council card only where it changes who leads', () => {
    const at = (mine: string): number => {
      const { ann, bob, table } = deal({
        ann: { hand: ['persecute'] },
        bob: { hand: ['kickback'] },
        vars: { tokens: tokens(2) },
        unfinished: true,
      });
      ann.plays('persecute');
      ann.picks(mine);
      bob.picks('ann.0');
      return priors(table.t, askOf(table, 1))[0];
    };
    expect(at('bob.0')).toBeGreaterThan(0);
    expect(at('bob.2')).toBeLessThan(0);
  });

  test('they point at somebody else, and commit tokens rarely', () => {
    const { ann, table } = deal({
      ann: { hand: ['persecute'] },
      bob: {},
      cat: { deck: ['earring-rick'] },
      vars: { tokens: tokens(2) },
      unfinished: true,
    });
    ann.plays('persecute');
    expect(liked(table, 0)[0]).toBe('2.0');
  });

  test('the President is defeated by who is ahead', () => {
    const at = (theirs: readonly ('earring-rick' | 'headband-rick' | 'cornrow-rick')[]): string =>
      liked(
        deal({ ann: {}, bob: { deck: theirs }, nemesis: ['galactic-federation-president'], vars: { power: 14, presidentPaid: true } })
          .table,
        0,
      )[0];
    expect(at([])).toMatch(/^c\d+$/);
    expect(at(['earring-rick', 'headband-rick', 'cornrow-rick'])).not.toBe(at([]));
  });
});
