import { createHash, hash, randomBytes, randomInt } from 'node:crypto';
import { type Lang, langFrom } from '#engine';
import { serverText } from './text/index.ts';

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 letters, about 116 bits: whoever knows it was given it. */
export function newMatchId(): string {
  let id = '';
  for (let i = 0; i < 20; i++) id += LETTERS[randomInt(LETTERS.length)];
  return id;
}

/** An id that only those can find who know the text. */
export function matchIdFrom(secret: string): string {
  const bytes = createHash('sha256').update(secret).digest();
  let id = '';
  for (let i = 0; i < 20; i++) id += LETTERS[bytes[i] % LETTERS.length];
  return id;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newIdentityId = (): string => randomBytes(18).toString('base64url');
/** The secret of a match: 256 bits, since a short seed could be found from the cards seen. */
export const newSeed = (): string => randomBytes(32).toString('hex');
/** Tells one request from another. */
export const bodyHash = (name: string, body: object): string => hash('sha256', `${name} ${JSON.stringify(body)}`, 'base64url').slice(0, 22);
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const ANIMALS = [
  'fox',
  'owl',
  'cat',
  'bear',
  'panda',
  'frog',
  'octopus',
  'penguin',
  'tiger',
  'koala',
  'hedgehog',
  'parrot',
  'whale',
  'turtle',
  'rabbit',
  'lion',
];

export const inventedAvatar = (): string => `${ANIMALS[randomInt(ANIMALS.length)]}-${randomInt(8)}`;
export const inventedName = (lang: Lang): string => `${serverText[lang].names.guest} ${randomInt(100, 1000)}`;
/** A name of that kind, in any language: nobody has chosen it. */
export const isInvented = (name: string): boolean =>
  Object.values(serverText).some(({ names }) => name.startsWith(`${names.guest} `) && /^\d{3}$/.test(name.slice(names.guest.length + 1)));
export function botName(lang: Lang, seat: number): string {
  const { bots } = serverText[lang].names;
  return bots[seat % bots.length];
}

/** The language a request asks for. */
export const langOf = (accept: string | undefined): Lang => langFrom((accept ?? '').split(','));

/** What to recognise a browser by in a list: «Firefox, Linux». */
export function deviceLabel(agent: string | undefined): string {
  const text = agent ?? '';
  const browser = /\b(Edg|OPR|YaBrowser|SamsungBrowser|Firefox|Chrome|CriOS|FxiOS|Safari|curl)\b/.exec(text)?.[1] ?? '';
  const names: { readonly [token: string]: string } = { Edg: 'Edge', OPR: 'Opera', YaBrowser: 'Yandex', CriOS: 'Chrome', FxiOS: 'Firefox' };
  const system = /iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux/.exec(text)?.[0].replace(' OS X', '') ?? '';
  return [names[browser] ?? browser, system].filter((part) => part !== '').join(', ');
}

/** Letters that show nothing: fillers, blanks, and what only changes how others look. */
const INVISIBLE = /\u034f|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180f]|\u2800|\u3164|[\ufe00-\ufe0e]|\uffa0|[\u{e0100}-\u{e01ef}]/gu;
/** A joiner and the mark for «as a picture» stay between pictures only. */
const LONELY_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const LONELY_PICTURE_MARK = /(?<![\p{Extended_Pictographic}\d#*])\ufe0f/gu;

/**
 * What people type, without what cannot be seen or does harm: control characters, marks that turn the direction of the line, letters that show nothing, piles
 * of accents, blank ends. So two names that look alike are alike, and none spills over its line.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}]|(?!\u200d)\p{Cf}|[\u2028\u2029]/gu, ' ')
    .replace(LONELY_JOINER, '')
    .replace(LONELY_PICTURE_MARK, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{M}]+|\s+$/gu, '');
