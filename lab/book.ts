import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYED } from '#bots/balance.ts';
import type { CardId, Game, Match, Table } from '#engine';
import type { DealtMatch } from '#engine/testing';
import type { Title } from '#games/registry.ts';
import { gameOf, gamesFolder, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { Failure } from './io.ts';
import { dealtMatch } from './open.ts';
import { runTests } from './vitest.ts';

/** Cards before and after, in the zones that an example changes. */
type Rows = readonly (readonly [zone: string, cards: readonly string[]])[];

interface Example extends Omit<DealtMatch, 'test'> {
  readonly card: string;
  readonly rule: string;
  readonly before: Rows;
  readonly after: Rows;
}

/** Beyond so many answers nobody follows. */
const MOST_ANSWERS = 8;
const MOST_ROWS = 5;
const MOST_CARDS = 8;
/** So many examples a game, if its tests have them. */
const EXAMPLES = 44;
const MOST_RULINGS = 12;
const NEAR_BEGINNING = 12;
const RULE = /\b[A-Z]{3}-\d{3}\b/g;

export const book: Command = {
  name: 'book',
  summary: 'what the book of cards takes from rules and tests',
  about: `Writes games/<id>/book/rulings.json (by card the rules that name it, or that a test proves with it) and games/<id>/book/examples.json
(scenarios of the tests as positions before and after, which open as live tables). Run it again after a change of rules, cards or scenarios; a test
holds that every example can still be played.`,
  flags: { game: { value: 'G', help: 'which game' } },
  examples: ['book --game unicorns'],
  async run(args, io) {
    const game = gameOf(args);
    const dealt = await dealtIn(game);
    const examples = chosen(dealt.flatMap((one) => exampleOf(game, one)));
    const rulings = rulingsOf(
      titleOf(game),
      dealt.flatMap((one) => provedBy(game, one)),
    );
    const folder = new URL(`${game.id}/book/`, gamesFolder);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      new URL('rulings.json', folder),
      lines(
        Object.entries(rulings).map(([card, ids]) => `${JSON.stringify(card)}: ${JSON.stringify(ids)}`),
        '{}',
      ),
    );
    writeFileSync(
      new URL('examples.json', folder),
      lines(
        examples.map((one) => JSON.stringify(one)),
        '[]',
      ),
    );
    io.out(
      `${game.id}: ${Object.keys(rulings).length} cards with rulings, ${examples.length} examples of ${new Set(examples.map(({ card }) => card)).size} cards\n`,
    );
    return 0;
  },
};

const lines = (all: readonly string[], [open, close]: string): string => `${open}\n${all.join(',\n')}\n${close}\n`;

async function dealtIn(game: Game): Promise<DealtMatch[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-'));
  try {
    const to = join(folder, 'dealt');
    const tests = join('games', game.id, 'test');
    const files = readdirSync(new URL(`${game.id}/test/`, gamesFolder)).filter((name) => /^(cards|rules)-.*\.test\.ts$/.test(name));
    const { code, said } = await runTests(
      files.map((name) => join(tests, name)),
      { DEALT_TO: to },
    );
    if (code !== 0) throw new Failure(`the tests of ${game.id} do not pass\n${said}`);
    return readFileSync(to, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as DealtMatch)
      .sort((a, b) => a.test.localeCompare(b.test) || a.entries.length - b.entries.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The match after all answers, if every one of them is an answer that counts. */
function playedOut(game: Game, dealt: DealtMatch): Match | null {
  const match = dealtMatch(game, dealt);
  for (const entry of dealt.entries) if (entry.kind !== 'answer' || match.apply(entry) !== null) return null;
  return match;
}

/** The card that is played first, by its own text. */
function cardOf(match: Match): string | undefined {
  for (const event of match.batches.flat()) {
    if (event.e !== 'log' || !PLAYED.test(event.key)) continue;
    const { card } = event.params;
    const face = typeof card === 'object' && 'card' in card ? event.faces.find((one) => one.card === card.card) : undefined;
    if (face !== undefined) return match.game.defs[face.def].id;
  }
  return undefined;
}

function provedBy(game: Game, dealt: DealtMatch): { card: string; rule: string }[] {
  const ids = dealt.test.match(RULE) ?? [];
  const match = ids.length === 0 || dealt.entries.length > MOST_ANSWERS ? null : playedOut(game, dealt);
  const card = match === null ? undefined : cardOf(match);
  return card === undefined ? [] : ids.map((rule) => ({ card, rule }));
}

function exampleOf(game: Game, dealt: DealtMatch): Example[] {
  const rule = dealt.test.match(RULE)?.[0];
  if (rule === undefined || dealt.entries.length === 0 || dealt.entries.length > MOST_ANSWERS) return [];
  const start = dealtMatch(game, dealt);
  const match = playedOut(game, dealt);
  const card = match === null ? undefined : cardOf(match);
  if (match === null || card === undefined || match.over) return [];
  const [before, after] = changes(start.table, match.table);
  if (before.length === 0 || before.length > MOST_ROWS || ![...before, ...after].some(([, cards]) => cards.includes(card))) return [];
  return [{ card, rule, before, after, header: dealt.header, table: dealt.table, entries: dealt.entries }];
}

/** What lies in the zones that differ, where everybody or an owner could look: what is drawn is no secret in an example, piles are too long. */
function changes(from: Table, to: Table): [Rows, Rows] {
  const idsOf = (t: Table, cards: readonly CardId[]): string[] => cards.map((card) => t.game.defs[t.def[card]].id);
  const rows = (t: Table, z: number): string[] => idsOf(t, t.zones[z].slice(-MOST_CARDS));
  const before: [string, string[]][] = [];
  const after: [string, string[]][] = [];
  for (const [z, zone] of from.game.zones.entries()) {
    if (zone.offstage || zone.sight === 0 || from.zones[z].join() === to.zones[z].join()) continue;
    before.push([zone.key, rows(from, z)]);
    after.push([zone.key, rows(to, z)]);
  }
  return [before, after];
}

/** Two of each card at first, then what else there is; short ones before long ones. */
function chosen(all: readonly Example[]): Example[] {
  const byCard = new Map<string, Example[]>();
  const sorted = [...all].sort((a, b) => a.entries.length - b.entries.length || a.before.length - b.before.length);
  for (const one of sorted) {
    const same = byCard.get(one.card) ?? [];
    if (!same.some(({ rule }) => rule === one.rule)) byCard.set(one.card, [...same, one]);
  }
  const turns = [...byCard.values()].sort((a, b) => b.length - a.length);
  const list: Example[] = [];
  for (let round = 0; list.length < EXAMPLES && round < 6; round++)
    for (const same of turns) if (same[round] !== undefined && list.length < EXAMPLES) list.push(same[round]);
  return list.sort((a, b) => a.card.localeCompare(b.card) || a.rule.localeCompare(b.rule));
}

const plain = (text: string): string => text.replaceAll('\u00ad', '');

/** Rules that name the card in either language, then those that a test proves by playing it. */
function rulingsOf(
  { game, texts }: Title,
  proved: readonly { readonly card: string; readonly rule: string }[],
): { [card: string]: string[] } {
  const ids = texts.en.rules.sections.flatMap((section) => section.rules);
  const found: { [card: string]: string[] } = {};
  for (const { id } of game.defs) {
    const named = new Set<string>();
    for (const lang of ['en', 'ru'] as const) {
      const name = plain(texts[lang].cards[id]?.name ?? '');
      if (name.length < 3) continue;
      // A word of daily life is a card only with a capital, and where nothing else follows that would make it another one.
      const word = new RegExp(`(?<![\\p{L}\\p{N}-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-]| \\p{Lu})`, 'u');
      for (const rule of ids) if (word.test(plain(texts[lang].rules.text[rule] ?? ''))) named.add(rule);
    }
    // A rule that begins with the card is about it; the others name it among several.
    const own = plain(texts.en.cards[id]?.name ?? '');
    const isOwn = (rule: string): boolean =>
      plain(texts.en.rules.text[rule] ?? '')
        .slice(0, own.length + NEAR_BEGINNING)
        .includes(own);
    const order = [...named].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || ids.indexOf(a) - ids.indexOf(b));
    for (const one of proved)
      if (one.card === id && !named.has(one.rule) && ids.includes(one.rule)) {
        named.add(one.rule);
        order.push(one.rule);
      }
    if (order.length > 0) found[id] = order.slice(0, MOST_RULINGS);
  }
  return found;
}
