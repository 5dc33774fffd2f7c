import type { Translation } from '#engine';

/** Words for when there is no network. */
export const offline = {
  chip: 'offline',
  chipHint: 'No network. At this table nothing needs one.',
  gone: 'Offline. You can play on.',
  back: 'Online again.',
  needsNet: 'This needs the network.',
};

export type OfflineText = Translation<typeof offline>;
