import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));

// Servers and threads that tests start read the same sources again and again: what is compiled is kept from one to the next.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/zastolye-compiled');

/** Components under test find their icons as in the real build. */
async function icons(): Promise<Plugin[]> {
  const module = `${root}web/build/icons.ts`;
  if (!existsSync(module)) return [];
  const { iconSets }: { iconSets: (folder: string) => Plugin } = await import(module);
  return [iconSets(root)];
}

/**
 * The longest files of a project first, by what they were seen to take: begun last, one of them would run on while the other core has nothing left to do.
 * Without this a fresh clone goes by size, and some of the longest are short texts.
 */
class LongestFirst extends BaseSequencer {
  static readonly longest = [
    'e2e/days',
    'e2e/smash-up',
    'e2e/pocket',
    'e2e/sizes',
    'e2e/learning',
    'e2e/following',
    'e2e/advice',
    'e2e/rickshank',
    'e2e/pages',
    'e2e/pickle',
    'e2e/unicorns',
    'e2e/stream',
    'e2e/calls',
    'lab/test/pacing/pace',
    'server/test/upgrade',
    'server/test/process',
    'bots/test/positions',
    'bots/test/advice',
    'server/test/advice',
    'server/test/load',
    'server/test/standby',
    'server/test/cluster',
    'server/test/nodes',
    'bots/test/followed',
    'bots/test/bots',
    'bots/test/judgement',
    'server/test/fair',
    'server/test/tables',
    'server/test/calling',
    'lab/test/move',
    'test/conformance',
  ];

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { longest } = LongestFirst;
    const sorted = await super.sort(files);
    // Projects stay apart: files of one of them share threads.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return sorted.sort((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || place(a) - place(b));
  }
}

/** What chance or a busy machine has broken is run once more, and listed at the end of the run (`scripts/test.mjs`): its cause is to be found. */
const ONCE_MORE = 1;

/** Tests of what the pages draw of a game. */
const BOARDS = ['games/*/board/test/**/*.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        plugins: [icons()],
        test: {
          name: 'unit',
          include: ['{engine,games,bots,puzzles,lab,server,scripts}/**/test/**/*.test.ts'],
          exclude: BOARDS,
          globalSetup: ['server/test/postgres-setup.ts'],
          testTimeout: 60_000,
          retry: ONCE_MORE,
          // Files that follow each other in a thread share what they have imported: two thirds of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'drawn',
          // Boards and tables drawn into a text, with as much of a browser as that takes: each file has its own.
          include: ['web/**/test/**/*.test.ts', ...BOARDS],
          testTimeout: 60_000,
          retry: ONCE_MORE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'page',
          // Components in a page without a browser: each file has a page of its own, and imports everything anew into it.
          include: ['web/**/test/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          retry: ONCE_MORE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/lib/setup.ts'],
          pool: 'forks',
          // Much of a browser's time is waiting: three at a time keep two cores busy.
          maxWorkers: 3,
          testTimeout: 180_000,
          // A page on a busy machine takes more than the one second that is usual.
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may miss a moment; what fails three times in a row is broken.
          retry: 2,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
