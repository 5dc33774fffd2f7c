import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { contextFor, format, logText, type SeatId } from '#engine';
import type { CreatedReply, Level, ReplayReply } from '#server/schema.ts';
import { command } from '../app/api.ts';
import { nameOf } from '../app/nameOf.ts';
import { ensureMe } from '../app/session.ts';
import { Avatar, Button, Dialog, Notice, ReplayBar, Segmented, Sign } from '../kit/index.ts';
import type { GameParts } from '../table/board.ts';
import { copyText } from './CopyLink.tsx';
import { keepChoice, readChoice } from './kept.ts';
import css from './ReplayControls.module.css';
import { marksOf, momentQuery, type Replay, SPEEDS, type Speed } from './replay.ts';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

const ReplayInsight = lazy(() => import('./ReplayInsight.tsx').then((m) => ({ default: m.ReplayInsight })));

interface ControlsProps {
  readonly record: ReplayReply;
  readonly parts: GameParts;
  readonly replay: Replay;
}

const isSpeed = (text: string): text is Speed => (SPEEDS as readonly string[]).includes(text);

/** Stands where a player has the prompt bar: the tape, whose eyes, and what can be made of this moment. */
export function ReplayControls({ record, parts, replay }: ControlsProps) {
  const { p, ui, lang, say } = useWords();
  const { at, length, seat } = replay;
  const names = useMemo(() => record.seats.map((info) => nameOf(info, ui.common.aPlayer)), [record, ui]);
  const marks = useMemo(() => {
    const text = parts.texts[lang];
    const context = contextFor(text, lang, names);
    return marksOf(
      record.events,
      parts.board.turnKeys ?? [],
      (event) => format(logText(text, lang, event.key), event.params, context),
      p.replay.win,
    );
  }, [record, parts, lang, names, p]);
  const [asking, setAsking] = useState(false);
  // The curve stands in the bar; whoever knows it comes later.
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [isKnown, setKnown] = useState(false);
  const eyes = useId();
  return (
    <section className={css.controls} aria-label={p.replay.title}>
      <ReplayBar
        at={at - 1}
        total={length - 1}
        playing={replay.playing}
        onSeek={(to) => replay.goTo(to + 1)}
        onPlay={replay.play}
        marks={marks}
        {...(isKnown ? { curve: <div ref={setStrip} className={css.strip} /> } : {})}
        position={say(p.replay.step, { n: at, total: length })}
        speed={replay.speed}
        speeds={SPEEDS}
        onSpeed={(speed) => isSpeed(speed) && replay.setSpeed(speed)}
        words={{
          label: p.replay.bar,
          back: p.replay.previous,
          forward: p.replay.next,
          play: p.replay.play,
          pause: p.replay.pause,
          speed: p.replay.speed,
        }}
      />
      <div className={css.rows}>
        <Suspense fallback={null}>
          <ReplayInsight record={record} parts={parts} replay={replay} names={names} strip={strip} onKnown={setKnown} />
        </Suspense>
        <div className={css.more}>
          <label className={css.eyes} htmlFor={eyes}>
            <span>{p.replay.pointOfView}</span>
            <select
              id={eyes}
              value={seat ?? ''}
              onChange={(event) => replay.lookFrom(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{p.replay.everybody}</option>
              {record.seats.map((info) => (
                <option key={info.seat} value={info.seat}>
                  {names[info.seat]}
                </option>
              ))}
            </select>
          </label>
          <Share at={at} seat={seat} />
          <Button size="sm" data-action="continue-here" onClick={() => setAsking(true)}>
            {p.replay.continueHere}
          </Button>
        </div>
      </div>
      <Continue open={asking} record={record} replay={replay} names={names} onClose={() => setAsking(false)} />
    </section>
  );
}

function Share({ at, seat }: { readonly at: number; readonly seat: SeatId | null }) {
  const { p } = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), 2500);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname + momentQuery(at, seat);
    // The address of the page says the same, for whoever has no clipboard.
    history.replaceState(history.state, '', url);
    setCopied(await copyText(url));
  };
  return (
    <>
      <Button
        size="sm"
        icon={<Sign name={copied ? 'check-mark' : 'share'} />}
        className={css.share}
        data-action="share-moment"
        onClick={() => void share()}
      >
        <span>{copied ? p.replay.shared : p.replay.share}</span>
      </Button>
      <span className="sr" role="status">
        {copied ? `${p.replay.shared}. ${p.replay.sharedText}` : ''}
      </span>
    </>
  );
}

interface ContinueProps {
  readonly open: boolean;
  readonly record: ReplayReply;
  readonly replay: Replay;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

const LEVELS: readonly Level[] = ['easy', 'normal', 'hard'];

/** From this moment on against bots: which seat, and how good they are. */
function Continue({ open, record, replay, names, onClose }: ContinueProps) {
  const { p, ui } = useWords();
  const words = useProblemWords();
  const [, go] = useLocation();
  const [choice, setChoice] = useState(readChoice);
  const [seat, setSeat] = useState<SeatId | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const mine = seat ?? replay.seat ?? 0;
  const over = replay.at >= replay.length;
  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      const { id } = await command<CreatedReply>('/api/matches/from-position', {
        match: record.id,
        at: replay.at,
        seat: mine,
        level: choice.level,
      });
      go(`/m/${id}`);
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      label={p.replay.continueTitle}
      title={p.replay.continueTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.common.cancel}</Button>
          <Button kind="act" data-action="continue-start" disabled={busy || over} onClick={() => void start()}>
            {busy ? p.home.starting : p.hot.start}
          </Button>
        </>
      }
    >
      <div className={css.ask}>
        <p>{over ? p.replay.continueOver : p.replay.continueText}</p>
        <fieldset className={css.seats}>
          <legend>{p.replay.continueAs}</legend>
          {record.seats.map((info) => (
            <label key={info.seat}>
              <input type="radio" name="continue-seat" checked={info.seat === mine} onChange={() => setSeat(info.seat)} />
              <Avatar
                seed={info.avatar ?? names[info.seat]}
                seat={info.seat}
                size="sm"
                {...(info.kind === 'bot' ? { emoji: 'robot' } : {})}
              />
              {names[info.seat]}
            </label>
          ))}
        </fieldset>
        <div className={css.level}>
          <span>{p.home.bots}</span>
          <Segmented<Level>
            label={p.home.bots}
            value={choice.level}
            options={LEVELS.map((level) => ({ value: level, label: p.home.levels[level] }))}
            onChange={(level) => {
              const next = { ...choice, level };
              setChoice(next);
              keepChoice(next);
            }}
          />
        </div>
        {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
      </div>
    </Dialog>
  );
}
