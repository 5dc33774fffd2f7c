import { sha256 } from '#engine';

/** What tables use of `node:crypto`, for a page (`web/build/house.ts` puts it in its place): hashes of the engine, chance of the browser. */

type Form = 'hex' | 'base64url';

class Bytes extends Uint8Array {
  readUInt32BE(at: number): number {
    return new DataView(this.buffer, this.byteOffset).getUint32(at);
  }

  override toString(form?: Form): string {
    if (form === 'base64url')
      return btoa(String.fromCharCode(...this))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

function digestOf(text: string): Bytes {
  const hex = sha256(text);
  const bytes = new Bytes(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

interface Hash {
  update(text: string): Hash;
  digest(): Bytes;
  digest(form: Form): string;
}

/** Of the one kind that is used. */
export function createHash(): Hash {
  let whole = '';
  function digest(): Bytes;
  function digest(form: Form): string;
  function digest(form?: Form): Bytes | string {
    return form === undefined ? digestOf(whole) : digestOf(whole).toString(form);
  }
  const hash: Hash = {
    update(text) {
      whole += text;
      return hash;
    },
    digest,
  };
  return hash;
}

export const hash = (_: 'sha256', text: string, form: Form): string => digestOf(text).toString(form);

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Bytes(length));

/** From `low` to below `high`, or from 0 to below the only number given. */
export function randomInt(low: number, high?: number): number {
  const [from, below] = high === undefined ? [0, low] : [low, high];
  return from + (randomBytes(4).readUInt32BE(0) % (below - from));
}
