import { useCallback, useMemo } from 'react';
import { contextFor, format, type ParamsView, pieces } from '#engine';
import { nameOf } from '../app/nameOf.ts';
import { uiIn } from '../text/index.ts';
import type { GameParts } from './board.ts';
import type { TableModel } from './model.ts';

type Wording = Pick<TableModel, 'text' | 'ui' | 'name' | 'say' | 'pieces'>;

type Place = (value: string) => string | undefined;

/** Places go by what they are called on the board; brackets are for the coordinates of those that have no name. */
function withPlaces(message: string, params: ParamsView, place: Place): readonly [message: string, params: ParamsView] {
  let said = message;
  const named = Object.entries(params).map(([key, value]) => {
    const name = typeof value === 'string' ? place(value) : undefined;
    if (name === undefined || name === value) return [key, value] as const;
    said = said.replaceAll(`({${key}})`, `{${key}}`);
    return [key, name] as const;
  });
  return [said, Object.fromEntries(named)];
}

/** How everything is called at this table. `pieces` stays the same while names and language do; so does `say`, where no place has a name that may change. */
export function useWording(
  { lang, seats, me, vars }: Pick<TableModel, 'lang' | 'seats' | 'me' | 'vars'>,
  { texts, board }: Pick<GameParts, 'texts' | 'board'>,
): Wording {
  const ui = uiIn(lang);
  const text = texts[lang];
  // The names change far more seldom than what is known of the seats.
  const namesKey = seats.map((seat) => nameOf(seat, ui.common.aPlayer)).join('\n');
  const names = useMemo(() => namesKey.split('\n'), [namesKey]);
  const context = useMemo(() => contextFor(text, lang, names, me), [text, lang, names, me]);
  const placed = board.place === undefined ? null : vars;
  const place = useMemo((): Place | null => {
    const { place: find } = board;
    return find === undefined ? null : (value) => find(value, { vars: placed, text, lang });
  }, [board, placed, text, lang]);
  return {
    text,
    ui,
    name: (seat) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    say: useCallback(
      (message: string, params: ParamsView = {}) =>
        place === null ? format(message, params, context) : format(...withPlaces(message, params, place), context),
      [context, place],
    ),
    pieces: useCallback((message: string, params: ParamsView = {}) => pieces(message, params, context), [context]),
  };
}
