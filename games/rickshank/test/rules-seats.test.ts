import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { rickshank } from '../index.ts';
import { deal, many, tokens } from './table.ts';

/** Nobody's turn, before the next nemesis is turned up. */
const BETWEEN = { phase: 'between' } as const;
const REMOVE = { leaving: 'remove' } as const;

describe('22.2 Joining and leaving', () => {
  test('RSR-298 one person plays against one to four bots: there are two to five seats and no game for one', () => {
    expect(rickshank.seats).toEqual({ min: 2, max: 5 });
  });

  test('RSR-299 nobody joins a running match as one more; a seat goes from a bot to a person with its cards, tokens and character', () => {
    expect('join' in rickshank).toBe(false);
    const { ann, bob, table } = deal({
      ann: { hand: ['jerry', 'beth'] },
      bob: { hand: ['summer'], discard: ['pill-brulee'], character: ['rational-morty'] },
      vars: { tokens: tokens(0, 3) },
    });
    const before = JSON.stringify([bob.hand, bob.discard, bob.character, table.vars.tokens]);
    expect(table.match.apply({ kind: 'bot', seat: 1, level: 'easy' })).toBeNull();
    expect(table.match.apply({ kind: 'human', seat: 1 })).toBeNull();
    expect(JSON.stringify([bob.hand, bob.discard, bob.character, table.vars.tokens])).toBe(before);
    ann.plays('jerry');
  });

  test('RSR-300 a bot takes over unless the table has chosen to remove', () => {
    const { bob } = deal({ ann: {}, bob: {}, cat: {} });
    bob.isRefused('cannot-leave', 'leave');
  });

  test('RSR-326 nobody is removed before the first turn', () => {
    const match = Match.start(rickshank, {
      game: 'rickshank',
      rulesVersion: 1,
      seats: 3,
      options: { characters: 'choice', leaving: 'remove', window: '0' },
      seed: 1,
    });
    expect(match.apply({ kind: 'leave', seat: 1 })?.code).toBe('cannot-leave');
  });

  test('RSR-300 the cards of a seat leave the match, tokens go back, foreign cards home, captives to their owners', () => {
    const { ann, bob, cat, table } = deal({
      ann: { play: [{ card: 'garage', of: 'bob' }] },
      bob: {
        hand: ['jerry'],
        deck: ['beth'],
        discard: ['summer'],
        play: ['space-prison', { card: 'grave', of: 'cat' }],
        character: ['rational-morty'],
      },
      cat: {},
      prison: [{ card: 'black-rick', of: 'ann' }],
      vars: { tokens: tokens(0, 4) },
      options: REMOVE,
    });
    bob.leaves();
    expect([table.vars.tokens, table.vars.supply]).toEqual([tokens(), 9]);
    expect([ann.discard, table.zone('deck:2'), table.zone('prison')]).toEqual([['black-rick'], ['grave'], []]);
    // What ann keeps of bob's stays until it leaves play.
    expect(ann.play).toEqual(['garage']);
    expect(table.zone('away')).toEqual(expect.arrayContaining(['jerry', 'beth', 'summer', 'space-prison', 'rational-morty']));
    cat.isNotAsked();
    ann.isAskedFor('main');
  });

  test('RSR-300 a kept card of a removed seat leaves the match when it leaves play; borrowed and captive ones at once', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hammerhead-morty'], play: [{ card: 'young-rick', of: 'bob' }] },
      bob: {},
      cat: { play: [{ card: 'garage', of: 'bob' }, 'space-prison'] },
      prison: [{ card: 'black-rick', of: 'bob' }],
      options: REMOVE,
    });
    bob.leaves();
    expect([ann.play, table.zone('prison')]).toEqual([[], []]);
    ann.plays('hammerhead-morty');
    cat.isAskedFor('lose-ongoing');
    cat.picks('garage');
    expect([
      table
        .zone('away')
        .filter((id) => ['garage', 'young-rick', 'black-rick'].includes(id))
        .sort(),
      cat.discard,
    ]).toEqual([['black-rick', 'garage', 'young-rick'], []]);
  });

  test('RSR-300 the active seat: everything under way is dropped, unbought Locations are put away, steps 6 to 8 follow', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['lizard-rick'], play: [{ card: 'garage', of: 'nobody' }] },
      bob: { hand: ['jerry'] },
      cat: {},
      market: ['kickback'],
      vars: { power: 5 },
      options: REMOVE,
    });
    ann.plays('lizard-rick');
    bob.isAskedFor('defend');
    ann.leaves();
    bob.isAskedFor('main');
    expect([table.zone('market').length, table.zone('placesGone'), table.vars.power, table.vars.attack]).toEqual([5, ['garage'], 0, null]);
    expect([bob.hand, cat.hand]).toEqual([['jerry'], []]);
  });

  test('RSR-114 RSR-300 a target who leaves is skipped, and the question to it lapses', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['morty-c-137'] }, bob: { hand: ['jerry'] }, cat: { hand: ['beth'] }, options: REMOVE });
    ann.plays('morty-c-137');
    bob.leaves();
    cat.isAskedFor('defend');
    cat.passes();
    expect(cat.discard).toEqual(['morty-waves']);
  });

  test('RSR-114 RSR-300 who leaves when asked which Ongoing card to lose gains no Morty Waves for having lost none', () => {
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: { play: ['garage', 'grave'] },
      nemeses: ['eye-patch-rick'],
      vars: BETWEEN,
      options: REMOVE,
    });
    cat.mustPick('garage', 'grave');
    cat.leaves();
    expect([table.zone('discard:2'), ann.discard, bob.discard]).toEqual([[], ['morty-waves'], ['morty-waves']]);
  });

  test('RSR-300 what waits for a seat that leaves lapses with it', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['lizard-rick'] },
      bob: { hand: ['aqua-morty'] },
      cat: { hand: ['beth'] },
      options: REMOVE,
    });
    ann.plays('lizard-rick');
    bob.passes();
    bob.leaves();
    cat.passes();
    ann.isAskedFor('main');
  });

  test('RSR-300 Locations turned up for a choice are put away when the chooser leaves', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['jury-rigged-portal-gun'] },
      bob: {},
      cat: {},
      places: ['garage', 'grave'],
      options: REMOVE,
    });
    ann.plays('jury-rigged-portal-gun');
    ann.leaves();
    bob.isAskedFor('main');
    expect(table.zone('placesGone').sort()).toEqual(['garage', 'grave']);
  });

  test('RSR-301 the last one left wins', () => {
    const { ann, table } = deal({ ann: {}, bob: {}, options: REMOVE });
    ann.leaves();
    expect([table.winners, table.outcome?.rule]).toEqual([['bob'], 'RSR-301']);
  });

  test('RSR-327 Auction and Referendum: the sealed commitments of the others stay', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['taxation'] },
      bob: {},
      cat: {},
      vars: { tokens: tokens(0, 2, 1) },
      options: REMOVE,
    });
    ann.plays('taxation');
    ann.picks('for.0');
    cat.picks('for.1');
    bob.leaves();
    // Everybody left has answered: 3 For; cat pays and gains again as the one without.
    ann.isAskedFor('main');
    expect(table.vars.tokens).toEqual(tokens(1, 0, 1));
  });

  test('RSR-327 Sanctions: before the reveal all others commit anew, without that seat', () => {
    const { ann, bob, cat, table } = deal({ ann: { hand: ['persecute'] }, bob: {}, cat: {}, options: REMOVE });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.leaves();
    ann.mustPick('ann.0', 'cat.0');
    cat.mustPick('cat.0', 'ann.0');
    ann.picks('cat.0');
    cat.picks('cat.0');
    expect([cat.discard, table.vars.vote]).toEqual([['morty-waves'], null]);
  });

  test('RSR-327 after the reveal votes for it count for nobody, and nobody pays; without any vote left the vote ends', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['persecute'] },
      bob: { hand: ['jerry'] },
      cat: { hand: ['kickback'] },
      vars: { tokens: tokens(1, 0, 1) },
      options: REMOVE,
    });
    ann.plays('persecute');
    ann.picks('bob.1');
    bob.picks('bob.0');
    cat.picks('bob.1');
    bob.leaves();
    ann.isAskedFor('main');
    expect([table.vars.tokens, cat.hand, ann.discard, cat.discard]).toEqual([tokens(1, 0, 1), ['kickback'], [], []]);
    expect(table.logKeys).toContain('vote.void');
  });

  test('RSR-327 a reveal that can bring nothing any more is not waited for', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['persecute', 'rezone'] },
      bob: { hand: ['jerry'] },
      cat: { hand: ['kickback'] },
      options: REMOVE,
    });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.0');
    cat.picks('bob.0');
    bob.passes();
    cat.isAskedFor('reveal');
    // The only vote that is left goes with bob; those of the others were for him.
    bob.leaves();
    ann.isAskedFor('main');
    expect(table.logKeys).toContain('vote.void');
  });

  test('RSR-327 whose vote counts for nobody is not asked to raise it, and the others are', () => {
    const { ann, bob, cat, dan } = deal({
      ann: { hand: ['persecute', 'rezone'] },
      bob: { hand: ['jerry'] },
      cat: { hand: ['kickback'] },
      dan: { hand: ['beth'] },
      options: REMOVE,
    });
    ann.plays('persecute');
    ann.picks('cat.0');
    bob.picks('cat.0');
    cat.picks('bob.0');
    dan.picks('cat.0');
    bob.passes();
    cat.isAskedFor('reveal');
    bob.leaves();
    dan.isAskedFor('reveal');
    dan.passes();
    ann.passes();
    expect(cat.discard).toEqual(['morty-waves']);
  });

  test('RSR-327 a card that the winner of an Auction was gaining stays where it lies when the winner leaves', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['embezzle'] },
      bob: { character: ['moron-morty'] },
      cat: {},
      market: ['aqua-morty'],
      vars: { tokens: tokens(0, 1) },
      options: REMOVE,
    });
    ann.plays('embezzle');
    bob.picks('bob.1');
    bob.isAskedFor('topdeck');
    bob.leaves();
    ann.isAskedFor('main');
    expect([table.zone('market'), table.zone('discard:1'), table.zone('deck:1')]).toEqual([['aqua-morty'], [], []]);
  });

  test('RSR-327 if the active seat is removed the vote ends at once, and revealed cards go back', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['persecute'] },
      bob: { hand: ['kickback', 'jerry'] },
      cat: { hand: ['beth'] },
      vars: { tokens: tokens(0, 2) },
      options: REMOVE,
    });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('cat.2');
    cat.picks('bob.0');
    bob.picks('kickback');
    ann.leaves();
    bob.isAskedFor('main');
    expect([table.vars.vote, table.vars.tokens, bob.hand]).toEqual([null, tokens(0, 2), ['kickback', 'jerry']]);
  });
});

describe('22.3 What silence answers', () => {
  test('RSR-302 an idle active player’s turn is ended; a Defense, a reveal and what is optional are declined', () => {
    const { ann, bob } = deal({ ann: { hand: ['portal-gun', 'lizard-rick'] }, bob: { hand: ['daddys-little-girl', 'beth'] } });
    ann.plays('portal-gun');
    ann.timesOut();
    ann.plays('lizard-rick');
    bob.timesOut();
    // The cheapest card, the leftmost among equals.
    bob.timesOut();
    expect([bob.discard, bob.hand]).toEqual([['beth'], ['daddys-little-girl']]);
    ann.timesOut();
    bob.isAskedFor('main');
  });

  test('RSR-302 commitments: nothing, Against; pointing at the active player, who points at the next', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['persecute', 'rezone'], play: ['garage'] },
      bob: { hand: ['kickback'] },
      cat: {},
      vars: { tokens: tokens(2, 2, 2) },
    });
    ann.plays('persecute');
    ann.timesOut();
    bob.timesOut();
    cat.timesOut();
    expect(table.vars.vote).toMatchObject({ side: [1, 0, 0, -1, -1], tokens: [0, 0, 0, 0, 0] });
    bob.timesOut();
    ann.timesOut();
    expect(ann.discard).toEqual(['morty-waves']);
    ann.plays('rezone');
    ann.timesOut();
    bob.timesOut();
    cat.timesOut();
    bob.timesOut();
    expect([ann.play.includes('garage'), table.vars.tokens]).toEqual([true, tokens(2, 2, 2)]);
  });

  test('RSR-302 RSR-271 the President’s token is kept', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      nemesis: ['galactic-federation-president'],
      vars: { phase: 'start', tokens: tokens(1) },
    });
    ann.timesOut();
    expect([table.vars.tokens[0], table.vars.presidentPaid]).toEqual([1, false]);
  });

  test('RSR-313 a token before cards, the first foe clockwise, the first option shown', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['gromflamite-general', 'hammerhead-morty'] },
      bob: { hand: many(3, 'genius-waves') },
      cat: { play: ['garage'] },
      vars: { tokens: tokens(0, 1) },
    });
    ann.plays('gromflamite-general');
    bob.timesOut();
    bob.timesOut();
    expect([bob.hand.length, table.vars.tokens[1]]).toEqual([3, 0]);
    ann.plays('hammerhead-morty');
    ann.timesOut();
    bob.isAskedFor('defend');
    bob.passes();
    bob.timesOut();
    expect([bob.hand.length, cat.play]).toEqual([2, ['garage']]);
  });

  test('RSR-313 a card put on the deck is the first one shown, not the cheapest', () => {
    const { ann, bob } = deal({ ann: { hand: ['freeze-gun'] }, bob: { hand: ['kickback', 'jerry'] } });
    ann.plays('freeze-gun');
    bob.passes();
    bob.timesOut();
    expect(bob.hand).toEqual(['jerry']);
  });

  test('RSR-313 ties: the active player in an Auction, Against in a Referendum, the next tied player in Sanctions', () => {
    const auction = deal({ ann: { hand: ['kickback'], deck: ['jerry'] }, bob: {} });
    auction.ann.plays('kickback');
    auction.ann.timesOut();
    expect(auction.ann.hand).toEqual(['jerry']);
    const referendum = deal({ ann: { hand: ['rezone'], play: ['garage'] }, bob: {} });
    referendum.ann.plays('rezone');
    referendum.ann.picks('for.0');
    referendum.bob.picks('against.0');
    referendum.ann.timesOut();
    expect(referendum.ann.play).toContain('garage');
    const sanctions = deal({ ann: { hand: ['persecute'] }, bob: {} });
    sanctions.ann.plays('persecute');
    sanctions.ann.picks('bob.0');
    sanctions.bob.picks('ann.0');
    sanctions.ann.timesOut();
    expect(sanctions.bob.discard).toEqual(['morty-waves']);
  });

  test('RSR-330 the order shown is kept', () => {
    const { ann } = deal({ ann: { hand: ['butt-in-a-cup', 'aqua-morty'], play: ['underground'], deck: ['kickback'] }, bob: {} });
    ann.plays('butt-in-a-cup', 'aqua-morty');
    ann.isAskedFor('wait');
    ann.timesOut();
    ann.isAskedFor('destroy');
    ann.passes();
    expect(ann.hand).toEqual(['kickback']);
  });
});

describe('22.4 Undo', () => {
  test('RSR-331 an answer is taken back freely while nothing was learned', () => {
    const { ann, table } = deal({ ann: { hand: ['genius-waves'] }, bob: {} });
    ann.plays('genius-waves');
    ann.undoes();
    expect([table.vars.power, ann.hand]).toEqual([0, ['genius-waves']]);
  });

  test('RSR-331 RSR-206 whoever locks last cannot take it back freely after the reveal', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['persecute'] }, bob: {}, vars: { tokens: tokens(1, 1) } });
    ann.plays('persecute');
    ann.picks('bob.0');
    bob.picks('ann.1');
    bob.isRefused('undo-needs-consent', 'undo');
    expect(table.vars.tokens).toEqual(tokens(1, 0));
  });

  test('RSR-331 after a card was drawn it takes the others’ consent', () => {
    const { ann } = deal({ ann: { hand: ['aqua-morty'], deck: ['jerry'] }, bob: {} });
    ann.plays('aqua-morty');
    ann.isRefused('undo-needs-consent', 'undo');
  });
});
