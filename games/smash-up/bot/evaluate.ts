import type { Ask, CardId, Choice, Features, SeatId } from '#engine';
import { decoded, refOf, shareOfHopes, valueIn } from '#engine';
import type { CardName } from '../cards/data.ts';
import type { Playing } from '../plays/answers.ts';
import { TALENT, TURN } from '../plays/answers.ts';
import type { SmashCard, SmashVars, T } from '../state.ts';
import { GOAL, HAND_LIMIT, NONE, SITE } from '../state.ts';
import { breakpointAt, look, seenPower, seenSum, seenTotal } from '../table/power.ts';
import { baseAt, cardOf, countAt, defAt, handOf, hasBase, hasMinionAt, isInPlay, isMinion, siteOf } from '../table/select.ts';

// ── What a position is worth ──────────────────────────────────────────────────────────────────────────────────────

/** All in victory points. */
const CARD = 0.22;
const MINION_IN_HAND = 0.12;
const SPECIAL_IN_HAND = 0.2;
const POWER = 0.035;
const PLAY_LEFT = 0.28;
/** From so many points on every further one counts more. */
const NEAR = 11;
const HURRY = 0.6;
const SHARPNESS = 8;
/** Power that the next player adds to a base on average. */
const STRIDE = 4;

/** The share of the seat in everybody's hopes. */
export function evaluate(t: T, seat: SeatId): number {
  look(t);
  prospects(t);
  return shareOfHopes(t, seat, SHARPNESS, (one) => standing(t, one, seat) / GOAL);
}

const soon: number[] = [0, 0, 0, 0];
const strength: number[] = [0, 0, 0, 0];

/** What the bases promise each seat: its place by how near the base is to its breakpoint. */
function prospects(t: T): void {
  soon.fill(0);
  strength.fill(0);
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if (!hasBase(t, site)) continue;
    const total = seenSum(site);
    if (total === 0) continue;
    const { vp } = defAt(t, t.def[baseAt(t, site)]);
    const fill = Math.min(1, (total + STRIDE / 2) / Math.max(1, breakpointAt(t, site)));
    const near = fill * fill;
    for (const seat of t.ring) {
      const mine = seenTotal(site, seat);
      strength[seat] += mine;
      if (mine === 0 && !hasMinionAt(t, site, seat)) continue;
      let place = 0;
      let lead = Number.POSITIVE_INFINITY;
      for (const other of t.ring) {
        if (other === seat) continue;
        const theirs = seenTotal(site, other);
        if (theirs > mine) place++;
        if (Math.abs(mine - theirs) < lead) lead = Math.abs(mine - theirs);
      }
      const now = place < 3 ? (vp[place] ?? 0) : 0;
      // A narrow lead may still be lost, a narrow gap still be closed.
      const firm = lead >= STRIDE ? 1 : 0.75 + (0.25 * lead) / STRIDE;
      const next = place > 0 ? (vp[place - 1] ?? 0) : (vp[1] ?? 0);
      soon[seat] += near * (now * firm + next * (1 - firm));
    }
  }
}

/** How far a player is, in victory points; of hands only what `viewer` may know matters. */
function standing(t: T, seat: SeatId, viewer: SeatId): number {
  numbersOf(t, seat, viewer, numbers);
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += WEIGHTS[i] * numbers[i];
  return sum;
}

const numbers: number[] = [];
const NUMBERS = ['turn', 'points', 'points-soon', 'power', 'near', 'hand', 'minions-held', 'specials-held', 'plays'] as const;
const WEIGHTS: readonly number[] = [0, 1, 1, POWER, HURRY, CARD, MINION_IN_HAND, SPECIAL_IN_HAND, PLAY_LEFT];

/** After a look at the bases. */
function numbersOf(t: T, seat: SeatId, viewer: SeatId, into: number[]): void {
  const { vp, active, bank, phase } = t.vars;
  const hand = handOf(t, seat);
  let minions = 0;
  let specials = 0;
  if (seat === viewer)
    for (const id of hand) {
      const card = cardOf(t, id);
      if (card.kind === 'minion') minions++;
      if (card.special?.from === 'hand') specials++;
    }
  into[0] = seat === active ? 1 : 0;
  into[1] = vp[seat];
  into[2] = soon[seat];
  into[3] = strength[seat];
  into[4] = Math.max(0, vp[seat] + soon[seat] - NEAR);
  into[5] = Math.min(hand.length, HAND_LIMIT);
  into[6] = minions;
  into[7] = specials;
  // Plays that are still open are worth something, or imagined turns would end early.
  into[8] = phase === 'play' && seat === active && hand.length > 0 ? Math.min(bank.length, 3) : 0;
}

/** Minions and actions in play count for who controls them. */
export function whose(t: T, card: CardId): SeatId | null {
  const seat = isInPlay(t, card) ? t.vars.ctrl[card] : NONE;
  return seat === NONE ? null : seat;
}

/** What matters about a player besides which cards lie where. */
export const features: Features<SmashVars> = {
  keys: NUMBERS,
  measure(t, seat, viewer, into) {
    look(t);
    prospects(t);
    numbersOf(t, seat, viewer, into);
  },
};

// ── Priors ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Judge = (t: T, seat: SeatId, choice: Choice, ask: Ask) => number;

/** Larger is better; below zero: rather nothing. */
export function priors(t: T, ask: Ask): readonly number[] {
  const judge = judges[ask.prompt.key];
  if (judge === undefined) return ask.options.map(() => 0);
  look(t);
  return ask.options.map((choice) => judge(t, ask.seat, choice, ask));
}

/** VP that a seat would get from a base if it had so much more power there, less what the best other one would get. */
function edge(t: T, site: number, seat: SeatId, more: number, by: SeatId = seat): number {
  const { vp } = defAt(t, t.def[baseAt(t, site)]);
  const powerOf = (one: SeatId): number => seenTotal(site, one) + (one === by ? more : 0);
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
function worthThere(t: T, seat: SeatId, site: number, power: number): number {
  const breakpoint = Math.max(1, breakpointAt(t, site));
  const after = seenSum(site) + power;
  const gain = edge(t, site, seat, power);
  // Whoever fills a base for somebody else feeds the leader.
  if (after >= breakpoint) return gain > 0 ? 0.35 + 0.25 * gain : 0.1 + 0.35 * gain;
  const fill = after / breakpoint;
  return 0.25 + 0.04 * power + 0.12 * fill * (gain - 0.4 * edge(t, site, seat, 0));
}

const ON_PLAY: { readonly [name in CardName]?: number } = {
  'sir-squeezes': 0.25,
  nana: 0.15,
  groupie: 0.1,
  'rick-roll': 0.1,
  'supreme-overlord': 0.3,
  invader: 0.5,
  collector: 0.2,
  laseratops: 0.15,
  'ninja-master': 0.35,
  'tiger-assassin': 0.3,
  'cut-lass': 0.2,
  hoverbot: 0.2,
  zapbot: 0.3,
  'microbot-fixer': 0.25,
  'microbot-reclaimer': 0.2,
  archmage: 0.3,
  chronomage: 0.25,
  enchantress: 0.25,
  neophyte: 0.2,
  'zombie-lord': 0.35,
  'grave-digger': 0.2,
  gremlin: 0.1,
  // Rather kept for the moment they are made for.
  shinobi: -0.25,
  'snuggly-bear': -0.1,
  'crypt-looter': -0.1,
};

/** Actions, before their targets are looked at. */
const ACTIONS: { readonly [name in CardName]?: number } = {
  'care-package': 0.7,
  'group-hug': 0.15,
  'square-deal': 0.45,
  'attic-treasures': 0.25,
  'chicken-soup': 0.1,
  'grannys-purse': 0.6,
  'hush-my-stories-are-on': 0.6,
  'knitting-circle': 0.25,
  'guest-star': 0.6,
  'power-ballad': 0.02,
  'reunion-tour': 0.15,
  'rock-of-luuv': 0.6,
  'tour-bus': 0.25,
  'dr-livingstone-i-presume': 0.35,
  'fortune-and-glory': 0.3,
  'i-said-no-camels': 0.4,
  'it-belongs-in-a-museum': 0.3,
  'x-never-marks-the-spot': 0.1,
  'you-call-this-archaeology': 0.05,
  abduction: 0.7,
  'beam-up': 0.55,
  'crop-circles': 0.35,
  disintegrator: 0.5,
  invasion: 0.4,
  probe: 0.5,
  terraforming: 0.4,
  augmentation: 0.2,
  howl: 0.2,
  'natural-selection': 0.5,
  rampage: 0.25,
  'survival-of-the-fittest': 0.35,
  disguise: 0.2,
  'seeing-stars': 0.6,
  'way-of-deception': 0.3,
  broadside: 0.4,
  cannon: 0.5,
  dinghy: 0.3,
  'full-sail': 0.05,
  powderkeg: 0.15,
  'sea-dogs': 0.3,
  shanghai: 0.45,
  swashbuckling: 0.15,
  'tech-center': 0.5,
  disenchant: 0.3,
  'mark-of-sleep': 0.45,
  'take-the-shinies': 0.6,
  'mass-enchantment': 0.5,
  'mystic-studies': 0.75,
  portal: 0.6,
  sacrifice: 0.2,
  scry: 0.6,
  summon: 0.65,
  'time-loop': 0.55,
  'winds-of-change': 0.3,
  'grave-robbing': 0.5,
  'lend-a-hand': 0.1,
  'mall-crawl': 0.15,
  'not-enough-bullets': 0.5,
  outbreak: 0.5,
  'they-keep-coming': 0.6,
};

/** Attached actions: good for the minion or bad for it; on a base, where their player is strong. */
const ATTACHED: { readonly [name in CardName]?: number } = {
  cuddle: -0.3,
  poison: -0.6,
  assassination: -0.7,
  upgrade: 0.45,
  'tooth-and-claw-and-guns': 0.3,
  'smoke-bomb': 0.3,
};

const named = (worth: { readonly [name: string]: number | undefined }, card: SmashCard, other: number): number => worth[card.id] ?? other;

function worthPlaying(t: T, seat: SeatId, choice: Choice): number {
  const { card: id = NONE, to = NONE, via } = valueIn(choice) as Partial<Playing>;
  if (via === TALENT) return 0.9;
  if (via === TURN) return 0.05;
  if (id === NONE) return 0;
  const card = cardOf(t, id);
  if (card.kind === 'minion') return worthThere(t, seat, siteOf(t, to), card.power) + named(ON_PLAY, card, 0);
  if (to === NONE) return isKept(card) ? -0.6 : named(ACTIONS, card, 0.3);
  if (isMinion(t, to)) {
    const good = named(ATTACHED, card, 0.2);
    const isMine = t.vars.ctrl[to] === seat;
    return isMine === good > 0 ? Math.abs(good) + 0.06 * seenPower(to) : -0.8;
  }
  const site = siteOf(t, to);
  return 0.2 + 0.06 * countAt(t, site, seat) + 0.02 * Math.min(10, seenTotal(site, seat));
}

/** Works only as a Special: played in phase 2 it would be wasted. */
const isKept = (card: SmashCard): boolean => card.special?.from === 'hand' && card.play === undefined;

/** Specials before scoring: worth what they change. */
function worthBefore(t: T, seat: SeatId, choice: Choice): number {
  const s = t.vars.scoring;
  const ref = refOf(choice);
  if (s === null || ref.kind !== 'card') return 0;
  const card = cardOf(t, ref.card);
  const now = edge(t, s.site, seat, 0);
  const isMinionPlay = card.kind === 'minion';
  const power = isMinionPlay ? (isInPlay(t, ref.card) ? seenPower(ref.card) : card.power) : 0;
  if (isMinionPlay) return 0.4 * (edge(t, s.site, seat, power) - now) - 0.1;
  if (card.id === 'power-ballad') return 0.4 * (edge(t, s.site, seat, countAt(t, s.site, seat)) - now) - 0.1;
  if (card.id === 'hidden-ninja') return 0.4 * (edge(t, s.site, seat, bestInHand(t, seat)) - now) - 0.1;
  if (card.id === 'love-overload') return hasOwnStrongest(t, s.site, seat) ? -0.5 : 0.4;
  return now <= 0 ? 0.1 : -0.2;
}

const bestInHand = (t: T, seat: SeatId): number =>
  handOf(t, seat).reduce((most, id) => (isMinion(t, id) ? Math.max(most, cardOf(t, id).power) : most), 0);

function hasOwnStrongest(t: T, site: number, seat: SeatId): boolean {
  let most = 0;
  let isMine = false;
  for (const id of t.zones[SITE + site]) {
    if (!isMinion(t, id) || seenPower(id) < most) continue;
    if (seenPower(id) > most) isMine = false;
    most = seenPower(id);
    if (t.vars.ctrl[id] === seat) isMine = true;
  }
  return isMine;
}

const AFTER: { readonly [name in CardName]?: number } = {
  scout: 0.7,
  'first-mate': 0.8,
  'total-sellout': 1,
  'lost-city': 0.5,
  'you-call-this-archaeology': 0.5,
};

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
  (judge: (t: T, seat: SeatId, id: CardId) => number): Judge =>
  (t, seat, choice) => {
    const ref = refOf(choice);
    return ref.kind === 'card' ? judge(t, seat, ref.card) : 0;
  };

const danger = (t: T, seat: SeatId): number => t.vars.vp[seat] / GOAL;

/** How much it helps the seat if that minion is gone. */
function riddance(t: T, seat: SeatId, id: CardId): number {
  if (!isInPlay(t, id)) return 0;
  const owner = t.vars.ctrl[id];
  const power = seenPower(id);
  if (owner === seat) return -0.3 - 0.15 * power;
  const site = siteOf(t, id);
  const fill = Math.min(1, seenSum(site) / Math.max(1, breakpointAt(t, site)));
  const change = edge(t, site, seat, -power, owner) - edge(t, site, seat, 0);
  return 0.1 + 0.08 * power * (0.6 + danger(t, owner)) + 0.12 * fill * Math.max(0, change);
}

const gone = aboutCard(riddance);
const strengthen = aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? 0.2 + 0.1 * seenSum(siteOf(t, id)) * 0.1 : -0.5));
const save = aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? 0.1 + 0.1 * seenPower(id) : 0));
const anyOwn = aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? 0.1 : 0.05));
const here = aboutCard((t, seat, id) => (isInPlay(t, id) ? edge(t, siteOf(t, id), seat, 2) * 0.2 + 0.3 : 0));
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
  (t, seat, given) => {
    const choice = decoded(given);
    if (typeof choice === 'number') return 0.2;
    return worth[choice.key] ?? (choice.ref.kind === 'card' ? worthPlaying(t, seat, choice) : other);
  };

const score: Judge = aboutCard((t, seat, id) => 1 + 0.2 * edge(t, siteOf(t, id), seat, 0));

/** Where a minion goes: the prompt names it. */
const goal: Judge = (t, seat, choice, ask) => {
  const ref = refOf(choice);
  const param = ask.prompt.params?.card;
  if (ref.kind !== 'card' || !isInPlay(t, ref.card)) return 0;
  const moved = typeof param === 'object' && 'card' in param && isInPlay(t, param.card) ? param.card : NONE;
  const power = moved === NONE ? 2 : seenPower(moved);
  const worth = worthThere(t, seat, siteOf(t, ref.card), power);
  return moved !== NONE && t.vars.ctrl[moved] !== seat ? -worth : worth;
};

const bring = aboutCard((t, seat, id) => {
  if (!isInPlay(t, id)) return 0;
  return t.vars.ctrl[id] === seat ? 0.15 - 0.05 * edge(t, siteOf(t, id), seat, 0) : riddance(t, seat, id) - 0.3;
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
  move: aboutCard((t, seat, id) => (t.vars.ctrl[id] === seat ? 0.15 : riddance(t, seat, id))),
  'move.more': aboutCard((t, seat, id) => 0.1 - 0.05 * edge(t, siteOf(t, id), seat, 0)),
  'move.some': gone,
  'move.to': goal,
  flee: goal,
  bring,
  boost: strengthen,
  save,
  strongest: aboutCard((_, __, id) => 1 - 0.05 * seenPower(id)),
  'choose.own': aboutCard((t, _, id) => (isInPlay(t, id) ? 0.1 * seenPower(id) : 0)),
  sacrifice: aboutCard((t, seat, id) => 0.3 - 0.1 * edge(t, siteOf(t, id), seat, 0) + 0.05 * seenPower(id)),
  'destroy.action': breakAction,
  'destroy.actions': breakAction,
  'new-base': () => 0.1,
  'base.boost': here,
  'base.bring': here,
  'base.to': aboutCard((t, seat, id) => -0.1 * edge(t, siteOf(t, id), seat, 0)),
  'base.from': aboutCard((t, seat, id) => -0.1 * edge(t, siteOf(t, id), seat, 0)),
  'base.empty': aboutCard((t, seat, id) => -0.15 * edge(t, siteOf(t, id), seat, 0)),
  'base.swap': aboutCard((t, seat, id) => -0.1 * edge(t, siteOf(t, id), seat, 0)),
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
