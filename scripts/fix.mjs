import { ensureInstall } from './lib/install.mjs';
import { commandOf, runNode } from './lib/run.mjs';

ensureInstall();
// `npm run fix -- engine games/pickle` mends only those.
const paths = process.argv.slice(2);
const linted = runNode([commandOf('oxlint'), '--fix', ...paths]);
const formatted = runNode([commandOf('@biomejs/biome', 'biome'), 'check', '--write', ...paths]);
process.exit(linted || formatted);
