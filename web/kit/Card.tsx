import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Picture } from '../art/Picture.tsx';
import { useTileUrl } from '../art/registry.ts';
import type { Art, CardBackArt } from '../art/types.ts';
import css from './Card.module.css';
import { cx } from './cx.ts';
import { plainText, RichText } from './RichText.tsx';
import { sentences } from './sentences.ts';
import { soften } from './soften.ts';
import { useHold } from './useHold.ts';

export type CardSize = 'l' | 'm' | 's' | 'xs';

/** What is printed on a card. Texts may carry soft hyphens and the marks of RichText. */
export interface CardFace {
  readonly name: string;
  /** Value of data-type in themes.css: colours, sky and pattern. */
  readonly type: string;
  readonly typeLabel: string;
  /** A shorter word for the ribbon of hand-size cards. */
  readonly typeShort?: string;
  readonly typeSign: string;
  readonly art?: Art;
  /** Key number in the seal; without one the seal shows the type's sign. */
  readonly seal?: string | number;
  /** How to read the number aloud, such as "power 3"; the number itself if left out. */
  readonly sealLabel?: string;
  readonly text?: string;
  /** Two lines for hand size; the text if left out. */
  readonly gist?: string;
  readonly flavour?: string;
  /** The language of its words, where it is not that of the page. */
  readonly lang?: string;
  /** Power and points: see Stat. */
  readonly foot?: ReactNode;
}

export interface CardProps {
  /** Null lies face down. */
  readonly face: CardFace | null;
  /** Identity on the table: flights follow it. */
  readonly id?: string | number;
  readonly size?: CardSize;
  /** Width in px instead of the size's own. */
  readonly width?: number;
  readonly back?: CardBackArt;
  /** Accessible name of the back, or instead of the one made from the face. */
  readonly label?: string;
  readonly legal?: boolean;
  /** Arrow above a legal card: only the first of a group has it. */
  readonly pointer?: boolean;
  /** True for a tick, a number when the order matters. */
  readonly selected?: boolean | number;
  /** Cannot be used now: darker, still readable, still focusable. */
  readonly disabled?: boolean;
  readonly attacked?: boolean;
  readonly spent?: boolean;
  /** Label such as "new"; sets the blue ring. */
  readonly fresh?: string;
  /** Small flag at the top left, such as "goal". */
  readonly flag?: string;
  /** Chip hanging over the lower edge, such as "enough" or "1 more". */
  readonly tag?: ReactNode;
  /** Makes it a button. */
  readonly onPress?: () => void;
  /** Pointer or focus came: show it in the reading pane. */
  readonly onRead?: () => void;
  /** The pointer left it. */
  readonly onLeave?: () => void;
  /** Pressed for 350 ms: open the card sheet. */
  readonly onHold?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly tabIndex?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const longFor = { l: 17, m: 13, s: 99, xs: 99 } as const;
/** Names of three lines at hand size. */
const LONGEST = 25;

/** From how many letters on a text is wordy, longer, endless; on a card to be read, and at hand size. */
const WORDY_LARGE = [130, 200, 300] as const;
const WORDY = [84, 125, 175] as const;

/** Long texts get smaller letters and a lower picture, so that all of it can be read. */
function measureOf(text: string | undefined, [wordy, longer, endless]: readonly [number, number, number]): string | undefined {
  const length = text === undefined ? 0 : plainText(text).length;
  if (length > endless) return css.endless;
  if (length > longer) return css.longer;
  return length > wordy ? css.wordy : undefined;
}

function nameOf(face: CardFace): string {
  const seal = face.seal === undefined ? undefined : (face.sealLabel ?? String(face.seal));
  return sentences([face.name, face.typeLabel, seal, face.text].filter((part) => part !== undefined).map((part) => plainText(part)));
}

export function Card(props: CardProps) {
  const {
    face,
    id,
    size = 's',
    width,
    back,
    selected,
    legal,
    disabled,
    fresh,
    flag,
    tag,
    onPress,
    onRead,
    onLeave,
    onHold,
    onKeyDown,
    className,
  } = props;
  const hold = useHold(onHold);
  const style = { ...props.style, ...(width === undefined ? {} : { '--w': `${width}px` }) } as CSSProperties;
  const label = props.label ?? (face === null ? undefined : nameOf(face));
  const shared = {
    className: cx(
      css.card,
      css[size],
      face === null && css.back,
      legal && css.legal,
      legal && props.pointer && css.pointer,
      selected !== undefined && selected !== false && css.selected,
      disabled && css.off,
      props.attacked && css.attacked,
      fresh !== undefined && css.fresh,
      props.spent && css.spent,
      className,
    ),
    style,
    lang: face?.lang,
    'data-card': id,
    'data-face': face === null ? 'down' : 'up',
    'data-type': face?.type,
    'data-size': size,
    'data-legal': legal || undefined,
    onPointerEnter: onRead,
    // A finger that is lifted has not looked away.
    onPointerLeave: onLeave && ((event: PointerEvent) => event.pointerType === 'mouse' && onLeave()),
    onFocus: onRead,
    onKeyDown,
    tabIndex: props.tabIndex,
    ...hold,
  };
  const inside = (
    <>
      {face === null ? <Back art={back} /> : <Face face={face} size={size} width={width} />}
      {flag !== undefined && <span className={css.flag}>{flag}</span>}
      {selected !== undefined && selected !== false && (
        <span className={css.tick} aria-hidden={selected === true || undefined}>
          {selected === true ? '✓' : selected}
        </span>
      )}
      {fresh !== undefined && <span className={css.news}>{fresh}</span>}
      {props.attacked && <span className={css.claws} />}
      {tag !== undefined && <span className={css.tag}>{tag}</span>}
    </>
  );
  if (onPress) {
    return (
      <button
        type="button"
        {...shared}
        aria-disabled={disabled || undefined}
        aria-pressed={selected === undefined ? undefined : selected !== false}
        onClick={onPress}
      >
        {/* A name made of content: flags and tags of the card belong to it. */}
        {label !== undefined && <span className="sr">{label}</span>}
        {inside}
      </button>
    );
  }
  if (face === null) {
    return (
      <div {...shared} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
        {inside}
      </div>
    );
  }
  return (
    <article {...shared} aria-label={label} tabIndex={props.tabIndex ?? (onRead || onHold ? 0 : undefined)}>
      {inside}
    </article>
  );
}

/** Narrower than this there is room for the picture only; from there to the next, long words break earlier. */
const TINY = 52;
const NARROW = 64;

function Face({ face, size, width = NARROW }: { readonly face: CardFace; readonly size: CardSize; readonly width?: number | undefined }) {
  const whole = size === 'l' || size === 'm';
  const text = size === 'm' ? (face.gist ?? face.text) : face.text;
  const symbol = face.seal === undefined;
  return (
    <>
      <div aria-hidden="true" data-part="face" className={cx(css.face, whole && measureOf(text, size === 'l' ? WORDY_LARGE : WORDY))}>
        {face.art ? <Picture art={face.art} part="art" className={css.art} /> : <div className={css.art} data-part="art" />}
        <div className={css.type}>
          <Sign name={face.typeSign} />
          {whole && <b>{size === 'm' ? (face.typeShort ?? face.typeLabel) : face.typeLabel}</b>}
        </div>
        {whole && (
          <div className={css.text}>
            {text && <RichText text={text} />}
            {size === 'l' && face.flavour && <p className={css.flavour}>{face.flavour}</p>}
          </div>
        )}
        {size === 'l' && <Sign name={face.typeSign} className={css.mark} />}
        {whole && face.foot && <div className={css.foot}>{face.foot}</div>}
      </div>
      {width >= TINY && (
        <span
          aria-hidden="true"
          data-part="name"
          className={cx(
            css.name,
            plainText(face.name).length > longFor[size] && css.long,
            plainText(face.name).length > LONGEST && css.longest,
          )}
        >
          <span>{soften(face.name, size === 'l' ? 15 : size === 'm' ? 9 : width < NARROW ? 7 : 8)}</span>
        </span>
      )}
      {(whole || !symbol) && (
        <span aria-hidden="true" data-part="seal" className={cx(css.seal, !symbol && String(face.seal).length > 1 && css.two)}>
          {symbol ? <Sign name={face.typeSign} /> : face.seal}
        </span>
      )}
    </>
  );
}

function Back({ art }: { readonly art?: CardBackArt }) {
  const tile = useTileUrl(art?.tile ?? '');
  return (
    <span className={css.backPrint} style={tile === undefined ? undefined : ({ '--tile': `url("${tile}")` } as CSSProperties)}>
      <span className={css.backMark}>{art && <Sign name={art.mark} />}</span>
    </span>
  );
}

export interface StatProps {
  readonly kind?: 'power' | 'points' | 'plain';
  readonly sign?: string;
  readonly value: string | number;
  /** What the number is, read aloud and shown on hover. */
  readonly label: string;
}

/** A number in the foot of a card. */
export function Stat({ kind = 'plain', sign, value, label }: StatProps) {
  return (
    <span className={cx(css.stat, kind === 'power' && css.power, kind === 'points' && css.points)} title={label}>
      {sign !== undefined && <Sign name={sign} />}
      {value}
    </span>
  );
}
