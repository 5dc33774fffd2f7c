// A second, literal reading of power and scoring: slow, by the words of the rules, sharing no code with the game.

import type { CardId } from '#engine';
import type { SmashCard, T } from '../state.ts';

const SITE_KEY = /^site:(\d+)$/;

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
  const face = (id: CardId): SmashCard => t.game.defs[t.def[id]] as SmashCard;
  t.game.zones.forEach((zone, z) => {
    if (!SITE_KEY.test(zone.key) || t.zones[z].length === 0) return;
    const ids = t.zones[z];
    const base = ids.find((id) => face(id).kind === 'base');
    if (base === undefined) throw new Error(`${zone.key} has cards and no base`);
    const loose = ids.filter((id) => face(id).kind === 'action' && t.vars.on[id] < 0);
    places.push({
      base: face(base).id,
      vp: face(base).vp,
      breakpoint: face(base).breakpoint,
      actions: loose.map((id) => ({ name: face(id).id, seat: t.vars.ctrl[id], id })),
    });
    for (const id of ids) {
      if (face(id).kind !== 'minion') continue;
      const actions = ids
        .filter((one) => t.vars.on[one] === id)
        .map((one) => ({ name: face(one).id, seat: t.vars.ctrl[one], works: !t.vars.numb.includes(one) }));
      minions.push({
        id,
        name: face(id).id,
        seat: t.vars.ctrl[id],
        base: face(base).id,
        printed: face(id).power,
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
    const isIgnored =
      place.actions.some((action) => action.name === 'jammed-signal') ||
      t.vars.ignores.some((i) => i.seat === one.seat && place.actions.some((action) => action.id === i.card));
    if (place.base === 'the-central-brain' && !isIgnored) power += 1;
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
