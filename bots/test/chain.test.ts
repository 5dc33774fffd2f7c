import { expect, test } from 'vitest';
import { fastRng, fittingOptions, type SeatId, type Table } from '#engine';
import { games } from '#games/registry.ts';
import { CHAIN, chainOf } from '../judgement/chain.ts';
import { addPositions, fitTo, noPositions } from '../judgement/fit.ts';
import { playLesson, threatsFaced } from '../judgement/gather.ts';
import { USUAL } from '../normal.ts';

/**
 * Three players, of whom each wins within a turn with that chance; it is the turn of `atTurn`. Of themselves they may know something that changes the odds.
 */
function chained(
  chances: readonly number[],
  atTurn: SeatId,
  isOpen = false,
  secret: (odds: number) => number = (odds) => odds,
): { readonly [key: string]: number }[] {
  const odds = chances.map((chance) => Math.log(chance / (1 - chance)));
  const threats = {
    keys: ['odds'],
    atTurn: () => atTurn,
    measure: (_: unknown, seat: SeatId, viewer: SeatId, into: number[]) => {
      into[0] = seat === viewer ? secret(odds[seat]) : odds[seat];
    },
  };
  const t = { game: { bot: { threats } }, ring: chances.map((_, seat) => seat) } as unknown as Table;
  const chain = chainOf(Float32Array.of(1), t, { viewer: 0, isOpen });
  return chances.map((_, seat) => Object.fromEntries(CHAIN.map((name, i) => [name, chain?.of[seat][i] ?? Number.NaN])));
}

test('who plays first is spared, who comes later only if nobody has won before', () => {
  const [ann, bob, cid] = chained([0.5, 0.2, 0.1], 1);
  expect(bob).toMatchObject({ soon: expect.closeTo(0.2), spared: 1, first: expect.closeTo(0.2) });
  expect(cid).toMatchObject({ soon: expect.closeTo(0.1), spared: expect.closeTo(0.8), first: expect.closeTo(0.08) });
  expect(ann).toMatchObject({ soon: expect.closeTo(0.5), spared: expect.closeTo(0.72), first: expect.closeTo(0.36) });
  expect(ann['first-log']).toBeCloseTo(Math.log(0.37));
});

test('with open cards everybody threatens by what they know themselves, otherwise only the viewer', () => {
  const surely = (): number => Math.log(0.9 / 0.1);
  const soon = (isOpen: boolean): (number | undefined)[] => chained([0.5, 0.2, 0.1], 1, isOpen, surely).map((one) => one.soon);
  expect(soon(false)).toEqual([expect.closeTo(0.9), expect.closeTo(0.2), expect.closeTo(0.1)]);
  expect(soon(true)).toEqual([expect.closeTo(0.9), expect.closeTo(0.9), expect.closeTo(0.9)]);
});

test('a game that names no threats has no chain', () => {
  expect(chainOf(new Float32Array(0), { game: { bot: {} }, ring: [0, 1] } as unknown as Table, { viewer: 0, isOpen: false })).toBeNull();
});

const threatening = games.filter(({ bot }) => bot?.threats !== undefined);

test.each(threatening.map((game) => [game.id, game] as const))(
  '%s: what threats came to tells who wins within a turn, better than how often that happens',
  (_, game) => {
    const faced = noPositions();
    let wins = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 3, options: fittingOptions(game, 3), seed };
      const noted = playLesson(game, header, { iterations: 0, stray: 0, style: USUAL }, fastRng(seed));
      const one = threatsFaced(game, header, noted, fastRng(seed + 100));
      // Of each pair the player, and that the player does not win.
      expect(one.result.every((share, i) => share + one.result[i ^ 1] === 1)).toBe(true);
      wins += one.result.filter((share, i) => i % 2 === 0 && share === 1).length;
      addPositions(faced, one);
    }
    const many = faced.players.length - 1;
    const share = wins / many;
    expect(share).toBeGreaterThan(0.01);
    const plain = new Float32Array(game.bot?.threats?.keys.length ?? 0);
    const learner = { layout: { size: plain.length, featuresAt: 0 }, plain };
    const { heldLogLoss } = fitTo(learner, faced, { calms: [10_000, 1000], steps: 60, held: 0.25 });
    expect(heldLogLoss).toBeLessThan(-(share * Math.log(share) + (1 - share) * Math.log(1 - share)) * 0.97);
  },
);
