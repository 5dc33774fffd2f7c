import type { Prompt } from '#engine';
import { isNone, othersFrom, pick } from '#engine';
import type { CairnCard } from '../state.ts';
import { HEAP } from '../state.ts';
import { take } from '../verbs.ts';

const WHICH: Prompt = { key: 'magpie', rule: 'CRN-008' };

/** What cards do: the printed text as a comment, then the code that says the same. */
export const tricks: { readonly [id: string]: Pick<CairnCard, 'run'> } = {
  /** Take a stone from the heap of another player and put it on yours. If there is none, nothing happens. */
  magpie: {
    *run(t, seat) {
      const stone = yield* pick(t, seat, WHICH, () => othersFrom(t, seat).flatMap((other) => t.zones[HEAP + other]));
      if (!isNone(stone)) take(t, seat, stone);
    },
  },
};
