import { fail } from './install.mjs';

// Imported first by what needs Node 24 itself and is not started by another script: an older one would do nothing, and say nothing.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) fail(`this needs Node 24 and runs on ${process.version}; npm run check brings its own`);
