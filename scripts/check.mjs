import { availableParallelism } from 'node:os';
import { ensureInstall, root } from './lib/install.mjs';
import { commandOf, runBeside } from './lib/run.mjs';

ensureInstall();

/** @type {[string, string[]][]} */
const checks = [
  ['lint with types (oxlint)', [commandOf('oxlint'), '--deny-warnings']],
  ['flows and purity of rules', [`${root}scripts/check-flows.mjs`]],
  ['unused files, exports and packages (knip)', [commandOf('knip'), '--no-progress', '--no-config-hints']],
  [
    'types',
    [
      commandOf('typescript', 'tsc'),
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.json',
    ],
  ],
  ['format and lint (biome)', [commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=50']],
  ['imports between layers', [`${root}scripts/check-imports.mjs`]],
  ['lockfile', [`${root}scripts/check-lock.mjs`]],
];

// All of them run, as many at a time as there are cores, so that one look shows everything there is to mend. The longest come first.
/** @type {string[]} */
const failed = [];
const waiting = [...checks];
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, args] = next;
    const begun = performance.now();
    const { code, said } = await runBeside(args);
    process.stdout.write(`\n== ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n${said}`);
    if (code !== 0) failed.push(name);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.stdout.write(failed.length === 0 ? '\nall checks passed\n' : `\nfailed: ${failed.join('; ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
