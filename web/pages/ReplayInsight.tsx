import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SeatId } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { Segmented, seatStyle, usePhone } from '../kit/index.ts';
import css from '../table/advice/Advice.module.css';
import { Answers, Marks } from '../table/advice/AdviceParts.tsx';
import { marksFor, percent } from '../table/advice/advising.ts';
import type { GameParts } from '../table/board.ts';
import { ChanceCurve } from '../table/lookback/ChanceCurve.tsx';
import { apart, asRead, type Knowledge, momentAt, questionsAt, type Turning, turningPoints } from '../table/lookback/lookback.ts';
import { useAnalysis } from '../table/lookback/useAnalysis.ts';
import { Arrows } from '../table/overlay/Arrows.tsx';
import { arrowsOf } from '../table/overlay/arrows.ts';
import { adviceTexts } from '../text/advice.ts';
import type { Replay } from './replay.ts';
import { useWords } from './words.ts';

export interface ReplayInsightProps {
  readonly record: ReplayReply;
  readonly parts: GameParts;
  readonly replay: Replay;
  readonly names: readonly string[];
  /** Where the curve goes; it is made once there is one to show. */
  readonly strip: HTMLElement | null;
  readonly onKnown: (known: boolean) => void;
}

/** How it stands at this moment of a replay, what a strong bot would have answered, and the way to the turning points. */
export function ReplayInsight({ record, parts, replay, names, strip, onKnown }: ReplayInsightProps) {
  const { lang, say } = useWords();
  const w = adviceTexts[lang];
  const { state, progress, analysis } = useAnalysis(record.id);
  const [knowledge, setKnowledge] = useState<Knowledge>('own');
  const phone = usePhone();
  const me = replay.seat ?? record.outcome?.winners[0] ?? 0;
  const turning = useMemo(() => (analysis === null ? [] : turningPoints(analysis, me, knowledge)), [analysis, me, knowledge]);
  useTurningKeys(
    turning.map(({ at }) => at),
    replay,
  );
  useEffect(() => onKnown(analysis !== null), [analysis, onKnown]);
  const { judged, question } = useMemo(() => {
    const found = analysis?.decisions.find((one) => one.at === replay.at);
    const open = found === undefined ? undefined : questionsAt(parts, record, [found], lang, names).get(found.at);
    return { question: open, judged: found === undefined || open === undefined ? undefined : asRead(found, open) };
  }, [analysis, replay.at, parts, record, lang, names]);
  const marks = useMemo(
    () => (judged === undefined ? [] : marksFor(question?.ask ?? null, judged.answers, parts.board)),
    [judged, question, parts],
  );
  const arrows = useMemo(() => (judged === undefined ? [] : arrowsOf(parts, record, judged)), [judged, parts, record]);
  if (analysis === null)
    return state === 'working' ? (
      <div className={css.insight} data-insight={state}>
        <div className={css.progress}>
          <span>{say(w.back.working, { n: percent(progress) })}</span>
          <progress value={progress} max={1} aria-label={w.back.title} />
        </div>
      </div>
    ) : null;
  const seats = analysis.accounts.map(({ seat }) => ({ seat, name: names[seat] ?? `${seat + 1}` }));
  const eyes = (
    <Segmented<Knowledge>
      label={w.replay.eval}
      value={knowledge}
      options={[
        { value: 'own', label: w.back.own },
        { value: 'open', label: w.back.open },
      ]}
      onChange={setKnowledge}
    />
  );
  const what = judged === undefined || question === undefined ? '' : question.within(judged.answers[0].keys);
  return (
    <section className={css.insight} aria-label={w.back.title} data-insight={state}>
      {/* Outside of the table: on low and on large screens that is scaled, and these are placed by the window. */}
      {createPortal(
        <>
          <Marks marks={marks} />
          <Arrows arrows={arrows} />
        </>,
        document.body,
      )}
      {strip !== null &&
        createPortal(
          <TurningStrip
            analysis={analysis}
            seats={seats}
            me={me}
            knowledge={knowledge}
            turning={turning}
            gap={phone ? 8 : 4}
            goTo={replay.goTo}
          />,
          strip,
        )}
      <div className={css.stand}>
        <span className={css.small}>{w.replay.eval}</span>
        <EvalBar analysis={analysis} seats={seats} at={replay.at} knowledge={knowledge} />
        {!phone && eyes}
      </div>
      {judged !== undefined && (
        <p className="sr" role="status" data-advised="">
          {say(judged.played === 0 ? w.replay.same : w.replay.arrow, { what })}
        </p>
      )}
      {(judged !== undefined || phone) && (
        <details className={css.options} open={!phone} data-judged={judged?.at}>
          <summary className={css.small}>
            {w.replay.options}
            {judged !== undefined && ` · ${names[judged.seat]}`}
          </summary>
          {judged !== undefined && question !== undefined && (
            <Answers
              lines={judged.answers.map(({ keys, chance }, i) => ({
                key: keys.join(' '),
                words: question.words(keys),
                chance,
                ...(i === judged.played ? { played: w.replay.played } : {}),
              }))}
            />
          )}
          {phone && eyes}
        </details>
      )}
    </section>
  );
}

interface Standing {
  readonly analysis: Analysis;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly knowledge: Knowledge;
}

interface TurningStripProps extends Standing {
  readonly me: SeatId;
  readonly turning: readonly Turning[];
  /** In per cent of the width: each can be pressed by itself, however close the moments are. */
  readonly gap: number;
  readonly goTo: (at: number) => void;
}

/** The curve of the whole match, with its turning points to press. */
function TurningStrip({ analysis, seats, me, knowledge, turning, gap, goTo }: TurningStripProps) {
  const { lang } = useWords();
  const w = adviceTexts[lang];
  const end = Math.max(2, analysis.moments.at(-1)?.at ?? 2);
  const lefts = apart(
    turning.map(({ at }) => ((at - 1) / (end - 1)) * 100),
    gap,
  );
  return (
    <div className={css.strip}>
      <ChanceCurve label={w.back.curveHint} analysis={analysis} seats={seats} me={me} knowledge={knowledge} turning={[]} small />
      {turning.map(({ at }, i) => (
        <a
          key={at}
          href={`?at=${at}`}
          aria-label={`${w.back.turning} ${i + 1}`}
          data-turning={at}
          style={{ left: `${lefts[i]}%` }}
          onClick={(event) => {
            event.preventDefault();
            goTo(at);
          }}
        >
          {i + 1}
        </a>
      ))}
    </div>
  );
}

/** Everybody's share of the chances at one moment. */
function EvalBar({ analysis, seats, knowledge, at }: Standing & { readonly at: number }) {
  const now = momentAt(analysis, at);
  const sum = seats.reduce((all, { seat }) => all + (now?.[knowledge][seat] ?? 0), 0) || 1;
  return (
    <div
      className={css.evalbar}
      role="img"
      aria-label={seats.map(({ seat, name }) => `${name}: ${percent(now?.[knowledge][seat] ?? 0)} %`).join(', ')}
      data-eval=""
    >
      {seats.map(({ seat, name }) => {
        const share = (now?.[knowledge][seat] ?? 0) / sum;
        return (
          <i key={seat} title={name} style={{ ...seatStyle(seat), width: `${share * 100}%` }}>
            {share > 0.08 ? percent(now?.[knowledge][seat] ?? 0) : ''}
          </i>
        );
      })}
    </div>
  );
}

/** Shift and an arrow: to the turning point before or after. */
function useTurningKeys(points: readonly number[], { at, goTo }: Replay): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.shiftKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null) return;
      const to = event.key === 'ArrowRight' ? points.find((one) => one > at) : points.findLast((one) => one < at);
      // The bar would take a single step.
      event.stopImmediatePropagation();
      event.preventDefault();
      if (to !== undefined) goTo(to);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [points, at, goTo]);
}
