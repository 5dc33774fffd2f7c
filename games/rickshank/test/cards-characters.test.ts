import { describe, expect, test } from 'vitest';
import { deal, tokens } from './table.ts';

describe('Characters', () => {
  test('RSR-109 transcendent-rick: a Council card from hand avoids an Attack and draws; one Defense per Attack', () => {
    const { ann, bob } = deal({
      ann: { hand: ['morty-c-137'] },
      bob: { character: ['transcendent-rick'], hand: ['kickback', 'rezone', 'jerry'], deck: ['beth'] },
    });
    ann.plays('morty-c-137');
    bob.mayPick('kickback', 'rezone');
    bob.picks('kickback');
    bob.isNotAsked();
    expect([bob.hand, bob.discard]).toEqual([['rezone', 'jerry', 'beth'], ['kickback']]);
  });

  // The rulebook gives his Defense only; with a card alone he won one of three duels (see the README).
  test('transcendent-rick draws and gets +1 Power after the first Council card and its vote, not after the second; without one there is no Defense', () => {
    const { ann, bob, table } = deal({
      ann: { character: ['transcendent-rick'], hand: ['persecute#1', 'persecute#2'], deck: ['jerry', 'summer'] },
      bob: {},
    });
    ann.plays('persecute#1');
    expect(ann.copies('hand')).toEqual(['persecute#2']);
    ann.picks('bob.0');
    bob.picks('bob.0');
    ann.passes();
    expect(ann.copies('hand')).toEqual(['persecute#2', 'jerry']);
    expect(table.vars.power).toBe(3);
    ann.plays('persecute#2');
    ann.picks('bob.0');
    bob.picks('bob.0');
    ann.passes();
    expect(ann.hand).toEqual(['jerry']);
    expect(table.vars.power).toBe(5);
    const none = deal({ ann: { hand: ['morty-c-137'] }, bob: { character: ['transcendent-rick'], hand: ['jerry'] } });
    none.ann.plays('morty-c-137');
    none.bob.mayPick();
    none.bob.passes();
  });

  test('RSR-251 moron-morty: a cheap market Morty may go on top of the deck, known to all; a dear one and other types not', () => {
    const { ann, bob, table } = deal({
      ann: { character: ['moron-morty'] },
      bob: {},
      market: ['aqua-morty#1', 'aqua-morty#2', 'big-head-morty', 'pill-brulee'],
      vars: { power: 12 },
    });
    ann.plays('aqua-morty#1');
    ann.picks('yes');
    expect([table.copies('deck:0'), bob.knows('aqua-morty#1')]).toEqual([['aqua-morty#1'], true]);
    ann.plays('aqua-morty#2');
    ann.passes();
    ann.plays('big-head-morty', 'pill-brulee');
    expect(table.copies('discard:0').sort()).toEqual(['aqua-morty#2', 'big-head-morty', 'pill-brulee']);
  });

  test('RSR-038 moron-morty: +2 Power for the first Morty of a turn; Morty Waves are none', () => {
    const { ann, table } = deal({
      ann: { character: ['moron-morty'], hand: ['morty-waves', 'lawyer-morty#1', 'lawyer-morty#2'] },
      bob: {},
    });
    ann.plays('morty-waves');
    expect(table.vars.power).toBe(0);
    ann.plays('lawyer-morty#1');
    expect(table.vars.power).toBe(4);
    ann.plays('lawyer-morty#2');
    expect(table.vars.power).toBe(6);
  });

  // With +1 Power he won 42 % of his duels (see the README).
  test('RSR-242 bluffing-rick: +2 Power for the first Council card, and a token after a vote won without tokens, once a turn', () => {
    const { ann, bob, table } = deal({ ann: { character: ['bluffing-rick'], hand: ['persecute#1', 'persecute#2'] }, bob: {} });
    for (const card of ['persecute#1', 'persecute#2']) {
      ann.plays(card);
      ann.picks('bob.0');
      bob.picks('bob.0');
      if (ann.hand.length > 0) ann.passes();
    }
    expect([table.vars.tokens[0], table.vars.power]).toEqual([1, 6]);
  });

  test('bluffing-rick gains in another player’s turn too; not if tokens were committed, not if the choice lost, not for a cancelled vote', () => {
    const after = (mine: string, others: string) => {
      const at = deal({ ann: { hand: ['persecute'] }, bob: { character: ['bluffing-rick'] }, vars: { tokens: tokens(0, 1) } });
      at.ann.plays('persecute');
      at.ann.picks(others);
      at.bob.picks(mine);
      if (at.table.match.askOf(0)?.prompt.key === 'tie') at.ann.picks('ann');
      return at.table.vars.tokens[1];
    };
    expect(after('ann.0', 'ann.0')).toBe(2);
    expect(after('ann.1', 'ann.0')).toBe(0);
    expect(after('bob.0', 'ann.0')).toBe(1);
    const cancelled = deal({ ann: { hand: ['recycle'] }, bob: { character: ['bluffing-rick'] } });
    cancelled.ann.plays('recycle');
    expect(cancelled.table.vars.tokens[1]).toBe(0);
  });

  test('defiant-summer draws for each Summer', () => {
    const { ann } = deal({ ann: { character: ['defiant-summer'], hand: ['summer', 'summer'], deck: ['jerry', 'beth'] }, bob: {} });
    ann.plays('summer', 'summer');
    expect(ann.hand).toEqual(['jerry', 'beth']);
  });

  test('RSR-310 defiant-summer: +1 Power at the start of the turn if an Attack has hit her since her last turn, even without a loss', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['lizard-rick', 'lizard-rick'] }, bob: { character: ['defiant-summer'] } });
    ann.plays('lizard-rick', 'lizard-rick');
    ann.plays('end');
    bob.isAskedFor('main');
    expect(table.vars.power).toBe(1);
    bob.plays('end');
    ann.plays('end');
    expect(table.vars.power).toBe(0);
  });

  test('defiant-summer: a group attack at the end of her own turn counts for the next one, an avoided Attack does not count', () => {
    const { ann, bob, table } = deal({ ann: { character: ['defiant-summer'] }, bob: {}, nemeses: ['headband-rick'], vars: { power: 8 } });
    ann.plays('cornvelious-daniel', 'end');
    ann.passes();
    bob.plays('end');
    expect(table.vars.power).toBe(1);
    const avoided = deal({ ann: { hand: ['lizard-rick'] }, bob: { character: ['defiant-summer'], hand: ['daddys-little-girl'] } });
    avoided.ann.plays('lizard-rick');
    avoided.bob.picks('daddys-little-girl');
    avoided.ann.plays('end');
    expect(avoided.table.vars.power).toBe(0);
  });

  test('heroic-summer draws after the first Equipment of a turn, a Portal Gun too', () => {
    const { ann } = deal({
      ann: { character: ['heroic-summer'], hand: ['portal-gun#1', 'portal-gun#2'], deck: ['jerry', 'beth'] },
      bob: {},
    });
    ann.plays('portal-gun#1');
    // The draw comes after the gun is fully resolved.
    expect(ann.copies('hand')).toEqual(['portal-gun#2']);
    ann.passes();
    expect(ann.copies('hand')).toEqual(['portal-gun#2', 'jerry']);
    ann.plays('portal-gun#2');
    ann.passes();
    expect(ann.hand).toEqual(['jerry']);
  });

  test('promotion-jerry: each Jerry brings a token, the first Gromflamite 1 Power', () => {
    const { ann, table } = deal({
      ann: { character: ['promotion-jerry'], hand: ['jerry', 'jerry', 'gromflamite-officer#1', 'gromflamite-officer#2'] },
      bob: {},
    });
    ann.plays('jerry', 'jerry', 'gromflamite-officer#1', 'gromflamite-officer#2');
    expect([table.vars.tokens[0], table.vars.power]).toEqual([4, 5]);
  });

  // The rulebook does not give his text. A card for a card made him win two of three duels (see the README).
  test('rational-morty discards a card with cost 0 for +1 Power, once a turn', () => {
    const { ann, table } = deal({
      ann: { character: ['rational-morty'], hand: ['morty-waves', 'kickback', 'jerry'], deck: ['pill-brulee'] },
      bob: {},
    });
    ann.plays('use rational-morty');
    ann.mustPick('morty-waves', 'jerry');
    ann.picks('morty-waves');
    expect([ann.hand, table.vars.power]).toEqual([['kickback', 'jerry'], 1]);
    ann.cannotPick('use rational-morty');
    const none = deal({ ann: { character: ['rational-morty'], hand: ['kickback'] }, bob: {} });
    none.ann.cannotPick('use rational-morty');
  });
});
