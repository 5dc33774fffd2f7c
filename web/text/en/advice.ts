import type { SameBook } from '#engine';

/** Comes with the parts that need it, not with the page. */
export const advice = {
  title: 'Hint',
  share: 'chance to win',
  why: 'Why',
  thinking: 'Thinking…',
  slow: 'Still thinking…',
  stillThinking: 'Still thinking; what is here is a first estimate.',
  cancel: 'Cancel',
  show: 'Show on the table',
  failed: 'No hint this time',
  /** How sure: notches are the interval. */
  notches:
    'Notches: how exact the trials are, 19 times out of 20; the estimate itself may be further off. Other hands are not seen: {n, plural, one {# deal} other {# deals}} tried.',
  unlearned: 'For this game the chance is an estimate by its own rules of thumb: less sure.',
  /** Where one answer is shown although there are several. */
  same: 'The other answers that were tried come to the same.',
  never: 'The hint does not play for you. Hints in this match: {n}.',
  numbers:
    'On average with answer 1: {a}, with answer {than}: {b}. About {effect, plural, one {# percentage point} other {# percentage points}} of the chance to win {effect, plural, one {goes} other {go}} with it, as far as the trials tell.',
  plainNumbers:
    'With answer 1: {a}. With answer {than}: {b}. The difference is {effect, plural, one {# percentage point} other {# percentage points}}.',
  /** A share, as it is written. */
  figure: '{n}%',
  aloud: '{n}. {what}: {chance}%, between {low} and {high}%',
  aloudExact: '{n}. {what}: {chance}%, exact to about one per cent',

  // Looking back
  back: {
    title: 'Looking back',
    working: 'The bot looks through the match: {n}%',
    waiting: 'Others are being looked at first; this takes a little.',
    none: 'The rules have changed since: this match cannot be looked through.',
    failed: 'Looking back did not work.',
    curve: 'Chance to win',
    curveHint: 'Chance to win by moment of the match',
    own: 'As each could know',
    open: 'All cards open',
    table: 'As a table',
    moment: 'Moment',
    turnColumn: 'Turn',
    /** One of them, with its number. */
    turning: 'Turning point',
    turningOf: '{mine, select, yes {Turning points} other {Turning points: {seat}}}',
    turningHint: 'opens in the replay',
    /** Of the match, in one line: `n` is the turn, 0 where there is none yet; `what` happened, empty where nobody can say. */
    decisive: 'Turning point{n, plural, =0 {} other {, turn #}}{what, select, nothing {} other {: {what}}}',
    noTurning: 'No single decision changed much.',
    silence: 'Nobody does anything about it',
    account: '{mine, select, yes {Decisions or luck} other {Decisions or luck: {seat}}}',
    start: 'At the start',
    skill: 'My decisions',
    skillOf: 'Decisions',
    others: "Others' mistakes",
    luck: 'Luck',
    result: 'Result',
    unsure: 'Decisions and luck may each be off by about {n}%.',
    beyond: 'Every mistake counts from where the match stood then, so that sums may go beyond 100%.',
    left: '{n, plural, one {# decision was} other {# decisions were}} not looked at.',
    bestAndWorst: '{mine, select, yes {My best and worst decision} other {Best and worst decision: {seat}}}',
    best: 'So far ahead of the next best answer.',
    betterWas: 'Better: {what}.',
    rightAnswer: 'There was no better answer.',
    betterBy: 'Better by {n}%: {what}.',
    theirAnswer: 'They answered right.',
    theirMistake: 'A mistake of theirs. Better: {what}.',
    theirMistakeBy: 'A mistake of theirs by {n}%. Better: {what}.',
    theirBadBreak: 'No mistake of theirs: luck.',
    turn: 'Turn {n}',
    end: 'end',
    gaveUp: 'Giving up',
    goodLuck: 'Luck helped.',
    badLuck: 'Luck was on the other side.',
    evenLuck: 'Luck evened out.',
    numbers: 'The match in numbers',
    star: 'Card of the match',
    perfect: 'No answer lost anything worth mentioning.',
    decisions: '{mine, select, yes {All my decisions} other {All decisions: {seat}}}',
    lost: '−{n}%',
    fine: 'right',
    hints: 'Hints used: {names}',
    noHints: 'Nobody used hints.',
    share: 'Share a picture',
    picture: 'Picture to keep',
    shareText: 'Chance to win through the match',
    saved: 'The picture is saved.',
  },
  replay: {
    eval: 'Chance to win',
    played: 'Played',
    options: 'What else could be done',
    arrow: 'A strong bot would have answered: {what}.',
    same: 'A strong bot would have answered the same: {what}.',
  },
} as const;

export type AdviceText = SameBook<typeof advice>;
