import { ensureInstall } from './lib/install.mjs';
import { becomeNode } from './lib/run.mjs';
import { ensureWeb } from './lib/web-build.mjs';

ensureInstall();
// Only this command shows pages.
if (process.argv[2] === 'open' && ensureWeb() !== 0) process.exit(1);
becomeNode(['lab/main.ts', ...process.argv.slice(2)]);
