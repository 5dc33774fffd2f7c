import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise } from '#bots/index.ts';
import type { Game, Lang } from '#engine';
import { fastRng, uint32, WHOLE } from '#engine';
import { games } from '#games/registry.ts';
import { adviceLines } from './advised.ts';
import { board } from './board.ts';
import { findGame, knowledgeOf, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { Progress, paintFor } from './io.ts';
import { type Question, questionsOf } from './questions.ts';
import { facesOf, Words } from './words.ts';

/** Playouts for a hint, about what a second brings; and for those who play the matches. */
const THINKING = 3000;
const PLAYING = 100;
/** One question of so many is taken, so that hints come from all of a match and from many matches. */
const EVERY = 17;
const WIDTH = 120;

export const hints: Command = {
  name: 'hints',
  summary: 'prints hints with their positions in both languages, to be read',
  about: `Positions come from matches of normal bots, between two and among more in turn; questions with one answer are left out. Every hint is what a page would say,
with the counts behind it. The same seed prints the same hints. With --out each game goes into a file of its own (<game>-<seed>.md), where a reader writes behind «Mark:»
sensible, thin or wrong, and why.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'all' },
    count: { value: 'N', help: 'how many hints a game', usual: '40' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    iterations: { value: 'N', help: 'playouts for each hint', usual: `${THINKING}` },
    out: { value: 'FOLDER', help: 'write files there instead of to standard output' },
  },
  examples: ['hints --game unicorns --count 5', 'hints --count 40 --seed 1 --out docs/advice'],
  run(args, io) {
    const id = args.text('game');
    const seed = args.number('seed', 1, { min: 0, max: 4_294_967_295 });
    const count = args.number('count', 40, { min: 1, max: 10_000 });
    const iterations = args.number('iterations', THINKING, { min: 100, max: 1_000_000 });
    const out = args.text('out');
    const progress = new Progress(io, 'hints');
    for (const game of id === undefined ? games : [findGame(id)]) {
      const pages = hintsOf(game, { count, seed, iterations }, (n) => progress.show(n, count, game.id));
      const text = `# ${titleOf(game).texts.en.title}: ${count} hints, seed ${seed}\n\n${pages.join('\n')}`;
      if (out === undefined) io.out(text);
      else {
        mkdirSync(out, { recursive: true });
        writeFileSync(join(out, `${game.id}-${seed}.md`), text);
      }
    }
    progress.clear();
    return Promise.resolve(0);
  },
};

interface Wanted {
  readonly count: number;
  readonly seed: number;
  readonly iterations: number;
}

export function hintsOf(game: Game, { count, seed, iterations }: Wanted, show?: (n: number) => void): string[] {
  const rng = fastRng(seed + 77);
  const seats = [2, 3, 4].filter((many) => many >= game.seats.min && many <= game.seats.max);
  const pages: string[] = [];
  for (const question of questionsOf({ game, seats, seed, level: 'normal', iterations: PLAYING })) {
    if (pages.length >= count) break;
    const { match, seat } = question;
    const ask = match.askOf(seat);
    const many = ask === null ? 0 : ask.options.length + (ask.min === 0 ? 1 : 0);
    if (many < 2 || uint32(rng) % EVERY !== 0) continue;
    pages.push(pageOf(question, pages.length + 1, iterations, uint32(rng)));
    show?.(pages.length);
  }
  return pages;
}

/** A position as its seat sees it, and the hint in both languages. */
function pageOf({ match, seat }: Question, n: number, iterations: number, seed: number): string {
  const { game } = match;
  const advice = advise(match, seat, { iterations }, fastRng(seed), knowledgeOf(game, match.table.ring.length));
  const inWords = (lang: Lang): string => {
    const words = new Words(titleOf(game), lang, seat);
    return `${lang}\n\n${adviceLines(advice, words).join('\n')}`;
  };
  return [
    `## ${n}. ${match.table.ring.length} players, decision ${match.n}`,
    '',
    '```',
    position({ match, seat }),
    '```',
    '',
    ...WHOLE.map((lang) => `${inWords(lang)}\n`),
    'Mark: ',
    '',
  ].join('\n');
}

function position({ match, seat }: Question): string {
  const { game } = match;
  const words = new Words(titleOf(game), 'en', seat);
  const view = match.view(seat);
  const ask = view.decision?.mine;
  const face = facesOf(view);
  const options = ask?.options.map((option) => words.option(option, face)) ?? [];
  const declining = ask !== undefined && ask !== null && ask.min === 0 ? [words.decline(ask)] : [];
  const table = board(game, view, words, [], { columns: WIDTH }, paintFor(false));
  return `${table}\n${ask === undefined || ask === null ? '' : words.prompt(ask)}\n  ${[...options, ...declining].join(' | ')}`;
}
