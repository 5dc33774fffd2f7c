import type { Translation } from '#engine';

/** What surrounds the words that teach a game; fetched with the coach and with «How to play». */
export const coach = {
  name: 'Coach',
  gotIt: 'Got it, let’s play',
  howTo: 'How to play',
  iKnow: 'I know it, no coach',
  turnOff: 'Turn off',
  next: 'Next',
  done: 'Done',
  ofAll: 'Hint {n} of {all}',
  isOff: 'The coach is off',
  backInMenu: 'Back in the menu: “Coach”.',
  turnInPictures: 'A turn in four pictures',
  kinds: 'What cards there are',
  readCard: 'Read {card}',
  mistakes: 'Three common mistakes',
  wrong: 'Mistake',
  better: 'Better',
  tries: 'Try it',
  try: 'Try it',
  again: 'Once more',
  solved: 'Solved',
  notYet: 'Not quite',
  openRule: 'The rule: {rule}',
  closeTry: 'Back to how to play',
  allRules: 'All the rules',
  games: 'How to play the other games',
  also: 'You may also like',
  withCoach: 'A match with the coach',
  play: 'Play',
  minutes: '{minutes} minutes',
  players: '{min}–{max} players',
  bot: 'Otto',
  you: 'You',
} as const;

export type CoachText = Translation<typeof coach>;
