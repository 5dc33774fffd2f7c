import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardId, OptionView } from '#engine';
import { Card } from '#web/kit/index.ts';
import { onCard } from '#web/table/prompt/choice.ts';
import css from './seats.module.css';
import { type Model, targetOf, viewOf } from './state.ts';

const START_PX = 10;
const WIDTH = 96;

interface Drag {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
}

/** The places under a point, nearest first: a minion, then its base. */
function targetsAt(x: number, y: number): CardId[] {
  const hit = document.elementFromPoint(x, y);
  const piece = hit?.closest<HTMLElement>('[data-card]')?.dataset.card;
  const place = hit?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  return [piece, place].flatMap((id) => (id === undefined ? [] : [Number(id)]));
}

/** What dropping a card at a point means: its option for what lies there, or its only one anywhere over the table. */
export function dropOption(options: readonly OptionView[], targets: readonly CardId[]): OptionView | undefined {
  for (const target of targets) {
    const fits = options.find((option) => targetOf(option) === target);
    if (fits !== undefined) return fits;
  }
  return targets.length > 0 ? options.find((option) => targetOf(option) === undefined) : undefined;
}

/**
 * Drags a hand card to a base with a mouse or a pen. A finger swipes instead: on a touch screen the same movement scrolls the hand. Dropping chooses,
 * the gold button (or fast clicks) plays, so that nothing happens by a slip of the hand.
 */
export function useDrag(model: Model): {
  readonly on: { readonly onPointerDown: (event: ReactPointerEvent) => void };
  readonly shown: ReactNode;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const from = useRef<{ readonly card: CardId; readonly x: number; readonly y: number } | null>(null);
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  useEffect(() => {
    let moving = false;
    const over = (x: number, y: number): void => {
      for (const one of document.querySelectorAll('[data-over]')) one.removeAttribute('data-over');
      document.elementFromPoint(x, y)?.closest('[data-drop]')?.setAttribute('data-over', '');
    };
    const onMove = (event: PointerEvent) => {
      const start = from.current;
      if (start === null) return;
      if (!moving && Math.hypot(event.clientX - start.x, event.clientY - start.y) < START_PX) return;
      moving = true;
      event.preventDefault();
      over(event.clientX, event.clientY);
      setDrag({ card: start.card, x: event.clientX, y: event.clientY });
    };
    const onUp = (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!moving || start === null) return;
      moving = false;
      setDrag(null);
      over(-1, -1);
      // The click that follows would choose the card a second time.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      window.setTimeout(() => window.dispatchEvent(new MouseEvent('click')), 0);
      const { ask, canAct, choose, chosen } = latest.current;
      if (!canAct || event.type === 'pointercancel') return;
      const option = dropOption(onCard(ask, start.card), targetsAt(event.clientX, event.clientY));
      if (option !== undefined && !chosen.includes(option.key)) choose(option);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, []);
  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0 || !model.canAct) return;
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
    if (id === undefined || onCard(model.ask, Number(id)).length === 0) return;
    from.current = { card: Number(id), x: event.clientX, y: event.clientY };
  };
  const def = drag === null ? null : viewOf(model, drag.card).def;
  return {
    on: { onPointerDown },
    // On the page itself: the table may be drawn larger or smaller than the pointer's own measure.
    shown:
      drag === null || def === null
        ? null
        : createPortal(
            <div
              className={css.dragged}
              style={{ transform: `translate(${drag.x - WIDTH / 2}px, ${drag.y - WIDTH * 0.7}px)` }}
              data-game={model.view.game}
              aria-hidden="true"
            >
              <Card face={model.face(def)} size="s" width={WIDTH} />
            </div>,
            document.body,
          ),
  };
}
