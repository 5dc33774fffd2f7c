import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from '../calls/mail.ts';
import type { House } from '../house.ts';
import { isSlow } from '../match/slow.ts';
import type { EnterReply, SeatReply } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { newSecret, sha256Hex } from '../words.ts';
import { admit, meOf, shortOf } from './identity.ts';
import { siteOf } from './passkeys.ts';
import type { People } from './person.ts';

/** Coming back to one's seat, by whatever way, and what there is to come back to. */

/** So long a guest's matches can be brought over after coming in. */
const MOVE_MS = 3600_000;
/** Matches after which somebody is asked whether the seat is to be kept. */
const MANY = 10;
/** More running tables than anybody has at a time. */
const MOST = 500;

interface Played {
  readonly matches: number;
  readonly running: number;
  readonly slow: boolean;
}

async function playedBy({ store }: House, identity: string): Promise<Played> {
  const [tallies, listed] = await Promise.all([store.tallies(identity), store.matchesOf(identity, MOST)]);
  const open = listed.filter(({ row }) => row.status !== 'finished');
  return {
    matches: tallies.reduce((sum, { matches }) => sum + matches, 0),
    running: open.length,
    slow: open.some(({ row }) => row.status === 'playing' && isSlow(row)),
  };
}

/** Somebody who would lose the seat with this browser: nothing else leads back to it. */
const isGuest = async ({ store }: House, identity: string): Promise<boolean> =>
  (await store.passkeys(identity)).length === 0 && (await store.mailboxOf(identity)) === null;

/**
 * This browser is that person's from now on: under a device name of its own, so whatever name somebody gave it before is worth nothing. Whoever was a guest
 * here may bring the matches along, and a seat that was to be deleted stays.
 */
export async function welcome(
  house: House,
  everybody: People,
  request: FastifyRequest,
  reply: FastifyReply,
  me: IdentityRow,
): Promise<EnterReply> {
  const before = request.me;
  const stayed = await house.store.stay(me.id);
  await house.store.dropTickets(me.id, 'back');
  await admit(house, request, reply, me.id);
  if (before === null || before.id === me.id) return { me: meOf(me), guest: null, stayed };
  await everybody.changed(before.id);
  return { me: meOf(me), guest: await guestOf(house, before, me), stayed };
}

async function guestOf(house: House, guest: IdentityRow, me: IdentityRow): Promise<EnterReply['guest']> {
  if (!(await isGuest(house, guest.id))) return null;
  const { matches, running } = await playedBy(house, guest.id);
  if (matches + running === 0) return null;
  const token = newSecret();
  await house.store.addTicket({
    hash: sha256Hex(token),
    kind: 'move',
    identity: guest.id,
    bound: me.id,
    expires: house.now() + MOVE_MS,
  });
  return { token, name: guest.name, matches, running };
}

export async function seatOf(house: House, mailer: Mailer | null, request: FastifyRequest, me: IdentityRow): Promise<SeatReply> {
  const { store } = house;
  const [keys, mailbox, played, link] = await Promise.all([
    store.passkeys(me.id),
    store.mailboxOf(me.id),
    playedBy(house, me.id),
    store.recoveryUntil(me.id, house.now()),
  ]);
  const site = siteOf(house, request);
  const canKeep = (site !== null || mailer !== null) && keys.length === 0 && mailbox === null;
  return {
    keys: keys.map(({ id, label, createdAt, usedAt }) => ({ id: shortOf(id), label, createdAt, usedAt })),
    site: site?.name ?? null,
    link: link === null ? null : { expires: link },
    mail: mailer === null ? null : { address: mailbox?.address ?? null },
    matches: played.matches,
    running: played.running,
    offer: !canKeep ? null : played.slow ? 'slow' : played.matches >= MANY ? 'tenth' : null,
    puzzles: me.puzzles === true,
  };
}
