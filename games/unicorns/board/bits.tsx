import type { ReactNode } from 'react';
import type { CardView, ParamsView } from '#engine';
import { cx, Emoji, plainText, RichLine, Sign } from '#web/kit/index.ts';
import { useHold } from '#web/kit/useHold.ts';
import { art } from './art.ts';
import css from './board.module.css';
import { isHarm, type Model, threatTo, tieOf } from './state.ts';
import { words } from './words.ts';

/** The main sticker of a card, as a sign for chips and lists. */
export function Badge({ def }: { readonly def: string | null }) {
  const big = def === null ? undefined : art.pictures[def]?.big;
  return big === undefined ? <Sign name="horseshoe" /> : <Emoji name={typeof big === 'string' ? big : big[0]} />;
}

/** A message of the board with its stressed words. */
export const said = (model: Pick<Model, 'say'>, message: string, params: ParamsView = {}): ReactNode => (
  <RichLine text={model.say(message, params)} />
);

/** What the table knows of a card in a Stable besides what can be done with it. */
export function marksOf(model: Model, card: CardView): { readonly attacked?: boolean; readonly flag?: string } {
  const vars = model.vars;
  const w = words[model.lang];
  const threat = threatTo(vars, card.id);
  if (threat !== undefined) return isHarm(threat) ? { attacked: true } : { flag: w.verbs[threat] };
  return tieOf(vars, card.id) === undefined ? {} : { flag: w.goesBack };
}

export interface PillProps {
  readonly model: Model;
  readonly card: CardView;
  /** `mod` shows the name, `round` only the picture. */
  readonly look: 'mod' | 'round';
}

/** A card as a pill: everything a card can do, in one line. */
export function Pill({ model, card, look }: PillProps) {
  const { face, legal, selected, fresh, onPress, onRead, onHold, id } = model.cardProps(card);
  const hold = useHold(onHold);
  if (face === null) return null;
  const { attacked, flag } = marksOf(model, card);
  const chosen = selected !== undefined && selected !== false;
  return (
    <button
      type="button"
      className={cx(css.pill, css[look], legal && css.legal, chosen && css.chosen, attacked && css.hit, fresh !== undefined && css.fresh)}
      data-card={id}
      data-face="up"
      data-type={face.type}
      data-legal={legal || undefined}
      aria-label={[face.name, face.typeLabel, face.text, flag]
        .filter((part) => part !== undefined)
        .map(plainText)
        .join('. ')}
      aria-pressed={selected === undefined ? undefined : chosen}
      title={face.name}
      onClick={onPress}
      onPointerEnter={onRead}
      onFocus={onRead}
      {...hold}
    >
      <Badge def={card.def} />
      {look === 'mod' && <span>{face.name}</span>}
      {(face.type === 'upgrade' || face.type === 'downgrade') && <i aria-hidden="true">{face.type === 'upgrade' ? '+' : '−'}</i>}
    </button>
  );
}
