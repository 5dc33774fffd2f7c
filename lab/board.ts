import type { CardView, Game, View } from '#engine';
import type { Io, Paint } from './io.ts';
import { wrap } from './io.ts';
import type { Words } from './words.ts';

const SHOWN_OF_A_PILE = 8;

/** The whole table in words, from a seat's view: what everybody shares first, then seat by seat, the reader last. */
export function board(
  game: Game,
  view: View,
  words: Words,
  bots: readonly (string | null)[],
  io: Pick<Io, 'columns'>,
  paint: Paint,
): string {
  const width = Math.min(io.columns, 120);
  const lines: string[] = [paint.dim('─'.repeat(width))];
  const turn = turnOf(view);
  if (turn !== null) lines.push(paint.bold(words.lab.turn(turn)));
  for (const zone of game.zones) {
    const cards = view.zones[zone.key];
    if (zone.owner === null && cards !== undefined && cards.length > 0) lines.push(line(words.zone(zone.key), cards, words, width, paint));
  }
  if (game.pages?.sketch !== undefined) lines.push('', ...game.pages.sketch(view, words.lang, words.names).map((row) => `  ${row}`));
  const seats = view.ring.filter((seat) => seat !== view.seat);
  if (view.seat !== null) seats.push(view.seat);
  for (const seat of seats) {
    const note = seat === view.seat ? words.lab.you : (bots[seat] ?? '');
    lines.push('', `${paint.bold(words.names[seat])}${note === '' ? '' : paint.dim(` (${note})`)}`);
    for (const zone of game.zones) {
      const cards = view.zones[zone.key];
      if (zone.owner === seat && cards !== undefined && cards.length > 0)
        lines.push(line(words.text.zones[zone.name] ?? zone.name, cards, words, width, paint));
    }
  }
  return `${lines.join('\n')}\n`;
}

function line(name: string, cards: readonly CardView[], words: Words, width: number, paint: Paint): string {
  const known = cards.filter((card) => card.def !== null);
  // The top of a pile is what matters, and it is at the end of the list.
  const top = known.slice(-SHOWN_OF_A_PILE).map((card) => words.card(card.def, card.id));
  const rest = known.length - top.length;
  const parts: string[] = [];
  if (known.length < cards.length) parts.push(words.lab.cards(cards.length - known.length));
  if (top.length > 0) parts.push(top.reverse().join(', '));
  if (rest > 0) parts.push(words.lab.more(rest));
  return wrap(`  ${paint.dim(`${name}:`)} ${parts.join('; ')}`, width, '      ');
}

function turnOf(view: View): number | null {
  const { vars } = view;
  return typeof vars === 'object' && vars !== null && 'turn' in vars && typeof vars.turn === 'number' ? vars.turn : null;
}
