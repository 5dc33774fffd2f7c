import type { Game, Header } from '#engine';
import { Match } from '#engine';
import { CALMS_OF_HABITS, type FitSettings, type Fitted, fitTo, type Learner, noPositions, type Positions } from './fit.ts';
import type { Noted } from './gather.ts';
import { type Habit, type HabitData, spreadPriors, wordsOf } from './habits.ts';

/** Questions of matches that were played, packed as positions are: the options are the players, and the one that was chosen has won. */
export class Questions {
  readonly positions: Positions = noPositions();
  private readonly places = new Map<string, number>();
  readonly names: string[] = [];

  private place(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }

  /** Adds what was asked in a match and not answered by chance. */
  add(game: Game, header: Header, noted: Noted): void {
    const match = Match.start(game, header, { record: false, keep: false });
    const { positions } = this;
    const before = positions.players.length;
    for (const [seat, stray, ...picks] of noted.answers) {
      const ask = match.askOf(seat);
      const t = match.table;
      const mayDecline = ask?.min === 0;
      if (ask !== null && stray === 0 && !ask.ordered && ask.options.length > (mayDecline ? 0 : 1) && ask.options.length <= 64) {
        const priors = game.bot?.priors?.(t, ask) ?? null;
        const spread = spreadPriors(priors, ask.options.length, mayDecline);
        const { key } = ask.prompt;
        ask.options.forEach((choice, i) => {
          for (const word of wordsOf(t, ask, choice)) this.input(this.place(`${key}|${word}`), 1);
          this.input(this.place(`${key}|=spread`), spread[i]);
          positions.inputs.push(positions.at.length);
          positions.result.push(picks.includes(i) ? 1 / picks.length : 0);
        });
        if (mayDecline) {
          this.input(this.place(`${key}|=spread`), spread[ask.options.length]);
          this.input(this.place(`${key}|=decline`), 1);
          positions.inputs.push(positions.at.length);
          positions.result.push(picks.length === 0 ? 1 : 0);
        }
        positions.players.push(positions.result.length);
      }
      if (match.answer(seat, match.n, picks) !== null) throw new Error(`${game.id}: the match of seed ${noted.seed} went otherwise`);
    }
    if (positions.players.length > before) positions.matches.push(positions.players.length - 1);
  }

  private input(at: number, value: number): void {
    if (value === 0) return;
    this.positions.at.push(at);
    this.positions.value.push(value);
  }

  /** Learns how the questions were answered. */
  learn(settings: Omit<FitSettings, 'calms'> & { readonly calms?: readonly number[] }): {
    readonly data: HabitData;
    readonly fitted: Fitted;
  } {
    const { names, positions } = this;
    // How far the priors are believed, and how readily one declines, moves easily.
    const rank = (i: number): number => (names[i].includes('|=') ? 1 : 0);
    const order = names.map((_, i) => i).sort((a, b) => rank(a) - rank(b));
    const newPlace = new Int32Array(names.length);
    order.forEach((old, i) => {
      newPlace[old] = i;
    });
    const sorted: Positions = { ...positions, at: positions.at.map((at) => newPlace[at]) };
    const learner: Learner = {
      layout: { size: names.length, featuresAt: order.filter((old) => rank(old) === 0).length },
      plain: new Float32Array(names.length),
    };
    order.forEach((old, i) => {
      if (names[old].endsWith('|=spread')) learner.plain[i] = 1;
    });
    const fitted = fitTo(learner, sorted, { calms: CALMS_OF_HABITS, ...settings });
    return {
      data: habitData(
        order.map((old) => names[old]),
        learner.plain,
      ),
      fitted,
    };
  }
}

/** Too little to matter. */
const SLIGHT = 0.05;
const round = (x: number): number => Math.round(x * 100) / 100;

/** Weights by name: `prompt|word`, with a card `prompt|word/card@whose`, and `prompt|=spread`, `=prior` and `=decline`. */
export function habitData(names: readonly string[], weights: ArrayLike<number>): HabitData {
  const data: {
    [prompt: string]: Habit & {
      spread: number;
      prior?: number;
      decline: number;
      words: { [word: string]: number };
      cards: { [word: string]: string };
    };
  } = {};
  names.forEach((name, i) => {
    const [prompt, word] = name.split('|');
    data[prompt] ??= { spread: 1, decline: 0, words: {}, cards: {} };
    const habit = data[prompt];
    const weight = round(weights[i]);
    const [, base, card, whose] = /^(.*)\/(.*)@(.*)$/.exec(word) ?? [];
    if (word === '=spread') habit.spread = weight;
    else if (word === '=prior') habit.prior = weight;
    else if (word === '=decline') habit.decline = weight;
    else if (Math.abs(weight) < SLIGHT) return;
    else if (card === undefined) habit.words[word] = weight;
    else {
      const list = `${base}@${whose}`;
      habit.cards[list] = `${list in habit.cards ? `${habit.cards[list]} ` : ''}${card} ${weight}`;
    }
  });
  return data;
}
