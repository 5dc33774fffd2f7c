import type { CardView } from '#engine';
import { Button, Card, Dialog, Sheet } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import css from './CardsDialog.module.css';

export interface CardGroup {
  readonly key: string;
  /** Left out where there is only one. */
  readonly title?: string;
  readonly cards: readonly CardView[];
  /** A few words under a card. */
  readonly note?: (card: CardView) => string | undefined;
}

export interface CardsDialogProps {
  readonly model: TableModel;
  readonly open: boolean;
  readonly title: string;
  /** Such as the order in which they lie. */
  readonly hint?: string;
  readonly empty: string;
  /** How many there are, where a card stands for several. */
  readonly count?: number;
  readonly groups: readonly CardGroup[];
  readonly onClose: () => void;
}

/** Cards to look through: a pile, or everything in front of a player. */
export function CardsDialog({ model, open, title, hint, empty, count: told, groups, onClose }: CardsDialogProps) {
  const filled = groups.filter(({ cards }) => cards.length > 0);
  const count = filled.reduce((sum, { cards }) => sum + cards.length, 0);
  const head = (
    <>
      {title} <small className={css.count}>{told ?? count}</small>
      {hint !== undefined && count > 1 && <small className={css.hint}>{hint}</small>}
    </>
  );
  const body =
    count === 0 ? (
      <p>{empty}</p>
    ) : (
      filled.map((group) => (
        <section key={group.key} aria-label={group.title ?? title}>
          {group.title !== undefined && <h3 className={css.title}>{group.title}</h3>}
          <ul className={css.cards} data-group="">
            {group.cards.map((card) => {
              const note = group.note?.(card);
              return (
                <li key={card.id}>
                  <Card
                    face={card.def === null ? null : model.face(card.def)}
                    back={model.back}
                    size={model.phone ? 's' : 'm'}
                    onRead={() => model.read(card)}
                    onPress={() => {
                      // On a phone the card is read over the table, which lies below this sheet.
                      if (model.phone) onClose();
                      model.enlarge(card);
                    }}
                  />
                  {note !== undefined && <small>{note}</small>}
                </li>
              );
            })}
          </ul>
        </section>
      ))
    );
  if (model.phone)
    return (
      <Sheet open={open} label={title} closeLabel={model.ui.common.close} title={head} onClose={onClose} tall>
        <div data-game={model.view.game} className={css.scroll}>
          {body}
        </div>
      </Sheet>
    );
  return (
    <Dialog open={open} label={title} title={head} onClose={onClose} actions={<Button onClick={onClose}>{model.ui.common.close}</Button>}>
      <div data-game={model.view.game}>{body}</div>
    </Dialog>
  );
}
