import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { below, fastRng, type Game } from '#engine';
import { rickshank } from '#games/rickshank/index.ts';
import { audit } from '../cluster/audit.ts';
import { type ClusterNode, startNode } from '../cluster/node.ts';
import { Person, plays, type Trial, table, untilAllGoOn } from '../cluster/trial.ts';
import type { ErrorReply } from '../schema.ts';
import { openPlace } from '../store/place.ts';
import type { Store } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';
import type { Ledger } from './fixtures/ledger.ts';
import { canary } from './games.ts';
import { freshKey, Guest, waitFor } from './kit.ts';

/** Three nodes of an earlier commit are replaced by those of today, one after the other, while people play: see fixtures/README.md. */

const COMMIT = '6a93e6e';
const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${COMMIT}/${name}`, import.meta.url));
const postgres = databases();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The server of that commit as it was, with the packages of today. */
function serverOfThen(): { readonly main: string; readonly games: string } {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-then-'));
  folders.push(folder);
  const files = JSON.parse(brotliDecompressSync(fixture('code.json.br')).toString()) as { [path: string]: string };
  const add = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) add(path, text);
  add('server/test/upgrade-games.ts', readFileSync(join(import.meta.dirname, 'upgrade-games.ts'), 'utf8'));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'), 'junction');
  return { main: join(folder, 'server/main.ts'), games: join(folder, 'server/test/upgrade-games.ts') };
}

let stores = 0;

/** A database of its own each time, since the test may be run once more. */
async function storeOfThen(): Promise<string> {
  const url = await postgres.urlFor(`upgrade-${process.pid}-${stores++}`);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(gunzipSync(fixture('postgres.sql.gz')).toString());
  await client.end();
  return url;
}

/** Everything that was acknowledged in these matches is there, once. */
async function held(store: Store, { acknowledged, broken }: Trial, id: string): Promise<void> {
  const given = (await store.journal(id)).flatMap(({ entry }) =>
    entry.kind === 'answer' && entry.by === undefined ? [`${entry.n}/${entry.seat}`] : [],
  );
  for (const { n, seat } of acknowledged.filter((one) => one.match === id))
    if (given.filter((one) => one === `${n}/${seat}`).length !== 1) broken.push(`${id}: ${n}/${seat} was acknowledged`);
  if (new Set(given).size !== given.length) broken.push(`${id}: an answer counts twice`);
}

const said: string[] = [];

test.skipIf(noPostgres !== null)(
  `nodes of ${COMMIT} are replaced one after the other while people play: nothing acknowledged is lost or counts twice, no match is played by two sets of rules${noPostgres === null ? '' : ` (left out: ${noPostgres})`}`,
  async () => {
    const url = await storeOfThen();
    const then = serverOfThen();
    const env = (port: number, gamesModule: string): { [name: string]: string } => ({
      PORT: `${port}`,
      DATABASE_URL: url,
      COOKIE_SECRET: 'secret of the tests',
      RATE_LIMIT: '0',
      BOT_THREADS: '1',
      BOT_PAUSE_MS: '0',
      BOT_BUDGET_MS: '20',
      GAMES_MODULE: gamesModule,
    });
    const nodes: ClusterNode[] = await Promise.all([0, 1, 2].map(() => startNode(env(0, then.games), then.main)));
    let turn = 0;
    const somewhere = (): string => nodes[turn++ % nodes.length].url;
    const trialOf = (game: Game, tables: number, options = {}): Trial => ({
      settings: { nodes: 3, tables, faults: 0, frozenMs: 0, seed: tables, game, options, say: (text) => said.push(text) },
      people: Array.from({ length: tables * 2 }, () => new Person(somewhere)),
      acknowledged: [],
      seen: [],
      broken: [],
      key: freshKey,
      updates: 0,
      finished: 0,
      over: false,
    });
    const steady = trialOf(canary as never, 3, { length: '100000' });
    const changed = trialOf(rickshank as never, 1);
    try {
      const ledger = (JSON.parse(fixture('ledger.json').toString()) as Ledger).postgres;
      const kept = ledger.matches.find((one) => one.game === 'rickshank' && one.status === 'playing' && one.checkpoint);
      if (kept === undefined) throw new Error('no running match of Rickshank was kept');
      const playing = [
        ...[0, 1, 2].map((i) => table(steady, i)),
        ...kept.seats.flatMap(({ kind, name }, seat) => {
          const cookie = kind === 'human' ? ledger.people.find((one) => one.name === name)?.cookie : undefined;
          return cookie === undefined ? [] : [plays(changed, Person.known(somewhere, cookie), kept.id, seat, fastRng(seat))];
        }),
      ].map((one) => one.catch((error: unknown) => void steady.broken.push(String(error))));
      /** Who waits in vain says what went wrong meanwhile, and how the kept match stands. */
      const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
        await waitFor(isSo, 60_000).catch(async () =>
          expect.fail([...said, ...steady.broken, ...changed.broken, await standing()].join('\n')),
        );
      };
      const standing = async (): Promise<string> => {
        const told = await Promise.all(
          nodes.map(async ({ url }) => {
            const response = await fetch(`${url}/api/matches/${kept.id}`, { headers: { cookie: ledger.people[0].cookie } });
            return `${response.status} ${(await response.text()).slice(0, 1500)}`;
          }),
        );
        return told.join('\n');
      };
      const more = async (trial: Trial, many: number): Promise<void> => {
        const from = trial.acknowledged.length;
        await until(() => trial.acknowledged.length >= from + many);
      };
      await more(steady, 15);
      await more(changed, 1);

      for (const i of [0, 1, 2]) {
        said.push(`node ${i} is replaced after ${steady.acknowledged.length} and ${changed.acknowledged.length} answers`);
        const before = changed.acknowledged.length;
        await nodes[i].end('SIGTERM');
        nodes[i] = await startNode(env(nodes[i].port, join(import.meta.dirname, 'upgrade-games.ts')));
        await more(steady, 10);
        // Whom a new node turns away, an elder serves, as long as there is one.
        if (i < 2) await until(async () => changed.acknowledged.length > before || (await isOver(url, kept.id)));
        if (i === 0) await besideElders(nodes[0].url, nodes[1].url, kept.id, ledger.people[0].cookie, url);
      }
      // Alone with their rules, the new ones go on with it.
      const after = changed.acknowledged.length;
      await until(async () => changed.acknowledged.length > after || (await isOver(url, kept.id)));
      const { store } = await openPlace(url);
      const ids = [...new Set(steady.acknowledged.map((one) => one.match))];
      await untilAllGoOn(steady, store, ids);
      steady.over = true;
      changed.over = true;
      await Promise.all(playing);
      await audit(canary as never, store, ids, steady.acknowledged, steady.seen, steady.broken);
      await held(store, changed, kept.id);
      expect(await store.elders.know('rickshank')).toBe(false);
      await store.close();
    } finally {
      steady.over = true;
      changed.over = true;
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    }
    const broken = [...steady.broken, ...changed.broken];
    expect(broken.length === 0 ? [] : [...said, ...broken]).toEqual([]);
  },
  240_000,
);

async function isOver(url: string, id: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ status: string }>('SELECT status FROM matches WHERE id = $1', [id]);
  await client.end();
  return rows[0].status === 'finished';
}

/** What a node of today and one of then make of each other's matches of a game whose rules have changed. */
async function besideElders(today: string, then: string, theirs: string, cookie: string, url: string): Promise<void> {
  const code = async (response: Response): Promise<[number, string]> => [response.status, ((await response.json()) as ErrorReply).code];
  expect(await code(await fetch(`${today}/api/matches/${theirs}`))).toEqual([503, 'closing']);
  expect((await fetch(`${then}/api/matches/${theirs}`)).status).toBe(200);

  const ann = Object.assign(new Guest(today), { cookie });
  const id = await ann.create({ game: 'rickshank', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const chance = fastRng(1);
  let last = '';
  const isLong = async (): Promise<boolean> => {
    const { view, at } = await ann.state(id);
    const decision = view?.decision ?? null;
    if (decision !== null && decision.mine !== null) {
      const { options, min } = decision.mine;
      const first = below(chance, Math.max(1, options.length));
      const { status, text } = await ann.act(id, 'answer', {
        n: decision.n,
        picks: Array.from({ length: min }, (_, i) => (first + i) % options.length),
      });
      last = `entry ${at}, decision ${decision.n}: ${status} ${text.slice(0, 200)}`;
    }
    return at > 45;
  };
  await waitFor(isLong, 180_000).catch(() => expect.fail(last));
  // However long it is, nothing is kept that an elder could take it up from.
  const there = Object.assign(new Guest(then), { cookie });
  expect((await there.state(id)).view).toBeNull();
  expect((await there.act(id, 'answer', { n: 0, picks: [] })).body.code).toBe('old-rules');
  const client = new pg.Client(url);
  await client.connect();
  expect((await client.query('SELECT 1 FROM checkpoints WHERE match = $1', [id])).rows).toEqual([]);
  await client.end();
}
