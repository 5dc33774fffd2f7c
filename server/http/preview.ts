import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { GameTitle, Lang } from '#engine';
import type { House } from '../house.ts';
import { langOf } from '../words.ts';

/**
 * What a messenger shows of a link: which game, who lays the table, a picture. Only what everybody with the link sees anyway: no cards, no seats, nothing about
 * who is to act.
 */

const WORDS: {
  readonly [lang in Lang]: {
    readonly brand: string;
    readonly lead: string;
    readonly invites: (name: string) => string;
    readonly daily: string;
    readonly rules: string;
  };
} = {
  en: {
    brand: 'Zastolye',
    lead: 'Tabletop games in the browser, every rule enforced: by a link with friends, on one screen, or against bots.',
    invites: (name) => `${name} lays the table. Open the link and sit down: no account needed.`,
    daily: 'deal of the day',
    rules: 'how to play',
  },
  ru: {
    brand: 'Застолье',
    lead: 'Настольные игры в браузере, за правилами следит стол: по ссылке с друзьями, за одним экраном или против ботов.',
    invites: (name) => `${name} накрывает на стол. Откройте ссылку и садитесь: без регистрации.`,
    daily: 'расклад дня',
    rules: 'как играть',
  },
};

const MATCH = /^\/m\/([A-Za-z0-9]{8,40})(?:\/replay)?\/?$/;
const PAGE = /^\/(rules|daily)\/([a-z-]{1,40})\/?$/;
const HOLE = '<!--preview-->';

export interface Preview {
  /** The page with the tags for this address. */
  pageFor(request: FastifyRequest): Promise<string>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function makePreview(house: House): Preview {
  const { webDir } = house.config;
  const file = join(webDir, 'index.html');
  let page = { at: 0, text: '' };
  /** A new build names its files anew: the page is always the one on disk. */
  async function latest(): Promise<string> {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== page.at) page = { at: mtimeMs, text: await readFile(file, 'utf8') };
    return page.text;
  }
  const nameOf = (id: string, lang: Lang): GameTitle | null => house.library.titleOf(id)?.[lang] ?? null;

  async function about(path: string, lang: Lang): Promise<{ title: string; text: string; game: string | null }> {
    const words = WORDS[lang];
    const plain = { title: words.brand, text: words.lead, game: null };
    const match = MATCH.exec(path)?.[1];
    if (match !== undefined) {
      const row = await house.store.match(match);
      const game = row === null ? null : nameOf(row.game, lang);
      if (row === null || game === null) return plain;
      const host = row.seats.find((seat) => seat.identity === row.host && seat.kind === 'human')?.name ?? null;
      const text = row.status === 'finished' || host === null ? game.tagline : words.invites(host);
      return { title: `${game.title} · ${words.brand}`, text, game: row.game };
    }
    const [, kind, id] = PAGE.exec(path) ?? [];
    const game = id === undefined ? null : nameOf(id, lang);
    if (game === null || id === undefined) return plain;
    return { title: `${game.title}: ${kind === 'daily' ? words.daily : words.rules} · ${words.brand}`, text: game.tagline, game: id };
  }

  return {
    pageFor: async (request) => {
      const lang = langOf(request.headers['accept-language']);
      const path = request.url.split('?', 1)[0];
      const { title, text, game } = await about(path, lang);
      const origin = `${request.protocol}://${request.host}`;
      const picture = `og/${game ?? 'home'}.${lang}.jpg`;
      const tags: [string, string][] = [
        ['og:site_name', WORDS[lang].brand],
        ['og:type', 'website'],
        ['og:title', title],
        ['og:description', text],
        ['og:locale', lang === 'ru' ? 'ru_RU' : 'en_GB'],
        ...(existsSync(join(webDir, picture))
          ? ([
              ['og:image', `${origin}/${picture}`],
              ['og:image:width', '1200'],
              ['og:image:height', '630'],
            ] as [string, string][])
          : []),
      ];
      const lines = tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
      return (await latest()).replace(HOLE, [...lines, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    '));
    },
  };
}
