import type { CSSProperties } from 'react';
import type { SeatId } from '#engine';
import { Card, cx, Emoji, HandFan, People, Picture, Pile, Plate, type PlateProps, type PlateStat } from '#web/kit/index.ts';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import { onZone } from '#web/table/prompt/choice.ts';
import { plateOf as plate } from '#web/table/seats.ts';
import { AGENTS, FULL_HEALTH, type Side } from '../state.ts';
import { art } from './art.ts';
import css from './board.module.css';
import { JaguarTrack } from './Side.tsx';
import { type Model, seatFor, sideLookedFrom } from './state.ts';
import { words } from './words.ts';

function Hearts({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const { rickHealth } = model.vars;
  return (
    <span
      className={css.hearts}
      role="img"
      aria-label={`${w.health}: ${model.say(w.healthOf, { n: rickHealth, max: FULL_HEALTH })}`}
      title={`${w.health}: ${rickHealth}`}
    >
      {Array.from({ length: FULL_HEALTH }, (_, n) => (
        <Emoji
          key={`heart-${String(n)}`}
          name={n < rickHealth ? 'red-heart' : 'black-heart'}
          className={n < rickHealth ? undefined : css.lost}
        />
      ))}
    </span>
  );
}

function plateOf(model: Model, side: Side): PlateProps {
  const w = words[model.lang];
  const v = model.vars;
  const seat = seatFor(v, side);
  // The column of a phone that lies is too narrow for «of ten».
  const of = (max: number) => (model.layout === 'landscape' ? {} : { max });
  const agents: PlateStat = { icon: 'police-badge', value: AGENTS - model.derived.supply, ...of(AGENTS), label: w.agents };
  if (seat === null)
    return {
      seat: v.rick === 0 ? 1 : 0,
      seed: 'russians',
      emoji: 'guard',
      name: w.russians,
      ...(model.phone ? {} : { bot: w.byRules }),
      active: false,
      stats: [agents],
    };
  const hand: PlateStat = { icon: 'card-pick', value: model.cards(`hand:${seat}`).length, label: w.hand };
  // Elsewhere the deck itself is to be seen.
  const deck: PlateStat[] =
    model.layout !== 'wide' ? [{ icon: 'card-draw', value: model.cards(`deck:${seat}`).length, label: w.deck }] : [];
  // On a phone the picture says that it is a bot: the room is for side and name.
  const { bot = null, ...rest } = plate(model, seat);
  return {
    ...rest,
    ...(bot === null || model.phone ? {} : { bot }),
    // A phone cuts names short: the side is what matters.
    name:
      model.layout === 'landscape'
        ? w.plays[side]
        : model.phone
          ? `${w.plays[side]} · ${model.name(seat)}`
          : `${model.name(seat)} · ${w.plays[side]}`,
    stats:
      side === 'rick'
        ? [{ icon: <Emoji name="red-heart" />, value: v.rickHealth, ...of(FULL_HEALTH), label: w.health }, hand, ...deck]
        : [agents, hand, ...deck],
    ...(model.isAsked(seat) && seat !== model.me ? { status: { text: model.active === seat ? w.thinks : w.answers, dots: true } } : {}),
  };
}

/** Deck and discard pile of a seat; the own deck can be drawn from. */
function Piles({ model, seat, width }: { readonly model: Model; readonly seat: SeatId; readonly width: number }) {
  const w = words[model.lang];
  const deck = model.cards(`deck:${seat}`);
  const discard = model.cards(`discard:${seat}`);
  const top = discard.at(-1);
  const def = top?.def ?? null;
  const option = model.canAct ? onZone(model.ask, `deck:${seat}`) : undefined;
  const options = model.ask?.options.filter(({ ref }) => ref.kind === 'zone' && ref.zone === `deck:${seat}`) ?? [];
  const chosen = options.find((one) => model.chosen.includes(one.key));
  const rick = seat === model.vars.rick;
  const size = { '--w': `${width}px` } as CSSProperties;
  return (
    <div className={css.piles} data-group="">
      <div title={rick ? w.clock : undefined} className={cx(rick && deck.length <= 5 && css.low)}>
        <Pile
          label={w.deck}
          count={deck.length}
          top={null}
          back={model.back}
          width={width}
          above
          zone={`deck:${seat}`}
          {...(option === undefined
            ? {}
            : { legal: chosen === undefined, selected: chosen !== undefined, onPress: () => model.choose(chosen ?? option) })}
        />
      </div>
      <figure className={css.discard} data-zone={`discard:${seat}`} style={size}>
        <figcaption>
          {w.discard}
          <span className="sr">: {discard.length}</span>
        </figcaption>
        {top === undefined || def === null ? (
          <span className={css.noCard} />
        ) : (
          <button
            type="button"
            style={size}
            data-card={top.id}
            data-face="up"
            data-type={model.face(def).type}
            aria-label={`${w.discard}: ${model.face(def).name}`}
            onClick={() => model.enlarge(top)}
            onPointerEnter={() => model.read(top)}
            onFocus={() => model.read(top)}
          >
            {art.pictures[def] !== undefined && <Picture art={art.pictures[def]} className={css.picture} />}
          </button>
        )}
        <b aria-hidden="true">{discard.length}</b>
      </figure>
    </div>
  );
}

/** The others' cards, backs only. */
function FarHand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const cards = model.cards(`hand:${seat}`);
  const shown = cards.slice(0, 7);
  return (
    <div
      className={css.farHand}
      role="img"
      aria-label={model.say(words[model.lang].handOf, { seat: { seat }, n: cards.length })}
      data-zone={`hand:${seat}`}
    >
      {shown.map((card, n) => (
        <div
          key={card.id}
          style={{ rotate: `${(n - (shown.length - 1) / 2) * 6}deg`, translate: `0 ${Math.abs(n - (shown.length - 1) / 2) * 1.5}px` }}
        >
          <Card face={card.def === null ? null : model.face(card.def)} back={model.back} size="xs" width={42} />
        </div>
      ))}
      {cards.length > 0 && <b>{cards.length}</b>}
    </div>
  );
}

/** Far edge: the other side and the Jaguar; where there is no row of my own, my plate too. */
export function Far({ model }: { readonly model: Model }) {
  const near = nearSide(model);
  const side: Side = near === 'rick' ? 'russians' : 'rick';
  const seat = seatFor(model.vars, side);
  const wide = model.layout === 'wide';
  return (
    <People>
      <div className={css.far}>
        <div className={css.farSeat}>
          <div className={css.plate}>
            <Plate {...plateOf(model, side)} />
          </div>
          {seat !== null && wide && <FarHand model={model} seat={seat} />}
          {seat !== null && wide && <Piles model={model} seat={seat} width={38} />}
        </div>
        {(model.layout === 'tablet' || model.layout === 'landscape') && (
          <div className={css.farSeat}>
            <div className={css.plate}>
              <Plate {...plateOf(model, near)} />
            </div>
          </div>
        )}
        <JaguarTrack model={model} />
      </div>
    </People>
  );
}

/** Who only looks on sits behind Rick. */
export const nearSide = (model: Model): Side => sideLookedFrom(model) ?? 'rick';

/** My plate, health or agents, my piles. On a phone they are beside the dice. */
export function Mine({ model, side }: { readonly model: Model; readonly side: Side }) {
  const seat = seatFor(model.vars, side);
  if (seat === null || model.layout !== 'wide') return null;
  const plate = plateOf(model, side);
  return (
    <section className={css.mine} aria-label={plate.name}>
      <div className={css.plate}>
        <Plate {...plate} />
      </div>
      <div className={css.under}>
        <Piles model={model} seat={seat} width={44} />
        {side === 'rick' && <Hearts model={model} />}
      </div>
    </section>
  );
}

/** A hand that one does not hold. */
export function ClosedHand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const cards = model.cards(`hand:${seat}`);
  return (
    <HandFan
      label={model.say(words[model.lang].handOf, { seat: { seat }, n: cards.length })}
      ids={cards.map((card) => card.id)}
      zone={`hand:${seat}`}
      low={model.layout === 'wide'}
      hotkeys={false}
      render={(id, more) => {
        const card = cards.find((one) => one.id === id);
        return (
          <Card
            id={id}
            face={card === undefined || card.def === null ? null : model.face(card.def)}
            back={model.back}
            label={model.ui.common.hiddenCard}
            size="m"
            {...more}
          />
        );
      }}
    />
  );
}

export function Hand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  return <OwnHand model={model} seat={seat} label={words[model.lang].myHand} low={model.layout === 'wide'} />;
}
