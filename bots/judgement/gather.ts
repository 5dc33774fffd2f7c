import type { Ask, Game, Header, Playable, Rng, SeatId } from '#engine';
import { below, Match, shuffled, uint32 } from '#engine';
import { considered } from '../judge.ts';
import type { SearchStyle } from '../normal.ts';
import { weigh } from '../normal.ts';
import { randomPicks } from '../policy.ts';
import { chainOf } from './chain.ts';
import { countOf, noPositions, type Positions } from './fit.ts';
import { gather, Inputs, type Layout, layoutOf } from './layout.ts';
import { knower, type Sight } from './sight.ts';

export interface Lesson {
  /** Playouts an answer; 0: nobody thinks, everybody answers as imagined players do. */
  readonly iterations: number;
  readonly style: SearchStyle;
  /** Now and then an answer is given at random, so that unusual positions are known too. */
  readonly stray: number;
}

/** A match as it is kept for learning: who answered what, one after the other. */
export interface Noted {
  readonly seats: number;
  readonly seed: number;
  /** The seat, whether the answer was a stray one, the picks. */
  readonly answers: readonly (readonly number[])[];
}

/** Plays one match against itself. */
export function playLesson(game: Game, header: Header, lesson: Lesson, rng: Rng): Noted {
  const match = Match.start(game, header, { record: false, keep: true });
  const answers: number[][] = [];
  for (let decisions = 0; match.open !== null && decisions < game.cap; decisions++) {
    const { open, n } = match;
    for (const ask of open.mode === 'first' ? shuffled(rng, open.asks) : open.asks) {
      if (match.n !== n || match.askOf(ask.seat) === null) continue;
      const strays = uint32(rng) / 2 ** 32 < lesson.stray;
      const picks = strays ? randomPicks(ask, rng) : thought(match, ask, lesson, rng);
      answers.push([ask.seat, strays ? 1 : 0, ...picks]);
      match.answer(ask.seat, n, picks);
    }
  }
  return { seats: header.seats, seed: Number(header.seed), answers };
}

const thought = (match: Playable, ask: Ask, { iterations, style }: Lesson, rng: Rng): readonly number[] =>
  iterations === 0 ? style.policy(match.table, ask, rng) : weigh(match, ask.seat, { iterations }, rng, style)[0].picks;

/** About so many positions are kept of a match: neighbours tell nearly the same. */
const POSITIONS = 50;

/**
 * Positions of a match that was played, each as one of the players knew it, whoever was asked. They come from decisions of all kinds; in a game that is judged
 * where turns begin (`foresight`), from there. An unfinished match teaches nothing.
 * `soon`: what was learned about threats, where the game names some. `isOpen`: as one looks at them who sees all cards.
 */
export function positionsOf(game: Game, header: Header, noted: Noted, rng: Rng, soon: Float32Array, isOpen = false): Positions {
  const layout = layoutOf(game);
  const match = Match.start(game, header, { record: false, keep: false });
  const kept: { readonly seats: readonly SeatId[]; readonly inputs: readonly Inputs[] }[] = [];
  const every = Math.max(2, Math.round(noted.answers.length / POSITIONS));
  let mover: SeatId | undefined;
  for (const [seat, , ...picks] of noted.answers) {
    const { ring } = match.table;
    const begins = match.askOf(seat)?.prompt.quiet === true && seat !== mover;
    if (begins) mover = seat;
    // A single player has nobody to compare with.
    if (ring.length > 1 && (game.bot?.foresight === undefined ? below(rng, every) === 0 : begins))
      kept.push(position(layout, match, { viewer: ring[below(rng, ring.length)], isOpen }, soon));
    if (match.answer(seat, match.n, picks) !== null) throw new Error(`${game.id}: the match of seed ${noted.seed} went otherwise`);
  }
  const positions = noPositions();
  const { outcome } = match.table;
  if (outcome === null) return positions;
  for (const { seats, inputs } of kept) {
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
  if (kept.length > 0) positions.matches.push(kept.length);
  return positions;
}

/**
 * What threats came to, packed as positions are, a player in each: the threats against none of them. For each player of a position whose coming turn was played:
 * has the player won in it?
 */
export function threatsFaced(game: Game, header: Header, noted: Noted, rng: Rng, isOpen = false): Positions {
  const positions = noPositions();
  const threats = game.bot?.threats;
  if (threats === undefined) return positions;
  const match = Match.start(game, header, { record: false, keep: false });
  const every = Math.max(2, Math.round(noted.answers.length / POSITIONS));
  // Who was at turn, one turn after the other.
  const turns: SeatId[] = [];
  const kept: { readonly seat: SeatId; readonly turn: number; readonly numbers: readonly number[] }[] = [];
  const note = (): void => {
    const seat = threats.atTurn(match.table);
    if (seat !== turns.at(-1)) turns.push(seat);
  };
  for (const [seat, , ...picks] of noted.answers) {
    note();
    const { ring } = match.table;
    if (below(rng, every) === 0) {
      const sight = { viewer: ring[below(rng, ring.length)], isOpen };
      for (const one of ring) {
        const numbers: number[] = [];
        threats.measure(match.table, one, knower(sight, one), numbers);
        kept.push({ seat: one, turn: turns.length - 1, numbers });
      }
    }
    if (match.answer(seat, match.n, picks) !== null) throw new Error(`${game.id}: the match of seed ${noted.seed} went otherwise`);
  }
  note();
  const { outcome } = match.table;
  if (outcome === null) return positions;
  for (const { seat, turn, numbers } of kept) {
    const coming = turns.indexOf(seat, turn);
    if (coming < 0) continue;
    const won = coming === turns.length - 1 && outcome.winners.includes(seat) ? 1 : 0;
    numbers.forEach((x, at) => {
      if (x === 0) return;
      positions.at.push(at);
      positions.value.push(x);
    });
    positions.inputs.push(positions.at.length, positions.at.length);
    positions.result.push(won, 1 - won);
    positions.players.push(positions.result.length);
  }
  if (positions.result.length > 0) positions.matches.push(countOf(positions));
  return positions;
}

function position(
  layout: Layout,
  match: Playable,
  sight: Sight,
  soon: Float32Array,
): { seats: readonly SeatId[]; inputs: readonly Inputs[] } {
  const t = match.table;
  const common = { written: considered(t, sight.viewer), chain: chainOf(soon, t, sight) };
  const seats = t.ring.slice();
  return {
    seats,
    inputs: seats.map((seat) => {
      const inputs = new Inputs();
      gather(layout, t, seat, sight, common, inputs);
      return inputs;
    }),
  };
}
