import { type Static, Type } from 'typebox';
import { Avatar, exact, Key, nullable, PlayerName, Time } from './words.ts';

/** Who one is: guests, devices, people who are not heard. */

/** POST /api/me: become a guest (sets the cookie), or change one's name and avatar. Missing ones are invented. → MeReply */
export const MeRequest = Type.Object({ name: Type.Optional(PlayerName), avatar: Type.Optional(Avatar) }, exact);
export const Me = Type.Object({
  name: Type.String(),
  invented: Type.Boolean({ description: 'nobody has chosen the name' }),
  avatar: Type.String(),
  createdAt: Time,
});
/** GET /api/me: `me` is null for a stranger. → MeReply */
export const MeReply = Type.Object({ me: nullable(Me) });
/** POST /api/me/forget: deletes the identity for good; `sure` says that it is meant. Pages call what is left of it «a player». → MeReply */
export const ForgetRequest = Type.Object({ sure: Type.Literal(true) }, exact);

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

/** POST /api/me/holiday: away for so many days, or back (0). The clocks of all my slow tables stand meanwhile, as far as the stock of each table lasts. → HolidayReply */
export const HolidayRequest = Type.Object({ key: Key, days: Type.Integer({ minimum: 0, maximum: 7 }) }, exact);
export type HolidayRequest = Static<typeof HolidayRequest>;
export const HolidayReply = Type.Object({ until: nullable(Time), tables: Type.Integer({ description: 'slow tables that it concerns' }) });
export type HolidayReply = Static<typeof HolidayReply>;
