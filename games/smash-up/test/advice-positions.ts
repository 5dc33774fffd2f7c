import type { AdvicePosition } from '../../../bots/test/positions.ts';
import type { SmashVars } from '../state.ts';
import { deal, SCORE } from './table.ts';

/** Twelve positions, with what a good player would say about them. Written before any advice was. */
export const positions: readonly AdvicePosition<SmashVars>[] = [
  {
    name: 'the last points lie on the table',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['war-raptor', 'nana', 'howl'] },
        bob: { hand: ['warbot', 'zapbot'] },
        bases: [
          { base: 'tar-pits', ann: ['supreme-overlord', 'granny'], bob: ['nukebot'] },
          { base: 'tortuga', bob: ['collector'] },
          { base: 'the-mothership' },
        ],
        vars: { vp: [12, 9, 0, 0] },
        unfinished: true,
      }).table,
    right: ['war-raptor@tar-pits', 'nana@tar-pits'],
    reasons: ['win', 'points'],
    why: 'With one more minion The Tar Pits score, you are first, and four points make it fifteen.',
  },
  {
    name: 'the base that wins for the neighbour, even as runner-up',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['beam-up', 'king-rex', 'laseratops'], deck: ['howl', 'upgrade', 'nana'] },
        bob: { hand: ['zapbot', 'microbot-guard', 'tech-center'], deck: ['zapbot', 'hoverbot', 'warbot'] },
        bases: [
          { base: 'tortuga', ann: ['granny', 'nana'], bob: ['nukebot', 'warbot', 'hoverbot'] },
          { base: 'the-mothership' },
          { base: 'the-homeworld' },
        ],
        vars: { vp: [7, 12, 0, 0] },
        unfinished: true,
      }).table,
    right: ['beam-up', 'king-rex@the-mothership', 'king-rex@the-homeworld', 'laseratops@the-mothership', 'laseratops@the-homeworld'],
    later: ['beam-up'],
    blunders: ['king-rex@tortuga'],
    reasons: ['stop'],
    why: 'Tortuga is two short of breaking and even the second place wins for Bob: send his strongest minion home.',
  },
  {
    name: 'an empty base instead of the three-sided one',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['crop-circles', 'collector', 'invader'], deck: ['scout', 'beam-up', 'invasion'] },
        bob: { hand: ['zapbot', 'tech-center'], deck: ['microbot-fixer', 'zapbot'] },
        cat: { hand: ['nana'], deck: ['grandma', 'granny'] },
        bases: [
          { base: 'the-central-brain', bob: ['nukebot', 'warbot'], cat: ['matriarch'] },
          { base: 'tortuga', cat: ['grandma'] },
          { base: 'the-mothership' },
          { base: 'evans-city-cemetery' },
        ],
        vars: { vp: [8, 12, 6, 0] },
        unfinished: true,
      }).table,
    right: [
      'crop-circles',
      'collector@tortuga',
      'collector@the-mothership',
      'collector@evans-city-cemetery',
      'invader@tortuga',
      'invader@the-mothership',
      'invader@evans-city-cemetery',
    ],
    later: ['crop-circles'],
    blunders: ['collector@the-central-brain', 'invader@the-central-brain'],
    reasons: ['stop'],
    why: 'One more minion breaks The Central Brain and Bob has won: clear it with Crop Circles.',
  },
  {
    name: 'a fuller base for the leader',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['nana', 'granny'], deck: ['grandma', 'grandma'] },
        bob: { hand: ['warbot'], deck: ['zapbot', 'hoverbot'] },
        cat: { hand: ['collector'], deck: ['scout', 'invader'] },
        bases: [
          { base: 'jungle-oasis', bob: ['nukebot', 'warbot'] },
          { base: 'tortuga', ann: ['grandma'], cat: ['scout'] },
          { base: 'the-mothership', cat: ['invader'] },
          { base: 'tar-pits' },
        ],
        vars: { vp: [6, 13, 5, 0] },
        unfinished: true,
      }).table,
    right: ['nana@tortuga', 'granny@tortuga', 'nana@the-mothership', 'granny@the-mothership', 'nana@tar-pits', 'granny@tar-pits'],
    blunders: ['nana@jungle-oasis', 'granny@jungle-oasis'],
    reasons: ['stop', 'risk', 'build', 'points'],
    why: 'Jungle Oasis lacks three and gives Bob his last two points: play anywhere else.',
  },
  {
    name: 'Archmage before the actions',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['archmage', 'mystic-studies', 'summon', 'neophyte'], deck: ['enchantress', 'time-loop', 'chronomage', 'neophyte'] },
        bob: { hand: ['warbot', 'zapbot'], deck: ['hoverbot', 'zapbot'] },
        bases: [{ base: 'tortuga' }, { base: 'the-mothership', bob: ['zapbot'] }, { base: 'the-homeworld' }],
        unfinished: true,
      }).table,
    right: ['archmage@tortuga', 'archmage@the-mothership', 'archmage@the-homeworld', 'summon'],
    later: ['archmage@tortuga', 'archmage@the-mothership', 'archmage@the-homeworld', 'mystic-studies', 'summon'],
    reasons: ['build', 'spend', 'tempo'],
    why: 'Archmage gives another action at once and in every turn to come: cards and a second minion today.',
  },
  {
    name: 'three Groupies break the base',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['groupie#1', 'groupie#2', 'groupie#3', 'classic-rocker'], deck: ['rick-roll', 'tour-bus'] },
        bob: { hand: ['warbot', 'hoverbot'], deck: ['zapbot', 'zapbot'] },
        bases: [
          { base: 'tar-pits', ann: ['granny'], bob: ['king-rex'] },
          { base: 'the-mothership' },
          { base: 'the-homeworld', bob: ['zapbot'] },
        ],
        vars: { vp: [11, 9, 0, 0] },
        unfinished: true,
      }).table,
    right: ['groupie#1@tar-pits', 'groupie#2@tar-pits', 'groupie#3@tar-pits'],
    reasons: ['win', 'points'],
    why: 'Each Groupie brings the next: ten against seven, The Tar Pits score, and four points are the last you need.',
  },
  {
    name: 'the bigger base with the same minion',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['king-rex', 'war-raptor'], deck: ['armor-stego', 'howl', 'upgrade'] },
        bob: { hand: ['warbot', 'zapbot'], deck: ['hoverbot', 'zapbot'] },
        bases: [
          { base: 'jungle-oasis', ann: ['supreme-overlord'] },
          { base: 'mushroom-kingdom', ann: ['granny', 'laseratops', 'pirate-king'] },
          { base: 'tortuga', bob: ['nukebot'] },
        ],
        vars: { vp: [4, 5, 0, 0] },
        unfinished: true,
      }).table,
    right: ['king-rex@mushroom-kingdom'],
    reasons: ['points'],
    why: 'King Rex breaks either base, but The Mushroom Kingdom is worth five and Jungle Oasis two.',
  },
  {
    name: 'Ninja Master takes the King out',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['ninja-master', 'shinobi'], deck: ['ninja-acolyte', 'tiger-assassin'] },
        bob: { hand: ['war-raptor', 'armor-stego'], deck: ['war-raptor', 'howl'] },
        bases: [
          { base: 'the-mothership', ann: ['tiger-assassin', 'ninja-acolyte'], bob: ['king-rex', 'laseratops'] },
          { base: 'tortuga' },
          { base: 'the-homeworld' },
        ],
        vars: { vp: [7, 9, 0, 0] },
        unfinished: true,
      }).table,
    right: ['ninja-master@the-mothership'],
    later: ['king-rex'],
    reasons: ['points', 'stop', 'build'],
    why: 'Ninja Master destroys King Rex there, and The Mothership is yours to win.',
  },
  {
    name: 'Leprechaun waits for the weak',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['granny', 'nana'], deck: ['grandma', 'grandma'] },
        bob: { hand: ['gnome', 'gremlin'], deck: ['gremlin', 'brownie'] },
        bases: [
          { base: 'tortuga', ann: ['matriarch'], bob: ['leprechaun'] },
          { base: 'the-mothership', bob: ['brownie'] },
          { base: 'the-homeworld' },
        ],
        vars: { vp: [4, 5, 0, 0] },
        unfinished: true,
      }).table,
    right: ['granny@the-mothership', 'nana@the-mothership', 'granny@the-homeworld', 'nana@the-homeworld'],
    blunders: ['granny@tortuga', 'nana@tortuga'],
    reasons: ['keep', 'safe', 'risk', 'build', 'points'],
    why: 'Whatever you play at Tortuga is weaker than the Leprechaun and dies: play elsewhere.',
  },
  {
    name: 'Shinobi turns the second place into the first',
    theme: 'window',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['shinobi', 'ninja-acolyte'] },
        bob: { hand: ['zapbot', 'zapbot'] },
        bases: [
          { base: 'the-mothership', ann: ['ninja-master', 'tiger-assassin'], bob: ['nukebot', 'warbot', 'collector'] },
          { base: 'tortuga' },
          { base: 'the-homeworld' },
        ],
        vars: { ...SCORE, vp: [7, 6, 0, 0] },
        unfinished: true,
      }).table,
    right: ['shinobi'],
    reasons: ['points'],
    why: 'Nine against eleven: with Shinobi you are first and take four points instead of two.',
  },
  {
    name: 'Shinobi changes nothing here',
    theme: 'keep',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['shinobi', 'ninja-acolyte'] },
        bob: { hand: ['zapbot', 'tech-center'] },
        bases: [
          { base: 'the-mothership', ann: ['ninja-master', 'tiger-assassin', 'king-rex'], bob: ['warbot'] },
          { base: 'tortuga', bob: ['nukebot'] },
          { base: 'the-homeworld' },
        ],
        vars: { ...SCORE, vp: [7, 6, 0, 0] },
        unfinished: true,
      }).table,
    right: ['none'],
    reasons: ['keep'],
    why: 'You win this base by far; keep Shinobi for one that is close.',
  },
  {
    name: 'the Scout comes home',
    theme: 'window',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['invader'], deck: ['collector', 'beam-up'] },
        bob: { hand: ['zapbot'], deck: ['zapbot', 'hoverbot'] },
        bases: [
          { base: 'jungle-oasis', ann: ['scout', 'supreme-overlord'], bob: ['warbot'] },
          { base: 'tortuga' },
          { base: 'the-homeworld', bob: ['nukebot'] },
        ],
        vars: { ...SCORE, vp: [6, 6, 0, 0] },
        unfinished: true,
      }).table,
    right: ['special scout'],
    reasons: ['keep', 'spend', 'build'],
    why: 'Otherwise the Scout goes to the discard pile with the base: take it back and play it again.',
  },
];
