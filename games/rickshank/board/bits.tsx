import type { ReactNode } from 'react';
import { cx, Emoji, Sign } from '#web/kit/index.ts';
import css from './board.module.css';

/** «enough», «1 Power short»: hangs on the lower edge of what can be bought. */
export function Need({ ok, children }: { readonly ok: boolean; readonly children: ReactNode }) {
  return (
    <span className={cx(css.need, ok && css.ok)} data-coach="price">
      {ok && <span aria-hidden="true">✓</span>}
      {children}
    </span>
  );
}

/** How much Power is missing, in words; where there is no room for them, with the sign of Power. */
export function Missing({ n, small, label }: { readonly n: number; readonly small: boolean; readonly label: string }) {
  if (!small) return label;
  return (
    <>
      <span className="sr">{label}</span>
      <span aria-hidden="true" className={css.short}>
        −{n}
        <Sign name="power-lightning" />
      </span>
    </>
  );
}

/** The Power left, as a glowing ball. */
export function Orb({ power, label }: { readonly power: number; readonly label: string }) {
  return (
    <span className={cx(css.orb, power > 99 && css.wide)} role="img" aria-label={`${label}: ${power}`} data-coach="power">
      {power}
      <Sign name="power-lightning" />
    </span>
  );
}

/** Tokens as a short row of coins, then their number. */
export function Tokens({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span className={css.tokens} title={label}>
      <span className="sr">{label}: </span>
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        <Emoji key={`token-${String(i)}`} name="coin" />
      ))}
      {n === 0 && <Emoji name="coin" className={css.none} />}
      <b>{n}</b>
    </span>
  );
}
