import type { Translation } from '#engine';
import type { KeepLine } from '#server/schema.ts';

interface Line {
  readonly what: string;
  readonly why: string;
  /** `days` stands for as many days as this server keeps it; `ever` is said where there is no end. */
  readonly long: string;
  readonly ever?: string;
  readonly who: string;
}

/** The page «What the server keeps»: a line for each line that the server names. */
export const keeps = {
  title: 'What the server keeps',
  lead: 'One table, no small print.',
  what: 'what',
  why: 'why',
  long: 'how long',
  who: 'who sees it',
  days: '{n, plural, one {# day} other {# days}}',
  years: '{n, plural, one {# year} other {# years}}',
  lines: {
    face: {
      what: 'Name and picture; whether puzzles may be made of your matches',
      why: 'so that your neighbours know who plays',
      long: 'as long as you have your seat; guests who are not seen for {time} are forgotten',
      ever: 'as long as you have your seat',
      who: 'everybody at the table; your word about puzzles only you',
    },
    matches: {
      what: 'Matches and their moves',
      why: 'replay, looking back, proof that nothing was rigged',
      long: '{time} after the end; once a seat is deleted, they say “a player”',
      ever: 'for ever; once a seat is deleted, they say “a player”',
      who: 'who sat there, and whoever has the link',
    },
    talk: {
      what: 'What is said at the table',
      why: 'to read it in the morning',
      long: '{time} after the match',
      ever: 'as long as the match',
      who: 'who sat there, and whoever has the link',
    },
    results: {
      what: 'Results of the deal of the day',
      why: 'the list of the day',
      long: 'for ever; once a seat is deleted, under “a player”',
      who: 'everybody',
    },
    muted: {
      what: 'People you do not hear',
      why: 'so that they stay silent at every table',
      long: 'until you hear them again',
      who: 'you alone',
    },
    keys: {
      what: 'The lock of your key',
      why: 'to know you without a password',
      long: 'as long as you have the key. Face and fingerprint never leave your device',
      who: 'nobody',
    },
    mail: {
      what: 'An e-mail address, if you gave one',
      why: 'to get your seat back',
      long: 'until you remove it',
      who: 'nobody',
    },
    calling: {
      what: 'How and for what you are to be called',
      why: 'to call you when it is your turn',
      long: 'until you switch it off; a call itself until it has come',
      who: 'nobody',
    },
    links: {
      what: 'Traces of links for coming in',
      why: 'so that each works once, and in time',
      long: 'up to three weeks; the link itself is not kept',
      who: 'nobody',
    },
    devices: {
      what: 'Browser and system of your devices',
      why: 'so that you can sign them out',
      long: 'until you sign out, or {time} without a visit',
      ever: 'until you sign out',
      who: 'you alone',
    },
    traces: {
      what: 'When you were last at a table, and which commands came',
      why: 'so that nothing happens twice, and nobody drowns the others',
      long: 'a week. Addresses only as long as it takes to count what comes from them',
      who: 'at your tables: whether you are there',
    },
    leaving: { what: 'The wish to delete a seat', why: 'to be able to take it back', long: '14 days', who: 'nobody' },
  } satisfies { readonly [line in KeepLine]: Line },
  backups: 'Copies for emergencies: what was deleted is gone from them after {time} at the latest.',
  not: 'What there is not: passwords, advertisements, counters of other sites, passing anything on. Cards in hands get into no letter, no notification and no log of the server.',
  mine: 'My seat: take everything, delete everything',
  failed: 'The list did not come',
  again: 'Try again',
};
export type KeepsText = Translation<typeof keeps>;
