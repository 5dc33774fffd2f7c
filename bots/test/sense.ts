import { expect } from 'vitest';
import type { Choice, Playable, SeatId, Table } from '#engine';
import { decoded, fastRng, keyOf } from '#engine';
import { chooseMove, loadKnowledge } from '../learned.ts';

const knowledgeOf = loadKnowledge(new URL('../../games/', import.meta.url));
const SEEDS = [1, 2, 3, 4, 5];
/** Far less than a second of thought: whoever needs more to see it is not safe. */
const ITERATIONS = 300;

const nameOf = <V>(t: Table<V>, card: number): string => t.game.defs[t.def[card]].id;

/** An option as the tests call it: `narwhal`, `buy kickback`, `nana@tortuga`, `end`. */
function called<V>(t: Table<V>, given: Choice): string {
  const choice = decoded(given);
  if (typeof choice === 'number') return nameOf(t, choice);
  const [, card, to] = /^c(\d+)(?:@c(\d+))?$/.exec(choice.key) ?? [];
  if (card === undefined) return keyOf(choice);
  if (to !== undefined) return `${nameOf(t, Number(card))}@${nameOf(t, Number(to))}`;
  return choice.label === 'buy' || choice.label === 'defeat' ? `${choice.label} ${nameOf(t, Number(card))}` : nameOf(t, Number(card));
}

/** What hard answers for the seat, at one seed after the other: the picks with a plus between them, `none` for declining. */
export function hardAnswers<V>(match: Playable<V>, seat: SeatId, iterations = ITERATIONS): string[] {
  const ask = match.askOf(seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  return SEEDS.map((seed) => {
    const picks = chooseMove(match, seat, 'hard', { iterations }, fastRng(seed), knowledgeOf(match.game as never, match.table.ring.length));
    return picks.length === 0 ? 'none' : picks.map((at) => called(match.table, ask.options[at])).join('+');
  });
}

/** Hard gives one of these answers, whatever chance says. */
export function expectSense<V>(match: Playable<V>, seat: SeatId, ...good: readonly string[]): void {
  for (const answer of hardAnswers(match, seat)) expect(good).toContain(answer);
}

/** Hard gives none of these answers. */
export function expectNoNonsense<V>(match: Playable<V>, seat: SeatId, ...bad: readonly string[]): void {
  // It could have, or not doing it would be no merit.
  const all = match.askOf(seat)?.options.map((choice) => called(match.table, choice)) ?? [];
  expect(bad.filter((name) => name !== 'none' && !all.includes(name))).toEqual([]);
  for (const answer of hardAnswers(match, seat)) expect(bad).not.toContain(answer);
}
