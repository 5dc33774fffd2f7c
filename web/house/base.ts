/** The database of the browser, as promises: as much of it as the page's own house needs. */

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database of the browser failed')));
  });

/** Resolves when everything is on the disk. */
const ended = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('aborted')));
  });

/** Everything of one match, whatever its second number. */
export const ofMatch = (match: string, from = 0): IDBKeyRange => IDBKeyRange.bound([match, from], [match, Number.MAX_SAFE_INTEGER]);

export const TABLES = {
  /** What lists show, and everything about a match but its journal. */
  matches: 'id',
  journal: ['match', 'n'],
  checkpoints: ['match', 'entries'],
  courses: 'match',
  analyses: 'match',
  lines: ['match', 'n'],
  commands: ['scope', 'actor', 'key'],
} as const;
export type TableName = keyof typeof TABLES;

const NAME = 'zastolye';
const VERSION = 1;

export interface Base {
  readonly read: <T>(tables: readonly TableName[], work: (table: (name: TableName) => IDBObjectStore) => Promise<T>) => Promise<T>;
  /** All of it or nothing; what `work` throws undoes it. */
  readonly write: <T>(tables: readonly TableName[], work: (table: (name: TableName) => IDBObjectStore) => Promise<T>) => Promise<T>;
}

export async function openBase(): Promise<Base> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    for (const [name, keyPath] of Object.entries(TABLES))
      opening.result.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
  });
  const base = await answerOf(opening);
  // A page of a later version may change the tables: this one gives way.
  base.addEventListener('versionchange', () => base.close());
  return {
    read: (tables, work) => work((name) => base.transaction([...tables], 'readonly').objectStore(name)),
    async write(tables, work) {
      const tx = base.transaction([...tables], 'readwrite', { durability: 'strict' });
      const done = ended(tx);
      // Told by `work`, if that is what failed.
      done.catch(() => undefined);
      try {
        const result = await work((name) => tx.objectStore(name));
        await done;
        return result;
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has ended already.
        }
        throw error;
      }
    },
  };
}
