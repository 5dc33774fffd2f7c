import { logText, type ParamsView, type SeatId } from '#engine';
import type { Told } from '../app/live.ts';
import type { LogLine, LogPart } from '../kit/Log.tsx';
import type { TableModel } from './model.ts';

export type Words = Pick<TableModel, 'text' | 'lang' | 'ui' | 'pieces' | 'me'>;

/** The seat a line is about: the parameter of that name. */
export function seatOf(params: ParamsView): SeatId | undefined {
  const { seat } = params;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/** What was told as lines of the log: dividers where a turn begins, names in bold, cards to read, the rule behind the event. */
export function buildLog(told: readonly Told[], m: Words, turnKeys: readonly string[] = []): LogLine[] {
  const lines: LogLine[] = [];
  for (const batch of told) {
    batch.events.forEach((event, i) => {
      if (event.e !== 'log') return;
      const key = `${batch.at}-${i}`;
      const parts = lineParts(m, event.key, event.params);
      if (turnKeys.includes(event.key)) {
        // A turn in which nothing was told is not worth two dividers.
        lines.push({ key, title: plain(parts) });
        return;
      }
      const seat = seatOf(event.params);
      if (event.rule !== '') parts.push({ rule: event.rule, label: m.ui.common.rule.replace('{id}', event.rule) });
      lines.push(seat === undefined ? { key, parts } : { key, seat, parts });
    });
  }
  return lines;
}

function lineParts(m: Words, key: string, params: ParamsView): LogPart[] {
  try {
    const parts = m.pieces(logText(m.text, m.lang, key), params).map((piece): LogPart => {
      if (piece.kind === 'seat') return { bold: piece.text };
      return piece.kind === 'card' && piece.def !== null ? { card: piece.def, name: piece.text } : piece.text;
    });
    return seatOf(params) === m.me ? boldYou(parts, m.ui.common.you) : parts;
  } catch {
    // A line that lacks its text must not take the table down.
    return [key];
  }
}

function boldYou([first, ...rest]: LogPart[], you: string): LogPart[] {
  if (typeof first !== 'string' || !first.startsWith(`${you} `)) return first === undefined ? rest : [first, ...rest];
  return [{ bold: you }, first.slice(you.length), ...rest];
}

const plain = (parts: readonly LogPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : 'card' in part ? part.name : '')).join('');

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
