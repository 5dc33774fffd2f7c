import { describe, expect, test } from 'vitest';
import type { Options } from '#engine';
import { Match, SPECTATOR } from '#engine';
import { unicorns } from '../index.ts';
import type { UnicornVars } from '../state.ts';
import { cardOf, DECK, DISCARD, handOf, NURSERY, stableOf, zones } from '../state.ts';
import { basics, deal } from './table.ts';

function begin(seats: number, options: Options = {}, seed = 7): Match<UnicornVars> {
  const defaults = Object.fromEntries(unicorns.options.map((option) => [option.key, option.default]));
  return Match.start(unicorns, {
    game: 'unicorns',
    rulesVersion: unicorns.rulesVersion,
    seats,
    options: { ...defaults, ...options },
    seed,
  });
}

/** Nobody picks a Baby in time. */
function letChanceChoose(match: Match<UnicornVars>): void {
  for (const seat of match.table.ring) match.apply({ kind: 'time-out', n: match.n, seat });
}

const ids = (match: Match<UnicornVars>, cards: readonly number[]): string[] => cards.map((card) => cardOf(match.table, card).id);

describe('2. Set-up', () => {
  test('UUN-002 two to eight players', () => {
    expect(unicorns.seats).toEqual({ min: 2, max: 8 });
    expect(() => begin(1)).toThrow('not for 1 seats');
    expect(() => begin(9)).toThrow('not for 9 seats');
  });

  test('UUN-010 UUN-012 each player gets a Reference card, the others go back in the box', () => {
    const match = begin(5);
    expect(match.table.zones[zones.at.aids].length).toBe(5);
    expect(ids(match, match.table.zones[zones.at.box])).toEqual(['reference-card', 'reference-card', 'reference-card']);
  });

  test('UUN-013 UUN-014 UUN-320 everybody is asked at once for a Baby; the first to pick gets it, the others choose among the rest', () => {
    const match = begin(3);
    expect(match.open?.mode).toBe('first');
    expect(match.open?.asks.map((ask) => [ask.seat, ask.prompt.key, ask.options.length])).toEqual([
      [0, 'baby', 13],
      [1, 'baby', 13],
      [2, 'baby', 13],
    ]);
    const [red] = match.table.zones[NURSERY];
    expect(match.answerKeys(2, match.n, [`c${red}`])).toBeNull();
    expect(stableOf(match.table, 2)).toEqual([red]);
    expect(match.open?.asks.map((ask) => [ask.seat, ask.options.length])).toEqual([
      [0, 12],
      [1, 12],
    ]);
    expect(match.answerKeys(0, match.n, [`c${red}`])?.code).toBe('unknown-option');
  });

  test('UUN-014 who does not pick in time gets a random Baby', () => {
    const match = begin(4);
    letChanceChoose(match);
    for (const seat of match.table.ring) expect(stableOf(match.table, seat).length).toBe(1);
    expect(match.open?.asks[0].prompt.key).toBe('action');
  });

  test('UUN-015 UUN-028 UUN-029 the Babies nobody chose are the face-up Nursery', () => {
    const match = begin(6);
    letChanceChoose(match);
    expect(match.table.zones[NURSERY].length).toBe(13 - 6);
    expect(match.view(SPECTATOR).zones.nursery.every((card) => card.def !== null)).toBe(true);
  });

  test.each([3, 4, 5, 6, 7, 8])(
    'UUN-016 UUN-017 UUN-018 UUN-019 %i players: five cards each, the others are the deck, the discard pile is empty',
    (seats) => {
      const match = begin(seats);
      const black = match.table.def.map((def) => unicorns.defs[def].kind).filter((kind) => kind !== 'baby-unicorn' && kind !== 'reference');
      for (const seat of match.table.ring) expect(handOf(match.table, seat).length).toBe(5);
      expect(match.table.zones[DECK].length).toBe(black.length - 5 * seats);
      expect(match.table.zones[DISCARD]).toEqual([]);
      expect(ids(match, match.table.zones[DECK]).every((id) => !id.startsWith('baby'))).toBe(true);
    },
  );

  test('UUN-021 the first player is drawn at random unless the host names one', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => begin(4, {}, seed).table.vars.active);
    expect(new Set(firsts).size).toBeGreaterThan(1);
    expect([1, 2, 3].map((seed) => begin(4, { first: '3' }, seed).table.vars.active)).toEqual([2, 2, 2]);
  });

  test('UUN-022 UUN-023 UUN-085 the first turn is a full turn: nothing triggers, the first player draws, then acts', () => {
    const match = begin(3, { first: '2' });
    letChanceChoose(match);
    expect(handOf(match.table, 1).length).toBe(6);
    expect(handOf(match.table, 0).length).toBe(5);
    expect(match.open?.asks.map((ask) => [ask.seat, ask.prompt.key])).toEqual([[1, 'action']]);
  });
});

describe('3. Zones and hidden information', () => {
  test('UUN-024 the zones', () => {
    expect([...new Set(unicorns.zones.map((zone) => zone.name))]).toEqual([
      'deck',
      'discard',
      'nursery',
      'play',
      'aids',
      'box',
      'hand',
      'stable',
    ]);
  });

  test('UUN-025 UUN-030 UUN-031 deck and hands are hidden, their sizes are public; UUN-027 UUN-033 discard pile and Stables are open', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay', 'neigh'], stable: ['rhinocorn'] }, bob: {}, discard: ['slowdown'] });
    expect(bob.view.zones['hand:0'].map((card) => card.def)).toEqual([null, null]);
    expect(ann.view.zones['hand:0'].map((card) => card.def)).toEqual(['yay', 'neigh']);
    expect(ann.view.zones.deck.every((card) => card.def === null)).toBe(true);
    expect(bob.view.zones['stable:0'].map((card) => card.def)).toEqual(['rhinocorn']);
    expect(bob.view.zones.discard.map((card) => card.def)).toEqual(['slowdown']);
  });

  test('UUN-032 with Nanny Cam everybody sees the hand, cards that arrive later included', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['yay'], stable: ['nanny-cam'] },
      bob: { stable: [] },
      cat: {},
      deck: ['unicorn-poison', 'rhinocorn'],
    });
    expect(bob.knows('yay')).toBe(true);
    ann.passes();
    expect(ann.hand).toEqual(['yay', 'unicorn-poison']);
    expect(cat.knows('unicorn-poison')).toBe(true);
    expect(table.spectator.zones['hand:0'].map((card) => card.def)).toEqual(['yay', 'unicorn-poison']);
    expect(bob.hand).toEqual(['rhinocorn']);
    expect(cat.knows('rhinocorn')).toBe(false);
  });

  test('UUN-032 when Nanny Cam leaves, new cards are hidden again', () => {
    const { ann, bob } = deal({
      ann: { hand: ['targeted-destruction', 'yay'], stable: ['nanny-cam'] },
      bob: {},
      deck: ['rhinocorn', 'slowdown', 'zombie-unicorn'],
    });
    ann.plays('targeted-destruction');
    bob.passes();
    bob.isNotAsked();
    expect(ann.hand).toEqual(['yay', 'zombie-unicorn']);
    expect([bob.knows('yay'), bob.knows('zombie-unicorn')]).toEqual([true, false]);
  });

  test('UUN-034 a Stable has no limit', () => {
    const { ann } = deal({
      ann: {
        hand: ['rhinocorn'],
        stable: [
          'barbed-wire',
          'slowdown',
          'nanny-cam',
          'yay',
          'double-dutch',
          'rainbow-aura',
          'glitter-bomb',
          'blinding-light',
          'broken-stable',
          'unicorn-lasso',
        ],
      },
      bob: {},
    });
    ann.plays('rhinocorn');
    expect(ann.stable.length).toBe(11);
  });

  test('UUN-035 the card being played and the Instants on it are open to all', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['rhinocorn', 'yay'] },
      bob: { hand: ['neigh'] },
      cat: { hand: ['super-neigh'] },
    });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    expect(table.spectator.zones.play.map((card) => card.def)).toEqual(['rhinocorn', 'neigh']);
    expect(table.vars.play?.instants.length).toBe(1);
    cat.passes();
    ann.passes();
    expect(table.zone('play')).toEqual([]);
  });

  test('UUN-036 UUN-039 a stolen card belongs to where it is: its effects serve its new player', () => {
    const { ann, bob } = deal({ ann: { stable: ['unicorn-lasso'], hand: [] }, bob: { stable: ['rhinocorn'] }, vars: { phase: 'begin' } });
    ann.picks('rhinocorn');
    expect(ann.stable).toEqual(['unicorn-lasso', 'rhinocorn']);
    ann.passes();
    // Back with bob for his own turn: now it is his to use, and there is nothing to destroy.
    bob.isAskedFor('action');
  });

  test('UUN-037 UUN-038 cards do nothing in a hand, the deck, the discard pile or the Nursery', () => {
    const { ann, bob } = deal({
      ann: { hand: ['yay', 'ginormous-unicorn', 'unicorn-poison'] },
      bob: { hand: ['neigh', 'slowdown'], stable: basics(1) },
      discard: ['pandamonium'],
    });
    ann.plays('unicorn-poison');
    bob.mayPick('neigh');
    bob.picks('neigh');
    ann.isAskedFor('respond');
    ann.passes();
    expect(bob.stable).toEqual(basics(1));
  });
});
