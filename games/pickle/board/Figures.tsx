import { memo } from 'react';
import { cx, seatStyle } from '#web/kit/index.ts';
import { type Figure, JAGUAR, RICK } from '../state.ts';
import type { Stand } from './geometry.ts';
import css from './map.module.css';
import { Mark, Pic } from './Tile.tsx';

export const stickerOf = (figure: Figure): string => (figure === RICK ? 'cucumber' : figure === JAGUAR ? 'leopard' : 'guard');

export interface FigureProps extends Stand {
  readonly figure: Figure;
  readonly seat: number;
  readonly label: string;
  /** Health of Rick and of the Jaguar. */
  readonly health: number | null;
  readonly state: 'plain' | 'legal' | 'chosen' | 'held';
  readonly watches: boolean;
  /** Makes it a button. */
  readonly pressable: boolean;
  readonly tabStop: boolean;
}

/** A figure on its base. Presses are heard by the map, which knows what they mean. */
export const FigureMark = memo(function FigureMark(props: FigureProps) {
  const { figure, seat, x, y, scale, label, health, state, watches, pressable, tabStop } = props;
  const button = pressable
    ? {
        role: 'button',
        tabIndex: tabStop ? 0 : -1,
        'aria-pressed': state === 'chosen' || state === 'held',
        'data-target': '',
        'data-legal': state === 'legal' ? '' : undefined,
        'data-chosen': state === 'chosen' ? '' : undefined,
        'data-tx': x,
        'data-ty': y,
      }
    : {};
  return (
    <g
      {...button}
      className={cx(css.figure, pressable && css.pressable, css[state])}
      style={{ ...seatStyle(seat), transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      data-figure={figure}
      aria-label={pressable ? label : undefined}
      aria-hidden={pressable ? undefined : true}
    >
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <ellipse className={css.shadow} cx={0} cy={29} rx={29} ry={10} />
        <ellipse className={css.base} cx={0} cy={25} rx={27} ry={9.5} />
        {state !== 'plain' && <ellipse className={css.halo} cx={0} cy={25} rx={33} ry={13.5} />}
        <Pic name={stickerOf(figure)} x={0} y={-5} size={figure === RICK ? 68 : 62} />
        {figure < JAGUAR && <Numbered value={figure + 1} />}
        {health !== null && <Health value={health} />}
        {(state === 'legal' || state === 'chosen') && <Aim chosen={state === 'chosen'} />}
        {watches && state !== 'legal' && state !== 'chosen' && (
          <g className={css.eye}>
            <circle cx={22} cy={-26} r={11} />
            <Mark name="eye-target" x={22} y={-26} size={16} />
          </g>
        )}
      </g>
    </g>
  );
});

/** It can be chosen itself: to shoot, or to be hit. */
function Aim({ chosen }: { readonly chosen: boolean }) {
  return (
    <g className={css.aim}>
      <circle cx={22} cy={-26} r={13} />
      {chosen ? (
        <path d="M15.5 -26l5 5.5l8.5 -11" fill="none" stroke="currentColor" strokeWidth={3.6} />
      ) : (
        <Mark name="crosshair" x={22} y={-26} size={20} />
      )}
    </g>
  );
}

function Numbered({ value }: { readonly value: number }) {
  return (
    <g className={css.number}>
      <circle cx={-22} cy={22} r={10.5} />
      <text x={-22} y={26.5}>
        {value}
      </text>
    </g>
  );
}

function Health({ value }: { readonly value: number }) {
  return (
    <g className={css.health}>
      <rect x={8} y={13} width={32} height={18} rx={9} />
      <Pic name="red-heart" x={17} y={22} size={12} cut="plain" />
      <text x={30} y={26.5}>
        {value}
      </text>
    </g>
  );
}
