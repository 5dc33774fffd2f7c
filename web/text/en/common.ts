import type { Translation } from '#engine';
import { first } from './first.ts';

/**
 * The words of the site itself: here what every page needs, beside it those of the table and of the pages around it. Messages in ICU notation (engine `format`);
 * the words of a game are with the game. The other languages are typed by this one: a missing key does not compile.
 */
export const common = {
  common: {
    brand: first.brand,
    aPlayer: 'a player',
    you: 'You',
    bot: 'bot',
    ok: 'Got it',
    close: 'Close',
    cancel: 'Cancel',
    back: 'Back',
    borrowed: 'Not translated yet: this is in English.',
    yes: 'Yes',
    no: 'No',
    tryAgain: 'Try again',
    toGames: 'To the games',
    loading: 'Setting the table…',
    hiddenCard: 'Card, face down',
    seat: 'Seat {n}',
    and: ' and ',
    rule: 'Rule {id}',
    seconds: '{n, plural, one {# second} other {# seconds}}',
    minutes: '{n, plural, =0 {less than a minute} one {# minute} other {# minutes}}',
    practice: 'Practice',
    language: 'Language',
    sound: 'Sounds',
  },
} as const;

export type CommonText = Translation<typeof common>;
