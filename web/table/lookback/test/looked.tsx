import { vi } from 'vitest';
import type { SeatId } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { useShown } from '../../../app/useShown.ts';
import { openLocal, openReplay } from '../../local/local.ts';
import { unpaced } from '../../show/pace.ts';
import { parlourGame, parlourParts, parlourSeats, playing } from '../../test/parlour.ts';
import { draws, leaves, settle, viewFor } from '../../test/seated.tsx';
import { useTable } from '../../useTable.ts';
import { LookBack } from '../LookBack.tsx';

// A match that is over, and what a bot has found out about it, written down by the test.

/**
 * Ann plays her lamp, Bob and Cid their vases, Ann her vase, Bob and Cid their lamps; Ann's rug plays itself and wins. Six answers make seven
 * moments.
 */
export async function recorded(): Promise<ReplayReply> {
  const live = openLocal(parlourGame, {
    seed: '07'.repeat(32),
    seats: parlourSeats('bot', 'bot', 'bot'),
    think: playing(7, 8, 1, 2, 0, 6),
    spectate: true,
    skip: 20,
  });
  const record = await live.replay();
  live.close();
  return record;
}

const moment = (at: number, own: readonly number[], open: readonly number[] = own) => ({ at, own, open, error: 0.01 });
const judged = (at: number, seat: SeatId, answers: readonly (readonly [key: string, chance: number])[], played: number, loss: number) => ({
  at,
  seat,
  answers: answers.map(([key, chance]) => ({ keys: [key], chance })),
  played,
  loss,
  error: 0.01,
});

/** Ann begins with the wrong card, is behind, and comes back with her vase. */
export const analysis: Analysis = {
  learned: true,
  moments: [
    moment(1, [0.4, 0.3, 0.3]),
    moment(2, [0.2, 0.4, 0.4], [0.25, 0.45, 0.3]),
    moment(3, [0.2, 0.45, 0.35]),
    moment(4, [0.2, 0.45, 0.35]),
    moment(5, [0.7, 0.2, 0.1], [0.6, 0.2, 0.2]),
    moment(6, [0.75, 0.1, 0.15]),
    moment(7, [1, 0, 0]),
  ],
  decisions: [
    judged(
      1,
      0,
      [
        ['c6', 0.6],
        ['c3', 0.5],
        ['c0', 0.4],
      ],
      2,
      0.2,
    ),
    judged(
      2,
      1,
      [
        ['c7', 0.5],
        ['c1', 0.3],
      ],
      0,
      0,
    ),
    judged(
      4,
      0,
      [
        ['c6', 0.7],
        ['c3', 0.4],
      ],
      0,
      0,
    ),
    judged(
      6,
      2,
      [
        ['c5', 0.3],
        ['c2', 0.15],
      ],
      1,
      0.15,
    ),
  ],
  accounts: [
    { seat: 0, start: 0.4, skill: -0.2, others: 0.15, luck: 0.65, result: 1, error: 0.02 },
    { seat: 1, start: 0.3, skill: 0, others: 0.35, luck: -0.65, result: 0, error: 0.02 },
    { seat: 2, start: 0.3, skill: -0.15, others: 0.2, luck: -0.35, result: 0, error: 0.02 },
  ],
  left: 0,
  spentMs: 1,
};

export interface LookedParts {
  readonly self?: SeatId | null;
  readonly analysis?: Analysis;
  readonly decided?: (words: string) => void;
  readonly hints?: readonly number[];
}

/** The server has looked through the match already. */
const answersWith = (reply: object) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } }));

/** Looks back at that match. */
export async function looksBack({
  self = 0,
  analysis: found = analysis,
  decided = () => undefined,
  hints = [],
}: LookedParts = {}): Promise<void> {
  await leaves();
  const record = await recorded();
  answersWith({ state: 'done', progress: 1, analysis: found });
  const live = openReplay(parlourGame, record);
  live.goTo(99);
  live.lookFrom(self);
  const source = unpaced(live);
  function Page() {
    const shown = useShown(live);
    const { model } = useTable(live, source, { ...shown, view: shown.state?.view ?? viewFor() }, parlourParts, false);
    const meta = model.meta === null ? null : { ...model.meta, hints: { ...model.meta.hints, used: [...hints] } };
    return (
      <LookBack
        model={{ ...model, meta }}
        parts={parlourParts}
        record={record}
        page="/m/test-match/replay"
        self={self}
        title="Ann wins"
        reason="Five are enough."
        facts={[{ key: 'turns', label: 'Turns', value: '7' }]}
        onDecided={decided}
      />
    );
  }
  await draws(<Page />);
  await settle();
}
