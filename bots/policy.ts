import type { Ask, Playable, Rng, Table } from '#engine';
import { below, shuffled, single, uint32 } from '#engine';

// Priors come in any scale; only their spread within one question counts. At 4 the best option is about fifty times as likely as the worst.
const SHARPNESS = 4;
const NOTHING: readonly number[] = [];
/** Answers made up of single picks are made up again so often at most. */
const TRIES = 8;

/** Any legal answer, each number of picks equally likely. */
export function randomPicks(ask: Ask, rng: Rng): readonly number[] {
  const { options, min, ordered } = ask;
  const max = Math.min(ask.max, options.length);
  if (max === 1 && min === 1) return single(below(rng, options.length));
  if (max === 1) {
    // Declining is one choice among the others.
    const at = below(rng, options.length + 1);
    return at === options.length ? NOTHING : single(at);
  }
  const many = ordered ? options.length : min + below(rng, max - min + 1);
  return draw(options.length, many, null, rng);
}

/** What a fair player might answer: promising options more often. Without priors it is any answer. */
export function likelyPicks<V>(t: Table<V>, ask: Ask, rng: Rng): readonly number[] {
  const priors = t.game.bot?.priors?.(t, ask);
  if (priors === undefined) return randomPicks(ask, rng);
  const { options, min } = ask;
  if (min === 0 && (options.length === 0 || unit(rng) < reluctance(priors))) return NOTHING;
  return drawPicks(ask, weightsOf(priors), rng);
}

/** As `likelyPicks`, but of a question with a free number of picks about those are picked that look better than nothing. */
export function soundPicks<V>(t: Table<V>, ask: Ask, rng: Rng): readonly number[] {
  const priors = isFree(ask) ? t.game.bot?.priors?.(t, ask) : undefined;
  if (priors === undefined) return likelyPicks(t, ask, rng);
  let good = 0;
  for (const prior of priors) if (prior >= 0) good++;
  return drawAbout(good, ask, weightsOf(priors), rng);
}

/** As another policy, but nobody lets a win lie. */
export const eagerly =
  (policy: Policy): Policy =>
  (t, ask, rng) => {
    const at = t.game.bot?.wins?.(t, ask) ?? -1;
    return at < 0 ? policy(t, ask, rng) : single(at);
  };

/** Several may be picked, and how many is up to the player. */
export const isFree = (ask: Ask): boolean => !ask.ordered && ask.max > 1 && ask.max > ask.min && ask.options.length > 0;

/** That many picks, as far as they are allowed; now and then one more or less. */
export function drawAbout(many: number, { options, min, max }: Ask, weights: number[], rng: Rng): readonly number[] {
  const luck = below(rng, 10);
  const wanted = luck === 0 ? many - 1 : luck === 1 ? many + 1 : many;
  return draw(options.length, Math.max(min, Math.min(max, options.length, wanted)), weights, rng);
}

/** Each option picked or not by itself, as likely as said; as often as it takes to be an answer that is allowed. */
export function pickEach({ options, min, max }: Ask, chances: readonly number[], rng: Rng): readonly number[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const picks: number[] = [];
    for (let i = 0; i < options.length; i++) if (unit(rng) < chances[i]) picks.push(i);
    if (picks.length >= min && picks.length <= max) return picks;
  }
  return draw(options.length, min, null, rng);
}

/** So many picks as are allowed, each number equally likely, but not none where one may be had. */
export function drawPicks(ask: Ask, weights: number[], rng: Rng): readonly number[] {
  const { options, min, ordered } = ask;
  if (ordered) return draw(options.length, options.length, weights, rng);
  const least = Math.max(min, 1);
  const max = Math.min(ask.max, options.length);
  return draw(options.length, least + below(rng, max - least + 1), weights, rng);
}

/** How likely the seat declines: an option below zero is worse than nothing. */
function reluctance(priors: readonly number[]): number {
  let good = 0;
  for (const prior of priors) if (prior >= 0) good++;
  return 1 / (1 + good);
}

function weightsOf(priors: readonly number[]): number[] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const prior of priors) {
    if (prior < low) low = prior;
    if (prior > high) high = prior;
  }
  const spread = high - low;
  return priors.map((prior) => (spread > 0 ? Math.exp((SHARPNESS * (prior - low)) / spread) : 1));
}

/** Different indexes below `n`, drawn one after the other by weight. */
function draw(n: number, many: number, weights: number[] | null, rng: Rng): readonly number[] {
  if (many === 0) return NOTHING;
  if (weights === null) {
    const list: number[] = new Array(n);
    for (let i = 0; i < n; i++) list[i] = i;
    for (let i = 0; i < many; i++) {
      const j = i + below(rng, n - i);
      const x = list[i];
      list[i] = list[j];
      list[j] = x;
    }
    return many === n ? list : list.slice(0, many);
  }
  if (many === 1) return single(byWeight(weights, rng));
  const left = weights.slice();
  const picks: number[] = [];
  while (picks.length < many) {
    const at = byWeight(left, rng);
    picks.push(at);
    left[at] = 0;
  }
  return picks;
}

function byWeight(weights: readonly number[], rng: Rng): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let at = unit(rng) * total;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue;
    last = i;
    at -= weights[i];
    if (at < 0) return i;
  }
  return last;
}

/** A number from 0 to just below 1. */
export const unit = (rng: Rng): number => uint32(rng) / 4294967296;

export type Policy = <V>(t: Table<V>, ask: Ask, rng: Rng) => readonly number[];
export const anyPicks: Policy = (_, ask, rng) => randomPicks(ask, rng);

/** Answers the open decision for everybody who still has to. In an open window chance says who is the quickest. */
export function answerAll<V>(match: Playable<V>, policy: Policy, rng: Rng): void {
  const { open, n } = match;
  if (open === null) return;
  if (open.asks.length === 1) {
    give(match, open.asks[0], policy, rng);
    return;
  }
  for (const ask of open.mode === 'first' ? shuffled(rng, open.asks) : open.asks) {
    if (match.n !== n || match.open === null) return;
    if (match.askOf(ask.seat) !== null) give(match, ask, policy, rng);
  }
}

function give<V>(match: Playable<V>, ask: Ask, policy: Policy, rng: Rng): void {
  const picks = policy(match.table, ask, rng);
  const refused = match.answer(ask.seat, match.n, picks);
  if (refused !== null)
    throw new Error(`${match.game.id}: ${refused.code} for [${picks.join(' ')}] to ${ask.prompt.key} at decision ${match.n}`);
}
