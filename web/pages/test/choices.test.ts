import { expect, test } from 'vitest';
import type { GameInfo } from '#server/schema.ts';
import { firstMatch, forNewcomer, isChosenFor, levelOf, matchFor, opponentsOf } from '../choices.ts';
import { FIRST, type TableChoice } from '../kept.ts';

const fluxx: GameInfo = {
  id: 'fluxx',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: [{ key: 'first', values: ['random', 'host'], default: 'random' }],
  clashes: [],
  joinable: true,
  levels: ['random', 'easy', 'normal'],
};
const choice: TableChoice = {
  game: 'fluxx',
  opponents: {},
  level: 'easy',
  levels: {},
  clock: 'quick',
  windowTime: 'half-day',
  visibility: 'open',
  options: {},
};

test('three people make a good table where nothing was chosen', () => {
  expect(opponentsOf(choice, fluxx)).toBe(2);
  expect(opponentsOf(choice, { ...fluxx, seats: { min: 1, max: 2 } })).toBe(1);
});

test('what was chosen for another box is brought within what this one allows', () => {
  expect(opponentsOf({ ...choice, opponents: { fluxx: 9 } }, fluxx)).toBe(5);
  expect(opponentsOf({ ...choice, opponents: { fluxx: 0 } }, fluxx)).toBe(1);
});

test('a level that is offered no more becomes the strongest there is', () => {
  expect(levelOf(choice, fluxx)).toBe('easy');
  expect(levelOf({ ...choice, level: 'expert' }, { ...fluxx, levels: ['easy', 'normal', 'hard'] })).toBe('hard');
});

test('the first match of each game has easy bots, whatever was played in others, unless another level was chosen for it', () => {
  const strong: TableChoice = { ...choice, level: 'normal', levels: { unicorns: 'normal' } };
  expect(levelOf(forNewcomer(strong, fluxx), fluxx)).toBe('easy');
  expect(levelOf(strong, fluxx)).toBe('normal');
  const chosen: TableChoice = { ...strong, levels: { fluxx: 'random' } };
  expect(levelOf(forNewcomer(chosen, fluxx), fluxx)).toBe('random');
  expect([isChosenFor(strong, fluxx), isChosenFor(chosen, fluxx)]).toEqual([false, true]);
});

test('in a match with the coach the bots wait from the first moment on', () => {
  expect(firstMatch(fluxx)).toMatchObject({ waits: true, seats: [{ kind: 'me' }, { level: 'easy' }, { level: 'easy' }] });
  expect(matchFor(FIRST, fluxx, 'bots')).not.toHaveProperty('waits');
});

test('against bots it starts at once, without a clock and unseen', () => {
  expect(matchFor({ ...choice, opponents: { fluxx: 1 } }, fluxx, 'bots')).toEqual({
    game: 'fluxx',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    options: { first: 'random' },
    clock: 'none',
    visibility: 'private',
    start: true,
  });
});

test('for friends there are open seats, the clock and the list of open tables', () => {
  expect(matchFor(choice, fluxx, 'friends')).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    clock: 'quick',
    visibility: 'open',
    start: false,
  });
});

test('a game for one still has a seat for a friend', () => {
  const solo = { ...fluxx, seats: { min: 1, max: 2 } };
  expect(matchFor({ ...choice, opponents: { fluxx: 0 } }, solo, 'friends')).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }] });
});

test('on one screen everybody has a name', () => {
  expect(matchFor(choice, fluxx, { names: ['Катя', 'Борис'] })).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Катя' }, { kind: 'hotseat', name: 'Борис' }],
    start: true,
  });
});

test('settings that the game no longer knows are left out', () => {
  const kept = { ...choice, options: { fluxx: { first: 'host', gone: 'yes' } } };
  expect(matchFor(kept, fluxx, 'bots')).toMatchObject({ options: { first: 'host' } });
  expect(matchFor({ ...choice, options: { fluxx: { first: 'nobody' } } }, fluxx, 'bots')).toMatchObject({ options: { first: 'random' } });
});
