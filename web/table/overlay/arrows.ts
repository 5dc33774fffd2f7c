import type { AskView, EventView, OptionView, SeatId } from '#engine';
import { Match, SPECTATOR } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import type { Board, GameParts } from '../board.ts';

/** What an answer moves, and where to: each end as selectors, of which the first that can be seen on the table counts. */
export interface Arrow {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

type Moved = Extract<EventView, { e: 'move' }>;

const MOST = 3;
/** Answers of others that are waited for before a card has come to where it goes. */
const PASSES = 8;

const card = (id: number): string => `[data-card="${id}"]`;

/** A zone, or whoever it belongs to where the board does not lay it out. */
function zone(key: string): string[] {
  const owner = /:(\d+)$/.exec(key)?.[1];
  return [`[data-zone="${key}"]`, ...(owner === undefined ? [] : [`[data-seat="${owner}"]`])];
}

/** The match as it was at a moment. */
export function matchAt({ game }: Pick<GameParts, 'game'>, record: Pick<ReplayReply, 'header' | 'journal'>, at: number): Match {
  const match = Match.start(game, record.header, { record: true, keep: true });
  for (const { entry } of record.journal.slice(0, at - 1)) match.apply(entry);
  return match;
}

/** What the best answer at a moment would have moved, had nobody done anything about it. */
export function arrowsOf(
  parts: GameParts,
  record: Pick<ReplayReply, 'header' | 'journal'>,
  judged: Analysis['decisions'][number],
): Arrow[] {
  const match = matchAt(parts, record, judged.at);
  const ask = match.view(judged.seat).decision?.mine ?? null;
  if (ask === null) return [];
  const { keys } = judged.answers[0];
  const picked = ask.options.filter(({ key }) => keys.includes(key));
  const told = match.batches.length;
  if (match.answerKeys(judged.seat, match.n, keys) !== null) return [];
  letPass(match);
  const moves = match
    .events(SPECTATOR, told)
    .flat()
    .filter((event): event is Moved => event.e === 'move');
  return arrowsFor(picked, ask, judged.seat, moves, parts.board);
}

/** Nobody answers what could be answered. */
function letPass(match: Match): void {
  for (let i = 0; i < PASSES && match.open !== null; i++) {
    const { mode, asks } = match.open;
    if (mode !== 'first' && !asks.every((ask) => ask.prompt.window === true)) return;
    const waiting = asks.find((ask) => ask.min === 0 && match.askOf(ask.seat) !== null);
    if (waiting === undefined || match.answer(waiting.seat, match.n, []) !== null) return;
  }
}

export function arrowsFor(
  picked: readonly OptionView[],
  ask: Pick<AskView, 'params'>,
  seat: SeatId,
  moves: readonly Moved[],
  board: Pick<Board, 'points'>,
): Arrow[] {
  const arrows: Arrow[] = [];
  for (const option of picked) {
    const own = board.points?.(option);
    const { ref } = option;
    if (own !== undefined) arrows.push({ from: [own.from], to: [own.to] });
    else if (ref.kind === 'card') {
      const way = moves.filter((move) => move.card === ref.card);
      const last = way.at(-1);
      if (last !== undefined && last.to !== way[0].from) arrows.push({ from: [card(ref.card), ...zone(way[0].from)], to: zone(last.to) });
      // It stays where it is: something else goes there.
      else arrows.push(...sourceOf(ask, seat, ref.card).map((from) => ({ from, to: [card(ref.card)] })));
    } else if (ref.kind === 'seat') {
      arrows.push(
        ...sourceOf(ask, seat, null).map((from) => ({ from, to: [`[data-seat="${ref.seat}"]`, `[data-zone="hand:${ref.seat}"]`] })),
      );
    } else {
      const [first] = moves;
      if (first !== undefined && first.to !== first.from)
        arrows.push({ from: [card(first.card), ...zone(first.from)], to: zone(first.to) });
    }
  }
  return arrows.slice(0, MOST);
}

/** The card whose effect asks; otherwise whoever is asked. */
function sourceOf({ params }: Pick<AskView, 'params'>, seat: SeatId, but: number | null): string[][] {
  const effect = Object.values(params).find((value) => typeof value === 'object' && 'card' in value && value.card !== but);
  const own = typeof effect === 'object' && 'card' in effect && effect.card !== null ? [card(effect.card)] : [];
  return [[...own, `[data-seat="${seat}"]`, `[data-zone="hand:${seat}"]`]];
}
