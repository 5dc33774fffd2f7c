import type { ReactNode } from 'react';
import { Emoji } from '../art/Icon.tsx';
import { Avatar, seatStyle } from './Avatar.tsx';
import css from './EndScreen.module.css';

export interface RankLine {
  readonly seat: number;
  readonly seed: string;
  readonly emoji?: string;
  readonly name: string;
  readonly score?: string | number;
  /** Place as a word or number, read before the name. */
  readonly place?: string;
}

/** Who came where. */
export function Ranking({ label, lines }: { readonly label: string; readonly lines: readonly RankLine[] }) {
  return (
    <ol className={css.rank} aria-label={label}>
      {lines.map((line) => (
        <li key={line.seat}>
          <Avatar seed={line.seed} emoji={line.emoji} seat={line.seat} size="sm" />
          {line.place !== undefined && <span className={css.place}>{line.place}</span>}
          <b>{line.name}</b>
          {line.score !== undefined && <em>{line.score}</em>}
        </li>
      ))}
    </ol>
  );
}

export interface ScorePlotProps {
  readonly label: string;
  /** One line per seat, one value per turn. */
  readonly series: readonly { readonly seat: number; readonly name: string; readonly values: readonly number[] }[];
}

const dashes = ['', '9 5', '2 6', '12 4 2 4', '4 4', '14 6', '1 9', '6 3 1 3'] as const;

/** Score by turn: solid, dashed, dotted lines, so that colour is never alone. */
export function ScorePlot({ label, series }: ScorePlotProps) {
  const turns = Math.max(2, ...series.map((s) => s.values.length)) - 1;
  const top = Math.max(1, ...series.flatMap((s) => s.values));
  const [w, h] = [330, 130];
  const x = (n: number) => Math.round((n / turns) * w);
  const y = (v: number) => Math.round(h - (v / top) * h);
  const ticks = [0, Math.round(top / 2), top];
  return (
    <svg className={css.plot} viewBox="-30 -12 380 172" role="img" aria-label={label}>
      {ticks.map((v) => (
        <g key={v}>
          <path d={`M0 ${y(v)}H${w}`} stroke="var(--line)" strokeWidth="1.5" />
          <text x="-8" y={y(v) + 4} textAnchor="end">
            {v}
          </text>
        </g>
      ))}
      {[0, Math.round(turns / 2), turns].map((n) => (
        <text key={n} x={x(n)} y="150" textAnchor="middle">
          {n}
        </text>
      ))}
      {[...series].reverse().map((s) => {
        const last = s.values.length - 1;
        return (
          <g key={s.seat} style={seatStyle(s.seat)} stroke="var(--pc)">
            <title>{s.name}</title>
            <path
              d={s.values.map((v, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(v)}`).join(' ')}
              fill="none"
              strokeWidth="4"
              strokeLinejoin="round"
              strokeLinecap="round"
              strokeDasharray={dashes[s.seat % dashes.length]}
            />
            {last >= 0 && (
              <circle cx={x(last)} cy={y(s.values[last] ?? 0)} r="7" fill="var(--pc)" stroke="var(--seat-ink)" strokeWidth="2.5" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

export interface EndPanelProps {
  readonly emoji?: string;
  /** "You won!" */
  readonly title: string;
  /** Who and why in one sentence. */
  readonly reason: ReactNode;
  readonly ranking: ReactNode;
  readonly plot?: ReactNode;
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Again, replay, games. */
  readonly actions?: ReactNode;
}

export function EndPanel({ emoji = 'trophy', title, reason, ranking, plot, facts = [], actions }: EndPanelProps) {
  return (
    <section className={css.over} aria-label={title}>
      <header className={css.head}>
        <Emoji name={emoji} size={54} />
        <div>
          <h2>{title}</h2>
          <p>{reason}</p>
        </div>
      </header>
      {ranking}
      {plot}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
