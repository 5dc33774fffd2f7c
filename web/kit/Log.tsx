import { type ReactNode, useEffect, useRef } from 'react';
import { SeatMark } from './Avatar.tsx';
import css from './Log.module.css';

/** Parts of a log line: plain words, a name, a card that can be read, the rule behind the event. */
export type LogPart =
  | string
  | { readonly bold: string }
  | { readonly card: string; readonly name: string }
  | { readonly rule: string; readonly label: string };

export interface LogLine {
  readonly key: string | number;
  /** A divider such as "Turn 7 · Boris" has a title instead of parts. */
  readonly title?: string;
  readonly seat?: number;
  readonly parts?: readonly LogPart[];
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
  readonly empty?: ReactNode;
}

/** What happened, newest last. Sticks to the end unless the reader has scrolled up. */
export function Log({ label, lines, onCard, onOpenCard = onCard, quiet, onRule, empty }: LogProps) {
  const box = useStickyEnd(lines.length);
  if (lines.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard
    <div ref={box} className={css.scroll} role="log" aria-label={label} aria-live={quiet ? 'off' : 'polite'} tabIndex={0}>
      <ol className={css.log}>
        {lines.map((line) =>
          line.title !== undefined ? (
            <li key={line.key} className={css.turn}>
              {line.title}
            </li>
          ) : (
            <li key={line.key}>
              {line.seat === undefined ? <i /> : <SeatMark seat={line.seat} />}
              <span>
                {line.parts?.map((part, n) => (
                  <Part key={`${line.key}-${String(n)}`} part={part} onCard={onCard} onOpenCard={onOpenCard} onRule={onRule} />
                ))}
              </span>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

function Part({ part, onCard, onOpenCard, onRule }: { readonly part: LogPart } & Pick<LogProps, 'onCard' | 'onOpenCard' | 'onRule'>) {
  if (typeof part === 'string') return part;
  if ('bold' in part) return <b>{part.bold}</b>;
  if ('card' in part) {
    return (
      <button
        type="button"
        className={css.card}
        onClick={() => onOpenCard?.(part.card)}
        onPointerEnter={() => onCard?.(part.card)}
        onFocus={() => onCard?.(part.card)}
      >
        {part.name}
      </button>
    );
  }
  return (
    <button type="button" className={css.rule} title={part.label} aria-label={part.label} onClick={() => onRule?.(part.rule)}>
      §
    </button>
  );
}

/** Keeps a scrolled box at its end while new lines arrive, unless the reader went up. */
export function useStickyEnd(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  useEffect(() => {
    const el = box.current;
    if (el === null) return;
    const onScroll = () => {
      near.current = el.scrollHeight - el.scrollTop - el.clientHeight < 48;
    };
    el.addEventListener('scroll', onScroll, { passive: true });
    return () => el.removeEventListener('scroll', onScroll);
  }, []);
  // A new line is the reason to scroll, so the length is a dependency though it is not read.
  useEffect(() => {
    if (near.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return box;
}
