import { type AdviceVoice, type Game, inSentence, type PlanStep, type ParamsView, quoted, stepText } from '#engine';
import { isProved, type Move, type Puzzle, sameKeys } from '#puzzles/puzzle.ts';
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
export function hintText(rung: number, { tempting, steps: [first] }: Explained, { w, voice, say }: Sayer): string {
  if (rung === 1 && tempting !== null) return say(w.tempting, { what: said(tempting, voice) });
  if (rung <= 2) {
    const cards = [...new Set(Object.values(first.step.faces))].map((def) => cardName(def, voice));
    return cards.length === 0 ? w.lookHand : say(w.look, { cards: cards.join(', ') });
  }
  return rung === 3 ? say(w.first, { what: said(first.step, voice) }) : '';
}

/** A line of the solution: one's own steps as they are, others' with their names. */
export const lineText = ({ step, seat }: Told, mine: number, { voice }: Sayer): string =>
  seat === mine ? stepText(step, voice) : `${voice.names?.[seat] ?? ''}: ${said(step, voice)}`;

/** A try that came to nothing. */
export interface Failed {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly moves: readonly Move[];
  /** At which of the moves it was lost. */
  readonly lost: number;
  readonly byChance: boolean;
  /** It was won all the same. */
  readonly won: boolean;
  /** What was done from there on. */
  readonly told: readonly Told[];
  readonly solution: Explained | null;
}

/** Why it was lost: what somebody did, what came to light, or that the turn simply ended. Null: not known yet. */
export function reasonText({ game, puzzle, moves, lost, byChance, won, told, solution }: Failed, { w, voice, say }: Sayer): string | null {
  if (!isProved(puzzle.kind)) {
    const best = puzzle.values?.[0];
    const mine = puzzle.values?.find(({ keys }) => sameKeys(keys, moves[lost].keys));
    const first = solution?.steps[0];
    if (best === undefined || mine === undefined || first === undefined) return null;
    const percent = (x: number): number => Math.round(x * 100);
    return say(w.better, { what: said(first.step, voice), best: percent(best.value), mine: percent(mine.value) });
  }
  const reply = told.find(({ step, seat }) => seat !== puzzle.seat && step.options.length > 0);
  if (reply !== undefined) return say(w.answered, { name: voice.names?.[reply.seat] ?? '', what: said(reply.step, voice) });
  if (!byChance) return won ? w.lucky : w.ended;
  const face = moves[lost]?.faces?.at(-1);
  return face === undefined ? w.rolled : say(w.came, { card: cardName(game.defs[face[1]].id, voice) });
}
