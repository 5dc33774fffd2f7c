import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { CardId } from '#engine';
import { cx, Emoji, seatStyle } from '#web/kit/index.ts';
import { Base, Meter, spokenBase } from './Base.tsx';
import { Column, Lane, Side } from './Column.tsx';
import { BaseDetails, MinionDetails } from './Details.tsx';
import css from './field.module.css';
import { skyOf, stickerOf } from './Pieces.tsx';
import { farSeats, isFirst, isReady, type Model, nearSeat, placesFor, powerOf, type Site, scoringOf, sitesOf, viewOf } from './state.ts';
import { words } from './words.ts';

/** All bases side by side; on a narrow screen all as chips and one in full. A press opens what there is to know. */
export function Field({ model }: { readonly model: Model }) {
  const [base, setBase] = useState<CardId | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const sites = sitesOf(model);
  const open = { onBase: setBase, onCard: setCard };
  return (
    <>
      {model.phone ? <OneBase model={model} sites={sites} {...open} /> : <Columns model={model} sites={sites} {...open} />}
      <BaseDetails
        model={model}
        base={base}
        onClose={() => setBase(null)}
        onCard={(id) => {
          setBase(null);
          setCard(id);
        }}
      />
      <MinionDetails model={model} card={card} onClose={() => setCard(null)} />
    </>
  );
}

interface FieldProps {
  readonly model: Model;
  readonly sites: readonly Site[];
  readonly onBase: (base: CardId) => void;
  readonly onCard: (card: CardId) => void;
}

/** From here on the columns keep their width and the field scrolls sideways. */
const MOST = 5;

function Columns({ model, sites, onBase, onCard }: FieldProps) {
  const players = model.view.ring.length;
  const duel = players === 2;
  const width = duel ? 80 : players === 3 ? 74 : 64;
  return (
    <section
      className={cx(css.columns, sites.length > MOST && css.many)}
      style={{ '--columns': sites.length } as CSSProperties}
      aria-label={words[model.lang].bases}
    >
      {sites.map((site) => (
        <Column key={site.site} model={model} site={site} duel={duel} width={width} onBase={onBase} onCard={onCard} />
      ))}
    </section>
  );
}

/** Whether something on that base, or the base itself, can be chosen now. */
const isAimed = (model: Model, { base, minions, actions }: Site): boolean => {
  if (!model.canAct || model.ask === null) return false;
  const here = [base, ...actions.map(({ card }) => card), ...minions.flatMap((one) => [one.card, ...one.actions.map(({ card }) => card)])];
  const places = placesFor(model);
  return here.some((card) => places.has(card)) || model.ask.options.some(({ ref }) => ref.kind === 'card' && here.includes(ref.card));
};

/** Whether the table points at another base than this one: it is being scored, or what can be chosen lies elsewhere. */
function isPointing(model: Model, sites: readonly Site[], place: number): boolean {
  const hot = scoringOf(model)?.place;
  if (hot !== undefined) return hot !== place;
  const aimed = sites.filter((one) => isAimed(model, one));
  return aimed.length > 0 && !aimed.some(({ site }) => site === place);
}

/** The base worth showing: where something is being scored or can be chosen; the fullest one of several. */
function likeliest(model: Model, sites: readonly Site[]): number {
  const hot = scoringOf(model)?.place;
  if (hot !== undefined && sites.some(({ site }) => site === hot)) return hot;
  const places = placesFor(model);
  const chosen = sites.find(({ base, minions }) =>
    [base, ...minions.map((one) => one.card)].some((card) => places.get(card)?.some(({ key }) => model.chosen.includes(key)) === true),
  );
  if (chosen !== undefined) return chosen.site;
  const aimed = sites.filter((one) => isAimed(model, one));
  const [fullest] = [...(aimed.length > 0 ? aimed : sites)].sort(
    (a, b) => b.total / Math.max(1, b.breakpoint) - a.total / Math.max(1, a.breakpoint),
  );
  return fullest?.site ?? -1;
}

const SWIPE_PX = 44;

/** A narrow screen: every base as a chip with everybody's power, and one of them in full; a swipe goes to the next. */
function OneBase({ model, sites, onBase, onCard }: FieldProps) {
  const w = words[model.lang];
  const [own, setOwn] = useState<{ readonly site: number; readonly n: number } | null>(null);
  const n = model.view.decision?.n ?? -1;
  const hot = scoringOf(model)?.place;
  // A base shown by hand stays until the next question, and longer if that is not about another one.
  const known = own !== null && sites.some(({ site }) => site === own.site) ? own : null;
  const shown = known !== null && (known.n === n || !isPointing(model, sites, known.site)) ? known.site : likeliest(model, sites);
  const at = Math.max(
    0,
    sites.findIndex(({ site }) => site === shown),
  );
  const site = sites[at];
  const start = useRef<{ x: number; y: number } | null>(null);
  const show = (index: number): void => {
    const next = sites[(index + sites.length) % sites.length];
    if (next !== undefined) setOwn({ site: next.site, n });
  };
  const onEnd = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const dx = event.clientX - from.x;
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(event.clientY - from.y)) show(at + (dx < 0 ? 1 : -1));
  };
  if (site === undefined) return null;
  const shared = { model, site, onBase, onCard };
  return (
    <div className={css.narrow}>
      <section
        className={cx(css.chips, sites.length > MOST && css.row)}
        aria-label={w.bases}
        style={{ '--columns': sites.length } as CSSProperties}
      >
        {sites.map((one, index) => (
          <Chip key={one.site} model={model} site={one} on={index === at} hot={one.site === hot} onPress={() => show(index)} />
        ))}
      </section>
      <section
        className={cx(css.one, site.site === hot && css.hot)}
        aria-label={model.text.cards[viewOf(model, site.base).def ?? '']?.name}
        data-zone={`site:${site.site}`}
        data-drop={site.base}
        data-group=""
        onPointerDown={(event) => {
          start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={onEnd}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        <div className={css.far}>
          {farSeats(model).map((seat) => (
            <Lane key={seat} {...shared} seat={seat} />
          ))}
        </div>
        <Base model={model} site={site} hot={site.site === hot} onOpen={() => onBase(site.base)} />
        <Side {...shared} seat={nearSeat(model)} width={54} />
      </section>
    </div>
  );
}

function Chip({
  model,
  site,
  on,
  hot,
  onPress,
}: {
  readonly model: Model;
  readonly site: Site;
  readonly on: boolean;
  readonly hot: boolean;
  readonly onPress: () => void;
}) {
  const card = viewOf(model, site.base);
  const target = isAimed(model, site);
  return (
    <button
      type="button"
      className={cx(css.chip, on && css.on, hot && css.hotChip, target && css.target, isReady(site) && css.ready)}
      aria-pressed={on}
      data-drop={site.base}
      data-legal={(target && !on) || undefined}
      onClick={onPress}
    >
      <span className="sr">{spokenBase(model, site)}</span>
      <span className={css.chipArt} data-type="base" style={skyOf(card.def)} aria-hidden="true">
        <Emoji name={stickerOf(card.def)} />
        <b>{site.breakpoint}</b>
      </span>
      <Meter model={model} site={site} />
      <span className={css.chipPowers} aria-hidden="true">
        {[nearSeat(model), ...farSeats(model)].map((seat) => (
          <em key={seat} className={isFirst(site, seat) ? css.first : undefined} style={seatStyle(seat)}>
            {powerOf(site, seat)}
          </em>
        ))}
      </span>
    </button>
  );
}
