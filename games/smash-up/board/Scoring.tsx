import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { CardId, SeatId } from '#engine';
import { Avatar, cx, seatStyle } from '#web/kit/index.ts';
import type { TableModel } from '#web/table/model.ts';
import css from './scoring.module.css';
import { asParam, derivedOf, STEPS, scoringOf, siteAt, varsOf } from './state.ts';
import { words } from './words.ts';

/** The four steps of scoring a base, with the one under way. */
export function Steps({ model }: { readonly model: TableModel }) {
  const w = words[model.lang];
  const scoring = scoringOf(model);
  const site = scoring === null ? undefined : siteAt(model, scoring.place);
  if (scoring === null) return null;
  const now = STEPS.indexOf(scoring.step);
  const label = site === undefined ? w.ifScored : model.say(w.stepsLabel, { base: asParam(model, site.base) });
  return (
    <ol className={css.steps} aria-label={label}>
      {STEPS.map((step, n) => (
        <li key={step} className={n === now ? css.now : n < now ? css.done : undefined} aria-current={n === now ? 'step' : undefined}>
          <i>{n + 1}</i>
          {w.steps[step]}
        </li>
      ))}
    </ol>
  );
}

interface Gain {
  readonly seat: SeatId;
  readonly place: number;
  readonly power: number;
  readonly vp: number;
}

const PLACES = ['', '1', '2', '3', '4'] as const;

/** Places and VP as they stand, beside the question of a window. */
export function Podium({ model }: { readonly model: TableModel }) {
  const scoring = scoringOf(model);
  const site = scoring === null ? undefined : siteAt(model, scoring.place);
  if (scoring === null || scoring.step !== 'before' || site === undefined) return null;
  const gains = site.score
    .filter(({ place }) => place > 0)
    .map(({ seat, place, vp }): Gain => ({ seat, place, vp, power: site.seats.find((one) => one.seat === seat)?.power ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return <GainList model={model} gains={gains} />;
}

function GainList({ model, gains, big = false }: { readonly model: TableModel; readonly gains: readonly Gain[]; readonly big?: boolean }) {
  const w = words[model.lang];
  return (
    <ol className={cx(css.podium, big && css.big)}>
      {gains.map(({ seat, place, power, vp }, n) => {
        const info = model.seatInfo(seat);
        return (
          <li key={seat} style={{ ...seatStyle(seat), '--n': n } as CSSProperties}>
            <Avatar
              seed={info?.avatar ?? info?.name ?? String(seat)}
              seat={seat}
              {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})}
              size={big ? 'md' : 'sm'}
            />
            <span className={css.place}>
              <span className={big ? undefined : 'sr'}>{model.name(seat)}</span>
              <small>
                {PLACES[place] === '' ? '' : model.say(w.place, { n: place })} {model.say(w.power, { n: power })}
              </small>
            </span>
            <b>+{vp}</b>
          </li>
        );
      })}
    </ol>
  );
}

interface Show {
  readonly key: string;
  readonly base: CardId;
  readonly gains: readonly Gain[];
}

const SHOW_MS = 2600;

/** A base is taken: who gains what, for a moment; a press anywhere goes on. What is under it goes on too, and nobody has to wait. */
export function Celebration({ model }: { readonly model: TableModel }) {
  const [show, setShow] = useState<Show | null>(null);
  const taken = useTaken(model);
  useEffect(() => {
    if (taken === null) return;
    setShow(taken);
    const timer = window.setTimeout(() => setShow((now) => (now?.key === taken.key ? null : now)), SHOW_MS);
    return () => window.clearTimeout(timer);
  }, [taken]);
  const on = show !== null;
  useEffect(() => {
    if (!on) return;
    const skip = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === ' ' || event.key === 'Enter') setShow(null);
    };
    window.addEventListener('keydown', skip);
    return () => window.removeEventListener('keydown', skip);
  }, [on]);
  if (show === null) return null;
  const w = words[model.lang];
  const base = asParam(model, show.base);
  return (
    <button type="button" className={css.celebration} onClick={() => setShow(null)} data-celebration="">
      <span className={css.burst} aria-hidden="true" />
      <span className={css.card}>
        <strong>{model.say(show.gains.length === 0 ? w.nobodyTakes : w.taken, { base })}</strong>
        <GainList model={model} gains={show.gains} big />
        <small className={css.skip}>{w.skip}</small>
      </span>
    </button>
  );
}

/** The base that was scored since the last look, with what it brought. Told from what the table shows, so that it works in a replay too. */
function useTaken(model: TableModel): Show | null {
  const { scoring, vp, turn } = varsOf(model);
  const { sites } = derivedOf(model);
  const seen = useRef<{ readonly vp: readonly number[]; readonly sites: typeof sites; readonly told: string } | null>(null);
  const [taken, setTaken] = useState<Show | null>(null);
  useEffect(() => {
    const before = seen.current;
    const done = before === null ? undefined : goneOf(model, before.sites);
    const awarded = scoring !== null && scoring.places.some((place) => place > 0) ? siteAt(model, scoring.site) : undefined;
    const site = awarded ?? done;
    const told = site === undefined ? (before?.told ?? '') : `${turn}/${site.base}`;
    seen.current = { vp, sites, told };
    if (before === null || site === undefined || told === before.told) return;
    const gains = model.view.ring
      .map((seat): Gain => {
        const vpNow = (vp[seat] ?? 0) - (before.vp[seat] ?? 0);
        return {
          seat,
          vp: awarded === undefined ? vpNow : (scoring?.gains[seat] ?? vpNow),
          place: awarded === undefined ? (site.score.find((one) => one.seat === seat)?.place ?? 0) : (scoring?.places[seat] ?? 0),
          power: awarded === undefined ? (site.seats.find((one) => one.seat === seat)?.power ?? 0) : (scoring?.powers[seat] ?? 0),
        };
      })
      .filter((gain) => gain.vp > 0 || gain.place > 0)
      .sort((a, b) => b.vp - a.vp);
    setTaken({ key: told, base: site.base, gains });
  }, [model, scoring, vp, sites, turn]);
  return taken;
}

/** A base that lay here at the last look and is scored now. */
const goneOf = (model: TableModel, before: ReturnType<typeof derivedOf>['sites']): (typeof before)[number] | undefined =>
  before.find(({ base, total, breakpoint }) => model.zoneOf(base) === 'baseDiscard' && total > 0 && breakpoint >= 0);
