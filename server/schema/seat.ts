import { type Static, Type } from 'typebox';
import { Me } from './people.ts';
import { exact, literals, nullable, PlayerName, Time } from './words.ts';

/** A seat that is kept: keys, coming back, bringing matches over, taking everything along, and leaving. */

export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const Short = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Coded = Type.String({ pattern: '^[A-Za-z0-9_-]{1,4096}$', description: 'base64url' });

/** GET /api/me/seat: how the caller can come back, and what would be lost otherwise. → SeatReply */
export const SeatReply = Type.Object({
  keys: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), createdAt: Time, usedAt: Time })),
  site: nullable(Type.String({ description: 'the name that keys are made for; null: at this address keys do not work' })),
  link: nullable(Type.Object({ expires: Time })),
  mail: nullable(Type.Object({ address: nullable(Type.String()) }, { description: 'null: this host sends no letters' })),
  matches: Type.Integer({ description: 'finished' }),
  running: Type.Integer({ description: 'tables that are not finished' }),
  offer: nullable(literals(['tenth', 'slow'] as const)),
  puzzles: Type.Boolean({ description: 'puzzles may be made of open tables at which everybody allows it' }),
});
export type SeatReply = Static<typeof SeatReply>;

/** POST /api/me/puzzles: whether puzzles may be made of the caller's finished matches at open tables. → SeatReply */
export const PuzzlesRequest = Type.Object({ allowed: Type.Boolean() }, exact);
export type PuzzlesRequest = Static<typeof PuzzlesRequest>;

/** POST /api/me/keys/begin: what the browser needs to make a key (WebAuthn, as JSON). Good once, for five minutes, for the caller alone. */
export const KeyBeginReply = Type.Object({ options: Type.Unsafe<object>(Type.Object({})) });
export type KeyBeginReply = Static<typeof KeyBeginReply>;

const credential = {
  id: Coded,
  rawId: Coded,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Optional(Type.Object({})),
};
/** POST /api/me/keys: the new key. → SeatReply */
export const KeyRequest = Type.Object(
  {
    credential: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Coded,
        attestationObject: Type.String({ pattern: '^[A-Za-z0-9_-]{1,16384}$' }),
        transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 })),
      }),
    }),
  },
  exact,
);
export type KeyRequest = Static<typeof KeyRequest>;
/** POST /api/me/keys/remove → SeatReply */
export const KeyRemoveRequest = Type.Object({ key: Short }, exact);

/** GET /api/me/enter: by which ways one can come back at this address. → OffersReply */
export const OffersReply = Type.Object({ keys: Type.Boolean(), letters: Type.Boolean() });
export type OffersReply = Static<typeof OffersReply>;
/** POST /api/me/enter/begin: what the browser needs to show a key. Good once, for five minutes, for this browser alone. → KeyBeginReply */
/** POST /api/me/enter: become whose key it is (sets the cookie). → EnterReply */
export const EnterRequest = Type.Object(
  {
    credential: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Coded,
        authenticatorData: Coded,
        signature: Coded,
        userHandle: Type.Optional(Coded),
      }),
    }),
  },
  exact,
);
export type EnterRequest = Static<typeof EnterRequest>;

/** Who came back. `guest`: who played with this browser until now, and what could be brought over (POST /api/me/move, within an hour). */
export const EnterReply = Type.Object({
  me: Me,
  guest: nullable(Type.Object({ token: Type.String(), name: Type.String(), matches: Type.Integer(), running: Type.Integer() })),
  stayed: Type.Boolean({ description: 'the seat was to be deleted, and is not any more' }),
});
export type EnterReply = Static<typeof EnterReply>;

const Address = Type.String({ maxLength: 254, pattern: '^[^\\s@<>"(),:;\\\\\\[\\]]{1,64}@[A-Za-z0-9.-]{1,185}\\.[A-Za-z0-9-]{2,63}$' });
/** POST /api/me/mail: a letter goes there; behind its link a press makes it the address by which the caller can come back. → Done */
/** POST /api/me/enter/letter: a letter with a link, if the address belongs to a seat; nobody is told whether it does. → Done */
export const MailRequest = Type.Object({ address: Address }, exact);
export const Done = Type.Object({ ok: Type.Literal(true) });
/** POST /api/me/letter: the press behind the link of a letter. `me` is null where it only confirmed an address. → LetterReply */
export const LetterRequest = Type.Object({ token: Secret }, exact);
export const LetterReply = Type.Object({ entered: nullable(EnterReply) });
export type LetterReply = Static<typeof LetterReply>;

/** POST /api/me/move: matches of the guest become the caller's. `given`: tables at which both sat; there the guest's seat is left. → MoveReply */
export const MoveRequest = Type.Object({ token: Secret }, exact);
export const MoveReply = Type.Object({ moved: Type.Integer(), given: Type.Integer() });
export type MoveReply = Static<typeof MoveReply>;

/** POST /api/me/leave: the seat is deleted in fourteen days; `name` as it stands there says that it is meant. Signs out everywhere; bots play for the seat. → LeaveReply */
export const LeaveSeatRequest = Type.Object({ name: PlayerName }, exact);
export const LeaveReply = Type.Object({
  token: Type.String(),
  path: Type.String({ description: 'path of the link that takes it back' }),
  until: Time,
});
export type LeaveReply = Static<typeof LeaveReply>;
/** POST /api/me/back: the seat is not deleted (sets the cookie). → EnterReply */
export const BackRequest = Type.Object({ token: Secret }, exact);

/** GET /api/me/export: everything that is kept about the caller, as one file: a page with all of it inside, or the JSON alone. Once a minute. */
export const ExportQuery = Type.Object({ form: Type.Optional(literals(['page', 'json'] as const)) }, exact);

/** The lines of the page «What the server keeps», in their order. Each has its words in web/text/<lang>/keeps.ts. */
export const KEEP_LINES = [
  'face',
  'matches',
  'talk',
  'results',
  'muted',
  'keys',
  'mail',
  'calling',
  'links',
  'devices',
  'traces',
  'leaving',
] as const;
export type KeepLine = (typeof KEEP_LINES)[number];

/** GET /api/keeps: what the server keeps about people, and for how many days (0: for ever). → KeepsReply */
export const KeepsReply = Type.Object({
  lines: Type.Array(literals(KEEP_LINES)),
  days: Type.Object({ matches: Type.Integer(), talk: Type.Integer(), guests: Type.Integer(), unfinished: Type.Integer() }),
  backups: nullable(Type.Integer({ description: 'days after which the last copy of what was deleted is gone' })),
});
export type KeepsReply = Static<typeof KeepsReply>;
