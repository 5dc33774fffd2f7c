import type { LabLevel } from '#bots/index.ts';
import { chooseMove, matchFor } from '#bots/index.ts';
import type { Game, Match as Played, SeatId } from '#engine';
import { fastRng, fittingOptions, Match, uint32 } from '#engine';
import { headerOf, knowledgeOf } from './catalog.ts';

/** A question of a match, before it is answered. */
export interface Question {
  readonly match: Played;
  readonly seat: SeatId;
}

export interface Walk {
  readonly game: Game;
  /** How many sit at the tables, one after the other. */
  readonly seats: readonly number[];
  readonly seed: number;
  readonly level: LabLevel;
  /** Playouts of an answer. */
  readonly iterations: number;
}

/** Questions of one match after another, all of which follow from the seed. Whoever looks must not change the match. */
export function* questionsOf({ game, seats, seed, level, iterations }: Walk): Generator<Question> {
  const rng = fastRng(seed);
  for (let i = 0; ; i++) {
    const many = seats[i % seats.length];
    const match = Match.start(game, headerOf(game, many, fittingOptions(game, many, {}), uint32(rng)));
    const luck = fastRng(uint32(rng));
    const knowledge = knowledgeOf(game, many);
    while (match.open !== null && match.journal.length < game.cap) {
      const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
      if (ask === undefined) break;
      yield { match, seat: ask.seat };
      const refused = match.answer(
        ask.seat,
        match.n,
        chooseMove(matchFor(match, level), ask.seat, level, { iterations }, luck, knowledge),
        'bot',
      );
      if (refused !== null) throw new Error(`${game.id}: ${refused.code} at decision ${match.n}`);
    }
  }
}
