import type { SeatId } from '#engine';
import { Card, HandFan } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';

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
  return (
    <HandFan
      label={label}
      ids={ids}
      low={low}
      zone={zone}
      legal={legal}
      selected={ids.filter((id) => (props.get(id)?.selected ?? false) !== false)}
      onSwipe={(id) => props.get(id)?.onPress?.()}
      render={(id, more) => {
        const own = props.get(id);
        return own === undefined ? null : <Card {...own} {...more} size="m" pointer={pointer && id === legal[0]} />;
      }}
    />
  );
}
