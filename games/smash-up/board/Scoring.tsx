import { Avatar, seatStyle } from '#web/kit/index.ts';
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

function GainList({ model, gains }: { readonly model: Model; readonly gains: readonly Gain[] }) {
  const w = words[model.lang];
  return (
    <ol className={css.podium}>
      {gains.map(({ seat, place, power, vp }) => {
        const info = model.seatInfo(seat);
        return (
          <li key={seat} style={seatStyle(seat)}>
            <Avatar
              seed={info?.avatar ?? info?.name ?? String(seat)}
              seat={seat}
              {...(info?.kind === 'bot' ? { emoji: 'robot' } : {})}
              size="sm"
            />
            <span className="sr">
              {[model.name(seat), ...(place > 0 ? [model.say(w.place, { n: place })] : []), model.say(w.power, { n: power })].join(' · ')}
            </span>
            <span aria-hidden="true">{power}</span>
            <b>+{vp}</b>
          </li>
        );
      })}
    </ol>
  );
}
