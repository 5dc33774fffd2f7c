import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { HintReply } from '#server/schema.ts';
import { ApiError, isAway, soon } from '../../app/api.ts';
import { Button, cx, Emoji, Sign } from '../../kit/index.ts';
import { adviceTexts } from '../../text/advice.ts';
import type { Board } from '../board.ts';
import type { TableModel } from '../model.ts';
import { seenOnTable, useFollowed } from '../overlay/follow.ts';
import { promptOf } from '../prompt/prompt.ts';
import type { TableState } from '../useTable.ts';
import css from './Advice.module.css';
import { Marks } from './AdviceParts.tsx';
import { type Mark, marksFor } from './advising.ts';
import { Plans } from './Plans.tsx';

const STILL_MS = 3000;
/** Longer than the longest thought of a busy server; then it is said that there is no hint. */
const PATIENCE = { again: 4, ms: 30_000 };
const GAP = 10;
/** A narrower rail is folded. */
const RAIL_WIDTH = 200;
const [LEAST_HEIGHT, MOST_HEIGHT] = [180, 520];

export interface HintProps {
  readonly table: TableState;
  readonly board: Board;
  /** The decision it is about. */
  readonly n: number;
  readonly onClose: () => void;
}

type Found = {
  readonly reply: HintReply | null;
  readonly isLast: boolean;
  /** Why there is no hint. */
  readonly problem: string | null;
  /** Where it may work later. */
  readonly again?: (() => void) | undefined;
};

/** What to do with the rest of the turn, and why. It never plays. */
export function Hint({ table, board, n, onClose }: HintProps) {
  const { model } = table;
  const w = adviceTexts[model.lang];
  const { reply, isLast, problem, again } = useAdvice(model, n);
  const slow = useSlow(reply === null && problem === null);
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const { ask } = model;
  const advice = reply?.advice ?? null;
  const marks = marksFor(ask, advice?.plans ?? [], board);
  const { hides, ...place } = usePlace(panel, marks);
  return (
    <>
      <Marks marks={marks} />
      {folded ? (
        <Button
          className={css.unfold}
          style={place}
          icon={<Emoji name="light-bulb" size={18} />}
          data-action="hint-unfold"
          onClick={() => setFolded(false)}
        >
          {w.title}
        </Button>
      ) : (
        <section
          ref={panel}
          tabIndex={-1}
          className={cx(css.hint, model.phone && css.sheet)}
          style={model.phone ? undefined : place}
          aria-label={w.title}
          data-hint-panel={isLast ? 'whole' : reply === null ? 'thinking' : 'first'}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        >
          <header>
            <Emoji name="light-bulb" size={22} />
            <h2>
              {w.title}
              {/* On a phone it stands where the question was. */}
              {model.phone && ask !== null && <small>{promptOf(model).question}</small>}
            </h2>
            <Button kind="icon" aria-label={model.ui.common.close} data-action="hint-close" onClick={onClose}>
              <Sign name="cancel" />
            </Button>
          </header>
          <div aria-live="polite" aria-busy={reply === null}>
            {problem !== null && <p className={css.problem}>{problem}</p>}
            {reply === null && problem === null && <Thinking text={slow ? w.slow : w.thinking} />}
            {advice !== null && (
              <>
                <Plans model={model} board={board} advice={advice} />
                {!isLast && <p className={css.small}>{w.stillThinking}</p>}
                <p className={css.small}>{model.say(w.never, { n: reply?.used ?? 0 })}</p>
              </>
            )}
          </div>
          {again !== undefined && (
            <Button
              data-action="hint-again"
              onClick={() => {
                // The button goes away: whoever is at the keys stays at the panel.
                panel.current?.focus({ preventScroll: true });
                again();
              }}
            >
              {model.ui.common.tryAgain}
            </Button>
          )}
          {reply === null && problem === null && slow && <Button onClick={onClose}>{w.cancel}</Button>}
          {(model.phone || hides) && marks.length > 0 && (
            <Button
              className={css.show}
              data-action="hint-show"
              onClick={() => {
                setFolded(true);
                // The best answer may lie far down in a tray or along a row.
                document.querySelector(`[data-table] ${marks[0].on}`)?.scrollIntoView({ block: 'center', inline: 'center' });
              }}
            >
              {w.show}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function Thinking({ text }: { readonly text: string }) {
  return (
    <div className={css.thinking}>
      <i />
      <i />
      <i />
      <p>{text}</p>
    </div>
  );
}

const NOTHING: Found = { reply: null, isLast: false, problem: null };

/** First words, then more of it. */
function useAdvice({ meta, me, lang }: TableModel, n: number): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  const [tries, setTries] = useState(0);
  const id = meta?.id;
  useEffect(() => {
    if (id === undefined || me === null) return;
    let gone = false;
    const ask = (more: boolean): Promise<HintReply> =>
      soon<HintReply>(`/api/matches/${id}/hint`, { n, seat: me, ...(more ? { more } : {}) }, PATIENCE);
    const run = async (): Promise<void> => {
      setFound(NOTHING);
      try {
        const first = await ask(false);
        if (gone) return;
        setFound({ reply: first, isLast: false, problem: null });
        const reply = await ask(true);
        if (!gone) setFound({ reply, isLast: true, problem: null });
      } catch (error) {
        if (gone) return;
        const { failed } = adviceTexts[lang];
        const said = error instanceof ApiError ? error.texts[lang] : '';
        const again = isAway(error) || said === '' ? () => setTries(tries + 1) : undefined;
        const problem = again === undefined ? said : `${failed}. ${said}`.trim();
        // What is there already stays.
        setFound((before) => (before.reply === null ? { ...before, problem, again } : { ...before, isLast: true }));
      }
    };
    void run();
    return () => {
      gone = true;
    };
  }, [id, me, n, lang, tries]);
  return found;
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = window.setTimeout(() => setSlow(true), STILL_MS);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return slow;
}

interface Place {
  readonly top?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly left?: number;
  readonly right?: number;
  /** There is no more room above the prompt; a long reason is scrolled. */
  readonly maxHeight?: number;
  /** Something that an answer is about lies under it. */
  readonly hides: boolean;
}

/** Over the rail, where nothing is to be pressed for the answer. Without one above the prompt, which it never covers: at that end where it hides less of what the answers are about. */
function usePlace(panel: RefObject<HTMLElement | null>, marks: readonly Mark[]): Place {
  const wanted = JSON.stringify(marks.map(({ on }) => on));
  const find = useCallback((): Place => {
    const box = document.querySelector('[data-table] [data-prompt]')?.getBoundingClientRect();
    const rail = document.querySelector('[data-table] [data-rail]')?.getBoundingClientRect();
    if (rail !== undefined && rail.width >= RAIL_WIDTH)
      return {
        top: Math.round(rail.top),
        left: Math.round(rail.left),
        width: Math.round(rail.width),
        maxHeight: Math.round(rail.height),
        hides: false,
      };
    if (box === undefined) return { bottom: 220, right: 24, hides: false };
    const { width, height } = panel.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const things = (JSON.parse(wanted) as string[]).flatMap((on) => seenOnTable([on])?.box ?? []);
    const top = box.top - GAP - height;
    const under = (left: number): number =>
      things.filter((one) => one.left < left + width && one.right > left && one.bottom > top && one.top < top + height).length;
    const [atRight, atLeft] = [under(box.right - width), under(box.left)];
    const side = atLeft < atRight ? { left: Math.round(box.left) } : { right: Math.round(window.innerWidth - box.right) };
    const bottom = Math.round(window.innerHeight - box.top + GAP);
    const maxHeight = Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, Math.round(box.top - 2 * GAP)));
    return { bottom, maxHeight, ...side, hides: Math.min(atLeft, atRight) > 0 };
  }, [panel, wanted]);
  return useFollowed(find);
}
