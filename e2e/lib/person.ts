import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.mjs';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium on this machine');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--mute-audio',
    ],
  });
}

export interface Manners {
  readonly lang?: 'ru' | 'en';
  readonly theme?: 'dark' | 'light';
  readonly phone?: boolean;
  readonly fastClicks?: boolean;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Somebody with a browser of their own: looks, clicks, types. Knows only what the screen shows. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly troubles: string[] = [];
  private readonly context: BrowserContext;
  private seed: number;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.seed = [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 2147483647, 7);
    page.on('pageerror', (error) => this.troubles.push(String(error)));
  }

  static async arrive(browser: Browser, name: string, manners: Manners = {}): Promise<Person> {
    const { lang = 'ru', theme = 'dark', phone = false, fastClicks = false } = manners;
    const context = await browser.newContext({
      viewport: phone ? PHONE : DESKTOP,
      hasTouch: phone,
      isMobile: phone,
      locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((settings) => {
      if (localStorage.getItem('zastolye') === null) localStorage.setItem('zastolye', settings);
    }, JSON.stringify({ lang, theme, fastClicks }));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return new Person(name, context, page);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** The same number again and again for the same person, so that a run can be repeated. */
  private below(n: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % n;
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator('[data-prompt="act"]').count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('[data-end], [data-action="result"]').count()) > 0;
  }

  /**
   * Does one thing that the screen offers: opens a curtain, chooses a glowing target, presses the gold button. `eager`: a target rather than
   * a button whenever there is one. False: nothing to do.
   */
  async act(eager = false): Promise<boolean> {
    const { page } = this;
    const curtain = page.locator('[data-curtain] button');
    if ((await curtain.count()) > 0) {
      await curtain.first().click();
      return true;
    }
    if (!(await this.isAsked())) return false;
    const gold = page.locator('[data-prompt="act"] button[data-action][data-kind="act"]:not([aria-disabled])');
    const targets = page.locator('[data-legal]:not([aria-pressed="true"]):visible');
    const many = await targets.count();
    const ready = (await gold.count()) > 0;
    if (ready && (many === 0 || (!eager && this.below(3) > 0))) return this.click(gold.first());
    if (many > 0) return this.click(targets.nth(this.below(many)));
    const buttons = page.locator('[data-prompt="act"] button[data-action]:not([aria-disabled])');
    const others = await buttons.count();
    return others > 0 && this.click(buttons.nth(this.below(others)));
  }

  private async click(target: ReturnType<Page['locator']>): Promise<boolean> {
    try {
      await target.scrollIntoViewIfNeeded({ timeout: 1000 });
      await target.click({ timeout: 1500 });
    } catch {
      // A fanned card may lie under its neighbour, or the table has just moved on: by keyboard, or not at all.
      await target
        .focus({ timeout: 500 })
        .then(() => target.press('Enter', { timeout: 500 }))
        .catch(() => undefined);
    }
    return true;
  }

  /** axe finds nothing serious on what is shown now. */
  async seesNoBarriers(where: string): Promise<void> {
    await this.page.evaluate(axeSource);
    const found = await this.page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical')
        .map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.failureSummary.slice(0, 200)}`);
    });
    expect(found, `barriers on ${where}`).toEqual([]);
  }
}

/** Everybody acts in turn until somebody sees the end of the match. */
export async function playOut(people: readonly Person[], limit = 1500): Promise<void> {
  for (let turn = 0; turn < limit; turn++) {
    let acted = false;
    for (const person of people) {
      if (await person.isOver()) return;
      acted = (await person.act()) || acted;
    }
    if (!acted) await people[0].page.waitForTimeout(60);
  }
  throw new Error('the match did not end');
}
