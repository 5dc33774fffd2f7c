import type { CardId, Game, Header, Options, SeatId, Wish } from '#engine';
import { aheadOf, endingsOf, fittingOptions, journalHash, Match, SPECTATOR, seedCommitment } from '#engine';
import type { ChatLine, MatchMeta, MatchState, ReplayReply, SeatInfo } from '#server/schema.ts';
import type { Live, LiveState, Told } from '../../app/live.ts';

/** A match that runs in the page itself: for practice, for tests of the table, and to show what was recorded. */
export interface LocalSeat {
  readonly name: string;
  readonly avatar: string;
  readonly kind: 'human' | 'hotseat' | 'bot';
}

export interface LocalSettings {
  /** 32 bytes in hexadecimal. */
  readonly seed: string;
  readonly seats: readonly LocalSeat[];
  readonly options?: Options;
  /** What a bot answers. */
  readonly think: (match: Match, seat: SeatId) => readonly number[];
  /** Milliseconds before a bot answers. */
  readonly pace?: number;
  /** Nobody's seat: everything is played by bots and looked at from outside. */
  readonly spectate?: boolean;
  /** Answers given before the table is shown, by `think`. */
  readonly skip?: number;
  /** After those, answers are given until this holds. */
  readonly until?: (match: Match) => boolean;
  /** One person plays all seats, openly: the table is seen from whoever is asked. */
  readonly allSides?: boolean;
  /** A match dealt elsewhere, instead of one from the seed. */
  readonly match?: Match;
  /** Somebody else answers for the bots, and says so by `refresh`. */
  readonly outside?: boolean;
}

export interface LocalLive extends Live {
  /** Shows what was done to the match from outside. */
  readonly refresh: () => void;
  readonly match: Match;
  /** Shows a lost connection, for looking at that state. */
  readonly lose: (lost: boolean) => void;
}

const REFUSED = (code: string): Error => new Error(code);
const NO_STATE: LiveState = {
  state: null,
  told: [],
  chat: [],
  connection: 'open',
  failure: null,
  rematch: null,
  nudges: 0,
  sending: false,
};

function store(first: LiveState) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    getState: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change: Partial<LiveState>) {
      current = { ...current, ...change };
      for (const listener of listeners) listener();
    },
    clear: () => listeners.clear(),
  };
}

const toldTo = (match: Match, seat: SeatId | null): Told[] => match.events(seat ?? SPECTATOR).map((events, i) => ({ at: i + 1, events }));

const seatInfosOf = (match: Match, { seats, outside }: LocalSettings, yours: readonly SeatId[]): SeatInfo[] =>
  seats.map((one, i) => ({
    seat: i,
    kind: match.table.ring.includes(i) || match.over ? one.kind : 'left',
    name: one.name,
    avatar: one.avatar,
    // Whoever answers from outside is of no level.
    level: one.kind === 'bot' && outside !== true ? 'random' : null,
    you: yours.includes(i),
    host: i === 0,
    connected: true,
    control: match.control[i] === undefined ? 'self' : 'bot',
    lastSeen: null,
  }));

interface LocalFacts {
  readonly seats: SeatInfo[];
  readonly yours: SeatId[];
  readonly seat: SeatId | null;
  readonly seed: string;
  readonly startedAt: number;
  readonly times: readonly number[];
}

/** What a server would say about such a match. */
function metaOf(match: Match, { seats, yours, seat, seed, startedAt, times }: LocalFacts): MatchMeta {
  const { game, rulesVersion } = match.header;
  return {
    id: 'local',
    game,
    rulesVersion,
    status: match.over ? 'finished' : 'playing',
    visibility: 'private',
    options: match.table.options,
    seats,
    yours,
    host: true,
    clock: { kind: 'none', deadline: null, windowEnds: null, since: times.at(-1) ?? startedAt, more: null, passesAt: null },
    slow: null,
    undo: { mine: seat === null ? 'no' : match.undoable(seat), redo: false, request: null },
    proposal: null,
    spectatorChat: false,
    hints: { allowed: false, mine: false, used: [] },
    preferences: seat === null ? null : { passUntilTurn: false, passWhenNone: false },
    waits: false,
    spectators: 0,
    seedHash: seedCommitment(seed),
    seed: match.over ? seed : null,
    rematch: null,
    daily: false,
    sealedUntil: null,
    deal: null,
    joint: null,
    call: null,
    gaveUp: null,
    resigning: match.over ? null : 'ends',
    from: null,
    createdAt: startedAt,
    startedAt,
    finishedAt: match.over ? (times.at(-1) ?? startedAt) : null,
    now: Date.now(),
  };
}

export function openLocal(game: Game, settings: LocalSettings): LocalLive {
  const { seats, pace = 700, think } = settings;
  const options: Options = settings.options ?? fittingOptions(game, seats.length);
  const header: Header = { game: game.id, rulesVersion: game.rulesVersion, seats: seats.length, options, seed: settings.seed };
  const match = settings.match ?? Match.start(game, header, { record: true, keep: true });
  const startedAt = Date.now();
  const times: number[] = [];
  let yours = settings.spectate === true ? [] : seats.flatMap((seat, i) => (seat.kind === 'bot' ? [] : [i]));
  let seat: SeatId | null = yours.length === 1 ? yours[0] : null;
  const mine: readonly SeatId[] = yours;
  let timer = 0;
  let said = 0;
  const held = store(NO_STATE);

  const { skip = 0, until = () => true } = settings;
  for (let i = 0; match.open !== null && (i < skip || !until(match)); i++) {
    for (const { seat: asked } of match.open.asks)
      if (match.askOf(asked) !== null) match.answer(asked, match.n, think(match, asked), 'bot');
    times.push(Date.now());
  }

  const seatInfos = (): SeatInfo[] => seatInfosOf(match, settings, yours);
  const meta = (): MatchMeta => {
    const told = metaOf(match, { seats: seatInfos(), yours, seat, seed: settings.seed, startedAt, times });
    return settings.outside === true ? { ...told, undo: { mine: 'no', redo: false, request: null } } : told;
  };

  const state = (): MatchState => ({ meta: meta(), at: match.batches.length, seat, view: match.view(seat ?? SPECTATOR) });

  /** Where one person plays all sides, it is always the turn of who is asked. */
  function takeSide(): void {
    if (settings.allSides !== true) return;
    const isAsked = (one: SeatId | null): boolean => one !== null && match.askOf(one) !== null;
    if (!isAsked(seat)) seat = mine.find(isAsked) ?? seat ?? 0;
    yours = [seat ?? 0];
  }

  function refresh(): void {
    takeSide();
    held.set({ state: state(), told: toldTo(match, seat) });
    window.clearTimeout(timer);
    if (settings.outside === true) return;
    if (match.open?.asks.some((ask) => isBot(ask.seat) && match.askOf(ask.seat) !== null)) timer = window.setTimeout(botsAnswer, pace);
  }

  const isBot = (one: SeatId): boolean => !mine.includes(one) || match.control[one] !== undefined;

  function botsAnswer(): void {
    const asked = match.open?.asks.find((ask) => isBot(ask.seat) && match.askOf(ask.seat) !== null);
    if (asked === undefined) return;
    match.answer(asked.seat, match.n, think(match, asked.seat), 'bot');
    times.push(Date.now());
    refresh();
  }

  function apply(wish: Wish): void {
    const refused = match.apply(wish);
    if (refused !== null) throw REFUSED(refused.code);
    times.push(Date.now());
    refresh();
  }

  function carryOut(action: string, body: { readonly [name: string]: unknown }): void {
    const actor = seat ?? yours[0];
    // Who only looks on does nothing at the table.
    if (actor === undefined) return;
    if (action === 'answer') apply({ kind: 'answer', seat: actor, n: body.n as number, keys: body.options as string[] });
    else if (action === 'undo') apply(match.undoOf(actor, true));
    else if (action === 'redo') apply({ kind: 'redo', seat: actor });
    else if (action === 'resign') apply({ kind: 'resign', seat: actor, last: true });
    else if (action === 'leave') apply({ kind: 'leave', seat: actor });
    else if (action === 'takeover')
      apply(body.control === 'bot' ? { kind: 'bot', seat: actor, level: 'random' } : { kind: 'human', seat: actor });
    else if (action === 'chat') chat('chat', String(body.text));
    else if (action === 'react') chat('reaction', String(body.reaction));
  }

  function chat(kind: ChatLine['kind'], text: string): void {
    const from = seats[seat ?? 0];
    const line: ChatLine = { n: ++said, at: Date.now(), name: from.name, avatar: from.avatar, seat, kind, text };
    held.set({ chat: [...held.getState().chat, line] });
  }

  refresh();
  return {
    match,
    refresh,
    getState: held.getState,
    subscribe: held.subscribe,
    lose: (lost) => held.set({ connection: lost ? 'lost' : 'open' }),
    lookFrom(next) {
      seat = next;
      refresh();
    },
    send: async (action, body = {}) => carryOut(action, body as { readonly [name: string]: unknown }),
    endings: async () => ({
      n: match.n,
      endings: seat === null ? [] : endingsOf(match, seat).map((one) => ({ ...one, winners: [...one.winners] })),
      ahead: seat === null ? [] : aheadOf(match, seat),
    }),
    why: async (card: CardId) => (seat === null ? null : (match.whyNot(seat, card) ?? null)),
    replay: async () => recordOf(match, settings.seed, seatInfos(), startedAt, times),
    replayPage: null,
    again: async () => null,
    close() {
      window.clearTimeout(timer);
      held.clear();
    },
  };
}

function recordOf(match: Match, seed: string, seats: readonly SeatInfo[], startedAt: number, times: readonly number[]): ReplayReply {
  return {
    id: 'local',
    header: { ...match.header, seed },
    seedHash: seedCommitment(seed),
    seats,
    outcome: match.table.outcome,
    startedAt,
    finishedAt: times.at(-1) ?? startedAt,
    journal: match.journal.map((entry, i) => ({ at: times[i] ?? startedAt, entry })),
    events: match.events(SPECTATOR),
    hash: journalHash(match.header, match.journal),
  };
}

// ── What was recorded ─────────────────────────────────────────────────────────────────────────────────────────────

export interface ReplayLive extends Live {
  /** How many moments there are: 1 is right after the setup. */
  readonly length: number;
  readonly at: () => number;
  readonly goTo: (at: number) => void;
}

/** A finished match at any moment and from any seat; nobody can act in it. */
export function openReplay(game: Game, record: ReplayReply): ReplayLive {
  const entries = record.journal.map(({ entry }) => entry);
  const length = entries.length + 1;
  let at = 1;
  let seat: SeatId | null = null;
  const held = store(NO_STATE);

  // Whoever gave up is a bot in the list of seats; an answer of one's own tells a person.
  const isPerson = (seat: SeatId): boolean =>
    entries.some((entry) => entry.kind === 'answer' && entry.seat === seat && entry.by === undefined);
  const standIns = entries.flatMap((entry, i) => (entry.kind === 'answer' && entry.by === 'bot' && isPerson(entry.seat) ? [i] : []));

  const matchAt = (moment: number): Match => Match.load(game, record.header, entries.slice(0, moment - 1));

  function meta(match: Match): MatchMeta {
    const now = at > 1 ? (record.journal[at - 2]?.at ?? record.startedAt) : record.startedAt;
    return {
      id: record.id,
      game: game.id,
      rulesVersion: record.header.rulesVersion,
      status: match.over ? 'finished' : 'playing',
      visibility: 'private',
      options: match.table.options,
      seats: record.seats.map((info) => ({ ...info, you: false, connected: true })),
      yours: [],
      host: false,
      clock: { kind: 'none', deadline: null, windowEnds: null, since: null, more: null, passesAt: null },
      slow: standIns.length === 0 ? null : { windowTime: 'same', away: [], holidayLeft: null, prepared: [], standIns },
      undo: { mine: 'no', redo: false, request: null },
      proposal: null,
      spectatorChat: false,
      hints: { allowed: false, mine: false, used: [] },
      preferences: null,
      waits: false,
      spectators: 0,
      seedHash: record.seedHash,
      seed: record.header.seed,
      rematch: null,
      daily: false,
      sealedUntil: null,
      deal: null,
      joint: null,
      call: null,
      gaveUp: null,
      resigning: null,
      from: null,
      createdAt: record.startedAt,
      startedAt: record.startedAt,
      finishedAt: record.finishedAt,
      now,
    };
  }

  function refresh(): void {
    const match = matchAt(at);
    held.set({ state: { meta: meta(match), at, seat, view: match.view(seat ?? SPECTATOR) }, told: toldTo(match, seat) });
  }

  refresh();
  return {
    length,
    at: () => at,
    goTo(next) {
      at = Math.max(1, Math.min(length, next));
      refresh();
    },
    getState: held.getState,
    subscribe: held.subscribe,
    lookFrom(next) {
      seat = next;
      refresh();
    },
    send: async () => undefined,
    why: async () => null,
    endings: async () => ({ n: -1, endings: [], ahead: [] }),
    replay: async () => record,
    // It is being watched already.
    replayPage: null,
    again: async () => null,
    close: held.clear,
  };
}
