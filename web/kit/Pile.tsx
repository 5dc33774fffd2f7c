import type { CardBackArt } from '../art/types.ts';
import { Card, type CardFace, type CardSize } from './Card.tsx';
import { cx } from './cx.ts';
import css from './Pile.module.css';

export interface PileProps {
  /** Caption under the pile and part of its accessible name. */
  readonly label: string;
  readonly count: number;
  /** Top card; null is face down. Nothing is shown when the count is 0. */
  readonly top: CardFace | null;
  readonly topId?: string | number;
  readonly back?: CardBackArt;
  readonly size?: CardSize;
  readonly width?: number;
  /** Anchor for flights, such as `deck` or `discard`. */
  readonly zone?: string;
  readonly legal?: boolean;
  readonly selected?: boolean;
  /** Caption beside instead of under, with a second line. */
  readonly side?: string;
  /** Caption over it, where nothing may hang down. */
  readonly above?: boolean;
  readonly onPress?: () => void;
  readonly onRead?: () => void;
}

export function Pile({
  label,
  count,
  top,
  topId,
  back,
  size = 's',
  width,
  zone,
  legal,
  selected,
  side,
  above,
  onPress,
  onRead,
}: PileProps) {
  return (
    <figure className={cx(css.zone, side !== undefined && css.side, above && css.above)} data-zone={zone}>
      <div
        className={cx(css.pile, count > 1 && css.deep, top !== null && css.open)}
        style={width === undefined ? undefined : { fontSize: width / 24 }}
      >
        {count > 0 ? (
          <Card
            face={top}
            id={topId}
            size={size}
            width={width}
            back={back}
            label={top === null ? `${label}: ${count}` : undefined}
            legal={legal}
            selected={selected}
            onPress={onPress}
            onRead={onRead}
          />
        ) : (
          <Slot size={size} width={width} />
        )}
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      </div>
      <figcaption>
        {side === undefined ? label : <b>{label}</b>}
        {side !== undefined && <small>{side}</small>}
        <span className="sr">: {count}</span>
      </figcaption>
    </figure>
  );
}

export interface SlotProps {
  readonly size?: CardSize;
  readonly width?: number;
  /** You may put something here. */
  readonly act?: boolean;
  readonly zone?: string;
  readonly onPress?: () => void;
  readonly children?: React.ReactNode;
}

/** An empty place for a card. */
export function Slot({ size = 's', width, act, zone, onPress, children }: SlotProps) {
  const shared = {
    className: cx(css.slot, css[size], act && css.act),
    style: width === undefined ? undefined : ({ '--w': `${width}px` } as React.CSSProperties),
    'data-zone': zone,
  };
  return onPress ? (
    <button type="button" {...shared} onClick={onPress}>
      {children}
    </button>
  ) : (
    <div {...shared}>{children}</div>
  );
}
