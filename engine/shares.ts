export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.96;
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** A share with its 95 % interval after Wilson, which stays honest near 0 and 1. */
export function shareOf(wins: number, games: number): Estimate {
  const n = Math.max(1, games);
  const share = wins / n;
  const z = NORMAL_95 ** 2 / n;
  const middle = (share + z / 2) / (1 + z);
  const reach = (NORMAL_95 * Math.sqrt((share * (1 - share)) / n + z / (4 * n))) / (1 + z);
  return { share: rounded(share), low: rounded(Math.max(0, middle - reach)), high: rounded(Math.min(1, middle + reach)) };
}
