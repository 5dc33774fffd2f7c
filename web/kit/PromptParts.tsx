import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import { Dots } from './Button.tsx';
import { cx } from './cx.ts';
import css from './PromptParts.module.css';

export interface Voter {
  readonly seat: number;
  readonly seed: string;
  readonly emoji?: string;
  readonly name: string;
  /** Still thinking, sealed, or opened with its mark. */
  readonly state: 'waiting' | 'sealed' | 'open';
  readonly mark?: ReactNode;
  /** Read aloud: "has voted". */
  readonly label: string;
}

/** Sealed ballots on avatars, opened together. */
export function Ballots({ label, voters }: { readonly label: string; readonly voters: readonly Voter[] }) {
  return (
    <ul className={css.ballots} aria-label={label}>
      {voters.map((voter) => (
        <li key={voter.seat}>
          <span className={css.voter}>
            <Avatar seed={voter.seed} emoji={voter.emoji} seat={voter.seat} size="sm" />
            <span className={cx(css.mark, voter.state !== 'waiting' && css.sealed)} aria-hidden="true">
              {voter.state === 'waiting' ? <Dots /> : voter.state === 'sealed' ? '✓' : voter.mark}
            </span>
          </span>
          <small>{voter.name}</small>
          <span className="sr">{voter.label}</span>
        </li>
      ))}
    </ul>
  );
}

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly icon?: ReactNode;
  /** Such as "of 3". */
  readonly note?: string;
  readonly less: string;
  readonly more: string;
}

/** A number between two buttons. */
export function Stepper({ label, value, min, max, onChange, icon, note, less, more }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in all browsers
    <div className={css.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>
        {icon}
        <b>{value}</b>
        {note}
      </output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
