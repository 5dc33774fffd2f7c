import { type Static, Type } from 'typebox';
import type { Advice, LookBack } from '#bots/index.ts';
import type { Clash, EventView, Header, OptionSpec, Options, ParamsView, Reason, View } from '#engine';

/**
 * The whole HTTP interface: requests, replies and events. One schema is validation, type and OpenAPI description.
 * The web client takes the types only (`import type`).
 *
 * Rules for all endpoints
 * - JSON in, JSON out. Identity is the cookie set by `POST /api/me`; without it commands answer 401 `no-identity`.
 * - Every command carries `key`, an idempotency key of the caller's choice. The same key again: the same reply, nothing changes.
 * - Every error is an `ErrorReply`; the texts come in both languages.
 * - `seat` may be left out by whoever holds exactly one seat of the match.
 * - Times are milliseconds since 1970, by the server's clock; every state says the server's `now`.
 * - `at` counts what has happened: 0 before the start, 1 after the setup, then one more with each journal entry. Event ids are these numbers.
 */

// ── Small words ───────────────────────────────────────────────────────────────────────────────────────────────────

const literals = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>(Type.Enum([...values]));
const exact = { additionalProperties: false } as const;
const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);

/** Unguessable; whoever knows it may look on and take an open seat. */
export const MatchId = Type.String({
  pattern: '^[a-zA-Z0-9]{16,24}$',
  description: 'unguessable name of a match: the invite link is /m/<id>',
});
const Key = Type.String({
  pattern: '^[a-zA-Z0-9_-]{6,64}$',
  description: 'idempotency key: the same key again gives the same reply and changes nothing',
});
const Seat = Type.Integer({ minimum: 0, maximum: 14 });
const PlayerName = Type.String({ minLength: 1, maxLength: 24 });
const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'the client draws the picture from this word' });
const Time = Type.Number({ description: 'milliseconds since 1970' });

export const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
/** What people are offered to play against. */
export const OPPONENTS: readonly (typeof LEVELS)[number][] = ['easy', 'normal', 'hard', 'expert'];
export const CLOCKS = ['none', 'relaxed', 'quick'] as const;
export const REACTIONS = ['wow', 'laugh', 'sad', 'angry', 'clap', 'heart', 'think', 'hurry', 'sorry', 'good-game'] as const;
const Level = literals(LEVELS);
const ClockKind = literals(CLOCKS);
const Visibility = literals(['open', 'private'] as const);
const Status = literals(['lobby', 'playing', 'finished'] as const);

/** code: machine readable (a refusal of the engine or one of the server's own); params fill the texts. */
export const ErrorReply = Type.Object({
  code: Type.String(),
  message: Type.Object({ en: Type.String(), ru: Type.String() }),
  params: Type.Unsafe<ParamsView>(Type.Object({})),
  rule: Type.Optional(Type.String({ description: 'id of the rule behind a refusal' })),
  /** With `stale-decision` (409): the table as it is now, for the caller's seat. */
  state: Type.Optional(Type.Unsafe<MatchState>(Type.Object({}))),
});
export type ErrorReply = Static<typeof ErrorReply>;

// ── Me ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** POST /api/me: become a guest (sets the cookie), or change one's name and avatar. Missing ones are invented. → MeReply */
export const MeRequest = Type.Object({ name: Type.Optional(PlayerName), avatar: Type.Optional(Avatar) }, exact);
export const Me = Type.Object({ name: Type.String(), avatar: Type.String(), createdAt: Time });
/** GET /api/me: `me` is null for a stranger. → MeReply */
export const MeReply = Type.Object({ me: nullable(Me) });
/** POST /api/me/recovery: a secret that moves this identity to another device, once and soon; each call makes the former one void. → RecoveryReply */
export const RecoveryReply = Type.Object({
  token: Type.String(),
  expires: Time,
  path: Type.String({ description: 'path of the recovery link on this server' }),
});
/** POST /api/me/recover: become the identity behind the secret (sets the cookie). → MeReply */
export const RecoverRequest = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, exact);
/** GET /api/me/devices: the browsers that are signed in as this person, latest first. → DevicesReply */
export const DevicesReply = Type.Object({
  devices: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String({ description: 'browser and system, as far as they tell' }),
      createdAt: Time,
      seenAt: Time,
      current: Type.Boolean(),
    }),
  ),
});
/** POST /api/me/sign-out: one other device, or all but this one if none is named. → DevicesReply */
export const SignOutRequest = Type.Object({ device: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })) }, exact);
/** GET /api/me/mutes: people whose lines the caller does not see. → MutesReply */
export const MutesReply = Type.Object({
  people: Type.Array(Type.Object({ person: Type.String(), name: Type.String(), avatar: Type.String() })),
});
/** POST /api/me/unmute → MutesReply */
export const UnmuteRequest = Type.Object({ person: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, exact);
export type MutesReply = Static<typeof MutesReply>;
export type DevicesReply = Static<typeof DevicesReply>;
export type Me = Static<typeof Me>;
export type MeRequest = Static<typeof MeRequest>;
export type MeReply = Static<typeof MeReply>;
export type RecoveryReply = Static<typeof RecoveryReply>;
export type RecoverRequest = Static<typeof RecoverRequest>;

// ── Games and lists ───────────────────────────────────────────────────────────────────────────────────────────────

export const GameInfo = Type.Object({
  id: Type.String(),
  rulesVersion: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Unsafe<readonly OptionSpec[]>(Type.Array(Type.Object({}))),
  /** Values of settings that cannot be had together by so many seats. */
  clashes: Type.Unsafe<readonly Clash[]>(Type.Array(Type.Object({ seats: Type.Integer(), options: Type.Object({}) }))),
  joinable: Type.Boolean({ description: 'newcomers may sit down while a match runs' }),
  levels: Type.Array(Level),
});
/** GET /api/games → GamesReply */
export const GamesReply = Type.Object({ games: Type.Array(GameInfo) });
export type GameInfo = Static<typeof GameInfo>;
export type GamesReply = Static<typeof GamesReply>;

export const SeatInfo = Type.Object({
  seat: Seat,
  /** human: a person online. hotseat: one more person on the creator's device. open: nobody yet (a name says for whom it is kept). left: gone for good. */
  kind: literals(['human', 'hotseat', 'bot', 'open', 'left'] as const),
  name: nullable(Type.String()),
  avatar: nullable(Type.String()),
  level: nullable(Level),
  /** The caller's own seat. */
  you: Type.Boolean(),
  host: Type.Boolean(),
  /** Its person has the match open somewhere. Always true for bots. */
  connected: Type.Boolean(),
  /** bot: a bot plays for a person who is away (or asked for it); `human` comes back by acting. */
  control: literals(['self', 'bot'] as const),
  /** When the person was last seen, if not connected. */
  lastSeen: nullable(Time),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const MatchSummary = Type.Object({
  id: MatchId,
  game: Type.String(),
  status: Status,
  visibility: Visibility,
  clock: ClockKind,
  options: Type.Unsafe<Options>(Type.Object({})),
  seats: Type.Array(SeatInfo),
  createdAt: Time,
  updatedAt: Time,
  /** One of the caller's seats is asked something right now. */
  yourTurn: Type.Boolean(),
  /** Went on from a position of another match, whose seed is known: never open to strangers. */
  practice: Type.Boolean(),
  winners: nullable(Type.Array(Seat)),
});
/** GET /api/tables: tables that anybody may join, newest first. → TablesReply */
/** GET /api/my/matches: the caller's matches, latest first, running ones before finished ones. → TablesReply */
export const TablesReply = Type.Object({ matches: Type.Array(MatchSummary) });
export const TablesQuery = Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }, exact);
/** GET /api/my/calls: who asks the caller to sit down again, and until when. → CallsReply */
export const Call = Type.Object({
  match: MatchId,
  game: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  until: Time,
  /** Who sits at the new table already, besides whoever asks. */
  seated: Type.Array(Type.String()),
});
export const CallsReply = Type.Object({ calls: Type.Array(Call), now: Time });
export type Call = Static<typeof Call>;
export type CallsReply = Static<typeof CallsReply>;
export type MatchSummary = Static<typeof MatchSummary>;
export type TablesReply = Static<typeof TablesReply>;

// ── The deal of the day ───────────────────────────────────────────────────────────────────────────────────────────

const DailyResult = Type.Object({
  name: Type.String(),
  avatar: Type.String(),
  won: Type.Boolean(),
  points: Type.Integer({ description: 'lead over the best other, where the game knows points' }),
  length: Type.Integer({ description: 'own answers' }),
  me: Type.Boolean(),
  match: nullable(MatchId),
});
/** GET /api/daily/:game: how today stands. POST: the caller's table of today. → CreatedReply (201) */
export const DailyReply = Type.Object({
  day: Type.String(),
  endsAt: Type.Integer(),
  alone: Type.Boolean(),
  table: nullable(Type.Object({ id: MatchId, finished: Type.Boolean() })),
  mine: nullable(DailyResult),
  players: Type.Integer(),
  won: Type.Integer(),
  place: nullable(Type.Integer()),
  best: Type.Array(DailyResult),
  lengths: Type.Array(Type.Object({ won: Type.Boolean(), length: Type.Integer(), me: Type.Boolean() })),
});
export type DailyReply = Static<typeof DailyReply>;

// ── Making and filling a match ────────────────────────────────────────────────────────────────────────────────────

/** me: the creator. hotseat: another person on the creator's device. */
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, exact),
  Type.Object({ kind: Type.Literal('hotseat'), name: PlayerName, avatar: Type.Optional(Avatar) }, exact),
  Type.Object({ kind: Type.Literal('bot'), level: Level, name: Type.Optional(PlayerName) }, exact),
  Type.Object({ kind: Type.Literal('open') }, exact),
]);
export type SeatWish = Static<typeof SeatWish>;

/** POST /api/matches: a new match; starts at once if no seat is open and `start` is not false. → CreatedReply (201) */
export const CreateRequest = Type.Object(
  {
    key: Key,
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 15 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 })),
    clock: Type.Optional(ClockKind),
    visibility: Type.Optional(Visibility),
    hints: Type.Optional(Type.Boolean()),
    start: Type.Optional(Type.Boolean()),
  },
  exact,
);
/** POST /api/matches/from-position: goes on from moment `at` (1: right after the setup) of a finished match, as `seat`, against bots; marked as practice. → CreatedReply (201) */
export const FromPositionRequest = Type.Object(
  { key: Key, match: MatchId, at: Type.Integer({ minimum: 1 }), seat: Seat, level: Level },
  exact,
);
export const CreatedReply = Type.Object({ id: MatchId, path: Type.String({ description: 'path of the invite link on this server' }) });
export type CreateRequest = Static<typeof CreateRequest>;
export type FromPositionRequest = Static<typeof FromPositionRequest>;
export type CreatedReply = Static<typeof CreatedReply>;

/** Reply of every command on a match. `at`: how far the match is after it. The new state comes by the event stream (or GET). */
export const CommandReply = Type.Object({ ok: Type.Literal(true), at: Type.Integer(), match: Type.Optional(MatchId) });
export type CommandReply = Static<typeof CommandReply>;

const command = <P extends Parameters<typeof Type.Object>[0]>(properties: P) => Type.Object({ key: Key, ...properties }, exact);

/** POST /api/matches/:id/join: take an open seat (any, or the given one); in joinable games also while the match runs. */
export const JoinRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/seat (host, before the start): fill, free, add (seat = number of seats) or remove a seat. */
export const SeatRequest = command({ seat: Seat, set: Type.Union([SeatWish, Type.Object({ kind: Type.Literal('remove') }, exact)]) });
/**
 * POST /api/matches/:id/settings (host): options, clock, visibility, whether spectators may chat. After the start only options marked `live`; what
 * concerns everybody's time (clock, options) is then a proposal that all other people at the table have to agree to.
 */
export const SettingsRequest = command({
  options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 })),
  clock: Type.Optional(ClockKind),
  visibility: Type.Optional(Visibility),
  hints: Type.Optional(Type.Boolean()),
  spectatorChat: Type.Optional(Type.Boolean()),
});
/** POST /api/matches/:id/settings-vote: for the open proposal; one no closes it, the last yes carries it out. */
export const SettingsVoteRequest = command({ seat: Type.Optional(Seat), agree: Type.Boolean() });
/** POST /api/matches/:id/start (host): seats still open are taken away. */
export const StartRequest = command({});
/** POST /api/matches/:id/leave: before the start frees the seat; later leaves the game where its rules allow it, else a bot plays on. */
export const LeaveRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/resign: as leave, for good. */
export const ResignRequest = command({ seat: Type.Optional(Seat) });

// ── Playing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** POST /api/matches/:id/answer: `n` is the decision number seen; give option keys (`options`) or their indexes (`picks`). None = pass/decline. */
export const AnswerRequest = command({
  n: Type.Integer({ minimum: 0 }),
  seat: Type.Optional(Seat),
  options: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 })),
  picks: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { maxItems: 200 })),
});
/**
 * POST /api/matches/:id/hint: what I could answer to decision `n`, with reasons. First words come soon; `more` thinks longer about the same. It counts once
 * for each decision. Where other people play, only if the host has allowed it before they sat down. → HintReply
 */
export const HintRequest = command({ n: Type.Integer({ minimum: 0 }), seat: Type.Optional(Seat), more: Type.Optional(Type.Boolean()) });
export const HintReply = Type.Object({
  advice: Type.Unsafe<Advice>(Type.Object({})),
  used: Type.Integer({ description: 'hints of this seat in this match' }),
});
/** POST /api/matches/:id/undo: at once where it is free, otherwise opens a vote of the other humans. */
export const UndoRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/undo-vote: for the open request; one no closes it, the last yes carries it out. */
export const UndoVoteRequest = command({ seat: Type.Optional(Seat), agree: Type.Boolean() });
/** POST /api/matches/:id/redo */
export const RedoRequest = command({ seat: Type.Optional(Seat) });
/**
 * POST /api/matches/:id/takeover: `bot` for one's own seat at any time, or for another's seat whose person has been away long enough;
 * `human` takes one's own seat back (opening the event stream anew or answering does that too).
 */
export const TakeoverRequest = command({
  seat: Type.Optional(Seat),
  control: literals(['bot', 'human'] as const),
  level: Type.Optional(Level),
});
/**
 * POST /api/matches/:id/preferences: how open windows (races) are answered for the seat. passUntilTurn ends by itself at the seat's next turn, or when
 * somebody else's doing touches the seat.
 * Applied at moments that tell the others nothing about the hand.
 */
export const PreferencesRequest = command({
  seat: Type.Optional(Seat),
  passUntilTurn: Type.Optional(Type.Boolean()),
  passWhenNone: Type.Optional(Type.Boolean()),
});
/** POST /api/matches/:id/more-time: fifteen seconds more for whoever is asked now; each seat may twice in a match. */
export const MoreTimeRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/hold: the open window waits for the seat, though it has nothing to answer with. */
export const HoldRequest = command({ seat: Type.Optional(Seat) });
/**
 * POST /api/matches/:id/rematch: the same people, bots and options at a new table, also for who had given up. Against bots alone it starts at
 * once; other people are asked to sit down (`join` there) for half a minute, then bots take what is free. → CommandReply with `match`
 */
export const RematchRequest = command({});
/** POST /api/matches/:id/decline: not now; a bot takes the seat that was kept. */
export const DeclineRequest = command({});
/** POST /api/matches/:id/chat */
export const ChatRequest = command({ text: Type.String({ minLength: 1, maxLength: 300 }) });
/** POST /api/matches/:id/mute: whoever said line `line` is not heard by the caller any more, at any table. → MutesReply */
export const MuteRequest = command({ line: Type.Integer({ minimum: 0 }) });
/** POST /api/matches/:id/react */
export const ReactRequest = command({ reaction: literals(REACTIONS) });
/** POST /api/matches/:id/nudge: reminds a seat that the table waits; at most once in a while. */
export const NudgeRequest = command({ seat: Seat });
export type JoinRequest = Static<typeof JoinRequest>;
export type SeatRequest = Static<typeof SeatRequest>;
export type SettingsRequest = Static<typeof SettingsRequest>;
export type LeaveRequest = Static<typeof LeaveRequest>;
export type AnswerRequest = Static<typeof AnswerRequest>;
export type HintRequest = Static<typeof HintRequest>;
export type HintReply = Static<typeof HintReply>;
export type { Advice };
export type UndoRequest = Static<typeof UndoRequest>;
export type UndoVoteRequest = Static<typeof UndoVoteRequest>;
export type TakeoverRequest = Static<typeof TakeoverRequest>;
export type PreferencesRequest = Static<typeof PreferencesRequest>;
export type ChatRequest = Static<typeof ChatRequest>;
export type ReactRequest = Static<typeof ReactRequest>;
export type NudgeRequest = Static<typeof NudgeRequest>;
export type Reaction = (typeof REACTIONS)[number];
export type Level = (typeof LEVELS)[number];
export type ClockKind = (typeof CLOCKS)[number];

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
  }),
  undo: Type.Object({
    /** Of the seat looked from. */
    mine: literals(['free', 'by-consent', 'no'] as const),
    redo: Type.Boolean(),
    /** An open vote: who asks, who has agreed, whose answer is awaited. */
    request: nullable(Type.Object({ seat: Seat, agreed: Type.Array(Seat), waiting: Type.Array(Seat) })),
  }),
  /** A change of settings that the others have to agree to: who proposes it (null: not at the table), what, who has agreed, whose answer is awaited. */
  proposal: nullable(
    Type.Object({
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
      touched: Type.Optional(Type.Boolean({ description: 'passing has ended before the own turn: something touched the seat' })),
    }),
  ),
  spectators: Type.Integer(),
  seedHash: Type.String({ description: 'published before the first card: seedCommitment(seed)' }),
  seed: nullable(Type.String({ description: 'published when the match is over' })),
  /** The match that follows this one. */
  rematch: nullable(MatchId),
  /** Before the start: people of the last match are asked to sit down again until then, the caller among them. */
  call: nullable(Type.Object({ until: Time, mine: Type.Boolean() })),
  /** The seat that the caller gave up in this match. */
  gaveUp: nullable(Seat),
  /** What giving up the seat looked from would do: the match ends, the cards go, or a bot plays on. */
  resigning: nullable(literals(['ends', 'removed', 'bot'] as const)),
  /** Practice: went on from a position of another match, whose seed is known. */
  from: nullable(Type.Object({ match: MatchId, at: Type.Integer() })),
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

// ── Events: GET /api/matches/:id/events (text/event-stream) ────────────────────────────────────────────────────────

/**
 * event: update. `id:` is `to`. What happened after `from` up to `to` (one list for each number), as the seat may see it, and the state after
 * that. The first message after connecting covers everything since `Last-Event-ID` (header or `?lastEventId=`; 0: from the very
 * beginning, as the log needs it); without it `from` = `to` and nothing is told again.
 * Passes in an open window are told to nobody before it closes, so numbers may jump.
 */
export interface UpdateMessage {
  readonly from: number;
  readonly to: number;
  readonly events: readonly (readonly EventView[])[];
  readonly state: MatchState;
  /** With the first message of a connection only: the latest lines. */
  readonly chat?: readonly ChatLine[];
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
/** By the name of the event. A comment line comes every 15 s to keep proxies awake. */
export interface ServerEvents {
  readonly update: UpdateMessage;
  readonly meta: MetaMessage;
  readonly chat: ChatMessage;
  readonly nudge: NudgeMessage;
  readonly rematch: RematchMessage;
  readonly bye: ByeMessage;
}

export const EventsQuery = Type.Object(
  { seat: Type.Optional(Seat), spectate: Type.Optional(Type.Boolean()), lastEventId: Type.Optional(Type.Integer({ minimum: 0 })) },
  exact,
);

/** GET /healthz: the process lives. GET /readyz: it takes requests (503 while shutting down). GET /metrics: Prometheus. GET /api/docs: OpenAPI. */
export const HealthReply = Type.Object({ ok: Type.Boolean() });
