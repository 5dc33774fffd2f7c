import type { CardText } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { rememberedFaces, stressed } from '#web/table/cards/faces.ts';
import { components } from '../cards/data.ts';
import { art } from './art.ts';

function make(def: string, text: CardText): CardFace {
  const card = components.find(({ id }) => id === def);
  const kind = card?.kind ?? 'stone';
  return {
    name: text.cards[def]?.name ?? def,
    type: kind,
    typeLabel: text.kinds[kind] ?? kind,
    typeSign: kind === 'stone' ? 'stone-pile' : 'robber-hand',
    art: art.pictures[def],
    text: stressed(text.cards[def]?.text ?? ''),
    ...(card === undefined || card.weight === 0 ? {} : { seal: card.weight }),
  };
}

export const face = rememberedFaces(make);
