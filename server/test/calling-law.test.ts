import { expect, test } from 'vitest';
import { anyPicks, fastRng, type Game, Match, type SeatId } from '#engine';
import { games } from '#games/registry.ts';
import { configFrom } from '../config.ts';
import { callsAfter, wantedCalls } from '../match/calling.ts';
import { headerOf } from '../match/checkpoints.ts';
import { MATCH_DEFAULTS, type MatchRow, type SeatRow } from '../store/types.ts';
import { games as canaries } from './games.ts';

const house = { config: configFrom({}), now: () => 1000 };
const sits = (identity: string): SeatRow => ({
  kind: 'human',
  identity,
  name: identity,
  avatar: 'fox-1',
  level: null,
  away: null,
  since: 0,
});
const row = (game: Game, seats: readonly SeatRow[], more: Partial<MatchRow> = {}): MatchRow => ({
  ...MATCH_DEFAULTS,
  id: 'm',
  version: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  status: 'playing',
  visibility: 'private',
  clock: 'day',
  options: {},
  seats,
  players: seats.length,
  host: 'Ann',
  seed: 'ab'.repeat(32),
  undo: null,
  preferences: {},
  rematch: null,
  from: null,
  outcome: null,
  createdAt: 0,
  startedAt: 0,
  finishedAt: null,
  ...more,
});
const NAMES = ['Ann', 'Bob', 'Cid'];

/** The same match in a world that the seat cannot tell from it: what it cannot see is dealt anew, and the open question is put again. */
function elsewhere(match: Match, seat: SeatId, seed: number): Match {
  const run = match.forkFor(seat, fastRng(seed + 1));
  return Object.create(match, {
    open: { value: run.open },
    picks: { value: match.picks },
    table: { value: run.table },
    askOf: { value: (one: SeatId) => run.open?.asks.find((ask) => ask.seat === one) ?? null },
  }) as Match;
}

const unicorns = games.find(({ id }) => id === 'unicorns') as Game;
const rickshank = games.find(({ id }) => id === 'rickshank') as Game;

test.each([
  ['canary', canaries[0]],
  ['unicorns', unicorns],
  ['rickshank', rickshank],
])(
  '%s: whom a table calls, with which words and until when, is the same in every world that somebody at the table cannot tell from this one',
  (_, game) => {
    const here = row(game, NAMES.map(sits));
    const match = Match.start(game, headerOf(row(game, NAMES.map(sits))));
    const rng = fastRng(7);
    const times: number[] = [];
    let windows = 0;
    for (let step = 0; step < 250 && match.open !== null; step++) {
      const told = [...wantedCalls(here, { match, times }, house)];
      if (told.some(([, { kind }]) => kind === 'asked')) windows++;
      for (let seat = 0; seat < 3; seat++)
        expect([...wantedCalls(here, { match: elsewhere(match, seat, step * 3 + seat), times }, house)]).toEqual(told);
      const at = match.picks.indexOf(null);
      const ask = match.open.asks[at];
      expect(match.apply({ kind: 'answer', n: match.n, seat: ask.seat, picks: anyPicks(ask, rng) })).toBeNull();
      times.push(0);
    }
    expect(windows).toBeGreaterThan(0);
  },
);

test('a call names no card and no count', () => {
  const match = Match.start(unicorns, headerOf(row(unicorns, NAMES.map(sits))));
  const text = JSON.stringify([...wantedCalls(row(unicorns, NAMES.map(sits)), { match, times: [] }, house)]);
  for (const { id } of unicorns.defs) expect(text).not.toContain(`"${id}"`);
});

test('everybody who sat there hears how a match over days has ended, and whoever has a seat kept is asked to it', () => {
  const game = canaries[0];
  const before = row(game, NAMES.map(sits));
  const after = row(game, NAMES.map(sits), { status: 'finished', finishedAt: 5, outcome: { winners: [1], reason: 'plays', rule: 'T-9' } });
  const told = callsAfter({ row: before, wanted: new Map() }, after, new Map(), 5, 'Ann');
  expect(told.map(({ how, call }) => [how, call.identity, call.kind, call.facts.won])).toEqual([
    ['put', 'Ann', 'over', false],
    ['put', 'Bob', 'over', true],
    ['put', 'Cid', 'over', false],
  ]);
  const live = callsAfter({ row: { ...before, clock: 'quick' }, wanted: new Map() }, { ...after, clock: 'quick' }, new Map(), 5, 'Ann');
  expect(live).toEqual([]);
  const open = { ...sits('Bob'), kind: 'open' as const, kept: 'human' as const };
  const lobby = row(game, [sits('Ann'), open], { status: 'lobby', call: { until: 99, lang: 'en' } });
  const asked = wantedCalls(lobby, null, house);
  expect([...asked].map(([who, { kind, facts }]) => [who, kind, facts.by, facts.until])).toEqual([['Bob', 'invited', 'Ann', 99]]);
  // Whoever sits down, or says «not now», is called no more.
  const over = callsAfter({ row: lobby, wanted: asked }, { ...lobby, seats: [sits('Ann'), sits('Bob')] }, new Map(), 6, null);
  expect(over.map(({ how, call }) => [how, call.identity])).toEqual([['end', 'Bob']]);
});

test('one more day changes what a call says, and calls nobody again', () => {
  const game = canaries[0];
  const here = row(game, NAMES.map(sits));
  const match = Match.start(game, headerOf(here));
  const wanted = wantedCalls(here, { match, times: [] }, house);
  const more = { ...here, more: { n: match.n, ms: 24 * 3_600_000, used: { 0: 1 } } };
  const changes = callsAfter({ row: here, wanted }, more, wantedCalls(more, { match, times: [] }, house), 5, null);
  expect(changes.map(({ how }) => how)).toEqual(['amend']);
});
