import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    pool: 'threads',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{engine,games,bots,lab,server,scripts,web}/**/test/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/browser-setup.mjs'],
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
