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
  /** What is counted. */
  readonly label: string;
  /** What the steps from left to right are. */
  readonly steps: string;
  /** One line per seat, one value per turn. */
  readonly series: readonly { readonly seat: number; readonly name: string; readonly values: readonly number[] }[];
  /** Who gave up where: a flag on the line. */
  readonly flags?: readonly { readonly seat: number; readonly turn: number }[];
}

const dashes = ['', '9 5', '2 6', '12 4 2 4', '4 4', '14 6', '1 9', '6 3 1 3'] as const;
const dashOf = (seat: number): string => dashes[seat % dashes.length];

/** Score by turn: solid, dashed, dotted lines, so that colour is never alone; what is counted above, who is who below. */
export function ScorePlot({ label, steps, series, flags = [] }: ScorePlotProps) {
  const turns = Math.max(2, ...series.map((s) => s.values.length)) - 1;
  const top = Math.max(1, ...series.flatMap((s) => s.values));
  const [w, h] = [330, 130];
  const x = (n: number) => Math.round((n / turns) * w);
  const y = (v: number) => Math.round(h - (v / top) * h);
  const ticks = [...new Set([0, Math.round(top / 2), top])];
  return (
    <figure className={css.figure}>
      <figcaption>{label}</figcaption>
      <svg className={css.plot} viewBox={flags.length > 0 ? '-30 -34 380 198' : '-30 -12 380 176'} role="img" aria-label={label}>
        {ticks.map((v) => (
          <g key={v}>
            <path d={`M0 ${y(v)}H${w}`} stroke="var(--line)" strokeWidth="1.5" />
            <text x="-8" y={y(v) + 4} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {[...new Set([0, Math.round(turns / 2), turns])].map((n) => (
          <text key={n} x={x(n)} y="150" textAnchor={n === 0 ? 'start' : n === turns ? 'end' : 'middle'}>
            {steps} {n}
          </text>
        ))}
        {[...series].reverse().map((s) => {
          const last = s.values.length - 1;
          const flag = flags.find(({ seat }) => seat === s.seat);
          return (
            <g key={s.seat} style={seatStyle(s.seat)} stroke="var(--pc)">
              <path
                d={s.values.map((v, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(v)}`).join(' ')}
                fill="none"
                strokeWidth="4"
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray={dashOf(s.seat)}
              />
              {last >= 0 && flag === undefined && (
                <circle cx={x(last)} cy={y(s.values[last] ?? 0)} r="7" fill="var(--pc)" stroke="var(--seat-ink)" strokeWidth="2.5" />
              )}
              {last >= 0 && flag !== undefined && (
                <g transform={`translate(${x(last)} ${y(s.values[last] ?? 0)})`} data-flag={s.seat}>
                  <path d="M0 0V-26" strokeWidth="2.5" />
                  <path d="M0 -26h-18v13h18z" fill="#fff" strokeWidth="2.5" strokeLinejoin="round" />
                </g>
              )}
            </g>
          );
        })}
      </svg>
      <ul className={css.legend}>
        {series.map(({ seat, name }) => (
          <li key={seat} style={seatStyle(seat)}>
            <svg viewBox="0 0 36 10" aria-hidden="true">
              <path d="M2 5H34" stroke="var(--pc)" strokeWidth="4" strokeLinecap="round" strokeDasharray={dashOf(seat)} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

export interface EndPanelProps {
  /** What it was like, in a picture. */
  readonly picture?: ReactNode;
  /** "You won!" */
  readonly title: string;
  /** Who and why in one sentence. */
  readonly reason: ReactNode;
  /** What won. */
  readonly cards?: ReactNode;
  readonly ranking: ReactNode;
  readonly plot?: ReactNode;
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Again, replay, games. */
  readonly actions?: ReactNode;
}

export function EndPanel({ picture, title, reason, cards, ranking, plot, facts = [], actions }: EndPanelProps) {
  return (
    <section className={css.over} aria-label={title}>
      <header className={css.head}>
        {picture ?? <Emoji name="trophy" size={54} />}
        <div>
          <h2>{title}</h2>
          <p>{reason}</p>
          {cards}
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
