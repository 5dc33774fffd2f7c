import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import css from './TabList.module.css';

export interface TabItem {
  readonly key: string;
  readonly label: string;
  /** Number of unread things. */
  readonly badge?: number;
  readonly content: ReactNode;
}

export interface TabListProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** Tabs over a panel that fills the rest of the height. */
export function TabList({ label, items, value, onChange }: TabListProps) {
  const base = useId();
  const open = items.find((i) => i.key === value) ?? items[0];
  if (open === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = items[(items.indexOf(open) + by + items.length) % items.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${base}-${next.key}`)?.focus();
  };
  return (
    <div className={css.box}>
      <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            id={`${base}-${item.key}`}
            type="button"
            role="tab"
            aria-selected={item === open}
            aria-controls={`${base}-panel`}
            tabIndex={item === open ? 0 : -1}
            className={cx(css.tab, item === open && css.on)}
            onClick={() => onChange(item.key)}
          >
            {item.label}
            {item.badge !== undefined && item.badge > 0 && <span className={css.badge}>{item.badge}</span>}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${open.key}`} className={css.panel}>
        {open.content}
      </div>
    </div>
  );
}
