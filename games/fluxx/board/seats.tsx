import type { CardView, SeatId } from '#engine';
import {
  Card,
  CardRow,
  Chip,
  MyArea,
  type Opponent,
  Opponents,
  Plate,
  type PlateProps,
  type PlateStat,
  type PlateStatus,
  Sign,
  Slot,
} from '#web/kit/index.ts';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import { areTabs, othersOf, plateOf as plate } from '#web/table/seats.ts';
import css from './board.module.css';
import { isFilled, isWanted, type Model, progressOf } from './state.ts';
import { words } from './words.ts';

const FAR_WIDTH = 70;
const NEAR_WIDTH = 92;
const PHONE_WIDTH = 62;
const farWidth = (model: Model): number => (model.phone ? PHONE_WIDTH : FAR_WIDTH);

function statsOf(model: Model, seat: SeatId): PlateStat[] {
  const w = words[model.lang];
  const { rules, seats } = model.derived;
  const view = seats.find((one) => one.seat === seat);
  if (view === undefined) return [];
  const stats: PlateStat[] = [
    { icon: 'card-pick', value: view.hand, ...(rules.handLimit === null ? {} : { max: rules.handLimit }), label: w.cardsInHand },
    { icon: 'hand', value: view.keepers, ...(view.keeperLimit === null ? {} : { max: view.keeperLimit }), label: w.keepersInPlay },
  ];
  if (view.creepers > 0 && !model.phone) stats.push({ icon: 'death-skull', value: view.creepers, label: w.creepersInPlay });
  return stats;
}

/** Progress to the Goal, or what keeps the seat from winning: always to be seen. */
function GoalChip({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const progress = progressOf(model.derived, seat);
  if (progress === null || progress.have === 0) return null;
  const { have, need, goal } = progress;
  if (have === need && goal.hindered.includes(seat))
    return (
      <Chip icon={<Sign name="death-skull" />} title={w.hinderedHint}>
        {w.hindered}
      </Chip>
    );
  const said = model.say(w.toGoal, { k: have, n: need });
  // Several plates on a tablet have room for the numbers only.
  const narrow = model.layout === 'tablet' && othersOf(model).length > 2;
  return (
    <Chip tone={have >= need - 1 ? 'bad' : 'plain'} icon={<Sign name="archery-target" />} title={said}>
      {narrow ? (
        <>
          <span className="sr">{said}</span>
          <span aria-hidden="true">{`${have}/${need}`}</span>
        </>
      ) : (
        said
      )}
    </Chip>
  );
}

const plateOf = (model: Model, seat: SeatId): PlateProps => ({ ...plate(model, seat), stats: statsOf(model, seat) });

function laidBy(model: Model, seat: SeatId): readonly CardView[] {
  return [...model.cards(`keepers:${seat}`), ...model.cards(`creepers:${seat}`)];
}

function Laid({
  model,
  card,
  width,
  first,
}: {
  readonly model: Model;
  readonly card: CardView;
  readonly width: number;
  readonly first?: boolean;
}) {
  const wanted = isWanted(model.derived, card.def);
  return (
    <Card
      {...model.cardProps(card)}
      size={width > FAR_WIDTH ? 's' : 'xs'}
      width={width}
      pointer={first}
      {...(wanted ? { flag: words[model.lang].flag } : {})}
    />
  );
}

/** Wide plates have room for «thinks»; a tab has one small mark: turn, nearness to the Goal, Creeper. */
function statusOf(model: Model, seat: SeatId, asked: boolean): { readonly status?: PlateStatus } {
  const w = words[model.lang];
  const active = model.vars.active === seat && model.view.outcome === null;
  // Four columns have room for the dots only.
  if (!areTabs(model))
    return asked ? { status: { text: othersOf(model).length > 3 ? '' : active ? w.thinks : w.answers, dots: true } } : {};
  if (active) return { status: { text: w.thinks, short: w.active, tone: 'info' } };
  if (asked) return { status: { text: w.answers, dots: true } };
  const progress = progressOf(model.derived, seat);
  if (progress !== null && progress.have > 0) {
    const { have, need } = progress;
    return {
      status: { text: model.say(w.toGoal, { k: have, n: need }), short: `${have}/${need}`, tone: have >= need - 1 ? 'bad' : 'plain' },
    };
  }
  return model.cards(`creepers:${seat}`).length > 0 ? { status: { text: w.creepersInPlay, sign: 'death-skull' } } : {};
}

export function Others({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const items = othersOf(model).map((seat): Opponent => {
    const cards = laidBy(model, seat);
    const asked = model.isAsked(seat) && seat !== model.me && model.view.decision?.mode !== 'first';
    const info = model.seatInfo(seat);
    return {
      ...plateOf(model, seat),
      ...statusOf(model, seat, asked && info?.connected !== false),
      end: <GoalChip model={model} seat={seat} />,
      cards:
        cards.length === 0 ? (
          <p className={css.none} data-zone={`keepers:${seat}`}>
            {w.nothing}
          </p>
        ) : (
          <CardRow label={model.say(w.keepersOf, { seat: { seat } })} width={farWidth(model)} zone={`keepers:${seat}`}>
            {cards.map((card) => (
              <Laid key={card.id} model={model} card={card} width={farWidth(model)} />
            ))}
          </CardRow>
        ),
    };
  });
  return <Opponents label={model.ui.table.opponents} items={items} />;
}

/** How far I am with the nearest Goal, and what is missing. */
function lackOf(model: Model, seat: SeatId): string | undefined {
  const w = words[model.lang];
  const progress = progressOf(model.derived, seat);
  if (progress === null) return undefined;
  const { goal, have, need } = progress;
  if (have === need) return goal.hindered.includes(seat) ? w.hinderedHint : undefined;
  const far = have > 0 ? `${model.say(w.toGoal, { k: have, n: need })}. ` : '';
  const names = goal.needs
    .filter((one) => !isFilled(one, seat))
    .map((one) => (one.what === 'keeper' || one.what === 'creeper' ? (model.text.cards[one.name]?.name ?? one.name) : null));
  const open = need < goal.needs.length || names.includes(null) || names.length > 2;
  return open ? far.trim() : far + model.say(w.missing, { what: names.join(', ') });
}

export function Mine({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const cards = laidBy(model, seat);
  const view = model.derived.seats.find((one) => one.seat === seat);
  const limit = view?.keeperLimit ?? null;
  const width = model.phone ? PHONE_WIDTH : NEAR_WIDTH;
  const room = model.phone ? 0 : limit === null ? Math.max(0, 2 - cards.length) : Math.max(0, Math.min(limit - (view?.keepers ?? 0), 3));
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
    <MyArea title={w.mine} note={note} plate={<Plate {...plateOf(model, seat)} {...(lack === undefined ? {} : { hint: lack })} />}>
      {places.length === 0 ? (
        <p className={css.none} data-zone={`keepers:${seat}`}>
          {w.nothing}
        </p>
      ) : (
        <CardRow label={w.mine} width={width} gap={14} zone={`keepers:${seat}`}>
          {places}
        </CardRow>
      )}
    </MyArea>
  );
}

export function Hand({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  return <OwnHand model={model} seat={seat} label={words[model.lang].myHand} />;
}
