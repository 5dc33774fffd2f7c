import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import css from './Confetti.module.css';

const PIECES = 60;
const LIFE_MS = 3200;

/** Falls once, if need be a little later, and is gone; nothing at all where less motion is asked for. */
export function Confetti({ late = 0 }: { readonly late?: number }) {
  const [on, setOn] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const timer = window.setTimeout(() => setOn(false), LIFE_MS + late);
    return () => window.clearTimeout(timer);
  }, [late]);
  if (!on) return null;
  return (
    <div className={css.box} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, n) => {
        // Spread by the golden angle: even without chance, and the same in every browser.
        const spin = (n * 137.5) % 360;
        const style = {
          '--x': `${(n * 61.8) % 100}vw`,
          '--drift': `${Math.cos(spin) * 12}vw`,
          '--turn': `${spin * 3}deg`,
          '--late': `${late + ((n * 37) % 700)}ms`,
          '--hue': `var(--p${(n % 8) + 1})`,
        } as CSSProperties;
        return <i key={spin} style={style} />;
      })}
    </div>
  );
}
