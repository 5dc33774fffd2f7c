import { ensureInstall, root } from './lib/install.mjs';
import { commandOf, runNode } from './lib/run.mjs';

ensureInstall();

/** @type {[string, string[]][]} */
const checks = [
  ['types', [commandOf('typescript', 'tsc'), '--noEmit', '--pretty', 'false']],
  ['format and lint (biome)', [commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=50']],
  ['lint with types (oxlint)', [commandOf('oxlint'), '--deny-warnings']],
  ['imports between layers', [`${root}scripts/check-imports.mjs`]],
  ['flows and purity of rules', [`${root}scripts/check-flows.mjs`]],
  ['lockfile', [`${root}scripts/check-lock.mjs`]],
  ['unused files, exports and packages (knip)', [commandOf('knip'), '--no-progress', '--no-config-hints']],
];

// All of them run, so that one look shows everything there is to mend.
const failed = checks.filter(([name, args]) => {
  process.stdout.write(`\n== ${name}\n`);
  return runNode(args) !== 0;
});
process.stdout.write(failed.length === 0 ? '\nall checks passed\n' : `\nfailed: ${failed.map(([name]) => name).join('; ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
