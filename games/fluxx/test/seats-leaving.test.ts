import { describe, expect, test } from 'vitest';
import { DRAW, deal, END, goalsOf, use } from './table.ts';

describe('17. Leaving', () => {
  test('FLX-296 FLX-297 FLX-300 FLX-E21 hand, then Keepers, then Creepers are discarded', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5', 'draw-4'], keepers: ['snowball', 'hamurai'], creepers: ['cronenbergs'] },
      cat: { hand: ['jackpot'] },
    });
    bob.leaves();
    expect(table.zone('discard')).toEqual(['cronenbergs', 'hamurai', 'snowball', 'draw-4', 'draw-5']);
    expect(table.t.ring).toEqual([0, 2]);
    ann.mustPick('draw-2', 'plumbus');
    ann.plays('plumbus');
    table.seat('cat').isToAct();
  });

  test('FLX-298 if the active player leaves, the next one begins a full turn', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['draw-2', 'plumbus', 'hamurai'], keepers: ['snowball', 'tinkles', 'beth-smith', 'portal-gun'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-2', 'hand-limit-1', 'keeper-limit-3'],
      deck: ['jackpot', 'play-3'],
    });
    ann.plays('plumbus');
    ann.leaves();
    ann.isNotAsked();
    expect(table.t.ring).toEqual([1, 2]);
    bob.mustPick('draw-5', 'jackpot');
    expect(table.vars.plays).toBe(0);
    cat.isNotAsked();
  });

  test('FLX-298 the extra turn is lost with its owner', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['take-another-turn', 'plumbus', 'draw-2'] },
      bob: { hand: ['goal-house-party', 'goal-guard-duty'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-2'],
    });
    ann.plays('take-another-turn');
    ann.leaves();
    bob.isToAct();
    bob.plays('goal-house-party', 'goal-guard-duty');
    bob.isNotAsked();
    cat.isToAct();
  });

  test('FLX-298 in mid-effect: from the innermost outwards each side hand and then its card are discarded, then the leaver’s own', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5'], keepers: ['beth-smith'] },
      bob: { hand: ['draw-4', 'jackpot'] },
      cat: {},
      deck: ['draw-3-play-2', 'hamurai', 'plumbus', 'snowball', 'tinkles'],
    });
    ann.plays('draw-2-and-use-em', 'draw-3-play-2');
    ann.isToAct();
    ann.leaves();
    expect(table.zone('discard')).toEqual([
      'beth-smith',
      'draw-5',
      'draw-2-and-use-em',
      'hamurai',
      'draw-3-play-2',
      'tinkles',
      'snowball',
      'plumbus',
    ]);
    expect(table.zone('stack')).toEqual([]);
    bob.isToAct();
  });

  test('FLX-298 discards already demanded of others are completed', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hand-limit-1', 'plumbus', 'draw-2'] },
      bob: { hand: ['draw-5', 'play-2'] },
      cat: { hand: ['draw-4', 'play-3'] },
    });
    ann.plays('hand-limit-1');
    bob.mustPick('draw-5', 'play-2');
    ann.leaves();
    bob.mustPick('draw-5', 'play-2');
    cat.mustPick('draw-4', 'play-3');
    cat.picks('draw-4');
    bob.picks('draw-5');
    expect(cat.hand).toEqual(['play-3']);
    // bob's own turn has begun with a draw.
    expect(bob.hand).toHaveLength(2);
    bob.isToAct();
  });

  test('FLX-292 FLX-298 if the active player leaves, demanded discards are completed, chosen ones stay chosen, and a newcomer waits for them', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2'] },
      bob: { hand: ['draw-5', 'jackpot'] },
      cat: { hand: ['draw-4', 'play-3'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    bob.picks('jackpot');
    dan.joins();
    ann.leaves();
    // Bob's choice stays sealed, and nobody has been dealt in yet.
    bob.isNotAsked();
    cat.mustPick('draw-4', 'play-3');
    expect(dan.hand).toEqual([]);
    expect(table.t.ring).toEqual([1, 2]);
    cat.picks('play-3');
    expect(bob.hand).toContain('draw-5');
    expect(cat.hand).toEqual(['draw-4']);
    expect(table.t.ring).toContain(3);
    expect(table.zone('discard')).toEqual(expect.arrayContaining(['jackpot', 'play-3', 'draw-2']));
    // The limit binds the newcomer like anybody out of turn (FLX-294).
    dan.isAskedFor('discard-hand');
    dan.picks(...dan.hand.slice(1));
    bob.isAskedFor('play');
  });

  test('FLX-305 what a leaver discards is no new choice for Let’s Do That Again', () => {
    const { ann, bob } = deal({
      ann: { hand: ['lets-do-that-again', 'draw-2'] },
      bob: { hand: ['jackpot', 'play-3'] },
      cat: { hand: ['draw-5'] },
      discard: ['play-2', 'draw-4', 'plumbus'],
    });
    ann.plays('lets-do-that-again');
    ann.mustPick('play-2', 'draw-4');
    bob.leaves();
    ann.mustPick('play-2', 'draw-4');
    ann.picks('draw-4');
  });

  test('FLX-299 an open limit discard lapses with its player', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hand-limit-1', 'plumbus', 'draw-2'] },
      bob: { hand: ['draw-5', 'jackpot'] },
      cat: { hand: ['draw-4', 'play-3'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    bob.leaves();
    cat.mustPick('draw-4', 'play-3');
    cat.picks('draw-4');
    ann.mustPick('plumbus', 'draw-2');
    expect(table.zone('discard')).toEqual(['draw-4', 'jackpot', 'draw-5']);
  });

  test('FLX-299 FLX-305 what the others have answered already stays answered', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['hand-limit-1', 'plumbus', 'draw-2'] },
      bob: { hand: ['draw-5', 'jackpot'] },
      cat: { hand: ['draw-4', 'play-3'] },
      dan: { hand: ['draw-3', 'play-4'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    cat.picks('draw-4');
    bob.leaves();
    cat.isNotAsked();
    dan.picks('play-4');
    expect(cat.hand).toEqual(['play-3']);
    expect(table.zone('discard')).toEqual(['play-4', 'draw-4', 'jackpot', 'draw-5']);
    ann.isToAct();
  });

  test('FLX-299 an open secret pick counts as no pick', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2', 'draw-3'] },
      bob: { hand: ['plumbus', 'jackpot'] },
      cat: { hand: ['snowball', 'play-3'] },
      rules: ['play-2'],
    });
    ann.plays('show-me-what-you-got');
    bob.leaves();
    cat.mustPick('snowball', 'play-3');
    cat.picks('snowball');
    expect(ann.keepers).toEqual(['snowball']);
    ann.mustPick('draw-2', 'draw-3');
  });

  test('FLX-137 FLX-299 if the active player leaves before choosing the Goal, the older one goes', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['rules-reset', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('rules-reset');
    ann.mustPick('goal-guard-duty', 'goal-picture-day');
    ann.leaves();
    expect(goalsOf(table)).toEqual(['goal-picture-day']);
    bob.isToAct();
  });

  test('FLX-298 FLX-026 a Goal waiting on the stack for its player’s choice is discarded with it', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('goal-house-party');
    ann.leaves();
    expect(goalsOf(table)).toEqual(['goal-guard-duty', 'goal-picture-day']);
    expect(table.zone('discard')).toContain('goal-house-party');
    bob.isToAct();
  });

  test('FLX-301 FLX-267 a departure may break a tie', () => {
    const { ann, table, bob } = deal({
      ann: { hand: ['goal-family-dinner', 'draw-2', 'draw-3'], keepers: ['rick-sanchez', 'morty-smith', 'jerry-smith'] },
      bob: { hand: ['draw-5'], keepers: ['pickle-rick', 'summer-smith', 'beth-smith'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-2'],
    });
    ann.plays('goal-family-dinner');
    expect(table.winners).toEqual([]);
    bob.leaves();
    expect(table.winners).toEqual(['ann']);
    expect(table.outcome?.reason).toBe('goal');
  });

  test('FLX-301 in the middle of an event the check waits until it is settled', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['trash-something', 'draw-2', 'draw-3'], keepers: ['rick-sanchez', 'morty-smith', 'jerry-smith'] },
      bob: { hand: ['draw-5'], keepers: ['pickle-rick', 'summer-smith', 'beth-smith'] },
      cat: { hand: ['draw-4'], keepers: ['plumbus'] },
      goals: ['goal-family-dinner'],
    });
    ann.plays('trash-something');
    bob.leaves();
    expect(table.winners).toEqual([]);
    ann.mustPick('rick-sanchez', 'morty-smith', 'jerry-smith', 'plumbus');
    ann.picks('plumbus');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-302 the last one left wins by forfeit', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['draw-2', 'plumbus'] }, bob: { hand: ['draw-5'] } });
    ann.leaves();
    expect(table.winners).toEqual(['bob']);
    expect(table.outcome).toMatchObject({ reason: 'forfeit', rule: 'FLX-302' });
    bob.isNotAsked();
  });

  test('FLX-303 «most» Goals, numbers of players and turn order use the present players only', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['everybody-gets-1', 'goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      dan: { hand: ['draw-3'], creepers: ['cronenbergs'] },
      rules: ['play-2'],
      deck: ['plumbus', 'snowball', 'hamurai', 'tinkles'],
    });
    cat.leaves();
    ann.plays('everybody-gets-1', 'plumbus', 'snowball');
    expect(dan.hand).toEqual(['draw-3', 'hamurai']);
    ann.plays('goal-house-party');
    expect(bob.creepers).toEqual(['cronenbergs']);
    expect(table.zone('deck')[0]).not.toBe('hamurai');
    const most = deal({
      ann: { hand: ['draw-3', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'squanchy'] },
      cat: { keepers: ['beth-smith', 'jerry-smith', 'portal-gun', 'sleepy-gary', 'birdperson'] },
      goals: ['goal-packed-house'],
    });
    most.cat.leaves();
    expect(most.table.winners).toEqual(['bob']);
  });

  test('FLX-304 a bot may take over the seat: hand and table stay', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'] },
    });
    expect(table.match.apply({ kind: 'bot', seat: 1, level: 'normal' })).toBeNull();
    expect(table.match.control[1]).toBe('normal');
    expect(bob.hand).toEqual(['draw-5']);
    expect(bob.keepers).toEqual(['snowball']);
    expect(table.t.ring).toEqual([0, 1]);
    ann.isToAct();
  });

  test('FLX-305 open choices are offered again with what remains', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['steal-something', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
      cat: { keepers: ['hamurai', 'tinkles'] },
      rules: ['play-2'],
    });
    ann.plays('steal-something');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    bob.leaves();
    ann.mustPick('hamurai', 'tinkles');
    ann.picks('tinkles');
    expect(ann.keepers).toEqual(['tinkles']);
    expect(table.zone('discard')[0]).toBe('steal-something');
  });

  test('FLX-305 if nothing remains, that part of the effect is impossible', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['steal-something', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
      cat: { hand: ['draw-4'] },
    });
    ann.plays('steal-something');
    bob.leaves();
    expect(ann.keepers).toEqual([]);
    expect(table.zone('stack')).toEqual([]);
    cat.isToAct();
  });

  test('FLX-305 a seat in an open choice of players goes away', () => {
    const { ann, bob } = deal({
      ann: { hand: ['trade-hands', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      dan: { hand: ['draw-3'] },
    });
    ann.plays('trade-hands');
    ann.mustPick('bob', 'cat', 'dan');
    bob.leaves();
    ann.mustPick('cat', 'dan');
    ann.picks('dan');
    expect(ann.hand).toEqual(['draw-3']);
  });

  test('FLX-199 a player leaves while cards are assigned: the present ones get one each, the rest is discarded', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      deck: ['plumbus', 'snowball', 'hamurai'],
    });
    ann.plays('everybody-gets-1', 'plumbus');
    bob.leaves();
    ann.mustPick('snowball', 'hamurai');
    ann.picks('hamurai');
    expect(ann.hand).toEqual(['draw-2', 'plumbus']);
    expect(cat.hand.slice(0, 2)).toEqual(['draw-4', 'hamurai']);
    expect(table.zone('discard')).toEqual(['everybody-gets-1', 'snowball', 'draw-5']);
  });

  test('FLX-298 the leaver’s turn end brings no limits for the leaver, and the next turn is a full one', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'plumbus', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'], keepers: ['hamurai'] },
      cat: { hand: ['draw-4'] },
      rules: ['recycling'],
    });
    ann.plays(use('recycling'));
    ann.leaves();
    bob.mustPick(use('recycling'), DRAW);
    bob.picks(DRAW);
    expect(bob.hand).toHaveLength(2);
    bob.cannotPick(END);
  });
});
