/**
 * What differs between two plain JSON values, as plain JSON: much less to send than the whole, where little has changed. `withChanges(before, changesBetween(before, after))`
 * is `after` again, and shares with `before` what is the same.
 *
 * - `[value]`: this instead.
 * - `{ key: changes }`: these parts of an object, or of a list by place, are different. `[]`: that key is gone.
 * - `{ at, out, in }` for a list: from that place on so many are gone, and these stand there now.
 */
export type Changes = readonly unknown[] | { readonly [key: string]: unknown };

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (value: Plain, key: string): boolean => Object.hasOwn(value, key);
const partOf = (value: Plain, key: string): unknown => (has(value, key) ? value[key] : undefined);

/** As JSON sees it: a key without a value is no key. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (!isPlain(a) || !isPlain(b)) return false;
  return Object.keys(a).every((key) => same(a[key], partOf(b, key))) && Object.keys(b).every((key) => b[key] === undefined || has(a, key));
}

/** Null: nothing differs. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isPlain(before) && isPlain(after)) return ofObjects(before, after);
  return [after ?? null];
}

function ofObjects(before: Plain, after: Plain): Changes | null {
  const found: [string, Changes][] = [];
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const changes = partOf(before, key) === undefined ? [value] : changesBetween(before[key], value);
    if (changes !== null) found.push([key, changes]);
  }
  for (const key of Object.keys(before)) if (before[key] !== undefined && partOf(after, key) === undefined) found.push([key, []]);
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Changes | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return null;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  // Things that stay in their places and change a little.
  if (before.length === after.length && isPlain(after[start])) {
    const found: { [place: string]: unknown } = {};
    for (let i = start; i < after.length - end; i++) {
      const changes = changesBetween(before[i], after[i]);
      if (changes !== null) found[i] = changes;
    }
    return found;
  }
  return { at: start, out: before.length - start - end, in: after.slice(start, after.length - end) };
}

export function withChanges(before: unknown, changes: Changes | null): unknown {
  if (changes === null) return before;
  if (Array.isArray(changes)) return changes[0];
  const parts = changes as Plain;
  if (Array.isArray(before)) {
    if (!has(parts, 'at')) return before.map((one, i) => (has(parts, `${i}`) ? withChanges(one, parts[i] as Changes) : one));
    const { at, out, in: put } = parts as { readonly at: number; readonly out: number; readonly in: readonly unknown[] };
    return [...before.slice(0, at), ...put, ...before.slice(at + out)];
  }
  // Keys keep their places: pages may go through them in order.
  const old = Object.entries(before as Plain).flatMap(([key, value]): [string, unknown][] => {
    if (!has(parts, key)) return [[key, value]];
    const part = parts[key] as Changes;
    return Array.isArray(part) && part.length === 0 ? [] : [[key, withChanges(value, part)]];
  });
  const fresh = Object.entries(parts).filter(([key]) => !has(before as Plain, key));
  return Object.fromEntries([...old, ...fresh.map(([key, part]): [string, unknown] => [key, withChanges(undefined, part as Changes)])]);
}
