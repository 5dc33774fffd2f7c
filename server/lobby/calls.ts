import type { House } from '../house.ts';
import { keptFor } from '../match/seats.ts';
import type { CallsReply } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';

const MOST = 20;

/** Who wants to play another one with this person. Whoever is not heard does not call either. */
export async function callsOf(house: House, me: IdentityRow): Promise<CallsReply> {
  const now = house.now();
  const rows = (await house.store.lobbiesOf(me.id, MOST)).filter((row) => keptFor(row, me.id).length > 0 && (row.call?.until ?? 0) > now);
  const muted = rows.length === 0 ? [] : (await house.store.mutes(me.id)).map(({ identity }) => identity);
  const calls = rows
    .filter(({ host }) => !muted.includes(host))
    .map(({ id, game, host, seats, call }) => {
      const caller = seats.find(({ kind, identity }) => kind === 'human' && identity === host);
      const seated = seats.filter((seat) => seat.kind !== 'open' && seat !== caller && seat.name !== null).map(({ name }) => name ?? '');
      return { match: id, game, name: caller?.name ?? '', avatar: caller?.avatar ?? '', until: call?.until ?? now, seated };
    });
  return { calls, now };
}
