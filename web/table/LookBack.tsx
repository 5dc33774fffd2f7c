import { useMemo, useState } from 'react';
import type { SeatId } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { Chip, Segmented, seatStyle } from '../kit/index.ts';
import { type AdviceText, adviceTexts } from '../text/advice.ts';
import css from './Advice.module.css';
import { percent } from './advising.ts';
import type { GameParts } from './board.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import { bestAndWorst, decisionsOf, happened, isSlip, type Knowledge, lead, questionsAt, type Spoken, turningPoints } from './lookback.ts';
import type { TableModel } from './model.ts';
import { SharePicture } from './SharePicture.tsx';
import { useAnalysis } from './useAnalysis.ts';

export interface LookBackProps {
  readonly model: TableModel;
  readonly parts: GameParts;
  readonly record: ReplayReply;
  /** Where the replay is. */
  readonly page: string;
  /** Whose match it was; null: somebody who looked on. */
  readonly self: SeatId | null;
  readonly title: string;
}

/** The course of everybody's chance, turning points, decisions and luck: after the end, made in the background. */
export function LookBack(props: LookBackProps) {
  const { model, record } = props;
  const w = adviceTexts[model.lang].back;
  const { state, progress, analysis } = useAnalysis(record.id);
  const status =
    state === 'working'
      ? model.say(w.working, { n: percent(progress) })
      : state === 'waiting'
        ? w.waiting
        : state === 'none'
          ? w.none
          : state === 'failed'
            ? w.failed
            : '';
  return (
    <section className={css.back} aria-label={w.title} data-look-back={state}>
      <h3>{w.title}</h3>
      {/* Told at the beginning and at the end, not at every percent. */}
      <p className="sr" role="status">
        {state === 'working' ? w.title : status}
      </p>
      {analysis === null ? (
        <div className={css.progress}>
          <span>{status}</span>
          {state === 'working' && <progress value={progress} max={1} aria-label={w.title} />}
        </div>
      ) : (
        <Found {...props} analysis={analysis} w={w} />
      )}
    </section>
  );
}

type Whose = { readonly mine: 'yes' | 'no'; readonly seat: { readonly seat: SeatId } };

interface FoundProps extends LookBackProps {
  readonly analysis: Analysis;
  readonly w: AdviceText['back'];
}

function Found({ model, parts, record, page, self, title, analysis, w }: FoundProps) {
  const { lang } = model;
  const [knowledge, setKnowledge] = useState<Knowledge>('own');
  const names = useMemo(() => record.seats.map((info) => info.name ?? `${info.seat + 1}`), [record]);
  const winner = record.outcome?.winners[0];
  const me = self ?? winner ?? 0;
  const seats = analysis.accounts.map(({ seat }) => ({ seat, name: model.name(seat) }));
  const turning = useMemo(() => turningPoints(analysis, me, knowledge), [analysis, me, knowledge]);
  const mine = useMemo(() => decisionsOf(analysis, me), [analysis, me]);
  const spoken = useMemo(() => questionsAt(parts, record, mine, lang, names), [parts, record, mine, lang, names]);
  const link = (at: number): string => `${page}?at=${at}${self === null ? '' : `&seat=${self}`}`;
  const whose: Whose = { mine: self === null ? 'no' : 'yes', seat: { seat: me } };
  const account = analysis.accounts.find((one) => one.seat === me);
  const hints = (model.meta?.hints.used ?? []).flatMap((n, seat) => (n > 0 ? [`${model.name(seat)} — ${n}`] : []));
  return (
    <>
      <header className={css.row}>
        <span className={css.legend}>
          {seats.map(({ seat, name }) => (
            <i key={seat} style={seatStyle(seat)}>
              {name}
            </i>
          ))}
        </span>
        <Segmented<Knowledge>
          label={w.curve}
          value={knowledge}
          options={[
            { value: 'own', label: w.own },
            { value: 'open', label: w.open },
          ]}
          onChange={setKnowledge}
        />
      </header>
      <ChanceCurve label={w.curveHint} analysis={analysis} seats={seats} me={me} knowledge={knowledge} turning={turning} />
      <details>
        <summary>{w.table}</summary>
        <CurveTable analysis={analysis} seats={seats} knowledge={knowledge} w={w} />
      </details>
      <h4>
        {w.turning} {turning.length > 0 && <Chip>{w.turningHint}</Chip>}
      </h4>
      {turning.length === 0 ? (
        <p className={css.small}>{w.noTurning}</p>
      ) : (
        <ol className={css.turning}>
          {turning.map((one, i) => {
            const next = analysis.moments.find(({ at }) => at > one.at)?.at ?? one.at + 1;
            return (
              <li key={one.at}>
                <a href={link(one.at)} data-turning={one.at}>
                  <b>{i + 1}</b>
                  <span>{happened(model.text, lang, names, record.events, one.at, next, self) || w.silence}</span>
                  <Change by={one.to - one.from} />
                </a>
              </li>
            );
          })}
        </ol>
      )}
      {account !== undefined && <AccountRows account={account} mine={self !== null} w={w} model={model} left={analysis.left} />}
      <Extremes analysis={analysis} me={me} whose={whose} spoken={spoken} link={link} model={model} w={w} />
      {mine.length > 0 && (
        <details data-decisions="">
          <summary>{model.say(w.decisions, whose)}</summary>
          <ul className={css.decisions}>
            {mine.map((one) => (
              <li key={one.at}>
                <a href={link(one.at)}>{spoken.get(one.at)?.words(one.answers[one.played].keys) ?? ''}</a>
                {isSlip(one) ? (
                  <span>
                    {spoken.get(one.at)?.words(one.answers[0].keys)} <em data-bad="">{model.say(w.lost, { n: percent(one.loss) })}</em>
                  </span>
                ) : (
                  <span>{w.fine}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={css.small} data-hints-used={hints.length}>
        {hints.length === 0 ? w.noHints : model.say(w.hints, { names: hints.join(', ') })}
      </p>
      {!analysis.learned && <p className={css.small}>{adviceTexts[lang].unlearned}</p>}
      <SharePicture model={model} analysis={analysis} me={me} title={title} w={w} />
    </>
  );
}

function Change({ by }: { readonly by: number }) {
  const n = percent(by);
  return (
    <em data-bad={n < 0 ? '' : undefined} data-good={n > 0 ? '' : undefined}>
      {n > 0 ? '+' : n < 0 ? '−' : ''}
      {Math.abs(n)}%
    </em>
  );
}

function CurveTable({
  analysis,
  seats,
  knowledge,
  w,
}: {
  readonly analysis: Analysis;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly knowledge: Knowledge;
  readonly w: AdviceText['back'];
}) {
  const step = Math.max(1, Math.ceil(analysis.moments.length / 24));
  const rows = analysis.moments.filter((_, i) => i % step === 0 || i === analysis.moments.length - 1);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{w.moment}</th>
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.at}>
            <th scope="row">{one.at}</th>
            {seats.map(({ seat }) => (
              <td key={seat}>{percent(one[knowledge][seat])}%</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the chance at the start to the result: what decisions, others' mistakes and luck did to it. */
function AccountRows({
  account,
  mine,
  w,
  model,
  left,
}: {
  readonly account: Analysis['accounts'][number];
  readonly mine: boolean;
  readonly w: AdviceText['back'];
  readonly model: TableModel;
  readonly left: number;
}) {
  const { start, skill, others, luck, result, error } = account;
  const rows = [
    { key: 'skill', label: mine ? w.skill : w.skillOf, by: skill },
    { key: 'others', label: w.others, by: others },
    { key: 'luck', label: w.luck, by: luck },
  ];
  return (
    <>
      <h4>{w.account}</h4>
      <dl className={css.account}>
        <div>
          <dt>{w.start}</dt>
          <dd>{percent(start)}%</dd>
        </div>
        {rows.map(({ key, label, by }) => (
          <div key={key} data-part={key}>
            <dt>{label}</dt>
            <dd>
              <span className={css.signed} aria-hidden="true">
                <i
                  data-bad={by < 0 ? '' : undefined}
                  style={{ width: `${Math.min(50, Math.abs(by) * 50)}%`, [by < 0 ? 'right' : 'left']: '50%' }}
                />
              </span>
              <Change by={by} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{w.result}</dt>
          <dd>{percent(result)}%</dd>
        </div>
      </dl>
      <p className={css.small}>
        {model.say(w.unsure, { n: percent(error * 2) })} {left > 0 && model.say(w.left, { n: left })}
      </p>
    </>
  );
}

function Extremes({
  analysis,
  me,
  whose,
  spoken,
  link,
  model,
  w,
}: {
  readonly analysis: Analysis;
  readonly me: SeatId;
  readonly whose: Whose;
  readonly spoken: ReadonlyMap<number, Spoken>;
  readonly link: (at: number) => string;
  readonly model: TableModel;
  readonly w: AdviceText['back'];
}) {
  const { best, worst } = useMemo(() => bestAndWorst(analysis, me), [analysis, me]);
  const say = (one: typeof best, place: number): string =>
    one === null ? '' : (spoken.get(one.at)?.words(one.answers[place]?.keys ?? []) ?? '');
  return (
    <>
      <h4>{model.say(w.bestAndWorst, whose)}</h4>
      {best === null && worst === null && <p className={css.small}>{w.perfect}</p>}
      <ul className={css.turning}>
        {best !== null && (
          <li>
            <a href={link(best.at)} data-best="">
              <span>
                {say(best, best.played)} · {model.say(w.best, { n: percent(lead(best)) })}
              </span>
            </a>
          </li>
        )}
        {worst !== null && (
          <li>
            <a href={link(worst.at)} data-worst="">
              <span>
                {say(worst, worst.played)} · {model.say(w.worst, { what: say(worst, 0), n: percent(worst.loss) })}
              </span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
