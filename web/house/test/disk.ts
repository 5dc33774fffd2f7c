import { type Base, TABLES, type TableName } from '../base.ts';

/** As much of the database of a browser as the page's own house needs, in memory; `full` lets no change through any more. */

type Row = { readonly [name: string]: unknown };
type Key = string | number | readonly (string | number)[];
interface Range {
  readonly low: readonly (string | number)[];
  readonly high: readonly (string | number)[];
}

Object.assign(globalThis, {
  IDBKeyRange: { bound: (low: Range['low'], high: Range['high']): Range => ({ low, high }) },
});

const isRange = (key: unknown): key is Range => typeof key === 'object' && key !== null && 'low' in key;
const isWithin = (key: Key, { low, high }: Range): boolean =>
  Array.isArray(key) && key[0] === low[0] && Number(key[1]) >= Number(low[1]) && Number(key[1]) <= Number(high[1]);

/** What was asked is answered a moment later, as a browser does. */
function request(result: unknown): EventTarget & { readonly result: unknown } {
  const target = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => target.dispatchEvent(new Event('success')));
  return target;
}

export function memoryBase(): { readonly base: Base; readonly disk: { full: boolean } } {
  const disk = { full: false };
  let tables = new Map(Object.keys(TABLES).map((name) => [name, new Map<string, { readonly key: Key; readonly row: Row }>()]));
  const keyOf = (name: TableName, row: Row): Key => {
    const path = TABLES[name];
    return (typeof path === 'string' ? row[path] : path.map((part) => row[part])) as Key;
  };
  const store = (name: TableName): IDBObjectStore => {
    const rows = tables.get(name) as Map<string, { key: Key; row: Row }>;
    const all = (range?: Range) => [...rows.values()].filter(({ key }) => range === undefined || isWithin(key, range));
    return {
      get: (key: Key) => request(structuredClone(rows.get(JSON.stringify(key))?.row)),
      getAll: (range?: Range) => request(all(range).map(({ row }) => structuredClone(row))),
      put(row: Row) {
        if (disk.full) throw new DOMException('no room', 'QuotaExceededError');
        const key = keyOf(name, row);
        rows.set(JSON.stringify(key), { key, row: structuredClone(row) });
        return request(key);
      },
      delete(key: Key | Range) {
        for (const [text, one] of rows) if (isRange(key) ? isWithin(one.key, key) : text === JSON.stringify(key)) rows.delete(text);
        return request(undefined);
      },
    } as unknown as IDBObjectStore;
  };
  const base: Base = {
    read: (_, work) => work(store),
    async write(_, work) {
      const before = new Map([...tables].map(([name, rows]) => [name, new Map(rows)]));
      try {
        return await work(store);
      } catch (error) {
        tables = before;
        throw error;
      }
    },
  };
  return { base, disk };
}
