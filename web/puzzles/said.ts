import { type AdviceVoice, type Game, inSentence, type ParamsView, type PlanStep, quoted, type SeatId, stepText } from '#engine';
import { isProved, type Kind, type Move, type Puzzle, sameKeys } from '#puzzles/puzzle.ts';
import type { Explained, Told } from '#puzzles/referee.ts';
import type { PuzzlesText } from '../text/puzzles.ts';

/** What a puzzle is explained with, in one language. */
export interface Sayer {
  readonly w: PuzzlesText;
  readonly voice: AdviceVoice;
  readonly say: (message: string, params: ParamsView) => string;
}

/** A step inside a sentence. */
export const said = (step: PlanStep, voice: AdviceVoice): string => inSentence(stepText(step, voice), voice.text, voice.names ?? []);

const cardName = (def: string, { text, lang }: AdviceVoice): string => quoted(text.cards[def]?.name ?? def, lang);

/** A rung of the ladder: what tempts, where to look, the first step. The fourth is the solution itself. */
export function hintText(rung: number, kind: Kind, { tempting, steps: [first] }: Explained, { w, voice, say }: Sayer): string {
  if (rung === 1 && tempting !== null) return say(isProved(kind) ? w.tempting : w.temptingJudged, { what: said(tempting, voice) });
  if (rung <= 2) {
    const cards = facesOf(first.step);
    // Dice have no faces of cards worth a look.
    if (cards.length === 0 || kind === 'dice' || first.step.prompt === 'reroll') return w.lookHand;
    if (tempting !== null && facesOf(tempting).join() === cards.join()) return w.lookSame;
    return say(w.look, { cards: cards.map((def) => cardName(def, voice)).join(', ') });
  }
  return rung === 3 ? say(w.first, { what: said(first.step, voice) }) : '';
}

const facesOf = ({ faces }: PlanStep): string[] => [...new Set(Object.values(faces))];

/** A line of the solution: one's own steps as they are, others' with their names. Null: somebody else lets it pass, and that goes without saying. */
export function lineText({ step, seat }: Told, mine: number, { voice }: Sayer): string | null {
  if (seat === mine) return stepText(step, voice);
  return step.options.length === 0 ? null : `${voice.names?.[seat] ?? ''}: ${said(step, voice)}`;
}

/** A try that came to nothing. */
export interface Failed {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
  /** At which of the moves it was lost. */
  readonly lost: number;
  readonly byChance: boolean;
  /** Who won in the end; null: nobody has. */
  readonly winner: SeatId | null;
  /** What was done from there on. */
  readonly told: readonly Told[];
  readonly solution: Explained | null;
}

/** Why it was lost: what somebody did, what came to light, or that the turn simply ended. Null: not known yet. */
export function reasonText(
  { game, puzzle, moves, lost, byChance, winner, told, solution }: Failed,
  { w, voice, say }: Sayer,
): string | null {
  if (!isProved(puzzle.kind)) {
    const best = puzzle.values?.[0];
    const mine = puzzle.values?.find(({ keys }) => sameKeys(keys, moves[lost].keys));
    const first = solution?.steps[0];
    if (best === undefined || mine === undefined || first === undefined) return null;
    const percent = (x: number): number => Math.round(x * 100);
    return say(w.better, { what: said(first.step, voice), best: percent(best.value), mine: percent(mine.value) });
  }
  const replies = told.filter(({ step, seat }) => seat !== puzzle.seat && step.options.length > 0);
  // What stops a win comes first, what wins for somebody else comes last.
  const reply = puzzle.kind === 'win' ? replies[0] : replies.findLast(({ seat }) => winner === null || seat === winner);
  const message = puzzle.kind === 'win' || winner === null ? w.answered : w.wins;
  if (reply !== undefined) return say(message, { name: voice.names?.[reply.seat] ?? '', what: said(reply.step, voice) });
  if (!byChance && winner === puzzle.seat) return w.lucky;
  // Still under way: nobody has won yet, and nobody has to.
  if (!byChance && puzzle.kind === 'block' && winner === null) return w.otherWrong;
  if (!byChance) return say(w.ended[puzzle.kind], { name: voice.names?.[winner ?? -1] ?? '' });
  const face = moves[lost]?.faces?.at(-1);
  return face === undefined ? w.rolled : say(w.came, { card: cardName(game.defs[face[1]].id, voice) });
}
