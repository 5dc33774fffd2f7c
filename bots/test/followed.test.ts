import { expect, test } from 'vitest';
import { fastRng, fittingOptions, type Game, Match, type SeatId, uint32 } from '#engine';
import { gameById } from '#games/registry.ts';
import { standingOf } from '../ideas.ts';
import { picksOf } from '../instead.ts';
import { advise, chooseMove, learnedStyle, loadKnowledge, weigh } from '../learned.ts';
import { Plan } from '../plan.ts';
import { estimate, tryOut } from '../trial.ts';

const knowledgeOf = loadKnowledge(new URL('../../games/', import.meta.url));
/** Playouts of a hint, and of the same thought without words. */
const THINKING = 300;
const LOOKED = 32;
const WORLDS = 300;

interface Asked {
  readonly match: Match;
  readonly seat: SeatId;
}

/** Every third question that leaves a choice, of matches between two. */
function* questions(game: Game, seed: number): Generator<Asked> {
  const rng = fastRng(seed);
  for (;;) {
    const options = fittingOptions(game, 2);
    const match = Match.start(game, { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed: uint32(rng) });
    while (match.open !== null) {
      const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) break;
      const { seat, options: offered } = ask;
      if (offered.length > 1 && uint32(rng) % 3 === 0) yield { match, seat };
      match.answer(seat, match.n, chooseMove(match, seat, 'normal', { iterations: 40 }, rng));
    }
  }
}

/** What is lost, as far as many worlds tell, by whoever follows a hint instead of answering as the same thought does without words. */
function lossesOf(id: string, seed: number): number[] {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const knowledge = knowledgeOf(game, 2);
  const style = learnedStyle(knowledge);
  const losses: number[] = [];
  for (const { match, seat } of questions(game, seed)) {
    if (losses.length === LOOKED) break;
    const luck = losses.length;
    const ask = match.askOf(seat);
    const told = ask && picksOf(ask, advise(match, seat, { iterations: THINKING }, fastRng(luck), knowledge).plans[0].keys);
    if (!told) throw new Error(`${id}: no answer to follow at decision ${match.n}`);
    const [{ picks: thought }] = weigh(match, seat, { iterations: THINKING }, fastRng(luck), style);
    const worth = (picks: readonly number[]): number => {
      const plan = new Plan();
      return estimate(Array.from({ length: WORLDS }, (_, world) => tryOut({ match, seat, style }, picks, world, plan).value)).mean;
    };
    losses.push(told.join(' ') === thought.join(' ') ? 0 : worth(thought) - worth(told));
  }
  return losses;
}

test('whoever follows hints plays about as well as one who thinks as long: the words cost next to nothing', () => {
  expect(estimate(lossesOf('unicorns', 4)).mean).toBeLessThan(0.003);
}, 300_000);

test('how it stands is told as far as it is known', () => {
  const sure = { chance: 0.9, low: 0.88, high: 0.92 };
  expect([standingOf('clear', sure, 2), standingOf('clear', { ...sure, low: 0.1, high: 1 }, 2)]).toEqual(['winning', 'ahead']);
  const bad = { chance: 0.3, low: 0.28, high: 0.32 };
  expect([standingOf('clear', bad, 2), standingOf('clear', { ...bad, low: 0, high: 0.8 }, 2)]).toEqual(['behind', 'even']);
});
