import { setTimeout as sleep } from 'node:timers/promises';
import { below, canonical, fastRng, type Game, type Options, type Rng } from '#engine';
import type { MatchState, StateReply } from '../schema.ts';
import { type LocalPostgres, startLocalPostgres } from '../store/postgres/local.ts';
import { openPostgres } from '../store/postgres/open.ts';
import type { Store } from '../store/types.ts';
import { type Acknowledged, audit, type Seen } from './audit.ts';
import { type ClusterNode, startNode } from './node.ts';
import { layWire } from './wire.ts';

/**
 * Several nodes on one database, and everything that can happen to them, while people play on through whichever node answers. In the end the store is
 * held against what the clients were promised. Nothing acknowledged is lost, nothing counts twice, and no match is stuck. Nobody was shown what the engine would
 * not have shown to that seat at that moment.
 */

export interface TrialSettings {
  readonly nodes: number;
  readonly tables: number;
  /** So many mishaps, or those that come in so many minutes. */
  readonly faults: number;
  readonly minutes?: number;
  /** How long a frozen node stays frozen. */
  readonly frozenMs: number;
  readonly seed: number;
  readonly game: Game;
  readonly options?: Options;
  /** Where the nodes find their games, if not in the registry. */
  readonly gamesModule?: string;
  readonly say: (text: string) => void;
}

export interface TrialReport {
  readonly faults: { readonly [kind: string]: number };
  readonly acknowledged: number;
  readonly repeated: number;
  readonly viewsCompared: number;
  readonly updatesHeard: number;
  readonly matches: number;
  /** Tables that came to their end and were replaced by new ones. */
  readonly finished: number;
  /** What did not hold; empty if all is well. */
  readonly broken: readonly string[];
}

const FAULTS = ['kill', 'freeze', 'cut', 'deaf', 'restart'] as const;
/**
 * Whoever is turned away comes again for this long. Nodes of today turn people away at once while an earlier one is about, so a number of tries is soon used
 * up; under load an earlier one takes ten seconds to end, and counts as alive for fifteen more.
 */
const PATIENCE_MS = 90_000;
/** With a tenth of a second between them: some forty seconds. */
const MOST_ROUNDS = 400;

/** The address of some node, another one each time. */
type Somewhere = () => string;

/** A person who does not care which node answers, and asks again until one does. */
export class Person {
  private readonly somewhere: Somewhere;
  private cookie = '';
  repeated = 0;

  constructor(somewhere: Somewhere) {
    this.somewhere = somewhere;
  }

  /** Somebody who has been here before. */
  static known(somewhere: Somewhere, cookie: string): Person {
    const person = new Person(somewhere);
    person.cookie = cookie;
    return person;
  }

  async send(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const begun = performance.now();
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetch(`${this.somewhere()}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(3000),
        });
        const text = await response.text();
        // The node is in trouble, not the request.
        if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
        const told = JSON.parse(text) as { readonly code?: string };
        // So is it where two of its turns got in each other's way.
        if (told.code === 'busy') throw new Error('busy');
        this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
        if (attempt > 0) this.repeated++;
        return { status: response.status, body: told };
      } catch (error) {
        if (performance.now() - begun > PATIENCE_MS) throw error;
        await sleep(40);
      }
    }
  }

  async state(id: string): Promise<MatchState> {
    return ((await this.send(`/api/matches/${id}`)).body as StateReply).state;
  }

  /** Listens through some node and comes back when cut off; told are the bounds of each update. */
  async listen(id: string, hear: (from: number, to: number) => void, isOver: () => boolean): Promise<void> {
    let last: number | null = null;
    while (!isOver()) {
      const patience = new AbortController();
      let timer = setTimeout(() => patience.abort(), 20_000);
      try {
        const response = await fetch(`${this.somewhere()}/api/matches/${id}/events`, {
          headers: { cookie: this.cookie, ...(last === null ? {} : { 'last-event-id': `${last}` }) },
          signal: patience.signal,
        });
        if (response.body === null || response.status !== 200) throw new Error(`stream ${response.status}`);
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of response.body) {
          clearTimeout(timer);
          // A frozen node says nothing, and nothing tells so: who hears nothing for long asks elsewhere, as browsers do.
          timer = setTimeout(() => patience.abort(), 20_000);
          rest += decoder.decode(chunk, { stream: true });
          const blocks = rest.split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const data = /^data: (.*)$/m.exec(block)?.[1];
            if (data === undefined || !block.includes('event: update')) continue;
            const { from, to } = JSON.parse(data) as { from: number; to: number };
            hear(from, to);
            last = to;
          }
          if (isOver()) patience.abort();
        }
      } catch {
        await sleep(50);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}

/** What the people of a trial share, and what they have noted. */
export interface Trial {
  readonly settings: TrialSettings;
  readonly people: readonly Person[];
  readonly acknowledged: Acknowledged[];
  readonly seen: Seen[];
  readonly broken: string[];
  readonly key: () => string;
  updates: number;
  finished: number;
  over: boolean;
}

/** What is harmed. */
interface Cluster {
  readonly database: LocalPostgres;
  readonly wire: Awaited<ReturnType<typeof layWire>>;
  readonly nodes: ClusterNode[];
  readonly env: (port: number) => { readonly [name: string]: string };
  readonly frozenMs: number;
}

async function startCluster(settings: TrialSettings): Promise<Cluster> {
  const database = await startLocalPostgres();
  const wire = await layWire(database.port);
  const url = database.url.replace(`:${database.port}/`, `:${wire.port}/`);
  const env = (port: number): { [name: string]: string } => ({
    PORT: `${port}`,
    DATABASE_URL: url,
    RATE_LIMIT: '0',
    BOT_THREADS: '1',
    BOT_PAUSE_MS: '0',
    BOT_BUDGET_MS: '20',
    ...(settings.gamesModule === undefined ? {} : { GAMES_MODULE: settings.gamesModule }),
  });
  // All start at once, on a database without a single table.
  const nodes = await Promise.all(Array.from({ length: settings.nodes }, () => startNode(env(0))));
  settings.say(`${nodes.length} nodes are up`);
  return { database, wire, nodes, env, frozenMs: settings.frozenMs };
}

async function stopCluster({ database, wire, nodes }: Cluster): Promise<void> {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  await wire.close();
  await database.close();
}

/** Somebody who answers at random until the match or the trial is over. Notes what was acknowledged and shown. */
export async function plays(trial: Trial, me: Person, id: string, seat: number, chance: Rng): Promise<void> {
  while (!trial.over) {
    const { view, at, meta } = await me.state(id);
    if (meta.status === 'finished') return;
    const decision = view?.decision ?? null;
    if (view === null || decision === null || decision.mine === null) {
      await sleep(15);
      continue;
    }
    // In a window it does not show who has passed, so the number of entries is not told.
    if (decision.mode === 'one' && below(chance, 4) === 0) trial.seen.push({ match: id, seat, at: at - 1, view: canonical(view) });
    const { options, min } = decision.mine;
    const first = below(chance, Math.max(1, options.length));
    const picks = Array.from({ length: min }, (_, i) => (first + i) % options.length);
    const { status, body } = await me.send(`/api/matches/${id}/answer`, { key: trial.key(), n: decision.n, picks });
    if (status === 200) trial.acknowledged.push({ match: id, n: decision.n, seat, picks, by: trial.people.indexOf(me) });
    else if (status !== 409) trial.broken.push(`an answer was met with ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  }
}

/** Two people and a bot open a table and start. */
async function seated(trial: Trial, ann: Person, bob: Person): Promise<string> {
  const { game, options = {} } = trial.settings;
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...(game.seats.max > 2 ? [{ kind: 'bot', level: 'random' }] : [])];
  const made = await ann.send('/api/matches', { key: trial.key(), game: game.id, seats, options });
  const { id } = made.body as { id: string };
  await bob.send(`/api/matches/${id}/join`, { key: trial.key(), seat: 1 });
  await ann.send(`/api/matches/${id}/start`, { key: trial.key() });
  return id;
}

/** Two people who play one match after the other, so that nobody idles before the trial is over. */
export async function table(trial: Trial, i: number): Promise<void> {
  const [ann, bob] = [trial.people[2 * i], trial.people[2 * i + 1]];
  await ann.send('/api/me', { name: `A${i}` });
  await bob.send('/api/me', { name: `B${i}` });
  const [annsLuck, bobsLuck] = [0, 1].map((seat) => fastRng(trial.settings.seed * 1000 + 2 * i + seat));
  const listening: Promise<void>[] = [];
  while (!trial.over) {
    const id = await seated(trial, ann, bob);
    let isFinished = false;
    let last: number | null = null;
    const hear = (from: number, to: number): void => {
      trial.updates++;
      if (last !== null && from > last) trial.broken.push(`${id}: a stream jumps from ${last} to ${from}`);
      last = Math.max(last ?? 0, to);
    };
    listening.push(ann.listen(id, hear, () => trial.over || isFinished));
    await Promise.all([plays(trial, ann, id, 0, annsLuck), plays(trial, bob, id, 1, bobsLuck)]);
    isFinished = true;
    if (!trial.over) trial.finished++;
  }
  await Promise.all(listening);
}

/** One mishap. */
async function harm({ nodes, wire, database, env, frozenMs }: Cluster, kind: (typeof FAULTS)[number], rng: Rng): Promise<void> {
  const victim = below(rng, nodes.length);
  const node: ClusterNode = nodes[victim];
  if (kind === 'kill') {
    await node.end('SIGKILL');
    nodes[victim] = await startNode(env(node.port));
  } else if (kind === 'freeze') {
    node.process.kill('SIGSTOP');
    await sleep(frozenMs);
    node.process.kill('SIGCONT');
  } else if (kind === 'cut') wire.cut();
  else if (kind === 'restart') await database.restart();
  else {
    wire.deaf = true;
    await sleep(1500);
    wire.deaf = false;
  }
}

/** Harms the cluster again and again while people play. Gives how often each mishap came. */
async function harmAll(trial: Trial, cluster: Cluster): Promise<{ readonly [kind: string]: number }> {
  const { settings, acknowledged } = trial;
  const rng = fastRng(settings.seed);
  const faults: { [kind: string]: number } = {};
  const end = performance.now() + (settings.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  for (let i = 0; i < settings.faults && performance.now() < end && !trial.over; i++) {
    await sleep(300 + below(rng, 500));
    const kind = FAULTS[i < FAULTS.length ? i : below(rng, FAULTS.length)];
    faults[kind] = (faults[kind] ?? 0) + 1;
    settings.say(`${i + 1}: ${kind}, ${acknowledged.length} answers so far`);
    await harm(cluster, kind, rng);
  }
  return faults;
}

/** The matches that somebody has played; those that the store has lost are noted. */
export async function idsOf({ acknowledged, broken }: Trial, store: Store): Promise<string[]> {
  const found = new Set(acknowledged.map((one) => one.match));
  const known: string[] = [];
  for (const id of found) if ((await store.match(id)) !== null) known.push(id);
  if (known.length < found.size) broken.push(`${found.size - known.length} matches are gone`);
  return known;
}

/** Waits until every match has gone on or is over; those that do neither are noted. */
export async function untilAllGoOn({ broken }: Trial, store: Store, ids: readonly string[]): Promise<void> {
  const lengths = new Map<string, number>();
  for (const id of ids) lengths.set(id, (await store.position(id)).length);
  // Rounds, not the clock: whoever was asleep with the whole machine has not waited.
  for (let round = 0; ; round++) {
    const stuck: string[] = [];
    for (const id of ids) {
      const row = await store.match(id);
      if (row?.status !== 'finished' && (await store.position(id)).length <= (lengths.get(id) ?? 0)) stuck.push(id);
    }
    if (stuck.length === 0) return;
    if (round >= MOST_ROUNDS) {
      broken.push(`stuck: ${stuck.join(', ')}`);
      return;
    }
    await sleep(100);
  }
}

export async function runTrial(settings: TrialSettings): Promise<TrialReport> {
  const { say } = settings;
  const cluster = await startCluster(settings);
  let turn = 0;
  const somewhere: Somewhere = () => cluster.nodes[turn++ % cluster.nodes.length].url;
  let keys = 0;
  const people = Array.from({ length: settings.tables * 2 }, () => new Person(somewhere));
  const key = (): string => `trial-${settings.seed}-${++keys}`;
  const trial: Trial = { settings, people, acknowledged: [], seen: [], broken: [], key, updates: 0, finished: 0, over: false };
  const { acknowledged, broken, seen } = trial;

  const playing = Promise.all(Array.from({ length: settings.tables }, (_, i) => table(trial, i))).catch((error: unknown) => {
    broken.push(`a client gave up: ${String(error)}`);
    trial.over = true;
  });
  const faults = await harmAll(trial, cluster);
  say('quiet again: every match must go on');
  const store = await openPostgres(cluster.database.url);
  const before = acknowledged.length;
  await untilAllGoOn(trial, store, await idsOf(trial, store));
  say(`${acknowledged.length - before} answers since`);
  trial.over = true;
  await playing;
  // Tables that were opened meanwhile are among them.
  const ids = await idsOf(trial, store);
  // A journal that cannot even be read is what is looked for; the nodes are ended in any case.
  const viewsCompared = await audit(settings.game, store, ids, acknowledged, seen, broken).catch((error: unknown) => {
    broken.push(String(error));
    return 0;
  });
  await store.close();
  await stopCluster(cluster);
  return {
    faults,
    acknowledged: acknowledged.length,
    repeated: people.reduce((sum, one) => sum + one.repeated, 0),
    viewsCompared,
    updatesHeard: trial.updates,
    matches: ids.length,
    finished: trial.finished,
    broken,
  };
}
