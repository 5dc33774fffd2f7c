import { expect, test } from 'vitest';
import { askFor, buttonOption, onCardOption, onSeatOption } from '../../test/words.ts';
import { isComplete, missing, onCard, onSeat, stillOffered, toggle, toggleCard } from '../choice.ts';

const three = [onCardOption(0), onCardOption(1), onCardOption(2)];

test('a single choice is replaced by the next one and dropped by a second click', () => {
  const ask = askFor('play', three);
  expect(toggle(ask, [], 'c0')).toEqual(['c0']);
  expect(toggle(ask, ['c0'], 'c1')).toEqual(['c1']);
  expect(toggle(ask, ['c1'], 'c1')).toEqual([]);
});

test('several choices are added in order, and no more than allowed', () => {
  const ask = askFor('drop', three, { min: 2, max: 2 });
  expect(toggle(ask, ['c2'], 'c0')).toEqual(['c2', 'c0']);
  expect(toggle(ask, ['c2', 'c0'], 'c1')).toEqual(['c2', 'c0']);
  expect(toggle(ask, ['c2', 'c0'], 'c2')).toEqual(['c0']);
});

test('what is not offered cannot be chosen', () => {
  expect(toggle(askFor('play', three), ['c0'], 'c9')).toEqual(['c0']);
  expect(stillOffered(askFor('play', three.slice(1)), ['c0', 'c1'])).toEqual(['c1']);
  expect(stillOffered(null, ['c0'])).toEqual([]);
});

test('a card with several options goes from one to the next and then to none', () => {
  const ask = askFor('play', [onCardOption(0), onCardOption(0, { key: 'free', label: 'free.lamp' }), onCardOption(1)]);
  expect(toggleCard(ask, [], 0)).toEqual(['c0']);
  expect(toggleCard(ask, ['c0'], 0)).toEqual(['free']);
  expect(toggleCard(ask, ['free'], 0)).toEqual([]);
  expect(toggleCard(ask, ['c1'], 7)).toEqual(['c1']);
});

test('an answer is complete between the least and the most', () => {
  const ask = askFor('drop', three, { min: 1, max: 2 });
  expect([[], ['c0'], ['c0', 'c1']].map((chosen) => isComplete(ask, chosen))).toEqual([false, true, true]);
  expect(missing(askFor('drop', three, { min: 2, max: 2 }), ['c0'])).toBe(1);
});

test('options are found by what they point at', () => {
  const ask = askFor('whose', [onSeatOption(1), onCardOption(2), buttonOption('stop')]);
  expect(onSeat(ask, 1)?.key).toBe('s1');
  expect(onSeat(ask, 0)).toBeUndefined();
  expect(onCard(ask, 2).map((option) => option.key)).toEqual(['c2']);
  expect(onCard(null, 2)).toEqual([]);
});
