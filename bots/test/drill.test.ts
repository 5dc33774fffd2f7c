import { describe, expect, test } from 'vitest';
import { checkPicks, defOf, fastRng, type Game, type Header, Match, type Table } from '#engine';
import { Drill } from '../judgement/drill.ts';
import { byHabit, habitsOf } from '../judgement/habits.ts';
import { answerAll, likelyPicks, type Policy, pickEach } from '../policy.ts';
import { type HarvestVars, harvest, zones } from './harvest.ts';

const game = harvest as unknown as Game;
const header = (seed: number): Header => ({ game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed });
const beginnings = (from: number, many: number): Header[] => Array.from({ length: many }, (_, i) => header(from + i));

function drilled(rounds: number, drill = new Drill(game)): Drill {
  for (let { rounds: done } = drill.state; done < rounds; done++) drill.round(beginnings(done * 300, 300), fastRng(done));
  return drill;
}

/** How many of the matches it wins, each deal from both seats. */
function shareOf(one: Policy, other: Policy, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const match = Match.start(game, header(50_000 + (i >> 1)), { record: false, keep: false });
    const rng = fastRng(i);
    while (match.open !== null) answerAll(match, (t, ask, luck) => (ask.seat === i % 2 ? one : other)(t, ask, luck), rng);
    if (match.table.outcome?.winners.includes(i % 2)) won++;
  }
  return won / matches;
}

describe('habits found by trying', () => {
  const found = drilled(12);
  const { data } = found;
  const policy = byHabit(habitsOf(game, data), likelyPicks);

  const liking = (prompt: string, card: string): number =>
    Number(new RegExp(`${card} (\\S+)`).exec(data[prompt].cards['card@mine'])?.[1] ?? 0);

  test('win against those that nobody has tried', () => {
    expect(shareOf(policy, likelyPicks, 400)).toBeGreaterThan(0.6);
  });

  test('are what wins: the best crop is laid, not the weeds', () => {
    expect(liking('play', 'wheat')).toBeGreaterThan(liking('play', 'oats'));
    expect(liking('play', 'oats')).toBeGreaterThan(liking('play', 'weeds'));
  });

  test('tell of several cards each by itself: weeds are swapped, the best crop is kept', () => {
    expect(liking('swap', 'weeds')).toBeGreaterThan(liking('swap', 'wheat'));
  });

  test('answer every question as it may be answered', () => {
    const match = Match.start(game, header(7), { record: false, keep: false });
    const rng = fastRng(7);
    let asked = 0;
    while (match.open !== null)
      answerAll(
        match,
        (t, ask, luck) => {
          const picks = policy(t, ask, luck);
          expect(checkPicks(ask, picks)).toBeNull();
          asked++;
          return picks;
        },
        rng,
      );
    expect(asked).toBeGreaterThan(10);
  });

  test('tell whether to do nothing rather: swapping costs nothing here, so nobody who tries would leave it', () => {
    const { names, weights } = found.state;
    expect(weights[names.indexOf('swap|=decline')]).toBeLessThan(0);
  });

  test('are the same after a break', () => {
    expect(drilled(4, new Drill(game, JSON.parse(JSON.stringify(drilled(2).state)))).state).toEqual(drilled(4).state);
  });
});

test('what a habit likes is done while it is tried', () => {
  let [held, could, did] = [false, 0, 0];
  const isWheat = (t: Table<HarvestVars>, card: number | undefined): boolean => card !== undefined && defOf(t, card).id === 'wheat';
  const watched: Game<HarvestVars> = {
    ...harvest,
    bot: {
      ...harvest.bot,
      priors: (t, { prompt, seat, options }) => {
        if (prompt.key === 'play') held = options.some((card) => isWheat(t, card as number));
        else if (prompt.key === 'throw' && held) {
          could++;
          if (isWheat(t, t.zones[zones.at.barn + seat].at(-1))) did++;
        }
        return options.map(() => 0);
      },
    },
  };
  const fond = { rounds: 0, names: ['play|card/wheat@mine'], weights: [30] };
  new Drill(watched as unknown as Game, fond).round(beginnings(0, 20), fastRng(1));
  expect(could).toBeGreaterThan(30);
  expect(did).toBe(could);
});

test('options that are picked each by itself still make an answer that is allowed', () => {
  const rng = fastRng(1);
  const ask = { ...({} as Parameters<typeof pickEach>[0]), options: [1, 2, 3], min: 1, max: 2 };
  for (let i = 0; i < 50; i++) expect(pickEach(ask, [0.9, 0.5, 0.9], rng).length).toBeLessThanOrEqual(2);
  expect(pickEach(ask, [0, 0, 0], rng)).toHaveLength(1);
  const often = Array.from({ length: 400 }, () => pickEach({ ...ask, min: 0, max: 3 }, [0.8, 0.2, 0], rng));
  expect(often.filter((picks) => picks.includes(0)).length).toBeGreaterThan(280);
  expect(often.filter((picks) => picks.includes(1)).length).toBeLessThan(120);
  expect(often.some((picks) => picks.includes(2))).toBe(false);
});
