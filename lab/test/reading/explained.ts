import type { AdviceVoice, Game, Lang, SeatId } from '#engine';
import { contextFor, format, WHOLE } from '#engine';
import { isProved, type Move, openPuzzle, type Puzzle } from '#puzzles/puzzle.ts';
import { play, Referee } from '#puzzles/referee.ts';
import { hintText, lineText, reasonText, type Sayer, said } from '#web/puzzles/said.ts';
import { nameOf } from '#web/puzzles/session.ts';
import { puzzleTexts } from '#web/text/puzzles.ts';
import { board } from '../../board.ts';
import { titleOf } from '../../catalog.ts';
import { paintFor } from '../../io.ts';
import { facesOf, Words } from '../../words.ts';

/** All that a page says of one puzzle: what helps, the solution, and why a wrong answer is wrong. */
export interface Explanation {
  readonly puzzle: Puzzle;
  readonly lang: Lang;
  readonly task: string;
  readonly hints: readonly string[];
  readonly solution: readonly string[];
  readonly wrong: string;
  readonly reason: string;
  readonly played: string;
}

function sayerFor(game: Game, puzzle: Puzzle, lang: Lang): Sayer {
  const w = puzzleTexts[lang];
  const text = titleOf(game).texts[lang];
  const names = Array.from({ length: puzzle.seats }, (_, seat) => (seat === puzzle.seat ? w.you : nameOf(w.names, puzzle, seat)));
  const context = contextFor(text, lang, names, puzzle.seat);
  const voice: AdviceVoice = { lang, text, names, say: (message, params) => format(message, params, context) };
  return { w, voice, say: voice.say };
}

/** The first wrong answer is given, and the others spoil it as well as they can. */
function failedAt(
  game: Game,
  referee: Referee,
  puzzle: Puzzle,
): { readonly moves: readonly Move[]; readonly byChance: boolean; readonly winner: SeatId | null } {
  if (!isProved(puzzle.kind)) return { moves: [{ seat: puzzle.seat, keys: puzzle.wrong[0] }], byChance: false, winner: null };
  const { move, byChance = false } = referee.mine([], puzzle.wrong[0]);
  const moves = [move];
  while (referee.settled(moves) === null && referee.next(moves) !== puzzle.seat) moves.push(referee.other(moves).move);
  const run = openPuzzle(game, puzzle).fork({ keep: true });
  for (const one of moves) play(run, one, puzzle.seat);
  return { moves, byChance, winner: run.table.outcome?.winners[0] ?? null };
}

export function explain(game: Game, puzzle: Puzzle): Explanation[] {
  const referee = new Referee(game, puzzle);
  const solution = referee.explained();
  const { moves, byChance, winner } = failedAt(game, referee, puzzle);
  const told = referee.steps([], moves);
  return WHOLE.map((lang) => {
    const sayer = sayerFor(game, puzzle, lang);
    const failed = { game, puzzle, moves, lost: 0, byChance, winner, told, solution };
    return {
      puzzle,
      lang,
      task: `${sayer.w.kinds[puzzle.kind].replace(/[^?]$/, '$&.')} ${sayer.w.why[puzzle.kind]}`,
      hints: [1, 2, 3].map((rung) => hintText(rung, puzzle.kind, solution, sayer)),
      solution: solution.steps.flatMap((one) => lineText(one, solution.seat, sayer) ?? []),
      wrong: said(told[0].step, sayer.voice),
      reason: reasonText(failed, sayer) ?? '',
      played: sayer.say(sayer.w.inMatch, { what: said(solution.played, sayer.voice) }),
    };
  });
}

/** The position as it lies there, in English. */
export function positionOf(game: Game, puzzle: Puzzle): string {
  const match = openPuzzle(game, puzzle);
  const words = new Words(titleOf(game), 'en', puzzle.seat);
  const view = match.view(puzzle.seat);
  const ask = view.decision?.mine;
  const face = facesOf(view);
  const options = ask?.options.map((option) => words.option(option, face)) ?? [];
  const table = board(game, view, words, [], { columns: 120 }, paintFor(false));
  return `${table}\n${ask === undefined || ask === null ? '' : words.prompt(ask)}\n  ${options.join(' | ')}`;
}

/** Some of each kind, from all over the list. */
export function chosen(puzzles: readonly Puzzle[], each: number): Puzzle[] {
  const kinds = [...new Set(puzzles.map(({ kind }) => kind))].sort();
  return kinds.flatMap((kind) => {
    const own = puzzles.filter((one) => one.kind === kind);
    const step = Math.max(1, Math.floor(own.length / each));
    return own.filter((_, i) => i % step === 0).slice(0, each);
  });
}

export const pageOf = (game: Game, puzzle: Puzzle, n: number): string =>
  [
    `## ${n}. ${puzzle.kind} ${puzzle.id}`,
    '',
    '```',
    positionOf(game, puzzle),
    '```',
    '',
    ...explain(game, puzzle).flatMap(({ lang, task, hints, solution, wrong, reason, played }) => [
      `${lang}: ${task}`,
      '',
      ...hints.map((hint, i) => `- ${i + 1}: ${hint}`),
      ...solution.map((line, i) => `${i + 1}. ${line}`),
      '',
      `✕ ${wrong}: ${reason}`,
      '',
      played,
      '',
    ]),
    'Mark: ',
    '',
  ].join('\n');
