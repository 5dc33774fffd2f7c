import type { CardView } from '#engine';
import type { TableCardProps, TableModel } from '../model.ts';
import { onCard } from '../prompt/choice.ts';
import type { Reader } from '../reading/reader.ts';
import type { Reading } from '../reading/useReading.ts';

type Needed = Pick<
  TableModel,
  'ask' | 'chosen' | 'held' | 'canAct' | 'chooseCard' | 'face' | 'back' | 'ui' | 'phone' | 'isFresh' | 'why' | 'read' | 'hasJustAnswered'
>;

/** A card as it lies on the table or in the own hand: picture, states, and what a press, a look and a hold do. */
export function cardPropsOf(
  model: Needed,
  reader: Reader,
  reading: Reading,
  card: CardView,
  place: 'table' | 'hand' = 'table',
): TableCardProps {
  const { ask, chosen, canAct, ui, phone } = model;
  const options = canAct ? onCard(ask, card.id) : [];
  const legal = options.length > 0;
  const at = Math.max(-1, ...options.map((option) => chosen.indexOf(option.key)));
  const held = model.held === card.id;
  return {
    id: card.id,
    face: card.def === null ? null : model.face(card.def),
    back: model.back,
    ...(card.def === null ? { label: ui.common.hiddenCard } : {}),
    legal: legal && at < 0 && !held,
    ...(legal ? { selected: at < 0 ? held : ask?.ordered === true ? at + 1 : true } : {}),
    disabled: place === 'hand' && ask !== null && !legal,
    ...(model.isFresh(card.id) ? { fresh: ui.table.new } : {}),
    onPress: () => {
      if (phone && place === 'hand' && model.hasJustAnswered()) return;
      // On a phone nothing is chosen that could not be read.
      if (phone && card.def !== null) reading.open(card);
      else if (legal) model.chooseCard(card.id);
      else model.why(card);
    },
    onRead: () => model.read(card),
    onLeave: reader.leave,
    onHold: () => reading.open(card),
  };
}
