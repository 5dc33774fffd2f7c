import type { CardView, Pos, PosThing, View } from '#engine';
import type { FluxxDerived } from './derived.ts';
import type { FluxxVars } from './state.ts';

const shown = (cards: readonly CardView[] = []): string[] => cards.flatMap(({ def }) => def ?? []);

/** What «all» counts as: more than anybody holds. */
const ALL = 9;

/** Keepers and Creepers of everybody, the rules in force, and what the Goal asks for. */
export function pos(view: View<FluxxVars>): Pos {
  const { rules, goals, seats } = view.derived as FluxxDerived;
  const middle: PosThing[] = [
    {
      kind: 'rules',
      lines: [
        { sign: 'card-draw', n: rules.draw },
        { sign: 'card-play', n: typeof rules.play === 'number' ? rules.play : ALL },
      ],
    },
    ...goals.slice(0, 2).map(
      ({ needs }): PosThing => ({
        kind: 'goal',
        defs: needs.flatMap(({ what, name }) => (what === 'keeper' || what === 'creeper' ? [name] : [])).slice(0, 2),
      }),
    ),
  ];
  return {
    seats: seats.map(({ seat, keepers }) => ({
      seat,
      count: keepers,
      cards: [...shown(view.zones[`keepers:${seat}`]), ...shown(view.zones[`creepers:${seat}`])].slice(0, 7).map((def) => ({ def })),
    })),
    middle,
  };
}
