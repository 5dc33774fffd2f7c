import { memo, type ReactNode, useEffect, useState } from 'react';
import type { Pos, PosCard, PosSeat, PosThing, PosTile, SeatId } from '#engine';
import { useSettings } from '../../app/settings.ts';
import { Emoji, SeatMark, Sign, seatStyle } from '../../kit/index.ts';
import { loadPictures, type Pictures } from '../games.ts';
import css from './Position.module.css';

interface PositionProps {
  readonly game: string;
  readonly pos: Pos;
  /** Whose things lie below; null: nobody's. */
  readonly me: SeatId | null;
  readonly className?: string | undefined;
}

const NOTHING: Pos = { seats: [], middle: [] };

/** Pictures come after the words beside them; without them the ground of the game is there. */
function usePictures(game: string): Pictures | null {
  const [found, setFound] = useState<Pictures | null>(null);
  useEffect(() => {
    let gone = false;
    loadPictures(game).then(
      (pictures) => !gone && setFound(pictures),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return found;
}

/**
 * A position in a few things: only what lies open for everybody, the viewer's own below. The words beside it say the same, so it is hidden from those who listen.
 * Its size is that of the place it is put into (`--pw`); narrow ones leave small things out.
 */
export const Position = memo(function Position({ game, pos, me, className }: PositionProps) {
  const pictures = usePictures(game);
  const { seats, middle, map } = pictures === null ? NOTHING : pos;
  const far = seats.filter(({ seat }) => seat !== me);
  const near = seats.find(({ seat }) => seat === me);
  return (
    <div className={className === undefined ? css.pos : `${css.pos} ${className}`} data-pos={game} data-game={game} aria-hidden="true">
      <div className={css.in}>
        <div className={css.far} data-many={far.length > 2 || undefined}>
          {far.map((one) => (
            <Row key={one.seat} one={one} pictures={pictures} />
          ))}
        </div>
        {map !== undefined && <Tiles rows={map} />}
        {map === undefined && (
          <div className={css.middle} data-bases={middle.some(({ kind }) => kind === 'base') || undefined}>
            {middle.map((thing, n) => (
              <Thing key={`${thing.kind}-${String(n)}`} thing={thing} me={me} pictures={pictures} />
            ))}
          </div>
        )}
        <div className={css.near}>{near !== undefined && <Row one={near} pictures={pictures} />}</div>
      </div>
    </div>
  );
});

interface Drawn {
  readonly pictures: Pictures | null;
}

/** How far somebody is, and what lies before them. */
function Row({ one: { seat, count, of, cards }, pictures }: Drawn & { readonly one: PosSeat }) {
  return (
    <span className={css.row}>
      <b className={css.count} style={seatStyle(seat)}>
        <SeatMark seat={seat} />
        {count}
        {of !== undefined && `/${of}`}
      </b>
      {cards.map((card, n) => (
        <Small key={`${card.def}-${String(n)}`} card={card} pictures={pictures} />
      ))}
    </span>
  );
}

/** A card as a sky with its sign. */
function Small({ card: { def, n }, pictures, size }: Drawn & { readonly card: PosCard; readonly size?: 'l' }) {
  const { lang } = useSettings();
  if (pictures === null) return null;
  const { art, face } = pictures;
  const big = art.pictures[def]?.big;
  return (
    <i className={css.card} data-size={size} data-type={face(def, pictures.texts[lang], lang).type}>
      {big !== undefined && <Emoji name={typeof big === 'string' ? big : big[0]} />}
      {n !== undefined && <b>{n}</b>}
    </i>
  );
}

function Thing({ thing, me, pictures }: Drawn & { readonly thing: PosThing; readonly me: SeatId | null }): ReactNode {
  if (thing.kind === 'card') return <Small card={thing} pictures={pictures} size="l" />;
  if (thing.kind === 'rules')
    return (
      <span className={css.rules}>
        {thing.lines.map(({ sign, n }) => (
          <span key={sign}>
            <Sign name={sign} /> {n}
          </span>
        ))}
      </span>
    );
  if (thing.kind === 'goal')
    return (
      <span className={css.goal}>
        {thing.defs.map((def) => (
          <Small key={def} card={{ def }} pictures={pictures} />
        ))}
      </span>
    );
  const sides = (below: boolean): string[] =>
    thing.shares
      .filter(({ seat }) => (seat === me) === below)
      .flatMap(({ cards }) => cards.slice(0, below ? 4 : 2))
      .slice(0, 4);
  return (
    <span className={css.base}>
      <span className={css.minions}>
        {sides(false).map((def, n) => (
          <Small key={`${def}-${String(n)}`} card={{ def }} pictures={pictures} />
        ))}
      </span>
      <span className={css.ground}>
        <Small card={{ def: thing.def, n: thing.n }} pictures={pictures} size="l" />
        <span className={css.meter}>
          {thing.shares
            .filter(({ power }) => power > 0)
            .map(({ seat, power }) => (
              <i key={seat} style={{ ...seatStyle(seat), flexBasis: `${Math.min(100, (power / Math.max(1, thing.n)) * 100)}%` }} />
            ))}
        </span>
      </span>
      <span className={css.minions}>
        {sides(true).map((def, n) => (
          <Small key={`${def}-${String(n)}`} card={{ def }} pictures={pictures} />
        ))}
      </span>
    </span>
  );
}

const Tiles = ({ rows }: { readonly rows: readonly (readonly PosTile[])[] }) => (
  <span className={css.map}>
    {rows.map((row, y) => (
      <span key={`row-${String(y)}`}>
        {row.map(({ ground, on = [] }, x) => (
          <i key={`tile-${String(x)}`} data-ground={ground}>
            {on[0] !== undefined && <Emoji name={on[0]} />}
          </i>
        ))}
      </span>
    ))}
  </span>
);
