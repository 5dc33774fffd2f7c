import { setTimeout as sleep } from 'node:timers/promises';
import { type Entry, fittingOptions, type Game, type Header, Match } from '#engine';
import { newMatchId, newSeed } from '../words.ts';
import { key, Line, nextAnswer } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { figuresOf, percentile } from './parts.ts';

/**
 * How late the event loop is while people ask for what is dear. That is a branch at the end of a long match, its whole course, an export of all their data, and
 * such a match that was played without the network and comes home. The requests come on a schedule that waits for nobody. Meanwhile somebody else asks for
 * something cheap, again and again.
 */

export interface DearOptions extends Omit<LoadWish, 'tables'> {
  /** So many dear requests a second. */
  readonly rate: number;
  /** So long is the match. */
  readonly entries: number;
}

export interface DearFigures {
  readonly requests: { readonly [kind in Dear]: number };
  /** Told to come again, or not answered in time. */
  readonly refused: number;
  /** How late the event loop is in 99 of 100 looks, in milliseconds. */
  readonly loopMs: { readonly idle: number; readonly dear: number };
  /** From sending to the reply. */
  readonly dearMs: { readonly p50: number; readonly p99: number };
  readonly cheapMs: { readonly p50: number; readonly p99: number };
}

type Dear = 'branch' | 'replay' | 'carry' | 'export';
/** One kind after the other; one in ten takes everything along, which a person may do once in a minute. */
const ROUND: readonly Dear[] = ['branch', 'replay', 'carry', 'branch', 'export', 'branch', 'replay', 'carry', 'branch', 'replay'];
const TRIES = 400;
const PATIENCE_MS = 60_000;

interface Long {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** A match with just so many entries: where it does not end by itself before, its last person gives up. */
function longMatch(game: Game, entries: number): Long {
  const seats = game.seats.max;
  const options = fittingOptions(game, seats);
  for (let tries = 0; tries < TRIES; tries++) {
    const header: Header = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed: newSeed() };
    const match = Match.start(game, header);
    for (let answer = nextAnswer(match); answer !== null && match.journal.length < entries - 1; answer = nextAnswer(match))
      match.answer(answer.seat, answer.n, answer.picks);
    if (match.over || match.journal.length < entries - 1) continue;
    match.apply({ kind: 'resign', seat: match.table.ring[0], last: true });
    return { header, entries: match.journal };
  }
  throw new Error(`no match of ${game.id} lasts for ${entries} entries`);
}

/** Somebody who has played the long match, and asks for one thing after the other. */
class Asker {
  private readonly port: number;
  private readonly line: Line;
  private readonly long: Long;
  private match = '';
  private last: Promise<unknown> = Promise.resolve();

  constructor(port: number, i: number, long: Long) {
    this.port = port;
    this.line = new Line(port, `198.51.${Math.floor(i / 250)}.${i % 250}`);
    this.long = long;
  }

  async come(): Promise<void> {
    await this.line.introduce();
    this.match = newMatchId();
    const status = await this.carry(this.match);
    if (status !== 201) throw new Error(`the long match was not taken: ${status}`);
  }

  private async carry(id: string): Promise<number> {
    const { header, entries } = this.long;
    const { game, rulesVersion, seats: players, options, seed } = header;
    const seats = Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? 'me' : 'hotseat', name: `P${i}`, avatar: 'fox' }));
    const createdAt = Date.now() - entries.length * 1000;
    const journal = entries.map((entry, i) => ({ at: createdAt + i * 1000, entry }));
    const body = { key: key(), id, game, rulesVersion, options, seats, players, seed, createdAt, journal };
    return (await this.line.post('/api/matches/carried', body)).status;
  }

  /** One thing after the other: whether it was given. */
  ask(kind: Dear): Promise<boolean> {
    const given = this.last.then(() => this.reply(kind)).then((status) => status === 200 || status === 201);
    this.last = given;
    return given;
  }

  private async reply(kind: Dear): Promise<number> {
    const { line, match, long } = this;
    switch (kind) {
      case 'branch':
        return (await line.post('/api/matches/from-position', { key: key(), match, at: long.entries.length, seat: 0, level: 'easy' }))
          .status;
      case 'replay':
        return (await line.get(`/api/matches/${match}/replay`)).status;
      case 'carry':
        return this.carry(newMatchId());
      case 'export':
        return this.takeAlong();
    }
  }

  /** It comes in chunks, which a line does not read. */
  private async takeAlong(): Promise<number> {
    const headers = { cookie: this.line.cookie };
    const reply = await fetch(`http://127.0.0.1:${this.port}/api/me/export?form=json`, { headers });
    await reply.arrayBuffer();
    return reply.status;
  }

  close(): void {
    this.line.close();
  }
}

/** Somebody else asks for something cheap until it is over. Gives how long each reply took. */
async function askCheaply(port: number, until: () => boolean): Promise<number[]> {
  const line = new Line(port, '198.51.100.250');
  await line.introduce();
  const times: number[] = [];
  while (!until()) {
    const begun = performance.now();
    await line.get('/api/me');
    times.push(performance.now() - begun);
    await sleep(10);
  }
  line.close();
  return times;
}

const lagOf = async (port: number): Promise<number> => (await figuresOf(port))('nodejs_eventloop_lag_p99_seconds') * 1000;

export async function measureDear({ rate, entries, ...wish }: DearOptions): Promise<DearFigures> {
  const { say, seconds } = wish;
  const house = await houseUnderLoad({ ...wish, tables: 0 }, { TRUST_PROXY: '1' });
  const { port } = house.server;
  const long = longMatch(house.game, entries);
  const people = Math.max(rate, Math.ceil((rate * seconds) / ROUND.length));
  const askers = Array.from({ length: people }, (_, i) => new Asker(port, i, long));
  const requests = { branch: 0, replay: 0, carry: 0, export: 0 };
  const times: number[] = [];
  try {
    for (const asker of askers) await asker.come();
    say(`${people} people have a match of ${long.entries.length} entries (${house.game.id}, ${long.header.seats} seats)`);
    await lagOf(port);
    await sleep(Math.min(3, seconds) * 1000);
    const idle = await lagOf(port);
    let over = false;
    const cheap = askCheaply(port, () => over);
    const begun = performance.now();
    const asked: Promise<void>[] = [];
    for (let i = 0; i < rate * seconds; i++) {
      const due = begun + (i * 1000) / rate;
      await sleep(Math.max(0, due - performance.now()));
      const kind = ROUND[i % ROUND.length];
      const asker = askers[(kind === 'export' ? requests.export : i) % people];
      requests[kind]++;
      asked.push(
        asker.ask(kind).then((done) => {
          if (done) times.push(performance.now() - due);
        }),
      );
    }
    const dear = await lagOf(port);
    await Promise.race([Promise.all(asked), sleep(PATIENCE_MS)]);
    over = true;
    const refused = asked.length - times.length;
    const cheapTimes = await cheap;
    const both = (list: readonly number[]) => ({ p50: percentile(list, 0.5), p99: percentile(list, 0.99) });
    const figures = { requests, refused, loopMs: { idle, dear }, dearMs: both(times), cheapMs: both(cheapTimes) };
    const kinds = Object.entries(requests).map(([kind, many]) => `${kind} ${many}`);
    const ms = ({ p50, p99 }: DearFigures['dearMs']): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    say(`${rate} dear requests a second (${kinds.join(', ')}; ${refused} refused): ${ms(figures.dearMs)}`);
    say(`event loop late, p99: ${idle.toFixed(1)} ms at rest, ${dear.toFixed(1)} ms beside them; cheap replies ${ms(figures.cheapMs)}`);
    return figures;
  } finally {
    for (const asker of askers) asker.close();
    await house.stop();
    await house.remove();
  }
}
