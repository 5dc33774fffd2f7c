import { useState } from 'react';
import type { SeatId } from '#engine';
import { cx, Emoji, Plate, Sign } from '#web/kit/index.ts';
import { CardsDialog } from '#web/table/cards/CardsDialog.tsx';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import { othersOf } from '#web/table/seats.ts';
import type { PlayDerived } from '../derived.ts';
import { Piece, stickerOf } from './Pieces.tsx';
import { plateOf, Track } from './Seats.tsx';
import css from './seats.module.css';
import { aheadAt, asParam, type Model, nameOf, nextWay, placesFor, printed, risingOf, siteOf } from './state.ts';
import { words } from './words.ts';

// ── Tickets ───────────────────────────────────────────────────────────────────────────────────────────────────────

function limitsOf(model: Model, play: PlayDerived): string[] {
  const { limit } = words[model.lang];
  const { max, budget, name, card, base } = play;
  return [
    ...(max === null ? [] : [model.say(limit.max, { n: max })]),
    ...(budget === null ? [] : [model.say(limit.budget, { n: budget })]),
    ...(name === null ? [] : [model.say(limit.name, { card: { def: name } })]),
    ...(card === null ? [] : [model.say(limit.card, { card: asParam(model, card) })]),
    ...(base === null ? [] : [model.say(limit.site, { base: asParam(model, base) })]),
    ...(play.from === 'discard' ? [limit.discard] : []),
    ...(play.slot === 'empty' ? [limit.empty] : []),
  ];
}

/** Which plays the chosen card would be played by: an option says so in its label. */
function slotInUse({ ask, chosen, cardOf }: Model): (play: PlayDerived) => boolean {
  const picked = ask?.options.find(({ key }) => key === chosen[0]);
  const kind = picked?.ref.kind === 'card' ? printed(cardOf(picked.ref.card)?.def)?.kind : undefined;
  const [verb, slot] = picked?.label?.split('.') ?? [];
  return (play) => (verb === 'play' || verb === 'do') && play.slot === slot && play.kind === kind;
}

const isRegular = ({ slot }: PlayDerived): boolean => slot === 'regular';
const USED: Omit<PlayDerived, 'kind'> = {
  slot: 'regular',
  left: 0,
  max: null,
  budget: null,
  base: null,
  name: null,
  card: null,
  from: 'hand',
  source: null,
};

/** The plays that are left to me this turn, or to whom a guest watches: what there is of each, what limits it; what is spent is struck out. */
export function Tickets({ model, inline = false }: { readonly model: Model; readonly inline?: boolean }) {
  const w = words[model.lang];
  const { active, phase } = model.vars;
  const { bank } = model.derived;
  const mine = active === model.me;
  // My corner tells of my plays only.
  if (phase !== 'play' || model.view.outcome !== null || !(mine || model.me === null)) return null;
  const inUse = slotInUse(model);
  const used = (kind: PlayDerived['kind']): PlayDerived => ({ kind, ...USED });
  const regular = (kind: PlayDerived['kind']): PlayDerived => bank.find((play) => isRegular(play) && play.kind === kind) ?? used(kind);
  const plays = [regular('minion'), regular('action'), ...bank.filter((play) => !isRegular(play) && play.left > 0)];
  return (
    <ul className={cx(css.tickets, inline && css.inline)} aria-label={model.say(w.ticketsOf, { seat: { seat: active } })} data-tickets="">
      {plays.map((play, n) => {
        const limits = limitsOf(model, play);
        const name = isRegular(play) ? w.ticket[play.kind] : play.kind === 'minion' ? w.ticket.extraMinion : w.ticket.extraAction;
        return (
          <li
            key={`${play.kind}-${isRegular(play) ? 'regular' : String(n)}`}
            className={cx(css.ticket, play.left === 0 ? css.usedTicket : mine && css.openTicket, play.left > 0 && inUse(play) && css.lit)}
          >
            <Sign name={play.kind === 'minion' ? 'biceps' : 'lightning-trio'} />
            <span>
              {!(inline && (isRegular(play) || limits.length > 0)) && name}
              {limits.length > 0 && <small>{limits.join(' · ')}</small>}
            </span>
            {inline && (isRegular(play) || limits.length > 0) && <span className="sr">{name}</span>}
            {play.left === 0 && <span className="sr">{w.used}</span>}
            <b>{play.left}</b>
          </li>
        );
      })}
    </ul>
  );
}

// ── Piles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What can be played out of my discard pile, as chips beside the hand. */
export function Rising({ model }: { readonly model: Model }) {
  const cards = risingOf(model);
  if (cards.length === 0) return null;
  return (
    <div className={css.rising} data-group="">
      <span>{words[model.lang].limit.discard}:</span>
      {cards.map((card) => (
        <Piece key={card.id} {...model.cardProps(card, 'hand')} className={css.risen} name={nameOf(model, card.id)}>
          <Emoji name={stickerOf(card.def)} />
          <span aria-hidden="true">{nameOf(model, card.id)}</span>
        </Piece>
      ))}
    </div>
  );
}

/** My deck and discard pile; behind the button are the others' too, and the scored bases: they are all open (SMU-292, SMU-294). */
export function Piles({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const [open, setOpen] = useState(false);
  const zone = `discard:${seat}`;
  return (
    <div className={css.piles}>
      <span className={css.pile} data-zone={`deck:${seat}`}>
        <Sign name="card-draw" /> <span className={css.pileName}>{w.deck}</span> <b>{model.cards(`deck:${seat}`).length}</b>
      </span>
      <button type="button" className={css.pile} data-zone={zone} onClick={() => setOpen(true)}>
        <Sign name="card-discard" /> <span className={css.pileName}>{w.discard}</span> <b>{model.cards(zone).length}</b>
      </button>
      <CardsDialog
        model={model}
        open={open}
        title={w.discards}
        hint={w.newest}
        empty={w.empty}
        groups={[
          ...[seat, ...othersOf(model).filter((other) => other !== seat)].map((one) => ({
            key: `discard:${one}`,
            title: model.say(w.discardOf, { seat: { seat: one } }),
            cards: [...model.cards(`discard:${one}`)].reverse(),
          })),
          { key: 'baseDiscard', title: w.baseDiscard, cards: [...model.cards('baseDiscard')].reverse() },
        ]}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

// ── My side ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function Mine({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  // A phone that lies has no room besides the base in question; the plates tell the points.
  if (model.layout === 'landscape') return null;
  if (model.layout !== 'wide')
    return (
      <div className={css.near}>
        <Piles model={model} seat={seat} />
        <Track model={model} />
        {model.layout === 'tablet' && <Tickets model={model} inline />}
        {model.layout === 'tablet' && <Rising model={model} />}
      </div>
    );
  return (
    <div className={css.near}>
      <Plate {...plateOf(model, seat, false)} />
      <Piles model={model} seat={seat} />
      <Rising model={model} />
    </div>
  );
}

export function Hand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const hand = <OwnHand model={model} seat={seat} label={words[model.lang].hand} pointer low={model.layout === 'wide'} />;
  return (
    <div className={model.layout === 'wide' ? css.handRow : undefined}>
      <div>{hand}</div>
      {model.layout === 'wide' && <Tickets model={model} />}
    </div>
  );
}

/** On a phone the table is covered while a card is read: where it could go is chosen beside the question. */
export function Where({ model }: { readonly model: Model }) {
  const places = [...placesFor(model)];
  if (places.length < 2) return null;
  return (
    <section className={css.where} aria-label={words[model.lang].where}>
      {places.map(([target, ways]) => {
        const on = ways.some(({ key }) => model.chosen.includes(key));
        const site = siteOf(model, target);
        const then = site === undefined || ways[0] === undefined ? undefined : aheadAt(model, ways[0], site.site);
        return (
          <button
            key={target}
            type="button"
            className={cx(css.target, on && css.chosen)}
            aria-pressed={on}
            onClick={() => {
              const next = nextWay(ways, model.chosen);
              if (next !== undefined) model.pick(next);
            }}
          >
            <Emoji name={stickerOf(model.cardOf(target)?.def ?? null)} />
            <span>
              {nameOf(model, target)}
              {site !== undefined && (
                <small>
                  {then === undefined ? site.total : `${site.total} → ${then.total}`} / {then?.breakpoint ?? site.breakpoint}
                </small>
              )}
            </span>
          </button>
        );
      })}
    </section>
  );
}
