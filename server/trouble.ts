import { engineText, format, type InEvery, LANGS, type Lang, type Refusal, type RefusalCode } from '#engine';
import type { ErrorReply, MatchState } from './schema.ts';
import { type ServerText, serverText } from './text/index.ts';

/** What the server itself can object, and with which status. */
const STATUS = {
  'bad-request': 400,
  'no-identity': 401,
  'cross-site': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'not-seated': 403,
  'practice-private': 409,
  'no-hints': 403,
  'no-hints-daily': 403,
  'hints-late': 409,
  'no-chat': 403,
  'not-found': 404,
  'recovery-invalid': 404,
  'no-keys-here': 409,
  'key-refused': 403,
  'too-many-keys': 409,
  'no-letters': 409,
  'no-trials': 409,
  'wrong-name': 422,
  'move-invalid': 404,
  'already-started': 409,
  'wrong-share': 422,
  'not-started': 409,
  'not-playing': 409,
  'not-finished': 409,
  'day-not-over': 409,
  'daily-alone': 409,
  'carried-elsewhere': 409,
  'played-elsewhere': 409,
  'went-on-elsewhere': 409,
  'stays-here': 409,
  // Only where a house stands in a page.
  'device-full': 422,
  'does-not-follow': 422,
  'already-seated': 409,
  'no-open-seat': 409,
  'no-more-time': 409,
  'not-called': 409,
  'no-vote': 409,
  'other-vote': 409,
  'not-away': 409,
  'not-slow': 409,
  'not-waiting': 409,
  'key-reused': 409,
  'old-rules': 409,
  busy: 409,
  'too-large': 413,
  'wrong-type': 415,
  'which-seat': 422,
  'unknown-game': 422,
  'wrong-seats': 422,
  'no-such-entry': 422,
  'empty-text': 422,
  'closed-address': 422,
  'too-many-streams': 429,
  'too-many-changes': 429,
  'trials-busy': 429,
  'too-often': 429,
  damaged: 500,
  internal: 500,
  overloaded: 503,
  'bots-busy': 503,
  'store-down': 503,
  'letter-late': 503,
  closing: 503,
} as const satisfies { readonly [code in keyof ServerText['troubles']]: number };
export type TroubleCode = keyof typeof STATUS;

// What can be cured by looking at the table again.
const OUTDATED: readonly RefusalCode[] = ['stale-decision', 'not-asked', 'already-answered', 'match-over'];

/** A request that is not carried out; nothing has changed. */
export class Trouble extends Error {
  readonly status: number;
  readonly reply: ErrorReply;

  constructor(status: number, reply: ErrorReply) {
    super(reply.code);
    this.status = status;
    this.reply = reply;
  }
}

type Params = { readonly [name: string]: number | string };

const inWords = (textIn: (lang: Lang) => string, params: Params): InEvery<string> => {
  const say = (lang: Lang): string => format(textIn(lang), params, { lang, seatName: (seat) => `${seat + 1}`, cardName: (def) => def });
  return Object.fromEntries(LANGS.map((lang) => [lang, say(lang)])) as InEvery<string>;
};

export function trouble(code: TroubleCode, params: Params = {}): Trouble {
  return new Trouble(STATUS[code], { code, message: inWords((lang) => serverText[lang].troubles[code], params), params });
}

/** A refusal of the engine as an error reply; `state` lets an outdated client catch up. */
export function refused(refusal: Refusal, state: () => MatchState): Trouble {
  const params = plainParams(refusal.params);
  const outdated = OUTDATED.includes(refusal.code);
  return new Trouble(outdated ? 409 : 422, {
    code: refusal.code,
    message: inWords((lang) => engineText[lang].refusals[refusal.code], params),
    params,
    ...(refusal.rule === undefined ? {} : { rule: refusal.rule }),
    ...(outdated ? { state: state() } : {}),
  });
}

/** Only numbers and words leave the server in errors: a card named in a refusal could be a hidden one. */
function plainParams(params: Refusal['params']): Params {
  const plain: { [name: string]: number | string } = {};
  for (const [name, value] of Object.entries(params ?? {})) if (typeof value !== 'object') plain[name] = value;
  return plain;
}
