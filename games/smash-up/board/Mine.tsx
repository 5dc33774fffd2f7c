import { useState } from 'react';
import type { CardView, SeatId } from '#engine';
import { useSettings } from '#web/app/settings.ts';
import { Button, Card, cx, Dialog, Plate, Sheet, Sign } from '#web/kit/index.ts';
import { onCard } from '#web/table/choice.ts';
import type { TableCardProps, TableModel } from '#web/table/model.ts';
import { OwnHand } from '#web/table/OwnHand.tsx';
import type { PlayDerived } from '../derived.ts';
import { plateOf, Track } from './Seats.tsx';
import css from './seats.module.css';
import { asParam, derivedOf, firstChoice, siteAt, targetOf, varsOf } from './state.ts';
import { useDrag } from './useDrag.tsx';
import { words } from './words.ts';

// ── Tickets ───────────────────────────────────────────────────────────────────────────────────────────────────────

function limitsOf(model: TableModel, play: PlayDerived): string[] {
  const { limit } = words[model.lang];
  const site = play.site === undefined ? undefined : siteAt(model, play.site);
  return [
    ...(play.max === undefined ? [] : [model.say(limit.max, { n: play.max })]),
    ...(play.budget === undefined ? [] : [model.say(limit.budget, { n: play.budget })]),
    ...(play.name === undefined ? [] : [model.say(limit.name, { card: { def: play.name } })]),
    ...(play.only === undefined ? [] : [model.say(limit.card, { card: asParam(model, play.only) })]),
    ...(site === undefined ? [] : [model.say(limit.site, { base: asParam(model, site.base) })]),
    ...(play.from === 'discard' ? [limit.discard] : []),
    ...(play.empty === true ? [limit.empty] : []),
  ];
}

/** The plays that are left this turn: what there is of each, what limits it; what is spent is struck out. */
export function Tickets({ model, inline = false }: { readonly model: TableModel; readonly inline?: boolean }) {
  const w = words[model.lang];
  const { active, phase } = varsOf(model);
  const { bank } = derivedOf(model);
  if (phase !== 'play' || model.view.outcome !== null) return null;
  const mine = active === model.me;
  const regular = (kind: PlayDerived['kind']): PlayDerived =>
    bank.find((play) => play.regular && play.kind === kind) ?? { kind, left: 0, regular: true };
  const plays = [regular('minion'), regular('action'), ...bank.filter((play) => !play.regular && play.left > 0)];
  return (
    <ul className={cx(css.tickets, inline && css.inline)} aria-label={model.say(w.ticketsOf, { seat: { seat: active } })} data-tickets="">
      {plays.map((play, n) => {
        const limits = limitsOf(model, play);
        const name = play.regular ? w.ticket[play.kind] : play.kind === 'minion' ? w.ticket.extraMinion : w.ticket.extraAction;
        return (
          <li
            key={`${play.kind}-${play.regular ? 'regular' : String(n)}`}
            className={cx(css.ticket, play.left === 0 ? css.usedTicket : mine && css.openTicket)}
          >
            <Sign name={play.kind === 'minion' ? 'biceps' : 'lightning-trio'} />
            <span>
              {!(inline && play.regular) && name}
              {limits.length > 0 && <small>{limits.join(' · ')}</small>}
            </span>
            {inline && play.regular && <span className="sr">{name}</span>}
            {play.left === 0 && <span className="sr">{w.used}</span>}
            <b>{play.left}</b>
          </li>
        );
      })}
    </ul>
  );
}

// ── Piles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A discard pile to look through; they are all open (SMU-292). */
function PileWindow({
  model,
  zone,
  title,
  onClose,
}: {
  readonly model: TableModel;
  readonly zone: string | null;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const w = words[model.lang];
  const cards = zone === null ? [] : [...model.cards(zone)].reverse();
  const body =
    cards.length === 0 ? (
      <p>{w.empty}</p>
    ) : (
      <ul className={css.whole} data-group="">
        {cards.map((card) => (
          <li key={card.id}>
            <Card
              face={card.def === null ? null : model.face(card.def)}
              back={model.back}
              size={model.phone ? 's' : 'm'}
              onRead={() => model.read(card)}
              onPress={() => model.enlarge(card)}
            />
          </li>
        ))}
      </ul>
    );
  if (model.phone)
    return (
      <Sheet open={zone !== null} label={title} closeLabel={model.ui.common.close} title={title} onClose={onClose} tall>
        {body}
      </Sheet>
    );
  return (
    <Dialog
      open={zone !== null}
      label={title}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{model.ui.common.close}</Button>}
    >
      {body}
    </Dialog>
  );
}

/** My deck and discard pile; the others' discard piles are behind the same button. */
export function Piles({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const w = words[model.lang];
  const [open, setOpen] = useState<string | null>(null);
  const zone = `discard:${seat}`;
  return (
    <div className={css.piles}>
      <span className={css.pile} data-zone={`deck:${seat}`}>
        <Sign name="card-draw" /> {w.deck} <b>{model.cards(`deck:${seat}`).length}</b>
      </span>
      <button type="button" className={css.pile} data-zone={zone} onClick={() => setOpen(zone)}>
        <Sign name="card-discard" /> {w.discard} <b>{model.cards(zone).length}</b>
      </button>
      <PileWindow model={model} zone={open} title={model.say(w.discardOf, { seat: { seat } })} onClose={() => setOpen(null)} />
    </div>
  );
}

// ── My side ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function Mine({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  if (model.phone)
    return (
      <div className={css.near}>
        <Piles model={model} seat={seat} />
        <Track model={model} />
      </div>
    );
  return (
    <div className={css.near}>
      <Plate {...plateOf(model, seat, false)} />
      <Piles model={model} seat={seat} />
    </div>
  );
}

export function Hand({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const { fastClicks } = useSettings();
  const drag = useDrag(model);
  const hand = (
    <OwnHand
      model={model}
      seat={seat}
      label={words[model.lang].hand}
      pointer
      low={!model.phone}
      cardProps={(card) => handProps(model, card, fastClicks)}
      onSwipe={(id) => {
        const option = firstChoice(onCard(model.ask, id), derivedOf(model));
        if (option === undefined || !model.canAct || model.ask?.max !== 1) return;
        if (targetOf(option) === undefined) model.answer([option.key]);
        else model.choose(option);
      }}
    />
  );
  return (
    <div className={model.phone ? undefined : css.handRow} {...drag.on}>
      <div>{hand}</div>
      {!model.phone && <Tickets model={model} />}
      {drag.shown}
    </div>
  );
}

/** A card that could go to several places is chosen for the likeliest one; a press on another base changes that. */
function handProps(model: TableModel, card: CardView, fastClicks: boolean): TableCardProps {
  const props = model.cardProps(card, 'hand');
  const options = model.canAct ? onCard(model.ask, card.id) : [];
  if (options.length < 2 || !options.some((option) => targetOf(option) !== undefined)) return props;
  return {
    ...props,
    onPress() {
      const first = firstChoice(options, derivedOf(model));
      if (options.some((option) => model.chosen.includes(option.key))) model.clear();
      // With fast clicks a press would be the answer already: where it goes is then pressed by itself.
      else if (first !== undefined && !fastClicks) model.choose(first);
      else model.chooseCard(card.id);
    },
  };
}
