import type { Live, LiveState } from '../../app/live.ts';
import type { Pace } from '../../app/settings.ts';

/** One moment on the stage: a card of somebody else, shown for as long as it takes to read. */
export interface Act<S = unknown> {
  readonly scene: S;
  /** At normal pace. */
  readonly ms: number;
  /** How long it stands where everything is shown at once; without it nothing of it is shown there. */
  readonly standing?: number;
}

/** What is on the stage now. */
export interface Stage<S = unknown> {
  readonly scene: S;
  readonly ms: number;
  readonly paused: boolean;
  /** It is one that everybody looks at, not a mere play. */
  readonly great: boolean;
}

/** A match shown at a speed that eyes can follow. */
export interface Paced extends Pick<Live, 'getState' | 'subscribe'> {
  /** 1 is normal; more while the table is behind the match. */
  readonly speed: () => number;
  /** The moment that is being shown; changes are told to those who subscribe. */
  readonly stage: () => Stage | null;
  /** The moment has come into sight: its time begins now, however long it took to be drawn. */
  readonly drawn: () => void;
  /** Goes on at once: the next moment, or the table as it is. */
  readonly next: () => void;
  /** Ends the show: the table as it is now. */
  readonly end: () => void;
  /** Whether the newest state asks this person. */
  readonly asks: () => boolean;
  /** What is shown is over: the match has gone on since. */
  readonly behind: () => boolean;
  /** Something is still to be shown: a step, or a moment on the stage. */
  readonly busy: () => boolean;
  /** Holds the moment until it is let go. */
  readonly pause: (on: boolean) => void;
  /** How a step is shown: which moments it has, and how fast. Told once the game is loaded. */
  readonly direct: (director: Director) => void;
  /** Another pace was chosen: what is on the stage goes by it too. */
  readonly repace: () => void;
}

export interface Director {
  /** Moments between two states. */
  readonly acts: (before: LiveState, after: LiveState) => readonly Act[];
  readonly pace: () => Pace;
  /** By how much steps without a moment are shortened; 1 unless told. */
  readonly haste?: () => number;
}

/** How much longer or shorter than normal. */
export const FACTORS: { readonly [pace in Pace]: number } = { slow: 1.8, normal: 1, fast: 0.5, now: 0 };

const BASE_MS = 1200;
const LETTER_MS = 45;
const MOST_MS = 5000;

/** How long a text takes to read; what was read before in this match is only recognised. */
export const readingMs = (letters: number, seen: boolean): number => (seen ? BASE_MS : Math.min(MOST_MS, BASE_MS + letters * LETTER_MS));

const STEP_MS = 650;
const EMPTY_STEP_MS = 120;
/** At a table with other people nobody falls further behind than this. */
const BEHIND_MS = 12_000;
const BEHIND_STEPS = 24;

/** Nothing is held back where nobody looks. */
const isStill = (): boolean => document.hidden;

const hasView = ({ state }: LiveState): boolean => state !== null && state.view !== null;

function stepMs(before: LiveState, after: LiveState): number {
  const from = before.state?.at ?? 0;
  return after.told.some((batch) => batch.at > from && batch.events.length > 0) ? STEP_MS : EMPTY_STEP_MS;
}

const isAsked = ({ state }: LiveState): boolean => (state?.view?.decision?.mine ?? null) !== null;

/** Others at the table are people, so that the match does not wait for this screen. */
function amongPeople({ state }: LiveState): boolean {
  return state !== null && (state.meta.seats ?? []).some((seat) => !seat.you && seat.kind !== 'bot' && seat.control === 'self');
}

/** A bot is to answer what this state asks. */
function asksBot({ state }: LiveState): boolean {
  const asked = state?.view?.decision?.asked ?? [];
  return (state?.meta.seats ?? []).some(({ seat, kind, control }) => asked.includes(seat) && (kind === 'bot' || control === 'bot'));
}

/** Says once what has been shown, where a bot waits for it. Among people nobody waits for anybody's show. */
function acknowledging(live: Pick<Live, 'shown'>): (shown: LiveState) => void {
  let said = -1;
  return (shown) => {
    const { state } = shown;
    if (state === null || state.at <= said || state.meta.yours.length === 0 || amongPeople(shown) || !asksBot(shown)) return;
    said = state.at;
    live.shown?.(said);
  };
}

/** A state that the match has left behind: it can be looked at, and offers nothing. */
function asPast(past: LiveState): LiveState {
  const { state } = past;
  if (state === null || state.view === null || state.view.decision === null) return past;
  return { ...past, state: { ...state, view: { ...state.view, decision: null } } };
}

/** What lies on the table in one state, with everything around it from another. */
function withTableOf(around: LiveState, table: LiveState): LiveState {
  if (around === table || around.state === null || table.state === null) return table;
  return { ...around, state: { ...table.state, meta: around.state.meta }, told: table.told };
}

/** Among people the table is never far behind the match, and goes straight to one's own question. Bots wait, but not for ever. */
const isTooFarBehind = (next: LiveState, steps: number, ms: number): boolean =>
  amongPeople(next) ? isAsked(next) || ms > BEHIND_MS || steps > BEHIND_STEPS : steps > BEHIND_STEPS * 8;

/** How far behind the queue is, at a guess. */
const behindMs = (steps: number, acts: readonly Act[], pace: Pace): number =>
  steps * STEP_MS + acts.reduce((sum, act) => sum + act.ms, 0) * FACTORS[pace];

const HELD_MS = 300;

/** Rings once, so many milliseconds after it was last set; the rest of them can be held back. */
function alarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  let held = 0;
  /** All of it, until it was begun anew. */
  let whole: number | null = null;
  const left = (): number => until - performance.now();
  const stop = (): void => {
    clearTimeout(timer);
    until = 0;
    held = 0;
  };
  const set = (ms: number): void => {
    stop();
    whole = ms;
    until = performance.now() + ms;
    timer = setTimeout(ring, ms);
  };
  return {
    stop,
    set,
    left,
    /** From the beginning, once. */
    anew(): void {
      if (whole !== null && until > 0) set(whole);
      whole = null;
    },
    hold(): void {
      const rest = Math.max(HELD_MS, left());
      stop();
      held = rest;
    },
    release: () => set(held),
    stretch(by: number): void {
      if (held > 0) held *= by;
      else set(Math.max(0, left()) * by);
    },
  };
}

const isGreat = ({ standing: ms }: Act): boolean => ms !== undefined;

/** What is shown of a step where everything is shown at once. */
const standing = (director: Director, from: LiveState, to: LiveState): readonly Act[] => director.acts(from, to).filter(isGreat);

/** Those who look. `begin` is called when the first one comes, and what it returns when the last one goes: then looking can begin again. */
function audience(begin: () => () => void, end: () => void): { readonly subscribe: Live['subscribe']; readonly tell: () => void } {
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      stop ??= begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end();
        stop?.();
        stop = null;
      };
    },
  };
}

const NO_DIRECTOR: Director = { acts: () => [], pace: () => 'normal' };

/**
 * Shows what comes faster than it can be seen step by step: a queue of states in order, each with the moments that make it up. Alone against
 * bots nothing is left out: they never run ahead of what is shown. Among people the queue goes straight to the question as soon as one is
 * asked, and is never far behind. Everything that is not on the table (chat, presence, votes) is shown at once. What is asked belongs to
 * the newest state alone: a state that is shown while newer ones wait asks nothing.
 */
export function paced(live: Pick<Live, 'getState' | 'subscribe' | 'shown'>, still: () => boolean = isStill): Paced {
  let shown = live.getState();
  let exposed = shown;
  let queue: LiveState[] = [];
  let acts: readonly Act[] = [];
  let stage: Stage | null = null;
  /** What the moment on the stage was made longer or shorter by. */
  let factor = FACTORS.normal;
  let director = NO_DIRECTOR;
  const clock = alarm(pump);
  const watched = audience(
    () => {
      const stop = live.subscribe(follow);
      if (live.getState() !== shown) follow();
      return stop;
    },
    () => clock.stop(),
  );
  const tell = (): void => {
    exposed = queue.length === 0 ? shown : asPast(shown);
    watched.tell();
  };
  const acknowledge = acknowledging(live);
  /** The next moment on the stage; then the next state. */
  function pump(): void {
    clock.stop();
    if (stage?.paused === true) return;
    const [act, ...rest] = acts;
    factor = FACTORS[director.pace()];
    if (act !== undefined) {
      acts = rest;
      stage = { scene: act.scene, ms: factor === 0 ? (act.standing ?? 0) : act.ms * factor, paused: false, great: isGreat(act) };
      clock.set(stage.ms);
      tell();
      return;
    }
    const next = queue[0];
    if (next === undefined) {
      acknowledge(shown);
      if (stage === null) return;
      stage = null;
      tell();
      return;
    }
    queue = queue.slice(1);
    show(next);
  }

  function show(next: LiveState): void {
    acts = factor === 0 ? [] : director.acts(shown, next);
    const ms = stepMs(shown, next) * factor * (director.haste?.() ?? 1);
    shown = next;
    stage = null;
    // The card flies first, then it is read.
    clock.set(acts.length > 0 ? Math.min(ms, EMPTY_STEP_MS) : ms);
    tell();
  }

  /** The table as it is. Great moments may stand over it for a while: one that is on the stage already, and others. */
  function jump(to: LiveState, moments: readonly Act[] = [], on: Stage | null = null): void {
    if (on === null) clock.stop();
    stage = on;
    queue = [];
    acts = moments;
    shown = to;
    tell();
    if (stage === null) pump();
  }

  function follow(): void {
    const next = live.getState();
    const last = queue.at(-1) ?? shown;
    const sameSeat = next.state?.seat === last.state?.seat && hasView(next) && hasView(last);
    if (!sameSeat || still()) jump(next);
    else if (director.pace() === 'now') jump(next, [...acts, ...standing(director, shown, next)], stage);
    else if ((next.state?.at ?? 0) > (last.state?.at ?? 0)) {
      queue.push(next);
      // What is left out are plays: a great moment is seen to its end.
      if (isTooFarBehind(next, queue.length, behindMs(queue.length, acts, director.pace())))
        jump(next, [...acts.filter(isGreat), ...standing(director, shown, next)], stage?.great === true ? stage : null);
      else if (stage === null && acts.length === 0 && clock.left() <= 0) pump();
      else tell();
    } else {
      shown = queue.length === 0 ? next : withTableOf(next, shown);
      if (queue.length > 0) queue[queue.length - 1] = next;
      tell();
    }
  }

  return {
    getState: () => exposed,
    subscribe: watched.subscribe,
    end() {
      if (stage !== null || acts.length > 0 || queue.length > 0) jump(queue.at(-1) ?? shown);
    },
    busy: () => stage !== null || acts.length > 0 || queue.length > 0,
    asks: () => isAsked(live.getState()),
    behind: () => queue.length > 0,
    speed: () => 1 / Math.max(0.25, FACTORS[director.pace()]),
    stage: () => stage,
    drawn: () => (stage?.paused === false ? clock.anew() : undefined),
    next() {
      if (stage === null && queue.length === 0) return;
      if (stage?.paused === true) stage = { ...stage, paused: false };
      pump();
    },
    pause(on) {
      if (stage === null || stage.paused === on) return;
      stage = { ...stage, paused: on };
      if (on) clock.hold();
      else clock.release();
      tell();
    },
    direct(next) {
      director = next;
    },
    repace() {
      const now = FACTORS[director.pace()];
      if (now === 0) return jump(queue.at(-1) ?? shown);
      if (stage === null || now === factor) return;
      const change = now / factor;
      factor = now;
      stage = { ...stage, ms: stage.ms * change };
      clock.stretch(change);
      tell();
    },
  };
}

/** Every state as it comes. */
export const unpaced = ({ getState, subscribe }: Pick<Live, 'getState' | 'subscribe'>): Paced => ({
  getState,
  subscribe,
  speed: () => 1,
  stage: () => null,
  drawn: () => undefined,
  next: () => undefined,
  end: () => undefined,
  busy: () => false,
  asks: () => isAsked(getState()),
  behind: () => false,
  pause: () => undefined,
  direct: () => undefined,
  repace: () => undefined,
});
