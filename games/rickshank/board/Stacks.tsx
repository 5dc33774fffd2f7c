import type { ReactNode } from 'react';
import type { CardView } from '#engine';
import { Card, cx, Emoji, Pile } from '#web/kit/index.ts';
import { Missing, Need } from './bits.tsx';
import css from './board.module.css';
import { Offer } from './Market.tsx';
import { homeOf, isShopping, type Model, playedBy, priceOf, tokenOption } from './state.ts';
import { words } from './words.ts';

export type PileName = 'discard' | 'destroyed' | 'placesGone';

/** What lies beside the market: Portal Guns, Locations, Morty Waves and the tokens. */
export function Stacks({ model, onPile }: { readonly model: Model; readonly onPile: (pile: PileName) => void }) {
  const w = words[model.lang];
  const gone = model.cards('placesGone').length;
  return (
    <div className={css.stacks}>
      <Guns model={model} />
      <Stack
        model={model}
        zone="places"
        name={w.places}
        note={w.placesNote}
        {...(gone > 0 ? { more: { label: `${w.placesGone}: ${gone}`, onPress: () => onPile('placesGone') } } : {})}
      />
      <Stack model={model} zone="waves" name={w.waves} note={w.wavesNote} />
      <TokenTile model={model} />
    </div>
  );
}

const topOf = (model: Model, zone: string): CardView | undefined => model.cards(zone).at(-1);

function Stack({
  model,
  zone,
  name,
  note,
  more,
}: {
  readonly model: Model;
  readonly zone: 'places' | 'waves';
  readonly name: string;
  readonly note: string;
  readonly more?: { readonly label: string; readonly onPress: () => void };
}) {
  const top = topOf(model, zone);
  const def = top?.def ?? null;
  return (
    <div className={css.stack}>
      <Pile
        label={name}
        count={model.cards(zone).length}
        top={def === null ? null : model.face(def)}
        back={model.back}
        size="xs"
        width={56}
        zone={zone}
        {...(top === undefined || def === null ? {} : { onRead: () => model.read(top), onPress: () => model.enlarge(top) })}
      />
      <p>
        <b>{name}</b>
        <span>{note}</span>
        {more !== undefined && (
          <button type="button" className={css.link} onClick={more.onPress}>
            {more.label}
          </button>
        )}
      </p>
    </div>
  );
}

function Guns({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const top = topOf(model, 'guns');
  const price = top === undefined ? undefined : priceOf(model, top.id);
  const props = top === undefined ? undefined : model.cardProps(top);
  return (
    <div className={css.stack}>
      {top === undefined || props === undefined ? (
        <Pile label={w.guns} count={0} top={null} size="xs" width={56} zone="guns" />
      ) : (
        <div className={css.deep} data-zone="guns">
          <Card {...props} size="xs" width={56} />
          <span className={css.number} aria-hidden="true">
            {model.cards('guns').length}
          </span>
        </div>
      )}
      <p>
        <b>{w.guns}</b>
        <span>{model.say(w.gunsNote, { n: price?.cost ?? 3 })}</span>
        <Wanted model={model} missing={price?.missing} />
      </p>
    </div>
  );
}

/** Whether the Power is enough. */
function Wanted({
  model,
  missing,
  never = false,
}: {
  readonly model: Model;
  readonly missing: number | undefined;
  readonly never?: boolean;
}) {
  const w = words[model.lang];
  if (missing === undefined || !isShopping(model)) return null;
  const short = <Missing n={missing} small={model.layout !== 'wide'} label={model.say(w.missing, { n: missing })} />;
  return <Need ok={missing === 0 && !never}>{never ? w.notNow : missing === 0 ? w.enough : short}</Need>;
}

interface TileProps {
  readonly icon: string;
  readonly name: string;
  readonly note: string;
  readonly more?: string;
  readonly count?: number;
  readonly zone?: string;
  readonly card?: CardView | undefined;
  readonly need?: ReactNode;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly onPress?: (() => void) | undefined;
}

/** A stack or the tokens in a few words; a button where something can be done with it. */
function Tile({ icon, name, note, more, count, zone, card, need, legal = false, selected = false, onPress }: TileProps) {
  const inside = (
    <>
      <Emoji name={icon} />
      <span>
        <b>{name}</b>
        <span>{note}</span>
        {more !== undefined && <span>{more}</span>}
        {need}
      </span>
      {count !== undefined && <strong>{count}</strong>}
    </>
  );
  const shared = { className: cx(css.tile, legal && css.legal, selected && css.chosen), 'data-zone': zone, 'data-card': card?.id };
  if (onPress === undefined) return <div {...shared}>{inside}</div>;
  return (
    <button
      type="button"
      {...shared}
      data-face="up"
      data-legal={legal || undefined}
      aria-pressed={legal || selected ? selected : undefined}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}

/** Buying a token; a button while it can be bought. */
function TokenTile({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const option = model.canAct ? tokenOption(model) : undefined;
  const { cost, missing, isSold } = model.derived.token;
  const selected = option !== undefined && model.chosen.includes(option.key);
  const small = model.layout !== 'wide';
  return (
    <Tile
      icon="coin"
      name={small ? w.tokenShort : w.token}
      note={model.say(small ? w.costs : w.tokenNote, { n: cost })}
      {...(small ? { count: model.vars.supply } : { more: model.say(w.tokenLeft, { n: model.vars.supply }) })}
      need={<Wanted model={model} missing={missing} never={isSold} />}
      legal={option !== undefined && !selected}
      selected={selected}
      onPress={option === undefined ? undefined : () => model.choose(option)}
    />
  );
}

/** The same stacks where there is no room for cards. */
export function Tiles({ model, onPile }: { readonly model: Model; readonly onPile: (pile: PileName) => void }) {
  const w = words[model.lang];
  const gun = topOf(model, 'guns');
  const price = gun === undefined ? undefined : priceOf(model, gun.id);
  const props = gun === undefined ? undefined : model.cardProps(gun);
  const gone = model.cards('placesGone').length;
  return (
    <div className={css.tiles}>
      <Tile
        icon="water-pistol"
        name={w.gunsShort}
        note={model.say(w.costs, { n: price?.cost ?? 3 })}
        count={model.cards('guns').length}
        zone="guns"
        card={gun}
        need={<Wanted model={model} missing={price?.missing} />}
        legal={props?.legal === true}
        selected={props?.selected === true}
        onPress={props?.onPress}
      />
      <Tile
        icon="world-map"
        name={w.places}
        note={gone === 0 ? model.say(w.costs, { n: 4 }) : model.say(w.goneShort, { n: gone })}
        count={model.cards('places').length}
        zone="places"
        onPress={gone === 0 ? undefined : () => onPile('placesGone')}
      />
      <TokenTile model={model} />
      <Tile icon="face-with-spiral-eyes" name={w.waves} note={w.wavesNote} count={model.cards('waves').length} zone="waves" />
    </div>
  );
}

/** What the active player has played this turn, unbought Locations with their price. */
export function Played({ model, width }: { readonly model: Model; readonly width: number }) {
  const w = words[model.lang];
  const { active: seat, power, spent } = model.vars;
  const cards = playedBy(model, seat);
  if (cards.length === 0) return null;
  return (
    <section className={css.played} aria-label={model.say(w.playedBy, { seat: { seat } })}>
      <p>
        <b>{model.say(w.playedBy, { seat: { seat } })}</b>
        <span>{model.say(w.gotPower, { n: power + spent })}</span>
      </p>
      <ul data-zone={`play:${seat}`} data-group="" style={{ '--n': cards.length, '--cw': `${width}px` } as React.CSSProperties}>
        {cards.map((card) => {
          const home = homeOf(model, card.id);
          return (
            <li key={card.id} title={home === undefined ? undefined : model.say(w.borrowed, { seat: { seat: home } })}>
              {priceOf(model, card.id) === undefined ? (
                <Card {...model.cardProps(card)} size="xs" width={width} />
              ) : (
                <Offer model={model} card={card} width={width} size="s" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
