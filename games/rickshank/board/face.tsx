import type { CardText, Lang } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { Stat } from '#web/kit/index.ts';
import { rememberedFaces, stressed } from '#web/table/cards/faces.ts';
import { type Component, components } from '../cards/data.ts';
import { art } from './art.ts';
import { words } from './words.ts';

const byId = new Map<string, Component>(components.map((card: Component) => [card.id, card]));

export const componentOf = (def: string | null | undefined): Component | undefined =>
  def === null || def === undefined ? undefined : byId.get(def);

const SIGNS = {
  starter: 'brain',
  rick: 'portal',
  morty: 'person',
  equipment: 'ray-gun',
  special: 'star-swirl',
  gromflamite: 'alien-bug',
  council: 'vote',
  location: 'position-marker',
  nemesis: 'crowned-skull',
  waves: 'brain-leak',
  character: 'public-speaker',
} as const;
type Look = keyof typeof SIGNS;

function lookOf(card: Component | undefined): Look {
  if (card === undefined || card.kind === 'character') return 'character';
  if (card.kind === 'nemesis') return 'nemesis';
  return card.type === 'none' ? 'waves' : card.type;
}

/** The words that say when a part of the text counts stand out, and so do the numbers. */
const keyed = (text: string, lang: Lang): string => stressed(text).replaceAll(words[lang].keywords, '**$1:**');

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What counts at the end instead of a printed number. */
const pointsOf = (card: Component): string => (card.vpRule === undefined ? signed(card.vp).replace('+', '') : card.vp < 0 ? '−1' : '?');

function make(def: string, text: CardText, lang: Lang): CardFace {
  const w = words[lang];
  const card = componentOf(def);
  const look = lookOf(card);
  const printed: { readonly name: string; readonly text: string; readonly attack?: string; readonly ongoing?: string } | undefined =
    text.cards[def];
  const says = printed?.text ?? '';
  const parts = [
    keyed(says, lang),
    ...(printed?.ongoing === undefined ? [] : [`**${w.superOngoing}:** ${stressed(printed.ongoing)}`]),
    ...(printed?.attack === undefined ? [] : [`**${w.groupAttack}:** ${stressed(printed.attack)}`]),
  ];
  return {
    name: printed?.name ?? def,
    type: look,
    typeLabel:
      look === 'nemesis' && card !== undefined && card.type !== 'none' ? `${w.types.nemesis} · ${w.types[card.type]}` : w.types[look],
    typeShort: w.types[look],
    typeSign: SIGNS[look],
    art: art.pictures[def],
    text: parts.join('\n'),
    gist: keyed(says, lang),
    ...(card === undefined || look === 'character'
      ? {}
      : {
          seal: card.cost,
          sealLabel: `${w.cost} ${card.cost}`,
          foot: (
            <>
              <Stat kind="power" sign="power-lightning" value={signed(card.power)} label={w.powerOf} />
              <Stat kind="points" sign="round-star" value={pointsOf(card)} label={w.points} />
            </>
          ),
        }),
  };
}

export const face = rememberedFaces(make);
