import type { CSSProperties } from 'react';
import type { SeatId } from '#engine';
import { Avatar, cx, Emoji, Plate, type PlateProps, type PlateStatus, seatStyle, Sign } from '#web/kit/index.ts';
import { onSeat } from '#web/table/choice.ts';
import type { TableModel } from '#web/table/model.ts';
import { factionTexts } from './face.tsx';
import { Steps } from './Scoring.tsx';
import css from './seats.module.css';
import { derivedOf, factionsOf, LOOKS, othersOf, varsOf } from './state.ts';
import { words } from './words.ts';

function statusOf(model: TableModel, seat: SeatId): PlateStatus | undefined {
  const { status } = words[model.lang];
  const { decision, outcome } = model.view;
  if (outcome !== null) return undefined;
  // In a window everybody who could answer is asked in turn: thinking is shown like any other waiting.
  if (seat !== model.me && decision?.asked.includes(seat) === true)
    return { text: varsOf(model).phase === 'factions' ? status.picks : status.thinks, dots: true };
  return varsOf(model).active === seat && varsOf(model).phase !== 'factions'
    ? { text: status.turn, tone: 'info', sign: 'hourglass' }
    : undefined;
}

export function plateOf(model: TableModel, seat: SeatId, named: boolean): PlateProps {
  const w = words[model.lang];
  const info = model.seatInfo(seat);
  const mine = seat === model.me;
  const status = mine ? undefined : statusOf(model, seat);
  const option = model.canAct ? onSeat(model.ask, seat) : undefined;
  const selected = option !== undefined && model.chosen.includes(option.key);
  return {
    seat,
    seed: info?.avatar ?? info?.name ?? String(seat),
    ...(info?.kind === 'bot' ? { emoji: 'robot', bot: model.ui.common.bot } : info?.control === 'bot' ? { bot: model.ui.common.bot } : {}),
    name: model.name(seat),
    active: varsOf(model).active === seat && model.view.outcome === null && varsOf(model).phase !== 'factions',
    me: mine,
    offline: info?.connected === false,
    stats: [
      { icon: 'card-pick', value: model.cards(`hand:${seat}`).length, label: w.inHand },
      ...factionsOf(model, seat).map((faction) => {
        const { name } = factionTexts[model.lang][faction];
        return { icon: <Sign name={LOOKS[faction].sign} />, value: named ? name : '', label: name };
      }),
    ],
    score: { value: varsOf(model).vp[seat] ?? 0, label: w.vp },
    zone: `hand:${seat}`,
    ...(status === undefined ? {} : { status }),
    ...(option === undefined ? {} : { onPress: () => selected || model.choose(option), legal: !selected, selected }),
  };
}

/** Everybody's way to the goal on one line. */
export function Track({ model }: { readonly model: TableModel }) {
  const w = words[model.lang];
  const { goal } = derivedOf(model);
  const { vp } = varsOf(model);
  const seats = model.view.ring;
  const top = Math.max(goal, ...seats.map((seat) => vp[seat] ?? 0));
  const list = seats.map((seat) => model.say(w.trackSeat, { seat: model.name(seat), n: vp[seat] ?? 0 })).join(', ');
  return (
    <div className={css.track} role="img" aria-label={model.say(w.track, { list })}>
      <span className={css.line}>
        {seats.map((seat, n) => (
          <i
            key={seat}
            className={css.runner}
            style={{ ...seatStyle(seat), '--at': (vp[seat] ?? 0) / top, '--row': n } as CSSProperties}
            data-vp={seat}
          >
            {vp[seat] ?? 0}
          </i>
        ))}
      </span>
      <span className={css.goal}>
        <Emoji name="trophy" /> {goal}
      </span>
    </div>
  );
}

/** The far edge: plates in turn order, how far everybody is, how many bases wait. */
export function Others({ model }: { readonly model: TableModel }) {
  const w = words[model.lang];
  const seats = othersOf(model);
  const named = model.view.ring.length === 2 && !model.phone;
  if (varsOf(model).phase === 'factions') return null;
  if (model.phone)
    return (
      <div className={css.phone}>
        <div className={css.tabs} style={{ '--n': seats.length } as CSSProperties}>
          {seats.map((seat) => (
            <SmallPlate key={seat} model={model} seat={seat} />
          ))}
        </div>
        <Steps model={model} />
      </div>
    );
  return (
    <div className={css.far}>
      <div className={css.plates}>
        {seats.map((seat) => (
          <div key={seat} className={css.plate}>
            <Plate {...plateOf(model, seat, named)} />
          </div>
        ))}
      </div>
      <Steps model={model} />
      <div className={css.end}>
        <Track model={model} />
        <span className={css.deck} data-zone="baseDeck" title={w.baseDeck}>
          <Sign name="castle" />
          <span className="sr">{w.baseDeck}:</span> {model.cards('baseDeck').length}
        </span>
      </div>
    </div>
  );
}

/** A plate for a narrow screen. */
function SmallPlate({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const { zone, legal, selected, onPress, stats = [], seed, emoji, name, active, status, score } = plateOf(model, seat, false);
  const inside = (
    <>
      <Avatar seed={seed} seat={seat} {...(emoji === undefined ? {} : { emoji })} size="sm" />
      <span className={css.who}>
        <b>{name}</b>
        <small>
          {stats.map(({ icon, value, label }) => (
            <span key={label}>
              {typeof icon === 'string' ? <Sign name={icon} /> : icon}
              <span className="sr">{label}:</span>
              {value}
            </span>
          ))}
          {status !== undefined && <span className="sr">{status.text}</span>}
        </small>
      </span>
      <strong>
        {score?.value}
        <span className="sr"> {score?.label}</span>
      </strong>
    </>
  );
  const shared = {
    className: cx(css.small, active && css.active, legal && css.legal, selected && css.selected),
    style: seatStyle(seat),
    'data-zone': zone,
    'data-seat': seat,
  };
  return onPress === undefined ? (
    <div {...shared}>{inside}</div>
  ) : (
    <button type="button" {...shared} aria-pressed={selected} data-legal={legal || undefined} onClick={onPress}>
      {inside}
    </button>
  );
}
