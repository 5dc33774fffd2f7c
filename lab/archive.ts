import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { budgetOf, chooseMove, matchFor } from '#bots/index.ts';
import { below, fastRng, type Game, Match, shuffled } from '#engine';
import { findGame, gameIds, headerOf, knowledgeOf, optionsOf, usualSeats } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { Failure, type Io, Progress, UsageError } from './io.ts';

export const archive: Command = {
  name: 'archive',
  summary: 'puts finished matches away, and lets go of what is too old',
  operand: 'STORE',
  about: `A server does this by itself once a day, in small steps; here it is done at once, also while a server is running. A store is a data folder (as DATA_DIR) or the
address of a PostgreSQL database (as DATABASE_URL). For how many days what stays where: KEEP_HOT_DAYS and the others in docs/hosting.md, from the environment,
as the server takes them. It can be broken off at any moment and begun again. With --sizes no store is touched: matches are played and packed, and the bytes of
each game are told beside what gzip makes of them.`,
  flags: {
    sizes: { help: 'how small matches of each game become' },
    game: { value: 'ID', help: 'with --sizes: only this game' },
    games: { value: 'N', help: 'with --sizes: how many matches; as many more are played to learn from', usual: '12' },
    json: { help: 'what was done or measured as one JSON value' },
  },
  examples: ['archive data', 'archive postgres://me:secret@127.0.0.1/zastolye', 'archive --sizes --game fluxx'],
  run: async (args, io) => (args.has('sizes') ? measure(args, io) : tidyUp(args, io)),
};

async function tidyUp(args: Args, io: Io): Promise<number> {
  const [place] = args.operands;
  if (place === undefined) throw new UsageError('archive wants a data folder or the address of a database');
  const [{ databaseFile, isDatabase, openPlace }, { tidy }, { configFrom }] = await Promise.all([
    import('#server/store/place.ts'),
    import('#server/ops/keeping.ts'),
    import('#server/config.ts'),
  ]);
  if (!isDatabase(place) && !existsSync(databaseFile(place))) throw new Failure(`there is no ${databaseFile(place)}`);
  const { store } = await openPlace(place, { beside: true });
  try {
    if (!(await store.knowsArchives()))
      throw new Failure('a server of an earlier release is running: it would take what is put away for lost');
    const progress = new Progress(io, 'tidying');
    const failed: string[] = [];
    const done = await tidy(store, configFrom(process.env).keep, {
      now: store.clock(),
      pause: async () => undefined,
      report: (_, error) => failed.push(error instanceof Error ? error.message : String(error)),
      tell: ({ archived }) => progress.show(0, 1, `${archived} matches`),
    });
    progress.clear();
    if (args.has('json')) io.out(`${JSON.stringify(done)}\n`);
    else io.out(`put away ${done.archived} matches, removed ${done.removed}, the talk of ${done.talk} and ${done.people} people\n`);
    for (const one of failed) io.err(`${one}\n`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** A match between quick bots, as a server keeps it. */
async function played(game: Game, args: Args, index: number): Promise<{ match: Match; times: number[] }> {
  const seats = usualSeats(game);
  const rng = fastRng(index + 1);
  const match = Match.start(game, headerOf(game, seats, optionsOf(args, game), index + 1));
  const times: number[] = [];
  let at = Date.UTC(2026, 0, 1) + index * 3600_000;
  while (match.open !== null && match.n < game.cap) {
    const { open, n } = match;
    for (const { seat } of open.mode === 'first' ? shuffled(rng, open.asks) : open.asks) {
      if (match.n !== n || match.askOf(seat) === null) continue;
      const picks = chooseMove(matchFor(match, 'easy'), seat, 'easy', budgetOf('easy', {}), rng, knowledgeOf(game, seats));
      const refused = match.answer(seat, n, picks);
      if (refused !== null) throw new Failure(`${game.id}: ${refused.code} at decision ${n}`);
      at += 300 + below(rng, 6000);
      times.push(at);
    }
  }
  return { match, times };
}

async function measure(args: Args, io: Io): Promise<number> {
  const [{ archiveRowOf, wordsFrom, wordsToBytes }, { linked, rootOf }, { openEvents }] = await Promise.all([
    import('#server/store/archive/row.ts'),
    import('#server/store/chain.ts'),
    import('#server/match/state.ts'),
  ]);
  const only = args.text('game');
  const many = args.number('games', 12, { min: 6, max: 1000 });
  const found: { game: string; gzip: number; packed: number; share: number; words: number }[] = [];
  for (const game of only === undefined ? gameIds().map(findGame) : [findGame(only)]) {
    const finished: Parameters<typeof archiveRowOf>[0][] = [];
    for (let i = 0; i < 2 * many; i++) {
      const { match, times } = await played(game, args, i);
      let head = rootOf(`m${i}`);
      const journal = match.journal.map((entry, n) => {
        const one = linked(head, n, times[n] ?? 0, entry);
        head = one.hash;
        return one;
      });
      finished.push({ match: `m${i}`, finishedAt: times.at(-1) ?? 0, journal, course: openEvents(match), analysis: null });
    }
    const words = wordsFrom(finished.slice(0, many));
    let [gzip, packed] = [0, 0];
    for (const one of finished.slice(many)) {
      const row = await archiveRowOf(one, words);
      packed += row.journal.length + row.course.length;
      gzip += gzipSync(JSON.stringify({ journal: one.journal.map(({ at, entry }) => ({ at, entry })), course: one.course })).length;
    }
    const mean = (bytes: number): number => Math.round(bytes / many);
    const sizes = { game: game.id, gzip: mean(gzip), packed: mean(packed), share: packed / gzip, words: wordsToBytes(words).length };
    found.push(sizes);
    if (!args.has('json'))
      io.out(
        `${game.id.padEnd(12)} gzip ${String(sizes.gzip).padStart(6)}   packed ${String(sizes.packed).padStart(6)}   ${Math.round(100 * sizes.share)} %   words, once ${sizes.words}\n`,
      );
  }
  if (args.has('json')) io.out(`${JSON.stringify(found)}\n`);
  return 0;
}
