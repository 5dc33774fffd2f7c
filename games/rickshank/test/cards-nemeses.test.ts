import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { deal, many, tokens } from './table.ts';

/** Ann has just ended the turn in which she defeated the nemesis before; bob comes next. */
const BETWEEN = { phase: 'between', active: 1 } as const;

describe('group attacks', () => {
  test('RSR-072 RSR-091 RSR-092 RSR-093 headband-rick: each player gains Morty Waves, beginning with the next one', () => {
    const { ann, bob, cat, table } = deal({ ann: {}, bob: {}, cat: {}, nemeses: ['headband-rick'], vars: BETWEEN });
    expect([ann.discard, bob.discard, cat.discard]).toEqual([['morty-waves'], ['morty-waves'], ['morty-waves']]);
    expect(table.zone('nemesis')).toEqual(['headband-rick']);
    bob.isAskedFor('main');
  });

  test('RSR-123 with 2 Morty Waves left the next player and the one after get them', () => {
    const rest = (face: { kind: string; id: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, bob, cat } = deal({
      ann: {},
      bob: {},
      cat: {},
      nemeses: ['headband-rick'],
      waves: many(2, 'morty-waves'),
      vars: BETWEEN,
      rest,
    });
    expect([bob.discard, cat.discard, ann.discard]).toEqual([['morty-waves'], ['morty-waves'], []]);
  });

  test('earring-rick: each player discards 2 cards of their choice, or all they have', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['jerry'] },
      bob: { hand: ['beth', 'summer', 'genius-waves'] },
      cat: {},
      nemeses: ['earring-rick'],
      vars: BETWEEN,
    });
    bob.passes();
    bob.mustPick('beth', 'summer', 'genius-waves');
    bob.picks('beth', 'summer');
    ann.passes();
    expect([ann.hand, bob.hand, cat.hand]).toEqual([[], ['genius-waves'], []]);
  });

  test('eye-patch-rick: each player discards an Ongoing card they control, or gains Morty Waves', () => {
    const { ann, bob, table } = deal({
      ann: { play: ['garage', { card: 'security-specialist-rick', of: 'bob' }] },
      bob: {},
      nemeses: ['eye-patch-rick'],
      vars: BETWEEN,
    });
    ann.picks();
    ann.mustPick('garage', 'security-specialist-rick');
    ann.picks('security-specialist-rick');
    expect([bob.discard, ann.discard, table.zone('deck:1')]).toEqual([['morty-waves'], [], ['security-specialist-rick']]);
  });

  test('RSR-E19 RSR-254 RSR-255 RSR-256 cornrow-rick: a token or a Gromflamite from hand; with neither nothing', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: {},
      bob: { hand: ['gromflamite-officer#1', 'jerry'] },
      cat: { hand: ['gromflamite-officer#2', 'beth'] },
      dan: { hand: ['summer'] },
      nemeses: ['cornrow-rick'],
      vars: { ...BETWEEN, tokens: tokens(1, 1, 0, 0) },
    });
    bob.passes();
    bob.mustPick('token', 'gromflamite-officer#1');
    bob.picks('token');
    cat.passes();
    cat.mustPick('gromflamite-officer#2');
    cat.picks('gromflamite-officer#2');
    dan.passes();
    // RSR-324: asked like the others, with nothing to give.
    dan.isAskedFor('token-or-gromflamite');
    dan.mayPick();
    dan.passes();
    // Without a card in hand the token goes without a question.
    expect([table.vars.tokens, cat.hand, dan.hand, ann.discard]).toEqual([tokens(0, 0, 0, 0), ['beth'], ['summer'], []]);
  });

  test('rick-d-99: a token or a Rick from hand, a Seal Team Rick too', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['headband-rick', 'jerry'] },
      bob: { hand: ['jerry'] },
      nemeses: ['rick-d-99'],
      vars: { ...BETWEEN, tokens: tokens(0, 1) },
    });
    bob.passes();
    bob.mustPick('token');
    bob.picks('token');
    ann.passes();
    ann.mustPick('headband-rick');
    ann.picks('headband-rick');
    expect([ann.hand, table.vars.tokens]).toEqual([['jerry'], tokens()]);
  });

  test('galactic-federation-president: half of the tokens, rounded up; without any Morty Waves', () => {
    const gone: CardName[] = ['headband-rick', 'earring-rick', 'eye-patch-rick', 'cornrow-rick', 'rick-d-99'];
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      nemeses: ['galactic-federation-president'],
      destroyed: gone,
      vars: { ...BETWEEN, tokens: tokens(3, 4, 0) },
    });
    bob.isAskedFor('president');
    expect([table.vars.tokens, cat.discard, ann.discard]).toEqual([tokens(1, 2, 0), ['morty-waves'], []]);
    bob.passes();
  });

  test('RSR-094 RSR-096 RSR-260 RSR-E15 a group attack can be avoided; there is no attacker to give a card to', () => {
    const { ann, bob } = deal({ ann: {}, bob: { hand: ['bugged-out-morty', 'jerry'] }, nemeses: ['headband-rick'], vars: BETWEEN });
    bob.isAskedFor('defend.group');
    bob.picks('bugged-out-morty');
    expect([bob.discard, ann.discard]).toEqual([['bugged-out-morty'], ['morty-waves']]);
    bob.isAskedFor('main');
  });

  test('lawyer-morty against a group attack gains a token from the supply', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['lawyer-morty'] },
      nemeses: ['headband-rick'],
      vars: { ...BETWEEN, tokens: tokens(2) },
    });
    bob.picks('lawyer-morty');
    expect(table.vars.tokens).toEqual(tokens(2, 1));
  });

  test('RSR-095 RSR-243 a group attack is nobody’s turn: Aqua Rick discarded to it draws nothing', () => {
    const { ann, bob } = deal({
      ann: {},
      bob: { hand: ['aqua-rick', 'aqua-morty'], deck: many(4, 'genius-waves') },
      nemeses: ['earring-rick'],
      vars: BETWEEN,
    });
    bob.passes();
    expect(bob.hand).toEqual([]);
    bob.isAskedFor('main');
    ann.isNotAsked();
  });
});
