import { describe, expect, test } from 'vitest';
import { anyPicks, type CardId, facesOf, fastRng, fittingOptions, type Game, Match, sees } from '#engine';
import { games } from '#games/registry.ts';

/** A match some answers on, all of them by chance. */
function begun(game: Game, seed: number, answers: number): Match {
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options: fittingOptions(game, 2, {}), seed };
  const match = Match.start(game, header, { record: true, keep: true });
  const rng = fastRng(seed);
  for (let i = 0; i < answers && match.open !== null; i++) {
    const ask = match.open.asks.find(({ seat }) => match.askOf(seat) !== null);
    if (ask === undefined) break;
    const picks = ask.min === 0 && ask.options.length > 0 && i % 3 > 0 ? [i % ask.options.length] : anyPicks(ask, rng);
    match.answer(ask.seat, match.n, picks);
  }
  return match;
}

const hiddenFrom = (match: Match, seat: number): CardId[] =>
  match.table.zones.flatMap((cards, z) => (match.game.zones[z].pool < 0 ? [] : cards.filter((card) => !sees(match.table, seat, card))));

describe.each(games.map((game) => [game.id, game] as const))('a face behind an id that a seat does not see: %s', (_, game) => {
  test.each([7, 23, 41])('can be fixed to whatever its pool allows, and the seat is none the wiser (%i answers on)', (answers) => {
    const match = begun(game, answers, answers);
    for (const seat of match.table.ring) {
      const [first, ...others] = hiddenFrom(match, seat);
      for (const card of first === undefined ? [] : [first, others.at(-1) ?? first]) {
        for (const def of facesOf(match.table, seat, card).slice(0, 12)) {
          const run = match.fork({ keep: true });
          run.ordain({ seat, faces: [[card, def]], rolls: [] }, true);
          expect(run.table.def[card]).toBe(def);
          expect(run.view(seat)).toEqual(match.view(seat));
          expect(game.check?.(run.table)).toBeUndefined();
          expect(run.table.def.toSorted((a, b) => a - b)).toEqual(match.table.def.toSorted((a, b) => a - b));
          // What comes after it begins from the same world.
          expect(run.fork().table.def).toEqual(run.table.def);
        }
      }
    }
  });

  test('a card that the seat sees keeps its face', () => {
    const match = begun(game, 3, 30);
    const seat = match.table.ring[0];
    const open = match.table.zones.flat().find((card) => sees(match.table, seat, card)) as CardId;
    const run = match.fork({ keep: true });
    const other = run.table.def.find((def) => def !== run.table.def[open]) as number;
    run.ordain({ seat, faces: [[open, other]], rolls: [] });
    expect(run.table.def).toEqual(match.table.def);
  });
});
