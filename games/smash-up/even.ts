// A setting of ours, not of the rulebook: pairs of factions that come out even between bots (README, «How balanced it is»).

import { FACTIONS } from './cards/data.ts';

/** Above 58 % with every level of bots, and below 42 % on the mean of three; by printed cards, which stay as they are. */
const STRONG: readonly string[] = ['aliens', 'robots'];
const WEAK: readonly string[] = ['grannies', 'tricksters', 'wizards'];

/** By place in the list of factions: 1 strong, -1 weak, 0 the seven between. */
export const LEAN: readonly number[] = FACTIONS.map(({ id }) => (STRONG.includes(id) ? 1 : WEAK.includes(id) ? -1 : 0));

/** A strong one goes with a weak one, any other with its like. */
export const isEven = (a: number, b: number): boolean => LEAN[a] + LEAN[b] === 0;
