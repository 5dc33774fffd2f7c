import type { AdvicePosition } from '../../../bots/test/positions.ts';
import type { RickVars } from '../state.ts';
import { deal, many, REST, tokens } from './table.ts';

const waves = many(6, 'genius-waves');

/** Twelve positions, with what a good player would say about them. Written before any advice was. */
export const positions: readonly AdvicePosition<RickVars>[] = [
  {
    name: 'ahead, and the President can be paid',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['lizard-rick', 'pill-brulee'], deck: [...waves, 'cornvelious-daniel', 'headband-rick'] },
        bob: { hand: many(5, 'genius-waves'), deck: ['earring-rick', 'kickback'] },
        nemesis: ['galactic-federation-president'],
        market: ['aqua-rick', 'young-rick', 'conroy', 'taxation', 'butt-in-a-cup'],
        vars: { power: 9, presidentPaid: true },
        unfinished: true,
      }).table,
    right: ['lizard-rick', 'pill-brulee'],
    later: ['galactic-federation-president'],
    reasons: ['win', 'points'],
    why: 'With both cards you have fourteen Power: beat the President, the match ends and you are ahead.',
  },
  {
    name: 'behind, and the President would end it',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: [], deck: waves },
        bob: {
          hand: many(5, 'genius-waves'),
          deck: ['earring-rick', 'headband-rick', 'cornrow-rick', 'cornvelious-daniel', 'scientist-morty'],
        },
        nemesis: ['galactic-federation-president'],
        market: ['embezzle', 'gromflamite-general', 'conroy', 'taxation', 'butt-in-a-cup'],
        vars: { power: 14, presidentPaid: true },
        unfinished: true,
      }).table,
    right: ['embezzle', 'gromflamite-general', 'taxation', 'conroy', 'butt-in-a-cup', 'portal-gun'],
    blunders: ['galactic-federation-president'],
    reasons: ['risk', 'stop', 'build', 'points'],
    why: 'The President is worth seven and Bob leads by more than twenty: ending the match now loses it. Buy instead.',
  },
  {
    name: 'five Power on the first turn',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: many(5, 'genius-waves'), deck: ['genius-waves', 'genius-waves', 'jerry', 'beth', 'summer'] },
        bob: { hand: many(5, 'genius-waves'), deck: ['genius-waves', 'genius-waves', 'jerry', 'beth', 'summer'] },
        market: ['fake-gun', 'gromflamite-officer', 'assemble', 'security-specialist-rick', 'rezone'],
        unfinished: true,
      }).table,
    right: ['plain', 'genius-waves'],
    later: ['gromflamite-officer', 'portal-gun'],
    reasons: ['build', 'spend', 'points'],
    why: 'Play all Waves and buy the Officer: two Power and a token every time it comes.',
  },
  {
    name: 'Power that would be lost',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['jerry'], deck: waves },
        bob: { hand: many(5, 'genius-waves'), deck: waves },
        cat: { hand: many(5, 'genius-waves'), deck: waves },
        market: ['aqua-rick', 'fake-gun', 'persecute', 'commander-rick', 'rick-c-137'],
        vars: { power: 4 },
        unfinished: true,
      }).table,
    right: ['aqua-rick', 'portal-gun', 'persecute'],
    blunders: ['end'],
    reasons: ['build', 'spend', 'points'],
    why: 'Four Power are gone at the end of the turn: Aqua Rick is the best that they buy.',
  },
  {
    name: 'Scientist Morty comes last',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['scientist-morty', 'lizard-rick', 'conroy', 'pill-brulee'], deck: waves },
        bob: { hand: many(5, 'genius-waves'), deck: waves },
        market: ['embezzle', 'gromflamite-general', 'kickback', 'taxation', 'butt-in-a-cup'],
        unfinished: true,
      }).table,
    right: ['lizard-rick', 'conroy', 'pill-brulee'],
    reasons: ['build', 'points', 'spend', 'keep'],
    why: 'Scientist Morty counts the types that lie there already: play a Rick, an Equipment and a Special first.',
  },
  {
    name: 'the first nemesis can be beaten',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: [], deck: [...waves, 'aqua-rick', 'kickback'] },
        bob: { hand: many(5, 'genius-waves'), deck: waves },
        cat: { hand: many(5, 'genius-waves'), deck: waves },
        market: ['young-rick', 'rezone', 'conroy', 'big-head-morty', 'butt-in-a-cup'],
        vars: { power: 8 },
        unfinished: true,
      }).table,
    right: ['cornvelious-daniel'],
    reasons: ['points', 'build'],
    risk: 'the next nemesis attacks everybody when it is turned up',
    why: 'Daniel is worth four points and brings three Power and a token ever after.',
  },
  {
    name: 'two Power short of Daniel',
    theme: 'take',
    seat: 'ann',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['conroy', 'jerry'], deck: [...waves, 'aqua-rick'], discard: ['beth'] },
        bob: { hand: many(5, 'genius-waves'), deck: waves },
        market: ['fake-gun', 'assemble', 'persecute', 'recycle', 'security-specialist-rick'],
        vars: { power: 6 },
        unfinished: true,
      });
      ann.plays('conroy');
      return table;
    },
    right: ['mode.power'],
    later: ['cornvelious-daniel'],
    reasons: ['points', 'build', 'win'],
    why: 'Two Power more are just enough for Daniel; the junk can go another time.',
  },
  {
    name: 'the last turn: points, not engines',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: [], deck: [...waves, 'kickback', 'aqua-rick'] },
        bob: { hand: many(5, 'genius-waves'), deck: ['lizard-rick', 'young-rick', 'conroy'] },
        market: ['scientist-morty', 'commander-rick', 'kickback', 'taxation', 'butt-in-a-cup'],
        main: [],
        rest: (face) => (face.kind === 'main' ? 'destroyed' : (REST[face.kind] ?? 'away')),
        vars: { power: 6 },
        unfinished: true,
      }).table,
    right: ['scientist-morty'],
    reasons: ['points', 'win'],
    why: 'The main deck is out, so the match ends with this turn: two points put you in front of Bob.',
  },
  {
    name: 'a Defense for the best card',
    theme: 'window',
    seat: 'bob',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['portal-bomb'], deck: waves },
        bob: { hand: ['hammerhead-morty', 'genius-waves', 'jerry'], deck: waves, discard: ['cornvelious-daniel', 'beth'] },
        unfinished: true,
      });
      ann.plays('portal-bomb');
      return table;
    },
    right: ['hammerhead-morty'],
    blunders: ['none'],
    reasons: ['safe', 'keep', 'points', 'build'],
    why: 'The Portal Bomb would destroy Daniel: discard Hammerhead Morty, draw a card and he stays.',
  },
  {
    name: 'what Lizard Rick costs',
    theme: 'keep',
    seat: 'bob',
    deal: () => {
      const { ann, bob, table } = deal({
        ann: { hand: ['lizard-rick'], deck: waves },
        bob: { hand: ['commander-rick', 'young-rick', 'jerry', 'genius-waves'], deck: waves },
        vars: { tokens: tokens(0, 1) },
        unfinished: true,
      });
      ann.plays('lizard-rick');
      bob.passes();
      return table;
    },
    right: ['jerry'],
    reasons: ['keep', 'build', 'simple'],
    why: 'Jerry does nothing anyway: throw him away and keep token and cards.',
  },
  {
    name: 'an auction that costs nothing',
    theme: 'vote',
    seat: 'ann',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['kickback', 'genius-waves'], deck: ['commander-rick', 'lizard-rick', 'scientist-morty', 'gromflamite-general'] },
        bob: { hand: many(5, 'genius-waves'), deck: waves },
        vars: { tokens: tokens(3) },
        unfinished: true,
      });
      ann.plays('kickback');
      return table;
    },
    right: ['ann.0'],
    reasons: ['keep'],
    why: 'Bob has no token, and a tie is yours to decide: bid nothing and win all the same.',
  },
  {
    name: 'sanctions for the leader',
    theme: 'vote',
    seat: 'ann',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['persecute', 'genius-waves'], deck: waves },
        bob: { hand: many(5, 'genius-waves'), deck: [...waves, 'cornvelious-daniel', 'headband-rick'] },
        cat: { hand: many(4, 'genius-waves'), deck: many(4, 'genius-waves') },
        unfinished: true,
      });
      ann.plays('persecute');
      return table;
    },
    right: ['bob.0', 'cat.0'],
    blunders: ['ann.0'],
    reasons: ['points', 'stop', 'build', 'safe', 'risk', 'simple'],
    why: 'The Waves go to whom most point at: not to yourself, best to Bob, who is ahead.',
  },
];
