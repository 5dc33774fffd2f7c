import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { budgetOf, type LabLevel } from '#bots/index.ts';
import { addTally, newTally, type Series, type Tally } from '#bots/series.ts';
import { type Counts, countsOf, type Sums } from '#bots/sums.ts';
import { BotsBusy } from '../bots/bots.ts';
import type { House } from '../house.ts';
import type { TrialReply, TrialRequest } from '../schema.ts';
import { trouble } from '../trouble.ts';
import { labSetOf } from './figures.ts';

/** So many results are kept; the oldest makes room. */
const SLOTS = 512;
const KEPT_MS = 90 * 24 * 3600_000;
/** Of one person: one under way and two that wait. Of an address some more, and of all so many. */
const OF_PERSON = 3;
const OF_ADDRESS = 6;
const OF_ALL = 40;
/** Matches that are asked for at once: people who wait end it early anyway. */
const STRETCH = 4;
const OFTEN_MS = 1500;
const REST_MS = 400;
/** A node that has not told for so long is not at it any more. */
const SILENT_MS = 600_000;
/** So often one that waits says that it still does. */
const STILL_MS = 60_000;

/** A series that somebody asked for. */
interface Trial {
  readonly id: string;
  readonly series: Series;
  readonly level: LabLevel;
  readonly rulesVersion: number;
  readonly by: string;
  readonly at: number;
  readonly told: number;
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  readonly counts: Counts;
}

interface Own {
  trial: Trial;
  readonly address: string;
  readonly tally: Tally;
  /** Somebody wants no more of it. */
  stopped: boolean;
  /** As it lies in the store. */
  text: string;
}

const isOpen = ({ state }: Trial): boolean => state === 'waiting' || state === 'running';
const slotOf = (id: string): string | null => /^([0-9a-z]{1,2})-[0-9a-f]{12}$/.exec(id)?.[1] ?? null;
const nameOf = (slot: string): string => `trial/${slot}`;

/** What is shown needs no cards, and it lies in one row. */
const slim = (tally: Tally): Counts => ({ ...countsOf(tally), cards: {}, pairs: {} });

function sumsOf({ series, level, rulesVersion, counts }: Trial): Sums {
  const given = Object.entries(series.options).map(([key, value]) => `${key}=${value}`);
  const playouts = series.budget.iterations ?? 0;
  return {
    ...counts,
    game: series.game,
    rulesVersion,
    players: series.players,
    bots: series.bots,
    playouts: series.bots.map(() => budgetOf(level, series.budget).iterations ?? 0),
    options: series.options,
    seed: series.seed,
    swap: false,
    command:
      `npm run -s lab -- simulate --game ${series.game} --players ${series.players} --games ${counts.games} --seed ${series.seed} --bots ${level}` +
      `${level === 'random' ? '' : ` --iterations ${playouts}`}${given.length === 0 ? '' : ` --options ${given.join(',')}`} --balance`,
  };
}

/** «Run it yourself»: series of matches that people ask for, played by what threads have left over. */
export class Trials {
  private readonly house: House;
  private readonly own = new Map<string, Own>();
  private closed = false;

  constructor(house: House) {
    this.house = house;
  }

  private left(): Own[] {
    return [...this.own.values()].filter(({ trial }) => isOpen(trial));
  }

  private async keep(one: Own, trial: Trial): Promise<boolean> {
    const text = JSON.stringify(trial);
    const name = nameOf(slotOf(trial.id) ?? '');
    if (!(await this.house.store.setSetting(name, text, one.text === '' ? null : one.text))) return false;
    one.text = text;
    one.trial = trial;
    return true;
  }

  /** The next place in the ring; two nodes never get the same. */
  private async nextSlot(): Promise<string> {
    for (;;) {
      const before = await this.house.store.setting('trials');
      const at = before === null ? 0 : (Number(before) + 1) % SLOTS;
      if (await this.house.store.setSetting('trials', String(at), before)) return at.toString(36);
    }
  }

  private refuseMany(person: string, address: string): void {
    const left = this.left();
    const mine = left.filter(({ trial }) => trial.by === person).length;
    const here = left.filter((one) => one.address === address).length;
    if (mine >= OF_PERSON || here >= OF_ADDRESS || left.length >= OF_ALL) throw trouble('trials-busy');
  }

  async ask(person: string, address: string, id: string, wish: TrialRequest): Promise<string> {
    const game = this.house.library.gameById(id);
    if (game === undefined) throw trouble('unknown-game');
    if (wish.players < game.seats.min || wish.players > game.seats.max)
      throw trouble('wrong-seats', { min: game.seats.min, max: game.seats.max });
    if (this.house.config.trialMatches === 0 || this.house.bots.simulate === undefined) throw trouble('no-trials');
    this.refuseMany(person, address);
    const slot = await this.nextSlot();
    const now = this.house.now();
    const series: Series = {
      game: id,
      players: wish.players,
      games: Math.min(wish.games, this.house.config.trialMatches),
      seed: randomBytes(4).readUInt32BE(),
      bots: Array.from({ length: wish.players }, () => wish.level),
      options: Object.fromEntries(game.options.map((one) => [one.key, one.default])),
      budget: { iterations: wish.playouts },
      swap: false,
      balance: true,
    };
    const tally = newTally(game, wish.players);
    const trial: Trial = {
      id: `${slot}-${randomBytes(6).toString('hex')}`,
      series,
      level: wish.level,
      rulesVersion: game.rulesVersion,
      by: person,
      at: now,
      told: now,
      state: 'waiting',
      counts: slim(tally),
    };
    const one: Own = { trial, address, tally, stopped: false, text: (await this.house.store.setting(nameOf(slot))) ?? '' };
    // Others may have asked meanwhile.
    this.refuseMany(person, address);
    this.own.set(trial.id, one);
    if (!(await this.keep(one, trial))) {
      this.own.delete(trial.id);
      throw trouble('busy');
    }
    this.begin(person);
    return trial.id;
  }

  /** One of each person at a time; the others of that person wait. */
  private begin(person: string): void {
    const mine = this.left().filter(({ trial }) => trial.by === person);
    if (this.closed || mine.some(({ trial }) => trial.state === 'running')) return;
    const [next] = mine;
    if (next === undefined) return;
    next.trial = { ...next.trial, state: 'running' };
    void this.played(next).finally(() => {
      // What is over is read from the store.
      this.own.delete(next.trial.id);
      this.begin(person);
    });
  }

  private async played(one: Own): Promise<void> {
    try {
      await this.play(one);
    } catch (error) {
      // Threads that are taken away at the end break off what they do.
      if (this.closed) return;
      this.house.report('trial', error);
      await this.keep(one, { ...one.trial, state: 'failed', told: this.house.now() });
    }
  }

  private async play(one: Own): Promise<void> {
    const { games } = one.trial.series;
    // Stopped at another node while it waited.
    if (!(await this.keep(one, { ...one.trial, told: this.house.now() }))) return;
    for (let kept = 0; ; ) {
      const part = await this.stretch(one);
      if (this.closed) return;
      if (part === null) await sleep(REST_MS);
      else addTally(one.tally, part);
      const state = one.tally.games >= games ? 'done' : one.stopped ? 'stopped' : 'running';
      if (state === 'running' && performance.now() - kept < OFTEN_MS) continue;
      kept = performance.now();
      // Where another node has stopped it, it is stopped.
      if (!(await this.keep(one, { ...one.trial, state, told: this.house.now(), counts: slim(one.tally) })) || state !== 'running') return;
      await this.stillWaiting(one.trial.by);
    }
  }

  /** What waits behind it is not forgotten: other nodes would take it for stopped. */
  private async stillWaiting(by: string): Promise<void> {
    const now = this.house.now();
    for (const one of this.left()) {
      const { trial } = one;
      if (trial.by !== by || trial.state !== 'waiting' || now - trial.told < STILL_MS) continue;
      // Stopped at another node.
      if (!(await this.keep(one, { ...trial, told: now }))) this.own.delete(trial.id);
    }
  }

  /** Some matches more; null: there was no time for any. */
  private async stretch({ trial: { series, by, id }, tally }: Own): Promise<Tally | null> {
    const from = tally.games;
    const to = Math.min(series.games, from + STRETCH);
    try {
      const part = await this.house.bots.simulate?.(
        { game: series.game, header: { seats: series.players }, series, from, to },
        { person: by, match: id },
      );
      return part === undefined || part.games === 0 ? null : part;
    } catch (error) {
      if (error instanceof BotsBusy) return null;
      throw error;
    }
  }

  private async stored(id: string): Promise<{ readonly trial: Trial; readonly text: string }> {
    const slot = slotOf(id);
    const text = slot === null ? null : await this.house.store.setting(nameOf(slot));
    const trial = text === null ? null : (JSON.parse(text) as Trial);
    if (text === null || trial === null || trial.id !== id || this.house.now() - trial.at > KEPT_MS) throw trouble('not-found');
    return { trial, text };
  }

  async read(id: string, person: string | null): Promise<TrialReply> {
    const here = this.own.get(id);
    const trial = here?.trial ?? (await this.stored(id)).trial;
    const isSilent = here === undefined && this.house.now() - trial.told > SILENT_MS;
    const state = isOpen(trial) && (isSilent || here?.stopped === true) ? 'stopped' : trial.state;
    const counts = here === undefined ? trial.counts : slim(here.tally);
    return {
      id,
      game: trial.series.game,
      state,
      wanted: trial.series.games,
      before:
        here === undefined || state !== 'waiting'
          ? 0
          : this.left()
              .filter((one) => one.trial.by === trial.by)
              .indexOf(here),
      mine: trial.by === person,
      set: counts.games === 0 ? null : labSetOf(sumsOf({ ...trial, counts })),
    };
  }

  async stop(id: string, person: string): Promise<void> {
    const here = this.own.get(id);
    const { trial, text } = here ?? (await this.stored(id));
    if (trial.by !== person) throw trouble('not-host');
    if (here?.trial.state === 'running') {
      here.stopped = true;
      return;
    }
    if (!isOpen(trial)) return;
    const stopped = JSON.stringify({ ...trial, state: 'stopped', told: this.house.now() } satisfies Trial);
    this.own.delete(id);
    if (!(await this.house.store.setSetting(nameOf(slotOf(id) ?? ''), stopped, text))) throw trouble('busy');
  }

  /** What is done is kept. */
  async close(): Promise<void> {
    this.closed = true;
    const now = this.house.now();
    const open = this.left().map((one) => this.keep(one, { ...one.trial, state: 'stopped', told: now, counts: slim(one.tally) }));
    await Promise.allSettled(open);
  }
}
