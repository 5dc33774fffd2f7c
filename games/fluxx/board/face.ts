import { type CardText, type Lang, quoted } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { gist, rememberedFaces, stressed } from '#web/table/cards/faces.ts';
import { type Component, components } from '../cards/data.ts';
import { art } from './art.ts';
import { words } from './words.ts';

const byId = new Map<string, Component>(components.map((card: Component) => [card.id, card]));

export const componentOf = (def: string): Component | undefined => byId.get(def);

const looks = {
  'basic-rules': { type: 'basic', sign: 'rule-book' },
  'new-rule': { type: 'rule', sign: 'rule-book' },
  goal: { type: 'goal', sign: 'archery-target' },
  keeper: { type: 'keeper', sign: 'hand' },
  action: { type: 'action', sign: 'lightning-trio' },
  creeper: { type: 'creeper', sign: 'death-skull' },
} as const satisfies { readonly [kind in Component['kind']]: { readonly type: string; readonly sign: string } };

function sealOf(card: Component): string | number | undefined {
  if (card.kind !== 'new-rule' || card.slot === null) return undefined;
  if (card.slot === 'hand-limit' || card.slot === 'keeper-limit') return `≤${card.value}`;
  return card.slot === 'agenda' || card.value === 'all' || card.value === 'all-but-1' ? undefined : card.value;
}

function make(def: string, text: CardText, lang: Lang): CardFace {
  const card = componentOf(def);
  const printed: { readonly name: string; readonly text: string; readonly say?: string } | undefined = text.cards[def];
  const kind = card?.kind ?? 'action';
  const look = looks[kind];
  const seal = card === undefined ? undefined : sealOf(card);
  const says = printed?.text ?? '';
  return {
    name: printed?.name ?? def,
    type: look.type,
    typeLabel: text.kinds[kind] ?? kind,
    typeShort: words[lang].short[kind],
    typeSign: look.sign,
    art: art.pictures[def],
    text: stressed(says),
    ...(seal === undefined ? {} : { gist: stressed(gist(says)) }),
    ...(seal === undefined ? {} : { seal }),
    ...(printed?.say === undefined ? {} : { flavour: quoted(printed.say, lang) }),
  };
}

export const face = rememberedFaces(make);
