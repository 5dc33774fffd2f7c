import type { CSSProperties } from 'react';
import type { CardId, SeatId } from '#engine';
import { cx, seatStyle } from '#web/kit/index.ts';
import { Base } from './Base.tsx';
import css from './field.module.css';
import { Mini, Minion, Pill } from './Pieces.tsx';
import { asParam, farSeats, isReady, type Model, minionsOf, nearSeat, type Site, scoringOf } from './state.ts';
import { words } from './words.ts';

export interface SiteProps {
  readonly model: Model;
  readonly site: Site;
  readonly onBase: (base: CardId) => void;
  readonly onCard: (card: CardId) => void;
}

/** What somebody would gain if a full base were scored as it stands; nothing is foretold of a base that is not full. */
const vpOf = (site: Site, seat: SeatId): number | undefined => (isReady(site) && site.places[seat] > 0 ? site.gains[seat] : undefined);

const laneName = (model: Model, site: Site, seat: SeatId): string =>
  model.say(words[model.lang].lane, { seat: { seat }, base: asParam(model, site.base) });

/** More than these stand close together. */
const ROOMY = 3;

/** Minions of another player, small. */
export function Lane({ model, site, seat, onCard }: SiteProps & { readonly seat: SeatId }) {
  const minions = minionsOf(site, seat);
  return (
    <div className={cx(css.lane, minions.length > ROOMY && css.packed)} style={seatStyle(seat)}>
      <Pill model={model} site={site} seat={seat} vp={vpOf(site, seat)} />
      <ul className={css.minis} aria-label={laneName(model, site, seat)}>
        {minions.map((minion) => (
          <Mini key={minion.card} model={model} minion={minion} onOpen={onCard} />
        ))}
      </ul>
    </div>
  );
}

/** Minions at reading size: my own, and with two players the other's too. */
export function Side({
  model,
  site,
  seat,
  width,
  above = false,
  onCard,
}: SiteProps & { readonly seat: SeatId; readonly width: number; readonly above?: boolean }) {
  const minions = minionsOf(site, seat);
  // Signs that would cover a neighbour are left out then.
  const tight = minions.length > ROOMY;
  const size = tight ? Math.round(width * 0.8) : width;
  return (
    <div className={cx(css.side, above && css.above)} style={{ ...seatStyle(seat), '--w': `${size}px` } as CSSProperties}>
      <Pill model={model} site={site} seat={seat} vp={vpOf(site, seat)} />
      <ul className={css.minions} data-upright="" aria-label={laneName(model, site, seat)}>
        {minions.map((minion) => (
          <Minion key={minion.card} model={model} minion={minion} width={size} tight={tight} onOpen={onCard} />
        ))}
      </ul>
    </div>
  );
}

/** One base with everybody's minions: the others above in the same order everywhere, mine below. */
export function Column({ model, site, onBase, onCard, duel, width }: SiteProps & { readonly duel: boolean; readonly width: number }) {
  const hot = scoringOf(model)?.place === site.site;
  const near = nearSeat(model);
  const far = farSeats(model);
  const shared = { model, site, onBase, onCard };
  return (
    <section
      className={cx(css.column, hot && css.hot, duel && css.duel)}
      aria-label={model.text.cards[model.cardOf(site.base)?.def ?? '']?.name}
      data-zone={`site:${site.site}`}
      data-drop={site.base}
      data-group=""
    >
      <div className={css.far}>
        {far.map((seat) =>
          duel ? <Side key={seat} {...shared} seat={seat} width={width} above /> : <Lane key={seat} {...shared} seat={seat} />,
        )}
      </div>
      <Base model={model} site={site} hot={hot} onOpen={() => onBase(site.base)} />
      <Side {...shared} seat={near} width={width} />
    </section>
  );
}
