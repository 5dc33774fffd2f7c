import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { EnterReply, KeyBeginReply, SeatReply } from '#server/schema.ts';
import { post } from './api.ts';

/** Keys in the browser. What speaks with the device is fetched with the first page that could need it. */

const webauthn = () => import('@simplewebauthn/browser');

/** Fetched before it is pressed: between the press and the device's own window there should be as little as possible. */
export const prepareKeys = (): void => void webauthn().catch(() => undefined);

export const canKeepKeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Why nothing came of it: the window was closed, the device has one already, or something else. */
export const keyProblem = (error: unknown): 'gone' | 'there' | 'other' => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'there';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'gone' : 'other';
};

export async function makeKey(): Promise<SeatReply> {
  const [{ startRegistration }, { options }] = await Promise.all([webauthn(), post<KeyBeginReply>('/api/me/keys/begin', {})]);
  const credential = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  return post<SeatReply>('/api/me/keys', { credential });
}

export async function showKey(): Promise<EnterReply> {
  const [{ startAuthentication }, { options }] = await Promise.all([webauthn(), post<KeyBeginReply>('/api/me/enter/begin', {})]);
  const credential = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return post<EnterReply>('/api/me/enter', { credential });
}
