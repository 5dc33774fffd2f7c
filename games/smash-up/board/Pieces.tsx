import type { CSSProperties, ReactNode } from 'react';
import type { CardView, SeatId } from '#engine';
import { Card, cx, Emoji, SeatMark, seatStyle } from '#web/kit/index.ts';
import { useHold } from '#web/kit/useHold.ts';
import type { TableCardProps } from '#web/table/model.ts';
import { art } from './art.ts';
import css from './pieces.module.css';
import {
  type Attached as AttachedInfo,
  isFirst,
  leadOf,
  type MinionInfo,
  type Model,
  nameOf,
  nextWay,
  placesFor,
  powerOf,
  type Site,
  viewOf,
} from './state.ts';
import { words } from './words.ts';

/** The sticker that stands for a card where only a sticker fits. */
export function stickerOf(def: string | null): string {
  const big = art.pictures[def ?? '']?.big ?? 'collision';
  return typeof big === 'string' ? big : big[0];
}

/** The light over a base. */
export function skyOf(def: string | null): CSSProperties {
  const sky = art.pictures[def ?? '']?.sky;
  return sky === undefined ? {} : ({ '--s1': sky[0], '--s2': sky[1] } as CSSProperties);
}

/** A card in play: chosen where it can be, also as the place for the chosen hand card; otherwise a press opens all about it. */
export function pieceProps(model: Model, card: CardView, open: () => void): TableCardProps {
  const props = model.cardProps(card);
  const ways = model.canAct ? placesFor(model).get(card.id) : undefined;
  if (ways !== undefined) {
    const on = ways.some((option) => model.chosen.includes(option.key));
    return {
      ...props,
      legal: !on,
      selected: on,
      onPress() {
        const next = nextWay(ways, model.chosen);
        if (next !== undefined && !(on && ways.length === 1)) model.choose(next);
      },
    };
  }
  return props.legal === true || (props.selected ?? false) !== false ? props : { ...props, onPress: open };
}

interface PieceProps extends TableCardProps {
  readonly className: string;
  readonly name: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Anything of a card's identity that is drawn smaller than a card: a button that flights and the arrow keys find. */
export function Piece({ className, name, style, children, id, legal, selected, onPress, onRead, onHold }: PieceProps) {
  const hold = useHold(onHold);
  const on = selected !== undefined && selected !== false;
  return (
    <button
      type="button"
      className={cx(className, legal && css.legal, on && css.selected)}
      style={style}
      data-card={id}
      data-face="up"
      data-legal={legal || undefined}
      aria-pressed={selected === undefined ? undefined : on}
      onClick={onPress}
      onPointerEnter={onRead}
      onFocus={onRead}
      {...hold}
    >
      <span className="sr">{name}</span>
      {children}
      {typeof selected === 'number' && <i className={css.order}>{selected}</i>}
    </button>
  );
}

export interface MinionProps {
  readonly model: Model;
  readonly minion: MinionInfo;
  readonly onOpen: (card: number) => void;
}

const toneOf = ({ power, printed }: MinionInfo): string | undefined => (power > printed ? css.up : power < printed ? css.down : undefined);

function spokenName(model: Model, { card, power, printed, counters, actions }: MinionInfo): string {
  const w = words[model.lang];
  return [
    nameOf(model, card),
    model.say(w.power, { n: power }),
    ...(power === printed ? [] : [`${w.printedPower} ${printed}`]),
    ...(counters === 0 ? [] : [`${w.counters} ${counters}`]),
    ...actions.map((one) => nameOf(model, one.card)),
  ].join(', ');
}

/** A minion of another player: picture and power. */
export function Mini({ model, minion, onOpen }: MinionProps) {
  const card = viewOf(model, minion.card);
  return (
    <li className={css.miniBox}>
      <Piece {...pieceProps(model, card, () => onOpen(minion.card))} className={css.mini} name={spokenName(model, minion)}>
        <span className={css.sky} data-type={model.face(card.def ?? '').type} aria-hidden="true">
          <Emoji name={stickerOf(card.def)} />
        </span>
        <b className={cx(css.num, toneOf(minion))} aria-hidden="true">
          {minion.power}
        </b>
        {minion.counters > 0 && (
          <em className={css.count} aria-hidden="true">
            +{minion.counters}
          </em>
        )}
      </Piece>
      <Clips model={model} minion={minion} onOpen={onOpen} small />
    </li>
  );
}

/** A minion at reading size: own ones, and both sides' with two players. */
export function Minion({ model, minion, width, tight, onOpen }: MinionProps & { readonly width: number; readonly tight: boolean }) {
  const card = viewOf(model, minion.card);
  const { face, ...rest } = pieceProps(model, card, () => onOpen(minion.card));
  const changed = minion.power !== minion.printed;
  return (
    <li
      className={cx(css.minionBox, toneOf(minion), width < 72 && css.slim, tight && css.tight)}
      style={{ '--w': `${width}px` } as CSSProperties}
    >
      <Card
        {...rest}
        face={face === null ? null : { ...face, seal: minion.power }}
        label={spokenName(model, minion)}
        size="s"
        width={width}
      />
      {changed && (
        <span className={css.was} aria-hidden="true">
          {model.say(words[model.lang].printed, { n: minion.printed })}
        </span>
      )}
      {minion.counters > 0 && (
        <span className={css.counters} aria-hidden="true">
          +1{minion.counters > 1 && ` ×${minion.counters}`}
        </span>
      )}
      <Clips model={model} minion={minion} onOpen={onOpen} small={tight} />
    </li>
  );
}

function Clips({ model, minion, onOpen, small = false }: MinionProps & { readonly small?: boolean }) {
  if (minion.actions.length === 0) return null;
  return (
    <div className={cx(css.clips, small && css.smallClips)}>
      {minion.actions.map((one) => (
        <Attached key={one.card} model={model} action={one} bare={small} onOpen={() => onOpen(minion.card)} />
      ))}
    </div>
  );
}

/** An action that lies on a minion or a base, ringed in the colour of whoever controls it. */
export function Attached({
  model,
  action,
  bare = false,
  onOpen,
}: {
  readonly model: Model;
  readonly action: AttachedInfo;
  readonly bare?: boolean;
  readonly onOpen: () => void;
}) {
  const card = viewOf(model, action.card);
  const name = nameOf(model, action.card);
  return (
    <Piece
      {...pieceProps(model, card, onOpen)}
      className={cx(css.attached, bare && css.bare, action.numb && css.numb)}
      style={seatStyle(action.ctrl)}
      name={`${name}, ${model.say(words[model.lang].ofSeat, { seat: { seat: action.ctrl } })}`}
    >
      <Emoji name={stickerOf(card.def)} />
      {!bare && <span aria-hidden="true">{name}</span>}
    </Piece>
  );
}

/** What somebody has on a base; whoever is in front has it filled, with the lead. */
export function Pill({
  model,
  site,
  seat,
  vp,
}: {
  readonly model: Model;
  readonly site: Site;
  readonly seat: SeatId;
  readonly vp?: number;
}) {
  const w = words[model.lang];
  const power = powerOf(site, seat);
  const lead = leadOf(site, seat);
  return (
    <span className={cx(css.pill, isFirst(site, seat) && css.lead, power === 0 && css.zero)} style={seatStyle(seat)}>
      <SeatMark seat={seat} />
      <span className="sr">{`${model.name(seat)}: ${model.say(w.power, { n: power })}`}</span>
      <b aria-hidden="true">{power}</b>
      {lead > 0 && lead < power && (
        <small title={model.say(w.lead, { n: lead })}>
          <span aria-hidden="true">+{lead}</span>
          <span className="sr">, {model.say(w.lead, { n: lead })}</span>
        </small>
      )}
      {vp !== undefined && <em>{model.say(w.takes, { n: vp })}</em>}
    </span>
  );
}
