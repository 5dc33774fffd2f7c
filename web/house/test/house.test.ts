import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as minds from '#bots/index.ts';
import { answered } from '#bots/work.ts';
import { fastRng, fittingOptions, type Match, SPECTATOR } from '#engine';
import { games } from '#games/registry.ts';
import type { Bots } from '#server/bots/bots.ts';
import type { Listener } from '#server/match/audience.ts';
import type * as S from '#server/schema.ts';
import { Trouble } from '#server/trouble.ts';
import { fetchRules, gameHere } from '../fetching.ts';
import { ME, openHouse, type PageHouse } from '../house.ts';
import { openShelf } from '../shelf.ts';
import type { Before } from '../words.ts';
import { memoryBase } from './disk.ts';

const BEFORE: Before = { name: 'Ann', avatar: 'fox-1', lang: 'en', hurried: true, device: 'device-device-device' };

/** Bots that do not think long: how well they play is not the point here. */
const bots: Bots = {
  choose: async (job) =>
    answered(minds, { game: await fetchRules(job.game), knowledge: undefined }, { ...job, iterations: 2 }, () => false),
  advise: () => Promise.reject(new Error('not asked for')),
  lookBack: () => Promise.reject(new Error('not asked for')),
  isFull: () => false,
  waiting: 0,
  close: async () => undefined,
};

interface Told {
  readonly event: string;
  readonly message: unknown;
}

/** A page's house over a disk in memory, and what its page hears. */
function opened() {
  const { base, disk } = memoryBase();
  const reported: string[] = [];
  const house = openHouse(openShelf(base, Date.now), bots, (where, error) => void reported.push(`${where}: ${String(error)}`));
  /** Time goes on until the answer is there: bots wait for what the page shows. */
  async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const answer = house.answer(method, path, body, BEFORE) as Promise<T>;
    const seen = { there: false };
    const noted = (): void => {
      seen.there = true;
    };
    answer.then(noted, noted);
    for (let waits = 0; !seen.there && waits < 200; waits++) await vi.advanceTimersByTimeAsync(100);
    return answer;
  }
  return { house, base, disk, reported, ask };
}

let keys = 0;
const key = (): string => `key-${++keys}-key`;

async function lay({ ask }: ReturnType<typeof opened>, game: string, seats: S.CreateRequest['seats']): Promise<string> {
  const rules = await fetchRules(game);
  const request = { key: key(), game, seats, options: { ...fittingOptions(rules, seats.length) } };
  return (await ask<S.CreatedReply>('POST', '/api/matches', request)).id;
}

async function listen(house: PageHouse, id: string, wish: S.SeatQuery): Promise<Told[]> {
  const told: Told[] = [];
  const room = await house.room(id);
  const listener: Listener = {
    identity: ME,
    wish,
    at: 0,
    muted: new Set(),
    changes: false,
    known: null,
    isOpen: () => true,
    send: (event, message) => void told.push({ event, message }),
  };
  await room.enter(listener, () => house.talk(id));
  return told;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All faces that are told anywhere in it, by card. */
function facesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, card, def } = value as { readonly [name: string]: unknown };
  const which = typeof id === 'number' ? id : card;
  if (typeof which === 'number' && typeof def === 'string') found.add(`${which} ${def}`);
  for (const part of Object.values(value)) facesIn(part, found);
  return found;
}

/** What the engine lets a seat know of a match, added up: its laws are proved elsewhere. */
function noteKnown(match: Match, one: { readonly seat: number; readonly known: Set<string>; batches: number }): void {
  facesIn(match.view(one.seat), one.known);
  for (const batch of match.batches.slice(one.batches)) facesIn(match.batchView(one.seat, batch), one.known);
  one.batches = match.batches.length;
}

/** Answers at random for whoever sits before the page, until the match is over; `look` is called after every answer. */
async function playToEnd(page: ReturnType<typeof opened>, id: string, mine: readonly number[], look: () => Promise<void> | void) {
  const rng = fastRng(11);
  const room = await page.house.room(id);
  for (let turns = 0; turns < 4000 && room.row.status !== 'finished'; turns++) {
    const match = room.match as Match;
    const seat = mine.find((one) => match.askOf(one) !== null);
    if (seat !== undefined) {
      const picks = minds.chooseMove(match, seat, 'random', { iterations: 1 }, rng);
      const body = { key: key(), n: match.n, picks, ...(mine.length > 1 ? { seat } : {}) };
      await page.ask('POST', `/api/matches/${id}/answer`, body);
    }
    // Bots wait until the page has shown what was before, and no longer than this.
    await vi.advanceTimersByTimeAsync(seat === undefined ? 9_000 : 40);
    await look();
  }
  return room;
}

/** A match in a page of its own, and how many looks were compared. */
async function playThrough(game: (typeof games)[number]['id']): Promise<number> {
  const page = opened();
  const most = (await fetchRules(game)).seats.max;
  const seats: S.CreateRequest['seats'] = [
    { kind: 'me' },
    ...Array.from({ length: Math.min(2, most - 1) }, () => ({ kind: 'bot' as const, level: 'random' as const })),
  ];
  const id = await lay(page, game, seats);
  const room = await page.house.room(id);
  const heard = [
    { seat: 0, told: await listen(page.house, id, { seat: 0 }), known: new Set<string>(), batches: 0, read: 0 },
    { seat: SPECTATOR, told: await listen(page.house, id, { spectate: true }), known: new Set<string>(), batches: 0, read: 0 },
  ];
  const { seed } = room.row;
  let compared = 0;
  const check = async (): Promise<void> => {
    const match = room.match as Match;
    if (match.over) return;
    for (const one of heard) {
      noteKnown(match, one);
      const fresh: unknown[] = one.told.slice(one.read);
      one.read = one.told.length;
      if (compared % 9 === 0) fresh.push(await page.ask('GET', `/api/matches/${id}?${one.seat === 0 ? 'seat=0' : 'spectate=true'}`));
      // It may have ended while that was asked: then all of it is open.
      if (room.row.status === 'finished') return;
      noteKnown(match, one);
      for (const face of facesIn(fresh)) if (!one.known.has(face)) throw new Error(`seat ${one.seat} was told: ${face}`);
      expect(JSON.stringify(fresh)).not.toContain(seed);
    }
    if (compared++ % 9 !== 0) return;
    // What is asked for the seat of a bot, and what is open only afterwards.
    for (const path of ['?seat=1', '/replay', '/why/1?seat=1', '/endings?seat=1']) {
      const refused = await page.ask('GET', `/api/matches/${id}${path}`).then(
        () => null,
        (error: unknown) => error,
      );
      if (room.row.status === 'finished') return;
      expect(refused).toBeInstanceOf(Trouble);
    }
    expect(JSON.stringify(await page.ask('GET', '/api/my/matches'))).not.toContain(seed);
  };
  await playToEnd(page, id, [0], check);
  expect(room.row.outcome?.reason).not.toBe('resigned');
  expect({ status: room.row.status, reported: page.reported }).toEqual({ status: 'finished', reported: [] });
  // What is left is the same for a page that comes anew.
  const replay = await page.ask<S.ReplayReply>('GET', `/api/matches/${id}/replay`);
  expect(replay.events).toHaveLength(replay.journal.length + 1);
  const again = openHouse(openShelf(page.base, Date.now), bots, () => undefined);
  expect(((await again.answer('GET', '/api/my/matches', null, BEFORE)) as S.TablesReply).matches).toMatchObject([
    { id, status: 'finished' },
  ]);
  expect(gameHere(game)?.id).toBe(game);
  return compared;
}

test.each(games.map(({ id }) => id))('%s is played in the page to its natural end, and nothing hidden goes to the page', async (game) => {
  // Chance may end a match of Fluxx before there was much to look at: then another one.
  let compared = 0;
  for (let matches = 0; compared <= 5 && matches < 5; matches++) compared = await playThrough(game);
  expect(compared).toBeGreaterThan(5);
});

test('on one screen each seat is told its own', async () => {
  const page = opened();
  const id = await lay(page, 'fluxx', [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }]);
  const match = (await page.house.room(id)).match as Match;
  for (const seat of [0, 1]) {
    const { state } = await page.ask<S.StateReply>('GET', `/api/matches/${id}?seat=${seat}`);
    expect(facesIn(state)).toEqual(facesIn(match.view(seat)));
  }
  expect(facesIn(match.view(0))).not.toEqual(facesIn(match.view(1)));
});

test('what there is no room for has not happened, and is told; with room it goes on', async () => {
  const page = opened();
  const id = await lay(page, 'pickle', [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }]);
  const room = await page.house.room(id);
  const match = (): Match => room.match as Match;
  const seat = match().askOf(0) === null ? 1 : 0;
  const picks = minds.chooseMove(match(), seat, 'random', { iterations: 1 }, fastRng(3));
  const answer = () => page.ask('POST', `/api/matches/${id}/answer`, { key: key(), n: match().n, picks, seat });
  const before = match().journal.length;
  page.disk.full = true;
  await expect(answer()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(match().journal).toHaveLength(before);
  page.disk.full = false;
  await answer();
  expect(match().journal).toHaveLength(before + 1);
});

/** A server that answers what it is told to. */
function serverThat(
  answers: (path: string, body: { readonly [name: string]: unknown }) => { readonly status: number; readonly reply: unknown },
) {
  const sent: { readonly path: string; readonly body: { readonly [name: string]: unknown } }[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: string }) => {
    const body = JSON.parse(init?.body ?? '{}') as { readonly [name: string]: unknown };
    sent.push({ path, body });
    const { status, reply } = answers(path, body);
    return new Response(JSON.stringify(reply), { status });
  });
  return sent;
}
const refusal = (code: string) => ({ code, message: { en: code, ru: code, de: code }, params: {} });

test('a match that went on at the server and here is kept twice, and a copy of it says where it is played', async () => {
  const page = opened();
  const id = await lay(page, 'pickle', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await playSome(page, id);
  const journal = (await page.house.room(id)).match?.journal.length;
  const sent = serverThat((path) =>
    path.startsWith('/api/matches/carried')
      ? { status: 201, reply: { id, path: '' } }
      : { status: 200, reply: { state: { meta: { away: true } } } },
  );
  expect(await page.ask('POST', `/api/matches/${id}/handed`, { stays: true })).toEqual({ now: 'here', match: id });
  expect([sent[0].body.device, (sent[0].body.journal as unknown[]).length]).toEqual([BEFORE.device, journal]);
  serverThat(() => ({ status: 409, reply: refusal('went-on-elsewhere') }));
  const apart = await page.ask<{ readonly now: string; readonly match: string }>('POST', `/api/matches/${id}/handed`, { stays: true });
  expect([apart.now, apart.match === id]).toEqual(['apart', false]);
  // Bots may have answered meanwhile.
  expect((await page.house.room(apart.match)).match?.journal.length).toBeGreaterThanOrEqual(journal ?? 999);
  await expect(page.house.room(id)).rejects.toBeInstanceOf(Trouble);
  // Nobody there: nothing changes.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(page.ask('POST', `/api/matches/${apart.match}/handed`, { stays: false })).rejects.toMatchObject({ status: 0 });
  // Handed over for good, it is not here any more.
  serverThat(() => ({ status: 201, reply: { id, path: '' } }));
  expect(await page.ask('POST', `/api/matches/${apart.match}/handed`, { stays: false })).toEqual({ now: 'there', match: null });
  expect((await page.ask<S.TablesReply>('GET', '/api/my/matches')).matches).toEqual([]);
});

async function playSome(page: ReturnType<typeof opened>, id: string): Promise<void> {
  const room = await page.house.room(id);
  const rng = fastRng(5);
  for (let turns = 0; turns < 12; turns++) {
    const match = room.match as Match;
    if (match.askOf(0) !== null)
      await page.ask('POST', `/api/matches/${id}/answer`, {
        key: key(),
        n: match.n,
        picks: minds.chooseMove(match, 0, 'random', { iterations: 1 }, rng),
      });
    await vi.advanceTimersByTimeAsync(40);
  }
}

test('a match of other rules is sent with its course once the server says that it has others', async () => {
  const page = opened();
  const id = await lay(page, 'pickle', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await page.ask('POST', `/api/matches/${id}/resign`, { key: key() });
  const sent = serverThat((_, body) =>
    body.course === undefined ? { status: 409, reply: refusal('old-rules') } : { status: 201, reply: { id, path: '' } },
  );
  expect(await page.ask('POST', `/api/matches/${id}/handed`, { stays: true })).toEqual({ now: 'there', match: null });
  expect(sent.map(({ body }) => body.course === undefined)).toEqual([true, false]);
  expect((sent[1].body.course as unknown[]).length).toBe((sent[1].body.journal as unknown[]).length + 1);
});

test('a match of the server is taken along as it stands and played on here', async () => {
  const far = opened();
  const id = await lay(far, 'pickle', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await playSome(far, id);
  const there = await far.house.room(id);
  let parcel: unknown = null;
  const first = serverThat((_, body) => {
    if (body.journal !== undefined) parcel = body;
    return { status: 201, reply: { id, path: '' } };
  });
  const journal = [...(there.match as Match).journal];
  await far.ask('POST', `/api/matches/${id}/handed`, { stays: false });
  expect(first).toHaveLength(1);
  const near = opened();
  const sent = serverThat((path) => ({ status: 200, reply: path.endsWith('/take') ? { ok: true, at: 1 } : parcel }));
  expect(await near.ask('POST', `/api/matches/${id}/taken`, {})).toMatchObject({ id });
  expect(sent[0].body.device).toBe(BEFORE.device);
  const room = await near.house.room(id);
  expect(room.match?.journal).toEqual(journal);
  await playToEnd(near, id, [0], () => undefined);
  expect(room.row.status).toBe('finished');
});
