// SHA-256 without a platform: the same function proves fairness in the browser, on the server and in the lab, and can be called synchronously.
const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // First 32 bits of the fractional parts of the cube (K) and square (START) roots of the first primes, as the standard defines them.
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found] = fraction(Math.cbrt(n));
    found++;
  }
}
function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 4294967296);
}

/** Hexadecimal digest of a text (as UTF-8) or of bytes. */
export function sha256(input: string | Uint8Array): string {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 536870912));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const h = START.slice();
  const w = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      const s0 = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
      const s1 = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    compress(h, w);
  }
  let hex = '';
  for (const word of h) hex += word.toString(16).padStart(8, '0');
  return hex;
}

function compress(h: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, last] = h;
  for (let i = 0; i < 64; i++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const t1 = (last + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += last;
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
