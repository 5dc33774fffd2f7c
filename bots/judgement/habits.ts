import type { Ask, CardId, Choice, Game, Rng, Table } from '#engine';
import { decoded, keyOf, refOf, sees, single } from '#engine';
import { drawAbout, drawPicks, isFree, type Policy, pickEach, unit } from '../policy.ts';

/**
 * Learned priors: which answers a thoughtful player gives. They correct the game's own priors. For each kind of question they say how readily one
 * declines; for each kind of option (its words, its card, whose zone the card is in), how much more or less often it is chosen. Looking up is all it
 * takes, so that imagined players can play by it.
 */
export interface Habit {
  /** A factor on the game's own priors, which are spread over the options of a question. */
  readonly spread: number;
  /** In place of `spread`, for habits found by trying. The priors are multiplied by it as they are. Each of several options is then picked or not by itself. */
  readonly prior?: number;
  readonly decline: number;
  /** By what an option says, and for options about seats whether it is the own one: `vote@mine`. */
  readonly words: { readonly [word: string]: number };
  /** By what an option says about a card in whose zone, the cards with their weights: `play@mine`: `narwhal 0.4 yay -0.2`. */
  readonly cards: { readonly [word: string]: string };
}
/** By prompt. */
export type HabitData = { readonly [prompt: string]: Habit };

/** At this spread the best option is about fifty times as likely as the worst. */
const SHARPNESS = 4;
const WHOSE: readonly (string | undefined)[] = ['mine', 'theirs', 'common'];

interface Word {
  plain: number;
  readonly card: Float32Array;
  readonly seat: Float32Array;
}

interface Known {
  readonly habit: Habit;
  readonly words: Map<string, Word>;
}

export interface Habits {
  readonly game: Game;
  readonly prompts: Map<string, Known>;
}

/** What an option says, besides what it is about. */
function wordOf(given: Choice): string {
  const choice = decoded(given);
  if (typeof choice === 'number') return 'card';
  if (choice.label !== undefined) return choice.label;
  return choice.ref.kind === 'button' ? keyOf(choice) : choice.ref.kind;
}

/** 0: the seat's own, 1: another's, 2: nobody's. */
function whoseIs<V>(t: Table<V>, ask: Ask, card: CardId): number {
  const owner = t.game.bot?.whose?.(t, card) ?? t.game.zones[t.zone[card]]?.owner ?? null;
  return owner === null ? 2 : owner === ask.seat ? 0 : 1;
}

/** The card that an option is about, if the seat that is asked knows it; -1 otherwise. */
function cardIn<V>(t: Table<V>, ask: Ask, given: Choice): CardId {
  const choice = decoded(given);
  if (typeof choice === 'number') return sees(t, ask.seat, choice) ? choice : -1;
  return choice.ref.kind === 'card' && choice.ref.card >= 0 && sees(t, ask.seat, choice.ref.card) ? choice.ref.card : -1;
}

/** The names of what is learned about an option, for learning. */
export function wordsOf<V>(t: Table<V>, ask: Ask, choice: Choice): string[] {
  const word = wordOf(choice);
  const names = [word];
  const card = cardIn(t, ask, choice);
  if (card >= 0) names.push(`${word}/${t.game.defs[t.def[card]].id}@${WHOSE[whoseIs(t, ask, card)]}`);
  const ref = refOf(choice);
  if (ref.kind === 'seat') names.push(`${word}@${ref.seat === ask.seat ? 'mine' : 'theirs'}`);
  return names;
}

/** The game's own priors on a scale from 0 to `SHARPNESS`; what declining would have comes last. */
export function spreadPriors(priors: readonly number[] | null, many: number, mayDecline: boolean): number[] {
  const values: number[] = new Array(many + 1);
  if (priors === null) return values.fill(0);
  let low = mayDecline ? 0 : Number.POSITIVE_INFINITY;
  let high = mayDecline ? 0 : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) {
    const prior = priors[i];
    if (prior < low) low = prior;
    if (prior > high) high = prior;
  }
  const width = Number.isFinite(high - low) ? high - low : 0;
  for (let i = 0; i < many; i++) values[i] = width > 0 ? (SHARPNESS * (priors[i] - low)) / width : 0;
  values[many] = width > 0 ? (SHARPNESS * (0 - low)) / width : 0;
  return values;
}

export function habitsOf(game: Game, data: HabitData): Habits {
  const places = new Map(game.defs.map((def, i) => [def.id, i]));
  const prompts = new Map<string, Known>();
  for (const [prompt, habit] of Object.entries(data)) {
    const words = new Map<string, Word>();
    const wordFor = (name: string): [Word, number] => {
      const [, base, whose] = /^(.*?)(?:@(mine|theirs|common))?$/.exec(name) ?? [];
      let word = words.get(base);
      if (word === undefined) {
        word = { plain: 0, card: new Float32Array(game.defs.length * WHOSE.length), seat: new Float32Array(2) };
        words.set(base, word);
      }
      return [word, WHOSE.indexOf(whose)];
    };
    for (const [name, weight] of Object.entries(habit.words)) {
      const [word, at] = wordFor(name);
      if (at >= 0) word.seat[at] = weight;
      else word.plain = weight;
    }
    for (const [name, list] of Object.entries(habit.cards)) {
      const [word, at] = wordFor(name);
      const parts = list.split(' ');
      for (let i = 0; i < parts.length; i += 2) {
        // A card that the game has no longer is nobody's habit.
        const place = places.get(parts[i]);
        if (place !== undefined) word.card[place * WHOSE.length + at] = Number(parts[i + 1]);
      }
    }
    prompts.set(prompt, { habit, words });
  }
  return { game, prompts };
}

/**
 * How much the seat leans to each option, as logarithms of odds, and to declining (last). Null: nothing is known about such questions.
 */
export function leanings<V>(habits: Habits, t: Table<V>, ask: Ask): number[] | null {
  const known = habits.prompts.get(ask.prompt.key);
  if (known === undefined) return null;
  const { habit, words } = known;
  const { options } = ask;
  const priors = t.game.bot?.priors?.(t, ask) ?? null;
  const { spread, values } = believed(habit, priors, ask);
  for (let i = 0; i < options.length; i++) {
    const choice = options[i];
    let value = spread * values[i];
    const word = words.get(wordOf(choice));
    if (word !== undefined) {
      value += word.plain;
      const card = cardIn(t, ask, choice);
      if (card >= 0) value += word.card[t.def[card] * WHOSE.length + whoseIs(t, ask, card)];
      else if (typeof choice !== 'number' && choice.ref.kind === 'seat') value += word.seat[choice.ref.seat === ask.seat ? 0 : 1];
    }
    values[i] = value;
  }
  values[options.length] = spread * values[options.length] + habit.decline;
  return values;
}

/** The game's own priors, those of declining last, and by what they are multiplied. */
function believed({ prior, spread }: Habit, priors: readonly number[] | null, { options, min }: Ask): { spread: number; values: number[] } {
  if (prior === undefined) return { spread, values: spreadPriors(priors, options.length, min === 0) };
  return { spread: prior, values: [...(priors ?? options.map(() => 0)), 0] };
}

const NOTHING: readonly number[] = Object.freeze([]);

/** Plays by habit; `otherwise` where nothing was learned. */
export function byHabit(habits: Habits, otherwise: Policy): Policy {
  return (t, ask, rng) => {
    const { options, min, ordered } = ask;
    const values = options.length === 0 ? null : leanings(habits, t, ask);
    if (values === null) return otherwise(t, ask, rng);
    if (isFree(ask) && habits.prompts.get(ask.prompt.key)?.habit.prior !== undefined)
      return pickEach(ask, chancesOf(values, min === 0), rng);
    const weights = oddsOf(values);
    const decline = weights.pop() ?? 0;
    if (isFree(ask)) return drawAbout(weights.filter((weight) => weight >= decline).length, ask, weights, rng);
    if (min === 0) {
      let all = decline;
      for (const weight of weights) all += weight;
      if (unit(rng) * all < decline) return NOTHING;
    }
    if (!ordered && ask.max === 1) return single(pickOne(weights, rng));
    return drawPicks(ask, weights, rng);
  };
}

/** How likely each option is rather picked than not. */
function chancesOf(values: number[], mayDecline: boolean): number[] {
  const decline = values.pop() ?? 0;
  return values.map((value) => 1 / (1 + Math.exp((mayDecline ? decline : 0) - value)));
}

function oddsOf(values: number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) if (values[i] > top) top = values[i];
  // Nothing is quite impossible: several picks need as many chances.
  for (let i = 0; i < values.length; i++) values[i] = Math.exp(Math.max(-12, values[i] - top));
  return values;
}

function pickOne(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  let at = unit(rng) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.length - 1;
}
