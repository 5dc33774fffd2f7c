import { readFileSync, writeFileSync } from 'node:fs';
import { chooseMove } from '#bots/index.ts';
import type { Ask, Game, LearnText } from '#engine';
import { fastRng, uint32 } from '#engine';
import { games } from '#games/registry.ts';
import { findGame, knowledgeOf, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { columns, Failure, Progress } from './io.ts';
import { questionsOf } from './questions.ts';

/** A tip that strong bots break more often than this is no advice. */
const MOST_BROKEN = 1 / 3;
/** Playouts of hard, and of those who play the matches. */
const HARD = 300;
const PLAYING = 40;
/** Some tips are about moments that are rare: a search for them ends. */
const MOST_QUESTIONS = 60_000;

interface TipResult {
  readonly game: string;
  readonly key: string;
  readonly says: readonly string[];
  readonly positions: number;
  readonly kept: number;
}

export const tips: Command = {
  name: 'tips',
  summary: "holds the coach's tips against what hard does",
  about: `Tips of the coach that can be written as a rule are, in games/<id>/bot/tips.ts. Matches of normal bots, between two and among more in turn, give positions
that a tip is about; hard answers them with ${HARD} playouts, and every answer keeps the tip or breaks it. A tip that is broken in more than a third of them fails.
With --write the table goes into a file between the lines <!-- tips --> and <!-- /tips -->.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'all' },
    count: { value: 'N', help: 'positions for each tip', usual: '1000' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    write: { value: 'FILE', help: 'put the table into a file' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['tips --game unicorns --count 200', 'tips --write docs/advice/tips.md'],
  run(args, io) {
    const id = args.text('game');
    const count = args.number('count', 1000, { min: 1, max: 100_000 });
    const seed = args.number('seed', 1, { min: 0, max: 4_294_967_295 });
    const results: TipResult[] = [];
    const progress = new Progress(io, 'positions');
    for (const game of id === undefined ? games : [findGame(id)])
      results.push(...heldAgainst(game, count, seed, (n, of) => progress.show(n, of, game.id)));
    progress.clear();
    const file = args.text('write');
    if (file !== undefined) writeFileSync(file, withTable(readFileSync(file, 'utf8'), markdown(results)));
    if (args.has('json')) io.out(`${JSON.stringify(results)}\n`);
    else io.out(`${columns([['game', 'tip', 'kept', 'of'], ...results.map((one) => [one.game, one.key, one.kept, one.positions])])}\n`);
    const broken = results.filter((one) => isBroken(one));
    if (broken.length > 0) throw new Failure(`hard breaks ${broken.map(({ game, key }) => `${game} ${key}`).join(', ')}`);
    return Promise.resolve(0);
  },
};

const isBroken = ({ positions, kept }: TipResult): boolean => positions > 0 && (positions - kept) / positions > MOST_BROKEN;

/** Every tip of the game against hard's answers in so many positions. */
export function heldAgainst(game: Game, count: number, seed: number, show?: (n: number, of: number) => void): TipResult[] {
  const found = (game.bot?.tips ?? []).map((tip) => ({ tip, positions: 0, kept: 0 }));
  const rng = fastRng(seed + 1);
  const seats = [2, 3, 4].filter((many) => many >= game.seats.min && many <= game.seats.max);
  let looked = 0;
  for (const { match, seat } of questionsOf({ game, seats, seed, level: 'normal', iterations: PLAYING })) {
    if (found.every(({ positions }) => positions >= count) || looked++ >= MOST_QUESTIONS) break;
    const ask = match.askOf(seat) as Ask;
    const judges = found.flatMap((one) => {
      const isKept = one.positions < count ? one.tip.about(match.table, ask) : null;
      return isKept === null ? [] : [{ one, isKept }];
    });
    if (judges.length === 0) continue;
    const knowledge = knowledgeOf(game, match.table.ring.length);
    const picks = chooseMove(match, seat, 'hard', { iterations: HARD }, fastRng(uint32(rng)), knowledge);
    for (const { one, isKept } of judges) {
      one.positions++;
      if (isKept(picks)) one.kept++;
    }
    show?.(
      found.reduce((sum, one) => sum + one.positions, 0),
      count * found.length,
    );
  }
  return found.map(({ tip, positions, kept }) => ({ game: game.id, key: tip.key, says: tip.says, positions, kept }));
}

/** What the coach says: `hints.window`, `mistakes.0`. */
function saidBy(learn: LearnText, where: string): string {
  const [part, key] = where.split('.');
  return part === 'hints' ? learn.hints[key] : learn.mistakes[Number(key)].join(': ');
}

function markdown(results: readonly TipResult[]): string {
  const rows = results.map((one) => {
    const learn = titleOf(findGame(one.game)).texts.en.learn;
    const words = learn === undefined ? '' : one.says.map((where) => saidBy(learn, where)).join(' / ');
    const share = one.positions === 0 ? 'never came up' : `${Math.round((100 * one.kept) / one.positions)} %`;
    return `| ${one.game} | ${one.key} | ${words} | ${share} | ${one.positions} |`;
  });
  return ['| game | tip | what the coach says | hard keeps it | positions |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function withTable(text: string, table: string): string {
  const found = /(<!-- tips -->\n)[\s\S]*?(\n<!-- \/tips -->)/;
  if (!found.test(text)) throw new Failure('the file has no lines <!-- tips --> and <!-- /tips -->');
  return text.replace(found, (_, before: string, after: string) => `${before}\n${table}\n${after}`);
}
