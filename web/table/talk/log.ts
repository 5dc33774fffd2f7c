import { logText, type ParamsView, type SeatId } from '#engine';
import type { Told } from '../../app/live.ts';
import type { LogLine, LogPart } from '../../kit/Log.tsx';
import type { TableModel } from '../model.ts';

export type Words = Pick<TableModel, 'text' | 'lang' | 'ui' | 'pieces' | 'me'> & {
  /** What a parameter that is a place on the board is called; undefined for all others. */
  readonly place?: ((value: string) => string | undefined) | undefined;
  /** Numbers of what a stand-in did for a person, and the word for it. */
  readonly stoodIn?: { readonly at: ReadonlySet<number>; readonly mark: string };
};

/** The seat a line is about: the parameter of that name. */
export function seatOf(params: ParamsView): SeatId | undefined {
  const { seat } = params;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/** Numbers of what was told and taken back since: each answer taken back is one batch. */
export function undoneIn(told: readonly Told[]): ReadonlySet<number> {
  const stands: number[] = [];
  let taken: number[] = [];
  for (const { at, events } of told) {
    const cause = events.find((event) => event.e === 'log' && (event.key === 'match.undo' || event.key === 'match.redo'));
    if (cause?.e !== 'log') stands.push(at);
    else if (cause.key === 'match.undo') taken = [...stands.splice(-Number(cause.params.back ?? 1)), ...taken];
    else stands.push(...taken.splice(0));
  }
  const standing = new Set(stands);
  return new Set(
    told.flatMap(({ at, events }) => (standing.has(at) || events.some((e) => e.e === 'log' && e.key.startsWith('match.')) ? [] : [at])),
  );
}

/** What was told as lines of the log: dividers where a turn begins, names in bold, cards to read, the rule behind the event. */
export function buildLog(told: readonly Told[], m: Words, turnKeys: readonly string[] = []): LogLine[] {
  const lines: LogLine[] = [];
  const undone = undoneIn(told);
  for (const batch of told) {
    const struck = {
      ...(undone.has(batch.at) ? { undone: true } : {}),
      ...(m.stoodIn?.at.has(batch.at) === true ? { mark: m.stoodIn.mark } : {}),
    };
    batch.events.forEach((event, i) => {
      if (event.e !== 'log') return;
      const key = `${batch.at}-${i}`;
      const parts = lineParts(m, event.key, event.params);
      if (turnKeys.includes(event.key)) {
        // A turn in which nothing was told is not worth two dividers.
        lines.push({ key, title: plain(parts), ...struck });
        return;
      }
      const seat = seatOf(event.params);
      if (event.rule !== '') parts.push({ rule: event.rule, label: m.ui.common.rule.replace('{id}', event.rule) });
      lines.push(seat === undefined ? { key, parts, ...struck } : { key, seat, parts, ...struck });
    });
  }
  return lines;
}

function lineParts(m: Words, key: string, params: ParamsView): LogPart[] {
  try {
    const parts = m.pieces(logText(m.text, m.lang, key), params).map((piece): LogPart => {
      if (piece.kind === 'seat') return { bold: piece.text };
      const place = piece.kind === 'text' && Object.values(params).includes(piece.text) ? m.place?.(piece.text) : undefined;
      if (place !== undefined) return { place: piece.text, name: place };
      return piece.kind === 'card' && piece.def !== null ? { card: piece.def, name: piece.text } : piece.text;
    });
    const spelled = withoutBrackets(parts);
    return seatOf(params) === m.me ? boldYou(spelled, m.ui.common.you) : spelled;
  } catch {
    // A line that lacks its text must not take the table down.
    return [key];
  }
}

/** Brackets are for coordinates: a place that has a name needs none, and numbers are pressed together with theirs. */
function withoutBrackets(parts: readonly LogPart[]): LogPart[] {
  const isBracketed = (i: number): boolean => {
    const [before, at, after] = [parts[i - 1], parts[i], parts[i + 1]];
    const isPlace = typeof at === 'object' && 'place' in at;
    return isPlace && typeof before === 'string' && typeof after === 'string' && before.endsWith('(') && after.startsWith(')');
  };
  return parts
    .map((part, i): LogPart => {
      if (typeof part === 'string') return part.slice(isBracketed(i - 1) ? 1 : 0, isBracketed(i + 1) ? -1 : undefined);
      return 'place' in part && part.name === part.place && isBracketed(i) ? { ...part, name: `(${part.name})` } : part;
    })
    .filter((part) => part !== '');
}

function boldYou([first, ...rest]: LogPart[], you: string): LogPart[] {
  if (typeof first !== 'string' || !first.startsWith(`${you} `)) return first === undefined ? rest : [first, ...rest];
  return [{ bold: you }, first.slice(you.length), ...rest];
}

const plain = (parts: readonly LogPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : 'name' in part ? part.name : '')).join('');

/** A line as it is spoken. */
export const spoken = (line: LogLine): string => line.title ?? plain(line.parts ?? []);

/** Lines that came after a given one. */
export function linesAfter(lines: readonly LogLine[], last: LogLine['key'] | null): readonly LogLine[] {
  if (last === null) return [];
  const at = lines.findIndex((line) => line.key === last);
  return at < 0 ? [] : lines.slice(at + 1);
}

/** The card that was spoken of last: what the reading pane shows while nobody points at anything. */
export function lastCard(lines: readonly LogLine[]): string | null {
  for (let i = lines.length - 1; i >= 0; i--)
    for (const part of lines[i].parts ?? []) if (typeof part === 'object' && 'card' in part) return part.card;
  return null;
}
