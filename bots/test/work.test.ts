import { expect, test, vi } from 'vitest';
import { fastRng, type Game, Match } from '#engine';
import { advisedBy, answered, jobFor, lookedBackBy, type Mind } from '../work.ts';
import { harvest } from './harvest.ts';

const game = harvest as unknown as Game;
const known = { game, knowledge: undefined };
const never = (): boolean => false;

function begun(): Match {
  const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 4 });
  match.answer(0, match.n, []);
  return match;
}

test('a bot is given the moment as it is, its level, its budget and its chance', () => {
  const match = begun();
  const seat = match.open?.asks[0].seat ?? 0;
  const chooseMove = vi.fn<(...asked: Parameters<Mind['chooseMove']>) => readonly number[]>(() => [1]);
  const mind = { chooseMove } as unknown as Mind;
  expect(answered(mind, known, jobFor(match, seat, 'hard', 300, 17), never)).toEqual([1]);
  const [moment, asked, level, budget, rng] = chooseMove.mock.calls[0];
  expect([asked, level, budget, rng]).toEqual([seat, 'hard', { ms: 300, isStopped: never }, fastRng(17)]);
  expect((moment as Match).view(seat)).toEqual(match.view(seat));
  expect(moment.askOf(seat)?.options).toEqual(match.askOf(seat)?.options);
  // Where the same position must get the same answer, neither the clock nor anybody who waits cuts the thought short.
  answered(mind, known, jobFor(match, seat, 'easy', 300, 17, 40), never);
  expect(chooseMove.mock.calls[1][3]).toEqual({ iterations: 40 });
  answered({ ...mind, budgetOf: (_, { ms = 0 }) => ({ ms: ms * 2 }) }, known, jobFor(match, seat, 'hard', 300, 17), never);
  expect(chooseMove.mock.calls[2][3]).toEqual({ ms: 600 });
});

test('advice and looking back are asked of bots that can; of others it is a mistake to ask', () => {
  const match = begun();
  const job = jobFor(match, 0, 'hard', 300, 3);
  const chooseMove = (): readonly number[] => [];
  const advise = vi.fn(() => ({ n: 5 }) as never);
  expect(advisedBy({ chooseMove, advise }, known, job, never)).toEqual({ n: 5 });
  expect(() => advisedBy({ chooseMove }, known, job, never)).toThrow('no advice');
  const piece = { game: game.id, header: match.header, entries: match.journal, progress: null, pieceMs: 5, wholeMs: 50 };
  const lookBack = vi.fn(() => ({ progress: { next: 1 }, result: null }) as never);
  const clock = (): number => 0;
  expect(lookedBackBy({ chooseMove, lookBack }, known, piece, clock, never)).toEqual({ progress: { next: 1 }, result: null });
  expect(lookBack).toHaveBeenCalledWith(game, match.header, match.journal, null, {
    pieceMs: 5,
    wholeMs: 50,
    clock,
    isStopped: never,
    knowledge: undefined,
  });
  expect(() => lookedBackBy({ chooseMove }, known, piece, clock, never)).toThrow('do not look back');
});
