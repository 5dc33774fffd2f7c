import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { say } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

// Without windows, toolbars and extensions the same pages cost about two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that playwright keeps for itself, if it was downloaded. */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Path of a Chromium on this machine; the variable CHROMIUM goes first. @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && existsSync(named)) return named;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name + suffix)));
  return [...inPath, ...places].find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  say(`${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
}

/** Finds a Chromium or installs one; undefined if neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('no Chromium found: installing the package of the system');
    /** @param {string} name */
    const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    // Not every system has the lean one.
    if (run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'))) {
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  say('no Chromium found: downloading one (playwright install chromium)');
  runNode([commandOf('playwright-core'), 'install', 'chromium'], { stdout: 'stderr' });
  return findChromium();
}
