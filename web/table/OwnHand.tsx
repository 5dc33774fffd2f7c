import type { CardId, CardView, SeatId } from '#engine';
import { Card, HandFan } from '../kit/index.ts';
import { onCard } from './choice.ts';
import type { TableCardProps, TableModel } from './model.ts';

export interface OwnHandProps {
  readonly model: TableModel;
  readonly seat: SeatId;
  readonly label: string;
  /** Cards never rise into what lies above the hand. */
  readonly low?: boolean;
  /** Points at the first card that can be played. */
  readonly pointer?: boolean;
  /** What a press on a card does, where a game wants more than to choose it. */
  readonly cardProps?: (card: CardView) => TableCardProps;
  /** A swipe answers with the card at once, unless the game wants something else. */
  readonly onSwipe?: (card: CardId) => void;
}

/** The hand of the seat one looks from, in the zone `hand:<seat>`. */
export function OwnHand({ model, seat, label, low = false, pointer = false, cardProps, onSwipe }: OwnHandProps) {
  const zone = `hand:${seat}`;
  const cards = model.cards(zone);
  const props = new Map(cards.map((card) => [card.id, cardProps?.(card) ?? model.cardProps(card, 'hand')]));
  const ids = cards.map((card) => card.id);
  const legal = ids.filter((id) => props.get(id)?.legal === true);
  const answer = (id: CardId): void => {
    const option = model.ask === null ? undefined : onCard(model.ask, id)[0];
    if (option !== undefined && model.ask?.max === 1) model.answer([option.key]);
  };
  return (
    <HandFan
      label={label}
      ids={ids}
      low={low}
      zone={zone}
      legal={legal}
      selected={ids.filter((id) => (props.get(id)?.selected ?? false) !== false)}
      onSwipe={onSwipe ?? answer}
      render={(id, more) => {
        const own = props.get(id);
        return own === undefined ? null : <Card {...own} {...more} size="m" pointer={pointer && id === legal[0]} />;
      }}
    />
  );
}
