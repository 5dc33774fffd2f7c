/** How well a seat is played. All of these see only what the seat may see. */
export const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
/** Only for comparing in the lab: today's `normal` with the game's own estimate, whatever `normal` becomes; one that sees all cards; one that follows every hint. */
export const LAB_LEVELS = [...LEVELS, 'classic', 'clairvoyant', 'advised'] as const;
export type Level = (typeof LEVELS)[number];
export type LabLevel = (typeof LAB_LEVELS)[number];

export const isLevel = (word: string): word is LabLevel => (LAB_LEVELS as readonly string[]).includes(word);

/** When to stop thinking: after so many milliseconds, after so many playouts, or at whichever comes first. Only playouts repeat exactly. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
  /** Asked between playouts: true ends the thought with what was found so far. */
  readonly isStopped?: () => boolean;
}

/** How much longer than `normal` a level thinks: hard a second where normal has 400 ms, expert three. */
const PATIENCE: { readonly [level in LabLevel]?: number } = { hard: 2.5, expert: 7.5 };

/** By the clock `normal` stops here all the same: more made it hardly stronger, and so it is the same opponent on every machine. */
const NORMAL_PLAYOUTS = 300;

/** The budget of a level, from that of `normal`. */
export function budgetOf(level: LabLevel, { ms, iterations, ...rest }: Budget): Budget {
  const times = PATIENCE[level] ?? 1;
  if (level === 'normal' && ms !== undefined) return { ...rest, ms, iterations: iterations ?? NORMAL_PLAYOUTS };
  return {
    ...rest,
    ...(ms === undefined ? {} : { ms: ms * times }),
    ...(iterations === undefined ? {} : { iterations: Math.round(iterations * times) }),
  };
}
