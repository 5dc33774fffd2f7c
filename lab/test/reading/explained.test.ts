import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine';
import { games } from '#games/registry.ts';
import type { Puzzle } from '#puzzles/puzzle.ts';
import { titleOf } from '../../catalog.ts';
import { chosen, explain, pageOf } from './explained.ts';

/** `lab mine --read` prints more of them into a folder. */
const EACH = Number(process.env.READ_EACH ?? 1);
const OUT = process.env.READ_OUT;
const GAMES = process.env.READ_GAMES?.split(',') ?? games.map(({ id }) => id);

const shipped = (game: Game): Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../../games/${game.id}/puzzles.json`, import.meta.url), 'utf8'));

describe.each(games.filter(({ id }) => GAMES.includes(id)).map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const puzzles = chosen(shipped(game), EACH);

  test.each(puzzles.map((puzzle) => [puzzle.kind, puzzle.id, puzzle] as const))(
    '%s %s is explained in whole sentences',
    (_kind, _id, puzzle) => {
      for (const { task, hints, solution, wrong, reason, played } of explain(game, puzzle)) {
        const all = [task, ...hints, ...solution, wrong, reason, played];
        for (const one of all) {
          expect(one).toMatch(/^[^\s]/u);
          expect(one).not.toMatch(/undefined|null|[{}]|\[object| {2}|\.\.(?!\.)/);
        }
        for (const one of [...hints, reason, played]) expect(one).toMatch(/[.!…»”]$/);
      }
    },
  );

  if (OUT !== undefined)
    test('printed', () => {
      mkdirSync(OUT, { recursive: true });
      const pages = puzzles.map((puzzle, i) => pageOf(game, puzzle, i + 1));
      writeFileSync(join(OUT, `${game.id}.md`), `# ${titleOf(game).texts.en.title}: ${puzzles.length} puzzles\n\n${pages.join('\n')}`);
    });
});
