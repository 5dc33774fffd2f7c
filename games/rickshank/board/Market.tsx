import type { CardView } from '#engine';
import { Card, cx, Pile, Sign, Slot } from '#web/kit/index.ts';
import { Missing, Need } from './bits.tsx';
import css from './board.module.css';
import { isShopping, type Model, marketOf, priceOf } from './state.ts';
import { words } from './words.ts';

/** Its own width, or that of the row. */
const sized = (width: number | undefined) => (width === undefined ? {} : { width });

const sizeOf = ({ phone, layout }: Model): 'xs' | 's' | 'm' => (!phone ? 'm' : layout === 'landscape' ? 'xs' : 's');

/** A card that can be bought, with what is missing for it. */
export function Offer({
  model,
  card,
  width,
  size,
}: {
  readonly model: Model;
  readonly card: CardView;
  readonly width: number | undefined;
  readonly size: 'xs' | 's' | 'm';
}) {
  const w = words[model.lang];
  const price = priceOf(model, card.id);
  const printed = card.def === null ? undefined : model.face(card.def).seal;
  const tag =
    price === undefined || !isShopping(model) ? undefined : (
      <Need ok={price.missing === 0 && !price.isBarred}>
        {price.cost !== printed && `${price.cost} · `}
        {price.isBarred ? (
          w.notNow
        ) : price.missing === 0 ? (
          w.enough
        ) : (
          <Missing n={price.missing} small={size !== 'm'} label={model.say(w.missing, { n: price.missing })} />
        )}
      </Need>
    );
  // On small cards the name is at the lower edge, where the tag would hang.
  if (size === 'm') return <Card {...model.cardProps(card)} size={size} {...sized(width)} {...(tag === undefined ? {} : { tag })} />;
  return (
    <span className={css.offer}>
      <Card {...model.cardProps(card)} size={size} {...sized(width)} />
      {tag}
    </span>
  );
}

export function Market({
  model,
  width,
  onPile,
}: {
  readonly model: Model;
  readonly width: number | undefined;
  readonly onPile: (pile: 'destroyed') => void;
}) {
  const w = words[model.lang];
  const small = model.layout !== 'wide';
  const slots = marketOf(model);
  const destroyed = model.cards('destroyed').length;
  const deck = model.cards('main').length;
  const note =
    model.me !== null && model.active === model.me
      ? model.say(w.powerLeft, { n: model.vars.power, m: deck })
      : model.say(w.deckLeft, { n: deck });
  return (
    <section className={css.market} aria-label={w.market}>
      <header className={css.head}>
        <b>{w.market}</b>
        {model.phone && isShopping(model) && (
          <span className={css.purse}>
            <span className="sr">{w.powerNow}: </span>
            <Sign name="power-lightning" />
            {model.vars.power}
          </span>
        )}
        <small data-zone="main">{small ? model.say(w.deckLeft, { n: deck }) : note}</small>
        {destroyed > 0 && (
          <button type="button" className={css.link} data-zone="destroyed" onClick={() => onPile('destroyed')}>
            {w.destroyed}: {destroyed}
          </button>
        )}
      </header>
      <ul className={css.row} data-zone="market" data-group="">
        {slots.map((card, n) => (
          <li key={card?.id ?? `gap-${String(n)}`}>
            {card === null ? (
              <Slot size={sizeOf(model)} {...sized(width)}>
                {small ? '' : w.empty}
              </Slot>
            ) : (
              <Offer model={model} card={card} width={width} size={sizeOf(model)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The face-up nemesis on what is left of its stack. */
export function Nemesis({ model, width }: { readonly model: Model; readonly width: number | undefined }) {
  const w = words[model.lang];
  const [card] = model.cards('nemesis');
  const left = model.cards('nemeses').length;
  return (
    <section className={css.nemesis} aria-label={w.nemesis} data-upright="">
      <header className={css.head}>
        <b>{w.nemesis}</b>
        <small>{model.say(w.nemesesLeft, { n: left })}</small>
      </header>
      {card === undefined ? (
        <Pile label={w.faceDown} count={left} top={null} back={model.back} size={sizeOf(model)} {...sized(width)} zone="nemeses" />
      ) : (
        <div className={cx(css.stacked, left > 0 && css.deep)} data-zone="nemesis">
          <Offer model={model} card={card} width={width} size={sizeOf(model)} />
        </div>
      )}
    </section>
  );
}
