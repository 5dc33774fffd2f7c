/** What the lab says to somebody who plays or reads a match. */
export const lab = {
  names: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'],
  you: 'you',
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  more: (n: number) => `and ${n} more`,
  seats: (n: number) => (n === 1 ? '1 seat' : `${n} seats`),
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  turn: (n: number) => `Turn ${n}`,
  decline: 'none of these',
  choose: {
    one: 'a number',
    some: (min: number, max: number) => (min === max ? `${min} numbers` : `${min} to ${max} numbers`),
    order: 'all numbers in the order you want',
  },
  keys: '? hint and rule · ?3 about option 3 · t the table · u take back · q leave',
  noSuch: (word: string) => `«${word}» is not understood.`,
  noUndo: 'There is nothing to take back.',
  noRule: 'No rule is named here.',
  unlike: (what: string) => `(against: ${what})`,
  otherwise: (plan: string) => `Or: ${plan}.`,
  imagined: (matches: number, learned: boolean) =>
    `matches imagined with each plan: ${matches}${learned ? '' : '; they are judged by rules of thumb in this game'}`,
  left: 'You left the table.',
  seed: (seed: number) => `To play this deal again: --seed ${seed}`,
  saved: (file: string) => `The journal is in ${file}.`,
  over: 'The match is over',
  won: (names: string) => `Winner: ${names}`,
  nobody: 'nobody',
  capped: 'The match has gone on too long and is stopped.',
  entry: {
    'time-out': (who: string) => `${who} runs out of time`,
    join: (who: string) => `${who} joins`,
    leave: (who: string) => `${who} leaves`,
    resign: (who: string) => `${who} resigns`,
    bot: (who: string) => `a bot plays for ${who}`,
    human: (who: string) => `${who} plays again`,
    undo: (who: string) => `${who} takes back`,
    redo: (who: string) => `${who} repeats`,
    option: (what: string) => `setting: ${what}`,
  },
};

export type LabText = typeof lab;
