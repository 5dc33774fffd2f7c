import type { TablesReply } from '#server/schema.ts';
import type { Handed } from '../house/travel.ts';
import { ApiError } from './errors.ts';
import { notHere } from './here.ts';
import { askHere } from './home.ts';
import { isOffline } from './net.ts';
import { noteNews } from './news.ts';
import { remember, remembered } from './remembered.ts';
import { ensureMe } from './session.ts';

/** What was played on this device goes to the server: ended matches to one's own record, the others as copies, to be gone on with elsewhere. */

const REFUSED = 'not-carried';
let isCarrying = false;
/** When the copy was made that the server has, by match. */
const copied = new Map<string, number>();

/** What the server has said no to: it stays on the device, and is not sent again. */
const refusedOnes = (): readonly string[] => remembered<readonly string[]>(REFUSED) ?? [];

const isOpen = (id: string): boolean => location.pathname.startsWith(`/m/${id}`);

/** Nobody there, or too much to do: another time. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401;

export async function carryHome(): Promise<void> {
  if (isCarrying || isOffline()) return;
  isCarrying = true;
  try {
    await ensureMe();
    const { matches } = await askHere<TablesReply>('GET', '/api/my/matches');
    for (const match of matches) if (!(await carryOne(match))) break;
  } finally {
    isCarrying = false;
  }
}

/** False: there is no use in going on. */
async function carryOne({ id, status, updatedAt }: TablesReply['matches'][number]): Promise<boolean> {
  const isOver = status === 'finished';
  // Its page still shows how it ended, and looks back at it.
  if (isOver ? isOpen(id) || refusedOnes().includes(id) : copied.get(id) === updatedAt) return true;
  try {
    const { now, match } = await askHere<Handed>('POST', `/api/matches/${id}/handed`, { stays: true });
    copied.set(id, updatedAt);
    if (match !== id) notHere(id);
    if (now === 'apart') noteNews({ apart: 1 });
    else if (isOver) noteNews({ carried: 1 });
    if (now !== 'here' && !isOver && isOpen(id)) location.assign(match === null ? `/m/${id}` : '/');
    return true;
  } catch (error) {
    if (isForLater(error)) return false;
    copied.set(id, updatedAt);
    if (isOver) {
      remember(REFUSED, [...refusedOnes(), id]);
      noteNews({ kept: 1 });
    }
    return true;
  }
}
