import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { MyTable } from '#server/schema.ts';
import { skipTable } from '../app/tables.ts';

/** Enter: the first table. N: the next one comes to its place. Arrows go along the list, digits to a row, I to the invitations. */
export function useTablesKeys(mine: readonly MyTable[], others: readonly MyTable[]): void {
  const [, go] = useLocation();
  const latest = useRef({ mine, others });
  useEffect(() => {
    latest.current = { mine, others };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const { mine, others } = latest.current;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest('input, textarea, select, [role="radio"]')) return;
      const links = [...document.querySelectorAll<HTMLElement>('[data-table-of] a')];
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Enter' && on?.closest('a, button') === null && mine[0] !== undefined) go(`/m/${mine[0].id}`);
      else if (event.code === 'KeyN' && mine.length > 1) skipTable(mine[0].id);
      else if (event.code === 'KeyI') document.querySelector<HTMLElement>('[data-group="invited"] button')?.focus();
      else if (digit !== undefined) {
        const table = [...mine, ...others][Number(digit) - 1];
        if (table === undefined) return;
        go(`/m/${table.id}`);
      } else if (step !== undefined && links.length > 0) {
        const at = links.indexOf(document.activeElement as HTMLElement);
        links[Math.min(links.length - 1, Math.max(0, at < 0 ? 0 : at + step))].focus();
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go]);
}
