import { describe, expect, test } from 'vitest';
import { deal, many, START, tokens } from './table.ts';

describe('11. Ongoing cards', () => {
  test('RSR-125 RSR-126 RSR-127 bought, an Ongoing card goes to the discard pile; played, it stays and is controlled', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['security-specialist-rick#1', 'black-rick'], deck: many(6, 'genius-waves') },
      bob: {},
      market: ['security-specialist-rick#2'],
      vars: { power: 2 },
    });
    ann.plays('security-specialist-rick#2');
    expect(ann.copies('discard')).toEqual(['security-specialist-rick#2']);
    ann.plays('security-specialist-rick#1', 'black-rick');
    expect(ann.hand).toEqual(['genius-waves']);
    ann.plays('end');
    expect(table.copies('play:0')).toEqual(['security-specialist-rick#1']);
    bob.isToAct();
  });

  test('RSR-128 an Ongoing card counts as played only in the turn in which it came into play', () => {
    const { ann, table } = deal({ ann: { hand: ['scientist-morty'], play: ['security-specialist-rick'] }, bob: {} });
    ann.plays('scientist-morty');
    expect(table.vars.power).toBe(0);
    const now = deal({ ann: { hand: ['security-specialist-rick', 'scientist-morty'] }, bob: {} });
    now.ann.plays('security-specialist-rick', 'scientist-morty');
    expect(now.table.vars.power).toBe(1);
  });

  test('RSR-129 a foe’s cards in play give nothing: no other Rick, no discount', () => {
    const { ann, table } = deal({
      ann: { hand: ['black-rick'], deck: ['jerry'] },
      bob: { play: ['security-specialist-rick', 'presidential-palace'] },
      vars: { tokens: tokens(1), power: 4 },
    });
    ann.plays('black-rick');
    expect([ann.hand, table.vars.power]).toEqual([[], 6]);
    ann.cannotPick('cornvelious-daniel');
  });

  test('RSR-130 discarded from play it goes to its owner’s discard pile', () => {
    const { ann, bob } = deal({ ann: { hand: ['hammerhead-morty'] }, bob: { play: ['garage'] } });
    ann.plays('hammerhead-morty');
    expect([bob.play, bob.discard]).toEqual([[], ['garage']]);
  });

  test('RSR-131 «the first time» counts what happened before the card came', () => {
    const { ann, table } = deal({ ann: { hand: ['genius-waves', 'genius-waves', 'neighborhood'] }, bob: {} });
    ann.plays('genius-waves', 'neighborhood', 'genius-waves');
    expect(table.vars.power).toBe(2);
  });

  test('RSR-322 a play counts however it came about: by Brainalyzer 9000, Portal Gun or Future Rick', () => {
    const { ann, table } = deal({
      ann: { hand: ['brainalyzer-9000', 'genius-waves'], play: ['neighborhood'] },
      bob: { deck: ['genius-waves'] },
    });
    ann.plays('brainalyzer-9000');
    expect(table.vars.power).toBe(3);
    ann.plays('genius-waves');
    expect(table.vars.power).toBe(4);
  });
});

describe('12. Resolving effects', () => {
  test('RSR-E07 RSR-132 what a card sets off comes after it: Daniel’s own text first, then Mission Control draws', () => {
    const { ann, table } = deal({
      ann: { hand: ['cornvelious-daniel'], play: ['mission-control'], deck: ['jerry'] },
      bob: {},
      nemesis: ['headband-rick'],
    });
    ann.plays('cornvelious-daniel');
    const keys = table.logKeys;
    expect(keys.indexOf('token.gains')).toBeLessThan(keys.indexOf('draws'));
    expect(ann.hand).toEqual(['jerry']);
  });

  test('RSR-133 RSR-282 several waiting effects of one player: that player chooses the order, if it can matter', () => {
    const { ann, table } = deal({
      ann: { hand: ['butt-in-a-cup', 'aqua-morty'], play: ['underground', 'grave'], deck: ['kickback', 'jerry'] },
      bob: {},
    });
    ann.plays('butt-in-a-cup', 'aqua-morty');
    ann.isAskedFor('wait');
    ann.picks('wait.1');
    // The Underground first: the drawn card can be destroyed.
    ann.mayPick('kickback', 'aqua-morty');
    ann.picks('aqua-morty');
    expect([ann.hand, table.zone('destroyed')]).toEqual([['kickback', 'jerry'], ['aqua-morty']]);
  });

  test('RSR-133 no order is asked where all only give Power, draw or gain tokens', () => {
    const { ann, table } = deal({
      ann: { character: ['promotion-jerry'], hand: ['jerry'], play: ['jerrys-office', 'dinner-table'] },
      bob: {},
    });
    ann.plays('jerry');
    ann.isAskedFor('main');
    expect([table.vars.power, table.vars.tokens[0]]).toEqual([4, 1]);
  });

  test('RSR-133 the active player’s effects first, then the others’ clockwise', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['lizard-rick'], character: ['transcendent-rick'], play: ['citadel-militia-hq'], deck: ['jerry'] },
      bob: { hand: ['aqua-rick#1'], deck: ['beth', 'beth'] },
      cat: { hand: ['aqua-rick#2'], deck: ['summer', 'summer'] },
    });
    ann.plays('lizard-rick');
    bob.passes();
    cat.passes();
    const draws = table.match
      .events(0)
      .flat()
      .flatMap((event) => (event.e === 'move' && event.to.startsWith('hand') ? [event.to] : []));
    expect(draws).toEqual(['hand:0', 'hand:1', 'hand:1', 'hand:2', 'hand:2']);
  });

  test('RSR-134 an impossible part does not stop the rest', () => {
    const { ann, table } = deal({ ann: { hand: ['scientist-morty', 'jerry'] }, bob: {} });
    ann.plays('jerry', 'scientist-morty');
    // No card to draw, but the Power comes.
    expect(table.vars.power).toBe(1);
  });

  test('RSR-135 «if you do» needs the price', () => {
    const { ann, table } = deal({ ann: { hand: ['diane-sanchez'], deck: ['jerry', 'beth'] }, bob: {} });
    ann.plays('diane-sanchez');
    expect([ann.hand, table.vars.tokens[0]]).toEqual([[], 1]);
  });

  test('RSR-137 a nested play waits with its triggers until the outer card is finished', () => {
    const { ann, table } = deal({
      ann: { hand: ['portal-gun', 'aqua-rick'], character: ['heroic-summer'], deck: ['jerry', 'beth', 'summer'] },
      bob: {},
      places: ['garage'],
    });
    ann.plays('portal-gun', 'aqua-rick');
    const keys = table.logKeys;
    // The Location is in play before anything is drawn.
    expect(keys.lastIndexOf('plays')).toBeLessThan(keys.indexOf('draws'));
    expect(ann.hand.length).toBe(3);
  });

  test('RSR-138 who has no fitting hidden card shows nothing: the others see the same question', () => {
    const { ann, bob } = deal({ ann: { hand: ['jerry'] }, bob: {}, nemeses: ['cornrow-rick'], vars: { phase: 'between', active: 1 } });
    ann.passes();
    expect(bob.view.decision?.prompts.map(({ prompt }) => prompt)).toEqual(['token-or-gromflamite']);
    ann.passes();
  });
});

describe('13. Locations', () => {
  test('RSR-140 RSR-141 RSR-142 RSR-144 a discarded card brings a Location, which works at once; bought, it leaves play', () => {
    const { ann, table } = deal({
      ann: { hand: ['portal-gun', 'jerry', 'genius-waves', 'genius-waves'] },
      bob: {},
      places: ['neighborhood'],
    });
    ann.plays('portal-gun', 'jerry', 'genius-waves');
    expect(table.vars.power).toBe(4);
    ann.plays('neighborhood');
    expect([ann.discard.includes('neighborhood'), ann.play.includes('neighborhood'), table.vars.power]).toEqual([true, false, 0]);
  });

  test('RSR-143 RSR-145 it may be bought at any moment of the turn; unbought it is put away', () => {
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry'] }, bob: {}, places: ['garage'] });
    ann.plays('portal-gun', 'jerry');
    ann.cannotPick('garage');
    ann.plays('end');
    expect(table.zone('placesGone')).toEqual(['garage']);
  });

  test('RSR-146 RSR-147 Locations played from hand stay', () => {
    const { ann, table } = deal({ ann: { hand: ['garage'], play: ['grave'] }, bob: {} });
    ann.plays('garage', 'end');
    expect(table.zone('play:0')).toEqual(['grave', 'garage']);
  });

  test('RSR-148 an empty Location stack is made anew from its discard pile when one is needed', () => {
    const rest = (face: { kind: string }): string => (face.kind === 'nemesis' ? 'nemeses' : 'away');
    const { ann, table } = deal({ ann: { hand: ['portal-gun', 'jerry'] }, bob: {}, placesGone: ['garage'], rest });
    ann.plays('portal-gun', 'jerry');
    expect([ann.play, table.zone('placesGone')]).toEqual([['portal-gun', 'garage'], []]);
  });

  test('RSR-151 several unbought Locations can be in play', () => {
    const { ann } = deal({ ann: { hand: ['portal-gun#1', 'portal-gun#2', 'jerry', 'beth'] }, bob: {}, places: ['garage', 'grave'] });
    ann.plays('portal-gun#1', 'jerry', 'portal-gun#2', 'beth');
    expect(ann.copies('play')).toEqual(['portal-gun#1', 'garage', 'portal-gun#2', 'grave']);
    ann.isOffered('garage', 'grave');
  });

  test('RSR-E08 RSR-257 RSR-312 a bought Location comes back by Future Rick, fresh for its once-a-turn ability, and stays', () => {
    const { ann, table } = deal({
      ann: { hand: ['portal-gun', 'kickback', 'future-rick'], discard: ['jerry', 'beth'] },
      bob: {},
      places: ['cronenberg-world-2-0'],
      vars: { power: 2 },
    });
    ann.plays('portal-gun', 'kickback');
    ann.plays('use cronenberg-world-2-0', 'jerry');
    ann.cannotPick('use cronenberg-world-2-0');
    ann.plays('cronenberg-world-2-0');
    ann.plays('future-rick', 'cronenberg-world-2-0');
    ann.plays('use cronenberg-world-2-0');
    expect(table.zone('destroyed').sort()).toEqual(['beth', 'jerry']);
    ann.plays('end');
    expect(table.zone('play:0')).toEqual(['cronenberg-world-2-0']);
  });

  test('RSR-312 buying a Location ends its effect at once', () => {
    const { ann, table } = deal({
      ann: { hand: ['genius-waves'], play: [{ card: 'neighborhood', of: 'nobody' }] },
      bob: {},
      vars: { power: 4 },
    });
    ann.plays('neighborhood', 'genius-waves');
    expect(table.vars.power).toBe(1);
  });

  test('RSR-312 what waits is lost with its Location: The Garage voted out of play before its turn comes', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['brainalyzer-9000'], play: ['garage'] }, bob: { deck: ['rezone'] } });
    ann.plays('brainalyzer-9000');
    ann.picks('for.0');
    bob.picks('for.0');
    expect([ann.discard, table.vars.power]).toEqual([['garage'], 3]);
  });

  test('RSR-E09 RSR-250 The Drive-Thru from a Portal Gun cannot be used this turn, only bought', () => {
    const { ann, table } = deal({
      ann: { hand: ['portal-gun', 'jerry'] },
      bob: {},
      places: ['drive-thru'],
      market: ['kickback'],
      vars: { power: 2 },
    });
    ann.plays('portal-gun', 'jerry');
    ann.isAskedFor('main');
    ann.cannotPick('use drive-thru');
    ann.plays('drive-thru');
    expect([table.vars.power, table.zone('market').length]).toEqual([0, 1]);
  });
});

describe('14. Discarding and destroying', () => {
  test('RSR-E11 RSR-153 Aqua Rick discarded for a Portal Gun draws 2 after the gun is resolved', () => {
    const { ann } = deal({ ann: { hand: ['portal-gun', 'aqua-rick'], deck: ['jerry', 'beth'] }, bob: {}, places: ['garage'] });
    ann.plays('portal-gun', 'aqua-rick');
    expect(ann.hand).toEqual(['jerry', 'beth']);
  });

  test('RSR-154 RSR-155 RSR-274 the player who must discard chooses, and the card becomes public', () => {
    const { ann, bob } = deal({ ann: { hand: ['hammerhead-morty'] }, bob: { hand: ['scientist-morty', 'jerry'] } });
    ann.plays('hammerhead-morty');
    bob.passes();
    ann.isNotAsked();
    bob.picks('scientist-morty');
    expect(ann.knows('scientist-morty')).toBe(true);
  });

  test('RSR-156 who must discard more than there is discards all', () => {
    const { ann, bob } = deal({ ann: { hand: ['gromflamite-general'] }, bob: { hand: ['jerry'] } });
    ann.plays('gromflamite-general');
    bob.passes();
    expect(bob.hand).toEqual([]);
  });

  test('RSR-157 RSR-172 a destroyed card lies face up in the destroyed pile and is nobody’s any more', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['terminate', 'scientist-morty'] }, bob: {} });
    ann.plays('terminate', 'scientist-morty');
    expect([table.zone('destroyed'), bob.knows('scientist-morty')]).toEqual([['scientist-morty'], true]);
    expect((ann.view.derived as { vp: number }).vp).toBe(1);
  });

  test('RSR-161 a discarded token returns to the supply', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['lizard-rick'] }, bob: {}, vars: { tokens: tokens(0, 2) } });
    ann.plays('lizard-rick');
    expect([table.vars.tokens[1], table.vars.supply]).toEqual([1, 8]);
    bob.isNotAsked();
  });
});

describe('15. Owning and controlling', () => {
  test('RSR-162 RSR-163 only what is in play is controlled', () => {
    const { ann, table } = deal({
      ann: { hand: ['black-rick', 'young-rick'], discard: ['aqua-rick'], deck: ['lizard-rick', 'jerry'] },
      bob: {},
    });
    ann.plays('black-rick');
    expect([table.vars.power, ann.hand]).toEqual([2, ['young-rick']]);
  });

  test('RSR-E12 RSR-247 RSR-248 RSR-311 an Ongoing card from a foe’s deck is kept and scores for the keeper; it goes home when it leaves play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['brainalyzer-9000'] },
      bob: { deck: ['security-specialist-rick'], hand: ['morty-c-137'] },
    });
    ann.plays('brainalyzer-9000');
    const vp = (seat: typeof ann): number => (seat.view.derived as { vp: number }).vp;
    expect([vp(ann), vp(bob)]).toEqual([2, 2]);
    ann.plays('end');
    expect(table.zone('play:0')).toEqual(['security-specialist-rick']);
    bob.plays('morty-c-137');
    ann.picks('security-specialist-rick');
    expect([table.zone('deck:1')[0], ann.play]).toEqual(['security-specialist-rick', []]);
    expect([vp(ann), vp(bob)]).toEqual([1, 3]);
  });

  test('RSR-325 borrowed Ricks in front of you count for what you control', () => {
    const { ann, table } = deal({ ann: { hand: ['brainalyzer-9000', 'black-rick'], deck: ['jerry'] }, bob: { deck: ['aqua-rick'] } });
    ann.plays('brainalyzer-9000', 'black-rick');
    expect([ann.hand, table.vars.power]).toEqual([['jerry'], 5]);
  });

  test('RSR-224 a Council card from a foe’s deck starts its vote, the active player breaking ties', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['brainalyzer-9000'] }, bob: { deck: ['persecute'] } });
    ann.plays('brainalyzer-9000');
    ann.picks('bob.0');
    bob.picks('ann.0');
    ann.isAskedFor('tie');
    ann.picks('bob');
    expect(bob.discard).toEqual(['morty-waves']);
    ann.plays('end');
    expect(table.zone('deck:1').concat(bob.hand)).toContain('persecute');
  });

  test('RSR-164 RSR-305 a Rick under a Prison kept through Brainalyzer 9000 works for who controls it', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: { play: [{ card: 'space-prison', of: 'ann' }] },
      market: ['black-rick'],
      vars: { power: 3 },
    });
    ann.plays('black-rick');
    expect(table.zone('prison')).toEqual(['black-rick']);
    // A captive is in none of the owner's zones, but owned (RSR-164).
    expect((ann.view.derived as { vp: number }).vp).toBe(1);
    ann.plays('end');
    bob.isAskedFor('main');
    expect(table.zone('prison')).toEqual([]);
  });

  test('RSR-E12 a destroyed borrowed card is not returned', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['brainalyzer-9000', 'jerry'] }, bob: { deck: ['eye-poppin-morty'] } });
    ann.plays('brainalyzer-9000');
    ann.picks('yes');
    ann.plays('end');
    expect([table.zone('destroyed').sort(), table.zone('deck:1'), bob.hand]).toEqual([['eye-poppin-morty', 'jerry'], [], []]);
  });

  test('RSR-053 RSR-305 captives go to their owners at the start of the prison player’s turn', () => {
    const { bob, table } = deal({ ann: { play: ['space-prison'] }, bob: {}, prison: [{ card: 'black-rick', of: 'bob' }], vars: START });
    expect([table.zone('prison'), bob.discard]).toEqual([[], ['black-rick']]);
  });
});
