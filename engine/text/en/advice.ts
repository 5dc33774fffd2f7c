/** What advice says in every game. */
export const advice = {
  joined: '{first}, then {next}',
  pass: 'Pass',
  decline: 'No',
  verdicts: {
    only: 'There is nothing else to do.',
    order: 'Whatever comes first, it comes to the same.',
    wins: 'This wins.',
    lost: 'Nothing helps any more; this lasts longest.',
    clear: 'Clearly better than anything else.',
    little: 'A little better than anything else.',
    lean: 'I would rather do this, but it is close.',
    same: 'Either will do.',
  },
  standings: {
    winning: 'You are nearly there.',
    ahead: 'You are ahead.',
    even: 'It is even.',
    behind: 'You are behind.',
    losing: 'It looks bad.',
  },
  simple: {
    keeps: 'If in doubt, this one: what you keep may still be needed.',
    brings: 'If in doubt, this one: it brings a little more.',
    touch: 'If in doubt, this one: it came out a touch better.',
    shorter: 'This is the simplest: fewer steps.',
    plain: 'This is the simplest: nothing more has to be chosen.',
  },
  /** How often, in words. */
  often: {
    always: 'every time',
    mostly: 'almost every time',
    'four-fifths': 'four times in five',
    'three-quarters': 'three times in four',
    'two-thirds': 'two times in three',
    half: 'half of the time',
    'two-fifths': 'two times in five',
    third: 'one time in three',
    quarter: 'one time in four',
    fifth: 'one time in five',
    seventh: 'one time in seven',
    tenth: 'one time in ten',
    rarely: 'now and then',
    hardly: 'hardly ever',
    never: 'never',
  },
  /** The same as a count. */
  count: 'in {n} of 100',
  /** What opens on a tap. */
  numbers:
    'In {of, plural, one {# imagined match} other {# imagined matches}} each: {a} with this plan, {b} with the other, give or take {error}.',
  alone: 'In {a} of {of, plural, one {# imagined match} other {# imagined matches}}.',
  mean: 'On average {a} in {of, plural, one {# imagined match} other {# imagined matches}}.',
  average: 'on average {what}',
  risk: 'The risk: {what}',
  signs: {
    'wins-now': {
      more: 'you win this turn {a}, not {b}',
      less: 'you win this turn only {a}, not {b}',
      only: 'you win this turn {a}',
      never: 'you give up a win this turn that would be there {b}',
    },
    'loses-now': {
      more: 'the match is lost this turn {a}, not {b}',
      less: 'the match is lost this turn {a}, not {b}',
      only: 'it gives the match away {a}',
      never: 'it does not give the match away',
    },
    'wins-soon': {
      more: '{seat, who, me {you win} other {{seat} wins}} before your next turn {a}, not {b}',
      less: '{seat, who, me {you win} other {{seat} wins}} before your next turn {a}, not {b}',
      only: '{seat, who, me {you win} other {{seat} wins}} before your next turn {a}',
      never: 'it keeps {seat, who, me {you} other {{seat}}} from winning before your next turn, which would happen {b}',
    },
    wins: {
      more: '{seat, who, me {you win} other {{seat} wins}} more often in the end: {a}, not {b}',
      less: '{seat, who, me {you win} other {{seat} wins}} less often in the end: {a}, not {b}',
    },
  },
} as const;
