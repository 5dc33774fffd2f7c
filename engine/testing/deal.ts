import { onTestFailed, onTestFinished } from 'vitest';
import type { Game } from '../game.ts';
import { checkLaws, LawBroken, replayEqual, restRefused } from '../laws.ts';
import { Match } from '../match.ts';
import type { View } from '../see.ts';
import type { CardId, Outcome, Table } from '../types.ts';
import { SPECTATOR } from '../types.ts';
import type { Stop, Turn } from './course.ts';
import { Course } from './course.ts';
import { dump } from './dump.ts';
import type { LayoutSettings, LooseScenario, NoTie, Scenario } from './layout.ts';
import { layOut, seatCount, theOnly } from './layout.ts';
import type { NameSettings, SeatName } from './names.ts';
import { Names, plainName, SEAT_NAMES } from './names.ts';
import type { Seat } from './seat.ts';
import { logKeysOf, seatAt } from './seat.ts';
import type { TextLaw } from './texts.ts';

/** What a game says once, in `test/table.ts`, about its scenarios. */
export interface TableSettings<V, Tie extends object = NoTie> extends LayoutSettings<V, Tie>, NameSettings<V> {
  /** Hears everything that the examples say. */
  readonly texts?: TextLaw;
  /** Which turn it is and whose, where that is not `vars.turn` and `vars.active`. */
  turn?(t: Table<V>): Turn;
}

export interface TestTable<V, Own extends string> {
  readonly match: Match<V>;
  readonly t: Table<V>;
  /** Printed names in a zone, piles from the top; marks of the test's own are left out. */
  zone(key: string): string[];
  /** The same with the marks: which of several cards of one name lies where. */
  copies(key: string): string[];
  readonly vars: V;
  readonly outcome: Outcome | null;
  /** Names of the winners; empty while nobody has won. */
  readonly winners: string[];
  /** The card with that printed name. */
  card(name: string): CardId;
  seat(name: SeatName): Seat<Own>;
  /** From now on the match stops where a turn ends, where a seat's turn begins, or where the test says so; null: nowhere. */
  until(stop: Stop<V> | null): void;
  /** Goes on from such a stop. */
  goesOn(): void;
  /** What happened so far in words, with the answers that nobody was asked for; every failure shows it. */
  readonly course: string;
  readonly spectator: View;
  readonly logKeys: string[];
}

/** The scenario table of a game: `const deal = scenarioTable<Vars, CardName, 'deck', 'hand'>(game, {...})`, made once in its test folder. */
export function scenarioTable<V, Card extends string, Shared extends string, Own extends string, Tie extends object = NoTie>(
  game: Game<V>,
  settings: TableSettings<V, Tie>,
) {
  return (scenario: Scenario<V, Card, Shared, Own, Tie>): { [S in SeatName]: Seat<Own> } & { table: TestTable<V, Own> } => {
    const names = new Names(settings);
    const seats = seatCount(game, scenario as { [name: string]: unknown });
    const table = layOut(game, settings, scenario as LooseScenario<V>, seats, names);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options: table.options, seed: scenario.seed ?? 1 };
    const write = dump(table);
    table.unasked = [];
    const match = Match.from(header, table);
    onTestFinished(({ task }) => write(match, task.name));
    const course = new Course(match, names, settings);
    course.tell(match.table, match.batches[0]);
    match.table.unasked = null;
    holdPosition(match);
    settings.texts?.hear(match);
    atTheEnd(match, course, scenario.unfinished === true, settings.texts);
    const copies = (key: string): string[] => namesIn(match, key, settings.piles, names);
    const zone = (key: string): string[] => copies(key).map(plainName);
    const seatObjects: { [name: string]: Seat<Own> } = {};
    SEAT_NAMES.slice(0, game.seats.max).forEach((name, seat) => {
      const verbs = seatAt(match, seat, names, course);
      for (const own of game.zones) if (own.owner === seat) Object.defineProperty(verbs, own.name, { get: () => zone(own.key) });
      const keyOf = (own: Own): string => game.zones.find((one) => one.owner === seat && one.name === own)?.key ?? own;
      seatObjects[name] = Object.assign(verbs, { copies: (own: Own) => copies(keyOf(own)) }) as Seat<Own>;
    });
    const testTable: TestTable<V, Own> = {
      match,
      get t() {
        return match.table;
      },
      zone,
      copies,
      get vars() {
        return match.table.vars;
      },
      get outcome() {
        return match.table.outcome;
      },
      get winners() {
        return (match.table.outcome?.winners ?? []).map((seat) => SEAT_NAMES[seat]);
      },
      card: (name) => theOnly(names.meant(match.table, name), name),
      seat: (name) => seatObjects[name],
      until: (stop) => course.until(stop),
      goesOn: () => course.goesOn(),
      get course() {
        return course.words;
      },
      get spectator() {
        return match.view(SPECTATOR) as View;
      },
      get logKeys() {
        return logKeysOf(match, SPECTATOR);
      },
    };
    return { ...(seatObjects as { [S in SeatName]: Seat<Own> }), table: testTable };
  };
}

function namesIn<V>(match: Match<V>, key: string, piles: readonly string[], names: Names<V>): string[] {
  const { zones } = match.game;
  const z = zones.findIndex((zone) => zone.key === key);
  if (z < 0) throw new Error(`${match.game.id} has no zone ${key}`);
  const listed = match.table.zones[z].map((id) => names.card(match.table, id));
  return piles.includes(zones[z].name) ? listed.reverse() : listed;
}

/** A position that no match could come to proves nothing. */
function holdPosition<V>(match: Match<V>): void {
  try {
    checkLaws(match as unknown as Match);
  } catch (broken) {
    throw new LawBroken(`the position that the scenario deals is impossible: ${broken instanceof Error ? broken.message : String(broken)}`);
  }
}

/** Every test ends by law, and every failure tells the course of the example. */
function atTheEnd<V>(match: Match<V>, course: Course<V>, unfinished: boolean, texts: TextLaw | undefined): void {
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    course.finish();
    const quiet = match.open === null || match.open.asks.every((ask) => ask.prompt.quiet === true);
    if (!quiet && !unfinished)
      throw new LawBroken(`the example ends in the middle of an effect; open: ${course.open} (finish it, or say unfinished: true)`);
    const complaints = texts?.complaints.splice(0) ?? [];
    if (complaints.length > 0) throw new LawBroken(`law of texts: ${complaints.join('; ')}`);
    const bare = match as unknown as Match;
    checkLaws(bare);
    restRefused(bare);
    replayEqual(bare);
  });
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? [])
      error.message += `\n\nWhat happened at the table:\n${course.words}\nopen: ${course.open}`;
  });
}
