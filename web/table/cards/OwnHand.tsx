import type { CardId, SeatId } from '#engine';
import { Card, HandFan } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import { onCard } from '../prompt/choice.ts';
import { useDrag } from './useDrag.tsx';

export interface OwnHandProps {
  readonly model: TableModel;
  readonly seat: SeatId;
  readonly label: string;
  /** Cards never rise into what lies above the hand. */
  readonly low?: boolean;
  /** Points at the first card that can be played. */
  readonly pointer?: boolean;
}

/** The hand of the seat one looks from, in the zone `hand:<seat>`. */
export function OwnHand({ model, seat, label, low = false, pointer = false }: OwnHandProps) {
  const zone = `hand:${seat}`;
  const cards = model.cards(zone);
  const props = new Map(cards.map((card) => [card.id, model.cardProps(card, 'hand')]));
  const ids = cards.map((card) => card.id);
  const legal = ids.filter((id) => props.get(id)?.legal === true);
  const press = (id: CardId): void => props.get(id)?.onPress?.();
  const drag = useDrag(model, press);
  /** Swiped up: a card that is the whole answer is played, any other is read. */
  const swipe = (id: CardId): void => {
    const options = onCard(model.ask, id);
    if (model.canAct && model.ask?.max === 1 && options.length === 1 && !model.hasJustAnswered()) model.answer([options[0].key]);
    else press(id);
  };
  return (
    <div {...drag.on}>
      <HandFan
        label={label}
        ids={ids}
        low={low}
        zone={zone}
        legal={legal}
        selected={ids.filter((id) => (props.get(id)?.selected ?? false) !== false)}
        onSwipe={swipe}
        render={(id, more) => {
          const own = props.get(id);
          if (own === undefined) return null;
          const onHold = (): void => (drag.isHeld() ? undefined : own.onHold?.());
          return <Card {...own} {...more} onHold={onHold} size="m" pointer={pointer && id === legal[0]} />;
        }}
      />
      {drag.shown}
    </div>
  );
}
