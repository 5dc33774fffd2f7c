import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { cx } from './cx.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `act` is the gold one: at most one on the screen. */
  readonly kind?: 'plain' | 'act' | 'icon' | 'quiet';
  readonly size?: 'sm' | 'md' | 'big';
  readonly icon?: ReactNode;
  /** Key shown on the button. */
  readonly hotkey?: string;
}

export function Button({ kind = 'plain', size = 'md', icon, hotkey, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-kind={kind}
      {...rest}
      className={cx(css.btn, kind !== 'plain' && css[kind], size !== 'md' && css[size], className)}
    >
      {icon}
      {children}
      {hotkey !== undefined && <kbd className={css.key}>{hotkey}</kbd>}
    </button>
  );
}

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  readonly kind?: ButtonProps['kind'];
  readonly size?: ButtonProps['size'];
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ kind = 'plain', size = 'md', icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={cx(css.btn, kind !== 'plain' && css[kind], size !== 'md' && css[size], className)}>
      {icon}
      {children}
    </a>
  );
}

export interface ChipProps {
  readonly tone?: 'plain' | 'good' | 'bad' | 'info' | 'turn';
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Chip({ tone = 'plain', icon, title, className, children }: ChipProps) {
  return (
    <span className={cx(css.chip, tone !== 'plain' && css[tone], className)} title={title}>
      {icon}
      {children}
    </span>
  );
}

/** Three thinking dots. */
export function Dots({ big = false }: { readonly big?: boolean }) {
  return (
    <span className={cx(css.dots, big && css.bigDots)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly name?: string }[];
  readonly onChange: (value: T) => void;
}

/** A few exclusive choices in a row. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in all browsers
    <div className={css.seg} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={
            option.name === undefined ? undefined : typeof option.label === 'string' ? `${option.label} ${option.name}` : option.name
          }
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
