import { describe, expect, test } from 'vitest';
import { deal, many, tokens } from './table.ts';

describe('Council: Auctions', () => {
  test('assemble: the winner may take a card of the own discard pile into hand', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['assemble'], discard: ['jerry'] },
      bob: { discard: ['kickback', 'beth'] },
      vars: { tokens: tokens(1, 1) },
    });
    ann.plays('assemble');
    ann.picks('ann.0');
    bob.picks('bob.1');
    bob.mayPick('kickback', 'beth');
    bob.picks('kickback');
    expect([bob.hand, table.vars.tokens, table.vars.power]).toEqual([['kickback'], tokens(1, 0), 1]);
  });

  test('RSR-285 assemble: nothing need be taken; with every discard pile empty there is no vote', () => {
    const { ann, table } = deal({ ann: { hand: ['assemble'], discard: ['jerry'] }, bob: {} });
    ann.plays('assemble');
    ann.isAskedFor('tie');
    ann.picks('ann');
    ann.passes();
    expect(ann.hand).toEqual([]);
    const none = deal({ ann: { hand: ['assemble'] }, bob: {} });
    none.ann.plays('assemble');
    none.ann.isAskedFor('main');
    expect(none.table.logKeys).toContain('vote.cancelled');
    expect(table.logKeys).not.toContain('vote.cancelled');
  });

  test('RSR-223 kickback: the winner draws 2 cards at once, whoever it is', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['kickback'], deck: ['beth'] },
      bob: { deck: ['jerry', 'summer', 'beth'] },
      vars: { tokens: tokens(0, 2) },
    });
    ann.plays('kickback');
    bob.mustPick('bob.0', 'bob.1', 'bob.2');
    bob.picks('bob.1');
    expect([bob.hand, table.vars.tokens[1], table.vars.power]).toEqual([['jerry', 'summer'], 1, 2]);
    const none = deal({ ann: { hand: ['kickback'] }, bob: {} });
    none.ann.plays('kickback');
    none.ann.isAskedFor('main');
  });

  test('embezzle: the winner must gain a market card with cost 5 or less; its place stays empty', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['embezzle'] },
      bob: {},
      market: ['kickback', 'pill-brulee', 'gentrify'],
      vars: { tokens: tokens(0, 1) },
    });
    ann.plays('embezzle');
    bob.picks('bob.1');
    bob.mustPick('kickback', 'pill-brulee');
    bob.picks('kickback');
    expect([bob.discard, table.zone('market'), table.vars.power]).toEqual([['kickback'], ['pill-brulee', 'gentrify'], 3]);
    const none = deal({ ann: { hand: ['embezzle'] }, bob: {}, market: ['gentrify'] });
    none.ann.plays('embezzle');
    none.ann.isAskedFor('main');
  });

  test('embezzle: what is gained keeps its own rules: Fake Gun is handed on by the winner', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['embezzle'] }, bob: {}, cat: {}, market: ['fake-gun'], vars: { tokens: tokens(0, 1) } });
    ann.plays('embezzle');
    bob.picks('bob.1');
    bob.mustPick('cat', 'ann');
    bob.picks('ann');
    expect([ann.discard, cat.discard]).toEqual([['fake-gun'], []]);
  });
});

describe('Council: Sanctions', () => {
  test('RSR-119 persecute: who is sanctioned gains Morty Waves and cannot avoid it', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['persecute'] }, bob: { hand: ['lawyer-morty'] } });
    ann.plays('persecute');
    ann.mustPick('ann.0', 'bob.0');
    ann.picks('bob.0');
    bob.picks('bob.0');
    bob.isAskedFor('reveal');
    bob.passes();
    expect([bob.discard, table.vars.power]).toEqual([['morty-waves'], 2]);
  });

  test('persecute: no Morty Waves, no vote', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann } = deal({ ann: { hand: ['persecute'] }, bob: {}, rest });
    ann.plays('persecute');
    ann.isAskedFor('main');
  });

  test('RSR-160 RSR-284 recycle: the active player chooses 2 cards with cost 0 from the destroyed pile', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['recycle'] }, bob: {}, destroyed: ['jerry', 'kickback', 'beth', 'morty-waves'] });
    ann.plays('recycle');
    ann.picks('bob.0');
    bob.picks('ann.0');
    ann.isAskedFor('tie');
    ann.picks('bob');
    ann.mustPick('jerry', 'beth', 'morty-waves');
    ann.picks('beth', 'morty-waves');
    expect([bob.discard.sort(), table.zone('destroyed').sort()]).toEqual([
      ['beth', 'morty-waves'],
      ['jerry', 'kickback'],
    ]);
  });

  test('RSR-E05 RSR-199 recycle without a card to recycle: +2 Power, the vote is cancelled, nobody commits', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['recycle'] },
      bob: { hand: ['beth'] },
      destroyed: ['kickback'],
      vars: { tokens: tokens(2, 2) },
    });
    ann.plays('recycle');
    expect(table.vars.power).toBe(2);
    bob.isNotAsked();
    ann.isAskedFor('main');
  });

  test('recycle: a single such card is gained alone', () => {
    const { ann, bob } = deal({ ann: { hand: ['recycle'] }, bob: {}, destroyed: ['jerry'] });
    ann.plays('recycle');
    ann.picks('bob.0');
    bob.picks('bob.0');
    expect(bob.discard).toEqual(['jerry']);
  });
});

describe('Council: Referendums', () => {
  test('RSR-166 rezone: each player discards from play an Ongoing card they own, in turn from the active one', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['rezone'], play: ['garage', 'grave'] },
      bob: { play: [{ card: 'security-specialist-rick', of: 'cat' }] },
      cat: {},
    });
    ann.plays('rezone');
    ann.picks('for.0');
    bob.picks('against.0');
    cat.picks('for.0');
    ann.mustPick('garage', 'grave');
    ann.picks('garage');
    expect([ann.play, ann.discard, bob.play, table.zone('deck:2')]).toEqual([
      ['grave', 'rezone'],
      ['garage'],
      [],
      ['security-specialist-rick'],
    ]);
  });

  test('RSR-152 rezone: an unbought Location is nobody’s, so it makes no vote and is not given up', () => {
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry', 'rezone'] }, bob: {}, places: ['garage'] });
    ann.plays('portal-gun', 'jerry', 'rezone');
    ann.isAskedFor('main');
    expect(table.logKeys).toContain('vote.cancelled');
  });

  test('taxation: who has 2 or more discards 1, then who has none gains 1, payments coming first', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, cat: {}, vars: { tokens: tokens(0, 3, 0) } });
    ann.plays('taxation');
    expect(table.vars.tokens).toEqual(tokens(1, 3, 0));
    ann.picks('for.1');
    bob.picks('against.2');
    cat.picks('for.0');
    // 3 For, 3 Against.
    ann.picks('for');
    expect([table.vars.tokens, table.vars.power]).toEqual([tokens(1, 2, 1), 2]);
  });

  test('taxation: the active player always has a token by then, so it is cancelled only if nobody has 2 and nobody could gain', () => {
    const { ann, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, vars: { tokens: tokens(0, 1) } });
    ann.plays('taxation');
    ann.isAskedFor('main');
    expect(table.vars.tokens).toEqual(tokens(1, 1));
  });

  test('gentrify: each player may destroy up to 2 cards with cost 0 in hand and discard pile', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['gentrify', 'jerry', 'kickback'], discard: ['beth'] },
      bob: { discard: ['morty-waves'] },
    });
    ann.plays('gentrify');
    ann.picks('for.0');
    bob.picks('for.0');
    ann.passes();
    ann.mayPick('jerry', 'beth');
    ann.picks('jerry', 'beth');
    bob.mayPick('morty-waves');
    bob.passes();
    expect([table.zone('destroyed').sort(), bob.discard, table.vars.power]).toEqual([['beth', 'jerry'], ['morty-waves'], 3]);
  });

  test('RSR-324 gentrify: everybody with a card in hand is asked, whatever it holds; with all hands empty and nothing to destroy there is no vote', () => {
    const { ann, bob } = deal({ ann: { hand: ['gentrify', 'jerry'] }, bob: { hand: ['kickback'] } });
    ann.plays('gentrify');
    ann.picks('for.0');
    bob.picks('for.0');
    bob.passes();
    ann.passes();
    ann.passes();
    bob.isAskedFor('destroy');
    bob.mayPick();
    bob.passes();
    const none = deal({ ann: { hand: ['gentrify'], discard: many(2, 'kickback') }, bob: {} });
    none.ann.plays('gentrify');
    none.ann.isAskedFor('main');
  });
});
