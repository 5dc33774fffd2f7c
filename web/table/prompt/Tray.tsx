import type { CardView } from '#engine';
import { Button, Card } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import css from './Tray.module.css';

/** Cards that can be chosen now but do not lie open on the board: from a pile, from a shown hand, from the top of the deck. */
export function trayCards(model: TableModel, lays: (zone: string) => boolean): CardView[] {
  const cards: CardView[] = [];
  for (const { ref } of model.ask?.options ?? []) {
    if (ref.kind !== 'card' || cards.some((card) => card.id === ref.card)) continue;
    const zone = model.zoneOf(ref.card);
    const card = model.cardOf(ref.card);
    if (card !== undefined && zone !== null && !lays(zone)) cards.push(card);
  }
  return cards;
}

const FEW = 6;
/** So many lie beside each other on a desktop. */
const ROW = 7;

export function Tray({
  model,
  cards,
  folded,
  onFold,
}: {
  readonly model: TableModel;
  readonly cards: readonly CardView[];
  readonly folded: boolean;
  readonly onFold: () => void;
}) {
  const zones = [...new Set(cards.map((card) => (model.zoneOf(card.id) ?? '').split(':')[0]))];
  // A few are as large as there is room for.
  const many = cards.length > FEW;
  const size = model.phone || (many && model.layout === 'tablet') ? 's' : 'm';
  const width = model.phone ? {} : { width: model.layout === 'tablet' ? (many ? 84 : 136) : many ? 136 : 148 };
  const title = zones.length === 1 ? (model.text.zones[zones[0]] ?? model.ui.table.reveal) : model.ui.table.reveal;
  return (
    <section
      className={css.tray}
      aria-label={model.ui.table.reveal}
      data-tray=""
      data-many={cards.length > ROW || undefined}
      data-folded={folded || undefined}
    >
      <header>
        <b>{title}</b>
        <Button size="sm" kind="quiet" aria-expanded={!folded} onClick={onFold}>
          {folded ? model.ui.table.choose : model.ui.end.look}
        </Button>
      </header>
      {!folded && (
        <ul className={css.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card {...model.cardProps(card)} size={size} {...width} />
              {zoneOwner(model, card)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whose card it is, where it lies before somebody or in a hand. */
function zoneOwner(model: TableModel, card: CardView) {
  const owner = model.ownerOf(model.zoneOf(card.id) ?? '');
  return owner === null ? null : <span className={css.owner}>{model.name(owner)}</span>;
}
