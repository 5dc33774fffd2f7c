import { useEffect, useMemo, useState } from 'react';
import { inSentence, type SeatId } from '#engine';
import type { Analysis, ReplayReply } from '#server/schema.ts';
import { nameOf } from '../../app/nameOf.ts';
import { Chip, Segmented, seatStyle } from '../../kit/index.ts';
import { type AdviceText, adviceTexts } from '../../text/advice.ts';
import css from '../advice/Advice.module.css';
import { percent } from '../advice/advising.ts';
import type { GameParts } from '../board.ts';
import type { TableModel } from '../model.ts';
import { AccountRows } from './AccountRows.tsx';
import { ChanceCurve, type Tick } from './ChanceCurve.tsx';
import { CurveTable, type Fact, MomentCard, Numbers } from './LookBackParts.tsx';
import {
  asRead,
  bestAndWorst,
  curveRows,
  decisionsOf,
  decisive,
  deedBetween,
  finest,
  isSlip,
  type Judged,
  type Knowledge,
  lead,
  questionsAt,
  type Spoken,
  type Turning,
  turningPoints,
  turnsAt,
  type Verdict,
  verdictOn,
} from './lookback.ts';
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
  /** Who won and how, each in one line; for others who may see the picture. */
  readonly title: string;
  readonly reason: string;
  /** The match in numbers, as far as they are known without looking back. */
  readonly facts: readonly Fact[];
  /** What decided it, in one line; empty where no moment did. */
  readonly onDecided: (words: string) => void;
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
        <>
          <div className={css.progress}>
            <span>{status}</span>
            {state === 'working' && <progress value={progress} max={1} aria-label={w.title} />}
          </div>
          <Numbers facts={props.facts} w={w} />
        </>
      ) : (
        <Found {...props} analysis={analysis} w={w} />
      )}
    </section>
  );
}

interface FoundProps extends LookBackProps {
  readonly analysis: Analysis;
  readonly w: AdviceText['back'];
}

/** What can be said about the moments of a match: the questions that were open, and what happened. */
function useStory({ parts, record, self, model, analysis, w }: FoundProps, me: SeatId, moments: readonly number[]) {
  const { lang } = model;
  const names = useMemo(() => record.seats.map((info) => nameOf(info, model.ui.common.aPlayer)), [record, model.ui]);
  const wanted = moments.join();
  const spoken = useMemo(() => {
    const judged = new Map(analysis.decisions.map((one) => [one.at, one.seat]));
    const asked = wanted.split(',').map((at) => ({ at: Number(at), seat: judged.get(Number(at)) ?? me }));
    return questionsAt(parts, record, [...asked, ...decisionsOf(analysis, me)], lang, names);
  }, [analysis, parts, record, lang, names, me, wanted]);
  const judged = useMemo(() => {
    const read = (one: Judged): Judged => {
      const open = spoken.get(one.at);
      return open === undefined ? one : asRead(one, open);
    };
    return {
      mine: decisionsOf(analysis, me).map(read),
      at: (at: number) => analysis.decisions.filter((one) => one.at === at).map(read)[0],
    };
  }, [analysis, me, spoken]);
  const words = (one: Judged, place: number): string => spoken.get(one.at)?.words(one.answers[place]?.keys ?? []) ?? '';
  /** The best answer, as it is named within a sentence. */
  const better = (one: Judged): string => spoken.get(one.at)?.within(one.answers[0]?.keys ?? []) ?? '';
  /** What was better, with its plan and why where that is known. It is told to whoever answered: «you» in it is that player. */
  const note = (one: Judged): string => {
    const instead = one.seat === self ? (spoken.get(one.at)?.instead(one) ?? null) : null;
    return instead === null ? model.say(w.betterWas, { what: better(one) }) : model.say(w.instead, instead);
  };
  const turn = (at: number): string => {
    // Before the first turn there is none to name.
    const n = spoken.get(at)?.turn ?? 0;
    return n === 0 ? '' : model.say(w.turn, { n });
  };
  const deed = (at: number) => {
    const next = analysis.moments.find((one) => one.at > at)?.at ?? at + 1;
    return deedBetween(parts, record.events, [at, next], { lang, names, me: self, vars: spoken.get(at)?.vars });
  };
  return { spoken, judged, words, better, note, turn, deed };
}

function Found(props: FoundProps) {
  const { model, parts, record, page, self, title, facts, analysis, onDecided, w } = props;
  const [knowledge, setKnowledge] = useState<Knowledge>('own');
  const me = self ?? record.outcome?.winners[0] ?? 0;
  const seats = analysis.accounts.map(({ seat }) => ({ seat, name: model.name(seat) }));
  const turning = useMemo(() => turningPoints(analysis, me, knowledge), [analysis, me, knowledge]);
  const top = useMemo(() => finest(analysis, me), [analysis, me]);
  const marked = useMemo(() => spread(analysis.moments.map(({ at }) => at)), [analysis]);
  const turns = useMemo(
    () =>
      turnsAt(
        parts,
        record,
        analysis.moments.map(({ at }) => at),
      ),
    [parts, record, analysis],
  );
  const decided = useMemo(() => decidedBy(analysis, me, record.outcome?.winners ?? []), [analysis, me, record]);
  const also = [top, decided?.at ?? null].flatMap((at) => at ?? []);
  const story = useStory(props, me, [...turning.map(({ at }) => at), ...marked, ...also]);
  const headline =
    decided === null ? '' : headlineOf(props, decided, { n: turns.get(decided.at) ?? 0, what: story.deed(decided.at)?.words });
  useEffect(() => onDecided(headline), [onDecided, headline]);
  const ticks = ticksOf(marked, story.turn, w);
  const link = (at: number): string => `${page}?at=${at}${self === null ? '' : `&seat=${self}`}`;
  const whose = { mine: self === null ? 'no' : 'yes', seat: { seat: me } } as const;
  const account = analysis.accounts.find((one) => one.seat === me);
  const hints = (model.meta?.hints.used ?? []).flatMap((n, seat) => (n > 0 ? [`${model.name(seat)} — ${n}`] : []));
  const star = top === null ? null : starOf(top, analysis, story.spoken);
  return (
    <div className={css.columns}>
      <div>
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
        <ChanceCurve label={w.curveHint} analysis={analysis} seats={seats} me={me} knowledge={knowledge} turning={turning} ticks={ticks} />
        <details>
          <summary>{w.table}</summary>
          <CurveTable analysis={analysis} rows={curveRows(analysis, turns)} seats={seats} knowledge={knowledge} w={w} />
        </details>
        <Turnings {...props} story={story} turning={turning} me={me} knowledge={knowledge} whose={whose} link={link} />
        <Numbers
          facts={star === null ? facts : [...facts, { label: w.star, value: model.text.cards[star]?.name ?? star, key: 'star' }]}
          w={w}
        />
        <p className={css.small} data-hints-used={hints.length}>
          {hints.length === 0 ? w.noHints : model.say(w.hints, { names: hints.join(', ') })}
        </p>
        {!analysis.learned && <p className={css.small}>{adviceTexts[model.lang].unlearned}</p>}
      </div>
      <div>
        {account !== undefined && <AccountRows account={account} whose={whose} w={w} model={model} left={analysis.left} />}
        <OwnDecisions {...props} story={story} whose={whose} link={link} />
        <SharePicture model={model} analysis={analysis} me={me} title={title} reason={props.reason} w={w} />
      </div>
    </div>
  );
}

interface StoryProps extends FoundProps {
  readonly story: ReturnType<typeof useStory>;
  readonly whose: { readonly mine: 'yes' | 'no'; readonly seat: { readonly seat: SeatId } };
  /** Where a moment can be watched again. */
  readonly link: (at: number) => string;
}

interface TurningsProps extends StoryProps {
  readonly turning: readonly Turning[];
  readonly me: SeatId;
  readonly knowledge: Knowledge;
}

/** The moments at which the chance changed most, each with what was done. */
function Turnings({ model, story, turning, me, knowledge, whose, link, w }: TurningsProps) {
  return (
    <>
      <h4>
        {model.say(w.turningOf, whose)} {turning.length > 0 && <Chip>{w.turningHint}</Chip>}
      </h4>
      {turning.length === 0 ? (
        <p className={css.small}>{w.noTurning}</p>
      ) : (
        <ol className={css.moments} data-turnings={turning.length}>
          {turning.map((one, i) => {
            const deed = story.deed(one.at);
            const judged = story.judged.at(one.at);
            const verdict = judged === undefined ? null : verdictOn(judged, one, me, knowledge);
            const isOwnSlip = verdict?.key === 'betterWas' || verdict?.key === 'betterBy';
            return (
              <li key={one.at}>
                <MomentCard
                  model={model}
                  href={link(one.at)}
                  def={deed?.def ?? null}
                  number={i + 1}
                  // Of an own mistake the answer is told, not what came of it.
                  title={isOwnSlip && judged !== undefined ? story.words(judged, judged.played) : (deed?.words ?? w.silence)}
                  turn={story.turn(one.at)}
                  change={one.to - one.from}
                  mark={markAt(model, one.at)}
                  note={
                    verdict === null || judged === undefined
                      ? ''
                      : verdict.key === 'betterWas'
                        ? story.note(judged)
                        : noteOf(model, verdict, { what: story.better(judged), n: percent(judged.loss) }, w)
                  }
                  data-turning={one.at}
                />
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

/** The best and the worst answer, and all the others. */
function OwnDecisions({ model, story, whose, link, w }: StoryProps) {
  const { mine } = story.judged;
  const { best, worst } = bestAndWorst(mine);
  return (
    <>
      <h4>{model.say(w.bestAndWorst, whose)}</h4>
      {best === null && worst === null && <p className={css.small}>{w.perfect}</p>}
      <ul className={css.moments}>
        {best !== null && (
          <li>
            <MomentCard
              model={model}
              href={link(best.at)}
              def={story.spoken.get(best.at)?.card(best.answers[best.played].keys) ?? null}
              title={story.words(best, best.played)}
              turn={story.turn(best.at)}
              change={lead(best)}
              note={w.best}
              data-best=""
            />
          </li>
        )}
        {worst !== null && (
          <li>
            <MomentCard
              model={model}
              href={link(worst.at)}
              def={story.spoken.get(worst.at)?.card(worst.answers[worst.played].keys) ?? null}
              title={story.words(worst, worst.played)}
              turn={story.turn(worst.at)}
              change={-worst.loss}
              note={story.note(worst)}
              data-worst=""
            />
          </li>
        )}
      </ul>
      {mine.length > 0 && (
        <details data-decisions={mine.length}>
          <summary>{model.say(w.decisions, whose)}</summary>
          <ul className={css.decisions}>
            {mine.map((one) => (
              <li key={one.at}>
                <a href={link(one.at)}>{story.words(one, one.played)}</a>
                {markAt(model, one.at) !== undefined && <Chip>{markAt(model, one.at)}</Chip>}
                {isSlip(one) ? (
                  <span>
                    {story.note(one)} <em data-bad="">{model.say(w.lost, { n: percent(one.loss) })}</em>
                  </span>
                ) : (
                  <span>{w.fine}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The answer of that moment was a stand-in's. */
const markAt = ({ meta, ui }: TableModel, at: number): string | undefined =>
  meta?.slow?.standIns.includes(at - 1) === true ? ui.common.bot : undefined;

/** Whoever gave up, or won together with others, has no such moment. */
function decidedBy(analysis: Analysis, me: SeatId, winners: readonly SeatId[]): Turning | null {
  if (winners.length !== 1 || analysis.accounts.some(({ gaveUp }) => gaveUp !== undefined)) return null;
  return decisive(analysis, me, winners.includes(me));
}

function headlineOf(
  { model, record, w }: FoundProps,
  { at, next }: Turning,
  { n, what }: { readonly n: number; readonly what: string | undefined },
): string {
  const names = record.seats.flatMap(({ name }) => name ?? []);
  // Where more happened up to the next moment, nobody knows what did it.
  const said = what === undefined || next !== at + 1 ? 'nothing' : inSentence(what, model.text, names);
  return n === 0 && said === 'nothing' ? '' : model.say(w.decisive, { n, what: said });
}

function noteOf(
  model: TableModel,
  { key, luck }: Verdict,
  params: { readonly what: string; readonly n: number },
  w: AdviceText['back'],
): string {
  const said = model.say(w[key], params);
  return luck === null ? said : `${said} ${w[luck]}`;
}

/** The first, the last, and two between them. */
const spread = (list: readonly number[]): number[] => [0, 1 / 3, 2 / 3, 1].map((share) => list[Math.round(share * (list.length - 1))]);

/** What the moments below the curve are called: by their turn, each turn once, and the end. */
function ticksOf(moments: readonly number[], turn: (at: number) => string, w: Pick<AdviceText['back'], 'end'>): Tick[] {
  const named = moments.slice(0, -1).map((at) => ({ at, words: turn(at) }));
  const shown = named.filter(({ words }, i) => words !== '' && named.findIndex((one) => one.words === words) === i);
  return [...shown, { at: moments[moments.length - 1], words: w.end }];
}

/** The card that was played when the own answer did most good. */
function starOf(at: number, analysis: Analysis, spoken: ReadonlyMap<number, Spoken>): string | null {
  const one = analysis.decisions.find((judged) => judged.at === at);
  return one === undefined ? null : (spoken.get(at)?.card(one.answers[one.played].keys) ?? null);
}
