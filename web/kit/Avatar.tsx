import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import { Emoji } from '../art/Icon.tsx';
import { avatarEmoji } from '../art/sets/avatars.ts';
import { loadArt } from '../art/store.ts';
import css from './Avatar.module.css';
import { cx } from './cx.ts';

const shapes = [css.circle, css.tri, css.square, css.diamond, css.hex, css.plus, css.star, css.drop] as const;

/** Colour of a seat as a style: everything inside may use --pc. */
export const seatStyle = (seat: number): CSSProperties => ({ '--pc': `var(--p${(seat % 8) + 1})` }) as CSSProperties;

function hashOf(seed: string): number {
  let hash = 7;
  for (const char of seed) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The same seed always gives the same face. */
export const emojiOf = (seed: string): string => avatarEmoji[hashOf(seed) % avatarEmoji.length];

export interface AvatarProps {
  readonly seed: string;
  /** Gives colour and shape; without a seat the seed gives the colour and there is no shape. */
  readonly seat?: number;
  /** Instead of the face made from the seed. */
  readonly emoji?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly offline?: boolean;
  /** A bot plays for this person: hatched, with a small robot. */
  readonly standIn?: boolean | undefined;
}

export function Avatar({ seed, seat, emoji, size = 'md', offline, standIn = false }: AvatarProps) {
  useEffect(() => void loadArt('avatars').catch(() => undefined), []);
  return (
    <span
      className={cx(css.ava, css[size], offline && css.offline, standIn && css.hatched)}
      style={seatStyle(seat ?? hashOf(seed) >>> 8)}
      aria-hidden="true"
    >
      <Emoji name={emoji ?? emojiOf(seed)} />
      {standIn && <Emoji name="robot" className={css.robot} />}
      {seat !== undefined && <i className={cx(css.shape, shapes[seat % 8])} />}
    </span>
  );
}

/** The seat's shape in its colour, before log lines and names. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return <i className={cx(css.mark, shapes[seat % 8])} style={seatStyle(seat)} aria-hidden="true" />;
}
