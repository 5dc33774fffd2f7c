import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, use } from './table.ts';

describe('evil-morty', () => {
  test('FLX-213 at the start of the holder’s turn one of their Keepers goes, their choice', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2'], keepers: ['plumbus', 'snowball'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'], keepers: ['hamurai'] },
      vars: AT_START,
    });
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['plumbus']);
    expect(ann.creepers).toEqual(['evil-morty']);
    expect(table.zone('discard')).toEqual(['snowball']);
  });

  test('FLX-213 the only Keeper goes without a question', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2'], keepers: ['plumbus'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'] },
      vars: AT_START,
    });
    expect(ann.keepers).toEqual([]);
    expect(ann.creepers).toEqual(['evil-morty']);
  });

  test('FLX-213 without a Keeper he goes himself', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'], creepers: ['evil-morty', 'cronenbergs'] },
      bob: { hand: ['draw-5'] },
      vars: AT_START,
    });
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(table.zone('discard')).toEqual(['evil-morty']);
  });

  test('FLX-051 he comes before free actions: Mr. Meeseeks cannot be used up first', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2'], keepers: ['mr-meeseeks', 'plumbus'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'] },
      vars: AT_START,
    });
    ann.mustPick('mr-meeseeks', 'plumbus');
    ann.cannotPick(use('mr-meeseeks'), DRAW);
    ann.picks('plumbus');
    ann.mustPick(use('mr-meeseeks'), DRAW);
  });

  test('FLX-065 he strikes at the start of an extra turn as well, and not on another’s turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'draw-2'], keepers: ['plumbus', 'snowball', 'hamurai'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('take-another-turn');
    ann.mustPick('plumbus', 'snowball', 'hamurai');
    ann.picks('hamurai');
    ann.plays('draw-2');
    bob.isToAct();
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
  });

  test('FLX-203 he keeps his holder from winning', () => {
    const { ann, table } = deal({
      ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
    });
    ann.plays('squanchy');
    expect(table.winners).toEqual([]);
  });
});

describe('galactic-federation', () => {
  test('FLX-214 a free action: a Keeper of choice first, then the Creeper itself', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus', 'snowball'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'], keepers: ['hamurai'] },
    });
    ann.picks(use('galactic-federation'));
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect(table.zone('discard')).toEqual(['galactic-federation', 'plumbus']);
    expect(ann.keepers).toEqual(['snowball']);
  });

  test('FLX-208 one may live with it', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-3'], keepers: ['plumbus'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('goal-house-party', END);
    expect(ann.creepers).toEqual(['galactic-federation']);
    bob.isToAct();
  });

  test('FLX-214 without a Keeper in play it cannot be got rid of that way', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'draw-3'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'] },
    });
    ann.mustPick('plumbus', 'draw-3');
  });

  test('FLX-209 paying with the last Keeper can win: a Goal of the rest is no longer hindered', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus', 'summer-smith', 'squanchy'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
    });
    ann.plays(use('galactic-federation'), 'plumbus');
    expect(table.winners).toEqual(['ann']);
  });
});

describe('cronenbergs', () => {
  test('FLX-215 they move to the previous player with every change of the Goals, once per change', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['goal-house-party', 'goal-guard-duty', 'goal-picture-day', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-3'],
    });
    ann.plays('goal-house-party');
    expect(cat.creepers).toEqual(['cronenbergs']);
    ann.plays('goal-guard-duty');
    expect(bob.creepers).toEqual(['cronenbergs']);
    ann.plays('goal-picture-day');
    expect(ann.creepers).toEqual(['cronenbergs']);
  });

  test('FLX-142 replacing one of two Goals moves them once', () => {
    const { ann, dan } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      dan: {},
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('goal-house-party', 'goal-picture-day');
    expect(dan.creepers).toEqual(['cronenbergs']);
  });

  test('FLX-215 other cards leave them where they are', () => {
    const { ann, table } = deal({
      ann: { hand: ['rules-reset', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda', 'play-2'],
      goals: ['goal-guard-duty'],
    });
    ann.plays('rules-reset');
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(table.zone('discard')).toContain('double-agenda');
  });

  test('FLX-215 a Goal that has to go with Double Agenda moves them', () => {
    const { ann, bob } = deal({
      ann: { hand: ['rules-reset', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('rules-reset', 'goal-guard-duty');
    expect(bob.creepers).toEqual(['cronenbergs']);
  });
});
