// A second, literal reading of power, scoring, of what may be done and who may be chosen: slow, by the words of the rules, sharing no code with the game.

import type { CardId } from '#engine';
import type { Play, SmashCard, T } from '../state.ts';

const SITE_KEY = /^site:(\d+)$/;

const face = (t: T, id: CardId): SmashCard => t.game.defs[t.def[id]] as SmashCard;

interface Minion {
  readonly id: CardId;
  readonly name: string;
  readonly seat: number;
  readonly base: string;
  readonly printed: number;
  readonly actions: readonly { readonly name: string; readonly seat: number; readonly works: boolean }[];
  readonly isCancelled: boolean;
}

interface Place {
  readonly base: string;
  readonly vp: readonly number[];
  readonly breakpoint: number;
  readonly actions: readonly { readonly name: string; readonly seat: number; readonly id: CardId }[];
}

interface Board {
  readonly minions: readonly Minion[];
  readonly places: readonly Place[];
}

function read(t: T): Board {
  const minions: Minion[] = [];
  const places: Place[] = [];
  t.game.zones.forEach((zone, z) => {
    if (!SITE_KEY.test(zone.key) || t.zones[z].length === 0) return;
    const ids = t.zones[z];
    const base = ids.find((id) => face(t, id).kind === 'base');
    if (base === undefined) throw new Error(`${zone.key} has cards and no base`);
    const loose = ids.filter((id) => face(t, id).kind === 'action' && t.vars.on[id] < 0);
    places.push({
      base: face(t, base).id,
      vp: face(t, base).vp,
      breakpoint: face(t, base).breakpoint,
      actions: loose.map((id) => ({ name: face(t, id).id, seat: t.vars.ctrl[id], id })),
    });
    for (const id of ids) {
      if (face(t, id).kind !== 'minion') continue;
      const actions = ids
        .filter((one) => t.vars.on[one] === id)
        .map((one) => ({ name: face(t, one).id, seat: t.vars.ctrl[one], works: !t.vars.numb.includes(one) }));
      minions.push({
        id,
        name: face(t, id).id,
        seat: t.vars.ctrl[id],
        base: face(t, base).id,
        printed: face(t, id).power,
        actions,
        // SMU-421: Cuddle cancels the minion's own abilities.
        isCancelled: actions.some((one) => one.name === 'cuddle' && one.works),
      });
    }
  });
  return { minions, places };
}

/** SMU-376: begin with printed powers and raise until nothing changes. */
function startingPowers(minions: readonly Minion[]): Map<CardId, number> {
  const start = new Map(minions.map((one) => [one.id, one.printed]));
  for (let round = 0; round < 50; round++)
    for (const bear of minions) {
      if (bear.name !== 'lovey-bear' || bear.isCancelled) continue;
      for (const other of minions)
        if (other.base === bear.base && other.seat !== bear.seat)
          start.set(bear.id, Math.max(start.get(bear.id) ?? 0, start.get(other.id) ?? 0));
    }
  return start;
}

const isProtected = (place: Place, minion: Minion, by: number): boolean =>
  place.actions.some((one) => one.seat === minion.seat && ['dont-mess-with-my-babies', 'wildlife-preserve'].includes(one.name)) ||
  minion.actions.some((one) => one.name === 'smoke-bomb' && one.works && one.seat !== by);

/** SMU-144: by everybody, or by that player. */
const isIgnored = (t: T, { actions }: Place, seat: number): boolean =>
  actions.some((one) => one.name === 'jammed-signal') ||
  t.vars.ignores.some((one) => one.seat === seat && actions.some(({ id }) => id === one.card));

/** The current power of every minion in play (SMU-152). */
export function powers(t: T): Map<CardId, number> {
  const { minions, places } = read(t);
  const start = startingPowers(minions);
  const result = new Map<CardId, number>();
  const able = (name: string, seat: number): number =>
    minions.filter((one) => one.name === name && one.seat === seat && !one.isCancelled).length;
  const isMicrobot = (one: Minion): boolean => one.name.startsWith('microbot-') || able('microbot-alpha', one.seat) > 0;
  for (const one of minions) {
    const place = places.find((p) => p.base === one.base) as Place;
    let power = start.get(one.id) ?? 0;
    power += t.vars.counters[one.id];
    for (const action of one.actions) {
      if (action.name === 'upgrade' && action.works) power += 2;
      if (action.name === 'poison' && action.works) power -= 4;
    }
    for (const action of place.actions) if (action.name === 'hot-venue' && action.seat === one.seat) power += 1;
    if (place.base === 'the-central-brain' && !isIgnored(t, place, one.seat)) power += 1;
    if (!one.isCancelled) {
      if (one.name === 'war-raptor') power += minions.filter((other) => other.name === 'war-raptor' && other.base === one.base).length;
      if (one.name === 'armor-stego' && t.vars.active !== one.seat) power += 2;
      if (one.name === 'microbot-alpha') power += minions.filter((other) => other.seat === one.seat && other.id !== one.id).length;
    }
    if (isMicrobot(one)) power += able('microbot-fixer', one.seat);
    for (const boost of t.vars.boosts)
      if (boost.card === one.id && (boost.by < 0 || boost.by === one.seat || !isProtected(place, one, boost.by))) power += boost.n;
    result.set(one.id, Math.max(0, power));
  }
  return result;
}

export interface Verdict {
  readonly base: string;
  readonly breakpoint: number;
  readonly total: number;
  /** By seat; without what the base itself gives. */
  readonly places: readonly number[];
  readonly awards: readonly number[];
}

/** Every base: its breakpoint, its total power, and what each place would bring (SMU-187 to SMU-191). */
export function verdicts(t: T): Verdict[] {
  const { minions, places } = read(t);
  const all = powers(t);
  return places.map((place) => {
    let breakpoint = place.breakpoint;
    if (place.actions.some((one) => one.name === 'turn-up-to-11')) breakpoint = Math.max(breakpoint, 21);
    for (const boost of t.vars.bpBoosts) if (t.game.defs[boost.base].id === place.base) breakpoint += boost.n;
    const here = minions.filter((one) => one.base === place.base);
    const power = (seat: number): number => here.filter((one) => one.seat === seat).reduce((sum, one) => sum + (all.get(one.id) ?? 0), 0);
    const present = t.ring.filter((seat) => here.some((one) => one.seat === seat) || power(seat) > 0);
    const seats = [0, 1, 2, 3].map((seat) =>
      present.includes(seat) ? 1 + present.filter((other) => power(other) > power(seat)).length : 0,
    );
    return {
      base: place.base,
      breakpoint: Math.max(0, breakpoint),
      total: here.reduce((sum, one) => sum + (all.get(one.id) ?? 0), 0),
      places: seats,
      awards: seats.map((at) => (at >= 1 && at <= 3 ? place.vp[at - 1] : 0)),
    };
  });
}

// ── What may be done ──────────────────────────────────────────────────────────────────────────────────────────────

const cardsIn = (t: T, key: string): readonly CardId[] => t.zones[t.game.zones.findIndex((zone) => zone.key === key)];
const isUsed = (t: T, name: string, seat: number): boolean =>
  t.vars.once.includes(t.game.defs.findIndex((one) => one.id === name) * 8 + seat);
const isAsleep = (t: T, seat: number): boolean =>
  t.vars.active === seat && t.vars.asleep.some((one) => one.seat === seat && one.from <= t.vars.turn);
const hasPlaysLeft = (t: T, seat: number): boolean => t.vars.plays[seat] < 100;

/** SMU-417, SMU-418: whether that player may put that minion card down at that base. */
function mayCome(t: T, { places }: Board, seat: number, card: SmashCard, base: string): boolean {
  if (!hasPlaysLeft(t, seat)) return false;
  for (const place of places)
    for (const { name, seat: of, id } of place.actions) {
      if (name === 'overrun' && of !== seat && place.base === base) return false;
      if (name === 'bear-picnic' && of !== seat && card.power <= 2 && place.base !== base) return false;
      if (name === 'block-the-path' && place.base === base && t.vars.named.some((one) => one.card === id && one.faction === card.faction))
        return false;
    }
  return true;
}

/** SMU-120 to SMU-125, SMU-391: the plays that are left, those of Under the Bed included. */
function playsLeft(t: T, { places }: Board, seat: number): Play[] {
  const list = t.vars.bank.filter((one) => one.left > 0);
  for (const place of places) {
    if (place.base !== 'under-the-bed' || isUsed(t, 'under-the-bed', seat)) continue;
    const hasPlayed = t.vars.played.some((one) => one.seat === seat && t.game.defs[one.base].id !== 'under-the-bed');
    if (hasPlayed && !isIgnored(t, place, seat))
      list.push({
        kind: 'minion',
        slot: 'power',
        max: 2,
        site: siteOf(t, place.base),
        card: -1,
        name: -1,
        from: 'hand',
        source: -1,
        left: 1,
        budget: 99,
      });
  }
  return list;
}

const siteOf = (t: T, base: string): number => {
  const key = t.game.zones.find((zone, z) => SITE_KEY.test(zone.key) && t.zones[z].some((id) => face(t, id).id === base))?.key ?? '';
  return Number(SITE_KEY.exec(key)?.[1] ?? -1);
};

/** Whether a play takes that minion card to that base, out of that zone. */
function takes(t: T, board: Board, seat: number, play: Play, id: CardId, base: string, from: 'hand' | 'discard'): boolean {
  if (play.kind !== 'minion' || (play.site >= 0 && play.site !== siteOf(t, base))) return false;
  if (play.slot === 'empty' && board.minions.some((one) => one.base === base && one.seat === seat)) return false;
  const { power } = face(t, id);
  const isFree = play.max >= 99 && play.budget >= 99 && play.card < 0 && play.name < 0;
  if (from === 'discard' && play.from === 'hand') {
    // SMU-422.
    const place = board.places.find((one) => one.base === base);
    return isFree && place?.actions.some((one) => one.name === 'theyre-coming-to-get-you' && one.seat === seat) === true;
  }
  return (
    play.from === from &&
    power <= play.max &&
    power <= play.budget &&
    (play.card < 0 || play.card === id) &&
    (play.name < 0 || play.name === t.def[id])
  );
}

function minionPlays(t: T, board: Board, seat: number): string[] {
  const plays = playsLeft(t, board, seat);
  const list: string[] = [];
  for (const from of ['hand', 'discard'] as const)
    for (const id of cardsIn(t, `${from}:${seat}`)) {
      const card = face(t, id);
      if (card.kind !== 'minion') continue;
      for (const { base } of board.places) {
        if (!mayCome(t, board, seat, card, base)) continue;
        const rises = from === 'discard' && card.id === 'tenacious-z' && !isUsed(t, 'tenacious-z', seat);
        if (rises || plays.some((play) => takes(t, board, seat, play, id, base, from))) list.push(`${card.id}@${base}`);
      }
    }
  return list;
}

/** SMU-105, SMU-325. */
function actionPlays(t: T, { minions, places }: Board, seat: number): string[] {
  if (isAsleep(t, seat) || !hasPlaysLeft(t, seat) || !t.vars.bank.some((play) => play.kind === 'action' && play.left > 0)) return [];
  return cardsIn(t, `hand:${seat}`).flatMap((id) => {
    const card = face(t, id);
    if (card.kind !== 'action') return [];
    if (card.playOn === 'none') return [card.id];
    if (card.playOn === 'base') return places.map(({ base }) => `${card.id}@${base}`);
    return minions
      .filter((one) => one.seat === seat || (card.id !== 'smoke-bomb' && !isProtected(placeOf(places, one), one, seat)))
      .map((one) => `${card.id}@${one.name}`);
  });
}

const placeOf = (places: readonly Place[], { base }: Minion): Place => places.find((one) => one.base === base) as Place;

/** SMU-108: talents, and Ninja Acolyte (SMU-424). */
function uses(t: T, board: Board, seat: number): string[] {
  const { minions, places } = board;
  const list: string[] = [];
  const loudness = new Map(verdicts(t).map((one) => [one.base, one.breakpoint]));
  for (const one of minions) {
    if (one.seat !== seat || one.isCancelled) continue;
    const isFresh = !t.vars.talents.includes(one.id);
    if (isFresh && ['matriarch', 'granny', 'the-monarch'].includes(one.name)) list.push(`talent ${one.name}`);
    if (isFresh && one.name === 'classic-rocker' && !isUsed(t, one.name, seat) && (loudness.get(one.base) ?? 0) >= 21)
      list.push(`talent ${one.name}`);
    if (one.name === 'ninja-acolyte' && !t.vars.played.some((play) => play.seat === seat && play.main)) {
      const cards = [one.id, ...cardsIn(t, `hand:${seat}`)].map((id) => face(t, id));
      if (cards.some((card) => card.kind === 'minion' && mayCome(t, board, seat, card, one.base))) list.push(`special ${one.name}`);
    }
  }
  for (const place of places)
    for (const { name, seat: of, id } of place.actions) {
      const here = minions.filter((one) => one.base === place.base);
      if (name === 'tea-party' && of === seat && !t.vars.talents.includes(id) && here.length >= 2 && here.some((one) => one.seat === seat))
        list.push(`talent ${name}`);
    }
  return list;
}

/** SMU-323: everything that the active player may do in phase 2. */
export function doable(t: T): string[] {
  const board = read(t);
  const seat = t.vars.active;
  return distinct(['end', ...minionPlays(t, board, seat), ...actionPlays(t, board, seat), ...uses(t, board, seat)]);
}

/** SMU-327: Specials that a player may use while a base scores. */
export function specials(t: T, seat: number, when: 'before' | 'after'): string[] {
  const board = read(t);
  const s = t.vars.scoring;
  if (s === null) return [];
  const base = t.game.defs[s.base].id;
  const mine = board.minions.filter((one) => one.seat === seat && !one.isCancelled && !s.used.includes(one.id));
  const isHere = (one: Minion): boolean => one.base === base;
  const loudness = verdicts(t).find((one) => one.base === base)?.breakpoint ?? 0;
  const fits: { readonly [name: string]: boolean } =
    when === 'before'
      ? {
          'hidden-ninja': true,
          'love-overload': true,
          'full-sail': true,
          'you-call-this-archaeology': true,
          'power-ballad': loudness >= 21,
        }
      : {
          'always-room-at-grannys': true,
          'lost-city': true,
          'you-call-this-archaeology': true,
          'total-sellout': board.minions.some((one) => one.seat === seat && isHere(one)),
        };
  const held = cardsIn(t, `hand:${seat}`).flatMap((id) => {
    const card = face(t, id);
    if (card.id === 'shinobi')
      return when === 'before' && !s.limited.includes(seat) && mayCome(t, board, seat, card, base) ? [card.id] : [];
    return fits[card.id] && !isAsleep(t, seat) && hasPlaysLeft(t, seat) ? [card.id] : [];
  });
  const working = mine.filter((one) =>
    when === 'before'
      ? one.name === 'pirate-king' && !isHere(one)
      : isHere(one) && (one.name === 'scout' || (one.name === 'first-mate' && board.places.length > 1)),
  );
  return distinct([...held, ...working.map((one) => `special ${one.name}`)]);
}

// ── Whom a card may choose ────────────────────────────────────────────────────────────────────────────────────────

interface Chooser {
  readonly may: (one: Minion) => boolean;
  readonly can: (one: Minion) => boolean;
  readonly own: (one: Minion) => boolean;
  readonly power: (one: Minion) => number;
  /** Minions of the chooser at the base that is meant by «here». */
  readonly many: number;
}
type Whom = (one: Minion, by: Chooser) => boolean;

/** The register of choices: by question and card. */
const ANYWHERE: { readonly [question: string]: Whom } = {
  'destroy seeing-stars': (one, by) => by.power(one) <= 3 && by.can(one),
  'destroy.some cannon': (one, by) => by.power(one) <= 2 && by.can(one),
  'destroy ninja-dojo': (one, by) => by.can(one),
  'lose disintegrator': (one, by) => by.power(one) <= 3 && by.may(one),
  'lose dr-livingstone-i-presume': (one, by) => by.may(one),
  'return beam-up': (one, by) => by.may(one),
  'return abduction': (one, by) => by.may(one),
  'return supreme-overlord': (one, by) => by.may(one),
  'move invasion': (one, by) => by.may(one),
  'move shanghai': (one, by) => !by.own(one) && by.may(one),
  'move way-of-deception': (one, by) => by.own(one),
  'move you-call-this-archaeology': (one, by) => by.own(one),
  'boost augmentation': (one, by) => by.may(one),
  'boost group-hug': (one, by) => by.own(one),
  'choose.own natural-selection': (one, by) => by.own(one),
  'choose.own powderkeg': (one, by) => by.own(one),
  'sacrifice sacrifice': (one, by) => by.own(one),
  'bring mushroom-kingdom': (one, by) => !by.own(one) && by.may(one) && one.base !== 'mushroom-kingdom',
  'bring palooza': (one, by) => by.own(one) && by.may(one) && one.base !== 'palooza',
};
/** Only at the base where the card itself lies. */
const HERE: { readonly [question: string]: Whom } = {
  'destroy laseratops': (one, by) => by.power(one) <= 2 && by.can(one),
  'destroy ninja-master': (one, by) => by.can(one),
  'destroy tiger-assassin': (one, by) => by.power(one) <= 3 && by.can(one),
  'destroy cut-lass': (one, by) => by.power(one) <= 2 && by.can(one),
  'return collector': (one, by) => by.power(one) <= 3 && by.may(one),
  'destroy gnome': (one, by) => by.power(one) < by.many && by.can(one),
  'destroy microbot-guard': (one, by) => by.power(one) < by.many && by.can(one),
};

/** SMU-273, SMU-275: the minions that a question may offer, for each base where the card may lie; undefined where nobody keeps the register. */
export function targets(t: T, seat: number, question: string): CardId[][] | undefined {
  const name = question.split(' ')[1] ?? '';
  const whom = ANYWHERE[question] ?? HERE[question];
  if (whom === undefined) return undefined;
  const { minions, places } = read(t);
  const kind = t.game.defs.find((one) => one.id === name)?.kind;
  const power = powers(t);
  const own = (one: Minion): boolean => one.seat === seat;
  const hasThere = (one: Minion, action: string): boolean =>
    placeOf(places, one).actions.some((other) => other.name === action && other.seat === one.seat);
  const may = (one: Minion): boolean => {
    if (kind === 'base') return !places.some((place) => place.base === name && isIgnored(t, place, one.seat));
    return own(one) || (kind === 'action' ? !isProtected(placeOf(places, one), one, seat) : !hasThere(one, 'dont-mess-with-my-babies'));
  };
  const can = (one: Minion): boolean =>
    may(one) && (one.name !== 'warbot' || one.isCancelled) && (kind === 'base' || own(one) || !hasThere(one, 'too-cute'));
  const at = (base: string): CardId[] => {
    const many = minions.filter((one) => own(one) && one.base === base).length;
    const chooser: Chooser = { may, can, own, power: (one) => power.get(one.id) ?? 0, many };
    return minions.filter((one) => (base === '' || one.base === base) && whom(one, chooser)).map(({ id }) => id);
  };
  if (HERE[question] === undefined) return [at('')];
  return minions.filter((one) => one.name === name && own(one)).map(({ base }) => at(base));
}

export const distinct = (list: readonly string[]): string[] => [...new Set(list)].sort();
