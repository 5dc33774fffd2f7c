import { type ReactNode, useEffect, useState } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import css from './Rail.module.css';
import { type TabItem, TabList } from './TabList.tsx';

export interface RailProps {
  readonly label: string;
  /** The card to read at full size; nothing shows the placeholder. */
  readonly reading?: ReactNode;
  /** Under the card that is read. */
  readonly about?: ReactNode;
  readonly placeholder?: ReactNode;
  /** Line over the card: what it is; and how to pin it. */
  readonly caption?: string;
  readonly pinHint?: string;
  readonly pinned?: boolean;
  readonly onPin?: () => void;
  /** What the Space key does instead of pinning. */
  readonly onSpace?: () => void;
  /** Log, chat and whatever else: one tab each. */
  readonly tabs: readonly TabItem[];
  /** Which tab is open, if the page decides; without it the reader does. */
  readonly tab?: string;
  readonly onTab?: (key: string) => void;
  readonly collapsed?: boolean;
  readonly onCollapse?: () => void;
  readonly collapseLabel?: string;
  /** Without reading pane: inside a phone's sheet. */
  readonly bare?: boolean;
}

/** Right side of the table: the reading pane over log and chat. Space pins the card, Escape lets go. */
export function Rail(props: RailProps) {
  const { label, reading, about, placeholder, caption, pinHint, pinned, onPin, tabs, collapsed, onCollapse, collapseLabel, bare, onSpace } =
    props;
  const [own, setOwn] = useState(tabs[0]?.key ?? '');
  const tab = props.tab ?? own;
  const setTab = (key: string) => {
    setOwn(key);
    props.onTab?.(key);
  };
  useEffect(() => {
    if (!onPin) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // What is shown for the moment goes on wherever the last click has left the focus; Enter still presses buttons.
      const others = onSpace === undefined ? 'a, button:not([data-face])' : '[data-theatre] button';
      if (event.key === ' ' && !target?.closest(`input, textarea, select, dialog, ${others}`)) {
        event.preventDefault();
        (onSpace ?? onPin)();
      } else if (event.key === 'Escape' && pinned && document.querySelector('dialog[open]') === null) {
        event.preventDefault();
        onPin();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onPin, onSpace, pinned]);
  if (collapsed) {
    return (
      <aside className={css.strip} aria-label={label}>
        <Button kind="icon" aria-label={collapseLabel} aria-expanded={false} onClick={onCollapse}>
          <Sign name="plain-arrow" style={{ transform: 'rotate(90deg)' }} />
        </Button>
      </aside>
    );
  }
  return (
    <aside className={css.rail} aria-label={label} data-rail="">
      {!bare && (
        <>
          <div className={css.cap}>
            <span>{caption}</span>
            {onPin && pinHint !== undefined && (
              <button type="button" className={css.pin} aria-pressed={pinned} onClick={onPin}>
                {pinHint}
              </button>
            )}
            {onCollapse && (
              <button type="button" className={css.pin} aria-label={collapseLabel} aria-expanded={true} onClick={onCollapse}>
                ›
              </button>
            )}
          </div>
          <div className={css.read}>{reading ?? <div className={css.blank}>{placeholder}</div>}</div>
          {about}
        </>
      )}
      <TabList items={tabs} value={tab} onChange={setTab} label={label} />
    </aside>
  );
}
