import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fetchEarly } from './web/build/early.ts';
import { pageHouse } from './web/build/house.ts';
import { iconSets } from './web/build/icons.ts';
import { namedLanguages } from './web/build/languages.ts';
import { namedImports } from './web/build/named.ts';
import { packedFiles } from './web/build/packed.ts';
import { gameWords } from './web/build/words.ts';
import { siteWorker } from './web/build/worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the first picture needs before anything else: one file, not a dozen. */
const FIRST =
  /vite\/preload-helper|\/engine\/languages\.ts|\/games\/[^/]+\/(?:text\/(?:minutes|[a-z]+\/title)|board\/poster)\.ts|\/web\/(?:app\/paint|art\/(?:store|StillSticker)|kit\/(?:cx|soften|LineSkeletons|Logo)|pages\/(?:titles|posters|PosterPictures|FirstPage|kept)|text\/(?:(?:[a-z]+\/)?first|gather|load|near))\b/;

/** The page's code with all it uses: forty small files take a slow phone longer to fetch than to read. */
const START = /\/web\/start\.tsx$/;

/** What the page's code has in common with the workers beside it, which must not fetch all of that. */
const SHARED = /\/engine\/(?:options|refusal|text)\.ts$/;

/** The words of the site in one language: one file, called by the language. */
const WORDS = /\/web\/text\/([a-z]+)\/(?:index|common|pages)\.ts$/;
const wordsIn = (id: string): string => `words-${WORDS.exec(id)?.[1]}`;

/** Loading one of these has no effect by itself. So a page takes only what it uses from an index file, and the rest goes where it is used. */
const QUIET = /\/(?:web\/(?:app|art|kit|table|text)|engine|games|bots|server)\/.*\.tsx?$/;

// Browsers since spring 2024: light-dark(), nesting and zoom need no rewriting.
const BROWSERS = ['chrome123', 'edge123', 'firefox126', 'safari17.5'];

export default defineConfig({
  root: `${root}web`,
  plugins: [
    namedImports(),
    gameWords(),
    pageHouse(),
    react(),
    iconSets(root),
    fetchEarly('/web/start.tsx'),
    namedLanguages(),
    siteWorker(BROWSERS),
    packedFiles(),
  ],
  // What wouter brings along for old versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: `${root}web/index.html`,
      treeshake: { moduleSideEffects: (id) => !QUIET.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST, priority: 3 },
            { name: 'shared', test: SHARED, priority: 2 },
            { name: 'start', test: START, priority: 1 },
            { name: wordsIn, debugName: 'words', test: WORDS },
          ],
        },
      },
    },
  },
});
