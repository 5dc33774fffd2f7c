import { useEffect, useState } from 'react';
import css from './QrCode.module.css';

export interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for those who cannot scan it. */
  readonly label: string;
  readonly size?: number;
}

/** Dark on white in both schemes, because cameras expect it. The encoder is fetched when the first code is shown. */
export function QrCode({ text, label, size = 168 }: QrCodeProps) {
  const [code, setCode] = useState<{ readonly d: string; readonly side: number }>();
  useEffect(() => {
    let live = true;
    void import('uqr').then(({ encode }) => {
      if (!live) return;
      const { data, size: side } = encode(text, { ecc: 'M', border: 2 });
      setCode({ side, d: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') });
    });
    return () => {
      live = false;
    };
  }, [text]);
  return (
    <svg
      className={css.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.side ?? 1} ${code?.side ?? 1}`}
      role="img"
      aria-label={label}
    >
      {code && <path d={code.d} fill="#1b1426" shapeRendering="crispEdges" />}
    </svg>
  );
}
