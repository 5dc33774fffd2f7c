import type { ErrorReply, MatchState } from '#server/schema.ts';

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
