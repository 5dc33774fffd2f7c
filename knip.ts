import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A part whose entry is still to be written counts as an entry as a whole; with it, everything must be reached from there. */
const part = (folder: string, first: string, ...others: string[]): string[] =>
  existsSync(`${folder}/${first}`) ? [first, ...others].map((name) => `${folder}/${name}`) : [`${folder}/**/*.{ts,tsx}`];

const games = readdirSync('games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? part(`games/${entry.name}`, 'index.ts', 'board/index.tsx') : [],
);

/** Packages are there before the part that uses them. */
const until = (path: string, ...names: string[]): string[] => (existsSync(path) ? [] : names);

const config: KnipConfig = {
  entry: [
    'scripts/*.mjs',
    'games/*.ts',
    ...games,
    ...part('engine', 'index.ts', 'testing/index.ts'),
    ...part('bots', 'index.ts', '**/*worker.ts'),
    ...part('lab', 'main.ts', '**/*worker.ts'),
    ...part('server', 'main.ts', '**/*worker.ts'),
    ...part('web', 'index.html', 'main.tsx'),
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
    ...until('web/index.html', 'react', 'react-dom', 'motion', 'react-aria-components', 'zustand', 'wouter', 'zzfx', 'uqr', 'uplot'),
    ...until('web/index.html', 'vite', '@vitejs/.*', '@iconify-json/.*', '@fontsource.*', '@types/react.*'),
    ...until('server/main.ts', 'fastify', '@fastify/.*', 'typebox', 'pino', 'prom-client', 'piscina'),
    ...until('lab/main.ts', 'boardgame.io', 'fast-check'),
    ...until('e2e', 'playwright-core', 'axe-core'),
  ],
};

export default config;
