import { ensureInstall } from './lib/install.mjs';
import { becomeNode } from './lib/run.mjs';

ensureInstall();
becomeNode(['lab/main.ts', ...process.argv.slice(2)]);
