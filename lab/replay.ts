import { readFileSync } from 'node:fs';
import type { Entry, Game, Header, Outcome } from '#engine';
import {
  canonical,
  decodeJournal,
  jointFault,
  journalHash,
  LANGS,
  Match,
  refusalText,
  SPECTATOR,
  seedCommitment,
  sha256,
  tableData,
} from '#engine';
import type { ReplayReply } from '#server/schema.ts';
import { asKept } from '../engine/testing/box.ts';
import { board } from './board.ts';
import { findGame, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import type { Io, Paint } from './io.ts';
import { Failure, paintFor, UsageError } from './io.ts';
import { facesOf, Words } from './words.ts';

interface Step {
  readonly entry: Entry | null;
  /** What was asked, where it was an answer. */
  readonly prompt?: string;
  readonly rule?: string;
  /** What was chosen, where the reader may know it. */
  readonly picked?: readonly string[];
  readonly log: readonly string[];
}

export const replay: Command = {
  name: 'replay',
  summary: 'reads a journal again, step by step, and checks it',
  operand: 'FILE',
  about: `FILE is a journal: a header and one entry a line, as matches are saved, as the laws write a failing case and as simulate --log writes it;
several in one file are separated by an empty line; or the record of a match as GET /api/matches/:id/replay gives it, whose seed is checked, too: against the
hash that was shown, and against the numbers that the seats have added. All faces are open unless --seat says whose eyes to use. Checked: every entry is
accepted, every answer means the options that it meant when it was given, a second run ends in the same state, and --hash if given.
Exit code 1 if anything of that fails. With --json: { game, rulesVersion, seats, seed, entries, hash, steps: [{ entry, prompt, rule, picked,
log }], outcome, ok, problem? }.`,
  flags: {
    lang: { value: LANGS.join('|'), help: 'language of the words', usual: 'en' },
    to: { value: 'N', help: 'stop after N entries and show the table there' },
    seat: { value: 'N', help: 'see it as seat N does, counted from 1' },
    match: { value: 'N', help: 'which journal of the file', usual: '1' },
    hash: { value: 'HEX', help: 'the hash that the journal must have' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['replay failures/fluxx-4-17.journal --lang ru', 'replay match.journal --to 40 --seat 2'],
  async run(args, io) {
    const lang = args.oneOf('lang', LANGS, 'en');
    const { header, entries, fault } = read(args.operands[0], args.number('match', 1, { min: 1, max: 1_000_000 }));
    const title = titleOf(findGame(header.game));
    const game = asKept(findGame(header.game), args.operands[0]);
    const seat = args.maybeNumber('seat', { min: 1, max: game.seats.max });
    const to = args.number('to', entries.length, { min: 0, max: entries.length });
    const words = new Words(title, lang, seat === undefined ? null : seat - 1);
    const told = tell(game, header, entries.slice(0, to), words);
    const hash = journalHash(header, entries);
    const wanted = args.text('hash');
    const problem = fault ?? told.problem ?? (wanted === undefined || wanted === hash ? undefined : `the hash is ${hash}, not ${wanted}`);
    if (args.has('json')) {
      const { game: id, rulesVersion, seats, seed } = header;
      const outcome: Outcome | null = told.match?.table.outcome ?? null;
      const ok = problem === undefined;
      io.out(
        `${JSON.stringify({ game: id, rulesVersion, seats, seed, entries: entries.length, hash, steps: told.steps, outcome, ok, problem })}\n`,
      );
    } else
      print({ game, header, entries: entries.length, hash, steps: told.steps, match: told.match, words, partial: to < entries.length }, io);
    if (problem !== undefined) throw new Failure(problem);
    return 0;
  },
};

interface Found {
  readonly header: Header;
  readonly entries: Entry[];
  /** What is wrong with its seed. */
  readonly fault?: string;
}

/** A record as the server gives it; null: something else. */
function recordIn(text: string): Found | null {
  let found: Partial<ReplayReply> | null = null;
  try {
    found = JSON.parse(text) as Partial<ReplayReply>;
  } catch {
    return null;
  }
  const { header, journal, seedHash = '', joint } = found;
  if (header === undefined || journal === undefined) return null;
  const entries = journal.map(({ entry }) => entry);
  const wrong = joint === undefined ? seedCommitment(header.seed) !== seedHash : jointFault(header.seed, seedHash, joint) !== null;
  return { header, entries, ...(wrong ? { fault: 'the seed does not follow from what was shown before the first card' } : {}) };
}

function read(file: string | undefined, which: number): Found {
  if (file === undefined) throw new UsageError('which file?');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const record = recordIn(text);
  if (record !== null) return record;
  const journals = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const journal = journals[which - 1];
  if (journal === undefined) throw new UsageError(`${file} holds ${journals.length === 1 ? 'one journal' : `${journals.length} journals`}`);
  try {
    return decodeJournal(journal);
  } catch (error) {
    throw new UsageError(`${file} is not a journal: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Told {
  readonly steps: Step[];
  readonly match: Match | null;
  readonly problem?: string;
}

function tell(game: Game, header: Header, entries: readonly Entry[], words: Words): Told {
  const steps: Step[] = [];
  if (header.rulesVersion !== game.rulesVersion)
    return { steps, match: null, problem: `the journal follows rules version ${header.rulesVersion}, the game has ${game.rulesVersion}` };
  let match: Match | null = null;
  try {
    const running = Match.start(game, header);
    match = running;
    steps.push({ entry: null, log: words.log(running, running.batches[0]) });
    for (const [i, entry] of entries.entries()) {
      const asked = entry.kind === 'answer' || entry.kind === 'time-out' ? questionOf(running, entry, words) : {};
      const refused = running.apply(entry);
      if (refused !== null) return { steps, match, problem: `entry ${i + 1} is refused: ${refusalText(refused.code, {}, 'en').trim()}` };
      steps.push({ entry, ...asked, log: words.log(running, running.batches.at(-1) ?? []) });
      const kept = running.journal.at(-1);
      if (entry.kind === 'answer' && kept?.kind === 'answer' && canonical(kept.keys) !== canonical(entry.keys))
        return { steps, match, problem: `entry ${i + 1} meant ${entry.keys.join(' ')} and means ${kept.keys.join(' ')} now` };
    }
    const again = Match.load(game, header, entries);
    const state = (one: Match): string => sha256(canonical(tableData(one.table)));
    if (state(again) !== state(running)) return { steps, match, problem: 'a second run ends in another state' };
    return { steps, match };
  } catch (error) {
    const where = match === null ? 'the setup' : `entry ${match.journal.length}`;
    return { steps, match, problem: `${where} breaks: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` };
  }
}

function questionOf(match: Match, entry: Entry & { kind: 'answer' | 'time-out' }, words: Words): Pick<Step, 'prompt' | 'rule' | 'picked'> {
  const view = match.view(entry.seat);
  const ask = view.decision?.mine;
  if (ask === undefined || ask === null) return {};
  const question = { prompt: words.prompt(ask), rule: ask.rule };
  if (entry.kind === 'time-out' || (words.me !== null && words.me !== entry.seat)) return question;
  const face = facesOf(view);
  const option = (key: string): string => {
    const found = ask.options.find((one) => one.key === key);
    return found === undefined ? key : words.option(found, face);
  };
  return { ...question, picked: entry.keys.length === 0 ? [words.decline(ask)] : entry.keys.map(option) };
}

interface Reading extends Told {
  readonly game: Game;
  readonly header: Header;
  readonly entries: number;
  readonly hash: string;
  readonly words: Words;
  readonly partial: boolean;
}

function print({ game, header, entries, hash, steps, match, words, partial }: Reading, io: Io): void {
  const paint = paintFor(io.colour);
  const { lab } = words;
  const about = `${lab.seats(header.seats)} · seed ${header.seed} · ${lab.entries(entries)}`;
  io.out(`${paint.bold(words.text.title)} · ${about}
${paint.dim(`sha256 ${hash}`)}
`);
  for (const [i, step] of steps.entries()) {
    if (step.entry !== null) io.out(`${paint.dim(`${i}`.padStart(4))}  ${heading(step, words, paint)}\n`);
    for (const line of step.log) io.out(`      ${line}\n`);
  }
  if (match === null) return;
  if (partial || match.open !== null) {
    const view = match.view(words.me ?? SPECTATOR);
    io.out(board(game, view, words, [], io, paint));
    for (const ask of match.open?.asks ?? []) {
      const mine = match.view(ask.seat).decision?.mine;
      if (mine === undefined || mine === null) continue;
      const face = facesOf(match.view(ask.seat));
      const offered =
        words.me === null || words.me === ask.seat ? mine.options.map((option) => words.option(option, face)).join(', ') : '…';
      io.out(`${words.names[ask.seat]}: ${words.prompt(mine)} [${mine.rule}] ${offered}\n`);
    }
  }
  const { outcome } = match.table;
  if (outcome !== null) io.out(`${paint.good(words.outcome(match, outcome))}\n`);
}

function heading({ entry, prompt, rule, picked }: Step, words: Words, paint: Paint): string {
  if (entry === null) return '';
  if (entry.kind === 'option') return words.lab.entry.option(`${entry.key} = ${entry.value}`);
  const who = words.names[entry.seat];
  if (entry.kind !== 'answer') return words.lab.entry[entry.kind](who);
  return `${paint.bold(who)}: ${prompt ?? ''} ${paint.dim(`[${rule ?? ''}]`)} → ${paint.accent(picked?.join(', ') ?? '…')}`;
}
