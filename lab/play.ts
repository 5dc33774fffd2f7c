import { writeFileSync } from 'node:fs';
import { advise, budgetOf, chooseMove, matchFor } from '#bots/index.ts';
import type { AskView, OptionView, SeatId, View } from '#engine';
import { encodeJournal, fastRng, LANGS, Match, refusalText } from '#engine';
import { adviceLines } from './advised.ts';
import { board } from './board.ts';
import { gameOf, headerOf, knowledgeOf, optionsOf, titleOf, usualSeats } from './catalog.ts';
import type { Args, Command } from './command.ts';
import type { Io, Paint } from './io.ts';
import { paintFor, UsageError, wrap } from './io.ts';
import { botsOf } from './simulate.ts';
import { facesOf, Words } from './words.ts';

const THINK_MS = 120;
/** Enough matches for reasons, also on a busy machine. */
const HINT_MS = 2000;

export const play: Command = {
  name: 'play',
  summary: 'a match in the terminal against bots',
  about: `You take one seat, the bots the others. Options are numbered; an empty line declines where that is allowed. «?» gives a hint: what
to do with the rest of the turn, why, and the rule behind the question; «?3» tells what is known about option 3, «t» the whole table, «u» takes the last answer back, «q» leaves.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    bots: { value: 'B,…', help: 'one for each other seat', usual: 'one normal' },
    seat: { value: 'N', help: 'your seat, counted from 1', usual: '1' },
    lang: { value: LANGS.join('|'), help: 'language', usual: 'en' },
    seed: { value: 'S', help: 'where chance begins', usual: 'by the clock' },
    options: { value: 'K=V,…', help: "the table's settings" },
    save: { value: 'FILE', help: 'write the journal when the match ends or you leave' },
  },
  examples: ['play --game fluxx --bots normal,normal --lang ru', 'play --game fluxx --bots easy --seed 7 --save match.journal'],
  async run(args, io) {
    const lang = args.oneOf('lang', LANGS, 'en');
    const game = gameOf(args);
    const named = args.text('bots');
    const others = named === undefined ? usualSeats(game) - 1 : named === '' ? 0 : named.split(',').length;
    const seats = others + 1;
    if (seats < game.seats.min || seats > game.seats.max)
      throw new UsageError(`${game.id} is for ${game.seats.min} to ${game.seats.max}, and with ${others} bots you are ${seats}`);
    const levels = others === 0 ? [] : botsOf(named ?? 'normal', others);
    const me = args.number('seat', 1, { min: 1, max: seats }) - 1;
    const seed = args.number('seed', Date.now() % 1_000_000, { min: 0, max: 4_294_967_295 });
    const words = new Words(titleOf(game), lang, me);
    const bots = [...levels.slice(0, me), null, ...levels.slice(me)];
    const match = Match.start(game, headerOf(game, seats, optionsOf(args, game), seed));
    const table = new Evening(match, words, me, io);
    const rng = fastRng(seed + 4294967296);
    table.greet();
    while (match.open !== null && match.journal.length < game.cap) {
      table.tellNews();
      const bot = match.open.asks.find((ask) => ask.seat !== me && match.askOf(ask.seat) !== null);
      // In an open window a person is slow: the bots may have been quicker, but they wait for the answer.
      if (match.askOf(me) !== null) {
        if (!(await table.answer(bots))) break;
      } else if (bot !== undefined) {
        const level = bots[bot.seat] ?? 'random';
        const refused = match.answer(
          bot.seat,
          match.n,
          chooseMove(matchFor(match, level), bot.seat, level, budgetOf(level, { ms: THINK_MS }), rng, knowledgeOf(game, seats)),
          'bot',
        );
        if (refused !== null) throw new Error(`${refused.code} at decision ${match.n}`);
      }
    }
    table.part(seed);
    save(args, match, words, io);
    return 0;
  },
};

function save(args: Args, match: Match, words: Words, io: Io): void {
  const file = args.text('save');
  if (file === undefined) return;
  writeFileSync(file, `${encodeJournal(match.header, match.journal)}\n`);
  io.out(`${words.lab.saved(file)}\n`);
}

/** The human's side of the table. */
class Evening {
  private readonly match: Match;
  private readonly words: Words;
  private readonly me: SeatId;
  private readonly io: Io;
  private readonly paint: Paint;
  private readonly input: AsyncIterableIterator<string>;
  private told = 0;

  constructor(match: Match, words: Words, me: SeatId, io: Io) {
    this.match = match;
    this.words = words;
    this.me = me;
    this.io = io;
    this.paint = paintFor(io.colour);
    this.input = io.lines();
  }

  greet(): void {
    const { text, lab } = this.words;
    this.io.out(`${this.paint.bold(text.title)}\n${this.say(text.about)}\n${this.paint.dim(lab.keys)}\n`);
  }

  tellNews(): void {
    for (; this.told < this.match.batches.length; this.told++)
      for (const line of this.words.log(this.match, this.match.batches[this.told])) this.io.out(`${this.say(`· ${line}`)}\n`);
  }

  /** Asks until there is an answer; false if the human leaves. */
  async answer(bots: readonly (string | null)[]): Promise<boolean> {
    const n = this.match.n;
    const view = this.match.view(this.me);
    const ask = view.decision?.mine;
    if (ask === undefined || ask === null) throw new Error(`decision ${n} asks seat ${this.me} nothing`);
    this.showTable(view, bots);
    this.showQuestion(ask, view);
    for (;;) {
      this.io.out('> ');
      const next = await this.input.next();
      const line = next.done === true ? 'q' : next.value.trim();
      if (line === 'q') {
        this.io.out(`${this.words.lab.left}\n`);
        return false;
      }
      if (line === 't') {
        this.showTable(view, bots);
        this.showQuestion(ask, view);
      } else if (line === 'u') {
        if (this.match.apply(this.match.undoOf(this.me, true)) === null) return true;
        this.io.out(`${this.words.lab.noUndo}\n`);
      } else if (line.startsWith('?')) this.explain(line.slice(1).trim(), ask, view);
      else if (this.tryAnswer(line, n)) return true;
    }
  }

  private tryAnswer(line: string, n: number): boolean {
    const picks: number[] = [];
    for (const word of line.split(/[\s,]+/)) {
      if (word === '') continue;
      if (!/^\d+$/.test(word)) {
        this.io.out(`${this.words.lab.noSuch(word)} ${this.paint.dim(this.words.lab.keys)}\n`);
        return false;
      }
      picks.push(Number(word) - 1);
    }
    const refused = this.match.answer(this.me, n, picks);
    if (refused === null) return true;
    this.io.out(`${this.paint.bad(refusalText(refused.code, (refused.params ?? {}) as { [name: string]: number }, this.words.lang))}\n`);
    return false;
  }

  private showTable(view: View, bots: readonly (string | null)[]): void {
    this.io.out(board(this.match.game, view, this.words, bots, this.io, this.paint));
  }

  private showQuestion(ask: AskView, view: View): void {
    const { words, paint } = this;
    const face = facesOf(view);
    this.io.out(`\n${this.say(paint.bold(words.prompt(ask)))} ${paint.dim(`[${ask.rule}]`)}\n`);
    const digits = `${ask.options.length}`.length;
    for (const [i, option] of ask.options.entries())
      this.io.out(
        `${paint.accent(`${i + 1}`.padStart(digits + 1))}  ${this.say(words.option(option, face) + this.kindOf(option, face), '     ')}\n`,
      );
    this.io.out(`${paint.dim(this.wanted(ask))}\n`);
  }

  private kindOf(option: OptionView, face: (card: number) => string | null): string {
    const name = option.ref.kind === 'card' ? face(option.ref.card) : null;
    const def = name === null ? undefined : this.match.game.defs.find((one) => one.id === name);
    return def === undefined ? '' : this.paint.dim(` · ${this.words.text.kinds[def.kind] ?? def.kind}`);
  }

  private wanted(ask: AskView): string {
    const { choose } = this.words.lab;
    const what = ask.ordered ? choose.order : ask.max === 1 ? choose.one : choose.some(ask.min, ask.max);
    return ask.min === 0 ? `${what} · Enter: ${this.words.decline(ask)}` : what;
  }

  /** `?` alone: the rule behind the question; with a number: the option's card and rule. */
  private explain(word: string, ask: AskView, view: View): void {
    const option = word === '' ? undefined : ask.options[Number(word) - 1];
    if (word !== '' && option === undefined) {
      this.io.out(`${this.words.lab.noSuch(`?${word}`)}\n`);
      return;
    }
    const lines: string[] = [];
    if (option !== undefined && option.ref.kind === 'card') {
      const def = facesOf(view)(option.ref.card);
      const printed = def === null ? undefined : this.words.text.cards[def];
      if (printed !== undefined) lines.push(`${this.paint.bold(printed.name)}. ${printed.text}`);
    }
    if (option === undefined) lines.push(...this.hint());
    const rule = option === undefined ? ask.rule : option.rule;
    const text = rule === undefined ? undefined : this.words.rule(rule);
    if (text !== undefined) lines.push(`${this.paint.accent(rule ?? '')}  ${text}`);
    this.io.out(`${lines.length === 0 ? this.words.lab.noRule : lines.map((line) => this.say(line)).join('\n')}\n`);
  }

  /** What to do and why, in the words of the table. */
  private hint(): string[] {
    const { match, me, words, paint } = this;
    const found = advise(match, me, { ms: HINT_MS }, fastRng(match.n), knowledgeOf(match.game, match.header.seats));
    return [...adviceLines(found, words), paint.dim(words.lab.imagined(found.matches, found.learned))];
  }

  part(seed: number): void {
    this.tellNews();
    const { match, words, paint, io } = this;
    const { outcome } = match.table;
    if (outcome !== null) io.out(`\n${paint.bold(words.lab.over)}. ${paint.good(words.outcome(match, outcome))}\n`);
    else if (match.journal.length >= match.game.cap) io.out(`${words.lab.capped}\n`);
    io.out(`${paint.dim(words.lab.seed(seed))}\n`);
  }

  private say(text: string, indent = ''): string {
    return wrap(text, Math.min(this.io.columns, 120), indent);
  }
}
