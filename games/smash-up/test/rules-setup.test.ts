import { describe, expect, test } from 'vitest';
import type { Options } from '#engine';
import { keyOf, Match } from '#engine';
import { differencesFrom, specified } from '#engine/testing';
import { cards } from '../cards/index.ts';
import { smashUp } from '../index.ts';
import type { SmashVars, T } from '../state.ts';
import { AWAY, BASE_DECK, BASE_DISCARD, DECK, factionName, HAND, SITE } from '../state.ts';
import { cardOf, discardOf, handOf, isMinion } from '../table/select.ts';
import list from './components.json' with { type: 'json' };
import { deal, END } from './table.ts';

type M = Match<SmashVars>;
const defaults: Options = Object.fromEntries(smashUp.options.map((option) => [option.key, option.default]));
const start = (seats: number, options: Options = {}, seed = 1): M =>
  Match.start(smashUp, {
    game: smashUp.id,
    rulesVersion: smashUp.rulesVersion,
    seats,
    options: { ...defaults, first: '1', ...options },
    seed,
  });

const asked = (match: M): number => match.open?.asks[0].seat ?? -1;
const offered = (match: M): string[] => (match.open?.asks[0].options ?? []).map((one) => keyOf(one));
const take = (match: M, ...factions: string[]): void => {
  for (const faction of factions) {
    const refused = match.answerKeys(asked(match), match.n, [faction]);
    if (refused !== null) throw new Error(`${faction}: ${refused.code}`);
  }
};
const keepAll = (match: M): void => {
  while (match.open?.asks[0].prompt.key === 'exchange') match.answer(asked(match), match.n, []);
};
const basesOf = (t: T): number => t.zones.slice(SITE).filter((zone) => zone.length > 0).length;

describe('1. Aim, players, components', () => {
  test('SMU-003 SMU-005 SMU-009 SMU-010 SMU-011 SMU-012 SMU-013 the cards are those of the component list, the box doubled for two copies', () => {
    const printed = cards.map(({ id, kind, set, faction, copies, power, playOn, breakpoint, vp }) => {
      const numbers = kind === 'minion' ? { power } : kind === 'action' ? { playOn } : { breakpoint, vp };
      return { id, kind, set, faction: factionName(faction), count: copies, ...numbers };
    });
    expect(differencesFrom(list, printed)).toEqual([]);
    const total = (set: string, kinds: readonly string[]): number =>
      specified(cards, list)
        .filter((card) => card.set === set && kinds.includes(card.kind))
        .reduce((sum, card) => sum + card.copies, 0);
    expect([total('what-were-we-thinking', ['minion', 'action']), total('what-were-we-thinking', ['base'])]).toEqual([80, 8]);
    expect([total('core', ['minion', 'action']), total('core', ['base'])]).toEqual([160, 16]);
  });
  test('SMU-001 SMU-007 SMU-432 two to four players: nobody alone, no fifth one, no teams', () => {
    expect(smashUp.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [1, 5]) expect(() => start(seats)).toThrow(`not for ${seats} seats`);
    for (const seats of [2, 3, 4]) expect(start(seats).table.ring).toHaveLength(seats);
    expect(smashUp.options.map(({ key }) => key).sort()).toEqual(['copies', 'factions', 'first', 'leaving', 'sets']);
  });
  test('SMU-002 SMU-210 who is ahead wins once somebody has 15 at the end of a turn, whoever’s turn it is and not before', () => {
    const ending = (...vp: number[]) =>
      deal({ ann: {}, bob: {}, cat: {}, bases: [{ base: 'tortuga' }], vars: { ...END, vp } }).table.winners;
    expect(ending(14, 3, 14, 0)).toEqual([]);
    expect(ending(15, 3, 14, 0)).toEqual(['ann']);
    expect(ending(15, 16, 14, 0)).toEqual(['bob']);
    expect(ending(16, 16, 15, 0)).toEqual([]);
    const { ann, table } = deal({ ann: { hand: ['invader'] }, bob: {}, bases: [{ base: 'tortuga' }], vars: { vp: [14, 0, 0, 0] } });
    ann.picks('invader@tortuga');
    expect([table.vars.vp[0], table.outcome]).toEqual([15, null]);
    ann.picks('end');
    expect(table.winners).toEqual(['ann']);
  });
  test('SMU-004 points and counters have no supply that could run out', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'nana', counters: 60 }] }],
      vars: { vp: [14, 14, 0, 0] },
    });
    expect(table.vars.counters[table.card('nana')]).toBe(60);
  });
});

describe('2.1 Factions and decks', () => {
  test('SMU-020 SMU-E01 SMU-025 two factions of 20 make one shuffled deck of 40 that is its player’s', () => {
    const match = start(2);
    take(match, 'grannies', 'robots', 'zombies', 'rock-stars');
    const t = match.table;
    const mine = t.vars.owner.flatMap((owner, id) => (owner === 0 ? [factionName(cardOf(t, id).faction)] : []));
    expect([mine.length, mine.filter((name) => name === 'grannies').length, mine.filter((name) => name === 'rock-stars').length]).toEqual([
      40, 20, 20,
    ]);
  });
  test('SMU-026 SMU-320 the draft goes there and back; the last one picks twice in a row', () => {
    const match = start(3);
    const order: number[] = [];
    for (const faction of ['aliens', 'dinosaurs', 'ninjas', 'pirates', 'robots', 'wizards']) {
      order.push(asked(match));
      take(match, faction);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
  });
  test('SMU-022 SMU-027 SMU-006 a faction is taken once, and never twice by one player', () => {
    const match = start(2);
    take(match, 'grannies');
    expect(offered(match)).not.toContain('grannies');
    expect(offered(match).length).toBe(11);
    expect(match.answerKeys(1, match.n, ['grannies'])?.code).toBe('unknown-option');
  });
  test('SMU-021 SMU-023 SMU-430 SMU-E02 with two copies two players may share a faction, one player may not have it twice', () => {
    const match = start(2, { sets: 'box', copies: '2' });
    take(match, 'explorers', 'explorers');
    expect(offered(match)).not.toContain('explorers');
    take(match, 'teddy-bears', 'grannies');
    expect(match.table.vars.factions.slice(0, 2).map((pair) => pair.map(factionName))).toEqual([
      ['explorers', 'grannies'],
      ['explorers', 'teddy-bears'],
    ]);
  });
  test('SMU-028 a pick that would leave somebody without a second faction is refused', () => {
    const match = start(4, { sets: 'box' });
    take(match, 'teddy-bears', 'explorers', 'grannies', 'explorers', 'rock-stars', 'rock-stars');
    // Bears and grannies are left for seat 1, who could take either, and seat 0, who has bears: nothing is left to choose.
    expect(match.table.vars.factions.map((pair) => pair.map(factionName).join())).toEqual([
      'teddy-bears,grannies',
      'explorers,teddy-bears',
      'grannies,rock-stars',
      'explorers,rock-stars',
    ]);
  });
  test.each(['draft', 'free'])('SMU-028 SMU-023 no choice of factions gets stuck: %s', (factions) => {
    for (const seats of [3, 4])
      for (let seed = 1; seed <= 12; seed++) {
        const match = start(seats, { sets: 'box', factions }, seed);
        for (let at = 0; match.open?.asks[0].prompt.key === 'draft'; at++)
          take(match, offered(match)[(seed * 7 + at * at) % offered(match).length]);
        const taken = match.table.vars.factions.slice(0, seats);
        for (const [one, other] of taken) expect(one).not.toBe(other);
        for (const faction of taken.flat()) expect(taken.flat().filter((one) => one === faction).length).toBeLessThanOrEqual(2);
      }
  });
  test('SMU-029 SMU-044 free choice: both at once in turn order', () => {
    const match = start(2, { factions: 'free', sets: 'core' });
    expect(offered(match).length).toBe(8);
    take(match, 'aliens');
    expect(asked(match)).toBe(0);
    take(match, 'ninjas');
    expect(asked(match)).toBe(1);
  });
  test('SMU-029 random: nobody is asked, all pairs are legal', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { factions } = start(4, { factions: 'random', sets: 'box' }, seed).table.vars;
      for (const [one, other] of factions) expect(one).not.toBe(other);
      for (const faction of factions.flat()) expect(factions.flat().filter((one) => one === faction).length).toBeLessThanOrEqual(2);
    }
  });
  test('SMU-030 SMU-300 picks are public, and what is not chosen is out of the game', () => {
    const match = start(2);
    take(match, 'grannies', 'robots', 'zombies', 'rock-stars');
    expect(match.view(1).vars.factions[0].map(factionName)).toEqual(['grannies', 'rock-stars']);
    expect(match.table.zones[AWAY].every((id) => match.table.vars.owner[id] === -1)).toBe(true);
    expect(match.view(1).zones.away).toBeUndefined();
  });
  test('SMU-044 settings that make no sense with so many seats are not offered', () => {
    const copies = smashUp.options.find((option) => option.key === 'copies');
    const fits = (value: string, seats: number, sets: string): boolean | undefined => copies?.fits?.(value, seats, { ...defaults, sets });
    expect([fits('1', 4, 'box'), fits('2', 4, 'box'), fits('1', 2, 'box'), fits('2', 2, 'core')]).toEqual([false, true, true, false]);
  });
});

describe('2.2 Base deck', () => {
  test('SMU-031 SMU-032 SMU-E04 SMU-431 the bases of every set a faction was taken from, and of no other', () => {
    const bases = (options: Options, ...factions: string[]): number => {
      const match = start(2, options);
      take(match, ...factions);
      return basesOf(match.table) + match.table.zones[BASE_DECK].length;
    };
    expect(bases({ sets: 'box' }, 'grannies', 'explorers', 'rock-stars')).toBe(8);
    expect(bases({}, 'aliens', 'robots', 'pirates', 'zombies')).toBe(16);
    expect(bases({}, 'teddy-bears', 'grannies', 'zombies', 'pirates')).toBe(24);
  });
  test('SMU-024 two copies of the box bring each base once', () => {
    const match = start(4, { sets: 'box', factions: 'random' });
    expect(basesOf(match.table) + match.table.zones[BASE_DECK].length).toBe(8);
  });
  test.each([2, 3, 4])('SMU-033 SMU-034 SMU-E03 %i players: one base more than players, the rest face down', (seats) => {
    const match = start(seats, { factions: 'random' });
    expect(basesOf(match.table)).toBe(seats + 1);
    expect(match.table.zones[BASE_DISCARD]).toEqual([]);
    expect(match.view(0).zones.baseDeck.every((card) => card.def === null)).toBe(true);
  });
  test('SMU-035 nobody may answer the bases of the setup', () => {
    const match = start(2, { factions: 'random', sets: 'box' });
    expect(match.open?.asks[0].prompt.key).toBe('exchange');
  });
});

describe('2.3 Opening hands and first player', () => {
  test('SMU-036 SMU-045 SMU-043 five cards each, no points, nothing in play', () => {
    const match = start(3, { factions: 'random' });
    expect(match.table.ring.map((seat) => match.table.zones[HAND + seat].length)).toEqual([5, 5, 5]);
    expect(match.table.vars.vp).toEqual([0, 0, 0, 0]);
    expect(match.table.vars.ctrl.every((seat) => seat === -1)).toBe(true);
  });
  test('SMU-040 SMU-321 everybody is asked in turn order; only a hand without minions can be exchanged', () => {
    const match = start(4, { factions: 'random', first: '3' });
    const order: number[] = [];
    while (match.open?.asks[0].prompt.key === 'exchange') {
      const seat = asked(match);
      order.push(seat);
      const hasMinion = handOf(match.table, seat).some((id) => isMinion(match.table, id));
      expect(match.open.asks[0].options.length).toBe(hasMinion ? 0 : 1);
      match.answer(seat, match.n, []);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });
  test('SMU-037 SMU-038 SMU-039 a hand without minions is shown, discarded and replaced once', () => {
    for (let seed = 1; seed < 400; seed++) {
      const match = start(2, { factions: 'random' }, seed);
      const seat = asked(match);
      if (match.open?.asks[0].options.length !== 1) continue;
      const old = handOf(match.table, seat).slice();
      match.answerKeys(seat, match.n, ['exchange']);
      expect(discardOf(match.table, seat)).toHaveLength(5);
      expect(old.every((id) => discardOf(match.table, seat).includes(id))).toBe(true);
      expect(handOf(match.table, seat).length).toBe(5);
      expect(asked(match)).not.toBe(seat);
      return;
    }
    throw new Error('no such hand in 400 deals');
  });
  test('SMU-440 silence keeps the hand, and takes a faction by chance', () => {
    const match = start(2);
    match.apply({ kind: 'time-out', n: match.n, seat: asked(match) });
    expect(match.table.vars.factions[0].length).toBe(1);
    while (match.open?.asks[0].prompt.key === 'draft') match.apply({ kind: 'time-out', n: match.n, seat: asked(match) });
    const before = handOf(match.table, 0).slice();
    match.apply({ kind: 'time-out', n: match.n, seat: asked(match) });
    expect(handOf(match.table, 0)).toEqual(before);
  });
  test('SMU-042 the named seat picks first and has the first turn; otherwise chance says', () => {
    const match = start(4, { factions: 'random', first: '3' });
    keepAll(match);
    expect([match.table.vars.first, match.table.vars.active, match.table.vars.turn]).toEqual([2, 2, 1]);
    const firsts = Array.from({ length: 12 }, (_, seed) => start(4, { first: 'random', factions: 'random' }, seed + 1).table.vars.first);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
  test('SMU-433 nobody can join a running game', () => {
    const match = start(2, { factions: 'random' });
    expect(match.apply({ kind: 'join', seat: 2 })?.code).toBe('cannot-join');
  });
  test('SMU-291 SMU-290 decks are seen by nobody, hands by their player only', () => {
    const match = start(2, { factions: 'random' });
    const view = match.view(0).zones;
    expect(view['hand:0'].every((card) => card.def !== null)).toBe(true);
    expect([...view['hand:1'], ...view['deck:0'], ...view['deck:1']].every((card) => card.def === null)).toBe(true);
    expect(view['deck:1'].length).toBe(match.table.zones[DECK + 1].length);
  });
});
