/** How often rows may give way before a table scrolls; what each step does is in the style sheets, by `data-tight`. */
const STEPS = 4;
/** Rows come back only where this much would stay free: nothing jumps to and fro with every question. */
const SPARE_PX = 36;
/** Upright and lying. */
const PHONES = '[data-layout="phone"], [data-layout="landscape"]';

/**
 * Keeps a table from scrolling: as long as what lies on it is higher than its room, `data-tight` rises by a step, and rows, gaps and small cards give way.
 * Where even that is not enough on a phone, question and hand give way, too: the page is marked as `data-squeezed`.
 * A ref: it looks again whenever the table or a part of it changes its size.
 */
export function fitted(table: HTMLElement | null): (() => void) | undefined {
  if (table === null) return undefined;
  const page = table.closest<HTMLElement>(PHONES);
  const isTooHigh = (): boolean => table.scrollHeight > table.clientHeight;
  const fit = (): void => {
    const now = Number(table.dataset.tight ?? 0) + (page?.dataset.squeezed === undefined ? 0 : 1);
    delete page?.dataset.squeezed;
    for (let step = 0; step <= STEPS; step++) {
      table.dataset.tight = String(step);
      table.style.setProperty('--spare', `${step < now ? SPARE_PX : 0}px`);
      if (!isTooHigh()) break;
    }
    if (page !== null && isTooHigh()) page.dataset.squeezed = '';
    table.style.removeProperty('--spare');
  };
  const sizes = new ResizeObserver(fit);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(table);
    // The middle takes the room that is left: what lies in it tells more than its own size.
    for (const part of table.children) for (const one of [part, ...part.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(table, { childList: true, subtree: true });
  watch();
  return () => {
    parts.disconnect();
    sizes.disconnect();
  };
}
