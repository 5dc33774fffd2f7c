import { type CardId, type EventView, type Reason, type SeatId, withChanges } from '#engine';
import type { ChatLine, EndingsReply, MatchMeta, MatchState, ReplayReply, StateReply, UpdateMessage, WhyReply } from '#server/schema.ts';
import { ApiError, command, get, post } from './api.ts';
import { keepStream, type StreamWish } from './stream.ts';

/** A batch of what happened, with the journal number it belongs to. */
export interface Told {
  readonly at: number;
  readonly events: readonly EventView[];
}

export interface LiveState {
  readonly state: MatchState | null;
  readonly told: readonly Told[];
  readonly chat: readonly ChatLine[];
  readonly connection: 'connecting' | 'open' | 'lost';
  /** Why the match cannot be shown at all. */
  readonly failure: ApiError | null;
  readonly rematch: string | null;
  /** Grows with every nudge. */
  readonly nudges: number;
  /** A command is on its way for longer than usual. */
  readonly sending: boolean;
}

export interface Live {
  readonly getState: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks from another of the own seats (one device for several people), or from none. */
  readonly lookFrom: (seat: SeatId | null) => void;
  readonly send: (action: string, body?: object) => Promise<void>;
  /** Everything up to this number has been shown: bots that wait for it may go on. */
  readonly shown?: (at: number) => void;
  /** Why a card that the seat sees cannot be used now. */
  readonly why: (card: CardId) => Promise<Reason | null>;
  /** Which answers to the open question end the match for certain. */
  readonly endings: () => Promise<EndingsReply>;
  /** The whole record of a finished match. */
  readonly replay: () => Promise<ReplayReply>;
  /** Where a finished match can be watched again; null for one that lives in this page alone. */
  readonly replayPage: string | null;
  /** Asks for another one with the same people; where it is laid, or null where there is no such thing. */
  readonly again: () => Promise<string | null>;
  readonly close: () => void;
}

/** A match on the server. */
export interface ServerLive extends Live {
  /** Looks anew as whoever this browser is now: after sitting down, or when the seats were moved together. */
  readonly refresh: () => void;
}

const START: LiveState = {
  state: null,
  told: [],
  chat: [],
  connection: 'connecting',
  failure: null,
  rematch: null,
  nudges: 0,
  sending: false,
};
const REOPEN_MS = 1000;
/** By then the stream has brought what an answer did, or it brings nothing any more. */
const REACHED_MS = 3000;

/** The point of view, as an address says it. */
function queryOf(seat: SeatId | null, spectate: boolean): string {
  const params = new URLSearchParams();
  if (spectate) params.set('spectate', 'true');
  else if (seat !== null) params.set('seat', String(seat));
  return params.toString();
}

/** What each message of the stream changes. */
function hearing(current: () => LiveState, set: (change: Partial<LiveState>) => void, onBye: (retry: number) => void): StreamWish['hear'] {
  /** What `change` goes on from. */
  let known: MatchState | null = null;
  function take({ from, events, state, chat }: UpdateMessage): void {
    known = state;
    const fresh = events
      .map((batch, i) => ({ at: from + 1 + i, events: batch }))
      .filter((batch) => batch.at > (current().told.at(-1)?.at ?? -1));
    set({ connection: 'open', state, told: [...current().told, ...fresh], ...(chat === undefined ? {} : { chat }) });
  }
  return {
    update: take,
    change: ({ changes, ...told }) => take({ ...told, state: withChanges(known, changes) as MatchState }),
    meta: ({ meta }) => set({ state: withMeta(current().state, meta) }),
    chat: ({ line }) => set({ chat: [...current().chat.filter((one) => one.n !== line.n), line] }),
    nudge: () => set({ nudges: current().nudges + 1 }),
    rematch: ({ match }) => set({ rematch: match }),
    bye({ retry }) {
      set({ connection: 'lost' });
      onBye(retry);
    },
  };
}

/** Keeps a match up to date: one event stream, resumed where it stopped, and commands that survive a restart of the server. */
export function openLive(id: string, first: { readonly seat?: SeatId | null; readonly spectate?: boolean } = {}): ServerLive {
  let current = START;
  let seat = first.seat ?? null;
  let spectate = first.spectate ?? false;
  let closed = false;
  let everything = false;
  let reopen = 0;
  let reaching = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<LiveState>): void => {
    current = { ...current, ...change };
    const meta = change.state?.meta;
    if (meta?.status === 'lobby') void import('./share.ts').then(({ takePart }) => takePart(meta));
    for (const listener of listeners) listener();
  };

  const query = (): string => queryOf(seat, spectate);
  const stream = keepStream({
    // Goes on after what was told; the log wants everything from the very beginning.
    url: () => {
      const params = new URLSearchParams(query());
      params.set('lastEventId', String(current.told.at(-1)?.at ?? 0));
      if (!everything) params.set('changes', 'true');
      return `/api/matches/${id}/events?${params}`;
    },
    onOpen: () => set({ connection: 'open' }),
    onLost: () => set({ connection: 'lost' }),
    onRefused() {
      // A server of an earlier release knows of no changes.
      everything = true;
      later(REOPEN_MS, () => void ask());
    },
    hear: hearing(
      () => current,
      set,
      (retry) => {
        stream.pause();
        later(retry, stream.connect);
      },
    ),
  });

  function later(ms: number, what: () => void): void {
    if (closed) return;
    window.clearTimeout(reopen);
    reopen = window.setTimeout(what, ms);
  }

  /** The server has the answer: if the stream does not bring it soon, another one will. */
  function expect(at: number): void {
    window.clearTimeout(reaching);
    reaching = window.setTimeout(() => {
      if (at > (current.state?.at ?? 0)) stream.connect();
    }, REACHED_MS);
  }

  /** The first look, or another one: at a point of view that is told everything from the beginning, or where the stream was cut off. */
  async function ask(anew = false): Promise<void> {
    const point = query();
    // Another point of view was asked for meanwhile: this answer is not for it.
    const late = (): boolean => closed || point !== query();
    try {
      const { state, chat } = await get<StateReply>(`/api/matches/${id}?${point}`);
      if (late()) return;
      set(anew ? { state, chat, told: [], failure: null } : { failure: null });
      stream.connect();
    } catch (error) {
      if (late()) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'too-often') set({ failure: error });
      else {
        set({ connection: 'lost' });
        later(REOPEN_MS, () => void ask(anew));
      }
    }
  }
  void ask(true);

  return {
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookFrom(next) {
      if (next === seat && !spectate) return;
      seat = next;
      spectate = next === null;
      // What the former seat was told is not for the next one.
      set({ told: [], state: current.state === null ? null : { ...current.state, view: null, seat: null } });
      stream.pause();
      void ask(true);
    },
    refresh() {
      seat = first.seat ?? null;
      spectate = first.spectate ?? false;
      stream.pause();
      window.clearTimeout(reopen);
      void ask(true);
    },
    async send(action, body = {}) {
      try {
        const { at } = await command(`/api/matches/${id}/${action}`, body, (sending) => set({ sending }));
        if (!closed && at > (current.state?.at ?? 0)) expect(at);
      } catch (error) {
        const now = error instanceof ApiError ? error.state : null;
        if (now !== null && now.seat === current.state?.seat && now.at >= current.state.at) set({ state: now });
        throw error;
      }
    },
    shown(at) {
      // Nobody is told where it fails: the bots do not wait for ever.
      post(`/api/matches/${id}/shown`, { at }, AbortSignal.timeout(REACHED_MS)).catch(() => undefined);
    },
    async why(card) {
      return (await get<WhyReply>(`/api/matches/${id}/why/${card}?${query()}`)).reason;
    },
    endings: () => get<EndingsReply>(`/api/matches/${id}/endings?${query()}`),
    replay: () => get<ReplayReply>(`/api/matches/${id}/replay`),
    replayPage: `/m/${id}/replay`,
    again: async () => (await command(`/api/matches/${id}/rematch`, {})).match ?? null,
    close() {
      closed = true;
      window.clearTimeout(reopen);
      window.clearTimeout(reaching);
      stream.close();
      listeners.clear();
    },
  };
}

const withMeta = (state: MatchState | null, meta: MatchMeta): MatchState | null => (state === null ? null : { ...state, meta });
