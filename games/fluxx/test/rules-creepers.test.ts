import { describe, expect, test } from 'vitest';
import { AT_START, deal, END, use } from './table.ts';

describe('12. Creepers', () => {
  test('FLX-200 FLX-203 a Creeper in front of a player keeps that player from winning', () => {
    for (const creeper of ['evil-morty', 'galactic-federation', 'cronenbergs'] as const) {
      const { ann, table } = deal({
        ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'], creepers: [creeper] },
        bob: { hand: ['draw-5'] },
        goals: ['goal-house-party'],
        unfinished: true,
      });
      ann.plays('squanchy');
      expect(table.winners, `hindered by ${creeper}`).toEqual([]);
    }
  });

  test('FLX-203 somebody else’s Creeper does not', () => {
    const { ann, table } = deal({
      ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'], creepers: ['cronenbergs'] },
      goals: ['goal-house-party'],
    });
    ann.plays('squanchy');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-201 FLX-014 Creepers lie face up beside the Keepers of their holder', () => {
    const { bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
    });
    expect(bob.view.zones['creepers:0'].map((card) => card.def)).toEqual(['cronenbergs']);
    expect(table.spectator.zones['creepers:0'].map((card) => card.def)).toEqual(['cronenbergs']);
    expect(table.spectator.zones['keepers:0'].map((card) => card.def)).toEqual(['plumbus']);
  });

  test('FLX-202 a Creeper is put down and replaced by the game itself; nobody is asked', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['galactic-federation', 'plumbus'],
      vars: AT_START,
    });
    ann.mustPick('draw-2', 'plumbus');
    expect(ann.creepers).toEqual(['galactic-federation']);
    expect(bob.knows('galactic-federation')).toBe(true);
  });

  test('FLX-204 FLX-205 a Goal that requires a Creeper is met with it, but any other Creeper hinders', () => {
    const met = deal({
      ann: { hand: ['morty-smith', 'draw-2'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-president-morty'],
    });
    met.ann.plays('morty-smith');
    expect(met.table.winners).toEqual(['ann']);
    const hindered = deal({
      ann: { hand: ['morty-smith', 'draw-2'], creepers: ['evil-morty', 'galactic-federation'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-president-morty'],
    });
    hindered.ann.plays('morty-smith');
    expect(hindered.table.winners).toEqual([]);
    const lacking = deal({
      ann: { hand: ['morty-smith', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-president-morty'],
    });
    lacking.ann.plays('morty-smith');
    expect(lacking.table.winners).toEqual([]);
  });

  test('FLX-206 Everything Is on Fire is hindered by no Creeper', () => {
    const { ann, table } = deal({
      ann: { hand: ['steal-something', 'draw-2'], creepers: ['cronenbergs', 'galactic-federation'] },
      bob: { hand: ['draw-5'], creepers: ['evil-morty'] },
      goals: ['goal-rick-and-morty'],
    });
    ann.plays('steal-something');
    expect(table.winners).toEqual([]);
    const fire = deal({
      ann: { hand: ['goal-everything-is-on-fire', 'draw-2'], creepers: ['evil-morty', 'galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    fire.ann.plays('goal-everything-is-on-fire');
    expect(fire.table.winners).toEqual(['ann']);
  });

  test('FLX-207 under Don’t Think About It no Creeper hinders, but a required one is still required', () => {
    const lifted = deal({
      ann: { hand: ['dont-think-about-it', 'draw-2'], keepers: ['summer-smith', 'squanchy'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
    });
    lifted.ann.plays('dont-think-about-it');
    expect(lifted.table.winners).toEqual(['ann']);
    const required = deal({
      ann: { hand: ['morty-smith', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['dont-think-about-it'],
      goals: ['goal-president-morty'],
    });
    required.ann.plays('morty-smith');
    expect(required.table.winners).toEqual([]);
  });

  test('FLX-208 Actions, New Rules and Keepers get rid of a Creeper, or one may live with it', () => {
    const { ann, bob, table } = deal({
      ann: {
        hand: ['trash-something', 'draw-2', 'draw-3'],
        keepers: ['birdperson'],
        creepers: ['galactic-federation', 'cronenbergs', 'evil-morty'],
      },
      bob: { hand: ['draw-5'], keepers: ['jerry-smith'] },
      rules: ['blame-jerry'],
      deck: ['plumbus', 'snowball'],
    });
    ann.mustPick('trash-something', 'draw-2', 'draw-3', use('birdperson'), use('galactic-federation'), use('blame-jerry'));
    ann.picks(use('birdperson'));
    ann.plays(use('blame-jerry'), 'cronenbergs');
    ann.plays('trash-something', 'evil-morty');
    expect(ann.creepers).toEqual([]);
    expect(bob.creepers).toEqual(['cronenbergs']);
    expect(table.zone('discard')).toEqual(['trash-something', 'evil-morty', 'galactic-federation']);
  });

  test('FLX-209 FLX-214 the price is a Keeper in front of the player, not one in hand, and no play', () => {
    const { ann, table } = deal({
      ann: { hand: ['hamurai', 'draw-2'], keepers: ['plumbus', 'snowball'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    ann.picks(use('galactic-federation'));
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball');
    expect(ann.creepers).toEqual([]);
    expect(table.vars.plays).toBe(0);
    expect(table.zone('discard')).toEqual(['galactic-federation', 'snowball']);
    ann.mustPick('hamurai', 'draw-2');
  });

  test('FLX-209 with Keepers only in hand the price cannot be paid', () => {
    const { ann } = deal({ ann: { hand: ['hamurai', 'draw-2'], creepers: ['galactic-federation'] }, bob: { hand: ['draw-5'] } });
    ann.mustPick('hamurai', 'draw-2');
  });

  test('FLX-210 a Creeper that moves gives nobody a card', () => {
    const { ann, bob } = deal({
      ann: { hand: ['not-my-dimension', 'draw-2'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5', 'jackpot'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('not-my-dimension');
    expect(bob.creepers).toEqual(['galactic-federation']);
    expect(ann.hand).toEqual(['draw-2']);
    // One card for bob's own draw phase, none for the Creeper.
    expect(bob.hand).toEqual(['draw-5', 'jackpot', 'plumbus']);
  });

  test('FLX-211 Creepers are not Keepers: no limit, no counting Goal and no «choose a Keeper» sees them', () => {
    const limit = deal({
      ann: {
        hand: ['goal-guard-duty', 'draw-2'],
        keepers: ['plumbus', 'snowball', 'hamurai'],
        creepers: ['cronenbergs', 'galactic-federation'],
      },
      bob: { hand: ['draw-5'], creepers: ['evil-morty'] },
      rules: ['keeper-limit-3'],
    });
    limit.ann.plays('goal-guard-duty');
    limit.ann.picks(END);
    expect(limit.ann.keepers).toHaveLength(3);
    const goal = deal({
      ann: {
        hand: ['goal-packed-house', 'draw-2'],
        keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'],
        creepers: ['galactic-federation'],
      },
      bob: { hand: ['draw-5'] },
      rules: ['dont-think-about-it'],
    });
    goal.ann.plays('goal-packed-house');
    expect(goal.table.winners).toEqual([]);
    const exchange = deal({
      ann: { hand: ['exchange-keepers', 'draw-2'], keepers: ['plumbus', 'snowball'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'], keepers: ['hamurai', 'tinkles'], creepers: ['galactic-federation'] },
      unfinished: true,
    });
    exchange.ann.plays('exchange-keepers');
    exchange.ann.mustPick('plumbus', 'snowball');
    exchange.ann.picks('plumbus');
    exchange.ann.mustPick('hamurai', 'tinkles');
  });

  test('FLX-215 Cronenbergs move to the previous player before victory is looked at', () => {
    // They would hinder ann; the Goal she plays sends them off first.
    const away = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['summer-smith', 'squanchy'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: {},
    });
    away.ann.plays('goal-house-party');
    expect(away.cat.creepers).toEqual(['cronenbergs']);
    expect(away.table.winners).toEqual(['ann']);
    const back = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['summer-smith', 'squanchy'] },
      bob: { hand: ['draw-5'], creepers: ['cronenbergs'] },
      cat: {},
    });
    back.ann.plays('goal-house-party');
    expect(back.ann.creepers).toEqual(['cronenbergs']);
    expect(back.table.winners).toEqual([]);
  });

  test('FLX-216 with two players the previous player is the other one', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'goal-guard-duty', 'draw-2'] },
      bob: { hand: ['draw-5'], creepers: ['cronenbergs'] },
      rules: ['play-2'],
    });
    ann.plays('goal-house-party');
    expect(ann.creepers).toEqual(['cronenbergs']);
    ann.plays('goal-guard-duty');
    expect(bob.creepers).toEqual(['cronenbergs']);
  });

  test('FLX-218 a Creeper drawn by a turn-ending free action stays', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['birdperson', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['get-on-with-it'],
      deck: ['galactic-federation', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.picks(use('get-on-with-it'));
    expect(ann.creepers).toEqual(['galactic-federation']);
    ann.isNotAsked();
    bob.isToAct();
  });
});
