import { Suspense, useEffect, useMemo, useState } from 'react';
import { RESIGNED, type SeatId } from '#engine';
import type { ReplayReply } from '#server/schema.ts';
import type { Live } from '../../app/live.ts';
import { timeOf } from '../../app/timeOf.ts';
import { Button, Card, cx, Dialog, EndPanel, LinkButton, Ranking, ScorePlot } from '../../kit/index.ts';
import { againTexts } from '../../text/again.ts';
import type { GameParts } from '../board.ts';
import { later } from '../later.ts';
import type { Fact } from '../lookback/LookBackParts.tsx';
import type { TableModel } from '../model.ts';
import type { StageCard } from '../moments/moment.ts';
import { Again } from './Again.tsx';
import { type Course, courseOf } from './course.ts';
import css from './EndScreen.module.css';
import { Fairness } from './Fairness.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { type Mood, OutcomePicture } from './OutcomePicture.tsx';
import { reasonOf, titleOf, voiceForOthers } from './words.ts';

const loadLookBack = () => import('../lookback/LookBack.tsx');
const LookBack = later(() => loadLookBack().then((m) => m.LookBack));

export interface EndScreenProps {
  readonly open: boolean;
  /** The end is being seen: what the result needs is fetched meanwhile. */
  readonly coming: boolean;
  /** What won. */
  readonly cards: readonly StageCard[];
  readonly model: TableModel;
  readonly live: Live;
  readonly parts: GameParts;
  readonly home: string;
  /** The table that follows, if somebody has asked for one. */
  readonly rematch: string | null;
  readonly onProblem: (error: unknown) => void;
  readonly onClose: () => void;
}

/** Who and why, ranking, course, facts, what next, and whether it was fair. */
export function EndScreen({ open, coming, cards, model, live, parts, home, rematch, onProblem, onClose }: EndScreenProps) {
  const { ui, me, meta, view } = model;
  const outcome = view.outcome;
  // Asked for while the end is still being seen, so that the result stands whole when it comes.
  // The cards of a day that is not over are shown to nobody.
  const sealed = meta?.sealedUntil ?? null;
  const page = sealed === null ? live.replayPage : null;
  const record = useRecord(live, (open || coming) && sealed === null);
  useEffect(() => {
    if (coming) loadLookBack().catch(() => undefined);
  }, [coming]);
  const [decided, setDecided] = useState('');
  const course = useMemo(() => (record instanceof Object ? tryCourse(parts, record) : null), [record, parts]);
  if (outcome === null) return null;
  const w = againTexts[model.lang].end;
  // Whoever gave up looks from outside, but it was their match.
  const self = me ?? meta?.gaveUp ?? null;
  const resigned = course?.resigned ?? [];
  const mood = moodOf(
    model,
    self,
    resigned.some(({ seat }) => seat === self),
  );
  const title = mood === 'resigned' ? w.youResigned : titleOf(model, outcome.winners);
  const reasonTo = (voice: Pick<TableModel, 'say'>): string => reasonOf(model, voice);
  const others = voiceForOthers(model);
  // An exercise is dealt in the page and lasts a few answers: there is nothing to prove and no course to draw.
  const canLook = page !== null;
  const [from, to] = [meta?.startedAt ?? null, meta?.finishedAt ?? null];
  const minutes = from === null || to === null ? null : Math.round((to - from) / 60_000);
  const gaveUp = (all: boolean) =>
    resigned
      .filter(({ seat }) => (seat === self) === !all)
      .map(({ seat, turn }) => model.say(all ? w.resignedOn : w.onTurn, { seat: { seat }, n: turn }));
  const facts = [
    ...(mood === 'resigned' ? gaveUp(false) : []),
    ...(outcome.reason === RESIGNED ? [] : [reasonTo(model)]),
    ...gaveUp(true),
    decided,
    course === null ? '' : model.say(ui.end.turns, { n: course.turns }),
    minutes === null ? '' : model.say(ui.common.minutes, { n: minutes }),
  ].filter((part) => part !== '');
  return (
    <Dialog open={open} label={title} wide={canLook} steady={canLook} onClose={onClose}>
      <div className={cx(css.end, canLook && css.columns)} data-game={view.game} data-end="">
        <EndPanel
          picture={<OutcomePicture mood={mood} icon={parts.board.icon} />}
          title={title}
          reason={facts.join(' · ')}
          cards={cards.length > 0 && <WinningCards model={model} cards={cards} />}
          ranking={scoresOf(model)}
          plot={
            canLook &&
            course !== null &&
            (resigned.length > 0 || course.lines.some(({ values }) => values.some((value) => value > 0))) && (
              <ScorePlot
                label={model.say(w.course, { measure: parts.board.measure?.(model.lang) ?? w.distance })}
                steps={w.turns}
                series={course.lines.map(({ seat, values }) => ({ seat, name: model.name(seat), values }))}
                flags={resigned}
              />
            )
          }
          facts={canLook || course === null ? [] : factsOf(model, course, self)}
          actions={
            <>
              <Again model={model} live={live} rematch={rematch} onProblem={onProblem} />
              {meta?.daily === true && (
                <LinkButton href={`/daily/${view.game}`} data-action="daily-results">
                  {w.daily}
                </LinkButton>
              )}
              {page !== null && <LinkButton href={page}>{ui.end.replay}</LinkButton>}
              <LinkButton href={home}>{ui.end.home}</LinkButton>
            </>
          }
        />
        {open && self !== null && meta !== null && page !== null && <InstallOffer match={meta.id} />}
        {open && page !== null && record instanceof Object && (
          <Suspense fallback={null}>
            <LookBack
              model={model}
              parts={parts}
              record={record}
              page={page}
              self={self}
              title={titleOf(others, outcome.winners)}
              reason={[
                outcome.reason === RESIGNED ? '' : reasonTo(others),
                course === null ? '' : model.say(ui.end.turns, { n: course.turns }),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
              facts={course === null ? [] : factsOf(model, course, self)}
              onDecided={setDecided}
            />
          </Suspense>
        )}
        {sealed !== null && (
          <p className={css.fair} data-sealed="">
            {model.say(ui.end.sealed, { time: timeOf(sealed, model.lang) })}
          </p>
        )}
        {canLook && <Fairness model={model} parts={parts} record={record} />}
        <Button kind="quiet" onClick={onClose}>
          {ui.end.look}
        </Button>
      </div>
    </Dialog>
  );
}

/** What won, small. */
function WinningCards({ model, cards }: { readonly model: TableModel; readonly cards: readonly StageCard[] }) {
  return (
    <div className={css.cards} data-winning="">
      {cards.map(({ def, card }, i) => (
        <Card key={card ?? `${def}-${i}`} face={model.face(def)} size="xs" width={44} />
      ))}
    </div>
  );
}

function moodOf({ view, seats }: TableModel, self: number | null, gaveUp: boolean): Mood {
  const winners = view.outcome?.winners ?? [];
  if (self === null) return winners.length === 0 ? 'draw' : 'watched';
  if (winners.includes(self)) return 'won';
  if (gaveUp) return 'resigned';
  if (seats.length === 1) return 'alone';
  return winners.length === 0 ? 'draw' : 'lost';
}

type Fetched = ReplayReply | 'loading' | 'failed';

function useRecord(live: Live, wanted: boolean): Fetched {
  const [record, setRecord] = useState<Fetched>('loading');
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    live.replay().then(
      (reply) => !gone && setRecord(reply),
      () => !gone && setRecord('failed'),
    );
    return () => {
      gone = true;
    };
  }, [live, wanted]);
  return record;
}

/** Rules that have changed since cannot run an old journal; the rest of the screen does without. */
function tryCourse(parts: GameParts, record: ReplayReply): Course | null {
  try {
    return record.header.rulesVersion === parts.game.rulesVersion ? courseOf(parts.game, parts.board, record) : null;
  } catch {
    return null;
  }
}

/** Everybody with points, or just everybody with the winners first where the game knows no points. */
function scoresOf(model: TableModel) {
  const { outcome } = model.view;
  // Alone there is nobody to come before or after.
  if (outcome === null || model.seats.length === 1) return null;
  const lines = model.seats
    .filter((info) => info.kind !== 'open')
    .map((info) => ({ info, score: outcome.scores?.[info.seat], won: outcome.winners.includes(info.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (b.score ?? 0) - (a.score ?? 0));
  return (
    <Ranking
      label={model.ui.end.ranking}
      lines={lines.map(({ info, score, won }) => ({
        seat: info.seat,
        seed: info.avatar ?? info.name ?? '',
        ...(info.kind === 'bot' ? { emoji: 'robot' } : {}),
        name: model.name(info.seat),
        ...(score === undefined ? (won ? { score: '★' } : {}) : { score }),
      }))}
    />
  );
}

/** The match in numbers: those of whoever looks come first. */
function factsOf({ ui, say, name }: TableModel, course: Course, self: SeatId | null): Fact[] {
  const { longest } = course;
  const mine = self === null ? undefined : course.seats[self];
  const seconds = (ms: number): string => say(ui.common.seconds, { n: Math.round(ms / 1000) });
  const thought = mine === undefined || mine.answers === 0 ? 0 : mine.ms / mine.answers;
  return [
    ...(mine !== undefined && mine.played > 0 ? [{ key: 'played', label: ui.end.factPlayed, value: mine.played }] : []),
    ...(thought >= 500 ? [{ key: 'thought', label: ui.end.factThought, value: seconds(thought) }] : []),
    { key: 'decisions', label: ui.end.factDecisions, value: course.decisions },
    ...(course.shuffles > 0 ? [{ key: 'shuffles', label: ui.end.factShuffles, value: course.shuffles }] : []),
    ...(longest !== null && longest.ms >= 4500 && mine === undefined
      ? [{ key: 'longest', label: ui.end.factLongest, value: `${name(longest.seat)}, ${seconds(longest.ms)}` }]
      : []),
    ...(course.lines.length > 1 && course.leads > 0 ? [{ key: 'leads', label: ui.end.factLead, value: course.leads }] : []),
  ];
}
