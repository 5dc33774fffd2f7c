import { memo } from 'react';
import { useSignPath, useStickerUrl } from '#web/art/registry.ts';
import { EMPTY, type StickerCut } from '#web/art/store.ts';
import { NONE, type Turn } from '../map/grid.ts';
import { GUARD_A, GUARD_B, ROOFTOP, START_TILES, TILES, TOILET } from '../map/tiles.ts';
import { FURNITURE } from './art.ts';
import { CELL, type Quarter } from './geometry.ts';
import css from './map.module.css';
import { shapeOf, wallPath } from './tileShape.ts';

const STICKERS: { readonly [tile: number]: string } = { [TOILET]: 'toilet', [ROOFTOP]: 'helicopter' };
const SIGNS: { readonly [tile: number]: string } = { [GUARD_A]: 'cctv-camera', [GUARD_B]: 'cctv-camera' };

/** A sticker inside a drawing, around its own middle. */
export function Pic({
  name,
  x,
  y,
  size,
  cut = 'big',
  className,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cut?: StickerCut;
  readonly className?: string;
}) {
  const url = useStickerUrl(name, cut);
  return <image className={className} href={url ?? EMPTY} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

/** A sign inside a drawing, in the colour of the text. */
export function Mark({
  name,
  x,
  y,
  size,
  className,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}) {
  const path = useSignPath(name);
  return path === undefined ? null : (
    <path
      className={className}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      d={path}
    />
  );
}

export interface TileProps {
  /** Upper left corner in the drawing. */
  readonly x: number;
  readonly y: number;
  readonly spot: number;
  /** Tile number × 4 + turn, or NONE face down. */
  readonly face: number;
  readonly quarter: Quarter;
  readonly place: string;
  /** Letter and number of a corridor, name of a start tile. */
  readonly label: string;
  readonly trap: string | null;
  /** Anchor of flights from the stack. */
  readonly newest: boolean;
}

/** One tile; drawn again only when it itself changes. */
export const Tile = memo(function Tile({ x, y, spot, face, quarter, place, label, trap, newest }: TileProps) {
  const down = face === NONE;
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-spot={spot}
      data-tile={down ? undefined : TILES[face >> 2].id}
      data-trap={trap ?? undefined}
      data-zone={newest ? 'map' : undefined}
    >
      <g className={css.turning} data-turning={spot}>
        {down ? <Back /> : <Front tile={face >> 2} turn={(face & 3) as Turn} quarter={quarter} label={label} />}
      </g>
      {/* A tile face up is called by its name. */}
      {down && (
        <text className={css.place} x={89} y={89}>
          {place}
        </text>
      )}
      {trap !== null && (
        <g className={css.trap}>
          <circle cx={78} cy={76} r={15} />
          <Pic name={trap === 'mousetrap' ? 'mouse-trap' : 'firecracker'} x={78} y={76} size={24} cut="plain" />
        </g>
      )}
    </g>
  );
});

function Back() {
  return (
    <>
      <rect className={css.back} x={3} y={3} width={94} height={94} rx={8} />
      <rect className={css.backLine} x={9} y={9} width={82} height={82} rx={5} />
      <Mark name="pickle" x={50} y={50} size={40} className={css.backMark} />
    </>
  );
}

/** A face-up tile in its own square, as on the map, beside it and in a choice. */
export function Front({
  tile,
  turn,
  quarter,
  label,
}: {
  readonly tile: number;
  readonly turn: Turn;
  readonly quarter: Quarter;
  readonly label: string;
}) {
  const { walls, vents, arrow } = shapeOf(tile, turn, quarter);
  const { colour, summon } = TILES[tile];
  const start = tile < START_TILES;
  const kind = colour ?? (tile === ROOFTOP ? 'roof' : 'start');
  return (
    <g className={css[kind]}>
      <rect className={css.floor} x={1} y={1} width={98} height={98} rx={6} />
      <rect x={6} y={6} width={88} height={88} fill={`url(#pickle-${kind})`} />
      {start ? (
        <StartSign tile={tile} />
      ) : (
        <Mark name={FURNITURE[tile % FURNITURE.length]} x={50} y={48} size={40} className={css.furniture} />
      )}
      {arrow !== null && <path className={css.arrow} d={arrow} />}
      <path className={css.wall} d={wallPath(walls)} />
      {vents.map(({ side, frame, slats }) => (
        <g key={side}>
          <path className={css.vent} d={frame} />
          <path className={css.slats} d={slats} />
        </g>
      ))}
      {start ? <NamePlate label={label} /> : <Badge label={label} />}
      {summon > 0 && (
        <g className={css.summon}>
          {Array.from({ length: summon }, (_, n) => (
            <Mark key={n} name="police-badge" x={48 + n * 14} y={20.5} size={13} />
          ))}
        </g>
      )}
    </g>
  );
}

function StartSign({ tile }: { readonly tile: number }) {
  const sticker = STICKERS[tile];
  return sticker === undefined ? (
    <Mark name={SIGNS[tile]} x={50} y={56} size={46} className={css.furniture} />
  ) : (
    <Pic name={sticker} x={50} y={58} size={46} className={css.faint} />
  );
}

function Badge({ label }: { readonly label: string }) {
  return (
    <g className={css.badge}>
      <rect x={12} y={12} width={27} height={17} rx={5} />
      <text x={25.5} y={24.5}>
        {label}
      </text>
    </g>
  );
}

/** Room for the name at eleven units a line. */
function NamePlate({ label }: { readonly label: string }) {
  const width = Math.min(CELL - 12, label.length * 6.4 + 14);
  return (
    <g className={css.name}>
      <rect x={(CELL - width) / 2} y={10} width={width} height={18} rx={6} />
      <text x={CELL / 2} y={23} textLength={label.length * 6.4 + 14 > CELL - 12 ? width - 10 : undefined} lengthAdjust="spacingAndGlyphs">
        {label}
      </text>
    </g>
  );
}

/** Patterns of the floors, once for the whole map: colour is never alone. */
export function Floors() {
  return (
    <defs>
      <pattern id="pickle-red" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h11v11H0zM11 11h11v11H11z" fill="#c8876f" opacity=".38" />
      </pattern>
      <pattern id="pickle-blue" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h7v14H0z" fill="#86aecb" opacity=".36" />
      </pattern>
      <pattern id="pickle-grey" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h22M0 11h22M5 0v11M16 11v11" stroke="#8d8674" strokeWidth="1.4" opacity=".5" />
      </pattern>
      <pattern id="pickle-start" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h11v11H0zM11 11h11v11H11z" fill="#8db397" opacity=".4" />
      </pattern>
      <pattern id="pickle-roof" width="18" height="18" patternUnits="userSpaceOnUse">
        <circle cx="9" cy="9" r="2.4" fill="#8f7fb4" opacity=".45" />
      </pattern>
    </defs>
  );
}
