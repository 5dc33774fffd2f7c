import type { CardView, SeatId } from '#engine';
import { Card, CardRow, cx, Dots, Emoji, type PlateProps, type PlateStatus, Sign } from '#web/kit/index.ts';
import { onSeat } from '#web/table/prompt/choice.ts';
import { areTabs, othersOf, plateOf as plate } from '#web/table/seats.ts';
import { marksOf, Pill } from './bits.tsx';
import css from './board.module.css';
import { fitsInLine, knownOf, type Model, openPlay, partsOf, placesFor, seatOf } from './state.ts';
import { words } from './words.ts';

const FAR = 66;
const farWidth = ({ layout }: Model): number => (layout === 'landscape' ? 54 : layout === 'tablet' ? 58 : FAR);
/** The table is about as wide as this; its width in columns decides whether pills can carry names. */
const TABLE = 1070;
const TABLET = 760;

function statusOf(model: Model, seat: SeatId): PlateStatus | undefined {
  const { status } = words[model.lang];
  const vars = model.vars;
  const { decision, outcome } = model.view;
  if (outcome !== null) return undefined;
  const play = openPlay(vars);
  if (play !== null && play.instants.at(-1)?.seat === seat) return { text: status.answered, tone: 'bad', sign: 'cancel' };
  const asked = seat !== model.me && decision?.asked.includes(seat) === true;
  if (asked && decision?.mode === 'first') return { text: play === null ? status.thinks : status.mayAnswer, short: '?' };
  if (asked) return { text: status.thinks, dots: true };
  return vars.active === seat ? { text: status.turn, tone: 'info', sign: 'hourglass' } : undefined;
}

export function plateOf(model: Model, seat: SeatId): PlateProps {
  const w = words[model.lang];
  const own = seatOf(model, seat);
  const mine = seat === model.me;
  const status = mine ? undefined : statusOf(model, seat);
  // Where the plates are narrow a mark has to do instead of words.
  const narrow = !mine && !areTabs(model) && othersOf(model).length > 3;
  return {
    // A seat can be asked for itself, or as the owner of the Stable that the chosen card goes to.
    ...plate(model, seat, onSeat(model.ask, seat) ?? placesFor(model).get(seat)),
    stats: [
      ...(mine || narrow ? [] : [{ icon: 'card-pick', value: own?.hand ?? 0, label: w.inHand }]),
      ...(own?.hasPandas === true
        ? [{ icon: <Emoji name="panda" />, value: partsOf(model.cards(`stable:${seat}`)).unicorns.length, label: w.pandaCount }]
        : []),
    ],
    pips: { sign: 'horseshoe', have: own?.unicorns ?? 0, need: model.derived.needed, label: w.unicorns },
    ...(narrow ? { end: <NarrowEnd status={status} hand={own?.hand ?? 0} label={w.inHand} /> } : status === undefined ? {} : { status }),
  };
}

/** The end of a narrow plate: the mark of its state over the size of the hand. */
function NarrowEnd({ status, hand, label }: { readonly status: PlateStatus | undefined; readonly hand: number; readonly label: string }) {
  return (
    <span className={css.end}>
      {status !== undefined && (
        <span className={cx(css.mark, status.tone === 'bad' && css.markBad, status.tone === 'info' && css.markInfo)} title={status.text}>
          {status.sign === undefined ? (status.short ?? <Dots />) : <Sign name={status.sign} />}
          <span className="sr">{status.text}</span>
        </span>
      )}
      <span title={label}>
        <Sign name="card-pick" />
        <span className="sr">{label}: </span>
        <b>{hand}</b>
      </span>
    </span>
  );
}

export function StableCard({
  model,
  card,
  width,
  pandas,
}: {
  readonly model: Model;
  readonly card: CardView;
  readonly width: number;
  readonly pandas: boolean;
}) {
  return (
    <Card
      {...model.cardProps(card)}
      {...marksOf(model, card)}
      size={width > FAR ? 's' : 'xs'}
      width={width}
      {...(pandas && width > FAR ? { tag: <Emoji name="panda" /> } : {})}
    />
  );
}

function Known({ model, seat }: { readonly model: Model; readonly seat: SeatId }) {
  const w = words[model.lang];
  const known = knownOf(model.cards(`hand:${seat}`));
  if (known.length === 0) return null;
  const label = seatOf(model, seat)?.isOpen === true ? w.openHand : w.seenCards;
  return (
    <span className={css.known} title={label} data-zone={`hand:${seat}`} data-group="">
      <Sign name="eyeball" />
      <span className="sr">{label}</span>
      {known.map((card) => (
        <Pill key={card.id} model={model} card={card} round />
      ))}
    </span>
  );
}

/**
 * Everything that lies in another Stable, and what is known of that hand. `flat`: in the strip, where all Stables share one sideways scroll
 * and cards need not overlap.
 */
export function FarStable({ model, seat, flat = false }: { readonly model: Model; readonly seat: SeatId; readonly flat?: boolean }) {
  const w = words[model.lang];
  const { unicorns, upgrades, downgrades } = partsOf(model.cards(`stable:${seat}`));
  const pandas = seatOf(model, seat)?.hasPandas === true;
  const mods = [...upgrades, ...downgrades];
  const label = model.say(w.stableOf, { seat: { seat } });
  const draw = (card: CardView) => (
    <StableCard key={card.id} model={model} card={card} width={farWidth(model)} pandas={pandas && unicorns.includes(card)} />
  );
  const empty = <p className={css.none}>{w.empty}</p>;
  if (flat && model.phone)
    return (
      <div className={css.flatRow} data-zone={`stable:${seat}`}>
        {unicorns.length + mods.length === 0 ? (
          empty
        ) : (
          <ul className={css.flat} aria-label={label}>
            {[...unicorns, ...mods].map((card) => (
              <li key={card.id}>{draw(card)}</li>
            ))}
          </ul>
        )}
        <Known model={model} seat={seat} />
      </div>
    );
  const room = flat
    ? Math.max(2, unicorns.length) * (FAR + 6)
    : (model.layout === 'tablet' ? TABLET : TABLE) / Math.max(2, othersOf(model).length) - 20;
  const names = mods.map((card) => model.text.cards[card.def ?? '']?.name ?? '');
  const round = !fitsInLine(names, knownOf(model.cards(`hand:${seat}`)).length, room);
  const pills = (
    <div className={css.pills}>
      {mods.length > 0 && (
        <span className={css.mods} data-group="">
          {mods.map((card) => (
            <Pill key={card.id} model={model} card={card} round={round} />
          ))}
        </span>
      )}
      <Known model={model} seat={seat} />
    </div>
  );
  return (
    <div className={css.far} data-zone={`stable:${seat}`}>
      {unicorns.length === 0 ? (
        empty
      ) : flat ? (
        <ul className={css.flat} aria-label={label}>
          {unicorns.map((card) => (
            <li key={card.id}>{draw(card)}</li>
          ))}
        </ul>
      ) : (
        <CardRow label={label} width={farWidth(model)} gap={5}>
          {unicorns.map(draw)}
        </CardRow>
      )}
      {pills}
    </div>
  );
}
