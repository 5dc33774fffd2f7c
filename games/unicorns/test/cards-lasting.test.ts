import { describe, expect, test } from 'vitest';
import { BEGIN, babies, basics, canPlayInto, deal, into, nobodyAnswers } from './table.ts';

describe('Angel Unicorn', () => {
  test('UUN-237 sacrifices itself and brings another Unicorn card, also one that got there in the same link', () => {
    const { ann } = deal({
      ann: { stable: ['angel-unicorn', 'sadistic-ritual', 'narwhal', 'rhinocorn'] },
      bob: {},
      discard: ['llamacorn', 'yay'],
      vars: BEGIN,
    });
    ann.picks('narwhal');
    ann.picks('use');
    ann.mustPick('llamacorn', 'narwhal');
    ann.picks('narwhal');
    expect(ann.stable).toEqual(['sadistic-ritual', 'rhinocorn', 'narwhal']);
  });

  test('declines', () => {
    const { ann } = deal({ ann: { stable: ['angel-unicorn'] }, bob: {}, discard: ['llamacorn'], vars: BEGIN });
    ann.passes();
    expect(ann.stable).toEqual(['angel-unicorn']);
  });

  test('UUN-238 may be sacrificed although the discard pile offers nothing', () => {
    const { ann } = deal({ ann: { stable: ['angel-unicorn'] }, bob: {}, discard: ['yay'], vars: BEGIN });
    ann.picks('use');
    expect(ann.stable).toEqual([]);
  });

  test('UUN-257 cannot bring a Basic Unicorn past Queen Bee Unicorn', () => {
    const { ann } = deal({ ann: { stable: ['angel-unicorn'] }, bob: { stable: ['queen-bee-unicorn'] }, discard: ['narwhal'], vars: BEGIN });
    ann.picks('use');
    expect(ann.stable).toEqual([]);
  });
});

describe('Black Knight Unicorn', () => {
  test('UUN-250 UUN-337 saves another Unicorn card, Babies included', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['black-knight-unicorn', ...babies(1)] } });
    ann.plays('unicorn-poison');
    ann.picks('baby-unicorn-red');
    bob.mayPick('baby-unicorn-red');
    bob.picks('baby-unicorn-red');
    expect(bob.stable).toEqual(babies(1));
    expect(table.zone('discard')).toContain('black-knight-unicorn');
  });

  test('declines', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['black-knight-unicorn', 'narwhal'] } });
    ann.plays('unicorn-poison');
    ann.picks('narwhal');
    bob.passes();
    expect(bob.stable).toEqual(['black-knight-unicorn']);
  });

  test('UUN-250 cannot save from a SACRIFICE, nor a card that is no Unicorn card', () => {
    const { ann, bob } = deal({ ann: { hand: ['extremely-destructive-unicorn'] }, bob: { stable: ['black-knight-unicorn', 'narwhal'] } });
    ann.plays('extremely-destructive-unicorn');
    bob.picks('narwhal');
    expect(bob.stable).toEqual(['black-knight-unicorn']);
  });

  test('UUN-251 of several it saves one; it cannot if it is itself leaving in the step', () => {
    const one = deal({ ann: { hand: ['two-for-one'], stable: babies(1) }, bob: { stable: ['black-knight-unicorn', ...basics(2)] } });
    one.ann.plays('two-for-one');
    one.ann.picks('basic-unicorn-red');
    one.ann.picks('basic-unicorn-orange');
    one.bob.mayPick(...basics(2));
    one.bob.picks('basic-unicorn-red');
    expect(one.bob.stable).toEqual(['basic-unicorn-red']);
    const two = deal({ ann: { hand: ['two-for-one'], stable: babies(1) }, bob: { stable: ['black-knight-unicorn', ...basics(1)] } });
    two.ann.plays('two-for-one');
    two.ann.picks('black-knight-unicorn');
    expect(two.bob.stable).toEqual([]);
  });

  test('UUN-252 its own SACRIFICE triggers what a sacrifice triggers', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { hand: ['yay'], stable: ['black-knight-unicorn', 'narwhal', 'barbed-wire'] },
    });
    ann.plays('unicorn-poison');
    bob.passes();
    ann.picks('narwhal');
    bob.picks('narwhal');
    expect(bob.hand.length).toBe(1);
    expect(bob.hand).not.toContain('yay');
    expect(bob.stable).toEqual(['narwhal', 'barbed-wire']);
  });
});

describe('Extremely Fertile Unicorn', () => {
  test('a discard brings a Baby of its choice', () => {
    const { ann } = deal({ ann: { hand: ['yay', 'neigh'], stable: ['extremely-fertile-unicorn'] }, bob: {}, vars: BEGIN });
    ann.mayPick('yay', 'neigh');
    ann.picks('yay');
    ann.isAskedFor('nursery');
    ann.picks('baby-narwhal');
    expect(ann.stable).toEqual(['extremely-fertile-unicorn', 'baby-narwhal']);
  });

  test('declines; cannot with an empty hand', () => {
    const one = deal({ ann: { hand: ['yay'], stable: ['extremely-fertile-unicorn'] }, bob: {}, vars: BEGIN });
    one.ann.passes();
    expect(one.ann.hand).toContain('yay');
    const two = deal({ ann: { stable: ['extremely-fertile-unicorn'] }, bob: {}, vars: BEGIN });
    two.ann.isAskedFor('action');
  });

  test('UUN-242 may discard although the Nursery is empty', () => {
    const { ann, table } = deal({
      ann: { hand: ['yay'], stable: ['extremely-fertile-unicorn'] },
      bob: {},
      deck: ['neigh', 'neigh'],
      rest: 'box',
      vars: BEGIN,
    });
    ann.picks('yay');
    expect(table.zone('discard')).toEqual(['yay']);
    expect(ann.stable).toEqual(['extremely-fertile-unicorn']);
  });
});

describe('Ginormous Unicorn', () => {
  test('UUN-259 counts as two for Tiny Stable, and is one card', () => {
    const { ann, bob } = deal({ ann: { hand: ['ginormous-unicorn'], stable: ['tiny-stable', ...basics(4)] }, bob: {} });
    ann.plays('ginormous-unicorn');
    ann.mustPick('ginormous-unicorn', ...basics(4));
    ann.picks('ginormous-unicorn');
    expect(ann.stable).toEqual(['tiny-stable', ...basics(4)]);
    bob.isAskedFor('action');
  });
});

describe('Magical Kittencorn', () => {
  test('UUN-253 Magic does not touch it, other effects do', () => {
    const { ann, bob } = deal({ ann: { hand: ['glitter-tornado'], stable: ['narwhal'] }, bob: { stable: ['magical-kittencorn', 'yay'] } });
    ann.plays('glitter-tornado');
    expect(bob.stable).toEqual(['magical-kittencorn']);
    bob.passes();
    ann.isAskedFor('action');
    const two = deal({ ann: { stable: ['rhinocorn'] }, bob: { stable: ['magical-kittencorn'] }, vars: BEGIN });
    two.ann.picks('magical-kittencorn');
    expect(two.bob.stable).toEqual([]);
  });
});

describe('Puppicorn', () => {
  test('UUN-254 already there, nothing happens; Blinding Light keeps it (UUN-274)', () => {
    const one = deal({ ann: { stable: ['puppicorn'] }, bob: {}, vars: BEGIN });
    expect(one.table.logKeys).not.toContain('move.move');
    const two = deal({ ann: {}, bob: { stable: ['puppicorn', 'blinding-light'] }, vars: BEGIN });
    expect(two.bob.stable).toEqual(['puppicorn', 'blinding-light']);
  });

  test('UUN-255 its arrival can win before phase 1', () => {
    const { table } = deal({ ann: { stable: basics(6) }, bob: { stable: ['puppicorn'] }, vars: BEGIN });
    expect(table.winners).toEqual(['ann']);
    expect(table.logKeys).not.toContain('draws');
  });

  test('UUN-256 cannot be sacrificed or destroyed; can be stolen, returned and removed', () => {
    const one = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['puppicorn'] } });
    one.ann.cannotPick('unicorn-poison');
    const two = deal({ ann: { hand: ['back-kick'] }, bob: { stable: ['puppicorn'] } });
    two.ann.plays('back-kick');
    expect(two.table.zone('discard')).toContain('puppicorn');
    const three = deal({ ann: { hand: ['unicorn-shrinkray'] }, bob: { stable: ['puppicorn'] } });
    three.ann.plays('unicorn-shrinkray');
    three.bob.picks('baby-unicorn-red');
    expect(three.bob.stable).toEqual(['baby-unicorn-red']);
  });
});

describe('Queen Bee Unicorn', () => {
  test('UUN-257 Basic Unicorns enter only its Stable, in any way', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['narwhal', 'seductive-unicorn'] },
      bob: { stable: ['queen-bee-unicorn', ...basics(1)] },
      cat: {},
    });
    expect([canPlayInto(table, 'narwhal', 'bob'), canPlayInto(table, 'narwhal', 'cat')]).toEqual([true, false]);
    ann.cannotPick('narwhal');
    ann.plays('seductive-unicorn');
    // The Basic Unicorn cannot be stolen.
    expect(ann.stable).toEqual(['seductive-unicorn', 'queen-bee-unicorn']);
    expect(bob.stable).toEqual(basics(1));
  });

  test('UUN-257 a return already under way leaves the card where it is', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['queen-bee-unicorn'], stable: ['unicorn-lasso'] },
      bob: { stable: ['narwhal'] },
      cat: {},
      vars: BEGIN,
    });
    ann.picks('narwhal');
    ann.plays('queen-bee-unicorn');
    expect(ann.stable).toEqual(['unicorn-lasso', 'narwhal', 'queen-bee-unicorn']);
    expect(table.vars.ties).toEqual([]);
    bob.isAskedFor('action');
    cat.isNotAsked();
  });
});

describe('Rhinocorn', () => {
  test('UUN-241 destroys and ends the turn', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn'] }, bob: { stable: ['narwhal', 'yay'] }, vars: BEGIN });
    ann.mayPick('narwhal');
    ann.picks('narwhal');
    bob.isAskedFor('action');
    expect(ann.hand).toEqual([]);
    expect(bob.stable).toEqual(['yay']);
  });

  test('cannot without a Unicorn card of others', () => {
    const { ann } = deal({ ann: { stable: ['rhinocorn', 'narwhal'] }, bob: { stable: ['yay'] }, vars: BEGIN });
    ann.isAskedFor('action');
  });
});

describe('Seductive Unicorn', () => {
  test('UUN-260 UUN-261 UUN-266 the stolen card goes back when it leaves, out of whatever Stable, with all triggers', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['seductive-unicorn'] },
      bob: { stable: ['greedy-flying-unicorn'], hand: [] },
      cat: { hand: ['unicorn-poison'] },
      deck: ['yay', 'slowdown', 'neigh', 'super-neigh', 'narwhal'],
    });
    ann.plays('seductive-unicorn');
    cat.passes();
    expect(ann.hand).toEqual(['yay']);
    expect(table.vars.ties.length).toBe(1);
    bob.passes();
    cat.plays('unicorn-poison');
    nobodyAnswers(table);
    cat.picks('seductive-unicorn');
    expect(bob.stable).toEqual(['greedy-flying-unicorn']);
    // Entering again, it drew a card for bob.
    expect(bob.hand.length).toBe(3);
    expect(table.vars.ties).toEqual([]);
    ann.isAskedFor('action');
  });

  test('UUN-260 Blinding Light: it does not go back, and the tie is over', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['seductive-unicorn'] },
      bob: { stable: ['narwhal'], hand: ['blinding-light', 'unicorn-poison'] },
    });
    ann.plays('seductive-unicorn');
    bob.passes();
    bob.picks(into(table, 'blinding-light', 'ann'));
    ann.passes();
    nobodyAnswers(table);
    bob.plays('unicorn-poison');
    nobodyAnswers(table);
    bob.picks('seductive-unicorn');
    expect(ann.stable).toEqual(['narwhal', 'blinding-light']);
    expect(table.vars.ties).toEqual([]);
  });

  test('UUN-262 the tie is gone once the stolen card has left all Stables', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['seductive-unicorn'] }, bob: { stable: ['narwhal'], hand: ['back-kick'] } });
    ann.plays('seductive-unicorn');
    bob.passes();
    bob.plays('back-kick');
    bob.picks('narwhal');
    expect(table.vars.ties).toEqual([]);
    expect(table.zone('discard')).toContain('narwhal');
    ann.isAskedFor('action');
  });

  test('UUN-263 stolen itself: the card going back cannot be the card stolen', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['seductive-unicorn'] },
      bob: { stable: ['unicorn-lasso', ...basics(1)] },
      cat: { stable: ['narwhal', ...basics(1, 1)] },
    });
    ann.plays('seductive-unicorn');
    ann.mustPick('basic-unicorn-red', 'narwhal', 'basic-unicorn-orange');
    ann.picks('narwhal');
    // Bob's Lasso takes Seductive Unicorn; Narwhal goes back to cat in the same link in which bob steals.
    bob.picks('seductive-unicorn');
    bob.isAskedFor('action');
    expect(bob.stable).toContain('basic-unicorn-orange');
    expect(cat.stable).toEqual(['narwhal']);
    expect(table.vars.ties.length).toBe(2);
  });

  test('cannot steal if nobody else has a Unicorn card', () => {
    const { ann, bob } = deal({ ann: { hand: ['seductive-unicorn'] }, bob: { stable: ['yay'] } });
    ann.plays('seductive-unicorn');
    expect(ann.stable).toEqual(['seductive-unicorn']);
    bob.isAskedFor('action');
  });
});

describe('Stabby the Unicorn', () => {
  test('UUN-244 UUN-338 the player it was with decides and chooses', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['unicorn-poison'], stable: ['rhinocorn'] },
      bob: { stable: ['stabby-the-unicorn'] },
      cat: { stable: ['narwhal'] },
    });
    ann.plays('unicorn-poison');
    ann.picks('stabby-the-unicorn');
    bob.mayPick('rhinocorn', 'narwhal');
    bob.picks('rhinocorn');
    expect([ann.stable, cat.stable]).toEqual([[], ['narwhal']]);
  });

  test('declines; not when returned', () => {
    const one = deal({ ann: { hand: ['unicorn-poison'], stable: ['narwhal'] }, bob: { stable: ['stabby-the-unicorn'] } });
    one.ann.plays('unicorn-poison');
    one.bob.passes();
    expect(one.ann.stable).toEqual(['narwhal']);
    const two = deal({ ann: { hand: ['back-kick'], stable: ['narwhal'] }, bob: { stable: ['stabby-the-unicorn'] } });
    two.ann.plays('back-kick');
    two.ann.picks('stabby-the-unicorn');
    two.bob.isAskedFor('action');
  });
});

describe('Unicorn Phoenix', () => {
  test('UUN-247 UUN-248 destroyed with a card in hand it returns in the next link, and its player must discard', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { hand: ['yay', 'neigh'], stable: ['unicorn-phoenix'] } });
    ann.plays('unicorn-poison');
    bob.passes();
    bob.isAskedFor('discard');
    bob.picks('yay');
    expect(bob.stable).toEqual(['unicorn-phoenix']);
    expect(bob.hand).toContain('neigh');
  });

  test('UUN-247 with an empty hand it stays in the discard pile', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['unicorn-phoenix'] } });
    ann.plays('unicorn-poison');
    expect(bob.stable).toEqual([]);
    expect(table.zone('discard')).toContain('unicorn-phoenix');
  });

  test('UUN-248 entering with an empty hand: it stays', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-phoenix'] }, bob: {} });
    ann.plays('unicorn-phoenix');
    expect(ann.stable).toEqual(['unicorn-phoenix']);
  });

  test('UUN-249 shuffled away before its return it does not come back', () => {
    // In one link everybody sacrifices a Unicorn card (Extremely Destructive Unicorn), then the discard pile is shuffled in (Llamacorn).
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['unicorn-swap', 'yay'], stable: ['llamacorn'] },
      bob: { hand: ['slowdown'], stable: ['extremely-destructive-unicorn', 'narwhal'] },
      cat: { hand: ['neigh', 'rhinocorn'], stable: ['unicorn-phoenix'] },
    });
    ann.plays('unicorn-swap');
    nobodyAnswers(table);
    ann.plays('bob', 'extremely-destructive-unicorn');
    bob.picks('narwhal');
    cat.picks('rhinocorn');
    expect(cat.stable).toEqual([]);
    expect(cat.hand).toEqual(['neigh']);
    expect(table.zone('deck')).toContain('unicorn-phoenix');
    expect(table.zone('discard')).toEqual([]);
  });
});

describe('Zombie Unicorn', () => {
  test('UUN-239 UUN-240 a discarded Unicorn card, one brought from the pile, and the turn ends', () => {
    const { ann, bob } = deal({
      ann: { hand: ['narwhal', 'yay'], stable: ['zombie-unicorn'] },
      bob: {},
      discard: ['rhinocorn'],
      vars: BEGIN,
    });
    ann.mayPick('narwhal');
    ann.picks('narwhal');
    ann.picks('rhinocorn');
    expect(ann.stable).toEqual(['zombie-unicorn', 'rhinocorn']);
    expect(ann.hand).toEqual(['yay']);
    bob.isAskedFor('action');
  });

  test('UUN-240 nothing brought, no jump', () => {
    const { ann } = deal({ ann: { hand: ['narwhal'], stable: ['zombie-unicorn'] }, bob: { stable: ['queen-bee-unicorn'] }, vars: BEGIN });
    ann.picks('narwhal');
    ann.isAskedFor('action');
    expect(ann.stable).toEqual(['zombie-unicorn']);
  });

  test('declines; without a Unicorn card it can only be declined, and nobody can tell', () => {
    const one = deal({ ann: { hand: ['narwhal'], stable: ['zombie-unicorn'] }, bob: {}, vars: BEGIN });
    one.ann.passes();
    one.ann.isAskedFor('action');
    const two = deal({ ann: { hand: ['yay'], stable: ['zombie-unicorn'] }, bob: {}, vars: BEGIN });
    two.ann.mayPick();
    two.ann.passes();
    two.ann.isAskedFor('action');
  });
});
