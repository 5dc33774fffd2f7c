import { expect, test } from 'vitest';
import { startBots } from '../bots/pool.ts';
import { FairQueue, type Waiting } from '../bots/queue.ts';
import { type Line, Turns } from '../bots/turns.ts';
import { configFrom } from '../config.ts';
import { gamesModule } from './kit.ts';

const nothing = (): void => undefined;
/** `address/person/match`, or without the match. */
const claim = (name: string, more: Partial<Waiting> = {}): Waiting => {
  const [address, person, match = 'm'] = name.split('/');
  return { address, person: `${address}/${person}`, match, due: 0, until: Number.POSITIVE_INFINITY, run: nothing, fail: nothing, ...more };
};
const nameOf = ({ person, match }: Waiting): string => `${person}/${match}`;

test('addresses take turns in the queue, so do the people of each, and the matches of each of them', () => {
  const queue = new FairQueue(40);
  const wanted = ['a/x/1', 'a/x/1', 'a/x/2', 'a/y/1', 'a/z/1', 'b/u/1', 'b/u/2', 'c/v/1'];
  for (const name of wanted) queue.add(claim(name));
  expect([...queue.addresses()]).toEqual(['a', 'b', 'c']);
  expect(queue.peopleAt('a')).toBe(3);
  const taken = Array.from({ length: 8 }, () => nameOf(queue.take() as Waiting));
  expect(taken).toEqual(['a/x/1', 'b/u/1', 'c/v/1', 'a/y/1', 'b/u/2', 'a/z/1', 'a/x/2', 'a/x/1']);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});

test('whoever has used less comes first, but nobody saves up more than a little', () => {
  const queue = new FairQueue(400);
  const take = (many: number, cost: number): string =>
    Array.from({ length: many }, () => {
      const { address } = queue.take() as Waiting;
      queue.charge(address, cost);
      return address;
    }).join('');
  for (let i = 0; i < 100; i++) for (const name of ['a/x', 'b/x', 'c/x']) queue.add(claim(name, { match: `${i}` }));
  expect(take(30, 100)).toMatch(/^(abc){10}$/);
  // Somebody who asks now and then does not wait for a whole round.
  queue.add(claim('d/x'));
  expect(take(1, 10)).toBe('d');
  // A thousand milliseconds behind, and yet only a few thoughts before the others.
  for (let i = 0; i < 10; i++) queue.add(claim('e/x', { match: `${i}` }));
  expect(take(6, 99)).toMatch(/^eee?e?[abc]/);
});

test('nobody heaps up more than a quarter, and a full queue makes room for whoever has less in it', () => {
  const queue = new FairQueue(40);
  for (let i = 0; i < 10; i++) queue.add(claim('greedy/one', { match: `${i}` }));
  expect(queue.isFull(claim('greedy/one'))).toBe(true);
  expect(queue.isFull(claim('greedy/two'))).toBe(false);
  for (let i = 0; i < 30; i++) expect(queue.add(claim(`greedy/${i % 15}`, { match: `${i}` }))).toBeUndefined();
  expect(queue.size).toBe(40);
  expect(queue.isFull(claim('greedy/fresh'))).toBe(true);
  expect(queue.isFull(claim('home/ann'))).toBe(false);
  // Of the one who has most there.
  expect(nameOf(queue.add(claim('home/ann')) as Waiting)).toBe('greedy/one/9');
  expect(queue.size).toBe(40);
  queue.take();
  expect(nameOf(queue.take() as Waiting)).toBe('home/ann/m');
  const level = new FairQueue(4);
  for (let i = 0; i < 4; i++) level.add(claim(`a${i}/p`));
  expect(level.isFull(claim('other/p'))).toBe(true);
});

/** One thread that thinks for whoever is next. Each thought takes `full`, or ends soon after it is stopped. */
function workshop(threads = 1) {
  const turns = new Turns(threads, 400);
  let now = 0;
  const running: { name: string; begun: number; end: number; thought: ReturnType<Turns['begins']> }[] = [];
  const done: { name: string; took: number; at: number }[] = [];
  const lengths = new Map<string, number>();
  let changed = false;
  const ask = (line: Line, name: string, within: number, full: number): void => {
    changed = true;
    lengths.set(name, full);
    turns.line(line).add(claim(name, { due: now + within }));
  };
  const step = (): void => {
    if (!changed && running.every(({ end }) => end > now)) return;
    changed = false;
    for (const one of running.filter(({ end }) => end <= now)) {
      running.splice(running.indexOf(one), 1);
      done.push({ name: one.name, took: now - one.begun, at: now });
      turns.ends(one.thought, now);
    }
    while (turns.hasRoom) {
      const turn = turns.take(now);
      if (turn === undefined) break;
      const name = nameOf(turn.waiting);
      const one = { name, begun: now, end: now + (lengths.get(name) ?? 0) } as (typeof running)[number];
      const limit = (ms: number): void => {
        if (turn.line !== 'steady') one.end = Math.min(one.begun + (lengths.get(name) ?? 0), Math.max(now + 1, Math.ceil(one.begun + ms)));
      };
      one.thought = turns.begins(turn.waiting, turn.line, now, limit);
      running.push(one);
    }
    turns.hurry();
  };
  return {
    ask,
    done,
    run: (ms: number, each: () => void = nothing): void => {
      for (const end = now + ms; now < end; now++) {
        each();
        step();
      }
    },
    get now() {
      return now;
    },
    took: (name: string): number[] => done.filter((one) => one.name === name).map(({ took }) => took),
  };
}

test('what nobody waits for ends at once when somebody waits at a table, and goes on afterwards', () => {
  const shop = workshop();
  shop.ask('leisure', 'a/bots/1', 0, 3000);
  shop.run(100);
  shop.ask('leisure', 'a/bots/2', 0, 3000);
  shop.ask('table', 'b/ann/m', 500, 400);
  shop.run(4000);
  expect(shop.done.map(({ name, took }) => `${name} ${took}`)).toEqual(['a/bots/1 101', 'b/ann/m 400', 'a/bots/2 3000']);
});

test('a thought lasts as long as whoever waits can still be in time; later they share a round', () => {
  const shop = workshop();
  shop.ask('table', 'a/ann/m', 3100, 3000);
  shop.run(500);
  shop.ask('table', 'b/bob/m', 3100, 3000);
  shop.run(6000);
  // Half of the time until Bob wants his answer; then Bob has the rest for himself.
  expect(shop.took('a/ann/m')).toEqual([1800]);
  expect(shop.took('b/bob/m')).toEqual([1770]);
  // With two threads nobody has to hurry.
  const two = workshop(2);
  two.ask('table', 'a/ann/m', 3100, 3000);
  two.ask('table', 'b/bob/m', 3100, 3000);
  two.run(4000);
  expect(two.done.map(({ took }) => took)).toEqual([3000, 3000]);
});

for (const addresses of [4, 40])
  test(`two hundred identities at ${addresses} addresses that always want something leave somebody else's bot in time`, () => {
    const shop = workshop();
    const hostile = (name: string): void => shop.ask('table', name, 3100, 3000);
    for (let i = 0; i < 200; i++) hostile(`h${i % addresses}/p${i}/m`);
    const late: number[] = [];
    let asked: { due: number } | null = null;
    shop.run(60_000, () => {
      for (const { name } of shop.done.splice(0)) {
        if (name !== 'home/ann/m') hostile(name);
        else if (asked !== null) {
          late.push(shop.now - asked.due);
          asked = null;
        }
      }
      if (asked !== null || shop.now % 700 !== 0) return;
      asked = { due: shop.now + 550 };
      shop.ask('table', 'home/ann/m', 550, 400);
    });
    expect(late.length).toBeGreaterThan(50);
    expect(Math.max(...late)).toBeLessThan(500);
  });

test('whoever should have answered by now and has not had a turn answers with hardly a thought', () => {
  const shop = workshop();
  shop.ask('steady', 's/p/m', 400, 390);
  shop.run(5);
  shop.ask('table', 'a/ann/m', 400, 400);
  shop.run(450);
  expect(shop.done.map(({ name, took }) => `${name} ${took}`)).toEqual(['s/p/m 390', 'a/ann/m 5']);
  // There is some time left: it is used.
  shop.ask('steady', 's/p/m', 400, 150);
  shop.run(3000);
  shop.done.length = 0;
  shop.ask('steady', 's/p/m', 400, 150);
  shop.ask('table', 'a/ann/m', 400, 400);
  shop.run(500);
  expect(shop.took('a/ann/m')).toEqual([220]);
});

test('the people of one address share its part of a round, and leave others theirs', () => {
  const shop = workshop();
  for (let i = 0; i < 50; i++) shop.ask('table', `h/p${i}/m`, 3000, 3000);
  shop.ask('table', 'home/ann/m', 600, 400);
  shop.run(400);
  const [hostile, ann] = [shop.took('h/p0/m')[0], shop.took('home/ann/m')[0]];
  expect(hostile).toBeLessThan(80);
  expect(ann).toBeGreaterThan(200);
});

test('thoughts that cannot be cut short have their turn, but do not hold everybody up', () => {
  const shop = workshop();
  for (let i = 0; i < 20; i++) shop.ask('steady', `s${i}/p/m`, 400, 300);
  for (let i = 0; i < 400; i++) shop.ask('table', `t/p${i % 4}/${i}`, 10_000, 50);
  shop.run(6000);
  const of = (letter: string): number => shop.done.filter(({ name }) => name.startsWith(letter)).reduce((sum, { took }) => sum + took, 0);
  expect(of('s')).toBeGreaterThan(900);
  expect(of('t')).toBeGreaterThan(3.5 * of('s'));
});

test('a crowd of identities at one address has the turns of one, also where only somebody else at the table is known', async () => {
  const known = (person: string): string | undefined => (person.startsWith('of-') ? person.slice(3, 4) : undefined);
  const bots = startBots({ ...configFrom({}), botThreads: 1, botQueue: 40, gamesModule }, known);
  const order: string[] = [];
  // Nobody knows that game, so each turn ends at once.
  const job = { game: 'nowhere', header: { seats: 2 }, seat: 0, level: 'random', budgetMs: 1, seed: 1 } as unknown as Parameters<
    typeof bots.choose
  >[0];
  const asks = (person: string, others: readonly string[] = []): Promise<unknown> =>
    bots.choose(job, { person, others, match: person, within: 60_000 }).catch(() => order.push(person));
  const crowd = ['of-a1', 'of-a2', 'of-a3', 'of-a4'].map((person) => asks(person));
  await Promise.all([...crowd, asks('of-b1'), asks('stranger', ['of-a5']), asks('nobody', ['no-one', 'of-c1'])]);
  expect(order.slice(0, 3)).toEqual(['of-a1', 'of-b1', 'nobody']);
  await bots.close();
});
