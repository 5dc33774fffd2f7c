/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { callerOf } from '../../match/caller.ts';
import { type Asked, deeds } from '../../match/deeds.ts';
import type { Draft } from '../../match/room.ts';
import { seatsOf } from '../../match/state.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { SHOWN } from '../guard.ts';
import { errors, languageOf, MatchParams, type RouteSettings, replies } from './shared.ts';

/** Every command has at least its key. */
type AnyCommand = typeof S.StartRequest;

/** Every command on a match. Who asks is known, its deed says what is to be changed, and the room carries it out once. */
export const commands: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms }) => {
  /** The request has the type of its schema, so a command cannot be given a deed written for another one. */
  const command = <Schema extends AnyCommand>(
    name: keyof typeof deeds,
    summary: string,
    body: Schema,
    deed: (asked: Asked<Static<Schema>>) => Draft,
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
        return room.command(callerOf(me, name, wish), () => deed({ house, room, me, game, lang: languageOf(request), wish }));
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

  command('join', 'Take an open seat', S.JoinRequest, deeds.join);
  command('decline', 'Not now: a bot takes the seat kept for me', S.DeclineRequest, deeds.decline);
  command('seat', 'Fill, free, add or remove a seat (host, before the start)', S.SeatRequest, deeds.seat);
  command('settings', 'Change options, clock, visibility (host)', S.SettingsRequest, deeds.settings);
  command('settings-vote', 'Agree to a change of settings, or not', S.SettingsVoteRequest, deeds['settings-vote']);
  command('start', 'Start the match (host)', S.StartRequest, deeds.start);
  command('share', 'The hash of a number that I add to the deal', S.ShareRequest, deeds.share);
  command('reveal', 'The number that I add to the deal', S.RevealRequest, deeds.reveal);
  command('leave', 'Leave', S.LeaveRequest, deeds.leave);
  command('resign', 'Give up', S.ResignRequest, deeds.resign);
  command('answer', 'Answer the open decision', S.AnswerRequest, deeds.answer);
  command('undo', 'Take the last answer back, or ask the others for it', S.UndoRequest, deeds.undo);
  command('undo-vote', 'Agree to an undo, or not', S.UndoVoteRequest, deeds['undo-vote']);
  command('redo', 'Repeat what was taken back', S.RedoRequest, deeds.redo);
  command('takeover', 'Let a bot play for a seat, or take it back', S.TakeoverRequest, deeds.takeover);
  command('preferences', 'How open windows are answered for me', S.PreferencesRequest, deeds.preferences);
  command('prepare', 'Answers to windows that may come, over days', S.PrepareRequest, deeds.prepare);
  command('more-time', 'Fifteen seconds more', S.MoreTimeRequest, deeds['more-time']);
  command('hold', 'The open window waits for me', S.HoldRequest, deeds.hold);
  command('wait', 'The bots wait while I read', S.WaitRequest, deeds.wait);
  command('chat', 'Say something', S.ChatRequest, deeds.chat);
  command('react', 'A quick reaction', S.ReactRequest, deeds.react);
  command('take', 'A match against bots goes on on my device', S.TakeRequest, deeds.take);
  command('bring', 'It goes on here again, from what is known here', S.BringRequest, deeds.bring);
  command('nudge', 'Remind a seat that the table waits', S.NudgeRequest, deeds.nudge);
};
