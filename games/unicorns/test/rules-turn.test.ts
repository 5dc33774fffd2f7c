import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { BEGIN, babies, basics, canPlayInto, deal, into, nobodyAnswers } from './table.ts';

const SEVEN: CardName[] = ['yay', 'slowdown', 'rhinocorn', 'neigh', 'neigh', 'neigh', 'neigh'];

describe('4. Keywords', () => {
  test('UUN-040 UUN-041 UUN-327 the player told to SACRIFICE chooses among their own cards, whoever caused it', () => {
    const { ann, bob } = deal({ ann: { hand: ['extremely-destructive-unicorn'] }, bob: { stable: [...basics(2), 'yay'] } });
    ann.plays('extremely-destructive-unicorn');
    bob.mustPick(...basics(2));
    bob.picks('basic-unicorn-orange');
    expect(bob.stable).toEqual(['basic-unicorn-red', 'yay']);
    expect(ann.stable).toEqual([]);
  });

  test('UUN-042 UUN-043 UUN-328 DESTROY is for the Stables of others only', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'], stable: ['rhinocorn'] }, bob: { stable: basics(2) } });
    ann.plays('unicorn-poison');
    ann.mustPick(...basics(2));
    ann.picks('basic-unicorn-red');
    expect(bob.stable).toEqual(['basic-unicorn-orange']);
    expect(table.zone('discard')).toContain('basic-unicorn-red');
  });

  test('UUN-044 UUN-045 UUN-329 STEAL moves a card of another player into your Stable', () => {
    const { ann, bob } = deal({ ann: { hand: ['seductive-unicorn'], stable: ['rhinocorn'] }, bob: { stable: basics(2) } });
    ann.plays('seductive-unicorn');
    ann.mustPick(...basics(2));
    ann.picks('basic-unicorn-red');
    expect(ann.stable).toEqual(['rhinocorn', 'seductive-unicorn', 'basic-unicorn-red']);
    expect(bob.stable).toEqual(['basic-unicorn-orange']);
  });

  test('UUN-046 UUN-326 the player who DISCARDS chooses the card', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['annoying-flying-unicorn'] }, bob: { hand: ['yay', 'slowdown'] } });
    ann.plays('annoying-flying-unicorn');
    bob.passes();
    ann.mayPick('bob');
    ann.picks('bob');
    bob.mustPick('yay', 'slowdown');
    bob.picks('slowdown');
    expect(table.zone('discard')).toEqual(['slowdown']);
  });

  test('UUN-047 DRAW takes the top card of the deck', () => {
    const { ann } = deal({ ann: {}, bob: {}, deck: ['yay', 'slowdown'] });
    ann.passes();
    expect(ann.hand).toEqual(['yay']);
  });

  test('UUN-048 if the deck ends during a DRAW, the player takes what there is', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['good-deal'], stable: basics(1) }, bob: {}, deck: ['yay', 'slowdown'], rest: 'box' });
    ann.plays('good-deal');
    ann.mustPick('yay', 'slowdown');
    ann.picks('yay');
    expect(ann.hand).toEqual(['slowdown']);
    bob.isNotAsked();
    expect(table.winners).toEqual(['ann']);
  });

  test('UUN-050 a returned card goes to the hand of the player whose Stable it was in', () => {
    const { ann, bob } = deal({ ann: { hand: ['mermaid-unicorn'] }, bob: { stable: ['yay'] }, deck: ['slowdown'] });
    ann.plays('mermaid-unicorn');
    ann.mayPick('mermaid-unicorn', 'yay');
    ann.picks('yay');
    expect(bob.hand).toEqual(['yay', 'slowdown']);
  });

  test('UUN-052 UUN-053 UUN-054 a moved card leaves one Stable and enters another, with what that triggers', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-swap', 'slowdown'], stable: ['greedy-flying-unicorn', 'barbed-wire'] },
      bob: { stable: ['narwhal'] },
      deck: ['yay', 'neigh'],
    });
    ann.plays('unicorn-swap');
    // Barbed Wire saw one Unicorn card leave and one enter; Greedy Flying Unicorn draws for bob.
    expect(ann.hand).toEqual([]);
    expect(ann.stable).toEqual(['barbed-wire', 'narwhal']);
    expect(bob.stable).toEqual(['greedy-flying-unicorn']);
    expect(bob.hand).toEqual(['yay', 'neigh']);
  });

  test('UUN-055 UUN-165 a replaced SACRIFICE counts as performed: «then» follows', () => {
    const { ann, bob } = deal({ ann: { hand: ['two-for-one'], stable: ['swift-flying-unicorn'] }, bob: { stable: ['yay', 'slowdown'] } });
    ann.plays('two-for-one');
    ann.picks('yay');
    expect(ann.hand).toEqual(['swift-flying-unicorn']);
    expect(bob.stable).toEqual([]);
  });

  test('UUN-056 UUN-241 a saved card has not been destroyed, but the effect that ordered it goes on', () => {
    const { ann, bob } = deal({
      ann: { stable: ['rhinocorn'] },
      bob: { stable: ['stabby-the-unicorn', 'black-knight-unicorn'] },
      vars: BEGIN,
    });
    ann.picks('stabby-the-unicorn');
    bob.mayPick('stabby-the-unicorn');
    bob.picks('stabby-the-unicorn');
    expect(bob.stable).toEqual(['stabby-the-unicorn']);
    // Stabby the Unicorn was not destroyed, so nothing triggers; ann's turn ends at once.
    bob.isAskedFor('action');
    expect(ann.hand).toEqual([]);
  });
});

describe('5. Card types', () => {
  test('UUN-061 UUN-063 UUN-068 UUN-100 Upgrades, Downgrades and Unicorns go into any Stable; Magic names none', () => {
    const { ann, table } = deal({ ann: { hand: ['yay', 'slowdown', 'rhinocorn', 'shake-up'] }, bob: {}, cat: {} });
    ann.mayPick(
      'yay',
      into(table, 'yay', 'bob'),
      into(table, 'yay', 'cat'),
      into(table, 'slowdown', 'ann'),
      into(table, 'slowdown', 'bob'),
      into(table, 'slowdown', 'cat'),
      'rhinocorn',
      into(table, 'rhinocorn', 'bob'),
      into(table, 'rhinocorn', 'cat'),
      'shake-up',
    );
  });

  test('UUN-062 UUN-064 they affect only the Stable they are in, whoever played them', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['slowdown', 'rhinocorn'] },
      bob: { hand: ['neigh'] },
      cat: { hand: ['neigh', 'yay'] },
    });
    ann.picks(into(table, 'slowdown', 'bob'));
    nobodyAnswers(table);
    expect(bob.stable).toEqual(['slowdown']);
    bob.passes();
    cat.picks(into(table, 'yay', 'ann'));
    // Bob cannot play Instants any more; ann has no Instant, but nobody knows that.
    bob.isNotAsked();
    ann.mayPick();
    ann.passes();
    ann.isAskedFor('action');
  });

  test('UUN-065 UUN-070 cards stay in the Stable; a Basic Unicorn does nothing', () => {
    const { ann, bob } = deal({ ann: { hand: ['narwhal'] }, bob: {} });
    ann.plays('narwhal');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual(['narwhal']);
  });

  test('UUN-066 UUN-105 a Magic card that is not stopped has its effect and goes to the discard pile', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: basics(1) } });
    ann.plays('unicorn-poison');
    expect(bob.stable).toEqual([]);
    expect(table.zone('discard')).toEqual(['unicorn-poison', 'basic-unicorn-red']);
  });

  test('UUN-067 it is in the pile before what it triggered: a Magical Flying Unicorn that came to the hand may take it up later, one that entered at once', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-swap'], stable: basics(1) }, bob: { stable: ['magical-flying-unicorn'] } });
    ann.plays('unicorn-swap');
    ann.mayPick('use');
    ann.picks('use');
    expect(ann.hand).toEqual(['unicorn-swap']);
  });

  test('UUN-069 UUN-194 a Baby comes from the Nursery and goes back there', () => {
    const { ann, table } = deal({ ann: { stable: ['sadistic-ritual', 'baby-unicorn-red'] }, bob: {}, vars: BEGIN });
    ann.isAskedFor('action');
    expect(table.zone('nursery')).toContain('baby-unicorn-red');
    expect(table.zone('discard')).toEqual([]);
  });

  test('UUN-071 Magical Unicorns have triggered or continuous effects', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['puppicorn', 'narwhal'] } });
    ann.plays('unicorn-poison');
    expect(bob.stable).toEqual(['puppicorn']);
  });
});

describe('6. The turn', () => {
  test('UUN-075 UUN-097 players take turns clockwise', () => {
    const { ann, bob, cat } = deal({ ann: {}, bob: {}, cat: {} });
    ann.passes();
    bob.passes();
    cat.isAskedFor('action');
    cat.passes();
    ann.isAskedFor('action');
  });

  test('UUN-076 the order of the phases: start effects, draw, action, hand limit', () => {
    const { ann, bob, table } = deal({ ann: { hand: SEVEN, stable: ['double-dutch'] }, bob: {}, vars: BEGIN });
    ann.isAskedFor('use');
    expect(ann.hand.length).toBe(7);
    ann.passes();
    ann.isAskedFor('action');
    expect(ann.hand.length).toBe(8);
    ann.passes();
    ann.isAskedFor('limit');
    ann.picks('yay', 'slowdown');
    expect(ann.hand.length).toBe(7);
    expect(table.vars.turn).toBe(2);
    bob.isAskedFor('action');
  });

  test('UUN-077 UUN-254 Puppicorn moves at the moment a turn begins, before phase 1', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: { stable: ['puppicorn', 'narwhal'] }, cat: {}, vars: BEGIN });
    expect(ann.stable).toEqual(['puppicorn']);
    expect(table.logKeys.indexOf('move.move')).toBeLessThan(table.logKeys.indexOf('draws'));
    ann.passes();
    expect(bob.stable).toEqual(['narwhal', 'puppicorn']);
  });

  test('UUN-079 UUN-080 UUN-134 cards in the Stable at the start trigger; one that arrives later waits for a later turn', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.isAskedFor('action');
    ann.plays('unicorn-lasso');
    bob.passes();
    ann.mayPick('narwhal');
    ann.passes();
    ann.isAskedFor('action');
  });

  test('UUN-082 UUN-083 UUN-321 all effects are one link: a card sacrificed to one of them still has its own', () => {
    const { ann, bob } = deal({
      ann: { stable: ['glitter-bomb', 'extra-tail', 'narwhal'] },
      bob: { stable: ['yay'] },
      deck: ['neigh', 'slowdown'],
      vars: BEGIN,
    });
    ann.mayPick('glitter-bomb', 'extra-tail');
    ann.picks('glitter-bomb');
    ann.picks('extra-tail');
    ann.isAskedFor('use');
    ann.picks('use');
    expect(ann.stable).toEqual(['glitter-bomb', 'narwhal']);
    expect(bob.stable).toEqual([]);
    expect(ann.hand).toEqual(['neigh', 'slowdown']);
  });

  test('UUN-081 UUN-344 an effect that was declined is lost for this turn', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.mayPick('narwhal');
    ann.passes();
    ann.isAskedFor('action');
    ann.passes();
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-084 beginning-of-turn effects cannot be stopped', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn'] }, bob: { hand: ['neigh'], stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('narwhal');
    expect(bob.stable).toEqual([]);
    bob.isAskedFor('action');
  });

  test('UUN-085 UUN-086 the Draw phase: 1 card, 1 more for each Extra Tail used', () => {
    const { ann } = deal({
      ann: { stable: ['extra-tail', 'extra-tail', 'narwhal'] },
      bob: {},
      deck: ['yay', 'slowdown', 'neigh'],
      vars: BEGIN,
    });
    ann.picks('extra-tail');
    ann.picks('use');
    expect(ann.hand).toEqual(['yay', 'slowdown', 'neigh']);
  });

  test('UUN-086 if the Draw phase is skipped the extra card is lost', () => {
    const { ann, bob } = deal({ ann: { stable: ['extra-tail', 'rhinocorn'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('extra-tail');
    ann.picks('narwhal');
    expect(ann.hand).toEqual([]);
    bob.passes();
    // The next turn draws one card again.
    expect(ann.hand.length).toBe(0);
    ann.picks('use');
    expect(ann.hand.length).toBe(2);
  });

  test('UUN-087 UUN-088 UUN-322 the action: a card or a draw; there is no third way', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay'] }, bob: {}, deck: ['slowdown'] });
    ann.isAskedFor('action');
    ann.passes();
    expect(ann.hand).toEqual(['yay', 'slowdown']);
    bob.isAskedFor('action');
  });

  test('UUN-089 UUN-058 an Instant is never the action', () => {
    const { ann } = deal({ ann: { hand: ['neigh', 'super-neigh'] }, bob: {} });
    ann.cannotPick('neigh', 'super-neigh');
    expect(ann.whyNot('neigh')).toEqual({ key: 'instant-only-answers', rule: 'UUN-058' });
  });

  test('UUN-090 the action is spent although the card was stopped', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay'] }, bob: { hand: ['neigh'] } });
    ann.plays('yay');
    bob.picks('neigh');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual([]);
  });

  test('UUN-091 with Double Dutch: two cards one after the other, or one, or a draw instead of any', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay', 'rhinocorn'], stable: ['double-dutch'] }, bob: {}, vars: BEGIN, deck: ['slowdown'] });
    ann.picks('use');
    ann.plays('yay');
    ann.isAskedFor('second');
    ann.plays('rhinocorn');
    expect(ann.stable).toEqual(['double-dutch', 'yay', 'rhinocorn']);
    bob.isAskedFor('action');
    expect(ann.hand).toEqual(['slowdown']);
  });

  test('UUN-091 after a played card stopping does not draw', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay', 'rhinocorn'] }, bob: {}, vars: { plays: 2 } });
    ann.plays('yay');
    ann.passes();
    expect(ann.hand).toEqual(['rhinocorn']);
    bob.isAskedFor('action');
  });

  test('UUN-092 UUN-264 end of turn: first the lassoed Unicorn goes back, then the hand limit', () => {
    const { ann, bob } = deal({
      ann: { hand: SEVEN, stable: ['unicorn-lasso', 'barbed-wire'] },
      bob: { stable: ['narwhal'] },
      vars: BEGIN,
    });
    ann.picks('narwhal');
    ann.isAskedFor('discard');
    ann.picks('yay');
    ann.passes();
    // 8 cards; Barbed Wire asks again for the Unicorn card that leaves, so 7 are left and the limit is kept.
    ann.isAskedFor('discard');
    ann.picks('slowdown');
    expect(bob.stable).toEqual(['narwhal']);
    bob.isAskedFor('action');
    expect(ann.hand.length).toBe(7);
  });

  test('UUN-093 UUN-094 UUN-340 exactly 7 cards may be kept', () => {
    const { ann, bob, table } = deal({ ann: { hand: SEVEN }, bob: {} });
    ann.passes();
    ann.isAskedFor('limit');
    ann.isRefused('too-many', ['yay', 'slowdown']);
    ann.picks('yay');
    expect(ann.hand.length).toBe(7);
    expect(table.zone('discard')).toEqual(['yay']);
    bob.isAskedFor('action');
  });

  test('UUN-095 at any other time a hand may be larger', () => {
    const { ann, bob } = deal({ ann: { hand: ['unfair-bargain'] }, bob: { hand: [...SEVEN, 'glitter-bomb', 'glitter-bomb'] } });
    ann.plays('unfair-bargain');
    bob.passes();
    ann.isAskedFor('limit');
    ann.picks('neigh', 'neigh');
    expect(ann.hand.length).toBe(7);
  });

  test('UUN-096 UUN-099 skipping to the End of Turn phase: the rest of the chain is done, the hand limit is checked', () => {
    const { ann, bob } = deal({
      ann: { hand: ['yay', 'yay', ...SEVEN.slice(3), 'unicorn-swap', 'unicorn-swap'], stable: ['rhinocorn'] },
      bob: { stable: ['stabby-the-unicorn'] },
      vars: BEGIN,
    });
    ann.picks('stabby-the-unicorn');
    bob.mayPick('rhinocorn');
    bob.picks('rhinocorn');
    expect(ann.stable).toEqual([]);
    ann.isAskedFor('limit');
    ann.picks('yay');
    bob.isAskedFor('action');
  });

  test('UUN-098 another turn: the same player begins a complete new turn', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['change-of-luck', 'yay', 'slowdown'] },
      bob: {},
      deck: ['neigh', 'super-neigh', 'rhinocorn'],
    });
    ann.plays('change-of-luck');
    ann.picks('neigh', 'super-neigh', 'slowdown');
    ann.isAskedFor('action');
    expect(table.vars.turn).toBe(2);
    expect(ann.hand).toEqual(['yay', 'rhinocorn']);
    ann.passes();
    bob.isAskedFor('action');
  });

  test('UUN-098 two such effects give two extra turns', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['change-of-luck', 'change-of-luck', 'yay', 'slowdown', 'neigh'] },
      bob: {},
      deck: ['neigh', 'neigh', 'neigh', 'neigh'],
      vars: { plays: 2 },
    });
    ann.plays('change-of-luck');
    ann.picks('neigh', 'neigh', 'neigh');
    ann.isAskedFor('second');
    ann.plays('change-of-luck');
    ann.picks('neigh', 'yay', 'slowdown');
    ann.passes();
    ann.passes();
    bob.isAskedFor('action');
    expect(table.vars.turn).toBe(4);
  });
});

describe('7. Playing a card', () => {
  test('UUN-101 targets are chosen after the response window', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { hand: ['yay'], stable: basics(2) } });
    ann.plays('unicorn-poison');
    ann.isNotAsked();
    bob.isAskedFor('respond');
    bob.passes();
    ann.isAskedFor('destroy.unicorn');
    ann.picks('basic-unicorn-red');
    expect(bob.stable).toEqual(['basic-unicorn-orange']);
  });

  test('UUN-102 UUN-169 a card whose instructions are impossible cannot be announced', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['yay'] } });
    ann.cannotPick('unicorn-poison');
    expect(ann.whyNot('unicorn-poison')).toMatchObject({ key: 'impossible', rule: 'UUN-352' });
  });

  test('UUN-103 UUN-182 UUN-282 Broken Stable forbids playing Upgrades into any Stable, not having or stealing them', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['yay', 'alluring-narwhal'], stable: ['broken-stable', 'rainbow-aura'] },
      bob: { stable: ['unicorn-lasso'] },
    });
    ann.cannotPick('yay');
    expect(canPlayInto(table, 'yay', 'bob')).toBe(false);
    expect(ann.whyNot('yay')).toEqual({ key: 'no-upgrades', rule: 'UUN-282' });
    ann.plays('alluring-narwhal');
    ann.picks('unicorn-lasso');
    expect(ann.stable).toContain('unicorn-lasso');
    expect(bob.stable).toEqual([]);
  });

  test('UUN-104 every other player gets the chance to respond', () => {
    const { ann, bob, cat, dan } = deal({
      ann: { hand: ['yay'] },
      bob: { hand: ['slowdown'] },
      cat: { hand: ['neigh'] },
      dan: { hand: ['narwhal'] },
    });
    ann.plays('yay');
    for (const seat of [bob, cat, dan]) seat.isAskedFor('respond');
    bob.passes();
    dan.passes();
    cat.passes();
    expect(ann.stable).toEqual(['yay']);
  });

  test('UUN-106 what became impossible during the window is ignored: the last spare card was spent on a Neigh', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['mystical-vortex', 'neigh'] },
      bob: { hand: ['neigh', 'slowdown'] },
      discard: ['narwhal'],
    });
    ann.plays('mystical-vortex');
    bob.picks('neigh');
    ann.picks('neigh');
    bob.passes();
    // Bob discards his last card by himself; the pile goes into the deck.
    expect(table.zone('discard')).toEqual(['mystical-vortex']);
    bob.isAskedFor('action');
  });

  test('UUN-107 UUN-108 a stopped card goes to the discard pile and triggers nothing', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['stabby-the-unicorn'], stable: ['barbed-wire'] },
      bob: { hand: ['neigh'], stable: ['narwhal'] },
    });
    ann.plays('stabby-the-unicorn');
    bob.picks('neigh');
    expect(table.zone('discard')).toEqual(['stabby-the-unicorn', 'neigh']);
    expect(bob.stable).toEqual(['narwhal']);
    bob.isAskedFor('action');
  });
});

describe('15. Baby Unicorns', () => {
  test('UUN-195 whatever would put a Baby anywhere else, it goes to the Nursery', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['back-kick'] }, bob: { stable: babies(1) } });
    ann.plays('back-kick');
    expect(table.zone('nursery')).toContain('baby-unicorn-red');
    expect(bob.hand.length).toBe(1);
  });

  test('UUN-196 UUN-197 Babies can be stolen and are Unicorn cards, but no Basic Unicorns', () => {
    const { ann, bob } = deal({ ann: { hand: ['seductive-unicorn', 'extra-tail'] }, bob: { stable: babies(1) } });
    ann.cannotPick('extra-tail');
    ann.plays('seductive-unicorn');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual(['seductive-unicorn', 'baby-unicorn-red']);
  });

  test('UUN-198 Blinding Light and Pandamonium do not switch the Nursery rule off', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['two-for-one'], stable: babies(1) },
      bob: { stable: ['blinding-light', 'pandamonium', ...babies(1, 1)] },
    });
    ann.plays('two-for-one');
    ann.mustPick('blinding-light', 'pandamonium', 'baby-unicorn-pink');
    ann.picks('baby-unicorn-pink');
    ann.picks('pandamonium');
    expect(bob.stable).toEqual(['blinding-light']);
    expect(table.zone('nursery')).toEqual(expect.arrayContaining(['baby-unicorn-red', 'baby-unicorn-pink']));
  });

  test('UUN-201 a Baby may be the cost', () => {
    const { ann, bob, table } = deal({ ann: { stable: ['glitter-bomb', ...babies(1)] }, bob: { stable: ['yay'] }, vars: BEGIN });
    ann.picks('baby-unicorn-red');
    expect(bob.stable).toEqual([]);
    expect(table.zone('discard')).toEqual(['yay']);
  });
});
