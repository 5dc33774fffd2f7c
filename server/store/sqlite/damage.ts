import { closeSync, constants, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { archiveFile } from './archive.ts';

/**
 * What SQLite itself cannot tell: if a bit of its write-ahead log has flipped, SQLite takes the log to end there and says nothing. Two things
 * show the loss: frames of later commits behind the damaged one, and a note beside the file of the last entry that was acknowledged.
 */

const FRAME = 24;
const HEADER = 32;

interface Frames {
  readonly pageSize: number;
  readonly count: number;
  saltsFit(frame: number): boolean;
  isCommit(frame: number): boolean;
  /** Number of the first frame whose checksum is wrong; `count` if none. */
  readonly firstWrong: number;
}

function readFrames(data: Buffer): Frames | null {
  if (data.length < HEADER) return null;
  const magic = data.readUInt32BE(0);
  if (magic !== 0x377f0682 && magic !== 0x377f0683) return null;
  const pageSize = data.readUInt32BE(8);
  const size = FRAME + pageSize;
  const count = Math.floor((data.length - HEADER) / size);
  const word = magic === 0x377f0683 ? (at: number) => data.readUInt32BE(at) : (at: number) => data.readUInt32LE(at);
  let one = 0;
  let two = 0;
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; at += 8) {
      one = (one + word(at) + two) >>> 0;
      two = (two + word(at + 4) + one) >>> 0;
    }
  };
  const start = (frame: number): number => HEADER + frame * size;
  const saltsFit = (frame: number): boolean => data.compare(data, 16, 24, start(frame) + 8, start(frame) + 16) === 0;
  add(0, 24);
  let firstWrong = 0;
  for (; firstWrong < count; firstWrong++) {
    const at = start(firstWrong);
    if (!saltsFit(firstWrong)) break;
    add(at, at + 8);
    add(at + FRAME, at + size);
    if (data.readUInt32BE(at + 16) !== one || data.readUInt32BE(at + 20) !== two) break;
  }
  return { pageSize, count, saltsFit, isCommit: (frame) => data.readUInt32BE(start(frame) + 4) !== 0, firstWrong };
}

/**
 * What is wrong with the write-ahead log of a database, in words; null if nothing is. Each commit is on disk before the next begins, so only
 * the last one can be torn by a crash: a damaged frame with a whole later commit behind it was damaged afterwards.
 */
export function walDamage(file: string): string | null {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) return null;
  const frames = readFrames(readFileSync(wal));
  if (frames === null) return null;
  let ended = false;
  let lost = 0;
  for (let frame = frames.firstWrong; frame < frames.count; frame++) {
    if (!frames.saltsFit(frame)) continue;
    if (ended) lost++;
    if (frames.isCommit(frame)) ended = true;
  }
  return lost === 0 ? null : `the write-ahead log is damaged at frame ${frames.firstWrong}: ${lost} pages of later commits are behind it`;
}

/** The last entry that was acknowledged. Written without waiting for the disk: it may be behind, never ahead. */
export interface Tail {
  readonly match: string;
  readonly n: number;
  readonly hash: string;
}

const TAIL_BYTES = 128;

export function readTail(file: string): Tail | null {
  try {
    const tail = JSON.parse(readFileSync(`${file}-tail`, 'utf8')) as Tail;
    // Its match was put away or removed since.
    return tail.match === '' ? null : tail;
  } catch {
    return null;
  }
}

export function openTail(file: string): { write(tail: Tail): void; close(): void } {
  const handle = openSync(`${file}-tail`, constants.O_RDWR | constants.O_CREAT, 0o600);
  return {
    write: ({ match, n, hash }) => void writeSync(handle, JSON.stringify({ match, n, hash }).padEnd(TAIL_BYTES), 0),
    close: () => closeSync(handle),
  };
}

/** Puts copies of everything aside before anything is changed. Gives the folder. */
export function keepDamaged(file: string, now: number): string {
  const folder = join(dirname(file), `damaged-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const one of [...['', '-wal', '-tail'].map((end) => file + end), archiveFile(file)])
    if (existsSync(one)) copyFileSync(one, join(folder, basename(one)));
  return folder;
}
