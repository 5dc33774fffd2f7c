import type { View } from '#engine';
import type { MatchMeta } from '#server/schema.ts';

/** Passed for me before I could read it. */
const FLEETING_MS = 400;

/**
 * A question that is passed for me: in a blink, at a table where nobody waits to see it, or because I do not want to be asked. Asking would be a lie. Among
 * people the window stays open for a while nevertheless, so that nobody sees what I wish.
 */
export function isFleeting(meta: MatchMeta | null, { decision }: View): boolean {
  if (meta === null || decision === null || decision.mine === null) return false;
  if (decision.window && meta.preferences?.passUntilTurn === true) return true;
  if (decision.mine.options.length !== 0) return false;
  const { passesAt, since } = meta.clock;
  if (passesAt === null || since === null) return false;
  return meta.preferences?.passWhenNone === true || passesAt - since <= FLEETING_MS;
}
