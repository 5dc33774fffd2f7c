import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
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
      // A name that is no secure context, as a house without https has.
      '--host-resolver-rules=MAP plain.test 127.0.0.1',
    ],
  });
}

export interface Manners {
  readonly lang?: 'ru' | 'en';
  readonly theme?: 'dark' | 'light';
  readonly phone?: boolean;
  readonly fastClicks?: boolean;
  /** How long what others do is shown; at once unless told. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'now';
  /** Bots may think in the page as soon as that was found fast enough; not unless told, so that a test finds its matches on the server. */
  readonly near?: boolean;
  /** Has a coach in a first match; not unless told. */
  readonly coach?: boolean;
  /** Hears the cues; not unless told, since a browser that may sound mixes silence all the time. */
  readonly sound?: boolean;
  /** The pixels are looked at; not unless told. Most tests ask where things are and what they say, and painting is half of a browser's work. */
  readonly painted?: boolean;
}

/** Everything that axe can tell for certain. */
const AXE = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Somebody with a browser of their own: looks, clicks, types. Knows only what the screen shows. */
export class Person {
  page: Page;
  readonly name: string;
  readonly troubles: string[] = [];
  private readonly context: BrowserContext;
  private readonly touches: boolean;
  private seed: number;

  private constructor(name: string, context: BrowserContext, page: Page, touches: boolean) {
    this.name = name;
    this.touches = touches;
    this.context = context;
    this.page = this.watched(page);
    this.seed = 7;
    for (let i = 0; i < name.length; i++) this.seed = (this.seed * 31 + name.charCodeAt(i)) % 2147483647;
  }

  private watched(page: Page): Page {
    page.setDefaultTimeout(15_000);
    return page.on('pageerror', (error) => this.troubles.push(String(error)));
  }

  /** The page ends without a word, with all its workers, as when a phone needs its memory; it is opened anew. */
  async crash(): Promise<void> {
    const address = this.page.url();
    const session = await this.context.newCDPSession(this.page);
    const gone = this.page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await gone;
    await this.page.close();
    this.page = this.watched(await this.context.newPage());
    await this.page.goto(address);
  }

  static async arrive(browser: Browser, name: string, manners: Manners = {}): Promise<Person> {
    const {
      lang = 'ru',
      theme = 'dark',
      phone = false,
      fastClicks = false,
      pace = 'now',
      coach = false,
      sound = false,
      near = false,
    } = manners;
    const context = await browser.newContext({
      viewport: phone ? PHONE : DESKTOP,
      hasTouch: phone,
      isMobile: phone,
      locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      (settings) => {
        if (localStorage.getItem('zastolye') === null) localStorage.setItem('zastolye', settings);
      },
      // As this version of the page stores it; of an older one it would drop what was the default once.
      JSON.stringify({ version: 2, lang, theme, fastClicks, pace, sound, summary: false, coach }),
    );
    if (!near) await context.addInitScript(() => localStorage.setItem('zastolye-speed', JSON.stringify({ rate: 0, at: Date.now() })));
    if (manners.painted !== true) await context.addInitScript(unpainted);
    const page = await context.newPage();
    return new Person(name, context, page, phone);
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
   * Does one thing that the screen offers: opens a curtain, chooses a glowing target, presses the gold button. `keen`: reacts to a card
   * that has been announced whenever there is anything to react with. `busy`: does what can be done before ending a turn or passing. False:
   * nothing to do.
   */
  act(mood: boolean | 'busy' = false): Promise<boolean> {
    return this.follow(markNext, mood);
  }

  /** The same by a plan of one's own, which marks in the page what to click next. */
  async follow(plan: Plan, mood: boolean | 'busy' = false): Promise<boolean> {
    const dice = [this.below(1000), this.below(1000)] as const;
    const found = await this.page.evaluate(plan, { keen: mood === true, busy: mood === 'busy', dice }).catch(() => 'nothing' as const);
    if (found === 'nothing') return false;
    if (found === 'dialog') {
      await this.page.keyboard.press('Escape');
      return true;
    }
    const spot = await this.page.evaluate(freeSpot, found === 'card').catch(() => null);
    // What is marked may have gone meanwhile; then the next look finds something else.
    if (spot === null) return true;
    if (spot.x < 0)
      await this.page
        .locator('[data-next]')
        .first()
        .dispatchEvent('click', {}, { timeout: 300 })
        .catch(() => undefined);
    else if (this.touches) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
    return true;
  }

  async resign(): Promise<void> {
    // Whatever is open lies above it.
    for (let open = 0; open < 3 && (await this.page.locator('dialog[open], [data-reader]').count()) > 0; open++)
      await this.page.keyboard.press('Escape');
    // On a phone the way out is in the menu.
    const leave = this.page.getByRole('button', { name: /^(Выйти|Leave)$/ });
    if (await leave.isVisible()) await leave.click();
    else {
      await this.page.getByRole('button', { name: /^(Меню|Menu)$/ }).click();
      await this.page.locator('[data-action="leave"]').click();
    }
    await this.page.locator('[data-leave]').waitFor();
    await this.page.locator('[data-action="leave-resign"]').click();
  }

  /** From now on, until the next page, there are pixels to look at. */
  async paints(): Promise<void> {
    await this.page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }

  /** axe finds nothing at all on what is shown now: every level of the guidelines it knows, and what is merely good practice. What is just coming or going is looked at again when it stands. */
  async seesNoBarriers(where: string): Promise<void> {
    let found = await this.barriers();
    for (let again = 0; again < 2 && found.length > 0; again++) {
      await this.page.waitForTimeout(300);
      found = await this.barriers();
    }
    if (found.length > 0) throw new Error(`barriers on ${where}:\n${found.join('\n')}`);
  }

  private async barriers(): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource);
    return this.page.evaluate(async (options) => {
      // Contrast is that of a page that can be seen: what is unpainted for the test alone is told as opaque.
      const real = window.getComputedStyle;
      const opaque = (style: CSSStyleDeclaration): CSSStyleDeclaration =>
        new Proxy(style, {
          get(from, key) {
            if (key === 'opacity') return '1';
            if (key === 'getPropertyValue') return (name: string) => (name === 'opacity' ? '1' : from.getPropertyValue(name));
            return Reflect.get(from, key, from) as unknown;
          },
        });
      const unpainted = document.adoptedStyleSheets.length > 0;
      if (unpainted)
        window.getComputedStyle = (element, pseudo) => {
          const style = real.call(window, element, pseudo);
          return element.matches('html, dialog') ? opaque(style) : style;
        };
      const { axe } = window as unknown as {
        axe: {
          run(
            root: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(document, options).finally(() => {
        window.getComputedStyle = real;
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${id} (${nodes.length}): ${html.slice(0, 240)} ${failureSummary.slice(0, 300)}`),
      );
    }, AXE);
  }
}

/**
 * Runs in the page before anything else: it is laid out, hit and read as ever, but what is wholly transparent is never painted. Rules of style that the page itself
 * brings would be refused by its own security policy; a sheet made by a script is not.
 */
function unpainted(): void {
  const sheet = new CSSStyleSheet();
  // Dialogs lie outside of what is transparent around them.
  sheet.replaceSync('html, dialog, ::backdrop { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
}

export interface Mood {
  readonly keen: boolean;
  readonly busy: boolean;
  readonly dice: readonly [number, number];
}
/** Runs in the page: puts `data-next` on what is to be clicked. `card`: one of a fan. `dialog`: a dialog is in the way. */
export type Plan = (mood: Mood) => 'next' | 'card' | 'dialog' | 'nothing';

/** Marks what to click next, in one look at the page. */
function markNext({ keen, busy, dice }: Mood): 'next' | 'card' | 'dialog' | 'nothing' {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && element.getAttribute('aria-disabled') !== 'true';
    });
  const mark = (list: readonly Element[]): 'next' | 'card' | 'nothing' => {
    if (list.length === 0) return 'nothing';
    const next = list[dice[1] % list.length];
    next.setAttribute('data-next', '');
    return next.closest('[data-hand]') === null ? 'next' : 'card';
  };
  if (document.querySelector('[data-end]') !== null) return 'nothing';
  // A slow click counts as a long press and opens the card: somebody would close it again.
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  const curtain = all('[data-curtain] button');
  if (curtain.length > 0) return mark(curtain);
  if (document.querySelector('[data-prompt="act"]') === null) return 'nothing';
  const gold = all('[data-prompt="act"] button[data-action][data-kind="act"]');
  const targets = all('[data-legal]:not([aria-pressed="true"])');
  const buttons = all('[data-prompt="act"] button[data-action]');
  // Ending and passing come last; now and then something is left undone all the same, since a choice may lead nowhere.
  const ends = gold.every((button) => ['end', 'decline'].includes(button.getAttribute('data-action') ?? ''));
  if (busy && !ends) return mark(gold);
  // Everybody goes to the same place, the one with the lowest number, so that something comes of it.
  const numberOf = (element: Element): number => Number(element.closest('[data-drop]')?.getAttribute('data-drop') ?? Number.NaN);
  const isPlace = (element: Element): boolean =>
    element.matches('[data-drop]') || Number(element.getAttribute('data-card')) === numberOf(element);
  const places = targets.filter((element) => element.closest('[data-drop]') !== null && isPlace(element));
  if (busy && places.length > 0 && dice[0] % 12 > 0) return mark([places.reduce((a, b) => (numberOf(b) < numberOf(a) ? b : a))]);
  if (busy && targets.length > 0 && dice[0] % 12 > 0) return mark(targets);
  const eager = keen && gold.length === 0 && document.querySelector('[data-zone="play"] [data-card]') !== null;
  if (gold.length > 0 && (targets.length === 0 || keen || dice[0] % 3 > 0)) return mark(gold);
  if (targets.length > 0 && (eager || dice[0] % 4 > 0 || buttons.length === 0)) return mark(targets);
  return mark(buttons);
}

/**
 * Runs in the page: where a finger or a pointer meets what is marked, and nothing that lies above it. A fanned card is met at its left edge.
 * Below zero: something covers all of it for the moment, and only its own click handler can be reached.
 */
function freeSpot(fanned: boolean): { x: number; y: number } | null {
  const next = document.querySelector('[data-next]');
  if (next === null) return null;
  next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = next.getBoundingClientRect();
  const spots = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((down) => [0.5, 0.15, 0.85].map((across) => [width * across, height * down] as const));
  for (const [across, down] of fanned ? [[9, 40] as const, ...spots] : spots) {
    const x = left + across;
    const y = top + down;
    if (document.elementFromPoint(x, y)?.closest('[data-next]') === next) return { x, y };
  }
  return { x: -1, y: -1 };
}

interface Evening {
  readonly limit?: number;
  readonly patience?: number;
  readonly plan?: Plan;
}

/**
 * Everybody acts, as people do, at the same time, until somebody sees the end of the match. After `patience` rounds in which anybody did something all but the first
 * resign, for matches that chance may make very long.
 */
export async function playOut(people: readonly Person[], { limit = 3000, patience = limit, plan = markNext }: Evening = {}): Promise<void> {
  let turns = 0;
  for (let look = 0; look < limit * 4 && turns < limit; look++) {
    const acted = await Promise.all(people.map((person) => person.follow(plan)));
    if (acted.includes(true)) {
      if (++turns === patience) for (const person of people.slice(1)) await resigned(person);
      continue;
    }
    if (await people[0].isOver()) return;
    await people[0].page.waitForTimeout(40);
  }
  throw await noEnd(people);
}

/** The match may end while somebody is about to give up. */
async function resigned(person: Person): Promise<void> {
  if (await person.isOver()) return;
  await person.resign().catch(async (error: unknown) => {
    if (!(await person.isOver())) throw error;
  });
}

/** Who was asked what, when a match came to no end. */
export async function noEnd(people: readonly Person[]): Promise<Error> {
  const asked = await Promise.all(
    people.map((person) =>
      person.page
        .locator('[data-prompt]')
        .first()
        .innerText()
        .catch(() => 'no prompt'),
    ),
  );
  return new Error(`the match did not end; last asked: ${asked.join(' | ')}`);
}
