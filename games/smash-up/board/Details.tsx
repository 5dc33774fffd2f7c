import type { ReactNode } from 'react';
import type { CardId } from '#engine';
import { Button, Card, Dialog, RichText, SeatMark, Sheet } from '#web/kit/index.ts';
import { Meter, Values } from './Base.tsx';
import css from './details.module.css';
import { factionTexts, stressed } from './face.tsx';
import {
  type Attached as AttachedInfo,
  type Change,
  forecastOf,
  isReady,
  type MinionInfo,
  type Model,
  nameOf,
  type Site,
  scoringOf,
  siteOf,
  sitesOf,
  viewOf,
} from './state.ts';
import { words } from './words.ts';

/** A dialog on a wide screen, a sheet on a phone. */
function Window({
  model,
  open,
  title,
  onClose,
  children,
}: {
  readonly model: Model;
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  if (model.phone)
    return (
      <Sheet open={open} label={title} closeLabel={model.ui.common.close} title={title} onClose={onClose} tall>
        {children}
      </Sheet>
    );
  return (
    <Dialog open={open} label={title} title={title} onClose={onClose} actions={<Button onClick={onClose}>{model.ui.common.close}</Button>}>
      {children}
    </Dialog>
  );
}

function Line({ label, value, note }: { readonly label: ReactNode; readonly value: ReactNode; readonly note?: string | undefined }) {
  return (
    <div>
      <dt>
        {label}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One thing that changes a number. */
function ChangeLine({ model, change }: { readonly model: Model; readonly change: Change }) {
  const w = words[model.lang];
  const { def } = change;
  const label = change.set === true ? w.startsAs : def === null ? w.counters : model.say(w.because, { card: { def } });
  return <Line label={label} value={change.set === true ? change.n : signed(change.n)} />;
}

/** From the printed number to the present one. */
export function PowerTable({ model, minion }: { readonly model: Model; readonly minion: MinionInfo }) {
  const w = words[model.lang];
  return (
    <dl className={css.table}>
      <Line label={w.printedPower} value={minion.printed} />
      {minion.why.map((change, n) => (
        <ChangeLine key={`${change.def}-${String(n)}`} model={model} change={change} />
      ))}
      <Line label={<b>{w.powerNow}</b>} value={<b>{minion.power}</b>} />
    </dl>
  );
}

function Actions({ model, actions, title }: { readonly model: Model; readonly actions: readonly AttachedInfo[]; readonly title: string }) {
  const w = words[model.lang];
  if (actions.length === 0) return null;
  return (
    <section className={css.actions}>
      <h3>{title}</h3>
      <ul>
        {actions.map((one) => {
          const card = viewOf(model, one.card);
          const notes = [
            model.say(w.ofSeat, { seat: { seat: one.ctrl } }),
            ...(one.numb ? [w.numb] : []),
            ...(one.faction === undefined ? [] : [model.say(w.faction, { faction: factionTexts[model.lang][one.faction].name })]),
          ];
          return (
            <li key={one.card}>
              <b>
                <SeatMark seat={one.ctrl} /> {nameOf(model, one.card)} <small>{notes.join(' · ')}</small>
              </b>
              <RichText text={stressed(model.text.cards[card.def ?? '']?.text ?? '')} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A minion in play: the card, how its power comes about, what lies on it. */
export function MinionDetails({
  model,
  card,
  onClose,
}: {
  readonly model: Model;
  readonly card: CardId | null;
  readonly onClose: () => void;
}) {
  const w = words[model.lang];
  const minion =
    card === null
      ? undefined
      : sitesOf(model)
          .flatMap((site) => site.minions)
          .find((one) => one.card === card);
  const def = minion === undefined ? null : viewOf(model, minion.card).def;
  return (
    <Window
      model={model}
      open={minion !== undefined && def !== null}
      title={minion === undefined ? '' : nameOf(model, minion.card)}
      onClose={onClose}
    >
      {minion !== undefined && def !== null && (
        <div className={css.minion}>
          <Card face={model.face(def)} size="l" />
          <div className={css.about}>
            <p className={css.owner}>
              <SeatMark seat={minion.ctrl} /> {model.name(minion.ctrl)}
            </p>
            <PowerTable model={model} minion={minion} />
            {minion.talentUsed && <p>{w.talentUsed}</p>}
            <Actions model={model} actions={minion.actions} title={w.attachedTo} />
          </div>
        </div>
      )}
    </Window>
  );
}

/** The same in one row, under the card that is read: from the printed power to the present one, or who would gain what from a base. */
export function About({ model, card }: { readonly model: Model; readonly card: CardId }) {
  const w = words[model.lang];
  const site = siteOf(model, card);
  if (site !== undefined) {
    const places = forecastOf(model, site);
    return (
      <ul className={css.breakdown} aria-label={w.ifScored}>
        {places.map(({ seat, place, power, vp }) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {power} <small>{place > 0 && model.say(w.place, { n: place })}</small>{' '}
            <b>{model.say(w.takes, { n: vp })}</b>
          </li>
        ))}
      </ul>
    );
  }
  const minion = sitesOf(model)
    .flatMap((one) => one.minions)
    .find((one) => one.card === card);
  if (minion === undefined || minion.why.length === 0) return null;
  return (
    <ul className={css.breakdown} aria-label={w.powerNow}>
      <li>{model.say(w.printed, { n: minion.printed })}</li>
      {minion.why.map(({ def, n, set }, at) => (
        <li key={`${def}-${String(at)}`} className={n < 0 ? css.less : css.more}>
          {set === true ? `${w.startsAs}: ${n}` : `${signed(n)} ${def === null ? w.counters : (model.text.cards[def]?.name ?? def)}`}
        </li>
      ))}
      <li>
        = <b>{minion.power}</b>
      </li>
    </ul>
  );
}

/** Who would get what if the base were scored as it stands. */
export function ScoreNow({
  model,
  site,
  onCard,
}: {
  readonly model: Model;
  readonly site: Site;
  readonly onCard?: (card: CardId) => void;
}) {
  const w = words[model.lang];
  const places = forecastOf(model, site);
  if (places.length === 0) return <p>{w.nobody}</p>;
  return (
    <ol className={css.places}>
      {places.map(({ seat, place, power, vp }) => {
        const there = site.minions.filter(({ ctrl }) => ctrl === seat);
        return (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span>
              <b>{model.name(seat)}</b> <small>{model.say(w.place, { n: place })}</small>
              <span className={css.who}>
                {there.map((one, n) => (
                  <span key={one.card}>
                    {n > 0 && ', '}
                    {onCard === undefined ? (
                      `${nameOf(model, one.card)} ${one.power}`
                    ) : (
                      <button type="button" onClick={() => onCard(one.card)}>
                        {nameOf(model, one.card)} {one.power}
                      </button>
                    )}
                  </span>
                ))}
              </span>
            </span>
            <span className={css.gain}>
              {power} → <b>{model.say(w.takes, { n: vp })}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A base in play: its whole text, how full it is and why, what lies on it, and what would come of it now. */
export function BaseDetails({
  model,
  base,
  onClose,
  onCard,
}: {
  readonly model: Model;
  readonly base: CardId | null;
  readonly onClose: () => void;
  readonly onCard: (card: CardId) => void;
}) {
  const w = words[model.lang];
  const site = base === null ? undefined : siteOf(model, base);
  const def = site === undefined ? null : viewOf(model, site.base).def;
  return (
    <Window model={model} open={site !== undefined} title={site === undefined ? '' : nameOf(model, site.base)} onClose={onClose}>
      {site !== undefined && def !== null && (
        <div className={css.base}>
          <div className={css.text}>
            <RichText text={stressed(model.text.cards[def]?.text ?? '')} />
            {site.isJammed && <p className={css.note}>{w.jammed}</p>}
            {site.ignoredBy.map((seat) => (
              <p key={seat} className={css.note}>
                {model.say(w.ignored, { seat: { seat } })}
              </p>
            ))}
          </div>
          <div className={css.fill}>
            <Values def={def} />
            <Meter model={model} site={site} />
          </div>
          <dl className={css.table}>
            {site.breakpoint !== site.printed && <Line label={w.printedBp} value={site.printed} />}
            {site.forTurn !== 0 && <Line label={w.untilTurn} value={signed(site.forTurn)} />}
            <Line label={w.breakpoint} value={site.breakpoint} />
            <Line label={w.now} value={site.total} />
            {isReady(site) ? (
              <Line label={<b>{scoringOf(model)?.place === site.site ? w.scoring : w.ready}</b>} value="" />
            ) : (
              <Line label={<b>{w.missing}</b>} value={<b>{site.breakpoint - site.total}</b>} />
            )}
          </dl>
          <section>
            <h3>{w.ifScored}</h3>
            <ScoreNow model={model} site={site} onCard={onCard} />
          </section>
          <Actions model={model} actions={site.actions} title={w.attached} />
        </div>
      )}
    </Window>
  );
}
