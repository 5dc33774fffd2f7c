import { describe, expect, test } from 'vitest';
import { keyOf, type Match, refOf, type SeatId } from '#engine';
import { deal as dealFluxx } from '#games/fluxx/test/table.ts';
import { basics, deal } from '#games/unicorns/test/table.ts';
import { aimOf, type Proved } from '../aim.ts';
import { ProofNumbers } from '../numbers.ts';
import { proveFirst } from '../prove.ts';
import { Search } from '../search.ts';

const NODES = 40_000;

const forced = <V>(match: Match<V>, seat: SeatId, kind: Proved): boolean | null => {
  const run = (match as unknown as Match).fork({ keep: true });
  const aim = aimOf(run, seat, kind);
  const short = new Search(aim, { nodes: NODES }).prove(run);
  const numbers = new ProofNumbers(aim, { nodes: NODES }).prove(run);
  // Each may give up where the other does not; they never say the opposite.
  if (short !== null && numbers !== null) expect(numbers).toBe(short);
  return numbers ?? short;
};

/** The printed names that the first answers of a list take. */
function named<V>(match: Match<V>, seat: SeatId, answers: readonly (readonly string[])[]): string[] {
  const options = match.askOf(seat)?.options ?? [];
  return answers.map((keys) =>
    keys
      .map((key) => {
        const option = options.find((one) => keyOf(one) === key);
        const ref = option === undefined ? null : refOf(option);
        return ref?.kind === 'card' ? match.game.defs[match.table.def[ref.card]].id : key;
      })
      .join(),
  );
}

describe('win this turn', () => {
  test('the seventh Unicorn, where nobody holds a card that could answer it', () => {
    const { table } = deal({
      ann: { hand: ['narwhal', 'glitter-bomb'], stable: basics(6) },
      bob: { stable: ['rhinocorn'] },
      unfinished: true,
    });
    expect(forced(table.match, 0, 'win')).toBe(true);
  });

  test('is refused while somebody may hold a Neigh: any hidden hand may', () => {
    const { table } = deal({
      ann: { hand: ['narwhal', 'glitter-bomb'], stable: basics(6) },
      bob: { hand: ['two-for-one'], stable: ['rhinocorn'] },
      unfinished: true,
    });
    expect(forced(table.match, 0, 'win')).toBe(false);
  });

  test('with Yay in front of oneself the hidden hand may hold what it likes', () => {
    const { table } = deal({
      ann: { hand: ['narwhal', 'glitter-bomb'], stable: [...basics(6), 'yay'] },
      bob: { hand: ['two-for-one'], stable: ['rhinocorn'] },
      unfinished: true,
    });
    expect(forced(table.match, 0, 'win')).toBe(true);
  });

  test('the Keeper that meets the Goal; what would have to be drawn first is no plan', () => {
    const winning = dealFluxx({
      ann: { hand: ['squanchy', 'plumbus'], keepers: ['summer-smith'] },
      bob: { keepers: ['birdperson'] },
      goals: ['goal-house-party'],
      unfinished: true,
    }).table.match;
    expect(forced(winning, 0, 'win')).toBe(true);
    const hoping = dealFluxx({
      ann: { hand: ['draw-3', 'plumbus'], keepers: ['summer-smith'] },
      bob: { keepers: ['birdperson'] },
      deck: ['squanchy'],
      goals: ['goal-house-party'],
      unfinished: true,
    }).table.match;
    expect(forced(hoping, 0, 'win')).not.toBe(true);
  });

  test('every other first answer is refuted or wins as well', () => {
    const { table } = deal({
      ann: { hand: ['narwhal', 'basic-unicorn-red', 'glitter-bomb'], stable: basics(6) },
      bob: { stable: ['rhinocorn'] },
      unfinished: true,
    });
    const run = table.match.fork({ keep: true }) as never;
    const proof = proveFirst(run, aimOf(run, 0, 'win'), NODES);
    expect([proof.open, named(table.match, 0, proof.right).sort()]).toEqual([[], ['basic-unicorn-red', 'narwhal']]);
    expect(named(table.match, 0, proof.wrong)).toContain('glitter-bomb');
  });
});

describe('do not let them win', () => {
  test('one Unicorn before the end and a hand that nobody knows: to build is not enough', () => {
    const { table } = deal({
      ann: { hand: ['narwhal'], stable: basics(1, 6) },
      bob: { hand: ['two-for-one', 'yay'], stable: basics(6) },
      unfinished: true,
    });
    expect(forced(table.match, 0, 'block')).toBe(false);
  });
});
