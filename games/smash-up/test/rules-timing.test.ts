import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, basesIn, breakpoint, copiesAt, counters, deal, on, power, SCORE, START } from './table.ts';

describe('4.2 and 4.4 What comes when', () => {
  test('SMU-118 SMU-076 an action that is being carried out is not shuffled into the new deck', () => {
    const { ann } = deal({ ann: { hand: ['mystic-studies'], deck: [], discard: ['nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('mystic-studies');
    expect([ann.hand, ann.deck, ann.discard]).toEqual([['nana'], [], ['mystic-studies']]);
  });
  test.each(['family-reunion', 'forgotten-horrors'] as const)('SMU-129 %s laid by Nana was not there when Nana was put down', (laid) => {
    const { ann, table } = deal({
      ann: { hand: ['nana'], deck: [laid, 'howl', 'granny'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.plays('nana@tortuga', `${laid}@tortuga`);
    expect([ann.hand, at(table, 'tortuga')]).toEqual([[], ['nana', laid]]);
  });
  test('SMU-115 SMU-129 a Leprechaun compares when everything that was played within the play is done', () => {
    const { ann, table } = deal({
      ann: { hand: ['neophyte'], deck: ['augmentation', 'upgrade'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: ['leprechaun'] }],
    });
    ann.plays('neophyte@tortuga', 'augmentation', 'neophyte');
    expect(at(table, 'tortuga')).toEqual(['leprechaun', 'neophyte']);
  });
  test('SMU-131 what an ability of a base triggers waits until everybody has had their part', () => {
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'palooza', cat: [{ card: 'fun-bear', counters: 25 }] },
        { base: 'tortuga', ann: ['nana'], bob: ['granny'], cat: ['zapbot'] },
      ],
      vars: SCORE,
    });
    ann.picks('nana');
    bob.picks('granny');
    expect(counters(table, 'fun-bear')).toBe(25);
    cat.passes();
    expect(table.vars.vp.slice(0, 3)).toEqual([3, 4, 6]);
  });
  test('SMU-113 SMU-116 an answer goes through all its steps before the next player is asked', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['idaho-smith'] },
      bob: { hand: ['crypt-looter#b', 'gnome'] },
      cat: { hand: ['crypt-looter', 'nana'] },
      bases: [{ base: 'tortuga', ann: ['leprechaun'] }],
      baseDeck: ['palooza', 'tar-pits'],
    });
    ann.plays('idaho-smith@tortuga', 'use', 'leprechaun');
    bob.picks('crypt-looter#b@palooza');
    cat.isAskedFor('react');
    expect([copiesAt(table, 'palooza'), bob.copies('discard')]).toEqual([['idaho-smith', 'leprechaun'], ['crypt-looter#b']]);
    allPass(table);
  });
  test('SMU-135 SMU-404 a play that an answer brings on another player’s turn is used before the next one is asked', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter#b', 'grandma', 'gnome'], deck: ['howl', 'upgrade'] },
      cat: { hand: ['crypt-looter', 'nana'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      baseDeck: ['the-homeworld', 'palooza'],
    });
    ann.plays('terraforming', 'the-homeworld', 'tortuga');
    bob.picks('crypt-looter#b@the-homeworld');
    bob.mayPick('grandma@the-homeworld', 'grandma@tar-pits');
    bob.plays('grandma@tar-pits', 'bottom');
    cat.isAskedFor('react');
    allPass(table);
    expect(bob.deck).toEqual(['upgrade', 'howl']);
  });
  test('SMU-423 a Mist that is laid on another player’s turn gives nobody a play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter', 'neophyte'], deck: ['enshrouding-mist', 'howl'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      baseDeck: ['the-homeworld', 'palooza'],
    });
    ann.plays('terraforming', 'the-homeworld', 'tortuga');
    bob.plays('crypt-looter@the-homeworld', 'neophyte@tar-pits', 'enshrouding-mist@tar-pits');
    allPass(table);
    // Terraforming's own play is bound to its base.
    expect(bankOf(table)).toEqual(['minion:regular', 'minion:site']);
  });
  test('SMU-137 SMU-380 an answer has a window of its own, with its own occasions only; the outer one goes on after it', () => {
    const { ann, bob } = deal({
      ann: { hand: ['terraforming'] },
      bob: { hand: ['crypt-looter#1', 'crypt-looter#2', 'snuggly-bear'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.plays('terraforming', 'palooza', 'tortuga');
    bob.mayPick('crypt-looter#1@palooza', 'crypt-looter#2@palooza');
    bob.picks('crypt-looter#1@palooza');
    bob.mayPick('snuggly-bear@palooza');
    bob.passes();
    bob.mayPick('crypt-looter#2@palooza');
    bob.passes();
    ann.isAskedFor('main');
  });
  test('SMU-137 SMU-379 the first minion is the outer one of two that are played within each other', () => {
    const { ann } = deal({
      ann: { hand: ['hoverbot', 'snuggly-bear'], deck: ['zapbot', 'howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.plays('hoverbot@tortuga', 'zapbot@tar-pits');
    ann.mayPick('snuggly-bear@tortuga');
    ann.passes();
  });
  test('SMU-262 the active player orders what another player’s Special has triggered', () => {
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: { hand: ['love-overload', 'nana'], deck: ['upgrade'] },
      cat: { hand: ['gnome'], deck: ['summon'] },
      bases: [
        {
          base: 'jungle-oasis',
          ann: [{ card: 'nukebot', counters: 9 }],
          bob: ['granny'],
          cat: [{ card: 'gremlin', counters: 12 }],
        },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    bob.picks('love-overload');
    ann.isAskedFor('order');
    ann.picks('t0', 't1');
    allPass(table);
    expect([cat.hand.includes('summon'), bob.discard.includes('granny'), table.vars.vp]).toEqual([true, true, [0, 0, 0, 0]]);
  });
  test('SMU-081 «until the end of your turn», given on another player’s turn, lasts to the end of the next own one', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hidden-ninja', 'chronomage', 'howl'], deck: ['summon', 'portal', 'scry', 'archmage'] },
      bob: {},
      cat: {},
      bases: [
        { base: 'jungle-oasis', bob: [{ card: 'king-rex', counters: 5 }] },
        { base: 'tortuga', ann: ['nana'] },
      ],
      vars: { ...SCORE, active: 1 },
    });
    ann.plays('hidden-ninja', 'chronomage@jungle-oasis', 'howl');
    allPass(table);
    cat.picks('end');
    ann.isAskedFor('main');
    expect(power(table, 'nana')).toBe(4);
    ann.picks('end');
    bob.isAskedFor('main');
    expect(power(table, 'nana')).toBe(3);
  });
  test('SMU-271 SMU-392 what a base gave ends when the base is swapped, and a breakpoint that was lowered is as printed when it comes back', () => {
    const { ann, table } = deal({
      ann: { hand: ['rampage', 'time-loop', 'terraforming', 'idaho-smith'] },
      bob: {},
      bases: [{ base: 'ancient-temple', ann: ['grandma'] }, { base: 'tortuga' }],
      baseDeck: ['palooza'],
      vars: START,
    });
    ann.plays('time-loop', 'rampage');
    expect([power(table, 'grandma'), breakpoint(table, 'ancient-temple')]).toEqual([7, 13]);
    ann.plays('terraforming', 'palooza', 'ancient-temple');
    expect(power(table, 'grandma')).toBe(2);
    act(table, 'ann', 'idaho-smith@tortuga', 'use');
    allPass(table);
    expect(breakpoint(table, 'ancient-temple')).toBe(20);
  });
  test('SMU-405 SMU-373 an action put to rest works from the end of the turn on', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['smoke-bomb'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'king-rex', on: [{ card: 'poison', of: 'bob' }, 'tooth-and-claw-and-guns'] }] }],
    });
    ann.picks('smoke-bomb@king-rex');
    expect(on(table, 'king-rex').sort()).toEqual(['poison', 'smoke-bomb']);
    ann.picks('end');
    expect([on(table, 'king-rex'), bob.discard]).toEqual([['smoke-bomb'], ['poison']]);
  });
  test('SMU-127 a play that is bound to a base goes with its place when the base is swapped', () => {
    const { ann } = deal({
      ann: { hand: ['groupie#1', 'groupie#2', 'terraforming'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.plays('groupie#1@tortuga', 'terraforming', 'palooza', 'tortuga');
    ann.isOffered('groupie#2@palooza');
    ann.cannotPick('groupie#2@tar-pits');
  });
});

describe('7. Windows and bases', () => {
  const full = { card: 'king-rex', counters: 9 } as const;
  test('SMU-181 SMU-182 after a Special it goes on with the next player clockwise', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['shinobi#a', 'nana'] },
      bob: { hand: ['shinobi#b', 'gnome'] },
      cat: { hand: ['shinobi', 'zapbot'] },
      bases: [{ base: 'jungle-oasis', ann: [full] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.passes();
    bob.picks('shinobi#b');
    cat.passes();
    ann.picks('shinobi#a');
    bob.isAskedFor('special.before');
    allPass(table);
  });
  test('SMU-181 SMU-184 the second window begins with the active player again', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['shinobi', 'nana'] },
      bob: { hand: ['nana'] },
      bases: [{ base: 'jungle-oasis', ann: [full] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    ann.picks('shinobi');
    ann.passes();
    ann.isAskedFor('special.after');
    ann.passes();
    bob.isAskedFor('special.after');
    allPass(table);
  });
  test('SMU-185 a Special that was drawn in the window may be used in it', () => {
    const { ann, table } = deal({
      ann: {
        hand: ['total-sellout#1'],
        deck: ['total-sellout#2', 'howl', 'summon', 'augmentation', 'portal', 'scry'],
      },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    act(table, 'ann', 'total-sellout#1', 'total-sellout#2');
    allPass(table);
    expect(ann.hand.length).toBe(5);
  });
  test('SMU-192 tied winners use the ability clockwise from the active player', () => {
    const { bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'the-mothership', bob: [{ card: 'nukebot', counters: 2 }, 'nana'], cat: [{ card: 'king-rex', counters: 1 }, 'zapbot'] },
        { base: 'tortuga' },
      ],
      vars: { ...SCORE, active: 2 },
    });
    cat.picks('zapbot');
    bob.picks('nana');
    allPass(table);
    expect([bob.hand, cat.hand.includes('zapbot')]).toEqual([['nana'], true]);
  });
  test('SMU-195 SMU-203 tied winners of the School of Wizardry each choose a base; the active player says which comes', () => {
    const { ann, bob, cat, table } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        { base: 'school-of-wizardry', bob: [{ card: 'king-rex', counters: 3 }], cat: [{ card: 'nukebot', counters: 5 }] },
        { base: 'tortuga' },
      ],
      baseDeck: ['palooza', 'ninja-dojo', 'tar-pits', 'jungle-oasis'],
      vars: SCORE,
    });
    expect([ann.knows('palooza'), cat.knows('palooza')]).toEqual([false, false]);
    bob.picks('ninja-dojo');
    bob.picks('tar-pits', 'palooza');
    cat.mustPick('palooza', 'tar-pits', 'jungle-oasis');
    cat.picks('tar-pits');
    cat.picks('jungle-oasis', 'palooza');
    ann.mustPick('ninja-dojo', 'tar-pits');
    ann.picks('tar-pits');
    expect([basesIn(table), table.zone('baseDiscard').sort(), table.zone('baseDeck')]).toEqual([
      ['tar-pits', 'tortuga'],
      ['ninja-dojo', 'school-of-wizardry'],
      ['jungle-oasis', 'palooza'],
    ]);
  });
  test('SMU-198 in step 5 nobody flees to the scored base from elsewhere either', () => {
    const { ann, bob } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'ninja-dojo', bob: [full, 'zapbot', 'grandma'] },
        { base: 'tortuga', ann: ['buccaneer'] },
        { base: 'tar-pits' },
        { base: 'palooza' },
      ],
      vars: SCORE,
    });
    bob.picks('buccaneer');
    ann.mustPick('tar-pits', 'palooza');
    ann.picks('palooza');
  });
  test('SMU-205 a card in play uses its Special once a window, and again when the next base scores', () => {
    const { ann, table } = deal({
      ann: { hand: ['full-sail', 'granny'], deck: ['howl', 'summon'] },
      bob: {},
      bases: [
        { base: 'jungle-oasis', bob: [full] },
        { base: 'tar-pits', bob: [{ card: 'nukebot', counters: 11 }] },
        { base: 'tortuga', ann: ['pirate-king'] },
      ],
      baseDeck: ['palooza', 'ninja-dojo'],
      vars: SCORE,
    });
    ann.plays('jungle-oasis', 'special pirate-king');
    act(table, 'ann', 'full-sail', 'pirate-king', 'tortuga');
    allPass(table, 'special.after', 'react');
    ann.isAskedFor('special.before');
    ann.picks('special pirate-king');
    allPass(table);
    expect(table.vars.vp.slice(0, 2)).toEqual([3, 6]);
  });
  test('SMU-153 SMU-202 a base whose breakpoint has come down to 0 scores with nobody there', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'rampage', 'beam-up'] },
      bob: {},
      bases: [{ base: 'jungle-oasis', ann: [full] }, { base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    ann.plays('time-loop', 'rampage', 'beam-up', 'end');
    expect([table.vars.vp, basesIn(table)]).toEqual([
      [0, 0, 0, 0],
      ['palooza', 'tortuga'],
    ]);
  });
  test('SMU-176 SMU-226 what is cleared goes to its owners, whoever played it', () => {
    const { ann, bob, cat } = deal({
      ann: {},
      bob: {},
      cat: {},
      bases: [
        {
          base: 'jungle-oasis',
          ann: [
            {
              ...full,
              on: [
                { card: 'upgrade', of: 'ann', owner: 'bob' },
                { card: 'cuddle', of: 'cat' },
              ],
            },
          ],
          on: [{ card: 'tea-party', of: 'bob', owner: 'cat' }],
        },
        { base: 'tortuga' },
      ],
      vars: SCORE,
    });
    expect([ann.discard, bob.discard, cat.discard.sort()]).toEqual([['king-rex'], ['upgrade'], ['cuddle', 'tea-party']]);
  });
  test('SMU-068 SMU-170 «not your turn» counts in the scoring too', () => {
    const score = (active: number): number =>
      deal({
        ann: {},
        bob: {},
        bases: [{ base: 'jungle-oasis', bob: ['armor-stego', 'king-rex'] }, { base: 'tortuga' }],
        vars: { ...SCORE, active },
      }).table.vars.vp[1];
    expect([score(0), score(1)]).toEqual([2, 0]);
  });
});

describe('11. Who is asked', () => {
  const full = { base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 5 }] } as const;
  test('SMU-303 a hand that everybody knows is asked all the same', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['beam-up'] },
      bob: { deck: ['shinobi', 'howl'] },
      bases: [full, { base: 'tortuga', bob: ['nana'] }],
    });
    ann.plays('beam-up', 'nana', 'end');
    bob.mayPick();
    allPass(table);
  });
  test.each([
    ['the base is closed to Bob', 'shinobi', 'hidden-ninja', 'overrun'],
    ['no minion of his is there', 'total-sellout', 'power-ballad', 'tea-party'],
  ] as const)('SMU-303 what everybody sees cannot be used is asked of nobody: %s', (_, held, gone, on) => {
    const { table } = deal({
      ann: {},
      bob: { hand: [held], discard: [gone] },
      bases: [
        { ...full, on: [on] },
        { base: 'tortuga', bob: ['classic-rocker'] },
      ],
      vars: SCORE,
    });
    expect(table.logKeys).toContain('turn');
  });
  test('SMU-303 an empty hand is not asked, whatever the deck holds', () => {
    const { table } = deal({ ann: {}, bob: { deck: ['shinobi', 'hidden-ninja'] }, bases: [full, { base: 'tortuga' }], vars: SCORE });
    expect(table.logKeys).toContain('turn');
  });
  test('SMU-303 SMU-406 after the one Shinobi of a base nobody is asked for another', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['shinobi#1', 'shinobi#2'], discard: ['hidden-ninja'] },
      bases: [full, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.picks('shinobi#1');
    expect(table.logKeys).toContain('turn');
  });
});
