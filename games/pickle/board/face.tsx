import type { CardText, Lang } from '#engine';
import { contextFor, format } from '#engine';
import type { CardFace } from '#web/kit/Card.tsx';
import { Stat } from '#web/kit/index.ts';
import { gist, rememberedFaces, stressed } from '#web/table/cards/faces.ts';
import type { Cost } from '../cards/data.ts';
import { tileNo } from '../map/tiles.ts';
import { art } from './art.ts';
import css from './map.module.css';
import { componentOf } from './state.ts';
import { Floors, Front } from './Tile.tsx';
import { words } from './words.ts';

const SIGNS = {
  fight: 'crossed-swords',
  move: 'run',
  craft: 'gears',
  trap: 'wolf-trap',
  guard: 'police-badge',
  jaguar: 'paw-print',
  tile: 'brick-wall',
} as const;
type Type = keyof typeof SIGNS;

/** Signs of the symbols, the same on dice, cards and buttons. */
export const SYMBOL_SIGNS: { readonly [symbol: string]: string } = {
  move: 'run',
  card: 'card-draw',
  tools: 'tinker',
  gun: 'pistol-gun',
  wild: 'star-formation',
  bonus: 'star-formation',
  any: 'perspective-dice-six-faces-random',
};

function typeOf(tags: readonly string[], kind: string): Type {
  if (kind === 'russian-card') return tags.includes('jaguar') ? 'jaguar' : 'guard';
  if (kind !== 'rick-card')
    return tags.includes('jaguar')
      ? 'jaguar'
      : tags.includes('rick')
        ? 'move'
        : tags.includes('agents') || kind === 'agent'
          ? 'guard'
          : 'tile';
  if (tags.includes('trap')) return 'trap';
  return tags.includes('weapon') ? 'fight' : tags.includes('movement') ? 'move' : 'craft';
}

const ORDER = ['move', 'card', 'tools', 'gun', 'any'] as const;
const priceOf = (cost: Cost): { readonly symbol: (typeof ORDER)[number]; readonly n: number | 'X' }[] =>
  ORDER.map((symbol) => ({ symbol, n: cost[symbol] })).filter(({ n }) => n !== 0);

function make(def: string, text: CardText, lang: Lang): CardFace {
  const w = words[lang];
  const card = componentOf(def);
  const kind = card?.kind ?? 'figure';
  const type = card === undefined ? 'tile' : typeOf(card.tags, kind);
  const printed = text.cards[def];
  const says = printed?.text ?? '';
  const isTile = kind === 'start-tile' || kind === 'corridor-tile';
  const base: CardFace = {
    name: printed?.name ?? def,
    type,
    typeLabel: type === 'tile' && !isTile ? w.types.piece : w.types[type],
    typeSign: SIGNS[type],
    art: art.pictures[def],
    text: stressed(says),
    gist: stressed(gist(says)),
  };
  if (kind === 'corridor-tile' && card !== undefined && 'code' in card) {
    const code = codeOf(card, text);
    return { ...base, seal: code, foot: <Printed tile={tileNo(card.id)} code={code} /> };
  }
  if (card === undefined || !('cost' in card)) return base;
  const price = priceOf(card.cost);
  const what = price.map(({ symbol, n }) => `${symbol === 'any' ? w.anySymbol : w.symbol[symbol]} × ${n}`).join(', ');
  return {
    ...base,
    seal: price.reduce<number | 'X'>((sum, { n }) => (n === 'X' || sum === 'X' ? 'X' : sum + n), 0),
    sealLabel: format(w.cost, { what }, contextFor(text, lang, [])),
    foot: price.map(({ symbol, n }) => (
      <Stat
        key={symbol}
        sign={SYMBOL_SIGNS[symbol]}
        value={n === 1 ? '' : `×${n}`}
        label={symbol === 'any' ? w.anySymbol : w.symbol[symbol]}
      />
    )),
  };
}

/** The tile itself over its picture, as it is printed: north is up. */
function Printed({ tile, code }: { readonly tile: number; readonly code: string }) {
  return (
    <svg viewBox="-2 -2 104 104" className={css.printed} aria-hidden="true">
      <Floors />
      <Front tile={tile} turn={0} quarter={0} label={code} />
    </svg>
  );
}

/** The letter of the colour in the reader's language and the tile's number; start tiles have their own sign. */
export function codeOf(tile: { readonly id: string; readonly code: string }, text: CardText): string {
  const printed: { readonly name: string; readonly letter?: string } | undefined = text.cards[tile.id];
  return printed?.letter === undefined ? '' : `${printed.letter}${tile.code.slice(1)}`;
}

export const face = rememberedFaces(make);
