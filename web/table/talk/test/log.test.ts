import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EventView } from '#engine';
import type { Told } from '../../../app/live.ts';
import { Said } from '../../show/Theatre.tsx';
import { wordsFor } from '../../test/words.ts';
import { buildLog, lastCard, linesAfter, spoken, undoneIn } from '../log.ts';

const log = (key: string, params: Extract<EventView, { e: 'log' }>['params'] = {}, rule = 'T-1'): EventView => ({
  e: 'log',
  key,
  rule,
  params,
});
const told = (...batches: EventView[][]): Told[] => batches.map((events, i) => ({ at: i + 1, events }));
const lamp = { card: 0, def: 'lamp' } as const;

test('names are bold, cards can be read, the rule is one tap away', () => {
  const lines = buildLog(told([log('play', { seat: { seat: 1 }, card: lamp })]), wordsFor());
  expect(lines).toEqual([
    { key: '1-0', seat: 1, parts: [{ bold: 'Bob' }, ' plays', ' ', { card: 'lamp', name: '“Lamp”' }, { rule: 'T-1', label: 'Rule T-1' }] },
  ]);
});

test('one reads of oneself as «you»', () => {
  const lines = buildLog(told([log('play', { seat: { seat: 0 }, card: lamp })]), wordsFor());
  expect(lines[0].parts?.slice(0, 2)).toEqual([{ bold: 'You' }, ' play']);
  expect(spoken(lines[0])).toBe('You play “Lamp”');
});

test('a turn begins with a divider', () => {
  const events = told([log('turn', { seat: { seat: 0 }, n: 4 })], [log('turn', { seat: { seat: 2 }, n: 5 }), log('quiet', {}, '')]);
  expect(buildLog(events, wordsFor(), ['turn'])).toEqual([
    { key: '1-0', title: 'Turn 4: your turn' },
    { key: '2-0', title: 'Turn 5: Cid' },
    { key: '2-1', parts: ['Nothing happens'] },
  ]);
});

test('hidden cards are counted, not named', () => {
  const hidden = {
    cards: [
      { id: 4, def: null },
      { id: 5, def: null },
    ],
  };
  const [line] = buildLog(told([log('draw', { seat: { seat: 1 }, n: 2, cards: hidden })]), wordsFor());
  expect(spoken(line)).toBe('Bob draws 2 cards');
  expect(line.parts?.some((part) => typeof part === 'object' && 'card' in part)).toBe(false);
});

test('moves and shuffles are no lines; the engine has a few words of its own', () => {
  const events = told([
    { e: 'shuffle', zone: 'deck' },
    { e: 'move', card: 1, def: null, from: 'deck', to: 'hand:1' },
    log('match.undo', { seat: { seat: 1 } }, ''),
  ]);
  expect(buildLog(events, wordsFor()).map(spoken)).toEqual(['Bob takes the last answer back']);
});

test('a line without its text shows its key instead of taking the table down', () => {
  expect(buildLog(told([log('unheard-of', {}, ''), log('play', {}, '')]), wordsFor()).map(spoken)).toEqual(['unheard-of', 'play']);
});

test('only what is new is spoken, and the latest card is at hand', () => {
  const lines = buildLog(told([log('play', { seat: { seat: 1 }, card: lamp })], [log('quiet')]), wordsFor());
  expect(linesAfter(lines, '1-0').map((line) => line.key)).toEqual(['2-0']);
  expect(linesAfter(lines, null)).toEqual([]);
  expect(lastCard(lines)).toBe('lamp');
  expect(lastCard([])).toBeNull();
});

test('what was taken back is struck out, and stands again once it is repeated', () => {
  const undo = (back: number) => [log('match.undo', { seat: { seat: 0 }, back }, '')];
  const play = [log('play', { seat: { seat: 0 }, card: lamp })];
  expect([...undoneIn(told(play, play, play, undo(2)))]).toEqual([2, 3]);
  expect([...undoneIn(told(play, play, undo(1), [log('match.redo', { seat: { seat: 0 } }, '')]))]).toEqual([]);
  // Once something else is done it stays taken back; what is taken back next is counted from what stands.
  expect([...undoneIn(told(play, play, undo(1), play, undo(2)))]).toEqual([1, 2, 4]);
  const lines = buildLog(told(play, undo(1)), wordsFor());
  expect(lines.map(({ undone }) => undone === true)).toEqual([true, false]);
});

test('a parameter that is a place can be pressed; brackets stand around numbers, not around a name', () => {
  const words = { ...wordsFor(), place: (value: string) => ({ '2, 0': 'K2', '3, 1': '3, 1' })[value] };
  const text = { ...words.text, log: { goes: 'Agent to ({to}) from ({from})' } };
  const [line] = buildLog(told([log('goes', { to: '2, 0', from: '3, 1' }, '')]), { ...words, text });
  expect(line.parts).toEqual(['Agent to ', { place: '2, 0', name: 'K2' }, ' from ', { place: '3, 1', name: '(3, 1)' }]);
  expect(spoken(line)).toBe('Agent to K2 from (3, 1)');
  // The same words where a line is shown without anything to press.
  expect(renderToStaticMarkup(createElement(Said, { parts: line.parts ?? [] }))).toBe('Agent to <b>K2</b> from <b>(3, 1)</b>');
});
