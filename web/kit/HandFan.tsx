import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import css from './HandFan.module.css';

export interface HandFanProps<T extends string | number> {
  readonly label: string;
  readonly ids: readonly T[];
  /** Draws one card; spread the given props on it so that arrows and Tab work. */
  readonly render: (id: T, props: { readonly tabIndex: number }) => ReactNode;
  /** Ids that stand higher because they can be played, and those chosen. */
  readonly legal?: readonly T[];
  readonly selected?: readonly T[];
  /** Something lies close above that must not be covered: cards rise only a little. */
  readonly low?: boolean;
  /** Anchor for flights. */
  readonly zone?: string;
  /** Keys 1–9 press the card of that number; off while a dialog is open. */
  readonly hotkeys?: boolean;
  /** Swiped up on touch: play it. */
  readonly onSwipe?: (id: T) => void;
}

const SWIPE_PX = 48;
/** A finger that rests this long on a card picks it up; a swipe begins sooner. */
const REST_MS = 250;
const REST_PX = 10;

/** The hand over the near rim: up to 8 cards at 3.2° each, more of them closer and flatter. */
export function HandFan<T extends string | number>({
  label,
  ids,
  render,
  legal = [],
  selected = [],
  low = false,
  zone,
  hotkeys = true,
  onSwipe,
}: HandFanProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, ids.length - 1));
  const middle = (ids.length - 1) / 2;
  const step = ids.length <= 8 ? 3.2 : Math.max(1.5, 18 / ids.length);
  const swipe = useRef({ y: 0, at: 0, id: -1, begun: false });

  const focusable = (n: number) => list.current?.children[n]?.querySelector<HTMLElement>('[data-face]');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (next === undefined || next < 0 || next >= ids.length) return;
    event.preventDefault();
    setAt(next);
    focusable(next)?.focus();
  };

  useEffect(() => {
    if (!hotkeys) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      const card = list.current?.children[Number(event.key) - 1]?.querySelector<HTMLElement>('[data-face]');
      card?.focus();
      card?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hotkeys]);

  return (
    <div className={css.hand} data-zone={zone} data-hand="">
      <ul
        ref={list}
        className={cx(css.fan, low && css.low)}
        aria-label={label}
        onKeyDown={onKeyDown}
        style={{ '--n': ids.length } as CSSProperties}
      >
        {ids.map((id, n) => {
          const off = n - middle;
          const style = {
            '--a': `${(off * step).toFixed(2)}deg`,
            '--dy': `${(off * off * (ids.length <= 8 ? 1.75 : 10 / ids.length)).toFixed(1)}px`,
          } as CSSProperties;
          return (
            <li
              key={id}
              style={style}
              data-lift={selected.includes(id) ? 'selected' : legal.includes(id) ? 'legal' : undefined}
              onFocus={() => setAt(n)}
              onPointerDown={(event) => {
                swipe.current = { y: event.clientY, at: event.timeStamp, id: event.pointerType === 'touch' ? n : -1, begun: false };
              }}
              onPointerMove={(event) => {
                const { current } = swipe;
                const up = current.y - event.clientY;
                current.begun ||= up > REST_PX && event.timeStamp - current.at < REST_MS;
                if (current.id !== n || !current.begun || up < SWIPE_PX) return;
                current.id = -1;
                onSwipe?.(id);
              }}
            >
              <div className={css.lift}>{render(id, { tabIndex: n === current ? 0 : -1 })}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
