import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device that makes keys and signs with them, as phones and sticks do, for tests. It can be told to lie. */

interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly type?: string;
  readonly counter?: number;
}

export interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const coded = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly origin: string;
  private readonly secret: KeyObject;
  private readonly lock: Uint8Array;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.secret = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // An ES256 key as COSE writes it.
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    this.lock = isoCBOR.encode(cose);
  }

  private said(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(site: string, flags: number, counter: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, more]);
  }

  /** A new key. */
  make({ challenge, rp }: Options, lies: Lies = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const made = Buffer.concat([Buffer.alloc(16), length, this.id, this.lock]);
    const authData = this.data(lies.site ?? rp?.id ?? '', 0x45, this.counter, made);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      credential: {
        id: coded(this.id),
        rawId: coded(this.id),
        type: 'public-key',
        response: {
          clientDataJSON: coded(this.said(lies.type ?? 'webauthn.create', challenge, lies.origin ?? this.origin)),
          attestationObject: coded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      },
    };
  }

  /** Shows the key. */
  show({ challenge, rpId }: Options, lies: Lies = {}) {
    this.counter++;
    const client = this.said(lies.type ?? 'webauthn.get', challenge, lies.origin ?? this.origin);
    const data = this.data(lies.site ?? rpId ?? '', 0x05, lies.counter ?? this.counter);
    return {
      credential: {
        id: coded(this.id),
        rawId: coded(this.id),
        type: 'public-key',
        response: {
          clientDataJSON: coded(client),
          authenticatorData: coded(data),
          signature: coded(sign('sha256', Buffer.concat([data, sha256(client)]), this.secret)),
        },
      },
    };
  }
}
