import type { Aspect } from '#engine';
import { worthOf } from '../score.ts';
import type { RickVars } from '../state.ts';
import { handOf } from '../state.ts';
import { estateOf } from './evaluate.ts';

const tenths = (x: number): number => Math.round(x * 10) / 10;

/** What people would say about a player. Decks change hands in the open, so everybody can count along. */
export const aspects = [
  { key: 'points', good: 'more', of: (t, seat) => worthOf(t, seat).vp },
  { key: 'income', good: 'more', of: (t, seat) => tenths(estateOf(t, seat).income) },
  { key: 'power', good: 'more', of: (t, seat) => (seat === t.vars.active ? t.vars.power : 0) },
  { key: 'tokens', good: 'more', of: (t, seat) => t.vars.tokens[seat] },
  { key: 'hand', good: 'more', of: (t, seat) => handOf(t, seat).length },
] as const satisfies readonly Aspect<RickVars>[];
