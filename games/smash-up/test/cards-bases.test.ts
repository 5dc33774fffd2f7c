import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, basesIn, deal, power, SCORE, START } from './table.ts';

/** Twelve power of one player, enough for a small base. */
const TWELVE = ['king-rex', 'supreme-overlord'] as const;

describe('bases of the box', () => {
  test('SMU-391 under-the-bed: after a minion elsewhere one small extra minion here, once', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny', 'grandma', 'zapbot'], deck: ['howl'] },
      bob: {},
      bases: [{ base: 'under-the-bed' }, { base: 'tortuga' }],
    });
    ann.picks('granny@tortuga');
    ann.mustPick('end', 'grandma@under-the-bed', 'zapbot@under-the-bed', 'talent granny');
    ann.plays('grandma@under-the-bed', 'top');
    ann.mustPick('end', 'talent granny');
    expect(bankOf(table)).toEqual(['action:regular']);
  });
  test('under-the-bed: not after a minion here', () => {
    const { ann } = deal({
      ann: { hand: ['nana', 'grandma'], deck: [] },
      bob: {},
      bases: [{ base: 'under-the-bed' }, { base: 'tortuga' }],
    });
    ann.picks('nana@under-the-bed');
    ann.mustPick('end');
  });
  test('SMU-398 out-in-the-woods: +1 for everybody here before scoring, before any Special', () => {
    const { ann, table } = deal({
      ann: { hand: ['shinobi'] },
      bob: {},
      bases: [{ base: 'out-in-the-woods', ann: ['king-rex', 'sir-squeezes'], bob: ['granny', 'zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.isAskedFor('special.before');
    expect([power(table, 'king-rex'), power(table, 'zapbot')]).toEqual([8, 3]);
    ann.picks('shinobi');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([3, 2]);
  });
  test('SMU-400 lake-minnetonka: +1 for each arrival, played or moved', () => {
    const { ann, table } = deal({
      ann: { hand: ['king-rex', 'invasion'] },
      bob: {},
      bases: [{ base: 'lake-minnetonka' }, { base: 'tortuga', bob: ['granny'] }],
    });
    ann.picks('king-rex@lake-minnetonka');
    expect(power(table, 'king-rex')).toBe(8);
    ann.plays('invasion', 'granny');
    expect(power(table, 'granny')).toBe(5);
  });
  test('SMU-143 SMU-378 SMU-398 palooza: everybody may bring one own minion, clockwise', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'palooza', ann: [{ card: 'king-rex', counters: 20 }, 'fun-bear'] },
        { base: 'tortuga', ann: ['granny'], bob: ['ninja-master'] },
      ],
      vars: SCORE,
    });
    ann.mayPick('granny');
    ann.passes();
    bob.mayPick('ninja-master');
    bob.picks('ninja-master');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([6, 4]);
  });
  test('SMU-394 grandmas-house: whoever plays a minion here looks at the own top card', () => {
    const { ann } = deal({ ann: { hand: ['king-rex'], deck: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'grandmas-house' }] });
    ann.plays('king-rex@grandmas-house', 'bottom');
    expect(ann.deck).toEqual(['nana', 'howl']);
  });
  test('SMU-393 retirement-community: everybody may put one own minion on the deck', () => {
    const { ann, bob, table } = deal({
      ann: { deck: ['howl', 'summon'] },
      bob: { deck: ['augmentation'] },
      bases: [{ base: 'retirement-community', ann: [...TWELVE], bob: ['ninja-master', 'granny'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.mayPick('king-rex', 'supreme-overlord');
    ann.plays('king-rex', 'top');
    bob.mayPick('ninja-master', 'granny');
    bob.passes();
    allPass(table);
    expect(ann.hand).toContain('king-rex');
    expect(bob.discard).toEqual(expect.arrayContaining(['ninja-master', 'granny']));
  });
  test('SMU-428 SMU-E35 retirement-community: saved, the only minion is no longer there for Total Sellout', () => {
    const { ann, table } = deal({
      ann: { hand: ['total-sellout'], deck: ['howl', 'summon'] },
      bob: {},
      bases: [{ base: 'retirement-community', ann: [{ card: 'king-rex', counters: 13 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.plays('king-rex', 'bottom');
    expect(table.logKeys).toContain('turn');
    expect(ann.hand).toEqual(expect.arrayContaining(['total-sellout']));
  });
  test('SMU-392 SMU-E18 ancient-temple: the only minion has +5 while it stays', () => {
    const { ann, table } = deal({
      ann: { hand: ['way-of-deception'] },
      bob: {},
      bases: [{ base: 'ancient-temple', ann: ['grandma'], bob: ['nana', 'granny'] }, { base: 'tortuga' }],
      vars: START,
    });
    expect(power(table, 'grandma')).toBe(7);
    ann.picks('way-of-deception');
    expect(power(table, 'grandma')).toBe(2);
  });
  test('ancient-temple: for the turn of whoever it is, and no longer', () => {
    const { bob, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'ancient-temple', bob: ['grandma'] }, { base: 'tortuga' }],
      vars: { ...START, active: 1 },
    });
    expect(power(table, 'grandma')).toBe(7);
    bob.picks('end');
    expect(power(table, 'grandma')).toBe(2);
  });
  test('ancient-temple: not with two', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'ancient-temple', ann: ['grandma', 'nana'] }], vars: START });
    expect(power(table, 'grandma')).toBe(2);
  });
  test('SMU-399 SMU-062 city-of-gold: 1 VP at the start of your turn, however many minions', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'city-of-gold', ann: ['grandma', 'nana'], bob: ['zapbot'] }], vars: START });
    expect(table.vars.vp.slice(0, 2)).toEqual([1, 0]);
  });
});

describe('bases of the core set', () => {
  test('SMU-404 the-homeworld: the owner of a minion played here gets a small extra one, anywhere', () => {
    const { ann, table } = deal({
      ann: { hand: ['granny', 'grandma', 'nana'] },
      bob: {},
      bases: [{ base: 'the-homeworld' }, { base: 'tortuga' }],
    });
    ann.picks('granny@the-homeworld');
    ann.mustPick('end', 'grandma@the-homeworld', 'grandma@tortuga', 'talent granny');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:power']);
  });
  test('SMU-129 SMU-426 SMU-E28 the-homeworld: Idaho Smith was played there, though he has moved; Flame Trap stays', () => {
    const { ann, table } = deal({
      ann: { hand: ['idaho-smith'] },
      bob: {},
      bases: [{ base: 'the-homeworld', on: [{ card: 'flame-trap', of: 'bob' }] }],
      baseDeck: ['palooza'],
    });
    ann.plays('idaho-smith@the-homeworld', 'use');
    act(table, 'ann', ['t0', 't1']);
    expect(at(table, 'the-homeworld')).toEqual(['flame-trap']);
    expect(at(table, 'palooza')).toEqual(['idaho-smith']);
    expect(bankOf(table)).toContain('minion:power');
  });
  test('the-mothership: the winner may take a minion of power 3 or less back', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'the-mothership', ann: [...TWELVE, 'nana', 'ninja-master'], bob: ['zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.mayPick('nana');
    ann.picks('nana');
    allPass(table);
    expect(ann.hand).toContain('nana');
  });
  test('SMU-014 jungle-oasis: no ability, 2 VP for the first place only', () => {
    const { table } = deal({ ann: {}, bob: {}, bases: [{ base: 'jungle-oasis', ann: [...TWELVE], bob: ['zapbot'] }], vars: SCORE });
    expect(table.vars.vp.slice(0, 2)).toEqual([2, 0]);
  });
  test('SMU-425 SMU-403 tar-pits: what is destroyed here goes under its owner’s deck', () => {
    const { ann, bob } = deal({ ann: { hand: ['seeing-stars'] }, bob: { deck: ['howl'] }, bases: [{ base: 'tar-pits', bob: ['nana'] }] });
    ann.picks('seeing-stars');
    expect([bob.deck, bob.discard]).toEqual([['howl', 'nana'], []]);
  });
  test('ninja-dojo: the winner may destroy any minion, or none', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'ninja-dojo', ann: [...TWELVE, 'ninja-master', 'zapbot'] },
        { base: 'tortuga', bob: ['granny'] },
      ],
      vars: SCORE,
    });
    ann.isOffered('granny', 'king-rex');
    ann.picks('granny');
    allPass(table);
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('SMU-429 SMU-131 temple-of-goju: every player’s strongest goes down, all at once, equals are chosen', () => {
    const { ann, bob, table } = deal({
      ann: { deck: ['howl', 'summon'] },
      bob: { deck: ['augmentation'] },
      bases: [
        { base: 'temple-of-goju', ann: [{ card: 'king-rex', counters: 1 }, 'zapbot'], bob: ['granny#1', 'granny#2'] },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    bob.mustPick('granny#1', 'granny#2');
    expect(ann.deck).toEqual(['howl', 'summon']);
    bob.picks('granny#1');
    allPass(table);
    expect(ann.deck).toEqual(['king-rex']);
    expect(bob.copies('deck')).toEqual(['augmentation', 'granny#1']);
  });
  test('the-grey-opal: everybody but the winner may move one own minion away', () => {
    const { bob, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'the-grey-opal', ann: [...TWELVE], bob: ['granny', 'zapbot'] }, { base: 'tortuga' }, { base: 'palooza' }],
      vars: SCORE,
    });
    bob.mayPick('granny', 'zapbot');
    bob.picks('granny');
    bob.mustPick('tortuga', 'palooza');
    bob.picks('palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['granny']);
  });
  test('SMU-196 tortuga: once the new base is there, the runner-up may move a minion to it', () => {
    const { bob, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'tortuga', ann: [...TWELVE, 'ninja-master'], bob: ['granny'] },
        { base: 'tar-pits', bob: ['nana'] },
      ],
      baseDeck: ['palooza', 'ninja-dojo'],
      vars: SCORE,
    });
    expect(basesIn(table)).toEqual(['palooza', 'tar-pits']);
    bob.mayPick('nana');
    bob.picks('nana');
    expect(at(table, 'palooza')).toEqual(['nana']);
  });
  test('SMU-194 factory-436-1337: 1 VP more for each full 5 power of the winner', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'factory-436-1337', ann: [...TWELVE, 'granny', 'ninja-master'], bob: ['nana', 'zapbot'] }],
      vars: SCORE,
    });
    expect(table.vars.vp.slice(0, 2)).toEqual([2 + 4, 2]);
  });
  test('SMU-140 the-central-brain: +1 for everybody here', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'the-central-brain', ann: ['nana'], bob: ['zapbot'] },
        { base: 'tortuga', bob: ['granny'] },
      ],
    });
    expect(['nana', 'zapbot', 'granny'].map((name) => power(table, name))).toEqual([4, 3, 4]);
  });
  test('SMU-403 cave-of-shinies: 1 VP for the owner of each minion destroyed here', () => {
    const { ann, table } = deal({
      ann: { hand: ['powderkeg'] },
      bob: {},
      bases: [{ base: 'cave-of-shinies', ann: ['nana'], bob: ['zapbot', 'grandma'] }],
    });
    ann.picks('powderkeg');
    expect(table.vars.vp.slice(0, 2)).toEqual([1, 2]);
  });
  test('SMU-378 mushroom-kingdom: at the start of the turn an opponent’s minion may be brought here', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'mushroom-kingdom', ann: ['fun-bear'] },
        { base: 'tortuga', ann: ['nana'], bob: ['granny'] },
      ],
      vars: START,
    });
    ann.mayPick('granny');
    ann.picks('granny');
    expect(at(table, 'mushroom-kingdom')).toEqual(['fun-bear', 'granny']);
    expect(table.vars.counters[table.card('fun-bear')]).toBe(0);
  });
  test('SMU-203 SMU-195 school-of-wizardry: the winner makes one of the three top bases the replacement', () => {
    const { ann, bob, table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'school-of-wizardry', ann: [...TWELVE, 'ninja-master', 'granny'] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits', 'jungle-oasis'],
      vars: SCORE,
    });
    ann.mustPick('palooza', 'ninja-dojo', 'tar-pits');
    expect([ann.knows('tar-pits'), bob.knows('tar-pits')]).toEqual([true, false]);
    ann.picks('ninja-dojo');
    expect(bob.knows('ninja-dojo')).toBe(true);
    ann.picks('tar-pits', 'palooza');
    allPass(table);
    expect(basesIn(table)).toEqual(['ninja-dojo', 'tortuga']);
    expect(table.zone('baseDeck')).toEqual(['tar-pits', 'palooza', 'jungle-oasis']);
    expect(bob.knows('palooza')).toBe(false);
  });
  test('SMU-204 school-of-wizardry: with one base to be found it is that one', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'school-of-wizardry', ann: [...TWELVE, 'ninja-master', 'granny'] }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
      vars: SCORE,
    });
    expect(basesIn(table)).toEqual(['palooza', 'tortuga']);
  });
  test('the-great-library: whoever has a minion here may draw', () => {
    const { ann, bob, cat, table } = deal({
      ann: { deck: ['howl', 'summon', 'nana'] },
      bob: { deck: ['augmentation'] },
      cat: { deck: ['granny'] },
      bases: [{ base: 'the-great-library', ann: [{ card: 'king-rex', counters: 15 }], bob: ['zapbot'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.picks('draw');
    bob.passes();
    allPass(table);
    expect([ann.hand.length, bob.hand.length, cat.hand.length]).toEqual([3, 0, 0]);
  });
  test('evans-city-cemetery: the winner’s hand is discarded, then five cards', () => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], deck: ['howl', 'summon', 'augmentation', 'granny', 'grandma', 'zapbot', 'portal'] },
      bob: {},
      bases: [{ base: 'evans-city-cemetery', ann: [{ card: 'king-rex', counters: 15 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    allPass(table);
    expect(ann.hand).toEqual(['howl', 'summon', 'augmentation', 'granny', 'grandma', 'zapbot', 'portal']);
    expect(ann.discard).toContain('nana');
  });
  test('SMU-194 rhodes-plaza-mall: everybody gains as many VP as they have minions here', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'rhodes-plaza-mall', ann: [...TWELVE, 'granny', 'ninja-master'], bob: ['nana', 'zapbot'] }],
      vars: SCORE,
    });
    expect(table.vars.vp.slice(0, 2)).toEqual([4, 2]);
  });
});
