import type { CardView, Pos, PosCard, PosThing, View } from '#engine';
import type { UnicornDerived } from './derived.ts';
import type { UnicornVars } from './state.ts';

const shown = (cards: readonly CardView[] = []): PosCard[] => cards.flatMap(({ def }) => (def === null ? [] : [{ def }]));

/** Stables with how far they are; in the middle the card that is being played, with the Instants on it. */
export function pos(view: View<UnicornVars>): Pos {
  const { seats, needed } = view.derived as UnicornDerived;
  return {
    seats: seats.map(({ seat, unicorns }) => ({
      seat,
      count: unicorns,
      of: needed,
      cards: shown(view.zones[`stable:${seat}`]).slice(0, 8),
    })),
    middle: shown(view.zones.play)
      .slice(-3)
      .map((card): PosThing => ({ kind: 'card', ...card })),
  };
}
