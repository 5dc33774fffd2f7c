import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SeatId } from '#engine';
import { Avatar, cx, Dots, People, Sign, seatStyle } from '#web/kit/index.ts';
import kit from '#web/kit/Opponents.module.css';
import { onCard } from '#web/table/prompt/choice.ts';
import { FarStable, plateOf } from './far.tsx';
import { isClose, type Model, partsOf, seatOf } from './state.ts';
import css from './strip.module.css';
import { words } from './words.ts';

/** How many cards of that Stable can be chosen now. */
const targetsIn = (model: Model, seat: SeatId): number =>
  model.canAct ? model.cards(`stable:${seat}`).filter((card) => onCard(model.ask, card.id).length > 0).length : 0;

/** The others in one line, with counts and threats; all their Stables lie side by side below, a press brings one into sight. */
export function Strip({ model, seats }: { readonly model: Model; readonly seats: readonly SeatId[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<SeatId | undefined>(seats[0]);
  const show = (seat: SeatId, behavior: ScrollBehavior = 'smooth'): void => {
    setAt(seat);
    const box = scroller.current;
    const group = box?.querySelector<HTMLElement>(`[data-stable="${seat}"]`);
    if (box && group) box.scrollTo({ left: group.offsetLeft - box.offsetLeft, behavior });
    const tab = tabs.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (tab && tabs.current) tabs.current.scrollTo({ left: tab.offsetLeft - tabs.current.offsetLeft - 40, behavior });
  };
  const aimed = seats.find((seat) => targetsIn(model, seat) > 0);
  const n = model.view.decision?.n;
  const { active } = model.vars;
  const asksHere = at !== undefined && targetsIn(model, at) > 0;
  const wanted = asksHere ? at : (aimed ?? (seats.includes(active) ? active : at));
  const latest = useRef({ at, bring: () => {} });
  useLayoutEffect(() => {
    latest.current = {
      at,
      bring: () => {
        if (wanted !== undefined) show(wanted, 'auto');
      },
    };
  });
  // A question about their cards, or the turn of one of them, brings the Stable in question into sight.
  const moment = aimed === undefined ? `turn ${active}` : `question ${n}`;
  useEffect(() => latest.current.bring(), [moment]);
  // Stables grow and shrink: the one shown must not drift out of sight.
  const { view } = model;
  useLayoutEffect(() => {
    const box = scroller.current;
    const group = box?.querySelector<HTMLElement>(`[data-stable="${latest.current.at ?? ''}"]`);
    if (!box || !group) return;
    const left = group.offsetLeft - box.offsetLeft;
    if (left + group.offsetWidth < box.scrollLeft + 40 || left > box.scrollLeft + box.clientWidth - 40) box.scrollLeft = left;
  }, [view]);
  const onScroll = (): void => {
    const box = scroller.current;
    if (box === null) return;
    const groups = [...box.querySelectorAll<HTMLElement>('[data-stable]')];
    const middle = box.scrollLeft + box.offsetLeft + Math.min(120, box.clientWidth / 3);
    const inSight = groups.findLast((group) => group.offsetLeft <= middle) ?? groups[0];
    const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 2;
    // At the end of the way several Stables are in sight: the one asked for stays the one shown.
    if (inSight !== undefined && !(end && box.scrollLeft > 0)) setAt(Number(inSight.dataset.stable));
  };
  return (
    <div className={css.strip}>
      <People>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not of form fields */}
        <div ref={tabs} className={css.tabs} role="group" aria-label={model.ui.table.opponents}>
          {seats.map((seat) => (
            <Tab key={seat} model={model} seat={seat} on={seat === at} onShow={() => show(seat)} />
          ))}
        </div>
      </People>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also while every Stable is empty */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of sections, not of form fields */}
      <div ref={scroller} className={css.stables} onScroll={onScroll} tabIndex={0} role="group" aria-label={model.ui.table.opponents}>
        {seats.map((seat) => (
          <section
            key={seat}
            className={cx(css.stable, seat === at && css.shown)}
            style={seatStyle(seat)}
            data-stable={seat}
            aria-label={model.say(words[model.lang].stableOf, { seat: { seat } })}
          >
            {!model.phone && <b className={css.owner}>{model.name(seat)}</b>}
            <FarStable model={model} seat={seat} flat />
          </section>
        ))}
      </div>
    </div>
  );
}

interface TabProps {
  readonly model: Model;
  readonly seat: SeatId;
  readonly on: boolean;
  readonly onShow: () => void;
}

function Tab({ model, seat, on, onShow }: TabProps) {
  const w = words[model.lang];
  const plate = plateOf(model, seat);
  const own = seatOf(model, seat);
  const { upgrades, downgrades } = partsOf(model.cards(`stable:${seat}`));
  const targets = targetsIn(model, seat);
  const need = model.derived.needed;
  const { status } = plate;
  return (
    <button
      type="button"
      className={cx(kit.tab, css.tab, on && kit.on, isClose(own) && css.close, plate.legal && css.legal, plate.selected && css.selected)}
      style={seatStyle(seat)}
      data-zone={plate.zone}
      data-seat={seat}
      data-legal={plate.legal || undefined}
      aria-current={on || undefined}
      aria-pressed={plate.onPress === undefined ? undefined : plate.selected === true}
      onClick={() => {
        onShow();
        plate.onPress?.();
      }}
    >
      <Avatar seed={plate.seed} seat={seat} emoji={plate.emoji} size="sm" offline={plate.offline} />
      <span className={cx(kit.words, css.words)}>
        <b>{plate.name}</b>
        <small>
          <Count sign="horseshoe" label={w.unicorns} value={`${own?.unicorns ?? 0}/${need}`} strong />
          <Count sign="card-pick" label={w.inHand} value={own?.hand ?? 0} />
          {!model.phone && upgrades.length > 0 && <Count sign="upgrade" label={w.upgrades} value={upgrades.length} />}
          {!model.phone && downgrades.length > 0 && <Count sign="anchor" label={w.downgrades} value={downgrades.length} />}
        </small>
      </span>
      <span className={css.meter} aria-hidden="true">
        <i style={{ width: `${Math.min(100, ((own?.unicorns ?? 0) / need) * 100)}%` }} />
      </span>
      {isClose(own) && <span className="sr">{w.oneShort}</span>}
      {own?.isUnstoppable === true && (
        <em className={cx(kit.tag, kit.bad, css.sure)} title={w.unstoppable}>
          <Sign name="shield" />
          <span className="sr">{w.unstoppable}</span>
        </em>
      )}
      {targets > 0 ? (
        <em className={cx(kit.tag, css.act)}>{targets}</em>
      ) : (
        status !== undefined && (
          <em className={cx(kit.tag, status.tone === 'bad' && kit.bad, status.tone === 'info' && kit.info)} title={status.text}>
            {status.sign === undefined ? (status.short ?? <Dots />) : <Sign name={status.sign} />}
            <span className="sr">{status.text}</span>
          </em>
        )
      )}
    </button>
  );
}

interface CountProps {
  readonly sign: string;
  readonly label: string;
  readonly value: string | number;
  readonly strong?: boolean;
}

function Count({ sign, label, value, strong }: CountProps) {
  return (
    <span className={strong ? css.strong : undefined} title={label}>
      <Sign name={sign} />
      <span className="sr">{label}: </span>
      {value}
    </span>
  );
}
