import { describe, expect, test } from 'vitest';
import { babies, basics, deal, nobodyAnswers } from './table.ts';

describe('Back Kick', () => {
  test('UUN-289 returns a card; its player discards one of their choice, which may be that card', () => {
    const { ann, bob } = deal({ ann: { hand: ['back-kick'] }, bob: { hand: ['neigh'], stable: ['yay'] } });
    ann.plays('back-kick');
    bob.passes();
    bob.mustPick('neigh', 'yay');
    bob.picks('yay');
    expect(bob.hand[0]).toBe('neigh');
  });

  test('UUN-289 a Baby went to the Nursery and the hand is empty: nothing is discarded', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['back-kick'] }, bob: { stable: babies(1) } });
    ann.plays('back-kick');
    expect(table.zone('discard')).toEqual(['back-kick']);
    bob.isAskedFor('action');
  });

  test('cannot without a card to return', () => {
    const { ann } = deal({ ann: { hand: ['back-kick'] }, bob: {} });
    ann.cannotPick('back-kick');
  });
});

describe('Blatant Thievery', () => {
  test('UUN-297 UUN-335 only its player sees the hand; the card taken is known to the two', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['blatant-thievery'] }, bob: { hand: ['yay', 'narwhal'] }, cat: {} });
    ann.plays('blatant-thievery');
    bob.passes();
    ann.mustPick('yay', 'narwhal');
    expect([ann.knows('yay'), cat.knows('yay')]).toEqual([true, false]);
    ann.picks('yay');
    expect(ann.hand).toEqual(['yay']);
    expect([bob.knows('yay'), cat.knows('yay')]).toEqual([true, false]);
  });

  test('cannot if no player has a card besides it', () => {
    const { ann } = deal({ ann: { hand: ['blatant-thievery'] }, bob: {} });
    ann.cannotPick('blatant-thievery');
  });

  test('UUN-355 the last hand became empty during the window: nothing is taken', () => {
    const { ann, bob } = deal({ ann: { hand: ['blatant-thievery', 'neigh'] }, bob: { hand: ['neigh'] }, deck: ['narwhal'] });
    ann.plays('blatant-thievery');
    bob.picks('neigh');
    ann.picks('neigh');
    expect(ann.hand).toEqual([]);
    expect(bob.hand).toEqual(['narwhal']);
  });
});

describe('Change of Luck', () => {
  test('UUN-285 two drawn, three discarded: one more turn', () => {
    const { ann } = deal({ ann: { hand: ['change-of-luck', 'yay'] }, bob: {}, deck: ['neigh', 'slowdown'] });
    ann.plays('change-of-luck');
    expect(ann.hand.length).toBe(1);
    ann.isAskedFor('action');
  });

  test('UUN-284 cannot with no other card: at most two can be drawn', () => {
    const { ann } = deal({ ann: { hand: ['change-of-luck'] }, bob: {} });
    ann.cannotPick('change-of-luck');
  });

  test('UUN-285 only one card could be drawn: no extra turn', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['change-of-luck', 'yay', 'neigh'], stable: basics(1) },
      bob: {},
      deck: ['slowdown'],
      options: { reshuffle: 'on' },
      rest: 'box',
    });
    ann.plays('change-of-luck');
    // All three are gone, the pile became the deck, and the turn is over.
    expect(ann.hand).toEqual([]);
    expect([...table.zone('deck'), ...bob.hand].toSorted()).toEqual(['change-of-luck', 'neigh', 'slowdown', 'yay']);
    bob.isAskedFor('action');
  });
});

describe('Glitter Tornado', () => {
  test('UUN-288 its player chooses one card of every Stable, all go back together', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['glitter-tornado'], stable: ['slowdown', 'narwhal'] },
      bob: { stable: ['yay', ...babies(1)] },
      cat: {},
      deck: ['neigh'],
    });
    ann.plays('glitter-tornado');
    ann.mustPick('slowdown', 'narwhal');
    ann.picks('slowdown');
    ann.mustPick('yay', 'baby-unicorn-red');
    ann.picks('yay');
    expect(ann.hand).toEqual(['slowdown']);
    expect(bob.hand).toEqual(['yay', 'neigh']);
    cat.isNotAsked();
  });

  test('cannot if the own Stable has no card it can return', () => {
    const { ann } = deal({ ann: { hand: ['glitter-tornado'], stable: ['magical-kittencorn'] }, bob: { stable: ['yay'] } });
    ann.cannotPick('glitter-tornado');
  });
});

describe('Good Deal', () => {
  test('draws 3 and discards 1, playable with nothing else in hand', () => {
    const { ann } = deal({ ann: { hand: ['good-deal'] }, bob: {}, deck: ['yay', 'neigh', 'slowdown'] });
    ann.plays('good-deal');
    ann.mustPick('yay', 'neigh', 'slowdown');
    ann.picks('neigh');
    expect(ann.hand).toEqual(['yay', 'slowdown']);
  });
});

describe('Mystical Vortex', () => {
  test('UUN-286 everybody discards; the pile goes into the deck without the card itself', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mystical-vortex', 'yay', 'neigh'] },
      bob: { hand: ['slowdown', 'narwhal'] },
      discard: ['rhinocorn'],
    });
    ann.plays('mystical-vortex');
    bob.passes();
    expect(table.match.open?.mode).toBe('all');
    bob.picks('narwhal');
    ann.picks('yay');
    expect(table.zone('discard')).toEqual(['mystical-vortex']);
  });
});

describe('Re-Target', () => {
  test('UUN-292 UUN-331 moves an Upgrade or Downgrade to a different Stable', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['re-target'], stable: ['slowdown'] }, bob: { stable: ['yay'] }, cat: {} });
    ann.plays('re-target');
    ann.mustPick('slowdown', 'yay');
    ann.picks('slowdown');
    ann.mustPick('bob', 'cat');
    ann.picks('cat');
    expect([ann.stable, bob.stable, cat.stable]).toEqual([[], ['yay'], ['slowdown']]);
  });

  test('UUN-281 cannot move Rainbow Mane to a Stable without a Basic Unicorn', () => {
    const { ann } = deal({ ann: { hand: ['re-target'] }, bob: { stable: ['rainbow-mane', 'narwhal'] } });
    ann.cannotPick('re-target');
  });
});

describe('Reset Button', () => {
  test('UUN-286 all Upgrades and Downgrades go, then the pile into the deck', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['reset-button'], stable: ['yay', 'narwhal'] },
      bob: { stable: ['slowdown', 'glitter-bomb'] },
      discard: ['neigh'],
    });
    ann.plays('reset-button');
    expect([ann.stable, bob.stable]).toEqual([['narwhal'], []]);
    expect(table.zone('discard')).toEqual(['reset-button']);
  });
});

describe('Shake Up', () => {
  test('UUN-287 itself, the hand and the pile into the deck, then 5 cards', () => {
    const { ann, table } = deal({
      ann: { hand: ['shake-up', 'yay'] },
      bob: {},
      discard: ['neigh'],
      deck: ['slowdown', 'narwhal', 'rhinocorn', 'llamacorn'],
      rest: 'box',
    });
    ann.plays('shake-up');
    expect(ann.hand.length).toBe(5);
    expect(table.zone('discard')).toEqual([]);
    expect(table.match.table.def.length).toBe(7);
  });
});

describe('Targeted Destruction', () => {
  test('UUN-293 your own card is a SACRIFICE', () => {
    const { ann, table } = deal({ ann: { hand: ['targeted-destruction'], stable: ['slowdown'] }, bob: { stable: ['yay'] } });
    ann.plays('targeted-destruction');
    ann.mustPick('slowdown', 'yay');
    ann.picks('slowdown');
    expect(ann.stable).toEqual([]);
    expect(table.logKeys).toContain('move.sacrifice');
    expect(table.logKeys).not.toContain('move.destroy');
  });

  test('UUN-293 a card of another Stable is a DESTROY', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['targeted-destruction'], stable: ['slowdown'] }, bob: { stable: ['yay'] } });
    ann.plays('targeted-destruction');
    ann.picks('yay');
    expect(bob.stable).toEqual([]);
    expect(table.logKeys).toContain('move.destroy');
    expect(table.logKeys).not.toContain('move.sacrifice');
  });

  test('cannot without an Upgrade or Downgrade', () => {
    const { ann } = deal({ ann: { hand: ['targeted-destruction'] }, bob: { stable: ['narwhal'] } });
    ann.cannotPick('targeted-destruction');
  });
});

describe('Two-For-One', () => {
  test('UUN-291 one of yours for two of others, any types, same or different players', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['two-for-one'], stable: ['slowdown', 'narwhal'] },
      bob: { stable: ['yay', 'rhinocorn'] },
      cat: { stable: babies(1) },
    });
    ann.plays('two-for-one');
    ann.mustPick('slowdown', 'narwhal');
    ann.picks('slowdown');
    ann.mustPick('yay', 'rhinocorn', 'baby-unicorn-red');
    ann.picks('rhinocorn');
    ann.mustPick('yay', 'baby-unicorn-red');
    ann.picks('baby-unicorn-red');
    expect([ann.stable, bob.stable, cat.stable]).toEqual([['narwhal'], ['yay'], []]);
  });

  test('cannot without a card to sacrifice', () => {
    const { ann } = deal({ ann: { hand: ['two-for-one'] }, bob: { stable: ['yay', 'narwhal'] } });
    ann.cannotPick('two-for-one');
  });
});

describe('Unfair Bargain', () => {
  test('UUN-298 swaps whole hands, also empty ones', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unfair-bargain'] }, bob: { hand: ['yay', 'neigh'] }, deck: ['slowdown'] });
    ann.plays('unfair-bargain');
    nobodyAnswers(table);
    expect(ann.hand).toEqual(['yay', 'neigh']);
    expect(bob.hand).toEqual(['slowdown']);
    expect(bob.knows('yay')).toBe(true);
  });
});

describe('Unicorn Poison', () => {
  test('destroys a Unicorn card; not a protected one', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { stable: ['rainbow-aura', 'llamacorn'] },
      cat: { stable: ['narwhal', 'magical-kittencorn'] },
    });
    ann.plays('unicorn-poison');
    expect(cat.stable).toEqual(['magical-kittencorn']);
    expect(bob.stable).toEqual(['rainbow-aura', 'llamacorn']);
  });
});

describe('Unicorn Shrinkray', () => {
  test('UUN-294 UUN-296 all Unicorn cards of a Stable become Babies, none of their effects trigger', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-shrinkray'] },
      bob: { stable: ['stabby-the-unicorn', 'greedy-flying-unicorn', 'magical-kittencorn', 'yay'] },
    });
    ann.plays('unicorn-shrinkray');
    bob.picks('baby-unicorn-red', 'baby-unicorn-pink');
    expect(bob.stable).toEqual(['magical-kittencorn', 'yay', 'baby-unicorn-pink', 'baby-unicorn-red']);
    expect(table.zone('discard').toSorted()).toEqual(['greedy-flying-unicorn', 'stabby-the-unicorn', 'unicorn-shrinkray']);
    bob.isAskedFor('action');
  });

  test('UUN-295 Barbed Wire triggers for every card leaving and every Baby entering', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-shrinkray'] },
      bob: { hand: ['yay', 'neigh', 'slowdown'], stable: ['narwhal', 'barbed-wire'] },
    });
    ann.plays('unicorn-shrinkray');
    bob.passes();
    bob.picks('baby-unicorn-red');
    bob.picks('yay', 'neigh');
    expect(bob.hand[0]).toBe('slowdown');
  });

  test('UUN-260 Seductive Unicorn removed like this gives nothing back', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['seductive-unicorn'] }, bob: { stable: ['narwhal'], hand: ['unicorn-shrinkray'] } });
    ann.plays('seductive-unicorn');
    bob.passes();
    bob.plays('unicorn-shrinkray');
    ann.picks('baby-unicorn-red', 'baby-unicorn-pink');
    expect(bob.stable).toEqual([]);
    expect(table.vars.ties).toEqual([]);
  });

  test('UUN-296 cannot on Pandas or where there is no Unicorn card; yourself is allowed', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-shrinkray'] }, bob: { stable: ['pandamonium', 'narwhal'] } });
    ann.cannotPick('unicorn-shrinkray');
    const two = deal({ ann: { hand: ['unicorn-shrinkray'], stable: ['narwhal'] }, bob: {} });
    two.ann.plays('unicorn-shrinkray');
    two.ann.picks('baby-unicorn-red');
    expect(two.ann.stable).toEqual(['baby-unicorn-red']);
  });
});

describe('Unicorn Swap', () => {
  test('UUN-290 UUN-332 gives a Unicorn card and steals another of that player', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['unicorn-swap'], stable: ['narwhal', 'stabby-the-unicorn'] },
      bob: { stable: ['rhinocorn', 'ginormous-unicorn'] },
      cat: { stable: ['yay'] },
    });
    ann.plays('unicorn-swap');
    ann.mustPick('narwhal', 'stabby-the-unicorn');
    ann.picks('narwhal');
    // Cat has no Unicorn card to steal, so it must be bob.
    ann.mustPick('rhinocorn', 'ginormous-unicorn');
    ann.picks('ginormous-unicorn');
    expect([ann.stable, bob.stable, cat.stable]).toEqual([['stabby-the-unicorn', 'ginormous-unicorn'], ['rhinocorn', 'narwhal'], ['yay']]);
    bob.passes();
  });

  test('UUN-290 with Queen Bee Unicorn given away no Basic Unicorn can be stolen', () => {
    const one = deal({ ann: { hand: ['unicorn-swap'], stable: ['queen-bee-unicorn'] }, bob: { stable: ['narwhal'] } });
    one.ann.cannotPick('unicorn-swap');
    const two = deal({ ann: { hand: ['unicorn-swap'], stable: ['queen-bee-unicorn', 'llamacorn'] }, bob: { stable: ['narwhal'] } });
    two.ann.plays('unicorn-swap');
    expect(two.ann.stable).toEqual(['queen-bee-unicorn', 'narwhal']);
  });

  test('cannot without a Unicorn card of your own', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-swap'] }, bob: { stable: ['narwhal'] } });
    ann.cannotPick('unicorn-swap');
  });
});

test('UUN-324 the targets of a Magic card: the exact number, mandatory', () => {
  const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: basics(2) } });
  ann.plays('unicorn-poison');
  ann.isRefused('too-few', []);
  ann.isRefused('too-many', basics(2));
  ann.picks('basic-unicorn-red');
  expect(bob.stable).toEqual(['basic-unicorn-orange']);
});
