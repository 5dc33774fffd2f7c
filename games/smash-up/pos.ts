import type { Pos, PosThing, View } from '#engine';
import type { SmashDerived } from './derived.ts';
import type { SmashVars } from './state.ts';

const FEW = 4;

/** Victory points, and the bases: how full, by whom, with whose minions. */
export function pos(view: View<SmashVars>): Pos {
  const { sites, seats, minions } = view.derived as SmashDerived;
  const there = Object.values(view.zones).flat();
  const faceOf = (card: number): string[] => there.flatMap(({ id, def }) => (id === card && def !== null ? [def] : []));
  return {
    seats: seats.map(({ seat, vp }) => ({ seat, count: vp, cards: [] })),
    middle: sites.slice(0, FEW).map(
      ({ site, name, breakpoint, powers }): PosThing => ({
        kind: 'base',
        def: name,
        n: breakpoint,
        shares: view.ring.map((seat) => ({
          seat,
          power: powers[seat] ?? 0,
          cards: minions
            .filter((one) => one.site === site && one.seat === seat)
            .flatMap(({ card }) => faceOf(card))
            .slice(0, FEW),
        })),
      }),
    ),
  };
}
