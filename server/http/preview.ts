import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type GameTitle, LANGUAGES, type Lang } from '#engine';
import type { House } from '../house.ts';
import { serverText } from '../text/index.ts';
import { langOf } from '../words.ts';

/**
 * What a messenger shows of a link: which game, who lays the table, a picture. Only what everybody with the link sees anyway: no cards, no seats, nothing about
 * who is to act.
 */

const MATCH = /^\/m\/([A-Za-z0-9]{8,40})(?:\/replay)?\/?$/;
const PAGE = /^\/(rules|daily|cards|lab)\/([a-z-]{1,40})(?:\/[0-9a-z-]{1,20})?\/?$/;
const CARD = /^\/cards\/([a-z-]{1,40})\/([a-z0-9-]{1,80})\/?$/;
const HOLE = '<!--preview-->';
const TITLE = /<title>[^<]*<\/title>/;

export interface Preview {
  /** The page with the tags for this address. */
  pageFor(request: FastifyRequest): Promise<string>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without soft hyphens. */
const bare = (text: string): string => text.replaceAll('\u00ad', '');

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
    const words = serverText[lang].preview;
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
    const [, ofGame, card] = CARD.exec(path) ?? [];
    const said = ofGame === undefined || card === undefined ? undefined : house.library.wordsOf(ofGame)?.[lang];
    if (said !== undefined && Object.hasOwn(said.cards, card)) {
      const { name, text: printed } = said.cards[card];
      return { title: `${bare(name)} · ${said.title} · ${words.brand}`, text: bare(printed) || said.tagline, game: ofGame };
    }
    const [, kind, id] = PAGE.exec(path) ?? [];
    const game = id === undefined ? null : nameOf(id, lang);
    if (game === null || id === undefined) return plain;
    return { title: `${game.title}: ${words[kind as 'rules' | 'daily' | 'cards' | 'lab']} · ${words.brand}`, text: game.tagline, game: id };
  }

  /** A language without a picture of its own shows the English one. */
  const pictureOf = (name: string, lang: Lang): string | undefined =>
    [lang, 'en'].map((one) => `og/${name}.${one}.jpg`).find((path) => existsSync(join(webDir, path)));

  return {
    pageFor: async (request) => {
      const lang = langOf(request.headers['accept-language']);
      const path = request.url.split('?', 1)[0];
      const { title, text, game } = await about(path, lang);
      const origin = `${request.protocol}://${request.host}`;
      const picture = pictureOf(game ?? 'home', lang);
      const tags: [string, string][] = [
        ['og:site_name', serverText[lang].preview.brand],
        ['og:type', 'website'],
        ['og:title', title],
        ['og:description', text],
        ['og:locale', LANGUAGES[lang].locale.replace('-', '_')],
        ...(picture !== undefined
          ? ([
              ['og:image', `${origin}/${picture}`],
              ['og:image:width', '1200'],
              ['og:image:height', '630'],
            ] as [string, string][])
          : []),
      ];
      const lines = tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
      const description = `<meta name="description" content="${escaped(text)}" />`;
      const tagged = [...lines, description, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
      // By a function: a name may hold what `replace` would read as a pattern.
      return (await latest()).replace(HOLE, () => tagged).replace(TITLE, () => `<title>${escaped(title)}</title>`);
    },
  };
}
