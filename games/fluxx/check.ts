import { maskOf, NOBODY } from '#engine';
import type { T } from './state.ts';
import { CENTRE, CREEPERS, DECK, HAND, KEEPERS, KIND, MAX_SEATS, SIDE, STACK, zones } from './state.ts';

const SIDES = zones.list.filter((zone) => zone.name === 'side').length;

/** What is wrong with a table: cards of a kind that cannot lie there, side hands without their Action. */
export function check(t: T): string | undefined {
  return misplaced(t) ?? sidesWrong(t) ?? (t.ring.includes(t.vars.active) ? undefined : `seat ${t.vars.active} is active but gone`);
}

function misplaced(t: T): string | undefined {
  const only = (zone: number, kinds: readonly string[]): string | undefined => {
    const stranger = t.zones[zone].find((card) => !kinds.includes(KIND[t.def[card]]));
    return stranger === undefined ? undefined : `${t.game.defs[t.def[stranger]].id} lies in ${t.game.zones[zone].key}`;
  };
  const playable = ['new-rule', 'goal', 'keeper', 'action'];
  let wrong = only(DECK, [...playable, 'creeper']) ?? only(CENTRE, ['basic-rules', 'new-rule', 'goal']) ?? only(STACK, ['action', 'goal']);
  for (let seat = 0; seat < MAX_SEATS; seat++)
    wrong ??= only(HAND + seat, playable) ?? only(KEEPERS + seat, ['keeper']) ?? only(CREEPERS + seat, ['creeper']);
  for (let i = 0; i < SIDES; i++) wrong ??= only(SIDE + i, playable);
  return wrong;
}

/** FLX-174: every side hand belongs to an Action on the stack, inner ones to inner Actions; only the active player sees it (FLX-016). */
function sidesWrong(t: T): string | undefined {
  const { sides, active } = t.vars;
  const depths = sides.map((action) => t.zones[STACK].indexOf(action));
  if (depths.some((depth, i) => depth < 0 || (i > 0 && depth < depths[i - 1])))
    return `side hands of [${sides.join(' ')}] do not follow the stack`;
  for (let i = 0; i < SIDES; i++) {
    if (i >= sides.length && t.zones[SIDE + i].length > 0) return `side hand ${i} is not open but holds cards`;
    if (t.sight[SIDE + i] !== (i < sides.length ? maskOf(active) : NOBODY)) return `side hand ${i} is seen by the wrong seats`;
  }
  return undefined;
}
