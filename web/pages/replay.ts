import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventView, SeatId } from '#engine';
import type { ReplayMark } from '../kit/index.ts';
import type { ReplayLive } from '../table/local/local.ts';

export const SPEEDS = ['1×', '2×', '4×'] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS = 1400;
/** The address follows at a distance: browsers dislike being told a hundred times a second. */
const ADDRESS_MS = 250;

export interface Replay {
  /** Moments from 1 (the deal) to `length`. */
  readonly at: number;
  readonly length: number;
  readonly seat: SeatId | null;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Moved by more than a step: nothing flies. */
  readonly still: boolean;
  readonly goTo: (at: number) => void;
  readonly lookFrom: (seat: SeatId | null) => void;
  readonly play: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** What stands for everybody's eyes in a link. */
const EVERYBODY = 'all';

/** Where a link to a moment leads: the number of the moment, and whose eyes; null: everybody's, undefined: the link does not say. */
export function readMoment(search: string): { readonly at: number; readonly seat: SeatId | null | undefined } {
  const query = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = query.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { at: Math.max(1, number('at') ?? 1), seat: query.get('seat') === EVERYBODY ? null : (number('seat') ?? undefined) };
}

export function momentQuery(at: number, seat: SeatId | null): string {
  return `?at=${at}&seat=${seat ?? EVERYBODY}`;
}

/** The course of a recorded match: a place in it, whose eyes (one's own, unless the link says otherwise), and a tape that runs. */
export function useReplay(live: ReplayLive, own: SeatId | null): Replay {
  const [place, setPlace] = useState(() => {
    const { at, seat = own } = readMoment(location.search);
    const seats = live.getState().state?.meta.seats.length ?? 0;
    return { at: Math.min(live.length, at), seat: seat !== null && seat < seats ? seat : null, still: true };
  });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  const { at, seat, still } = place;

  useEffect(() => {
    if ((live.getState().state?.seat ?? null) !== seat) live.lookFrom(seat);
    if (live.at() !== at) live.goTo(at);
  }, [live, at, seat]);

  useEffect(() => {
    const timer = window.setTimeout(() => history.replaceState(history.state, '', location.pathname + momentQuery(at, seat)), ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [at, seat]);

  const goTo = useCallback(
    (next: number) => {
      const to = Math.max(1, Math.min(live.length, next));
      setPlace((old) => ({ ...old, at: to, still: to !== old.at + 1 }));
    },
    [live],
  );
  const lookFrom = useCallback((next: SeatId | null) => setPlace((old) => ({ ...old, seat: next, still: true })), []);

  const now = useRef(at);
  useEffect(() => {
    now.current = at;
  }, [at]);
  useEffect(() => {
    if (!playing) return;
    const timer = window.setInterval(() => {
      if (now.current >= live.length) setPlaying(false);
      else goTo(now.current + 1);
    }, STEP_MS / Number.parseInt(speed, 10));
    return () => window.clearInterval(timer);
  }, [playing, speed, live, goTo]);

  const play = useCallback(
    (on: boolean) => {
      // At the end the tape starts again.
      if (on && now.current >= live.length) goTo(1);
      setPlaying(on);
    },
    [live, goTo],
  );
  return { at, length: live.length, seat, playing, speed, still, goTo, lookFrom, play, setSpeed };
}

const MOST_MARKS = 48;

/** Key moments: where turns begin, and the end. Positions count from 0, as the bar does. Too many turns are thinned out. */
export function marksOf(
  events: readonly (readonly EventView[])[],
  turnKeys: readonly string[],
  label: (event: EventView & { readonly e: 'log' }) => string,
  end: string,
): ReplayMark[] {
  const turns: ReplayMark[] = [];
  events.forEach((batch, at) => {
    for (const event of batch) if (event.e === 'log' && turnKeys.includes(event.key)) turns.push({ at, label: label(event) });
  });
  const step = Math.max(1, Math.ceil(turns.length / MOST_MARKS));
  const shown = turns.filter((mark, i) => i % step === 0 && mark.at !== turns[i - 1]?.at);
  const last = events.length - 1;
  return last < 1 ? shown : [...shown.filter((mark) => mark.at !== last), { at: last, label: end, tone: 'good' }];
}
