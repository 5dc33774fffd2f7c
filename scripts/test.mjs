import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstall, fail, root, say } from './lib/install.mjs';
import { commandOf, runNode } from './lib/run.mjs';
import { ensureWeb } from './lib/web-build.mjs';

ensureInstall();
const chromium = ensureChromium();
if (chromium === undefined) fail('no Chromium and no way to install one: install it, or give its path in the variable CHROMIUM');
say(`pages are tested in ${chromium}`);
const built = ensureWeb();
if (built !== 0) fail('the web client does not build');

const folder = mkdtempSync(join(tmpdir(), 'zastolye-'));
const tally = join(folder, 'tally.json');
const args = ['run', '--reporter=default', `--reporter=${join(root, 'scripts/tally-reporter.mjs')}`, ...process.argv.slice(2)];
const code = runNode([commandOf('vitest'), ...args], { env: { CHROMIUM: chromium, ZASTOLYE_TALLY: tally } });
/** @type {import('./tally-reporter.mjs').Tally} */
const sum = existsSync(tally) ? JSON.parse(readFileSync(tally, 'utf8')) : { passed: 0, failed: 0, again: [] };
rmSync(folder, { recursive: true, force: true });
// A run that breaks without a failed test is a failure all the same.
const failed = code !== 0 && sum.failed === 0 ? 1 : sum.failed;
if (sum.again.length > 0) process.stdout.write('\npassed only when run again:\n');
for (const { name, times, why } of sum.again) process.stdout.write(`  ${name} (${times} more): ${why}\n`);
process.stdout.write(`\n${sum.passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : code || 1);
