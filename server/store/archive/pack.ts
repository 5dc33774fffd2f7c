import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Long lists of small values that look alike, packed. A value is its form (everything but its numbers and strings) and what fills the form's holes. Forms and strings
 * that matches of a game share stand in a dictionary of that game; what is left is numbers. They are written hole by hole, so that like lies beside like, and
 * compressed. It gives back exactly what it was given, the order of keys included, since the chain of a journal is made of its text.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What values of many matches have in common. It lies beside what was packed with it and never changes. */
export interface Words {
  /** Follows from what is in it; empty: nothing is. */
  readonly id: string;
  readonly forms: readonly string[];
  readonly strings: readonly string[];
}

export const NO_WORDS: Words = { id: '', forms: [], strings: [] };

/** Fields of entries and events that say of what kind something is: there are few of them, so they belong to the form. */
const KINDS: ReadonlySet<string> = new Set(['e', 'key', 'rule', 'kind', 'by']);
const NUMBER = '#';
const STRING = '$';
const LITERAL = '=';

/** The form of a value; what fills its holes is added to `holes`. */
function formed(value: Json, holes: (number | string)[], isKind = false): Json {
  if (typeof value === 'string') {
    if (isKind) return LITERAL + value;
    holes.push(value);
    return STRING;
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || value < 0 || Object.is(value, -0)) return value;
    holes.push(value);
    return NUMBER;
  }
  if (value === null || typeof value === 'boolean') return value;
  if (isList(value)) return value.map((one) => formed(one, holes));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, formed(one, holes, KINDS.has(key))]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function filled(form: Json, next: () => number | string): Json {
  if (typeof form === 'string') return form.startsWith(LITERAL) ? form.slice(LITERAL.length) : next();
  if (form === null || typeof form !== 'object') return form;
  if (isList(form)) return form.map((one) => filled(one, next));
  return Object.fromEntries(Object.entries(form).map(([key, one]) => [key, filled(one, next)]));
}

/** The kinds of holes of a form, in order. */
function holesOf(form: Json): string[] {
  if (typeof form === 'string') return form.startsWith(LITERAL) ? [] : [form];
  if (form === null || typeof form !== 'object') return [];
  return (isList(form) ? form : Object.values(form)).flatMap(holesOf);
}

/** The commonest first, so that their numbers are small. Those of a single list are left to it. */
export function commonIn(samples: readonly (readonly Json[])[]): Pick<Words, 'forms' | 'strings'> {
  const forms = new Map<string, { uses: number; lists: number; last: number }>();
  const strings = new Map<string, { uses: number; lists: number; last: number }>();
  const note = (map: typeof forms, text: string, list: number): void => {
    const found = map.get(text) ?? { uses: 0, lists: 0, last: -1 };
    map.set(text, { uses: found.uses + 1, lists: found.lists + (found.last === list ? 0 : 1), last: list });
  };
  samples.forEach((items, list) => {
    for (const item of items) {
      const holes: (number | string)[] = [];
      note(forms, JSON.stringify(formed(item, holes)), list);
      for (const hole of holes) if (typeof hole === 'string') note(strings, hole, list);
    }
  });
  const common = (map: typeof forms): string[] =>
    [...map]
      .filter(([, { lists }]) => lists > 1)
      .sort(([a, one], [b, other]) => other.uses - one.uses || (a < b ? -1 : 1))
      .map(([text]) => text);
  return { forms: common(forms), strings: common(strings) };
}

/** Numbers of seven bits each, the lowest first. */
function write(out: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128);
  out.push(rest);
}

class Reader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      if (this.at >= this.bytes.length) throw new RangeError('what was packed ends too soon');
      const byte = this.bytes[this.at++];
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  text(): string {
    const length = this.number();
    this.at += length;
    if (this.at > this.bytes.length) throw new RangeError('what was packed ends too soon');
    return Buffer.from(this.bytes.subarray(this.at - length, this.at)).toString();
  }
}

/** Numbers for texts: those of the dictionary, then those that are new here. */
function numbering(shared: readonly string[]): { readonly of: (text: string) => number; readonly own: string[] } {
  const known = new Map(shared.map((text, i) => [text, i]));
  const own: string[] = [];
  return {
    own,
    of: (text) => {
      const found = known.get(text);
      if (found !== undefined) return found;
      known.set(text, known.size);
      own.push(text);
      return known.size - 1;
    },
  };
}

function raw(lists: readonly (readonly Json[])[], words: Words): Buffer {
  const forms = numbering(words.forms);
  const strings = numbering(words.strings);
  const order: number[] = [];
  const columns = new Map<number, number[][]>();
  write(order, lists.length);
  for (const items of lists) {
    write(order, items.length);
    for (const item of items) {
      const holes: (number | string)[] = [];
      const form = forms.of(JSON.stringify(formed(item, holes)));
      write(order, form);
      const own = columns.get(form) ?? holes.map(() => []);
      columns.set(form, own);
      holes.forEach((hole, i) => {
        write(own[i], typeof hole === 'string' ? strings.of(hole) : hole);
      });
    }
  }
  const fresh = Buffer.from(JSON.stringify([forms.own, strings.own]));
  const head: number[] = [];
  write(head, fresh.length);
  const ordered = [...columns].sort(([a], [b]) => a - b).flatMap(([, own]) => own);
  return Buffer.concat([Buffer.from(head), fresh, ...[order, ...ordered].map((part) => Buffer.from(part))]);
}

/** In a thread of its own: the best compression takes its time. */
export async function packed(lists: readonly (readonly Json[])[], words: Words): Promise<Uint8Array> {
  const bytes = raw(lists, words);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Promise((resolve, reject) => {
    brotliCompress(bytes, { params }, (error, result) => (error === null ? resolve(result) : reject(error)));
  });
}

export function unpacked(bytes: Uint8Array, words: Words): Json[][] {
  const reader = new Reader(brotliDecompressSync(bytes));
  const [ownForms, ownStrings] = JSON.parse(reader.text()) as [string[], string[]];
  const forms = [...words.forms, ...ownForms];
  const strings = [...words.strings, ...ownStrings];
  const order = Array.from({ length: reader.number() }, () => Array.from({ length: reader.number() }, () => reader.number()));
  const counts = new Map<number, number>();
  for (const form of order.flat()) counts.set(form, (counts.get(form) ?? 0) + 1);
  const columns = new Map<number, { form: Json; holes: (number | string)[][]; next: number }>();
  for (const [id, count] of [...counts].sort(([a], [b]) => a - b)) {
    const form = JSON.parse(forms[id]) as Json;
    const column = (kind: string): (number | string)[] =>
      Array.from({ length: count }, () => (kind === STRING ? strings[reader.number()] : reader.number()));
    columns.set(id, { form, holes: holesOf(form).map(column), next: 0 });
  }
  return order.map((items) =>
    items.map((id) => {
      const found = columns.get(id);
      if (found === undefined) throw new RangeError('a form without holes');
      const at = found.next++;
      let hole = 0;
      return filled(found.form, () => found.holes[hole++][at]);
    }),
  );
}
