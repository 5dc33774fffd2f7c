import { describe, expect, test } from 'vitest';
import { AGAINST, FOR } from '../state.ts';
import { deal, tokens } from './table.ts';

describe('17. Access Tokens', () => {
  test('RSR-183 RSR-184 RSR-185 one token a turn for 2 Power; what effects give is not limited', () => {
    const { ann, table } = deal({ ann: { hand: ['gromflamite-officer'] }, bob: {}, vars: { power: 4 } });
    ann.plays('buy-token');
    expect([table.vars.power, table.vars.tokens[0], table.vars.supply]).toEqual([2, 1, 8]);
    ann.cannotPick('buy-token');
    ann.plays('gromflamite-officer');
    expect(table.vars.tokens[0]).toBe(2);
  });

  test('RSR-183 not with 1 Power', () => {
    const { ann } = deal({ ann: {}, bob: {}, vars: { power: 1 } });
    ann.cannotPick('buy-token');
  });

  test('RSR-186 RSR-187 from an empty supply none can be bought; effects give what is left', () => {
    const { ann, table } = deal({ ann: { hand: ['cornrow-rick'] }, bob: {}, vars: { power: 4, tokens: tokens(0, 8) } });
    ann.plays('cornrow-rick');
    expect([table.vars.tokens[0], table.vars.supply]).toEqual([1, 0]);
    ann.cannotPick('buy-token');
  });

  test('RSR-176 RSR-177 supply and tokens are visible to everybody', () => {
    const { bob, table } = deal({ ann: {}, bob: {}, vars: { tokens: tokens(3) } });
    expect((bob.view.vars as typeof table.vars).tokens[0]).toBe(3);
    expect((table.spectator.vars as typeof table.vars).supply).toBe(6);
  });

  test('RSR-188 RSR-190 RSR-191 tokens do nothing by themselves, stay from turn to turn and are no VP', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, vars: { tokens: tokens(2) } });
    expect((ann.view.derived as { vp: number }).vp).toBe(0);
    ann.plays('end');
    expect([table.vars.tokens[0], table.vars.power]).toEqual([2, 0]);
  });
});

describe('18. Votes', () => {
  test('RSR-E04 the example of the rulebook', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['rezone', 'kickback'], play: ['garage'] },
      bob: { play: ['grave'] },
      cat: { hand: ['persecute'], play: ['underground'] },
      vars: { tokens: tokens(1) },
    });
    ann.plays('rezone');
    ann.picks('for.1');
    bob.picks('against.0');
    cat.picks('against.0');
    // 2:2. Anna (cat) is asked after bob, who has no card.
    cat.picks('persecute');
    ann.picks('kickback');
    ann.isAskedFor('tie');
    ann.mustPick('for', 'against');
    ann.picks('for');
    expect([table.vars.tokens[0], ann.discard, cat.hand]).toEqual([0, ['garage', 'kickback'], ['persecute']]);
    expect([bob.discard, cat.discard]).toEqual([['grave'], ['underground']]);
  });

  test('RSR-192 RSR-193 RSR-308 the other text first, then the vote is announced to all', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, unfinished: true });
    ann.plays('taxation');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([2, 1]);
    expect(bob.logKeys).toContain('vote.referendum');
    bob.isAskedFor('vote.referendum');
  });

  test('RSR-194 RSR-195 RSR-203 everybody takes part with one vote and chooses For or Against; nobody may abstain', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['taxation'], character: ['bluffing-rick'] },
      bob: {},
      vars: { tokens: tokens(0, 0) },
    });
    ann.plays('taxation');
    ann.mustPick('for.0', 'for.1', 'against.0', 'against.1');
    bob.mustPick('for.0', 'against.0');
    ann.picks('for.0');
    bob.picks('against.0');
    expect((table.spectator.derived as { vote: { counts: unknown } }).vote.counts).toEqual([
      { side: FOR, votes: 1 },
      { side: AGAINST, votes: 1 },
    ]);
    ann.picks('against');
  });

  test('RSR-196 RSR-197 RSR-198 each token and each revealed card is a vote; the card that started the vote is none', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['kickback#1', 'kickback#2', 'rezone'], deck: ['jerry'] },
      bob: {},
      vars: { tokens: tokens(2) },
    });
    ann.plays('kickback#1');
    ann.picks('ann.2');
    ann.isAskedFor('reveal');
    ann.mayPick('kickback#2', 'rezone');
    ann.picks('rezone');
    expect((ann.view.derived as { vote: { seats: unknown } }).vote.seats).toEqual([
      { seat: 0, side: 0, votes: 4 },
      { seat: 1, side: 1, votes: 1 },
    ]);
    ann.passes();
    expect([table.vars.tokens[0], ann.discard]).toEqual([0, []]);
    bob.isNotAsked();
  });

  test('RSR-200 cancelling looks at public things only: what hands hold does not count', () => {
    const { ann, bob } = deal({ ann: { hand: ['gentrify', 'kickback'] }, bob: {} });
    ann.plays('gentrify');
    ann.isAskedFor('vote.referendum');
    ann.picks('against.0');
    bob.picks('against.0');
    ann.passes();
  });

  test('RSR-178 RSR-201 RSR-205 RSR-206 choice and tokens are sealed until the last player has locked', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['persecute'] }, bob: {}, vars: { tokens: tokens(2, 1) } });
    ann.plays('persecute');
    ann.mustPick('ann.0', 'ann.1', 'ann.2', 'bob.0', 'bob.1', 'bob.2');
    const before = JSON.stringify(bob.view.vars);
    ann.picks('bob.2');
    expect([JSON.stringify(bob.view.vars), table.vars.vote]).toEqual([before, null]);
    ann.isRefused('already-answered', ['bob.0']);
    bob.picks('ann.0');
    expect(bob.discard).toEqual(['morty-waves']);
  });

  test('RSR-202 RSR-277 an Auction asks only for tokens; who has none is not asked and bids 0', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['kickback'], deck: ['jerry'] },
      bob: {},
      cat: {},
      vars: { tokens: tokens(0, 1, 1) },
    });
    ann.plays('kickback');
    ann.isNotAsked();
    bob.mustPick('bob.0', 'bob.1');
    bob.picks('bob.0');
    cat.picks('cat.0');
    ann.isAskedFor('tie');
    ann.mustPick('ann', 'bob', 'cat');
    ann.picks('ann');
    expect([ann.hand, table.vars.tokens]).toEqual([['jerry'], tokens(0, 1, 1)]);
  });

  test('RSR-204 RSR-213 RSR-222 Sanctions: anybody may be named, oneself too; the most votes decide', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['persecute'] }, bob: {}, cat: {} });
    ann.plays('persecute');
    ann.mustPick('ann.0', 'bob.0', 'cat.0');
    ann.picks('bob.0');
    bob.picks('cat.0');
    cat.picks('cat.0');
    expect([ann.discard, bob.discard, cat.discard]).toEqual([[], [], ['morty-waves']]);
  });

  test('RSR-207 RSR-208 RSR-210 after the reveal no tokens are added, only Council cards, one at a time', () => {
    const { ann, bob } = deal({
      ann: { hand: ['persecute'] },
      bob: { hand: ['kickback', 'rezone', 'jerry'] },
      vars: { tokens: tokens(0, 2) },
    });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.0');
    bob.mayPick('kickback', 'rezone');
    bob.cannotPick('ann.1');
    expect(bob.whyNot('jerry')).toEqual({ key: 'not-council', rule: 'RSR-208' });
    bob.picks('kickback');
    bob.mayPick('rezone');
    bob.passes();
    expect([ann.discard, bob.discard]).toEqual([['morty-waves'], ['kickback']]);
  });

  test('RSR-209 RSR-278 RSR-307 the round goes on until all have passed since the last reveal; who passed may reveal later', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['persecute', 'kickback#a'] },
      bob: { hand: ['kickback#b', 'jerry'] },
      cat: { hand: ['rezone', 'beth'] },
    });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('cat.0');
    cat.picks('bob.0');
    bob.isAskedFor('reveal');
    bob.passes();
    cat.picks('rezone');
    ann.passes();
    bob.picks('kickback#b');
    cat.passes();
    ann.passes();
    // Bob revealed last and is asked again, holding another card.
    bob.passes();
    expect([bob.discard, cat.discard, cat.hand]).toEqual([['morty-waves'], ['rezone'], ['beth']]);
    expect(bob.copies('hand')).toEqual(['kickback#b', 'jerry']);
  });

  test('RSR-307 RSR-181 who has only revealed cards counts as passing; everybody else is asked, whatever they hold', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['persecute'] }, bob: { hand: ['kickback'] }, cat: { hand: ['jerry'] } });
    ann.plays('persecute');
    ann.picks('ann.0');
    bob.picks('cat.0');
    cat.picks('bob.0');
    bob.picks('kickback');
    cat.isAskedFor('reveal');
    cat.mayPick();
    cat.passes();
    expect(cat.discard).toEqual(['morty-waves']);
  });

  test('RSR-211 RSR-217 Auction: the highest total wins, and only the winner pays', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['kickback'] },
      bob: { deck: ['jerry', 'beth'] },
      cat: {},
      vars: { tokens: tokens(0, 3, 2) },
    });
    ann.plays('kickback');
    bob.picks('bob.3');
    cat.picks('cat.2');
    expect([bob.hand, table.vars.tokens]).toEqual([['jerry', 'beth'], tokens(0, 0, 2)]);
  });

  test('RSR-212 Referendum: if Against has more, nothing happens, and Against pays', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rezone'], play: ['garage'] }, bob: {}, vars: { tokens: tokens(0, 1) } });
    ann.plays('rezone');
    ann.picks('for.0');
    bob.picks('against.1');
    expect([ann.play, table.vars.tokens[1]]).toEqual([['garage', 'rezone'], 0]);
  });

  test('RSR-214 RSR-225 RSR-279 a tie is for the active player, among those tied only', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['persecute'] }, bob: {}, cat: {} });
    ann.plays('persecute');
    ann.picks('cat.0');
    bob.picks('bob.0');
    cat.picks('ann.0');
    ann.mustPick('ann', 'bob', 'cat');
    ann.picks('cat');
    expect(cat.discard).toEqual(['morty-waves']);
    const two = deal({ ann: { hand: ['persecute'] }, bob: {} });
    two.ann.plays('persecute');
    two.ann.picks('bob.0');
    two.bob.picks('ann.0');
    two.ann.picks('bob');
    expect(two.bob.discard).toEqual(['morty-waves']);
  });

  test('RSR-215 RSR-216 RSR-218 who voted for the winner pays all, before the effect; the others keep theirs', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['taxation', 'kickback'] },
      bob: { hand: ['rezone'] },
      cat: {},
      vars: { tokens: tokens(1, 1, 2) },
    });
    ann.plays('taxation');
    ann.picks('for.2');
    bob.picks('against.1');
    cat.picks('for.2');
    bob.picks('rezone');
    ann.passes();
    // Ann and cat have paid everything, so both gain one; bob keeps token and card.
    expect([table.vars.tokens, bob.hand]).toEqual([tokens(1, 1, 1), ['rezone']]);
  });

  test('RSR-219 a revealed card is in hand still, cannot be revealed twice, and stays known', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['persecute'] }, bob: { hand: ['embezzle', 'jerry'] } });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.0');
    bob.picks('embezzle');
    bob.mayPick();
    expect(bob.whyNot('embezzle')).toEqual({ key: 'revealed', rule: 'RSR-219' });
    bob.passes();
    expect(bob.discard).toEqual(['embezzle']);
    const back = deal({ ann: { hand: ['persecute'] }, bob: { hand: ['embezzle'] }, vars: { tokens: tokens(2) } });
    back.ann.plays('persecute');
    back.ann.picks('bob.2');
    back.bob.picks('ann.0');
    back.bob.picks('embezzle');
    expect([back.bob.hand, back.ann.knows('embezzle')]).toEqual([['embezzle'], true]);
    expect(table.vars.vote).toBeNull();
  });

  test('RSR-220 payment with cards is a discard from hand during a turn: The Underground hears it', () => {
    const { ann, bob } = deal({ ann: { hand: ['persecute', 'kickback'], play: ['underground'], deck: ['jerry'] }, bob: {} });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.0');
    ann.picks('kickback');
    expect([ann.hand, bob.discard]).toEqual([['jerry'], ['morty-waves']]);
  });

  test('RSR-221 an effect on all is applied clockwise from the active player', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['rezone'], play: ['garage', 'grave'] },
      bob: { play: ['underground', 'mission-control'] },
      cat: {},
    });
    ann.plays('rezone');
    ann.picks('for.0');
    bob.picks('for.0');
    cat.picks('for.0');
    ann.isAskedFor('lose-ongoing');
    bob.isNotAsked();
    ann.picks('grave');
    bob.isAskedFor('lose-ongoing');
    bob.picks('underground');
  });

  test('RSR-306 the check is made once, before anybody commits: a payment that undoes the reason does not bring the tokens back', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['taxation'] }, bob: {}, vars: { tokens: tokens(1, 1) } });
    ann.plays('taxation');
    ann.picks('for.2');
    bob.picks('for.0');
    // Ann had 2 at the check; after paying she has none, so she gains one again and nobody loses any.
    expect(table.vars.tokens).toEqual(tokens(1, 1));
  });
});
