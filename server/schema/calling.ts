import type { Lang } from '#engine';

/** What a button under a call does: the answer is sent without a page. */
export interface CallButton {
  readonly does: 'pass' | 'more-time';
  readonly title: string;
}

/**
 * What the site's service worker is told, whichever way it comes. A message that is not later than the last one of its tag has been seen: it may come
 * twice, and in any order.
 */
export interface CallMessage {
  /** `withdraw`: what stands under the tag is over. */
  readonly kind: 'call' | 'withdraw';
  /** One notification for a table, by its path: the next one takes its place. */
  readonly tag: string;
  readonly at: number;
  /** A call for several tables stands for those of each of them. */
  readonly instead?: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly lang: Lang;
  /** Where a tap leads. */
  readonly path: string;
  /** It makes no sound. */
  readonly quiet?: boolean;
  /** The decision that the buttons are about. */
  readonly table?: { readonly match: string; readonly seat: number; readonly n: number };
  readonly buttons?: readonly CallButton[];
}
