import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ask, below, fastRng, type Game, type Match, type Run } from '#engine';
import { games } from '#games/registry.ts';
import { proveAgain } from '../again.ts';
import { answersOf } from '../branches.ts';
import { isProved, type Move, openPuzzle, type Puzzle } from '../puzzle.ts';
import { play, Referee } from '../referee.ts';

const shipped = (game: Game): Puzzle[] => JSON.parse(readFileSync(new URL(`../../games/${game.id}/puzzles.json`, import.meta.url), 'utf8'));

/** Small ones from all over the list: the rest is proved by `lab mine --prove`. */
const sampleOf = (game: Game): Puzzle[] =>
  shipped(game)
    .filter(({ kind, nodes = 0 }) => isProved(kind) && nodes < 4000)
    .filter((_, i, all) => i % Math.ceil(all.length / 4) === 0)
    .slice(0, 4);

const runAt = (match: Match, moves: readonly Move[], seat: number): Run => {
  const run = match.fork({ keep: true });
  for (const move of moves) play(run, move, seat);
  return run;
};

describe.each(games.map((game) => [game.id, game] as const))('puzzles of %s', (_, game) => {
  test('lead to their positions under the rules of today, and no two have one address', () => {
    const puzzles = shipped(game);
    for (const puzzle of puzzles) expect(openPuzzle(game, puzzle).askOf(puzzle.seat)).not.toBeNull();
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.every(({ rules }) => rules === game.rulesVersion)).toBe(true);
  });

  test.each(sampleOf(game).map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s is proved again, solved right and solved wrong',
    (_id, puzzle) => {
      expect(proveAgain(game, puzzle)).toBeNull();
      const referee = new Referee(game, puzzle);

      // Right: the solution holds against whatever the others can do, step by step, to the end.
      const right: Move[] = [];
      for (let i = 0; i < 60 && referee.settled(right) === null; i++) {
        const isMine = referee.next(right) === puzzle.seat;
        const keys = i === 0 ? puzzle.right[0] : isMine ? (referee.solution(right)?.[0].keys ?? []) : [];
        const { move, holds } = isMine ? referee.mine(right, keys) : referee.other(right);
        expect(holds).toBe(true);
        right.push(move);
      }
      expect(referee.settled(right)).toBe(true);

      // Wrong: the first answer gives it away, and is named at once.
      const ruling = referee.mine([], puzzle.wrong[0]);
      expect(ruling.holds).toBe(false);
      const lost = [ruling.move];
      const match = openPuzzle(game, puzzle);
      const rng = fastRng(5);
      for (let i = 0; i < 80 && referee.settled(lost) === null; i++) {
        const ask = runAt(match, lost, puzzle.seat).askOf(puzzle.seat);
        if (referee.next(lost) !== puzzle.seat) lost.push(referee.other(lost).move);
        else lost.push(referee.mine(lost, answersOf(ask as Ask)[below(rng, answersOf(ask as Ask).length)]).move);
      }
      expect(referee.settled(lost)).not.toBe(true);
    },
  );
});
