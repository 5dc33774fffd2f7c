import type { ReactNode } from 'react';
import type { CardView } from '#engine';
import { cx, Emoji, plainText, Sign, sentences } from '../../kit/index.ts';
import { useHold } from '../../kit/useHold.ts';
import type { TableModel } from '../model.ts';
import css from './CardChip.module.css';

export interface CardChipProps {
  readonly model: TableModel;
  readonly card: CardView;
  /** Only the picture. */
  readonly round?: boolean;
  /** A sign or number at its end. */
  readonly mark?: ReactNode;
  /** What the mark means, read aloud and shown on hover. */
  readonly note?: string;
  readonly attacked?: boolean;
}

/** A card as a chip: everything a card can do, in one line. */
export function CardChip({ model, card, round = false, mark, note, attacked = false }: CardChipProps) {
  const { face, legal, selected, fresh, onPress, onRead, onHold, id } = model.cardProps(card);
  const hold = useHold(onHold);
  if (face === null) return null;
  const chosen = selected !== undefined && selected !== false;
  const big = face.art?.big;
  const look = cx(css.chip, round && css.round, legal && css.legal, chosen && css.chosen, attacked && css.attacked);
  return (
    <button
      type="button"
      className={cx(look, fresh !== undefined && css.fresh)}
      data-card={id}
      data-face="up"
      data-type={face.type}
      data-legal={legal || undefined}
      aria-label={sentences([face.name, face.typeLabel, face.text, note].filter((part) => part !== undefined).map(plainText))}
      aria-pressed={selected === undefined ? undefined : chosen}
      title={note === undefined ? face.name : `${face.name}: ${note}`}
      onClick={onPress}
      onPointerEnter={onRead}
      onFocus={onRead}
      {...hold}
    >
      {big === undefined ? <Sign name={face.typeSign} /> : <Emoji name={typeof big === 'string' ? big : big[0]} />}
      {!round && <span>{face.name}</span>}
      {mark !== undefined && <i aria-hidden="true">{mark}</i>}
    </button>
  );
}
