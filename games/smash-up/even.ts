// A setting of ours, not of the rulebook: pairs of factions that come out even between bots (README, «How balanced it is»).

import { FACTIONS } from './cards/data.ts';

/** Wins two of three with every level of bots, whatever it is paired with: it stays in the box. */
export const OUT = FACTIONS.findIndex(({ id }) => id === 'aliens');
const STRONG = 'robots';
const WEAK: readonly string[] = ['grannies', 'tricksters', 'wizards'];

/** By place in the list of factions: 1 strong, -1 weak, 0 the seven between. */
const LEAN: readonly number[] = FACTIONS.map(({ id }) => (id === STRONG ? 1 : WEAK.includes(id) ? -1 : 0));

/** Whether a faction goes with those that somebody has: the strong one with a weak one, any other with its like. */
export const isEven = (has: readonly number[], faction: number): boolean => has.every((one) => LEAN[one] + LEAN[faction] === 0);
