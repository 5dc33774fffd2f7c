import type { SeatId } from '#engine';
import { Card, CardRow, MyArea, Opponents, Pile, Plate, type PlateProps } from '#web/kit/index.ts';
import type { Board } from '#web/table/board.ts';
import { OwnHand } from '#web/table/cards/OwnHand.tsx';
import type { TableModel } from '#web/table/model.ts';
import { othersOf, plateOf as plate } from '#web/table/seats.ts';
import type { CairnDerived } from '../derived.ts';
import type { CairnVars } from '../state.ts';
import { art } from './art.ts';
import { face } from './face.ts';
import { words } from './words.ts';

type Model = TableModel<CairnVars, CairnDerived>;

const seatOf = ({ derived }: Model, seat: SeatId) => derived.seats.find((one) => one.seat === seat);

function plateOf(model: Model, seat: SeatId): PlateProps {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  return {
    ...plate(model, seat),
    stats: [{ icon: 'card-pick', value: own?.hand ?? 0, label: w.inHand }],
    score: { value: own?.weight ?? 0, label: w.heap },
  };
}

function Heap({ model, seat, size }: { readonly model: Model; readonly seat: SeatId; readonly size: 's' | 'xs' }) {
  const zone = `heap:${seat}`;
  return (
    <CardRow label={model.text.zones.heap} size={size} zone={zone}>
      {model.cards(zone).map((card) => (
        <Card key={card.id} {...model.cardProps(card)} size={size} />
      ))}
    </CardRow>
  );
}

function Others({ model }: { readonly model: Model }) {
  const items = othersOf(model).map((seat) => ({ ...plateOf(model, seat), cards: <Heap model={model} seat={seat} size="xs" /> }));
  return <Opponents label={model.ui.table.opponents} items={items} />;
}

function Centre({ model }: { readonly model: Model }) {
  const discard = model.cards('discard');
  const top = discard.at(-1)?.def ?? null;
  return (
    <div style={{ display: 'flex', gap: 24, justifyContent: 'center' }}>
      <Pile label={model.text.zones.deck} count={model.cards('deck').length} top={null} back={model.back} width={72} zone="deck" />
      <Pile label={model.text.zones.discard} count={discard.length} top={top === null ? null : model.face(top)} width={72} zone="discard" />
    </div>
  );
}

function Mine({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const note = model.say(w.of, { n: seatOf(model, seat)?.weight ?? 0, goal: model.derived.goal });
  return (
    <MyArea title={w.mine} note={note} plate={<Plate {...plateOf(model, seat)} />}>
      <Heap model={model} seat={seat} size="s" />
    </MyArea>
  );
}

/** What lies where, and a few words; the prompt bar, log, chat, reader, undo and end screen are the table's. */
export const board: Board<CairnVars, CairnDerived> = {
  art,
  icon: 'rock',
  face,
  lays: (zone, { me }) => zone.startsWith('heap') || zone === `hand:${me}`,
  slots: (model) => ({
    opponents: <Others model={model} />,
    centre: <Centre model={model} />,
    mine: model.me === null ? undefined : <Mine model={model} seat={model.me} />,
    hand: model.me === null ? undefined : <OwnHand model={model} seat={model.me} label={words[model.lang].hand} pointer />,
  }),
  turn: (model) => model.say(words[model.lang].turn, { n: model.vars.turn + 1 }),
  active: (vars) => vars.active,
  plays: ['plays', 'takes'],
  progress: (_vars, derived, seat) => derived.seats.find((one) => one.seat === seat)?.weight ?? 0,
  turnNumber: (vars) => vars.turn,
};
