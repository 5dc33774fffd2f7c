import type { CardId, Choice, Flow, Opening, Option, Prompt, Step } from '#engine';
import {
  announce,
  button,
  finish,
  flowOf,
  IDLE_END,
  IDLE_WARNING,
  isNone,
  listeners,
  log,
  nextSeat,
  opening,
  passIdly,
  randomOf,
  stir,
} from '#engine';
import { components } from './cards/data.ts';
import { play } from './play.ts';
import { complyWithHandLimit, complyWithKeeperLimit, handExcess, keeperExcess, settle } from './settle.ts';
import type { FluxxDef, FluxxVars, T } from './state.ts';
import { CENTRE, CREEPERS, cardOf, drawRule, HAND, HAS_FREE, isRandomPlayDue, KEEPERS, NO_CARD, ONCE, playsOwed } from './state.ts';
import { draw, sayEachTurn } from './verbs.ts';

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** One step of FLX-051. What asks nothing is done at once; only questions need a flow. */
export function step(t: T): Step<FluxxVars> {
  const v = t.vars;
  // FLX-301: nothing was under way when somebody left.
  if (v.departed && v.phase !== 'abandoned') return settle(t);
  switch (v.phase) {
    case 'start':
      return startTurn(t);
    case 'open':
      return beforeDrawing(t);
    case 'draw':
      return drawPhase(t);
    case 'play':
      return playPhase(t);
    case 'hand-limit':
      v.phase = 'keeper-limit';
      return handExcess(t, v.active) > 0 ? complyWithHandLimit(t) : undefined;
    case 'keeper-limit':
      if (keeperExcess(t, v.active) > 0) return complyWithKeeperLimit(t);
      return passTurn(t);
    case 'abandoned':
      return goOnAfterLeaver(t);
  }
}

/** FLX-052, FLX-053. */
function startTurn(t: T): Flow | void {
  const v = t.vars;
  v.turn++;
  v.drawn = 0;
  v.plays = 0;
  if (v.used.length > 0) v.used = [];
  v.beganEmpty = t.zones[HAND + v.active].length === 0;
  v.extraCard = false;
  v.phase = 'open';
  if (t.sink !== null) log(t, v.extra ? 'turn-extra' : 'turn', v.extra ? 'FLX-063' : 'FLX-051', { seat: { seat: v.active }, n: v.turn });
  sayEachTurn(t, v.active);
  if (t.zones[CREEPERS + v.active].length > 0) return startEffects(t);
}

/** Those of Creepers are the only ones in the deck. */
function* startEffects(t: T): Flow {
  const creepers = t.zones[CREEPERS + t.vars.active].slice();
  if (listeners(t, 'turnStart', null, creepers).length === 0) return;
  yield* announce(t, 'turnStart', null, creepers);
  yield* flowOf(settle(t));
}

/** The extra card of FLX-096 comes with the settling, as part of the same event. */
function drawPhase(t: T): Flow | void {
  const v = t.vars;
  const n = drawRule(t);
  draw(t, v.active, n, 'FLX-055');
  v.drawn = n;
  v.phase = 'play';
  return settle(t);
}

/** FLX-063, FLX-064, FLX-068. */
function passTurn(t: T): void {
  const v = t.vars;
  if (v.plays === 0) notePassive(t);
  v.extra = v.again;
  v.again = false;
  if (!v.extra) v.active = nextSeat(t, v.active);
  v.phase = 'start';
}

/** FLX-352: a turn without a card played from the hand. */
function notePassive(t: T): void {
  const due = passIdly(t, t.vars.active);
  if (due === 'near') log(t, 'stalemate-near', 'FLX-352', { n: IDLE_WARNING, left: IDLE_END - IDLE_WARNING });
  if (due !== 'over') return;
  log(t, 'stalemate', 'FLX-352', { n: IDLE_END });
  finish(t, { winners: [], reason: 'stalemate', rule: 'FLX-352', params: { n: IDLE_END } });
}

/** FLX-298: what was demanded of the others is completed, then the next turn begins. */
function* goOnAfterLeaver(t: T): Flow {
  yield* flowOf(settle(t));
  t.vars.phase = 'start';
}

// ── What the active player may do ─────────────────────────────────────────────────────────────────────────────────

type Wish = 'random' | 'draw' | 'end' | { readonly free: CardId };

const BEFORE_DRAWING: Prompt = { key: 'before-drawing', rule: 'FLX-067', quiet: true };
const AFTER_PLAYS: Prompt = { key: 'after-plays', rule: 'FLX-061', quiet: true };
const playPrompts: Prompt[] = [];
const playPrompt = (n: number): Prompt => (playPrompts[n] ??= { key: 'play', rule: 'FLX-056', params: { n }, quiet: true });
const randomPrompts: Prompt[] = [];
const randomPrompt = (n: number): Prompt => (randomPrompts[n] ??= { key: 'play-random', rule: 'FLX-098', params: { n }, quiet: true });

const RANDOM: Option<Wish> = button('random', 'random', { rule: 'FLX-098' });
const DRAW: Option<Wish> = button('go-on', 'draw', { rule: 'FLX-067' });
const END: Option<Wish> = button('end-turn', 'end', { rule: 'FLX-061' });

// By definition and card: which card carries which face changes with every shuffle.
const freeOptions: Option<Wish>[][] = [];

function freeOption(def: number, card: CardId): Option<Wish> {
  freeOptions[def] ??= [];
  const name = components[def].id;
  freeOptions[def][card] ??= {
    key: `free:${name}`,
    ref: { kind: 'card', card },
    value: { free: card },
    label: `free.${name}`,
    rule: 'FLX-252',
    voluntary: true,
  };
  return freeOptions[def][card];
}

/** FLX-242 to FLX-244. */
function addFreeActions(t: T, zone: number, to: Choice[]): void {
  const cards = t.zones[zone];
  for (let i = 0; i < cards.length; i++) {
    const index = t.def[cards[i]];
    if (HAS_FREE[index] && canUse(t, index)) to.push(freeOption(index, cards[i]));
  }
}

function canUse(t: T, index: number): boolean {
  const def = t.game.defs[index] as FluxxDef;
  return def.free !== undefined && !(ONCE[index] && t.vars.used.includes(def.id)) && def.free.can(t, t.vars.active);
}

function addAllFreeActions(t: T, to: Choice[]): void {
  addFreeActions(t, CENTRE, to);
  addFreeActions(t, KEEPERS + t.vars.active, to);
  addFreeActions(t, CREEPERS + t.vars.active, to);
}

/** What could be used now, with what else there is to choose. */
function withFreeActions(t: T, options: Choice[], last?: Option<Wish>): Choice[] {
  addAllFreeActions(t, options);
  if (last !== undefined) options.push(last);
  return options;
}

const canUseAny = (t: T): boolean => withFreeActions(t, []).length > 0;

/** Asks the active player what to do next, and does it. */
const asking = (prompt: Prompt | ((t: T) => Prompt), options: (t: T) => Choice[]): Opening<FluxxVars> =>
  opening<FluxxVars, CardId | Option<Wish>>({
    seat: (t) => t.vars.active,
    prompt,
    options: options as (t: T) => (CardId | Option<Wish>)[],
    optional: false,
    run: (t, _, wish) => (isNone(wish) ? undefined : carryOut(t, wish)),
  });
const beforeDraw = asking(BEFORE_DRAWING, (t) => withFreeActions(t, [], DRAW));
const playing = asking(
  (t) => playPrompt(playsOwed(t)),
  (t) => withFreeActions(t, t.zones[HAND + t.vars.active].slice()),
);
const playingAtRandom = asking(
  (t) => randomPrompt(playsOwed(t)),
  (t) => withFreeActions(t, [RANDOM]),
);
const afterPlays = asking(AFTER_PLAYS, (t) => withFreeActions(t, [], END));

/** Window (c): the draw phase begins by itself if nothing could be done before it (FLX-067). */
const beforeDrawing = (t: T): Step<FluxxVars> => (canUseAny(t) ? beforeDraw : drawPhase(t));

/** Windows (e) and (f): FLX-122. */
function playPhase(t: T): Step<FluxxVars> {
  const owed = playsOwed(t);
  if (owed > 0) return isRandomPlayDue(t, owed) ? playingAtRandom : playing;
  if (canUseAny(t)) return afterPlays;
  t.vars.phase = 'hand-limit';
}

function carryOut(t: T, wish: CardId | Wish): Flow | void {
  const v = t.vars;
  if (wish === 'draw') v.phase = 'draw';
  else if (wish === 'end') v.phase = 'hand-limit';
  else if (typeof wish === 'object') return useFreeAction(t, wish.free);
  else {
    v.plays++;
    stir(v);
    return wish === 'random' ? play(t, randomOf(t, t.zones[HAND + v.active]), 'play-random') : play(t, wish, 'play');
  }
}

/** FLX-253: one event. */
function* useFreeAction(t: T, card: CardId): Flow {
  const v = t.vars;
  const def = cardOf(t, card);
  if (ONCE[t.def[card]]) v.used.push(def.id);
  v.doing = card;
  log(t, 'free', 'FLX-240', { seat: { seat: v.active }, card: { card } });
  yield* flowOf(def.free?.run(t, card));
  v.doing = NO_CARD;
  yield* flowOf(settle(t));
}
