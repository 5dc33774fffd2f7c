import type { AdvicePosition } from '../../../bots/test/positions.ts';
import type { FluxxVars } from '../state.ts';
import { deal, use } from './table.ts';

/** Twelve positions, with what a good player would say about them. Written before any advice was. */
export const positions: readonly AdvicePosition<FluxxVars>[] = [
  {
    name: 'the Keeper that the Goal asks for',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['draw-3', 'portal-gun', 'trade-hands', 'szechuan-sauce'], keepers: ['rick-sanchez'] },
        bob: { hand: ['draw-5', 'play-2', 'plumbus'], keepers: ['birdperson'] },
        goals: ['goal-garage-science'],
        unfinished: true,
      }).table,
    right: ['portal-gun'],
    reasons: ['win'],
    why: 'Rick is on the table and Garage Science asks for him and the Portal Gun: play it and win.',
  },
  {
    name: 'two plays, Goal and Keeper',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['birdperson', 'draw-4', 'goal-old-bandmates', 'jackpot'], keepers: ['squanchy'] },
        bob: { hand: ['draw-5', 'play-3'], keepers: ['plumbus'] },
        cat: { hand: ['draw-2', 'recycling'], keepers: ['beth-smith'] },
        rules: ['play-2'],
        unfinished: true,
      }).table,
    right: ['birdperson', 'goal-old-bandmates'],
    later: ['birdperson', 'goal-old-bandmates'],
    reasons: ['win'],
    why: 'With two plays Birdperson and Old Bandmates go down in one turn, and Squanchy is here already.',
  },
  {
    name: 'Play 4 first, and everything goes down at once',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['play-4', 'rick-sanchez', 'goal-garage-science', 'portal-gun'] },
        bob: { hand: ['draw-5', 'trash-something', 'goal-picture-day'], keepers: ['plumbus'] },
        unfinished: true,
      }).table,
    right: ['play-4'],
    later: ['goal-garage-science', 'rick-sanchez', 'portal-gun'],
    reasons: ['win'],
    why: 'Play 4 lets you put down Rick, the Portal Gun and Garage Science this very turn.',
  },
  {
    name: 'a Goal that only lacks one more Keeper of the neighbour',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['goal-picture-day', 'szechuan-sauce', 'draw-2'], keepers: ['hamurai'] },
        bob: {
          hand: ['squanchy', 'tinkles', 'draw-5', 'play-2', 'recycling'],
          keepers: ['plumbus', 'birdperson', 'snowball', 'beth-smith'],
        },
        goals: ['goal-packed-house'],
        unfinished: true,
      }).table,
    right: ['goal-picture-day'],
    reasons: ['stop'],
    why: 'Bob has four Keepers and Packed House wants five: any Keeper wins for him. Change the Goal.',
  },
  {
    name: 'one Smith away from the Family Dinner',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['trash-something', 'plumbus', 'draw-2'], keepers: ['hamurai'] },
        bob: { hand: ['draw-5', 'morty-smith', 'recycling', 'play-3', 'summer-smith'], keepers: ['beth-smith', 'jerry-smith'] },
        cat: { hand: ['draw-3', 'snowball'], keepers: ['squanchy'] },
        goals: ['goal-family-dinner'],
        unfinished: true,
      }).table,
    right: ['trash-something'],
    later: ['beth-smith', 'jerry-smith'],
    reasons: ['stop'],
    why: 'Bob needs only one more Smith for the Family Dinner, so trash Beth or Jerry.',
  },
  {
    name: 'two friends are on one table already',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['zap-a-card', 'szechuan-sauce', 'draw-2'], keepers: ['hamurai'] },
        bob: { hand: ['draw-5', 'play-2'], keepers: ['plumbus'] },
        cat: { hand: ['reverse-giraffe', 'ghost-in-a-jar', 'recycling', 'play-3'], keepers: ['sleepy-gary', 'pencilvester'] },
        dan: { hand: ['draw-3'], keepers: ['snowball'] },
        goals: ['goal-total-rickall'],
        unfinished: true,
      }).table,
    right: ['zap-a-card'],
    later: ['goal-total-rickall', 'sleepy-gary', 'pencilvester'],
    reasons: ['stop', 'build', 'win'],
    why: 'Cat lacks one friend for Total Rickall; zap the Goal or one of her friends before she plays it.',
  },
  {
    name: 'three cards for one',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['jackpot', 'lets-simplify', 'trash-a-new-rule'] },
        bob: { hand: ['draw-5', 'play-2', 'szechuan-sauce'], keepers: ['plumbus'] },
        cat: { hand: ['recycling', 'play-3', 'snowball'], keepers: ['beth-smith'] },
        unfinished: true,
      }).table,
    right: ['jackpot'],
    reasons: ['build'],
    why: 'The two other cards do nothing while there is no New Rule; Jackpot brings three cards.',
  },
  {
    name: 'a Goal that wins for somebody else',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['goal-house-party', 'plumbus', 'goal-picture-day'], keepers: ['hamurai'] },
        bob: { hand: ['draw-5', 'play-2'], keepers: ['birdperson'] },
        cat: { hand: ['draw-3', 'recycling'], keepers: ['summer-smith', 'squanchy'] },
        unfinished: true,
      }).table,
    right: ['plumbus', 'goal-picture-day'],
    blunders: ['goal-house-party'],
    reasons: ['risk', 'stop', 'build', 'keep', 'win'],
    why: 'Cat has Summer and Squanchy: put down House Party and she wins on the spot. Play anything else.',
  },
  {
    name: 'a hand too good to trade',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['trade-hands', 'goal-garage-science', 'rick-sanchez'], keepers: ['portal-gun'] },
        bob: { hand: ['draw-2'], keepers: ['plumbus'] },
        unfinished: true,
      }).table,
    right: ['rick-sanchez', 'goal-garage-science'],
    blunders: ['trade-hands'],
    reasons: ['win', 'tempo', 'build', 'keep'],
    risk: 'Bob may steal Rick or change the Goal before your next turn.',
    why: 'Rick now and Garage Science next turn wins; trading hands would give both to Bob.',
  },
  {
    name: 'what stays in the hand at a Hand Limit of 1',
    theme: 'keep',
    seat: 'ann',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['squanchy', 'goal-house-party', 'trade-hands', 'szechuan-sauce'], keepers: ['summer-smith'] },
        bob: { hand: ['draw-5'], keepers: ['plumbus'] },
        rules: ['hand-limit-1'],
        unfinished: true,
      });
      ann.plays('squanchy');
      return table;
    },
    right: ['trade-hands+szechuan-sauce'],
    blunders: ['goal-house-party+trade-hands', 'goal-house-party+szechuan-sauce'],
    reasons: ['keep', 'win'],
    why: 'House Party is met by what lies before you: keep it and win next turn.',
  },
  {
    name: 'the Creeper in the way can be thrown off',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: {
          hand: ['draw-3', 'goal-picture-day'],
          keepers: ['rick-sanchez', 'portal-gun', 'plumbus'],
          creepers: ['galactic-federation'],
        },
        bob: { hand: ['draw-5', 'play-2'], keepers: ['birdperson'] },
        goals: ['goal-garage-science'],
        unfinished: true,
      }).table,
    right: [use('galactic-federation')],
    later: ['plumbus'],
    reasons: ['win'],
    why: 'Only the Galactic Federation keeps you from winning: give up the Plumbus and it is gone.',
  },
  {
    name: 'the missing half lies before a neighbour',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['draw-2', 'steal-something', 'szechuan-sauce'], keepers: ['birdperson'] },
        bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
        cat: { hand: ['play-2', 'recycling'], keepers: ['squanchy', 'beth-smith'] },
        goals: ['goal-old-bandmates'],
        unfinished: true,
      }).table,
    right: ['steal-something'],
    later: ['squanchy'],
    reasons: ['win'],
    why: 'Steal Squanchy from Cat: with Birdperson that is Old Bandmates.',
  },
];
