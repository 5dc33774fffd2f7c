import { engineText, format, LANGS, type Lang, type Refusal, type RefusalCode } from '#engine';
import type { ErrorReply, MatchState } from './schema.ts';

type Texts = { readonly [lang in Lang]: string };
interface Kind {
  readonly status: number;
  readonly text: Texts;
}

/** What the server itself can object, besides the refusals of the engine. */
const KINDS = {
  'bad-request': { status: 400, text: { en: 'The request is malformed.', ru: 'Запрос составлен неверно.' } },
  'no-identity': { status: 401, text: { en: 'Introduce yourself first.', ru: 'Сначала представьтесь.' } },
  'cross-site': { status: 403, text: { en: 'This request came from another site.', ru: 'Запрос пришёл с другого сайта.' } },
  'not-your-seat': { status: 403, text: { en: 'This seat is not yours.', ru: 'Это не ваше место.' } },
  'not-host': { status: 403, text: { en: 'Only whoever opened the table may do that.', ru: 'Это может только тот, кто открыл стол.' } },
  'not-seated': { status: 403, text: { en: 'Only people at the table may do that.', ru: 'Это могут только сидящие за столом.' } },
  'practice-private': {
    status: 409,
    text: {
      en: 'A practice table is never open to strangers: its cards are known.',
      ru: 'Учебный стол не открывают для всех: его карты известны.',
    },
  },
  'no-hints': {
    status: 403,
    text: {
      en: 'No hints here: other people play at this table, and hints were not allowed before they sat down.',
      ru: 'Здесь без подсказок: за столом есть другие люди, а подсказки не разрешили до того, как они сели.',
    },
  },
  'no-hints-daily': {
    status: 403,
    text: { en: 'The deal of the day is played without hints.', ru: 'Расклад дня играют без подсказок.' },
  },
  'hints-late': {
    status: 409,
    text: {
      en: 'Hints can be allowed only while nobody else sits at the table: whoever sits down agrees.',
      ru: 'Подсказки можно разрешить, только пока за столом больше никого: кто садится, тот соглашается.',
    },
  },
  'no-chat': { status: 403, text: { en: 'Only people at the table may chat here.', ru: 'Здесь говорят только сидящие за столом.' } },
  'not-found': { status: 404, text: { en: 'There is nothing here.', ru: 'Здесь ничего нет.' } },
  'recovery-invalid': {
    status: 404,
    text: { en: 'This recovery link is no longer valid.', ru: 'Эта ссылка для входа больше не действует.' },
  },
  'already-started': { status: 409, text: { en: 'The match has already begun.', ru: 'Партия уже началась.' } },
  'not-started': { status: 409, text: { en: 'The match has not begun yet.', ru: 'Партия ещё не началась.' } },
  'not-playing': { status: 409, text: { en: 'The match is not running.', ru: 'Партия сейчас не идёт.' } },
  'not-finished': { status: 409, text: { en: 'The match is not over yet.', ru: 'Партия ещё не окончена.' } },
  'already-seated': { status: 409, text: { en: 'You have a seat already.', ru: 'У вас уже есть место.' } },
  'no-open-seat': { status: 409, text: { en: 'No seat is free; you may watch.', ru: 'Свободных мест нет; можно смотреть.' } },
  'no-more-time': {
    status: 409,
    text: {
      en: 'No time runs for you now, or you have asked for more twice already.',
      ru: 'Сейчас время для вас не идёт, или вы уже дважды его прибавили.',
    },
  },
  'not-called': { status: 409, text: { en: 'Nobody waits for you at this table any more.', ru: 'За этим столом вас уже не ждут.' } },
  'no-vote': { status: 409, text: { en: 'There is nothing to vote on.', ru: 'Голосовать не о чем.' } },
  'not-away': { status: 409, text: { en: 'That person is not away.', ru: 'Этот игрок никуда не отошёл.' } },
  'not-waiting': { status: 409, text: { en: 'Nobody waits for that seat.', ru: 'Этого места никто не ждёт.' } },
  'key-reused': {
    status: 409,
    text: { en: 'This key was used for another request.', ru: 'Этот ключ уже использован для другого запроса.' },
  },
  'old-rules': {
    status: 409,
    text: {
      en: 'The rules have changed since this match; it can only be watched.',
      ru: 'С тех пор правила изменились; партию можно только посмотреть.',
    },
  },
  busy: { status: 409, text: { en: 'Too much happened at once; try again.', ru: 'Слишком много событий сразу; попробуйте ещё раз.' } },
  'too-large': { status: 413, text: { en: 'The request is too large.', ru: 'Запрос слишком велик.' } },
  'wrong-type': { status: 415, text: { en: 'Requests must be JSON.', ru: 'Запросы должны быть в формате JSON.' } },
  'which-seat': { status: 422, text: { en: 'You hold several seats: say which one.', ru: 'У вас несколько мест: укажите, какое.' } },
  'unknown-game': { status: 422, text: { en: 'There is no such game.', ru: 'Такой игры нет.' } },
  'wrong-seats': {
    status: 422,
    text: { en: 'This game is for {min} to {max} players.', ru: 'В эту игру играют от {min} до {max} человек.' },
  },
  'no-such-entry': { status: 422, text: { en: 'The match is not that long.', ru: 'В партии нет такого момента.' } },
  'empty-text': { status: 422, text: { en: 'There is nothing to read in it.', ru: 'В тексте нечего читать.' } },
  'too-many-streams': {
    status: 429,
    text: { en: 'Too many windows are open at this table; close some.', ru: 'Открыто слишком много окон с этим столом; закройте лишние.' },
  },
  'too-many-changes': {
    status: 429,
    text: { en: 'This has been done too often in this match.', ru: 'В этой партии это делали уже слишком часто.' },
  },
  'too-often': { status: 429, text: { en: 'Too often; wait a moment.', ru: 'Слишком часто; подождите немного.' } },
  damaged: {
    status: 500,
    text: {
      en: 'Something is missing from the record of this match, so it cannot go on. Whoever runs this server has been told.',
      ru: 'В записи этой партии чего-то не хватает, поэтому продолжить её нельзя. Владелец сервера об этом уже знает.',
    },
  },
  internal: { status: 500, text: { en: 'Something went wrong on the server.', ru: 'На сервере что-то пошло не так.' } },
  overloaded: {
    status: 503,
    text: { en: 'Too many people at once; try again in a moment.', ru: 'Слишком много гостей сразу; попробуйте ещё раз чуть позже.' },
  },
  'bots-busy': {
    status: 503,
    text: {
      en: 'All bots are busy at other tables. Try again in a minute, or play with people.',
      ru: 'Все боты сейчас заняты за другими столами. Попробуйте через минуту или сыграйте с людьми.',
    },
  },
  'store-down': { status: 503, text: { en: 'The store does not answer.', ru: 'Хранилище не отвечает.' } },
  closing: {
    status: 503,
    text: { en: 'The server restarts; try again in a moment.', ru: 'Сервер перезапускается; попробуйте через минуту.' },
  },
} as const satisfies { readonly [code: string]: Kind };
export type TroubleCode = keyof typeof KINDS;

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

const inWords = (text: Texts, params: Params): Texts => {
  const say = (lang: Lang): string => format(text[lang], params, { lang, seatName: (seat) => `${seat + 1}`, cardName: (def) => def });
  return { en: say('en'), ru: say('ru') };
};

export function trouble(code: TroubleCode, params: Params = {}): Trouble {
  const { status, text } = KINDS[code];
  return new Trouble(status, { code, message: inWords(text, params), params });
}

/** A refusal of the engine as an error reply; `state` lets an outdated client catch up. */
export function refused(refusal: Refusal, state: () => MatchState): Trouble {
  const params = plainParams(refusal.params);
  const text = Object.fromEntries(LANGS.map((lang) => [lang, engineText[lang].refusals[refusal.code]])) as Texts;
  const outdated = OUTDATED.includes(refusal.code);
  return new Trouble(outdated ? 409 : 422, {
    code: refusal.code,
    message: inWords(text, params),
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
