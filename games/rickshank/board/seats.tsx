import { useState } from 'react';
import type { SeatId } from '#engine';
import { Emoji, type Opponent, Opponents, Pile, Plate, type PlateProps, type PlateStatus, Sign } from '#web/kit/index.ts';
import { CardChip } from '#web/table/cards/CardChip.tsx';
import { type CardGroup, CardsDialog } from '#web/table/cards/CardsDialog.tsx';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import { onCard } from '#web/table/prompt/choice.ts';
import { othersOf, plateOf as plate } from '#web/table/seats.ts';
import { Orb, Tokens } from './bits.tsx';
import css from './board.module.css';
import { captivesOf, fitsInLine, homeOf, isShield, type Model, openAttack, openPoints, openVote, seatOf } from './state.ts';
import { words } from './words.ts';

/** The table is about as wide as this. */
const TABLE = 1070;

function statusOf(model: Model, seat: SeatId): PlateStatus | undefined {
  const { status } = words[model.lang];
  const { decision, outcome } = model.view;
  if (outcome !== null || decision === null) return undefined;
  const vote = openVote(model);
  const asked = decision.asked.includes(seat);
  if (vote?.stage === 'sealed') return asked ? { text: status.thinks, dots: true } : { text: status.sealed, short: '✓', tone: 'good' };
  if (asked && seat !== model.me) return { text: status.thinks, dots: true };
  const raised = model.vars.vote?.cards[seat]?.length ?? 0;
  if (raised > 0) return { text: model.say(words[model.lang].vote.raised, { n: raised }), short: `+${raised}`, tone: 'info' };
  if (openAttack(model)?.attacker === seat) return { text: status.attacks, short: status.attacks, tone: 'bad' };
  return model.active === seat ? { text: status.turn, short: status.turn, tone: 'info' } : undefined;
}

function plateOf(model: Model, seat: SeatId): PlateProps {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  const mine = seat === model.me;
  const status = mine ? undefined : statusOf(model, seat);
  const narrow = othersOf(model).length > 3;
  return {
    ...plate(model, seat),
    ...(own?.character === null || own?.character === undefined || (narrow && !mine)
      ? {}
      : { role: model.text.cards[own.character]?.name ?? own.character }),
    stats: [
      { icon: 'card-pick', value: own?.hand ?? 0, label: w.hand },
      ...(model.phone ? [] : [{ icon: 'stack', value: (own?.deck ?? 0) + (own?.discard ?? 0), label: w.cardsOwned }]),
      { icon: <Emoji name="coin" />, value: own?.tokens ?? 0, label: w.tokens },
      ...(mine || narrow || model.phone ? [] : [{ icon: 'round-star', value: openPoints(model, seat), label: w.openPoints }]),
    ],
    ...(mine && model.derived.vp !== null
      ? { score: { value: model.derived.vp, label: model.say(w.myPointsShort, { n: model.derived.vp }) } }
      : {}),
    ...(status === undefined
      ? {}
      : narrow && !model.phone
        ? { status: { ...status, text: status.dots ? '' : (status.short ?? '') } }
        : { status }),
  };
}

/** Ongoing cards as chips in one line, and the discard pile; a press on it shows everything of the player. */
function Chips({
  model,
  seat,
  width,
  onAll,
}: {
  readonly model: Model;
  readonly seat: SeatId;
  readonly width: number;
  readonly onAll: () => void;
}) {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  const usable = model.cards(`character:${seat}`).filter(({ id }) => onCard(model.ask, id).length > 0);
  const cards = [...usable, ...(own?.ongoing ?? []).flatMap((id) => model.cardOf(id) ?? [])];
  const round = !fitsInLine(
    cards.map(({ def }) => model.text.cards[def ?? '']?.name ?? ''),
    width - (seat === model.me && model.phone ? 150 : 74),
  );
  return (
    <div className={css.chips} data-zone={`play:${seat}`} data-group="">
      {cards.map((card) => {
        const home = homeOf(model, card.id);
        const shield = isShield(card);
        const note = [...(shield ? [w.shield] : []), ...(home === undefined ? [] : [model.say(w.borrowed, { seat: { seat: home } })])];
        return (
          <CardChip
            key={card.id}
            model={model}
            card={card}
            round={round}
            {...(shield ? { mark: <Sign name="shield" /> } : {})}
            {...(note.length === 0 ? {} : { note: note.join(', ') })}
          />
        );
      })}
      <button type="button" className={css.all} data-piles={seat} onClick={onAll} title={model.say(w.everything, { seat: { seat } })}>
        <Sign name="stack" />
        {seat === model.me && !model.phone ? (
          w.myCards
        ) : (
          <>
            {seat === model.me && `${w.deck} ${own?.deck ?? 0} · `}
            {w.discard} {own?.discard ?? 0}
          </>
        )}
      </button>
    </div>
  );
}

/** Everything of a player that anybody may look at. */
export function SeatDialog({
  model,
  seat,
  onClose,
}: {
  readonly model: Model;
  readonly seat: SeatId | null;
  readonly onClose: () => void;
}) {
  const w = words[model.lang];
  const own = seat === null ? undefined : seatOf(model, seat);
  const of = (ids: readonly number[]) => ids.flatMap((id) => model.cardOf(id) ?? []);
  const groups: CardGroup[] =
    seat === null || own === undefined
      ? []
      : [
          { key: 'character', title: w.character, cards: model.cards(`character:${seat}`) },
          {
            key: 'ongoing',
            title: w.ongoing,
            cards: of(own.ongoing),
            note(card) {
              const home = homeOf(model, card.id);
              return home === undefined ? undefined : model.say(w.borrowed, { seat: { seat: home } });
            },
          },
          {
            key: 'prison',
            title: w.prison,
            cards: captivesOf(model, seat),
            note(card) {
              const home = homeOf(model, card.id);
              return home === undefined ? undefined : model.say(w.captive, { seat: { seat: home } });
            },
          },
          { key: 'discard', title: w.discard, cards: [...model.cards(`discard:${seat}`)].reverse() },
        ];
  const title = seat === null ? '' : model.say(w.everything, { seat: { seat } });
  return <CardsDialog model={model} open={seat !== null} title={title} empty={w.nothing} groups={groups} onClose={onClose} />;
}

export function Others({ model }: { readonly model: Model }) {
  const [open, setOpen] = useState<SeatId | null>(null);
  const others = othersOf(model);
  const width = model.phone ? 360 : (model.layout === 'tablet' ? 780 : TABLE) / Math.max(2, others.length) - 20;
  const items = others.map(
    (seat): Opponent => ({
      ...plateOf(model, seat),
      cards: <Chips model={model} seat={seat} width={width} onAll={() => setOpen(seat)} />,
    }),
  );
  return (
    <div className={css.others}>
      <Opponents label={model.ui.table.opponents} items={items} />
      <SeatDialog model={model} seat={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Power left, tokens and Ongoing cards of my own. */
export function Mine({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const [open, setOpen] = useState(false);
  const { vars } = model;
  const mine = model.active === seat;
  const power = mine ? vars.power : 0;
  const chips = <Chips model={model} seat={seat} width={model.phone ? 300 : 270} onAll={() => setOpen(true)} />;
  const dialog = <SeatDialog model={model} seat={open ? seat : null} onClose={() => setOpen(false)} />;
  const says = mine ? (
    <>
      <b>{w.powerNow}</b>
      {!model.phone && <span>{model.say(w.spent, { k: vars.spent, n: vars.power + vars.spent })}</span>}
    </>
  ) : (
    <b>{model.active === null ? '' : model.say(w.turnOf, { seat: { seat: model.active } })}</b>
  );
  if (model.phone)
    return (
      <section className={css.minePhone} aria-label={w.mine}>
        <Orb power={power} label={w.powerNow} />
        <div>
          <p>
            {says}
            <Tokens n={seatOf(model, seat)?.tokens ?? 0} label={w.tokens} />
            {model.derived.vp !== null && (
              <span className={css.vp} title={w.myPoints}>
                <span className="sr">{w.myPoints}: </span>
                <Sign name="round-star" />
                <b>{model.derived.vp}</b>
              </span>
            )}
          </p>
          {chips}
        </div>
        {dialog}
      </section>
    );
  return (
    <section className={css.mine} aria-label={w.mine}>
      <Plate {...plateOf(model, seat)} />
      <div className={css.power}>
        <Orb power={power} label={w.powerNow} />
        <div>
          <p>{says}</p>
          {chips}
        </div>
      </div>
      {dialog}
    </section>
  );
}

/** My deck and discard pile; a press shows the whole discard pile. */
function Piles({
  model,
  seat,
  width,
  onOpen,
}: {
  readonly model: Model;
  readonly seat: SeatId;
  readonly width: number;
  readonly onOpen: () => void;
}) {
  const w = words[model.lang];
  const discard = model.cards(`discard:${seat}`);
  const top = discard.at(-1);
  const def = top?.def ?? null;
  return (
    <span className={css.piles}>
      <Pile
        label={w.deck}
        count={model.cards(`deck:${seat}`).length}
        top={null}
        back={model.back}
        size="xs"
        width={width}
        zone={`deck:${seat}`}
      />
      <Pile
        label={w.discard}
        count={discard.length}
        top={def === null ? null : model.face(def)}
        {...(top === undefined ? {} : { topId: top.id, onRead: () => model.read(top) })}
        {...(discard.length === 0 ? {} : { onPress: onOpen })}
        size="xs"
        width={width}
        zone={`discard:${seat}`}
      />
    </span>
  );
}

export function Hand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const [open, setOpen] = useState(false);
  const hand = <OwnHand model={model} seat={seat} label={w.myHand} low={!model.phone} />;
  if (model.phone) return hand;
  const discard = [...model.cards(`discard:${seat}`)].reverse();
  return (
    <div className={css.handRow}>
      {hand}
      <Piles model={model} seat={seat} width={58} onOpen={() => setOpen(true)} />
      <CardsDialog
        model={model}
        open={open}
        title={w.discard}
        hint={w.newest}
        empty={w.nothing}
        groups={[{ key: 'discard', cards: discard }]}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
