import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '#engine';
import { fluxx } from '../index.ts';
import { AT_START, deal, use } from './table.ts';

type View = ReturnType<typeof deal>['table']['spectator'];
const faces = (view: View, zone: string): (string | null)[] => view.zones[zone].map((card) => card.def);

describe('2. Zones and hidden information', () => {
  test('FLX-010 the zones of the game', () => {
    const kinds = [...new Set(fluxx.zones.map((zone) => zone.name))];
    expect(kinds).toEqual(['deck', 'discard', 'centre', 'stack', 'hand', 'keepers', 'creepers', 'side']);
    expect(fluxx.zones.filter((zone) => zone.name === 'hand')).toHaveLength(6);
  });

  test('FLX-011 nobody sees the draw pile, everybody sees its size', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob: {}, deck: ['plumbus', 'snowball'] });
    for (const view of [ann.view, bob.view, table.spectator]) {
      expect(view.zones.deck).toHaveLength(table.zone('deck').length);
      expect(faces(view, 'deck').every((face) => face === null)).toBe(true);
    }
  });

  test('FLX-012 FLX-013 FLX-014 discard pile, centre, Keepers and Creepers are open to all, in their order', () => {
    const { bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus', 'snowball'], creepers: ['cronenbergs'] },
      bob: {},
      discard: ['jackpot', 'play-3', 'hamurai'],
      rules: ['play-2'],
      goals: ['goal-house-party'],
    });
    for (const view of [bob.view, table.spectator]) {
      expect(faces(view, 'discard')).toEqual(['hamurai', 'play-3', 'jackpot']);
      expect(faces(view, 'centre')).toEqual(['basic-rules', 'play-2', 'goal-house-party']);
      expect(faces(view, 'keepers:0')).toEqual(['plumbus', 'snowball']);
      expect(faces(view, 'creepers:0')).toEqual(['cronenbergs']);
    }
  });

  test('FLX-015 FLX-020 a hand is seen by its owner only; its size by all', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob: { hand: ['plumbus'] } });
    expect(faces(ann.view, 'hand:0')).toEqual(['draw-2', 'draw-3']);
    expect(faces(ann.view, 'hand:1')).toEqual([null]);
    expect(faces(bob.view, 'hand:0')).toEqual([null, null]);
    expect(faces(table.spectator, 'hand:0')).toEqual([null, null]);
    expect(faces(table.spectator, 'hand:1')).toEqual([null]);
  });

  test('FLX-015 what a player is offered is not shown to the others', () => {
    const { bob, table } = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob: {} });
    expect(bob.view.decision?.mine).toBeNull();
    expect(JSON.stringify(bob.view)).not.toContain('draw-2');
    expect(JSON.stringify(table.spectator)).not.toContain('draw-2');
  });

  test('FLX-015 FLX-070 drawn cards are told to their owner, to the others only as a number', () => {
    const { bob, table } = deal({ ann: { hand: ['draw-2'] }, bob: {}, deck: ['plumbus'], vars: AT_START });
    const told = (seat: number): string => JSON.stringify(table.match.events(seat));
    expect(told(0)).toContain('plumbus');
    expect(told(1)).not.toContain('plumbus');
    expect(told(SPECTATOR)).not.toContain('plumbus');
    expect(bob.knows('plumbus')).toBe(false);
  });

  test('FLX-016 FLX-327 a side hand is seen by the active player only, unplayed cards until they are discarded', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-3-play-2', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball', 'hamurai'],
    });
    ann.plays('draw-3-play-2');
    expect(faces(ann.view, 'side:0')).toEqual(['plumbus', 'snowball', 'hamurai']);
    expect(faces(bob.view, 'side:0')).toEqual([null, null, null]);
    expect(faces(table.spectator, 'side:0')).toEqual([null, null, null]);
    ann.picks('snowball');
    expect(bob.knows('snowball')).toBe(true);
    expect(bob.knows('hamurai')).toBe(false);
    ann.picks('plumbus');
    expect(bob.knows('hamurai')).toBe(true);
  });

  test('FLX-016 FLX-337 a card handed over from a side hand is known to giver and receiver only', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      deck: ['plumbus', 'snowball', 'hamurai'],
    });
    ann.plays('everybody-gets-1', 'plumbus', 'snowball');
    expect(bob.hand).toContain('snowball');
    expect(cat.hand).toContain('hamurai');
    expect([ann.knows('snowball'), ann.knows('hamurai')]).toEqual([true, true]);
    expect([bob.knows('snowball'), bob.knows('hamurai'), bob.knows('plumbus')]).toEqual([true, false, false]);
    expect([cat.knows('snowball'), cat.knows('hamurai'), cat.knows('plumbus')]).toEqual([false, true, false]);
    expect(JSON.stringify(table.spectator)).not.toContain('hamurai');
  });

  test('FLX-017 the resolving stack is open to all', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['steal-something', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
      unfinished: true,
    });
    ann.plays('steal-something');
    expect(faces(bob.view, 'stack')).toEqual(['steal-something']);
    expect(faces(table.spectator, 'stack')).toEqual(['steal-something']);
  });

  test('FLX-020 spectators see exactly what is public', () => {
    const { table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus'] },
      bob: { hand: ['draw-4'], creepers: ['cronenbergs'] },
      discard: ['hamurai'],
    });
    const seen = Object.values(table.spectator.zones)
      .flat()
      .flatMap((card) => (card.def === null ? [] : [card.def]));
    expect(seen.sort()).toEqual(['basic-rules', 'cronenbergs', 'hamurai', 'plumbus']);
    expect(table.spectator.seat).toBeNull();
    expect(table.spectator.decision?.mine).toBeNull();
  });

  test('FLX-021 FLX-348 a card given from hand to hand is shown to the two concerned only', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['plumbus', 'draw-2'], keepers: ['butter-robot'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      deck: ['snowball'],
    });
    ann.plays(use('butter-robot'), 'plumbus', 'bob');
    expect(bob.hand).toEqual(['draw-5', 'plumbus']);
    expect([ann.knows('plumbus'), bob.knows('plumbus'), cat.knows('plumbus')]).toEqual([true, true, false]);
    expect(JSON.stringify(table.match.events(2))).not.toContain('plumbus');
    expect(JSON.stringify(table.match.events(SPECTATOR))).not.toContain('plumbus');
  });

  test('FLX-022 chance is no part of any view', () => {
    const { ann, table } = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob: {}, seed: 987654321 });
    for (const view of [ann.view, table.spectator]) {
      expect(Object.keys(view)).not.toContain('rng');
      expect(JSON.stringify(view)).not.toContain('987654321');
    }
  });

  test('FLX-023 FLX-347 what the Cable Box shows, and the order put back, is known to that player only', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball', 'evil-morty', 'hamurai'],
    });
    ann.picks(use('interdimensional-cable-box'));
    ann.mustPick('plumbus', 'snowball', 'evil-morty');
    expect(bob.knows('plumbus')).toBe(false);
    ann.picks('evil-morty', 'plumbus', 'snowball');
    expect(table.zone('deck').slice(0, 4)).toEqual(['evil-morty', 'plumbus', 'snowball', 'hamurai']);
    const top = (view: View): (string | null)[] => faces(view, 'deck').slice(-3);
    expect(top(ann.view)).toEqual(['snowball', 'plumbus', 'evil-morty']);
    expect(top(bob.view)).toEqual([null, null, null]);
    expect(top(table.spectator)).toEqual([null, null, null]);
    // Looking is not drawing: the Creeper stays in the pile.
    expect(ann.creepers).toEqual([]);
    for (const seat of [1, SPECTATOR]) expect(JSON.stringify(table.match.events(seat))).not.toMatch(/plumbus|snowball|evil-morty/);
  });

  test('FLX-025 a card once seen stays known wherever it goes: zapped from the table, everybody knows it in the hand', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['zap-a-card', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus'] },
      cat: { hand: ['draw-4'] },
    });
    ann.plays('zap-a-card');
    expect(ann.hand).toEqual(['draw-2', 'plumbus']);
    expect([bob.knows('plumbus'), cat.knows('plumbus')]).toEqual([true, true]);
    expect(faces(table.spectator, 'hand:0')).toEqual([null, 'plumbus']);
  });

  test('FLX-025 after Trade Hands each of the two knows the hand given away, a third player does not', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['trade-hands', 'draw-2'] },
      bob: { hand: ['plumbus'] },
      cat: { hand: ['draw-4'] },
    });
    ann.plays('trade-hands', 'bob');
    expect(ann.hand).toEqual(['plumbus']);
    expect([ann.knows('draw-2'), bob.knows('plumbus')]).toEqual([true, true]);
    expect([cat.knows('draw-2'), cat.knows('plumbus')]).toEqual([false, false]);
  });

  test('FLX-025 a shuffle makes it forgotten', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: [],
      discard: ['plumbus', 'snowball', 'hamurai'],
      rest: 'box',
      vars: AT_START,
    });
    expect(ann.hand).toHaveLength(2);
    for (const card of ['plumbus', 'snowball', 'hamurai']) expect(bob.knows(card)).toBe(false);
  });

  test('FLX-025 so does another player’s secret order on the draw pile', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5', 'steal-something'] },
      deck: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'beth-smith', 'portal-gun'],
      rules: ['draw-2'],
    });
    ann.picks(use('interdimensional-cable-box'));
    ann.picks('hamurai', 'plumbus', 'snowball');
    ann.plays('goal-house-party');
    // bob drew the two on top; ann still knows them, and the third.
    expect(bob.hand.slice(-2)).toEqual(['hamurai', 'plumbus']);
    expect([ann.knows('hamurai'), ann.knows('plumbus'), ann.knows('snowball')]).toEqual([true, true, true]);
    bob.plays('steal-something');
    bob.picks(use('interdimensional-cable-box'));
    // ann draws the two on top for her next turn; the third lies somewhere she cannot tell.
    bob.picks('tinkles', 'beth-smith', 'snowball');
    expect([ann.knows('snowball'), bob.knows('snowball')]).toEqual([false, true]);
    expect(ann.knows('hamurai')).toBe(true);
  });

  test('FLX-025 a single card has no order to hide: whoever knew it still knows it', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-3'], keepers: ['interdimensional-cable-box'] },
      bob: { hand: ['draw-5', 'steal-something', 'goal-guard-duty', 'goal-picture-day'] },
      deck: ['plumbus', 'snowball'],
      rules: ['play-2'],
      rest: 'box',
      vars: { plays: 2 },
    });
    ann.picks(use('interdimensional-cable-box'));
    ann.picks('plumbus', 'snowball');
    bob.plays('steal-something');
    bob.picks(use('interdimensional-cable-box'));
    expect([ann.knows('snowball'), bob.knows('snowball')]).toEqual([true, true]);
  });

  test('FLX-194 cards shown but not taken have become known to all', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2'] },
      bob: { hand: ['plumbus', 'draw-5'] },
      cat: { hand: ['snowball', 'draw-4'] },
    });
    ann.plays('show-me-what-you-got');
    bob.picks('plumbus');
    expect(cat.knows('plumbus')).toBe(false);
    cat.picks('snowball');
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect([ann.knows('snowball'), bob.knows('snowball')]).toEqual([true, true]);
    expect(faces(table.spectator, 'hand:2')).toContain('snowball');
    expect(ann.knows('draw-4')).toBe(false);
  });
});
