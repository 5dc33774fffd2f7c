import type { AdvicePosition } from '../../../bots/test/positions.ts';
import type { UnicornVars } from '../state.ts';
import { BEGIN, babies, basics, deal } from './table.ts';

/** Twelve positions, with what a good player would say about them. Written before any advice was. */
export const positions: readonly AdvicePosition<UnicornVars>[] = [
  {
    name: 'the seventh Unicorn',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['unicorn-poison', 'rhinocorn', 'yay', 'narwhal'], stable: basics(6) },
        bob: { hand: ['two-for-one', 'back-kick'], stable: [...basics(4, 2), 'greedy-flying-unicorn', 'stabby-the-unicorn'] },
        unfinished: true,
      }).table,
    right: ['rhinocorn', 'narwhal'],
    reasons: ['win'],
    why: 'Six stand in your Stable, so any Unicorn is the seventh.',
  },
  {
    name: 'one Unicorn brings another along',
    theme: 'take',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['neigh', 'unicorn-poison', 'rainbow-unicorn', 'basic-unicorn-purple'], stable: basics(5) },
        bob: { hand: ['two-for-one'], stable: ['rhinocorn', 'narwhal', 'stabby-the-unicorn'] },
        cat: { hand: ['yay'], stable: ['greedy-flying-unicorn', 'magical-kittencorn'] },
        unfinished: true,
      }).table,
    right: ['rainbow-unicorn'],
    later: ['basic-unicorn-purple'],
    reasons: ['win'],
    risk: 'a Neigh from Bob or Cat',
    why: 'Rainbow Unicorn is the sixth and brings the Basic Unicorn from your hand as the seventh.',
  },
  {
    name: 'somebody plays the seventh Unicorn',
    theme: 'window',
    seat: 'bob',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['narwhal', 'yay'], stable: basics(6) },
        bob: { hand: ['neigh', 'rainbow-mane', 'glitter-bomb'], stable: ['rhinocorn', 'greedy-flying-unicorn'] },
        cat: { hand: ['yay', 'extra-tail'], stable: ['magical-kittencorn'] },
        unfinished: true,
      });
      ann.plays('narwhal');
      return table;
    },
    right: ['neigh'],
    blunders: ['none'],
    reasons: ['stop'],
    why: 'It is Ann’s seventh: Neigh it or the match is over.',
  },
  {
    name: 'somebody plays a second Unicorn',
    theme: 'window',
    seat: 'bob',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['basic-unicorn-red', 'yay', 'extra-tail'], stable: babies(1) },
        bob: { hand: ['neigh', 'narwhal', 'unicorn-poison', 'glitter-bomb'], stable: [...babies(1, 1), ...basics(2, 1)] },
        unfinished: true,
      });
      ann.plays('basic-unicorn-red');
      return table;
    },
    right: ['none'],
    reasons: ['keep'],
    why: 'A second Unicorn harms nobody: keep the Neigh for a card that does.',
  },
  {
    name: 'a trifle from one, while another is close',
    theme: 'window',
    seat: 'bob',
    deal: () => {
      const { ann, table } = deal({
        ann: { hand: ['basic-unicorn-red', 'extra-tail'], stable: basics(1, 1) },
        bob: { hand: ['neigh', 'narwhal', 'yay'], stable: [...basics(2, 2), 'stabby-the-unicorn'] },
        cat: {
          hand: ['two-for-one', 'neigh', 'back-kick'],
          stable: ['rhinocorn', 'greedy-flying-unicorn', 'magical-kittencorn', 'swift-flying-unicorn', 'llamacorn', 'americorn'],
        },
        unfinished: true,
      });
      ann.plays('basic-unicorn-red');
      return table;
    },
    right: ['none'],
    reasons: ['keep', 'stop'],
    why: 'Cat has six and plays next but one: your only Neigh is for her seventh.',
  },
  {
    name: 'a Neigh against your own seventh',
    theme: 'window',
    seat: 'ann',
    deal: () => {
      const { ann, bob, table } = deal({
        ann: { hand: ['narwhal', 'neigh', 'unicorn-poison'], stable: basics(6) },
        bob: { hand: ['neigh', 'yay'], stable: ['rhinocorn', 'greedy-flying-unicorn', 'llamacorn'] },
        unfinished: true,
      });
      ann.plays('narwhal');
      bob.picks('neigh');
      return table;
    },
    right: ['neigh'],
    reasons: ['win'],
    why: 'Neigh the Neigh: then Narwhal comes in as the seventh.',
  },
  {
    name: 'six in another Stable, and poison in the hand',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['unicorn-poison', 'llamacorn', 'extra-tail'], stable: basics(4) },
        bob: {
          hand: ['neigh', 'americorn', 'narwhal'],
          stable: [...basics(2, 4), 'stabby-the-unicorn', 'rhinocorn', 'seductive-unicorn', 'magical-kittencorn'],
        },
        cat: { hand: ['yay', 'two-for-one'], stable: ['greedy-flying-unicorn', 'swift-flying-unicorn', 'angel-unicorn'] },
        unfinished: true,
      }).table,
    right: ['unicorn-poison'],
    reasons: ['stop'],
    why: 'Bob needs one more and plays next: poison one of his six.',
  },
  {
    name: 'all the Unicorns are Pandas',
    theme: 'stop',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['pandamonium', 'narwhal', 'extra-tail'], stable: basics(4) },
        bob: {
          hand: ['neigh', 'americorn', 'llamacorn'],
          stable: [
            'stabby-the-unicorn',
            'rhinocorn',
            'magical-kittencorn',
            'greedy-flying-unicorn',
            'swift-flying-unicorn',
            'angel-unicorn',
          ],
        },
        unfinished: true,
      }).table,
    right: ['pandamonium into bob'],
    blunders: ['pandamonium into ann'],
    reasons: ['stop'],
    why: 'Bob has six; under Pandamonium none of them counts, and he must get rid of it first.',
  },
  {
    name: 'two cards a turn from now on',
    theme: 'build',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['double-dutch', 'basic-unicorn-red', 'greedy-flying-unicorn', 'neigh', 'americorn'], stable: babies(1) },
        bob: { hand: ['yay', 'extra-tail', 'narwhal', 'llamacorn'], stable: babies(1, 1) },
        cat: { hand: ['rhinocorn', 'two-for-one', 'glitter-bomb', 'angel-unicorn'], stable: babies(1, 2) },
        unfinished: true,
      }).table,
    right: ['double-dutch'],
    reasons: ['build', 'tempo'],
    risk: 'it may be Neighed',
    why: 'So early in the match Double Dutch pays every turn: two cards instead of one.',
  },
  {
    name: 'a hand too good to swap',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['unfair-bargain', 'neigh', 'super-neigh', 'seductive-unicorn'], stable: basics(4) },
        bob: { hand: ['reset-button'], stable: ['rhinocorn', 'magical-kittencorn', 'stabby-the-unicorn', 'angel-unicorn'] },
        unfinished: true,
      }).table,
    right: ['seductive-unicorn'],
    blunders: ['unfair-bargain'],
    reasons: ['build', 'stop', 'tempo', 'keep', 'points', 'win'],
    why: 'Seductive Unicorn puts you at six and Bob at three, and both Neighs stay with you.',
  },
  {
    name: 'what goes after a Good Deal',
    theme: 'keep',
    seat: 'ann',
    deal: () => {
      const { ann, bob, table } = deal({
        ann: { hand: ['good-deal', 'neigh', 'seductive-unicorn'], stable: basics(4) },
        bob: { hand: ['yay', 'narwhal'], stable: ['rhinocorn', 'magical-kittencorn', 'stabby-the-unicorn', 'llamacorn'] },
        deck: ['super-neigh', 'americorn', 'reset-button'],
        unfinished: true,
      });
      ann.plays('good-deal');
      if (table.match.askOf(1) !== null) bob.passes();
      return table;
    },
    right: ['reset-button'],
    reasons: ['keep'],
    why: 'Nobody has an Upgrade or a Downgrade, so the Reset Button is the one card that does nothing.',
  },
  {
    name: 'Rhinocorn would cost the winning turn',
    theme: 'resist',
    seat: 'ann',
    deal: () =>
      deal({
        ann: { hand: ['narwhal', 'neigh', 'neigh'], stable: [...basics(5), 'rhinocorn'] },
        bob: { hand: ['yay'], stable: ['magical-kittencorn', 'stabby-the-unicorn', 'llamacorn', 'greedy-flying-unicorn'] },
        vars: BEGIN,
        unfinished: true,
      }).table,
    right: ['none'],
    reasons: ['win', 'tempo'],
    why: 'Whoever uses Rhinocorn skips the rest of the turn, and Narwhal in your hand is the seventh.',
  },
];
