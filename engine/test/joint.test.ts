import { expect, test } from 'vitest';
import { isAsSeen, type Joint, jointFault, jointSeed, seedCommitment, shareHash } from '../index.ts';

const number = (digit: string): string => digit.repeat(64);
const share = (seat: number, digit: string) => ({ seat, hash: shareHash(number(digit)), number: number(digit) });
const secret = number('f');
const joint: Joint = { secret, shares: [share(0, 'a'), share(2, 'b')], left: [{ seat: 1, hash: shareHash(number('c')) }] };
const seed = jointSeed(secret, joint.shares);
const shown = seedCommitment(secret);

test('the seed follows from everybody: one other number, or another order, is another deal', () => {
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(jointSeed(secret, joint.shares)).toBe(seed);
  expect(jointSeed(secret, [share(0, 'a'), share(2, 'd')])).not.toBe(seed);
  expect(jointSeed(secret, [share(2, 'b'), share(0, 'a')])).not.toBe(seed);
  expect(jointSeed(number('e'), joint.shares)).not.toBe(seed);
  expect(jointSeed(secret, [share(0, 'a')])).not.toBe(seed);
  expect(jointSeed(secret, [])).toBe(secret);
});

test('a deal is checked: the secret against what was shown, each number against its hash, the seed against all', () => {
  expect(jointFault(seed, shown, joint)).toBeNull();
  expect(jointFault(seed, seedCommitment(number('e')), joint)).toBe('wrong-seed');
  expect(jointFault(number('1'), shown, joint)).toBe('wrong-seed');
  const swapped = { ...joint, shares: [share(0, 'a'), { ...share(2, 'b'), number: number('d') }] };
  expect(jointFault(jointSeed(secret, swapped.shares), shown, swapped)).toBe('wrong-share');
  expect(jointFault(secret, shown, { secret, shares: [], left: joint.left })).toBeNull();
});

test('nothing may be added after the hashes were seen, and nobody is missing without being named', () => {
  const hashes = [...joint.shares, ...joint.left].map(({ hash }) => hash);
  const seen = { own: hashes[0], hashes };
  expect(isAsSeen(joint, seen)).toBe(true);
  expect(isAsSeen({ ...joint, left: [] }, seen)).toBe(false);
  expect(isAsSeen({ ...joint, shares: [...joint.shares, share(3, 'd')] }, seen)).toBe(false);
  expect(isAsSeen({ shares: [share(0, 'a'), share(2, 'd')], left: joint.left }, seen)).toBe(false);
  expect(isAsSeen({ shares: [share(0, 'a'), share(1, 'a')], left: joint.left }, seen)).toBe(false);
});
