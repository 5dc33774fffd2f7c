import type { Game, SeatId, Table } from '#engine';
import { sees } from '#engine';
import { CHAIN, type Chain } from './chain.ts';
import { knower, type Sight } from './sight.ts';

/**
 * What a judgement is made of, for any game. It is about one player, as another one sees the table: which cards lie in that player's zones, and how many;
 * what belongs to that player in common zones; the game's own features; what its written evaluation says. Cards that the viewer cannot see only count, so
 * nothing hidden matters. Where a deck and the hand drawn from it are a pool of their own, everybody can count what is in both together: that is an input
 * too. What belongs to nobody is the same for all players, and tells nothing about who is ahead.
 */

/** Each number of cards in a zone is an input of its own up to here, so that the tenth card may be worth less than the second. */
const MOST = 12;

/** What the inputs of a game are made of, as words with spaces. That names each of them, so a weight is found again after the game has changed. */
export interface InputNames {
  /** Kinds of zones. Each has an input for each card, for each number of cards, and for cards that are not seen. */
  readonly zones: string;
  readonly cards: string;
  /** Whether there is an input for each card that a player owns, wherever it lies. */
  readonly estate: boolean;
  /** What the game names: features, what comes of its threats, its own estimate. */
  readonly named: string;
  /** The threats, from which it is learned who wins within a turn. */
  readonly threats: string;
}

export const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** All inputs, in the order of their weights. */
export function inputsIn({ zones, cards, estate, named }: InputNames): string[] {
  const [defs, all] = [wordsIn(cards), [] as string[]];
  for (const kind of wordsIn(zones)) {
    for (const def of defs) all.push(`${kind}/${def}`);
    for (let i = 1; i <= MOST; i++) all.push(`${kind}#${i}`);
    all.push(`${kind}?`);
  }
  if (estate) for (const def of defs) all.push(`own/${def}`);
  all.push(...wordsIn(named));
  return all;
}

export interface Layout {
  readonly game: Game;
  readonly size: number;
  readonly made: InputNames;
  /** Names of the inputs. */
  readonly names: readonly string[];
  /** By zone: where its definitions and numbers begin; -1 for zones that no input is made of. */
  readonly cardsAt: readonly number[];
  readonly countAt: readonly number[];
  readonly unknownAt: readonly number[];
  /** By zone without an owner, where the game says whose its cards are. */
  readonly belongsAt: readonly number[];
  /** By definition, all that a player owns wherever it lies; -1 where hidden zones of several players share a pool. */
  readonly estateAt: number;
  /** By seat: its zones. */
  readonly own: readonly (readonly number[])[];
  readonly common: readonly number[];
  /** From here on inputs are what the game names: its features, its threats and its own estimate. Hidden units look at these only. */
  readonly featuresAt: number;
  /** What comes of everybody's threats, in turn order, and the threats themselves; -1 where the game names none. */
  readonly chainAt: number;
  readonly writtenAt: number;
}

/** Inputs that are not zero. */
export class Inputs {
  readonly at: number[] = [];
  readonly value: number[] = [];

  add(at: number, value: number): void {
    if (value === 0) return;
    this.at.push(at);
    this.value.push(value);
  }

  clear(): void {
    this.at.length = 0;
    this.value.length = 0;
  }
}

const layouts = new WeakMap<Game, Layout>();

export function layoutOf(game: Game): Layout {
  const known = layouts.get(game);
  if (known !== undefined) return known;
  const kindOf = (z: number): string => (game.zones[z].owner === null ? `all:${game.zones[z].name}` : `own:${game.zones[z].name}`);
  const kinds = new Set(game.zones.flatMap((zone, z) => (zone.offstage || zone.owner === null ? [] : [kindOf(z)])));
  // A common zone whose cards belong to somebody counts for its owners.
  if (game.bot?.whose !== undefined) for (const zone of game.zones) if (zone.owner === null && !zone.offstage) kinds.add(`of:${zone.name}`);
  const features = game.bot?.features?.keys ?? [];
  const threats = game.bot?.threats?.keys ?? [];
  const chain = game.bot?.threats === undefined ? [] : [...CHAIN, ...threats.map((key) => `threat:${key}`)];
  const made: InputNames = {
    zones: [...kinds].join(' '),
    cards: game.defs.map(({ id }) => id).join(' '),
    estate: ownPools(game),
    named: [...features, ...chain, 'written'].join(' '),
    threats: threats.join(' '),
  };
  const names = inputsIn(made);
  const D = game.defs.length;
  const begin = new Map(Array.from(kinds, (kind, i) => [kind, i * (D + MOST + 1)]));
  const at = (kind: string): number => begin.get(kind) ?? -1;
  const cardsAt = game.zones.map((_, z) => at(kindOf(z)));
  const writtenAt = names.length - 1;
  const featuresAt = writtenAt - chain.length - features.length;
  const layout: Layout = {
    game,
    size: names.length,
    made,
    names,
    cardsAt,
    countAt: cardsAt.map((from) => (from < 0 ? -1 : from + D)),
    unknownAt: cardsAt.map((from) => (from < 0 ? -1 : from + D + MOST)),
    belongsAt: game.zones.map((zone) => at(`of:${zone.name}`)),
    estateAt: made.estate ? featuresAt - D : -1,
    own: Array.from({ length: game.seats.max }, (_, seat) => game.zones.flatMap((zone, z) => (zone.owner === seat ? [z] : []))),
    common: game.zones.flatMap((zone, z) => (zone.owner === null && !zone.offstage ? [z] : [])),
    featuresAt,
    chainAt: chain.length === 0 ? -1 : writtenAt - chain.length,
    writtenAt,
  };
  layouts.set(game, layout);
  return layout;
}

/** Whether each player's hidden cards can lie with that player only. */
function ownPools(game: Game): boolean {
  const hidden = game.zones.filter((zone) => zone.owner !== null && zone.pool >= 0);
  return hidden.length > 0 && hidden.every((one) => game.zones.every((zone) => zone.pool !== one.pool || zone.owner === one.owner));
}

function addZone<V>(layout: Layout, t: Table<V>, z: number, viewer: SeatId, into: Inputs): void {
  const from = layout.cardsAt[z];
  const ids = t.zones[z];
  if (from < 0 || ids.length === 0) return;
  const { estateAt } = layout;
  let unknown = 0;
  for (let i = 0; i < ids.length; i++) {
    const def = t.def[ids[i]];
    if (estateAt >= 0) into.add(estateAt + def, 1);
    if (sees(t, viewer, ids[i])) into.add(from + def, 1);
    else unknown++;
  }
  into.add(layout.countAt[z] + Math.min(MOST, ids.length) - 1, 1);
  into.add(layout.unknownAt[z], unknown);
}

const measured: number[] = [];

/** What is the same for all players of a position: the game's own estimate for the viewer, from 0 to 1, and what comes of the threats. */
export interface Common {
  written: number;
  chain: Chain | null;
}

/** The inputs about `seat`. */
export function gather<V>(layout: Layout, t: Table<V>, seat: SeatId, sight: Sight, { written, chain }: Common, into: Inputs): void {
  into.clear();
  const viewer = knower(sight, seat);
  const own = layout.own[seat];
  for (let i = 0; i < own.length; i++) addZone(layout, t, own[i], viewer, into);
  const { game } = t;
  if (game.bot?.whose !== undefined) addBelongings(layout, t, seat, viewer, into);
  if (game.bot?.features !== undefined) {
    game.bot.features.measure(t, seat, viewer, measured);
    // All games write into this one list. A game with more features may have left numbers after the last one of this game: they are not read.
    for (let i = 0; i < game.bot.features.keys.length; i++) into.add(layout.featuresAt + i, measured[i]);
  }
  if (chain !== null) for (let i = 0; i < layout.writtenAt - layout.chainAt; i++) into.add(layout.chainAt + i, chain.of[seat][i]);
  into.add(layout.writtenAt, writtenOf(written, seat === sight.viewer, t.ring.length));
}

/** The estimate as a score: equal scores of all inputs but this one give the estimate back. */
function writtenOf(written: number, isViewer: boolean, seats: number): number {
  const sure = Math.min(0.995, Math.max(0.005, written));
  return Math.log(isViewer ? sure : (1 - sure) / Math.max(1, seats - 1));
}

function addBelongings<V>(layout: Layout, t: Table<V>, seat: SeatId, viewer: SeatId, into: Inputs): void {
  for (let i = 0; i < layout.common.length; i++) {
    const z = layout.common[i];
    const ids = t.zones[z];
    for (let k = 0; k < ids.length; k++)
      if (sees(t, viewer, ids[k]) && t.game.bot?.whose?.(t, ids[k]) === seat) into.add(layout.belongsAt[z] + t.def[ids[k]], 1);
  }
}
