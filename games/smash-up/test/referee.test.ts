import { describe, expect, test } from 'vitest';
import { fastRng, Match } from '#engine';
import { randomPicks } from '#engine/testing';
import type { SmashDerived } from '../derived.ts';
import { smashUp } from '../index.ts';
import { powers, verdicts } from './referee.ts';

const SIMPLE = (name: string): boolean => name !== 'factory-436-1337' && name !== 'rhodes-plaza-mall';

/** Random matches; at every decision the game's numbers are held against a second reading of the rules. */
function holdAgainst(seats: number, seed: number): { looks: number; scored: number } {
  const options = { ...Object.fromEntries(smashUp.options.map((option) => [option.key, option.default])), factions: 'random' };
  const match = Match.start(smashUp, { game: smashUp.id, rulesVersion: smashUp.rulesVersion, seats, options, seed }, { record: false });
  const rng = fastRng(seed);
  let looks = 0;
  let scored = 0;
  let expected: readonly number[] | null = null;
  match.haltWhen((t) => {
    const s = t.vars.scoring;
    if (s?.stage === 'award') {
      const base = t.game.defs[s.base].id;
      expected = SIMPLE(base) ? (verdicts(t).find((one) => one.base === base)?.awards ?? null) : null;
    } else if (s?.stage === 'after' && expected !== null) {
      expect(s.gains).toEqual(expected);
      expected = null;
      scored++;
    }
    return false;
  });
  while (match.open !== null) {
    const t = match.table;
    const derived = smashUp.derived?.(t, 0) as SmashDerived;
    const all = powers(t);
    for (const minion of derived.minions) {
      expect([minion.card, minion.power]).toEqual([minion.card, all.get(minion.card)]);
      const told = minion.start + minion.changes.reduce((sum, one) => sum + one.n, 0);
      expect(Math.max(0, told)).toBe(minion.power);
    }
    for (const verdict of verdicts(t)) {
      const site = derived.sites.find((one) => one.name === verdict.base);
      expect([verdict.base, site?.breakpoint, site?.total, site?.places]).toEqual([
        verdict.base,
        verdict.breakpoint,
        verdict.total,
        verdict.places,
      ]);
      if (SIMPLE(verdict.base)) expect(site?.gains).toEqual(verdict.awards);
    }
    looks++;
    const ask = match.open.asks[0];
    match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  return { looks, scored };
}

describe('a referee with the rulebook in hand agrees', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    let scored = 0;
    for (let seed = 1; seed <= 6; seed++) scored += holdAgainst(seats, seats * 100 + seed).scored;
    expect(scored).toBeGreaterThan(10);
  });
});
