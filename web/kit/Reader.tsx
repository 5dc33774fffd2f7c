import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Sign } from '../art/Icon.tsx';
import { Picture } from '../art/Picture.tsx';
import { Button } from './Button.tsx';
import { Card, type CardFace } from './Card.tsx';
import { cx } from './cx.ts';
import css from './Reader.module.css';
import { RichText } from './RichText.tsx';
import { useLayout } from './useLayout.ts';

export interface ReaderCard {
  readonly key: string | number;
  readonly face: CardFace;
  /** Can be chosen now: gold edge, and a swipe up does what the gold button does. */
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly dim?: boolean;
}

export interface ReaderProps {
  readonly cards: readonly ReaderCard[];
  readonly at: number;
  /** Accessible name: the row and the place in it. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onAt: (at: number) => void;
  readonly onClose: () => void;
  /** Swiped up. */
  readonly onUp?: () => void;
  /** Chips under the card: owner, words of the card. */
  readonly children?: ReactNode;
  /** Instead of the chips where there is no room under the card. */
  readonly corner?: ReactNode;
}

const SWIPE_PX = 44;

/**
 * A card over the table, readable in full; its neighbours show their edges. Swipe sideways or press a neighbour to go on; swipe down, press
 * beside it, ✕ or Escape to put it back. The prompt and the thumbs stay where they are.
 */
export function Reader({ cards, at, label, closeLabel, onAt, onClose, onUp, children, corner }: ReaderProps) {
  const box = useRef<HTMLDivElement>(null);
  const lies = useLayout() === 'landscape';
  const start = useRef<{ x: number; y: number; scrim: boolean } | null>(null);
  const here = cards[at];
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      // Back to the card or thumb it came from, unless the focus has gone elsewhere by itself.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onDown = (event: PointerEvent): void => {
    // A finger that opened the reader by holding a card lifts over it: that is no press on what lies there.
    start.current = { x: event.clientX, y: event.clientY, scrim: event.target === event.currentTarget };
  };
  const onEnd = (event: PointerEvent): void => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) {
      const next = at - Math.sign(dx);
      if (next >= 0 && next < cards.length) onAt(next);
    } else if (dy > SWIPE_PX * 1.4 && !isScrolled(event.target)) onClose();
    else if (dy < -SWIPE_PX * 1.4 && here?.legal === true && !isScrolled(event.target)) onUp?.();
    else if (from.scrim && event.target === event.currentTarget && Math.hypot(dx, dy) < 10) onClose();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // What lies over the card is put away first.
      if (document.querySelector('dialog[open], [data-meaning]') !== null) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (event.key === 'Escape') onClose();
      else if (by !== undefined && at + by >= 0 && at + by < cards.length) onAt(at + by);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [at, cards.length, onAt, onClose]);
  if (here === undefined) return null;
  return (
    <div
      ref={box}
      className={cx(css.reader, lies && css.lies)}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-reader=""
      onPointerDown={onDown}
      onPointerUp={onEnd}
      onPointerCancel={() => {
        start.current = null;
      }}
    >
      {!lies && at > 0 && <Side card={cards[at - 1]} side="left" onPress={() => onAt(at - 1)} />}
      {!lies && at + 1 < cards.length && <Side card={cards[at + 1]} side="right" onPress={() => onAt(at + 1)} />}
      <div key={here.key} className={cx(css.card, here.legal && css.legal, here.selected && css.selected)}>
        {lies ? <LyingCard face={here.face}>{children}</LyingCard> : <Card face={here.face} size="l" className={css.l} />}
        <Button kind="icon" className={css.close} aria-label={closeLabel} onClick={onClose} data-action="put-back">
          <Sign name="cancel" />
        </Button>
        {!lies && <div className={css.corner}>{corner}</div>}
      </div>
      {!lies && <div className={css.chips}>{children}</div>}
    </div>
  );
}

/** Text that scrolls under the finger is being read, not thrown. */
const isScrolled = (target: EventTarget): boolean => {
  for (let el = target instanceof Element ? target : null; el !== null; el = el.parentElement)
    if (el.scrollHeight > el.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(el).overflowY)) return true;
  return false;
};

function Side({ card, side, onPress }: { readonly card: ReaderCard; readonly side: 'left' | 'right'; readonly onPress: () => void }) {
  return (
    <button type="button" className={cx(css.side, css[side])} tabIndex={-1} aria-hidden="true" onClick={onPress}>
      <Card face={card.face} size="l" className={css.l} />
    </button>
  );
}

/** Picture left, words right: what a low screen has room for. */
export function LyingCard({
  face,
  children,
  low = false,
}: {
  readonly face: CardFace;
  readonly children?: ReactNode;
  readonly low?: boolean;
}) {
  return (
    <article className={cx(css.lying, low && css.low)} data-type={face.type} data-face="up" data-size="l" aria-label={face.name}>
      {face.art ? <Picture art={face.art} part="art" className={css.art} /> : <div className={css.art} />}
      {/* Long texts scroll, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className={css.words} tabIndex={0}>
        <h2>
          {face.seal !== undefined && <span className={css.seal}>{face.seal}</span>}
          {face.name}
        </h2>
        <span className={css.type}>
          <Sign name={face.typeSign} />
          {face.typeLabel}
        </span>
        {face.text !== undefined && <RichText text={face.text} />}
        {face.flavour !== undefined && <p className={css.flavour}>{face.flavour}</p>}
        {face.foot !== undefined && <div className={css.foot}>{face.foot}</div>}
        {children !== undefined && <div className={css.chips}>{children}</div>}
      </div>
    </article>
  );
}

export interface ThumbsProps {
  readonly label: string;
  readonly cards: readonly ReaderCard[];
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** The row that is being read, small: where one is, and a way to jump. */
export function Thumbs({ label, cards, at, onAt }: ThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = list.current?.children[at];
    if (thumb instanceof HTMLElement && list.current !== null)
      list.current.scrollTo({ left: thumb.offsetLeft - list.current.clientWidth / 2 + thumb.offsetWidth / 2 });
  }, [at]);
  return (
    <ul ref={list} className={css.thumbs} aria-label={label}>
      {cards.map((card, n) => (
        <li key={card.key}>
          <button
            type="button"
            className={cx(css.thumb, n === at && css.here, card.legal && css.gold, card.dim && css.dim)}
            data-type={card.face.type}
            aria-label={card.face.name}
            aria-current={n === at || undefined}
            style={{ '--n': n } as CSSProperties}
            onClick={() => onAt(n)}
          >
            {card.face.art && <Picture art={card.face.art} className={css.small} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
