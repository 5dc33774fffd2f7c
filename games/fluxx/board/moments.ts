import type { CardView, SeatId } from '#engine';
import type { Board } from '#web/table/board.ts';
import type { Ending, Look, StageCard } from '#web/table/moments/moment.ts';
import type { FluxxDerived, Need } from '../derived.ts';
import type { FluxxVars } from '../state.ts';
import { componentOf } from './face.ts';
import { isFilled } from './state.ts';
import { words } from './words.ts';

/** More than these are too small to be seen. */
const MOST = 6;

/** Cards of a seat that fill a need. */
function fillers({ zones }: Look, need: Need, seat: SeatId): readonly CardView[] {
  const keepers = zones[`keepers:${seat}`] ?? [];
  const creepers = zones[`creepers:${seat}`] ?? [];
  const printed = (card: CardView) => (card.def === null ? undefined : componentOf(card.def));
  switch (need.what) {
    case 'keeper':
      return keepers.filter((card) => {
        const one = printed(card);
        return card.def === need.name || (one?.kind === 'keeper' && one.power === `counts-as:${need.name}`);
      });
    case 'creeper':
      return creepers.filter(({ def }) => def === need.name);
    case 'creepers':
      return creepers;
    case 'mark':
      return keepers.filter((card) => {
        const one = printed(card);
        return one?.kind === 'keeper' && one.marks.some((mark) => mark === need.name);
      });
    case 'most':
      return keepers;
  }
}

/** FLX-260: the Goal in the middle of the cards that meet it. */
export const ending: Board<FluxxVars, FluxxDerived>['ending'] = ({ after, lang }): Ending | null => {
  const { outcome, derived } = after;
  const goal = derived.goals.find(({ met }) => met.some((seat) => outcome?.winners.includes(seat)));
  const winner = outcome?.winners[0];
  if (goal === undefined || winner === undefined || outcome?.reason !== 'goal') return null;
  const held = goal.needs.filter((need) => isFilled(need, winner)).flatMap((need) => fillers(after, need, winner));
  const parts = [...new Map(held.map((card) => [card.id, card])).values()].slice(0, MOST);
  const cards = parts.flatMap(({ id, def }): StageCard[] => (def === null ? [] : [{ def, card: id }]));
  const main = Math.ceil(cards.length / 2);
  return {
    picture: { kind: 'gather', cards: [...cards.slice(0, main), { def: goal.id, card: goal.card }, ...cards.slice(main)], main },
    line: {
      message: words[lang].moments.goal,
      params: { card: { card: goal.card, def: goal.id }, cards: { cards: parts } },
    },
  };
};
