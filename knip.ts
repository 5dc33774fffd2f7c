import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A part whose entry is still to be written counts as an entry as a whole; with it, everything must be reached from there. */
const part = (folder: string, ...entries: string[]): string[] =>
  existsSync(entries[0].replace('*', folder)) ? entries : [`${folder}/**/*.{ts,tsx}`];

const webIsThere = existsSync('web/index.html');
const serverIsThere = existsSync('server/main.ts');
const labIsThere = existsSync('lab/main.ts');
const e2eIsThere = existsSync('e2e');

const config: KnipConfig = {
  entry: [
    'scripts/*.mjs',
    ...part('engine', 'engine/index.ts', 'engine/testing/index.ts'),
    ...part('games', 'games/index.ts', 'games/*/index.ts', 'games/*/board/index.tsx'),
    ...part('bots', 'bots/index.ts', 'bots/worker.ts'),
    ...part('lab', 'lab/main.ts', 'lab/worker.ts'),
    ...part('server', 'server/main.ts', 'server/worker.ts'),
    ...part('web', 'web/index.html', 'web/main.tsx', 'web/vite.config.ts'),
    '**/test/**/*.test.{ts,tsx}',
    'e2e/**/*.test.ts',
  ],
  project: ['{engine,games,bots,lab,server,web,e2e}/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}'],
  ignoreExportsUsedInFile: true,
  // Exported types describe an interface even where nobody else names them.
  exclude: ['types', 'nsTypes', 'enumMembers', 'namespaceMembers', 'duplicates'],
  ignoreDependencies: [
    // Started by scripts/check.mjs, or found by those by themselves.
    '@biomejs/biome',
    'oxlint',
    'oxlint-tsgolint',
    ...(webIsThere
      ? []
      : [
          'react',
          'react-dom',
          'motion',
          'react-aria-components',
          'zustand',
          'wouter',
          'zzfx',
          'uqr',
          'uplot',
          'vite',
          '@vitejs/.*',
          '@iconify-json/.*',
          '@fontsource.*',
          '@types/react.*',
        ]),
    ...(serverIsThere ? [] : ['fastify', '@fastify/.*', 'typebox', 'pino', 'prom-client', 'piscina']),
    ...(labIsThere ? [] : ['boardgame.io', 'fast-check']),
    ...(e2eIsThere ? [] : ['playwright-core', 'axe-core']),
  ],
};

export default config;
