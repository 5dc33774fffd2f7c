import type { Translation } from '#engine';

/** Words for when there is no network. */
export const offline = {
  chip: 'offline',
  chipHint: 'No network. At this table nothing needs one.',
  gone: 'Offline. You can play on.',
  back: 'Online again.',
  /** Of a match in one's own record. */
  played: 'played offline, does not count',
  link: 'Without a network',
};

export type OfflineText = Translation<typeof offline>;
