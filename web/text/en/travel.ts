import type { Translation } from '#engine';

/** Words for matches that go from one device to another, and for a page that has become old. */
export const travel = {
  take: 'Take it along, without a network',
  taking: 'Packing…',
  hand: 'Go on on another device',
  away: 'This match is on another device',
  awayText:
    'It is being played there. You can go on here from where that device last had a network; what was played there since then stays there as a match of its own.',
  bring: 'Go on here',
  carried: '{n, plural, one {One match brought home} other {# matches brought home}}',
  carriedText: 'They were played on this device and are in your history now. They do not count: the device knew the cards.',
  apart: '{n, plural, one {One match went on in two places} other {# matches went on in two places}}',
  apartText: 'The cards differ by now, so they cannot be joined. Both are kept, and each can be played to its end.',
  kept: '{n, plural, one {One match stays on this device} other {# matches stay on this device}}',
  keptText: 'The server could not repeat them by its rules, so they are not in your record.',
  read: 'Understood',
  tables: 'My tables',
  unchecked: 'played by other rules, not checked',
  fresh: 'There is a new version',
  freshText: 'Matches and puzzles stay as they are.',
  update: 'Update',
  later: 'Later',
};

export type TravelText = Translation<typeof travel>;
