import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { deal as dealFluxx } from '#games/fluxx/test/table.ts';
import { deal } from '#games/unicorns/test/table.ts';
import { openLive } from '#lab/live.ts';
import { browser, house } from './lib/evening.ts';
import { DESKTOP, Person } from './lib/person.ts';
import { games } from './lib/reading.ts';
import { sitAlone } from './lib/table.ts';

const PACES = { slow: 'Slowly', normal: 'Normally', fast: 'Fast', now: 'At once' } as const;
/** A busy machine takes its time. */
const SOON = { timeout: 10_000 };
const FACTORS = { slow: 1.8, normal: 1, fast: 0.5 } as const;

/** Plays on until `done` holds; false if it never did. */
async function playUntil(person: Person, done: () => Promise<boolean>, limit = 150): Promise<boolean> {
  for (let i = 0; i < limit; i++) {
    if (await done()) return true;
    if (!(await person.act('busy'))) await person.page.waitForTimeout(60);
  }
  return false;
}

const logLines = (page: Page): Promise<number> => page.locator('[role="log"] li').count();

test.each(games)(
  '%s: what a bot plays is shown large at every pace, for as long as it takes to read; a key goes on; the pace is kept',
  {
    timeout: 120_000,
  },
  async (game) => {
    const person = await sitAlone(browser, house, game, { lang: 'en', pace: 'normal' });
    const { page } = person;
    const stage = page.locator('[data-theatre]');
    const choose = async (pace: keyof typeof PACES): Promise<void> => {
      await page.getByRole('group', { name: 'Show moves' }).getByRole('button', { name: PACES[pace], exact: true }).click();
    };
    for (const pace of ['slow', 'normal', 'fast'] as const) {
      await choose(pace);
      expect(await playUntil(person, async () => (await stage.count()) > 0), `${game}: something on the stage, ${pace}`).toBe(true);
      const [key, ms] = await stage.evaluate((one) => {
        const bar = one.querySelector<HTMLElement>('i[style*="animation-duration"]');
        return [one.getAttribute('data-theatre') ?? '', Number.parseFloat(bar?.style.animationDuration ?? '0')] as const;
      });
      expect(ms, `${game}: how long, ${pace}`).toBeGreaterThanOrEqual(450 * FACTORS[pace]);
      expect(ms, `${game}: how long, ${pace}`).toBeLessThanOrEqual(5000 * FACTORS[pace]);
      await page.keyboard.press('Space');
      await expect.poll(async () => (await stage.count()) === 0 || (await stage.getAttribute('data-theatre')) !== key, SOON).toBe(true);
    }
    await choose('now');
    await stage.waitFor({ state: 'detached' });
    // Nobody is kept waiting, and what happened is there to be looked up.
    const lines = await logLines(page);
    let staged = 0;
    const told = async (): Promise<boolean> => {
      staged += await stage.count();
      return (await person.isOver()) || (await logLines(page)) > lines + 3;
    };
    expect(await playUntil(person, told), `${game}: the log goes on`).toBe(true);
    expect(staged).toBe(0);
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('zastolye') ?? '{}') as { pace?: string }).pace)).toBe('now');
    expect(person.troubles).toEqual([]);
    await person.leave();
  },
);

/** Somebody without a page: answers with the first that is offered, as soon as there is something to answer. */
async function answersBlindly(link: string): Promise<void> {
  const welcome = await fetch(link, { redirect: 'manual' });
  const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? '';
  const table = new URL(`/api${(welcome.headers.get('location') ?? '').replace('/m/', '/matches/')}`, link).href;
  type Asked = {
    readonly state: {
      readonly view: {
        readonly decision: { readonly n: number; readonly mine: { readonly options: readonly { readonly key: string }[] } | null };
      };
    };
  };
  for (let i = 0; i < 200; i++) {
    const { decision } = ((await (await fetch(table, { headers: { cookie } })).json()) as Asked).state.view;
    if (decision.mine !== null) {
      const body = JSON.stringify({ key: `blind-${decision.n}`, n: decision.n, options: [decision.mine.options[0].key] });
      const reply = await fetch(`${table}/answer`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: new URL(link).origin },
        body,
      });
      if (!reply.ok) throw new Error(await reply.text());
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never asked at ${link}`);
}

test('what happened since my turn: a button while others are waited for, a sheet by itself on return to a phone', async () => {
  const { table } = dealFluxx({
    ann: { hand: ['plumbus', 'snowball'] },
    bob: { hand: ['hamurai', 'draw-2'] },
    cat: { hand: ['squanchy', 'draw-3'] },
    dan: { hand: ['birdperson', 'draw-4'] },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en', phone: true });
  const { page } = ann;
  await page.goto(live.links[0].url);
  await page.locator('[data-prompt="act"]').waitFor();
  await playUntil(ann, async () => !(await ann.isAsked()));
  await answersBlindly(live.links[1].url);
  await answersBlindly(live.links[2].url);
  // Dan is waited for; two have played since.
  await page.locator('[data-prompt] [data-action="since"]').click();
  const list = page.locator('[data-since]');
  await list.waitFor();
  expect(await list.locator('li').count()).toBe(2);
  // Everybody at the table has a line of what they won and lost.
  expect(await page.locator('[data-sums] dt').count()).toBe(4);
  await ann.seesNoBarriers('since my turn');
  // A line opens what happened, step by step.
  await list.locator('button').first().click();
  await page.locator('dialog[open] ol').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });

  // Away while Dan plays; on return, before one has to decide, it comes by itself.
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('zastolye') ?? '{}') as object;
    localStorage.setItem('zastolye', JSON.stringify({ ...settings, summary: true }));
  });
  await answersBlindly(live.links[3].url);
  await page.reload();
  await list.waitFor();
  expect(await list.locator('li').count()).toBe(3);
  await page.locator('[data-action="close-since"]').click();
  await list.waitFor({ state: 'detached' });
  expect(ann.troubles).toEqual([]);
  await ann.leave();
  await live.close();
});

test('passing until my turn stops with a bell when something touches me', async () => {
  const { table } = deal({
    ann: { hand: ['unicorn-poison', 'narwhal'] },
    bob: { hand: ['neigh'], stable: ['basic-unicorn-red', 'basic-unicorn-blue'] },
    vars: { turn: 1, plays: 2 },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const [ann, bob] = [await Person.arrive(browser, 'Ann', { lang: 'en' }), await Person.arrive(browser, 'Bob', { lang: 'en' })];
  for (const [seat, one] of [ann, bob].entries()) {
    await one.page.goto(live.links[seat].url);
    await one.page.locator('[data-table="unicorns"]').waitFor();
  }
  const play = async (name: string): Promise<void> => {
    await ann.page
      .locator('[data-hand] [data-legal]', { hasText: name })
      .first()
      .click({ position: { x: 9, y: 40 } });
    await ann.page.locator('[data-prompt="act"] button[data-kind="act"]:not([aria-disabled])').first().click();
  };
  await play('Unicorn Poison');
  await bob.page
    .getByRole('checkbox', { name: 'Pass until my turn' })
    .or(bob.page.getByRole('switch', { name: 'Pass until my turn' }))
    .click();
  // Nothing is asked of Bob any more; Ann destroys one of his Unicorns.
  await ann.page.locator('[data-zone="stable:1"] [data-legal]').first().click();
  await ann.page.locator('[data-prompt="act"] button[data-kind="act"]:not([aria-disabled])').first().click();
  await ann.page.locator('[data-ask="second"], [data-ask="action"]').waitFor();
  await play('Narwhal');
  const prompt = bob.page.locator('[data-prompt="act"]');
  await prompt.waitFor();
  expect(await prompt.innerText()).toContain('Passing has stopped: this touches you.');
  expect(await prompt.locator('[data-bell]').count()).toBe(1);
  for (const one of [ann, bob]) {
    expect(one.troubles).toEqual([]);
    await one.leave();
  }
  await live.close();
});

interface Sleeper {
  sleep(): void;
  slept(): number;
  wake(): Promise<void>;
}
interface Dreaming {
  readonly sleeper: Sleeper;
}

test('a page that slept draws what came meanwhile in one go, however much it is; the log stays at its end', async () => {
  const eve = await Person.arrive(browser, 'Eve', { lang: 'en' });
  const { page } = eve;
  // Messages are kept back, and given out one right after the other.
  await page.addInitScript(() => {
    const kept: { readonly entry: string; readonly tell: () => void }[] = [];
    let asleep = false;
    EventSource.prototype.addEventListener = function (this: EventSource, name: string, hear: unknown): void {
      const tell = hear as (event: Event) => void;
      EventTarget.prototype.addEventListener.call(this, name, (event) => {
        // A page without beats would open one stream after the other.
        if (asleep && name !== 'beat') kept.push({ entry: (event as MessageEvent).lastEventId, tell: () => tell(event) });
        else tell(event);
      });
    };
    const sleeper: Sleeper = {
      sleep() {
        asleep = true;
      },
      // One entry may come as several messages.
      slept: () => new Set(kept.map(({ entry }) => entry)).size,
      async wake() {
        asleep = false;
        for (const { tell } of kept.splice(0)) {
          tell();
          await Promise.resolve();
        }
      },
    };
    Object.assign(window, { sleeper });
  });
  await page.goto(house.url);
  await sitAt(page, 'unicorns', 8);
  await page.evaluate(() => (window as unknown as Dreaming).sleeper.sleep());
  // A bot plays for her meanwhile.
  await page.evaluate(async () => {
    const body = JSON.stringify({ seat: 0, control: 'bot', key: `bot-${Math.random().toString(36).slice(2)}` });
    await fetch(`/api/matches/${location.pathname.split('/')[2]}/takeover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  });
  await expect.poll(() => page.evaluate(() => (window as unknown as Dreaming).sleeper.slept()), { timeout: 60_000 }).toBeGreaterThan(60);
  const before = Number(await page.locator('[data-at]').getAttribute('data-at'));
  await page.evaluate(() => (window as unknown as Dreaming).sleeper.wake());
  await expect.poll(async () => Number(await page.locator('[data-at]').getAttribute('data-at')), SOON).toBeGreaterThan(before + 60);
  // The long log shows its end, also when the window gets lower; whoever has gone up stays there. No new line comes to help.
  await page.evaluate(() => (window as unknown as Dreaming).sleeper.sleep());
  const log = page.locator('[role="log"]');
  const below = () => log.evaluate((one) => Math.round(one.scrollHeight - one.scrollTop - one.clientHeight));
  expect(await log.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(400);
  await expect.poll(below).toBeLessThan(2);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(below).toBeLessThan(2);
  await log.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(below).toBeGreaterThan(100);
  await page.setViewportSize(DESKTOP);
  await page.waitForTimeout(200);
  expect(await below()).toBeGreaterThan(48);
  expect(eve.troubles).toEqual([]);
  await eve.leave();
});

/** A table against so many less one bots, opened from the page as its own code would. */
async function sitAt(page: Page, game: string, seats: number): Promise<void> {
  const id = await page.evaluate(
    async ([name, many]) => {
      const post = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await post('/api/me', { name: 'Eve' });
      const bots = Array.from({ length: many - 1 }, () => ({ kind: 'bot', level: 'easy' }));
      const wish = { key: `table-${Math.random().toString(36).slice(2)}`, game: name, seats: [{ kind: 'me' }, ...bots] };
      return ((await post('/api/matches', wish)) as { id: string }).id;
    },
    [game, seats] as const,
  );
  await page.goto(`${new URL(page.url()).origin}/m/${id}`);
  await page.locator(`[data-table="${game}"]`).waitFor();
}
