import type { ReactNode } from 'react';
import css from './MyArea.module.css';
import { usePhone } from './useLayout.ts';

export interface MyAreaProps {
  readonly plate: ReactNode;
  /** My cards in play. */
  readonly children?: ReactNode;
  /** On a phone the plate gives way to one line: what lies here, and a number such as "4 of 7". */
  readonly title: string;
  readonly note?: ReactNode;
}

/** My plate and what lies before me. */
export function MyArea({ plate, children, title, note }: MyAreaProps) {
  const phone = usePhone();
  if (phone) {
    return (
      <section className={css.phone} aria-label={title}>
        <div className={css.line}>
          <b>{title}</b>
          <span>{note}</span>
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className={css.area} aria-label={title}>
      <div className={css.plate}>{plate}</div>
      <div className={css.cards}>{children}</div>
    </section>
  );
}
