import { cx, Emoji, Picture, plainText, seatStyle, soften } from '#web/kit/index.ts';
import { art } from './art.ts';
import css from './base.module.css';
import { Attached, Piece, pieceProps } from './Pieces.tsx';
import { aheadOf, farSeats, isReady, type Model, nearSeat, powerOf, printed, type Site, viewOf } from './state.ts';
import { words } from './words.ts';

/** Everybody's power as shares of the breakpoint, in the order of the lanes; patterns besides colours. */
export function Meter({ model, site }: { readonly model: Model; readonly site: Site }) {
  const seats = [nearSeat(model), ...farSeats(model)];
  const then = model.canAct ? aheadOf(model, site) : undefined;
  const more = then === undefined ? 0 : then.total - site.total;
  const whole = Math.max(site.breakpoint, site.total, then?.total ?? 0, 1);
  return (
    <span className={cx(css.meter, isReady(site) && css.full)} aria-hidden="true" data-coach="meter">
      {seats.map((seat) => {
        const power = powerOf(site, seat);
        if (power === 0) return null;
        return <i key={seat} className={css[`p${seat % 4}`]} style={{ ...seatStyle(seat), width: `${(power / whole) * 100}%` }} />;
      })}
      {more > 0 && <i className={css.then} style={{ ...seatStyle(seats[0]), width: `${(more / whole) * 100}%` }} />}
      <span>
        {then === undefined ? site.total : `${site.total} → ${then.total}`} / {then?.breakpoint ?? site.breakpoint}
      </span>
    </span>
  );
}

/** The three values of a base. */
export function Values({ def }: { readonly def: string | null }) {
  const card = printed(def);
  if (card?.kind !== 'base') return null;
  const [a, b, c] = card.vp;
  return (
    <span className={css.values} aria-hidden="true">
      <Emoji name="trophy" />
      {a}
      <s>{b}</s>
      <s>{c}</s>
    </span>
  );
}

export function spokenBase(model: Model, site: Site): string {
  const w = words[model.lang];
  const card = viewOf(model, site.base);
  const print = printed(card.def);
  const [a, b, c] = print?.kind === 'base' ? print.vp : [0, 0, 0];
  const own = model.text.cards[card.def ?? ''];
  return `${model.say(w.baseName, {
    name: own?.name ?? '',
    bp: site.breakpoint,
    total: site.total,
    places: model.say(w.placesFor, { a, b, c }),
  })}. ${plainText(own?.text ?? '')}`;
}

export interface BaseProps {
  readonly model: Model;
  readonly site: Site;
  readonly hot?: boolean;
  readonly onOpen: () => void;
}

/** The base itself: breakpoint, picture, what it does in two lines, what it gives, and how full it is. */
export function Base({ model, site, hot = false, onOpen }: BaseProps) {
  const w = words[model.lang];
  const card = viewOf(model, site.base);
  const name = model.text.cards[card.def ?? '']?.name ?? '';
  const picture = art.pictures[card.def ?? ''];
  const props = pieceProps(model, card, onOpen);
  const busy = props.legal === true || (props.selected ?? false) !== false;
  return (
    <div className={css.wrap}>
      <Piece {...props} className={cx(css.base, hot && css.hot)} name={spokenBase(model, site)} style={{}}>
        <span className={css.art} data-type="base" aria-hidden="true">
          {picture !== undefined && <Picture art={picture} className={css.picture} />}
        </span>
        <span
          className={cx(css.breakpoint, site.breakpoint > site.printed && css.raised, site.breakpoint < site.printed && css.lowered)}
          aria-hidden="true"
        >
          {site.breakpoint}
        </span>
        <span className={cx(css.name, name.length > 17 && css.long, busy && css.short)} aria-hidden="true">
          <span>{soften(name, 14)}</span>
        </span>
        <span className={cx(css.text, site.isJammed && css.jammed)} aria-hidden="true">
          {model.text.cards[card.def ?? '']?.text}
        </span>
        <span className={css.row}>
          <Values def={card.def} />
          <Meter model={model} site={site} />
        </span>
      </Piece>
      {site.actions.length > 0 && (
        <div className={css.on}>
          {site.actions.map((one) => (
            <Attached
              key={one.card}
              model={model}
              action={one}
              bare={site.actions.length > (model.layout === 'wide' ? 2 : 1)}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
      {busy && (
        <button type="button" className={css.info} aria-label={model.say(w.details, { base: name })} onClick={onOpen}>
          i
        </button>
      )}
    </div>
  );
}
