import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match, SeatId } from '#engine';
import { startBots } from '#server/bots/pool.ts';
import { configFrom } from '#server/config.ts';
import type { House } from '#server/house.ts';
import { makeApp } from '#server/http/app.ts';
import { openKeys } from '#server/keys.ts';
import { loadLibrary } from '#server/library.ts';
import { openDays } from '#server/lobby/day.ts';
import { OPEN_SEAT } from '#server/match/seats.ts';
import { shareCounts } from '#server/ops/counts.ts';
import { makeMetrics } from '#server/ops/metrics.ts';
import { makeWhereabouts } from '#server/ops/whereabouts.ts';
import { linked, rootOf } from '#server/store/chain.ts';
import { openPlace } from '#server/store/place.ts';
import { type IdentityRow, type JournalRow, MATCH_DEFAULTS, type MatchRow } from '#server/store/types.ts';
import { newIdentityId, newMatchId, newSeed } from '#server/words.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
/** A match whose journal does not lead to its position goes on from its last quiet point, as matches of former rules do. */
const FROM_A_POSITION = 0;

export interface Live {
  readonly links: readonly { readonly name: string; readonly url: string; readonly asked: boolean }[];
  close(): Promise<void>;
}

/** A local server with this one match; every seat has a link that sits a browser down on it. `calmWindowMs`: how long answers from hidden cards are waited for among people. */
export async function openLive(match: Match, port: number, more: { readonly calmWindowMs?: number } = {}): Promise<Live> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-'));
  const config = { ...configFrom(process.env), ...more, dataDir: folder, rateLimit: 0, botThreads: 1, absentMs: 24 * 3600_000 };
  const place = await openPlace(folder);
  const { store } = place;
  const days = await openDays(store, config, () => undefined);
  const house: House = {
    config,
    store,
    days,
    keys: await openKeys(store, await place.secret(), days),
    counts: shareCounts(store, () => undefined),
    library: await loadLibrary(config.gamesModule),
    bots: startBots(config),
    metrics: makeMetrics(),
    whereabouts: makeWhereabouts(),
    now: store.clock,
    report: (where, error) => process.stderr.write(`${where}: ${error instanceof Error ? error.stack : String(error)}\n`),
  };
  const people = await Promise.all(
    Array.from({ length: match.header.seats }, async (_, seat) => {
      const identity = { id: newIdentityId(), name: NAMES[seat], avatar: `robot-${seat}`, createdAt: house.now() };
      const device = newIdentityId();
      await store.saveIdentity(identity);
      await store.saveDevice({ id: device, identity: identity.id, label: 'lab', createdAt: house.now(), seenAt: house.now() });
      return { ...identity, device };
    }),
  );
  const id = await keepMatch(house, match, people);
  const app = await makeApp(house, null);
  app.http.get<{ Params: { seat: string } }>('/as/:seat', async (request, reply) => {
    const person = people.find(({ name }) => name.toLowerCase() === request.params.seat);
    if (person === undefined) reply.clearCookie('zastolye', { path: '/' });
    else reply.setCookie('zastolye', person.device, { path: '/', httpOnly: true, sameSite: 'strict', signed: true });
    return reply.redirect(`/m/${id}`);
  });
  await app.http.listen({ port, host: '127.0.0.1' });
  app.rooms.start();
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  const isAsked = (seat: SeatId): boolean => match.askOf(seat) !== null;
  return {
    links: [
      ...people.map(({ name }, seat) => ({ name, url: `${url}/as/${name.toLowerCase()}`, asked: isAsked(seat) })),
      { name: 'watch', url: `${url}/as/nobody`, asked: false },
    ],
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps a match as it stands in a store, with its seats in the order of those people. Gives its name. */
export async function keepMatch(
  { store, now: clock }: Pick<House, 'store' | 'now'>,
  match: Match,
  people: readonly Pick<IdentityRow, 'id' | 'name' | 'avatar'>[],
  more: Partial<MatchRow> = {},
): Promise<string> {
  const now = clock();
  const id = newMatchId();
  const snapshot = match.snapshot();
  const row: MatchRow = {
    ...MATCH_DEFAULTS,
    id,
    version: 1,
    game: match.game.id,
    rulesVersion: FROM_A_POSITION,
    status: 'playing',
    visibility: 'private',
    clock: 'none',
    players: people.length,
    host: people[0].id,
    seed: newSeed(),
    undo: null,
    preferences: {},
    rematch: null,
    from: null,
    outcome: null,
    createdAt: now,
    startedAt: now,
    finishedAt: null,
    options: match.table.options,
    seats: people.map(({ id: identity, name, avatar }, seat) =>
      match.table.ring.includes(seat) ? { ...OPEN_SEAT, kind: 'human', identity, name, avatar } : { ...OPEN_SEAT, kind: 'left' },
    ),
    ...more,
  };
  const entries: JournalRow[] = [];
  for (const entry of match.journal.slice(snapshot.entries))
    entries.push(linked(entries.at(-1)?.hash ?? rootOf(id), entries.length, now, entry));
  const asked = match.open?.asks.map((ask) => ask.seat) ?? [];
  await store.commit({ match: id, row, asked, updatedAt: now });
  const checkpoint = { entries: 0, snapshot: { ...snapshot, entries: 0 }, events: [], keep: [] };
  await store.commit({ match: id, entries, asked, updatedAt: now, checkpoint });
  return id;
}
