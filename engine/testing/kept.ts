import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../game.ts';
import { decodeJournal, encodeJournal } from '../journal.ts';
import { Match } from '../match.ts';
import { fittingOptions } from '../options.ts';
import type { Rng } from '../random.ts';
import { below, fastRng } from '../random.ts';
import type { Entry, Options, SeatId } from '../types.ts';
import { BOX_FILE, boxIn, boxOf, withBox } from './box.ts';
import { playThrough } from './playthrough.ts';
import { randomPicks } from './policies.ts';
import type { Texts } from './texts.ts';

/** How a kept match is played when it is recorded. */
export interface KeptMatch<V> {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Options;
  /** How a seat answers; random if not given. */
  choose?(match: Match<V>, seat: SeatId, rng: Rng): readonly number[];
  /** Seats come, go and time out where the game allows it. */
  readonly restless?: boolean;
}

export interface KeptJournals {
  readonly names: readonly string[];
  /** Fails unless the match plays as it was recorded, word for word. */
  readonly holds: (name: string) => void;
}

const JOURNAL = '.journal';
const WORDS = '.txt';

/**
 * Whole matches of the present rules version in a folder of files: a journal to be run, and what it means to be read (`playThrough`). They notice when
 * a change makes old journals mean something else. Then `rulesVersion` must rise, and the matches are recorded anew; answers that are still possible
 * stay, and so does the deal behind them. The diff then shows the change and little else.
 */
export function keptJournals<V>(
  game: Game<V>,
  texts: Texts,
  folder: string,
  matches: { readonly [name: string]: KeptMatch<V> },
): KeptJournals {
  const file = (name: string, end: string): string => join(folder, `${name}${end}`);
  const command = `npm run -s lab -- record --game ${game.id}`;
  if (process.env.RECORD_JOURNALS === game.id) {
    mkdirSync(folder, { recursive: true });
    const box = (process.env.RECORD_CARDS === 'all' ? undefined : boxIn(folder)) ?? boxOf(game);
    writeFileSync(join(folder, BOX_FILE), `${JSON.stringify(box, null, 1)}\n`);
    const dealt = withBox(game, box);
    for (const [name, how] of Object.entries(matches)) {
      const match = play(dealt, how, existsSync(file(name, JOURNAL)) ? entriesIn(file(name, JOURNAL)) : []);
      writeFileSync(file(name, JOURNAL), `${encodeJournal(match.header, match.journal)}\n`);
      writeFileSync(file(name, WORDS), playThrough(dealt, texts.en, match.header, match.journal));
    }
  }
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((one) => one.endsWith(JOURNAL))
    .map((one) => one.slice(0, -JOURNAL.length));
  const strange = [...names, ...Object.keys(matches)].filter((name) => !names.includes(name) || matches[name] === undefined);
  if (strange.length > 0) throw new Error(`kept and wanted matches differ: ${strange.join(', ')}; record them with: ${command}`);
  return {
    names,
    holds(name) {
      const { header, entries } = decodeJournal(readFileSync(file(name, JOURNAL), 'utf8'));
      if (header.rulesVersion !== game.rulesVersion)
        throw new Error(`${name} is of rules version ${header.rulesVersion}, the game of ${game.rulesVersion}; record it with: ${command}`);
      const before = readFileSync(file(name, WORDS), 'utf8');
      const advice = `If that is meant: raise rulesVersion of ${game.id} where running matches would break, record with\n  ${command}\nand read the difference.`;
      const dealt = again(
        () => withBox(game, boxIn(folder) ?? boxOf(game)),
        `${name} holds other cards; record with:\n  ${command} --all-cards`,
      );
      const now = again(() => playThrough(dealt, texts.en, header, entries), `${name} cannot be played any more.\n${advice}`);
      if (now !== before) throw new Error(`${name} plays differently now.\n${firstDifference(before, now)}\n${advice}`);
    },
  };
}

function again<R>(run: () => R, message: string): R {
  try {
    return run();
  } catch (error) {
    throw new Error(`${message}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function firstDifference(before: string, now: string): string {
  const [was, is] = [before.split('\n'), now.split('\n')];
  const at = is.findIndex((line, i) => line !== was[i]);
  const from = Math.max(0, at - 3);
  return [...is.slice(from, at).map((line) => `  ${line}`), `- ${was[at] ?? ''}`, `+ ${is[at] ?? ''}`].join('\n');
}

const entriesIn = (file: string): readonly Entry[] => decodeJournal(readFileSync(file, 'utf8')).entries;

const PATIENCE = 4000;

/** Plays a match to its end: as it was played before, as long as that is possible, then as `choose` says. */
function play<V>(game: Game<V>, how: KeptMatch<V>, before: readonly Entry[]): Match<V> {
  const options = fittingOptions(game, how.seats, how.options);
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: how.seats,
    options,
    seed: how.seed,
  };
  const match = Match.start(game, header);
  const rng = fastRng(how.seed);
  const script = [...before];
  for (let i = 0; !match.over && i < PATIENCE; i++) {
    const next = script.shift();
    if (next !== undefined && repeats(match, next)) continue;
    if (next === undefined && how.restless === true && below(rng, 15) === 0)
      match.apply({ kind: below(rng, 2) === 0 ? 'join' : 'leave', seat: below(rng, game.seats.max) });
    const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) continue;
    if (how.restless === true && below(rng, 10) === 0) match.apply({ kind: 'time-out', n: match.n, seat: ask.seat });
    else match.answer(ask.seat, match.n, how.choose?.(match, ask.seat, rng) ?? randomPicks(ask, rng));
  }
  if (!match.over) throw new Error(`a match of ${game.id} to be kept is not over after ${PATIENCE} answers; choose another seed`);
  return match;
}

function repeats<V>(match: Match<V>, entry: Entry): boolean {
  if (entry.kind === 'answer') return match.answerKeys(entry.seat, match.n, entry.keys) === null;
  return match.apply(entry.kind === 'time-out' ? { ...entry, n: match.n } : entry) === null;
}
