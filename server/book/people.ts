import { setTimeout as sleep } from 'node:timers/promises';
import { addTally, newTally, type Tally } from '#bots/series.ts';
import { countsOf, type Pair, type Sums } from '#bots/sums.ts';
import { type Game, shareOf } from '#engine';
import type { Played } from '../bots/counting.ts';
import type { House } from '../house.ts';
import { headerOf } from '../match/checkpoints.ts';
import type { LabReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { LEAST } from './figures.ts';

/** The latest matches of a game: enough for narrow intervals, and soon read. */
const MOST = 3000;
const AT_ONCE = 10;
const PAUSE_MS = 100;
const TIMES = { firstMs: 10 * 60_000, againMs: 30 * 60_000, everyMs: 20 * 3600_000 };

/** What people have played on this server under the rules of today. */
export interface PeopleFigures {
  readonly rulesVersion: number;
  /** One person against one bot, without hints: matches, and how many the person won. Whoever gave up has lost. */
  readonly against: Pair;
  /** People among themselves, by number of players. */
  readonly sets: readonly Sums[];
}

const nameOf = (game: string): string => `people/${game}`;

/** Counts for itself: not taken from somewhere, not the same deal for everybody, nobody stood in for anybody. */
const isPlain = (row: MatchRow): boolean =>
  row.outcome !== null &&
  row.offline !== true &&
  row.from === null &&
  row.daily === undefined &&
  Object.keys(row.standIns ?? {}).length === 0 &&
  row.seats.length === row.players;

/** Everybody on a seat of their own, to the end. */
export function isAmongPeople(row: MatchRow): boolean {
  const people = new Set(row.seats.map(({ kind, identity }) => (kind === 'human' ? identity : null)));
  return isPlain(row) && row.players > 1 && !people.has(null) && people.size === row.players;
}

/** Whether the only person won against the only bot; null: it was another match. */
export function wonAgainstBot(row: MatchRow): boolean | null {
  if (!isPlain(row) || row.players !== 2 || Object.keys(row.hintsUsed ?? {}).length > 0) return null;
  const person = row.seats.findIndex(({ kind, was }) => kind === 'human' || (kind === 'left' && was !== undefined));
  const isPair = person >= 0 && row.seats[1 - person].kind === 'bot' && row.seats[1 - person].was === undefined;
  return isPair ? row.seats[person].kind === 'human' && (row.outcome?.winners.includes(person) ?? false) : null;
}

const sumsOf = (game: Game, players: number, tally: Tally): Sums => ({
  ...countsOf(tally),
  game: game.id,
  rulesVersion: game.rulesVersion,
  players,
  bots: [],
  playouts: [],
  options: {},
  seed: null,
  swap: false,
  command: null,
});

/** Counts what people have played, in small pieces and on threads that nobody else wants. */
export async function countPeople(house: House, game: Game, pause: () => Promise<unknown>): Promise<PeopleFigures> {
  const { store, bots } = house;
  let [games, wins] = [0, 0];
  const waiting = new Map<number, Played['matches'][number][]>();
  const tallies = new Map<number, Tally>();
  const counted = async (players: number): Promise<void> => {
    const matches = waiting.get(players) ?? [];
    waiting.delete(players);
    if (matches.length === 0 || bots.count === undefined) return;
    const part = await bots.count({ game: game.id, header: { seats: players }, matches }, { person: 'house', match: nameOf(game.id) });
    const all = tallies.get(players) ?? newTally(game, players);
    addTally(all, part);
    tallies.set(players, all);
  };
  for (const id of await store.latestOf(game.id, game.rulesVersion, MOST)) {
    const row = await store.match(id);
    if (row === null) continue;
    const won = wonAgainstBot(row);
    if (won !== null) [games, wins] = [games + 1, wins + (won ? 1 : 0)];
    if (!isAmongPeople(row)) continue;
    const entries = (await store.journal(id)).map(({ entry }) => entry);
    const list = waiting.get(row.players) ?? [];
    list.push({ header: headerOf(row), entries });
    waiting.set(row.players, list);
    if (list.length < AT_ONCE) continue;
    await counted(row.players);
    await pause();
  }
  for (const players of Array.from(waiting.keys())) await counted(players);
  const sets = [...tallies].sort(([a], [b]) => a - b).map(([players, tally]) => sumsOf(game, players, tally));
  return { rulesVersion: game.rulesVersion, against: [games, wins], sets };
}

/** As it was counted last; null: not yet, or under other rules. */
export async function peopleOf({ store }: Pick<House, 'store'>, game: Game): Promise<PeopleFigures | null> {
  const text = await store.setting(nameOf(game.id));
  const found = text === null ? null : (JSON.parse(text) as PeopleFigures);
  return found?.rulesVersion === game.rulesVersion ? found : null;
}

/** Few matches would tell about single people. */
export const againstOf = ({ against: [games, wins] }: PeopleFigures): LabReply['against'] =>
  games < LEAST ? null : { ...shareOf(wins, games), games };

export async function renewPeople(house: House, pause: () => Promise<unknown> = () => sleep(PAUSE_MS)): Promise<void> {
  for (const game of house.library.games) {
    const before = await house.store.setting(nameOf(game.id));
    await house.store.setSetting(nameOf(game.id), JSON.stringify(await countPeople(house, game, pause)), before);
  }
}

/** Once a day, at one of the nodes. */
export function schedulePeople(house: House): () => void {
  let busy = false;
  const look = async (): Promise<void> => {
    const now = house.now();
    if (busy || !(await house.store.claim('people-figures', now, now + TIMES.everyMs))) return;
    busy = true;
    await renewPeople(house).finally(() => {
      busy = false;
    });
  };
  const again = (): void => void look().catch((error: unknown) => house.report('people-figures', error));
  const first = setTimeout(again, TIMES.firstMs).unref();
  const often = setInterval(again, TIMES.againMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(often);
  };
}
