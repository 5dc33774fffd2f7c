/**
 * Chance as plain data. `fast` (sfc32) serves search and simulation; `chacha` is the cryptographic stream of a live match, because
 * a short state could be found from the cards seen; `script` serves tests.
 * `fate` serves proofs: each draw gives what is wanted, 0 after that, and how many results it could have had is written down.
 */
export type Rng =
  | { kind: 'fast'; s: [number, number, number, number] }
  | { kind: 'chacha'; key: number[]; at: number }
  | { kind: 'script'; results: number[]; s: [number, number, number, number] }
  | { kind: 'fate'; results: number[]; asked: number[]; s: [number, number, number, number] };

export function fastRng(seed: number): Rng {
  const rng: Rng = { kind: 'fast', s: spread(seed) };
  return rng;
}

/** 64 hexadecimal digits. */
export function liveRng(seed: string): Rng {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a live seed is 64 hexadecimal digits');
  const key: number[] = [];
  for (let i = 0; i < 64; i += 8) key.push(Number.parseInt(seed.slice(i, i + 8), 16) | 0);
  return { kind: 'chacha', key, at: 0 };
}

/** The given results first (each is what `below` returns), then a fast stream. */
export function scriptRng(results: readonly number[], seed: number): Rng {
  return { kind: 'script', results: [...results], s: spread(seed) };
}

export const fateRng = (results: readonly number[]): Rng => ({ kind: 'fate', results: [...results], asked: [], s: spread(1) });

export function rngFromSeed(seed: string | number): Rng {
  return typeof seed === 'number' ? fastRng(seed) : liveRng(seed);
}

export function cloneRng(rng: Rng): Rng {
  switch (rng.kind) {
    case 'fast':
      return { kind: 'fast', s: [rng.s[0], rng.s[1], rng.s[2], rng.s[3]] };
    case 'chacha':
      return { kind: 'chacha', key: rng.key.slice(), at: rng.at };
    case 'script':
      return { kind: 'script', results: rng.results.slice(), s: [rng.s[0], rng.s[1], rng.s[2], rng.s[3]] };
    case 'fate':
      return { kind: 'fate', results: rng.results.slice(), asked: rng.asked.slice(), s: [rng.s[0], rng.s[1], rng.s[2], rng.s[3]] };
  }
}

/** An unbiased whole number from 0 to n-1. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  if (rng.kind === 'script' && rng.results.length > 0) {
    const scripted = rng.results.shift() as number;
    if (scripted >= n) throw new Error(`scripted result ${scripted} is not below ${n}`);
    return scripted;
  }
  if (rng.kind === 'fate') {
    rng.asked.push(n);
    return rng.results[rng.asked.length - 1] ?? 0;
  }
  return anyBelow(rng, n);
}

function anyBelow(rng: Rng, n: number): number {
  // Whole numbers throughout, which processors divide much faster; the last few words would favour small results.
  const n32 = n >>> 0;
  for (;;) {
    const x = uint32(rng) >>> 0;
    if (x <= 0xffffffff - n32 || x <= 0xffffffff - ((-n32 >>> 0) % n32)) return (x % n32) >>> 0;
  }
}

export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const out = list.slice();
  shuffleInPlace(rng, out);
  return out;
}

export function shuffleInPlace<T>(rng: Rng, list: { readonly length: number; [index: number]: T }): void {
  for (let i = list.length - 1; i > 0; i--) {
    // What lies where in a mixed pile is no draw: faces are fixed when they come to light.
    const j = rng.kind === 'fate' ? anyBelow(rng, i + 1) : below(rng, i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
}

export function uint32(rng: Rng): number {
  return rng.kind === 'chacha' ? chachaWord(rng) : sfc32(rng.s);
}

function spread(seed: number): [number, number, number, number] {
  const s: [number, number, number, number] = [seed | 0, (seed / 4294967296) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) sfc32(s);
  return s;
}

function sfc32(s: [number, number, number, number]): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (s[2] << 21) | (s[2] >>> 11);
  s[2] = (s[2] + t) | 0;
  return t >>> 0;
}

// One block of the stream is kept, since draws come in runs from one match.
const block = new Int32Array(16);
const work = new Int32Array(16);
let blockKey: readonly number[] | null = null;
let blockIndex = -1;

function chachaWord(rng: { key: number[]; at: number }): number {
  const index = Math.floor(rng.at / 16);
  if (blockKey !== rng.key || blockIndex !== index) {
    chachaBlock(rng.key, index);
    blockKey = rng.key;
    blockIndex = index;
  }
  const word = block[rng.at % 16] >>> 0;
  rng.at++;
  return word;
}

function chachaBlock(key: readonly number[], counter: number): void {
  work[0] = 0x61707865;
  work[1] = 0x3320646e;
  work[2] = 0x79622d32;
  work[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) work[4 + i] = key[i];
  work[12] = counter | 0;
  work[13] = Math.floor(counter / 4294967296) | 0;
  work[14] = 0;
  work[15] = 0;
  block.set(work);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = (block[i] + work[i]) | 0;
}

function quarter(a: number, b: number, c: number, d: number): void {
  block[a] = (block[a] + block[b]) | 0;
  block[d] = rotate(block[d] ^ block[a], 16);
  block[c] = (block[c] + block[d]) | 0;
  block[b] = rotate(block[b] ^ block[c], 12);
  block[a] = (block[a] + block[b]) | 0;
  block[d] = rotate(block[d] ^ block[a], 8);
  block[c] = (block[c] + block[d]) | 0;
  block[b] = rotate(block[b] ^ block[c], 7);
}

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));
