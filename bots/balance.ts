import type { GameEvent, Match, SeatId, Table } from '#engine';

/** Matches and wins. */
export interface Sums {
  games: number;
  wins: number;
}

export function count(to: Sums, games: number, wins: number): void {
  to.games += games;
  to.wins += wins;
}

/**
 * What a series tells about a game's balance, as plain sums: by turn order, by length, by card and by pair of cards. Adding two gives the same in any
 * order, so that a series can be played on by threads and over days.
 */
export interface Balance {
  /** By place in the turn order, who begins first: matches and wins. */
  places: Sums[];
  /** How many matches took so many turns. */
  turns: { [turns: string]: number };
  /** By card id. */
  cards: { [id: string]: CardSums };
  /** Two cards that the same player played in the same match, as `a+b` with the ids in order: matches and wins. */
  pairs: { [pair: string]: Sums };
}

/** Matches in which a player played it (twice, where two did), and those that the player won; and more. */
export interface CardSums extends Sums {
  /** The same for those who first played it in the first half of the match. */
  early: Sums;
  /** How often it was played, by tenths of the match. */
  times: number[];
  /** Where its copies lay at the end, by the names of the zones. */
  ends: { [zone: string]: number };
}

const TENTHS = 10;

export const newBalance = (players: number): Balance => ({
  places: Array.from({ length: players }, () => ({ games: 0, wins: 0 })),
  turns: {},
  cards: {},
  pairs: {},
});

const newCard = (): CardSums => ({
  games: 0,
  wins: 0,
  early: { games: 0, wins: 0 },
  times: Array.from({ length: TENTHS }, () => 0),
  ends: {},
});

export function addBalance(to: Balance, from: Balance): void {
  for (const [i, { games, wins }] of from.places.entries()) count(to.places[i], games, wins);
  for (const [turns, n] of Object.entries(from.turns)) to.turns[turns] = (to.turns[turns] ?? 0) + n;
  for (const [id, card] of Object.entries(from.cards)) {
    to.cards[id] ??= newCard();
    const sums = to.cards[id];
    count(sums, card.games, card.wins);
    count(sums.early, card.early.games, card.early.wins);
    for (const [i, n] of card.times.entries()) sums.times[i] += n;
    for (const [zone, n] of Object.entries(card.ends)) sums.ends[zone] = (sums.ends[zone] ?? 0) + n;
  }
  for (const [pair, { games, wins }] of Object.entries(from.pairs)) {
    to.pairs[pair] ??= { games: 0, wins: 0 };
    count(to.pairs[pair], games, wins);
  }
}

/** The line of the log by which every game says that a seat plays a card: `play`, `plays`, `plays.minion`, `play-nested` … */
export const PLAYED = /^plays?(?:[.-]|$)/;

interface Play {
  readonly seat: SeatId;
  readonly def: number;
  readonly turn: number;
}

/** Listens to one match. What was played it hears from the log, so it is the same for all games. */
export class Listener {
  private readonly plays: Play[] = [];
  private heard = 0;
  private first: SeatId | null = null;

  /** After every answer, told which turn it is. */
  hear(match: Match, turn: number): void {
    const ask = match.open?.asks[0];
    if (this.first === null && ask?.prompt.quiet === true) this.first = ask.seat;
    for (; this.heard < match.batches.length; this.heard++)
      for (const event of match.batches[this.heard]) this.note(match.table, event, turn);
  }

  private note(t: Table, event: GameEvent, turn: number): void {
    if (event.e !== 'log' || !PLAYED.test(event.key)) return;
    const { seat, card } = event.params;
    if (typeof seat !== 'object' || !('seat' in seat) || typeof card !== 'object' || !('card' in card)) return;
    this.plays.push({ seat: seat.seat, def: event.faces.find((face) => face.card === card.card)?.def ?? t.def[card.card], turn });
  }

  /** Adds the finished match to the sums. */
  close(t: Table, turns: number, into: Balance): void {
    const winners = new Set(t.outcome?.winners ?? []);
    into.turns[turns] = (into.turns[turns] ?? 0) + 1;
    const from = Math.max(0, t.ring.indexOf(this.first ?? t.ring[0]));
    for (const [i, seat] of t.ring.entries()) count(into.places[(i - from + t.ring.length) % t.ring.length], 1, winners.has(seat) ? 1 : 0);
    const idOf = (def: number): string => t.game.defs[def].id;
    const sumsOf = (id: string): CardSums => {
      into.cards[id] ??= newCard();
      return into.cards[id];
    };
    for (const { def, turn } of this.plays)
      sumsOf(idOf(def)).times[Math.min(TENTHS - 1, Math.floor(((turn - 1) / Math.max(1, turns)) * TENTHS))]++;
    for (const seat of t.ring) {
      const won = winners.has(seat) ? 1 : 0;
      const mine = new Map<string, number>();
      for (const play of this.plays) if (play.seat === seat && !mine.has(idOf(play.def))) mine.set(idOf(play.def), play.turn);
      for (const [id, turn] of mine) {
        const sums = sumsOf(id);
        count(sums, 1, won);
        if (turn * 2 <= turns) count(sums.early, 1, won);
      }
      const ids = [...mine.keys()].sort();
      for (const [i, a] of ids.entries())
        for (const b of ids.slice(i + 1)) {
          const key = `${a}+${b}`;
          into.pairs[key] ??= { games: 0, wins: 0 };
          count(into.pairs[key], 1, won);
        }
    }
    for (const [z, cards] of t.zones.entries()) {
      const { name, offstage } = t.game.zones[z];
      if (offstage) continue;
      for (const card of cards) {
        const { ends } = sumsOf(idOf(t.def[card]));
        ends[name] = (ends[name] ?? 0) + 1;
      }
    }
  }
}
