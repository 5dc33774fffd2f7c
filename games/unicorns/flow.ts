// The turn (section 6), playing a card (section 7), winning (section 17).

import type { CardId, Option, Prompt, SeatId } from '#engine';
import {
  FlowThen,
  finish,
  IDLE_END,
  IDLE_WARNING,
  isGone,
  isNone,
  log,
  move,
  nextSeat,
  opening,
  passIdly,
  pickSome,
  stir,
  winnersByScore,
} from '#engine';
import { hasTriggered, resolve } from './chain.ts';
import { hasTargets, newLink } from './needs.ts';
import { responses } from './react.ts';
import { beginTurn, removeGone } from './seats.ts';
import type { Play, T, UnicornFlow, UnicornStep, UnicornVars } from './state.ts';
import {
  canEnter,
  cardOf,
  DISCARD,
  HAND_LIMIT,
  handOf,
  hasBasic,
  homeOfBasics,
  isMarked,
  lettersOf,
  MARKS,
  marksOf,
  newEffect,
  stableOf,
  triggersWork,
  unicornsOf,
} from './state.ts';
import { choosing } from './targets.ts';
import { announce, discard, draw, enterAsPlayed, hasDeck } from './verbs.ts';

/**
 * One action is one step; everything between two actions is another, unless a seat is to be removed first. Most turns ask nothing between
 * actions: there is a flow only from where something triggers.
 */
export function step(t: T): UnicornStep {
  if (t.vars.gone !== undefined) {
    removeGone(t);
    checkEnd(t);
  }
  switch (t.vars.phase) {
    case 'end':
      return endPhase(t);
    case 'begin':
      return beginPhase(t);
    case 'start':
      return startPhase(t);
    case 'draw':
      return drawPhase(t);
    case 'action':
      return act;
  }
}

// ── Phases ────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginPhase(t: T): UnicornStep {
  if (t.sink !== null) log(t, 'turn', 'UUN-075', { seat: { seat: t.vars.active }, n: t.vars.turn });
  return triggerMovers(t) ? resolve(t, startQuietly) : startPhase(t);
}

/** UUN-077: at the moment before phase 1. */
function triggerMovers(t: T): boolean {
  const { triggered, active } = t.vars;
  const { ring } = t;
  for (let k = 0; k < ring.length; k++) {
    const seat = ring[k];
    if (seat === active) continue;
    const marks = marksOf(t, seat);
    if ((marks & MARKS.moving) === 0 || !triggersWork(marks)) continue;
    for (const id of stableOf(t, seat)) if (cardOf(t, id).begin !== undefined) triggered.push(newEffect(t, id, 'begin', seat, [id]));
  }
  return triggered.length > 0;
}

function startQuietly(t: T): UnicornStep {
  becomeQuiet(t);
  return startPhase(t);
}

function startPhase(t: T): UnicornStep {
  t.vars.phase = 'start';
  if (t.vars.gone !== undefined) return undefined;
  return triggerStart(t) ? resolve(t, drawQuietly) : afterStart(t);
}

/** UUN-079, UUN-082: all beginning-of-turn effects are one link. */
function triggerStart(t: T): boolean {
  const { triggered, active } = t.vars;
  const stable = stableOf(t, active);
  for (let i = 0; i < stable.length; i++) {
    const card = cardOf(t, stable[i]);
    if (card.start !== undefined && (!card.isUnicorn || triggersWork(marksOf(t, active))))
      triggered.push(newEffect(t, stable[i], 'start', active));
  }
  return triggered.length > 0;
}

function drawQuietly(t: T): void {
  becomeQuiet(t);
  afterStart(t);
}

function afterStart(t: T): void {
  const { vars } = t;
  vars.phase = vars.skip ? 'end' : 'draw';
  if (vars.phase === 'draw' && vars.gone === undefined) drawPhase(t);
}

/** UUN-085, UUN-086. */
function drawPhase(t: T): void {
  draw(t, t.vars.active, 1 + t.vars.extraDraws);
  checkDeck(t);
  t.vars.phase = 'action';
}

const ACTION: Prompt = { key: 'action', rule: 'UUN-087', quiet: true, always: true, decline: 'decline.draw' };
const SECOND: Prompt = { key: 'second', rule: 'UUN-091', quiet: true, always: true, decline: 'decline.stop' };

/**
 * UUN-087, UUN-088, UUN-091; not choosing a card is drawing one, so that silence draws (UUN-319). A card is announced, may be answered, and
 * is resolved with all it triggers (UUN-100 to UUN-107).
 */
const act = opening<UnicornVars, CardId | Option<PlayInto>>({
  seat: (t) => t.vars.active,
  prompt: (t) => (t.vars.played === 0 ? ACTION : SECOND),
  options: playOptions,
  optional: true,
  run(t, seat, chosen) {
    const { vars } = t;
    if (isNone(chosen)) {
      if (vars.played === 0) draw(t, seat, 1);
      checkDeck(t);
      vars.phase = 'end';
      return;
    }
    vars.played++;
    const { effect } = startPlay(t, seat, chosen);
    const named = effect === null ? null : choosing(t, newLink([effect]));
    // Whatever is asked meanwhile, the card may be answered next.
    return named === null ? answers : new FlowThen(named, () => answers);
  },
});

const answers = responses((t, { card, seat, into, effect }, isStopped) => {
  if (isStopped) stop(t, card);
  // UUN-105.
  else if (into !== null) enterAsPlayed(t, card, into);
  else t.vars.triggered.push(effect ?? newEffect(t, card, 'play', seat));
  if (hasTriggered(t, isStopped ? null : into)) return resolve(t, afterPlay);
  t.vars.play = null;
  // Nothing but that Stable has changed since the last quiet moment.
  if (!isStopped && into !== null) checkNumber(t, into);
  checkDeck(t);
  closeAction(t);
});

function afterPlay(t: T): void {
  becomeQuiet(t);
  closeAction(t);
}

function closeAction({ vars }: T): void {
  if (vars.played >= vars.plays) vars.phase = 'end';
}

function endPhase(t: T): UnicornStep {
  return triggerReturns(t) ? resolve(t, endQuietly) : endTurn(t);
}

function endQuietly(t: T): UnicornStep {
  becomeQuiet(t);
  return t.vars.gone === undefined ? endTurn(t) : undefined;
}

function endTurn(t: T): UnicornStep {
  if (handOf(t, t.vars.active).length > HAND_LIMIT) return keepHandLimit(t);
  nextTurn(t);
  return beginPhase(t);
}

/** UUN-092: what was stolen for the turn goes back. */
function triggerReturns(t: T): boolean {
  const { ties, triggered } = t.vars;
  for (let i = ties.length - 1; i >= 0; i--) {
    const tie = ties[i];
    if (tie.kind !== 'turn') continue;
    triggered.push(newEffect(t, tie.source, 'end', tie.holder, [tie.card, tie.home]));
    ties.splice(i, 1);
  }
  return triggered.length > 0;
}

/** UUN-093. */
function* keepHandLimit(t: T): UnicornFlow {
  const { active } = t.vars;
  const hand = handOf(t, active).slice();
  const over = hand.length - HAND_LIMIT;
  const surplus = yield* pickSome(t, active, { key: 'limit', rule: 'UUN-340', params: { n: over } }, hand, over, over);
  if (!isGone(surplus)) discard(t, active, surplus);
  checkEnd(t);
  return endTurn;
}

/** UUN-097, UUN-098. */
function nextTurn(t: T): void {
  const { vars } = t;
  if (vars.played > 0) stir(vars);
  else if (t.options.reshuffle === 'on') noteIdle(t);
  const again = vars.extraTurns > 0;
  if (again) vars.extraTurns--;
  beginTurn(t, again ? vars.active : nextSeat(t, vars.active));
}

/** UUN-312: with a deck that never runs out, people who only draw would go on for ever. */
function noteIdle(t: T): void {
  const due = passIdly(t, t.vars.active);
  if (due === 'near') log(t, 'idle', 'UUN-312', { n: IDLE_WARNING, left: IDLE_END - IDLE_WARNING });
  if (due === 'over') conclude(t, 'idle', 'UUN-312');
}

// ── Playing a card ────────────────────────────────────────────────────────────────────────────────────────────────

interface PlayInto {
  readonly card: CardId;
  readonly into: SeatId;
}

// Interned: the same few are offered again and again in a search.
const intoOptions: Option<PlayInto>[] = [];

function intoOption(card: CardId, into: SeatId): Option<PlayInto> {
  const at = card * 8 + into;
  intoOptions[at] ??= {
    key: `c${card}@${into}`,
    ref: { kind: 'card', card },
    value: { card, into },
    label: 'play.into',
    params: { card: { card }, into: { seat: into } },
  };
  return intoOptions[at];
}

const UNKNOWN = -3;

/** A bare card is Magic, or a Unicorn or Upgrade into the own Stable; everything else names the Stable (UUN-061, UUN-063, UUN-068). */
function playOptions(t: T, seat: SeatId): (CardId | Option<PlayInto>)[] {
  const options: (CardId | Option<PlayInto>)[] = [];
  const { ring } = t;
  const hand = handOf(t, seat);
  let homeForBasics = UNKNOWN;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const card = cardOf(t, id);
    const { kind } = card;
    if (kind === 'instant' || (kind === 'upgrade' && isMarked(t, seat, MARKS['no-upgrades']))) continue;
    if (kind === 'magic') {
      if (isPlayableMagic(t, seat, id)) options.push(id);
      continue;
    }
    if (card.isBasic && homeForBasics === UNKNOWN) homeForBasics = homeOfBasics(t);
    const home = card.isBasic ? homeForBasics : -1;
    for (let k = 0; k < ring.length; k++) {
      const into = ring[k];
      if ((home !== -1 && home !== into) || (card.needsBasic && !hasBasic(t, into))) continue;
      options.push(into === seat && kind !== 'downgrade' ? id : intoOption(id, into));
    }
  }
  return options;
}

/** UUN-102, UUN-352: none of its player's own instructions may be impossible. */
export function isPlayableMagic(t: T, seat: SeatId, id: CardId): boolean {
  const { playable } = cardOf(t, id);
  return (playable === undefined || playable(t, seat, handOf(t, seat).length - 1)) && hasTargets(t, id, seat);
}

export const stablesFor = (t: T, id: CardId): SeatId[] => t.ring.filter((seat) => canEnter(t, id, seat));

/** UUN-100; where targets are named with the card, they are chosen next (UUN-313). */
function startPlay(t: T, seat: SeatId, chosen: CardId | PlayInto): Play {
  const card = typeof chosen === 'number' ? chosen : chosen.card;
  const isMagic = cardOf(t, card).kind === 'magic';
  const into = isMagic ? null : typeof chosen === 'number' ? seat : chosen.into;
  const effect = isMagic && t.options.targets === 'announced' ? newEffect(t, card, 'play', seat) : null;
  const play: Play = { card, seat, into, instants: [], effect };
  t.vars.play = play;
  announce(t, seat, card, into);
  return play;
}

/** UUN-107, UUN-108. */
function stop(t: T, card: CardId): void {
  log(t, 'stopped', 'UUN-107', { card: { card } });
  move(t, card, DISCARD);
}

// ── Quiet moments ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Nothing is pending any more (UUN-160, UUN-223). */
function becomeQuiet(t: T): void {
  t.vars.play = null;
  checkEnd(t);
}

/** UUN-218 to UUN-236. */
function checkEnd(t: T): void {
  const { ring } = t;
  for (let i = 0; i < ring.length; i++) checkNumber(t, ring[i]);
  checkDeck(t);
}

function checkNumber(t: T, seat: SeatId): void {
  if (unicornsOf(t, seat) >= t.vars.needed) conclude(t, 'number', 'UUN-219');
}

/** All that is to be looked at where no Stable has changed. */
function checkDeck(t: T): void {
  if (!hasDeck(t)) conclude(t, 'deck', 'UUN-227');
}

/** The most Unicorns; then the most letters; then nobody (UUN-226, UUN-231, UUN-235). */
function conclude(t: T, reason: 'number' | 'deck' | 'idle', rule: string): never {
  // By seat; who has been removed has none.
  const scores: number[] = new Array(Math.max(...t.ring) + 1).fill(0);
  const letters: number[] = [];
  for (const seat of t.ring) {
    scores[seat] = unicornsOf(t, seat);
    letters[seat] = lettersOf(t, seat);
  }
  const most = Math.max(...scores);
  const first = winnersByScore(t.ring, scores);
  if (first.length === 1) return finish(t, { winners: first, reason, rule, params: { n: most, seat: { seat: first[0] } }, scores });
  const winners = winnersByScore(first, letters);
  const longest = letters[winners[0]];
  if (winners.length === 1)
    return finish(t, {
      winners,
      reason: `${reason}.letters`,
      rule: 'UUN-231',
      params: { n: most, letters: longest, seat: { seat: winners[0] } },
      scores,
    });
  return finish(t, { winners: [], reason: 'tie', rule: 'UUN-235', params: { n: most, letters: longest }, scores });
}
