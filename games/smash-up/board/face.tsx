import { type CardText, everyLanguage, type Lang, type Translation } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { Stat } from '#web/kit/index.ts';
import { stressed as numbers, rememberedFaces } from '#web/table/cards/faces.ts';
import { factions as en } from '../text/en/cards.ts';
import { factions as ru } from '../text/ru/cards.ts';
import { art } from './art.ts';
import { LOOKS, printed } from './state.ts';
import { words } from './words.ts';

export const factionTexts = everyLanguage<Translation<typeof en>>({ en, ru });

// «On play:», «Special (hand, before scoring):» and the like say when an ability works: each stands out, and so do numbers.
const LEAD = /(^|\. )((?:\p{Lu}[\p{L} ]*?)(?: \([^)]*\))?:)/gu;

export const stressed = (text: string): string => numbers(text.replaceAll(LEAD, '$1**$2**'));

/** A ribbon holds one word: of two the one that names them, «Мишки» of «Плюшевые мишки». */
function shortFaction(name: string): string {
  const last = name.split(' ').at(-1) ?? name;
  return name.length <= 12 ? name : last[0].toUpperCase() + last.slice(1);
}

function make(def: string, text: CardText, lang: Lang): CardFace {
  const card = printed(def);
  const w = words[lang];
  const own = text.cards[def];
  const common = {
    name: own?.name ?? def,
    art: art.pictures[def],
    text: stressed(own?.text ?? ''),
  };
  if (card === undefined || card.kind === 'base') {
    const [a = 0, b = 0, c = 0] = card?.vp ?? [];
    return {
      ...common,
      type: 'base',
      typeLabel: w.base,
      typeSign: 'castle',
      ...(card === undefined ? {} : { seal: card.breakpoint, sealLabel: `${w.breakpoint} ${card.breakpoint}` }),
      foot: <Stat kind="points" sign="trophy" value={`${a} · ${b} · ${c}`} label={w.vp} />,
    };
  }
  const kind = card.kind === 'minion' ? w.minion : w.action;
  return {
    ...common,
    type: card.faction,
    typeLabel: `${kind} · ${shortFaction(factionTexts[lang][card.faction].name)}`,
    typeShort: kind,
    typeSign: card.kind === 'minion' ? LOOKS[card.faction].sign : 'lightning-trio',
    ...(card.kind === 'minion' ? { seal: card.power, sealLabel: w.power.replace('{n}', String(card.power)) } : {}),
  };
}

export const face = rememberedFaces(make);
