import { describe, expect, test } from 'vitest';
import { AT_START, deal, rulesOf, use } from './table.ts';

describe('13. Limits', () => {
  test('FLX-220 a limit is a ceiling: nobody draws up to it', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hand-limit-2', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
    });
    ann.plays('hand-limit-2');
    expect(ann.hand).toEqual(['draw-2']);
    expect(cat.hand).toEqual(['draw-4']);
    expect(bob.hand).toHaveLength(2);
  });

  test('FLX-221 FLX-222 FLX-226 when a limit comes into force the others discard at once, each choosing, unseen', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4', 'jackpot'] },
      cat: { hand: ['plumbus', 'snowball'] },
      dan: { hand: ['hamurai'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    ann.isNotAsked();
    table.seat('dan').isNotAsked();
    cat.mustPick('plumbus', 'snowball');
    bob.mustPick('draw-5', 'draw-4', 'jackpot');
    cat.picks('snowball');
    // Nothing is shown before all have chosen; the others learn no option of bob's.
    expect(table.zone('discard')).toEqual([]);
    expect(bob.knows('snowball')).toBe(false);
    ann.isNotAsked();
    bob.picks('jackpot', 'draw-5');
    // Stacked in turn order from the player after the active one, whoever answered first.
    expect(table.zone('discard')).toEqual(['snowball', 'jackpot', 'draw-5']);
    expect(bob.hand).toEqual(['draw-4']);
    expect(cat.hand).toEqual(['plumbus']);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('FLX-221 the same for Keepers', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['keeper-limit-3', 'draw-2', 'draw-3'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'], keepers: ['beth-smith', 'jerry-smith', 'summer-smith', 'squanchy', 'portal-gun'] },
      cat: { hand: ['draw-4'], keepers: ['rick-sanchez', 'morty-smith', 'birdperson'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-3');
    cat.isNotAsked();
    bob.mustPick('beth-smith', 'jerry-smith', 'summer-smith', 'squanchy', 'portal-gun');
    bob.isRefused('too-few', ['squanchy']);
    bob.picks('squanchy', 'beth-smith');
    expect(bob.keepers).toEqual(['jerry-smith', 'summer-smith', 'portal-gun']);
    expect(ann.keepers).toHaveLength(4);
  });

  test('FLX-223 the active player may exceed a limit and complies at the end of the turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['hand-limit-0', 'plumbus', 'draw-4', 'draw-2'] },
      bob: { hand: [] },
      rules: ['play-2', 'draw-3'],
    });
    ann.plays('hand-limit-0');
    expect(ann.hand).toEqual(['plumbus', 'draw-4', 'draw-2']);
    ann.plays('plumbus');
    expect(ann.hand).toEqual([]);
    bob.isToAct();
  });

  test('FLX-224 a limit that has left by the end of the turn binds nobody', () => {
    const { ann, bob } = deal({
      ann: { hand: ['trash-a-new-rule', 'draw-3', 'draw-2'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'] },
      rules: ['keeper-limit-3'],
    });
    ann.plays('trash-a-new-rule');
    expect(ann.keepers).toHaveLength(4);
    bob.isToAct();
  });

  test('FLX-225 a gift beyond the limit is followed by a discard at once', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-3', 'draw-2'], keepers: ['butter-robot'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
      deck: ['plumbus'],
    });
    ann.plays(use('butter-robot'), 'draw-3');
    bob.mustPick('draw-5', 'draw-3');
    ann.isNotAsked();
    bob.picks('draw-5');
    expect(bob.hand).toEqual(['draw-3']);
    ann.mustPick('draw-2', 'plumbus');
  });

  test('FLX-225 FLX-162 so is a lost Space Cruiser', () => {
    const { ann, bob } = deal({
      ann: { hand: ['steal-something', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      rules: ['keeper-limit-4', 'play-2'],
    });
    ann.plays('steal-something', 'space-cruiser');
    bob.isNotAsked();
    expect(bob.keepers).toHaveLength(4);
    const three = deal({
      ann: { hand: ['zap-a-card', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai'] },
      cat: { keepers: ['tinkles', 'beth-smith', 'jerry-smith'] },
      rules: ['keeper-limit-3', 'play-2'],
    });
    three.ann.plays('zap-a-card', 'space-cruiser');
    three.bob.isNotAsked();
    const mixed = deal({
      ann: { hand: ['exchange-keepers', 'draw-2', 'draw-3'], keepers: ['squanchy'] },
      bob: { hand: ['draw-5'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai'] },
      rules: ['keeper-limit-3', 'play-2'],
    });
    mixed.ann.plays('exchange-keepers', 'space-cruiser');
    mixed.bob.mustPick('plumbus', 'snowball', 'hamurai', 'squanchy');
    mixed.bob.picks('plumbus');
    mixed.ann.isToAct();
  });

  test('FLX-227 FLX-234 all Hand Limit discards come before all Keeper Limit discards', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['goal-house-party', 'goal-guard-duty', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'] },
      cat: { hand: ['play-3', 'play-4'], keepers: ['beth-smith', 'jerry-smith', 'sleepy-gary', 'portal-gun'] },
      rules: ['hand-limit-1', 'keeper-limit-3', 'play-2'],
    });
    ann.plays('goal-house-party');
    bob.mustPick('draw-5', 'draw-4');
    cat.mustPick('play-3', 'play-4');
    bob.picks('draw-5');
    bob.isNotAsked();
    cat.picks('play-3');
    bob.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    cat.mustPick('beth-smith', 'jerry-smith', 'sleepy-gary', 'portal-gun');
    ann.isNotAsked();
    cat.picks('portal-gun');
    bob.picks('plumbus');
    ann.isToAct();
  });

  test('FLX-228 FLX-161 discarding for a limit gives nothing printed on the card', () => {
    const { ann, bob } = deal({
      ann: { hand: ['keeper-limit-3', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['mr-meeseeks', 'plumbus', 'snowball', 'hamurai'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-3');
    bob.picks('mr-meeseeks');
    expect(bob.hand).toEqual(['draw-5']);
    ann.isToAct();
  });

  test('FLX-229 Creepers neither count for a limit nor can be discarded for one', () => {
    const { ann, bob } = deal({
      ann: { hand: ['keeper-limit-3', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'], creepers: ['cronenbergs'] },
      cat: { keepers: ['beth-smith', 'jerry-smith', 'squanchy'], creepers: ['evil-morty', 'galactic-federation'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-3');
    bob.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    bob.picks('tinkles');
    ann.isToAct();
  });

  test('FLX-230 the winner is found before the limits at the end of the turn', () => {
    const { ann, table: t } = deal({
      ann: { hand: ['tinkles', 'draw-2'], keepers: ['plumbus', 'snowball', 'hamurai', 'squanchy'] },
      bob: { hand: ['draw-5'] },
      rules: ['keeper-limit-3'],
      goals: ['goal-packed-house'],
    });
    ann.plays('tinkles');
    expect(t.winners).toEqual(['ann']);
  });

  test('FLX-230 but not between an event and the discards it demands of the others', () => {
    const {
      ann,
      bob,
      table: t,
    } = deal({
      ann: { hand: ['keeper-limit-4', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball', 'hamurai', 'squanchy', 'tinkles'], creepers: ['galactic-federation'] },
      cat: { keepers: ['beth-smith', 'jerry-smith', 'summer-smith', 'portal-gun', 'birdperson'] },
      goals: ['goal-packed-house'],
      rules: ['play-2'],
      vars: { plays: 1 },
    });
    expect(t.winners).toEqual([]);
    // cat would win the tie now; both lose a Keeper first.
    ann.plays('keeper-limit-4');
    bob.picks('plumbus');
    t.seat('cat').picks('birdperson');
    expect(t.winners).toEqual([]);
  });

  test('FLX-231 under Hand Limit 0 nobody but the active player holds a card', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hand-limit-0', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      cat: { hand: ['plumbus'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-0');
    expect(bob.hand).toEqual([]);
    expect(cat.hand).toEqual([]);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('FLX-232 a stricter limit makes the others discard again, a looser one gives nothing back', () => {
    const {
      ann,
      bob,
      table: t,
    } = deal({
      ann: { hand: ['hand-limit-1', 'hand-limit-2', 'draw-3', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-3'],
    });
    ann.plays('hand-limit-2');
    bob.isNotAsked();
    ann.plays('hand-limit-1');
    bob.mustPick('draw-5', 'draw-4');
    bob.picks('draw-5');
    expect(rulesOf(t)).toEqual(['play-3', 'hand-limit-1']);
    expect(t.zone('discard')).toEqual(['draw-5', 'hand-limit-2']);
    const looser = deal({
      ann: { hand: ['hand-limit-2', 'draw-3', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1', 'play-2'],
    });
    looser.ann.plays('hand-limit-2');
    expect(looser.bob.hand).toEqual(['draw-5']);
  });

  test('FLX-233 FLX-162 discarding Space Cruiser lowers the limit again', () => {
    const { ann, bob } = deal({
      ann: { hand: ['keeper-limit-3', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-3');
    bob.mustPick('space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles');
    bob.picks('space-cruiser');
    bob.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    bob.picks('tinkles');
    expect(bob.keepers).toEqual(['plumbus', 'snowball', 'hamurai']);
    ann.isToAct();
  });

  test('FLX-233 at the end of one’s own turn as well', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['space-cruiser', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'] },
      rules: ['keeper-limit-3'],
    });
    ann.plays('goal-house-party');
    ann.picks('space-cruiser');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    ann.picks('plumbus');
    bob.isToAct();
  });

  test('FLX-120 FLX-223 a limit in force does not touch the active player’s draw', () => {
    const { ann } = deal({
      ann: { hand: [] },
      bob: {},
      rules: ['hand-limit-0', 'draw-3'],
      deck: ['plumbus', 'snowball', 'hamurai'],
      vars: AT_START,
    });
    expect(ann.hand).toHaveLength(3);
  });
});
