/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { aheadOf, clashesOf, endingsOf, type Game, journalHash, type SeatId, seedCommitment } from '#engine';
import { makeHints } from '../../bots/hints.ts';
import { makeLookBacks } from '../../bots/lookback.ts';
import type { House } from '../../house.ts';
import { callsOf } from '../../lobby/calls.ts';
import { dailyOf, playDaily } from '../../lobby/daily.ts';
import * as lobby from '../../lobby/lobby.ts';
import { heardBy, pointOf } from '../../match/audience.ts';
import * as play from '../../match/play.ts';
import type { Draft, Room } from '../../match/room.ts';
import type { Rooms } from '../../match/rooms.ts';
import { declines, isFree, keptFor, sitsAgain } from '../../match/seats.ts';
import { lineOf, seatInfos, seatsOf, summaryOf } from '../../match/state.ts';
import { type Identities, known, mutesOf } from '../../people/identity.ts';
import { pastOf } from '../../people/past.ts';
import type { People } from '../../people/person.ts';
import * as S from '../../schema.ts';
import type { IdentityRow, MatchRow } from '../../store/types.ts';
import { trouble } from '../../trouble.ts';
import { langOf } from '../../words.ts';
import type { Opener, Streams } from '../stream.ts';

export interface RouteSettings {
  readonly house: House;
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly identities: Identities;
  readonly everybody: People;
  /** Making identities and matches is limited more tightly. */
  readonly limitMaking: (request: FastifyRequest, weight: 'make') => Promise<void>;
  /** Known to the server alone: what the day brings follows from it. */
  readonly secret: string;
}

const CHAT_LINES = 100;
const MatchParams = Type.Object({ id: S.MatchId });
const errors = { '4xx': S.ErrorReply, '5xx': S.ErrorReply };
/** What a route answers: that, or an error. */
export const replies = <R>(ok: R) => ({ 200: ok, ...errors });
const Replay = Type.Unsafe<S.ReplayReply>(Type.Object({}));
const lang = (request: FastifyRequest) => langOf(request.headers['accept-language']);

/** The point of view asked for: one's own seats only. */
export function seatAskedFor(room: Room, me: IdentityRow | null, query: S.SeatQuery): SeatId | null {
  if (query.spectate !== true && query.seat !== undefined && !seatsOf(room.row, me?.id ?? null).includes(query.seat))
    throw trouble('not-your-seat');
  return pointOf(room.row, me?.id ?? null, query);
}

export const lists: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house }) => {
  api.get('/api/games', { schema: { tags: ['games'], summary: 'All games', response: replies(S.GamesReply) } }, async () => ({
    games: house.library.games.map((game) => ({
      id: game.id,
      rulesVersion: game.rulesVersion,
      seats: { min: game.seats.min, max: game.seats.max },
      options: game.options,
      clashes: clashesOf(game),
      joinable: game.join !== undefined,
      levels: [...S.OPPONENTS],
    })),
  }));

  const isJoinable = (row: MatchRow): boolean => {
    if (row.status === 'lobby') return row.seats.some(isFree);
    const game = house.library.gameById(row.game);
    return game?.join !== undefined && row.seats.filter((seat) => seat.kind !== 'left').length < game.seats.max;
  };
  api.get(
    '/api/tables',
    { schema: { tags: ['lists'], summary: 'Tables that anybody may join', querystring: S.TablesQuery, response: replies(S.TablesReply) } },
    async (request) => {
      const found = await house.store.openTables(50, request.query.game);
      return { matches: found.filter((one) => isJoinable(one.row)).map((one) => summaryOf(one, request.me?.id ?? null)) };
    },
  );
  api.get('/api/my/matches', { schema: { tags: ['lists'], summary: 'My matches', response: replies(S.TablesReply) } }, async (request) => {
    const me = known(request);
    return { matches: (await house.store.matchesOf(me.id, 50)).map((one) => summaryOf(one, me.id)) };
  });
  api.get(
    '/api/my/record',
    {
      schema: {
        tags: ['lists'],
        summary: 'My finished matches, in sum and one by one, and with whom',
        querystring: S.RecordQuery,
        response: replies(S.RecordReply),
      },
    },
    async (request) => pastOf(house, known(request), request.query),
  );
  api.get(
    '/api/my/calls',
    { schema: { tags: ['lists'], summary: 'Who wants to play another one with me', response: replies(S.CallsReply) } },
    async (request) => callsOf(house, known(request)),
  );
};

/** Apart from the route, so that an open stream holds nothing of the request that opened it. */
async function listen(
  house: House,
  room: Room,
  streams: Streams,
  raw: ServerResponse,
  headers: { readonly [name: string]: string | number | string[] | undefined },
  who: Opener,
): Promise<void> {
  const listener = streams.open(raw, headers, who, (gone) => room.leave(gone));
  try {
    await room.enter(listener, () => house.store.lines(room.row.id, CHAT_LINES));
  } catch (error) {
    house.report('stream', error);
    raw.destroy();
  }
}

export const looking: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, streams }) => {
  const mutedBy = async (me: IdentityRow | null): Promise<Set<string>> =>
    new Set(me === null ? [] : (await house.store.mutes(me.id)).map(({ identity }) => identity));
  api.get(
    '/api/matches/:id',
    {
      schema: {
        tags: ['match'],
        summary: 'The match as I may see it',
        params: MatchParams,
        querystring: S.SeatQuery,
        response: replies(S.StateReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(async () => {
        const seat = seatAskedFor(room, request.me, request.query);
        const lines = await house.store.lines(room.row.id, CHAT_LINES);
        return { state: room.state(request.me?.id ?? null, seat), chat: heardBy(lines, await mutedBy(request.me)).map(lineOf) };
      });
    },
  );

  api.get(
    '/api/matches/:id/events',
    {
      schema: {
        tags: ['match'],
        summary: 'What happens, as server-sent events',
        description:
          'Messages are described in server/schema.ts (ServerEvents). The id of an event says how far the match is; send it back as Last-Event-ID and nothing is missed.',
        params: MatchParams,
        querystring: S.EventsQuery,
      },
    },
    async (request, reply) => {
      const room = await rooms.get(request.params.id);
      await room.look(() => seatAskedFor(room, request.me, request.query));
      const header = Number(request.headers['last-event-id'] ?? Number.NaN);
      const at = Number.isSafeInteger(header) && header >= 0 ? header : (request.query.lastEventId ?? -1);
      const { seat, spectate } = request.query;
      const wish = { ...(seat === undefined ? {} : { seat }), ...(spectate === undefined ? {} : { spectate }) };
      const { device, ip: address } = request;
      const who = { match: room.row.id, identity: request.me?.id ?? null, device, address, wish, at, muted: await mutedBy(request.me) };
      streams.admit(who);
      reply.hijack();
      await listen(house, room, streams, reply.raw, reply.getHeaders(), who);
    },
  );

  const WhyParams = Type.Object({ id: S.MatchId, card: Type.Integer({ minimum: 0, maximum: 100_000 }) });
  api.get(
    '/api/matches/:id/why/:card',
    {
      schema: {
        tags: ['match'],
        summary: 'Why a card of mine cannot be used now',
        params: WhyParams,
        querystring: S.SeatQuery,
        response: replies(S.WhyReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(() => {
        const seat = seatAskedFor(room, request.me, request.query);
        if (seat === null || room.match === null) return { reason: null };
        return { reason: room.match.whyNot(seat, request.params.card) ?? null };
      });
    },
  );

  api.get(
    '/api/matches/:id/endings',
    {
      schema: {
        tags: ['match'],
        summary: 'Which of my answers end the match now, and who wins then',
        params: MatchParams,
        querystring: S.SeatQuery,
        response: replies(S.EndingsReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(() => {
        const seat = seatAskedFor(room, request.me, request.query);
        if (seat === null || room.match === null) return { n: room.match?.n ?? 0, endings: [], ahead: [] };
        const endings = endingsOf(room.match, seat).map((ending) => ({ ...ending, winners: [...ending.winners] }));
        return { n: room.match.n, endings, ahead: aheadOf(room.match, seat) };
      });
    },
  );

  api.get(
    '/api/matches/:id/replay',
    { schema: { tags: ['match'], summary: 'The whole course of a finished match', params: MatchParams, response: replies(Replay) } },
    async (request): Promise<S.ReplayReply> => {
      const room = await rooms.get(request.params.id);
      return room.look(() => replayOf(house, room));
    },
  );
};

async function replayOf(house: House, room: Room): Promise<S.ReplayReply> {
  const { row } = room;
  if (row.status !== 'finished') throw trouble('not-finished');
  const journal = await house.store.journal(row.id);
  const course = (await house.store.course(row.id)) ?? [];
  const header = { game: row.game, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed };
  return {
    id: row.id,
    header,
    seedHash: seedCommitment(row.seed),
    seats: seatInfos(row, null, null, null),
    outcome: row.outcome,
    startedAt: row.startedAt ?? row.createdAt,
    finishedAt: row.finishedAt ?? row.createdAt,
    journal: journal.map(({ at, entry }) => ({ at, entry })),
    events: course,
    hash: journalHash(
      header,
      journal.map((one) => one.entry),
    ),
  };
}

/** Advice while a match is played, and a look back at it afterwards. */
export const coaching: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, limitMaking }) => {
  const hints = makeHints(house);
  const lookBacks = makeLookBacks(house);
  api.addHook('onClose', () => lookBacks.close());
  api.post(
    '/api/matches/:id/hint',
    {
      schema: {
        tags: ['match'],
        summary: 'What I could answer, with reasons',
        params: MatchParams,
        body: S.HintRequest,
        response: replies(S.HintReply),
      },
    },
    async (request) => {
      const me = known(request);
      return hints.give(await rooms.get(request.params.id), me, request.body, () => limitMaking(request, 'make'));
    },
  );
  api.get(
    '/api/matches/:id/analysis',
    { schema: { tags: ['match'], summary: 'A look back at a finished match', params: MatchParams, response: replies(S.AnalysisReply) } },
    async (request) => lookBacks.of(await rooms.get(request.params.id), request.me?.id ?? request.ip),
  );
};

export const matches: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, everybody, limitMaking, secret }) => {
  const created = { 201: S.CreatedReply, ...errors };
  const GameParams = Type.Object({ game: Type.String({ maxLength: 40 }) });
  api.get(
    '/api/daily/:game',
    { schema: { tags: ['daily'], summary: 'How the deal of the day stands', params: GameParams, response: replies(S.DailyReply) } },
    async (request) => dailyOf(house, secret, request.me, request.params.game),
  );
  api.post(
    '/api/daily/:game',
    { schema: { tags: ['daily'], summary: 'My table of today', params: GameParams, response: created } },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'make');
      const id = await playDaily(house, secret, me, lang(request), request.params.game);
      await rooms.get(id);
      return reply.code(201).send({ id, path: `/m/${id}` });
    },
  );
  api.post(
    '/api/matches',
    { schema: { tags: ['match'], summary: 'Open a table', body: S.CreateRequest, response: created } },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'make');
      const made = await lobby.createMatch(house, me, lang(request), request.body);
      await rooms.get(made.id);
      return reply.code(201).send(made);
    },
  );
  api.post(
    '/api/matches/from-position',
    {
      schema: {
        tags: ['match'],
        summary: 'Go on from a moment of a finished match, against bots',
        body: S.FromPositionRequest,
        response: created,
      },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'make');
      const made = await lobby.fromPosition(house, me, lang(request), request.body, await rooms.get(request.body.match));
      await rooms.get(made.id);
      return reply.code(201).send(made);
    },
  );
  api.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        tags: ['match'],
        summary: 'The same people at a new table',
        params: MatchParams,
        body: S.RematchRequest,
        response: replies(S.CommandReply),
      },
    },
    async (request) => {
      const me = known(request);
      const room = await rooms.get(request.params.id);
      const { seat } = request.body;
      if (seat !== undefined) {
        await limitMaking(request, 'make');
        const made = await room.look(() => lobby.callOne(house, me, lang(request), request.body, seat, room));
        (await rooms.get(made.id)).arm();
        return { ok: true as const, at: 0, match: made.id };
      }
      const id = await room.look(() => lobby.openRematch(house, me, lang(request), room));
      const reply = await room.command(lobby.callerOf(me, 'rematch', request.body), ({ row }) =>
        row.rematch === null ? { row: { rematch: id }, match: id } : { match: row.rematch },
      );
      const next = await rooms.get(id);
      next.arm();
      // Somebody else was faster: whoever asks as well sits down there.
      if (await next.look(({ row }) => row.status === 'lobby' && keptFor(row, me.id).length > 0))
        await next.command(lobby.callerOf(me, 'rematch', request.body), ({ row }) => {
          const game = house.library.gameById(row.game);
          return game === undefined || keptFor(row, me.id).length === 0 ? {} : { row: sitsAgain(row, game, me, house.now()) };
        });
      return reply;
    },
  );

  api.post(
    '/api/matches/:id/mute',
    {
      schema: {
        tags: ['match'],
        summary: 'Do not see the lines of whoever said this, at any table',
        params: MatchParams,
        body: S.MuteRequest,
        response: replies(S.MutesReply),
      },
    },
    async (request) => {
      const me = known(request);
      const room = await rooms.get(request.params.id);
      const said = (await house.store.lines(room.row.id, CHAT_LINES)).find(({ n }) => n === request.body.line);
      if (said === undefined || said.identity === null || said.identity === me.id) throw trouble('not-found');
      await house.store.setMute(me.id, { identity: said.identity, name: said.name, avatar: said.avatar }, true);
      await everybody.changed(me.id);
      return mutesOf(house, me);
    },
  );

  /** One more command: who asks is known, the change is decided by `decide` and carried out once. */
  const command = <B extends typeof S.StartRequest>(
    name: string,
    summary: string,
    body: B,
    decide: (room: Room, me: IdentityRow, request: FastifyRequest, game: Game, wish: never) => Draft,
  ): void => {
    api.post(
      `/api/matches/:id/${name}`,
      { schema: { tags: ['match'], summary, params: MatchParams, body, response: replies(S.CommandReply) } },
      async (request) => {
        const me = known(request);
        const room = await rooms.get(request.params.id);
        const game = house.library.gameById(room.row.game);
        if (game === undefined) throw trouble('unknown-game');
        const wish = request.body as { readonly key: string };
        return room.command(lobby.callerOf(me, name, wish), () => decide(room, me, request, game, wish as never));
      },
    );
  };

  command('join', 'Take an open seat', S.JoinRequest, (room, me, _, game, wish: S.JoinRequest) =>
    lobby.join(room, game, me, wish, house.now()),
  );
  command('decline', 'Not now: a bot takes the seat kept for me', S.DeclineRequest, (room, me, _, game) => ({
    row: declines(room.row, game, me, house.now()),
  }));
  command(
    'seat',
    'Fill, free, add or remove a seat (host, before the start)',
    S.SeatRequest,
    (room, me, request, game, wish: S.SeatRequest) => lobby.setSeat(room, game, me, lang(request), wish),
  );
  command('settings', 'Change options, clock, visibility (host)', S.SettingsRequest, (room, me, _, game, wish: S.SettingsRequest) =>
    lobby.settings(room, game, me, wish, house.now()),
  );
  command('settings-vote', 'Agree to a change of settings, or not', S.SettingsVoteRequest, (room, me, _, __, wish: S.UndoVoteRequest) =>
    lobby.settingsVote(room, play.ownSeat(room, me, wish.seat), wish.agree, house.now()),
  );
  command('start', 'Start the match (host)', S.StartRequest, (room, me, _, game) => lobby.start(room, game, me, house.now()));
  command('leave', 'Leave', S.LeaveRequest, (room, me, _, _game, wish: S.LeaveRequest) =>
    lobby.leave(room, me, play.ownSeat(room, me, wish.seat), 'leave'),
  );
  command('resign', 'Give up', S.ResignRequest, (room, me, _, _game, wish: S.LeaveRequest) =>
    lobby.leave(room, me, play.ownSeat(room, me, wish.seat), 'resign'),
  );
  command('answer', 'Answer the open decision', S.AnswerRequest, (room, me, _, __, wish: S.AnswerRequest) => play.answer(room, me, wish));
  command('undo', 'Take the last answer back, or ask the others for it', S.UndoRequest, (room, me, _, __, wish: S.UndoRequest) =>
    play.undo(room, me, wish.seat),
  );
  command('undo-vote', 'Agree to an undo, or not', S.UndoVoteRequest, (room, me, _, __, wish: S.UndoVoteRequest) =>
    play.undoVote(room, me, wish),
  );
  command('redo', 'Repeat what was taken back', S.RedoRequest, (room, me, _, __, wish: S.UndoRequest) => play.redo(room, me, wish.seat));
  command('takeover', 'Let a bot play for a seat, or take it back', S.TakeoverRequest, (room, me, _, __, wish: S.TakeoverRequest) =>
    play.takeover(room, house, me, wish),
  );
  command('preferences', 'How open windows are answered for me', S.PreferencesRequest, (room, me, _, __, wish: S.PreferencesRequest) =>
    play.preferences(room, me, wish),
  );
  command('more-time', 'Fifteen seconds more', S.MoreTimeRequest, (room, me, _, __, wish: S.UndoRequest) =>
    play.moreTime(room, house, me, wish.seat),
  );
  command('hold', 'The open window waits for me', S.HoldRequest, (room, me, _, __, wish: S.UndoRequest) => play.hold(room, me, wish.seat));
  command('chat', 'Say something', S.ChatRequest, (room, me, _, __, wish: S.ChatRequest) => play.chat(room, me, wish));
  command('react', 'A quick reaction', S.ReactRequest, (room, me, _, __, wish: S.ReactRequest) => play.react(room, me, wish));
  command('nudge', 'Remind a seat that the table waits', S.NudgeRequest, (room, me, _, __, wish: S.NudgeRequest) =>
    play.nudge(room, house, me, wish),
  );
};
