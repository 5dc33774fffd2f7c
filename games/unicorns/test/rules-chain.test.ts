import { describe, expect, test } from 'vitest';
import { BEGIN, babies, basics, deal, into, nobodyAnswers } from './table.ts';

describe('9. Triggered, continuous, mandatory and optional effects', () => {
  test('UUN-129 UUN-130 UUN-131 a continuous effect starts with entering and ends with leaving, without any choice', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['slowdown', 'rhinocorn'] },
      bob: { hand: ['neigh', 'targeted-destruction'] },
      deck: ['narwhal'],
    });
    ann.picks(into(table, 'slowdown', 'bob'));
    nobodyAnswers(table);
    expect(bob.whyNot('neigh')).toEqual({ key: 'no-instants', rule: 'UUN-121' });
    bob.plays('targeted-destruction');
    nobodyAnswers(table);
    ann.plays('rhinocorn');
    bob.mayPick('neigh');
    bob.passes();
  });

  test('UUN-132 a mandatory effect is carried out as far as possible', () => {
    const { ann, bob } = deal({ ann: { hand: ['seductive-unicorn'] }, bob: { stable: ['narwhal', 'yay'] } });
    ann.plays('seductive-unicorn');
    expect(ann.stable).toEqual(['seductive-unicorn', 'narwhal']);
    expect(bob.stable).toEqual(['yay']);
  });

  test('UUN-133 UUN-325 an optional effect is decided each time', () => {
    const { ann, bob } = deal({ ann: { hand: ['mermaid-unicorn'] }, bob: { stable: ['yay'] } });
    ann.plays('mermaid-unicorn');
    ann.passes();
    expect(bob.stable).toEqual(['yay']);
  });

  test('UUN-135 an enter effect triggers for whoever gets the card, however it came', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['americorn', 'yay'] }, bob: { hand: ['neigh'] } });
    ann.picks(into(table, 'americorn', 'bob'));
    bob.passes();
    bob.mustPick('ann', 'bob');
    bob.picks('ann');
    expect(bob.hand).toContain('yay');
    expect(ann.hand).toEqual([]);
  });

  test('UUN-136 a card that has just entered may be chosen by its own effect', () => {
    const { ann } = deal({ ann: { hand: ['mermaid-unicorn'] }, bob: {} });
    ann.plays('mermaid-unicorn');
    ann.mayPick('mermaid-unicorn');
    ann.picks('mermaid-unicorn');
    expect(ann.hand).toEqual(['mermaid-unicorn']);
  });

  test('UUN-137 leaving is judged by the Stable it left, entering by the Stable it enters', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-swap'], stable: ['greedy-flying-unicorn'] },
      bob: { stable: ['americorn', 'blinding-light'], hand: [] },
      deck: ['slowdown'],
    });
    ann.plays('unicorn-swap');
    // Greedy Flying Unicorn entered a Stable with Blinding Light: no draw. Americorn entered ann's: it works, but no hand has cards.
    expect(bob.stable).toEqual(['blinding-light', 'greedy-flying-unicorn']);
    expect(bob.hand).toEqual(['slowdown']);
    expect(ann.stable).toEqual(['americorn']);
  });
});

describe('10. Order of resolution: the chain of effects', () => {
  test('UUN-138 UUN-139 UUN-140 UUN-143 what triggers is the next link, resolved before the game goes on', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['two-for-one'], stable: ['stabby-the-unicorn'] },
      bob: { stable: ['yay', 'narwhal', 'slowdown'] },
    });
    ann.plays('two-for-one');
    ann.picks('yay');
    ann.picks('slowdown');
    expect(table.vars.chain).toMatchObject({ link: 2 });
    ann.mayPick('narwhal');
    ann.picks('narwhal');
    expect(bob.stable).toEqual([]);
    expect(table.vars.chain).toBeNull();
  });

  test('UUN-141 UUN-142 effects that trigger together are one link; all targets are chosen first', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn', 'unicorn-lasso'] }, bob: { stable: basics(2) }, vars: BEGIN });
    ann.mayPick('rhinocorn', 'unicorn-lasso');
    ann.picks('rhinocorn');
    ann.picks('basic-unicorn-red');
    // Nothing has happened yet, and the target is taken.
    expect(bob.stable).toEqual(basics(2));
    ann.mayPick('basic-unicorn-orange');
    ann.passes();
    expect(bob.stable).toEqual(['basic-unicorn-orange']);
  });

  test('UUN-144 UUN-265 the same card is target of one effect only', () => {
    const { ann, bob } = deal({ ann: { stable: ['unicorn-lasso', 'glitter-bomb'] }, bob: { stable: ['narwhal', 'yay'] }, vars: BEGIN });
    ann.picks('unicorn-lasso');
    // Lasso has the only Unicorn card, so it is taken without a question.
    ann.mayPick('unicorn-lasso', 'glitter-bomb');
    ann.picks('glitter-bomb');
    expect(bob.stable).toEqual([]);
    expect(ann.stable).toEqual(['unicorn-lasso', 'narwhal']);
    ann.passes();
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-145 one effect cannot choose the same card twice', () => {
    const { ann } = deal({ ann: { hand: ['two-for-one'], stable: babies(1) }, bob: { stable: ['yay'] } });
    ann.cannotPick('two-for-one');
  });

  test('UUN-146 UUN-148 if there are too few targets, only as many effects are used', () => {
    const { ann, bob } = deal({ ann: { stable: ['rhinocorn', 'unicorn-lasso'] }, bob: { stable: ['narwhal'] }, vars: BEGIN });
    ann.picks('rhinocorn');
    // The Lasso has nothing left: no question.
    expect(bob.stable).toEqual([]);
    bob.isAskedFor('action');
  });

  test('UUN-147 mandatory effects choose first', () => {
    const { ann } = deal({ ann: { stable: ['angel-unicorn', 'sadistic-ritual', 'narwhal'] }, bob: {}, vars: BEGIN });
    ann.isAskedFor('sacrifice.unicorn');
    ann.mustPick('angel-unicorn', 'narwhal');
    ann.picks('narwhal');
    ann.isAskedFor('use');
    ann.passes();
  });

  test('UUN-345 «this card» of an optional effect cannot be used if a mandatory one has chosen the card', () => {
    const { ann } = deal({ ann: { stable: ['angel-unicorn', 'sadistic-ritual', 'narwhal'] }, bob: {}, vars: BEGIN });
    ann.picks('angel-unicorn');
    ann.isAskedFor('action');
    expect(ann.stable).toEqual(['sadistic-ritual', 'narwhal']);
  });

  test('UUN-149 UUN-347 hand cards of start effects are fixed with the targets, openly, each for one effect', () => {
    const { ann, bob } = deal({
      ann: { hand: ['narwhal', 'yay'], stable: ['zombie-unicorn', 'extremely-fertile-unicorn'] },
      bob: {},
      vars: BEGIN,
    });
    ann.picks('zombie-unicorn');
    ann.picks('narwhal');
    expect(bob.knows('narwhal')).toBe(true);
    ann.mayPick('yay');
    ann.passes();
    expect(ann.stable).toEqual(['zombie-unicorn', 'extremely-fertile-unicorn', 'narwhal']);
    bob.isAskedFor('action');
  });

  test('UUN-150 UUN-239 a card of the discard pile is chosen when the instruction comes, and may have got there in the same link', () => {
    const { ann } = deal({ ann: { hand: ['narwhal', 'yay'], stable: ['zombie-unicorn'] }, bob: {}, discard: ['rhinocorn'], vars: BEGIN });
    ann.picks('narwhal');
    ann.isAskedFor('discard-pile.stable');
    ann.mustPick('narwhal', 'rhinocorn');
    ann.picks('narwhal');
    expect(ann.stable).toEqual(['zombie-unicorn', 'narwhal']);
  });

  test('UUN-151 a card drawn in a step cannot be discarded in the same step', () => {
    const { ann } = deal({ ann: { hand: ['greedy-flying-unicorn', 'yay'], stable: ['barbed-wire'] }, bob: {}, deck: ['neigh'] });
    ann.plays('greedy-flying-unicorn');
    // One link: Barbed Wire's discard is chosen before the draw of Greedy Flying Unicorn.
    expect(ann.hand).toEqual(['neigh']);
  });

  test('UUN-152 two effects that choose from the discard pile take two different cards', () => {
    const { ann } = deal({
      ann: { hand: ['narwhal'], stable: ['zombie-unicorn', 'angel-unicorn'] },
      bob: {},
      discard: ['rhinocorn', 'stabby-the-unicorn'],
      vars: BEGIN,
    });
    ann.picks('zombie-unicorn');
    ann.picks('narwhal');
    ann.picks('use');
    ann.mustPick('rhinocorn', 'stabby-the-unicorn', 'narwhal', 'angel-unicorn');
    ann.picks('narwhal');
    ann.mustPick('rhinocorn', 'stabby-the-unicorn');
    ann.picks('rhinocorn');
    expect(ann.stable).toEqual(['zombie-unicorn', 'narwhal', 'rhinocorn']);
  });

  test('UUN-153 a player with several mandatory effects takes them in any order; then the others clockwise', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['seductive-unicorn'], stable: ['tiny-stable', ...basics(5)] },
      bob: { stable: ['narwhal', 'rhinocorn'] },
      cat: {},
    });
    ann.plays('seductive-unicorn');
    ann.isAskedFor('order');
    ann.mustPick('seductive-unicorn', 'tiny-stable');
    ann.picks('seductive-unicorn');
    ann.mustPick('narwhal', 'rhinocorn');
    ann.picks('narwhal');
    ann.isAskedFor('sacrifice.unicorn');
    ann.mustPick('seductive-unicorn', ...basics(5));
    ann.picks('basic-unicorn-red');
    ann.isAskedFor('sacrifice.unicorn');
    ann.picks('basic-unicorn-orange');
    expect(ann.stable.length).toBe(6);
    expect(bob.stable).toEqual(['rhinocorn']);
    cat.isNotAsked();
    bob.passes();
  });

  test('UUN-154 UUN-327 all sacrifice at the same time, unseen', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['extremely-destructive-unicorn'], stable: ['narwhal'] },
      bob: { stable: basics(2) },
      cat: { stable: basics(2, 2) },
    });
    ann.plays('extremely-destructive-unicorn');
    expect(table.match.open?.mode).toBe('all');
    bob.picks('basic-unicorn-red');
    expect(bob.stable).toEqual(basics(2));
    ann.mustPick('narwhal', 'extremely-destructive-unicorn');
    ann.picks('narwhal');
    cat.picks('basic-unicorn-yellow');
    expect([ann.stable, bob.stable, cat.stable]).toEqual([
      ['extremely-destructive-unicorn'],
      ['basic-unicorn-orange'],
      ['basic-unicorn-green'],
    ]);
  });

  test('UUN-155 UUN-156 an effect is not stopped by its card leaving', () => {
    const { ann, bob } = deal({
      ann: { stable: ['glitter-bomb', 'sadistic-ritual', 'narwhal'] },
      bob: { stable: ['yay'] },
      deck: ['neigh', 'slowdown'],
      vars: BEGIN,
    });
    // Narwhal is the only Unicorn card, so it goes to Sadistic Ritual by itself.
    ann.mayPick('glitter-bomb', 'sadistic-ritual');
    ann.picks('sadistic-ritual');
    expect(ann.stable).toEqual(['glitter-bomb']);
    expect(bob.stable).toEqual([]);
    expect(ann.hand).toEqual(['neigh', 'slowdown']);
  });

  test('UUN-158 UUN-244 the active player comes first also in chains caused by others', () => {
    const { ann, bob, table } = deal({
      ann: {
        hand: ['yay', 'neigh', 'slowdown'],
        stable: [{ card: 'seductive-unicorn', on: [{ card: 'americorn', from: 'bob' }] }, 'barbed-wire'],
      },
      bob: { hand: ['unicorn-poison', 'narwhal'] },
      cat: { hand: ['rhinocorn'] },
      vars: { active: 1 },
    });
    bob.plays('unicorn-poison');
    nobodyAnswers(table);
    bob.picks('seductive-unicorn');
    ann.picks('yay');
    // Ann's card sent Americorn home: her Barbed Wire heard it first, yet bob, whose turn it is, comes first.
    expect(table.vars.chain).toMatchObject({ link: 3, effects: [{ seat: 1 }, { seat: 0 }] });
    bob.mustPick('ann', 'bob', 'cat');
    ann.isNotAsked();
    bob.picks('cat');
    ann.picks('neigh');
    expect(bob.hand).toEqual(['narwhal', 'rhinocorn']);
  });

  test('UUN-159 UUN-160 UUN-339 Tiny Stable is checked at the end of each link', () => {
    const { ann, bob } = deal({ ann: { hand: ['greedy-flying-unicorn'], stable: ['tiny-stable', ...basics(5)] }, bob: {}, deck: ['yay'] });
    ann.plays('greedy-flying-unicorn');
    ann.isAskedFor('sacrifice.unicorn');
    expect(ann.hand).toEqual([]);
    ann.picks('greedy-flying-unicorn');
    expect(ann.hand).toEqual(['greedy-flying-unicorn', 'yay']);
    bob.isAskedFor('action');
  });

  test('UUN-343 a played card entering is no link: what it triggers is the first', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn', 'yay', 'neigh'], stable: ['barbed-wire'] }, bob: {} });
    ann.plays('rhinocorn');
    ann.isAskedFor('discard');
    expect(table.vars.chain).toMatchObject({ link: 1 });
    ann.picks('yay');
    bob.isAskedFor('action');
  });

  test('UUN-346 «every» chooses nothing; the first instruction moves the card, the other is ignored', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-swap'], stable: ['narwhal-torpedo'] },
      bob: { stable: ['chainsaw-unicorn', 'slowdown', 'narwhal'] },
      cat: { stable: ['yay'] },
      deck: ['neigh'],
    });
    ann.plays('unicorn-swap', 'chainsaw-unicorn');
    // One link: bob's Narwhal Torpedo sacrifices every Downgrade, ann's Chainsaw Unicorn may name one of them all the same.
    ann.mayPick('slowdown', 'yay');
    ann.picks('slowdown');
    expect(bob.stable).toEqual(['narwhal', 'narwhal-torpedo']);
    expect(table.zone('discard').filter((name) => name === 'slowdown')).toEqual(['slowdown']);
    expect(table.logKeys).toContain('move.sacrifice');
    expect(table.logKeys).not.toContain('move.destroy');
  });

  test('UUN-348 everything in a step is judged by the state before it', () => {
    const { ann, bob } = deal({
      ann: { hand: ['two-for-one'], stable: babies(1) },
      bob: { hand: ['yay'], stable: ['rainbow-aura', 'narwhal', 'slowdown'] },
    });
    ann.plays('two-for-one');
    // Rainbow Aura leaves in the same step, but Narwhal is protected when the targets are chosen.
    ann.mustPick('rainbow-aura', 'slowdown');
    ann.picks('rainbow-aura');
    expect(bob.stable).toEqual(['narwhal']);
  });

  test('UUN-349 replacements are chosen after all other choices and before anything moves', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['two-for-one'], stable: babies(1) },
      bob: { stable: ['black-knight-unicorn', 'narwhal'] },
      cat: { stable: ['yay'] },
    });
    ann.plays('two-for-one');
    ann.picks('narwhal');
    ann.picks('yay');
    bob.isAskedFor('save');
    expect(cat.stable).toEqual(['yay']);
    bob.passes();
    expect([bob.stable, cat.stable]).toEqual([['black-knight-unicorn'], []]);
  });

  test('UUN-350 inside a step discards come before pulls and draws', () => {
    const { ann, bob } = deal({
      ann: { hand: ['americorn', 'yay'], stable: ['barbed-wire'] },
      bob: { hand: ['narwhal'] },
      deck: ['slowdown'],
    });
    ann.plays('americorn');
    bob.passes();
    ann.mustPick('ann', 'bob');
    ann.picks('bob');
    expect(ann.hand).toEqual(['narwhal']);
    expect(bob.hand).toEqual(['slowdown']);
  });
});

describe('11. Effects with several instructions', () => {
  test('UUN-161 UUN-162 UUN-351 instructions are carried out in the order of the card', () => {
    const { ann } = deal({ ann: { hand: ['unicorn-on-the-cob'] }, bob: {}, deck: ['yay', 'neigh'] });
    ann.plays('unicorn-on-the-cob');
    ann.mustPick('yay', 'neigh');
    ann.picks('yay');
    expect(ann.hand).toEqual(['neigh']);
  });

  test('UUN-163 «and»: if the draw finds too few cards, the discard is made all the same', () => {
    const { ann, table } = deal({ ann: { hand: ['good-deal', 'narwhal'], stable: basics(1) }, bob: {}, deck: ['yay'], rest: 'box' });
    ann.plays('good-deal');
    ann.picks('yay');
    expect(ann.hand).toEqual(['narwhal']);
    expect(table.outcome?.reason).toBe('deck');
  });

  test('UUN-164 UUN-303 «then»: no sacrifice, no draw', () => {
    const { ann } = deal({ ann: { stable: ['sadistic-ritual', 'puppicorn'] }, bob: {}, deck: ['yay', 'neigh'], vars: BEGIN });
    expect(ann.hand).toEqual(['yay']);
    expect(ann.stable).toEqual(['sadistic-ritual', 'puppicorn']);
  });

  test('UUN-166 UUN-167 «if you do»: the second follows the choice, even if a replacement changed the first', () => {
    const { ann, bob } = deal({ ann: { stable: ['glitter-bomb', 'swift-flying-unicorn'] }, bob: { stable: ['yay'] }, vars: BEGIN });
    ann.picks('swift-flying-unicorn');
    expect(ann.hand).toContain('swift-flying-unicorn');
    expect(bob.stable).toEqual([]);
  });

  test('UUN-168 separate sentences are independent: Back Kick asks for the discard although a Baby went to the Nursery', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['back-kick'] }, bob: { hand: ['yay'], stable: babies(1) } });
    ann.plays('back-kick');
    bob.passes();
    expect(table.zone('discard')).toEqual(['back-kick', 'yay']);
  });
});

describe('12. Impossible actions', () => {
  test('UUN-170 Unicorn cards may always be played as far as their own effects are concerned', () => {
    const { ann } = deal({ ann: { hand: ['seductive-unicorn', 'shark-with-a-horn', 'narwhal-torpedo'] }, bob: {} });
    ann.isOffered('seductive-unicorn', 'shark-with-a-horn', 'narwhal-torpedo');
  });

  test('UUN-171 UUN-172 UUN-173 UUN-174 UUN-175 impossible demands are ignored', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['extremely-destructive-unicorn'], stable: ['barbed-wire'] },
      bob: { stable: ['puppicorn'] },
      cat: {},
    });
    ann.plays('extremely-destructive-unicorn');
    // No hand for Barbed Wire, no Unicorn card of bob's that can be sacrificed, none of cat's at all.
    expect([ann.stable, bob.stable, cat.stable]).toEqual([['barbed-wire'], ['puppicorn'], []]);
  });

  test('UUN-176 a Magic card for each player needs your own part', () => {
    const { ann } = deal({ ann: { hand: ['mystical-vortex', 'glitter-tornado'] }, bob: { hand: ['yay'], stable: ['narwhal'] } });
    ann.isOffered('mystical-vortex');
    ann.cannotPick('glitter-tornado');
  });

  test('UUN-176 without another card in hand Mystical Vortex cannot be played', () => {
    const { ann } = deal({ ann: { hand: ['mystical-vortex'] }, bob: { hand: ['yay'] } });
    ann.cannotPick('mystical-vortex');
  });

  test('UUN-177 «all» may be none', () => {
    const { ann, table } = deal({ ann: { hand: ['reset-button'] }, bob: {} });
    ann.plays('reset-button');
    expect(table.zone('discard')).toEqual(['reset-button']);
  });

  test('UUN-178 a mandatory choice must be made even if it hurts', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['stabby-the-unicorn', 'narwhal'] } });
    ann.plays('unicorn-poison');
    ann.isRefused('too-few', []);
    ann.picks('narwhal');
    expect(bob.stable).toEqual(['stabby-the-unicorn']);
  });

  test('UUN-352 the card itself is no hand card any more, cards still to be drawn are; short decks and empty Nurseries do not matter', () => {
    const { ann } = deal({
      ann: { hand: ['change-of-luck', 'mystical-vortex', 'good-deal', 'unicorn-shrinkray'], stable: ['narwhal'] },
      bob: {},
      deck: ['yay'],
      rest: 'box',
    });
    ann.isOffered('change-of-luck', 'mystical-vortex', 'good-deal', 'unicorn-shrinkray');
  });
});

describe('13. Playing versus bringing', () => {
  test('UUN-179 cards are played in the own Action phase only', () => {
    const { bob } = deal({ ann: {}, bob: { hand: ['yay'] } });
    expect(bob.whyNot('yay')).toEqual({ key: 'not-your-turn', rule: 'UUN-179' });
  });

  test('UUN-051 UUN-180 UUN-182 bringing is no play and uses up no action', () => {
    const { ann, table } = deal({
      ann: { hand: ['narwhal', 'yay'], stable: ['rainbow-mane', 'broken-stable'] },
      bob: { hand: ['neigh'] },
      vars: BEGIN,
    });
    ann.picks('narwhal');
    expect(ann.stable).toContain('narwhal');
    expect(table.logKeys).not.toContain('plays.into');
    ann.isAskedFor('action');
  });

  test('UUN-183 a brought card enters: its effect and Barbed Wire trigger, entry conditions apply', () => {
    const { ann } = deal({
      ann: { hand: ['yay', 'neigh'], stable: ['angel-unicorn', 'barbed-wire'] },
      bob: {},
      discard: ['greedy-flying-unicorn'],
      deck: ['slowdown', 'narwhal'],
      vars: BEGIN,
    });
    ann.picks('use');
    // Link 2: Barbed Wire twice (Angel left, Greedy entered) and a draw of Greedy Flying Unicorn; link 1 was the start effect.
    expect(ann.hand).toEqual(['slowdown', 'narwhal']);
    expect(ann.stable).toEqual(['barbed-wire', 'greedy-flying-unicorn']);
  });
});

describe('14. Immunity and replacement', () => {
  test('UUN-184 UUN-185 UUN-186 UUN-187 UUN-188 Magical Kittencorn is out of reach for Magic, also as part of a group or by another choice', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison', 'unicorn-shrinkray', 'back-kick', 'two-for-one'], stable: ['magical-kittencorn'] },
      bob: {},
    });
    ann.cannotPick('unicorn-poison', 'unicorn-shrinkray', 'back-kick', 'two-for-one');
    bob.isNotAsked();
  });

  test('UUN-189 a card that only cannot be destroyed can be returned or stolen', () => {
    const { ann } = deal({ ann: { hand: ['seductive-unicorn'] }, bob: { stable: ['narwhal', 'rainbow-aura'] } });
    ann.plays('seductive-unicorn');
    expect(ann.stable).toEqual(['seductive-unicorn', 'narwhal']);
  });

  test('UUN-190 UUN-191 UUN-157 a replacement is mandatory unless it says «may», and no link', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { stable: ['greedy-flying-unicorn'] }, deck: ['yay'] });
    ann.plays('unicorn-poison');
    expect(bob.hand).toEqual(['greedy-flying-unicorn', 'yay']);
    expect(table.logKeys).toContain('move.flies');
  });

  test('UUN-192 UUN-341 one replacement for one instruction; UUN-193 never for its own', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { stable: ['black-knight-unicorn', 'greedy-flying-unicorn'] },
      deck: ['yay'],
    });
    ann.plays('unicorn-poison');
    ann.picks('black-knight-unicorn');
    // It cannot save itself, and nothing else would be destroyed.
    expect(bob.stable).toEqual(['greedy-flying-unicorn']);
    bob.isAskedFor('action');
  });

  test('UUN-199 UUN-200 UUN-354 too few Babies: all there are come, Babies that were there may come again', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['unicorn-shrinkray'] },
      bob: { stable: ['narwhal', 'rhinocorn', ...babies(1)] },
      nursery: babies(1, 1),
      deck: ['yay', 'yay'],
      rest: 'box',
    });
    ann.plays('unicorn-shrinkray');
    expect(bob.stable.toSorted()).toEqual(['baby-unicorn-pink', 'baby-unicorn-red']);
    expect(table.zone('discard').toSorted()).toEqual(['narwhal', 'rhinocorn', 'unicorn-shrinkray']);
  });
});
