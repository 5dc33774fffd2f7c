// Runs on Node 20 without dependencies: it is what brings the dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything the scripts say goes to stderr: stdout belongs to what they start. @param {string} line */
export function say(line) {
  process.stderr.write(`[zastolye] ${line}\n`);
}

/** @param {string} line @returns {never} */
export function fail(line) {
  say(line);
  process.exit(1);
}

/** @param {string} path @returns {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> } | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Why node_modules does not hold what the lockfile asks for, or undefined if it does. npm keeps a list of what it really installed, so
 * that adding a package by hand does not cost a whole new installation.
 */
function missing() {
  const wanted = readLock(join(root, 'package-lock.json'))?.packages;
  if (wanted === undefined) fail('package-lock.json is missing or broken');
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is absent';
  const present = readLock(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (present === undefined) return 'the last installation did not finish';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const found = present[path];
    // Optional packages for other systems are left out on purpose.
    if (found === undefined ? !entry.optional : found.version !== entry.version) return `${path} is not as the lockfile says`;
  }
  return undefined;
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  const stdio = /** @type {const} */ (['ignore', 2, 2]);
  // npm must not run on the Node that it is about to replace in node_modules.
  if (cli?.endsWith('npm-cli.js')) {
    return spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], { cwd: root, stdio: [...stdio] });
  }
  return spawnSync('npm', args, { cwd: root, stdio: [...stdio], shell: process.platform === 'win32' });
}

export function ensureInstall() {
  const reason = missing();
  if (reason === undefined) return;
  say(`installing packages (${reason}): npm ci`);
  // Some packages ask for a newer Node than the one npm runs on; they get Node 24 later, so the warnings would only mislead.
  const done = npm(['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']);
  if (done.status !== 0) fail('npm ci failed; see above');
}

/** @type {string | undefined} */
let node24;

/** The Node that runs the project: the one in node_modules, else the running one if it is new enough. */
export function projectNode() {
  if (node24 !== undefined) return node24;
  const packages = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`, `node-win-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const candidates = [...packages.map((name) => join(root, 'node_modules', name, 'bin', file)), process.execPath];
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '';
    if (Number(version.replace(/^v/, '').split('.')[0]) >= 24) {
      node24 = path;
      return path;
    }
  }
  return fail(`no Node 24 for ${process.platform} ${process.arch}: install Node 24 or newer and start again`);
}
