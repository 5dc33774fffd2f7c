import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** A part of the board marked as one group with all rows in it, or else cards in one row: one stop of the Tab key, arrows inside. */
const ITEM = '[data-face]';
const groupOf = (item: Element): Element | null => item.closest('[data-group]') ?? item.closest('ul');
const itemsOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(ITEM)].filter((item) => groupOf(item) === group && item.matches('button, [tabindex]'));

/**
 * One stop of Tab for every group of cards below `root`: the card last focused there, else the first that can be chosen, else the first.
 * The hand keeps its own order. Runs after every render, because cards come and go.
 */
export function useCardGroups(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const groups = new Set<Element>();
    for (const item of root.current?.querySelectorAll<HTMLElement>(ITEM) ?? []) {
      const group = item.closest('[data-hand]') === null ? groupOf(item) : null;
      if (group !== null) groups.add(group);
    }
    for (const group of groups) {
      const items = itemsOf(group);
      const stop =
        items.find((item) => item === document.activeElement) ??
        items.find((item) => item.dataset.stop === 'here') ??
        items.find((item) => item.dataset.legal !== undefined) ??
        items[0];
      for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    }
  });
  useEffect(() => {
    const box = root.current;
    box?.addEventListener('keydown', onArrow);
    return () => box?.removeEventListener('keydown', onArrow);
  }, [root]);
}

function onArrow(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null;
  const group = item === null || item.closest('[data-hand]') !== null ? null : groupOf(item);
  if (by === undefined || item === null || group === null || event.defaultPrevented) return;
  const items = itemsOf(group);
  const next = items[items.indexOf(item) + by];
  event.preventDefault();
  if (next === undefined) return;
  for (const one of items) {
    delete one.dataset.stop;
    one.tabIndex = one === next ? 0 : -1;
  }
  next.dataset.stop = 'here';
  next.focus();
}

/**
 * Focus is never lost: the focused thing may leave the page, or be unable to hold the focus (a card whose copy is in flight). The focus then goes to
 * its neighbour in the same group, else to the hand, else to the prompt bar. Whoever clicks beside everything lets go on purpose.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; group: Element | null; index: number } | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const element = event.target;
      if (!(element instanceof HTMLElement) || root.current?.contains(element) !== true) return;
      const item = element.closest<HTMLElement>(ITEM);
      const group = item === null ? null : groupOf(item);
      last.current = { element, group, index: group === null || item === null ? 0 : itemsOf(group).indexOf(item) };
    };
    const letGo = () => {
      last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', letGo, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', letGo, true);
    };
  }, [root]);
  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || document.activeElement !== document.body || !document.hasFocus()) return;
    const near = lost.group?.isConnected === true ? itemsOf(lost.group) : [];
    const words = root.current?.querySelector<HTMLElement>('[data-prompt] [role="status"]');
    if (words !== null && words !== undefined) words.tabIndex = -1;
    const places = [
      lost.element,
      near[Math.min(lost.index, near.length - 1)],
      root.current?.querySelector<HTMLElement>('[data-hand] [data-face][tabindex="0"]'),
      root.current?.querySelector<HTMLElement>('[data-prompt] button'),
      words,
    ];
    for (const place of places) {
      place?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  });
}

/** Single keys for the whole table; not while somebody types or a dialog is open. */
export function useTableKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog[open]') !== null) return;
      // By the place of the key, so that it works on a Russian keyboard too.
      const act = latest.current[event.code];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
