import type { CardView, Pos, PosThing, View } from '#engine';
import type { Price, RickDerived } from './derived.ts';
import type { RickVars } from './state.ts';

const shown = (cards: readonly CardView[] = []): CardView[] => cards.filter(({ def }) => def !== null);

/** What is for sale, and what lies before each. Victory points are in the decks: nobody knows them, so seats count their tokens. */
export function pos(view: View<RickVars>): Pos {
  const { prices, seats } = view.derived as RickDerived;
  const cost = (card: number): number | undefined => prices.find((one: Price) => one.card === card)?.cost;
  const priced = ({ id, def }: CardView): PosThing => {
    const n = cost(id);
    return { kind: 'card', def: def ?? '', ...(n === undefined ? {} : { n }) };
  };
  return {
    seats: seats.map(({ seat, tokens, character }) => ({
      seat,
      count: tokens,
      cards: [
        ...(character === null ? [] : [{ def: character }]),
        ...shown(view.zones[`play:${seat}`]).map(({ def }) => ({ def: def ?? '' })),
      ].slice(0, 6),
    })),
    middle: shown(view.zones.market).slice(0, 6).map(priced),
  };
}
