import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { isOfInterface } from '../http/guard.ts';
import type { DevicesReply, Me, MeReply, MeRequest, MutesReply, RecoveryReply } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { deviceLabel, inventedAvatar, inventedName, isInvented, langOf, newIdentityId, newSecret, sha256Hex } from '../words.ts';
import { shownText } from './shown-text.ts';

const COOKIE = 'zastolye';
const REMEMBERED = 10_000;
const MAX_AGE = 400 * 24 * 3600;
/** Asked with every request: kept for a moment. Another node may change it meanwhile, so not for long. */
const KNOWN_MS = 2_000;
const SEEN_EVERY_MS = 3600_000;
export const RECOVERY_MS = 7 * 24 * 3600_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null: a stranger. */
    me: IdentityRow | null;
    /** With which browser. */
    device: string | null;
  }
}

/** Who is behind the signed cookie of a request: the cookie names a device, the device a person. */
export interface Identities {
  /** Puts the person on every request to the interface. */
  recognise(app: FastifyInstance): void;
  /** What is remembered of this person is read again. */
  forget(identity: string): void;
}

export function makeIdentities(house: House): Identities {
  const known = new Map<string, { row: IdentityRow; until: number }>();
  const seen = new Map<string, number>();
  // A signature that was right once stays right.
  const verified = new Map<string, string>();

  function deviceOf(request: FastifyRequest): string | null {
    const signed = request.cookies[COOKIE];
    if (signed === undefined) return null;
    const before = verified.get(signed);
    if (before !== undefined) return before;
    const cookie = request.unsignCookie(signed);
    if (!cookie.valid) return null;
    if (verified.size >= REMEMBERED) verified.clear();
    verified.set(signed, cookie.value);
    return cookie.value;
  }

  function remembered(device: string): IdentityRow | null {
    const kept = known.get(device);
    return kept !== undefined && kept.until > performance.now() ? kept.row : null;
  }

  async function personOf(device: string): Promise<IdentityRow | null> {
    const row = await house.store.device(device);
    if (known.size >= REMEMBERED) known.clear();
    if (row === null) known.delete(device);
    else known.set(device, { row, until: performance.now() + KNOWN_MS });
    return row;
  }

  /** Once an hour, behind the request: the list of devices tells which are in use. */
  function noteSeen(request: FastifyRequest, id: string): void {
    const now = house.now();
    if (now - (seen.get(id) ?? 0) < SEEN_EVERY_MS) return;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.set(id, now);
    const label = deviceLabel(request.headers['user-agent']);
    house.store.touchDevice(id, label, now).catch((error: unknown) => house.report('device', error));
  }

  return {
    recognise: (app) => {
      app.decorateRequest('me', null);
      app.decorateRequest('device', null);
      // With every request, and mostly known: nothing is waited for then.
      app.addHook('onRequest', (request, _reply, done) => {
        const device = isOfInterface(request) ? deviceOf(request) : null;
        if (device === null) return done();
        const recognised = (row: IdentityRow | null): void => {
          request.me = row;
          if (row !== null) {
            request.device = device;
            noteSeen(request, device);
          }
          done();
        };
        const kept = remembered(device);
        if (kept !== null) return recognised(kept);
        personOf(device).then(recognised, done);
      });
    },
    forget: (identity) => {
      for (const [device, { row }] of known) if (row.id === identity) known.delete(device);
    },
  };
}

export function known(request: FastifyRequest): IdentityRow {
  if (request.me === null) throw trouble('no-identity');
  return request.me;
}

function giveCookie(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(COOKIE, device, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: MAX_AGE,
  });
}

/** This browser is nobody from now on. */
export const signOff = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });

/** This browser is that person from now on, and nobody else's any more. */
export async function admit(house: House, request: FastifyRequest, reply: FastifyReply, identity: string): Promise<void> {
  const id = newIdentityId();
  const now = house.now();
  if (request.me !== null && request.device !== null) await house.store.removeDevices(request.me.id, { only: request.device });
  await house.store.saveDevice({ id, identity, label: deviceLabel(request.headers['user-agent']), createdAt: now, seenAt: now });
  giveCookie(request, reply, id);
}

export const meOf = ({ name, avatar, createdAt }: IdentityRow): Me => ({ name, invented: isInvented(name), avatar, createdAt });
const meReply = (row: IdentityRow): MeReply => ({ me: meOf(row) });

export async function introduce(
  house: House,
  identities: Identities,
  request: FastifyRequest,
  reply: FastifyReply,
  wish: MeRequest,
): Promise<MeReply> {
  const before = request.me;
  const name = wish.name === undefined ? (before?.name ?? inventedName(langOf(request.headers['accept-language']))) : shownText(wish.name);
  const avatar = wish.avatar ?? before?.avatar ?? inventedAvatar();
  const row: IdentityRow = before === null ? { id: newIdentityId(), name, avatar, createdAt: house.now() } : { ...before, name, avatar };
  await house.store.saveIdentity(row);
  identities.forget(row.id);
  if (request.device === null) await admit(house, request, reply, row.id);
  // Asked for again, so that it is kept for as long once more.
  else giveCookie(request, reply, request.device);
  return meReply(row);
}

/** Whether puzzles may be made of what this person has played. */
export async function allowPuzzles(house: House, { puzzles: _before, ...me }: IdentityRow, allowed: boolean): Promise<IdentityRow> {
  const row: IdentityRow = allowed ? { ...me, puzzles: true } : me;
  await house.store.saveIdentity(row);
  return row;
}

export const whoAmI = (request: FastifyRequest): MeReply => (request.me === null ? { me: null } : meReply(request.me));

/** The secret itself is told once and never kept. It stands behind the # of the link, so that it reaches no log. */
export async function makeRecovery(house: House, me: IdentityRow): Promise<RecoveryReply> {
  const token = newSecret();
  const expires = house.now() + RECOVERY_MS;
  await house.store.setRecovery(me.id, sha256Hex(token), expires);
  return { token, path: `/recover#${token}`, expires };
}

export async function recovered(house: House, token: string): Promise<IdentityRow> {
  const row = await house.store.takeRecovery(sha256Hex(token), house.now());
  if (row === null) throw trouble('recovery-invalid');
  return row;
}

/** Without the signature the name of a device is no cookie, but it is nobody's business either. */
export const shortOf = (device: string): string => sha256Hex(device).slice(0, 16);

export async function devicesOf(house: House, request: FastifyRequest): Promise<DevicesReply> {
  const me = known(request);
  return {
    devices: (await house.store.devices(me.id)).map(({ id, label, createdAt, seenAt }) => ({
      id: shortOf(id),
      label,
      createdAt,
      seenAt,
      current: id === request.device,
    })),
  };
}

/** Signs one other device out, or all others; links that were made to come in are void too. */
export async function signOut(house: House, request: FastifyRequest, wish: { device?: string }): Promise<void> {
  const me = known(request);
  const here = request.device ?? '';
  const { store } = house;
  const one = wish.device === undefined ? undefined : (await store.devices(me.id)).find(({ id }) => shortOf(id) === wish.device)?.id;
  if (wish.device !== undefined && one === undefined) throw trouble('not-found');
  await store.removeDevices(me.id, one === undefined ? { except: here } : { only: one });
  await store.setRecovery(me.id, sha256Hex(newSecret()), 0);
}

export async function mutesOf(house: House, me: IdentityRow): Promise<MutesReply> {
  return { people: (await house.store.mutes(me.id)).map(({ identity, name, avatar }) => ({ person: shortOf(identity), name, avatar })) };
}

/** Lines said from now on are seen again; open tables show the old ones when they are opened anew. */
export async function unmute(house: House, me: IdentityRow, person: string): Promise<void> {
  const found = (await house.store.mutes(me.id)).find(({ identity }) => shortOf(identity) === person);
  if (found === undefined) throw trouble('not-found');
  await house.store.setMute(me.id, found, false);
}
