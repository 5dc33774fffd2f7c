import { describe, expect, test } from 'vitest';
import { deal, goalsOf, rulesOf } from './table.ts';

describe('9. Goals', () => {
  test('FLX-130 a Goal is put in the centre and the previous one is discarded', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-guard-duty'],
    });
    ann.plays('goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-house-party']);
    expect(table.zone('discard')).toEqual(['goal-guard-duty']);
  });

  test('FLX-131 FLX-132 FLX-260 a Goal applies to all: whoever has it in front of them wins, on anybody’s turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'], keepers: ['summer-smith'] },
      bob: { keepers: ['birdperson'] },
      cat: { hand: ['draw-5'], keepers: ['squanchy', 'tinkles'] },
      goals: ['goal-guard-duty'],
    });
    ann.plays('goal-house-party');
    expect(table.winners).toEqual([]);
    const other = deal({
      ann: { hand: ['goal-house-party', 'plumbus'] },
      bob: { keepers: ['birdperson'] },
      cat: { hand: ['draw-5'], keepers: ['squanchy', 'summer-smith'] },
    });
    other.ann.plays('goal-house-party');
    expect(other.table.winners).toEqual(['cat']);
    expect(other.table.outcome).toMatchObject({ reason: 'goal', rule: 'FLX-260' });
  });

  test('FLX-132 Keepers in hand do not count', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'squanchy'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('goal-house-party');
    expect(table.winners).toEqual([]);
  });

  test('FLX-133 under Double Agenda a second Goal is added', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty'],
    });
    ann.plays('goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-guard-duty', 'goal-house-party']);
    expect(table.zone('discard')).toEqual([]);
  });

  test('FLX-134 FLX-026 FLX-325 with two in play the player first discards one of them; the new one waits on the resolving stack', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('goal-house-party');
    ann.mustPick('goal-guard-duty', 'goal-picture-day');
    expect(table.zone('stack')).toEqual(['goal-house-party']);
    ann.picks('goal-picture-day');
    expect(goalsOf(table)).toEqual(['goal-guard-duty', 'goal-house-party']);
    expect(table.zone('discard')).toEqual(['goal-picture-day']);
    expect(table.zone('stack')).toEqual([]);
  });

  test('FLX-026 otherwise a Goal, a New Rule or a Keeper goes straight into play', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus', 'draw-2', 'jackpot'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-3'],
      goals: ['goal-guard-duty'],
    });
    ann.plays('goal-house-party', 'plumbus', 'draw-2');
    const toStack = table.match
      .events(0)
      .flat()
      .filter((e) => e.e === 'move' && e.to === 'stack');
    expect(toStack).toEqual([]);
  });

  test('FLX-135 Double Agenda itself brings no Goal and a second Goal costs a play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['double-agenda', 'goal-house-party'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-guard-duty'],
    });
    ann.plays('double-agenda');
    expect(goalsOf(table)).toEqual(['goal-guard-duty']);
    expect(ann.hand).toEqual(['goal-house-party']);
    bob.isToAct();
  });

  test.each([
    ['the first', ['summer-smith', 'squanchy']],
    ['the second', ['photography-raptor', 'reverse-giraffe']],
  ] as const)('FLX-136 with two Goals it is enough to meet %s', (_, keepers) => {
    const { ann, table } = deal({
      ann: { hand: [keepers[0], 'plumbus'], keepers: [keepers[1]] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda'],
      goals: ['goal-house-party', 'goal-picture-day'],
    });
    ann.plays(keepers[0]);
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-137 FLX-193 FLX-326 when Double Agenda leaves, the active player discards one of two Goals before anything else', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['rules-reset', 'plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['summer-smith'] },
      rules: ['double-agenda', 'play-2'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
      vars: { plays: 1 },
    });
    ann.plays('rules-reset');
    ann.mustPick('goal-guard-duty', 'goal-picture-day');
    expect(table.zone('stack')).toEqual(['rules-reset']);
    ann.picks('goal-guard-duty');
    expect(goalsOf(table)).toEqual(['goal-picture-day']);
    expect(table.zone('discard')).toEqual(['rules-reset', 'goal-guard-duty', 'play-2', 'double-agenda']);
    bob.isToAct();
  });

  test('FLX-137 with one Goal nothing is asked', () => {
    const { ann, table } = deal({
      ann: { hand: ['rules-reset', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty'],
    });
    ann.plays('rules-reset');
    expect(goalsOf(table)).toEqual(['goal-guard-duty']);
  });

  test('FLX-137 the choice can take a Goal away from whoever would have met it', () => {
    const { ann, table } = deal({
      ann: { hand: ['zap-a-card', 'plumbus'], keepers: ['squanchy'] },
      bob: { hand: ['draw-5'], keepers: ['summer-smith', 'tinkles'], creepers: ['galactic-federation'] },
      rules: ['double-agenda', 'dont-think-about-it'],
      goals: ['goal-guard-duty', 'goal-picture-day'],
    });
    ann.plays('zap-a-card', 'double-agenda');
    ann.mustPick('goal-guard-duty', 'goal-picture-day');
    ann.picks('goal-picture-day');
    expect(goalsOf(table)).toEqual(['goal-guard-duty']);
    expect(ann.hand).toEqual(['plumbus', 'double-agenda']);
  });

  test('FLX-138 a Goal that nobody can meet works like no Goal', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['squanchy', 'plumbus'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-picture-day'],
      discard: ['photography-raptor'],
    });
    ann.plays('squanchy');
    expect(table.winners).toEqual([]);
    bob.isToAct();
  });

  test('FLX-139 one card fills one requirement only', () => {
    // Pickle Rick cannot be both himself and Rick; Rick and Pickle Rick are one name of the family.
    const { ann, table } = deal({
      ann: { hand: ['rick-sanchez', 'plumbus'], keepers: ['pickle-rick', 'morty-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-family-dinner'],
    });
    ann.plays('rick-sanchez');
    expect(table.winners).toEqual([]);
  });

  test('FLX-140 Pickle Rick counts as Rick Sanchez for Goals', () => {
    const { ann, table } = deal({
      ann: { hand: ['pickle-rick', 'plumbus'], keepers: ['morty-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-rick-and-morty'],
    });
    ann.plays('pickle-rick');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-140 Rick Sanchez never counts as Pickle Rick', () => {
    const { ann, table } = deal({
      ann: { hand: ['rick-sanchez', 'plumbus'], keepers: ['beth-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-skipping-therapy'],
    });
    ann.plays('rick-sanchez');
    expect(table.winners).toEqual([]);
  });

  const five = ['plumbus', 'snowball', 'hamurai', 'tinkles', 'jerry-smith'] as const;
  const otherFive = ['beth-smith', 'squanchy', 'pencilvester', 'portal-gun', 'ghost-in-a-jar'] as const;

  test('FLX-141 a «most» Goal needs the minimum and the highest number', () => {
    const below = deal({ ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five.slice(0, 4) }, bob: { hand: ['draw-5'] } });
    below.ann.plays('goal-packed-house');
    expect(below.table.winners).toEqual([]);
    const alone = deal({
      ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five },
      bob: { hand: ['draw-5'], keepers: otherFive.slice(0, 4) },
    });
    alone.ann.plays('goal-packed-house');
    expect(alone.table.winners).toEqual(['ann']);
    const fewer = deal({
      ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five },
      bob: { hand: ['draw-5'], keepers: [...otherFive, 'birdperson'] },
    });
    fewer.ann.plays('goal-packed-house');
    expect(fewer.table.winners).toEqual(['bob']);
  });

  test('FLX-141 the only one with the most, hindered: nobody wins, not even the next best', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five },
      bob: { hand: ['draw-5'], keepers: [...otherFive, 'birdperson'], creepers: ['galactic-federation'] },
    });
    ann.plays('goal-packed-house');
    expect(table.winners).toEqual([]);
  });

  test('FLX-141 a shared highest number: nobody wins, unless all but one are hindered', () => {
    const tie = deal({ ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five }, bob: { hand: ['draw-5'], keepers: otherFive } });
    tie.ann.plays('goal-packed-house');
    expect(tie.table.winners).toEqual([]);
    const hindered = deal({
      ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five },
      bob: { hand: ['draw-5'], keepers: otherFive, creepers: ['evil-morty'] },
    });
    hindered.ann.plays('goal-packed-house');
    expect(hindered.table.winners).toEqual(['ann']);
    const both = deal({
      ann: { hand: ['goal-packed-house', 'draw-2'], keepers: five, creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'], keepers: otherFive, creepers: ['evil-morty'] },
    });
    both.ann.plays('goal-packed-house');
    expect(both.table.winners).toEqual([]);
  });

  test('FLX-142 FLX-215 replacing one Goal by another is a single change', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['goal-house-party', 'plumbus'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: {},
      goals: ['goal-guard-duty'],
    });
    ann.plays('goal-house-party');
    expect(cat.creepers).toEqual(['cronenbergs']);
    expect(bob.creepers).toEqual([]);
  });

  test('FLX-142 adding a Goal and removing one are changes as well', () => {
    const adding = deal({
      ann: { hand: ['goal-house-party', 'plumbus'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: {},
    });
    adding.ann.plays('goal-house-party');
    expect(adding.cat.creepers).toEqual(['cronenbergs']);
    const removing = deal({
      ann: { hand: ['zap-a-card', 'plumbus'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      cat: {},
      goals: ['goal-house-party'],
    });
    removing.ann.plays('zap-a-card', 'goal-house-party');
    expect(removing.cat.creepers).toEqual(['cronenbergs']);
    expect(goalsOf(removing.table)).toEqual([]);
  });

  test('FLX-143 FLX-261 taking the only Goal leaves the game without one, and then nobody wins', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['zap-a-card', 'squanchy', 'plumbus'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      goals: ['goal-house-party'],
    });
    ann.plays('zap-a-card', 'goal-house-party', 'squanchy');
    expect(goalsOf(table)).toEqual([]);
    expect(table.winners).toEqual([]);
    bob.isToAct();
  });

  const nine = ['draw-3', 'draw-4', 'draw-5', 'play-2', 'play-3', 'play-4', 'hand-limit-0', 'hand-limit-1', 'hand-limit-2'] as const;

  test('FLX-144 the card being played does not count for Infinite Timelines', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-infinite-timelines', ...nine] },
      bob: { hand: ['jackpot'] },
    });
    ann.plays('goal-infinite-timelines');
    expect(ann.hand).toHaveLength(9);
    expect(table.winners).toEqual([]);
  });

  test('FLX-144 side hands do not count, the hand does after each finished effect', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-3-play-2', ...nine] },
      bob: { hand: ['goal-house-party'] },
      goals: ['goal-infinite-timelines'],
      deck: ['jackpot', 'plumbus', 'snowball', 'hamurai', 'tinkles', 'squanchy'],
      unfinished: true,
    });
    ann.plays('draw-3-play-2', 'plumbus');
    expect(table.winners).toEqual([]);
    ann.plays('jackpot');
    expect(ann.hand).toHaveLength(12);
    expect(table.winners).toEqual(['ann']);
    expect(rulesOf(table)).toEqual([]);
  });
});
