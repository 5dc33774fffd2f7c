// How good an answer looks at first sight.

import type { Ask, CardId, Choice, SeatId } from '#engine';
import { decoded, refOf, valueIn } from '#engine';
import type { Playing } from '../plays/answers.ts';
import { IN_PHASE_2, TALENT } from '../plays/answers.ts';
import type { SmashCard, T } from '../state.ts';
import { GOAL, NONE, SITE } from '../state.ts';
import { breakpointAt, powersNow } from '../table/layers.ts';
import type { Powers } from '../table/powers.ts';
import { baseAt, cardOf, countAt, defAt, handOf, hasMinionAt, isInPlay, isMinion, siteOf } from '../table/select.ts';
import { ACTIONS, AFTER, ATTACHED, ON_PLAY } from './worth.ts';

type Judge = (t: T, seat: SeatId, choice: Choice, ask: Ask, seen: Powers) => number;

/** Larger is better; below zero: rather nothing. */
export function priors(t: T, ask: Ask): readonly number[] {
  const judge = judges[ask.prompt.key];
  if (judge === undefined) return ask.options.map(() => 0);
  const seen = powersNow(t);
  return ask.options.map((choice) => judge(t, ask.seat, choice, ask, seen));
}

/** VP that a seat would get from a base if it had so much more power there, less what the best other one would get. */
function edge(t: T, seen: Powers, site: number, seat: SeatId, more: number, by: SeatId = seat): number {
  const { vp } = defAt(t, t.def[baseAt(t, site)]);
  const powerOf = (one: SeatId): number => seen.total(site, one) + (one === by ? more : 0);
  const gainOf = (one: SeatId): number => {
    const mine = powerOf(one);
    if (mine === 0 && !hasMinionAt(t, site, one) && !(one === by && more > 0)) return 0;
    let place = 0;
    for (const other of t.ring) if (powerOf(other) > mine) place++;
    return place < 3 ? (vp[place] ?? 0) : 0;
  };
  let best = 0;
  for (const other of t.ring) if (other !== seat) best = Math.max(best, gainOf(other) * (0.7 + (0.6 * t.vars.vp[other]) / GOAL));
  return gainOf(seat) - best;
}

/** What a minion of that power does at a place. */
function worthThere(t: T, seen: Powers, seat: SeatId, site: number, power: number): number {
  const breakpoint = Math.max(1, breakpointAt(t, site));
  const after = seen.sum(site) + power;
  const gain = edge(t, seen, site, seat, power);
  // Whoever fills a base for somebody else feeds the leader.
  if (after >= breakpoint) return gain > 0 ? 0.35 + 0.25 * gain : 0.1 + 0.35 * gain;
  const fill = after / breakpoint;
  return 0.25 + 0.04 * power + 0.12 * fill * (gain - 0.4 * edge(t, seen, site, seat, 0));
}

const named = (worth: { readonly [name: string]: number | undefined }, card: SmashCard, other: number): number => worth[card.id] ?? other;

function worthPlaying(t: T, seat: SeatId, choice: Choice, _: Ask, seen: Powers): number {
  const { card: id = NONE, to = NONE, via } = valueIn(choice) as Partial<Playing>;
  if (via === TALENT) return 0.9;
  if (via === IN_PHASE_2) return 0.05;
  if (id === NONE) return 0;
  const card = cardOf(t, id);
  if (card.kind === 'minion') return worthThere(t, seen, seat, siteOf(t, to), card.power) + named(ON_PLAY, card, 0);
  if (to === NONE) return isKept(card) ? -0.6 : named(ACTIONS, card, 0.3);
  if (isMinion(t, to)) {
    const good = named(ATTACHED, card, 0.2);
    const isMine = t.vars.ctrl[to] === seat;
    return isMine === good > 0 ? Math.abs(good) + 0.06 * seen.power(to) : -0.8;
  }
  const site = siteOf(t, to);
  return 0.2 + 0.06 * countAt(t, site, seat) + 0.02 * Math.min(10, seen.total(site, seat));
}

/** Works only as a Special: played in phase 2 it would be wasted. */
const isKept = (card: SmashCard): boolean => card.special?.from === 'hand' && card.play === undefined;

/** Specials before scoring: worth what they change. */
function worthBefore(t: T, seat: SeatId, choice: Choice, _: Ask, seen: Powers): number {
  const s = t.vars.scoring;
  const ref = refOf(choice);
  if (s === null || ref.kind !== 'card') return 0;
  const card = cardOf(t, ref.card);
  const now = edge(t, seen, s.site, seat, 0);
  const isMinionPlay = card.kind === 'minion';
  const power = isMinionPlay ? (isInPlay(t, ref.card) ? seen.power(ref.card) : card.power) : 0;
  if (isMinionPlay) return 0.4 * (edge(t, seen, s.site, seat, power) - now) - 0.1;
  if (card.id === 'power-ballad') return 0.4 * (edge(t, seen, s.site, seat, countAt(t, s.site, seat)) - now) - 0.1;
  if (card.id === 'hidden-ninja') return 0.4 * (edge(t, seen, s.site, seat, bestInHand(t, seat)) - now) - 0.1;
  if (card.id === 'love-overload') return hasOwnStrongest(t, seen, s.site, seat) ? -0.5 : 0.4;
  return now <= 0 ? 0.1 : -0.2;
}

const bestInHand = (t: T, seat: SeatId): number =>
  handOf(t, seat).reduce((most, id) => (isMinion(t, id) ? Math.max(most, cardOf(t, id).power) : most), 0);

function hasOwnStrongest(t: T, seen: Powers, site: number, seat: SeatId): boolean {
  let most = 0;
  let isMine = false;
  for (const id of t.zones[SITE + site]) {
    if (!isMinion(t, id) || seen.power(id) < most) continue;
    if (seen.power(id) > most) isMine = false;
    most = seen.power(id);
    if (t.vars.ctrl[id] === seat) isMine = true;
  }
  return isMine;
}

function worthAfter(t: T, seat: SeatId, choice: Choice): number {
  const ref = refOf(choice);
  const s = t.vars.scoring;
  if (ref.kind !== 'card' || s === null) return 0;
  const card = cardOf(t, ref.card);
  const saved = countAt(t, s.site, seat);
  if (card.id === 'always-room-at-grannys') return saved === 0 ? -0.5 : 0.2 * saved;
  if (card.id === 'you-call-this-archaeology' && saved === 0) return -0.3;
  return named(AFTER, card, 0.1);
}

// ── Smaller choices ───────────────────────────────────────────────────────────────────────────────────────────────

const aboutCard =
  (judge: (t: T, seat: SeatId, id: CardId, seen: Powers) => number): Judge =>
  (t, seat, choice, _, seen) => {
    const ref = refOf(choice);
    return ref.kind === 'card' ? judge(t, seat, ref.card, seen) : 0;
  };

const danger = (t: T, seat: SeatId): number => t.vars.vp[seat] / GOAL;

/** How much it helps the seat if that minion is gone. */
function riddance(t: T, seat: SeatId, id: CardId, seen: Powers): number {
  if (!isInPlay(t, id)) return 0;
  const owner = t.vars.ctrl[id];
  const power = seen.power(id);
  if (owner === seat) return -0.3 - 0.15 * power;
  const site = siteOf(t, id);
  const fill = Math.min(1, seen.sum(site) / Math.max(1, breakpointAt(t, site)));
  const change = edge(t, seen, site, seat, -power, owner) - edge(t, seen, site, seat, 0);
  return 0.1 + 0.08 * power * (0.6 + danger(t, owner)) + 0.12 * fill * Math.max(0, change);
}

const gone = aboutCard(riddance);
const strengthen = aboutCard((t, seat, id, seen) => (t.vars.ctrl[id] === seat ? 0.2 + 0.1 * seen.sum(siteOf(t, id)) * 0.1 : -0.5));
const save = aboutCard((t, seat, id, seen) => (t.vars.ctrl[id] === seat ? 0.1 + 0.1 * seen.power(id) : 0));
const anyOwn = aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? 0.1 : 0.05));
const here = aboutCard((t, seat, id, seen) => (isInPlay(t, id) ? edge(t, seen, siteOf(t, id), seat, 2) * 0.2 + 0.3 : 0));
const minionsHere = aboutCard((t, seat, id) => (isInPlay(t, id) ? 0.1 + 0.2 * countAt(t, siteOf(t, id), seat) : 0));
const theirs: Judge = (t, seat, choice) => {
  const ref = refOf(choice);
  if (ref.kind !== 'seat') return 0;
  return ref.seat === seat ? -1 : 0.2 + danger(t, ref.seat) + 0.03 * handOf(t, ref.seat).length;
};

const worthInHand = (t: T, id: CardId): number => {
  const card = cardOf(t, id);
  if (card.kind === 'minion') return 0.3 + 0.08 * card.power + named(ON_PLAY, card, 0) * 0.5;
  return isKept(card) ? 0.5 : named(ACTIONS, card, 0.35);
};
const best = aboutCard((t, _, id) => worthInHand(t, id));
const least = aboutCard((t, _, id) => 1 - worthInHand(t, id));

/** Actions in play: foreign ones, and bad ones on the own minions. */
const breakAction = aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? -0.4 : 0.3));

/** A card on top of the own deck: minions if the hand has none. */
const peek: Judge = (t, seat, choice, ask) => {
  const param = ask.prompt.params?.card;
  if (typeof param !== 'object' || !('card' in param)) return 0;
  const isBase = cardOf(t, param.card).kind === 'base';
  const hasMinion = handOf(t, seat).some((id) => isMinion(t, id));
  const worth = isBase ? 0.1 : worthInHand(t, param.card) + (isMinion(t, param.card) && !hasMinion ? 0.3 : 0) - 0.45;
  return valueIn(choice) === 'top' ? worth : -worth;
};

const byKey =
  (worth: { readonly [key: string]: number }, other = 0.4): Judge =>
  (t, seat, given, ask, seen) => {
    const choice = decoded(given);
    if (typeof choice === 'number') return 0.2;
    return worth[choice.key] ?? (choice.ref.kind === 'card' ? worthPlaying(t, seat, choice, ask, seen) : other);
  };

const score: Judge = aboutCard((t, seat, id, seen) => 1 + 0.2 * edge(t, seen, siteOf(t, id), seat, 0));

/** Where a minion goes: the prompt names it. */
const goal: Judge = (t, seat, choice, ask, seen) => {
  const ref = refOf(choice);
  const param = ask.prompt.params?.card;
  if (ref.kind !== 'card' || !isInPlay(t, ref.card)) return 0;
  const moved = typeof param === 'object' && 'card' in param && isInPlay(t, param.card) ? param.card : NONE;
  const power = moved === NONE ? 2 : seen.power(moved);
  const worth = worthThere(t, seen, seat, siteOf(t, ref.card), power);
  return moved !== NONE && t.vars.ctrl[moved] !== seat ? -worth : worth;
};

const bring = aboutCard((t, seat, id, seen) => {
  if (!isInPlay(t, id)) return 0;
  return t.vars.ctrl[id] === seat ? 0.15 - 0.05 * edge(t, seen, siteOf(t, id), seat, 0) : riddance(t, seat, id, seen) - 0.3;
});

const judges: { readonly [prompt: string]: Judge | undefined } = {
  main: worthPlaying,
  'extra.minion': worthPlaying,
  'extra.action': worthPlaying,
  'must.play': worthPlaying,
  raise: worthPlaying,
  enchant: worthPlaying,
  react: worthPlaying,
  score,
  'special.before': worthBefore,
  'special.after': worthAfter,
  revealed: byKey({ hand: 0.35, top: 0 }),
  peek,
  'peek.discard': peek,
  where: byKey({ deck: 0.3, discard: 0.4 }),
  search: best,
  'search.discard': best,
  'how-many': () => 0.4,
  destroy: gone,
  'destroy.some': gone,
  return: gone,
  lose: gone,
  move: aboutCard((t, seat, id, seen) => (t.vars.ctrl[id] === seat ? 0.15 : riddance(t, seat, id, seen))),
  'move.more': aboutCard((t, seat, id, seen) => 0.1 - 0.05 * edge(t, seen, siteOf(t, id), seat, 0)),
  'move.some': gone,
  'move.to': goal,
  flee: goal,
  bring,
  boost: strengthen,
  save,
  strongest: aboutCard((_, __, id, seen) => 1 - 0.05 * seen.power(id)),
  'choose.own': aboutCard((t, _, id, seen) => (isInPlay(t, id) ? 0.1 * seen.power(id) : 0)),
  sacrifice: aboutCard((t, seat, id, seen) => 0.3 - 0.1 * edge(t, seen, siteOf(t, id), seat, 0) + 0.05 * seen.power(id)),
  'destroy.action': breakAction,
  'destroy.actions': breakAction,
  'new-base': () => 0.1,
  'base.boost': here,
  'base.bring': here,
  'base.to': aboutCard((t, seat, id, seen) => -0.1 * edge(t, seen, siteOf(t, id), seat, 0)),
  'base.from': aboutCard((t, seat, id, seen) => -0.1 * edge(t, seen, siteOf(t, id), seat, 0)),
  'base.empty': aboutCard((t, seat, id, seen) => -0.15 * edge(t, seen, siteOf(t, id), seat, 0)),
  'base.swap': aboutCard((t, seat, id, seen) => -0.1 * edge(t, seen, siteOf(t, id), seat, 0)),
  'base.camels': minionsHere,
  'base.draw': minionsHere,
  'base.rampage': here,
  gift: byKey({ counters: 0.4, cards: 0.6 }),
  'player.probe': theirs,
  'player.broadside': theirs,
  'player.sleep': theirs,
  probe: best,
  'discard.one': least,
  bury: least,
  limit: least,
  soup: best,
  'shuffle.in': () => 0.1,
  disguise: anyOwn,
  'disguise.more': () => -0.1,
  ignore: () => 0.1,
  'take.minions': () => 0.5,
  recover: best,
  'recover.name': best,
  draw: () => 1,
  exchange: () => 0.5,
  transfer: here,
};
