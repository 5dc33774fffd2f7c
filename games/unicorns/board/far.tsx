import type { CardView, SeatId } from '#engine';
import { Card, CardRow, Emoji, type PlateProps, type PlateStatus, Sign } from '#web/kit/index.ts';
import { onSeat } from '#web/table/choice.ts';
import type { TableModel } from '#web/table/model.ts';
import { marksOf, Pill } from './bits.tsx';
import css from './board.module.css';
import { derivedOf, knownOf, openPlay, partsOf, placesFor, seatOf, varsOf } from './state.ts';
import { words } from './words.ts';

const FAR = 66;
/** With more of them the names have no room. */
const NAMED_PILLS = 4;

function statusOf(model: TableModel, seat: SeatId): PlateStatus | undefined {
  const { status } = words[model.lang];
  const vars = varsOf(model);
  const { decision, outcome } = model.view;
  if (outcome !== null) return undefined;
  const play = openPlay(vars);
  if (play !== null && play.instants.at(-1)?.seat === seat) return { text: status.answered, tone: 'bad', sign: 'cancel' };
  const asked = seat !== model.me && decision?.asked.includes(seat) === true;
  if (asked && decision?.mode === 'first') return { text: play === null ? status.thinks : status.mayAnswer, short: '?' };
  if (asked) return { text: status.thinks, dots: true };
  return vars.active === seat ? { text: status.turn, tone: 'info', sign: 'hourglass' } : undefined;
}

export function plateOf(model: TableModel, seat: SeatId): PlateProps {
  const w = words[model.lang];
  const info = model.seatInfo(seat);
  const own = seatOf(model, seat);
  const status = statusOf(model, seat);
  // A seat can be asked for itself, or as the owner of the Stable that the chosen card goes to.
  const option = model.canAct ? (onSeat(model.ask, seat) ?? placesFor(model).get(seat)) : undefined;
  const selected = option !== undefined && model.chosen.includes(option.key);
  return {
    seat,
    seed: info?.avatar ?? info?.name ?? String(seat),
    ...(info?.kind === 'bot' ? { emoji: 'robot', bot: model.ui.common.bot } : info?.control === 'bot' ? { bot: model.ui.common.bot } : {}),
    name: model.name(seat),
    active: varsOf(model).active === seat && model.view.outcome === null,
    me: seat === model.me,
    offline: info?.connected === false,
    stats: [
      { icon: 'card-pick', value: own?.hand ?? 0, label: w.inHand },
      ...(own?.hasPandas === true
        ? [{ icon: <Emoji name="panda" />, value: partsOf(model.cards(`stable:${seat}`)).unicorns.length, label: w.pandaCount }]
        : []),
    ],
    pips: { sign: 'horseshoe', have: own?.unicorns ?? 0, need: derivedOf(model).needed, label: w.unicorns },
    zone: `hand:${seat}`,
    ...(status === undefined ? {} : { status }),
    ...(option === undefined ? {} : { onPress: () => selected || model.choose(option), legal: !selected, selected }),
  };
}

export function StableCard({ model, card, width, pandas }: { readonly model: TableModel; readonly card: CardView; readonly width: number; readonly pandas: boolean }) {
  return (
    <Card
      {...model.cardProps(card)}
      {...marksOf(model, card)}
      size={width > FAR ? 's' : 'xs'}
      width={width}
      {...(pandas ? { tag: <Emoji name="panda" /> } : {})}
    />
  );
}

/** Everything that lies in another Stable, and what is known of that hand. */
export function FarStable({ model, seat }: { readonly model: TableModel; readonly seat: SeatId }) {
  const w = words[model.lang];
  const { unicorns, upgrades, downgrades } = partsOf(model.cards(`stable:${seat}`));
  const own = seatOf(model, seat);
  const known = knownOf(model.cards(`hand:${seat}`));
  const mods = [...upgrades, ...downgrades];
  return (
    <div className={css.far} data-zone={`stable:${seat}`}>
      {unicorns.length === 0 ? (
        <p className={css.none}>{w.empty}</p>
      ) : (
        <CardRow label={model.say(w.stableOf, { seat: { seat } })} width={FAR} gap={5}>
          {unicorns.map((card) => (
            <StableCard key={card.id} model={model} card={card} width={FAR} pandas={own?.hasPandas === true} />
          ))}
        </CardRow>
      )}
      {(mods.length > 0 || known.length > 0) && (
        <div className={css.pills} data-group="">
          {mods.map((card) => (
            <Pill key={card.id} model={model} card={card} look={mods.length > NAMED_PILLS ? 'round' : 'mod'} />
          ))}
          {known.length > 0 && (
            <span className={css.known} title={own?.isOpen === true ? w.openHand : w.seenCards} data-zone={`hand:${seat}`}>
              <Sign name="eyeball" />
              <span className="sr">{own?.isOpen === true ? w.openHand : w.seenCards}</span>
              {known.map((card) => (
                <Pill key={card.id} model={model} card={card} look="round" />
              ))}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
