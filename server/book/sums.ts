import { readdir, readFile } from 'node:fs/promises';
import type { Options } from '#engine';

/** Matches and wins. */
export type Pair = readonly [games: number, wins: number];

/** The sums of a series, as `lab simulate --balance --save` writes them (docs/balance), or of the matches of this server. */
export interface Sums {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly bots: readonly string[];
  readonly playouts: readonly number[];
  readonly options: Options;
  readonly seed: number | null;
  readonly swap: boolean;
  /** Null: played by people. */
  readonly command: string | null;
  readonly games: number;
  readonly stalemates: number;
  readonly botWins: readonly number[];
  readonly reasons: { readonly [reason: string]: number };
  readonly facts: { readonly [kind: string]: { readonly [name: string]: Pair } };
  readonly places: readonly Pair[];
  readonly turns: { readonly [turns: string]: number };
  readonly cards: {
    readonly [id: string]: {
      readonly games: Pair;
      readonly early: Pair;
      readonly times: readonly number[];
      readonly ends: { readonly [zone: string]: number };
    };
  };
  /** By the first card of a pair: place of the second one among `cards`, matches, wins, and again. */
  readonly pairs: { readonly [id: string]: readonly number[] };
}

const folder = new URL('../../docs/balance/', import.meta.url);

/** What comes with the code, read once. */
export function shippedSums(): () => Promise<readonly Sums[]> {
  let read: Promise<readonly Sums[]> | null = null;
  return () => (read ??= readAll());
}

async function readAll(): Promise<readonly Sums[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Sums));
}
