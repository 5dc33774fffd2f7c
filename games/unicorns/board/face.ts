import type { CardText, Lang } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { gist, rememberedFaces, stressed as stressNumbers } from '#web/table/cards/faces.ts';
import { type Component, components } from '../cards/data.ts';
import { art } from './art.ts';
import { words } from './words.ts';

const looks = {
  'baby-unicorn': { type: 'baby', sign: 'baby-bottle' },
  'basic-unicorn': { type: 'basic', sign: 'horseshoe' },
  'magical-unicorn': { type: 'magical', sign: 'unicorn' },
  magic: { type: 'magic', sign: 'crystal-wand' },
  instant: { type: 'instant', sign: 'cancel' },
  upgrade: { type: 'upgrade', sign: 'upgrade' },
  downgrade: { type: 'downgrade', sign: 'anchor' },
  reference: { type: 'basic', sign: 'horseshoe' },
} as const satisfies { readonly [kind in Component['kind']]: { readonly type: string; readonly sign: string } };

/** Words in capitals are the game's own verbs: on a card they stand out by weight, and so do the numbers. */
export function stressed(text: string): string {
  return stressNumbers(
    text.replaceAll(/\p{Lu}{3,}(?!\p{L})/gu, (word: string, at: number) => {
      const begins = at === 0 || /[.!?]\s+$/.test(text.slice(0, at));
      return begins ? `**${word[0]}${word.slice(1).toLowerCase()}**` : `**${word.toLowerCase()}**`;
    }),
  );
}

/** What is printed, without what it does: the book of cards needs no rules. */
const byId = new Map<string, Component>(components.map((card) => [card.id, card]));

function make(def: string, text: CardText, lang: Lang): CardFace {
  const card = byId.get(def);
  const own: { readonly name: string; readonly text: string; readonly variant?: string } | undefined = text.cards[def];
  const kind = card?.kind ?? 'reference';
  const says = own?.text ?? '';
  const worth = card !== undefined && 'unicorns' in card ? card.unicorns : 0;
  return {
    name: own?.name ?? def,
    type: looks[kind].type,
    typeLabel: text.kinds[kind] ?? kind,
    typeShort: words[lang].short[kind],
    typeSign: looks[kind].sign,
    art: art.pictures[def],
    text: stressed(says),
    gist: stressed(gist(says)),
    ...(worth > 1 ? { seal: `×${worth}`, sealLabel: `×${worth}` } : {}),
    ...(own?.variant === undefined ? {} : { flavour: own.variant }),
  };
}

export const face = rememberedFaces(make);
