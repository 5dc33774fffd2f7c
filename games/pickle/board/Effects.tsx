import type { CSSProperties } from 'react';
import { stickerOf } from './Figures.tsx';
import { middleOf, type Quarter } from './geometry.ts';
import css from './map.module.css';
import { Pic } from './Tile.tsx';
import type { Acted } from './useActs.ts';

const wait = (delay: number): CSSProperties => ({ animationDelay: `${Math.round(delay)}ms` });

/** Shots, hits and those who fell: on the map for a moment only. */
export function Effects({ acted, quarter }: { readonly acted: Acted; readonly quarter: Quarter }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused
    <g className={css.effects} aria-hidden="true" key={acted.n}>
      {acted.acts.map((act, n) => {
        const key = `${act.kind}-${String(n)}`;
        if (act.kind === 'shot') {
          const to = middleOf(act.to, quarter);
          const from = act.from === null ? null : middleOf(act.from, quarter);
          const length = from === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
          return (
            <g key={key}>
              {from !== null && length > 0 && (
                <line
                  className={css.tracer}
                  style={{ ...wait(act.delay), '--length': length } as CSSProperties}
                  x1={from.x}
                  y1={from.y - 6}
                  x2={to.x}
                  y2={to.y}
                  pathLength={1}
                />
              )}
              <g transform={`translate(${to.x} ${to.y})`}>
                <g className={css.burst} style={wait(act.delay + 140)}>
                  <Pic name="collision" x={0} y={-4} size={46} cut="small" />
                </g>
              </g>
            </g>
          );
        }
        if (act.kind === 'fall') {
          const at = middleOf(act.at, quarter);
          return (
            <g key={key} transform={`translate(${at.x} ${at.y})`}>
              <g className={act.peaceful ? css.leaves : css.falls} style={wait(act.delay)}>
                <Pic name={stickerOf(act.figure)} x={0} y={0} size={56} />
              </g>
              {!act.peaceful && (
                <g className={css.burst} style={wait(act.delay)}>
                  <Pic name="collision" x={0} y={0} size={64} cut="small" />
                </g>
              )}
            </g>
          );
        }
        if (act.kind !== 'health') return null;
        const at = middleOf(act.at, quarter);
        return (
          <g key={key} transform={`translate(${at.x} ${at.y - 30})`}>
            <text className={act.by < 0 ? css.loss : css.gain} style={wait(act.delay)}>
              {act.by < 0 ? `−${-act.by}` : `+${act.by}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
