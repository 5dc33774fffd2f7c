import { contextFor, format, outcomeText, type SeatId } from '#engine';
import type { TableModel } from '../model.ts';
import { textOf } from '../prompt/prompt.ts';
import { listed, paramsOf } from '../words.ts';

export type Voice = Pick<TableModel, 'ui' | 'me' | 'name' | 'say' | 'seats'>;

/** As those are told who were not there: nobody is «you». */
export function voiceForOthers({ ui, text, lang, seats, seatInfo, name }: TableModel): Voice {
  const nameOf = (seat: SeatId): string => seatInfo(seat)?.name ?? name(seat);
  const context = { ...contextFor(text, lang, []), seatName: nameOf };
  return { ui, seats, me: null, name: nameOf, say: (message, params = {}) => format(message, params, context) };
}

export function titleOf({ ui, me, name, say, seats }: Voice, winners: readonly number[]): string {
  if (me !== null && winners.includes(me)) return ui.end.won;
  // Alone there is nobody to draw with: the game itself has won.
  if (winners.length === 0) return seats.length === 1 ? ui.end.lost : ui.end.draw;
  if (winners.length === 1) return say(ui.end.wonBy, { seat: { seat: winners[0] } });
  return say(ui.end.wonTogether, { names: listed(winners.map(name), ui.common.and) });
}

/** Why it ended, without a full stop. */
export function reasonOf({ text, lang, view }: Pick<TableModel, 'text' | 'lang' | 'view'>, voice: Pick<Voice, 'say'>): string {
  const { outcome } = view;
  if (outcome === null) return '';
  return textOf(voice, outcomeText(text, lang, outcome.reason), paramsOf(view, outcome.params), outcome.reason).replace(/\.$/, '');
}
