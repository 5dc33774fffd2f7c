import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { EnterRequest, KeyRequest } from '../schema.ts';
import type { PasskeyRow, TicketKind, TicketRow } from '../store/seats.ts';
import type { IdentityRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { deviceLabel, newSecret, sha256Hex } from '../words.ts';

/**
 * Keys instead of passwords (WebAuthn). A challenge lies in the store, so any node can take the answer; it is good once, for five minutes, at the site and
 * for the person or the browser that asked for it.
 */

const GOOD_MS = 5 * 60_000;
const MOST_KEYS = 20;
const COOKIE = 'zastolye-key';
/** Ed25519, ES256 and RS256: what every device knows. */
const ALGORITHMS = [-8, -7, -257];

/** Taken up with the first key: whoever plays without one waits for nothing. */
const webauthn = () => import('@simplewebauthn/server');

export interface Site {
  readonly origin: string;
  /** What keys are bound to. */
  readonly name: string;
}

/** The site as this browser knows it, if keys work there: browsers want https and a name, or the machine itself. */
export function siteOf({ config }: House, request: FastifyRequest): Site | null {
  const here = `${request.protocol}://${request.host}`;
  const { url: known } = config.calls;
  if (!URL.canParse(known ?? here)) return null;
  const url = new URL(known ?? here);
  if (known !== null && url.host !== request.host) return null;
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const isName = isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
  return isName && (isLocal || url.protocol === 'https:') ? { origin: url.origin, name: url.hostname } : null;
}

function siteFor(house: House, request: FastifyRequest): Site {
  const site = siteOf(house, request);
  if (site === null) throw trouble('no-keys-here');
  return site;
}

const boundTo = (...parts: readonly string[]): string => JSON.stringify(parts);

/** The challenge inside an answer; the library holds everything else against it. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

async function keep(house: House, kind: TicketKind, challenge: string, identity: string, bound: string): Promise<void> {
  await house.store.addTicket({ hash: sha256Hex(challenge), kind, identity, bound, expires: house.now() + GOOD_MS });
}

/** Used up by being shown, whatever comes of it. */
const spend = (house: House, kind: TicketKind, challenge: string): Promise<TicketRow | null> =>
  house.store.takeTicket(kind, sha256Hex(challenge), house.now());

export async function beginKey(house: House, request: FastifyRequest, me: IdentityRow): Promise<object> {
  const site = siteFor(house, request);
  const keys = await house.store.passkeys(me.id);
  if (keys.length >= MOST_KEYS) throw trouble('too-many-keys');
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Zastolye',
    rpID: site.name,
    userName: me.name,
    userDisplayName: me.name,
    // The same person for every device, and nothing that says who.
    userID: Uint8Array.from(Buffer.from(sha256Hex(`seat ${me.id}`), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: keys.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keep(house, 'key-new', options.challenge, me.id, boundTo(site.origin, site.name));
  return options;
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** A mistake in what was sent is no mishap of the house. */
async function orRefused<T extends { readonly verified: boolean }>(verify: Promise<T>): Promise<T> {
  const found = await verify.catch(() => null);
  if (found === null || !found.verified) throw trouble('key-refused');
  return found;
}

export async function addKey(house: House, request: FastifyRequest, me: IdentityRow, { credential }: KeyRequest): Promise<void> {
  const site = siteFor(house, request);
  const challenge = challengeIn(credential.response.clientDataJSON);
  const ticket = await spend(house, 'key-new', challenge);
  if (ticket === null || ticket.identity !== me.id || ticket.bound !== boundTo(site.origin, site.name)) throw trouble('key-refused');
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) throw trouble('key-refused');
  const made = registrationInfo.credential;
  const now = house.now();
  const isNew = await house.store.savePasskey({
    id: made.id,
    identity: me.id,
    site: site.name,
    lock: Buffer.from(made.publicKey).toString('base64'),
    counter: made.counter,
    transports: (credential.response.transports ?? []).join(','),
    label: deviceLabel(request.headers['user-agent']),
    createdAt: now,
    usedAt: now,
  });
  if (!isNew) throw trouble('key-refused');
}

const cookieFor = (request: FastifyRequest) => ({
  path: '/api/me/enter',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https',
  signed: true,
});

/** Which browser began, by a cookie of its own: an answer that was given elsewhere opens nothing here. */
export async function beginEntering(house: House, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const site = siteFor(house, request);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: site.name, userVerification: 'preferred' });
  const browser = newSecret();
  await keep(house, 'key-enter', options.challenge, '', boundTo(site.origin, site.name, sha256Hex(browser)));
  reply.setCookie(COOKIE, browser, { ...cookieFor(request), maxAge: GOOD_MS / 1000 });
  return options;
}

function browserOf(request: FastifyRequest): string {
  const signed = request.cookies[COOKIE];
  const cookie = signed === undefined ? null : request.unsignCookie(signed);
  return cookie?.valid === true ? cookie.value : '';
}

/** Whose key it is that opened. */
export async function enteredBy(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  { credential }: EnterRequest,
): Promise<IdentityRow> {
  const site = siteFor(house, request);
  const challenge = challengeIn(credential.response.clientDataJSON);
  const ticket = await spend(house, 'key-enter', challenge);
  if (ticket === null || ticket.bound !== boundTo(site.origin, site.name, sha256Hex(browserOf(request)))) throw trouble('key-refused');
  reply.clearCookie(COOKIE, cookieFor(request));
  const key = await house.store.passkey(credential.id);
  const person = key === null || key.site !== site.name ? null : await house.store.identity(key.identity);
  if (key === null || person === null) throw trouble('key-refused');
  const counter = await counterAfter(key, site, challenge, credential);
  // Of two who show the same answer at once one is too late.
  if (!(await house.store.usePasskey(key.id, key.counter, counter, house.now()))) throw trouble('key-refused');
  return person;
}

async function counterAfter(key: PasskeyRow, site: Site, challenge: string, credential: EnterRequest['credential']): Promise<number> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: Uint8Array.from(Buffer.from(key.lock, 'base64')),
        counter: key.counter,
        transports: listOf(key.transports),
      },
    }),
  );
  return authenticationInfo.newCounter;
}
