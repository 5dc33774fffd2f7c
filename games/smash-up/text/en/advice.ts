import type { SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';
import { factions } from './cards.ts';

const POINTS = '{n, plural, one {# point} other {# points}}';
const CARDS = '{n, plural, one {# card} other {# cards}}';

const ways: { readonly [label: string]: string } = Object.fromEntries(
  Object.entries(factions).map(([id, { line }]) => [`way.${id}`, `${line.charAt(0).toLowerCase()}${line.slice(1)}`]),
);

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  steps: {
    draft: 'Take the {what}',
    flee: 'Let it flee to {card}',
    'move.to': 'Move it to {card}',
    'base.to': 'Move them to {card}',
    'base.bring': 'Bring them to {card}',
    'base.from': 'Take them from {card}',
    transfer: 'Move it to {card}',
  },
  labels: {
    ...ways,
    'play.card': 'Play {card} on {to}',
    'play.name': 'Play {card} on {to}',
    'play.budget': 'Play {card} on {to}',
    'play.power': 'Play {card} on {to}',
    'play.zone': 'Play {card} on {to}',
    'play.empty': 'Play {card} on {to}',
    'play.site': 'Play {card} on {to}',
    'play.extra': 'Play {card} on {to}',
    'play.regular': 'Play {card} on {to}',
    'play.rises': 'Play {card} on {to}',
    'play.now': 'Play {card} on {to}',
    'do.extra': 'Play {card}',
    'do.regular': 'Play {card}',
    'do.now': 'Play {card}',
    trigger: 'Begin with {effect}',
    'trigger.about': 'Begin with {effect}',
    'trigger.of': 'Begin with {effect}',
    special: 'Use {card}',
    talent: 'Use the talent of {card}',
    'button.top': 'Put it on top of the deck',
    'button.bottom': 'Put it under the deck',
    'button.deck': 'Look through the deck',
    'button.discard': 'Take it from the discard pile',
    'button.counters': 'Put a +1 counter on each',
    'button.cards': 'Draw a card for each',
    'decline.none': 'Choose none',
    'decline.enough': 'Leave it at that',
  },
  signs: {
    'points-now': {
      more: `{place} scores this turn and brings you ${POINTS} {a}, not {b}`,
      less: `{place} scores this turn and brings you ${POINTS} {a}, not {b}`,
      only: `{place} scores this turn and brings you ${POINTS} {a}`,
      never: `you do without ${POINTS} from {place} this turn, which would come {b}`,
    },
    'points-soon': {
      more: `{place} brings you ${POINTS} before your next turn {a}, not {b}`,
      less: `{place} brings you ${POINTS} before your next turn {a}, not {b}`,
      only: `{place} brings you ${POINTS} before your next turn {a}`,
      never: `you do without ${POINTS} from {place}, which would come before your next turn {b}`,
    },
    'they-points-now': {
      more: `{seat} takes ${POINTS} at {place} this turn {a}, not {b}`,
      less: `{seat} takes ${POINTS} at {place} this turn {a}, not {b}`,
      only: `{seat} takes ${POINTS} at {place} this turn {a}`,
      never: `it keeps {seat} from taking ${POINTS} at {place} this turn, as would happen {b}`,
    },
    'they-points-soon': {
      more: `{seat} takes ${POINTS} at {place} before your next turn {a}, not {b}`,
      less: `{seat} takes ${POINTS} at {place} before your next turn {a}, not {b}`,
      only: `{seat} takes ${POINTS} at {place} before your next turn {a}`,
      never: `it keeps {seat} from taking ${POINTS} at {place} before your next turn, as would happen {b}`,
    },
    leads: {
      more: 'you are the strongest at {place} before your next turn {a}, not {b}',
      less: 'you are the strongest at {place} before your next turn {a}, not {b}',
      only: 'you become the strongest at {place} {a}',
      never: 'you are no longer the strongest at {place}, as you would be {b}',
    },
    'they-lead': {
      more: '{seat} is the strongest at {place} before your next turn {a}, not {b}',
      less: '{seat} is the strongest at {place} before your next turn {a}, not {b}',
      only: '{seat} becomes the strongest at {place} {a}',
      never: '{seat} is no longer the strongest at {place}, as would be so {b}',
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
      never: '{seat} keeps {card}, which would be destroyed {b}',
    },
    back: {
      more: '{card} comes back to your hand {a}, not {b}',
      less: '{card} comes back to your hand {a}, not {b}',
      only: '{card} comes back to your hand and can be played again',
      never: '{card} stays where it is, and would come back to your hand {b}',
    },
    'they-back': {
      more: '{seat} has to take {card} back {a}, not {b}',
      less: '{seat} has to take {card} back {a}, not {b}',
      only: '{seat} has to take {card} back {a}',
      never: '{card} of {seat} stays, and would go back {b}',
    },
    kept: {
      more: 'you still hold {card} for another base {a}, not {b}',
      less: 'you still hold {card} {a}, not {b}',
      only: 'you keep {card} for a base that is close',
      never: 'you spend {card}, which you would keep {b}',
    },
    holds: {
      more: 'you keep {card} in hand {a}, not {b}',
      less: 'you keep {card} in hand {a}, not {b}',
      only: 'you keep {card} for a later turn {a}',
      never: 'you give up {card}',
    },
    plays: {
      more: `you play ${CARDS} this turn, not {m}`,
      less: `you play only ${CARDS} this turn, not {m}`,
    },
    hand: {
      more: `you hold ${CARDS} before your next turn, not {m}`,
      less: `you hold only ${CARDS} before your next turn, not {m}`,
      oneMore: 'you hold a card more before your next turn {a}',
      oneLess: 'you hold a card less before your next turn {a}',
      from: 'your hand grows from {m} to {n, plural, one {# card} other {# cards}} by your next turn',
    },
    at: {
      more: 'you stand at {place} with {n} power, not {m}',
      less: 'you stand at {place} with only {n} power, not {m}',
      oneMore: 'you have 1 power more at {place} {a}',
      oneLess: 'you have 1 power less at {place} {a}',
      from: 'your power at {place} grows from {m} to {n}',
    },
    draws: {
      more: 'your next card is {card} {a}, not {b}',
      less: 'your next card is {card} only {a}, not {b}',
      only: 'you draw {card} next {a}',
      never: 'you draw something else than {card} next',
    },
    faction: {
      more: 'their way: {place} {a}, not {b}',
      less: 'their way: {place} {a}, not {b}',
      only: 'their way: {place}',
    },
  },
} as const satisfies SignTexts<typeof kinds>;
