import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { SqliteStore } from '../store/sqlite/open.ts';

const PATTERN = /^zastolye-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;
const TRY_AGAIN_MS = 10 * 60_000;

/** Copies of the embedded database, whole and at one moment, while matches go on. The oldest go when there are more than are kept. */
export async function backUp(store: SqliteStore, { folder, keep }: NonNullable<Config['backup']>, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `zastolye-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
  await store.backup(file);
  const old = readdirSync(folder)
    .filter((name) => PATTERN.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) rmSync(join(folder, name));
  return file;
}

/** Makes the first copy soon after the start if the latest is too old, then regularly. A copy that fails is tried again. */
export function scheduleBackups(
  store: SqliteStore,
  settings: NonNullable<Config['backup']>,
  tell: (file: string) => void,
  report: (where: string, error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | null = null;
  const inTime = (ms: number): void => {
    timer = setTimeout(work, Math.min(ms, 2_000_000_000));
    timer.unref();
  };
  function work(): void {
    backUp(store, settings, store.clock())
      .then((file) => {
        tell(file);
        inTime(settings.everyMs);
      })
      .catch((error: unknown) => {
        report('backup', error);
        inTime(Math.min(settings.everyMs, TRY_AGAIN_MS));
      });
  }
  inTime(Math.max(1000, latest(settings.folder) + settings.everyMs - store.clock()));
  return () => {
    if (timer !== null) clearTimeout(timer);
  };
}

function latest(folder: string): number {
  try {
    const last = readdirSync(folder)
      .filter((name) => PATTERN.test(name))
      .sort()
      .at(-1);
    const at = last?.slice(9, -3).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3');
    return at === undefined ? 0 : Date.parse(at);
  } catch {
    return 0;
  }
}
