import { inEach } from '#engine';
import type { ErrorReply, MatchState } from '#server/schema.ts';
import { first } from '../text/first.ts';

/** What the server said no to, in every language. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly texts: ErrorReply['message'];
  /** Id of the rule behind a refusal. */
  readonly rule: string | null;
  readonly state: MatchState | null;
  constructor(status: number, reply: ErrorReply) {
    super(reply.message.en);
    this.status = status;
    this.code = reply.code;
    this.texts = reply.message;
    this.rule = reply.rule ?? null;
    this.state = reply.state ?? null;
  }
}

/** The server cannot be reached. */
export const OFFLINE: ErrorReply = {
  code: 'offline',
  message: inEach(first, ({ offline }) => offline),
  params: {},
};
