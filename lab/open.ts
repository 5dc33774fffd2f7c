import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, Game } from '#engine';
import { cloneTable, decodeJournal, Match, tableFromData } from '#engine';
import type { DealtMatch } from '#engine/testing';
import { asKept } from '../engine/testing/box.ts';
import { findGame } from './catalog.ts';
import type { Command } from './command.ts';
import { Failure, paintFor, UsageError } from './io.ts';
import { runTests } from './vitest.ts';

export const open: Command = {
  name: 'open',
  summary: 'a test or a journal as a live table in the browser',
  operand: 'FILE',
  about: `FILE is a journal, or a test file whose examples are dealt by the scenario table: then -t says which test, and --table which of its tables. A local
server starts with the match at its end (or after --to entries); its links sit you down on any seat, or let you watch, and you may play on. One
browser sits on one seat at a time. What was taken back is not shown. Ctrl-C ends the server; it keeps nothing.`,
  flags: {
    test: { value: 'NAME', short: 't', help: 'which test of the file, by a part of its title' },
    table: { value: 'N', help: 'which of the tables that the test deals', usual: '1' },
    to: { value: 'N', help: 'the position after N entries; 0 is the position as it was dealt' },
    port: { value: 'P', help: 'where the server listens', usual: 'any free one' },
  },
  examples: ['open games/fluxx/test/rules-limits.test.ts -t "FLX-116"', 'open failures/fluxx-4-17.journal --to 30'],
  async run(args, io) {
    const file = args.operands[0];
    if (file === undefined) throw new UsageError('which file?');
    const title = args.text('test');
    const wanted = args.number('table', 1, { min: 1, max: 1000 });
    const found = await find(file, title, wanted);
    const to = args.number('to', found.entries.length, { min: 0, max: found.entries.length });
    const { match, note } = played(found, to);
    const { openLive } = await import('./live.ts');
    const live = await openLive(match, args.number('port', 0, { min: 0, max: 65_535 })).catch((error: unknown) => {
      throw new Failure(error instanceof Error ? error.message : String(error));
    });
    const paint = paintFor(io.colour);
    io.out(`${paint.bold(found.title)}\n${note === '' ? '' : `${note}\n`}`);
    for (const { name, url, asked } of live.links) io.out(`  ${name.padEnd(10)}${paint.accent(url)}${asked ? '   (is asked)' : ''}\n`);
    await new Promise<void>((done) => {
      process.once('SIGINT', done);
      process.once('SIGTERM', done);
    });
    await live.close();
    return 0;
  },
};

interface Found {
  readonly title: string;
  readonly entries: readonly Entry[];
  start(): Match;
}

/** What a file holds: a journal, or what one of its tests deals. */
export const find = async (file: string, title?: string, table = 1): Promise<Found> =>
  /\.test\.tsx?$/.test(file) ? fromTest(file, title, table) : fromJournal(file);

function fromJournal(file: string): Found {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    const { header, entries } = decodeJournal(text.split(/\n\s*\n/)[0]);
    const game = asKept(findGame(header.game), file);
    if (header.rulesVersion !== game.rulesVersion)
      throw new UsageError(`the journal follows rules version ${header.rulesVersion}, the game has ${game.rulesVersion}`);
    return { title: file, entries, start: () => Match.start(game, header) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is not a journal: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Runs the test, also one that fails, and takes what it dealt. */
async function fromTest(file: string, title: string | undefined, table: number): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-'));
  try {
    const to = join(folder, 'dealt');
    const { said } = await runTests([file, ...(title === undefined ? [] : ['-t', title])], { DEALT_TO: to });
    const dealt = linesOf(to).map((line) => JSON.parse(line) as DealtMatch);
    if (dealt.length === 0)
      throw new Failure(`no test of ${file}${title === undefined ? '' : ` called «${title}»`} deals a position\n${said}`);
    const tests = [...new Set(dealt.map((one) => one.test))];
    const mine = dealt.filter((one) => one.test === tests[0]);
    const chosen = mine[table - 1];
    if (chosen === undefined) throw new UsageError(`«${tests[0]}» deals ${mine.length} tables`);
    const others = tests.length === 1 ? '' : ` (the first of ${tests.length} tests; -t names another)`;
    const game = findGame(chosen.header.game);
    return { title: `${chosen.test}${others}`, entries: chosen.entries, start: () => dealtMatch(game, chosen) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

export const dealtMatch = (game: Game, { header, table }: DealtMatch): Match => Match.from(header, cloneTable(tableFromData(game, table)));

/** Up to an entry; a match that is over is shown before its last answer, so that it can be played on. */
export function played(found: Found, to: number): { readonly match: Match; readonly note: string } {
  const back = found.entries.findIndex((entry) => entry.kind === 'undo' || entry.kind === 'redo');
  const end = back >= 0 && back < to ? back : to;
  const run = (many: number): Match => {
    const match = found.start();
    for (const entry of found.entries.slice(0, many)) match.apply(entry);
    return match;
  };
  const match = run(end);
  if (!match.over || end === 0)
    return { match, note: end < to ? `stops before the first answer that was taken back (entry ${end + 1})` : '' };
  return { match: run(end - 1), note: `the match ends with entry ${end}; this is before it` };
}
