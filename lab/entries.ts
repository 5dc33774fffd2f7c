// Lists of the code as text: where an entry of a list or of an object ends, so that another can be put behind it.

const OPEN = '([{';
const CLOSE = ')]}';

/** Where the string, the template or the comment that begins here is over; the same place, where none begins. */
function skipped(source: string, at: number): number {
  const mark = source[at];
  if (source.startsWith('//', at)) return endOf(source, '\n', at);
  if (source.startsWith('/*', at)) return endOf(source, '*/', at + 2);
  if (mark !== "'" && mark !== '"' && mark !== '`') return at;
  let end = at + 1;
  while (end < source.length && source[end] !== mark) end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

/** The end of the entry that begins here: behind its comma, or before what closes the list. */
export function entryEnd(source: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < source.length) {
    const past = skipped(source, at);
    if (past > at) {
      at = past;
      continue;
    }
    const mark = source[at];
    if (OPEN.includes(mark)) depth++;
    else if (CLOSE.includes(mark) && depth-- === 0) return at;
    else if (mark === ',' && depth === 0) return at + 1;
    at++;
  }
  throw new Error('the list has no end');
}

/** Where the entry of a card begins, by how lists name cards: `{ id: 'maid', … }`, `card('maid', …)`, `maid: …`, `'maid': …` or a bare `maid`. */
export function entryStart(source: string, id: string): number | undefined {
  const component = source.indexOf(`id: '${id}'`);
  if (component >= 0) return source.lastIndexOf('{', component);
  const made = source.indexOf(`card('${id}'`);
  if (made >= 0) return made;
  const key = new RegExp(`^[ \\t]+('${id}'|${id})(?=:|,$)`, 'm').exec(source);
  return key === null ? undefined : key.index + key[0].indexOf(key[1]);
}

/** The source with one entry more, behind that of another card or at the end of its list; undefined: that card has none here. */
export function withEntry(source: string, like: string, entry: (given: string) => string, place: 'behind' | 'last'): string | undefined {
  const start = entryStart(source, like);
  if (start === undefined) return undefined;
  const end = entryEnd(source, start);
  const given = source.slice(start, end).trimEnd().replace(/,$/, '');
  const indent = /[ \t]*$/.exec(source.slice(0, start))?.[0] ?? '';
  const after = place === 'last' ? lastEnd(source, end) : end;
  const before = source.slice(0, after).trimEnd().replace(/,$/, '');
  return `${before},\n${entry(given).replaceAll(/^/gm, indent)},${source.slice(after)}`;
}

/** The same behind each entry that the card has in this source, such as its picture and its sky. */
export function withEntryInEvery(source: string, like: string, entry: (given: string) => string): string | undefined {
  const start = entryStart(source, like);
  if (start === undefined) return undefined;
  const end = entryEnd(source, start);
  const rest = source.slice(end);
  return withEntry(source.slice(0, end) + (withEntryInEvery(rest, like, entry) ?? rest), like, entry, 'behind');
}

/** Behind the last entry of the list that has an entry ending here. */
function lastEnd(source: string, end: number): number {
  let last = end;
  while (/^\s*[^\s\])}]/.test(source.slice(last, last + 200))) last = entryEnd(source, last);
  return last;
}

/** An object of the code with only some of its members, those whose key and text are wanted; each may be given another text. */
export function withMembers(object: string, member: (key: string, text: string) => string | undefined): string {
  const open = object.indexOf('{') + 1;
  const members: string[] = [];
  for (let at = open; object.slice(at).trim() !== '}'; ) {
    const end = entryEnd(object, at);
    const text = object.slice(at, end).trim().replace(/,$/, '');
    const key = /^'?([\w-]+)'?:/.exec(text)?.[1];
    const kept = key === undefined ? text : member(key, text);
    if (kept !== undefined) members.push(kept);
    at = end;
  }
  return `${object.slice(0, open)} ${members.join(', ')} }`;
}
