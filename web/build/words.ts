import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NEAR = fileURLToPath(new URL('../text/near.ts', import.meta.url));

/** Where a game gathers its words of all languages. */
const GATHERED = /\/games\/[^/]+\/text\/index\.ts$/;

/** The page fetches the words of a game in the languages that it reads (`web/text/near.ts`); everywhere else they are there in all of them. */
export function gameWords(): Plugin {
  return {
    name: 'game-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: GATHERED },
      handler: (code, id) => ({ code: withWordsAsRead(code, id), map: null }),
    },
  };
}

/**
 * `import { de } from './de/index.ts'` and `everyLanguage({ en, ru, de })` become `everyLanguage(await asRead({ de: () => import('./de/index.ts') … }))`. What is
 * written otherwise stops the build: it would bring all languages to everybody.
 */
export function withWordsAsRead(code: string, id: string): string {
  const sources: string[] = [];
  const rest = code.replace(/^import \{ (\w+) \} from '(\.\/\1\/index\.ts)';\n/gm, (_, lang: string, from: string) => {
    sources.push(`${lang}: () => import('${from}').then((module) => module.${lang})`);
    return '';
  });
  const text = rest.replace(/(everyLanguage<.*>)\(\{ ([a-z, ]+) \}\)/, (whole, call: string, langs: string) =>
    langs.split(', ').length === sources.length ? `${call}(await asRead({ ${sources.join(', ')} }))` : whole,
  );
  if (text === rest) throw new Error(`${id} does not gather its languages as web/build/words.ts reads them`);
  return `import { asRead } from ${JSON.stringify(NEAR)};\n${text}`;
}
