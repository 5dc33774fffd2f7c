import type { CommandReply } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { bodyHash } from '../words.ts';

/** Who asks, with the key that makes sure that it counts once. */
export interface Caller {
  readonly id: string;
  readonly key: string;
  /** Hash of what is asked for. */
  readonly body: string;
}

/** The reply that the same request got before; the same key for something else is refused. */
export function replyTo(caller: Caller, earlier: { readonly reply: CommandReply; readonly body: string } | null): CommandReply | null {
  if (earlier === null) return null;
  if (earlier.body !== '' && earlier.body !== caller.body) throw trouble('key-reused');
  return earlier.reply;
}

/** Who asks, and for what. */
export const callerOf = (me: IdentityRow, name: string, request: { readonly key: string }): Caller => ({
  id: me.id,
  key: request.key,
  body: bodyHash(name, request),
});
