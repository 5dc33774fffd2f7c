import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Sheet.module.css';
import { useBack } from './useBack.ts';
import { useSwipeDown } from './useSwipeDown.ts';

interface ModalProps {
  readonly open: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Opens and closes a native dialog with the prop; Escape and a click on the backdrop ask to close. */
function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    dialog.showModal();
    // What scrolls can be reached by keyboard, but a dialog begins with what can be done in it.
    if (document.activeElement?.hasAttribute('data-scroll') === true)
      dialog.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // A finger that opened it by holding a card lifts over the backdrop: only a press that begins there closes.
    let began = false;
    const onDown = (event: Event) => {
      began = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      if (began && event.target === dialog) onClose();
      began = false;
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onDown);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('pointerdown', onDown);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onClick);
    };
  }, [onClose]);
  return ref;
}

export interface SheetProps extends ModalProps {
  readonly closeLabel: string;
  readonly title?: ReactNode;
  readonly tall?: boolean;
}

/** From the bottom edge: log, chat and menus on a phone. Drawn down, or with Back, it closes. */
export function Sheet({ open, label, closeLabel, title, tall, onClose, children }: SheetProps) {
  const ref = useModal(open, onClose);
  useBack(open, onClose);
  useSwipeDown(ref, open, onClose);
  return (
    <dialog ref={ref} className={cx(css.sheet, tall && css.tall)} aria-label={label}>
      {open && (
        <div className={css.box}>
          <button type="button" className={css.grab} aria-label={closeLabel} onClick={onClose} />
          {title !== undefined && <h2 className={css.title}>{title}</h2>}
          {children}
        </div>
      )}
    </dialog>
  );
}

/** From the right edge: rules and settings. On a phone it covers the screen. */
export function Drawer({ open, label, closeLabel, title, onClose, children }: SheetProps) {
  const ref = useModal(open, onClose);
  useBack(open, onClose);
  return (
    <dialog ref={ref} className={css.drawer} aria-label={label}>
      {open && (
        <div className={css.box}>
          <header className={css.head}>
            <h2 className={css.title}>{title ?? label}</h2>
            <Button kind="icon" aria-label={closeLabel} onClick={onClose}>
              <Sign name="cancel" />
            </Button>
          </header>
          <div className={css.scroll}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

export interface DialogProps extends ModalProps {
  readonly title?: ReactNode;
  /** Buttons, the gold one last. */
  readonly actions?: ReactNode;
  /** As wide as a large screen allows: for what is read in two columns. */
  readonly wide?: boolean;
  /** As high as it can become, from the beginning: what comes later moves nothing. */
  readonly steady?: boolean;
}

/** In the middle: confirmations, a choice that needs room. */
export function Dialog({ open, label, title, actions, wide = false, steady = false, onClose, children }: DialogProps) {
  const ref = useModal(open, onClose);
  return (
    <dialog ref={ref} className={cx(css.dialog, wide && css.wide, steady && css.steady)} aria-label={label}>
      {open && (
        <div className={css.box}>
          {title !== undefined && <h2 className={css.title}>{title}</h2>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
          <div className={css.scroll} tabIndex={0} data-scroll>
            {children}
          </div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

export interface CardSheetProps extends ModalProps {
  /** The card at full size. */
  readonly card: ReactNode;
  /** Explained words: term and meaning. */
  readonly glossary?: readonly { readonly term: string; readonly text: string; readonly sign?: string }[];
  readonly actions?: ReactNode;
}

/** A card at 288 px over the dimmed table, with its words explained: press and hold on touch. */
export function CardSheet({ open, label, card, glossary = [], actions, onClose, children }: CardSheetProps) {
  const ref = useModal(open, onClose);
  useBack(open, onClose);
  useSwipeDown(ref, open, onClose);
  return (
    <dialog ref={ref} className={css.cardSheet} aria-label={label}>
      {open && (
        <div className={css.big}>
          <div className={css.bigCard}>{card}</div>
          {glossary.length > 0 && (
            <dl className={css.gloss}>
              {glossary.map((g) => (
                <div key={g.term}>
                  <dt>
                    {g.sign !== undefined && <Sign name={g.sign} />}
                    {g.term}
                  </dt>
                  <dd>{g.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {children}
          {actions !== undefined && <div className={css.bigActions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
