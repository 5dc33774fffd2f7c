/** For how many days what is old stays; 0: for ever. */
export interface KeepSettings {
  /** KEEP_HOT_DAYS: a finished match, before it is packed and put away. It is found and opened as before. */
  readonly hot: number;
  /** KEEP_DAYS: a finished match, all in all. */
  readonly all: number;
  /** KEEP_CHAT_DAYS: what was said at a table, after its match has ended. */
  readonly chat: number;
  /** KEEP_GUEST_DAYS: somebody of whom nothing is seen. */
  readonly guest: number;
  /** KEEP_UNFINISHED_DAYS: a table that nobody touches and that never came to an end. */
  readonly unfinished: number;
}

/** What a club would like: years of matches, talk while it is remembered, people as long as their cookie lasts. */
export const keepFrom = (days: (name: string, usual: number) => number): KeepSettings => ({
  hot: days('KEEP_HOT_DAYS', 60),
  all: days('KEEP_DAYS', 5 * 365),
  chat: days('KEEP_CHAT_DAYS', 90),
  guest: days('KEEP_GUEST_DAYS', 400),
  unfinished: days('KEEP_UNFINISHED_DAYS', 365),
});
