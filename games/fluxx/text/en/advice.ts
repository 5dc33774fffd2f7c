import type { SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  steps: {
    'lets-simplify': 'Discard {what}',
    'interdimensional-cable-box': 'Put {what} back in this order',
    'everybody-gets-1-seat': 'Give it to {seat}',
    'not-my-dimension-seat': 'Give it to {seat}',
    'butter-robot-seat': 'Give it to {seat}',
    'use-what-you-take': 'Take a card of {seat}',
    'portal-gun': 'Send them to {seat}',
  },
  signs: {
    keeper: {
      more: '{card} lies in front of {seat, who, me {you} other {{seat}}} {a}, not {b}',
      less: '{card} lies in front of {seat, who, me {you} other {{seat}}} {a}, not {b}',
      only: '{seat, who, me {you have} other {{seat} has}} {card} on the table {a}',
      never: '{seat, who, me {you do} other {{seat} does}} not get {card}',
    },
    loses: {
      more: '{seat, who, me {you lose} other {{seat} loses}} {card} {a}, not {b}',
      less: '{seat, who, me {you lose} other {{seat} loses}} {card} {a}, not {b}',
      only: '{seat, who, me {you lose} other {{seat} loses}} {card} {a}',
      never: '{seat, who, me {you keep} other {{seat} keeps}} {card}, which would be gone {b}',
    },
    creeper: {
      more: '{card} lies in front of {seat, who, me {you} other {{seat}}} {a}, not {b}',
      less: '{card} lies in front of {seat, who, me {you} other {{seat}}} {a}, not {b}',
      only: '{seat, who, me {you are} other {{seat} is}} saddled with {card} {a}',
      never: '{seat, who, me {you are} other {{seat} is}} rid of {card}',
    },
    keepers: {
      more: 'you have {n, plural, one {# Keeper} other {# Keepers}} in front of you, not {m}',
      less: 'you have {n, plural, =0 {no Keepers} one {only # Keeper} other {only # Keepers}} in front of you, not {m}',
      oneMore: 'you have a Keeper more in front of you {a}',
      oneLess: 'you have a Keeper less in front of you {a}',
      from: 'your Keepers grow from {m} to {n}',
    },
    hand: {
      more: 'you hold {n, plural, one {# card} other {# cards}} after your turn, not {m}',
      less: 'you hold {n, plural, =0 {no cards} one {only # card} other {only # cards}} after your turn, not {m}',
      oneMore: 'you hold a card more after your turn {a}',
      oneLess: 'you hold a card less after your turn {a}',
      from: 'your hand grows from {m} to {n}',
    },
    kept: {
      more: 'you keep {card} in hand {a}, not {b}',
      less: 'you keep {card} in hand {a}, not {b}',
      only: 'you keep {card} for later {a}',
      never: 'you give up {card}',
    },
    goal: {
      more: 'the Goal is {card} {a}, not {b}',
      less: 'the Goal is {card} only {a}, not {b}',
      only: 'the Goal is {card} from now on {a}',
      never: 'the Goal is not {card}',
    },
    rule: {
      more: '{card} is in force {a}, not {b}',
      less: '{card} is in force only {a}, not {b}',
      only: '{card} is in force from now on {a}',
      never: '{card} is not in force',
    },
    'wins-now-by': {
      more: '{seat, who, me {you win} other {{seat} wins}} this turn by {card} {a}, not {b}',
      less: '{seat, who, me {you win} other {{seat} wins}} this turn by {card} {a}, not {b}',
      only: '{seat, who, me {you win} other {{seat} wins}} this turn by {card} {a}',
      never: '{seat, who, me {you do not win} other {{seat} does not win}} this turn by {card}, which would happen {b}',
    },
    'wins-soon-by': {
      more: '{seat, who, me {you win} other {{seat} wins}} by {card} before your next turn {a}, not {b}',
      less: '{seat, who, me {you win} other {{seat} wins}} by {card} before your next turn {a}, not {b}',
      only: '{seat, who, me {you win} other {{seat} wins}} by {card} before your next turn {a}',
      never: 'it stops {seat, who, me {you} other {{seat}}} from winning by {card} before your next turn, as would happen {b}',
    },
    'wins-by': {
      more: '{seat, who, me {you win} other {{seat} wins}} in the end by {card} more often: {a}, not {b}',
      less: '{seat, who, me {you win} other {{seat} wins}} in the end by {card} less often: {a}, not {b}',
      only: '{seat, who, me {you win} other {{seat} wins}} in the end by {card} {a}',
      never: '{seat, who, me {you} other {{seat}}} can hardly win by {card} any more, as would happen {b}',
    },
    'one-short': {
      more: '{seat, who, me {you lack} other {{seat} lacks}} just one Keeper for {card} {a}, not {b}',
      less: '{seat, who, me {you lack} other {{seat} lacks}} just one Keeper for {card} {a}, not {b}',
      only: '{seat, who, me {you then lack} other {{seat} then lacks}} just one Keeper for {card}',
      never: '{seat, who, me {you are} other {{seat} is}} no longer one Keeper away from {card}',
    },
    ready: {
      more: 'you are ready to win with {card} next turn {a}, not {b}',
      less: 'you are ready to win with {card} next turn {a}, not {b}',
      only: 'you are ready to win with {card} next turn',
      never: 'you can no longer win with {card} next turn',
    },
    again: {
      more: 'you have another turn after this one {a}, not {b}',
      less: 'you have another turn after this one {a}, not {b}',
      only: 'you have another turn after this one',
      never: 'you do without another turn',
    },
  },
} as const satisfies SignTexts<typeof kinds>;
