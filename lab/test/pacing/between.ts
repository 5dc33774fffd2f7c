import { contextFor, format, type Game, type GameText, type Lang, type ParamsView, pieces, type SeatId } from '#engine';
import type { LiveState } from '#web/app/live.ts';
import type { Pace } from '#web/app/settings.ts';
import type { Board, GameParts } from '#web/table/board.ts';
import type { Paced } from '#web/table/show/pace.ts';
import type { Wait } from '../../pace.ts';

type State = NonNullable<LiveState['state']>;

const ME: SeatId = 0;
const LANG: Lang = 'en';

/** Shows a match as the page does, and counts how long the person waits for the next own turn. */
export async function turnClock(source: Paced, game: Game, pace: Pace) {
  const { board } = (await import(`../../../games/${game.id}/board/index.tsx`)) as { board: Board };
  const { texts } = (await import(`../../../games/${game.id}/index.ts`)) as { texts: { readonly [lang in Lang]: GameText } };
  const { loadTableTexts } = await import('#web/text/load.ts');
  const { uiIn } = await import('#web/text/index.ts');
  const { directing } = await import('#web/table/show/directing.ts');
  const { scenesOf, touches } = await import('#web/table/show/scenes.ts');
  await loadTableTexts(LANG);
  const text = texts[LANG];
  const context = contextFor(text, LANG, ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'], ME);
  const words = {
    text,
    lang: LANG,
    ui: uiIn(LANG),
    me: ME,
    say: (message: string, params: ParamsView = {}) => format(message, params, context),
    pieces: (message: string, params: ParamsView = {}) => pieces(message, params, context),
  };
  const parts: GameParts = { game, texts, board };
  const director = directing(() => Date.now()).director({ words, parts, pace: () => pace, still: () => false });

  const waits: Wait[] = [];
  /** When the last answer of my own was given; null while I am asked for the next. */
  let from: number | null = null;
  let away = false;
  let touched = false;
  /** Since when a question of mine is on the table, and how long those between two turns were thought about. */
  let asked: number | null = null;
  let thought = 0;
  const isMine = ({ view }: State): boolean => board.active?.(view?.vars) === ME;
  /** My turn, or a question in somebody else's that I have to answer. A window asks everybody alike: whoever passes there goes on waiting. */
  const isMyTime = (state: State): boolean => isMine(state) || state.view?.decision?.window === false;

  source.direct({
    ...director,
    acts(before, after) {
      const fresh = after.told.filter(({ at }) => at > (before.state?.at ?? 0));
      const acts = director.acts(before, after);
      if (scenesOf(fresh, words, board.plays, board.turnKeys).some((scene) => touches(scene, ME, game))) touched = true;
      // A great moment is for everybody.
      if (acts.some(({ standing }) => standing !== undefined)) touched = true;
      return acts;
    },
  });

  return {
    waits: waits as readonly Wait[],
    /** What the table shows now. */
    looks(): void {
      const { state } = source.getState();
      if (state === null || state.view === null) return;
      const isAsked = (state.view.decision?.mine ?? null) !== null;
      if (!isMine(state)) away = true;
      if (isAsked) asked ??= Date.now();
      if (!isAsked || !isMyTime(state) || from === null) return;
      if (away) waits.push({ seconds: (Date.now() - from - thought) / 1000, touched });
      from = null;
    },
    /** The person answers what this state asks. */
    answers(state: State): void {
      if (isMyTime(state)) {
        from = Date.now();
        away = !isMine(state);
        touched = false;
        thought = 0;
      } else if (asked !== null) thought += Date.now() - asked;
      asked = null;
    },
  };
}
