import type { EventView, Game, SeatId } from '#engine';
import { canonical, isAsSeen, jointFault, journalHash, Match, type SeenShares, seedCommitment } from '#engine';
import type { ReplayReply } from '#server/schema.ts';
import type { Board } from '../board.ts';
import { cardIn } from '../show/scenes.ts';
import { seatOf } from '../talk/log.ts';

/** How a match went, read from its record by running it again in the page. */
export interface Course {
  /** By seat: the game's own measure of progress at the end of every turn. */
  readonly lines: readonly { readonly seat: SeatId; readonly values: readonly number[] }[];
  readonly turns: number;
  readonly decisions: number;
  readonly moves: number;
  readonly shuffles: number;
  /** How often another seat came to be in front. */
  readonly leads: number;
  /** Who gave up, and on which turn. */
  readonly resigned: readonly { readonly seat: SeatId; readonly turn: number }[];
  /** Who thought longest over one answer, and for how long. */
  readonly longest: { readonly seat: SeatId; readonly ms: number } | null;
  /** By seat: cards played, and answers that a person gave with the time they took. */
  readonly seats: readonly { readonly played: number; readonly answers: number; readonly ms: number }[];
}

export function courseOf(game: Game, board: Pick<Board, 'progress' | 'turnNumber' | 'plays'>, record: ReplayReply): Course {
  const match = Match.start(game, record.header, { record: true, keep: true });
  const seats = Array.from({ length: record.header.seats }, (_, seat) => seat);
  const values: number[][] = seats.map(() => []);
  const note = (turn: number): void => {
    for (const seat of seats) {
      // The line of who has gone ends there.
      if (!match.table.ring.includes(seat)) continue;
      const before = values[seat].at(-1) ?? 0;
      while (values[seat].length < turn) values[seat].push(before);
      // Everybody by what they knew themselves: it is over, nothing is hidden any more.
      values[seat][turn] = board.progress?.(match.table.vars, game.pages?.derived?.(match.table, seat) ?? null, seat) ?? 0;
    }
  };
  const turnNow = (): number => board.turnNumber?.(match.table.vars) ?? match.journal.length;
  note(turnNow());
  const resigned: { seat: SeatId; turn: number }[] = [];
  let longest: Course['longest'] = null;
  const sums = seats.map(() => ({ played: 0, answers: 0, ms: 0 }));
  record.journal.forEach(({ entry, at }, i) => {
    const spent = at - (record.journal[i - 1]?.at ?? record.startedAt);
    if (entry.kind === 'answer' && entry.by === undefined) {
      if (spent > (longest?.ms ?? 0)) longest = { seat: entry.seat, ms: spent };
      const own = sums[entry.seat];
      if (own !== undefined) [own.answers, own.ms] = [own.answers + 1, own.ms + spent];
    }
    if (entry.kind === 'resign' || entry.kind === 'leave' || (entry.kind === 'bot' && entry.forGood === true))
      resigned.push({ seat: entry.seat, turn: turnNow() });
    match.apply(entry);
    note(turnNow());
  });
  for (const event of record.events.flat()) {
    const own = event.e === 'log' && isPlay(event, board.plays) ? sums[seatOf(event.params) ?? -1] : undefined;
    if (own !== undefined) own.played++;
  }
  // The first batch is the setup.
  const events = match.batches.slice(1).flat();
  return {
    lines: seats.map((seat) => ({ seat, values: values[seat] })),
    turns: turnNow(),
    decisions: record.journal.filter(({ entry }) => entry.kind === 'answer').length,
    moves: events.filter((event) => event.e === 'move').length,
    shuffles: events.filter((event) => event.e === 'shuffle').length,
    leads: leadChanges(values),
    resigned,
    longest,
    seats: sums,
  };
}

/** Somebody plays a card: not every line that is worth a moment of its own is one. */
const isPlay = (event: Extract<EventView, { e: 'log' }>, plays: readonly string[] | undefined): boolean =>
  /^plays?\b/.test(event.key) && (plays === undefined || plays.includes(event.key)) && cardIn(event) !== null;

/** Only a seat that is alone in front leads. */
function leadChanges(values: readonly (readonly number[])[]): number {
  let leader = -1;
  let changes = 0;
  for (let turn = 0; turn < (values[0]?.length ?? 0); turn++) {
    const now = values.map((line) => line[turn] ?? 0);
    const top = Math.max(...now);
    const leaders = now.flatMap((value, seat) => (value === top && top > 0 ? [seat] : []));
    if (leaders.length !== 1 || leaders[0] === leader) continue;
    if (leader >= 0) changes++;
    leader = leaders[0];
  }
  return changes;
}

export type Verdict = 'fair' | 'old-rules' | 'wrong-seed' | 'wrong-share' | 'wrong-hash' | 'wrong-journal';

/** What is wrong with the seed; null: nothing. `seen`: what this page saw when it added a number of its own. */
function seedFault({ header, seedHash, joint }: ReplayReply, seen: SeenShares | null): 'wrong-seed' | 'wrong-share' | null {
  if (joint === undefined) {
    if (seen !== null) return 'wrong-share';
    return seedCommitment(header.seed) === seedHash ? null : 'wrong-seed';
  }
  const fault = jointFault(header.seed, seedHash, joint);
  return fault ?? (seen === null || isAsSeen(joint, seen) ? null : 'wrong-share');
}

/**
 * Was it fair? The seed must follow from what the house and the browsers at the table bound before the first card, and the journal must lead to the
 * result. Both are checked here in the page.
 */
export function checkFairness(game: Game, record: ReplayReply, shownHash: string, seen: SeenShares | null = null): Verdict {
  if (record.seedHash !== shownHash) return 'wrong-hash';
  const fault = seedFault(record, seen);
  if (fault !== null) return fault;
  if (record.header.rulesVersion !== game.rulesVersion) return 'old-rules';
  const entries = record.journal.map(({ entry }) => entry);
  if (journalHash(record.header, entries) !== record.hash) return 'wrong-journal';
  try {
    const match = Match.load(game, record.header, entries);
    return canonical(match.table.outcome) === canonical(record.outcome) ? 'fair' : 'wrong-journal';
  } catch {
    return 'wrong-journal';
  }
}

const KEY = 'zastolye-hash-';

/** The hash as this page first saw it: what the server says later is compared with that. */
export function firstHash(match: string, now: string): string {
  try {
    const known = sessionStorage.getItem(KEY + match);
    if (known !== null) return known;
    sessionStorage.setItem(KEY + match, now);
  } catch {
    // Private windows may refuse to store.
  }
  return now;
}
