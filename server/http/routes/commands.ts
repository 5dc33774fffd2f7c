/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import type { Game, Lang } from '#engine';
import * as dealing from '../../lobby/dealing.ts';
import * as seating from '../../lobby/seating.ts';
import * as settings from '../../lobby/settings.ts';
import { callerOf } from '../../match/caller.ts';
import * as play from '../../match/play.ts';
import type { Draft, Room } from '../../match/room.ts';
import { declines } from '../../match/seats.ts';
import { seatsOf } from '../../match/state.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import type { IdentityRow } from '../../store/types.ts';
import { trouble } from '../../trouble.ts';
import { SHOWN } from '../guard.ts';
import { errors, languageOf, MatchParams, type RouteSettings, replies } from './shared.ts';

/** Every command has at least its key. */
type AnyCommand = typeof S.StartRequest;

interface Asked<Schema extends AnyCommand> {
  readonly room: Room;
  readonly me: IdentityRow;
  readonly game: Game;
  readonly lang: Lang;
  /** What the schema has let through. */
  readonly wish: Static<Schema>;
}

/** Every command on a match. Who asks is known, `decide` says what is to be changed, and the room carries it out once. */
export const commands: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms }) => {
  /** The request has the type of its schema, so `decide` cannot be written for another one. */
  const command = <Schema extends AnyCommand>(
    name: string,
    summary: string,
    body: Schema,
    decide: (asked: Asked<Schema>) => Draft,
  ): void => {
    api.post(
      `/api/matches/:id/${name}`,
      { schema: { tags: ['match'], summary, params: MatchParams, body, response: replies(S.CommandReply) } },
      async (request) => {
        const me = known(request);
        const room = await rooms.get(request.params.id);
        const game = house.library.gameById(room.row.game);
        if (game === undefined) throw trouble('unknown-game');
        // Checked against this very schema; the compiler cannot work its type out while the schema is a parameter.
        const wish = request.body as Static<Schema> & Static<AnyCommand>;
        return room.command(callerOf(me, name, wish), () => decide({ room, me, game, lang: languageOf(request), wish }));
      },
    );
  };

  api.post(
    SHOWN,
    {
      schema: {
        tags: ['match'],
        summary: 'My page has shown everything up to here',
        params: MatchParams,
        body: S.ShownRequest,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async (request, reply) => {
      const room = await rooms.get(request.params.id);
      if (seatsOf(room.row, known(request).id).length === 0) throw trouble('not-seated');
      const { at } = request.body;
      room.noteShown(at);
      house.store.bus?.tell({ about: 'shown', id: room.row.id, at });
      return reply.code(204).send(null);
    },
  );

  command('join', 'Take an open seat', S.JoinRequest, ({ room, me, game, wish }) => seating.join(room, game, me, wish, house.now()));
  command('decline', 'Not now: a bot takes the seat kept for me', S.DeclineRequest, ({ room, me, game }) => {
    dealing.notDealing(room.row);
    return { row: dealing.dealing(room.row, declines(room.row, game, me, house.now()), house.now()) };
  });
  command('seat', 'Fill, free, add or remove a seat (host, before the start)', S.SeatRequest, ({ room, me, lang, game, wish }) =>
    seating.setSeat(room, game, me, lang, wish),
  );
  command('settings', 'Change options, clock, visibility (host)', S.SettingsRequest, ({ room, me, game, wish }) =>
    settings.settings(room, game, me, wish, house.now()),
  );
  command('settings-vote', 'Agree to a change of settings, or not', S.SettingsVoteRequest, ({ room, me, wish }) =>
    settings.settingsVote(room, play.ownSeat(room, me, wish.seat), wish, house.now()),
  );
  command('start', 'Start the match (host)', S.StartRequest, ({ room, me, game }) => seating.start(room, game, me, house.now()));
  command('share', 'The hash of a number that I add to the deal', S.ShareRequest, ({ room, me, wish }) => dealing.bind(room, me, wish));
  command('reveal', 'The number that I add to the deal', S.RevealRequest, ({ room, me, wish }) =>
    dealing.reveal(room, me, wish, house.now()),
  );
  command('leave', 'Leave', S.LeaveRequest, ({ room, me, wish }) => seating.leave(room, me, play.ownSeat(room, me, wish.seat), 'leave'));
  command('resign', 'Give up', S.ResignRequest, ({ room, me, wish }) =>
    seating.leave(room, me, play.ownSeat(room, me, wish.seat), 'resign'),
  );
  command('answer', 'Answer the open decision', S.AnswerRequest, ({ room, me, wish }) => play.answer(room, me, wish, house.now()));
  command('undo', 'Take the last answer back, or ask the others for it', S.UndoRequest, ({ room, me, wish }) =>
    play.undo(room, me, wish.seat),
  );
  command('undo-vote', 'Agree to an undo, or not', S.UndoVoteRequest, ({ room, me, wish }) => play.undoVote(room, me, wish));
  command('redo', 'Repeat what was taken back', S.RedoRequest, ({ room, me, wish }) => play.redo(room, me, wish.seat));
  command('takeover', 'Let a bot play for a seat, or take it back', S.TakeoverRequest, ({ room, me, wish }) =>
    play.takeover(room, house, me, wish),
  );
  command('preferences', 'How open windows are answered for me', S.PreferencesRequest, ({ room, me, wish }) =>
    play.preferences(room, me, wish, house.now()),
  );
  command('prepare', 'Answers to windows that may come, over days', S.PrepareRequest, ({ room, me, wish }) => play.prepare(room, me, wish));
  command('more-time', 'Fifteen seconds more', S.MoreTimeRequest, ({ room, me, wish }) => play.moreTime(room, house, me, wish.seat));
  command('hold', 'The open window waits for me', S.HoldRequest, ({ room, me, wish }) => play.hold(room, me, wish.seat));
  command('wait', 'The bots wait while I read', S.WaitRequest, ({ room, me, wish }) => play.wait(room, me, wish));
  command('chat', 'Say something', S.ChatRequest, ({ room, me, wish }) => play.chat(room, me, wish));
  command('react', 'A quick reaction', S.ReactRequest, ({ room, me, wish }) => play.react(room, me, wish));
  command('nudge', 'Remind a seat that the table waits', S.NudgeRequest, ({ room, me, wish }) => play.nudge(room, house, me, wish));
};
