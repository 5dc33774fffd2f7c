import { useEffect, useRef, useState } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Terms.module.css';

/** A word of a card that can be asked about. */
export interface TermWords {
  readonly key: string;
  readonly word: string;
  readonly text: string;
  /** «What does … mean?», read aloud instead of the bare word. */
  readonly ask: string;
  readonly rule?: { readonly label: string; readonly onOpen: () => void };
}

export interface TermsProps {
  readonly label: string;
  readonly terms: readonly TermWords[];
  /** One round button for all of them, where there is no room for a chip each. */
  readonly round?: boolean;
  readonly className?: string;
}

/** Words of a card as chips; pressed, each tells what it means. Escape or a second press closes it. */
export function Terms({ label, terms, round = false, className }: TermsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const shown = round ? (open === null ? [] : terms) : terms.filter(({ key }) => key === open);
  useEffect(() => {
    if (open === null) return;
    const onKey = (event: KeyboardEvent): void => {
      // A rule that was opened from here lies over it and goes first.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setOpen(null);
    };
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(null);
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onDown, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onDown, true);
    };
  }, [open]);
  if (terms.length === 0) return null;
  const turn = (key: string) => () => setOpen(open === key ? null : key);
  return (
    <div ref={box} className={cx(css.terms, round && css.round, className)}>
      {round ? (
        <Button kind="icon" className={css.all} aria-label={label} aria-expanded={open !== null} data-action="terms" onClick={turn('all')}>
          ?
        </Button>
      ) : (
        terms.map(({ key, word, ask }) => (
          <button
            key={key}
            type="button"
            className={css.term}
            aria-label={ask}
            aria-expanded={open === key}
            data-term={key}
            onClick={turn(key)}
          >
            {word} <i aria-hidden="true">?</i>
          </button>
        ))
      )}
      <div className={css.meanings} aria-live="polite">
        {shown.length > 0 && (
          <div className={css.meaning} data-meaning="">
            {shown.map(({ key, word, text, rule }) => (
              <p key={key}>
                <b>{word}.</b> {text}{' '}
                {rule !== undefined && (
                  <button type="button" className={css.rule} onClick={rule.onOpen}>
                    <Sign name="rule-book" /> {rule.label}
                  </button>
                )}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
