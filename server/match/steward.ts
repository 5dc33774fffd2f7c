import { createHash } from 'node:crypto';
import { budgetOf } from '#bots/levels.ts';
import { jobFor } from '#bots/work.ts';
import { type Ask, checkPicks, isWindow, type SeatId, type Wish } from '#engine';
import { BotsBusy } from '../bots/bots.ts';
import type { TableHouse } from '../house.ts';
import type { CommandReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import type { Audience } from './audience.ts';
import { botOf, type Duty, duties, type Facts, isReading, missesOf } from './clock.ts';
import { isSlow, preparedPicks, withoutGiven } from './slow.ts';

const MISSES = 2;
/** When the bots have too much to do, they are asked again after so long. */
const BUSY_MS = 1_000;
/** The same where nobody plays. */
const LEISURE_MS = 4_000;

const FAR_MS = 600_000;

/** As many as a steady bot has in its usual time on a slow machine. */
const DAILY_PLAYOUTS = 300;

/** The part of a room that its steward may use. */
export interface RoomOfSteward {
  facts(): Facts | null;
  audience(): Audience;
  /** How long a bot's answer may be held back until the page of the only person has shown what happened before. */
  patience(): number;
  /** Resolves when it has. */
  untilShown(): Promise<void>;
  /** Before the start: when it begins by itself, and with whom. */
  begins(): number | null;
  begin(): Partial<MatchRow>;
  inTurn(work: () => Promise<void> | void): Promise<void>;
  refresh(): Promise<boolean>;
  change(decide: () => { readonly entries?: readonly Wish[]; readonly row?: Partial<MatchRow> }): Promise<CommandReply>;
}

/** Does what has to be done at a table without anybody asking: bots' answers, clocks, windows that close. */
export class Steward {
  private readonly house: TableHouse;
  private readonly room: RoomOfSteward;
  private timer: NodeJS.Timeout | null = null;
  /** Busy bots are asked again. */
  private later: NodeJS.Timeout | null = null;
  private readonly thinking = new Map<SeatId, number>();
  private closed = false;

  constructor(house: TableHouse, room: RoomOfSteward) {
    this.house = house;
    this.room = room;
  }

  get isThinking(): boolean {
    return this.thinking.size > 0;
  }

  /** A person plays here, present or not: sooner or later the table waits for somebody. */
  private get hasPlayers(): boolean {
    const facts = this.room.facts();
    if (facts === null) return false;
    const { row, match } = facts;
    return match.table.ring.some((seat) => (row.seats[seat]?.identity ?? null) !== null && botOf(row, match, seat) === null);
  }

  /** Nothing thinks for a table at which nobody sits and which nobody watches. */
  private duties(): Duty[] {
    const begins = this.room.begins();
    if (begins !== null) return [{ kind: 'begin', seat: 0, at: begins }];
    const facts = this.room.facts();
    if (facts === null || (this.room.audience().size === 0 && !this.hasPlayers)) return [];
    return duties(facts, this.house);
  }

  nextDue(): number | null {
    const found = this.duties();
    const patience = this.room.patience();
    return found.length === 0 ? null : Math.min(...found.map(({ kind, at }) => (kind === 'bot' ? at + patience : at)));
  }

  /** Sets everything going that has to be done next. Safe to call at any time. */
  arm(): void {
    this.disarm();
    if (this.closed) return;
    let next = Number.POSITIVE_INFINITY;
    for (const duty of this.duties()) {
      // Thinking begins at once, so that the pause hides how long it takes.
      if (duty.kind === 'bot') this.think(duty, 'bot');
      else next = Math.min(next, duty.at);
    }
    if (next !== Number.POSITIVE_INFINITY) this.waitUntil(next);
  }

  armForWatchers(): void {
    if (!this.hasPlayers) this.arm();
  }

  private waitUntil(at: number): void {
    this.disarm();
    const wait = Math.max(0, at - this.house.now());
    // The store knows when the match is due: nothing is kept in memory for what is far away.
    if (wait < FAR_MS) this.timer = setTimeout(() => this.fulfil(), wait);
  }

  disarm(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  close(): void {
    this.closed = true;
    if (this.later !== null) clearTimeout(this.later);
    this.disarm();
  }

  private fulfil(): void {
    this.room
      .inTurn(async () => {
        await this.room.refresh();
        const due = this.duties().filter((duty) => duty.kind !== 'bot' && duty.at <= this.house.now());
        for (const duty of due) {
          if (duty.kind === 'begin') {
            await this.room.change(() => {
              const row = this.room.begin();
              return Object.keys(row).length === 0 ? {} : { row };
            });
            continue;
          }
          // In a window silence is a pass, at that very moment: a bot would take its time by what it finds in the hand.
          if (duty.kind === 'prepared') await this.givePrepared(duty);
          else if (duty.kind === 'clock' && !isWindow(this.room.facts()?.match.open ?? null)) this.think(duty, 'clock');
          else await this.pass(duty);
        }
        if (due.every((duty) => duty.kind === 'clock')) this.rearm(due);
      })
      .catch((error: unknown) => this.house.report('clock', error));
  }

  /** While bots think for people whose time is up, only later duties are waited for. */
  private rearm(due: readonly Duty[]): void {
    const later = this.duties().filter(
      (duty) => duty.kind !== 'bot' && !due.some((one) => one.kind === duty.kind && one.seat === duty.seat),
    );
    if (later.length > 0 && !this.closed) this.waitUntil(Math.min(...later.map((duty) => duty.at)));
  }

  /** Silence answers: in a window, and for who has left. */
  private async pass({ seat, kind }: Duty): Promise<void> {
    await this.room.change(() => {
      const match = this.room.facts()?.match;
      if (match === undefined || (kind !== 'left' && !isWindow(match.open)) || match.askOf(seat) === null) return {};
      return { entries: [{ kind: 'time-out', seat, n: match.n }] };
    });
  }

  /** An answer that was made before the window opened. It is used up by being given. */
  private async givePrepared({ seat }: Duty): Promise<void> {
    await this.room.change(() => {
      const facts = this.room.facts();
      const picks = facts === null ? null : preparedPicks(facts.row, facts.match, seat);
      if (facts === null || picks === null) return {};
      return {
        entries: [{ kind: 'answer', n: facts.match.n, seat, picks }],
        row: { prepared: withoutGiven(facts.row, facts.match, seat) },
      };
    });
  }

  private think(duty: Duty, why: 'bot' | 'clock'): void {
    const facts = this.room.facts();
    const { seat } = duty;
    if (facts === null || this.thinking.get(seat) === facts.match.n || this.closed) return;
    const { n } = facts.match;
    this.thinking.set(seat, n);
    this.chosen(facts, duty)
      .then((picks) => this.room.inTurn(() => this.botAnswers(seat, n, picks, why)))
      .catch((error: unknown) => {
        if (error instanceof BotsBusy) this.askLater();
        else this.house.report('bot', error);
      })
      .finally(() => {
        if (this.thinking.get(seat) === n) this.thinking.delete(seat);
      });
  }

  /** The bot's answer, not before its time. In a window not after it either: how long the bot thinks would tell what it holds. */
  private async chosen({ row, match }: Facts, { kind, seat, at }: Duty): Promise<readonly number[] | null> {
    const { bots, config, metrics } = this.house;
    const level = botOf(row, match, seat) ?? 'normal';
    const begun = performance.now();
    const wait = Math.max(0, at - this.house.now());
    // At the table of the day everybody in the same position meets the same answer.
    const chance =
      row.daily === undefined
        ? Math.floor(Math.random() * 2 ** 31)
        : createHash('sha256').update(`${row.seed} ${match.n} ${seat}`).digest().readUInt32BE(0);
    const job = jobFor(match, seat, level, config.botBudgetMs, chance, row.daily === undefined ? undefined : DAILY_PLAYOUTS);
    // Bots among themselves have nobody to hide anything from, so they may be late.
    const isWaited = this.hasPlayers;
    const inWindow = isWindow(match.open) && config.botPauseMs === null && isWaited;
    // Whoever waits here comes first; bots among themselves have what is left over.
    const waited = isWaited
      ? { within: Math.max(wait, budgetOf(level, { ms: config.botBudgetMs }).ms ?? 0), ...(inWindow ? { until: wait } : {}) }
      : {};
    const others = row.seats.flatMap(({ identity }) => identity ?? []);
    const picks = bots.choose(job, { person: row.host, others, match: row.id, ...waited }).then(
      (found) => {
        metrics.thinking.observe({ level }, (performance.now() - begun) / 1000);
        return found;
      },
      (error: unknown) => {
        if (error instanceof BotsBusy && !inWindow) throw error;
        if (!this.closed && !(error instanceof BotsBusy)) this.house.report('bot', error);
        return null;
      },
    );
    const pause = new Promise<void>((resolve) => setTimeout(resolve, wait));
    const time = kind === 'bot' ? pause.then(() => this.room.untilShown()) : pause;
    if (!inWindow) return (await Promise.all([picks, time]))[0];
    let ready: readonly number[] | null = null;
    void picks.then((found) => {
      ready = found;
    });
    await time;
    return ready;
  }

  /** Once for all seats that were refused: if each asked for all of them, there would be more every time. */
  private askLater(): void {
    if (this.closed || this.later !== null) return;
    this.later = setTimeout(
      () => {
        this.later = null;
        this.arm();
      },
      this.hasPlayers ? BUSY_MS : LEISURE_MS,
    );
  }

  private async botAnswers(seat: SeatId, n: number, picks: readonly number[] | null, why: 'bot' | 'clock'): Promise<void> {
    const facts = this.room.facts();
    if (this.closed || facts === null || facts.match.n !== n || facts.match.askOf(seat) === null) return;
    // What was thought while somebody began to read is thought again afterwards.
    if (isReading(facts.row, facts.match)) {
      this.thinking.delete(seat);
      return;
    }
    // A person who came back meanwhile, or took a bot away, answers again.
    const isBots = botOf(facts.row, facts.match, seat) !== null;
    if (why === 'bot' && !isBots) return this.arm();
    await this.room.change(() => {
      const now = this.room.facts();
      if (now === null || now.match.n !== n || now.match.askOf(seat) === null) return {};
      const legal = picks !== null && checkPicks(now.match.askOf(seat) as Ask, picks) === null;
      const answer: Wish = !legal ? { kind: 'time-out', n, seat } : { kind: 'answer', n, seat, picks, by: 'bot' };
      if (why !== 'clock' || isBots || !this.isGone(now, seat)) return { entries: [answer] };
      const seats = now.row.seats.map((one, i) => (i === seat ? { ...one, away: 'absent' as const } : one));
      return { entries: [{ kind: 'bot', seat, level: 'normal' }, answer], row: { seats } };
    });
  }

  private isGone({ row, match }: Facts, seat: SeatId): boolean {
    const identity = row.seats[seat]?.identity ?? null;
    if (identity === null) return false;
    if (missesOf(match, seat) + 1 >= MISSES) return true;
    // Over days everybody is away most of the time.
    return !isSlow(row) && this.room.audience().absentFor(identity) >= this.house.config.absentMs;
  }
}
