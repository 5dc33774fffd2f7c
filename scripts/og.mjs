import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { ensureChromium } from './lib/chromium.mjs';
import { fail, root, say } from './lib/install.mjs';

/** Draws what messengers show beside a link (web/public/og): run it after a poster or a title has changed. */

const MOST_BYTES = 150_000;
const folder = join(root, 'web/public/og');
mkdirSync(folder, { recursive: true });
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const server = await createServer({ configFile: join(root, 'vite.config.ts'), server: { port: 0 }, logLevel: 'error' });
await server.listen();
const { LANGS } = await server.ssrLoadModule(join(root, 'engine/languages.ts'));
const address = server.httpServer?.address();
if (address === null || address === undefined || typeof address === 'string') fail('the pages cannot be served');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const lang of LANGS)
    for (const game of ['home', ...games]) {
      const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
      await page.goto(`http://localhost:${address.port}/gallery.html#og-${game},${lang}`);
      await page.locator(`[data-og="${game}"]`).waitFor({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      const path = join(folder, `${game}.${lang}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 80 });
      const { size } = statSync(path);
      say(`${game}.${lang}.jpg: ${Math.round(size / 1024)} KB`);
      if (size > MOST_BYTES) fail(`${path} is too large for a preview`);
      await page.close();
    }
} finally {
  await browser.close();
  await server.close();
}
