import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import { shownText } from './lobby.ts';
import type { MeReply, MeRequest } from './schema.ts';
import type { IdentityRow } from './store/types.ts';
import { trouble } from './trouble.ts';
import { inventedAvatar, inventedName, langOf, newIdentityId, newSecret, sha256Hex } from './words.ts';

const COOKIE = 'zastolye';
const REMEMBERED = 10_000;
const MAX_AGE = 400 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null: a stranger. */
    me: IdentityRow | null;
  }
}

/** Puts the identity behind the signed cookie on every request to the interface. */
export function recognise(app: FastifyInstance, house: House): void {
  app.decorateRequest('me', null);
  // A signature that was right once stays right.
  const verified = new Map<string, string>();
  const idOf = (request: FastifyRequest, signed: string): string | null => {
    const known = verified.get(signed);
    if (known !== undefined) return known;
    const cookie = request.unsignCookie(signed);
    if (!cookie.valid) return null;
    if (verified.size >= REMEMBERED) verified.clear();
    verified.set(signed, cookie.value);
    return cookie.value;
  };
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const signed = request.cookies[COOKIE];
    const id = signed === undefined ? null : idOf(request, signed);
    if (id !== null) request.me = await house.store.identity(id);
  });
}

export function known(request: FastifyRequest): IdentityRow {
  if (request.me === null) throw trouble('no-identity');
  return request.me;
}

function giveCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(COOKIE, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: MAX_AGE,
  });
}

const meReply = ({ name, avatar, createdAt }: IdentityRow): MeReply => ({ me: { name, avatar, createdAt } });

export async function introduce(house: House, request: FastifyRequest, reply: FastifyReply, wish: MeRequest): Promise<MeReply> {
  const before = request.me;
  const name = wish.name === undefined ? (before?.name ?? inventedName(langOf(request.headers['accept-language']))) : shownText(wish.name);
  const avatar = wish.avatar ?? before?.avatar ?? inventedAvatar();
  const row: IdentityRow = before === null ? { id: newIdentityId(), name, avatar, createdAt: house.now() } : { ...before, name, avatar };
  await house.store.saveIdentity(row);
  giveCookie(request, reply, row.id);
  return meReply(row);
}

export const whoAmI = (request: FastifyRequest): MeReply => (request.me === null ? { me: null } : meReply(request.me));

/** The secret itself is told once and never kept. It stands behind the # of the link, so that it reaches no log. */
export async function makeRecovery(house: House, me: IdentityRow): Promise<{ token: string; path: string }> {
  const token = newSecret();
  await house.store.setRecovery(me.id, sha256Hex(token));
  return { token, path: `/recover#${token}` };
}

export async function recover(house: House, request: FastifyRequest, reply: FastifyReply, token: string): Promise<MeReply> {
  const row = await house.store.identityByRecovery(sha256Hex(token));
  if (row === null) throw trouble('recovery-invalid');
  giveCookie(request, reply, row.id);
  return meReply(row);
}
