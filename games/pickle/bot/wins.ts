import type { Ask, Choice } from '#engine';
import { countOf, GUN, MOVE, type Sign, WILD } from '../dice.ts';
import { ROOFTOP_SPOT, spotAt } from '../map/board.ts';
import { NONE } from '../map/grid.ts';
import { rickDistances } from '../map/paths.ts';
import type { Action, Space } from '../options.ts';
import { JAGUAR, type PickleVars, type T } from '../state.ts';

const NOTHING = -1;

/** The option that ends the match well in this turn, whatever comes: Rick's next step to the Rooftop, or the next of enough shots. */
export function wins(t: T, ask: Ask): number {
  switch (ask.prompt.key) {
    case 'spend-rick':
      return lastSteps(t.vars, ask.options);
    case 'spend-russians':
      return lastShots(t.vars, ask.options);
    case 'fly':
    case 'take-cover':
      return ask.options.findIndex((choice) => meantBy<Space>(choice)?.cell === t.vars.board.cell[ROOFTOP_SPOT]);
    default:
      return NOTHING;
  }
}

/** What an option stands for, if it is no card. */
const meantBy = <V>(choice: Choice): V | null => (typeof choice === 'number' ? null : (choice.value as V));

const actionOf = (choice: Choice): Action | null => {
  const action = meantBy<Action | number>(choice);
  return typeof action === 'number' ? null : action;
};

const payable = (v: PickleVars, sign: Sign): number => countOf(v, sign) + countOf(v, WILD) + v.bonus;

/** Over tiles that lie open, where nothing can come between. */
function lastSteps(v: PickleVars, options: readonly Choice[]): number {
  const moves = payable(v, MOVE);
  if (moves === 0) return NOTHING;
  const distances = rickDistances(v.board, ROOFTOP_SPOT, { vents: !v.ventBan });
  const steps = distances[v.rickAt];
  if (steps === NONE || steps > moves) return NOTHING;
  return options.findIndex((choice) => {
    const action = actionOf(choice);
    return action?.do === 'go' && distances[spotAt(v.board, action.cell)] === steps - 1;
  });
}

function lastShots(v: PickleVars, options: readonly Choice[]): number {
  if (v.rickHealth > payable(v, GUN)) return NOTHING;
  const shots = options.map(shotOf);
  const first = shots.findIndex((shot) => shot !== null);
  let most = 0;
  // Options that are paid in the same way are of different figures.
  for (const shot of shots)
    if (shot !== null && shot.with === shots[first]?.with) most += shot.figure === JAGUAR && v.jaguarShots === 0 ? 2 : 1;
  return most >= v.rickHealth ? first : NOTHING;
}

function shotOf(choice: Choice): (Action & { readonly do: 'shoot' }) | null {
  const action = actionOf(choice);
  return action?.do === 'shoot' ? action : null;
}
