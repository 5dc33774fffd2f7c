import type { Ask, Rolls } from '#engine';
import { DICE, FACES, type Sign, WILD } from '../dice.ts';
import type { PickleVars, T } from '../state.ts';

/** How likely a die shows each sign. */
const CHANCES: readonly number[] = Array.from(
  { length: WILD + 1 },
  (_, sign) => FACES.filter((face) => face === sign).length / FACES.length,
);

/** Everything that four dice may show; their order does not matter. */
const ROLLS: readonly (readonly Sign[])[] = rollsOf(DICE, 0);

function rollsOf(dice: number, from: Sign): Sign[][] {
  if (dice === 0) return [[]];
  const found: Sign[][] = [];
  for (let sign = from; sign <= WILD; sign++) for (const rest of rollsOf(dice - 1, sign)) found.push([sign, ...rest]);
  return found;
}

/** What a reroll may bring, exactly: all chosen dice together, once (PKL-063). */
export function rolls(t: T, ask: Ask): Rolls<PickleVars> | null {
  if (ask.prompt.key !== 'reroll') return null;
  const { dice } = t.vars;
  return {
    chances(picks) {
      const kept = dice.filter((_, die) => !picks.includes(die));
      return ROLLS.map((roll) => chanceOf(roll, kept));
    },
    bring(there, result) {
      there.vars.dice = ROLLS[result].slice();
    },
  };
}

/** How likely the other dice fall so that all of them together show the roll. */
function chanceOf(roll: readonly Sign[], kept: readonly Sign[]): number {
  let chance = 1;
  let fallen = 0;
  for (let sign = 0; sign <= WILD; sign++) {
    const missing = countIn(roll, sign) - countIn(kept, sign);
    if (missing < 0) return 0;
    // In as many ways as there are orders.
    for (let i = 1; i <= missing; i++) chance *= (CHANCES[sign] * ++fallen) / i;
  }
  return chance;
}

const countIn = (signs: readonly Sign[], sign: Sign): number => signs.filter((one) => one === sign).length;
