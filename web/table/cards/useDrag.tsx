import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardId } from '#engine';
import { buzz, Card } from '../../kit/index.ts';
import type { TableModel } from '../model.ts';
import { onCard } from '../prompt/choice.ts';
import css from './Drag.module.css';
import { dropped, targetsAt } from './drag.ts';

/** So far a mouse or a pen moves before a press becomes a drag; a finger that moves so far before its time is up scrolls or swipes. */
const START_PX = 10;
/** So long a finger rests on a card before it picks it up. */
const HOLD_MS = 250;
const WIDTH = 96;

interface Grip {
  readonly card: CardId;
  readonly touch: boolean;
  x: number;
  y: number;
  /** Lifted from the hand: it follows the pointer. */
  lifted: boolean;
  moved: boolean;
}

export interface Dragging {
  readonly on: { readonly onPointerDown: (event: ReactPointerEvent) => void };
  /** The card under the pointer. */
  readonly shown: ReactNode;
  /** A finger holds a card that can be dragged: holding means that, and nothing else. */
  readonly isHeld: () => boolean;
}

/**
 * Drags a card of the hand to the table, with a mouse or a pen at once, with a finger after a short hold. Dropping it plays it where that is the whole
 * answer; otherwise it chooses, and the gold button plays. `onTap`: a finger that held and let go without moving.
 */
export function useDrag(model: TableModel, onTap: (card: CardId) => void): Dragging {
  const [card, setCard] = useState<CardId | null>(null);
  const grip = useRef<Grip | null>(null);
  const timer = useRef(0);
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef({ model, onTap });
  useEffect(() => {
    latest.current = { model, onTap };
  });
  useLayoutEffect(() => {
    if (card !== null) follow(grip.current, ghost.current, latest.current.model);
  }, [card]);
  useEffect(() => {
    const onMove = (event: PointerEvent): void => {
      const { current } = grip;
      if (current === null) return;
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y) >= START_PX;
      if (!current.lifted) {
        if (!far) return;
        if (current.touch) {
          drop();
          return;
        }
        current.lifted = true;
        setCard(current.card);
      }
      if (!current.moved && !far) return;
      event.preventDefault();
      Object.assign(current, { x: event.clientX, y: event.clientY, moved: true });
      follow(current, ghost.current, latest.current.model);
    };
    const onUp = (event: PointerEvent): void => {
      const { current } = grip;
      drop();
      if (current === null || !current.lifted) return;
      swallowClick();
      if (event.type === 'pointercancel') return;
      if (current.moved) played(latest.current.model, current.card, event.clientX, event.clientY);
      else latest.current.onTap(current.card);
    };
    // A finger that carries a card neither scrolls nor opens a menu.
    const keep = (event: Event): void => {
      if (grip.current?.lifted === true && event.cancelable) event.preventDefault();
    };
    const drop = (): void => {
      window.clearTimeout(timer.current);
      grip.current = null;
      setCard(null);
      mark(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    window.addEventListener('touchmove', keep, { passive: false });
    window.addEventListener('contextmenu', keep);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      window.removeEventListener('touchmove', keep);
      window.removeEventListener('contextmenu', keep);
    };
  }, []);
  const onPointerDown = (event: ReactPointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || !model.canAct) return;
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
    if (id === undefined || onCard(model.ask, Number(id)).length === 0) return;
    const held: Grip = {
      card: Number(id),
      touch: event.pointerType === 'touch',
      x: event.clientX,
      y: event.clientY,
      lifted: false,
      moved: false,
    };
    grip.current = held;
    window.clearTimeout(timer.current);
    if (!held.touch) return;
    timer.current = window.setTimeout(() => {
      held.lifted = true;
      setCard(held.card);
      buzz('choose');
    }, HOLD_MS);
  };
  const def = card === null ? null : (model.cardOf(card)?.def ?? null);
  return {
    on: { onPointerDown },
    isHeld: () => grip.current?.touch === true,
    // On the page itself: the table may be drawn larger or smaller than the pointer's own measure.
    shown:
      def === null
        ? null
        : createPortal(
            <div ref={ghost} className={css.dragged} data-game={model.view.game} data-dragged="" aria-hidden="true">
              <Card face={model.face(def)} size="s" width={WIDTH} />
            </div>,
            document.body,
          ),
  };
}

/** Moves the card after the pointer and lights up what it would be played on. */
function follow(grip: Grip | null, ghost: HTMLElement | null, { ask }: TableModel): void {
  if (grip === null || ghost === null) return;
  // A finger covers what it carries: the card rides above it.
  ghost.style.transform = `translate(${grip.x - WIDTH / 2}px, ${grip.y - WIDTH * (grip.touch ? 1.3 : 0.7)}px)`;
  const fits = grip.moved && dropped(onCard(ask, grip.card), targetsAt(grip.x, grip.y)).length > 0;
  ghost.toggleAttribute('data-fits', fits);
  mark(fits ? (document.elementFromPoint(grip.x, grip.y)?.closest('[data-drop]') ?? null) : null);
}

function mark(place: Element | null): void {
  for (const one of document.querySelectorAll('[data-drop][data-over]')) if (one !== place) one.removeAttribute('data-over');
  place?.setAttribute('data-over', '');
}

function played({ ask, canAct, chosen, choose, answer }: TableModel, card: CardId, x: number, y: number): void {
  if (!canAct || ask === null) return;
  const fits = dropped(onCard(ask, card), targetsAt(x, y));
  if (fits.length === 1 && ask.max === 1) answer([fits[0].key]);
  else if (fits.length > 0 && !fits.some(({ key }) => chosen.includes(key))) choose(fits[0]);
}

/** The click that follows would choose the card a second time. */
function swallowClick(): void {
  const stop = (click: Event): void => click.stopPropagation();
  window.addEventListener('click', stop, { capture: true });
  window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
}
