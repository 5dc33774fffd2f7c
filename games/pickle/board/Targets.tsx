import { memo } from 'react';
import { cx } from '#web/kit/index.ts';
import type { Dir } from '../map/grid.ts';
import { CELL, middleOf, type Point, project, type Quarter, screenDir, sideOf } from './geometry.ts';
import css from './map.module.css';
import { Mark } from './Tile.tsx';

export interface CellMarkProps {
  readonly cellX: number;
  readonly cellY: number;
  readonly quarter: Quarter;
  readonly label: string;
  /** The key of the cell for the map's handlers. */
  readonly id: string;
  readonly cost: string | null;
  /** Nobody knows what lies there. */
  readonly unknown: 'tile' | 'empty' | null;
  readonly chosen: boolean;
  readonly tabStop: boolean;
}

/** A cell that can be chosen: gold, with what it costs. */
export const CellMark = memo(function CellMark({ cellX, cellY, quarter, label, id, cost, unknown, chosen, tabStop }: CellMarkProps) {
  const { x, y } = project({ x: cellX, y: cellY }, quarter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g
      className={cx(css.target, chosen && css.chosen)}
      transform={`translate(${x * CELL} ${y * CELL})`}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={cost === null ? label : `${label} · ${cost}`}
      aria-pressed={chosen}
      data-target={id}
      data-legal=""
      data-chosen={chosen ? '' : undefined}
      data-tx={(x + 0.5) * CELL}
      data-ty={(y + 0.5) * CELL}
    >
      {unknown === 'empty' && <rect className={css.room} x={5} y={5} width={90} height={90} rx={10} />}
      <rect className={css.hit} width={CELL} height={CELL} />
      <rect className={css.edge} x={11} y={11} width={78} height={78} rx={8} />
      <rect className={css.ring} x={11} y={11} width={78} height={78} rx={8} />
      {unknown !== null && (
        <text className={css.guess} x={50} y={62}>
          {unknown === 'empty' ? '+' : '?'}
        </text>
      )}
      {(cost !== null || chosen) && (
        <g className={css.cost}>
          <circle cx={82} cy={18} r={14} />
          <text x={82} y={24}>
            {chosen ? '✓' : cost}
          </text>
        </g>
      )}
    </g>
  );
});

/** The light around such a cell, in a layer of its own: it pulses without drawing anything else anew. */
export const CellGlow = memo(function CellGlow({ cellX, cellY, quarter }: Pick<CellMarkProps, 'cellX' | 'cellY' | 'quarter'>) {
  const { x, y } = project({ x: cellX, y: cellY }, quarter);
  return <rect className={css.glow} x={x * CELL + 9} y={y * CELL + 9} width={82} height={82} rx={10} />;
});

/** A side of a tile that can be chosen: a vent, the direction of a beam. */
export const EdgeMark = memo(function EdgeMark({
  cellX,
  cellY,
  side,
  quarter,
  label,
  id,
  chosen,
  tabStop,
}: {
  readonly cellX: number;
  readonly cellY: number;
  readonly side: Dir;
  readonly quarter: Quarter;
  readonly label: string;
  readonly id: string;
  readonly chosen: boolean;
  readonly tabStop: boolean;
}) {
  const at = sideOf({ x: cellX, y: cellY }, side, quarter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g
      className={cx(css.target, chosen && css.chosen)}
      transform={`translate(${at.x} ${at.y}) rotate(${screenDir(side, quarter) * 90})`}
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      aria-pressed={chosen}
      data-target={id}
      data-legal=""
      data-chosen={chosen ? '' : undefined}
      data-tx={at.x}
      data-ty={at.y}
    >
      <circle className={css.hit} r={30} />
      <rect className={css.edge} x={-32} y={-9} width={64} height={18} rx={6} />
      <rect className={css.ring} x={-32} y={-9} width={64} height={18} rx={6} />
      <path className={css.chevron} d="M0 -30l17 19h-10v10h-14v-10h-10z" />
    </g>
  );
});

/** From where to where: the way of what is chosen. */
export function Way({ from, to, quarter }: { readonly from: Point; readonly to: Point; readonly quarter: Quarter }) {
  const a = middleOf(from, quarter);
  const b = middleOf(to, quarter);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused
    <g className={css.way} transform={`translate(${a.x} ${a.y}) rotate(${angle})`} aria-hidden="true">
      <path d={`M26 0H${length - 26}`} />
      <path d={`M${length - 34} -9L${length - 20} 0L${length - 34} 9`} />
    </g>
  );
}

/** The cell that a question is about. */
export function Pending({ cell, quarter }: { readonly cell: Point; readonly quarter: Quarter }) {
  const { x, y } = project(cell, quarter);
  return <rect className={css.pending} x={x * CELL + 5} y={y * CELL + 5} width={90} height={90} rx={10} />;
}

/** A place that somebody asked to be shown. */
export function Lit({ cell, quarter }: { readonly cell: Point; readonly quarter: Quarter }) {
  const { x, y } = project(cell, quarter);
  return <rect className={css.lit} x={x * CELL + 3} y={y * CELL + 3} width={94} height={94} rx={12} />;
}

/** How many moves away a cell is, where it is not to be chosen itself. */
export const StepMark = memo(function StepMark({
  cellX,
  cellY,
  quarter,
  moves,
  unknown,
}: {
  readonly cellX: number;
  readonly cellY: number;
  readonly quarter: Quarter;
  readonly moves: number;
  readonly unknown: boolean;
}) {
  const { x, y } = project({ x: cellX, y: cellY }, quarter);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused
    <g className={css.step} transform={`translate(${x * CELL} ${y * CELL})`} aria-hidden="true">
      <rect x={11} y={11} width={78} height={78} rx={8} className={unknown ? css.dashed : undefined} />
      <circle cx={82} cy={18} r={13} />
      <text x={82} y={23.5}>
        {moves}
      </text>
    </g>
  );
});

/** What Rick sees, and the lines to everybody who sees him. */
export function Sight({
  cells,
  rick,
  watchers,
  shooters,
  quarter,
}: {
  readonly cells: readonly Point[];
  readonly rick: Point;
  readonly watchers: readonly Point[];
  readonly shooters: readonly Point[];
  readonly quarter: Quarter;
}) {
  const from = middleOf(rick, quarter);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused
    <g className={css.sight} aria-hidden="true">
      {cells.map((cell) => {
        const { x, y } = project(cell, quarter);
        return <rect key={`${cell.x},${cell.y}`} x={x * CELL + 9} y={y * CELL + 9} width={82} height={82} rx={8} />;
      })}
      {watchers.map((cell) => {
        const to = middleOf(cell, quarter);
        const near = shooters.some((other) => other.x === cell.x && other.y === cell.y);
        return to.x === from.x && to.y === from.y ? null : (
          <line key={`${cell.x},${cell.y}`} className={near ? css.near : undefined} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        );
      })}
      {shooters.map((cell) => {
        const at = middleOf(cell, quarter);
        return <Mark key={`${cell.x},${cell.y}`} name="crosshair" x={at.x + 28} y={at.y - 28} size={24} className={css.cross} />;
      })}
    </g>
  );
}
