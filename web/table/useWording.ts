import { useCallback, useMemo } from 'react';
import { contextFor, format, type ParamsView, pieces } from '#engine';
import { uiIn } from '../text/index.ts';
import type { GameParts } from './board.ts';
import type { TableModel } from './model.ts';

type Wording = Pick<TableModel, 'text' | 'ui' | 'name' | 'say' | 'pieces'>;

/** How everything is called at this table. `say` and `pieces` stay the same while names and language do. */
export function useWording({ lang, seats, me }: Pick<TableModel, 'lang' | 'seats' | 'me'>, texts: GameParts['texts']): Wording {
  const ui = uiIn(lang);
  const text = texts[lang];
  // The names change far more seldom than what is known of the seats.
  const namesKey = seats.map((seat) => seat.name ?? `${seat.seat + 1}`).join('\n');
  const names = useMemo(() => namesKey.split('\n'), [namesKey]);
  const context = useMemo(() => contextFor(text, lang, names, me), [text, lang, names, me]);
  return {
    text,
    ui,
    name: (seat) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    say: useCallback((message: string, params: ParamsView = {}) => format(message, params, context), [context]),
    pieces: useCallback((message: string, params: ParamsView = {}) => pieces(message, params, context), [context]),
  };
}
