import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Avatar, cx, seatStyle } from '#web/kit/index.ts';
import css from './scoring.module.css';
import { asParam, forecastOf, type Gain, type Model, STEPS, scoringOf, siteAt } from './state.ts';
import { words } from './words.ts';

/** The four steps of scoring a base, with the one under way. */
export function Steps({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const scoring = scoringOf(model);
  const site = scoring === null ? undefined : siteAt(model, scoring.place);
  if (scoring === null) return null;
  const now = STEPS.indexOf(scoring.step);
  const label = site === undefined ? w.ifScored : model.say(w.stepsLabel, { base: asParam(model, site.base) });
  return (
    <ol className={css.steps} aria-label={label} data-scoring={scoring.step}>
      {STEPS.map((step, n) => (
        <li key={step} className={n === now ? css.now : n < now ? css.done : undefined} aria-current={n === now ? 'step' : undefined}>
          <i>{n + 1}</i>
          <span>{w.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Places and VP as they stand, beside the question of a window. */
export function Podium({ model }: { readonly model: Model }) {
  const scoring = scoringOf(model);
  const site = scoring === null ? undefined : siteAt(model, scoring.place);
  if (scoring === null || scoring.step !== 'before' || site === undefined) return null;
  const gains = forecastOf(model, site);
  return <GainList model={model} gains={gains} />;
}

function GainList({ model, gains, big = false }: { readonly model: Model; readonly gains: readonly Gain[]; readonly big?: boolean }) {
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
            <span className={big ? css.place : 'sr'}>
              <span>{model.name(seat)}</span>
              <small>{[...(place > 0 ? [model.say(w.place, { n: place })] : []), model.say(w.power, { n: power })].join(' · ')}</small>
            </span>
            {!big && <span aria-hidden="true">{power}</span>}
            <b>+{vp}</b>
          </li>
        );
      })}
    </ol>
  );
}

interface Show {
  readonly key: string;
  /** Printed name of the base. */
  readonly base: string;
  readonly gains: readonly Gain[];
}

const SHOW_MS = 2600;

/** A base is taken: who gains what, for a moment; a press anywhere goes on. What is under it goes on too, and nobody has to wait. */
export function Celebration({ model }: { readonly model: Model }) {
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
  return (
    <button type="button" className={css.celebration} onClick={() => setShow(null)} data-celebration="">
      <span className={css.burst} aria-hidden="true" />
      <span className={css.card}>
        <strong>{model.say(show.gains.length === 0 ? w.nobodyTakes : w.taken, { base: { def: show.base } })}</strong>
        <GainList model={model} gains={show.gains} big />
        <small className={css.skip}>{w.skip}</small>
      </span>
    </button>
  );
}

interface Seen {
  readonly vp: readonly number[];
  readonly sites: Model['derived']['sites'];
  readonly told: string;
}

const keyOf = (site: number, base: string): string => `${site}/${base}`;

/** The base that was scored since the last look, with what it brought. Told from what the table shows, so that it works in a replay too. */
function useTaken(model: Model): Show | null {
  const seen = useRef<Seen | null>(null);
  const [taken, setTaken] = useState<Show | null>(null);
  useEffect(() => {
    const before = seen.current;
    const show = before === null ? null : takenSince(model, before);
    const { sites, scoring } = model.derived;
    // A base that lies there anew may be taken anew.
    const told = show?.key ?? before?.told ?? '';
    const anew = show === null && scoring === null && sites.some((site) => keyOf(site.site, site.name) === told);
    seen.current = { vp: model.vars.vp, sites, told: anew ? '' : told };
    if (show !== null && show.key !== before?.told) setTaken(show);
  }, [model]);
  return taken;
}

/** After the award the rules tell places and gains; a base that went by too fast for that left what it brought in the points. */
function takenSince(model: Model, before: Seen): Show | null {
  const { vars, derived, view } = model;
  const { scoring } = derived;
  if (scoring !== null && scoring.step >= 3) {
    const { powers } = vars.scoring ?? { powers: [] };
    const gains = forecastOf(model, { places: scoring.places, gains: scoring.gains, powers });
    return { key: keyOf(scoring.site, scoring.base), base: scoring.base, gains };
  }
  const gone = before.sites.find(({ base, total }) => total > 0 && model.zoneOf(base) === 'baseDiscard');
  if (gone === undefined) return null;
  const gains = view.ring.map((seat) => (vars.vp[seat] ?? 0) - (before.vp[seat] ?? 0));
  return { key: keyOf(gone.site, gone.name), base: gone.name, gains: forecastOf(model, { ...gone, gains }) };
}
