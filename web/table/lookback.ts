import type { AskView, CardView, EventView, Lang, SeatId, View } from '#engine';
import { contextFor, format, logText, Match } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { uiIn } from '../text/index.ts';
import type { GameParts } from './board.ts';
import { answerWords } from './prompt.ts';

/** What a person reads out of the look back at a match. */

export type Knowledge = 'own' | 'open';

/** A change of the chance by so much between two moments is a turning point; at most so many are shown. */
const TURNING = 0.07;
const MOST = 5;
/** Smaller losses are no mistakes. */
const SLIP = 0.015;

export interface Turning {
  /** The moment before it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export function turningPoints({ moments }: Analysis, seat: SeatId, knowledge: Knowledge): Turning[] {
  const found: Turning[] = [];
  // The result itself is no surprise to anybody.
  for (let i = 1; i < moments.length; i++) {
    const [from, to] = [moments[i - 1][knowledge][seat], moments[i][knowledge][seat]];
    if (Math.round(Math.abs(to - from) * 1000) >= TURNING * 1000) found.push({ at: moments[i - 1].at, from, to });
  }
  return found
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}

type Judged = Analysis['decisions'][number];

export const decisionsOf = ({ decisions }: Analysis, seat: SeatId): Judged[] => decisions.filter((one) => one.seat === seat);

/** A mistake that is more than chance in the trials. */
export const isSlip = ({ loss, error }: Judged): boolean => loss >= SLIP && loss > error;

/** How far ahead of the next one the answer was, where it was the best. */
export const lead = ({ answers, played }: Judged): number =>
  played === 0 && answers.length > 1 ? answers[0].chance - answers[1].chance : 0;

export function bestAndWorst(analysis: Analysis, seat: SeatId): { readonly best: Judged | null; readonly worst: Judged | null } {
  let [best, worst]: (Judged | null)[] = [null, null];
  for (const one of decisionsOf(analysis, seat)) {
    if (lead(one) > (best === null ? SLIP : lead(best))) best = one;
    if (isSlip(one) && one.loss > (worst?.loss ?? 0)) worst = one;
  }
  return { best, worst };
}

/** The last moment that was looked at, up to this one. */
export function momentAt({ moments }: Analysis, at: number): Analysis['moments'][number] | undefined {
  return moments.findLast((one) => one.at <= at) ?? moments[0];
}

// ── In words ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Spoken {
  readonly ask: AskView | null;
  readonly turn: number | null;
  /** What an answer says. */
  words(keys: readonly string[]): string;
}

/** The questions that were open at these moments, as the seats that answered them saw them. */
export function questionsAt(
  { game, texts, board }: GameParts,
  record: ReplayReply,
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
      found.set(at, { ask, turn, words: (keys) => answerWords(speaker(texts[lang], lang, names, view, seat), keys) });
    }
    const next = record.journal[at - 1];
    if (next !== undefined) match.apply(next.entry);
  }
  return found;
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
    endings: [],
    say: (message: string, params = {}) => format(message, params, context),
    name: (seat: SeatId) => (seat === me ? ui.common.you : (names[seat] ?? `${seat + 1}`)),
    cardOf: (id: number): CardView | undefined => {
      for (const cards of Object.values(view.zones)) for (const card of cards) if (card.id === id) return card;
      return undefined;
    },
  };
}

/** What happened between two moments, in the words of the log: the first line that says something. */
export function happened(
  text: GameParts['texts'][Lang],
  lang: Lang,
  names: readonly string[],
  events: readonly (readonly EventView[])[],
  from: number,
  to: number,
  me: SeatId | null,
): string {
  const context = contextFor(text, lang, names, me);
  for (let at = from; at < to; at++)
    for (const event of events[at] ?? [])
      if (event.e === 'log') {
        try {
          return format(logText(text, lang, event.key), event.params, context);
        } catch {
          // A line of other rules: the next one may do.
        }
      }
  return '';
}
