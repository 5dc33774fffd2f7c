import type { Tip } from '#engine';
import { keyOf, refOf } from '#engine';
import { spotAt } from '../map/board.ts';
import { cellAt, NONE } from '../map/grid.ts';
import { deckOf, type PickleVars, watchers } from '../state.ts';

const FEW_CARDS = 6;

export const tips: readonly Tip<PickleVars>[] = [
  {
    key: 'fewer-eyes',
    says: ['mistakes.0', 'hints.reroll'],
    about(t, ask) {
      if (ask.prompt.key !== 'spend-rick') return null;
      // Steps onto tiles that lie open: of the others nobody knows who will stand there.
      const eyes = ask.options.map((choice) => {
        const ref = refOf(choice);
        const spot = ref.kind === 'cell' && keyOf(choice).startsWith('rick>') ? spotAt(t.vars.board, cellAt(ref.x, ref.y)) : NONE;
        return spot === NONE ? Number.NaN : watchers({ ...t.vars, rickAt: spot });
      });
      const known = eyes.filter((many) => !Number.isNaN(many));
      const [least, most] = [Math.min(...known), Math.max(...known)];
      return known.length < 2 || least === most ? null : (picks) => !picks.some((at) => eyes[at] === most);
    },
  },
  {
    key: 'deck-saved',
    says: ['mistakes.2'],
    about(t, ask) {
      const draws = ask.options.flatMap((choice, at) => (keyOf(choice).startsWith('draw:') ? [at] : []));
      if (ask.prompt.key !== 'spend-rick' || draws.length === 0 || draws.length === ask.options.length) return null;
      return deckOf(t, 'rick').length > FEW_CARDS ? null : (picks) => !picks.some((at) => draws.includes(at));
    },
  },
];
