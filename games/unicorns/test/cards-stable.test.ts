import { describe, expect, test } from 'vitest';
import { BEGIN, babies, basics, canPlayInto, deal, into, nobodyAnswers } from './table.ts';

describe('Double Dutch', () => {
  test('UUN-283 the second card may be played although the first was stopped', () => {
    const { ann, bob } = deal({
      ann: { hand: ['yay', 'rhinocorn'], stable: ['double-dutch'] },
      bob: { hand: ['neigh'] },
      vars: { plays: 2 },
    });
    ann.plays('yay');
    bob.picks('neigh');
    ann.passes();
    ann.isAskedFor('second');
    ann.plays('rhinocorn');
    expect(ann.stable).toEqual(['double-dutch', 'rhinocorn']);
  });

  test('UUN-283 losing it after its use does not take the second play away', () => {
    const { ann } = deal({ ann: { hand: ['targeted-destruction', 'rhinocorn'], stable: ['double-dutch'] }, bob: {}, vars: BEGIN });
    ann.picks('use');
    ann.plays('targeted-destruction');
    expect(ann.stable).toEqual([]);
    ann.isAskedFor('second');
    ann.passes();
  });

  test('declines: one card', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn', 'slowdown'], stable: ['double-dutch'] }, bob: {}, vars: BEGIN });
    ann.passes();
    ann.plays('rhinocorn');
    bob.isAskedFor('action');
  });
});

describe('Extra Tail', () => {
  test('UUN-011 two of them give two extra cards; each is declined by itself', () => {
    const { ann } = deal({ ann: { stable: ['extra-tail', 'extra-tail', 'narwhal'] }, bob: {}, vars: BEGIN });
    ann.picks('extra-tail');
    ann.passes();
    expect(ann.hand.length).toBe(2);
  });

  test('UUN-280 needs a Basic Unicorn on entering only', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['extra-tail'], stable: ['rhinocorn'] }, bob: { stable: ['narwhal'], hand: [] } });
    ann.cannotPick('extra-tail');
    expect(canPlayInto(table, 'extra-tail', 'bob')).toBe(true);
    ann.picks(into(table, 'extra-tail', 'bob'));
    expect(bob.stable).toEqual(['narwhal', 'extra-tail']);
    bob.passes();
    const two = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['narwhal', 'extra-tail'] } });
    two.ann.plays('unicorn-poison');
    expect(two.bob.stable).toEqual(['extra-tail']);
    two.bob.passes();
  });

  test('UUN-268 a Basic Unicorn that is a Panda still counts as Basic', () => {
    const { ann } = deal({ ann: { hand: ['extra-tail'], stable: ['narwhal', 'pandamonium'] }, bob: {} });
    ann.isOffered('extra-tail');
  });
});

describe('Glitter Bomb', () => {
  test('any card for any card; it may sacrifice itself', () => {
    const { ann, bob } = deal({ ann: { stable: ['glitter-bomb', 'narwhal'] }, bob: { stable: ['slowdown', 'yay'] }, vars: BEGIN });
    ann.mayPick('glitter-bomb', 'narwhal');
    ann.picks('glitter-bomb');
    ann.mustPick('slowdown', 'yay');
    ann.picks('yay');
    expect([ann.stable, bob.stable]).toEqual([['narwhal'], ['slowdown']]);
  });

  test('declines; cannot if others have nothing to destroy', () => {
    const one = deal({ ann: { stable: ['glitter-bomb'] }, bob: { stable: ['yay'] }, vars: BEGIN });
    one.ann.passes();
    expect(one.bob.stable).toEqual(['yay']);
    const two = deal({ ann: { stable: ['glitter-bomb'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    two.ann.passes();
    const three = deal({ ann: { stable: ['glitter-bomb'] }, bob: {}, vars: BEGIN });
    three.ann.isAskedFor('action');
  });
});

describe('Rainbow Aura', () => {
  test('UUN-269 no Unicorn card can be destroyed, but Pandas can; other cards can', () => {
    const one = deal({ ann: { hand: ['two-for-one'], stable: babies(1) }, bob: { stable: ['rainbow-aura', 'narwhal', 'pandamonium'] } });
    one.ann.plays('two-for-one');
    one.ann.mustPick('rainbow-aura', 'narwhal', 'pandamonium');
    one.ann.picks('narwhal');
    one.ann.picks('pandamonium');
    expect(one.bob.stable).toEqual(['rainbow-aura']);
    const two = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['rainbow-aura', 'narwhal'] } });
    two.ann.cannotPick('unicorn-poison');
  });
});

describe('Rainbow Mane', () => {
  test('brings a Basic Unicorn; declines; without one it can only be declined', () => {
    const one = deal({ ann: { hand: ['narwhal', 'rhinocorn'], stable: ['rainbow-mane'] }, bob: {}, vars: BEGIN });
    one.ann.mayPick('narwhal');
    one.ann.picks('narwhal');
    expect(one.ann.stable).toEqual(['rainbow-mane', 'narwhal']);
    const two = deal({ ann: { hand: ['rhinocorn'], stable: ['rainbow-mane'] }, bob: {}, vars: BEGIN });
    two.ann.mayPick();
    two.ann.passes();
    two.ann.isAskedFor('action');
  });

  test('two Manes bring two different cards', () => {
    const { ann } = deal({ ann: { hand: ['narwhal', ...basics(1)], stable: ['rainbow-mane', 'rainbow-mane'] }, bob: {}, vars: BEGIN });
    ann.picks('rainbow-mane');
    ann.picks('narwhal');
    ann.mayPick('basic-unicorn-red');
    ann.picks('basic-unicorn-red');
    expect(ann.stable).toEqual(['rainbow-mane', 'rainbow-mane', 'narwhal', 'basic-unicorn-red']);
  });
});

describe('Summoning Ritual', () => {
  test('UUN-239 two Unicorn cards for one of the pile, also one just discarded', () => {
    const { ann } = deal({
      ann: { hand: ['narwhal', 'rhinocorn', 'llamacorn', 'yay'], stable: ['summoning-ritual'] },
      bob: {},
      vars: BEGIN,
    });
    ann.mayPick('narwhal', 'rhinocorn', 'llamacorn');
    ann.picks('narwhal');
    ann.mustPick('rhinocorn', 'llamacorn');
    ann.picks('rhinocorn');
    ann.mustPick('narwhal', 'rhinocorn');
    ann.picks('rhinocorn');
    expect(ann.stable).toEqual(['summoning-ritual', 'rhinocorn']);
  });

  test('declines; cannot with one Unicorn card, and nobody can tell', () => {
    const one = deal({ ann: { hand: ['narwhal', 'yay'], stable: ['summoning-ritual'] }, bob: {}, vars: BEGIN });
    one.ann.mayPick();
    one.ann.passes();
    one.ann.isAskedFor('action');
    const two = deal({ ann: { hand: ['narwhal'], stable: ['summoning-ritual'] }, bob: {}, vars: BEGIN });
    two.ann.isAskedFor('action');
  });
});

describe('Unicorn Lasso', () => {
  test('UUN-264 UUN-266 steals for the turn', () => {
    const { ann, bob } = deal({ ann: { stable: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('narwhal');
    expect(ann.stable).toEqual(['unicorn-lasso', 'narwhal']);
    ann.passes();
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-264 without the Lasso, or once the card has left all Stables, nothing goes back', () => {
    const one = deal({ ann: { hand: ['targeted-destruction'], stable: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    one.ann.picks('narwhal');
    one.ann.plays('targeted-destruction');
    expect(one.ann.stable).toEqual(['narwhal']);
    expect(one.bob.stable).toEqual([]);
    const two = deal({ ann: { hand: ['back-kick'], stable: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    two.ann.picks('narwhal');
    two.ann.plays('back-kick');
    two.ann.picks('narwhal');
    two.ann.picks('narwhal');
    expect(two.bob.stable).toEqual([]);
  });

  test('UUN-271 in a Stable with Pandamonium it is a Panda and stays', () => {
    const { ann, bob } = deal({ ann: { stable: ['unicorn-lasso', 'pandamonium'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('narwhal');
    ann.passes();
    expect(ann.stable).toContain('narwhal');
    expect(bob.stable).toEqual([]);
  });

  test('declines; cannot without a Unicorn card', () => {
    const one = deal({ ann: { stable: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    one.ann.passes();
    expect(one.bob.stable).toEqual(['narwhal']);
    const two = deal({ ann: { stable: ['unicorn-lasso'] }, bob: { stable: ['yay'] }, vars: BEGIN });
    two.ann.isAskedFor('action');
  });
});

describe('Barbed Wire', () => {
  test('UUN-276 UUN-277 one discard for every Unicorn card that leaves or enters', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-swap', 'yay', 'neigh', 'slowdown'], stable: ['narwhal', 'barbed-wire'] },
      bob: { stable: ['stabby-the-unicorn'] },
    });
    ann.plays('unicorn-swap');
    ann.picks('yay', 'neigh');
    expect(ann.hand).toEqual(['slowdown']);
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-276 fewer cards than triggers: all are discarded', () => {
    const { ann } = deal({
      ann: { hand: ['unicorn-swap', 'yay'], stable: ['narwhal', 'barbed-wire'] },
      bob: { stable: ['stabby-the-unicorn'] },
    });
    ann.plays('unicorn-swap');
    expect(ann.hand).toEqual([]);
  });

  test('UUN-272 Pandas too', () => {
    const { ann, bob } = deal({ ann: { hand: ['back-kick'] }, bob: { hand: ['yay'], stable: ['narwhal', 'pandamonium', 'barbed-wire'] } });
    ann.plays('back-kick');
    bob.passes();
    ann.picks('narwhal');
    // One for Back Kick, one for Barbed Wire in the next link.
    bob.picks('yay');
    expect(bob.hand).not.toContain('narwhal');
  });
});

describe('Blinding Light', () => {
  test('UUN-273 enter, start, leave and replacement effects are off; Upgrades work', () => {
    const { ann, bob } = deal({
      ann: { hand: ['greedy-flying-unicorn'], stable: ['blinding-light', 'rhinocorn', 'double-dutch'] },
      bob: { stable: ['narwhal'] },
      deck: ['yay', 'neigh'],
      vars: BEGIN,
    });
    ann.isAskedFor('use');
    ann.passes();
    ann.plays('greedy-flying-unicorn');
    expect(ann.hand).toEqual(['yay']);
    bob.isAskedFor('action');
  });

  test('UUN-274 continuous effects stay', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { hand: ['neigh'], stable: ['blinding-light', 'puppicorn', 'magical-kittencorn', 'ginormous-unicorn'] },
    });
    ann.plays('unicorn-poison');
    // Ginormous Unicorn forbids the Neigh and is the only Unicorn card that can be destroyed.
    expect(bob.stable).toEqual(['blinding-light', 'puppicorn', 'magical-kittencorn']);
  });

  test("UUN-275 with Pandamonium the Pandas' effects work again, except those on entering", () => {
    const { ann, bob } = deal({
      ann: { hand: ['greedy-flying-unicorn'], stable: ['blinding-light', 'pandamonium', 'rhinocorn'] },
      bob: { stable: ['narwhal'] },
      deck: ['yay', 'neigh'],
      vars: BEGIN,
    });
    ann.mayPick('narwhal');
    ann.passes();
    ann.plays('greedy-flying-unicorn');
    expect(ann.hand).toEqual(['yay']);
    bob.isAskedFor('action');
  });
});

describe('Broken Stable', () => {
  test('UUN-282 its player plays no Upgrades; others may', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['yay'] }, bob: { hand: ['rainbow-aura'], stable: ['broken-stable'] } });
    ann.picks(into(table, 'yay', 'bob'));
    nobodyAnswers(table);
    expect(bob.stable).toEqual(['broken-stable', 'yay']);
    bob.cannotPick('rainbow-aura');
  });
});

describe('Nanny Cam', () => {
  test('opens the hand when it enters', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['nanny-cam'] }, bob: { hand: ['yay'] }, cat: {} });
    ann.picks(into(table, 'nanny-cam', 'bob'));
    bob.passes();
    expect([ann.knows('yay'), cat.knows('yay')]).toEqual([true, true]);
  });
});

describe('Pandamonium', () => {
  test('UUN-267 Unicorn effects leave Pandas alone, effects on «a card» do not', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison', 'back-kick', 'seductive-unicorn'] },
      bob: { stable: ['narwhal', 'pandamonium'] },
    });
    ann.cannotPick('unicorn-poison');
    ann.plays('back-kick');
    ann.mustPick('narwhal', 'pandamonium');
    ann.picks('narwhal');
    expect(bob.stable).toEqual(['pandamonium']);
  });

  test('UUN-268 the effects of Pandas go on', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn', 'pandamonium'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('narwhal');
    expect(bob.stable).toEqual([]);
  });

  test('UUN-270 no Unicorns, no victory; once it is gone they count again', () => {
    const { ann, table } = deal({ ann: { hand: ['narwhal', 'targeted-destruction'], stable: ['pandamonium', ...basics(7)] }, bob: {} });
    ann.plays('narwhal');
    expect(table.outcome).toBeNull();
    table.seat('bob').passes();
    ann.plays('targeted-destruction');
    nobodyAnswers(table);
    expect(table.winners).toEqual(['ann']);
  });
});

describe('Sadistic Ritual', () => {
  test('a sacrifice, then a card', () => {
    const { ann } = deal({ ann: { stable: ['sadistic-ritual', 'narwhal', 'rhinocorn'] }, bob: {}, deck: ['yay', 'neigh'], vars: BEGIN });
    ann.isRefused('too-few', []);
    ann.picks('narwhal');
    expect(ann.hand).toEqual(['yay', 'neigh']);
    expect(ann.stable).toEqual(['sadistic-ritual', 'rhinocorn']);
  });

  test('UUN-303 nothing to sacrifice, no card', () => {
    const { ann } = deal({ ann: { stable: ['sadistic-ritual'] }, bob: {}, deck: ['yay', 'neigh'], vars: BEGIN });
    expect(ann.hand).toEqual(['yay']);
  });
});

describe('Slowdown', () => {
  test('UUN-121 no Instants for its player', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh', 'super-neigh'], stable: ['slowdown'] } });
    ann.plays('rhinocorn');
    bob.isAskedFor('action');
  });
});

describe('Tiny Stable', () => {
  test('UUN-278 UUN-279 also when it arrives, one Unicorn card per trigger until five are left', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['tiny-stable'] }, bob: { stable: [...basics(5), 'ginormous-unicorn'] }, cat: {} });
    ann.picks(into(table, 'tiny-stable', 'bob'));
    bob.mustPick(...basics(5), 'ginormous-unicorn');
    bob.picks('basic-unicorn-red');
    // Ginormous Unicorn counts twice: still six.
    bob.picks('basic-unicorn-orange');
    expect(bob.stable).toEqual([...basics(3, 2), 'ginormous-unicorn', 'tiny-stable']);
    bob.isAskedFor('action');
  });

  test('UUN-278 it stops where no Unicorn card can be sacrificed', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay'], stable: ['tiny-stable', 'pandamonium', ...basics(6)] }, bob: {} });
    ann.plays('yay');
    bob.isAskedFor('action');
  });
});
