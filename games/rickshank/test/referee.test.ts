import { expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { fastRng, fittingOptions, keyOf, Match } from '#engine';
import { randomPicks, spelled } from '#engine/testing';
import { rickshank } from '../index.ts';
import { FOR } from '../state.ts';
import { Referee } from './referee.ts';

/** A match with a second opinion on every price, vote and point. */
function refereed(seats: number, seed: number): Referee {
  const match = Match.start(rickshank, {
    game: 'rickshank',
    rulesVersion: rickshank.rulesVersion,
    seats,
    options: fittingOptions(rickshank, seats, { leaving: 'remove' }),
    seed,
  });
  const rng = fastRng(seed);
  const referee = new Referee(match);
  while (match.open !== null) {
    expect(referee.look(), `before decision ${match.n} of match ${seed}`).toEqual([]);
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) break;
    const { key } = ask.prompt;
    if (key === 'main') {
      const hand = match.table.zones[rickshank.zones.findIndex((zone) => zone.key === `hand:${ask.seat}`)].map((id) => `c${id}`);
      const offered = ask.options.map(keyOf).filter((one) => (one.startsWith('c') && !hand.includes(one)) || one === 'buy-token');
      const wanted = spelled(match.table, referee.offers());
      expect(spelled(match.table, offered), `decision ${match.n} of match ${seed}`).toEqual(wanted);
    }
    if (key === 'tie') {
      const tied = ask.options.map((one) =>
        typeof one === 'object' && one.ref.kind === 'seat'
          ? `${one.ref.seat}`
          : (one as { value: number }).value === FOR
            ? 'for'
            : 'against',
      );
      expect(tied.sort()).toEqual(referee.tied());
    }
    // Mostly sensible play, so that tokens, cards and Power are there to be counted; a vote is random.
    const picks =
      key.startsWith('vote.') || key === 'reveal' || seed % 3 === 0 ? randomPicks(ask, rng) : chooseMove(match, ask.seat, 'easy', {}, rng);
    const chosen = ask.options[picks[0]];
    if (key === 'copy' && typeof chosen === 'number') referee.copies(rickshank.defs[match.table.def[chosen]].id);
    match.answer(ask.seat, match.n, picks);
    if (seats > 2 && match.table.vars.vote !== null && seed % 2 === 0 && match.table.ring.length > 2 && match.n % 40 === 0) {
      const leaver = match.table.ring.find((seat) => seat !== match.table.vars.active) ?? 0;
      match.apply({ kind: 'leave', seat: leaver });
    }
  }
  expect(referee.look()).toEqual([]);
  const { outcome } = match.table;
  if (outcome?.reason !== 'forfeit')
    for (const seat of match.table.ring) expect([seat, outcome?.scores?.[seat]]).toEqual([seat, referee.points(seat)]);
  return referee;
}

test('RSR-055 RSR-063 RSR-195 RSR-215 RSR-233 prices, votes and points are what a literal reading of the rules gives', () => {
  const seen = { votes: 0, raises: 0, ties: 0, reductions: 0, purchases: 0 };
  for (const [seats, seed] of [
    [2, 1],
    [4, 4],
    [5, 5],
    [3, 9],
  ]) {
    const referee = refereed(seats, seed);
    for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += referee.seen[key];
  }
  for (const [key, many] of Object.entries(seen)) expect([key, many > 3]).toEqual([key, true]);
}, 60_000);
