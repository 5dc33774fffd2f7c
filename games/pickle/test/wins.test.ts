import { expect, test } from 'vitest';
import { keyOf } from '#engine';
import { wins } from '../bot/wins.ts';
import { scene } from './table.ts';

const below = { board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) G2@(0,1)', rick: '(0,1)', hand: [], russianHand: [] } as const;

/** The option that wins, if one does. */
function winning(place: Parameters<typeof scene>[0]): string | undefined {
  const { match, t } = scene(place).table;
  const ask = match.open?.asks[0];
  const at = ask === undefined ? -1 : wins(t, ask);
  return ask === undefined || at < 0 ? undefined : keyOf(ask.options[at]);
}

test('PKL-160 Rick goes up over open tiles while his moves suffice, and pays with plain ones first', () => {
  expect(winning({ ...below, dice: 'WMTT' })).toBe('rick>0,2:move');
  expect(winning({ ...below, rick: '(0,0)', dice: 'WMTT' })).toBe('rick>0,1:move');
  expect(winning({ ...below, rick: '(0,0)', dice: 'CMTT' })).toBeUndefined();
  expect(winning({ ...below, board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) ?@(0,1)', rick: '(0,0)', dice: 'MMMM' })).toBeUndefined();
});

test('PKL-162 the Russians shoot where guns and figures suffice for all health that is left; the Jaguar shoots twice (PKL-132, PKL-133)', () => {
  const armed = { ...below, side: 'russians', agents: { 1: '(0,0)' }, vars: { rickHealth: 2 } } as const;
  expect(winning({ ...armed, dice: 'TWTT', vars: { rickHealth: 1 } })).toBe('a1!:wild');
  expect(winning({ ...armed, dice: 'GGTT' })).toBeUndefined();
  expect(winning({ ...armed, agents: { 1: '(0,0)', 2: '(0,1)' }, dice: 'GGTT' })).toBe('a1!:gun');
  expect(winning({ ...armed, agents: { 1: '(0,0)', 2: '(0,1)' }, dice: 'GTTT' })).toBeUndefined();
  expect(winning({ ...armed, agents: {}, jaguar: '(0,0)', dice: 'GGTT' })).toBe('jaguar!:gun');
});
