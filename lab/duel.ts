import { type Estimate, shareOf } from '#engine';
import { type Range, shareOut } from './crew.ts';
import { type Io, Progress } from './io.ts';
import { type DuelPlan, type DuelTally, playDuels } from './lessons.ts';

export const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

/** Plays so many matches of one bot against others, and says which part of them the one has won. */
export async function fight(
  plan: DuelPlan,
  { matches, threads }: { readonly matches: number; readonly threads: number },
  title: string,
  io: Io,
): Promise<Estimate> {
  const progress = new Progress(io, title);
  const total = { games: 0, won: 0 };
  await shareOut(
    { kind: 'duel', plan },
    matches,
    threads,
    ({ from, to }: Range) => playDuels(plan, from, to),
    (tally: DuelTally) => {
      total.games += tally.games;
      total.won += tally.won;
      progress.show(total.games, matches);
    },
  );
  progress.clear();
  const share = shareOf(total.won, total.games);
  io.err(`${title}: ${percent(share.share)}\n`);
  return share;
}
