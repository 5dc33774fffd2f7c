import type { Plugin } from 'vite';
import { LANGS } from '../../engine/languages.ts';

/** The page itself names the languages that there are, for `theme.js`, which runs before any other code. */
export function namedLanguages(): Plugin {
  return {
    name: 'named-languages',
    transformIndexHtml: (html) => html.replace('<html ', `<html data-languages="${LANGS.join(' ')}" `),
  };
}
