import type { Job, Piece } from '#bots/work.ts';
import type { Lang } from '#engine';
import type { ErrorReply, SeatQuery, ServerEvents } from '#server/schema.ts';

/** What a page and its house say to each other. It is the interface of the server (docs/api.md), and nothing else crosses: hidden cards stay with the house. */

/** Who sits before the page, and how it is to be spoken to. */
export interface Before {
  readonly name: string;
  readonly avatar: string;
  readonly lang: Lang;
  /** Everything at once: bots wait for nothing. */
  readonly hurried: boolean;
  /** The name that this device has drawn for itself. */
  readonly device: string;
}

export type Asking =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly before: Before;
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly body: unknown;
    }
  | { readonly kind: 'listen'; readonly id: number; readonly match: string; readonly wish: SeatQuery; readonly at: number }
  | { readonly kind: 'hush'; readonly id: number };

export type Telling =
  | { readonly kind: 'reply'; readonly id: number; readonly status: number; readonly reply: unknown }
  | { readonly kind: 'event'; readonly id: number; readonly event: keyof ServerEvents; readonly message: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly error: ErrorReply };

/** What the house asks of its bots. */
export interface ThoughtAsked {
  readonly id: number;
  readonly what: 'answer' | 'advise' | 'lookBack';
  readonly job: Job | Piece;
}
/** How fast bots could think: decisions a second, played at random for so long. */
export interface SpeedAsked {
  readonly id: number;
  readonly what: 'speed';
  readonly job: { readonly game: string; readonly seats: number; readonly ms: number };
}
export interface ThoughtTold {
  readonly id: number;
  readonly found?: unknown;
  readonly failed?: string;
}
