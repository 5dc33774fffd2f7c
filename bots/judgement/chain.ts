import type { Game, Table } from '#engine';
import { knower, type Sight } from './sight.ts';

/**
 * Who may win before whom. For each player a learned chance to win within the coming turn, by the threats that the game names; taken in the order of turns they
 * tell how likely a player comes to have that turn at all. A sum over cards cannot say that: what I have ready is worth little if my neighbour has it ready too.
 */
export interface Chain {
  /** By seat, in the order of `CHAIN`; after that the threats as they were measured. */
  readonly of: number[][];
}

/** What a player gets of it: wins in the coming turn if it comes, it comes, both, and both as a logarithm. */
export const CHAIN = ['soon', 'spared', 'first', 'first-log'] as const;

/** A chance below this is as good as none. */
const SLIGHT = 0.01;
const measured: number[] = [];

/** What comes of the threats with these weights; null where the game names none. */
export function chainOf<V>(weights: Float32Array, t: Table<V>, sight: Sight, into: Chain = { of: [] }): Chain | null {
  const threats = t.game.bot?.threats;
  if (threats === undefined) return null;
  const { ring } = t;
  const at = Math.max(0, ring.indexOf(threats.atTurn(t)));
  let spared = 1;
  for (let i = 0; i < ring.length; i++) {
    const seat = ring[(at + i) % ring.length];
    threats.measure(t, seat, knower(sight, seat), measured);
    let score = 0;
    for (let k = 0; k < weights.length; k++) score += weights[k] * measured[k];
    const soon = 1 / (1 + Math.exp(-score));
    const first = spared * soon;
    into.of[seat] ??= [];
    const one = into.of[seat];
    one[0] = soon;
    one[1] = spared;
    one[2] = first;
    one[3] = Math.log(SLIGHT + first);
    for (let k = 0; k < weights.length; k++) one[CHAIN.length + k] = measured[k];
    spared *= 1 - soon;
  }
  return into;
}

export const threatsOf = (game: Game): number => game.bot?.threats?.keys.length ?? 0;
