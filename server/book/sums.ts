import { readdir, readFile } from 'node:fs/promises';
import type { Sums } from '#bots/sums.ts';

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
