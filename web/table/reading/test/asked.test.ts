import { expect, test, vi } from 'vitest';
import { wordsFor } from '../../test/words.ts';
import { termsOf } from '../terms.ts';

const { say, ui, text } = wordsFor();
const glossary = Object.fromEntries(
  ['hand', 'deck', 'turn', 'vase'].map((word) => [word, { word, find: word, text: `What a ${word} is.`, rule: `T-${word}` }]),
);
const model = { say, ui, text: { ...text, glossary } };

test('of the words on a card that have a meaning the first three can be asked about', () => {
  const found = termsOf(model, 'Take the vase from the deck into your hand. End your turn.');
  expect(found.map(({ key }) => key)).toEqual(['vase', 'deck', 'hand']);
  expect(found[0]).toEqual({ key: 'vase', word: 'vase', text: 'What a vase is.', ask: say(ui.reader.meaning, { word: 'vase' }) });
});

test('each leads to its rule, where rules can be opened', () => {
  const opened = vi.fn();
  const [term] = termsOf(model, 'Your hand.', opened);
  expect(term.rule?.label).toBe('Rule T-hand');
  term.rule?.onOpen();
  expect(opened).toHaveBeenCalledWith('T-hand');
});

test('a card without words, and a game without a glossary, have nothing to ask', () => {
  expect(termsOf(model, undefined)).toEqual([]);
  expect(termsOf({ say, ui, text }, 'Your hand.')).toEqual([]);
});
