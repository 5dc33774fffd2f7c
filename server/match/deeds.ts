import type { Game, Lang } from '#engine';
import type { TableHouse } from '../house.ts';
import * as dealing from '../lobby/dealing.ts';
import * as parcel from '../lobby/parcel.ts';
import * as seating from '../lobby/seating.ts';
import * as settings from '../lobby/settings.ts';
import type * as S from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import * as play from './play.ts';
import type { Draft, Room } from './room.ts';
import { declines } from './seats.ts';

/** A command on a match: who asks is known, and what is wished has been checked. */
export interface Asked<Wish> {
  readonly house: TableHouse;
  readonly room: Room;
  readonly me: IdentityRow;
  readonly game: Game;
  readonly lang: Lang;
  readonly wish: Wish;
}

/** What each command on a match changes, by its name: wherever the house stands. */
export const deeds = {
  join: ({ house, room, me, game, wish }: Asked<S.JoinRequest>) => seating.join(room, game, me, wish, house.now()),
  decline: ({ house, room, me, game }: Asked<object>) => {
    dealing.notDealing(room.row);
    return { row: dealing.dealing(room.row, declines(room.row, game, me, house.now()), house.now()) };
  },
  seat: ({ room, me, lang, game, wish }: Asked<S.SeatRequest>) => seating.setSeat(room, game, me, lang, wish),
  settings: ({ house, room, me, game, wish }: Asked<S.SettingsRequest>) => settings.settings(room, game, me, wish, house.now()),
  'settings-vote': ({ house, room, me, wish }: Asked<S.SettingsVoteRequest>) =>
    settings.settingsVote(room, play.ownSeat(room, me, wish.seat), wish, house.now()),
  start: ({ house, room, me, game }: Asked<object>) => seating.start(room, game, me, house.now()),
  share: ({ room, me, wish }: Asked<S.ShareRequest>) => dealing.bind(room, me, wish),
  reveal: ({ house, room, me, wish }: Asked<S.RevealRequest>) => dealing.reveal(room, me, wish, house.now()),
  leave: ({ room, me, wish }: Asked<S.LeaveRequest>) => seating.leave(room, me, play.ownSeat(room, me, wish.seat), 'leave'),
  resign: ({ room, me, wish }: Asked<S.LeaveRequest>) => seating.leave(room, me, play.ownSeat(room, me, wish.seat), 'resign'),
  answer: ({ house, room, me, wish }: Asked<S.AnswerRequest>) => play.answer(room, me, wish, house.now()),
  undo: ({ room, me, wish }: Asked<S.UndoRequest>) => play.undo(room, me, wish.seat),
  'undo-vote': ({ room, me, wish }: Asked<S.UndoVoteRequest>) => play.undoVote(room, me, wish),
  redo: ({ room, me, wish }: Asked<S.UndoRequest>) => play.redo(room, me, wish.seat),
  takeover: ({ house, room, me, wish }: Asked<S.TakeoverRequest>) => play.takeover(room, house, me, wish),
  preferences: ({ house, room, me, wish }: Asked<S.PreferencesRequest>) => play.preferences(room, me, wish, house.now()),
  prepare: ({ room, me, wish }: Asked<S.PrepareRequest>) => play.prepare(room, me, wish),
  'more-time': ({ house, room, me, wish }: Asked<S.UndoRequest>) => play.moreTime(room, house, me, wish.seat),
  hold: ({ room, me, wish }: Asked<S.UndoRequest>) => play.hold(room, me, wish.seat),
  wait: ({ room, me, wish }: Asked<S.WaitRequest>) => play.wait(room, me, wish),
  chat: ({ room, me, wish }: Asked<S.ChatRequest>) => play.chat(room, me, wish),
  react: ({ room, me, wish }: Asked<S.ReactRequest>) => play.react(room, me, wish),
  take: ({ room, me, game, wish }: Asked<S.TakeRequest>) => parcel.take(room, me, game, wish),
  bring: ({ room, me }: Asked<object>) => parcel.bring(room, me),
  nudge: ({ house, room, me, wish }: Asked<S.NudgeRequest>) => play.nudge(room, house, me, wish),
} satisfies { readonly [name: string]: (asked: never) => Draft };
