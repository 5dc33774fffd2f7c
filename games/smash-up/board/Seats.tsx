import type { CSSProperties } from 'react';
import type { SeatId } from '#engine';
import { Avatar, cx, Dots, Emoji, People, Plate, type PlateProps, type PlateStatus, Sign, seatStyle } from '#web/kit/index.ts';
import { plateOf as commonPlate, othersOf } from '#web/table/seats.ts';
import { factionTexts } from './face.tsx';
import { Steps } from './Scoring.tsx';
import css from './seats.module.css';
import { factionsOf, LOOKS, type Model, scoringOf } from './state.ts';
import { words } from './words.ts';

function statusOf(model: Model, seat: SeatId): PlateStatus | undefined {
  const { status } = words[model.lang];
  const { decision, outcome } = model.view;
  if (outcome !== null) return undefined;
  // In a window everybody who could answer is asked in turn: thinking is shown like any other waiting.
  if (seat !== model.me && decision?.asked.includes(seat) === true)
    return { text: model.vars.phase === 'factions' ? status.picks : status.thinks, dots: true };
  return model.vars.active === seat && model.vars.phase !== 'factions' ? { text: status.turn, tone: 'info', sign: 'hourglass' } : undefined;
}

export function plateOf(model: Model, seat: SeatId, named: boolean): PlateProps {
  const w = words[model.lang];
  const status = seat === model.me ? undefined : statusOf(model, seat);
  return {
    ...commonPlate(model, seat),
    stats: [
      { icon: 'card-pick', value: model.cards(`hand:${seat}`).length, label: w.inHand },
      ...factionsOf(model, seat).map((faction) => {
        const { name } = factionTexts[model.lang][faction];
        return { icon: <Sign name={LOOKS[faction].sign} />, value: named ? name : '', label: name };
      }),
    ],
    score: { value: model.vars.vp[seat] ?? 0, label: w.vp },
    // Several narrow plates have no room for words.
    ...(status === undefined ? {} : othersOf(model).length < 2 ? { status } : status.dots === true ? { end: <Dots /> } : {}),
  };
}

/** A runner takes about so much of the line. */
const RUNNER = 0.16;

/** Those who are level, or nearly, stand side by side: the one behind gives way, towards the start. */
export function spread(at: readonly number[]): number[] {
  const out = [...at];
  let free = Number.POSITIVE_INFINITY;
  for (const n of [...at.keys()].sort((a, b) => at[b] - at[a])) {
    out[n] = Math.min(out[n], free);
    free = out[n] - RUNNER;
  }
  // Nobody is pushed off the start.
  const behind = Math.max(0, -Math.min(...out));
  return out.map((one) => one + behind);
}

/** Everybody's way to the goal on one line. */
export function Track({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const { goal } = model.derived;
  const { vp } = model.vars;
  const seats = model.view.ring;
  const top = Math.max(goal, ...seats.map((seat) => vp[seat] ?? 0));
  const at = spread(seats.map((seat) => (vp[seat] ?? 0) / top));
  const list = seats.map((seat) => model.say(w.trackSeat, { seat: model.name(seat), n: vp[seat] ?? 0 })).join(', ');
  return (
    <div className={css.track} role="img" aria-label={model.say(w.track, { list })}>
      <span className={css.line}>
        {seats.map((seat, n) => (
          <i key={seat} className={css.runner} style={{ ...seatStyle(seat), '--at': at[n] } as CSSProperties} data-vp={seat}>
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

/** How many bases are still to come. */
function BaseDeck({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  return (
    <span className={css.deck} data-zone="baseDeck" title={w.baseDeck}>
      <Sign name="castle" />
      <span className="sr">{w.baseDeck}:</span> {model.cards('baseDeck').length}
    </span>
  );
}

/** The far edge: plates in turn order, how far everybody is, how many bases wait. */
export function Others({ model }: { readonly model: Model }) {
  const seats = othersOf(model);
  const named = model.view.ring.length === 2;
  if (model.vars.phase === 'factions') return null;
  if (model.layout !== 'wide')
    return (
      <div className={css.phone}>
        <People>
          <div className={css.tabs}>
            {[...(model.me === null ? [] : [model.me]), ...seats].map((seat) => (
              <SmallPlate key={seat} model={model} seat={seat} />
            ))}
          </div>
        </People>
        <Steps model={model} />
      </div>
    );
  return (
    <div className={css.far}>
      <div className={css.plates} style={{ '--plate': named ? '470px' : '250px' } as CSSProperties}>
        {seats.map((seat) => (
          <div key={seat} className={css.plate}>
            <Plate {...plateOf(model, seat, named)} />
          </div>
        ))}
      </div>
      <Steps model={model} />
      <div className={css.end}>
        {/* While a base is scored its steps stand here, and three plates leave room for one of the two only. */}
        {(scoringOf(model) === null || seats.length < 3) && <Track model={model} />}
        <BaseDeck model={model} />
      </div>
    </div>
  );
}

/** A plate for a narrow screen. */
function SmallPlate({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const { zone, legal, selected, onPress, stats = [], seed, emoji, name, active, status, score } = plateOf(model, seat, false);
  const inside = (
    <>
      <Avatar seed={seed} seat={seat} {...(emoji === undefined ? {} : { emoji })} size="sm" />
      <span className={cx(css.who, seat === model.me && 'sr', othersOf(model).length > 2 && model.layout === 'phone' && css.crowd)}>
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
    className: cx(css.small, seat === model.me && css.own, active && css.active, legal && css.legal, selected && css.selected),
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
