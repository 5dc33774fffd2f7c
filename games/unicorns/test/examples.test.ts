import { describe, expect, test } from 'vitest';
import { BEGIN, babies, basics, deal, into } from './table.ts';

describe('22. Examples', () => {
  test('UUN-E01 a mandatory demand to DISCARD: the player chooses; with an empty hand it is ignored', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-phoenix', 'yay', 'neigh', 'slowdown'] }, bob: { stable: [] } });
    ann.plays('unicorn-phoenix');
    ann.mustPick('yay', 'neigh', 'slowdown');
    ann.picks('neigh');
    expect(table.zone('discard')).toEqual(['neigh']);
    bob.isAskedFor('action');
  });

  test('UUN-E02 an optional effect declined cannot be used later in the turn', () => {
    const { ann, bob } = deal({ ann: { stable: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.mayPick('narwhal');
    ann.passes();
    ann.isAskedFor('action');
    ann.passes();
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-E03 Llamacorn: who has no cards is skipped', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['llamacorn', 'yay', 'slowdown'] },
      bob: {},
      cat: { hand: ['neigh', 'narwhal'] },
    });
    ann.plays('llamacorn');
    cat.passes();
    bob.isNotAsked();
    ann.picks('yay');
    cat.picks('narwhal');
    expect(table.zone('discard')).toEqual([]);
    expect(cat.hand).toEqual(['neigh']);
  });

  test('UUN-E04 Extremely Destructive Unicorn: who has no cards in the Stable is skipped', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['extremely-destructive-unicorn'], stable: ['narwhal'] },
      bob: {},
      cat: { stable: basics(2) },
    });
    ann.plays('extremely-destructive-unicorn');
    bob.isNotAsked();
    cat.picks('basic-unicorn-red');
    ann.picks('narwhal');
    expect([ann.stable, bob.stable, cat.stable]).toEqual([['extremely-destructive-unicorn'], [], ['basic-unicorn-orange']]);
  });

  test('UUN-E05 a protected card: Puppicorn, kept by Blinding Light, stays', () => {
    const { ann, bob } = deal({
      ann: { hand: ['extremely-destructive-unicorn'] },
      bob: { stable: ['puppicorn', 'blinding-light'] },
      vars: BEGIN,
    });
    // The turn began, and Puppicorn did not move.
    expect(bob.stable).toEqual(['puppicorn', 'blinding-light']);
    ann.plays('extremely-destructive-unicorn');
    expect(ann.stable).toEqual([]);
    expect(bob.stable).toEqual(['puppicorn', 'blinding-light']);
  });

  test('UUN-E06 a search', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['shabby-the-narwhal'] },
      bob: {},
      deck: ['slowdown', 'tiny-stable', 'yay', 'neigh'],
      rest: 'box',
    });
    ann.plays('shabby-the-narwhal');
    ann.picks('use');
    ann.mayPick('slowdown', 'tiny-stable');
    expect(bob.knows('slowdown')).toBe(false);
    ann.picks('tiny-stable');
    expect(ann.hand).toEqual(['tiny-stable']);
    expect(bob.knows('tiny-stable')).toBe(true);
    expect([...table.zone('deck'), ...bob.hand]).toContain('slowdown');
  });

  test('UUN-E07 a chain of Shark With a Horn, Stabby the Unicorn and Greedy Flying Unicorn', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['shark-with-a-horn'] },
      bob: { stable: ['stabby-the-unicorn'] },
      cat: { stable: ['greedy-flying-unicorn'] },
    });
    ann.plays('shark-with-a-horn');
    ann.mayPick('stabby-the-unicorn', 'greedy-flying-unicorn');
    ann.picks('stabby-the-unicorn');
    bob.mayPick('greedy-flying-unicorn');
    bob.picks('greedy-flying-unicorn');
    expect(table.zone('discard').toSorted()).toEqual(['shark-with-a-horn', 'stabby-the-unicorn']);
    expect(cat.hand).toEqual(['greedy-flying-unicorn']);
    bob.isAskedFor('action');
  });

  test('UUN-E08 one link: Sadistic Ritual first, then Glitter Bomb on Sadistic Ritual itself', () => {
    const { ann, bob, table } = deal({
      ann: { stable: ['glitter-bomb', 'sadistic-ritual', ...babies(2)] },
      bob: { stable: basics(1) },
      deck: ['yay', 'neigh'],
      vars: BEGIN,
    });
    ann.isAskedFor('sacrifice.unicorn');
    ann.mustPick(...babies(2));
    ann.picks('baby-unicorn-red');
    ann.mayPick('glitter-bomb', 'sadistic-ritual', 'baby-unicorn-pink');
    ann.picks('sadistic-ritual');
    expect(table.zone('nursery')).toContain('baby-unicorn-red');
    expect(table.zone('discard').toSorted()).toEqual(['basic-unicorn-red', 'sadistic-ritual']);
    expect(bob.stable).toEqual([]);
    expect(ann.hand).toEqual(['yay', 'neigh']);
    ann.isAskedFor('action');
  });

  test('UUN-E09 a response chain of three', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['rhinocorn', 'neigh'] },
      bob: { hand: ['neigh'] },
      cat: { hand: ['super-neigh'] },
    });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    ann.picks('neigh');
    cat.picks('super-neigh');
    expect(table.zone('discard').toSorted()).toEqual(['neigh', 'neigh', 'rhinocorn', 'super-neigh']);
    expect(ann.stable).toEqual([]);
    bob.isAskedFor('action');
  });

  test('UUN-E10 a brought card cannot be stopped, and the action is still there', () => {
    const { ann, bob } = deal({ ann: { hand: ['narwhal'], stable: ['rainbow-mane'] }, bob: { hand: ['neigh'] }, vars: BEGIN });
    ann.picks('narwhal');
    bob.isNotAsked();
    expect(ann.stable).toEqual(['rainbow-mane', 'narwhal']);
    ann.isAskedFor('action');
  });

  test('UUN-E11 the win is checked after the chain', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['extremely-destructive-unicorn'], stable: basics(6) }, bob: {}, cat: {}, dan: {} });
    ann.plays('extremely-destructive-unicorn');
    ann.picks('basic-unicorn-red');
    expect(table.outcome).toBeNull();
    expect(ann.stable.length).toBe(6);
    bob.isAskedFor('action');
  });

  test('UUN-E12 deck out: letters', () => {
    const { ann, table } = deal({
      ann: { stable: ['baby-unicorn-red', 'rhinocorn', 'narwhal'] },
      bob: { stable: ['baby-unicorn-pink', ...basics(2)] },
      cat: { stable: babies(2, 2) },
      deck: ['yay'],
      rest: 'box',
    });
    ann.passes();
    expect(table.winners).toEqual(['bob']);
    expect(table.outcome).toMatchObject({ reason: 'deck.letters', params: { n: 3, letters: 35 } });
  });

  test('UUN-E13 a common choice and one more', () => {
    const { ann, bob, cat, dan, table } = deal({
      ann: { hand: ['extremely-destructive-unicorn'], stable: ['tiny-stable', ...basics(5)] },
      bob: { stable: babies(1) },
      cat: { stable: babies(1, 1) },
      dan: { stable: babies(1, 2) },
    });
    ann.plays('extremely-destructive-unicorn');
    ann.picks('basic-unicorn-red');
    expect(table.vars.chain).toMatchObject({ link: 1 });
    ann.isAskedFor('sacrifice.unicorn');
    ann.mustPick(...basics(4, 1), 'extremely-destructive-unicorn');
    ann.picks('basic-unicorn-orange');
    expect(ann.stable.length).toBe(5);
    expect([bob.stable, cat.stable, dan.stable]).toEqual([[], [], []]);
    bob.isAskedFor('action');
  });

  test('UUN-E14 «this card» already taken', () => {
    const { ann, bob } = deal({
      ann: { hand: ['shark-with-a-horn'], stable: ['tiny-stable', ...basics(5)] },
      bob: { stable: ['narwhal'] },
    });
    ann.plays('shark-with-a-horn');
    ann.isAskedFor('sacrifice.unicorn');
    ann.picks('shark-with-a-horn');
    expect(bob.stable).toEqual(['narwhal']);
    bob.isAskedFor('action');
  });

  test('UUN-E14 a Basic Unicorn named instead: both in one link', () => {
    const { ann, bob } = deal({
      ann: { hand: ['shark-with-a-horn'], stable: ['tiny-stable', ...basics(5)] },
      bob: { stable: ['narwhal'] },
    });
    ann.plays('shark-with-a-horn');
    ann.picks('basic-unicorn-red');
    ann.mayPick('narwhal');
    ann.picks('narwhal');
    expect(ann.stable).toEqual(['tiny-stable', ...basics(4, 1)]);
    expect(bob.stable).toEqual([]);
  });

  test('UUN-E15 discard before pull', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-swap', 'neigh', 'yay'], stable: ['americorn'] },
      bob: { stable: ['unicorn-phoenix'] },
    });
    ann.plays('unicorn-swap');
    // Only ann holds cards, so bob's choice is taken without a question.
    ann.mustPick('neigh', 'yay');
    ann.picks('yay');
    expect(table.zone('discard')).toEqual(['yay', 'unicorn-swap']);
    expect(ann.hand).toEqual([]);
    expect(bob.hand[0]).toBe('neigh');
  });

  test('UUN-E15 UUN-355 with one card besides ann discards it and bob gets nothing', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-swap', 'neigh'], stable: ['americorn'] },
      bob: { stable: ['unicorn-phoenix'] },
      deck: ['slowdown'],
    });
    ann.plays('unicorn-swap');
    expect(ann.hand).toEqual([]);
    expect(bob.hand).toEqual(['slowdown']);
  });

  test('UUN-E16 leaving together', () => {
    const { ann, bob } = deal({
      ann: { hand: ['two-for-one'], stable: babies(1) },
      bob: { hand: ['yay', 'neigh'], stable: ['barbed-wire', 'narwhal'] },
    });
    ann.plays('two-for-one');
    bob.passes();
    ann.picks('barbed-wire');
    bob.isAskedFor('discard');
    bob.picks('yay');
    expect(bob.hand[0]).toBe('neigh');
    expect(bob.stable).toEqual([]);
  });

  test('UUN-E17 the last card at the same moment', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['neigh'], stable: ['glitter-bomb', 'unicorn-phoenix', 'extremely-fertile-unicorn'] },
      bob: { stable: ['yay'] },
      deck: ['slowdown'],
      vars: BEGIN,
    });
    ann.picks('extremely-fertile-unicorn');
    ann.picks('neigh');
    ann.mayPick('glitter-bomb', 'unicorn-phoenix', 'extremely-fertile-unicorn');
    ann.picks('unicorn-phoenix');
    ann.isAskedFor('nursery');
    ann.picks('baby-unicorn-red');
    expect(ann.stable).toEqual(['glitter-bomb', 'extremely-fertile-unicorn', 'baby-unicorn-red', 'unicorn-phoenix']);
    expect(table.zone('discard').toSorted()).toEqual(['neigh', 'yay']);
    expect(ann.hand).toEqual(['slowdown']);
    expect(bob.stable).toEqual([]);
  });

  test('UUN-E18 UUN-353 stolen and given back', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['seductive-unicorn'], stable: ['tiny-stable', ...basics(5)] },
      bob: { stable: ['narwhal'] },
    });
    ann.plays('seductive-unicorn');
    ann.picks('tiny-stable');
    ann.picks('seductive-unicorn');
    // Link 2: Narwhal goes back and cannot be named for Tiny Stable.
    expect(table.vars.chain).toMatchObject({ link: 2 });
    ann.mustPick(...basics(5));
    ann.picks('basic-unicorn-red');
    expect(bob.stable).toEqual(['narwhal']);
    expect(ann.stable).toEqual(['tiny-stable', ...basics(4, 1)]);
  });

  test('UUN-E19 all and one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-swap'], stable: ['narwhal-torpedo'] },
      bob: { stable: ['chainsaw-unicorn', 'slowdown'] },
    });
    ann.plays('unicorn-swap');
    ann.mayPick('slowdown');
    ann.picks('slowdown');
    expect(table.zone('discard').toSorted()).toEqual(['slowdown', 'unicorn-swap']);
    expect(table.logKeys.filter((key) => key === 'move.destroy')).toEqual([]);
    expect(ann.stable).toEqual(['chainsaw-unicorn']);
    expect(bob.stable).toEqual(['narwhal-torpedo']);
  });

  test('UUN-E20 one saviour, two ways out', () => {
    const play = () => {
      const game = deal({
        ann: { hand: ['unicorn-poison'] },
        bob: { stable: ['black-knight-unicorn', 'greedy-flying-unicorn'] },
        deck: ['yay', 'neigh'],
      });
      game.ann.plays('unicorn-poison');
      game.ann.picks('greedy-flying-unicorn');
      game.bob.mayPick('greedy-flying-unicorn');
      return game;
    };
    const saved = play();
    saved.bob.picks('greedy-flying-unicorn');
    expect(saved.bob.stable).toEqual(['greedy-flying-unicorn']);
    const flown = play();
    flown.bob.passes();
    expect(flown.bob.stable).toEqual(['black-knight-unicorn']);
    expect(flown.bob.hand).toContain('greedy-flying-unicorn');
  });

  test('the Stable of the one who plays need not be their own', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['puppicorn'] }, bob: {} });
    ann.picks(into(table, 'puppicorn', 'bob'));
    expect(bob.stable).toEqual(['puppicorn']);
  });
});
