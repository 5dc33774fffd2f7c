import { describe, expect, test } from 'vitest';
import type { CardName } from '../cards/data.ts';
import { AT_START, deal, RANDOM, rulesOf, use } from './table.ts';

describe('19. Choices', () => {
  test('FLX-320 FLX-321 the active player chooses; a single option is carried out without asking', () => {
    const { ann, bob } = deal({ ann: { hand: ['plumbus'] }, bob: { hand: ['draw-5'], keepers: ['snowball'] } });
    expect(ann.keepers).toEqual(['plumbus']);
    ann.isNotAsked();
    bob.isToAct();
    const single = deal({ ann: { hand: ['steal-something', 'draw-2'] }, bob: { hand: ['draw-5'], keepers: ['snowball'] } });
    single.ann.plays('steal-something');
    expect(single.ann.keepers).toEqual(['snowball']);
  });

  test('FLX-323 the exact excess of the hand is discarded in one choice', () => {
    const { ann, bob } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4', 'jackpot'], keepers: ['plumbus'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    bob.mustPick('draw-5', 'draw-4', 'jackpot');
    bob.isRefused('too-few', ['draw-5']);
    bob.isRefused('too-many', ['draw-5', 'draw-4', 'jackpot']);
    bob.isRefused('duplicate', ['draw-5', 'draw-5']);
    bob.cannotPick('plumbus');
    bob.picks('draw-5', 'draw-4');
    expect(bob.hand).toEqual(['jackpot']);
  });

  test('FLX-324 the exact excess of Keepers as well', () => {
    const { ann, bob } = deal({
      ann: { hand: ['keeper-limit-3', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'beth-smith'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-3');
    bob.isRefused('too-few', ['plumbus']);
    bob.isRefused('too-many', ['plumbus', 'snowball', 'hamurai']);
    bob.cannotPick('draw-5');
    bob.picks('plumbus', 'tinkles');
    expect(bob.keepers).toEqual(['snowball', 'hamurai', 'beth-smith']);
  });

  test('FLX-323 FLX-226 the others’ choices are hidden until all have chosen', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      cat: { hand: ['plumbus', 'snowball'] },
      rules: ['play-2'],
      unfinished: true,
    });
    ann.plays('hand-limit-1');
    bob.picks('draw-5');
    expect(bob.hand).toEqual(['draw-5', 'draw-4']);
    expect(JSON.stringify(cat.view)).not.toContain('draw-5');
    expect(cat.view.decision?.asked).toEqual([2]);
    expect(table.zone('discard')).toEqual([]);
    bob.isRefused('already-answered', ['draw-4']);
  });

  const mandatory: readonly (readonly [string, CardName])[] = [
    ['FLX-328', 'steal-something'],
    ['FLX-329', 'trash-something'],
    ['FLX-330', 'zap-a-card'],
    ['FLX-331', 'exchange-keepers'],
    ['FLX-332', 'trade-hands'],
    ['FLX-333', 'lets-simplify'],
    ['FLX-334', 'trash-a-new-rule'],
    ['FLX-335', 'use-what-you-take'],
    ['FLX-336', 'lets-do-that-again'],
    ['FLX-337', 'everybody-gets-1'],
    ['FLX-340', 'parasite-check'],
    ['FLX-341', 'not-my-dimension'],
  ];
  test.each(mandatory)('%s the choice of %s is the active player’s and cannot be declined', (rule, action) => {
    const { ann, bob, cat } = deal({
      ann: { hand: [action, 'goal-house-party'], keepers: ['tinkles', 'snowball'] },
      bob: { hand: ['draw-5', 'draw-4'], keepers: ['hamurai', 'beth-smith'], creepers: ['cronenbergs'] },
      cat: { hand: ['draw-3'], keepers: ['pencilvester'], creepers: ['galactic-federation'] },
      rules: ['draw-2', 'get-on-with-it', 'first-play-random'],
      discard: ['jackpot', 'mystery-play'],
      unfinished: true,
    });
    ann.plays(action);
    expect(ann.view.decision?.mine?.rule).toBe(rule);
    expect(ann.view.decision?.mine?.min).toBeGreaterThan(0);
    ann.isRefused('too-few', []);
    bob.isNotAsked();
    cat.isNotAsked();
  });

  const free: readonly (readonly [string, CardName])[] = [
    ['FLX-342', 'recycling'],
    ['FLX-343', 'blame-jerry'],
    ['FLX-344', 'galactic-federation'],
    ['FLX-346', 'portal-gun'],
    ['FLX-347', 'interdimensional-cable-box'],
    ['FLX-348', 'butter-robot'],
    ['FLX-349', 'get-schwifty'],
  ];
  test.each(free)('%s %s is optional; once begun its choice has to be made', (rule, card) => {
    const { ann } = deal({
      ann: {
        hand: ['goal-house-party', 'goal-guard-duty'],
        keepers: ['portal-gun', 'interdimensional-cable-box', 'butter-robot', 'squanchy', 'rick-sanchez'],
        creepers: ['galactic-federation', 'cronenbergs'],
      },
      bob: { hand: ['draw-5'], keepers: ['jerry-smith'] },
      cat: {},
      rules: ['recycling', 'blame-jerry', 'get-schwifty'],
      unfinished: true,
    });
    ann.isOffered('goal-house-party', 'goal-guard-duty', use(card));
    ann.picks(use(card));
    expect(ann.view.decision?.mine?.rule).toBe(rule);
    ann.isRefused('too-few', []);
    ann.cannotPick(use('recycling'));
  });

  test('FLX-338 FLX-339 picks are simultaneous and secret; the active player takes one of the cards shown', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2', 'draw-3'] },
      bob: { hand: ['plumbus', 'jackpot'] },
      cat: { hand: ['snowball', 'play-3'] },
      dan: {},
      rules: ['play-2'],
    });
    ann.plays('show-me-what-you-got');
    ann.isNotAsked();
    expect(ann.view.decision).toMatchObject({ mode: 'all', asked: [1, 2] });
    bob.mustPick('plumbus', 'jackpot');
    cat.mustPick('snowball', 'play-3');
    cat.picks('snowball');
    bob.picks('jackpot');
    ann.mustPick('jackpot', 'snowball');
    ann.isRefused('too-few', []);
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['snowball']);
  });

  test('FLX-345 Evil Morty’s choice belongs to the holder at the start of the turn', () => {
    const { bob, ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'], creepers: ['evil-morty'] },
      unfinished: true,
    });
    ann.plays('goal-house-party');
    bob.mustPick('plumbus', 'snowball');
    expect(bob.view.decision?.mine?.rule).toBe('FLX-345');
  });

  test('FLX-350 random picks are made by the game: nobody is asked which card it is', () => {
    const taken = deal({
      ann: { hand: ['use-what-you-take', 'draw-2'] },
      bob: { hand: ['plumbus', 'snowball', 'hamurai'] },
      chance: [1],
    });
    taken.ann.plays('use-what-you-take');
    expect(taken.ann.keepers).toEqual(['snowball']);
    const first = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['first-play-random', 'play-2'],
      chance: [2],
    });
    first.ann.picks(RANDOM);
    expect(first.ann.keepers).toEqual(['mr-meeseeks', 'hamurai']);
  });

  test('FLX-351 silence means no to what is optional, otherwise a random legal choice', () => {
    const forced = deal({ ann: { hand: ['plumbus', 'snowball', 'hamurai'] }, bob: { hand: ['draw-5'] }, chance: [1] });
    forced.ann.timesOut();
    expect(forced.ann.keepers).toEqual(['snowball']);
    forced.bob.isToAct();
    const discards = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4', 'jackpot'] },
      rules: ['play-2'],
      chance: [0, 1],
    });
    discards.ann.plays('hand-limit-1');
    discards.bob.timesOut();
    expect(discards.bob.hand).toEqual(['draw-4']);
    expect(rulesOf(discards.table)).toEqual(['play-2', 'hand-limit-1']);
  });

  test('FLX-351 in a window of free actions silence uses none and goes on', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['mr-meeseeks', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
      vars: AT_START,
    });
    ann.timesOut();
    expect(ann.keepers).toEqual(['mr-meeseeks', 'plumbus']);
    expect(ann.hand).toHaveLength(3);
    ann.plays('goal-house-party');
    ann.timesOut();
    expect(ann.keepers).toEqual(['mr-meeseeks', 'plumbus']);
    bob.isToAct();
  });

  test('FLX-351 while plays are owed silence plays a card, never a free action', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { ann, bob } = deal({
        ann: { hand: ['goal-house-party', 'goal-guard-duty'], keepers: ['mr-meeseeks', 'squanchy', 'plumbus'] },
        bob: { hand: ['draw-5'] },
        rules: ['recycling', 'get-schwifty', 'mystery-play', 'get-on-with-it'],
        seed,
      });
      ann.timesOut();
      expect(ann.hand).toHaveLength(1);
      expect(ann.keepers).toEqual(['mr-meeseeks', 'squanchy', 'plumbus']);
      bob.isNotAsked();
    }
  });
});

describe('FLX-352 stalemate', () => {
  const SWAP = use('swap-plays-for-draws');
  const passive = () =>
    deal({
      ann: { hand: ['plumbus'] },
      bob: { hand: ['snowball'] },
      rules: ['swap-plays-for-draws', 'play-all'],
      unfinished: true,
    });
  type Passive = ReturnType<typeof passive>;
  const lines = ({ table }: Passive, key: string): number =>
    table.match.batches.flat().filter((event) => event.e === 'log' && event.key === key).length;
  const rounds = ({ ann, bob }: Passive, many: number): void => {
    for (let i = 0; i < many; i++) for (const seat of [ann, bob]) seat.picks(SWAP);
  };

  test('FLX-352 after 15 rounds without a card from a hand the table is told, after 25 nobody wins', () => {
    const dealt = passive();
    rounds(dealt, 14);
    dealt.ann.picks(SWAP);
    expect(lines(dealt, 'stalemate-near')).toBe(0);
    dealt.bob.picks(SWAP);
    expect(lines(dealt, 'stalemate-near')).toBe(1);
    rounds(dealt, 9);
    dealt.ann.picks(SWAP);
    expect(dealt.table.match.over).toBe(false);
    dealt.bob.picks(SWAP);
    expect(lines(dealt, 'stalemate-near')).toBe(1);
    expect(dealt.table.match.table.outcome).toMatchObject({ winners: [], reason: 'stalemate', rule: 'FLX-352' });
  });

  test('FLX-352 one card played from a hand begins the count anew', () => {
    const dealt = passive();
    rounds(dealt, 24);
    dealt.ann.plays('plumbus');
    dealt.ann.picks(SWAP);
    dealt.bob.picks(SWAP);
    expect(dealt.table.vars.idleRounds).toBe(0);
    rounds(dealt, 1);
    expect(dealt.table.vars.idleRounds).toBe(1);
  });

  test('FLX-352 where nobody can ever be asked again the match ends at once', () => {
    const { table } = deal({ ann: {}, bob: {}, rest: 'box' });
    expect(table.match.table.outcome).toMatchObject({ winners: [], reason: 'stalemate', rule: 'FLX-352' });
  });
});
