import type { RefusalCode } from '../../types.ts';

export interface EngineText {
  readonly hiddenCard: string;
  readonly log: {
    readonly 'match.undo': string;
    readonly 'match.redo': string;
    readonly 'match.stalemate': string;
    readonly 'match.resign': string;
  };
  readonly outcomes: { readonly 'match.stalemate': string; readonly 'match.resign': string };
  readonly refusals: { readonly [code in RefusalCode]: string };
}

export const words: EngineText = {
  hiddenCard: 'a hidden card',
  log: {
    'match.undo': '{seat, who, me {You take} other {{seat} takes}} the last answer back',
    'match.redo': '{seat, who, me {You repeat} other {{seat} repeats}} what was taken back',
    'match.stalemate': 'Nobody can ever be asked anything again',
    'match.resign': '{seat, who, me {You resign} other {{seat} resigns}}',
  },
  outcomes: {
    'match.stalemate': 'Nobody can ever be asked anything again: the match ends without a winner',
    'match.resign': '{seat, who, me {You resigned} other {{seat} resigned}}',
  },
  refusals: {
    'match-over': 'The match is over.',
    'stale-decision': 'The table has moved on since; look at it again.',
    'not-asked': 'It is not your decision.',
    'already-answered': 'You have answered already.',
    'too-few': 'Choose at least {min, plural, one {# thing} other {# things}}.',
    'too-many': 'Choose at most {max, plural, one {# thing} other {# things}}.',
    duplicate: 'The same thing was chosen twice.',
    'out-of-range': 'That cannot be chosen.',
    'unknown-option': 'That cannot be chosen now.',
    'no-such-seat': 'There is no such seat.',
    'seat-taken': 'The seat is taken.',
    'table-full': 'The table is full; you may watch.',
    'cannot-join': 'Nobody can join this game once it has begun.',
    'cannot-leave': 'Nobody can leave this game; a bot may play on instead.',
    'no-such-option': 'There is no such setting, or it cannot be changed now.',
    'option-does-not-fit': 'That setting does not go with this number of players or with the other settings.',
    'nothing-to-undo': 'There is nothing to take back.',
    'undo-needs-consent': 'The others have to agree, because something was revealed or answered since.',
    'nothing-to-redo': 'There is nothing to repeat.',
    malformed: 'The request is malformed.',
  },
};
