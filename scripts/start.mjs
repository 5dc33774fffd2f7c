import { ensureInstall } from './lib/install.mjs';
import { becomeNode } from './lib/run.mjs';
import { ensureWeb } from './lib/web-build.mjs';

ensureInstall();
const built = ensureWeb();
if (built !== 0) process.exit(built);
becomeNode(['server/main.ts', ...process.argv.slice(2)]);
