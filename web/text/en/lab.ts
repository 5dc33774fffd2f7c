/** The laboratory. */
export const lab = {
  title: 'Laboratory',
  lead: 'Is a game fair? Matches that bots have played against each other, counted. The line through a mark shows where the true share lies 19 times in 20; ▲ and ▼ mark what chance alone hardly explains.',
  name: 'Laboratory: {game}',
  nothing: 'Nobody has measured this game yet.',
  failed: 'The figures did not come.',
  old: 'These matches follow older rules (version {version}); today the game has version {now}.',
  kinds: { faction: 'Wins by faction', character: 'Wins by character', side: 'Wins by side' },
  sides: { rick: 'Rick', russians: 'the Russians' },
  seats: 'Who begins',
  seat: 'place {n}',
  seatsOf: '{n, plural, one {# player} other {# players}}',
  lead1: 'How many players: share of who begins',
  length: 'How long a match lasts',
  turns: '{n, plural, one {# turn} other {# turns}}',
  median: 'half of the matches are over after {n}, 19 of 20 after {most} turns',
  luck: 'Luck or skill',
  luckRow: 'the bot with {more} playouts against {less}',
  luckNote:
    'How often the same bot wins when it thinks longer than its rival: 50 is luck, or a bot whom more thought does not help. It says nothing about people.',
  pairs: 'Pairs of factions',
  pairsNote:
    'Share of wins of a deck of both factions; small: how many decks there were. A pair with fewer than {n, plural, one {# deck} other {# decks}} is grey and says little. Of so many comparisons one in twenty errs.',
  best: 'Strongest',
  worst: 'Weakest',
  tokens: 'Rickshank: two tokens for whoever is not first',
  tokensWithout: 'begins, no tokens',
  tokensWith: 'begins, two tokens for the other',
  tokensNote:
    'The two tokens are a setting of ours, not of the rulebook. They stay a setting: as long as the two intervals meet, we suggest neither.',
  comparisons: 'Of {n, plural, one {# comparison} other {# comparisons}} one may err by chance.',
  shares: 'What the numbers decide',
  ours: 'This page only counts; nothing printed on a card is ours to change. A balanced draft for Smash Up would be a rule of our own, and we have not made it: with so few matches we could not say which factions it should hold back.',
  command: 'To play the same once more',
  full: 'More matches, longer thought',
  fullNote: 'The command for figures that say more: strong bots with 300 playouts an answer, 3,000 matches. It takes hours.',
  share: 'share',
} as const;

export type LabText = { readonly [K in keyof typeof lab]: Loose<(typeof lab)[K]> };
type Loose<T> = T extends string ? string : { readonly [K in keyof T]: Loose<T[K]> };
