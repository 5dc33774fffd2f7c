import { ensureInstall } from './lib/install.mjs';
import { ensureWeb } from './lib/web-build.mjs';

ensureInstall();
process.exit(ensureWeb({ force: true }));
