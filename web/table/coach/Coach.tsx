import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { changeCourse, FIRST_CARD, useCourses } from '../../app/coach.ts';
import { Button, cx, Dialog, Emoji, RichLine, Sign } from '../../kit/index.ts';
import { coachTexts } from '../../text/coach.ts';
import { loadLessons } from '../games.ts';
import { type Box, seenOnTable, useFollowed } from '../overlay/follow.ts';
import { type Placed, place } from '../overlay/placing.ts';
import type { TableState } from '../useTable.ts';
import css from './Coach.module.css';
import { hintsFor, selectorsOf, trueHints } from './coaching.ts';
import type { Hint, Lessons } from './lessons.ts';
import { looked, NO_TIPS, type Tips } from './tips.ts';
import type { CoachState } from './useCoach.ts';

const LOOK_MS = 250;

export interface CoachProps {
  readonly table: TableState;
  readonly coach: CoachState;
  readonly icon: string;
}

/** A first match: one card before the first decision, then hints at the real things, each when it first matters. */
export function Coach({ table, coach, icon }: CoachProps) {
  const { model, toast } = table;
  const { game } = model.view;
  const { onReading } = coach;
  const [lessons, setLessons] = useState<Lessons | null>(null);
  const course = useCourses()[game];
  const w = coachTexts[model.lang];
  useEffect(() => {
    let gone = false;
    loadLessons(game).then(
      (found) => gone || setLessons(found),
      // Nothing can be told: nobody waits for somebody to read it.
      () => gone || onReading(false),
    );
    return () => {
      gone = true;
    };
  }, [game, onReading]);
  const isFirst = course !== undefined && !course.told.includes(FIRST_CARD);
  useEffect(() => {
    if (isFirst) onReading(true);
  }, [isFirst, onReading]);
  if (lessons === null || course === undefined) return null;
  const tell = (key: string): void => changeCourse(game, (one) => ({ ...one, told: [...one.told, key] }));
  const off = (): void => {
    coach.turn(false);
    toast({ tone: 'info', title: w.isOff, text: w.backInMenu });
  };
  return isFirst ? (
    <FirstCard table={table} lessons={lessons} icon={icon} onDone={() => tell(FIRST_CARD)} onOff={off} />
  ) : (
    <Hints table={table} lessons={lessons} told={course.told} tell={tell} off={off} onReading={onReading} />
  );
}

function FirstCard({
  table,
  lessons,
  icon,
  onDone,
  onOff,
}: {
  readonly table: TableState;
  readonly lessons: Lessons;
  readonly icon: string;
  readonly onDone: () => void;
  readonly onOff: () => void;
}) {
  const { model } = table;
  const w = coachTexts[model.lang];
  const text = lessons.text[model.lang];
  const words = text.sides[lessons.side?.(model) ?? 'any'] ?? Object.values(text.sides)[0];
  return (
    <Dialog open label={model.text.title} onClose={onDone}>
      <div className={css.first} data-game={model.view.game} data-coach="first">
        <header>
          <Emoji name={icon} size={64} />
          <div>
            <small>{words.who}</small>
            <h2>{model.text.title}</h2>
          </div>
        </header>
        <div className={css.goal}>
          <b>{words.goal}</b>
          <p>{words.end}</p>
        </div>
        <ul className={css.signs}>
          {text.signs.map(([name, about], i) => (
            <li key={name}>
              <i data-type={lessons.signs[i]?.colour} aria-hidden="true">
                {lessons.signs[i]?.sign === undefined ? lessons.signs[i]?.word : <Sign name={lessons.signs[i].sign} />}
              </i>
              <span>
                <b>{name}.</b> {about}
              </span>
            </li>
          ))}
        </ul>
        <p className={css.turn}>{words.turn}</p>
        <Button kind="act" size="big" data-action="coach-go" onClick={onDone}>
          {w.gotIt}
        </Button>
        <div className={css.links}>
          <a href={`/rules/${model.view.game}`} target="_blank" rel="noreferrer">
            {w.howTo}
          </a>
          <button type="button" data-action="coach-off" onClick={onOff}>
            {w.iKnow}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** What can be told now: the first that is true and whose thing is in sight. */
const nextHint = (lessons: Lessons, table: TableState, told: readonly string[]): Hint | undefined =>
  trueHints(lessons, table.model, told).find((hint) => thingOf(hint, table) !== null);

/** What of the thing can be seen. The first selector counts first: a map holds the figures that stand on it. */
const thingOf = (hint: Hint, { model }: TableState): Box | null => seenOnTable(selectorsOf(hint, model))?.box ?? null;

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
/** Something lies over the table, or nobody looks: a dialog, a card being read, advice, the end. */
const isCovered = (): boolean =>
  document.hidden || isThere('dialog[open], [data-reader], [data-end], [data-hint-panel], [data-action="hint-unfold"]');
/** Somebody's play is being shown. */
const isMoving = (): boolean => isThere('[data-theatre], [data-moment]');

interface HintsProps {
  readonly table: TableState;
  readonly lessons: Lessons;
  readonly told: readonly string[];
  readonly tell: (key: string) => void;
  readonly off: () => void;
  /** Somebody begins to read, or has read. */
  readonly onReading: (reading: boolean) => void;
}

/** Which tip is on the screen. */
function useTips({ table, lessons, told, tell }: Pick<HintsProps, 'table' | 'lessons' | 'told' | 'tell'>) {
  const { model } = table;
  const [tips, setTips] = useState(NO_TIPS);
  const latest = useRef({ table, told, tell, tips });
  const keep = useCallback((next: Tips): void => {
    latest.current.tips = next;
    setTips(next);
  }, []);
  const look = useCallback(
    (ms: number): void => {
      const { table: seen, told: known, tell: say, tips: before } = latest.current;
      const { ask, view } = seen.model;
      const n = ask === null ? null : (view.decision?.n ?? null);
      const hint = before.now === null ? nextHint(lessons, seen, known) : undefined;
      // An answer that is on its way leaves nothing to be told about its question.
      const moving = isMoving() || !seen.model.canAct;
      const after = looked(before, { n, hint, covered: isCovered(), moving }, ms);
      if (after.tips !== before) keep(after.tips);
      if (after.told !== null && !known.includes(after.told)) say(after.told);
    },
    [lessons, keep],
  );
  // A move puts the tip away at once, not a quarter of a second later.
  const n = model.ask === null ? null : (model.view.decision?.n ?? null);
  useEffect(() => {
    Object.assign(latest.current, { table, told, tell });
  });
  useEffect(() => look(0), [n, look]);
  useEffect(() => {
    const timer = window.setInterval(() => look(LOOK_MS), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [look]);
  // «?» says the last one again.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || (event.target instanceof Element && event.target.closest('input, textarea') !== null)) return;
      const { told: known, tips: before, table: seen } = latest.current;
      const hint = lessons.hints.findLast(({ key }) => known.includes(key));
      const asked = seen.model.ask === null ? null : (seen.model.view.decision?.n ?? null);
      if (hint !== undefined && asked !== null && before.now === null) keep({ ...NO_TIPS, now: { hint, n: asked, ms: 0 } });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lessons, keep]);
  return { hint: tips.now?.hint ?? null, close: () => keep(NO_TIPS) };
}

/** Where the bubble stands. Things move, and it goes with them; if its thing is gone it stays where it was. */
function usePlaced(hint: Hint | null, table: TableState, bubble: RefObject<HTMLElement | null>): { at: Placed | null; covered: boolean } {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const last = useRef<{ readonly hint: Hint; readonly at: Placed } | null>(null);
  const find = useCallback(() => {
    if (hint === null || bubble.current === null) return { at: null, covered: false };
    const thing = thingOf(hint, latest.current);
    const before = last.current?.hint === hint ? last.current.at : null;
    const at = thing === null ? before : place(bubble.current, thing);
    if (at !== null) last.current = { hint, at };
    return { at, covered: isCovered() };
  }, [hint, bubble]);
  return useFollowed(find);
}

function Hints(props: HintsProps) {
  const { table, lessons, told, tell, off, onReading } = props;
  const { model } = table;
  const w = coachTexts[model.lang];
  const bubble = useRef<HTMLDivElement>(null);
  const { hint, close } = useTips(props);
  const { at, covered } = usePlaced(hint, table, bubble);
  const isReading = hint !== null;
  useEffect(() => onReading(isReading), [isReading, onReading]);
  const hints = hintsFor(lessons, model);
  const index = hint === null ? -1 : hints.indexOf(hint);
  const next = (): void => {
    if (hint === null) return;
    close();
    if (!told.includes(hint.key)) tell(hint.key);
  };
  const isLast = index === hints.length - 1;
  const isShown = at !== null && !covered;
  return (
    <>
      <div aria-live="polite">
        {hint !== null && (
          <div
            ref={bubble}
            role="note"
            aria-label={w.name}
            className={cx(css.bubble, !isShown && css.hidden)}
            data-coach="hint"
            data-hint={hint.key}
            data-side={isShown ? at.side : undefined}
            style={isShown ? ({ left: at.left, top: at.top, '--tail': `${at.tail}px` } as React.CSSProperties) : undefined}
          >
            {at?.side === 'far' && (
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <p>
              <RichLine text={lessons.text[model.lang].hints[hint.key] ?? ''} />
            </p>
            <div className={css.foot}>
              <span className={css.dots} role="img" aria-label={model.say(w.ofAll, { n: index + 1, all: hints.length })}>
                {hints.map(({ key }, i) => (
                  <i key={key} data-on={i === index || undefined} data-done={told.includes(key) || undefined} />
                ))}
              </span>
              <button type="button" data-action="coach-off" onClick={off}>
                {w.turnOff}
              </button>
              <button type="button" data-action="coach-next" className={css.next} onClick={next}>
                {isLast ? w.done : w.next}
              </button>
            </div>
          </div>
        )}
      </div>
      {hint !== null && isShown && (
        <div
          className={css.ring}
          aria-hidden="true"
          style={{ left: at.thing.left, top: at.thing.top, width: at.thing.width, height: at.thing.height }}
        >
          {at.side === 'far' && <span className={css.number}>{index + 1}</span>}
        </div>
      )}
    </>
  );
}
