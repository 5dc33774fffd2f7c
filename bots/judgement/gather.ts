import type { Game, Header, Playable, Rng, SeatId } from '#engine';
import { below, Match, shuffled, uint32 } from '#engine';
import type { Manner } from '../normal.ts';
import { weigh } from '../normal.ts';
import { randomPicks } from '../policy.ts';
import { noPositions, type Positions } from './fit.ts';
import { gather, Inputs, type Layout, layoutOf } from './layout.ts';

export interface Lesson {
  /** Playouts an answer. */
  readonly iterations: number;
  readonly manner: Manner;
  /** Now and then an answer is given at random, so that unusual positions are known too. */
  readonly stray: number;
}

/** Plays one match against itself and keeps positions of it, each as one of the players knew it. An unfinished match teaches nothing. */
export function playAndNote(game: Game, header: Header, lesson: Lesson, rng: Rng): Positions {
  const layout = layoutOf(game);
  const match = Match.start(game, header, { record: false, keep: true });
  const noted: { readonly seats: readonly SeatId[]; readonly inputs: readonly Inputs[] }[] = [];
  for (let decisions = 0; match.open !== null && decisions < game.cap; decisions++) {
    const { open, n } = match;
    if (below(rng, 3) === 0) note(layout, match, open.asks[below(rng, open.asks.length)].seat, noted);
    for (const ask of open.mode === 'first' ? shuffled(rng, open.asks) : open.asks) {
      if (match.n !== n || match.askOf(ask.seat) === null) continue;
      const strays = uint32(rng) / 2 ** 32 < lesson.stray;
      const picks = strays ? randomPicks(ask, rng) : weigh(match, ask.seat, { iterations: lesson.iterations }, rng, lesson.manner)[0].picks;
      match.answer(ask.seat, n, picks);
    }
  }
  const positions = noPositions();
  const { outcome } = match.table;
  if (outcome === null) return positions;
  for (const { seats, inputs } of noted) {
    seats.forEach((seat, i) => {
      const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : outcome.winners.length === 0 ? 1 / seats.length : 0;
      positions.result.push(won);
      for (let k = 0; k < inputs[i].at.length; k++) {
        positions.at.push(inputs[i].at[k]);
        positions.value.push(inputs[i].value[k]);
      }
      positions.inputs.push(positions.at.length);
    });
    positions.players.push(positions.result.length);
  }
  return positions;
}

function note(layout: Layout, match: Playable, viewer: SeatId, into: { seats: readonly SeatId[]; inputs: readonly Inputs[] }[]): void {
  const t = match.table;
  // A single player has nobody to compare with.
  if (t.ring.length < 2) return;
  const written = t.game.evaluate?.(t, viewer) ?? 1 / t.ring.length;
  const seats = t.ring.slice();
  into.push({
    seats,
    inputs: seats.map((seat) => {
      const inputs = new Inputs();
      gather(layout, t, seat, viewer, written, inputs);
      return inputs;
    }),
  });
}
