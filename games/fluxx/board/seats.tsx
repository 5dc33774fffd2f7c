import type { CardView, SeatId } from '#engine';
import { Card, CardRow, Chip, HandFan, MyArea, type Opponent, Opponents, Plate, type PlateProps, type PlateStat, Sign, Slot } from '#web/kit/index.ts';
import { onSeat } from '#web/table/choice.ts';
import type { TableModel } from '#web/table/model.ts';
import css from './board.module.css';
import { derivedOf, isFilled, isWanted, othersOf, progressOf, varsOf } from './state.ts';
import { words } from './words.ts';

const FAR_WIDTH = 70;
const NEAR_WIDTH = 92;

function statsOf(model: TableModel, seat: SeatId): PlateStat[] {
  const w = words[model.lang];
  const { rules, seats } = derivedOf(model);
  const view = seats.find((one) => one.seat === seat);
  if (view === undefined) return [];
  const stats: PlateStat[] = [
    { icon: 'card-pick', value: view.hand, ...(rules.handLimit === null ? {} : { max: rules.handLimit }), label: w.cardsInHand },
    { icon: 'hand', value: view.keepers, ...(view.keeperLimit === null ? {} : { max: view.keeperLimit }), label: w.keepersInPlay },
  ];
  if (view.creepers > 0) stats.push({ icon: 'death-skull', value: view.creepers, label: w.creepersInPlay });
  return stats;
}

/** Progress to the Goal, or what keeps the seat from winning: always to be seen. */
function GoalChip({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const w = words[model.lang];
  const progress = progressOf(derivedOf(model), seat);
  if (progress === null || progress.have === 0) return null;
  const { have, need, goal } = progress;
  if (have === need && goal.hindered.includes(seat))
    return (
      <Chip icon={<Sign name="death-skull" />} title={w.hinderedHint}>
        {w.hindered}
      </Chip>
    );
  return (
    <Chip tone={have >= need - 1 && seat !== model.me ? 'bad' : 'plain'} icon={<Sign name="archery-target" />}>
      {model.say(w.toGoal, { k: have, n: need })}
    </Chip>
  );
}

function plateOf(model: TableModel, seat: SeatId): PlateProps {
  const info = model.seatInfo(seat);
  const option = model.canAct ? onSeat(model.ask, seat) : undefined;
  const selected = option !== undefined && model.chosen.includes(option.key);
  return {
    seat,
    seed: info?.avatar ?? info?.name ?? String(seat),
    ...(info?.kind === 'bot' ? { emoji: 'robot', bot: model.ui.common.bot } : info?.control === 'bot' ? { bot: model.ui.common.bot } : {}),
    name: model.name(seat),
    active: varsOf(model).active === seat && model.view.outcome === null,
    me: seat === model.me,
    offline: info?.connected === false,
    stats: statsOf(model, seat),
    zone: `hand:${seat}`,
    ...(option === undefined ? {} : { onPress: () => model.choose(option), legal: !selected, selected }),
  };
}

function laidBy(model: TableModel, seat: SeatId): readonly CardView[] {
  return [...model.cards(`keepers:${seat}`), ...model.cards(`creepers:${seat}`)];
}

function Laid({ model, card, width, first }: { readonly model: TableModel; readonly card: CardView; readonly width: number; readonly first?: boolean }) {
  const wanted = isWanted(derivedOf(model), card.def);
  return <Card {...model.cardProps(card)} size={width > FAR_WIDTH ? 's' : 'xs'} width={width} pointer={first} {...(wanted ? { flag: words[model.lang].flag } : {})} />;
}

export function Others({ model }: { readonly model: TableModel }) {
  const w = words[model.lang];
  const items = othersOf(model).map((seat): Opponent => {
    const cards = laidBy(model, seat);
    const asked = model.isAsked(seat) && seat !== model.me && model.view.decision?.mode !== 'first';
    const info = model.seatInfo(seat);
    return {
      ...plateOf(model, seat),
      ...(asked && info?.connected !== false ? { status: { text: varsOf(model).active === seat ? w.thinks : w.answers, dots: true } } : {}),
      end: <GoalChip model={model} seat={seat} />,
      cards:
        cards.length === 0 ? (
          <p className={css.none} data-zone={`keepers:${seat}`}>
            {w.nothing}
          </p>
        ) : (
          <CardRow label={model.say(w.keepersOf, { seat: { seat } })} width={FAR_WIDTH} zone={`keepers:${seat}`}>
            {cards.map((card) => (
              <Laid key={card.id} model={model} card={card} width={FAR_WIDTH} />
            ))}
          </CardRow>
        ),
    };
  });
  return <Opponents label={model.ui.table.opponents} items={items} />;
}

/** What I lack for the Goal that I am nearest to. */
function lackOf(model: TableModel, seat: SeatId): string | undefined {
  const w = words[model.lang];
  const progress = progressOf(derivedOf(model), seat);
  if (progress === null) return undefined;
  if (progress.goal.hindered.includes(seat) && progress.have === progress.need) return w.hinderedHint;
  if (progress.have === progress.need || progress.need < progress.goal.needs.length) return undefined;
  const names = progress.goal.needs
    .filter((need) => !isFilled(need, seat))
    .map((need) => (need.what === 'keeper' || need.what === 'creeper' ? (model.text.cards[need.name]?.name ?? need.name) : null));
  return names.includes(null) || names.length > 2 ? undefined : model.say(w.missing, { what: names.join(', ') });
}

export function Mine({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const w = words[model.lang];
  const cards = laidBy(model, seat);
  const view = derivedOf(model).seats.find((one) => one.seat === seat);
  const limit = view?.keeperLimit ?? null;
  const width = model.phone ? FAR_WIDTH : NEAR_WIDTH;
  const room = limit === null ? Math.max(0, 2 - cards.length) : Math.max(0, Math.min(limit - (view?.keepers ?? 0), 3));
  const places = [
    ...cards.map((card) => <Laid key={card.id} model={model} card={card} width={width} />),
    ...Array.from({ length: room }, (_, n) => (
      <Slot key={`room-${String(n)}`} size="s" width={width}>
        {w.emptyMine}
      </Slot>
    )),
  ];
  const lack = lackOf(model, seat);
  const note = view === undefined ? '' : limit === null ? view.keepers : `${view.keepers} / ${limit}`;
  return (
    <MyArea title={w.mine} note={note} plate={<Plate {...plateOf(model, seat)} end={<GoalChip model={model} seat={seat} />} {...(lack === undefined ? {} : { hint: lack })} />}>
      <CardRow label={w.mine} width={width} gap={14} zone={`keepers:${seat}`}>
        {places}
      </CardRow>
    </MyArea>
  );
}

export function Hand({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const cards = model.cards(`hand:${seat}`);
  const props = new Map(cards.map((card) => [card.id, model.cardProps(card, 'hand')]));
  const ids = cards.map((card) => card.id);
  return (
    <HandFan
      label={words[model.lang].myHand}
      ids={ids}
      zone={`hand:${seat}`}
      legal={ids.filter((id) => props.get(id)?.legal === true)}
      selected={ids.filter((id) => (props.get(id)?.selected ?? false) !== false)}
      onSwipe={(id) => {
        const option = model.ask?.options.find((one) => one.ref.kind === 'card' && one.ref.card === id);
        if (option !== undefined && model.ask?.max === 1) model.answer([option.key]);
      }}
      render={(id, more) => {
        const own = props.get(id);
        return own === undefined ? null : <Card {...own} {...more} size="m" />;
      }}
    />
  );
}
