import type { CarriedRequest, CreatedReply, TablesReply } from '#server/schema.ts';
import { ApiError, newKey, post } from './api.ts';
import { notHere } from './here.ts';
import { askHere } from './home.ts';
import { isOffline } from './net.ts';
import { remember, remembered } from './remembered.ts';
import { ensureMe } from './session.ts';

/** Matches that were ended here without the network go to one's own record on the server, one after the other. */

const REFUSED = 'not-carried';
let isCarrying = false;

/** What the server has said no to: it stays on the device, and is not sent again. */
const refusedOnes = (): readonly string[] => remembered<readonly string[]>(REFUSED) ?? [];

export async function carryHome(): Promise<void> {
  if (isCarrying || isOffline()) return;
  isCarrying = true;
  try {
    await ensureMe();
    await carryAll();
  } finally {
    isCarrying = false;
  }
}

async function carryAll(): Promise<void> {
  const { matches } = await askHere<TablesReply>('GET', '/api/my/matches');
  const refused = refusedOnes();
  for (const { id } of matches.filter((match) => match.status === 'finished' && !refused.includes(match.id))) {
    const match = await askHere<Omit<CarriedRequest, 'key'>>('GET', `/api/matches/${id}/carried`);
    try {
      await post<CreatedReply>('/api/matches/carried', { key: newKey(), ...match });
    } catch (error) {
      // Nobody there, or too much to do: another time.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401) break;
      remember(REFUSED, [...refusedOnes(), id]);
      continue;
    }
    // It is there for good: only now it is not here any more.
    notHere(id);
    await askHere('POST', `/api/matches/${id}/forgotten`, {});
  }
}
