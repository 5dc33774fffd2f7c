import { expect, test } from 'vitest';
import { parameterNames } from '#engine';
import { playable } from '../../table/playable.ts';
import { pages as en } from '../../text/en/pages.ts';
import { pages as ru } from '../../text/ru/pages.ts';
import { posters } from '../posters.ts';
import { gameWords } from '../titles.ts';
import { ago } from '../when.ts';

type Texts = { readonly [key: string]: string | Texts };

function messages(texts: Texts, path = ''): [path: string, message: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : messages(value, `${path}${key}.`),
  );
}

const placesOf = (texts: Texts) => Object.fromEntries(messages(texts).map(([path, message]) => [path, parameterNames(message)]));

test('every message of the pages can be read and fills the same places in both languages', () => {
  expect(placesOf(ru)).toEqual(placesOf(en));
});

test('no text is empty', () => {
  expect([...messages(en), ...messages(ru)].filter(([, message]) => message.trim() === '')).toEqual([]);
});

test('every game that can be played has words and a poster', () => {
  for (const id of playable) {
    expect(posters[id]).toBeDefined();
    expect(gameWords('en', id).tagline).not.toBe('');
  }
});

test('moments are told as people do', () => {
  const now = Date.UTC(2026, 4, 20, 12);
  const minute = 60_000;
  expect(ago(now - 5 * minute, 'en', now)).toBe('5 minutes ago');
  expect(ago(now - 5 * minute, 'ru', now)).toBe('5 минут назад');
  expect(ago(now - 10_000, 'en', now)).toBe('now');
  expect(ago(now + minute, 'en', now)).toBe('now');
  expect(ago(now - 24 * 60 * minute, 'ru', now)).toBe('вчера');
  expect(ago(now - 30 * 24 * 60 * minute, 'en', now)).toContain('2026');
});
