import { Picture, Sign } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import css from './CardThumb.module.css';

/** A card, small: its picture and colour. Null: something without a card. */
export function CardThumb({ model, def }: { readonly model: Pick<TableModel, 'face'>; readonly def: string | null }) {
  const face = def === null ? null : model.face(def);
  return (
    <span className={css.thumb} data-type={face?.type} aria-hidden="true">
      {face?.art ? <Picture art={face.art} className={css.picture} /> : <Sign name="hourglass" />}
    </span>
  );
}
