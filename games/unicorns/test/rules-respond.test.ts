import { describe, expect, test } from 'vitest';
import { basics, deal, into, nobodyAnswers } from './table.ts';

describe('8. Instants: the response chain', () => {
  test('UUN-057 UUN-060 UUN-127 any number of Instants in one turn, by any players, without using up an action', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['yay', 'neigh', 'neigh'], stable: [] },
      bob: { hand: ['neigh', 'slowdown'] },
      cat: { hand: ['neigh', 'narwhal'] },
    });
    ann.plays('yay');
    bob.picks('neigh');
    ann.picks('neigh');
    cat.picks('neigh');
    ann.picks('neigh');
    bob.passes();
    cat.passes();
    expect(ann.stable).toEqual(['yay']);
    bob.isAskedFor('action');
  });

  test('UUN-059 UUN-112 you may answer an Instant against your card although your action is used up', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['neigh'] } });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    ann.mayPick('neigh');
    ann.picks('neigh');
    expect(ann.stable).toEqual(['rhinocorn']);
  });

  test('UUN-109 nobody answers their own card', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['slowdown'] } });
    ann.plays('rhinocorn');
    ann.isNotAsked();
    expect(ann.whyNot('neigh')).toEqual({ key: 'own-card', rule: 'UUN-109' });
    bob.passes();
    expect(ann.stable).toEqual(['rhinocorn']);
  });

  test('UUN-110 UUN-111 an Instant answers the latest card; everybody but its player may answer it', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['rhinocorn', 'yay'] },
      bob: { hand: ['neigh', 'neigh'] },
      cat: { hand: ['neigh', 'narwhal'] },
    });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    bob.isNotAsked();
    ann.isAskedFor('respond');
    cat.mayPick('neigh');
    cat.picks('neigh');
    cat.isNotAsked();
    bob.mayPick('neigh');
    bob.passes();
    ann.passes();
    expect(ann.stable).toEqual(['rhinocorn']);
  });

  test('UUN-113 Neigh stops the card it answers', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh'] } });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    expect(table.zone('discard')).toEqual(['rhinocorn', 'neigh']);
  });

  test('UUN-114 no window opens after Super Neigh', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['super-neigh', 'neigh'] } });
    ann.plays('rhinocorn');
    bob.mayPick('super-neigh', 'neigh');
    bob.picks('super-neigh');
    bob.isAskedFor('action');
    expect(table.zone('discard')).toEqual(['rhinocorn', 'super-neigh']);
    expect(ann.hand).toEqual(['neigh']);
  });

  test('UUN-115 an even number of Instants lets the card pass', () => {
    const { ann, bob, cat } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh'] }, cat: { hand: ['neigh'] } });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    cat.picks('neigh');
    expect(ann.stable).toEqual(['rhinocorn']);
  });

  test('UUN-116 all Instants are in the pile before the card takes effect, so it may use them', () => {
    const { ann, bob } = deal({ ann: { hand: ['swift-flying-unicorn', 'neigh'] }, bob: { hand: ['neigh'] } });
    ann.plays('swift-flying-unicorn');
    bob.picks('neigh');
    ann.picks('neigh');
    ann.picks('use');
    ann.mustPick('neigh', 'neigh');
    ann.picks('neigh');
    expect(ann.hand).toEqual(['neigh']);
  });

  test('UUN-117 UUN-118 UUN-323 a pass counts for this window only; all passes close it for good', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['rhinocorn', 'narwhal'] },
      bob: { hand: ['neigh', 'slowdown'] },
      cat: { hand: ['neigh', 'yay'] },
    });
    ann.plays('rhinocorn');
    bob.passes();
    cat.picks('neigh');
    bob.mayPick('neigh');
    bob.passes();
    ann.passes();
    expect(ann.stable).toEqual([]);
    bob.isRefused('unknown-option', ['c9999']);
    bob.isAskedFor('action');
  });

  test('UUN-119 the first Instant to arrive is played; a later one for the closed window stays in the hand and its player is asked again', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['rhinocorn', 'yay'] },
      bob: { hand: ['neigh', 'narwhal'] },
      cat: { hand: ['neigh', 'slowdown'] },
    });
    ann.plays('rhinocorn');
    const { n } = table.match;
    cat.picks('neigh');
    bob.isRefused('stale-decision', ['neigh'], n);
    expect(bob.hand).toContain('neigh');
    bob.isAskedFor('respond');
    bob.passes();
    ann.passes();
  });

  test('UUN-120 nobody learns from the window who holds Instants', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['rhinocorn'] },
      bob: { hand: ['neigh', 'yay'] },
      cat: { hand: ['slowdown', 'narwhal'] },
    });
    ann.plays('rhinocorn');
    expect(ann.view.decision?.asked).toEqual([bob.seat, cat.seat]);
    cat.mayPick();
    cat.passes();
    // That cat has passed does not show.
    expect(ann.view.decision?.asked).toEqual([bob.seat, cat.seat]);
    bob.passes();
  });

  test.each(['slowdown', 'ginormous-unicorn'] as const)('UUN-121 who has %s cannot play Instants and is not asked', (card) => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh'], stable: [card] } });
    ann.plays('rhinocorn');
    expect(ann.stable).toEqual(['rhinocorn']);
    expect(bob.whyNot('neigh')).toEqual({ key: 'no-instants', rule: 'UUN-121' });
  });

  test('UUN-122 while Ginormous Unicorn is being played its player may still answer', () => {
    const { ann, bob } = deal({ ann: { hand: ['ginormous-unicorn', 'neigh'] }, bob: { hand: ['neigh'] } });
    ann.plays('ginormous-unicorn');
    bob.picks('neigh');
    ann.picks('neigh');
    expect(ann.stable).toEqual(['ginormous-unicorn']);
  });

  test('UUN-123 cards of a player with Yay cannot be stopped', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn'], stable: ['yay'] }, bob: { hand: ['neigh', 'super-neigh'] } });
    ann.plays('rhinocorn');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual(['yay', 'rhinocorn']);
  });

  test('UUN-124 nor can Instants of that player', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn', 'neigh'] }, bob: { hand: ['neigh'], stable: ['yay'] } });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    bob.isAskedFor('action');
    expect(table.zone('discard')).toEqual(['rhinocorn', 'neigh']);
  });

  test('UUN-125 Yay itself can be stopped', () => {
    const { ann, bob } = deal({ ann: { hand: ['yay'] }, bob: { hand: ['neigh'] } });
    ann.plays('yay');
    bob.picks('neigh');
    expect(ann.stable).toEqual([]);
  });

  test('UUN-126 UUN-181 effects and brought cards open no window', () => {
    const { ann, bob } = deal({ ann: { hand: ['rainbow-unicorn', 'narwhal'] }, bob: { hand: ['neigh', 'yay'] } });
    ann.plays('rainbow-unicorn');
    bob.passes();
    ann.picks('use');
    ann.picks('narwhal');
    bob.isAskedFor('action');
    expect(ann.stable).toEqual(['rainbow-unicorn', 'narwhal']);
  });

  test('UUN-128 an Instant is no DISCARD, and its player draws no replacement', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh'] }, deck: ['narwhal'] });
    ann.plays('rhinocorn');
    bob.picks('neigh');
    expect(bob.hand).toEqual(['narwhal']);
    expect(table.logKeys.filter((key) => key === 'move.discard')).toEqual([]);
  });

  test('UUN-342 an empty hand or an open hand without Instants need not be asked; one with an Instant is', () => {
    const { ann, bob, cat, dan } = deal({
      ann: { hand: ['rhinocorn'] },
      bob: { hand: [] },
      cat: { hand: ['slowdown'], stable: ['nanny-cam'] },
      dan: { hand: ['narwhal'] },
    });
    ann.plays('rhinocorn');
    bob.isNotAsked();
    cat.isNotAsked();
    dan.isAskedFor('respond');
    dan.passes();
    expect(ann.stable).toEqual(['rhinocorn']);
  });

  test('UUN-342 an open hand that shows an Instant is asked', () => {
    const { ann, bob } = deal({ ann: { hand: ['rhinocorn'] }, bob: { hand: ['neigh'], stable: ['nanny-cam'] } });
    ann.plays('rhinocorn');
    bob.mayPick('neigh');
    bob.passes();
  });

  test('a card can be answered wherever it is to enter', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['slowdown'] }, bob: { hand: ['neigh', 'yay'] }, cat: { hand: ['yay'] } });
    ann.picks(into(table, 'slowdown', 'bob'));
    bob.picks('neigh');
    nobodyAnswers(table);
    expect(bob.stable).toEqual([]);
  });
});

describe('20. Variants', () => {
  test('UUN-313 targets named with the card: the window comes after them, and they cannot be changed', () => {
    const { ann, bob } = deal({
      ann: { hand: ['unicorn-poison'] },
      bob: { hand: ['neigh', 'yay'], stable: basics(2) },
      options: { targets: 'announced' },
    });
    ann.plays('unicorn-poison');
    ann.mustPick(...basics(2));
    bob.isNotAsked();
    ann.picks('basic-unicorn-red');
    bob.isAskedFor('respond');
    expect(bob.view.vars).toMatchObject({ play: { effect: { targets: [[expect.any(Number)]] } } });
    bob.passes();
    expect(bob.stable).toEqual(['basic-unicorn-orange']);
  });

  test('UUN-313 what is chosen from a hand or the discard pile is still chosen later', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['blatant-thievery'] },
      bob: { hand: ['narwhal', 'yay'] },
      cat: { hand: ['slowdown'] },
      options: { targets: 'announced' },
    });
    ann.plays('blatant-thievery');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    bob.isAskedFor('respond');
    expect(ann.knows('yay')).toBe(false);
    bob.passes();
    cat.passes();
    ann.mustPick('narwhal', 'yay');
    ann.picks('yay');
    expect(ann.hand).toEqual(['yay']);
  });

  test('UUN-312 with the option a DRAW from an empty deck makes the discard pile the new deck', () => {
    const { ann, table } = deal({
      ann: { hand: ['good-deal'] },
      bob: {},
      deck: ['yay'],
      discard: ['slowdown', 'narwhal', 'neigh', 'rhinocorn', 'neigh'],
      rest: 'box',
      options: { reshuffle: 'on' },
    });
    ann.plays('good-deal');
    expect(ann.hand.length).toBe(3);
    expect(ann.hand).toContain('yay');
    ann.picks('yay');
    expect(table.outcome).toBeNull();
    expect(table.logKeys).toContain('reshuffles');
  });

  test('UUN-312 also at a quiet moment with an empty deck; the game ends only when both are empty', () => {
    const { ann, bob, table } = deal({
      ann: { stable: ['narwhal'] },
      bob: {},
      deck: ['yay'],
      discard: ['slowdown', 'neigh'],
      rest: 'box',
      options: { reshuffle: 'on' },
    });
    ann.passes();
    bob.passes();
    expect(table.winners).toEqual(['ann']);
    expect(table.outcome?.reason).toBe('deck');
  });

  test('UUN-312 people who only draw do not go on for ever: told after 15 rounds, after 25 the most Unicorns win', () => {
    const { table } = deal({
      ann: { stable: ['narwhal', 'rhinocorn'] },
      bob: { stable: ['americorn'] },
      deck: ['yay', 'slowdown', 'neigh'],
      options: { reshuffle: 'on' },
      unfinished: true,
    });
    // Everybody declines, and discards what the Hand Limit demands.
    const round = (): void => {
      const until = table.vars.turn + 2;
      for (let i = 0; i < 40 && table.vars.turn < until && table.outcome === null; i++) {
        const asked = table.match.open?.asks.find((ask) => table.match.askOf(ask.seat) !== null);
        const picks = asked?.options.map((_, at) => at).slice(0, asked.min) ?? [];
        expect(table.match.answer(asked?.seat ?? -1, table.match.n, picks)).toBeNull();
      }
    };
    for (let i = 0; i < 14; i++) round();
    expect(table.logKeys).not.toContain('idle');
    round();
    expect(table.logKeys.filter((key) => key === 'idle')).toHaveLength(1);
    for (let i = 0; i < 9; i++) round();
    expect(table.outcome).toBeNull();
    round();
    expect([table.outcome?.reason, table.winners]).toEqual(['idle', ['ann']]);
  });

  test('UUN-315 nobody joins a running game', () => {
    const { table } = deal({ ann: {}, bob: {} });
    expect(table.match.apply({ kind: 'join', seat: 5 })?.code).toBe('cannot-join');
  });

  test('UUN-316 a seat is not removed; a bot takes it with hand, Stable and pending choices', () => {
    const { ann, table } = deal({ ann: { hand: ['yay'] }, bob: {} });
    expect(table.match.apply({ kind: 'leave', seat: 0 })?.code).toBe('cannot-leave');
    expect(table.match.apply({ kind: 'bot', seat: 0, level: 'easy' })).toBeNull();
    ann.isAskedFor('action');
    expect(ann.hand).toEqual(['yay']);
  });

  test('UUN-319 silence: optional effects are declined, a window is passed, a mandatory choice is random, the action is to draw', () => {
    const { ann, bob } = deal({
      ann: { hand: ['rhinocorn'], stable: ['double-dutch'] },
      bob: { hand: ['neigh'], stable: basics(2) },
      vars: { phase: 'begin' },
    });
    ann.timesOut();
    ann.timesOut();
    expect(ann.hand.length).toBe(3);
    expect(ann.stable).toEqual(['double-dutch']);
    bob.isAskedFor('action');
  });

  test('UUN-319 a window that runs out is passed, a mandatory target is drawn', () => {
    const { ann, bob } = deal({ ann: { hand: ['unicorn-poison'] }, bob: { hand: ['neigh'], stable: basics(2) } });
    ann.plays('unicorn-poison');
    bob.timesOut();
    ann.timesOut();
    expect(bob.stable.length).toBe(1);
  });
});
