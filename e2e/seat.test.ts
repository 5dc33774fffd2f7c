import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { looksRight } from './lib/sizes.ts';
import { chooseGame } from './lib/table.ts';

/** A device that keeps keys and lets its owner in at once. */
async function keyring({ page }: Person): Promise<{ readonly session: CDPSession; readonly authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

async function playsOne(one: Person, game: string): Promise<void> {
  await chooseGame(one, house, game);
  await one.page.locator('[data-action="play-now"]').click();
  await one.page.locator('[data-table]').waitFor();
  await one.resign();
  await one.page.locator('[data-end]').waitFor();
}

describe('a seat that is kept', () => {
  test('kept with a key, taken up on another device with the guest’s matches, taken along, deleted and taken back', {
    timeout: 120_000,
  }, async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    const home = await keyring(ann);
    await playsOne(ann, 'fluxx');
    await ann.page.goto(`${house.url}/account`);
    const { page } = ann;
    await page.locator('[data-seat="guest"]').waitFor();
    expect(await page.locator('article').innerText()).toContain('1 партия');
    await looksRight(ann, 'a guest’s seat');
    await page.locator('[data-action="keep-seat"]').click();
    await page.locator('[data-seat="kept"]').waitFor();
    await page.getByText('Место сохранено. Где есть этот ключ').waitFor();
    // Nothing is left to be done: nothing is gold.
    expect(await page.locator('main [data-kind="act"]').count()).toBe(0);
    // The same device is not asked to keep two keys to one seat.
    await page.locator('[data-action="keep-seat"]').click();
    await page.getByText('ключ от вашего места уже есть').waitFor();

    await page.locator('[data-action="allow-puzzles"]').click();
    await page.locator('[data-puzzles="true"]').waitFor();

    const file = page.waitForEvent('download');
    await page.locator('[data-action="take-all"]').click();
    const folder = mkdtempSync(join(tmpdir(), 'zastolye-taken-'));
    const path = join(folder, (await file).suggestedFilename());
    await (await file).saveAs(path);
    const reader = await page.context().newPage();
    await reader.goto(pathToFileURL(path).href);
    expect(await reader.locator('h2').first().innerText()).toBe('Партии (1)');
    expect(await reader.locator('details').innerText()).toContain('Fluxx');
    await reader.close();
    rmSync(folder, { recursive: true });

    // The key travels with the system's own keyring; there somebody has played as a guest.
    const phone = await Person.arrive(browser, 'Phone', { lang: 'en', theme: 'light', phone: true });
    const away = await keyring(phone);
    const { credentials } = await home.session.send('WebAuthn.getCredentials', { authenticatorId: home.authenticatorId });
    await playsOne(phone, 'fluxx');
    await phone.page.goto(`${house.url}/enter`);
    await phone.page.locator('[data-action="enter-key"]:enabled').waitFor();
    await looksRight(phone, 'coming back');
    // Here is no key yet: it is said, and nobody has become somebody else.
    await phone.page.locator('[data-action="enter-key"]').click();
    await phone.page.getByRole('alert').waitFor();
    for (const credential of credentials)
      await away.session.send('WebAuthn.addCredential', { authenticatorId: away.authenticatorId, credential });
    await phone.page.locator('[data-action="enter-key"]:enabled').click();
    await phone.page.locator('[data-arrived="guest"]').waitFor();
    await phone.seesNoBarriers('asked whether matches come along');
    await phone.page.locator('[data-action="move"]').click();
    await phone.page.getByText('1 match is yours now.').waitFor();
    await phone.page.goto(`${house.url}/account`);
    await phone.page.locator('[data-seat="kept"]').waitFor();
    expect(await phone.page.locator('article').innerText()).toContain('2 matches');
    await looksRight(phone, 'a seat that is kept');

    await phone.page.locator('[data-action="leave-seat"]').click();
    await phone.page.locator('form input').fill('Somebody');
    await phone.page.locator('[data-action="leave-sure"]').click();
    await phone.page.getByRole('alert').waitFor();
    await phone.seesNoBarriers('before a seat is deleted');
    await phone.page.locator('form input').fill(await phone.page.locator('h1').innerText());
    await phone.page.locator('[data-action="leave-sure"]').click();
    const link = await phone.page.locator('dialog[open] input').inputValue();
    await phone.seesNoBarriers('the link that takes it back');
    await page.goto(house.url);
    await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).me), { timeout: 15_000 }).toBeNull();
    await page.goto(link);
    await page.locator('[data-action="back"]').click();
    await page.getByText('Удаление отменено').waitFor();
    for (const one of [ann, phone]) {
      expect(one.troubles).toEqual([]);
      await one.leave();
    }
  });

  test('what the server keeps is told in one table, and whoever has played ten matches is asked once', async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'en', theme: 'light' });
    const { page } = ann;
    await page.goto(`${house.url}/keeps`);
    await page.locator('[data-keeps="shown"]').waitFor();
    await looksRight(ann, 'what the server keeps');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(8);
    // As many as it takes, told by the server.
    await page.route('**/api/me/seat', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), offer: 'tenth' } });
    });
    await playsOne(ann, 'fluxx');
    const offer = page.locator('[data-offer="tenth"]');
    const DAY = 24 * 3600_000;
    for (const [days, shown] of [
      [0, true],
      [1, false],
      [32, true],
      [400, false],
    ] as const) {
      await page.clock.setFixedTime(Date.now() + days * DAY);
      await page.goto(house.url);
      await page.locator('[data-action="play-now"]').waitFor();
      if (!shown) expect(await offer.count()).toBe(0);
      else await offer.locator('[data-action="not-now"]').click();
    }
    expect(ann.troubles).toEqual([]);
    await ann.leave();
  });
});
