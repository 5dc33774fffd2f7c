import type { ReactNode } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Avatar, seatStyle } from './Avatar.tsx';
import { Chip, type ChipProps, Dots } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Plate.module.css';
import { usePhone } from './useLayout.ts';

export interface PlateStat {
  /** Sign name, or any node such as an Emoji. */
  readonly icon: string | ReactNode;
  readonly value: string | number;
  readonly max?: string | number;
  /** What the number is. */
  readonly label: string;
}

export interface PlatePips {
  readonly sign: string;
  readonly have: number;
  readonly need: number;
  readonly label: string;
}

export interface PlateStatus {
  readonly text: string;
  /** One short word for the tab on a phone; without it and without a sign the tab shows a dot. */
  readonly short?: string;
  readonly tone?: ChipProps['tone'];
  readonly sign?: string;
  /** Thinking dots after the words. */
  readonly dots?: boolean;
}

export interface PlateProps {
  readonly seat: number;
  readonly seed: string;
  readonly emoji?: string;
  readonly name: string;
  /** Who the player is in the game: a character, a side, factions. */
  readonly role?: ReactNode;
  /** Word of the tag for a bot. */
  readonly bot?: string;
  /** Its turn: ring in the seat's colour. */
  readonly active?: boolean;
  readonly me?: boolean;
  readonly offline?: boolean;
  /** A bot plays for this person. */
  readonly standIn?: boolean;
  readonly stats?: readonly PlateStat[];
  readonly pips?: PlatePips;
  readonly status?: PlateStatus;
  readonly score?: { readonly value: string | number; readonly label: string };
  /** A line under the plate, such as what is missing to win. */
  readonly hint?: ReactNode;
  /** Anchor for cards that fly to or from this seat, usually `hand:<seat>`. */
  readonly zone?: string;
  /** The player can be chosen: makes the plate a button. */
  readonly onPress?: () => void;
  readonly legal?: boolean;
  readonly selected?: boolean;
  /** Menu button and the like at the right end. */
  readonly end?: ReactNode;
}

export function Plate(props: PlateProps) {
  const { seat, seed, emoji, name, bot, stats = [], pips, status, score, hint, zone, onPress, legal, selected } = props;
  const phone = usePhone();
  const className = cx(css.plate, props.active && css.active, props.me && css.me, legal && css.legal, selected && css.selected);
  const inside = (
    <>
      <Avatar seed={seed} seat={seat} emoji={emoji} offline={props.offline} standIn={props.standIn} />
      <span className={css.body}>
        <span className={css.name}>
          <b>{name}</b>
          {bot !== undefined && <span className={css.bot}>{bot}</span>}
          {props.role !== undefined && <span className={css.role}>{props.role}</span>}
        </span>
        <span className={css.sub}>
          {stats.map((stat) => (
            <span key={stat.label} title={stat.label}>
              {typeof stat.icon === 'string' ? <Sign name={stat.icon} /> : stat.icon}
              <span className="sr">{stat.label}:</span>
              <b>{stat.value}</b>
              {stat.max !== undefined && `/${stat.max}`}
            </span>
          ))}
          {pips && (
            <span title={pips.label}>
              <span className={css.pips} aria-hidden="true">
                {Array.from({ length: pips.need }, (_, n) => (
                  <Sign key={`pip-${String(n)}`} name={pips.sign} className={n < pips.have ? css.on : undefined} />
                ))}
              </span>
              <span className="sr">{pips.label}:</span>
              <b>{pips.have}</b>/{pips.need}
            </span>
          )}
        </span>
      </span>
      <span className={css.end}>
        {status && (
          <Chip
            className={status.dots && phone ? css.corner : undefined}
            tone={status.tone}
            icon={status.sign === undefined ? undefined : <Sign name={status.sign} />}
          >
            {/* On a narrow plate the dots say it. */}
            <span className={status.dots && phone ? 'sr' : undefined}>{status.text}</span>
            {status.dots && <Dots />}
          </Chip>
        )}
        {score && (
          <span className={css.score}>
            {score.value}
            <small>{score.label}</small>
          </span>
        )}
        {props.end}
      </span>
    </>
  );
  const shared = { className, style: seatStyle(seat), 'data-zone': zone, 'data-seat': seat };
  return (
    <>
      {onPress ? (
        <button type="button" {...shared} aria-pressed={selected} data-legal={legal || undefined} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <div {...shared}>{inside}</div>
      )}
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
    </>
  );
}
