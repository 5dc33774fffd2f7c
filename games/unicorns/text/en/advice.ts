import type { SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';

const UNICORNS = '{n, plural, one {# Unicorn} other {# Unicorns}}';

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  steps: {
    order: 'Begin with {card}',
    'player.move': 'Move it to {seat, who, me {your Stable} other {the Stable of {seat}}}',
    'player.give': 'Give it to {seat}',
    'player.discard': 'Let {seat, who, me {yourself} other {{seat}}} discard',
    'player.shrink': 'Shrink the Unicorns of {seat, who, me {your own Stable} other {{seat}}}',
    'player.look': 'Look at the hand of {seat}',
  },
  labels: {
    'button.use': 'Use it',
    'play.into': "Play {card} into {into, who, me {your Stable} other {{into}'s Stable}}",
    effect: 'Use {effect}',
  },
  signs: {
    mine: {
      more: `before your next turn you have ${UNICORNS}, not {m}`,
      less: `before your next turn you have only ${UNICORNS}, not {m}`,
      oneMore: 'you have a Unicorn more before your next turn {a}',
      oneLess: 'you have a Unicorn less before your next turn {a}',
      from: 'your Unicorns grow from {m} to {n} by your next turn',
    },
    theirs: {
      more: `before your next turn {seat} has ${UNICORNS}, not {m}`,
      less: `before your next turn {seat} has only ${UNICORNS}, not {m}`,
      oneMore: '{seat} has a Unicorn more before your next turn {a}',
      oneLess: '{seat} has a Unicorn less before your next turn {a}',
      from: '{seat} falls from {m, plural, one {# Unicorn} other {# Unicorns}} to {n}',
    },
    close: {
      more: 'before your next turn you are one Unicorn from winning {a}, not {b}',
      less: 'before your next turn you are one Unicorn from winning {a}, not {b}',
      only: 'before your next turn you are one Unicorn from winning {a}',
      never: 'you are further from the last Unicorn: otherwise you are one away {b}',
    },
    'they-close': {
      more: '{seat} is one Unicorn from winning before your next turn {a}, not {b}',
      less: '{seat} is one Unicorn from winning before your next turn {a}, not {b}',
      only: '{seat} gets within one Unicorn of winning before your next turn {a}',
      never: 'it keeps {seat} from coming within one Unicorn of winning, as would happen {b}',
    },
    instants: {
      more: 'you keep {n, plural, one {# Instant} other {# Instants}} to stop others with, not {m}',
      less: 'you are left with {n, plural, =0 {no Instants} one {# Instant} other {# Instants}} to stop others with, not {m}',
      oneMore: 'it saves you an Instant {a}',
      oneLess: 'it costs you an Instant {a}',
    },
    kept: {
      more: 'you keep {card} {a}, not {b}',
      less: 'you keep {card} {a}, not {b}',
      only: 'you keep {card} for a card that matters more {a}',
      never: 'you spend {card}',
    },
    thrown: {
      more: 'you throw {card} away {a}, not {b}',
      less: 'you throw {card} away only {a}, not {b}',
      only: 'you throw {card} away {a}',
      never: 'you keep {card}, which would be thrown away {b}',
    },
    holds: {
      more: 'you keep {card} in hand {a}, not {b}',
      less: 'you keep {card} in hand {a}, not {b}',
      only: 'you keep {card} for a later turn {a}',
      never: 'you give up {card}',
    },
    hand: {
      more: 'you end up with {n, plural, one {# card} other {# cards}} in hand, not {m}',
      less: 'you end up with {n, plural, =0 {no cards} one {only # card} other {only # cards}} in hand, not {m}',
      oneMore: 'you end up with a card more in hand {a}',
      oneLess: 'you end up with a card less in hand {a}',
      from: 'your hand grows from {m} to {n}',
    },
    stopped: {
      more: 'your {card} is stopped by an Instant {a}, not {b}',
      less: 'your {card} is stopped by an Instant {a}, not {b}',
      only: 'your {card} is stopped by an Instant {a}',
      never: 'your {card} is not stopped, as would happen {b}',
    },
    'they-stopped': {
      more: 'the {card} of {seat} is stopped {a}, not {b}',
      less: 'the {card} of {seat} is stopped {a}, not {b}',
      only: 'the {card} of {seat} does not come in {a}',
      never: 'the {card} of {seat} comes in',
    },
    loses: {
      more: 'you lose {card} before your next turn {a}, not {b}',
      less: 'you lose {card} before your next turn {a}, not {b}',
      only: 'you lose {card} {a}',
      never: 'you do not lose {card}, as would happen {b}',
    },
    'they-lose': {
      more: '{seat} loses {card} {a}, not {b}',
      less: '{seat} loses {card} {a}, not {b}',
      only: '{seat} loses {card} {a}',
      never: '{seat} keeps {card}, which would be gone {b}',
    },
    upgrade: {
      more: '{card} helps you from now on {a}, not {b}',
      less: '{card} helps you from now on {a}, not {b}',
      only: '{card} stands in your Stable and helps you every turn {a}',
      never: 'you do without {card} in your Stable',
    },
    'they-upgrade': {
      more: '{seat} has {card} {a}, not {b}',
      less: '{seat} has {card} {a}, not {b}',
      only: '{seat} gets {card} {a}',
      never: '{seat} does not get {card}, as would happen {b}',
    },
    downgrade: {
      more: 'you suffer from {card} {a}, not {b}',
      less: 'you suffer from {card} {a}, not {b}',
      only: 'you suffer from {card} {a}',
      never: 'you do not suffer from {card}, as would happen {b}',
    },
    'they-downgrade': {
      more: '{seat} suffers from {card} {a}, not {b}',
      less: '{seat} suffers from {card} {a}, not {b}',
      only: '{seat} suffers from {card} {a}',
      never: '{seat} does not suffer from {card}, as would happen {b}',
    },
    again: {
      more: 'you have another turn after this one {a}, not {b}',
      less: 'you have another turn after this one {a}, not {b}',
      only: 'you have another turn after this one',
      never: 'you do without another turn',
    },
  },
} as const satisfies SignTexts<typeof kinds>;
