import { expect, test } from 'vitest';
import { glued, type LogPart } from '../kit/Log.tsx';

const card = (name: string): LogPart => ({ card: name, name: `«${name}»` });
/** What may stand in a line of its own. */
const pieces = (parts: readonly LogPart[]): string[] =>
  glued(parts).map(({ before, part, after }) => before + (typeof part === 'string' ? part : 'name' in part ? part.name : '·') + after);

test('a comma after a card stays with it', () => {
  expect(pieces(['Вы берёте 2 карты: ', card('Бет'), ', ', card('Саммер')])).toEqual(['Вы берёте 2 карты: ', '«Бет»,', ' ', '«Саммер»']);
});

test('brackets stay with what they hold', () => {
  expect(pieces([{ bold: 'Отто' }, ' получает 3 ПО (', card('Палуза'), ')'])).toEqual(['·', ' получает 3 ПО ', '(«Палуза»)']);
});

test('nothing is lost, and words beside a card are left alone', () => {
  const parts = [card('Мышеловка'), ': готово (', { place: '1, 2', name: 'С5' }, '); ', card('Крыша'), ' рядом — ', card('Пост')];
  expect(pieces(parts).join('')).toBe('«Мышеловка»: готово (С5); «Крыша» рядом — «Пост»');
  expect(pieces(parts).filter((piece) => /^[,.;:)]|\($/.test(piece))).toEqual([]);
});
