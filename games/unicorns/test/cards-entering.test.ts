import { describe, expect, test } from 'vitest';
import { babies, basics, deal, into } from './table.ts';

describe('Alluring Narwhal', () => {
  test('UUN-300 steals an Upgrade, also where its player cannot play Upgrades', () => {
    const { ann, bob } = deal({ ann: { hand: ['alluring-narwhal'], stable: ['broken-stable'] }, bob: { stable: ['yay', 'slowdown'] } });
    ann.plays('alluring-narwhal');
    ann.mayPick('yay');
    ann.picks('yay');
    expect(ann.stable).toEqual(['broken-stable', 'alluring-narwhal', 'yay']);
    expect(bob.stable).toEqual(['slowdown']);
  });

  test('declines', () => {
    const { ann, bob } = deal({ ann: { hand: ['alluring-narwhal'] }, bob: { stable: ['yay'] } });
    ann.plays('alluring-narwhal');
    ann.passes();
    expect(bob.stable).toEqual(['yay']);
  });

  test('UUN-281 cannot steal an Extra Tail into a Stable without a Basic Unicorn', () => {
    const { ann, bob } = deal({ ann: { hand: ['alluring-narwhal'] }, bob: { stable: ['extra-tail', 'narwhal'] } });
    ann.plays('alluring-narwhal');
    bob.isAskedFor('use');
    bob.passes();
  });
});

describe('Americorn', () => {
  test('UUN-299 pulls a card of a chosen player', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['americorn'] }, bob: { hand: ['yay'] }, cat: { hand: ['narwhal'] } });
    ann.plays('americorn');
    bob.passes();
    cat.passes();
    ann.mustPick('bob', 'cat');
    ann.picks('cat');
    expect(ann.hand).toEqual(['narwhal']);
  });

  test('UUN-355 no hand has cards: nothing is taken', () => {
    const { ann, bob } = deal({ ann: { hand: ['americorn'] }, bob: {} });
    ann.plays('americorn');
    bob.isAskedFor('action');
    expect(ann.hand).toEqual([]);
  });
});

describe('Chainsaw Unicorn', () => {
  test('UUN-293 destroys a card of another player, sacrifices one of its own player', () => {
    const { ann, table } = deal({ ann: { hand: ['chainsaw-unicorn'], stable: ['slowdown'] }, bob: { stable: ['yay', 'narwhal'] } });
    ann.plays('chainsaw-unicorn');
    ann.mayPick('slowdown', 'yay');
    ann.picks('slowdown');
    expect(table.logKeys).toContain('move.sacrifice');
    expect(ann.stable).toEqual(['chainsaw-unicorn']);
  });

  test('declines; cannot without an Upgrade or Downgrade', () => {
    const one = deal({ ann: { hand: ['chainsaw-unicorn'] }, bob: { stable: ['yay'] } });
    one.ann.plays('chainsaw-unicorn');
    one.ann.passes();
    expect(one.bob.stable).toEqual(['yay']);
    const two = deal({ ann: { hand: ['chainsaw-unicorn'] }, bob: { stable: ['narwhal'] } });
    two.ann.plays('chainsaw-unicorn');
    two.bob.isAskedFor('action');
  });
});

describe.each([
  ['classy-narwhal', ['yay', 'double-dutch']],
  ['shabby-the-narwhal', ['slowdown']],
  ['the-great-narwhal', ['narwhal', 'narwhal-torpedo']],
] as const)('%s', (searcher, found) => {
  const deck = ['yay', 'neigh', 'slowdown', 'narwhal', 'double-dutch', 'rhinocorn', 'narwhal-torpedo'] as const;

  test('searches the deck for its kind of card', () => {
    const { ann } = deal({ ann: { hand: [searcher] }, bob: {}, deck, rest: 'box' });
    ann.plays(searcher);
    ann.picks('use');
    ann.mayPick(...found);
    ann.picks(found[0]);
    expect(ann.hand).toEqual([found[0]]);
  });

  test('declines: the deck is neither seen nor shuffled', () => {
    const { ann, table } = deal({ ann: { hand: [searcher] }, bob: {}, deck, rest: 'box' });
    ann.plays(searcher);
    ann.passes();
    expect(table.logKeys).not.toContain('searches');
  });

  test('finds nothing: the deck is shuffled all the same', () => {
    const { ann, table } = deal({ ann: { hand: [searcher] }, bob: {}, deck: ['neigh', 'rhinocorn'], rest: 'box' });
    ann.plays(searcher);
    ann.picks('use');
    ann.mayPick();
    ann.passes();
    expect(table.logKeys).toContain('shuffles.deck');
  });
});

describe('Extremely Destructive Unicorn', () => {
  test('UUN-302 may itself be the card its player sacrifices', () => {
    const { ann, bob } = deal({ ann: { hand: ['extremely-destructive-unicorn'], stable: ['narwhal'] }, bob: { stable: ['yay'] } });
    ann.plays('extremely-destructive-unicorn');
    ann.picks('extremely-destructive-unicorn');
    expect(ann.stable).toEqual(['narwhal']);
    expect(bob.stable).toEqual(['yay']);
  });

  test('UUN-267 Pandas are not sacrificed', () => {
    const { ann, bob } = deal({ ann: { hand: ['extremely-destructive-unicorn'] }, bob: { stable: ['pandamonium', 'narwhal'] } });
    ann.plays('extremely-destructive-unicorn');
    expect(bob.stable).toEqual(['pandamonium', 'narwhal']);
  });
});

describe('Llamacorn', () => {
  test('UUN-304 everybody discards, then the pile with these cards goes into the deck', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['llamacorn', 'yay'] },
      bob: { hand: ['slowdown'] },
      discard: ['narwhal'],
      deck: ['neigh'],
      rest: 'box',
    });
    ann.plays('llamacorn');
    bob.passes();
    expect(table.zone('discard')).toEqual([]);
    expect([...table.zone('deck'), ...bob.hand].toSorted()).toEqual(['narwhal', 'neigh', 'slowdown', 'yay']);
  });

  test('can be played with an empty hand', () => {
    const { ann, bob } = deal({ ann: { hand: ['llamacorn'] }, bob: {} });
    ann.plays('llamacorn');
    expect(ann.stable).toEqual(['llamacorn']);
    bob.isAskedFor('action');
  });
});

describe('Mermaid Unicorn', () => {
  test('UUN-330 UUN-356 returns a card of any type from any Stable', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['mermaid-unicorn'], stable: ['slowdown'] }, bob: { stable: ['yay'] } });
    ann.plays('mermaid-unicorn');
    ann.mayPick('slowdown', 'mermaid-unicorn', 'yay');
    ann.picks('slowdown');
    expect(ann.hand).toEqual(['slowdown']);
    bob.passes();
    ann.isAskedFor('action');
    ann.isOffered(into(table, 'slowdown', 'bob'));
  });

  test('a Baby goes to the Nursery; declines', () => {
    const one = deal({ ann: { hand: ['mermaid-unicorn'] }, bob: { stable: babies(1) } });
    one.ann.plays('mermaid-unicorn');
    one.ann.picks('baby-unicorn-red');
    expect(one.table.zone('nursery')).toContain('baby-unicorn-red');
    const two = deal({ ann: { hand: ['mermaid-unicorn'] }, bob: { stable: babies(1) } });
    two.ann.plays('mermaid-unicorn');
    two.ann.passes();
    expect(two.bob.stable).toEqual(babies(1));
  });
});

describe('Narwhal Torpedo', () => {
  test('UUN-301 sacrifices the Downgrades of the Stable it entered, no others', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['narwhal-torpedo'], stable: ['tiny-stable'] },
      bob: { stable: ['slowdown', 'yay', 'nanny-cam'] },
    });
    ann.picks(into(table, 'narwhal-torpedo', 'bob'));
    expect(bob.stable).toEqual(['yay', 'narwhal-torpedo']);
    expect(ann.stable).toEqual(['tiny-stable']);
  });

  test('none is fine', () => {
    const { ann } = deal({ ann: { hand: ['narwhal-torpedo'] }, bob: {} });
    ann.plays('narwhal-torpedo');
    expect(ann.stable).toEqual(['narwhal-torpedo']);
  });
});

describe('Rainbow Unicorn', () => {
  test('brings a Basic Unicorn from the hand', () => {
    const { ann } = deal({ ann: { hand: ['rainbow-unicorn', 'narwhal', 'basic-unicorn-red', 'yay'] }, bob: {} });
    ann.plays('rainbow-unicorn');
    ann.picks('use');
    ann.mustPick('narwhal', 'basic-unicorn-red');
    ann.picks('narwhal');
    expect(ann.stable).toEqual(['rainbow-unicorn', 'narwhal']);
  });

  test('declines; without a Basic Unicorn it can only be declined, and nobody can tell', () => {
    const { ann, bob } = deal({ ann: { hand: ['rainbow-unicorn', 'yay'] }, bob: {} });
    ann.plays('rainbow-unicorn');
    ann.mayPick();
    expect(bob.view.decision?.prompts[0].prompt).toBe('use');
    ann.passes();
    bob.isAskedFor('action');
  });

  test('UUN-257 cannot past Queen Bee Unicorn', () => {
    const { ann, bob } = deal({ ann: { hand: ['rainbow-unicorn', 'narwhal'] }, bob: { stable: ['queen-bee-unicorn'] } });
    ann.plays('rainbow-unicorn');
    bob.isAskedFor('action');
    expect(ann.hand).toEqual(['narwhal']);
  });
});

describe('Shark With a Horn', () => {
  test('sacrifices itself and destroys a Unicorn card', () => {
    const { ann, bob } = deal({ ann: { hand: ['shark-with-a-horn'] }, bob: { stable: ['narwhal', 'yay'] } });
    ann.plays('shark-with-a-horn');
    ann.mayPick('narwhal');
    ann.picks('narwhal');
    expect([ann.stable, bob.stable]).toEqual([[], ['yay']]);
  });

  test('declines', () => {
    const { ann } = deal({ ann: { hand: ['shark-with-a-horn'] }, bob: { stable: ['narwhal'] } });
    ann.plays('shark-with-a-horn');
    ann.passes();
    expect(ann.stable).toEqual(['shark-with-a-horn']);
  });

  test('UUN-243 cannot without a Unicorn card that can be destroyed', () => {
    const { ann, bob } = deal({ ann: { hand: ['shark-with-a-horn'] }, bob: { stable: ['yay', 'puppicorn'] } });
    ann.plays('shark-with-a-horn');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual(['shark-with-a-horn']);
  });
});

describe('Unicorn on the Cob', () => {
  test('draws 2, then discards 1 of all', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-on-the-cob', 'slowdown'] }, bob: {}, deck: ['yay', 'neigh'] });
    ann.plays('unicorn-on-the-cob');
    ann.mustPick('slowdown', 'yay', 'neigh');
    ann.picks('slowdown');
    expect(ann.hand).toEqual(['yay', 'neigh']);
    bob.isAskedFor('action');
  });
});

describe('Flying Unicorns', () => {
  test.each(['annoying', 'greedy', 'magical', 'majestic', 'swift'] as const)(
    'UUN-245 %s: destroyed, it goes to the hand of its player; stolen, it does not',
    (kind) => {
      const name = `${kind}-flying-unicorn` as const;
      const one = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: [name] }, deck: ['yay'] });
      one.ann.plays('unicorn-poison');
      expect(one.bob.hand).toEqual([name, 'yay']);
      const two = deal({ ann: { hand: ['unicorn-swap'], stable: ['narwhal'] }, bob: { stable: [name] }, discard: [] });
      two.ann.plays('unicorn-swap');
      if (two.table.match.open?.asks[0].prompt.key === 'use') two.ann.passes();
      expect(two.ann.stable).toEqual([name]);
    },
  );

  test('UUN-246 it is in the hand when Barbed Wire asks, and may be that discard', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { hand: ['yay'], stable: ['greedy-flying-unicorn', 'barbed-wire'] },
    });
    ann.plays('unicorn-poison');
    bob.passes();
    bob.mustPick('yay', 'greedy-flying-unicorn');
    bob.picks('greedy-flying-unicorn');
    expect(bob.hand[0]).toBe('yay');
  });

  test('UUN-273 not with Blinding Light', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['greedy-flying-unicorn', 'blinding-light'] } });
    ann.plays('unicorn-poison');
    expect(table.zone('discard')).toContain('greedy-flying-unicorn');
    expect(bob.hand.length).toBe(1);
  });

  test('Annoying: makes a player discard; declines; cannot if nobody has cards', () => {
    const one = deal({ ann: { hand: ['annoying-flying-unicorn'] }, bob: { hand: ['yay'] } });
    one.ann.plays('annoying-flying-unicorn');
    one.bob.passes();
    one.ann.passes();
    expect(one.bob.hand).toContain('yay');
    const two = deal({ ann: { hand: ['annoying-flying-unicorn'] }, bob: {} });
    two.ann.plays('annoying-flying-unicorn');
    two.bob.isAskedFor('action');
  });

  test('Greedy: draws a card', () => {
    const { ann } = deal({ ann: { hand: ['greedy-flying-unicorn'] }, bob: {}, deck: ['yay'] });
    ann.plays('greedy-flying-unicorn');
    expect(ann.hand).toEqual(['yay']);
  });

  test.each([
    ['magical-flying-unicorn', 'shake-up'],
    ['majestic-flying-unicorn', 'narwhal'],
    ['swift-flying-unicorn', 'neigh'],
  ] as const)('UUN-333 %s takes its kind of card from the discard pile; declines; cannot without one', (name, wanted) => {
    const discard = ['shake-up', 'narwhal', 'neigh'] as const;
    const one = deal({ ann: { hand: [name] }, bob: {}, discard });
    one.ann.plays(name);
    one.ann.picks('use');
    expect(one.ann.hand).toEqual([wanted]);
    const two = deal({ ann: { hand: [name] }, bob: {}, discard });
    two.ann.plays(name);
    two.ann.passes();
    expect(two.ann.hand).toEqual([]);
    const three = deal({ ann: { hand: [name] }, bob: {}, discard: discard.filter((card) => card !== wanted) });
    three.ann.plays(name);
    three.bob.isAskedFor('action');
  });
});

test('UUN-258 Queen Bee Unicorn stops Basic Unicorns only: Babies and Magical Unicorns enter', () => {
  const { ann } = deal({ ann: { hand: ['rhinocorn', ...basics(1)] }, bob: { stable: ['queen-bee-unicorn'] } });
  ann.isOffered('rhinocorn');
  ann.cannotPick('basic-unicorn-red');
});
