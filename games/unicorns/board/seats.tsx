import type { ReactNode } from 'react';
import type { CardView, SeatId } from '#engine';
import { CardRow, MyArea, type Opponent, Opponents, Plate, RichLine, Sign, Slot } from '#web/kit/index.ts';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import { areTabs, othersOf } from '#web/table/seats.ts';
import css from './board.module.css';
import { FarStable, plateOf, StableCard } from './far.tsx';
import { Strip } from './Strip.tsx';
import { type Model, partsOf, seatOf } from './state.ts';
import { words } from './words.ts';

const NEAR = 92;
const PHONE = 66;
const LYING = 54;

export function Others({ model }: { readonly model: Model }) {
  const seats = othersOf(model);
  if (areTabs(model)) return <Strip model={model} seats={seats} />;
  const items = seats.map((seat): Opponent => ({ ...plateOf(model, seat), cards: <FarStable model={model} seat={seat} /> }));
  return <Opponents label={model.ui.table.opponents} items={items} />;
}

// ── My side ───────────────────────────────────────────────────────────────────────────────────────────────────────

function myHint(model: Model, seat: SeatId): ReactNode {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  if (own === undefined) return null;
  const first = own.hasPandas ? w.pandas : own.missing > 0 ? model.say(w.toWin, { n: own.missing }) : undefined;
  return (
    <>
      {first !== undefined && <RichLine text={first} />}
      {own.isOpen && (
        <span className={css.seen}>
          <Sign name="eyeball" /> {w.myHandOpen}
        </span>
      )}
    </>
  );
}

export function Mine({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  const parts = partsOf(model.cards(`stable:${seat}`));
  const width = model.layout === 'landscape' ? LYING : model.phone ? PHONE : NEAR;
  const draw = (card: CardView): ReactNode => (
    <StableCard key={card.id} model={model} card={card} width={width} pandas={own?.hasPandas === true && parts.unicorns.includes(card)} />
  );
  const room =
    own !== undefined && own.missing > 0 && !own.hasPandas
      ? [
          <Slot key="room" size="s" width={width}>
            {w.room}
          </Slot>,
        ]
      : [];
  const groups = [
    { key: 'unicorns', label: w.unicorns, cards: [...parts.unicorns.map(draw), ...room] },
    { key: 'upgrades', label: w.upgrades, cards: parts.upgrades.map(draw) },
    { key: 'downgrades', label: w.downgrades, cards: parts.downgrades.map(draw) },
  ].filter(({ cards }) => cards.length > 0);
  const note = (
    <>
      {own?.isOpen === true && <Sign name="eyeball" />} <Sign name={own?.hasPandas === true ? 'anchor' : 'horseshoe'} />{' '}
      {model.say(w.noteOf, { n: own?.unicorns ?? 0, need: model.derived.needed })}
    </>
  );
  return (
    <MyArea title={w.mine} note={note} plate={<Plate {...plateOf(model, seat)} hint={myHint(model, seat)} />}>
      {model.phone ? (
        <CardRow label={w.mine} width={width} zone={`stable:${seat}`}>
          {groups.flatMap(({ key, cards }, n) => (n === 0 ? cards : [<span key={key} className={css.bar} />, ...cards]))}
        </CardRow>
      ) : (
        <div className={css.near} data-zone={`stable:${seat}`}>
          {groups.map(({ key, label, cards }) => (
            <div key={key} className={css.group} style={{ flexBasis: cards.length * (width + 12) }}>
              <CardRow label={label} width={width} gap={12}>
                {cards}
              </CardRow>
            </div>
          ))}
        </div>
      )}
    </MyArea>
  );
}

export function Hand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  return <OwnHand model={model} seat={seat} label={words[model.lang].hand} pointer />;
}
