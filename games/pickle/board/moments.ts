import type { EventView } from '#engine';
import type { Board } from '#web/table/board.ts';
import { cardNamed, type Ending, type StageCard } from '#web/table/moments/moment.ts';
import type { PickleDerived } from '../derived.ts';
import { ROOFTOP } from '../map/tiles.ts';
import type { PickleVars } from '../state.ts';
import { tileDef } from './state.ts';
import { words } from './words.ts';

const MOST = 3;

/** What the hunters used in the turn that ended it: their cards and the traps that sprang. */
const USED: readonly string[] = ['plays', 'trap-springs', 'trap-laid'];
const isTurn = (event: EventView): boolean => event.e === 'log' && event.key.startsWith('turn-');

export const ending: Board<PickleVars, PickleDerived>['ending'] = ({ after, events, lang }): Ending | null => {
  const { outcome, vars } = after;
  const w = words[lang].moments;
  if (outcome === null || outcome.reason === 'forfeit') return null;
  if (outcome.reason === 'rooftop')
    return {
      picture: { kind: 'leap', figure: 'cucumber', onto: { def: tileDef(ROOFTOP) } },
      title: { message: w.escaped },
      line: { message: w.left, params: { n: vars.rickHealth, turn: vars.turn } },
    };
  const turn = events.slice(events.findLastIndex(isTurn) + 1);
  const cards = turn.flatMap((event): StageCard[] => {
    if (event.e !== 'log' || !USED.includes(event.key)) return [];
    const { seat } = event.params;
    if (event.key === 'plays' && typeof seat === 'object' && 'seat' in seat && seat.seat === vars.rick) return [];
    const card = cardNamed(event, 'card');
    return card === null ? [] : [card];
  });
  const last = cards.slice(-MOST);
  return { picture: { kind: 'gather', cards: last, main: last.length - 1 }, title: { message: w.caught } };
};
