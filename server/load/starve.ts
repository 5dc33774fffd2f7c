import { below, type Entry, type Game, isWindow, Match } from '#engine';
import { configFrom } from '../config.ts';
import { openKeys } from '../keys.ts';
import { openDays } from '../lobby/day.ts';
import { headerOf } from '../match/checkpoints.ts';
import { duties, type Timing } from '../match/clock.ts';
import type { UpdateMessage } from '../schema.ts';
import { openPlace } from '../store/place.ts';
import type { JournalRow, MatchRow } from '../store/types.ts';
import { key, Line, rng } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { percentile } from './parts.ts';

/**
 * Whether a crowd of identities can take the bots away from others. One thread thinks for all. Half of the crowd watches tables of bots of the strongest
 * level, the other half plays against such bots and answers at once. Others play at their own pace; the journals of their matches tell how late bots
 * were past their due moment, and how often one passed in a window because it was late.
 */

export interface StarveOptions extends LoadWish {
  readonly identities: number;
  readonly addresses: number;
}

export interface StarveFigures {
  readonly identities: number;
  readonly addresses: number;
  /** Answers of the others' bots, and how late they were. */
  readonly answers: number;
  readonly lateMs: { readonly p50: number; readonly p95: number; readonly most: number };
  readonly windows: number;
  readonly lateInWindows: number;
  /** Answers of bots at the tables of the crowd. */
  readonly crowd: number;
}

const BOTS = 2;
const TABLES = 2;
const THOUGHT_MS = 700;
/** So many of the crowd come at a time. */
const TOGETHER = 20;

type Seat = { readonly kind: string; readonly level?: string };
const robots = (many: number, level: string): Seat[] => Array.from({ length: many }, () => ({ kind: 'bot', level }));

/** Somebody with an address, at tables. */
class Player {
  readonly line: Line;
  private readonly tables: { destroy(): void }[] = [];

  constructor(port: number, address: string) {
    this.line = new Line(port, address);
  }

  /** One request after the other on the line. */
  private tail: Promise<unknown> = Promise.resolve();

  post(path: string, body: object): Promise<{ readonly body: string }> {
    const reply = this.tail.then(() => this.line.post(path, body));
    this.tail = reply;
    return reply;
  }

  async open(game: Game, seats: readonly Seat[], more: object = {}): Promise<string | null> {
    const { body } = await this.post('/api/matches', { key: key(), game: game.id, seats, ...more });
    return (JSON.parse(body) as { id?: string }).id ?? null;
  }

  hear(id: string, hear: (update: UpdateMessage) => void): void {
    const listening = this.line.listen(id, (event, data) => {
      if (event === 'update') hear(JSON.parse(data) as UpdateMessage);
    });
    this.tables.push(listening);
  }

  /** Answers whatever is asked, after a while. */
  play(id: string, thought: number): void {
    this.hear(id, ({ state: { view } }) => {
      const mine = view?.decision?.mine ?? null;
      if (mine === null || view?.decision === null || view?.decision === undefined) return;
      const left = mine.options.map((_, i) => i);
      const picks: number[] = [];
      while (picks.length < mine.min) picks.push(left.splice(below(rng, left.length), 1)[0]);
      const answer = { key: key(), n: view.decision.n, picks };
      setTimeout(() => void this.post(`/api/matches/${id}/answer`, answer), thought);
    });
  }

  close(): void {
    for (const one of this.tables) one.destroy();
    this.line.close();
  }
}

/** By journal: how late each answer of a bot was, and what happened in windows. */
function latenessIn(
  game: Game,
  row: MatchRow,
  journal: readonly JournalRow[],
  timing: Timing,
): { late: number[]; windows: number; missed: number } {
  const match = Match.start(game, headerOf(row));
  const times: number[] = [];
  const found = { late: [] as number[], windows: 0, missed: 0 };
  const isBots = (entry: Entry): entry is Entry & { kind: 'answer' | 'time-out' } =>
    (entry.kind === 'answer' || entry.kind === 'time-out') && row.seats[entry.seat]?.kind === 'bot';
  for (const { entry, at } of journal) {
    if (isBots(entry)) {
      const facts = { row: { ...row, status: 'playing' as const }, match, times };
      const due = duties(facts, timing).find(({ kind, seat }) => kind === 'bot' && seat === entry.seat)?.at;
      if (due !== undefined) found.late.push(Math.max(0, at - due));
      if (isWindow(match.open)) found.windows++;
      if (entry.kind === 'time-out') found.missed++;
    }
    match.apply(entry.kind === 'answer' ? { ...entry, n: match.n } : entry);
    times.push(at);
  }
  return found;
}

/** People whom the crowd concerns: one alone against bots, and two with a bot between them. */
async function others(port: number, game: Game): Promise<{ players: Player[]; ids: string[] }> {
  const players = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => new Player(port, address));
  for (const { line } of players) await line.introduce();
  const [ann, bob, cid] = players;
  const alone = await ann.open(game, [{ kind: 'me' }, ...robots(BOTS, 'normal')]);
  const together = await bob.open(game, [{ kind: 'me' }, { kind: 'open' }, ...robots(1, 'normal')]);
  if (alone === null || together === null) throw new Error('no table for the others');
  await cid.post(`/api/matches/${together}/join`, { key: key() });
  await bob.post(`/api/matches/${together}/start`, { key: key() });
  ann.play(alone, THOUGHT_MS);
  for (const one of [bob, cid]) one.play(together, THOUGHT_MS);
  return { players, ids: [alone, together] };
}

/** The first thought of a server takes longer: it has to load what bots know. */
async function warmUp(port: number, game: Game): Promise<void> {
  const one = new Player(port, '192.0.2.1');
  await one.line.introduce();
  const id = await one.open(game, robots(Math.max(2, game.seats.min), 'normal'));
  let heard = 0;
  if (id !== null)
    await new Promise<void>((resolve) => {
      one.hear(id, () => {
        if (++heard > 4) resolve();
      });
    });
  one.close();
}

async function crowd(port: number, game: Game, { identities, addresses }: StarveOptions): Promise<{ players: Player[]; ids: string[] }> {
  const players: Player[] = [];
  const ids: string[] = [];
  const comes = async (i: number): Promise<void> => {
    const one = new Player(port, `198.51.100.${i % addresses}`);
    players.push(one);
    await one.line.introduce();
    for (let table = 0; table < TABLES; table++) {
      const plays = table === 0 && i % (2 * addresses) < addresses;
      const id = await one.open(game, [...(plays ? [{ kind: 'me' }] : robots(1, 'expert')), ...robots(BOTS, 'expert')]);
      if (id === null) continue;
      ids.push(id);
      if (plays) one.play(id, 0);
      else one.hear(id, () => undefined);
    }
  };
  for (let i = 0; i < identities; i += TOGETHER)
    await Promise.all(Array.from({ length: Math.min(TOGETHER, identities - i) }, (_, k) => comes(i + k)));
  return { players, ids };
}

export async function measureStarving(options: StarveOptions): Promise<StarveFigures> {
  const { say, seconds, identities, addresses } = options;
  const house = await houseUnderLoad(options, { TRUST_PROXY: '1', BOT_THREADS: '1' });
  const { game, server } = house;
  await warmUp(server.port, game);
  const hostile = await crowd(server.port, game, options);
  const honest = await others(server.port, game);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const one of [...hostile.players, ...honest.players]) one.close();
  await house.stop();
  const place = await openPlace(house.database ?? house.folder);
  const { store } = place;
  const config = configFrom({ BOT_THREADS: '1' });
  const days = await openDays(store, config, () => undefined);
  const timing = { config, keys: await openKeys(store, await place.secret(), days) };
  const late: number[] = [];
  let [windows, missed, theirs] = [0, 0, 0];
  for (const id of honest.ids) {
    const found = await store.whole(id);
    if (found === null) continue;
    const seen = latenessIn(game, found.row, found.journal, timing);
    late.push(...seen.late);
    windows += seen.windows;
    missed += seen.missed;
  }
  for (const id of hostile.ids)
    theirs += (await store.journal(id)).filter(({ entry }) => entry.kind === 'answer' && entry.by === 'bot').length;
  await store.close();
  await house.remove();
  const lateMs = { p50: percentile(late, 0.5), p95: percentile(late, 0.95), most: Math.max(0, ...late) };
  say(
    `${identities} identities at ${addresses} addresses took ${theirs} answers of bots; others' bots gave ${late.length}: late by p50 ${lateMs.p50} ms, p95 ${lateMs.p95} ms, at most ${lateMs.most} ms; ${windows} in windows, ${missed} of them too late`,
  );
  return { identities, addresses, answers: late.length, lateMs, windows, lateInWindows: missed, crowd: theirs };
}
