import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canaryName } from './games.ts';
import { type Server, startServer } from './kit.ts';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-preview-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--preview--></head><div id="root"></div>');
  mkdirSync(join(folder, 'og'));
  writeFileSync(join(folder, 'og/canary.png'), 'a picture');
  const title = (text: string) => ({ title: text, short: text, tagline: `${text}!` });
  server = await startServer({
    config: { webDir: folder },
    titleOf: (id) => (id === 'canary' ? { en: title('Canary'), ru: title('Канарейка') } : undefined),
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
  expect(tag('image')).toBe(`${server.url}/og/canary.png`);
  expect(text).toContain('<div id="root">');
  for (let i = 0; i < 72; i++) expect(text).not.toContain(canaryName(i));
  expect((await tagsOf(`/m/${id}`, 'en')).tag('title')).toBe('Canary · Zastolye');
});

test('other pages, and links to nowhere, say what the place is', async () => {
  expect((await tagsOf('/daily/canary')).tag('title')).toBe('Канарейка: расклад дня · Застолье');
  expect((await tagsOf('/rules/canary', 'en')).tag('title')).toBe('Canary: how to play · Zastolye');
  for (const path of ['/', '/m/AAAAAAAAAAAAAAAAAAAA', '/rules/nothing', '/rules/constructor']) {
    const { tag } = await tagsOf(path);
    expect(tag('title')).toBe('Застолье');
    expect(tag('image')).toBeUndefined();
  }
});

test('a new build is served at once, without a restart', async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><!--preview--></head><div id="root" class="newer"></div>');
  expect((await tagsOf('/')).text).toContain('class="newer"');
});
