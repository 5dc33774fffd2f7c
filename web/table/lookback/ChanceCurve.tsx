import type { SeatId } from '#engine';
import type { Analysis } from '#server/schema.ts';
import { seatStyle, usePhone } from '../../kit/index.ts';
import css from '../advice/Advice.module.css';
import { type Knowledge, type Turning, uncovered } from './lookback.ts';

const DASHES = ['9 5', '2 6', '12 4 2 4', '4 4', '14 6', '1 9', '6 3 1 3'] as const;
const [WIDE, NARROW, H] = [600, 320, 200];

/** A moment named below the curve. */
export interface Tick {
  readonly at: number;
  readonly words: string;
}

export interface ChanceCurveProps {
  readonly label: string;
  readonly analysis: Analysis;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  /** Whose line is thick and filled. */
  readonly me: SeatId;
  readonly knowledge: Knowledge;
  readonly turning: readonly Turning[];
  readonly ticks?: readonly Tick[];
  readonly small?: boolean;
}

/** Everybody's chance to win through the match; turning points are numbered. */
export function ChanceCurve({ label, analysis, seats, me, knowledge, turning, ticks = [], small = false }: ChanceCurveProps) {
  // Drawn for its size: on a phone everything but the lines would be too small to read.
  const phone = usePhone() && !small;
  const W = phone ? NARROW : WIDE;
  const { moments } = analysis;
  const end = Math.max(2, moments[moments.length - 1]?.at ?? 2);
  const height = small ? 60 : H;
  const x = (moment: number): number => Math.round(((moment - 1) / (end - 1)) * W);
  const y = (chance: number): number => Math.round(height - chance * height);
  const line = (seat: SeatId): string => moments.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(one.at)} ${y(one[knowledge][seat])}`).join(' ');
  const radius = small ? 11 : phone ? 16 : 13;
  const heights = uncovered(
    turning.map((one) => ({ x: x(one.at), y: y(one.from) })),
    2 * radius,
    height,
  );
  const others = seats.filter(({ seat }) => seat !== me);
  return (
    <svg
      className={css.curve}
      viewBox={small ? `0 -4 ${W} ${height + 4}` : `-40 -14 ${W + 56} ${height + 44}`}
      {...(small ? { preserveAspectRatio: 'none', 'data-small': '' } : {})}
      data-narrow={phone || undefined}
      role="img"
      aria-label={label}
    >
      {!small &&
        [0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path d={`M0 ${y(share)}H${W}`} stroke="var(--line)" strokeWidth="1.5" />
            <text x="-8" y={y(share) + 4} textAnchor="end">
              {share * 100}
            </text>
          </g>
        ))}
      {ticks.map(({ at, words }) => (
        <text key={at} x={x(at)} y={height + 24} textAnchor={at === 1 ? 'start' : at === end ? 'end' : 'middle'}>
          {words}
        </text>
      ))}
      <g style={seatStyle(me)}>
        <path d={`${line(me)}L${x(end)} ${height}L0 ${height}Z`} fill="var(--pc)" opacity="0.2" />
      </g>
      {!small &&
        others.map(({ seat, name }, i) => (
          <g key={seat} style={seatStyle(seat)}>
            <title>{name}</title>
            <path d={line(seat)} fill="none" stroke="var(--pc)" strokeWidth="2.5" strokeDasharray={DASHES[i % DASHES.length]} />
          </g>
        ))}
      <g style={seatStyle(me)}>
        <path
          d={line(me)}
          fill="none"
          stroke="var(--pc)"
          strokeWidth={small ? 3 : 4}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {turning.map((one, i) => (
        <g key={one.at} transform={`translate(${x(one.at)} ${heights[i]})`}>
          <circle r={radius} fill="var(--info)" stroke="var(--seat-ink)" strokeWidth="3" />
          <text className={css.number} y={phone ? 6 : 5} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
