/** How people are called to a table: who, what is wanted, until when. No card, no hand, no count of them: anybody may read it over a shoulder. */
const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const number = (n: number): string => counted[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

export const calls = {
  brand: 'Zastolye',
  today: (time: string) => `${time} today`,
  tomorrow: (time: string) => `${time} tomorrow`,
  onDay: (day: string, time: string) => `${time} on ${day}`,
  hours: (n: number) => (n === 1 ? 'One hour left' : `${n} hours left`),
  minutes: (n: number) => `${n} minutes left`,
  turn: {
    title: (game: string) => `Your move · ${game}`,
    by: (name: string) => `${name} has moved.`,
    wait: (others: number) => `${capital(number(others))} people are waiting.`,
    until: (when: string) => `You have until ${when}.`,
  },
  asked: {
    title: (game: string) => `You are asked · ${game}`,
    mayPass: 'Answer or pass.',
    must: 'The table needs your decision.',
    until: (when: string) => `Until ${when}.`,
  },
  quarter: {
    title: (left: string, game: string) => `${left} · ${game}`,
    body: 'Then a bot answers for you, and the answer is marked.',
    window: 'Then the table goes on without your answer.',
  },
  invited: {
    title: (name: string | null, game: string) =>
      name === null ? `A seat is kept for you · ${game}` : `${name} asks you to the table · ${game}`,
    until: (when: string) => `The seat is yours until ${when}.`,
  },
  over: {
    title: (game: string) => `Match over · ${game}`,
    won: 'You have won!',
    lost: (winners: readonly string[]) => (winners.length === 1 ? `${winners[0]} has won.` : `${list(winners)} have won.`),
    nobody: 'Nobody has won.',
    look: 'You can look back at it now.',
  },
  sum: {
    title: (n: number) => `${capital(number(n))} tables are waiting for you`,
    body: (games: readonly string[]) => `${list(games)}.`,
    first: (when: string) => `The first one until ${when}.`,
  },
  test: { title: 'This is how we call you', body: 'It works: you will hear from us when a table waits for you.' },
  buttons: { open: 'To the table', tables: 'To my tables', pass: 'Pass', more: 'One more day' },
  mail: {
    open: (link: string) => `To the table: ${link}`,
    bounds: 'At most three such letters a day.',
    end: (link: string) => `No more of them: ${link}`,
    confirmSubject: 'Zastolye: may we write to you?',
    confirm: (link: string) =>
      `Somebody, probably you, wants to be called to tables of Zastolye by mail.\n\nIf it was you, open this page and press the button:\n${link}\n\nIf not, do nothing: without that press no further letter comes. The link works for a day.`,
  },
  telegram: {
    bound: 'Done. When a table waits for you, I will write here. To end it, send /stop.',
    unknown: 'I do not know this code. Open “How to call you” on your page of Zastolye and send me the code that stands there.',
    ended: 'I will not write any more.',
    none: 'I am not writing to you as it is.',
  },
};
