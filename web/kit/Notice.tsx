import type { CSSProperties, ReactNode } from 'react';
import { useEffect } from 'react';
import { Emoji, Sign } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Notice.module.css';

export type Tone = 'plain' | 'good' | 'bad' | 'info';

export interface NoticeProps {
  readonly tone?: Tone;
  /** Emoji of the icon sets, or a node. */
  readonly emoji?: string;
  readonly sign?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons at the end. */
  readonly action?: ReactNode;
  /** A turning ring at the end: something is on its way. */
  readonly busy?: boolean;
  readonly role?: 'status' | 'alert';
}

/** What happened and what to do: lost connection, refused answer, empty list. */
export function Notice({ tone = 'plain', emoji, sign, title, text, action, busy, role }: NoticeProps) {
  return (
    <div className={cx(css.notice, tone !== 'plain' && css[tone])} role={role}>
      {emoji !== undefined && <Emoji name={emoji} size={40} />}
      {sign !== undefined && <Sign name={sign} size={30} className={css.sign} />}
      <div className={css.words}>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
      </div>
      {action !== undefined && <div className={css.does}>{action}</div>}
      {busy && <Spinner />}
    </div>
  );
}

export function Spinner() {
  return <i className={css.spin} aria-hidden="true" />;
}

export interface ToastItem extends Omit<NoticeProps, 'busy' | 'role' | 'action'> {
  readonly key: string | number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ToasterProps {
  readonly label: string;
  readonly items: readonly ToastItem[];
  readonly onDismiss: (key: ToastItem['key']) => void;
  readonly closeLabel: string;
  /** How long one stays; bad ones stay until dismissed. */
  readonly ms?: number;
}

/** Short messages in the lower corner. */
export function Toaster({ label, items, onDismiss, closeLabel, ms = 5000 }: ToasterProps) {
  return (
    <section className={css.toaster} aria-label={label} aria-live="polite">
      {items.map((item) => (
        <Toast key={item.key} item={item} onDismiss={onDismiss} closeLabel={closeLabel} ms={ms} />
      ))}
    </section>
  );
}

function Toast({ item, onDismiss, closeLabel, ms }: { readonly item: ToastItem } & Pick<ToasterProps, 'onDismiss' | 'closeLabel' | 'ms'>) {
  const { key, action, ...notice } = item;
  const stays = item.tone === 'bad';
  useEffect(() => {
    if (stays) return;
    const timer = window.setTimeout(() => onDismiss(key), ms);
    return () => window.clearTimeout(timer);
  }, [key, ms, onDismiss, stays]);
  return (
    <Notice
      {...notice}
      action={
        <>
          {action && (
            <Button size="sm" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          <Button kind="icon" size="sm" aria-label={closeLabel} onClick={() => onDismiss(key)}>
            <Sign name="cancel" size={18} />
          </Button>
        </>
      }
    />
  );
}

export interface BannerProps {
  /** Two or three words: "Base taken!" */
  readonly text: string;
  readonly onDone: () => void;
  readonly ms?: number;
}

/** Big words over the table for a moment; a click skips. */
export function Banner({ text, onDone, ms = 1400 }: BannerProps) {
  useEffect(() => {
    const timer = window.setTimeout(onDone, ms);
    return () => window.clearTimeout(timer);
  }, [ms, onDone]);
  return (
    <button type="button" className={css.banner} style={{ '--ms': `${ms}ms` } as CSSProperties} onClick={onDone}>
      <span>{text}</span>
    </button>
  );
}

export interface EmptyStateProps {
  readonly emoji: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** One gold button. */
  readonly action?: ReactNode;
}

/** A picture, one sentence, one gold button. */
export function EmptyState({ emoji, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Emoji name={emoji} size={64} />
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}

/** Places of cards that have not come yet; say in words what is awaited. */
export function CardSkeletons({ count, text }: { readonly count: number; readonly text?: string }) {
  return (
    <div className={css.loading}>
      <div className={css.backs} aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <i key={`back-${String(n)}`} />
        ))}
      </div>
      {text !== undefined && <p role="status">{text}</p>}
    </div>
  );
}

/** Words for screen readers only, spoken when they change. */
export function LiveRegion({ text, urgent }: { readonly text: string; readonly urgent?: boolean }) {
  return (
    <div className="sr" role={urgent ? 'alert' : 'status'}>
      {text}
    </div>
  );
}
