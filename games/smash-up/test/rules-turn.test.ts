import { describe, expect, test } from 'vitest';
import { act, allPass, at, bankOf, deal, END, on, power, SCORE, START } from './table.ts';

describe('3. The turn', () => {
  test('SMU-126 SMU-108 SMU-382 SMU-387 every turn counts anew: first minions, talents, what is once a turn, first moves', () => {
    const { ann, bob, table } = deal({
      ann: {
        hand: ['microbot-fixer', 'microbot-fixer', 'way-of-deception', 'dinghy'],
        discard: ['tenacious-z', 'tenacious-z'],
        deck: ['howl', 'upgrade', 'summon', 'scry'],
      },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny', 'guide'] }, { base: 'tar-pits' }],
    });
    for (const action of ['way-of-deception', 'dinghy']) {
      act(table, 'ann', 'microbot-fixer@tortuga', 'tenacious-z@tortuga+rises', 'talent granny', 'top');
      ann.cannotPick('tenacious-z@tortuga+rises', 'talent granny');
      act(table, 'ann', action, 'granny');
      if (action === 'dinghy') ann.passes();
      expect([power(table, 'granny'), bankOf(table)]).toEqual([5, ['minion:extra']]);
      ann.picks('end');
      bob.picks('end');
    }
  });
  test('SMU-323 ending the turn wastes plays and talents that are left', () => {
    const wasted = (...seats: Parameters<typeof deal>): string | undefined => deal(...seats).ann.view.decision?.mine?.wastes;
    expect(wasted({ ann: { hand: ['zapbot'] }, bob: {}, bases: [{ base: 'tortuga' }] })).toBe('end');
    expect(wasted({ ann: {}, bob: {}, bases: [{ base: 'tortuga', ann: ['granny'] }] })).toBe('end');
    expect(wasted({ ann: {}, bob: {}, bases: [{ base: 'tortuga', ann: ['zapbot'] }] })).toBeUndefined();
  });
  test('SMU-060 five phases in their order, then the next player', () => {
    const { ann, bob, table } = deal({
      ann: { deck: ['howl', 'summon', 'nana'] },
      bob: {},
      bases: [{ base: 'city-of-gold', ann: ['zapbot'] }],
      vars: START,
    });
    expect([table.vars.vp[0], table.vars.phase]).toEqual([1, 'play']);
    ann.picks('end');
    expect(ann.hand).toEqual(['howl', 'summon']);
    bob.isAskedFor('main');
    expect(table.vars.turn).toBe(2);
  });
  test('SMU-061 SMU-408 what lasted until the start of the own turn ends first', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['infiltrate'] }, bob: {}, bases: [{ base: 'city-of-gold', ann: ['nana'] }] });
    ann.plays('infiltrate@city-of-gold', 'ignore', 'end');
    bob.picks('end');
    expect(table.vars.vp[0]).toBe(1);
  });
  test('SMU-063 SMU-262 SMU-322 several abilities at the start of the turn: the active player orders them', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'mushroom-kingdom', on: [{ card: 'overrun', of: 'ann' }] },
        { base: 'tortuga', bob: ['nana'] },
      ],
      vars: START,
    });
    ann.isAskedFor('order');
    ann.picks('t1', 't0');
    ann.isAskedFor('bring');
    expect(at(table, 'mushroom-kingdom')).toEqual([]);
    ann.passes();
  });
  test('SMU-322 one base that waits for two minions is two buttons: pressing the base could not say which comes first', () => {
    const { ann, table } = deal({
      ann: { hand: ['broadside'] },
      bob: {},
      bases: [{ base: 'tar-pits', ann: ['king-rex'], bob: ['zapbot', 'neophyte'] }, { base: 'tortuga' }],
    });
    ann.plays('broadside', 'bob');
    ann.isAskedFor('order');
    const kinds = table.match.askOf(0)?.options.map((option) => (typeof option === 'number' ? 'card' : option.ref.kind));
    expect(kinds).toEqual(['button', 'button']);
    ann.picks('t1', 't0');
    expect(at(table, 'tar-pits')).toEqual(['king-rex']);
  });
  test('SMU-442 silence keeps the order shown', () => {
    const { ann, table } = deal({
      ann: {},
      bob: {},
      bases: [
        { base: 'mushroom-kingdom', on: [{ card: 'overrun', of: 'ann' }] },
        { base: 'tortuga', bob: ['nana'] },
      ],
      vars: START,
    });
    ann.timesOut();
    ann.isAskedFor('bring');
    expect(at(table, 'mushroom-kingdom')).toEqual(['overrun']);
    ann.timesOut();
    expect(at(table, 'tortuga')).toEqual(['nana']);
  });
  test('SMU-065 SMU-070 SMU-323 SMU-324 up to one minion and one action, in any order, on any base, or neither', () => {
    const { ann } = deal({
      ann: { hand: ['king-rex', 'nana', 'howl', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }],
    });
    ann.mustPick('end', 'king-rex@tortuga', 'king-rex@tar-pits', 'nana@tortuga', 'nana@tar-pits', 'howl', 'summon');
    ann.plays('howl', 'king-rex@tortuga');
    ann.mustPick('end');
    expect([ann.whyNot('nana')?.rule, ann.whyNot('summon')?.rule]).toEqual(['SMU-065', 'SMU-065']);
  });
  test('SMU-066 SMU-067 SMU-108 plays, extra plays and talents in any order; a talent once a turn', () => {
    const { ann } = deal({
      ann: { hand: ['zapbot', 'grandma'], deck: ['howl', 'summon'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'], bob: ['granny#b'] }],
    });
    ann.plays('zapbot@tortuga', 'talent granny', 'top', 'grandma@tortuga', 'top');
    ann.mustPick('end');
    expect(ann.whyNot('granny')?.rule).toBe('SMU-108');
  });
  test('SMU-069 what is banked is lost when the phase ends', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['summon', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('summon', 'end');
    bob.picks('end');
    expect(bankOf(table)).toEqual(['minion:regular', 'action:regular']);
  });
  test('SMU-064 SMU-267 a play gained outside phase 2 is used at once or lost', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['shinobi', 'grandma'], deck: ['howl'] },
      bases: [{ base: 'the-homeworld', ann: [{ card: 'king-rex', counters: 16 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.picks('shinobi');
    bob.isAskedFor('extra.minion');
    bob.mayPick('grandma@the-homeworld', 'grandma@tortuga');
    bob.passes();
    allPass(table);
    expect(bob.hand).toContain('grandma');
  });
  test('SMU-073 SMU-074 SMU-075 SMU-328 SMU-E21 two cards, then down to ten; only the active player, only here', () => {
    const ten = ['nana', 'granny', 'grandma', 'zapbot', 'hoverbot', 'warbot', 'gnome', 'gremlin', 'brownie', 'walker'] as const;
    const { ann, bob } = deal({
      ann: { hand: [...ten], deck: ['howl', 'summon'] },
      bob: { hand: ['nana', 'granny', 'grandma', 'zapbot', 'hoverbot', 'warbot', 'gnome', 'gremlin', 'brownie', 'walker', 'collector'] },
      bases: [{ base: 'tortuga' }],
    });
    ann.picks('end');
    ann.isAskedFor('limit');
    ann.isRefused('too-few', ['nana']);
    ann.picks('nana', 'howl');
    expect([ann.hand.length, ann.discard]).toEqual([10, ['howl', 'nana']]);
    expect(bob.hand.length).toBe(11);
  });
  test('SMU-074 eleven cards are one too many', () => {
    const nine = ['nana', 'granny', 'grandma', 'zapbot', 'hoverbot', 'warbot', 'gnome', 'gremlin', 'brownie'] as const;
    const { ann } = deal({ ann: { hand: nine, deck: ['howl', 'summon'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('end', 'howl');
    expect([ann.hand.length, ann.discard]).toEqual([10, ['howl']]);
  });
  test('SMU-076 an empty deck is made anew from the discard pile', () => {
    const { ann } = deal({ ann: { hand: [], deck: ['howl'], discard: ['nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('end');
    expect([[...ann.hand].sort(), ann.discard]).toEqual([['howl', 'nana'], []]);
  });
  test('SMU-076 SMU-240 a search of an empty deck looks through the discard pile made anew', () => {
    const { ann } = deal({ ann: { hand: ['scry'], deck: [], discard: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('scry', 'howl');
    expect([ann.hand, ann.deck, ann.discard]).toEqual([['howl'], ['nana'], ['scry']]);
  });
  test('SMU-080 SMU-081 abilities at the end of the turn still see what lasts until its end', () => {
    const { bob, table } = deal({
      ann: { hand: ['rampage'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: [{ card: 'assassination', of: 'ann' }] }] }],
      vars: END,
    });
    expect(bob.discard).toEqual(['nana']);
    expect(table.vars.boosts).toEqual([]);
  });
  test('SMU-082 SMU-212 the score is looked at after every turn, of all players; in mid-turn it decides nothing', () => {
    const { ann, table } = deal({
      ann: { hand: ['invader'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
      vars: { vp: [14, 3, 0, 0] },
    });
    ann.picks('invader@tortuga');
    expect(table.winners).toEqual([]);
    ann.picks('end');
    expect(table.winners).toEqual(['ann']);
  });
});

describe('4.1 Minions, actions, talents', () => {
  test('SMU-100 SMU-132 a minion is put beside a base and does what it says; it counts itself', () => {
    const { ann, table } = deal({ ann: { hand: ['gnome'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['nana'], bob: ['snuggly-bear'] }] });
    ann.picks('gnome@tortuga');
    ann.mayPick('snuggly-bear');
    ann.picks('snuggly-bear');
    expect(at(table, 'tortuga')).toEqual(['nana', 'gnome']);
  });
  test('SMU-101 SMU-107 any base in play, from the hand', () => {
    const { ann } = deal({
      ann: { hand: ['nana'], discard: ['granny'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'tar-pits' }, { base: 'palooza' }],
    });
    ann.mustPick('end', 'nana@tortuga', 'nana@tar-pits', 'nana@palooza');
  });
  test('SMU-102 SMU-103 SMU-114 SMU-325 a standard action is discarded after use, an attached one stays', () => {
    const { ann, table } = deal({
      ann: { hand: ['time-loop', 'upgrade', 'tea-party'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana'] }],
    });
    ann.plays('time-loop', 'upgrade@nana', 'tea-party@tortuga');
    expect([ann.discard, at(table, 'tortuga')]).toEqual([['time-loop'], ['nana', 'upgrade', 'tea-party']]);
  });
  test('SMU-106 SMU-236 moving and returning is not playing', () => {
    const { ann } = deal({
      ann: { hand: ['way-of-deception'], deck: ['howl'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['enchantress'] }, { base: 'tar-pits' }],
    });
    ann.picks('way-of-deception');
    expect(ann.hand).toEqual([]);
  });
  test('SMU-109 a card that left and came back may use its talent again', () => {
    const { ann } = deal({ ann: { hand: ['beam-up'], deck: ['howl', 'summon'] }, bob: {}, bases: [{ base: 'tortuga', ann: ['granny'] }] });
    ann.plays('talent granny', 'top', 'beam-up', 'granny@tortuga');
    ann.isOffered('talent granny');
  });
  test('SMU-110 a Special that lets you play a card uses no regular play', () => {
    const { ann, table } = deal({ ann: { hand: ['nana'], discard: ['tenacious-z'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('tenacious-z@tortuga+rises');
    expect(bankOf(table)).toContain('minion:regular');
  });
});

describe('4.2 Order of playing one card', () => {
  test('SMU-111 SMU-112 SMU-402 the own ability first, then what it triggered, in the active player’s order', () => {
    const { ann, table } = deal({
      ann: { hand: ['enchantress'], deck: ['howl', 'summon'] },
      bob: {},
      bases: [
        {
          base: 'the-homeworld',
          on: [
            { card: 'flame-trap', of: 'bob' },
            { card: 'pay-the-piper', of: 'bob' },
          ],
        },
      ],
    });
    ann.picks('enchantress@the-homeworld');
    expect(ann.hand).toEqual(['howl']);
    ann.isAskedFor('order');
    ann.mustPick('t0', 't1', 't2');
    ann.picks('t2', 't1', 't0');
    expect(ann.hand).toEqual([]);
    expect(at(table, 'the-homeworld')).toEqual(['pay-the-piper']);
    expect(bankOf(table)).toContain('minion:power');
  });
  test('SMU-113 SMU-137 SMU-182 hand reactions: a pass is not final, all occasions share one window', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['idaho-smith', 'crypt-looter', 'snuggly-bear'] },
      bob: { hand: ['crypt-looter'] },
      options: { copies: '2' },
      bases: [{ base: 'tortuga' }],
      baseDeck: ['palooza', 'tar-pits'],
    });
    ann.plays('idaho-smith@tortuga', 'use');
    ann.mayPick('snuggly-bear@tortuga', 'crypt-looter@palooza');
    ann.passes();
    bob.picks('crypt-looter@palooza');
    ann.mayPick('snuggly-bear@tortuga', 'crypt-looter@palooza');
    ann.picks('crypt-looter@palooza');
    allPass(table);
    expect(at(table, 'palooza')).toEqual(['idaho-smith', 'crypt-looter', 'crypt-looter']);
  });
  test('SMU-117 an ability that was triggered is carried out though its card has left', () => {
    const { ann, bob } = deal({
      ann: { hand: ['seeing-stars', 'nana'] },
      bob: { deck: ['howl'] },
      bases: [{ base: 'tortuga', bob: ['gremlin'] }],
    });
    ann.picks('seeing-stars');
    expect(bob.hand).toEqual(['howl']);
  });
  test('SMU-121 extra plays are optional', () => {
    const { ann, table } = deal({ ann: { hand: ['summon', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('summon', 'end');
    expect(at(table, 'tortuga')).toEqual([]);
  });
  test('SMU-122 a play kept for one card is lost when the card is played by another one', () => {
    const { ann } = deal({
      ann: { hand: ['time-loop', 'hush-my-stories-are-on', 'beam-up'], deck: ['king-rex'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    ann.plays('time-loop', 'hush-my-stories-are-on', 'king-rex@tortuga+regular', 'beam-up');
    ann.mustPick('end');
  });
  test('SMU-122 it is lost when the card was discarded, even if it comes back', () => {
    const { ann } = deal({
      ann: { hand: ['time-loop', 'hush-my-stories-are-on', 'zapbot', 'grave-robbing'], deck: ['king-rex'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'pay-the-piper', of: 'bob' }] }],
    });
    ann.plays('time-loop', 'hush-my-stories-are-on', 'zapbot@tortuga', 'king-rex', 'grave-robbing', 'king-rex');
    ann.mustPick('end');
  });
  test('SMU-331 a play that must be used at once is not asked about with an empty hand', () => {
    const { bob, table } = deal({
      ann: {},
      bob: { hand: ['shinobi'] },
      bases: [{ base: 'the-homeworld', ann: [{ card: 'king-rex', counters: 16 }] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.picks('shinobi');
    allPass(table);
    bob.isAskedFor('main');
  });
  test('SMU-124 the most limited play is proposed, the others are further options', () => {
    const { ann, table } = deal({ ann: { hand: ['zapbot', 'grandma', 'summon'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.plays('summon', 'zapbot@tortuga');
    ann.isOffered('grandma@tortuga', 'grandma@tortuga+regular');
    ann.plays('grandma@tortuga', 'top');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-124 an extra play goes before the regular one, which is offered too', () => {
    const { ann, table } = deal({ ann: { hand: ['summon', 'king-rex'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('summon');
    ann.mustPick('end', 'king-rex@tortuga', 'king-rex@tortuga+regular');
    ann.picks('king-rex@tortuga');
    expect(bankOf(table)).toEqual(['minion:regular']);
  });
  test('SMU-124 of two plays with the same limit of power the one that is bound to a base is proposed', () => {
    const { ann, table } = deal({
      ann: { hand: ['zapbot', 'grandma'], deck: ['howl'] },
      bob: {},
      bases: [{ base: 'tortuga' }, { base: 'under-the-bed' }],
    });
    ann.picks('zapbot@tortuga');
    ann.mustPick('end', 'grandma@tortuga', 'grandma@under-the-bed', 'grandma@under-the-bed+power');
    ann.plays('grandma@under-the-bed', 'top');
    expect(bankOf(table)).toEqual(['action:regular', 'minion:power']);
  });
  test('SMU-128 a banked play comes after the card that gave it has gone through all steps', () => {
    const { ann, table } = deal({
      ann: { hand: ['zapbot', 'grandma', 'snuggly-bear'], deck: ['howl'] },
      bob: {},
      bases: [{ base: 'tortuga', on: [{ card: 'flame-trap', of: 'bob' }] }],
    });
    ann.picks('zapbot@tortuga');
    expect(at(table, 'tortuga')).toEqual([]);
    ann.isAskedFor('react');
    ann.passes();
    ann.isOffered('grandma@tortuga');
  });
  test('SMU-136 at most 100 cards a turn', () => {
    const { ann } = deal({ ann: { hand: ['nana', 'howl'] }, bob: {}, bases: [{ base: 'tortuga' }], vars: { plays: [100, 0, 0, 0] } });
    ann.mustPick('end');
    expect([ann.whyNot('nana')?.rule, ann.whyNot('howl')?.rule]).toEqual(['SMU-136', 'SMU-136']);
  });
  test.each([
    ['the-homeworld', []],
    ['grandmas-house', []],
    ['tortuga', ['family-reunion']],
    ['tortuga', ['forgotten-horrors']],
    ['tortuga', [{ card: 'pay-the-piper', of: 'bob' }]],
  ] as const)('SMU-138 two minions played at %s %o: what does nothing to them is one entry', (base, on) => {
    const { ann, table } = deal({
      ann: { hand: ['disguise', 'enchantress', 'invader', 'howl', 'scry'] },
      bob: {},
      bases: [{ base, ann: ['granny', 'nana'], on }, { base: 'tar-pits' }, { base: 'palooza' }],
      unfinished: true,
    });
    ann.plays('disguise', 'granny', 'nana', `enchantress@${base}`, `invader@${base}`);
    expect(table.match.open?.asks[0].prompt.key).not.toBe('order');
  });
  test('SMU-138 what Leprechaun does to two minions are two entries', () => {
    const { ann, table } = deal({
      ann: { hand: ['disguise', 'enchantress', 'invader'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny', 'nana'], bob: ['leprechaun'] }],
    });
    ann.plays('disguise', 'granny', 'nana', 'enchantress@tortuga', 'invader@tortuga');
    ann.picks('t1', 't0');
    expect([at(table, 'tortuga'), ann.discard]).toEqual([['leprechaun'], ['invader', 'enchantress', 'disguise'].reverse()]);
  });
  test('SMU-138 harmless triggers are not asked about, equal ones are one entry', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['invasion', 'time-loop', 'powderkeg'] },
      bob: { deck: ['howl', 'summon'] },
      bases: [
        { base: 'lake-minnetonka', bob: ['fun-bear', 'fun-bear'] },
        { base: 'tortuga', ann: ['king-rex'], bob: ['gremlin', 'gremlin', 'guide', 'nana'] },
      ],
    });
    ann.plays('time-loop', 'invasion', 'nana');
    expect(table.vars.counters.filter((n) => n > 0).length).toBe(2);
    ann.picks('powderkeg');
    ann.isAskedFor('main');
    expect(bob.hand.length).toBe(2);
  });
});

describe('5. and 6. Bases and power', () => {
  test('SMU-142 «you» on a base is each player for themselves', () => {
    const { ann, bob, table } = deal({ ann: {}, bob: {}, bases: [{ base: 'city-of-gold', ann: ['nana'], bob: ['granny'] }], vars: START });
    ann.picks('end');
    bob.isToAct();
    expect(table.vars.vp.slice(0, 2)).toEqual([1, 1]);
  });
  test('SMU-150 SMU-227 your power on a base is that of the minions you control there', () => {
    const { table } = deal({
      ann: {},
      bob: {},
      bases: [{ base: 'tortuga', ann: ['nana', { card: 'granny', on: ['upgrade'] }], bob: ['zapbot'] }],
    });
    const derived = table.match.view(0).derived as { sites: { total: number; powers: number[]; missing: number }[] };
    expect(derived.sites[0]).toMatchObject({ total: 11, powers: [9, 2, 0, 0], missing: 10 });
  });
  test('SMU-225 control of a minion gives no control of the actions on it', () => {
    const { ann, table } = deal({
      ann: { hand: [] },
      bob: {},
      bases: [{ base: 'tortuga', ann: [{ card: 'nana', on: [{ card: 'poison', of: 'bob' }] }] }],
    });
    expect([power(table, 'nana'), table.vars.ctrl[table.card('poison')]]).toEqual([0, 1]);
    ann.isToAct();
  });
  test('SMU-231 SMU-232 SMU-271 SMU-233 an Ongoing ability works as long as its card is in play', () => {
    const { ann, table } = deal({
      ann: { hand: ['disenchant'] },
      bob: {},
      bases: [{ base: 'tortuga', bob: [{ card: 'nana', on: ['upgrade'] }] }],
    });
    expect(power(table, 'nana')).toBe(5);
    ann.picks('disenchant');
    expect([power(table, 'nana'), on(table, 'nana')]).toEqual([3, []]);
  });
  test('SMU-220 SMU-269 SMU-273 minions named in a text are in play, and ones that may be affected', () => {
    const { ann } = deal({
      ann: { hand: ['beam-up', 'granny'], discard: ['grandma'] },
      bob: { hand: ['hoverbot'] },
      bases: [{ base: 'tortuga', bob: [{ card: 'zapbot', on: ['smoke-bomb'] }, 'nana', 'gnome'] }],
    });
    ann.picks('beam-up');
    ann.mustPick('nana', 'gnome');
    ann.picks('gnome');
  });
  test('SMU-222 SMU-234 SMU-237 destroyed and discarded cards go to their owners', () => {
    const { ann, bob } = deal({
      ann: { hand: ['seeing-stars'] },
      bob: {},
      bases: [
        {
          base: 'tortuga',
          bob: [
            {
              card: 'snuggly-bear',
              on: [
                { card: 'cuddle', of: 'ann' },
                { card: 'upgrade', of: 'bob' },
              ],
            },
          ],
        },
      ],
    });
    ann.picks('seeing-stars');
    expect([bob.discard.sort(), ann.discard]).toEqual([['snuggly-bear', 'upgrade'], expect.arrayContaining(['cuddle'])]);
  });
  test('SMU-242 SMU-235 cards looked at stay where they were', () => {
    const { ann } = deal({ ann: { hand: ['hoverbot'], deck: ['howl', 'nana'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('hoverbot@tortuga');
    expect(ann.deck).toEqual(['howl', 'nana']);
  });
});

describe('11. Zones and hidden information', () => {
  test('SMU-292 SMU-294 SMU-295 SMU-296 discard piles, bases, points are open to everybody', () => {
    const { table, bob } = deal({
      ann: { discard: ['nana'] },
      bob: {},
      bases: [{ base: 'tortuga', ann: ['granny'] }],
      baseDiscard: ['palooza'],
      vars: { vp: [3, 0, 0, 0] },
    });
    expect([bob.knows('nana'), bob.knows('granny'), bob.knows('palooza'), table.spectator.zones['discard:0'].length]).toEqual([
      true,
      true,
      true,
      1,
    ]);
  });
  test('SMU-293 SMU-297 the base deck is seen by nobody; bases looked at only by the one who looks', () => {
    const { ann, bob } = deal({
      ann: { hand: ['glory-hound'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
      baseDeck: ['palooza', 'ninja-dojo'],
    });
    expect([ann.knows('palooza'), bob.knows('palooza')]).toEqual([false, false]);
    ann.picks('glory-hound@tortuga');
    expect([ann.knows('palooza'), bob.knows('palooza')]).toEqual([true, false]);
    ann.picks('palooza');
  });
  test('SMU-299 SMU-298 the card being carried out lies open', () => {
    const { ann, table } = deal({ ann: { hand: ['beam-up'] }, bob: {}, bases: [{ base: 'tortuga', bob: ['nana', 'gnome'] }] });
    ann.picks('beam-up');
    expect(table.zone('resolving')).toEqual(['beam-up']);
    ann.picks('nana');
  });
  test('SMU-303 a window is put to who could hold a card, whether they do or not, and to nobody else', () => {
    const { bob, cat, table } = deal({
      ann: {},
      bob: { hand: ['nana'], deck: ['shinobi', 'howl'] },
      cat: { hand: ['zapbot'] },
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    bob.mayPick();
    cat.isNotAsked();
    bob.passes();
    allPass(table);
  });
  test('SMU-303 nobody is asked once all copies lie open', () => {
    const { table } = deal({
      ann: {},
      bob: { hand: ['cut-lass'], discard: ['full-sail'] },
      bases: [{ base: 'jungle-oasis', ann: ['king-rex', 'supreme-overlord'] }, { base: 'tortuga' }],
      vars: SCORE,
    });
    expect(table.logKeys).toContain('turn');
  });
  test('SMU-330 SMU-331 the order of cards for one end of a deck is its owner’s choice', () => {
    const { ann, table } = deal({
      ann: { hand: ['chicken-soup'], deck: [], discard: ['granny', 'nana'] },
      bob: {},
      bases: [{ base: 'tortuga' }],
    });
    act(table, 'ann', 'chicken-soup', ['granny', 'nana'], 'bottom', 'bottom');
    ann.isAskedFor('order.cards');
    ann.picks('nana', 'granny');
    expect(ann.deck).toEqual(['nana', 'granny']);
  });
  test('SMU-437 a last answer may be taken back as long as nothing new was learned', () => {
    const { ann, table } = deal({ ann: { hand: ['king-rex', 'enchantress'], deck: ['howl'] }, bob: {}, bases: [{ base: 'tortuga' }] });
    ann.picks('king-rex@tortuga');
    ann.undoes();
    expect(at(table, 'tortuga')).toEqual([]);
    ann.picks('enchantress@tortuga');
    ann.isRefused('undo-needs-consent', 'undo');
  });
});
