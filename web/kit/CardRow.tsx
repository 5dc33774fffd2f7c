import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { CardSize } from './Card.tsx';
import css from './CardRow.module.css';
import { cx } from './cx.ts';

export interface CardRowProps {
  /** Accessible name; makes the row a list. */
  readonly label?: string;
  readonly children: readonly ReactNode[];
  /** Size of the cards in the row: a full row overlaps instead of overflowing. */
  readonly size?: CardSize;
  /** Card width in px, if it is not the size's own. */
  readonly width?: number;
  readonly gap?: number;
  /** Anchor for flights. */
  readonly zone?: string;
  readonly className?: string;
}

/** Cards side by side. Wide: they move together and overlap when the room ends. Phone: the row scrolls sideways. Arrows move the focus. */
export function CardRow({ label, children, size = 's', width, gap = 9, zone, className }: CardRowProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-face]')].filter((el) => el.tabIndex >= 0);
    const at = cards.findIndex((el) => el.contains(document.activeElement));
    const next = cards[at + by];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const style = {
    '--n': children.length,
    '--cw': width === undefined ? `var(--card-${size})` : `${width}px`,
    '--gap': `${gap}px`,
  } as CSSProperties;
  return (
    <div className={cx(css.box, className)} data-zone={zone}>
      <ul className={css.row} style={style} aria-label={label} onKeyDown={onKeyDown}>
        {children.map((child, n) => (
          <li key={n}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
