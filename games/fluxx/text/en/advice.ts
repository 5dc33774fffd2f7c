import type { SignTexts } from '#engine';
import type { kinds } from '../../bot/signs.ts';

/** What came of a plan, unlike another one, as a friend at the table would say it. */
export const advice = {
  signs: {
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
