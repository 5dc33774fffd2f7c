import { type Static, Type } from 'typebox';
import type { LookBack } from '#bots/index.ts';
import type { Changes, EventView, Header, Joint, Options, Reason, View } from '#engine';
import { Prepared } from './commands.ts';
import { SeatInfo } from './lists.ts';
import { ClockKind, exact, literals, MatchId, nullable, Seat, Status, Time, Visibility, VoteNumber, WindowTime } from './words.ts';

/** A match as one may see it, and what is told as it goes on. */

export const ChatLine = Type.Object({
  /** Grows by one with every line of the match. */
  n: Type.Integer(),
  at: Time,
  name: Type.String(),
  avatar: Type.String(),
  /** Null: a spectator. */
  seat: nullable(Seat),
  kind: literals(['chat', 'reaction'] as const),
  text: Type.String({ description: 'what was said, or one of the reactions' }),
});
export type ChatLine = Static<typeof ChatLine>;

/** A seat, and the hash of the number that it adds to the deal. */
const Bound = Type.Object({ seat: Seat, hash: Type.String() });

/** Everything about a match but the table itself. */
export const MatchMeta = Type.Object({
  id: MatchId,
  game: Type.String(),
  rulesVersion: Type.Integer(),
  status: Status,
  visibility: Visibility,
  options: Type.Unsafe<Options>(Type.Object({})),
  seats: Type.Array(SeatInfo),
  /** Seats of the caller; several on a shared device. */
  yours: Type.Array(Seat),
  /** The caller opened this match. */
  host: Type.Boolean(),
  clock: Type.Object({
    kind: ClockKind,
    /** When the open decision times out (the seat's bot answers then); null: never. */
    deadline: nullable(Time),
    /** When the open window (mode `first`) closes for everybody; null: when all have answered. */
    windowEnds: nullable(Time),
    /** When the open decision was put. */
    since: nullable(Time),
    /** How often the seat looked from may still ask for more time in this match (`more-time`); null: not now. */
    more: nullable(Type.Integer()),
    /** When the seat looked from passes by itself, since no time runs and it has nothing to answer with; `hold` prevents it. */
    passesAt: nullable(Time),
    /** The seat looked from has passed the open window, whose passes are opened together. */
    passed: Type.Optional(Type.Boolean()),
  }),
  /** Of a match over days; null: it is none. */
  slow: nullable(
    Type.Object({
      windowTime: WindowTime,
      /** Who is away, and until when the clocks stand for it. */
      away: Type.Array(Type.Object({ seat: Seat, until: Time })),
      /** Milliseconds of holiday that the seat looked from has left in this match. */
      holidayLeft: nullable(Type.Number()),
      /** Answers to windows that the seat looked from has prepared. */
      prepared: Type.Array(Prepared),
      /** Which answers a stand-in gave for a person: numbers of entries, as the lists of events are counted. */
      standIns: Type.Array(Type.Integer()),
    }),
  ),
  undo: Type.Object({
    /** Of the seat looked from. */
    mine: literals(['free', 'by-consent', 'no'] as const),
    redo: Type.Boolean(),
    /** An open vote: who asks, who has agreed, whose answer is awaited. */
    request: nullable(Type.Object({ number: VoteNumber, seat: Seat, agreed: Type.Array(Seat), waiting: Type.Array(Seat) })),
  }),
  /** A change of settings that the others have to agree to: who proposes it (null: not at the table), what, who has agreed, whose answer is awaited. */
  proposal: nullable(
    Type.Object({
      number: VoteNumber,
      seat: nullable(Seat),
      clock: nullable(ClockKind),
      options: Type.Unsafe<Options>(Type.Object({})),
      agreed: Type.Array(Seat),
      waiting: Type.Array(Seat),
    }),
  ),
  /** Those who look on may chat, too. */
  spectatorChat: Type.Boolean(),
  hints: Type.Object({
    /** People at this table may ask for hints: agreed to by sitting down. Against bots alone nobody has to agree. */
    allowed: Type.Boolean(),
    /** The seat looked from may ask now. */
    mine: Type.Boolean(),
    /** By seat, how many were asked for: of all when the match is over, before that of the seat looked from. */
    used: Type.Array(Type.Integer()),
  }),
  /** Of the seat looked from. */
  preferences: nullable(
    Type.Object({
      passUntilTurn: Type.Boolean(),
      passWhenNone: Type.Boolean(),
      passUntouched: Type.Optional(Type.Boolean({ description: 'windows that are not about the seat are passed' })),
      touched: Type.Optional(Type.Boolean({ description: 'passing has ended before the own turn: something touched the seat' })),
    }),
  ),
  /** The bots wait for the only person at the table, who is reading. */
  waits: Type.Boolean(),
  spectators: Type.Integer(),
  seedHash: Type.String({ description: 'published before the first card: seedCommitment of the part of the house' }),
  /** Before the start: which seats have bound themselves to a number of their own. `until`: the list is closed, and the numbers are due (`reveal`). */
  deal: nullable(Type.Object({ shares: Type.Array(Bound), until: nullable(Time) })),
  /** After it: what the seats have added, and whose number did not come in time. */
  joint: nullable(
    Type.Object({ shares: Type.Array(Type.Object({ ...Bound.properties, number: Type.String() })), left: Type.Array(Bound) }),
  ),
  seed: nullable(Type.String({ description: 'published when the match is over' })),
  sealedUntil: nullable(
    Type.Integer({ description: 'cards of a day that is not over: no seed, replay, branch or look back before this moment' }),
  ),
  /** The match that follows this one. */
  rematch: nullable(MatchId),
  /** The caller's table of the deal of the day. */
  daily: Type.Boolean(),
  /** Before the start: people of the last match are asked to sit down again until then, the caller among them. */
  call: nullable(Type.Object({ until: Time, mine: Type.Boolean() })),
  /** The seat that the caller gave up in this match. */
  gaveUp: nullable(Seat),
  /** What giving up the seat looked from would do: the match ends, the cards go, or a bot plays on. */
  resigning: nullable(literals(['ends', 'removed', 'bot'] as const)),
  /** Practice: went on from a position of another match, whose seed is known. */
  from: nullable(Type.Object({ match: MatchId, at: Type.Integer() })),
  /** It is being played on a device of its person: nobody answers here until it is brought back (`bring`). */
  away: Type.Optional(Type.Boolean()),
  createdAt: Time,
  startedAt: nullable(Time),
  finishedAt: nullable(Time),
  now: Time,
});
export type MatchMeta = Static<typeof MatchMeta>;

/** What one seat (or a spectator) may know at one moment. */
export interface MatchState {
  readonly meta: MatchMeta;
  /** How far the match is; event ids are these numbers. */
  readonly at: number;
  /** The point of view: one of `yours`, or null for a spectator's. */
  readonly seat: number | null;
  /** Null before the start. `view.decision.n` is what an answer must name. */
  readonly view: View | null;
}

/**
 * Query of GET /api/matches/:id and …/events. Nothing given: the caller's only seat; a spectator's view for strangers and for whoever holds
 * several seats (the screen while the device is handed on). Asking for somebody else's seat is refused (403 `not-your-seat`).
 */
export const SeatQuery = Type.Object({ seat: Type.Optional(Seat), spectate: Type.Optional(Type.Boolean()) }, exact);
export type SeatQuery = Static<typeof SeatQuery>;
/** GET /api/matches/:id → StateReply */
export const StateReply = Type.Object({ state: Type.Unsafe<MatchState>(Type.Object({})), chat: Type.Array(ChatLine) });
export type StateReply = Static<typeof StateReply>;

/** GET /api/matches/:id/why/:card?seat=: why a card that the seat sees cannot be used now; null if it can, or nothing is known. → WhyReply */
export const WhyReply = Type.Object({ reason: Type.Unsafe<Reason | null>(Type.Union([Type.Object({}), Type.Null()])) });
export type WhyReply = Static<typeof WhyReply>;

/**
 * GET /api/matches/:id/endings?seat=: which answers of the seat to decision `n` end the match for certain, and who wins then, and what answers bring,
 * as the game tells it; empty if it is not asked.
 * → EndingsReply
 */
export const EndingsReply = Type.Object({
  n: Type.Integer(),
  endings: Type.Array(
    Type.Object({ key: Type.Union([Type.String(), Type.Null()]), winners: Type.Array(Type.Integer()), unless: Type.Boolean() }),
  ),
  ahead: Type.Array(Type.Object({ key: Type.String(), brings: Type.Unknown() })),
});
export type EndingsReply = Static<typeof EndingsReply>;

/** What was found out about a finished match: see `bots/lookback.ts`. */
export type Analysis = LookBack;
/**
 * GET /api/matches/:id/analysis (finished matches, for everybody with the link): made when somebody first asks, in the background, then the same for
 * all. `none`: the rules have changed since. → AnalysisReply
 */
export const AnalysisReply = Type.Object({
  state: literals(['none', 'waiting', 'working', 'done'] as const),
  /** From 0 to 1: how far it is. */
  progress: Type.Number(),
  analysis: Type.Unsafe<Analysis | null>(Type.Union([Type.Object({}), Type.Null()])),
});
export type AnalysisReply = Static<typeof AnalysisReply>;

/**
 * GET /api/matches/:id/replay (finished matches, for everybody with the link) → ReplayReply.
 * `Match.load(game, header, journal)` gives every position from every seat; `events` (unredacted: the match is over) still tells the course
 * of a match whose rules version is no longer played.
 */
export interface ReplayReply {
  readonly id: string;
  readonly header: Header & { readonly seed: string };
  readonly seedHash: string;
  /** What the seed was made of (`jointFault` in the engine checks it); absent where the house alone drew it. */
  readonly joint?: Joint;
  readonly seats: readonly SeatInfo[];
  readonly outcome: View['outcome'];
  readonly startedAt: number;
  readonly finishedAt: number;
  /** Each journal entry with its time. */
  readonly journal: readonly { readonly at: number; readonly entry: import('#engine').Entry }[];
  /** `events[0]`: the setup; `events[i]`: what entry i-1 caused. */
  readonly events: readonly (readonly EventView[])[];
  /** sha256 of header and journal as the engine writes them (`journalHash`). */
  readonly hash: string;
}

/**
 * event: update. `id:` is `to`. What happened after `from` up to `to` as the seat may see it (one list for each number), and the state after that.
 * The first message after connecting covers everything since `Last-Event-ID` (header or `?lastEventId=`; 0: from the very beginning, as the log needs
 * it); without it `from` = `to` and nothing is told again. Passes in an open window are told to nobody before it closes, so numbers may jump.
 */
export interface UpdateMessage {
  readonly from: number;
  readonly to: number;
  readonly events: readonly (readonly EventView[])[];
  readonly state: MatchState;
  /** With the first message of a connection only: the latest lines. */
  readonly chat?: readonly ChatLine[];
}
/**
 * event: change, instead of `update`, for whoever asked for it with `?changes=true`: what has changed since the state of the `update` or `change` before
 * (`withChanges` in the engine puts it in). `meta` and the others do not count as a state before.
 */
export interface ChangeMessage extends Omit<UpdateMessage, 'state' | 'chat'> {
  readonly changes: Changes | null;
}
/** event: meta. Something about the match but not on the table has changed (seats, presence, votes, options). */
export interface MetaMessage {
  readonly meta: MatchMeta;
}
/** event: chat. A line of chat or a reaction. */
export interface ChatMessage {
  readonly line: ChatLine;
}
/** event: nudge. Somebody waits for this seat. */
export interface NudgeMessage {
  readonly from: number | null;
  readonly to: number;
}
/** event: rematch. The same people go on there. */
export interface RematchMessage {
  readonly match: string;
}
/** event: bye. The server goes down for a moment; reconnect after `retry` milliseconds (the `retry:` field says so to browsers). */
export interface ByeMessage {
  readonly retry: number;
}
/** Every five seconds, whatever happens: silence means that the connection is dead. */
export type BeatMessage = Readonly<Record<string, never>>;
/** By the name of the event. */
export interface ServerEvents {
  readonly update: UpdateMessage;
  readonly change: ChangeMessage;
  readonly meta: MetaMessage;
  readonly chat: ChatMessage;
  readonly nudge: NudgeMessage;
  readonly rematch: RematchMessage;
  readonly bye: ByeMessage;
  readonly beat: BeatMessage;
}

export const EventsQuery = Type.Object(
  {
    seat: Type.Optional(Seat),
    spectate: Type.Optional(Type.Boolean()),
    lastEventId: Type.Optional(Type.Integer({ minimum: 0 })),
    /** `change` instead of `update`, wherever the state before is known. */
    changes: Type.Optional(Type.Boolean()),
  },
  exact,
);

/** GET /healthz: the process lives. GET /readyz: it takes requests (503 while shutting down). GET /metrics: Prometheus. GET /api/docs: OpenAPI. */
export const HealthReply = Type.Object({ ok: Type.Boolean() });
