import type { CardId, Game, Header, SeatId, Table } from '#engine';
import { cloneTable, fittingOptions, Match, refOf } from '#engine';
import type { Position } from './lessons.ts';

/** Whoever deals a position answers what comes before it in the simplest way: with the first that is offered. */
export const simplest = (match: Match, seat: SeatId): readonly number[] => {
  const ask = match.askOf(seat);
  return Array.from({ length: ask?.min ?? 0 }, (_, i) => i);
};

const MOST_ANSWERS = 40;
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Deals a match, lays the named cards where the position wants them, and begins there. */
export function dealPosition(game: Game, position: Position): { readonly match: Match; readonly seed: string } {
  const seed = seedOf(position.seed);
  const header: Header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: position.seats,
    options: fittingOptions(game, position.seats, position.options),
    seed,
  };
  const dealt = Match.start(game, header, { record: true, keep: true });
  // Choices of the setup, until somebody's turn is a quiet moment.
  for (let i = 0; i < MOST_ANSWERS && dealt.open !== null && dealt.n < 1 + position.seats * 2; i++) {
    const asks = dealt.open.asks.filter(({ seat }) => dealt.askOf(seat) !== null);
    if (asks.every(({ prompt }) => prompt.quiet === true)) break;
    for (const { seat } of asks) if (dealt.askOf(seat) !== null) dealt.answer(seat, dealt.n, simplest(dealt, seat), 'bot');
  }
  const t = cloneTable(dealt.table);
  layCards(game, t, position);
  position.arrange(t);
  const match = Match.from(header, t, { record: true, keep: true });
  if (position.lead !== undefined) playFirst(match, position.lead);
  return { match, seed };
}

function layCards(game: Game, t: Table<unknown>, { cards, rest }: Position): void {
  const zoneAt = (key: string): number => {
    const at = game.zones.findIndex((zone) => zone.key === key);
    if (at < 0) throw new Error(`${game.id} has no zone ${key}`);
    return at;
  };
  const defOf = (card: CardId): string => game.defs[t.def[card]].id;
  const move = (card: CardId, zone: number): void => {
    const from = t.zones[t.zone[card]];
    from.splice(from.indexOf(card), 1);
    t.zones[zone].push(card);
    t.zone[card] = zone;
  };
  const placed = new Set<CardId>();
  for (const key of Object.keys(cards)) {
    const zone = zoneAt(key);
    for (const card of t.zones[zone].slice()) {
      const { kind } = game.defs[t.def[card]];
      const to = zoneAt(typeof rest === 'string' ? rest : rest(kind));
      // What goes back under a pile is not what is drawn next.
      move(card, to);
      t.zones[to].unshift(t.zones[to].pop() ?? card);
    }
  }
  for (const [key, names] of Object.entries(cards))
    for (const name of names) {
      const card = t.def.findIndex((_, id) => !placed.has(id) && defOf(id) === name);
      if (card < 0) throw new Error(`${game.id} has no (further) card ${name}`);
      placed.add(card);
      move(card, zoneAt(key));
    }
}

/** Somebody else plays this card. */
function playFirst(match: Match, name: string): void {
  const { game } = match.table;
  const asked = match.open?.asks[0];
  const pick = asked?.options.findIndex((option) => {
    const ref = refOf(option);
    const card = ref.kind === 'card' ? ref.card : -1;
    return card >= 0 && game.defs[match.table.def[card]].id === name;
  });
  if (asked === undefined || pick === undefined || pick < 0) throw new Error(`${name} cannot be played first`);
  match.answer(asked.seat, match.n, [pick], 'bot');
}

/** An answer of the person at seat 0, with the names of the cards instead of their numbers. */
export function namedAnswer(
  match: Match,
  keys: readonly string[],
): { readonly keys: readonly string[]; readonly cards: readonly string[] } {
  const { game, def } = match.table;
  const nameOf = (card: CardId): string => game.defs[def[card]]?.id ?? '';
  const options = match.view(0).decision?.mine?.options ?? [];
  const cards = keys.flatMap((key) => {
    const ref = options.find((option) => option.key === key)?.ref;
    return ref?.kind === 'card' ? [nameOf(ref.card)] : [];
  });
  return { keys: keys.map((key) => key.replaceAll(/\bc(\d+)/g, (_, card: string) => nameOf(Number(card)))), cards };
}
