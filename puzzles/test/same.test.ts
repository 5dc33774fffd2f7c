import { describe, expect, test } from 'vitest';
import { type Ask, anyPicks, below, fastRng, fittingOptions, keyOf, Match, type Rng, type Run } from '#engine';
import { games } from '#games/registry.ts';
import { handZone } from '#games/unicorns/state.ts';
import { basics, deal } from '#games/unicorns/test/table.ts';
import { answersOf } from '../branches.ts';
import { groupsOf } from '../search.ts';
import { seenKey } from '../seen.ts';

/** Somebody answers by chance, in both in the same way; what is on offer is the same, whatever the order. */
function sameStep(a: Run, b: Run, rng: Rng): boolean {
  const ask = a.open?.asks.find(({ seat }) => a.askOf(seat) !== null);
  if (ask === undefined) return false;
  const other = b.askOf(ask.seat);
  const [ours, theirs] = [ask, other].map((one) => one?.options.map((option) => keyOf(option)).sort());
  expect([ask.prompt.key, theirs]).toEqual([ask.prompt.key, ours]);
  if (other === null || ask.max > 3) return false;
  const all = answersOf(ask);
  const keys = all[below(rng, all.length)];
  for (const [run, question] of [
    [a, ask],
    [b, other],
  ] as const)
    run.answer(
      ask.seat,
      run.n,
      keys.map((key) => question.options.findIndex((option) => keyOf(option) === key)),
    );
  return true;
}

describe.each(games.filter(({ bot }) => bot?.orderless !== undefined).map((game) => [game.id, game] as const))(
  'lists of %s in which order means nothing',
  (_, game) => {
    const { zones, vars } = game.bot?.orderless ?? { zones: [], vars: [] };

    test('turned round, they change nothing that anybody is asked, now and later', () => {
      let turned = 0;
      for (let seed = 1; seed <= 60 && turned < 8; seed++) {
        const options = fittingOptions(game, 2, {});
        const match = Match.start(game, { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed }, { keep: true });
        const rng = fastRng(seed);
        const a = match.fork({ keep: true });
        for (let i = 0; i < 40 + ((15 * seed) % 200) && a.open !== null; i++) {
          const ask = a.open.asks.find(({ seat }) => a.askOf(seat) !== null);
          if (ask === undefined || a.answer(ask.seat, a.n, anyPicks(ask, rng)) !== null) break;
        }
        // Only between two steps nothing is under way that has looked at a list already.
        if (a.open === null || a.open.asks.some(({ prompt }) => prompt.quiet !== true)) continue;
        const b = a.fork({ keep: true });
        const many = lists(b).filter((list) => list.length > 1);
        turned += many.length;
        for (const list of many) list.reverse();
        for (const seat of a.table.ring) expect(seenKey(b, seat)).toBe(seenKey(a, seat));
        const before = piles(a);
        // A pile that is shuffled again is another one.
        for (let i = 0; i < 12 && a.open !== null && piles(a) <= before; i++) if (!sameStep(a, b, rng)) break;
        if (piles(a) <= before) expect(b.table.outcome).toEqual(a.table.outcome);
      }
      expect(turned).toBeGreaterThan(3);
    });

    const lists = ({ table }: Run): unknown[][] => {
      const found: unknown[][] = table.zones.filter((_list, z) => zones.includes(game.zones[z].name));
      const own = table.vars as { readonly [name: string]: unknown };
      for (const name of vars) if (Array.isArray(own[name])) found.push(own[name] as unknown[]);
      return found;
    };
    const piles = ({ table }: Run): number =>
      table.zones.reduce((sum, cards, z) => sum + (game.zones[z].sight === 0 ? cards.length : 0), 0);
  },
);

test('of two equal cards in a hand one is tried for both; of two that somebody has seen apart, each', () => {
  const { table } = deal({
    ann: { hand: ['back-kick', 'back-kick', 'glitter-bomb'], stable: basics(2) },
    bob: { hand: ['two-for-one'], stable: basics(1) },
    unfinished: true,
  });
  const run = table.match.fork({ keep: true }) as unknown as Run;
  const ask = run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  const sizes = groupsOf(run, ask).map((group) => group.length);
  expect(sizes.toSorted((a, b) => b - a)[0]).toBe(2);
  expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(answersOf(ask).length);
  const [one] = run.table.zones[handZone(0)].filter((card) => run.game.defs[run.table.def[card]].id === 'back-kick');
  // Bob has seen one of the two.
  run.table.seen[one] |= 2;
  expect(groupsOf(run, ask).every((group) => group.length === 1)).toBe(true);
});

test('of 26 cards of which 25 have to go there are 27 answers, and nobody looks through the millions that are none', () => {
  const ask = { seat: 0, prompt: { key: 'discard', rule: '' }, options: Array.from({ length: 26 }, (_, card) => card), min: 25, max: 26 };
  const start = performance.now();
  expect(answersOf(ask as unknown as Ask)).toHaveLength(27);
  // Through all that lead to none it takes many seconds.
  expect(performance.now() - start).toBeLessThan(1000);
});
