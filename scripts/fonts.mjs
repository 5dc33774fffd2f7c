import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fail, root, say } from './lib/install.mjs';

/**
 * Cuts small files out of the typefaces, with the letters that nearly every page needs: those of the texts (`web/styles/fonts/common.css`), and for each game
 * those of its title (`games/<id>/board/title.css`). They stand in front of the whole files, which come where somebody needs another letter. Run it after a
 * title has changed (`npm run fonts`). Faces whose licence keeps their name for the original are left whole.
 */

/** `npm exec` names the folder of what it has fetched in the path. */
const fetched = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, '../subset-font')));
if (fetched === undefined) fail('npm run fonts');
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = createRequire(join(fetched, '../subset-font/package.json'))('subset-font');

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LATIN = `${range(0x20, 0x7e)}\u00a0§«\u00ad»°±²·×ÄÖÜßäéöûü\u2010–—‘’“”„•…′‹›↑↓−`;
const CYRILLIC = `${range(0x410, 0x44f)}Ёё`;
/** Long words of a title are parted by these. */
const HYPHENS = '-\u00ad\u2010';

/** A face as a style sheet declares it. @typedef {{ family: string, weight: string, files: string[] }} Face */

/** @param {string} css @returns {Face | undefined} */
function faceIn(css) {
  const blocks = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([block]) => block);
  const family = /font-family:\s*"([^"]+)"/.exec(blocks[0] ?? '')?.[1];
  const weight = /font-weight:\s*([\d ]+);/.exec(blocks[0] ?? '')?.[1];
  const files = blocks.flatMap((block) => /url\("([^"]+\.woff2)"\)/.exec(block)?.[1] ?? []);
  return family === undefined || weight === undefined ? undefined : { family, weight, files };
}

/** @param {string} file */
function isReserved(file) {
  const licence = join(root, 'node_modules', ...file.split('/').slice(0, 2), 'LICENSE');
  return /with Reserved Font Name/i.test(readFileSync(licence, 'utf8').split('\n').slice(0, 3).join('\n'));
}

/** @param {string} text */
const codes = (text) => [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);

/** Codes as a style sheet names them: neighbours together. @param {number[]} list */
function rangeOf(list) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const code of list) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const NOTE = '/* Written by `npm run fonts`. */\n';

/** The face once more with these letters alone. @param {Face} face @param {string} letters @param {object} axes @param {string} folder @param {string} name */
async function cut({ family, weight, files }, letters, axes, folder, name) {
  let css = '';
  for (const file of files) {
    const script = file.includes('cyrillic') ? 'cyrillic' : 'latin';
    const mine = Array.from(letters)
      .filter((letter) => (script === 'cyrillic') === /\p{Script=Cyrillic}/u.test(letter))
      .join('');
    if (mine === '') continue;
    const whole = readFileSync(join(root, 'node_modules', file));
    const isVariable = /-wght-/.test(file);
    const small = await subsetFont(whole, mine, { targetFormat: 'woff2', ...(isVariable ? { variationAxes: axes } : {}) });
    const path = `${name}-${script}.woff2`;
    writeFileSync(join(folder, path), small);
    say(`${path}: ${small.length} of ${whole.length} bytes`);
    css += `@font-face {\n  font-family: "${family}";\n  font-weight: ${weight};\n  font-display: swap;\n  src: url("./${path}") format("woff2");\n  unicode-range: ${rangeOf(codes(mine))};\n}\n`;
  }
  return css;
}

/** @param {string} folder */
function clean(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.woff2')) rmSync(join(folder, name));
}

const site = join(root, 'web/styles/fonts');
clean(site);
let common = NOTE;
for (const [name, letters, axes] of /** @type {const} */ ([
  ['onest', LATIN + CYRILLIC, { wght: { min: 400, max: 900 } }],
  ['rubik', LATIN + CYRILLIC, { wght: { min: 500, max: 900 } }],
  ['unbounded', LATIN + CYRILLIC, { wght: 700 }],
])) {
  const face = faceIn(readFileSync(join(site, `${name}.css`), 'utf8'));
  if (face === undefined) fail(`${name}.css declares no face`);
  common += await cut(face, letters, axes, site, name);
}
writeFileSync(join(site, 'common.css'), common);

for (const entry of readdirSync(join(root, 'games'), { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const board = join(root, 'games', entry.name, 'board');
  const theme = readFileSync(join(board, 'theme.css'), 'utf8');
  const face = faceIn(theme);
  const sheet = join(board, 'title.css');
  clean(dirname(sheet));
  if (face === undefined || face.files.some(isReserved)) {
    rmSync(sheet, { force: true });
    continue;
  }
  const texts = join(root, 'games', entry.name, 'text');
  let letters = HYPHENS;
  for (const lang of readdirSync(texts)) {
    const file = join(texts, lang, 'title.ts');
    if (existsSync(file))
      letters += Object.values((await import(file)).title)
        .slice(0, 2)
        .join('');
  }
  const weight = Number(/--t-title-w:\s*(\d+)/.exec(theme)?.[1] ?? 800);
  writeFileSync(sheet, NOTE + (await cut(face, letters, { wght: weight }, board, 'title')));
}
