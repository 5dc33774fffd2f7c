import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyLanguage } from '#engine';
import { games } from '#games/registry.ts';
import { canaryName } from './games.ts';
import { type Server, startServer } from './kit.ts';

const pictures = fileURLToPath(new URL('../../web/public/og', import.meta.url));
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-preview-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--preview--></head><div id="root"></div>');
  cpSync(pictures, join(folder, 'og'), { recursive: true });
  // The game of the tests borrows one.
  for (const lang of ['en', 'ru']) cpSync(join(pictures, `fluxx.${lang}.jpg`), join(folder, `og/canary.${lang}.jpg`));
  const title = (text: string) => ({ title: text, short: text, tagline: `${text}!` });
  server = await startServer({
    config: { webDir: folder },
    titleOf: (id) => (id === 'canary' ? everyLanguage({ en: title('Canary'), ru: title('Канарейка') }) : undefined),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const tagsOf = async (path: string, lang = 'ru') => {
  const text = await (await fetch(`${server.url}${path}`, { headers: { 'accept-language': lang } })).text();
  return { text, tag: (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(text)?.[1] };
};

test('a link to a table shows the game, the host and a picture, in the language of the reader, and nothing of the cards', async () => {
  const ann = await server.guest('Анна <b>"&');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const { text, tag } = await tagsOf(`/m/${id}`);
  expect(tag('title')).toBe('Канарейка · Застолье');
  expect(tag('description')).toContain('Анна &lt;b&gt;&quot;&amp; накрывает на стол');
  expect(tag('image')).toBe(`${server.url}/og/canary.ru.jpg`);
  expect(text).toContain('<div id="root">');
  for (let i = 0; i < 72; i++) expect(text).not.toContain(canaryName(i));
  const english = await tagsOf(`/m/${id}`, 'en');
  expect(english.tag('title')).toBe('Canary · Zastolye');
  // A language without a picture or a title of its own has the English ones, and its own words around them.
  const german = await tagsOf(`/m/${id}`, 'de-AT,de;q=0.9');
  expect([german.tag('title'), german.tag('locale'), german.tag('image')]).toEqual(['Canary · Zastolye', 'de_DE', english.tag('image')]);
  expect(german.tag('description')).toContain('deckt den Tisch');
  // The picture is there for whoever follows the tag, without a cookie.
  const picture = await fetch(english.tag('image') ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(readFileSync(join(pictures, 'fluxx.en.jpg')));
});

test('a name that looks like a pattern is only a name', async () => {
  const ann = await server.guest("Анна $' $& $`");
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const { text, tag } = await tagsOf(`/m/${id}`);
  expect(tag('description')).toContain("Анна $' $&amp; $` накрывает на стол");
  expect(text.split('<div id="root">').length).toBe(2);
});

test('every game and the site have a picture of the right size in both languages (npm run og)', () => {
  for (const name of ['home', ...games.map((game) => game.id)])
    for (const lang of ['en', 'ru']) {
      if (!existsSync(join(pictures, `${name}.${lang}.jpg`))) throw new Error(`${name} has no picture yet: npm run og draws it`);
      const file = readFileSync(join(pictures, `${name}.${lang}.jpg`));
      if (file.length > 150_000) throw new Error(`${name} is too large for a preview`);
      expect([name, ...sizeOf(file)]).toEqual([name, 1200, 630]);
    }
});

/** Width and height of a JPEG, from its frame header. */
function sizeOf(file: Buffer): [number, number] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1];
    if (marker >= 0xc0 && marker <= 0xc3) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  return [0, 0];
}

test('other pages, and links to nowhere, say what the place is', async () => {
  expect((await tagsOf('/daily/canary')).tag('title')).toBe('Канарейка: расклад дня · Застолье');
  expect((await tagsOf('/rules/canary', 'en')).tag('title')).toBe('Canary: how to play · Zastolye');
  for (const path of ['/', '/m/AAAAAAAAAAAAAAAAAAAA', '/rules/nothing', '/rules/constructor']) {
    const { tag } = await tagsOf(path);
    expect(tag('title')).toBe('Застолье');
    expect(tag('image')).toBe(`${server.url}/og/home.ru.jpg`);
  }
  // Some that ask for a link take no packed answers.
  const plain = await fetch(server.url, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a new build is served at once, without a restart', async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--preview--></head><div id="root" class="newer"></div>');
  expect((await tagsOf('/')).text).toContain('class="newer"');
});
