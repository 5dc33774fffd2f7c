import type { AdviceVoice, AskView, CardView, EventView, Lang, ParamView, SeatId, View } from '#engine';
import { claimText, contextFor, format, inSentence, logText, Match, planText } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { uiIn } from '../../text/index.ts';
import type { GameParts } from '../board.ts';
import { answerWords } from '../prompt/prompt.ts';
import { cardIn } from '../show/scenes.ts';

/** What a person reads out of the look back at a match. */

export type Knowledge = 'own' | 'open';

/** A change of the chance by so much between two moments is a turning point; at most so many are shown. */
const TURNING = 0.07;
const MOST = 5;
const LONGEST = 12;
/** Smaller losses are no mistakes. */
const SLIP = 0.015;
/** So many standard errors are more than chance. */
const SURE = 2;

export interface Turning {
  /** The moment before it, and the next one that was looked at. */
  readonly at: number;
  readonly next: number;
  readonly from: number;
  readonly to: number;
}

export function turningPoints({ moments }: Analysis, seat: SeatId, knowledge: Knowledge): Turning[] {
  const found: Turning[] = [];
  for (let i = 1; i < moments.length; i++) {
    const [before, after] = [moments[i - 1], moments[i]];
    const [from, to] = [before[knowledge][seat], after[knowledge][seat]];
    // What may be chance in the trials turned nothing.
    // Nobody can say what caused a change over a stretch that was not looked at.
    if (after.at - before.at > LONGEST) continue;
    const least = Math.max(TURNING, SURE * Math.hypot(before.error ?? 0, after.error ?? 0));
    if (Math.round(Math.abs(to - from) * 1000) >= Math.round(least * 1000)) found.push({ at: before.at, next: after.at, from, to });
  }
  return found
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}

/** A row of the curve as a table: how it stood when a turn began. */
export type CurveRow = Analysis['moments'][number] & { readonly turn: number | 'end' };

const MOST_ROWS = 24;

/** Each turn once, with its first moment, and the end; of very many turns some. Empty where the game counts none. */
export function curveRows({ moments }: Pick<Analysis, 'moments'>, turnAt: ReadonlyMap<number, number>): CurveRow[] {
  const last = moments.at(-1);
  if (last === undefined || turnAt.size === 0) return [];
  const rows: CurveRow[] = [];
  for (const one of moments.slice(0, -1)) {
    const turn = turnAt.get(one.at);
    if (turn !== undefined && rows.at(-1)?.turn !== turn) rows.push({ ...one, turn });
  }
  const step = Math.ceil(rows.length / MOST_ROWS);
  return [...rows.filter((_, i) => i % step === 0), { ...last, turn: 'end' }];
}

/** Which turn it was at these moments. */
export function turnsAt(
  { game, board }: Pick<GameParts, 'game' | 'board'>,
  record: Pick<ReplayReply, 'header' | 'journal'>,
  moments: readonly number[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const { turnNumber } = board;
  if (turnNumber === undefined) return found;
  const match = Match.start(game, record.header);
  const wanted = new Set(moments);
  for (let at = 1; at <= Math.max(0, ...moments); at++) {
    if (wanted.has(at)) found.set(at, turnNumber(match.table.vars));
    const next = record.journal[at - 1];
    if (next !== undefined) match.apply(next.entry);
  }
  return found;
}

/**
 * The turning point that decided the match for somebody, where there is a clear one. Of those in the direction in which the match ended it changed most, and the
 * lead that it took or lost stayed so to the end.
 */
export function decisive(analysis: Analysis, seat: SeatId, won: boolean): Turning | null {
  const sign = won ? 1 : -1;
  const [largest, second] = turningPoints(analysis, seat, 'own')
    .filter(({ from, to }) => (to - from) * sign > 0)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  if (largest === undefined || (second !== undefined && size(second) >= size(largest))) return null;
  const leads = (own: readonly number[]): boolean => analysis.accounts.every((one) => one.seat === seat || own[one.seat] < own[seat]);
  const isSoBefore = leads(momentAt(analysis, largest.at)?.own ?? []) === won;
  const staysSo = analysis.moments.every(({ at, own }) => at < largest.next || leads(own) === won);
  return !isSoBefore && staysSo ? largest : null;
}

/** In whole per cent, as it is shown. */
const size = ({ from, to }: Turning): number => Math.round(Math.abs(to - from) * 100);

/** Marks on a line from 0 to 100, moved as little as it takes to lie so far apart. */
export function apart(places: readonly number[], gap: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -gap) + gap));
  for (let i = moved.length - 1, most = 100; i >= 0; i--, most = moved[i + 1] - gap) moved[i] = Math.min(moved[i], most);
  return moved;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Dots that would cover each other are moved up or down, as little as it takes: their heights, none above 0 or below the ground. */
export function uncovered(dots: readonly Dot[], gap: number, ground: number): number[] {
  const placed: Dot[] = [];
  for (const { x, y } of dots) {
    const isFree = (to: number): boolean => to >= 0 && to <= ground && placed.every((one) => Math.hypot(one.x - x, one.y - to) >= gap);
    const tries = Array.from({ length: ground }, (_, far) => [y - far, y + far]).flat();
    placed.push({ x, y: tries.find(isFree) ?? y });
  }
  return placed.map((one) => one.y);
}

export type Judged = Analysis['decisions'][number];

export const decisionsOf = ({ decisions }: Analysis, seat: SeatId): Judged[] => decisions.filter((one) => one.seat === seat);

/** A mistake that is more than chance in the trials. */
export const isSlip = ({ loss, error, played }: Judged): boolean => played > 0 && loss >= SLIP && loss > SURE * error;

export interface Verdict {
  readonly key: 'betterWas' | 'betterBy' | 'rightAnswer' | 'theirMistake' | 'theirMistakeBy' | 'theirAnswer' | 'theirBadBreak';
  /** What luck did besides; null: nothing worth saying, or nobody knows. */
  readonly luck: 'goodLuck' | 'badLuck' | null;
}

/**
 * Whether a change of somebody's chance comes from a mistake, from a good answer, or from luck. Before an answer it stands as the best one makes it:
 * what a mistake does not account for is luck, if nothing else happened up to the next moment. Answers are judged by what was known: with open cards
 * nobody can tell.
 */
export function verdictOn(judged: Judged, { at, next, from, to }: Turning, me: SeatId, knowledge: Knowledge): Verdict | null {
  const change = to - from;
  const alone = next === at + 1 && knowledge === 'own';
  const luck = !alone ? null : change > 0 ? 'goodLuck' : 'badLuck';
  const mine = judged.seat === me;
  if (isSlip(judged)) {
    // A mistake of mine costs me, one of theirs helps me; what goes beyond that, or the other way, is something else.
    const isMost = (mine ? -change : change) <= 2 * judged.loss && mine === change < 0;
    if (isMost) return { key: mine ? 'betterWas' : 'theirMistake', luck: null };
    return { key: mine ? 'betterBy' : 'theirMistakeBy', luck };
  }
  if (mine) return { key: 'rightAnswer', luck };
  if (change < 0) return { key: 'theirAnswer', luck: null };
  return alone ? { key: 'theirBadBreak', luck: null } : null;
}

/** How far ahead of the next one the answer was, where it was the best. */
export const lead = ({ answers, played }: Judged): number =>
  played === 0 && answers.length > 1 ? answers[0].chance - answers[1].chance : 0;

/** Of the decisions of one seat. */
export function bestAndWorst(decisions: readonly Judged[]): { readonly best: Judged | null; readonly worst: Judged | null } {
  let [best, worst]: (Judged | null)[] = [null, null];
  for (const one of decisions) {
    if (lead(one) > (best === null ? SLIP : lead(best))) best = one;
    if (isSlip(one) && one.loss > (worst?.loss ?? 0)) worst = one;
  }
  return { best, worst };
}

/** The last moment that was looked at, up to this one. */
export function momentAt({ moments }: Analysis, at: number): Analysis['moments'][number] | undefined {
  return moments.findLast((one) => one.at <= at) ?? moments[0];
}

/** The moment at which the seat's own answer did it most good: what there was to play for. */
export function finest(analysis: Analysis, seat: SeatId): number | null {
  let [found, most] = [null as number | null, SLIP];
  for (const { at } of decisionsOf(analysis, seat)) {
    const here = analysis.moments.findIndex((one) => one.at === at);
    const gain = here < 0 ? 0 : (analysis.moments[here + 1]?.own[seat] ?? 0) - analysis.moments[here].own[seat];
    if (gain > most) [found, most] = [at, gain];
  }
  return found;
}

// ── In words ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Spoken {
  readonly ask: AskView | null;
  readonly turn: number | null;
  readonly vars: unknown;
  /** What an answer says. */
  words(keys: readonly string[]): string;
  /** The same in the middle of a sentence. */
  within(keys: readonly string[]): string;
  /** What would have been better, as it is named within a sentence, and the weightiest reason; null where nobody can say. */
  instead(one: Judged): { readonly what: string; readonly why: string } | null;
  /** The card that an answer is about, as far as the seat knew it. */
  card(keys: readonly string[]): string | null;
}

/** What reads the same is the same to people: whoever played the twin of the best answer lost nothing by it. */
export function asRead(judged: Judged, { words }: Pick<Spoken, 'words'>): Judged {
  const read = judged.answers.map(({ keys }) => words(keys));
  const firsts = read.flatMap((one, i) => (read.indexOf(one) === i ? [i] : []));
  if (firsts.length === read.length) return judged;
  const played = firsts.indexOf(read.indexOf(read[judged.played]));
  const twin = played === 0 ? { loss: Math.min(0, judged.loss) } : {};
  return { ...judged, answers: firsts.map((i) => judged.answers[i]), played, ...twin };
}

/** The questions that were open at these moments, as the seats that answered them saw them. */
export function questionsAt(
  { game, texts, board }: GameParts,
  record: Pick<ReplayReply, 'header' | 'journal'>,
  asked: readonly { readonly at: number; readonly seat: SeatId }[],
  lang: Lang,
  names: readonly string[],
): ReadonlyMap<number, Spoken> {
  const found = new Map<number, Spoken>();
  const wanted = new Map(asked.map(({ at, seat }) => [at, seat]));
  const match = Match.start(game, record.header, { record: true, keep: true });
  const last = Math.max(0, ...wanted.keys());
  for (let at = 1; at <= last; at++) {
    const seat = wanted.get(at);
    if (seat !== undefined) {
      const view = match.view(seat);
      const ask = view.decision?.mine ?? null;
      const turn = board.turnNumber?.(match.table.vars) ?? null;
      const voice = speaker(texts[lang], lang, names, view, seat);
      const words = (keys: readonly string[]): string => answerWords(voice, keys, (option) => board.answer?.(voice, option));
      found.set(at, {
        ask,
        turn,
        vars: view.vars,
        words,
        within: (keys) => inSentence(words(keys), texts[lang], names),
        instead: (one) => insteadWords(one, { ...voice, names, tell: (option) => board.answer?.(voice, option) }),
        card: (keys) => {
          const ref = ask?.options.find(({ key }) => keys.includes(key))?.ref;
          return ref?.kind === 'card' ? (voice.cardOf(ref.card)?.def ?? null) : null;
        },
      });
    }
    const next = record.journal[at - 1];
    if (next !== undefined) match.apply(next.entry);
  }
  return found;
}

/** Look backs from before there were plans tell none. */
function insteadWords({ instead }: Judged, voice: AdviceVoice): { readonly what: string; readonly why: string } | null {
  if (instead === undefined) return null;
  const what = inSentence(planText(instead, voice), voice.text, voice.names ?? []);
  const why = instead.claims
    .filter(({ role }) => role === 'merit')
    .map((claim) => claimText(claim, voice))
    .find((words) => words !== '');
  return what === '' || why === undefined ? null : { what, why };
}

function speaker(text: GameParts['texts'][Lang], lang: Lang, names: readonly string[], view: View, me: SeatId) {
  const ui = uiIn(lang);
  const context = contextFor(text, lang, names, me);
  return {
    view,
    me,
    text,
    ui,
    lang,
    ask: view.decision?.mine ?? null,
    chosen: [],
    held: null,
    endings: [],
    ahead: [],
    say: (message: string, params = {}) => format(message, params, context),
    name: (seat: SeatId) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    cardOf: (id: number): CardView | undefined => {
      for (const cards of Object.values(view.zones)) for (const card of cards) if (card.id === id) return card;
      return undefined;
    },
  };
}

/** What happened at a moment, and the card it is about. */
export interface Deed {
  readonly words: string;
  readonly def: string | null;
}

type LogEvent = Extract<EventView, { e: 'log' }>;

/** What happened between two moments, in the words of the log: a play, if there was one; otherwise the first line that says something. */
export function deedBetween(
  { texts, board }: Pick<GameParts, 'texts' | 'board'>,
  events: readonly (readonly EventView[])[],
  [from, to]: readonly [number, number],
  { lang, names, me, vars }: { readonly lang: Lang; readonly names: readonly string[]; readonly me: SeatId | null; readonly vars: unknown },
): Deed | null {
  const text = texts[lang];
  const context = contextFor(text, lang, names, me);
  const lines = events
    .slice(from, to)
    .flat()
    .filter((event): event is LogEvent => event.e === 'log');
  const rank = (event: LogEvent): number =>
    board.plays?.includes(event.key) ? 0 : board.turnKeys?.includes(event.key) ? 3 : cardIn(event) === null ? 2 : 1;
  for (const event of lines.slice().sort((a, b) => rank(a) - rank(b))) {
    const said = Object.entries(event.params).map(([name, value]): [string, ParamView] => [
      name,
      typeof value === 'string' ? (board.place?.(value, { vars, text, lang }) ?? value) : value,
    ]);
    try {
      return { words: format(logText(text, lang, event.key), Object.fromEntries(said), context), def: cardIn(event) };
    } catch {
      // A line of other rules: the next one may do.
    }
  }
  return null;
}
