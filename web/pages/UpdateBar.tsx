import { useEffect, useState } from 'react';
import { useNow } from '../app/useNow.ts';
import { Button } from '../kit/index.ts';
import { travelTexts } from '../text/travel.ts';
import { LISTING, type Listing } from '../worker/names.ts';
import css from './Reminder.module.css';
import { useWords } from './words.ts';

const LOOK_MS = 5_000;
const ASK_MS = 10 * 60_000;

/** Whether the server has another page than this one: what the page began with is no part of it any more. */
async function isOld(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (own === null) return false;
  const answer = await fetch(LISTING, { cache: 'no-store' });
  const { shell } = (await answer.json()) as Listing;
  return answer.ok && !shell.includes(new URL(own.src).pathname);
}

/** Never in the middle of a match, and not in a puzzle. */
const isFree = (path: string): boolean =>
  document.querySelector('[data-table]') === null ? !/^\/(?:m|puzzles)\/./.test(path) : document.querySelector('[data-end]') !== null;

/** A page that has been open for long may be older than its server: between matches it can be loaded anew. */
export function UpdateBar({ path }: { readonly path: string }) {
  const { lang } = useWords();
  const w = travelTexts[lang];
  const [old, setOld] = useState(false);
  const [later, setLater] = useState(false);
  // The end of a match comes without a new address.
  useNow(LOOK_MS);
  useEffect(() => {
    if (old) return undefined;
    const ask = (): void => void isOld().then(setOld, () => undefined);
    ask();
    const timer = window.setInterval(ask, ASK_MS);
    return () => window.clearInterval(timer);
  }, [old]);
  if (!old || later || !isFree(path)) return null;
  return (
    <section className={css.reminder} role="status" data-update="">
      <p>
        <b>{w.fresh}</b>
        <span>{w.freshText}</span>
      </p>
      <Button size="sm" onClick={() => setLater(true)}>
        {w.later}
      </Button>
      <Button size="sm" data-action="update" onClick={() => location.reload()}>
        {w.update}
      </Button>
    </section>
  );
}
