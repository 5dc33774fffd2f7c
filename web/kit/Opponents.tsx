import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Avatar, seatStyle } from './Avatar.tsx';
import { Dots } from './Button.tsx';
import { cx } from './cx.ts';
import css from './Opponents.module.css';
import { Plate, type PlateProps } from './Plate.tsx';
import { People } from './TableShell.tsx';
import { usePhone } from './useLayout.ts';

export interface Opponent extends PlateProps {
  /** A word or two for the tab on a phone; the name if left out. */
  readonly short?: string;
  /** Cards in front of the seat. */
  readonly cards?: ReactNode;
}

export interface OpponentsProps {
  readonly label: string;
  readonly items: readonly Opponent[];
  /** The seat to show when opponents are tabs; without it the reader chooses. */
  readonly shown?: number;
  readonly onShow?: (seat: number) => void;
}

/** Opponents in turn order: columns on a wide table, tabs on a phone and from five opponents on. */
export function Opponents({ label, items, shown, onShow }: OpponentsProps) {
  const phone = usePhone();
  const [own, setOwn] = useState<number>();
  if (!phone && items.length <= 4) {
    return (
      <div className={css.row} style={{ gridTemplateColumns: `repeat(${Math.max(items.length, 2)}, minmax(0, 1fr))` }}>
        {items.map(({ cards, short, ...plate }) => (
          <section key={plate.seat} aria-label={plate.name}>
            <Plate {...plate} />
            {cards !== undefined && <div className={css.cards}>{cards}</div>}
          </section>
        ))}
      </div>
    );
  }
  const open = items.find((o) => o.seat === (shown ?? own)) ?? items.find((o) => o.active) ?? items[0];
  const show = (seat: number) => {
    setOwn(seat);
    onShow?.(seat);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || open === undefined) return;
    const next = items[(items.indexOf(open) + by + items.length) % items.length];
    if (next === undefined) return;
    event.preventDefault();
    show(next.seat);
    document.getElementById(`opponent-tab-${next.seat}`)?.focus();
  };
  if (open === undefined) return null;
  return (
    <div className={css.tabbed}>
      <People>
        <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {items.map((o) => {
            const on = o.seat === open.seat;
            return (
              <button
                key={o.seat}
                id={`opponent-tab-${o.seat}`}
                type="button"
                role="tab"
                aria-selected={on}
                aria-controls="opponent-panel"
                tabIndex={on ? 0 : -1}
                className={cx(css.tab, on && css.on, o.legal && css.legal, o.selected && css.selected)}
                style={seatStyle(o.seat)}
                data-zone={o.zone}
                data-seat={o.seat}
                onClick={() => {
                  show(o.seat);
                  o.onPress?.();
                }}
              >
                <Avatar seed={o.seed} seat={o.seat} emoji={o.emoji} size="sm" offline={o.offline} />
                <span className={css.words}>
                  <b>{o.short ?? o.name}</b>
                  <small>
                    {o.pips && (
                      <>
                        <Sign name={o.pips.sign} />
                        {o.pips.have}/{o.pips.need}
                      </>
                    )}
                    {o.score && <strong>{o.score.value}</strong>}
                    {o.stats?.slice(0, o.pips || o.score ? 1 : 3).map((stat) => (
                      <span key={stat.label} title={stat.label}>
                        {typeof stat.icon === 'string' ? <Sign name={stat.icon} /> : stat.icon}
                        {stat.value}
                      </span>
                    ))}
                  </small>
                </span>
                {o.status && (
                  <em className={cx(css.tag, o.status.tone !== undefined && css[o.status.tone])} title={o.status.text}>
                    {o.status.sign === undefined ? (o.status.short ?? (o.status.dots ? <Dots /> : '•')) : <Sign name={o.status.sign} />}
                    <span className="sr">{o.status.text}</span>
                  </em>
                )}
              </button>
            );
          })}
        </div>
      </People>
      <div
        id="opponent-panel"
        role="tabpanel"
        aria-labelledby={`opponent-tab-${open.seat}`}
        className={cx(css.panel, !phone && css.widePanel)}
      >
        {open.cards}
        {open.hint !== undefined && <p className={css.hint}>{open.hint}</p>}
      </div>
    </div>
  );
}
