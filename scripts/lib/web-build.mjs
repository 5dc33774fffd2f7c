import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

const stamp = join(root, 'dist/web.stamp');
// The house in the page runs rooms of the server and bots.
const sources = ['web', 'games', 'engine', 'bots', 'puzzles', 'server', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Latest change below a path; folders count too, since removing a file changes only its folder. @param {string} path @returns {number} */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = stat.mtimeMs;
  for (const entry of readdirSync(path)) {
    if (entry === 'test' || entry === 'node_modules') continue;
    latest = Math.max(latest, changedAt(join(path, entry)));
  }
  return latest;
}

function isStale() {
  if (!existsSync(join(root, 'dist/web/index.html')) || !existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => changedAt(join(root, source)) > built);
}

/** Builds the web client if its sources are newer than the build; gives the exit code. @param {{ force?: boolean }} [options] */
export function ensureWeb({ force = false } = {}) {
  if (!existsSync(join(root, 'web/index.html'))) {
    say('no web client yet (web/index.html is missing)');
    return 0;
  }
  if (!force && !isStale()) return 0;
  say('building the web client: vite build');
  const begun = new Date();
  const code = runNode([commandOf('vite'), 'build', '--logLevel', 'warn'], { stdout: 'stderr', env: { NODE_ENV: 'production' } });
  if (code === 0) {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stamp, '');
    // What was edited during the build is newer than the build.
    utimesSync(stamp, begun, begun);
  }
  return code;
}
