import { describe, expect, test } from 'vitest';
import { deal, goalsOf, rulesOf } from './table.ts';

describe('steal-something', () => {
  test('FLX-182 a Keeper or Creeper of another player moves in front of the player', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['steal-something', 'draw-2'], keepers: ['plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'] },
      cat: { creepers: ['cronenbergs'] },
    });
    ann.plays('steal-something');
    ann.mustPick('snowball', 'cronenbergs');
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    expect(bob.keepers).toEqual([]);
    expect(cat.creepers).toEqual(['cronenbergs']);
  });

  test('FLX-182 even if the only choice is harmful', () => {
    const { ann } = deal({ ann: { hand: ['steal-something', 'draw-2'] }, bob: { hand: ['draw-5'], creepers: ['cronenbergs'] } });
    ann.plays('steal-something');
    expect(ann.creepers).toEqual(['cronenbergs']);
  });

  test('with nothing to take nothing happens', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['steal-something', 'draw-2'], keepers: ['plumbus'] }, bob: { hand: ['draw-5'] } });
    ann.plays('steal-something');
    expect(ann.keepers).toEqual(['plumbus']);
    expect(table.zone('discard')).toEqual(['steal-something']);
    bob.isToAct();
  });
});

describe('trade-hands', () => {
  test('FLX-181 two players give each other all cards in hand', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['trade-hands', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['plumbus', 'snowball'] },
      rules: ['play-2'],
    });
    ann.plays('trade-hands');
    ann.mustPick('bob', 'cat');
    ann.picks('cat');
    expect(ann.hand).toEqual(['plumbus', 'snowball']);
    expect(cat.hand).toEqual(['draw-2', 'draw-3']);
    expect(bob.hand).toEqual(['draw-5']);
  });

  test('FLX-181 mandatory even if both hands are empty', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['trade-hands'] }, bob: { hand: [] }, rules: ['draw-3'] });
    expect(table.zone('discard')).toEqual(['trade-hands']);
    expect(ann.hand).toEqual([]);
    expect(bob.hand).toHaveLength(3);
  });
});

describe('lets-simplify', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('FLX-184 FLX-186 of %i New Rules at most %i, rounded up', (many, most) => {
    const rules = (['draw-2', 'get-on-with-it', 'get-schwifty', 'keeper-limit-4', 'dont-think-about-it'] as const).slice(0, many);
    const { ann, table } = deal({ ann: { hand: ['lets-simplify', 'goal-house-party'] }, bob: { hand: ['draw-5'] }, rules });
    ann.plays('lets-simplify');
    if (many > 1) {
      ann.mustPick(...rules);
      if (most < many) ann.isRefused('too-many', rules.slice(0, most + 1));
      ann.picks(...rules.slice(0, most));
    }
    expect(rulesOf(table)).toEqual(rules.slice(most));
  });

  test('FLX-185 choosing none is not allowed, choosing one is', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-simplify', 'goal-house-party'] },
      bob: { hand: ['draw-5'] },
      rules: ['draw-2', 'get-on-with-it', 'get-schwifty', 'keeper-limit-4'],
    });
    ann.plays('lets-simplify');
    ann.isRefused('too-few', []);
    ann.picks('get-schwifty');
    expect(rulesOf(table)).toEqual(['draw-2', 'get-on-with-it', 'keeper-limit-4']);
  });

  test('FLX-184 with no New Rule in play nothing happens', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['lets-simplify', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
    });
    ann.plays('lets-simplify');
    expect(table.zone('discard')).toEqual(['lets-simplify']);
    expect(goalsOf(table)).toEqual(['goal-house-party']);
    bob.isToAct();
  });
});

describe('rules-reset', () => {
  test('FLX-193 all New Rules go as one event, Goals stay', () => {
    const { ann, table } = deal({
      ann: { hand: ['rules-reset', 'plumbus', 'snowball'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2', 'play-3', 'hand-limit-2', 'recycling'],
      goals: ['goal-house-party'],
    });
    ann.plays('rules-reset');
    expect(table.zone('centre')).toEqual(['basic-rules', 'goal-house-party']);
    expect(table.zone('discard')).toEqual(['rules-reset', 'recycling', 'hand-limit-2', 'play-3', 'draw-2']);
  });

  test('without New Rules nothing happens', () => {
    const { ann, table } = deal({ ann: { hand: ['rules-reset', 'plumbus'] }, bob: { hand: ['jackpot'] } });
    ann.plays('rules-reset');
    expect(table.zone('discard')).toEqual(['rules-reset']);
  });
});

describe('trash-a-new-rule', () => {
  test('one New Rule of choice goes', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-a-new-rule', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2', 'recycling'],
      goals: ['goal-house-party'],
    });
    ann.plays('trash-a-new-rule');
    ann.mustPick('draw-2', 'recycling');
    ann.picks('draw-2');
    expect(rulesOf(table)).toEqual(['recycling']);
    expect(table.zone('discard')).toEqual(['trash-a-new-rule', 'draw-2']);
  });

  test('without New Rules nothing happens', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-a-new-rule', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      goals: ['goal-house-party'],
    });
    ann.plays('trash-a-new-rule');
    expect(goalsOf(table)).toEqual(['goal-house-party']);
    expect(table.zone('discard')).toEqual(['trash-a-new-rule']);
  });
});

describe('trash-something', () => {
  test('FLX-182 any Keeper or Creeper in play, one’s own included', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-something', 'draw-2'], keepers: ['plumbus'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'], creepers: ['galactic-federation'] },
    });
    ann.plays('trash-something');
    ann.mustPick('plumbus', 'cronenbergs', 'snowball', 'galactic-federation');
    ann.picks('cronenbergs');
    expect(ann.creepers).toEqual([]);
    expect(table.zone('discard')).toEqual(['trash-something', 'cronenbergs']);
  });

  test('FLX-182 mandatory: the own last Keeper goes if there is nothing else', () => {
    const { ann } = deal({ ann: { hand: ['trash-something', 'draw-2'], keepers: ['plumbus'] }, bob: { hand: ['draw-5'] } });
    ann.plays('trash-something');
    expect(ann.keepers).toEqual([]);
  });

  test('on an empty table nothing happens', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['trash-something', 'draw-2'] }, bob: { hand: ['draw-5'] } });
    ann.plays('trash-something');
    expect(table.zone('discard')).toEqual(['trash-something']);
    bob.isToAct();
  });
});

describe('exchange-keepers', () => {
  test('FLX-192 one own Keeper for one of another player, as one event', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['exchange-keepers', 'draw-2'], keepers: ['plumbus', 'summer-smith'] },
      bob: { hand: ['draw-5'], keepers: ['snowball', 'space-cruiser'] },
      cat: { keepers: ['hamurai'] },
      goals: ['goal-guard-duty'],
    });
    ann.plays('exchange-keepers');
    ann.mustPick('plumbus', 'summer-smith');
    ann.picks('summer-smith');
    ann.mustPick('snowball', 'space-cruiser', 'hamurai');
    ann.picks('snowball');
    // bob holds Summer Smith and the Space Cruiser now.
    expect(bob.keepers).toEqual(['space-cruiser', 'summer-smith']);
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    expect(cat.keepers).toEqual(['hamurai']);
    expect(table.winners).toEqual(['bob']);
  });

  test.each([
    ['the player has none', { keepers: [] }, { keepers: ['snowball'] }],
    ['nobody else has one', { keepers: ['snowball'] }, { keepers: [], creepers: ['cronenbergs'] }],
  ] as const)('FLX-192 nothing happens if %s', (_, mine, theirs) => {
    const { ann, bob, table } = deal({ ann: { hand: ['exchange-keepers', 'draw-2'], ...mine }, bob: { hand: ['draw-5'], ...theirs } });
    ann.plays('exchange-keepers');
    expect(ann.keepers).toEqual(mine.keepers);
    expect(table.zone('discard')).toEqual(['exchange-keepers']);
    bob.isToAct();
  });
});

describe('zap-a-card', () => {
  test('FLX-183 a New Rule, a Goal or a Keeper goes to the hand', () => {
    const rule = deal({
      ann: { hand: ['zap-a-card', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2'],
      goals: ['goal-house-party'],
    });
    rule.ann.plays('zap-a-card', 'draw-2');
    expect(rule.ann.hand).toEqual(['plumbus', 'draw-2']);
    expect(rulesOf(rule.table)).toEqual([]);
    const goal = deal({
      ann: { hand: ['zap-a-card', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2'],
      goals: ['goal-house-party'],
    });
    goal.ann.plays('zap-a-card', 'goal-house-party');
    expect(goal.ann.hand).toEqual(['plumbus', 'goal-house-party']);
    const keeper = deal({
      ann: { hand: ['zap-a-card', 'plumbus'], keepers: ['snowball'] },
      bob: { hand: ['jackpot'], keepers: ['hamurai'] },
    });
    keeper.ann.plays('zap-a-card', 'snowball');
    expect(keeper.ann.hand).toEqual(['plumbus', 'snowball']);
    expect(keeper.ann.keepers).toEqual([]);
  });

  test('FLX-183 a Creeper goes in front of the player, and no card is drawn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['zap-a-card', 'plumbus'] },
      bob: { hand: ['jackpot'], creepers: ['cronenbergs'] },
    });
    ann.plays('zap-a-card');
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(ann.hand).toEqual(['plumbus']);
    expect(bob.creepers).toEqual([]);
  });

  test('FLX-183 choosing an own Creeper changes nothing', () => {
    const { ann, table } = deal({
      ann: { hand: ['zap-a-card', 'plumbus'], creepers: ['cronenbergs', 'galactic-federation'] },
      bob: { hand: ['jackpot'] },
    });
    ann.plays('zap-a-card', 'cronenbergs');
    expect(ann.creepers).toEqual(['cronenbergs', 'galactic-federation']);
    expect(table.zone('discard')).toEqual(['zap-a-card']);
  });

  test('with nothing in play nothing happens', () => {
    const { ann, table } = deal({ ann: { hand: ['zap-a-card', 'plumbus'] }, bob: { hand: ['jackpot'] }, discard: ['snowball'] });
    ann.plays('zap-a-card');
    expect(ann.hand).toEqual(['plumbus']);
    expect(table.zone('discard')).toEqual(['zap-a-card', 'snowball']);
  });
});

describe('jackpot', () => {
  test('FLX-197 three cards to the hand', () => {
    const { ann } = deal({ ann: { hand: ['jackpot', 'plumbus'] }, bob: { hand: ['draw-5'] }, deck: ['snowball', 'hamurai', 'tinkles'] });
    ann.plays('jackpot');
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai', 'tinkles']);
  });

  test('FLX-197 also when nested', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      deck: ['jackpot', 'snowball', 'hamurai', 'tinkles', 'beth-smith'],
    });
    ann.plays('draw-2-and-use-em', 'jackpot');
    expect(ann.hand).toEqual(['plumbus', 'hamurai', 'tinkles', 'beth-smith']);
    expect(ann.keepers).toEqual(['snowball']);
    expect(table.zone('side:0')).toEqual([]);
  });
});

describe('take-another-turn', () => {
  test('FLX-063 one more turn, then the next player', () => {
    const { ann, bob } = deal({ ann: { hand: ['take-another-turn', 'plumbus'] }, bob: { hand: ['draw-5'] }, deck: ['snowball'] });
    ann.plays('take-another-turn');
    ann.mustPick('plumbus', 'snowball');
    ann.plays('plumbus');
    bob.isToAct();
  });

  test('FLX-064 in an extra turn it adds nothing', () => {
    const { ann, bob } = deal({ ann: { hand: ['take-another-turn', 'plumbus'] }, bob: { hand: ['draw-5'] }, vars: { extra: true } });
    ann.plays('take-another-turn');
    bob.isToAct();
  });
});

describe('parasite-check', () => {
  test('FLX-195 all friends of one player go as one event; one may choose oneself', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['parasite-check', 'draw-2'], keepers: ['sleepy-gary'] },
      bob: { hand: ['draw-5'], keepers: ['tinkles', 'plumbus', 'hamurai'] },
      cat: { keepers: ['mr-poopybutthole'] },
    });
    ann.plays('parasite-check');
    ann.mustPick('ann', 'bob');
    ann.picks('bob');
    expect(bob.keepers).toEqual(['plumbus']);
    expect(table.zone('discard')).toEqual(['parasite-check', 'hamurai', 'tinkles']);
    expect(ann.keepers).toEqual(['sleepy-gary']);
  });

  test('without a friend in play nothing happens', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['parasite-check', 'hamurai'], keepers: ['plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['mr-poopybutthole'] },
    });
    ann.plays('parasite-check');
    expect(table.zone('discard')).toEqual(['parasite-check']);
    bob.isToAct();
  });
});

describe('not-my-dimension', () => {
  test('FLX-196 any Creeper in play to anybody but its holder, the active player included', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['not-my-dimension', 'draw-2'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'], creepers: ['galactic-federation'] },
      cat: {},
    });
    ann.plays('not-my-dimension');
    ann.mustPick('cronenbergs', 'galactic-federation');
    ann.picks('galactic-federation');
    ann.mustPick('ann', 'cat');
    ann.picks('ann');
    expect(ann.creepers).toEqual(['cronenbergs', 'galactic-federation']);
    expect(bob.creepers).toEqual([]);
    expect(cat.creepers).toEqual([]);
  });

  test('without a Creeper in play nothing happens', () => {
    const { ann, table } = deal({ ann: { hand: ['not-my-dimension', 'draw-2'], keepers: ['plumbus'] }, bob: { hand: ['draw-5'] } });
    ann.plays('not-my-dimension');
    expect(table.zone('discard')).toEqual(['not-my-dimension']);
  });
});

describe('mix-it-all-up', () => {
  test('FLX-191 everything is dealt out anew one by one, from the active player in turn order', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['mix-it-all-up', 'draw-2'], keepers: ['plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['snowball', 'hamurai', 'tinkles'], creepers: ['cronenbergs'] },
      cat: {},
    });
    ann.plays('mix-it-all-up');
    const counts = [ann, bob, cat].map((seat) => seat.keepers.length + seat.creepers.length);
    expect(counts).toEqual([2, 2, 1]);
    const all = [ann, bob, cat].flatMap((seat) => [...seat.keepers, ...seat.creepers]);
    expect(all.sort()).toEqual(['cronenbergs', 'hamurai', 'plumbus', 'snowball', 'tinkles']);
    expect(table.logKeys).not.toContain('say');
  });

  test('FLX-191 FLX-022 who gets what is chance', () => {
    const got = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { ann } = deal({
        ann: { hand: ['mix-it-all-up', 'draw-2'], keepers: ['plumbus'] },
        bob: { hand: ['draw-5'], keepers: ['snowball', 'hamurai', 'tinkles'] },
        seed,
      });
      ann.plays('mix-it-all-up');
      got.add([...ann.keepers].sort().join());
    }
    expect(got.size).toBeGreaterThan(2);
  });

  test('FLX-191 nobody wins before the last card is dealt', () => {
    // ann gets both cards of the Goal first and a Creeper last: whichever way they fall, only the final table counts.
    for (let seed = 1; seed <= 8; seed++) {
      const { ann, table } = deal({
        ann: { hand: ['mix-it-all-up', 'draw-2'], keepers: ['summer-smith', 'squanchy'] },
        bob: { hand: ['draw-5'], creepers: ['cronenbergs'] },
        goals: ['goal-house-party'],
        seed,
      });
      ann.plays('mix-it-all-up');
      const meets = table.t.ring.filter((seat) => {
        const one = table.seat(seat === 0 ? 'ann' : 'bob');
        return one.keepers.length === 2 && one.creepers.length === 0;
      });
      expect(table.winners).toEqual(meets.map((seat) => (seat === 0 ? 'ann' : 'bob')));
    }
  });

  test('with nothing in play nothing happens', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['mix-it-all-up', 'draw-2'] }, bob: { hand: ['draw-5'] } });
    ann.plays('mix-it-all-up');
    expect(table.zone('discard')).toEqual(['mix-it-all-up']);
    bob.isToAct();
  });
});
