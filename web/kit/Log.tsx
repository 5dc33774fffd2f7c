import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SeatMark } from './Avatar.tsx';
import { cx } from './cx.ts';
import css from './Log.module.css';

/** Parts of a log line: plain words, a name, a card that can be read, the rule behind the event. */
export type LogPart =
  | string
  | { readonly bold: string }
  | { readonly card: string; readonly name: string }
  /** A place on the board that lights up when pressed. */
  | { readonly place: string; readonly name: string }
  | { readonly rule: string; readonly label: string };

export interface LogLine {
  readonly key: string | number;
  /** A divider such as "Turn 7 · Boris" has a title instead of parts. */
  readonly title?: string;
  readonly seat?: number;
  readonly parts?: readonly LogPart[];
  /** A quiet word before the line, such as who answered instead. */
  readonly mark?: string;
  /** Taken back since: struck out. */
  readonly undone?: boolean;
}

export interface LogProps {
  readonly label: string;
  readonly lines: readonly LogLine[];
  /** Pointer or focus on a card's name: show it in the reading pane. */
  readonly onCard?: (card: string) => void;
  /** The name was pressed; the same as onCard if left out. */
  readonly onOpenCard?: (card: string) => void;
  /** Somebody else reads new lines aloud. */
  readonly quiet?: boolean;
  readonly onRule?: (rule: string) => void;
  readonly onPlace?: (place: string) => void;
  readonly empty?: ReactNode;
}

/** Up and down go from link to link: a long log is one stop of the Tab key. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = by === undefined ? undefined : at < 0 ? links.at(-1) : links[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What happened, newest last. Sticks to the end unless the reader has scrolled up. */
export function Log({ label, lines, onCard, onOpenCard = onCard, quiet, onRule, onPlace, empty }: LogProps) {
  const box = useStickyEnd(lines.length);
  if (lines.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <div
      ref={box}
      className={css.scroll}
      role="log"
      onKeyDown={onArrow}
      aria-label={label}
      aria-live={quiet ? 'off' : 'polite'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard
      tabIndex={0}
    >
      <ol className={css.log}>
        {lines.map((line) =>
          line.title !== undefined ? (
            <li key={line.key} className={cx(css.turn, line.undone && css.undone)}>
              {line.title}
            </li>
          ) : (
            <li key={line.key} className={line.undone ? css.undone : undefined}>
              {line.seat === undefined ? <i /> : <SeatMark seat={line.seat} />}
              <span>
                {line.mark !== undefined && (
                  <em className={css.by} data-stood-in="">
                    {line.mark}
                  </em>
                )}
                {glued(line.parts ?? []).map((group, n) => (
                  <Group key={`${line.key}-${String(n)}`} group={group}>
                    {(part) => <Part part={part} onCard={onCard} onOpenCard={onOpenCard} onRule={onRule} onPlace={onPlace} />}
                  </Group>
                ))}
              </span>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** A part with the signs that hold on to it. */
export interface Glued {
  readonly before: string;
  readonly part: LogPart;
  readonly after: string;
}

const OPENING = /[([«„“]+$/u;
const CLOSING = /^[^\s\p{L}\p{N}([«„“–—+]+/u;
const isLink = (part: LogPart | undefined): boolean => typeof part === 'object' && ('card' in part || 'place' in part);

/** Commas, brackets and colons beside a link stay in its line: alone they would begin or end one. */
export function glued(parts: readonly LogPart[]): Glued[] {
  return parts.flatMap((part, n): Glued[] => {
    const [before, after] = [parts[n - 1], parts[n + 1]];
    if (typeof part !== 'string') {
      const [opens] = (isLink(part) && typeof before === 'string' && OPENING.exec(before)) || [''];
      const [closes] = (isLink(part) && typeof after === 'string' && CLOSING.exec(after)) || [''];
      return [{ before: opens, part, after: closes }];
    }
    let rest = part;
    if (isLink(before)) rest = rest.replace(CLOSING, '');
    if (isLink(after)) rest = rest.replace(OPENING, '');
    return rest === '' ? [] : [{ before: '', part: rest, after: '' }];
  });
}

function Group({ group: { before, part, after }, children }: { readonly group: Glued; readonly children: (part: LogPart) => ReactNode }) {
  if (before === '' && after === '') return children(part);
  return (
    <span className={css.glued}>
      {before}
      {children(part)}
      {after}
    </span>
  );
}

type PartProps = { readonly part: LogPart } & Pick<LogProps, 'onCard' | 'onOpenCard' | 'onRule' | 'onPlace'>;

function Part({ part, onCard, onOpenCard, onRule, onPlace }: PartProps) {
  if (typeof part === 'string') return part;
  if ('bold' in part) return <b>{part.bold}</b>;
  if ('card' in part) {
    return (
      <button
        type="button"
        className={css.card}
        tabIndex={-1}
        onClick={() => onOpenCard?.(part.card)}
        onPointerEnter={() => onCard?.(part.card)}
        onFocus={() => onCard?.(part.card)}
      >
        {part.name}
      </button>
    );
  }
  if ('place' in part) {
    return (
      <button type="button" className={css.card} tabIndex={-1} onClick={() => onPlace?.(part.place)} data-place={part.place}>
        {part.name}
      </button>
    );
  }
  return (
    <button type="button" tabIndex={-1} className={css.rule} title={part.label} aria-label={part.label} onClick={() => onRule?.(part.rule)}>
      §
    </button>
  );
}

/** Nearer to the end than this counts as at the end. */
const NEAR = 48;

/** Keeps a scrolled box at its end while lines arrive or the room for them changes, unless the reader went up. */
export function useStickyEnd(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isThere = length > 0;
  useEffect(() => {
    const el = box.current;
    if (!isThere || el === null) return;
    let [top, height, room] = [el.scrollTop, el.scrollHeight, el.clientHeight];
    const look = () => {
      [top, height, room] = [el.scrollTop, el.scrollHeight, el.clientHeight];
    };
    const stick = () => {
      if (isAtEnd.current) el.scrollTop = el.scrollHeight;
      look();
    };
    const onScroll = () => {
      // Only a reader goes up: lines or room that have changed since then move the place too, so a distant end says nothing about the reader.
      const isReader = el.scrollHeight === height && el.clientHeight === room;
      if (el.scrollHeight - el.scrollTop - el.clientHeight < NEAR) isAtEnd.current = true;
      else if (isReader && el.scrollTop < top) isAtEnd.current = false;
      if (isReader) look();
      else stick();
    };
    el.addEventListener('scroll', onScroll, { passive: true });
    const sizes = new ResizeObserver(stick);
    sizes.observe(el);
    for (const child of el.children) sizes.observe(child);
    return () => {
      el.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [isThere]);
  // A new line is the reason to scroll, so the length is a dependency though it is not read.
  useEffect(() => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return box;
}
