import type { Translation } from '#engine';

/** Words around the end of a match and around leaving it; fetched with a table, or when somebody calls. */
export const again = {
  call: {
    title: '{name} wants another one: sit down?',
    seated: '{names} {n, plural, one {sits} other {sit}} at the table already',
    bots: 'When the time is over, a bot takes the seat',
    sit: 'Sit down',
    notNow: 'Not now',
    left: 'Time to answer',
    label: 'Invitation to another match',
  },
  room: {
    title: 'Once more at the same table',
    start: 'We start when everybody sits',
    startHint: '{n, plural, =0 {Now: a bot takes the empty seat.} other {Or in # s: a bot takes the empty seat.}}',
    nobody: 'Nobody sits down this time',
    now: 'Start now',
    getUp: 'Get up',
    asked: 'invitation sent',
    waits: 'waiting {time}',
  },
  leave: {
    title: 'Leave the table?',
    stay: 'Stay',
    go: 'Just go',
    goCalm: 'The match goes on without hurry: when it is your turn, the table waits. You find it on the first page.',
    goClock: 'The match goes on, and so does the clock: when your time is over, a bot answers for you. You find it on the first page.',
    bot: 'Let a bot play for me',
    botText: 'It plays until you take the seat back. You may come back at any time.',
    resign: 'Resign',
    ends: 'The match ends here and you lose it. You see how it went, and may play once more.',
    removed: 'Your cards leave the game, the others play on. You cannot come back into this match.',
    replaced: 'A bot plays your cards to the end. You cannot come back into this match.',
  },
  end: {
    youResigned: 'You resigned',
    onTurn: 'on turn {n}',
    resignedOn: '{seat, who, me {You resigned} other {{seat} resigned}} on turn {n}',
    goesOn: 'The others play on. When they are done, you will see here how it went.',
    watch: 'Watch on',
    turns: 'turn',
    daily: 'Results of the day',
    course: '{measure}, turn by turn',
    distance: 'Progress towards victory',
  },
};

export type AgainText = Translation<typeof again>;
