import { type RefObject, useEffect, useRef, useState } from 'react';
import { changeCourse, FIRST_CARD, useCourses } from '../../app/coach.ts';
import { Button, cx, Dialog, Emoji, RichLine, Sign } from '../../kit/index.ts';
import { coachTexts } from '../../text/coach.ts';
import { loadLessons } from '../games.ts';
import { type Box, seenOnTable } from '../overlay/follow.ts';
import { type Placed, place } from '../overlay/placing.ts';
import type { TableState } from '../useTable.ts';
import css from './Coach.module.css';
import { hintsFor, selectorsOf, trueHints } from './coaching.ts';
import type { Hint, Lessons } from './lessons.ts';
import type { CoachState } from './useCoach.ts';

const SHOWN_MS = 20_000;
const LOOK_MS = 250;
/** A move made sooner than this has not let anybody read it. */
const READ_MS = 1200;

export interface CoachProps {
  readonly table: TableState;
  readonly coach: CoachState;
  readonly icon: string;
}

/** A first match: one card before the first decision, then hints at the real things, each when it first matters. */
export function Coach({ table, coach, icon }: CoachProps) {
  const { model, toast } = table;
  const { game } = model.view;
  const [lessons, setLessons] = useState<Lessons | null>(null);
  const course = useCourses()[game];
  const w = coachTexts[model.lang];
  useEffect(() => {
    let gone = false;
    loadLessons(game).then(
      (found) => gone || setLessons(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  if (lessons === null || course === undefined) return null;
  const tell = (key: string): void => changeCourse(game, (one) => ({ ...one, told: [...one.told, key] }));
  const off = (): void => {
    coach.turn(false);
    toast({ tone: 'info', title: w.isOff, text: w.backInMenu });
  };
  return course.told.includes(FIRST_CARD) ? (
    <Hints table={table} lessons={lessons} told={course.told} tell={tell} off={off} />
  ) : (
    <FirstCard table={table} lessons={lessons} icon={icon} onDone={() => tell(FIRST_CARD)} onOff={off} />
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

/** Something else wants to be looked at: a dialog, a card being read, what somebody plays. */
const isBusy = (): boolean => document.querySelector('dialog[open], [data-reader], [data-theatre], [data-end]') !== null;

interface Now {
  readonly hint: Hint;
  /** The question of mine that it came with; null until there is one. */
  readonly n: number | null;
}

interface HintsProps {
  readonly table: TableState;
  readonly lessons: Lessons;
  readonly told: readonly string[];
  readonly tell: (key: string) => void;
  readonly off: () => void;
}

/** Which hint is shown, and where its bubble stands. */
function useHintNow({ table, lessons, told, tell }: Omit<HintsProps, 'off'>, bubble: RefObject<HTMLElement | null>) {
  const { model } = table;
  const [now, setNow] = useState<Now | null>(null);
  const [at, setAt] = useState<Placed | null>(null);
  // My own question; while others move there is none, and what they do puts nothing away.
  const n = model.ask === null ? null : (model.view.decision?.n ?? null);
  const latest = useRef({ table, told, n, tell });
  useEffect(() => {
    latest.current = { table, told, n, tell };
  });
  /** How long it has been in sight, with breaks while a card was read. */
  const seen = useRef({ key: '', ms: 0 });

  // The move itself puts the bubble away; told it was only if there was time to read it.
  useEffect(() => {
    if (now === null || now.n === n) return;
    if (now.n === null) return setNow({ ...now, n });
    setNow(null);
    const { key } = now.hint;
    if (seen.current.key === key && seen.current.ms >= READ_MS && !told.includes(key)) tell(key);
  }, [now, n, told, tell]);
  // It goes by itself after a while, but only if it could be seen for so long.
  const isSeen = at !== null;
  useEffect(() => {
    if (now === null || !isSeen) return;
    const { key } = now.hint;
    const timer = window.setTimeout(() => {
      setNow(null);
      if (!latest.current.told.includes(key)) latest.current.tell(key);
    }, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [now, isSeen]);
  useEffect(() => {
    const look = (): void => {
      const { table: shown, told: known, n: decision } = latest.current;
      if (isBusy()) {
        setAt(null);
        return;
      }
      setNow((before) => {
        if (before !== null) return before;
        const hint = nextHint(lessons, shown, known);
        return hint === undefined ? null : { hint, n: decision };
      });
    };
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [lessons]);
  // Things move: the bubble goes with them.
  useEffect(() => {
    if (now === null) return setAt(null);
    const put = (): void => {
      const thing = isBusy() ? null : thingOf(now.hint, latest.current.table);
      const { key } = now.hint;
      if (thing !== null) seen.current = { key, ms: (seen.current.key === key ? seen.current.ms : 0) + LOOK_MS };
      setAt(thing === null || bubble.current === null ? null : place(bubble.current, thing));
    };
    put();
    const timer = window.setInterval(put, LOOK_MS);
    window.addEventListener('resize', put);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('resize', put);
    };
  }, [now, bubble]);
  // «?» says the last one again.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || (event.target instanceof Element && event.target.closest('input, textarea') !== null)) return;
      const { told: known, n: decision } = latest.current;
      const hint = lessons.hints.findLast(({ key }) => known.includes(key));
      if (hint !== undefined) setNow((before) => before ?? { hint, n: decision });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lessons]);
  return { now, setNow, at };
}

function Hints(props: HintsProps) {
  const { table, lessons, told, tell, off } = props;
  const { model } = table;
  const w = coachTexts[model.lang];
  const bubble = useRef<HTMLDivElement>(null);
  const { now, setNow, at } = useHintNow(props, bubble);
  const hints = hintsFor(lessons, model);
  const index = now === null ? -1 : hints.indexOf(now.hint);
  const next = (): void => {
    if (now === null) return;
    setNow(null);
    if (!told.includes(now.hint.key)) tell(now.hint.key);
  };
  const isLast = index === hints.length - 1;
  return (
    <>
      <div aria-live="polite">
        {now !== null && (
          <div
            ref={bubble}
            role="note"
            aria-label={w.name}
            className={cx(css.bubble, at === null && css.hidden)}
            data-coach="hint"
            data-hint={now.hint.key}
            data-side={at?.side}
            style={at === null ? undefined : ({ left: at.left, top: at.top, '--tail': `${at.tail}px` } as React.CSSProperties)}
          >
            {at?.side === 'far' && (
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <p>
              <RichLine text={lessons.text[model.lang].hints[now.hint.key] ?? ''} />
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
      {now !== null && at !== null && (
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
