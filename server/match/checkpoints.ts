import { type Entry, type Game, type Header, Match, type Snapshot, UNDO_DEPTH } from '#engine';
import type { TableHouse } from '../house.ts';
import type { Checkpoint, MatchRow, WholeMatch } from '../store/types.ts';
import { loaded } from './pieces.ts';

const CHECKPOINT_EVERY = 40;

export const headerOf = (row: MatchRow): Header => ({
  game: row.game,
  rulesVersion: row.rulesVersion,
  seats: row.players,
  options: row.options,
  seed: row.seed,
});

/** A checkpoint in the store, and the place in the journal of the first entry that a match taken up from it could take back. */
interface Kept {
  readonly entries: number;
  readonly first: number;
}

/**
 * How a match is taken up again: from the oldest checkpoint that anything can still reach back to. So it costs about the same however long the match
 * is and whatever was taken back in it. What was told before comes from the checkpoints, too.
 */
export class Checkpoints {
  private readonly house: TableHouse;
  private readonly game: Game;
  private kept: readonly Kept[] = [];
  /** Lists of events that the store has. */
  private told = 0;
  private stale = false;

  constructor(house: TableHouse, game: Game) {
    this.house = house;
    this.game = game;
  }

  /** Null: the journal does not fit the rules. `whole`: everything that was told is known and can be taken back. */
  async load({ row, journal, snapshot, told, past }: WholeMatch): Promise<{ readonly match: Match | null; readonly whole: boolean }> {
    const entries = journal.map(({ entry }) => entry);
    this.told = told;
    this.stale = false;
    this.kept = [];
    const sameRules = row.rulesVersion === this.game.rulesVersion;
    // Played under other rules: goes on from where it was; what came before cannot be run again.
    if (snapshot !== null && (sameRules ? past.length === told : row.status === 'playing')) {
      const match = await this.run(row, entries, snapshot);
      if (match !== null) {
        const lacking = told - past.length;
        for (let i = 0; i <= snapshot.entries; i++) match.batches[i] = [...(past[i - lacking] ?? [])];
        this.kept = [{ entries: snapshot.entries, first: snapshot.entries - (snapshot.since?.entries.length ?? 0) }];
        return { match, whole: sameRules };
      }
    }
    return sameRules ? { match: await this.run(row, entries, null), whole: true } : { match: null, whole: false };
  }

  private async run(row: MatchRow, entries: readonly Entry[], snapshot: Snapshot | null): Promise<Match | null> {
    try {
      return (await loaded(Match.loading(this.game, headerOf(row), entries, snapshot ?? undefined))).match;
    } catch (error) {
      this.house.report('journal', error);
      return null;
    }
  }

  /** Before an answer is taken back: checkpoints behind it do not lead to what comes now. */
  takingBack(reach: number): void {
    const left = this.kept.filter((one) => one.first <= reach);
    if (left.length === this.kept.length) return;
    this.kept = left;
    this.stale = true;
  }

  /** What is to be saved with the last `added` entries. */
  next(match: Match, added: number): Checkpoint | undefined {
    const entries = match.journal.length;
    const isDue = Math.floor(entries / CHECKPOINT_EVERY) !== Math.floor((entries - added) / CHECKPOINT_EVERY);
    if (!isDue && !this.stale) return undefined;
    // A node with earlier rules would take the match up from the first one and play it by them.
    if (this.told === 0 && this.house.store.elders.seen()) return undefined;
    // Nothing that is this old can be taken back: one of them is enough.
    const base = this.kept.findLast((one) => one.entries <= entries - UNDO_DEPTH);
    this.kept = this.kept.filter((one) => base === undefined || one.entries >= base.entries);
    const keep = this.kept.map((one) => one.entries);
    this.kept = [...this.kept, { entries, first: match.firstSince }];
    const events = match.batches.slice(this.told, entries + 1);
    this.told = entries + 1;
    this.stale = false;
    return { entries, snapshot: match.checkpoint(), events, keep };
  }
}
