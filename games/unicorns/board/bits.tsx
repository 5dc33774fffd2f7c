import type { ReactNode } from 'react';
import type { CardView, ParamsView } from '#engine';
import { Emoji, RichLine, Sign } from '#web/kit/index.ts';
import { CardChip } from '#web/table/cards/CardChip.tsx';
import { art } from './art.ts';
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

/** A card of a Stable as a chip: the plus of an Upgrade, the minus of a Downgrade. */
export function Pill({ model, card, round }: { readonly model: Model; readonly card: CardView; readonly round: boolean }) {
  const type = card.def === null ? undefined : model.face(card.def).type;
  const { attacked = false, flag } = marksOf(model, card);
  return (
    <CardChip
      model={model}
      card={card}
      round={round}
      attacked={attacked}
      {...(flag === undefined ? {} : { note: flag })}
      {...(type === 'upgrade' || type === 'downgrade' ? { mark: type === 'upgrade' ? '+' : '−' } : {})}
    />
  );
}
