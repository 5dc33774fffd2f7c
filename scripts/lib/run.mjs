import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectNode, root } from './install.mjs';

/** The environment in which `node` is the project's Node, for tools that start others. @param {Record<string, string>} [more] */
function environment(more = {}) {
  const path = [dirname(projectNode()), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, ...more, PATH: path };
}

/** The script behind a package's command. @param {string} name @param {string} [command] */
export function commandOf(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a script with the project's Node and gives its exit code.
 * @param {string[]} args @param {{ env?: Record<string, string>, stdout?: 'inherit' | 'stderr' }} [options]
 */
export function runNode(args, { env, stdout = 'inherit' } = {}) {
  const done = spawnSync(projectNode(), args, {
    cwd: root,
    env: environment(env),
    stdio: ['inherit', stdout === 'stderr' ? 2 : 'inherit', 'inherit'],
  });
  if (done.error) throw done.error;
  return done.status ?? 1;
}

/**
 * Runs a script beside others; what it says is handed over when it is done, so that nothing mixes.
 * @param {string[]} args @returns {Promise<{ code: number, said: string }>}
 */
export function runBeside(args) {
  const child = spawn(projectNode(), args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
}

/** The process above and, if that is only a shell, the one above it: npm runs scripts through a shell. */
function lineage() {
  const parent = process.ppid;
  try {
    // pid (name) state ppid …; the name may hold anything.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const isShell = /^(sh|dash|bash|zsh|ash|busybox)$/.test(stat.slice(stat.indexOf('(') + 1, end));
    return isShell ? [parent, Number(stat.slice(end + 2).split(' ')[1])] : [parent];
  } catch {
    return [parent];
  }
}

/**
 * Becomes the given script: same terminal, same signals, same end.
 * @param {string[]} args @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export function becomeNode(args, { env, cwd = root } = {}) {
  // node:sqlite still calls itself experimental; that is no news for a player.
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', ...args], { cwd, env: environment(env), stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // A terminal sends ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    throw error;
  });
  // npm does not pass every end on to what it runs: when it is gone, the child is told to end.
  if (process.env.npm_lifecycle_event !== undefined) {
    const above = lineage().join();
    setInterval(() => {
      if (lineage().join() !== above) child.kill('SIGTERM');
    }, 500).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)));
}
